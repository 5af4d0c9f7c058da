//! French noun phrases: contracted articles, elision, number.

use crate::english;
use crate::noun::{self, Forms, capitalise};
use montjoie_game::Gender;

/// Articles, each with the space or apostrophe it ends on.
pub(crate) const ARTICLES: [&str; 7] = ["les ", "le ", "la ", "l’", "des ", "une ", "un "];

/// Words before which nothing is elided although they begin with h or a vowel; matched as the start of the first word.
/// The aspirated h is a matter of each word: these are the ones armies, beasts and places are made of.
const ASPIRATED: &str = "
    hache hagard haie haillon haine halbrené halecret halfelin halleb hallier halte hameau hampe hanse hanté
    harcel hardi hardes harem hareng hargneu harnais harnois harpie harpon hasard haubert haut havre heaum
    héraut hère hérisson héron héros hêtr heurt hibou hideu hiérarch hobbit hobereau hobgobelin hollandais hongr
    honni hord hors houe houl hourd houx huit huns hurl huss hutt onz uhlan
";

/// What ends the head of a noun phrase: « Archers | du roi ».
const PREPOSITIONS: [&str; 17] = [
    "de", "du", "des", "à", "au", "aux", "en", "sur", "sous", "sans", "avec", "par", "pour", "dans", "contre", "chez",
    "et",
];

/// The forms of a French name.
pub(crate) fn forms(name: &str, gender: Gender, person: bool) -> Forms {
    let name = name.trim();
    let article = noun::split_article(name, &ARTICLES).filter(|(article, _)| {
        // « La Hire », « des Essarts »: the particle of a person is no article.
        !person || (name.starts_with(char::is_lowercase) && *article != "des ")
    });
    let plain = match article {
        Some((article, rest)) => format!("{article}{rest}"),
        None => name.to_owned(),
    };
    let (de, a) = match article {
        Some(("les ", rest)) => (format!("des {rest}"), format!("aux {rest}")),
        Some(("le ", rest)) => (format!("du {rest}"), format!("au {rest}")),
        Some(("des ", rest)) => (of_bare(rest), format!("à {plain}")),
        Some(("un " | "une ", _)) => (format!("d’{plain}"), format!("à {plain}")),
        Some(_) => (format!("de {plain}"), format!("à {plain}")),
        None => (of_bare(&plain), format!("à {plain}")),
    };
    let plural = match article {
        Some((article, _)) => matches!(article, "les " | "des "),
        // An English name keeps its article, and its number.
        None if noun::split_article(name, &english::ARTICLES).is_some() => {
            !person && english::forms(name, gender, person).plural
        }
        None => !person && is_plural(name),
    };
    let feminine = gender == Gender::F || matches!(article, Some(("la " | "une ", _)));
    Forms { cap: capitalise(&plain), poss: de.clone(), plain, de, a, plural, feminine }
}

/// Words that stand in the place of an article: « plusieurs compagnies », « ceux de la Rive » take no « les ».
const QUANTITIES: [&str; 5] = ["plusieurs ", "quelques ", "ceux ", "celles ", "toutes "];

/// With its definite article, where gender leaves no doubt.
pub(crate) fn definite(name: &str, gender: Gender) -> String {
    let counted = QUANTITIES.iter().any(|word| name.to_lowercase().starts_with(word));
    if counted || noun::split_article(name, &ARTICLES).is_some() {
        name.to_owned()
    } else if is_plural(name) {
        format!("les {name}")
    } else if elides(name) {
        format!("l’{name}")
    } else if gender == Gender::F {
        format!("la {name}")
    } else {
        name.to_owned()
    }
}

/// « de Piquiers », « d’Orques ».
fn of_bare(noun: &str) -> String {
    if elides(noun) { format!("d’{noun}") } else { format!("de {noun}") }
}

/// Whether « de », « le » or « que » loses its vowel before this.
pub(crate) fn elides(noun: &str) -> bool {
    let noun = noun.to_lowercase();
    let mut chars = noun.chars();
    let (first, second) = (chars.next().unwrap_or(' '), chars.next().unwrap_or(' '));
    if ASPIRATED.split_whitespace().any(|word| noun.starts_with(word)) {
        return false;
    }
    match first {
        'h' => true,
        // « d’Ys », but « de Yaks ».
        'y' => !is_vowel(second),
        _ => is_vowel(first),
    }
}

fn is_vowel(c: char) -> bool {
    "aàâäeéèêëiîïoôöuùûüœæ".contains(c)
}

fn is_plural(phrase: &str) -> bool {
    if let Some(n) = noun::leading_number(phrase) {
        return n > 1;
    }
    let head = noun::head(phrase, |word| {
        PREPOSITIONS.contains(&word) || word.starts_with("d’") || word.starts_with("d'") || word.starts_with('(')
    });
    head.ends_with(['s', 'x', 'z', 'S', 'X', 'Z'])
}

