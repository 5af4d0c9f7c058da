//! Events as one statement: what may happen, by which rule, to whom, and when a file may say so.

use montjoie_table::{ArmyId, CharacterId, Id, PlaceId, ScriptId, Side, Subject, UnitId, ids};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::DeserializeOwned, de::Error as _};

/// What an event is made of: an id, a number, a word of the book.
pub trait EventPart: Copy + Serialize + DeserializeOwned {
    /// Writes it as a field of an event.
    ///
    /// # Errors
    /// As the serializer does.
    fn write<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.serialize(serializer)
    }

    /// Reads it from a field of an event.
    ///
    /// # Errors
    /// As the deserializer does, and for the mark of something else.
    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::deserialize(deserializer)
    }

    /// Whom an event befell that names this first.
    fn subject(self) -> Subject {
        Subject::NOBODY
    }
}

/// Whether a battle has what part of an event names: everyone is on the list, every number within reach.
pub trait Known<B>: Copy {
    /// Whether it may be laid on this battle from outside.
    fn known(self, _battle: &B) -> bool {
        true
    }
}

/// An event that a battle may get from outside, as [`events!`](crate::events!) makes them.
pub trait Admitted<B> {
    /// Whether it may be laid on this battle: everyone it names is on the list, every number within reach.
    fn is_admitted(&self, battle: &B) -> bool;
}

/// Parts that any battle knows: numbers, and words of the book. `parts! { Order, How }` for all battles.
#[macro_export]
macro_rules! parts {
    ($($ty:ty),+ $(,)?) => { $(
        impl $crate::EventPart for $ty {}
        impl<B> $crate::Known<B> for $ty {}
    )+ };
}

parts!(bool, u8, i8, u16, i16, u32, i32, u64, i64);

impl EventPart for Side {
    fn subject(self) -> Subject {
        Subject::side(self)
    }
}
impl<B> Known<B> for Side {}

/// A side where there is one: whoever is first, whoever won. What happened befell both.
impl EventPart for Option<Side> {}

ids! {
    /// The number of a unit that joins the list.
    NewUnitId: unit,
}

impl EventPart for NewUnitId {
    fn write<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        write_one(*self, serializer)
    }

    fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<NewUnitId, D::Error> {
        read_one(deserializer)
    }

    fn subject(self) -> Subject {
        Id::subject(self)
    }
}

/// The number of an event of the scenario, written bare.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ScriptNumber(pub u8);

impl EventPart for ScriptNumber {
    fn subject(self) -> Subject {
        Subject::event(self.0)
    }
}
impl<B> Known<B> for ScriptNumber {}

/// Somebody or something by its mark.
impl EventPart for Subject {
    fn subject(self) -> Subject {
        self
    }
}

fn write_id<I: Id, S: Serializer>(id: I, serializer: S) -> Result<S::Ok, S::Error> {
    if I::MARKED { id.subject().serialize(serializer) } else { serializer.serialize_u8(id.place()) }
}

/// An id, or none for nobody.
fn read_id<'de, I: Id, D: Deserializer<'de>>(deserializer: D) -> Result<Option<I>, D::Error> {
    if !I::MARKED {
        return Ok(I::at(u8::deserialize(deserializer)?));
    }
    let subject = Subject::deserialize(deserializer)?;
    if subject == Subject::NOBODY {
        return Ok(None);
    }
    I::of(subject).map(Some).ok_or_else(|| D::Error::custom(format!("{subject} is not of this kind")))
}

/// Ids as parts of events: written by their marks, or their numbers where only the book knows them.
#[macro_export]
macro_rules! id_parts {
    ($($ty:ty),+ $(,)?) => { $(
        impl $crate::EventPart for $ty {
            fn write<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                $crate::events::write_one(*self, serializer)
            }

            fn read<'de, D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<$ty, D::Error> {
                $crate::events::read_one(deserializer)
            }

            fn subject(self) -> $crate::table::Subject {
                $crate::table::Id::subject(self)
            }
        }

        impl $crate::EventPart for Option<$ty> {
            fn write<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                $crate::or_nobody::write(*self, serializer)
            }

            fn read<'de, D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Option<$ty>, D::Error> {
                $crate::or_nobody::read(deserializer)
            }

            fn subject(self) -> $crate::table::Subject {
                self.map_or($crate::table::Subject::NOBODY, $crate::table::Id::subject)
            }
        }
    )+ };
}

