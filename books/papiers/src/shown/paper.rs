//! The printed tables a battle uses, for those who finish it on paper.

use crate::nouns::battle::{Battle, Called, MachineId, MissileId, MountId, SiteId, SpellId, Unit, WeaponId};
use crate::nouns::ids::numbered;
use crate::nouns::tables::{
    ARMOURS, ATTRIBUTES, AttributeRow, LOSSES, MELEE, MISSILES, WeaponUse, Wound, morale_rows, mounts, rallies,
    rally_modifiers, size_rows, state_ini, wound_rows,
};
use crate::nouns::terms::{Armour, Attribute, Mo, Morale, SiteKind, Skill};
use crate::shown::figures::word_id;
use montjoie_game::{PaperCell, PaperTable};
use montjoie_table::{Id as _, Subject};

/// The levels of morale that are tested.
const LEVELS: [Mo; 4] = [Mo::Milice, Mo::Normal, Mo::Veteran, Mo::Elite];

/// Only those this battle can touch.
pub fn tables(b: &Battle) -> Vec<PaperTable> {
    let all = [
        Some(losses()),
        Some(morale()),
        Some(states()),
        Some(rally()),
        Some(rally_modifier()),
        (!b.heroes.is_empty()).then(wounds),
        Some(sizes(b)),
        armours(b).used(),
        weapons(b).used(),
        missiles(b).used(),
        rides(b).used(),
        engines(b).used(),
        attributes(b).used(),
        spells(b).used(),
        traps(b).used(),
    ];
    all.into_iter().flatten().collect()
}

fn word(word: &str) -> PaperCell {
    PaperCell::word(word_id(word))
}

fn any(b: &Battle, is: impl Fn(&Unit) -> bool) -> bool {
    b.units.iter().any(is)
}

/// PAP-32 — powers across, combat rolls down the side.
fn losses() -> PaperTable {
    let mut table = PaperTable::new("papiers-table-losses", "PAP-32", &["papiers-table-roll-power"]);
    let mut from = 1;
    for &upto in &LOSSES.upto {
        table.heads.push(PaperCell::Span(Some(from), Some(upto)));
        from = upto + 1;
    }
    let lines = (1..).zip(&LOSSES.cells).map(|(roll, cells)| {
        std::iter::once(PaperCell::Number(roll)).chain(cells.iter().map(|&n| PaperCell::number(n)))
    });
    table.rows(lines)
}

/// PAP-39 — the roll of a morale test.
fn morale() -> PaperTable {
    let mut table = PaperTable::new("papiers-table-morale", "PAP-39", &["papiers-table-roll"]);
    table.heads.extend(LEVELS.map(|mo| word(mo.word())));
    let mut from = 1;
    for (upto, states) in morale_rows() {
        let span = PaperCell::Span(Some(from), Some(i64::from(*upto)));
        table.rows.push(std::iter::once(span).chain(states.iter().map(|&s| state(s))).collect());
        from = i64::from(*upto) + 1;
    }
    table
}

fn state(state: Morale) -> PaperCell {
    PaperCell::word(format!("papiers-table-state-{}", state.word()))
}

/// PAP-40, PAP-41 — what a state does.
fn states() -> PaperTable {
    let lines = [Morale::Ok, Morale::Desorganisation, Morale::Deroute]
        .map(|s| [state(s), PaperCell::signed(state_ini(s)), PaperCell::yes(s != Morale::Deroute)]);
    let heads = ["papiers-table-state", "papiers-figure-ini", "papiers-table-fights"];
    PaperTable::new("papiers-table-states", "PAP-40", &heads).rows(lines)
}

/// PAP-43 — whom an outcome rallies.
fn rally() -> PaperTable {
    let mut table = PaperTable::new("papiers-table-rally", "PAP-43", &["papiers-table-outcome"]);
    table.heads.extend(LEVELS.map(|mo| word(mo.word())));
    let lines = Skill::ALL.iter().map(|&outcome| {
        std::iter::once(PaperCell::word(format!("papiers-table-skill-{}", outcome.word())))
            .chain(LEVELS.map(move |mo| PaperCell::yes(rallies(outcome, mo))))
    });
    table.rows(lines)
}

/// PAP-44 — what makes a rally harder.
fn rally_modifier() -> PaperTable {
    let (bled, routed) = rally_modifiers();
    let lines = [("papiers-term-losses_over_75", bled), ("papiers-term-in_deroute", routed)];
    let lines = lines.map(|(word, n)| [PaperCell::word(word), PaperCell::Signed(i64::from(n))]);
    let heads = ["papiers-table-case", "papiers-table-modifier"];
    PaperTable::new("papiers-table-rally-modifiers", "PAP-44", &heads).rows(lines)
}

