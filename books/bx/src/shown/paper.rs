//! The printed tables a battle uses, for those who finish it on paper.

use crate::brought::options::{BreachSame, Edition, ImmuneMorale, Stack, WhichTable, WisMalus};
use crate::chapters::engines::twice_needed;
use crate::nouns::battle::{Battle, Unit};
use crate::nouns::tables::{BattleTable, COLUMNS, ENGINES, ability};
use crate::nouns::terms::{BodyKind, Defends, Special, Wall};
use montjoie_game::csv::rows;
use montjoie_game::{PaperCell, PaperTable};
use montjoie_table::sum;

/// Only those this battle can touch.
pub fn tables(b: &Battle) -> Vec<PaperTable> {
    let chief = b.camps.iter().any(|camp| camp.chief.is_some());
    let all = [
        Some(battle_table(b)),
        percent(b, chief).used(),
        chief.then(abilities),
        multipliers(b).used(),
        Some(morale(b)),
        b.fort.map(|_| walls(b)),
        (!b.engines.is_empty()).then(|| engines(b)),
    ];
    all.into_iter().flatten().collect()
}

/// BX-22 — armour classes as the edition counts them, Hit Dice down the side.
fn battle_table(b: &Battle) -> PaperTable {
    let edition = match b.options.battle_table {
        WhichTable::Own => b.edition,
        WhichTable::Ascendant => Edition::Ascendant,
        WhichTable::Descendant => Edition::Descendant,
    };
    let mut table = PaperTable::new("bx-table-battle", "BX-22", &["bx-table-hd-ca"]);
    table.heads.extend((0..COLUMNS as i64).map(|column| {
        PaperCell::Number(match b.edition {
            Edition::Ascendant => 10 + column,
            Edition::Descendant => 9 - column,
        })
    }));
    let mut over = None;
    for (row, (upto, cells)) in BattleTable::of(edition).rows().enumerate() {
        let head = match (row, over, upto.map(|u| u / 100)) {
            (0, ..) => PaperCell::word("bx-table-human0"),
            (_, None, Some(upto)) => PaperCell::Span(None, Some(i64::from(upto))),
            (_, Some(over), Some(upto)) => PaperCell::Sign(format!("{over}+ – {upto}")),
            (_, over, None) => PaperCell::Sign(format!("{}+", over.unwrap_or(0))),
        };
        if row > 0 {
            over = upto.map(|u| u / 100);
        }
        table.rows.push(std::iter::once(head).chain(cells.iter().map(|&c| PaperCell::number(c))).collect());
    }
    table
}

/// BX-23 — points added to the percentage.
fn percent(b: &Battle, chief: bool) -> PaperTable {
    let uses = |id: &str| match id {
        "int" | "sag" => chief,
        "sag_malus" => chief && b.options.wis_malus != WisMalus::Off,
        _ => true,
    };
    let points = |cell: &str| cell.split(' ').next().and_then(|n| n.trim_start_matches('+').parse::<i64>().ok());
    let printed = rows(include_str!("../../tables/percent_modifiers.csv")).filter(|row| uses(row[0]));
    let lines = printed.map(|row| {
        let points = points(row[2]).map_or_else(|| PaperCell::word("bx-table-gm"), PaperCell::signed);
        [PaperCell::word(format!("bx-term-{}", row[0])), points, PaperCell::rule(row[row.len() - 1])]
    });
    PaperTable::new("bx-table-percent", "BX-23", &["bx-table-case", "bx-table-points", "bx-table-rule"]).rows(lines)
}

/// BX-37, BX-38 — what the abilities of a chief are worth.
fn abilities() -> PaperTable {
    let scores: Vec<u8> = (3..=18).collect();
    let bands = scores.chunk_by(|a, b| ability(*a) == ability(*b));
    let lines = bands.map(|band| {
        let (low, high) = (i64::from(band[0]), i64::from(band[band.len() - 1]));
        [PaperCell::Span(Some(low), Some(high)), PaperCell::Signed(i64::from(ability(band[0])))]
    });
    PaperTable::new("bx-table-ability", "BX-37", &["bx-table-score", "bx-table-bonus"]).rows(lines)
}

/// BX-24 — what multiplies damage, for those who are in this battle.
fn multipliers(b: &Battle) -> PaperTable {
    let any = |is: fn(&Unit) -> bool| b.bodies.iter().any(is);
    let uses = |id: &str| match id {
        "hero" => any(|body| body.kind == BodyKind::Hero),
        "special" => any(|body| body.special != Special::None),
        "immune_attacker" | "immune_target" => any(|body| body.harmed_by != 0),
        "fly_attacker" | "fly_target" => any(|body| body.flying),
        "charge" => any(|body| body.mounted && body.lances),
        "braced" => any(|body| body.polearms),
        // The walls have a table of their own.
        _ => false,
    };
    let printed = rows(include_str!("../../tables/damage_multipliers.csv")).filter(|row| uses(row[0]));
    let lines = printed.map(|row| {
        let number = |i: usize| row[i].parse::<i64>().unwrap_or(1);
        let times = PaperCell::Times(number(2), number(3));
        [PaperCell::word(format!("bx-term-{}", row[0])), times, PaperCell::rule(row[row.len() - 1])]
    });
    let heads = ["bx-table-case", "bx-table-factor", "bx-table-rule"];
    PaperTable::new("bx-table-multipliers", "BX-24", &heads).rows(lines)
}

