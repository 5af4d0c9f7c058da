//! Numbers of things, each kind a type of its own: a unit cannot be taken for a character.

use crate::Subject;
use std::fmt::Debug;
use std::hash::Hash;

/// The number of something: its place on its list.
///
/// An id takes one byte, and so does an `Option` of it.
pub trait Id: Copy + Eq + Ord + Hash + Debug + Send + Sync + 'static {
    /// The one at this place; none for 255, which files write for nobody.
    fn at(place: u8) -> Option<Self>;

    /// Its place on its list.
    fn place(self) -> u8;

    /// Whom it means to interfaces and files: nobody where only the book knows such things.
    fn subject(self) -> Subject;

    /// Whether files write it as the mark of its subject, `#u3`, instead of its number.
    const MARKED: bool;

    /// The one this subject means.
    fn of(subject: Subject) -> Option<Self>;

    /// Its place, to index a list.
    #[inline(always)]
    fn index(self) -> usize {
        usize::from(self.place())
    }

    /// The ids of a list of this length, in order.
    #[inline(always)]
    fn all(length: usize) -> impl Iterator<Item = Self> + Clone {
        (0..u8::try_from(length).unwrap_or(u8::MAX)).filter_map(Self::at)
    }
}

/// Makes types of ids: `UnitId: unit` is a [`Subject`] of that kind, `EncounterId: number` is known to its book alone.
///
/// ```
/// # use montjoie_table::{Id as _, ids};
/// ids! {
///     /// The number of an encounter.
///     EncounterId: number,
/// }
/// assert_eq!(EncounterId::at(3).map(|id| id.index()), Some(3));
/// assert_eq!(size_of::<Option<EncounterId>>(), 1);
/// ```
#[macro_export]
macro_rules! ids {
    ($($(#[$meta:meta])* $name:ident : $kind:ident),+ $(,)?) => { $(
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name(::std::num::NonZeroU8);

        impl $name {
            /// The one at this place of the list; 254 at the most.
            #[must_use]
            #[inline(always)]
            pub const fn new(place: u8) -> $name {
                match ::std::num::NonZeroU8::new(place.saturating_add(1)) {
                    Some(kept) => $name(kept),
                    None => $name(::std::num::NonZeroU8::MAX),
                }
            }

            /// Its place on the list.
            #[must_use]
            #[inline(always)]
            pub const fn number(self) -> u8 {
                self.0.get() - 1
            }
        }

        impl $crate::Id for $name {
            #[inline(always)]
            fn at(place: u8) -> Option<$name> {
                ::std::num::NonZeroU8::new(place.wrapping_add(1)).map($name)
            }

            #[inline(always)]
            fn place(self) -> u8 {
                self.number()
            }

            fn subject(self) -> $crate::Subject {
                $crate::ids!(@subject $kind self.number())
            }

            const MARKED: bool = $crate::ids!(@marked $kind);

            fn of(subject: $crate::Subject) -> Option<$name> {
                $crate::ids!(@of $kind subject).and_then(<$name as $crate::Id>::at)
            }
        }

        impl ::std::fmt::Debug for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                write!(f, "{}({})", stringify!($name), self.number())
            }
        }

        /// In a battle's state an id is its number.
        impl ::serde::Serialize for $name {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_u8(self.number())
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $name {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                let place = u8::deserialize(deserializer)?;
                <$name as $crate::Id>::at(place).ok_or_else(|| ::serde::de::Error::custom("255 is the number of nobody"))
            }
        }

        impl From<$name> for $crate::Subject {
            fn from(id: $name) -> $crate::Subject {
                $crate::Id::subject(id)
            }
        }

        impl From<$name> for usize {
            #[inline(always)]
            fn from(id: $name) -> usize {
                usize::from(id.number())
            }
        }
    )+ };
    (@subject number $n:expr) => {{ let _ = $n; $crate::Subject::NOBODY }};
    (@subject $kind:ident $n:expr) => { $crate::Subject::$kind($n) };
    (@marked number) => { false };
    (@marked $kind:ident) => { true };
    (@of number $subject:expr) => {{ let _ = $subject; None::<u8> }};
    (@of unit $subject:expr) => { $crate::ids!(@kind Unit $subject) };
    (@of character $subject:expr) => { $crate::ids!(@kind Character $subject) };
    (@of place $subject:expr) => { $crate::ids!(@kind Place $subject) };
    (@of army $subject:expr) => { $crate::ids!(@kind Army $subject) };
    (@of event $subject:expr) => { $crate::ids!(@kind Event $subject) };
    (@kind $kind:ident $subject:expr) => {
        match $subject.kind() {
            $crate::Kind::$kind(n) => Some(n),
            _ => None,
        }
    };
}

ids! {
    /// The number of a unit, or of anyone who fights as one.
    UnitId: unit,
    /// The number of a character who is not counted among the units.
    CharacterId: character,
    /// The number of a place: a section of wall, a site, an engine.
    PlaceId: place,
    /// The number of an army.
    ArmyId: army,
    /// The number of an event of the scenario.
    ScriptId: event,
}

/// Bare numbers, until a book has ids of its own: 255 is nobody.
impl Id for u8 {
    fn at(place: u8) -> Option<u8> {
        Some(place)
    }

    #[inline(always)]
    fn place(self) -> u8 {
        self
    }

    fn subject(self) -> Subject {
        Subject::unit(self)
    }

    const MARKED: bool = true;

    fn of(subject: Subject) -> Option<u8> {
        UnitId::of(subject).map(Id::place)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Side;

    #[test]
    fn an_id_takes_a_byte_and_so_does_nobody() {
        assert_eq!(size_of::<UnitId>(), 1);
        assert_eq!(size_of::<Option<UnitId>>(), 1);
        assert_eq!(UnitId::at(u8::MAX), None);
        assert_eq!(UnitId::at(254).map(Id::place), Some(254));
    }

    #[test]
    fn ids_keep_the_order_of_their_list() {
        let places: Vec<u8> = UnitId::all(3).map(Id::place).collect();
        assert_eq!(places, [0, 1, 2]);
        assert!(UnitId::new(3) < UnitId::new(4));
        assert_eq!(UnitId::all(400).count(), 255);
    }

    #[test]
    fn an_id_is_read_only_from_a_subject_of_its_kind() {
        assert_eq!(UnitId::of(Subject::unit(7)), Some(UnitId::new(7)));
        assert_eq!(UnitId::of(Subject::character(7)), None);
        assert_eq!(CharacterId::of(Subject::character(7)), Some(CharacterId::new(7)));
        assert_eq!(ArmyId::of(Subject::side(Side::A)), None);
        assert_eq!(Subject::from(PlaceId::new(2)), Subject::place(2));
    }
}
