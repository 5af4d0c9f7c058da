//! The order-of-battle sheet (ORD-110), ancient and modern, as tables for page and print.

use crate::chapters::command::potential;
use crate::chapters::figures;
use crate::chapters::groups;
use crate::nouns::battle::{Battle, GroupId};
use crate::nouns::rules::SHEET;
use crate::nouns::tables::{self, SheetRow, status_row};
use crate::nouns::terms::{Station, Wear};
use crate::shown::sheet::range_id;
use montjoie_game::{PaperCell, PaperTable};
use montjoie_table::{Side, Subject, Tally as _, Told, cite};

/// The figures of a unit, or of all units of a block.
struct Row {
    who: Option<Subject>,
    eff: i64,
    pda: i64,
    prt: u8,
    frc: i64,
    cbt: i64,
    dfs: i64,
    sdr: i64,
}

impl Row {
    /// What stands in one of the sheet's columns; `word` names the row where nobody does.
    fn cell(&self, column: &str, word: &str) -> PaperCell {
        match column {
            "sheet-unit" => self.who.map_or_else(|| PaperCell::word(word), PaperCell::Who),
            "figure-eff" => PaperCell::Number(self.eff),
            "figure-pda" => PaperCell::Number(self.pda),
            "figure-prt" => PaperCell::word(range_id(self.prt)),
            "figure-frc" => PaperCell::Number(self.frc),
            "figure-cbt" => PaperCell::Number(self.cbt),
            "figure-dfs" => PaperCell::Number(self.dfs),
            "figure-sdr" => PaperCell::Number(self.sdr),
            _ => PaperCell::Blank,
        }
    }
}

/// The groups a line of the sheet is about: main force first, support second where they share a track.
fn groups_of(b: &Battle, side: Side, row: &SheetRow) -> Vec<GroupId> {
    let posts = row.binding.split('+').filter_map(|part| match part {
        "army.main" => Some(Station::Main),
        "army.support" => Some(Station::Support),
        "army.reserve" => Some(Station::Reserve),
        _ => None,
    });
    posts.flat_map(|post| b.all().filter(move |(_, g)| g.side == side && g.post == post)).map(|(id, _)| id).collect()
}

fn rows(b: &Battle, all: &[GroupId]) -> Vec<Row> {
    let units = all.iter().flat_map(|&id| b.units_of(id).map(move |(unit, u)| (id, unit, u)));
    units
        .map(|(group, unit, u)| Row {
            who: Some(Subject::from(unit)),
            eff: i64::from(u.eff),
            pda: figures::pda(b, u, groups::usual_use(b, group), None, |_| ()),
            prt: u.prt,
            frc: figures::frc(b, u),
            cbt: figures::cbt_test(b, u),
            dfs: figures::dfs(b, u, false),
            sdr: figures::sdr(b, u),
        })
        .collect()
}

/// Sums, and means weighted by headcount, over several groups.
fn total(b: &Battle, all: &[GroupId], rows: &[Row]) -> Option<Row> {
    let first = *all.first()?;
    let heads: i64 = rows.iter().map(|r| r.eff).sum();
    let mean = |value: fn(&Row) -> i64| {
        rows.iter().map(|r| r.eff * value(r)).sum::<i64>().checked_div_euclid(heads).unwrap_or(0)
    };
    Some(Row {
        who: None,
        eff: heads,
        pda: rows.iter().map(|r| r.pda).sum(),
        prt: groups::prt(b, first),
        frc: rows.iter().map(|r| r.frc).sum(),
        cbt: mean(|r| r.cbt),
        dfs: mean(|r| r.dfs),
        sdr: if all.len() == 1 { groups::sdr(b, first) } else { mean(|r| r.sdr) },
    })
}

/// Units, the rows the page keeps empty, and the total.
fn units(b: &Battle, all: &[GroupId], row: &'static SheetRow, total_word: &str) -> PaperTable {
    let heads: Vec<String> = row.columns.iter().map(|c| format!("ordre-{c}")).collect();
    let heads: Vec<&str> = heads.iter().map(String::as_str).collect();
    let found = rows(b, all);
    let line = |one: &Row| row.columns.iter().map(|c| one.cell(c, total_word)).collect::<Vec<_>>();
    let room = std::iter::repeat_n(vec![PaperCell::Blank; heads.len()], row.room.saturating_sub(found.len()));
    PaperTable::new(&row.word, SHEET.0, &heads)
        .rows(found.iter().map(line))
        .rows(room)
        .rows(total(b, all, &found).iter().map(line))
}

