//! The printed tables a battle uses, for those who finish it on paper.

use crate::chapters::modifiers::numeric;
use crate::nouns::battle::Battle;
use crate::nouns::terms::{Engagement, Opportunity, Posture, ReserveRule, Row, Scale};
use montjoie_game::{PaperCell, PaperTable};

/// Only those this battle can touch.
pub fn tables(b: &Battle) -> Vec<PaperTable> {
    let scales = b.options.scales_in_play;
    let mut all = vec![summary(), numbers(b)];
    all.extend(Scale::ALL.iter().filter(|scale| scales.has(**scale)).map(|scale| results(b, *scale)));
    if !b.options.all_front_line && (scales.has(Scale::Regiment) || scales.has(Scale::Company)) {
        all.push(engagements());
    }
    if scales.has(Scale::Regiment) && scales.has(Scale::Company) {
        all.push(companies());
    }
    if scales.individual() {
        all.extend([soldiers(), chances(), postures()]);
    }
    all
}

fn row_word(row: Row) -> PaperCell {
    PaperCell::word(format!("jet-row-{}", row.word()))
}

/// JET-12 — the totals of a row, or its natural die.
fn totals(row: Row) -> PaperCell {
    let line = row.summary();
    match line.um {
        Some(die) => PaperCell::Sign(format!("UM {die}")),
        None => PaperCell::Span(line.least.map(i64::from), line.most.map(i64::from)),
    }
}

fn summary() -> PaperTable {
    let heads =
        ["jet-table-row", "jet-table-total", "jet-table-subordinates", "jet-table-opposition", "jet-figure-morale"];
    let lines = Row::ALL.iter().map(|&row| {
        let line = row.summary();
        let added = [i64::from(line.leadership), i64::from(line.opposition), i64::from(line.morale)];
        [row_word(row), totals(row)].into_iter().chain(added.map(PaperCell::signed))
    });
    PaperTable::new("jet-table-summary", "JET-12", &heads).rows(lines)
}

/// JET-16 — what numbers weigh, by tenths of the ratio.
fn numbers(b: &Battle) -> PaperTable {
    let mut table = PaperTable::new("jet-table-numbers", "JET-16", &["jet-table-odds"]);
    let ratios = [10, 12, 15, 17, 20, 25, 30, 40, 50];
    let weigh = |own, enemy| numeric(b.options.numeric_ratio_rounding, b.options.numeric_mod_cap, own, enemy);
    table.heads.extend(ratios.iter().map(|&tenths| PaperCell::Ratio(tenths, 10)));
    let line = |word: &str, weigh: &dyn Fn(i64) -> i32| {
        let cells = ratios.iter().map(|&tenths| PaperCell::Signed(i64::from(weigh(tenths))));
        std::iter::once(PaperCell::word(word)).chain(cells).collect::<Vec<_>>()
    };
    table
        .row(line("jet-table-larger", &|tenths| weigh(tenths, 10)))
        .row(line("jet-table-smaller", &|tenths| weigh(10, tenths)))
}

/// JET-42 — a rank's table.
fn results(b: &Battle, scale: Scale) -> PaperTable {
    let title = match scale {
        Scale::Army => "jet-table-army",
        Scale::Regiment => "jet-table-regiment",
        Scale::Company => "jet-table-company",
    };
    let reserves = scale == Scale::Army && b.units.iter().any(|unit| unit.engagement == Engagement::Reserve);
    let mut heads = vec![
        "jet-table-row",
        "jet-table-total",
        "jet-table-heavier",
        "jet-table-ratio",
        "jet-figure-morale",
        "jet-table-lasting",
        "jet-table-orders",
        "jet-table-ground",
    ];
    if reserves {
        heads.push("jet-table-reserves");
    }
    let lines = Row::ALL.iter().map(|&row| {
        let line = row.result(scale);
        let heavier = if line.against { "jet-table-own" } else { "jet-table-enemy" };
        let (whole, half) = (line.twice_ratio / 2, if line.twice_ratio % 2 == 1 { "½" } else { "" });
        let least = if line.minimum { "≥ " } else { "" };
        let lasting = match line.lasting {
            (0, _) => PaperCell::Blank,
            (n, turns) => PaperCell::Sign(format!("−{} × {turns}", -n)),
        };
        let mut cells = vec![
            row_word(row),
            totals(row),
            PaperCell::word(heavier),
            PaperCell::Sign(format!("{least}{whole}{half} : 1")),
            PaperCell::signed(line.morale),
            lasting,
            PaperCell::signed(line.subordinates),
            PaperCell::word(format!("jet-ground-{}", line.ground.word())),
        ];
        if reserves {
            let word = |rule: ReserveRule| PaperCell::word(format!("jet-reserve-{}", rule.word()));
            cells.push(word(line.reserves));
        }
        cells
    });
    PaperTable::new(title, "JET-42", &heads).rows(lines)
}