#[cfg(test)]
mod tests {
    use super::{definite, elides, forms};
    use montjoie_game::Gender::{F, M};

    #[test]
    fn what_is_counted_or_pointed_at_takes_no_article() {
        assert_eq!(definite("piquiers", M), "les piquiers");
        assert_eq!(definite("plusieurs compagnies de la Reine", F), "plusieurs compagnies de la Reine");
        assert_eq!(definite("ceux de la Rive", M), "ceux de la Rive");
        assert_eq!(forms("ceux de la Rive", M, false).de, "de ceux de la Rive");
    }

    #[test]
    fn articles_contract() {
        let cases = [
            ("les Piquiers", "des Piquiers", "aux Piquiers", true),
            ("Les Piquiers", "des Piquiers", "aux Piquiers", true),
            ("le Dragon", "du Dragon", "au Dragon", false),
            ("la Garde", "de la Garde", "à la Garde", false),
            ("l’Ost", "de l’Ost", "à l’Ost", false),
            ("L'Ost du roi", "de l’Ost du roi", "à l’Ost du roi", false),
            ("la Compagnie des Loups", "de la Compagnie des Loups", "à la Compagnie des Loups", false),
            ("des Piquiers", "de Piquiers", "à des Piquiers", true),
            ("des Orques", "d’Orques", "à des Orques", true),
            ("un ogre", "d’un ogre", "à un ogre", false),
            ("une bande", "d’une bande", "à une bande", false),
            ("Orques", "d’Orques", "à Orques", true),
            ("Piquiers", "de Piquiers", "à Piquiers", true),
            ("Archers du roi", "d’Archers du roi", "à Archers du roi", true),
            ("Garde royale", "de Garde royale", "à Garde royale", false),
            ("Compagnie des Loups", "de Compagnie des Loups", "à Compagnie des Loups", false),
            ("Gens d’armes", "de Gens d’armes", "à Gens d’armes", true),
            ("Vieux Loup", "de Vieux Loup", "à Vieux Loup", false),
            ("Loups gris (élite)", "de Loups gris (élite)", "à Loups gris (élite)", true),
            ("30 cavaliers", "de 30 cavaliers", "à 30 cavaliers", true),
            ("1 ogre", "de 1 ogre", "à 1 ogre", false),
        ];
        for (name, de, a, plural) in cases {
            let forms = forms(name, M, false);
            assert_eq!((forms.de.as_str(), forms.a.as_str(), forms.plural), (de, a, plural), "{name}");
        }
    }

    #[test]
    fn a_person_is_one_and_keeps_a_capital_particle() {
        let cases = [
            ("Aymeric", "d’Aymeric", "à Aymeric"),
            ("Louis", "de Louis", "à Louis"),
            ("La Hire", "de La Hire", "à La Hire"),
            ("le Balafré", "du Balafré", "au Balafré"),
            ("l’Hermite", "de l’Hermite", "à l’Hermite"),
            ("des Essarts", "de des Essarts", "à des Essarts"),
            ("Hugues", "d’Hugues", "à Hugues"),
        ];
        for (name, de, a) in cases {
            let forms = forms(name, M, true);
            assert_eq!((forms.de.as_str(), forms.a.as_str(), forms.plural), (de, a, false), "{name}");
        }
    }

    #[test]
    fn capitals_and_gender() {
        assert_eq!(forms("les Piquiers", M, false).cap, "Les Piquiers");
        assert_eq!(forms("l'Ost", M, false).cap, "L’Ost");
        assert_eq!(forms("élite", M, false).cap, "Élite");
        assert_eq!(forms("Les Piquiers", M, false).plain, "les Piquiers");
        assert!(forms("la Garde", M, false).feminine);
        assert!(forms("les Gardes", F, false).feminine);
        assert!(!forms("les Gardes", M, false).feminine);
        assert_eq!(forms("", M, false).cap, "");
    }

    #[test]
    fn elision_knows_the_aspirated_h() {
        for word in [
            "Orques",
            "Épées",
            "Hommes",
            "hoplites",
            "Hospitaliers",
            "Ys",
            "Yvain",
            "œil",
            "Hydre",
            "Harald",
            "Hallali",
            "huîtres",
            "héroïnes",
        ] {
            assert!(elides(word), "{word}");
        }
        for word in [
            "Hallebardiers",
            "Halfelins",
            "Huns",
            "Hussards",
            "Hobgobelins",
            "Harpies",
            "Hordes",
            "Héros",
            "Yaks",
            "Uhlans",
            "Loups",
            "30",
        ] {
            assert!(!elides(word), "{word}");
        }
    }
}