/// Where a state begins for a group: ORD-42, ORD-58.
fn threshold(b: &Battle, id: GroupId, status: Wear) -> i64 {
    let frc = groups::frc(b, id);
    match status {
        Wear::Intact => 0,
        Wear::Accrochee => 1,
        Wear::Eprouvee => frc - frc / 2,
        Wear::Decimee => frc,
        Wear::Aneantie => 2 * frc,
        Wear::Deroute => groups::sdr_points(b, id),
    }
}

/// The damage track: what each group has suffered, what begins where, and what has begun.
fn track(b: &Battle, all: &[GroupId], row: &'static SheetRow) -> PaperTable {
    let heads = ["ordre-sheet-troops-are", "ordre-table-tests", "ordre-figure-pda", "ordre-figure-dfs"];
    let mut table = PaperTable::new(&row.word, SHEET.0, &heads);
    let mut suffered =
        vec![PaperCell::word("ordre-figure-damage"), PaperCell::Blank, PaperCell::Blank, PaperCell::Blank];
    for &id in all {
        table.heads.extend([PaperCell::Who(b.face(id)), PaperCell::word("ordre-sheet-reached")]);
        suffered.extend([PaperCell::Number(b.at(id).damage), PaperCell::Blank]);
    }
    let half = |halved: bool| PaperCell::times(1, if halved { 2 } else { 1 });
    let marks = Wear::ALL.iter().filter(|s| row.columns.iter().any(|c| c == s.word()));
    let marks = marks.map(|&status| {
        let effects = status_row(status);
        let mut cells = vec![
            PaperCell::word(format!("ordre-state-{}", status.word())),
            PaperCell::signed(effects.test),
            half(effects.halves_pda),
            half(effects.halves_dfs),
        ];
        for &id in all {
            let begins = threshold(b, id, status);
            let begun = if status == Wear::Deroute { b.at(id).routed } else { b.at(id).damage >= begins };
            cells.extend([PaperCell::Number(begins), PaperCell::yes(begun)]);
        }
        cells
    });
    // The printed sheet has no row for it: it stands below, as a note.
    let mut gone = vec![
        PaperCell::word("ordre-state-aneantie"),
        PaperCell::word("ordre-table-removed"),
        PaperCell::Blank,
        PaperCell::Blank,
    ];
    gone.extend(all.iter().flat_map(|&id| [PaperCell::Number(threshold(b, id, Wear::Aneantie)), PaperCell::Blank]));
    table.row(suffered).rows(marks).row(gone)
}

/// What fills a line of the head.
fn field(b: &Battle, side: Side, binding: &str) -> PaperCell {
    let chief = b.chief(side).map(|(id, _)| Subject::from(id));
    match binding {
        "army.name" => PaperCell::Who(Subject::side(side)),
        "army.commander.name" => chief.map_or(PaperCell::Blank, PaperCell::Who),
        "army.commander.potential" => PaperCell::number(potential(b, Told::default(), side).total()),
        _ => PaperCell::Blank,
    }
}

fn page(b: &Battle, side: Side, variant: &str) -> Vec<PaperTable> {
    cite(SHEET);
    let lines: Vec<&'static SheetRow> = tables::SHEET.iter().filter(|r| r.variant == variant).collect();
    let mut all: Vec<PaperTable> = Vec::new();
    for (i, row) in lines.iter().enumerate() {
        let here = groups_of(b, side, row);
        match row.kind.as_str() {
            "title" => all.push(PaperTable::new(&row.word, SHEET.0, &[])),
            "field" => {
                let cells = [PaperCell::word(&row.word), field(b, side, &row.binding)];
                match all.last_mut() {
                    Some(head) if head.heads.is_empty() => head.heads = cells.into(),
                    Some(head) => head.rows.push(cells.into()),
                    None => {}
                }
            }
            "table" => {
                let total = lines.get(i + 1).filter(|next| next.kind == "total");
                all.push(units(b, &here, row, total.map_or("", |next| &next.word)));
            }
            "track" if !here.is_empty() => all.push(track(b, &here, row)),
            // A total stands with its table.
            _ => {}
        }
    }
    all
}

/// ORD-110 — the sheets of both sides: modern where anybody fights with firearms, ancient otherwise.
#[must_use]
pub fn pages(b: &Battle) -> [Vec<PaperTable>; 2] {
    Side::BOTH.map(|side| {
        let modern = b.units.iter().any(|u| u.side == side && (u.firearm || u.modern || u.vehicle));
        page(b, side, if modern { "modern" } else { "ancient" })
    })
}