id_parts!(UnitId, CharacterId, PlaceId, ArmyId, ScriptId);

impl<B, I: Known<B>> Known<B> for Option<I> {
    fn known(self, battle: &B) -> bool {
        self.is_none_or(|id| id.known(battle))
    }
}

#[doc(hidden)]
pub fn write_one<I: Id, S: Serializer>(id: I, serializer: S) -> Result<S::Ok, S::Error> {
    write_id(id, serializer)
}

#[doc(hidden)]
pub fn read_one<'de, I: Id, D: Deserializer<'de>>(deserializer: D) -> Result<I, D::Error> {
    read_id(deserializer)?.ok_or_else(|| D::Error::custom("nobody is named where somebody must be"))
}

/// For `#[serde(with = "montjoie_game::part")]`, which [`events!`](crate::events!) puts on every field.
pub mod part {
    use super::{Deserializer, EventPart, Serializer};

    /// Writes a part of an event.
    ///
    /// # Errors
    /// As the serializer does.
    pub fn serialize<P: EventPart, S: Serializer>(part: &P, serializer: S) -> Result<S::Ok, S::Error> {
        part.write(serializer)
    }

    /// Reads a part of an event.
    ///
    /// # Errors
    /// As [`EventPart::read`] does.
    pub fn deserialize<'de, P: EventPart, D: Deserializer<'de>>(deserializer: D) -> Result<P, D::Error> {
        P::read(deserializer)
    }
}

/// An id or nobody. In a state, for `#[serde(with = "montjoie_game::or_nobody")]`: its number, 255 for nobody.
pub mod or_nobody {
    use super::{Deserializer, Id, Serialize, Serializer, Subject, read_id, write_id};

    /// Writes a number, 255 for nobody.
    ///
    /// # Errors
    /// As the serializer does.
    pub fn serialize<I: Id, S: Serializer>(id: &Option<I>, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(id.map_or(u8::MAX, Id::place))
    }

    #[doc(hidden)]
    pub fn write<I: Id, S: Serializer>(id: Option<I>, serializer: S) -> Result<S::Ok, S::Error> {
        match id {
            Some(id) => write_id(id, serializer),
            None if I::MARKED => Subject::NOBODY.serialize(serializer),
            None => serializer.serialize_u8(u8::MAX),
        }
    }

    #[doc(hidden)]
    pub fn read<'de, I: Id, D: Deserializer<'de>>(deserializer: D) -> Result<Option<I>, D::Error> {
        read_id(deserializer)
    }
}

