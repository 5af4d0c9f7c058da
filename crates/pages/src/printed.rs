//! The books' own tables on paper: as many as this battle uses, none cut by the end of a page.

use crate::html::Html;
use crate::words::Words;
use montjoie_game::{Arg, PaperCell, PaperTable};

/// From so many columns on, a table takes the whole width of the page.
const WIDE: usize = 7;

/// All of them.
pub fn tables(h: &mut Html, words: &Words<'_>, tables: &[PaperTable]) {
    h.tag("section").class("leaf paper-tables").with(|h| {
        h.tag("h2").text(&words.word("page-paper-tables"));
        for table in tables {
            one(h, words, table);
        }
    });
}

/// One of them.
pub fn one(h: &mut Html, words: &Words<'_>, table: &PaperTable) {
    let wide = match table.heads.len() {
        n if n > 2 * WIDE => "plain paper-table wide dense",
        n if n >= WIDE => "plain paper-table wide",
        _ => "plain paper-table",
    };
    h.tag("table").class(wide).with(|h| {
        h.tag("caption").with(|h| {
            h.tag("b").text(&words.word(table.title));
            if !table.rule.is_empty() {
                h.text(" ");
                h.tag("span").class("small").text(&format!("[{}]", table.rule));
            }
        });
        h.tag("thead").with(|h| {
            h.tag("tr").with(|h| {
                for head in &table.heads {
                    h.tag("th").attr("scope", "col").text(&cell(words, head));
                }
            });
        });
        h.tag("tbody").with(|h| {
            for row in &table.rows {
                h.tag("tr").with(|h| {
                    for (i, one) in row.iter().enumerate() {
                        let text = cell(words, one);
                        match (i, numeric(one)) {
                            (0, true) => h.tag("th").attr("scope", "row").class("n").text(&text),
                            (0, false) => h.tag("th").attr("scope", "row").text(&text),
                            (_, true) => h.tag("td").class("n").text(&text),
                            (_, false) => h.tag("td").text(&text),
                        };
                    }
                });
            }
        });
    });
}

/// Whether a cell stands in a column of figures.
fn numeric(cell: &PaperCell) -> bool {
    !matches!(cell, PaperCell::Word(_) | PaperCell::Words(_) | PaperCell::Who(_))
}

/// A cell as a person reads it.
pub fn cell(words: &Words<'_>, cell: &PaperCell) -> String {
    match cell {
        PaperCell::Blank => String::new(),
        PaperCell::Word(id) => words.word(id),
        PaperCell::Words(ids) => ids.iter().map(|id| words.word(id)).collect::<Vec<_>>().join(", "),
        PaperCell::Sign(sign) => sign.clone(),
        PaperCell::Who(who) => words.name(*who),
        PaperCell::Number(n) => words.number(*n),
        PaperCell::Signed(n) => words.signed(*n),
        PaperCell::Percent(n) => words.percent(*n),
        PaperCell::Times(num, den) => format!("×\u{202f}{}", part(words, *num, *den)),
        PaperCell::Ratio(num, den) => words.value(&Arg::Fraction(*num, *den)),
        PaperCell::Span(low, high) => span(words, *low, *high),
        PaperCell::Dice(dice) => words.value(&Arg::Dice(*dice)),
    }
}

/// A half and a quarter as people write them, anything else with its decimals.
fn part(words: &Words<'_>, num: i64, den: i64) -> String {
    match (num, den) {
        (1, 2) => "½".to_owned(),
        (1, 4) => "¼".to_owned(),
        _ => words.value(&Arg::Fraction(num, den)),
    }
}

fn span(words: &Words<'_>, low: Option<i64>, high: Option<i64>) -> String {
    match (low, high) {
        (Some(low), Some(high)) if low == high => words.number(low),
        // Beside a minus sign a bare dash would be read as another.
        (Some(low), Some(high)) if low < 0 => format!("{} – {}", words.number(low), words.number(high)),
        (Some(low), Some(high)) => format!("{}–{}", words.number(low), words.number(high)),
        (Some(low), None) => format!("≥\u{202f}{}", words.number(low)),
        (None, Some(high)) => format!("≤\u{202f}{}", words.number(high)),
        (None, None) => String::new(),
    }
}
