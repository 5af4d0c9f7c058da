//! English noun phrases: possessive and number.

use crate::french;
use crate::noun::{self, Forms, capitalise};
use montjoie_game::Gender;

/// Articles, each with the space it ends on.
pub(crate) const ARTICLES: [&str; 3] = ["the ", "an ", "a "];

/// What ends the head of a noun phrase: “Archers | of the king”.
const PREPOSITIONS: [&str; 12] =
    ["of", "from", "in", "on", "at", "with", "without", "for", "under", "against", "and", "who"];

/// Plurals that do not end in s; matched as the end of the head word.
const PLURALS: [&str; 11] =
    ["those", "men", "folk", "people", "children", "oxen", "geese", "mice", "cattle", "dead", "foot"];

/// Singulars that end in s; matched as the end of the head word.
const SINGULARS: [&str; 5] = ["ss", "us", "is", "corps", "chaos"];

/// The forms of an English name. The gender is that of the French name: English does not agree.
pub(crate) fn forms(name: &str, gender: Gender, person: bool) -> Forms {
    let name = name.trim();
    let article = noun::split_article(name, &ARTICLES).filter(|_| !person || name.starts_with(char::is_lowercase));
    let plain = match article {
        Some((article, rest)) => format!("{article}{rest}"),
        None => name.to_owned(),
    };
    let plural = !person
        && match article {
            Some(("the ", rest)) => is_plural(rest),
            Some(_) => false,
            // A French name keeps its article, which says its number.
            None => match noun::split_article(name, &french::ARTICLES) {
                Some((article, _)) => matches!(article, "les " | "des "),
                None => is_plural(name),
            },
        };
    // A group takes the ending of its last word: “the Wolves’”, but “the Ogres of the Pass’s”.
    let bare = !person && plain.ends_with('s') && !plain.ends_with("ss");
    let poss = if bare { format!("{plain}’") } else { format!("{plain}’s") };
    Forms {
        cap: capitalise(&plain),
        de: format!("of {plain}"),
        a: format!("to {plain}"),
        poss,
        plain,
        plural,
        feminine: gender == Gender::F,
    }
}

/// With its definite article.
pub(crate) fn definite(name: &str) -> String {
    // “Several companies” are not “the several companies”.
    let counted = ["several ", "some ", "those ", "all "].iter().any(|word| name.to_lowercase().starts_with(word));
    if counted || noun::split_article(name, &ARTICLES).is_some() { name.to_owned() } else { format!("the {name}") }
}

fn is_plural(phrase: &str) -> bool {
    if let Some(n) = noun::leading_number(phrase) {
        return n > 1;
    }
    let head = noun::head(phrase, |word| PREPOSITIONS.contains(&word) || word.starts_with('(')).to_lowercase();
    PLURALS.iter().any(|end| head.ends_with(end))
        || (head.ends_with('s') && !SINGULARS.iter().any(|end| head.ends_with(end)))
}

#[cfg(test)]
mod tests {
    use super::{definite, forms};
    use montjoie_game::Gender::M;

    #[test]
    fn what_is_counted_takes_no_article() {
        assert_eq!(definite("riders"), "the riders");
        assert_eq!(definite("several companies of the Queen"), "several companies of the Queen");
    }

    #[test]
    fn number_and_possessive() {
        let cases = [
            ("the Pikemen", "the Pikemen’s", true),
            ("The Orcs", "the Orcs’", true),
            ("the Guard", "the Guard’s", false),
            ("the Company of Wolves", "the Company of Wolves’", false),
            ("the Ogres of the Pass", "the Ogres of the Pass’s", true),
            ("Archers of the king", "Archers of the king’s", true),
            ("an ogre", "an ogre’s", false),
            ("the Halfling Folk", "the Halfling Folk’s", true),
            ("the Undead", "the Undead’s", true),
            ("Light Horse", "Light Horse’s", false),
            ("the Free Corps", "the Free Corps’", false),
            ("30 riders", "30 riders’", true),
        ];
        for (name, poss, plural) in cases {
            let forms = forms(name, M, false);
            assert_eq!((forms.poss.as_str(), forms.plural), (poss, plural), "{name}");
        }
    }

    #[test]
    fn inside_a_sentence_troops_lose_their_capital_and_people_keep_it() {
        assert_eq!(forms("The Pikemen", M, false).plain, "the Pikemen");
        assert_eq!(forms("the Pikemen", M, false).cap, "The Pikemen");
        assert_eq!(forms("The Pikemen", M, false).de, "of the Pikemen");
        assert_eq!(forms("The Scarred", M, true).plain, "The Scarred");
        assert_eq!(forms("Klaus", M, true).poss, "Klaus’s");
        assert_eq!(forms("Agnes", M, true).a, "to Agnes");
    }
}