/// BX-31 — morale and what bears on it; where lines of a group add up, what they come to.
fn morale(b: &Battle) -> PaperTable {
    let standard = b.camps.iter().any(|camp| camp.standard.is_some() || camp.standard_lost);
    let chief = b.camps.iter().any(|camp| camp.chief.is_some() || camp.chief_dead);
    let home = |what: Defends| b.bodies.iter().any(|body| body.defends == what);
    let uses = |id: &str| match id {
        "immune_enemy" => b.bodies.iter().any(|body| body.harmed_by != 0),
        "homeland" => home(Defends::Homeland),
        "hometown" => home(Defends::Hometown),
        "besieged" => b.fort.is_some(),
        "standard_present" | "standard_lost" => standard,
        "chief_death_test" | "chief_dead" => chief,
        "coward_heroes" => b.bodies.iter().any(|body| body.kind == BodyKind::Hero),
        _ => true,
    };
    let printed: Vec<_> = rows(include_str!("../../tables/morale_modifiers.csv")).collect();
    let value = |id: &str| {
        let row = printed.iter().find(|row| row[0] == id);
        row.and_then(|row| row[3].parse::<i64>().ok()).unwrap_or(0)
    };
    let adds = |stack: Stack, id: &str| if stack == Stack::Cumulative { value(id) } else { 0 };
    let worth = |id: &str| match id {
        "pvt_triple" => value(id) + adds(b.options.morale_ratio_stack, "pvt_double"),
        "loss_75" => value(id) + adds(b.options.morale_losses_stack, "loss_50"),
        "hometown" => value(id) + adds(b.options.morale_home_stack, "homeland"),
        "immune_enemy" if b.options.immune_morale == ImmuneMorale::Four => 2 * value(id),
        "coward_heroes" => i64::from(b.options.coward_morale_malus),
        _ => value(id),
    };
    let lines = printed.iter().filter(|row| uses(row[0])).map(|row| {
        let worth = match (row[0], worth(row[0])) {
            ("coward_heroes", 0) => PaperCell::word("bx-table-gm"),
            (_, n) => PaperCell::Signed(n),
        };
        let rule = row[row.len() - 1].split(' ').next().unwrap_or_default();
        [PaperCell::word(format!("bx-term-{}", row[0])), worth, PaperCell::rule(rule)]
    });
    let heads = ["bx-table-case", "bx-table-modifier", "bx-table-rule"];
    PaperTable::new("bx-table-morale", "BX-31", &heads).rows(lines)
}

/// BX-62, BX-68 — what walls leave of the besiegers' damage.
fn walls(b: &Battle) -> PaperTable {
    let lines = rows(include_str!("../../tables/fortification_factor.csv")).map(|row| {
        let number = |i: usize| row[i].parse::<i64>().unwrap_or(1);
        let times = match (row[0], b.options.breach_same_sequence) {
            ("breach_sequence", BreachSame::Half) => PaperCell::Times(1, 2),
            _ => PaperCell::Times(number(2), number(3)),
        };
        [PaperCell::word(format!("bx-table-wall-{}", row[0])), times]
    });
    PaperTable::new("bx-table-walls", "BX-62", &["bx-table-case", "bx-table-factor"]).rows(lines)
}

/// BX-71 — the engines, and how long a wall stands under them.
fn engines(b: &Battle) -> PaperTable {
    let heads = [
        "bx-table-engine",
        "bx-figure-crew",
        "bx-figure-damage",
        "bx-wall-wall",
        "bx-wall-tower_medium",
        "bx-wall-tower_large",
    ];
    let lines = ENGINES.iter().map(|kind| {
        let needs = |wall| match twice_needed(b, kind, wall) {
            _ if kind.wall == 0 => PaperCell::Blank,
            1 => PaperCell::Sign("< 1".to_owned()),
            twice if twice % 2 == 1 => PaperCell::Sign(format!("{}½", twice / 2)),
            twice => PaperCell::Number(i64::from(twice / 2)),
        };
        [
            PaperCell::word(format!("bx-engine-{}", kind.id)),
            PaperCell::Span(Some(i64::from(kind.crew.0)), Some(i64::from(kind.crew.1))),
            PaperCell::Dice(sum(kind.dice.0, kind.dice.1)),
            needs(Wall::Wall),
            needs(Wall::TowerMedium),
            needs(Wall::TowerLarge),
        ]
    });
    PaperTable::new("bx-table-engines", "BX-71", &heads).rows(lines)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_follow_the_battle() {
        let open = |text: &str| {
            let doc = montjoie_game::scenario::Doc::read(text);
            montjoie_game::Bout::<crate::Bx>::open(&doc, None).unwrap_or_else(|_| panic!("a sound scenario")).0.state
        };
        let titles = |b: &Battle| tables(b).iter().map(|t| t.title).collect::<Vec<_>>();
        let field = open(include_str!("../../../../scenarios/bx/standard.toml"));
        let siege = open(include_str!("../../../../scenarios/bx/siege.toml"));
        assert!(!titles(&field).contains(&"bx-table-walls") && titles(&siege).contains(&"bx-table-walls"));
        let battle = battle_table(&field);
        assert_eq!((battle.heads.len(), battle.rows.len()), (14, 13));
        assert_eq!(battle.rows[0][1], PaperCell::Number(50));
        let downwards = Battle { edition: Edition::Descendant, ..field };
        assert_eq!(battle_table(&downwards).heads[1], PaperCell::Number(9));
        // Three quarters lost: both lines of the group, or the heavier alone.
        let worth = |b: &Battle| {
            let rows = morale(b).rows;
            rows.into_iter().find(|row| row[0] == PaperCell::word("bx-term-loss_75")).map(|row| row[1].clone())
        };
        assert_eq!(worth(&downwards), Some(PaperCell::Signed(-3)));
        let mut highest = downwards;
        highest.options.morale_losses_stack = Stack::Highest;
        assert_eq!(worth(&highest), Some(PaperCell::Signed(-2)));
    }
}