/// JET-28 — levels of engagement.
fn engagements() -> PaperTable {
    let heads = ["jet-figure-engagement", "jet-table-roll", "jet-table-losses", "jet-table-events"];
    let lines = Engagement::ALL.iter().map(|&level| {
        let line = level.level();
        [
            PaperCell::word(format!("jet-state-{}", level.word())),
            PaperCell::signed(line.roll),
            PaperCell::Times(line.halves, 2),
            PaperCell::word(format!("jet-filter-{}", line.events.word())),
        ]
    });
    PaperTable::new("jet-table-engagement", "JET-28", &heads).rows(lines)
}

/// JET-30 — where a company may stand, by its regiment.
fn companies() -> PaperTable {
    let word = |level: Engagement| PaperCell::word(format!("jet-state-{}", level.word()));
    let mut table = PaperTable::new("jet-table-companies", "JET-30", &["jet-table-regiment-is"]);
    table.heads.extend(Engagement::ALL.iter().map(|&level| word(level)));
    let lines = Engagement::ALL.iter().map(|&regiment| {
        std::iter::once(word(regiment)).chain(Engagement::ALL.iter().map(move |&c| PaperCell::yes(regiment.lets(c))))
    });
    table.rows(lines)
}

/// JET-48 — the soldier's table.
fn soldiers() -> PaperTable {
    let heads = [
        "jet-table-row",
        "jet-table-total",
        "jet-figure-ob",
        "jet-figure-db",
        "jet-table-chief",
        "jet-table-deadline",
        "jet-table-events",
    ];
    let lines = Row::ALL.iter().map(|&row| {
        let line = row.soldier();
        let events: Vec<String> =
            line.chances.iter().flatten().map(|chance| format!("jet-chance-{}", chance.word())).collect();
        [
            row_word(row),
            totals(row),
            PaperCell::signed(line.ob),
            PaperCell::signed(line.db),
            line.leadership.map_or_else(|| PaperCell::word("jet-table-no-roll"), PaperCell::signed),
            if line.deadline == 0 { PaperCell::Blank } else { PaperCell::number(line.deadline) },
            PaperCell::Words(events),
        ]
    });
    PaperTable::new("jet-table-soldier", "JET-48", &heads).rows(lines)
}

/// JET-50 to 56 — the tests of special events.
fn chances() -> PaperTable {
    let heads = ["jet-table-event", "jet-table-first", "jet-table-second", "jet-table-rule"];
    let lines = Opportunity::ALL.iter().map(|&chance| {
        let trial = chance.trial();
        [
            PaperCell::word(format!("jet-chance-{}", chance.word())),
            PaperCell::signed(trial.first),
            PaperCell::signed(trial.second),
            PaperCell::rule(chance.rule().0),
        ]
    });
    PaperTable::new("jet-table-chances", "JET-50", &heads).rows(lines)
}

/// JET-31 — the events a fighter may meet.
fn postures() -> PaperTable {
    let mut table = PaperTable::new("jet-table-postures", "JET-31", &["jet-table-company-is"]);
    table.heads.extend(Posture::ALL.iter().map(|p| PaperCell::word(format!("jet-posture-{}", p.word()))));
    let lines = Engagement::ALL.iter().map(|&level| {
        let events =
            move |&posture: &Posture| PaperCell::word(format!("jet-filter-{}", level.events_for(posture).word()));
        std::iter::once(PaperCell::word(format!("jet-state-{}", level.word()))).chain(Posture::ALL.iter().map(events))
    });
    table.rows(lines)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Scales;

    #[test]
    fn tables_follow_the_scales_in_play() {
        let doc = montjoie_game::scenario::Doc::read(include_str!("../../../../scenarios/jet/standard.toml"));
        let opened = montjoie_game::Bout::<crate::Jet>::open(&doc, None);
        let mut b = opened.unwrap_or_else(|_| panic!("a sound scenario")).0.state;
        let titles = |b: &Battle| tables(b).iter().map(|t| t.title).collect::<Vec<_>>();
        b.options.scales_in_play = Scales::A;
        assert_eq!(titles(&b), ["jet-table-summary", "jet-table-numbers", "jet-table-army"]);
        b.options.scales_in_play = Scales::ARCI;
        assert!(titles(&b).contains(&"jet-table-soldier") && titles(&b).contains(&"jet-table-companies"));
        let army = results(&b, Scale::Army);
        assert_eq!((army.rows.len(), army.rows[2][3].clone()), (9, PaperCell::Sign("2 : 1".to_owned())));
        assert_eq!(army.rows[2][1], PaperCell::Span(Some(5), Some(75)));
        // The printed example: 1.7 to 1 weighs eighteen.
        assert_eq!(numbers(&b).rows[0][4], PaperCell::Signed(18));
    }
}
