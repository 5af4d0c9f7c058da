//! Choices that every book knows: yes or no, this one or nobody, one of a few words.

use crate::mark::NOBODY;
use montjoie_table::{Choice, Kind, Object, Subject, Token};

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
