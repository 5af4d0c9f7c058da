//! Paper: unit cards eight to a page of A4, the order of battle, everything needed to finish without a machine.

use crate::card::head;
use crate::gm::tracker;
use crate::heraldry::shield;
use crate::html::Html;
use crate::plain::prose;
use crate::printed;
use crate::shell::Shell;
use crate::sum::amount;
use crate::track;
use crate::view::View;
use crate::words::Words;
use montjoie_game::RuleText;
use montjoie_game::{Figure, PaperTable, Rung, Sheet};
use montjoie_table::{Side, Subject};
use std::collections::BTreeSet;

fn sheet_of_paper(view: &View, words: &Words<'_>, title: &str, inside: impl FnOnce(&mut Html)) -> String {
    let title = words.word(title);
    Shell { reader: view.reader, title: &title, kind: "paper", live: None }.page(words, |h| {
        h.tag("nav").class("noprint").with(|h| {
            h.tag("a").attr("href", &view.base).text(&words.word("page-back"));
            h.text(" · ");
            h.text(&words.word("page-paper-hint"));
        });
        h.tag("main").id("main").with(inside);
    })
}

/// Unit cards: two columns, four rows, none cut by the end of a page; then the loss tracks of those who have one.
#[must_use]
pub fn cards(view: &View, words: &Words<'_>, ladder: &dyn Fn(Subject) -> Vec<Rung>) -> String {
    sheet_of_paper(view, words, "page-paper-cards", |h| {
        h.tag("h1").class("sr").text(&words.word("page-paper-cards"));
        h.tag("div").class("paper-cards").with(|h| {
            for side in Side::BOTH {
                h.tag("h2").class("sr").text(&words.side(side));
                for (i, sheet) in view.sheets.iter().filter(|s| s.side == side).enumerate() {
                    let track = ladder(sheet.subject);
                    one(h, view, words, sheet, &format!("{}{i}", if side == Side::A { "a" } else { "b" }), &track);
                }
            }
        });
        for sheet in &view.sheets {
            track::table(h, words, sheet.subject, &ladder(sheet.subject));
        }
    })
}

fn one(h: &mut Html, view: &View, words: &Words<'_>, sheet: &Sheet, id: &str, track: &[Rung]) {
    h.tag("article").class("paper-card").with(|h| {
        shield(h, view.banner(sheet.side), id);
        head(h, words, sheet, "h3");
        h.tag("dl").class("figures").with(|h| {
            for figure in sheet.figures.iter().take(12) {
                pair(h, words, figure);
            }
        });
        if !sheet.with.is_empty() {
            let names: Vec<String> = sheet.with.iter().map(|w| words.name(*w)).collect();
            h.tag("p").class("small").text(&names.join(", "));
        }
        if track.is_empty() { boxes(h, sheet) } else { track::boxes(h, track) }
    });
}

fn pair(h: &mut Html, words: &Words<'_>, figure: &Figure) {
    h.tag("div").with(|h| {
        h.tag("dt").text(&words.figure(figure.word));
        h.tag("dd").class("n").text(&words.value(&figure.value));
    });
}

/// Ten boxes to cross off: a tenth of the strength each, those already lost crossed.
fn boxes(h: &mut Html, sheet: &Sheet) {
    let Some((now, start)) = sheet.strength.filter(|(_, start)| *start > 0) else { return };
    let left = (now * 10 + start - 1) / start;
    h.tag("svg").class("boxes").attr("viewBox", "0 0 122 12").attr("aria-hidden", "true").with(|h| {
        for i in 0..10 {
            h.tag("rect").num("x", i * 12 + 1).attr("y", "1").attr("width", "10").attr("height", "10").empty();
            if i >= left {
                h.tag("path").attr("d", &format!("M{} 1l10 10m0-10l-10 10", i * 12 + 1)).empty();
            }
        }
    });
}

/// The order of battle, one page a side: the sheet of the ruleset's own book, or a plain table of everyone where it has none.
#[must_use]
pub fn order(view: &View, words: &Words<'_>, sheets: &[Vec<PaperTable>; 2]) -> String {
    sheet_of_paper(view, words, "page-paper-order", |h| {
        h.tag("h1").text(&view.title);
        for side in Side::BOTH {
            let sheet = &sheets[side.index()];
            h.tag("section").class("leaf").with(|h| {
                if sheet.is_empty() {
                    return roster(h, view, words, side);
                }
                h.tag("h2").text(&words.side(side));
                for table in sheet {
                    printed::one(h, words, table);
                }
            });
        }
    })
}

