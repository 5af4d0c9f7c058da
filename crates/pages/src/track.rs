//! The loss track of a unit: boxes to cross off, and what it is worth at each.

use crate::html::Html;
use crate::words::Words;
use montjoie_rules::Rung;
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
                        h.tag("th").attr("scope", "col").text(&words.figure(word));
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
