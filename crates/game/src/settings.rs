//! Options and GM knobs: one typed struct a ruleset, every field reachable by name from a scenario, a page, a ruling.

use crate::scenario::Ratio;

/// What a setting may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Values {
    /// One of these words; the number kept is its place.
    Words(&'static [&'static str]),
    /// `true` or `false`.
    Flag,
    /// A whole number within these bounds.
    Number(i32, i32),
    /// A decimal within these bounds, all in parts: of so many parts one is made. 0.9 of a hundred parts is kept as 90.
    Decimal(i32, i32, i32),
}

impl Values {
    /// The number this text stands for, if it is one of the values.
    #[must_use]
    pub fn parse(self, text: &str) -> Option<i32> {
        match self {
            Values::Words(words) => words.iter().position(|w| *w == text).and_then(|i| i32::try_from(i).ok()),
            Values::Flag => match text {
                "true" | "yes" | "on" => Some(1),
                "false" | "no" | "off" => Some(0),
                _ => None,
            },
            Values::Number(least, most) => text.parse().ok().filter(|n| (least..=most).contains(n)),
            Values::Decimal(least, most, parts) => {
                let n = Ratio::parse(text)?.in_parts(i64::from(parts))?;
                i32::try_from(n).ok().filter(|n| (least..=most).contains(n))
            }
        }
    }

    /// The text for this number.
    #[must_use]
    pub fn show(self, value: i32) -> String {
        match self {
            Values::Words(words) => usize::try_from(value)
                .ok()
                .and_then(|i| words.get(i))
                .map_or_else(|| value.to_string(), |w| (*w).to_owned()),
            Values::Flag => (value != 0).to_string(),
            Values::Number(..) => value.to_string(),
            Values::Decimal(_, _, parts) => {
                Ratio::new(i64::from(value), i64::from(parts)).map_or_else(|| value.to_string(), |r| r.to_string())
            }
        }
    }

    /// Every value worth trying: all words, both flags, the bounds of a number.
    #[must_use]
    pub fn all(self) -> Vec<i32> {
        match self {
            Values::Words(words) => (0..i32::try_from(words.len()).unwrap_or(0)).collect(),
            Values::Flag => vec![0, 1],
            Values::Number(least, most) | Values::Decimal(least, most, _) => vec![least, most],
        }
    }
}

/// Whether the rulebook offers a setting or leaves it to the game master.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettingKind {
    /// Two readings of the text, or an option it prints.
    Option,
    /// A number or manner the GM sets.
    Knob,
}

/// One setting of a ruleset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SettingInfo {
    /// Its name in scenarios.
    pub name: &'static str,
    /// Whose it is.
    pub kind: SettingKind,
    /// The rule that names it.
    pub rule: &'static str,
    /// What it may be.
    pub values: Values,
}

/// Whether a scenario says `preset = "document"`: every option as the document says, which is what an option is when nothing is
/// written. One written beside it counts, and is told.
pub fn as_the_document(table: &crate::scenario::DocTable, list: &[SettingInfo]) -> bool {
    let preset = table.maybe_one_of("preset", &[("document", ())]).is_some();
    for info in list.iter().filter(|info| preset && table.has(info.name)) {
        table.warn(info.name, "problem-beside-preset", &[("key", &info.name)]);
    }
    preset
}

/// Reads the settings a scenario names; `set` gets the place and the number of each.
pub fn read_settings(table: &crate::scenario::DocTable, list: &[SettingInfo], mut set: impl FnMut(usize, i32)) {
    as_the_document(table, list);
    for (index, info) in list.iter().enumerate() {
        let said = match info.values {
            Values::Words(words) => {
                let choices: Vec<(&str, i32)> = (0..).zip(words).map(|(i, word)| (*word, i)).collect();
                table.maybe_one_of(info.name, &choices)
            }
            Values::Flag => table.has(info.name).then(|| i32::from(table.flag(info.name, false))),
            Values::Number(least, most) => {
                table.maybe_int(info.name, i64::from(least)..=i64::from(most)).and_then(|n| i32::try_from(n).ok())
            }
            Values::Decimal(least, most, parts) => {
                let said = table.maybe_parts(info.name, i64::from(least)..=i64::from(most), i64::from(parts).max(1));
                said.and_then(|n| i32::try_from(n).ok())
            }
        };
        // Asked for even when absent, so that the key counts as known.
        if matches!(info.values, Values::Flag) && said.is_none() {
            let _ = table.flag(info.name, false);
        }
        if let Some(value) = said {
            set(index, value);
        }
    }
}

/// The settings of a book, as [`settings!`](crate::settings!) makes them; `()` for a book without any.
pub trait OptionSet: Copy + Default {
    /// Every setting, in the order of the book.
    const LIST: &'static [SettingInfo];
    /// The setting at this place of the list, as a number.
    fn get(&self, index: usize) -> Option<i32>;
    /// Changes the setting at this place of the list; false, and no change, when it cannot be that.
    fn set(&mut self, index: usize, value: i32) -> bool;
}

impl OptionSet for () {
    const LIST: &'static [SettingInfo] = &[];

    fn get(&self, _: usize) -> Option<i32> {
        None
    }

    fn set(&mut self, _: usize, _: i32) -> bool {
        false
    }
}

/// A type a setting can have.
pub trait Setting: Copy {
    /// What it may be, when the type alone says it.
    const VALUES: Values;
    /// As a number.
    fn number(self) -> i32;
    /// From a number; out of range gives none.
    fn from_number(n: i32) -> Option<Self>;
}

impl Setting for bool {
    const VALUES: Values = Values::Flag;

    fn number(self) -> i32 {
        i32::from(self)
    }

