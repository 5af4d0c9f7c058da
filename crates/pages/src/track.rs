//! The loss track of a unit: boxes to cross off, and what it is worth at each.

use crate::html::Html;
use crate::printed;
use crate::words::Words;
use montjoie_game::{PaperCell, PaperTable, Rung, Sheet};
use montjoie_table::Subject;

/// Boxes a row.
const ROW: usize = 20;

/// One box a rung below the first; those lost crossed, a bar before each that passes a threshold.
pub fn boxes(h: &mut Html, track: &[Rung]) {
    let rungs = track.get(1..).unwrap_or_default();
    let rows = rungs.len().div_ceil(ROW).max(1);
    let view = format!("0 0 {} {}", ROW * 12 + 2, rows * 12);
    h.tag("svg").class("boxes").attr("viewBox", &view).attr("aria-hidden", "true").with(|h| {
        for (i, rung) in rungs.iter().enumerate() {
            let (x, y) = (i % ROW * 12 + 1, i / ROW * 12 + 1);
            let at = |n: usize| i64::try_from(n).unwrap_or(0);
            h.tag("rect").num("x", at(x)).num("y", at(y)).attr("width", "10").attr("height", "10").empty();
            if rung.lost {
                h.tag("path").attr("d", &format!("M{x} {y}l10 10m0-10l-10 10")).empty();
            }
            if !rung.marks.is_empty() {
                h.tag("path").class("mark").attr("d", &format!("M{} {y}v10", x - 1)).empty();
            }
        }
    });
}

/// The whole track as a table: strength left, figures then, thresholds.
pub fn table(h: &mut Html, words: &Words<'_>, who: Subject, track: &[Rung]) {
    let Some(whole) = track.first() else { return };
    h.tag("section").class("leaf track").with(|h| {
        h.tag("h3").text(&words.name(who));
        h.tag("table").class("plain").with(|h| {
            h.tag("thead").with(|h| {
                h.tag("tr").with(|h| {
                    h.tag("th").attr("scope", "col").text(&words.word("page-paper-strength"));
                    for (word, _) in &whole.figures {
                        h.tag("th")
                            .attr("scope", "col")
                            .with(|h| crate::abbr::explained(h, words, &words.figure(word)));
                    }
                    h.tag("th").attr("scope", "col").text(&words.word("page-paper-threshold"));
                });
            });
            h.tag("tbody").with(|h| {
                for rung in track {
                    h.tag("tr").maybe("class", rung.lost.then_some("lost")).with(|h| {
                        h.tag("th").attr("scope", "row").class("n").text(&words.number(rung.left));
                        for (word, _) in &whole.figures {
                            let value = rung.figures.iter().find(|(w, _)| w == word).map(|(_, v)| words.value(v));
                            h.tag("td").class("n").text(&value.unwrap_or_default());
                        }
                        let marks: Vec<String> = rung.marks.iter().map(|mark| words.word(mark)).collect();
                        h.tag("td").text(&marks.join(" "));
                    });
                }
            });
        });
    });
}

/// The thresholds still ahead of everybody who has a track, in one table: the strength at which each is reached.
pub fn thresholds(h: &mut Html, words: &Words<'_>, sheets: &[Sheet], ladder: &dyn Fn(Subject) -> Vec<Rung>) {
    let tracks: Vec<(Subject, Vec<Rung>)> = sheets.iter().map(|s| (s.subject, ladder(s.subject))).collect();
    let mut marks: Vec<&'static str> = Vec::new();
    for mark in tracks.iter().flat_map(|(_, rungs)| rungs).flat_map(|rung| &rung.marks) {
        if !marks.contains(mark) {
            marks.push(mark);
        }
    }
    let ahead = |rungs: &[Rung], mark: &str| {
        let reached = rungs.iter().find(|rung| !rung.lost && rung.marks.contains(&mark));
        reached.map_or(PaperCell::Blank, |rung| PaperCell::Number(rung.left))
    };
    let rows = tracks.iter().map(|(who, rungs)| (who, marks.iter().map(|m| ahead(rungs, m)).collect::<Vec<_>>()));
    let rows = rows.filter(|(_, cells)| cells.iter().any(|cell| *cell != PaperCell::Blank));
    let rows: Vec<_> =
        rows.map(|(who, cells)| std::iter::once(PaperCell::Who(*who)).chain(cells).collect::<Vec<_>>()).collect();
    if rows.is_empty() {
        return;
    }
    let heads: Vec<&str> = std::iter::once("page-paper-unit").chain(marks).collect();
    let table = PaperTable { rows, ..PaperTable::new("page-paper-thresholds", "", &heads) };
    h.tag("section").class("thresholds").with(|h| printed::one(h, words, &table));
}
