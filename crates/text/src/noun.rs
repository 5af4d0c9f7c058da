//! The forms a name takes in a sentence.

use crate::{Lang, english, french};
use montjoie_game::{Gender, Name};

/// A noun phrase (« les Piquiers », “the Pikemen”) in every form a sentence may need.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forms {
    /// `$unit`: inside a sentence. The article of a body of troops is in lower case, even if the file capitalises it.
    pub plain: String,
    /// `$unit_cap`: at the start of a sentence.
    pub cap: String,
    /// `$unit_de`, `$unit_of`: « des Piquiers », « d’Orques », “of the Pikemen”.
    pub de: String,
    /// `$unit_a`: « aux Piquiers », « à l’Ost », “to the Pikemen”.
    pub a: String,
    /// `$unit_poss`: “the Pikemen’s”; in French the same as `$unit_de`.
    pub poss: String,
    /// `$unit_n`: `other` for several, `one` for one.
    pub plural: bool,
    /// `$unit_g`: `f` or `m`; always the gender of the French name.
    pub feminine: bool,
}

/// The forms of a name.
///
/// Grammatical number is read from the name, for no file says it:
/// - an article tells (`les`, `des`: several; `le`, `la`, `l’`, `un`, `une`, “a”, “an”: one), and so does a leading number;
/// - a person is one;
/// - otherwise the last word before the first preposition decides (« Archers du roi », “Archers of the king”): several
///   when it ends as a plural does (French s, x, z; English s, -men, -folk and a few of that kind), else one.
///
/// A person's capital article belongs to the name (« La Hire », « de La Hire »); a small one does not (« le Balafré »,
/// « du Balafré »).
#[must_use]
pub fn forms(lang: Lang, name: &str, gender: Gender, person: bool) -> Forms {
    match lang {
        Lang::Fr => french::forms(name, gender, person),
        Lang::En => english::forms(name, gender, person),
    }
}

/// A common noun as prose names those it stands for: « piquiers » becomes « les piquiers », “30 riders” “the 30 riders”.
///
/// Only what is surely right is added: nothing to a name with a capital (it may be a proper one, and whoever wants its
/// article writes it), nothing to a French singular that may be of either gender, nothing to a name that has its article in the
/// other language.
pub(crate) fn definite(lang: Lang, name: &str, gender: Gender) -> String {
    let name = name.trim();
    let foreign = split_article(name, lang.pick(&english::ARTICLES[..], &french::ARTICLES[..])).is_some();
    let common = !foreign && name.starts_with(|c: char| c.is_lowercase() || c.is_ascii_digit());
    match lang {
        Lang::Fr if common => french::definite(name, gender),
        Lang::En if common => english::definite(name),
        _ => name.to_owned(),
    }
}

/// What somebody is called in this language. Whoever was named in one language only is called so in both.
#[must_use]
pub fn called(lang: Lang, name: &Name) -> &str {
    let (own, other) = lang.pick((&name.fr, &name.en), (&name.en, &name.fr));
    if own.is_empty() { other } else { own }
}

/// Several joined as the language joins a list: « a, b et c », “a, b and c”.
#[must_use]
pub fn join(lang: Lang, items: &[String]) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [most @ .., last] => format!("{} {} {last}", most.join(", "), lang.pick("et", "and")),
    }
}

/// The first letter in upper case, the rest as it stands.
pub(crate) fn capitalise(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}

/// The first word in lower case when it is one of these articles: the article as listed, and what follows it.
///
/// A listed article carries its space or apostrophe, so that « Lesna » does not begin with « les ».
pub(crate) fn split_article<'a>(name: &'a str, articles: &[&'static str]) -> Option<(&'static str, &'a str)> {
    articles.iter().find_map(|&article| {
        let mut rest = name.chars();
        let same = |a: char, b: char| match a {
            ' ' => matches!(b, ' ' | '\u{A0}' | '\u{202F}'),
            '’' => matches!(b, '’' | '\''),
            _ => b.to_lowercase().eq([a]),
        };
        let begins = article.chars().all(|a| rest.next().is_some_and(|b| same(a, b)));
        (begins && !rest.as_str().trim().is_empty()).then(|| (article, rest.as_str().trim_start()))
    })
}

/// The last word before the first of these prepositions (or the end), by which a noun phrase is one or several.
pub(crate) fn head(phrase: &str, is_preposition: impl Fn(&str) -> bool) -> &str {
    let mut words = phrase.split_whitespace();
    let mut head = words.next().unwrap_or_default();
    for word in words {
        if is_preposition(&word.to_lowercase()) {
            break;
        }
        head = word;
    }
    head.trim_end_matches(|c: char| !c.is_alphanumeric())
}

/// The number a phrase begins with: « 30 cavaliers ».
pub(crate) fn leading_number(phrase: &str) -> Option<u64> {
    phrase.split_whitespace().next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::{join, split_article};
    use crate::Lang::{En, Fr};

    #[test]
    fn lists_are_joined() {
        let list = ["a", "b", "c"].map(str::to_owned);
        assert_eq!(join(Fr, &[]), "");
        assert_eq!(join(Fr, &list[..1]), "a");
        assert_eq!(join(Fr, &list[..2]), "a et b");
        assert_eq!(join(Fr, &list), "a, b et c");
        assert_eq!(join(En, &list), "a, b and c");
    }

    #[test]
    fn an_article_is_a_whole_word_before_another() {
        assert_eq!(split_article("Les Piquiers", &["le ", "les "]), Some(("les ", "Piquiers")));
        assert_eq!(split_article("Lesna", &["le ", "les "]), None);
        assert_eq!(split_article("les ", &["les "]), None);
        assert_eq!(split_article("L'Ost", &["l’"]), Some(("l’", "Ost")));
        assert_eq!(split_article("", &["l’"]), None);
    }
}
