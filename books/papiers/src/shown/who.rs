//! Who and what lines of a battle are about: armies, sites and spells by the names people know.

use crate::nouns::battle::{Battle, SpellId};
use montjoie_table::{Id as _, Kind, Side, Subject};

/// What a subject is.
pub(crate) fn kind(b: &Battle, who: Subject) -> &'static str {
    match who.kind() {
        Kind::Place(place) if usize::from(place) < b.sites.len() => "site",
        Kind::Place(place) if place >= b.lore.first_spell => "spell",
        _ => montjoie_game::kind_word(who),
    }
}

/// The unit a character is in, then the army.
pub(crate) fn within(b: &Battle, who: Subject) -> Vec<Subject> {
    match who.kind() {
        Kind::Unit(_) => b.unit_of(who).map(|unit| Subject::from(b.at(unit).army)).into_iter().collect(),
        Kind::Character(_) => {
            let Some(hero) = b.hero_of(who).map(|hero| b.hero(hero)) else { return Vec::new() };
            vec![Subject::from(hero.unit), Subject::from(hero.army)]
        }
        _ => Vec::new(),
    }
}

/// Whose an army or a site is.
pub(crate) fn owner(b: &Battle, who: Subject) -> Option<Side> {
    match who.kind() {
        Kind::Army(army) => b.armies.get(usize::from(army)).map(|army| army.side),
        Kind::Place(site) => b.sites.get(usize::from(site)).map(|site| site.side),
        _ => None,
    }
}

/// Whom a number in an event stands for.
pub(crate) fn meant(b: &Battle, name: &str, number: u8) -> Option<Subject> {
    let there = |list: usize| usize::from(number) < list;
    match name {
        "hero" if there(b.heroes.len()) => Some(Subject::character(number)),
        "army" if there(b.armies.len()) => Some(Subject::army(number)),
        "site" if there(b.sites.len()) => Some(Subject::place(number)),
        "spell" => SpellId::at(number).map(|spell| b.spell_place(spell).subject()),
        _ => None,
    }
}
