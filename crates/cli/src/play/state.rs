//! `state`: the field as the ruleset sees it, pool by pool and scale by scale; `state UNIT` opens one.

use super::{Session, gesture};
use crate::console::{Console, Ink, Stop};
use crate::tell;
use montjoie_game::{Arg, Condition, Fate, Fight, Figure, Message, Sheet, Viewer, Whose};
use montjoie_table::{Rule, Side, Subject};

impl Session<'_> {
    /// Everyone, or the one named, as far as the open step has come.
    pub(super) fn state(&mut self, rest: &str) -> Result<(), Stop> {
        let fight = self.book.so_far();
        if rest.is_empty() {
            return field(fight.as_ref(), self.console);
        }
        let names = fight.names();
        let sheets = fight.sheets(Viewer::Gm);
        let found = gesture::who(names, rest).and_then(|who| {
            // A unit that fights in a group is on the sheet of its group.
            let above = fight.within(who);
            sheets.iter().find(|s| s.subject == who).or_else(|| sheets.iter().find(|s| above.contains(&s.subject)))
        });
        match found {
            Some(sheet) => whole(fight.as_ref(), sheet, &sheets, self.console),
            None => {
                self.tell(&gesture::nobody(names, rest));
                Ok(())
            }
        }
    }
}

/// Both sides, everything with a sheet under what it belongs to.
fn field(fight: &dyn Fight, console: &mut Console) -> Result<(), Stop> {
    let (sheets, fates) = (fight.sheets(Viewer::Gm), fight.fates());
    let shown = |who: Subject| sheets.iter().any(|sheet| sheet.subject == who);
    for side in Side::BOTH {
        console.line("")?;
        let heading = console.name(fight.names(), Subject::side(side));
        let heading = console.ink(Ink::Bold, &heading);
        console.line(&heading)?;
        for sheet in sheets.iter().filter(|sheet| sheet.side == side) {
            let deep = fight.within(sheet.subject).into_iter().filter(|above| shown(*above)).count();
            let pad = "  ".repeat(deep + 1);
            console.line(&format!("{pad}{}", head(fight, sheet, console)))?;
            for more in [stands(fight, sheet, &sheets, console), main_figures(fight, sheet, console)] {
                if !more.is_empty() {
                    console.prose(&format!("{pad}    {more}"))?;
                }
            }
            let inside = |fate: &&Fate| !shown(fate.subject) && fight.within(fate.subject).contains(&sheet.subject);
            for fate in fates.iter().filter(inside) {
                let name = console.name(fight.names(), fate.subject);
                let state = tell::state(console, fight.info(), fate);
                let [now, initial] = [fate.now, fate.initial].map(|n| tell::number(console, n));
                console.line(&format!("{pad}  · {name}  {now} / {initial}  {state}"))?;
            }
        }
    }
    turns(fight, &sheets, console)
}

/// The order of the open step, where it has one: `>` before whose turn it is, `·` before those who have acted.
fn turns(fight: &dyn Fight, sheets: &[Sheet], console: &mut Console) -> Result<(), Stop> {
    let Some(track) = fight.track(Viewer::Gm).and_then(|track| track.known(sheets)) else { return Ok(()) };
    console.line("")?;
    let heading = console.word(track.title);
    let heading = console.ink(Ink::Bold, &heading);
    console.line(&heading)?;
    for turn in &track.turns {
        let mark = match turn.when {
            Whose::Done => '·',
            Whose::Now => '>',
            Whose::Later => ' ',
        };
        let number = track.of(sheets, turn.who).map(|figure| value(fight, &figure.value, console)).unwrap_or_default();
        let name = console.name(fight.names(), turn.who);
        console.line(&format!("  {mark} {number:>4}  {name}"))?;
    }
    Ok(())
}

