//! The printed tables a battle uses, for those who finish it on paper.

use crate::chapters::score::sky_cost;
use crate::nouns::battle::Battle;
use crate::nouns::tables::{
    EXPERIENCE, Retreat, command_rows, crew_loss, fort_row, heat_row, quality_rows, range, ratio_rows, retreat_rows,
    sky_row, status_row, terrain_row, type_row, vehicle_distance,
};
use crate::nouns::terms::{Class, FortKind, Landscape, Mode, TroopType, Wear, Weather};
use crate::shown::sheet::range_id;
use montjoie_game::{PaperCell, PaperTable};

/// Only those this battle can touch.
pub fn tables(b: &Battle) -> Vec<PaperTable> {
    let vehicles = b.mode == Mode::Vehicles || b.units.iter().any(|unit| unit.vehicle);
    let men = b.units.iter().any(|unit| !unit.vehicle);
    let mut all = vec![statuses(), ratios(), commands()];
    if vehicles {
        all.extend([distances(b), crews()]);
    }
    all.push(ranges());
    all.extend([men.then(|| retreats(true)), vehicles.then(|| retreats(false))].into_iter().flatten());
    if men {
        all.extend([types(b).used(), Some(ground(b))].into_iter().flatten());
    }
    if b.options.weather != Weather::Clear {
        all.push(weather(b));
    }
    all.extend(b.fort.map(|_| forts()));
    all.extend([qualities(), experience()]);
    all
}

/// ORD-42, ORD-58 — states, and what they cost.
fn statuses() -> PaperTable {
    let heads =
        ["ordre-table-status", "ordre-table-threshold", "ordre-table-tests", "ordre-figure-pda", "ordre-figure-dfs"];
    let lines = Wear::ALL.iter().map(|&status| {
        let row = status_row(status);
        let threshold = match status {
            Wear::Intact => PaperCell::Blank,
            Wear::Deroute => PaperCell::word("ordre-table-at-sdr"),
            _ if row.strict => PaperCell::word("ordre-table-any-damage"),
            _ => PaperCell::word(format!("ordre-table-frc-{}-{}", row.num, row.den)),
        };
        let gone = status == Wear::Aneantie;
        let half = |halved: bool| if gone { PaperCell::Blank } else { PaperCell::times(1, if halved { 2 } else { 1 }) };
        [
            PaperCell::word(format!("ordre-state-{}", status.word())),
            threshold,
            if gone { PaperCell::word("ordre-table-removed") } else { PaperCell::signed(row.test) },
            half(row.halves_pda),
            half(row.halves_dfs),
        ]
    });
    PaperTable::new("ordre-table-statuses", "ORD-42", &heads).rows(lines)
}

/// ORD-39 — the weight of numbers.
fn ratios() -> PaperTable {
    let lines = ratio_rows().map(|&(num, den, modifier)| {
        [PaperCell::Sign(format!("{num} : {den}")), PaperCell::Signed(i64::from(modifier))]
    });
    PaperTable::new("ordre-table-ratio", "ORD-39", &["ordre-table-pda-against", "ordre-table-tests"]).rows(lines)
}

/// ORD-33, ORD-38 — what a margin of command gives.
fn commands() -> PaperTable {
    let rows: Vec<_> = command_rows().collect();
    let lines = rows.iter().enumerate().map(|(i, (least, first, penalty))| {
        [
            PaperCell::Span(Some(*least), rows.get(i + 1).map(|next| next.0 - 1)),
            PaperCell::yes(*first),
            PaperCell::signed(*penalty),
            PaperCell::times(1, if *penalty == 0 { 1 } else { 2 }),
        ]
    });
    let heads = ["ordre-table-margin", "ordre-table-strikes-first", "ordre-table-loser-tests", "ordre-table-loser-dfs"];
    PaperTable::new("ordre-table-command", "ORD-33", &heads).rows(lines)
}

/// ORD-37 — the Difficulty of a shot.
fn ranges() -> PaperTable {
    let lines = (0..=4).map(|rank| [PaperCell::word(range_id(rank)), PaperCell::number(range(rank))]);
    PaperTable::new("ordre-table-ranges", "ORD-37", &["ordre-table-range", "ordre-table-difficulty"]).rows(lines)
}