fn roster(h: &mut Html, view: &View, words: &Words<'_>, side: Side) {
    h.tag("h2").text(&words.side(side));
    h.tag("table").class("plain roster").with(|h| {
        h.tag("thead").with(|h| {
            h.tag("tr").with(|h| {
                for word in [
                    "page-paper-unit",
                    "page-paper-kind",
                    "page-paper-strength",
                    "page-paper-state",
                    "page-paper-figures",
                ] {
                    h.tag("th").attr("scope", "col").text(&words.word(word));
                }
            });
        });
        h.tag("tbody").with(|h| {
            for sheet in view.sheets.iter().filter(|s| s.side == side) {
                h.tag("tr").with(|h| {
                    h.tag("th").attr("scope", "row").text(&words.name(sheet.subject));
                    h.tag("td").text(&words.word(crate::card::kind_word(sheet.kind)));
                    let strength =
                        sheet.strength.map(|(now, start)| format!("{} / {}", words.number(now), words.number(start)));
                    h.tag("td").class("n").text(&strength.unwrap_or_default());
                    h.tag("td").text(&sheet.state.map(|s| words.state(s, sheet.subject)).unwrap_or_default());
                    let figures: Vec<String> = sheet
                        .figures
                        .iter()
                        .filter(|f| f.main)
                        .map(|f| format!("{} {}", words.figure(f.word), words.value(&f.value)))
                        .collect();
                    h.tag("td").text(&figures.join(" · "));
                });
            }
        });
    });
}

/// What of its book a battle uses.
#[derive(Debug, Default)]
pub struct Used<'a> {
    /// The printed tables.
    pub tables: &'a [PaperTable],
    /// The rules, by their IDs; those their texts lean on come with them.
    pub rules: BTreeSet<&'a str>,
}

impl Used<'_> {
    /// Whether a rule is printed: it is used, or the text of one that is names it.
    fn has(&self, book: &[RuleText], id: &str) -> bool {
        let names = |entry: &RuleText| {
            let mut found = entry.text.match_indices(id).map(|(at, _)| &entry.text[at + id.len()..]);
            found.any(|rest| !rest.starts_with(|c: char| c.is_ascii_digit()))
        };
        self.rules.contains(id) || book.iter().any(|e| self.rules.contains(e.id.as_str()) && names(e))
    }
}

/// Everything to finish on paper: where the battle stands, what is thrown next and when somebody breaks, the books' tables this
/// battle uses, every figure with its parts, the rules in use.
#[must_use]
pub fn finish(view: &View, words: &Words<'_>, used: &Used<'_>, ladder: &dyn Fn(Subject) -> Vec<Rung>) -> String {
    sheet_of_paper(view, words, "page-paper-finish", |h| {
        h.tag("h1").text(&view.title);
        h.tag("p").text(&words.round(view.place.round));
        match view.outcome {
            // Nothing is left to finish: who won stands in the place of what comes next.
            Some(outcome) => h.tag("p").text(&crate::time::result(words, outcome)),
            None => tracker(h, view, words),
        }
        for side in Side::BOTH {
            roster(h, view, words, side);
        }
        track::thresholds(h, words, &view.sheets, ladder);
        printed::tables(h, words, used.tables);
        h.tag("section").class("leaf").with(|h| {
            h.tag("h2").text(&words.word("page-paper-parts"));
            for sheet in &view.sheets {
                derivations(h, words, sheet);
            }
        });
        h.tag("section").class("leaf").with(|h| {
            h.tag("h2").text(&words.word("page-paper-rules"));
            h.tag("p").class("small").with(|h| {
                h.text(&words.word("page-paper-rules-which"));
                h.text(" ");
                let book = format!("{}/print/book", view.base);
                h.tag("a").class("noprint").attr("href", &book).text(&words.word("page-paper-book"));
            });
            let book = &words.book.entries;
            book.iter().filter(|entry| used.has(book, &entry.id)).for_each(|entry| rule(h, entry));
        });
    })
}

/// The whole book.
#[must_use]
pub fn book(view: &View, words: &Words<'_>) -> String {
    sheet_of_paper(view, words, "page-paper-book", |h| {
        h.tag("h1").text(&words.word("page-paper-book"));
        h.tag("section").class("leaf").with(|h| words.book.entries.iter().for_each(|entry| rule(h, entry)));
    })
}

fn rule(h: &mut Html, entry: &RuleText) {
    h.tag("article").class("paper-rule").with(|h| {
        h.tag("h3").text(&format!("{} {}", entry.id, entry.title));
        entry.text.split("\n\n").for_each(|paragraph| h.tag("p").with(|h| prose(h, paragraph)));
    });
}

/// Plain figures run on in a line; a sum stands by itself with its parts.
fn derivations(h: &mut Html, words: &Words<'_>, sheet: &Sheet) {
    if sheet.figures.is_empty() {
        return;
    }
    let told = |figure: &Figure| {
        let parts: Vec<String> =
            figure.terms.iter().map(|t| format!("{} {}", words.term(t), amount(words, t.amount))).collect();
        let mut text = format!("{} {}", words.figure(figure.word), words.value(&figure.value));
        if !parts.is_empty() {
            text.push_str(&format!(" = {}", parts.join(", ")));
        }
        if !figure.rule.is_empty() {
            text.push_str(&format!("\u{a0}[{}]", figure.rule));
        }
        text
    };
    let (sums, plain): (Vec<&Figure>, Vec<&Figure>) = sheet.figures.iter().partition(|f| !f.terms.is_empty());
    h.tag("article").class("paper-derive").with(|h| {
        h.tag("h3").text(&words.name(sheet.subject));
        if !plain.is_empty() {
            h.tag("p").text(&plain.into_iter().map(told).collect::<Vec<_>>().join(" · "));
        }
        if !sums.is_empty() {
            h.tag("ul").class("plain").with(|h| sums.into_iter().for_each(|figure| h.tag("li").text(&told(figure))));
        }
    });
}