/// « ~ les Piquiers  31 / 50  démoralisés ».
fn head(fight: &dyn Fight, sheet: &Sheet, console: &Console) -> String {
    let spent = sheet.kind == "character" && sheet.strength.is_some_and(|(now, _)| now == 0);
    let mark = sheet.condition.map_or(' ', |condition| tell::mark(condition, spent));
    let name = console.name(fight.names(), sheet.subject);
    let strength = sheet.strength.map_or_else(String::new, |(now, initial)| {
        format!("  {} / {}", tell::number(console, now), tell::number(console, initial))
    });
    let state = sheet.state.map(|id| format!("  {}", console.word(id))).unwrap_or_default();
    format!("{mark} {name}{strength}{state}")
}

/// Whom it fights and who is with it; free when it stands on the field and fights nobody.
fn stands(fight: &dyn Fight, sheet: &Sheet, all: &[Sheet], console: &Console) -> String {
    let say = |message: &Message| console.texts.say(console.lang, message, fight.names());
    let many = |id: &'static str, who: &[Subject]| say(&Message::new(id).with("who", Arg::Many(who.to_vec())));
    let thing = matches!(sheet.kind, "wall" | "engine" | "character");
    let there = matches!(sheet.condition, Some(Condition::Fit | Condition::Shaken | Condition::Broken));
    let mut parts = Vec::new();
    if !sheet.against.is_empty() {
        parts.push(many("cli-state-against", &sheet.against));
    } else if there && !thing && sheet.state.is_none_or(|id| console.word(id) != console.word("cli-state-free")) {
        parts.push(console.word("cli-state-free"));
    }
    // Companies stand below their regiment in the list.
    let below = |who: &Subject| {
        let body = all.iter().any(|other| other.subject == *who && other.kind != "character");
        body && fight.within(*who).contains(&sheet.subject)
    };
    let with: Vec<Subject> = sheet.with.iter().copied().filter(|who| !below(who)).collect();
    if !with.is_empty() {
        parts.push(many("cli-state-with", &with));
    }
    parts.join(" ; ")
}

fn main_figures(fight: &dyn Fight, sheet: &Sheet, console: &Console) -> String {
    let shown = |figure: &Figure| format!("{} {}", console.word(figure.word), value(fight, &figure.value, console));
    sheet.figures.iter().filter(|f| f.main).map(shown).collect::<Vec<_>>().join(" · ")
}

/// One of them: every figure, opened into its parts, each with its rule.
fn whole(fight: &dyn Fight, sheet: &Sheet, all: &[Sheet], console: &mut Console) -> Result<(), Stop> {
    let line = head(fight, sheet, console);
    let line = console.ink(Ink::Bold, &line);
    console.line("")?;
    console.line(&line)?;
    let stands = stands(fight, sheet, all, console);
    if !stands.is_empty() {
        console.prose(&format!("  {stands}"))?;
    }
    for figure in &sheet.figures {
        let cited = |rule: Rule| {
            let message = Message::new("cli-cited").with("rule", Arg::Rule(rule));
            console.texts.say(console.lang, &message, fight.names())
        };
        let rule = match figure.rule {
            "" => String::new(),
            rule => format!("  [{rule}]"),
        };
        let (what, value) = (console.word(figure.word), value(fight, &figure.value, console));
        let mut lines = vec![format!("  {what}{}{value}{rule}", console.colon())];
        for term in &figure.terms {
            lines.push(tell::term_line(fight.info(), term, console, &cited));
        }
        for line in lines {
            console.line(&line)?;
        }
    }
    Ok(())
}

/// A value as a sheet shows it.
fn value(fight: &dyn Fight, value: &Arg, console: &Console) -> String {
    let names = fight.names();
    match value {
        Arg::Who(who) => console.name(names, *who),
        Arg::Many(all) => all.iter().map(|who| console.name(names, *who)).collect::<Vec<_>>().join(", "),
        Arg::Word(word) => {
            let id = fight.info().id;
            let tries = [
                (*word).to_owned(),
                format!("{id}-order-{word}"),
                format!("{id}-state-{word}"),
                format!("{id}-choice-{word}"),
            ];
            let known = tries.iter().find(|id| console.texts.has(id));
            known.map_or_else(|| word.replace('_', " "), |id| console.word(id))
        }
        other => {
            let message = Message::new("cli-state-value").with("value", other.clone());
            console.texts.say(console.lang, &message, names)
        }
    }
}
