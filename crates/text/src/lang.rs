//! The two languages.

use std::fmt;
use unic_langid::LanguageIdentifier;

/// A language Montjoie speaks. French is the first and the one spoken when nobody says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Lang {
    /// Français.
    #[default]
    Fr,
    /// English.
    En,
}

impl Lang {
    /// Both, French first.
    pub const ALL: [Lang; 2] = [Lang::Fr, Lang::En];

    /// The language a person or an environment names: `fr`, `fr_FR.UTF-8`, `en-GB`. None for any other, `C` included.
    #[must_use]
    pub fn of(tag: &str) -> Option<Lang> {
        let primary = tag.trim().split(['_', '-', '.', '@', ':']).next()?;
        Lang::ALL.into_iter().find(|lang| primary.eq_ignore_ascii_case(lang.code()))
    }

    /// `fr` or `en`.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Lang::Fr => "fr",
            Lang::En => "en",
        }
    }

    /// As Fluent and its plural rules know it.
    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.code().parse().expect("`fr` and `en` are language tags")
    }

    /// This language's of a French and an English value.
    #[must_use]
    pub fn pick<T>(self, fr: T, en: T) -> T {
        match self {
            Lang::Fr => fr,
            Lang::En => en,
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

#[cfg(test)]
mod tests {
    use super::Lang;

    #[test]
    fn a_language_is_known_by_its_first_subtag() {
        for tag in ["fr", "FR", "fr_FR.UTF-8", "fr-CA", "fr_BE@euro", " fr ", "fr:en"] {
            assert_eq!(Lang::of(tag), Some(Lang::Fr), "{tag}");
        }
        for tag in ["en", "en-GB", "en_US.UTF-8", "En"] {
            assert_eq!(Lang::of(tag), Some(Lang::En), "{tag}");
        }
        for tag in ["", "C", "C.UTF-8", "POSIX", "de", "french", "frr", "_fr"] {
            assert_eq!(Lang::of(tag), None, "{tag}");
        }
        assert_eq!(Lang::default(), Lang::Fr);
    }
}
