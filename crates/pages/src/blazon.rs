//! Which tinctures the sides bear until somebody chooses: those their names tell of, and never the same.

use crate::heraldry::{Banner, Tincture};
use montjoie_game::{Name, Names};

/// What each tincture is called in names, French words and English ones, whole and in small letters.
const CALLED: [(Tincture, &[&str], &[&str]); 7] = [
    (
        Tincture::Gueules,
        &[
            "rouge",
            "rouges",
            "vermeil",
            "vermeille",
            "vermeils",
            "vermeilles",
            "gueules",
            "écarlate",
            "écarlates",
            "cramoisi",
            "cramoisie",
            "cramoisis",
            "cramoisies",
            "carmin",
        ],
        &["red", "reds", "vermilion", "gules", "scarlet", "crimson"],
    ),
    (Tincture::Azur, &["bleu", "bleue", "bleus", "bleues", "azur"], &["blue", "blues", "azure"]),
    (
        Tincture::Sinople,
        &["vert", "verte", "verts", "vertes", "sinople", "émeraude"],
        &["green", "greens", "vert", "emerald"],
    ),
    // « Sable » is sand as often as black in French: it is black where a blazon would say so.
    (Tincture::Sable, &["noir", "noire", "noirs", "noires", "de sable"], &["black", "blacks", "sable"]),
    (Tincture::Pourpre, &["pourpre", "pourpres", "violet", "violette", "violets", "violettes"], &["purple", "violet"]),
    (
        Tincture::Or,
        &["or", "doré", "dorée", "dorés", "dorées", "jaune", "jaunes"],
        // “Or” is a word of every day in English.
        &["gold", "golden", "yellow", "yellows"],
    ),
    (
        Tincture::Argent,
        &["argent", "argenté", "argentée", "argentés", "argentées", "blanc", "blanche", "blancs", "blanches"],
        &["silver", "white", "whites", "argent"],
    ),
];

/// The tincture a name tells of: the first of its words that is one, in French, else in English.
#[must_use]
pub fn told(name: &Name) -> Option<Tincture> {
    let french = first(&name.fr, |(_, french, _)| french);
    french.or_else(|| first(&name.en, |(_, _, english)| english))
}

type Entry = (Tincture, &'static [&'static str], &'static [&'static str]);

fn first(name: &str, language: fn(&Entry) -> &'static [&'static str]) -> Option<Tincture> {
    let name = name.to_lowercase();
    let words: Vec<&str> = name.split(|c: char| !c.is_alphabetic()).filter(|word| !word.is_empty()).collect();
    (0..words.len()).find_map(|at| {
        let says = |colour: &&str| match colour.split_once(' ') {
            Some((before, word)) => words[at] == word && at > 0 && words[at - 1] == before,
            None => words[at] == *colour,
        };
        CALLED.iter().find(|entry| language(entry).iter().any(says)).map(|(tincture, ..)| *tincture)
    })
}

/// The arms of the sides until somebody chooses others: by what they are called, else the usual; never the same field.
#[must_use]
pub fn usual(names: &Names) -> [Banner; 2] {
    let [a, b] = names.sides.each_ref().map(told);
    let [mut first, mut second] = Banner::USUAL;
    first.field = a.unwrap_or(if b == Some(first.field) { second.field } else { first.field });
    second.field = b.unwrap_or(second.field);
    [first, second.apart_from(first)]
}

impl Banner {
    /// The same with another field, if the other side bears this one.
    #[must_use]
    pub fn apart_from(self, other: Banner) -> Banner {
        let fields = Banner::USUAL.map(|usual| usual.field);
        let another = fields.into_iter().find(|field| *field != other.field);
        if self.field == other.field { Banner { field: another.unwrap_or(self.field), ..self } } else { self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(fr: &str, en: &str) -> Name {
        Name { fr: fr.to_owned(), en: en.to_owned(), ..Name::default() }
    }

    fn fields(one: Name, other: Name) -> [Tincture; 2] {
        usual(&Names { sides: [one, other], ..Names::default() }).map(|banner| banner.field)
    }

    #[test]
    fn names_tell_their_colour_in_both_languages() {
        for (fr, en, field) in [
            ("l’ost Vermeil", "", Some(Tincture::Gueules)),
            ("", "the Vermilion host", Some(Tincture::Gueules)),
            ("l’ost de Sinople", "the Vert host", Some(Tincture::Sinople)),
            ("la Compagnie blanche", "the White Company", Some(Tincture::Argent)),
            ("les Lances d'Argent", "the Silver Lances", Some(Tincture::Argent)),
            ("la Toison d'or", "", Some(Tincture::Or)),
            ("l’écu de Sable", "", Some(Tincture::Sable)),
            ("les Gardes ÉCARLATES", "", Some(Tincture::Gueules)),
            ("", "the Black Riders", Some(Tincture::Sable)),
            // Words that only look like one.
            ("les Nomades du Sable", "", None),
            ("l’ost de Rougemont", "Reddington, or its men", None),
            ("les Orques", "the Orcs", None),
            ("l’armée vers le nord", "", None),
        ] {
            assert_eq!(told(&name(fr, en)), field, "{fr} {en}");
        }
    }

    #[test]
    fn no_side_contradicts_its_name_and_never_are_both_alike() {
        let none = || name("les gens du comte", "the count’s men");
        let red = || name("la Compagnie rouge", "the Red Company");
        let blue = || name("la compagnie bleue", "the Blue Company");
        assert_eq!(fields(none(), none()), [Tincture::Azur, Tincture::Gueules]);
        assert_eq!(fields(red(), none()), [Tincture::Gueules, Tincture::Azur]);
        assert_eq!(fields(none(), blue()), [Tincture::Gueules, Tincture::Azur]);
        assert_eq!(fields(none(), red()), [Tincture::Azur, Tincture::Gueules]);
        assert_eq!(fields(red(), blue()), [Tincture::Gueules, Tincture::Azur]);
        let [first, second] = fields(red(), red());
        assert!(first == Tincture::Gueules && second != first);
        for (one, other) in CALLED.iter().flat_map(|a| CALLED.iter().map(move |b| (a, b))) {
            let [a, b] = fields(name(one.1[0], ""), name("", other.2[0]));
            assert_ne!(a, b, "{:?} {:?}", one.0, other.0);
            assert_eq!(a, one.0);
            assert!(b == other.0 || one.0 == other.0);
        }
    }

    /// No word means two tinctures within a language.
    #[test]
    fn each_word_is_one_colour() {
        let french: Vec<&str> = CALLED.iter().flat_map(|c| c.1).copied().collect();
        let english: Vec<&str> = CALLED.iter().flat_map(|c| c.2).copied().collect();
        for list in [french, english] {
            assert!(list.iter().all(|word| list.iter().filter(|w| w == &word).count() == 1), "{list:?}");
            assert!(list.iter().all(|word| *word == word.to_lowercase()));
        }
    }
}
