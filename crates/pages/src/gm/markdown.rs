//! The chronicle as Markdown: for a journal, a letter, a wiki.

use super::chronicle::{seed_of, told_so_often};
use crate::time::by_body;
use crate::view::{LineBody, Sum, View};
use crate::words::Words;
use montjoie_game::{Message, Sheet};
use montjoie_table::{Side, Tally as _};

/// The chronicle as Markdown: for a journal, a letter, a wiki.
#[must_use]
pub fn markdown(view: &View, words: &Words<'_>) -> String {
    let mut out = format!("# {}\n", plain(&view.title));
    if let Some(preface) = &view.preface {
        out.push_str(&format!("\n*{}*\n", plain(preface)));
    }
    let (mut round, mut step, mut nth) = (0, "", 0);
    let mut rest = view.chronicle.as_slice();
    while let [line, after @ ..] = rest {
        let again = after.iter().take_while(|next| line.says_no_more(next)).count();
        rest = &after[again..];
        if line.place.round != round {
            round = line.place.round;
            step = "";
            out.push_str(&format!("\n## {}\n", words.round(round)));
        }
        if line.place.step != step {
            step = line.place.step;
            nth = 0;
            out.push_str(&format!("\n### {}\n\n", words.step(step)));
        }
        let mut text = plain(&told_so_often(words, line, seed_of(line, nth), again + 1));
        nth += again + usize::from(!matches!(line.said, LineBody::Bare(_)));
        if let Some(sum) = &line.sum {
            text.push_str(&format!(" ({})", faces(words, sum)));
        }
        match line.said {
            LineBody::Note(_) | LineBody::Ruling { .. } | LineBody::Scene { .. } => {
                out.push_str(&format!("> {text}\n\n"))
            }
            LineBody::Scripted(..) => out.push_str(&format!("*{text}*\n\n")),
            _ => out.push_str(&format!("- {text}\n")),
        }
    }
    ending(&mut out, view, words);
    out
}

/// Dice as they fell, face by face, and what they make with all that is added: `1d10: **9** → 13`.
fn faces(words: &Words<'_>, sum: &Sum) -> String {
    let dice = words.texts.dice(words.lang, sum.dice);
    let faces: Vec<String> = sum.faces.iter().map(|face| words.number(*face)).collect();
    let faces = faces.join(sum.dice.between(&sum.faces));
    let total = words.number(sum.read + sum.plus.total());
    if faces == total { format!("{dice} = **{faces}**") } else { format!("{dice} = **{faces}** → {total}") }
}

/// How it ended: who won, the round read aloud, and everyone whose strength this reader may know.
fn ending(out: &mut String, view: &View, words: &Words<'_>) {
    let Some(outcome) = view.outcome else { return };
    out.push_str(&format!("\n## {}\n\n", words.word("page-chronicle-end")));
    out.push_str(&format!("**{}**\n", plain(&crate::time::result(words, outcome))));
    if let Some(telling) = view.telling.as_ref().filter(|telling| !telling.text.is_empty()) {
        out.push_str(&format!("\n> {}\n", plain(&telling.text)));
    }
    for side in Side::BOTH {
        let own: Vec<&Sheet> = view.sheets.iter().filter(|s| s.side == side).collect();
        let known: Vec<&Sheet> = by_body(&own).into_iter().filter(|s| s.strength.is_some()).collect();
        if known.is_empty() {
            continue;
        }
        let measure = |id: &'static str| words.say(&Message::new(id));
        let usual = view.measure_of(side);
        let [unit, start, end, state] = ["page-paper-unit", "outcome-initial", "outcome-final", "page-paper-state"]
            .map(|word| crate::words::capital(&words.word(word)));
        let usual_word = measure(usual);
        let heads = [unit, format!("{start} ({usual_word})"), format!("{end} ({usual_word})"), state];
        out.push_str(&format!("\n### {}\n\n", plain(&words.side(side))));
        out.push_str(&format!("| {} |\n|---|--:|--:|---|\n", heads.join(" | ")));
        for sheet in known {
            let Some((now, start)) = sheet.strength else { continue };
            let state = sheet.state.map(|s| words.state(s, sheet.subject)).unwrap_or_default();
            let (name, state) = (plain(&words.name(sheet.subject)), plain(&state));
            let own = view.measure(sheet.subject);
            let own = if own == usual { String::new() } else { format!(" {}", measure(own)) };
            let (start, now) = (words.number(start), words.number(now));
            out.push_str(&format!("| {name} | {start}{own} | {now}{own} | {state} |\n"));
        }
    }
}

/// Text that Markdown takes as text.
fn plain(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        match c {
            '\\' | '`' | '*' | '_' | '<' | '>' | '#' | '[' | ']' | '|' => {
                out.push('\\');
                out.push(c);
            }
            '\n' | '\r' => out.push(' '),
            c => out.push(c),
        }
    }
    out
}
