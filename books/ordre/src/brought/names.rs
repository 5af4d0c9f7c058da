//! What groups are called: after their army, in both languages.

use crate::chapters::array::slot;
use crate::nouns::battle::{Battle, SLOTS};
use crate::nouns::terms::{Mode, Reach, Station};
use montjoie_game::scenario::Scenario;
use montjoie_game::{Gender, Name, Names};

/// « du Nord », « des Orques », « d’Aubrac ».
fn of(name: &str) -> String {
    let rest = |article: &str| name.strip_prefix(article);
    if let Some(rest) = rest("le ").or_else(|| rest("Le ")) {
        return format!("du {rest}");
    }
    if let Some(rest) = rest("les ").or_else(|| rest("Les ")) {
        return format!("des {rest}");
    }
    let vowel = name.chars().next().is_some_and(|c| "aeiouyàâäéèêëîïôöùûühAEIOUYÀÂÄÉÈÊËÎÏÔÖÙÛÜH".contains(c));
    if vowel { format!("d’{name}") } else { format!("de {name}") }
}

struct Word {
    id: &'static str,
    fr: &'static str,
    en: &'static str,
    gender: Gender,
}

const fn word(id: &'static str, fr: &'static str, en: &'static str, gender: Gender) -> Word {
    Word { id, fr, en, gender }
}

/// What a group of this post and manner is called.
fn called(post: Station, kind: Reach, garrison: bool) -> Word {
    match (post, kind) {
        (Station::Main, Reach::Contact) if garrison => word("garnison", "la garnison", "the garrison", Gender::F),
        (Station::Main, Reach::Contact) => word("gros", "le gros", "the main body", Gender::M),
        (Station::Main, Reach::Ranged) => word("ligne-de-feu", "la ligne de feu", "the firing line", Gender::F),
        (Station::Support, Reach::Contact) => word("artillerie", "l’artillerie", "the artillery", Gender::F),
        (Station::Support, Reach::Ranged) => word("tireurs", "les tireurs", "the shooters", Gender::M),
        (Station::Reserve, Reach::Contact) => word("reserve", "la réserve", "the reserve", Gender::F),
        (Station::Reserve, Reach::Ranged) => {
            word("tireurs-reserve", "les tireurs de réserve", "the reserve shooters", Gender::M)
        }
    }
}

/// The scenario's names, the list of armies being that of their groups.
pub(crate) fn names(scenario: &Scenario, b: &Battle) -> Names {
    let mut names = scenario.names.clone();
    let armies = std::mem::take(&mut names.armies);
    let mut groups = Vec::with_capacity(armies.len() * usize::from(SLOTS));
    for (army, name) in (0u8..).zip(&armies) {
        let sheet = &scenario.armies[usize::from(army)];
        let besieged =
            matches!(b.mode, Mode::Siege | Mode::Assault) && b.fort.is_some_and(|f| f.besieged == sheet.side);
        let own = if sheet.implied { &scenario.names.sides[sheet.side.index()] } else { name };
        for &post in Station::ALL {
            for &kind in Reach::ALL {
                debug_assert_eq!(groups.len(), usize::from(slot(army, post, kind)));
                let word = called(post, kind, besieged);
                let base = format!("{}-{}", own.id, word.id);
                let taken = |id: &str| names.find(id).is_some() || groups.iter().any(|g: &Name| g.id == id);
                let numbered = (2u32..).map(|n| format!("{base}-{n}"));
                let id = std::iter::once(base.clone()).chain(numbered).find(|id| !taken(id)).unwrap_or(base);
                groups.push(Name {
                    id,
                    fr: format!("{} {}", word.fr, of(&own.fr)),
                    en: format!("{} of {}", word.en, own.en),
                    gender: word.gender,
                    person: false,
                });
            }
        }
    }
    names.armies = groups;
    names
}

#[cfg(test)]
mod tests {
    #[test]
    fn articles_contract() {
        let all = ["le Nord", "les Orques", "la Margeride", "l’ost d’Aubrac", "Aubrac", "Rohan"].map(super::of);
        assert_eq!(all, ["du Nord", "des Orques", "de la Margeride", "de l’ost d’Aubrac", "d’Aubrac", "de Rohan"]);
    }
}
