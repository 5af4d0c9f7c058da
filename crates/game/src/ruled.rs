//! Fields a game master may set by hand: numbers, flags and small enums, each by name, within bounds.

use serde::Serialize;

/// One field of a unit or character that a ruling may set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct FieldInfo {
    /// Its name in scenarios and rulings.
    pub name: &'static str,
    /// The least it can be.
    pub least: i64,
    /// The most it can be.
    pub most: i64,
    /// The words for its values, when it is one of a few.
    pub words: Option<&'static [&'static str]>,
    /// How many of its parts make one: 1 for a plain number, 800 where points are kept in eight-hundredths.
    pub parts: i64,
}

/// A type that is a number in plain clothes.
pub trait Plain: Copy {
    /// As a number.
    fn plain(self) -> i64;
    /// From a number that fits.
    fn from_plain(n: i64) -> Option<Self>;
    /// The words of its values, for small enums.
    const WORDS: Option<&'static [&'static str]> = None;
}

macro_rules! plain_numbers {
    ($($ty:ty),+) => { $(
        impl Plain for $ty {
            fn plain(self) -> i64 {
                i64::from(self)
            }

            fn from_plain(n: i64) -> Option<$ty> {
                <$ty>::try_from(n).ok()
            }
        }
    )+ };
}
plain_numbers!(i8, u8, i16, u16, i32, u32, i64);

impl Plain for bool {
    fn plain(self) -> i64 {
        i64::from(self)
    }

    fn from_plain(n: i64) -> Option<bool> {
        match n {
            0 => Some(false),
            1 => Some(true),
            _ => None,
        }
    }

    const WORDS: Option<&'static [&'static str]> = Some(&["false", "true"]);
}

/// The fields of a struct that rulings may set, as [`ruled!`](crate::ruled!) lists them.
pub trait RuledField<O>: Copy {
    /// What is known of each.
    const LIST: &'static [FieldInfo];
    /// Their names, in the same order.
    const NAMES: &'static [&'static str];
    /// The field at this place of the list.
    fn at(index: usize) -> Option<Self>;
    /// What is known of it.
    fn info(self) -> &'static FieldInfo;
    /// Sets it, kept within its bounds.
    fn set(self, of: &mut O, value: i64);
}

/// Lists the independent fields of a struct that rulings may set, and makes the enum that names them.
///
/// ```ignore
/// ruled! { pub enum UnitField of Unit { moral: 2..=12, elite: 0..=1, troop_pvt: 0..=4_000_000_000 / 800 } }
/// ```
/// Only independent fields belong here: what is kept in step with something else has events of its own.
#[macro_export]
macro_rules! ruled {
    (@parts) => { 1 };
    (@parts $parts:literal) => { $parts };
    (pub enum $name:ident of $owner:ty { $($field:ident : $ty:ty = $least:literal..=$most:literal $(/ $parts:literal)?),+ $(,)? }) => {
        /// A field a ruling may set.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
        #[allow(non_camel_case_types, missing_docs)]
        pub enum $name { $($field),+ }

        impl $crate::RuledField<$owner> for $name {
            const LIST: &'static [$crate::FieldInfo] = <$name>::LIST;
            const NAMES: &'static [&'static str] = &[$(stringify!($field)),+];

            fn at(index: usize) -> Option<$name> {
                <$name>::ALL.get(index).copied()
            }

            fn info(self) -> &'static $crate::FieldInfo {
                <$name>::info(self)
            }

            fn set(self, of: &mut $owner, value: i64) {
                <$name>::set(self, of, value);
            }
        }

        impl $name {
            /// Every field.
            pub const ALL: &'static [$name] = &[$($name::$field),+];
            /// What is known of each, in the same order.
            pub const LIST: &'static [$crate::FieldInfo] = &[$($crate::FieldInfo {
                name: stringify!($field),
                least: $least,
                most: $most,
                words: <$ty as $crate::Plain>::WORDS,
                parts: $crate::ruled!(@parts $($parts)?),
            }),+];

            /// What is known of it.
            #[must_use]
            pub fn info(self) -> &'static $crate::FieldInfo {
                &Self::LIST[self as usize]
            }

            /// The field of this name.
            #[must_use]
            pub fn named(name: &str) -> Option<$name> {
                Self::ALL.iter().copied().find(|f| f.info().name == name)
            }

            /// Its value.
            #[must_use]
            pub fn get(self, of: &$owner) -> i64 {
                match self { $($name::$field => $crate::Plain::plain(of.$field)),+ }
            }

            /// Sets it, kept within its bounds.
            pub fn set(self, of: &mut $owner, value: i64) {
                let info = self.info();
                let value = value.clamp(info.least, info.most);
                match self { $($name::$field => if let Some(v) = $crate::Plain::from_plain(value) { of.$field = v }),+ }
            }
        }
    };
}