/// ORD-103 — the base Difficulty of the theatre.
fn distances(b: &Battle) -> PaperTable {
    let theatre = PaperCell::word(format!("ordre-theatre-{}", b.theatre.word()));
    PaperTable::new("ordre-table-distance", "ORD-103", &["ordre-table-theatre", "ordre-table-difficulty"])
        .row([theatre, PaperCell::number(vehicle_distance(b.theatre))])
}

/// ORD-105 — crews lost with their vehicles.
fn crews() -> PaperTable {
    let lines = [Wear::Accrochee, Wear::Eprouvee, Wear::Decimee, Wear::Aneantie].map(|status| {
        let lost = match status {
            Wear::Accrochee => PaperCell::Span(None, Some(crew_loss(status, 1, 1))),
            _ => PaperCell::Number(crew_loss(status, 1, 1)),
        };
        [PaperCell::word(format!("ordre-state-{}", status.word())), lost]
    });
    PaperTable::new("ordre-table-crews", "ORD-105", &["ordre-table-status", "ordre-table-crew-lost"]).rows(lines)
}

/// ORD-57, ORD-106 — what comes of a retreat, or of breaking off.
fn retreats(army: bool) -> PaperTable {
    let lines = retreat_rows(army).map(|(least, most, outcome, test)| {
        let end = |n: i64, open: i64| (n != open).then_some(n);
        let word = match (outcome, army) {
            (Retreat::Whole, true) => "ordre-table-withdraws",
            (Retreat::Whole, false) => "ordre-table-disengages",
            (Retreat::Abandoning, _) => "ordre-table-abandons",
            (Retreat::Fight, _) => "ordre-table-fights-on",
            (Retreat::Rout, _) => "ordre-state-deroute",
        };
        [PaperCell::Span(end(least, i64::MIN), end(most, i64::MAX)), PaperCell::word(word), PaperCell::signed(test)]
    });
    let (title, rule) = if army { ("ordre-table-retreat", "ORD-57") } else { ("ordre-table-breaking-off", "ORD-106") };
    PaperTable::new(title, rule, &["ordre-table-margin", "ordre-table-outcome", "ordre-table-tests"]).rows(lines)
}

/// ORD-09, ORD-22 — the types of troops that are there.
fn types(b: &Battle) -> PaperTable {
    let there = |troop: TroopType| b.units.iter().any(|unit| unit.troop == troop && !unit.vehicle);
    let lines =
        TroopType::ALL.iter().copied().filter(|&troop| troop != TroopType::Other && there(troop)).map(|troop| {
            let row = type_row(troop);
            [
                PaperCell::word(format!("ordre-type-{}", troop.word())),
                PaperCell::Times(row.mult, 1),
                PaperCell::yes(row.charge),
                PaperCell::number(row.sdg),
            ]
        });
    let heads = ["ordre-table-type", "ordre-figure-pda", "ordre-table-in-charge", "ordre-table-sdg"];
    PaperTable::new("ordre-table-types", "ORD-09", &heads).rows(lines)
}

/// ORD-64 — the ground of this battle, and that of an assault where there is a place to storm.
fn ground(b: &Battle) -> PaperTable {
    let here = |terrain: Landscape| {
        terrain == b.options.terrain
            || (b.fort.is_some() && terrain == Landscape::Assault)
            || (b.mode == Mode::Urban && terrain == Landscape::Urban)
    };
    let lines = Landscape::ALL.iter().copied().filter(|&terrain| here(terrain)).map(|terrain| {
        let row = terrain_row(terrain);
        let half = |halved: bool| PaperCell::times(1, if halved { 2 } else { 1 });
        [
            PaperCell::word(format!("ordre-option-terrain-{}", terrain.word())),
            PaperCell::yes(row.charge),
            PaperCell::yes(row.chariots),
            half(row.halves_melee),
            half(row.halves_shots),
            PaperCell::signed(row.cover),
            half(row.bogs),
            PaperCell::signed(row.dfs),
            PaperCell::word(range_id(row.distance)),
        ]
    });
    let heads = [
        "ordre-option-terrain",
        "ordre-term-charge",
        "ordre-table-chariots",
        "ordre-table-pda-shock",
        "ordre-table-pda-shots",
        "ordre-table-dfs-shots",
        "ordre-table-dfs-shots-times",
        "ordre-figure-dfs",
        "ordre-table-range",
    ];
    PaperTable::new("ordre-table-ground", "ORD-64", &heads).rows(lines)
}