    fn from_number(n: i32) -> Option<bool> {
        match n {
            0 => Some(false),
            1 => Some(true),
            _ => None,
        }
    }
}

impl Setting for i32 {
    const VALUES: Values = Values::Number(i32::MIN, i32::MAX);

    fn number(self) -> i32 {
        self
    }

    fn from_number(n: i32) -> Option<i32> {
        Some(n)
    }
}

/// An enum whose variants are the words of a setting or a field: `words! { pub enum Rounding { Up = "up", Down = "down" } }`.
#[macro_export]
macro_rules! words {
    ($(#[$meta:meta])* pub enum $name:ident { $($(#[$vmeta:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
        pub enum $name { $($(#[$vmeta])* #[serde(rename = $word)] $variant),+ }

        impl $name {
            /// Every value, in order.
            pub const ALL: &'static [$name] = &[$($name::$variant),+];
            /// Their words, in the same order.
            pub const WORDS: &'static [&'static str] = &[$($word),+];

            /// Its word in files.
            #[must_use]
            pub fn word(self) -> &'static str {
                Self::WORDS[self as usize]
            }

            /// The value with this word.
            #[must_use]
            pub fn from_word(word: &str) -> Option<$name> {
                Self::ALL.iter().copied().find(|v| v.word() == word)
            }
        }

        impl $crate::Setting for $name {
            const VALUES: $crate::Values = $crate::Values::Words(Self::WORDS);

            fn number(self) -> i32 {
                self as i32
            }

            fn from_number(n: i32) -> Option<$name> {
                usize::try_from(n).ok().and_then(|i| Self::ALL.get(i)).copied()
            }
        }

        impl $crate::Plain for $name {
            fn plain(self) -> i64 {
                self as i64
            }

            fn from_plain(n: i64) -> Option<$name> {
                usize::try_from(n).ok().and_then(|i| Self::ALL.get(i)).copied()
            }

            const WORDS: Option<&'static [&'static str]> = Some(<$name>::WORDS);
        }
    };
}

/// The settings of a ruleset: a `Copy` struct of typed fields, and a table that reaches each by name or number.
///
/// ```ignore
/// settings! {
///     pub struct Options {
///         /// Headcount from hit points.
///         option survivor_rounding: Rounding = Rounding::Up, "BX-04";
///         /// Attackers of one unit on a lone hero.
///         knob hero_frontage: i32 = 10, "BX-49", 0..=10_000;
///         /// A decimal: hundredths are kept.
///         knob massacre_fraction: i32 = 90, "JET-43", 50..=100 / 100;
///     }
/// }
/// ```
#[macro_export]
macro_rules! settings {
    (@kind option) => { $crate::SettingKind::Option };
    (@kind knob) => { $crate::SettingKind::Knob };
    (@values $ty:ty) => { <$ty as $crate::Setting>::VALUES };
    (@values $ty:ty, $least:literal..=$most:literal) => { $crate::Values::Number($least, $most) };
    (@values $ty:ty, $least:literal..=$most:literal / $parts:literal) => { $crate::Values::Decimal($least, $most, $parts) };
    ($(#[$meta:meta])* pub struct $name:ident {
        $($(#[$fmeta:meta])* $kind:ident $field:ident : $ty:ty = $default:expr, $rule:literal $(, $least:literal..=$most:literal $(/ $parts:literal)?)?;)+
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
        pub struct $name { $($(#[$fmeta])* pub $field: $ty),+ }

        impl Default for $name {
            fn default() -> $name {
                $name { $($field: $default),+ }
            }
        }

        impl $crate::OptionSet for $name {
            const LIST: &'static [$crate::SettingInfo] = <$name>::LIST;

            fn get(&self, index: usize) -> Option<i32> {
                <$name>::get(self, index)
            }

            fn set(&mut self, index: usize, value: i32) -> bool {
                <$name>::set(self, index, value)
            }
        }

        impl $name {
            /// Every setting, in the order of the book.
            pub const LIST: &'static [$crate::SettingInfo] = &[$($crate::SettingInfo {
                name: stringify!($field),
                kind: $crate::settings!(@kind $kind),
                rule: $rule,
                values: $crate::settings!(@values $ty $(, $least..=$most $(/ $parts)?)?),
            }),+];

            /// The setting at this place of the list, as a number.
            #[must_use]
            pub fn get(&self, index: usize) -> Option<i32> {
                let mut values = [$($crate::Setting::number(self.$field)),+].into_iter();
                values.nth(index)
            }

            /// Changes the setting at this place of the list; false, and no change, when it cannot be that.
            pub fn set(&mut self, index: usize, value: i32) -> bool {
                let Some(info) = Self::LIST.get(index) else { return false };
                if let $crate::Values::Number(least, most) | $crate::Values::Decimal(least, most, _) = info.values
                    && !(least..=most).contains(&value)
                {
                    return false;
                }
                let mut at = 0;
                $(
                    if at == index {
                        return match $crate::Setting::from_number(value) {
                            Some(v) => { self.$field = v; true }
                            None => false,
                        };
                    }
                    at += 1;
                )+
                let _ = at;
                false
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_decimal_is_kept_in_its_parts() {
        let fraction = Values::Decimal(50, 100, 100);
        assert_eq!(
            (fraction.parse("0.9"), fraction.parse("1/2"), fraction.parse("0,75")),
            (Some(90), Some(50), Some(75))
        );
        assert_eq!((fraction.parse("0.4"), fraction.parse("1.01"), fraction.parse("much")), (None, None, None));
        assert_eq!((fraction.show(90), fraction.show(100)), ("0.9".to_owned(), "1".to_owned()));
    }
}