/// PAP-100 — wounds of characters, by the share of their unit that fell.
fn wounds() -> PaperTable {
    let mut table = PaperTable::new("papiers-table-wounds", "PAP-100", &["papiers-table-face-losses"]);
    table.heads.extend([(0, 25), (26, 50), (51, 75), (76, 100)].map(|(a, b)| PaperCell::Span(Some(a), Some(b))));
    let cell = |wound: &Wound| match wound {
        Some((n, grade)) => PaperCell::word(format!("papiers-table-wound-{}-{n}", grade.word())),
        None => PaperCell::Blank,
    };
    let mut from = 1;
    for (upto, by) in wound_rows() {
        let face = PaperCell::Span(Some(from), Some(i64::from(*upto)));
        table.rows.push(std::iter::once(face).chain(by.iter().map(cell)).collect());
        from = i64::from(*upto) + 1;
    }
    table
}

/// PAP-05 — strength and initiative, as far as this battle goes.
fn sizes(b: &Battle) -> PaperTable {
    let most = b.units.iter().map(|u| u.eff0.max(u.eff)).max().unwrap_or(0);
    let mut table = PaperTable::new("papiers-table-sizes", "PAP-05", &["papiers-figure-eff", "papiers-figure-ini"]);
    let mut from = 1;
    for (upto, ini) in size_rows() {
        let span = PaperCell::Span(Some(i64::from(from)), Some(i64::from(*upto)));
        table.rows.push(vec![span, PaperCell::Signed(i64::from(*ini))]);
        from = upto + 1;
        if from > most {
            break;
        }
    }
    table
}

/// PAP-11 — armour somebody wears.
fn armours(b: &Battle) -> PaperTable {
    let worn = [
        (any(b, |u| u.armour == Armour::Light), word(Armour::Light.word())),
        (any(b, |u| u.armour == Armour::Heavy), word(Armour::Heavy.word())),
        (any(b, |u| u.shield), PaperCell::word("papiers-figure-shield")),
    ];
    let lines = worn.into_iter().zip(ARMOURS.iter()).filter(|((worn, _), _)| *worn);
    let lines = lines.map(|((_, name), &(def, ini))| [name, PaperCell::signed(def), PaperCell::signed(ini)]);
    let heads = ["papiers-figure-armour", "papiers-figure-def", "papiers-figure-ini"];
    PaperTable::new("papiers-table-armours", "PAP-11", &heads).rows(lines)
}

/// PAP-12 — weapons somebody bears.
fn weapons(b: &Battle) -> PaperTable {
    let borne = |place: WeaponId| any(b, |u| [u.weapon, u.second].contains(&Some(place)));
    let lines = numbered(&MELEE).filter(|(place, _)| borne(*place)).map(|(_, weapon)| {
        let when = match weapon.when {
            WeaponUse::Always => PaperCell::Blank,
            WeaponUse::VsMounted => PaperCell::word("papiers-table-vs-mounted"),
            WeaponUse::Charging => PaperCell::word("papiers-table-charging"),
        };
        let ini = PaperCell::signed(weapon.ini);
        [word(weapon.id), PaperCell::signed(weapon.att), when, ini, PaperCell::times(weapon.charge, 100)]
    });
    let heads = [
        "papiers-figure-weapon",
        "papiers-figure-att",
        "papiers-table-when",
        "papiers-figure-ini",
        "papiers-figure-pui_mult_charge",
    ];
    PaperTable::new("papiers-table-weapons", "PAP-12", &heads).rows(lines)
}

/// PAP-13 — missiles somebody bears.
fn missiles(b: &Battle) -> PaperTable {
    let borne = |place: MissileId| any(b, |u| u.missile == Some(place));
    let lines = numbered(&MISSILES).filter(|(place, _)| borne(*place)).map(|(_, missile)| {
        let pierce = if missile.pierce == 0 { PaperCell::Blank } else { PaperCell::number(missile.pierce) };
        [word(missile.id), PaperCell::signed(missile.att), pierce]
    });
    let heads = ["papiers-figure-missile", "papiers-figure-att", "papiers-figure-pierce"];
    PaperTable::new("papiers-table-missiles", "PAP-13", &heads).rows(lines)
}

/// PAP-14 — mounts somebody rides, the GM's own as their riders have them.
fn rides(b: &Battle) -> PaperTable {
    let book = mounts();
    let mut table = PaperTable::new(
        "papiers-table-mounts",
        "PAP-14",
        &[
            "papiers-figure-mount",
            "papiers-figure-ini_charge",
            "papiers-figure-pui_mult_charge",
            "papiers-table-def-vs-foot",
            "papiers-figure-pui",
        ],
    );
    for (place, called) in numbered::<MountId, _>(&b.lore.mounts) {
        let Some(rider) = b.units.iter().find(|u| u.mount == Some(place) && u.rides()) else { continue };
        let (name, pui) = match *called {
            Called::Word(id) => {
                let mount = book.iter().find(|mount| word_id(&mount.id) == id);
                (PaperCell::word(id), mount.map_or(0, |mount| mount.pui))
            }
            Called::Place(place) => (PaperCell::Who(Subject::place(place)), 0),
        };
        table.rows.push(vec![
            name,
            PaperCell::signed(rider.ini_charge),
            PaperCell::times(rider.charge, 100),
            PaperCell::signed(rider.def_vs_foot),
            if pui == 0 { PaperCell::Blank } else { PaperCell::Ratio(i64::from(pui), 1000) },
        ]);
    }
    table
}

