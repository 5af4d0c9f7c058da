//! The order-of-battle sheet (ORD-110), ancient and modern, as data for page and print.

use super::battle::{Battle, Id};
use super::command::potential;
use super::figures;
use super::groups;
use super::rules::SHEET;
use super::tables::{self, SheetRow};
use super::terms::{Post, Status};
use super::view::range_id;
use montjoie_table::{Side, Subject, Tally as _, Told, cite};

/// One line of a block: a unit, or a total.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// Who; nobody for a total.
    pub who: Subject,
    /// Effectif.
    pub eff: i64,
    /// PdA or PdF.
    pub pda: i64,
    /// The word of its range.
    pub prt: &'static str,
    /// Force.
    pub frc: i64,
    /// Cbt, in tests.
    pub cbt: i64,
    /// Dfs.
    pub dfs: i64,
    /// SdR in hundredths.
    pub sdr: i64,
}

/// One row of a damage track: what begins at which damage.
#[derive(Clone, Debug, PartialEq)]
pub struct Mark {
    /// The status, by its word.
    pub status: &'static str,
    /// At how many points it begins, group by group.
    pub threshold: Vec<i64>,
    /// Whether it is ticked, group by group.
    pub reached: Vec<bool>,
}

/// One block of the sheet.
#[derive(Clone, Debug, PartialEq)]
pub enum Block {
    /// A line of text with what fills it.
    Field {
        /// As printed.
        label: String,
        /// Whom it names.
        who: Subject,
        /// The number that goes with it.
        value: Option<i64>,
    },
    /// A table of units, with its total and the empty rows the page keeps.
    Units {
        /// As printed.
        label: String,
        /// The heads of its columns.
        columns: Vec<String>,
        /// Units, in order.
        rows: Vec<Row>,
        /// Their sum and means.
        total: Option<Row>,
        /// Rows the printed page has.
        room: usize,
    },
    /// A damage track; where it is shared, main force first, support second.
    Track {
        /// The words of its rows, as printed.
        labels: Vec<String>,
        /// Points suffered so far, group by group.
        damage: Vec<i64>,
        /// Its rows.
        marks: Vec<Mark>,
        /// Where each group is annihilated: the footnote.
        annihilated: Vec<i64>,
    },
}

/// A sheet.
#[derive(Clone, Debug, PartialEq)]
pub struct Page {
    /// Whose.
    pub side: Side,
    /// `ancient` or `modern`.
    pub variant: &'static str,
    /// From top to bottom.
    pub blocks: Vec<Block>,
}

fn groups_of(b: &Battle, side: Side, post: Post) -> Vec<Id> {
    b.all().filter(|(_, g)| g.side == side && g.post == post).map(|(id, _)| id).collect()
}

fn rows(b: &Battle, all: &[Id]) -> Vec<Row> {
    let units = all.iter().flat_map(|&id| b.units_of(id).map(move |(u, _)| (id, u)));
    units
        .map(|(group, unit)| {
            let u = b.unit(unit);
            Row {
                who: Subject::unit(unit),
                eff: i64::from(u.eff),
                pda: figures::pda(b, u, groups::usual_use(b, group), None, |_| ()),
                prt: range_id(u.prt),
                frc: figures::frc(b, u),
                cbt: figures::cbt_test(b, u),
                dfs: figures::dfs(b, u, false),
                sdr: figures::sdr(b, u),
            }
        })
        .collect()
}

/// Sums, and means weighted by headcount, over several groups.
fn total(b: &Battle, all: &[Id], rows: &[Row]) -> Option<Row> {
    let first = *all.first()?;
    let heads: i64 = rows.iter().map(|r| r.eff).sum();
    let mean = |value: fn(&Row) -> i64| {
        rows.iter().map(|r| r.eff * value(r)).sum::<i64>().checked_div_euclid(heads).unwrap_or(0)
    };
    let one = all.len() == 1;
    Some(Row {
        who: Subject::NOBODY,
        eff: heads,
        pda: rows.iter().map(|r| r.pda).sum(),
        prt: range_id(groups::prt(b, first)),
        frc: rows.iter().map(|r| r.frc).sum(),
        cbt: mean(|r| r.cbt),
        dfs: mean(|r| r.dfs),
        sdr: if one { groups::sdr(b, first) } else { mean(|r| r.sdr) },
    })
}

fn track(b: &Battle, all: &[Id], row: &SheetRow) -> Block {
    let rows = [Status::Accrochee, Status::Eprouvee, Status::Decimee, Status::Deroute];
    let marks = rows.map(|status| {
        let threshold: Vec<i64> = all
            .iter()
            .map(|&id| {
                let frc = groups::frc(b, id);
                match status {
                    Status::Accrochee => 1,
                    Status::Eprouvee => frc - frc / 2,
                    Status::Decimee => frc,
                    _ => groups::sdr_points(b, id),
                }
            })
            .collect();
        let reached = all.iter().zip(&threshold).map(|(&id, &t)| match status {
            Status::Deroute => b.at(id).routed,
            _ => b.at(id).damage >= t,
        });
        Mark { status: status.word(), reached: reached.collect(), threshold }
    });
    Block::Track {
        labels: row.columns.clone(),
        damage: all.iter().map(|&id| b.at(id).damage).collect(),
        marks: marks.into(),
        annihilated: all.iter().map(|&id| 2 * groups::frc(b, id)).collect(),
    }
}

fn page(b: &Battle, side: Side, variant: &'static str) -> Page {
    cite(SHEET);
    let chief = b.chief(side).map(|(id, _)| Subject::character(id));
    let mut blocks = Vec::new();
    for row in tables::SHEET.iter().filter(|r| r.variant == variant) {
        let post = match row.binding.split('.').nth(1) {
            Some("main") => Post::Main,
            Some("support") => Post::Support,
            _ => Post::Reserve,
        };
        match row.kind.as_str() {
            "title" => blocks.push(Block::Field { label: row.label.clone(), who: Subject::NOBODY, value: None }),
            "field" => {
                let (who, value) = match row.binding.as_str() {
                    "army.name" => (Subject::side(side), None),
                    "army.commander.name" => (chief.unwrap_or(Subject::NOBODY), None),
                    "army.commander.potential" => {
                        (Subject::NOBODY, Some(i64::from(potential(b, Told::default(), side).total())))
                    }
                    _ => (Subject::NOBODY, None),
                };
                blocks.push(Block::Field { label: row.label.clone(), who, value });
            }
            "table" => {
                let all = groups_of(b, side, post);
                let rows = rows(b, &all);
                let total = total(b, &all, &rows);
                let (label, columns) = (row.label.clone(), row.columns.clone());
                blocks.push(Block::Units { label, columns, rows, total, room: row.blank });
            }
            "track" => {
                let mut all = groups_of(b, side, post);
                if post == Post::Main {
                    all.extend(groups_of(b, side, Post::Support));
                }
                blocks.push(track(b, &all, row));
            }
            // A total stands with its table.
            _ => {}
        }
    }
    Page { side, variant, blocks }
}

/// ORD-110 — the sheets of both sides: modern where anybody fights with firearms, ancient otherwise.
#[must_use]
pub fn pages(b: &Battle) -> [Page; 2] {
    Side::BOTH.map(|side| {
        let modern = b.units.iter().any(|u| u.side == side && (u.firearm || u.modern || u.vehicle));
        page(b, side, if modern { "modern" } else { "ancient" })
    })
}