/// ORD-67, ORD-69 — sky and temperature as they are.
fn weather(b: &Battle) -> PaperTable {
    let weather = b.options.weather;
    let heat = heat_row(weather.heat());
    let heads = [
        "ordre-option-weather",
        "ordre-table-command-tests",
        "ordre-table-tests",
        "ordre-table-shot-tests",
        "ordre-table-losses",
    ];
    PaperTable::new("ordre-table-weather", "ORD-67", &heads).row([
        PaperCell::word(format!("ordre-option-weather-{}", weather.word())),
        PaperCell::signed(sky_row(weather.sky()).command),
        PaperCell::signed(sky_cost(b, false) + heat.combat),
        PaperCell::signed(sky_cost(b, true) + heat.combat),
        PaperCell::times(heat.losses.0, heat.losses.1),
    ])
}

/// ORD-76 — what walls are worth.
fn forts() -> PaperTable {
    let lines = FortKind::ALL.iter().map(|&kind| {
        let row = fort_row(kind);
        let against = if row.ranged_only { "ordre-table-shots-only" } else { "ordre-table-all-attacks" };
        [
            PaperCell::word(format!("ordre-fort-{}", kind.word())),
            PaperCell::Span(Some(row.least), None),
            PaperCell::Times(row.factor, 1),
            PaperCell::signed(row.dfs),
            PaperCell::word(against),
        ]
    });
    let heads = [
        "ordre-table-fort",
        "ordre-table-garrison",
        "ordre-table-force-endurance",
        "ordre-figure-dfs",
        "ordre-table-against",
    ];
    PaperTable::new("ordre-table-forts", "ORD-76", &heads).rows(lines)
}

/// ORD-23, ORD-24 — Cbt, its quality, the break threshold.
fn qualities() -> PaperTable {
    let rows: Vec<_> = quality_rows().collect();
    let lines = rows.iter().enumerate().map(|(i, (least, word))| {
        let most = rows.get(i + 1).map(|next| next.0 - 1);
        let low = (*least > i64::MIN).then_some(*least);
        // ORD-24: ten hundredths, and ten for each point.
        let sdr = |cbt: i64| (10 + 10 * cbt).max(10);
        [
            PaperCell::word(format!("ordre-quality-{word}")),
            PaperCell::Span(low, most),
            PaperCell::Span(low.map(sdr), most.map(sdr)),
        ]
    });
    PaperTable::new("ordre-table-quality", "ORD-24", &["ordre-figure-quality", "ordre-figure-cbt", "ordre-figure-sdr"])
        .rows(lines)
}

/// ORD-71 — experience by result.
fn experience() -> PaperTable {
    let lines = Class::ALL
        .iter()
        .zip(EXPERIENCE.iter())
        .map(|(class, &xp)| [PaperCell::word(format!("ordre-class-{}", class.word())), PaperCell::Number(xp)]);
    PaperTable::new("ordre-table-experience", "ORD-71", &["ordre-table-result", "ordre-figure-xp"]).rows(lines)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_follow_the_mode() {
        let open = |text: &str| {
            let doc = montjoie_game::scenario::Doc::read(text);
            montjoie_game::Bout::<crate::Ordre>::open(&doc, None).unwrap_or_else(|_| panic!("a sound scenario")).0.state
        };
        let titles = |b: &Battle| tables(b).iter().map(|t| t.title).collect::<Vec<_>>();
        let field = open(include_str!("../../../../scenarios/ordre/standard.toml"));
        let fleet = open(include_str!("../../../../scenarios/ordre/flotte.toml"));
        assert!(titles(&field).contains(&"ordre-table-types") && !titles(&field).contains(&"ordre-table-crews"));
        assert!(titles(&fleet).contains(&"ordre-table-crews") && !titles(&fleet).contains(&"ordre-table-types"));
        assert_eq!(statuses().rows[3][2], PaperCell::Signed(-5));
        assert_eq!(ratios().rows[4], [PaperCell::Sign("5 : 1".to_owned()), PaperCell::Signed(5)]);
        assert_eq!(commands().rows[1][0], PaperCell::Span(Some(2), Some(4)));
        assert_eq!(retreats(true).rows[3][1], PaperCell::word("ordre-state-deroute"));
        assert_eq!(qualities().rows[4][2], PaperCell::Span(Some(110), None));
    }
}
