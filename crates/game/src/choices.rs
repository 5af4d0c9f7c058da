//! Choices that every book knows: yes or no, this one or nobody, one of a few words.

use crate::mark::NOBODY;
use montjoie_table::{Choice, Id as _, Key, Kind, Object, Office, Question, State, Subject, Token, UnitId};
use std::marker::PhantomData;

/// The one somebody a choice names, if it names just one.
#[must_use]
pub fn who_of(objects: &[Object]) -> Option<Subject> {
    match objects {
        [Object::Who(who)] => Some(*who),
        _ => None,
    }
}

/// The one unit a choice names.
#[must_use]
pub fn unit_of(objects: &[Object]) -> Option<u8> {
    match who_of(objects)?.kind() {
        Kind::Unit(unit) => Some(unit),
        _ => None,
    }
}

/// The one character a choice names.
#[must_use]
pub fn character_of(objects: &[Object]) -> Option<u8> {
    match who_of(objects)?.kind() {
        Kind::Character(character) => Some(character),
        _ => None,
    }
}

/// The one place a choice names.
#[must_use]
pub fn place_of(objects: &[Object]) -> Option<u8> {
    match who_of(objects)?.kind() {
        Kind::Place(place) => Some(place),
        _ => None,
    }
}

/// One of two: a word for true, a word for false.
#[macro_export]
macro_rules! either {
    ($($(#[$meta:meta])* $name:ident($yes:literal, $no:literal)),+ $(,)?) => { $(
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct $name(pub bool);

        impl $crate::table::Choice for $name {
            fn token(self) -> $crate::table::Token {
                $crate::table::Token::verb(if self.0 { $yes } else { $no })
            }

            fn from_words(verb: &str, objects: &[$crate::table::Object]) -> Option<$name> {
                match verb {
                    $yes if objects.is_empty() => Some($name(true)),
                    $no if objects.is_empty() => Some($name(false)),
                    _ => None,
                }
            }
        }
    )+ };
}
pub use either;

/// One of a few, each with its word.
#[macro_export]
macro_rules! one_of {
    ($($(#[$meta:meta])* $name:ident { $($(#[$doc:meta])* $one:ident = $word:literal),+ $(,)? })+) => { $(
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $name { $($(#[$doc])* $one),+ }

        impl $crate::table::Choice for $name {
            fn token(self) -> $crate::table::Token {
                $crate::table::Token::verb(match self { $($name::$one => $word),+ })
            }

            fn from_words(verb: &str, objects: &[$crate::table::Object]) -> Option<$name> {
                match verb {
                    $($word if objects.is_empty() => Some($name::$one),)+
                    _ => None,
                }
            }
        }
    )+ };
}
pub use one_of;

/// Orders, each by its word: first those that stand alone, then those about a unit.
///
/// ```
/// # use montjoie_game::choices::orders;
/// # use montjoie_table::{Choice as _, UnitId};
/// orders! {
///     /// What a unit does.
///     pub enum Order {
///         /// It stays where it is.
///         Hold = "hold";
///         /// It strikes.
///         Attack(UnitId) = "attack",
///         /// It shoots.
///         Shoot(UnitId) = "shoot",
///     }
/// }
/// assert_eq!(Order::Hold.token().verb, "hold");
/// assert_eq!(Order::from_words("hold", &[]), Some(Order::Hold));
/// assert_eq!(Order::from_words("attack", &[]), None, "nobody is named");
/// let shoot = Order::Shoot(UnitId::new(2));
/// assert_eq!(Order::from_words("shoot", &shoot.token().objects), Some(shoot));
/// ```
#[macro_export]
macro_rules! orders {
    ($(#[$meta:meta])* pub enum $name:ident {
        $($(#[$doc:meta])* $alone:ident = $word:literal),+;
        $($(#[$aimed_doc:meta])* $aimed:ident(UnitId) = $at:literal),+ $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $name { $($(#[$doc])* $alone,)+ $($(#[$aimed_doc])* $aimed($crate::table::UnitId)),+ }

        impl $crate::table::Choice for $name {
            fn token(self) -> $crate::table::Token {
                match self {
                    $($name::$alone => $crate::table::Token::verb($word),)+
                    $($name::$aimed(unit) => $crate::table::Token::on($at, unit.into())),+
                }
            }

            fn from_words(verb: &str, objects: &[$crate::table::Object]) -> Option<$name> {
                let unit = || $crate::choices::who_of(objects).and_then(<$crate::table::UnitId as $crate::table::Id>::of);
                match verb {
                    $($word if objects.is_empty() => Some($name::$alone),)+
                    $($at => unit().map($name::$aimed),)+
                    _ => None,
                }
            }
        }
    };
}
pub use orders;

/// Somebody, by a word that takes him along, or nobody, by a word of its own.
#[macro_export]
macro_rules! somebody {
    ($($(#[$meta:meta])* $name:ident($on:literal), $nobody:ident = $none:literal);+ $(;)?) => { $(
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct $name(pub $crate::table::Subject);

        impl $name {
            /// Nobody in particular.
            pub const $nobody: $name = $name($crate::table::Subject::NOBODY);
        }

        impl $crate::table::Choice for $name {
            fn token(self) -> $crate::table::Token {
                if self == $name::$nobody {
                    $crate::table::Token::verb($none)
                } else {
                    $crate::table::Token::on($on, self.0)
                }
            }

            fn from_words(verb: &str, objects: &[$crate::table::Object]) -> Option<$name> {
                match verb {
                    $on => $crate::choices::who_of(objects).map($name),
                    $none if objects.is_empty() => Some($name::$nobody),
                    _ => None,
                }
            }
        }
    )+ };
}
pub use somebody;

/// Yes or no.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Yes(pub bool);

/// Kept in French, read in both languages.
impl Choice for Yes {
    fn token(self) -> Token {
        Token::verb(if self.0 { "oui" } else { "non" })
    }

    fn from_words(verb: &str, objects: &[Object]) -> Option<Yes> {
        match verb {
            "oui" | "yes" if objects.is_empty() => Some(Yes(true)),
            "non" | "no" if objects.is_empty() => Some(Yes(false)),
            _ => None,
        }
    }
}

/// A unit, or nobody: whom the chief favours, who strikes at the runaways, whom to strike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pick(pub u8);

impl Pick {
    /// Nobody.
    pub const NOBODY: Pick = Pick(NOBODY);
}

impl Choice for Pick {
    fn token(self) -> Token {
        if self.0 == NOBODY { Token::verb("personne") } else { Token::on("sur", Subject::unit(self.0)) }
    }

    fn from_words(verb: &str, objects: &[Object]) -> Option<Pick> {
        match verb {
            "sur" => unit_of(objects).map(Pick),
            "personne" if objects.is_empty() => Some(Pick::NOBODY),
            _ => None,
        }
    }
}

/// A unit by its id, or nobody: whom the chief favours, who strikes at the runaways, whom to strike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Whom(pub Option<UnitId>);

impl Whom {
    /// Nobody.
    pub const NOBODY: Whom = Whom(None);
}

impl Choice for Whom {
    fn token(self) -> Token {
        self.0.map_or(Token::verb("personne"), |unit| Token::on("sur", unit.subject()))
    }

    fn from_words(verb: &str, objects: &[Object]) -> Option<Whom> {
        match verb {
            "sur" => who_of(objects).and_then(UnitId::of).map(|unit| Whom(Some(unit))),
            "personne" if objects.is_empty() => Some(Whom::NOBODY),
            _ => None,
        }
    }
}

/// A question that is answered by yes or no; see [`confirm`].
#[derive(Clone, Copy)]
pub struct YesNo<F> {
    key: Key,
    office: Office,
    usual: F,
}

/// Yes or no, for this office to say. `usual` is the doctrine's answer.
pub fn confirm<S: State, F: Fn(&S, &S::Plan) -> bool + Copy>(key: Key, office: Office, usual: F) -> YesNo<F> {
    YesNo { key, office, usual }
}

impl<S: State, F: Fn(&S, &S::Plan) -> bool + Copy> Question<S> for YesNo<F> {
    type Answer = Yes;

    fn key(self) -> Key {
        self.key
    }

    fn office(self, _: &S) -> Office {
        self.office
    }

    fn options(self, _: &S, offer: &mut dyn FnMut(Yes)) {
        offer(Yes(true));
        offer(Yes(false));
    }

    fn usual(self, battle: &S, plan: &S::Plan) -> Yes {
        Yes((self.usual)(battle, plan))
    }
}

/// A question with options of its own; see [`pick`].
pub struct Among<A, O, F> {
    key: Key,
    office: Office,
    options: O,
    usual: F,
    answer: PhantomData<A>,
}

impl<A, O: Copy, F: Copy> Clone for Among<A, O, F> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<A, O: Copy, F: Copy> Copy for Among<A, O, F> {}

/// One of these options, for this office to choose. `usual` is the doctrine's answer, one of the options.
pub fn pick<S, A, O, F>(key: Key, office: Office, options: O, usual: F) -> Among<A, O, F>
where
    S: State,
    A: Choice,
    O: Fn(&S, &mut dyn FnMut(A)) + Copy,
    F: Fn(&S, &S::Plan) -> A + Copy,
{
    Among { key, office, options, usual, answer: PhantomData }
}

impl<S, A, O, F> Question<S> for Among<A, O, F>
where
    S: State,
    A: Choice,
    O: Fn(&S, &mut dyn FnMut(A)) + Copy,
    F: Fn(&S, &S::Plan) -> A + Copy,
{
    type Answer = A;

    fn key(self) -> Key {
        self.key
    }

    fn office(self, _: &S) -> Office {
        self.office
    }

    fn options(self, battle: &S, offer: &mut dyn FnMut(A)) {
        (self.options)(battle, offer);
    }

    fn usual(self, battle: &S, plan: &S::Plan) -> A {
        (self.usual)(battle, plan)
    }
}
