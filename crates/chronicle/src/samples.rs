//! One of every message this crate may say, for the check that both languages can say it with the values it brings.

use crate::go_on::Halt;
use crate::pledge::{Pledge, Verified, Worded};
use crate::replay::{Divergence, Parting};
use crate::shelf::{Behind, Broken, Holds, Newer, Newest};
use crate::trouble::{Caveat, Damage, Trouble};
use montjoie_game::{Arg, Message, Outcome, Place};
use montjoie_table::{Ask, Judgement, KeyName, Office, Refusal, Rule, Subject, Want, d};

/// One of every message.
#[must_use]
pub fn samples() -> Vec<Message> {
    let mut all: Vec<Message> = troubles().iter().map(Trouble::message).collect();
    all.extend(notices().iter().map(Caveat::message));
    all.extend(halts().iter().map(Halt::message));
    all.extend(partings().into_iter().map(|how| {
        let place = Place { round: 1, counts: "", step: "step", whose: Subject::NOBODY };
        Divergence { entry: 1, place, revisions: (1, 2), how }.message()
    }));
    all.extend(crate::answers::CODES.iter().map(montjoie_game::scenario::Code::sample));
    all.extend(crate::moves::SAID.iter().map(|id| did(id)));
    all.extend(crate::previously::SAID.iter().map(|id| recalled(id)));
    all.push(Message::new("chronicle-lapsed"));
    all.extend(of_copies());
    all.extend(of_pledges());
    all
}

/// What was pledged, and what was found of it.
fn of_pledges() -> Vec<Message> {
    let words = vec![Worded { who: text(), word: text() }];
    let pledge = Pledge { hash: text(), seed: text(), words };
    let found =
        Verified { pledge: pledge.clone(), rolled: 1, beside: 1, typed: 1, taken_back: 1, unused: 1, wrong: vec![3] };
    [pledge.messages(), found.counts(), found.faults(), vec![Message::new("chronicle-verify-holds")]].concat()
}

/// What copies hold and lack.
fn of_copies() -> Vec<Message> {
    let behind = |whole| Behind { name: (text(), text()), whole, steps: 1, entries: 2 }.message("x");
    let mut all = vec![
        Holds { battles: 2, drafts: 1, ..Holds::default() }.message(),
        Holds::and(text(), text()),
        Holds::damaged(text(), text()),
        Message::new("chronicle-holds-broken-name").with("name", Arg::Text(text())),
        Broken { id: text(), name: (text(), text()), at: 3 }.message("x"),
        Newest::message("x", Some((text(), text()))),
        Newest::message("x", None),
        behind(true),
        behind(false),
    ];
    all.extend(Newer { battles: Vec::new(), drafts: 1, layout: Some(3) }.messages());
    all
}

fn text() -> String {
    "x".to_owned()
}

fn key(of: Subject) -> KeyName {
    KeyName { rule: text(), of, to: Subject::NOBODY, nth: 0 }
}

fn ask(want: Want, of: Subject) -> Box<Ask> {
    Box::new(Ask { key: Rule("X-1").by(of), nth: 0, office: Office::Gm, want })
}

fn throw() -> Want {
    Want::throw(d(8))
}

fn troubles() -> Vec<Trouble> {
    let somebody = Subject::unit(0);
    let damaged = |why| Trouble::Damaged { line: 2, why };
    let bad_fact = |revisions| Trouble::BadFact { entry: 1, index: 0, why: text(), revisions };
    let mut all = vec![
        Trouble::Io(text()),
        Trouble::Missing,
        Trouble::Denied,
        Trouble::Folder,
        Trouble::DiskFull,
        Trouble::Busy,
        Trouble::Exists,
        Trouble::NotAJournal,
        Trouble::TornHeader,
        Trouble::ShelfDamaged("…".into()),
        Trouble::ShelfEmpty,
        Trouble::ShelfLog,
        Trouble::ShelfNewer { layout: 3, ours: 2 },
        Trouble::CopyDamaged(text()),
        Trouble::CopyNewer { layout: 3, ours: 2 },
        Trouble::NotACopy,
        Trouble::OwnFile,
        Trouble::Replaced,
        Trouble::BattleBroken { at: 3 },
        Trouble::Pledged,
        Trouble::PledgeLate,
        Trouble::NotPledged,
        Trouble::BadWord,
        Trouble::Closed,
        Trouble::Newer { format: 2, ours: 1 },
        damaged(Damage::NoEntry(text())),
        damaged(Damage::NotText),
        damaged(Damage::Order(3)),
        damaged(Damage::Parent(3)),
        Trouble::UnknownKind { line: 2, kind: text() },
        Trouble::UnknownRuleset(text()),
        Trouble::UnknownEdition(text()),
        Trouble::Scenario(Vec::new()),
        bad_fact(None),
        bad_fact(Some((1, 2))),
        Trouble::HashDiffers { entry: 1, round: 1, step: text() },
        Trouble::HeadMoved,
        Trouble::Over,
        Trouble::NoReason,
        Trouble::NoText,
        Trouble::BadEvent { index: 0, why: text() },
        Trouble::BadName(text()),
        Trouble::NothingToUndo,
        Trouble::NothingToRedo,
        Trouble::NoWhatIf,
        Trouble::NoSuchEntry(1),
        Trouble::NotAnAnswer(1),
        Trouble::NotDigits(text()),
        Trouble::NotANumber { text: text(), place: 1, line: 1 },
        Trouble::NoSuchFace { text: text(), place: 1, line: 1, ask: ask(throw(), somebody) },
        Trouble::DiceRunOut(ask(throw(), somebody)),
        Trouble::DiceLeft(2),
        Trouble::Answers(Vec::new()),
    ];
    for of in [somebody, Subject::NOBODY] {
        all.push(Trouble::NotAsked(key(of)));
        all.push(Trouble::Refused(key(of), Refusal::WrongKind));
        all.push(Trouble::OnlyGm(key(of)));
    }
    all
}