/// States everything that can happen to a battle, each event once: its fields, the rule it follows, and, after `if`, what
/// must hold beyond its fields before a file or a ruling may lay it. Attributes of a field are kept: `serde(default)` on one that
/// older files do not have.
///
/// Of each event this makes the variant, `Happening::rule`, `Happening::subject` (its first field's, see [`EventPart::subject`], or
/// that of the field after `of`) and
/// `admitted`, which asks every field whether the battle knows it ([`Known`]).
///
/// ```
/// # extern crate montjoie_game as game;
/// use montjoie_game::{Known, events};
/// use montjoie_table::{Id as _, Happening as _, Subject, UnitId};
///
/// struct Battle { men: Vec<u32> }
/// impl Known<Battle> for UnitId {
///     fn known(self, battle: &Battle) -> bool { self.index() < battle.men.len() }
/// }
///
/// events! {
///     /// Something that happened.
///     pub enum Event of Battle {
///         /// A round begins.
///         Began => "OST-01",
///         /// Men fall.
///         Fell { unit: UnitId, men: u32 } => "OST-12",
///         /// Men come back; older files do not say how many.
///         Rallied { unit: UnitId, #[serde(default)] men: u32 } => "OST-13",
///         /// One went at another.
///         Met { by: UnitId, on: UnitId } if |_b| by != on => "OST-07",
///         /// One is followed from here on, or nobody is.
///         Follows { unit: UnitId, whom: Option<UnitId> } => if whom.is_some() { "OST-08" } else { "OST-09" },
///     }
/// }
///
/// let (pikes, ogres) = (UnitId::new(0), UnitId::new(1));
/// let fell = Event::Fell { unit: ogres, men: 3 };
/// assert_eq!((fell.rule().0, fell.subject()), ("OST-12", Subject::unit(1)));
/// assert_eq!(serde_json::to_string(&fell).unwrap(), r##"{"fell":{"unit":"#u1","men":3}}"##);
/// let alone = Event::Follows { unit: pikes, whom: None };
/// let kept = r##"{"follows":{"unit":"#u0","whom":"#-"}}"##;
/// assert_eq!(serde_json::to_string(&alone).unwrap(), kept);
/// assert_eq!(serde_json::from_str::<Event>(kept).unwrap(), alone);
///
/// let older: Event = serde_json::from_str(r##"{"rallied":{"unit":"#u0"}}"##).unwrap();
/// assert_eq!(older, Event::Rallied { unit: pikes, men: 0 });
///
/// let field = Battle { men: vec![20] };
/// assert!(Event::Fell { unit: pikes, men: 3 }.admitted(&field));
/// assert!(!fell.admitted(&field), "the ogres are not on the list");
/// assert!(!Event::Met { by: pikes, on: pikes }.admitted(&field));
/// assert!(serde_json::from_str::<Event>(r##"{"fell":{"unit":"#c1","men":3}}"##).is_err(), "a character is no unit");
/// ```
#[macro_export]
macro_rules! events {
    ($(#[$meta:meta])* pub enum $name:ident of $battle:ty {
        $($(#[$doc:meta])* $event:ident $({ $($(#[$attr:meta])* $field:ident : $ty:ty),* $(,)? })? $(($inner:ident : $of:ty))?
            $(of $whom:ident)? $(if |$b:pat_param| $guard:expr)? => $rule:expr),+ $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
        #[serde(rename_all = "snake_case")]
        #[allow(missing_docs)] // the fields are named for what they hold
        pub enum $name { $(
            $(#[$doc])*
            $event $({ $($(#[$attr])* #[serde(with = "montjoie_game::part")] $field: $ty),* })? $((#[serde(with = "montjoie_game::part")] $of))?
        ),+ }

        impl $crate::table::Happening for $name {
            #[allow(unused_variables)]
            fn rule(&self) -> $crate::table::Rule {
                $crate::table::Rule(match *self { $($name::$event { $($($field),*)? $(0: $inner)? } => $rule),+ })
            }

            #[allow(unused_variables)]
            fn subject(&self) -> $crate::table::Subject {
                match *self { $(
                    $name::$event { $($($field),*)? $(0: $inner)? } => $crate::events!(@first $($whom)? $($($field)*)? $($inner)?)
                ),+ }
            }
        }

        impl $crate::Admitted<$battle> for $name {
            fn is_admitted(&self, battle: &$battle) -> bool {
                self.admitted(battle)
            }
        }

        impl $name {
            /// Whether this may be laid on a battle from outside: everyone it names is on the list, every number in reach.
            #[must_use]
            #[allow(unused_variables)]
            pub fn admitted(&self, battle: &$battle) -> bool {
                match *self { $(
                    $name::$event { $($($field),*)? $(0: $inner)? } => {
                        true $($(&& $crate::Known::<$battle>::known($field, battle))*)?
                            $(&& $crate::Known::<$battle>::known($inner, battle))?
                            $(&& { let $b = battle; $guard })?
                    }
                ),+ }
            }
        }
    };
    (@first) => { $crate::table::Subject::NOBODY };
    (@first $first:ident $($rest:ident)*) => { $crate::EventPart::subject($first) };
}