/// PAP-62 — machines somebody serves.
fn engines(b: &Battle) -> PaperTable {
    let mut table = PaperTable::new(
        "papiers-table-machines",
        "PAP-62",
        &["papiers-figure-machine", "papiers-table-battery", "papiers-figure-support_fire"],
    );
    for ((place, called), machine) in numbered::<MachineId, _>(&b.lore.engines).zip(&b.lore.machines) {
        if any(b, |u| u.machine == Some(place) && u.machines > 0) {
            let name = match *called {
                Called::Word(id) => PaperCell::word(id),
                Called::Place(place) => PaperCell::Who(Subject::place(place)),
            };
            table.rows.push(vec![name, PaperCell::number(machine.battery), PaperCell::signed(machine.support)]);
        }
    }
    table
}

/// PAP-46 to 60 — attributes somebody has, with what they give in numbers.
fn attributes(b: &Battle) -> PaperTable {
    let there = |attribute: Attribute| any(b, |u| u.has(attribute));
    let tells = |row: &AttributeRow| row.att != 0 || row.def != 0 || row.mult != 100;
    let lines = Attribute::ALL.iter().zip(ATTRIBUTES.iter()).filter(|(one, row)| there(**one) && tells(row));
    let lines = lines.map(|(attribute, row)| {
        let (att, def) = (PaperCell::signed(row.att), PaperCell::signed(row.def));
        [word(attribute.word()), att, def, PaperCell::times(row.mult, 100)]
    });
    let heads = ["papiers-figure-attribute", "papiers-figure-att", "papiers-figure-def", "papiers-figure-pui"];
    PaperTable::new("papiers-table-attributes", "PAP-46", &heads).rows(lines)
}

/// PAP-83 — spells somebody knows.
fn spells(b: &Battle) -> PaperTable {
    let known = |spell: SpellId| b.heroes.iter().any(|hero| hero.spells.contains(&Some(spell)));
    let lines = numbered(&b.lore.spells).filter(|(place, _)| known(*place)).map(|(place, spell)| {
        let name = PaperCell::Who(b.spell_place(place).subject());
        match spell.attack {
            Some((pui, att)) => [name, PaperCell::number(pui), PaperCell::signed(att), PaperCell::Blank],
            None => [name, PaperCell::Blank, PaperCell::Blank, PaperCell::word("yes")],
        }
    });
    let heads = ["papiers-figure-spell", "papiers-figure-pui", "papiers-figure-att", "papiers-table-morale-test"];
    PaperTable::new("papiers-table-spells", "PAP-83", &heads).rows(lines)
}

/// PAP-77 — traps that lie there.
fn traps(b: &Battle) -> PaperTable {
    let lines = numbered(&b.sites).filter(|(_, site)| site.kind == SiteKind::Trap).map(|(place, site): (SiteId, _)| {
        [PaperCell::Who(Subject::from(place)), PaperCell::number(site.pui), PaperCell::signed(site.att)]
    });
    let heads = ["papiers-site-trap", "papiers-figure-pui", "papiers-figure-att"];
    PaperTable::new("papiers-table-traps", "PAP-77", &heads).rows(lines)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_follow_the_battle() {
        let doc = montjoie_game::scenario::Doc::read(include_str!("../../../../scenarios/papiers/standard.toml"));
        let opened = montjoie_game::Bout::<crate::Papiers>::open(&doc, None);
        let mut b = opened.unwrap_or_else(|_| panic!("a sound scenario")).0.state;
        let titles = |b: &Battle| tables(b).iter().map(|t| t.title).collect::<Vec<_>>();
        assert!(titles(&b).contains(&"papiers-table-wounds"));
        b.heroes.clear();
        assert!(!titles(&b).contains(&"papiers-table-wounds"));
        let losses = losses();
        assert_eq!((losses.heads.len(), losses.rows.len()), (21, 30));
        assert_eq!(
            (&losses.heads[1], &losses.rows[6][1]),
            (&PaperCell::Span(Some(1), Some(10)), &PaperCell::Number(5))
        );
        assert_eq!(morale().rows[0][4], PaperCell::word("papiers-table-state-desorganisation"));
        assert_eq!(wounds().rows[0][4], PaperCell::word("papiers-table-wound-leg-1"));
        let borne = weapons(&b).rows.len();
        b.units.iter_mut().for_each(|u| (u.weapon, u.second) = (None, None));
        assert!(borne > 0 && weapons(&b).rows.is_empty());
    }
}