fn notices() -> Vec<Caveat> {
    vec![
        Caveat::Torn { line: 2 },
        Caveat::Revised { theirs: 1, ours: 2 },
        Caveat::HashDiffers { entry: 1, round: 1, theirs: 1, ours: 2 },
        Caveat::Damaged { entry: 1, round: 1, step: text() },
    ]
}

fn halts() -> Vec<Halt> {
    let somebody = Subject::unit(0);
    let judged = Want::Judgement(Judgement::awaited(0..=1, 0));
    vec![
        Halt::Asked(ask(throw(), somebody)),
        Halt::Asked(ask(judged, Subject::NOBODY)),
        Halt::Concerned(somebody),
        Halt::Broke(somebody),
        Halt::ChiefFell(somebody),
        Halt::Round(1),
        Halt::Over(Outcome::Draw),
        Halt::GaveUp,
    ]
}

fn partings() -> Vec<Parting> {
    vec![
        Parting::Event { index: 0, rule: None, stored: None, now: None },
        Parting::Asks(ask(throw(), Subject::unit(0))),
        Parting::Ruling(text()),
        Parting::Hash { stored: 1, now: 2 },
    ]
}

/// What an undo takes back: the values [`crate::Chronicle::undoes`] gives each message.
fn did(id: &'static str) -> Message {
    let message = Message::new(id).number("steps", 1);
    let rule = |m: Message| m.with("rule", Arg::Text(text()));
    match id {
        "chronicle-did-answer" => rule(message).who("who", Subject::unit(0)),
        "chronicle-did-answer-rule" => rule(message),
        "chronicle-did-term" => rule(message).who("who", Subject::unit(0)).with("name", Arg::Text(text())),
        "chronicle-did-term-rule" => rule(message).with("name", Arg::Text(text())),
        "chronicle-did-ruling" => message.with("reason", Arg::Text(text())),
        "chronicle-did-scene" => message.with("title", Arg::Text(text())),
        "chronicle-did-note" => message.with("text", Arg::Text(text())),
        "chronicle-did-several" => message.number("count", 2),
        _ => message,
    }
}

/// The recap: the values [`crate::Chronicle::previously`] gives each message.
fn recalled(id: &'static str) -> Message {
    let message = Message::new(id);
    let waits = |m: Message| m.with("rule", Arg::Rule(Rule("X-1"))).number("count", 2);
    match id {
        "chronicle-previously-round" | "chronicle-previously-ready" => message.with("round", Arg::Round(1)),
        "chronicle-previously-state" => message.who("who", Subject::unit(0)).word("state", "condition-fit"),
        "chronicle-previously-losses" => message.who("who", Subject::unit(0)).number("lost", 2).number("now", 3),
        "chronicle-previously-ruling" => message.with("reason", Arg::Text(text())),
        "chronicle-previously-note" => message.with("text", Arg::Text(text())),
        "chronicle-previously-waits" => waits(message).who("who", Subject::unit(0)),
        _ => waits(message),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// Whether the words fit the values is checked where the texts are read; here: no message is forgotten, none is idle.
    #[test]
    fn every_message_of_the_text_files_has_a_sample_and_the_other_way_round() {
        let sampled: BTreeSet<&str> = samples().iter().map(|m| m.id).collect();
        for file in [crate::TEXT.0, crate::TEXT.1] {
            let ids: BTreeSet<&str> = file
                .lines()
                .filter(|l| l.starts_with(|c: char| c.is_ascii_lowercase()))
                .filter_map(|l| l.split(' ').next())
                .collect();
            assert_eq!(ids, sampled);
        }
    }
}
