//! The GM's own hand: gestures, reports of the real table, corrected dice. What each would do is seen first.

use super::acts::{Done, Then, table};
use crate::drafts::{kept_origin, origin, rolled};
use crate::forms::Fields;
use crate::room::{Inside, Rolled, Wrong};
use montjoie_chronicle::{Amended, At, Author, Body, Laid, Origin, Sworn, Trouble, Wish};
use montjoie_game::{Arg, Constat, Gesture, Message};
use montjoie_pages::plain::{Change, Confirm};
use montjoie_pages::{Draft, Form, Open, Proposer, RollMark, keys};
use montjoie_table::{Answer, Ask, Rng, Side, Subject, Want, faces_of};

/// The faces a form brings for the dice of a ruling. What is missing is rolled if that was asked for, and shown before it counts.
pub(super) struct Throws<'a> {
    fields: &'a Fields,
    roll: bool,
    rng: Rng,
    /// What its dice follow from, if they are pledged.
    sworn: Option<Sworn>,
    /// What was rolled for this ruling before: it lies where it fell.
    rolled: Rolled,
    /// Every ask that came up, with what lies for it.
    seen: Vec<Open>,
    wrong: Option<Trouble>,
}

impl<'a> Throws<'a> {
    pub fn new(fields: &'a Fields, roll: bool, inside: &mut Inside) -> Throws<'a> {
        let rng = inside.conduct.rng();
        let own = rng.clone();
        // The dice of the table move on, so that no face is shown twice.
        let _ = faces_of(rng, montjoie_table::d(100));
        let sworn = inside.chronicle.sworn_for_ruling();
        Throws { fields, roll, rng: own, sworn, rolled: inside.ruled.clone(), seen: Vec::new(), wrong: None }
    }

    /// What lies for an ask, and how it came to be known.
    pub fn of(&mut self, ask: &Ask) -> Option<(Answer, Origin)> {
        let Want::Throw { dice, .. } = ask.want else { return None };
        let mut open = Open::new(ask.clone());
        let text = self.fields.get(&keys::field(&ask.name()));
        let answer = match keys::read_faces(dice, text) {
            Ok(Some(faces)) => {
                let origin = origin(self.rolled.get(&ask.name()), &faces);
                Some(Draft::faces(faces, (origin == RollMark::Rolled).then_some(Proposer::Program), origin))
            }
            Ok(None) => None,
            Err(why) => {
                // It stays in its field, with a word on how to go on.
                open.typed = Some(text.trim().chars().take(80).collect());
                open.refused = why.message();
                if let keys::Mistyped::NotDigits(text) = why {
                    self.wrong = Some(Trouble::NotDigits(text));
                }
                None
            }
        };
        let rolls = answer.is_none() && open.typed.is_none() && self.roll;
        let Throws { rng, sworn, rolled: lie, .. } = self;
        let key = ask.name();
        let fall = || match sworn {
            Some(sworn) => sworn.faces(&key, dice),
            None => faces_of(rng, dice),
        };
        let rolled = rolls.then(|| rolled(lie, &key, dice, fall));
        let rolled = rolled.map(|faces| Draft::faces(faces, Some(Proposer::Program), RollMark::Rolled));
        open.draft = answer.clone().or(rolled);
        self.seen.push(open);
        // Rolled faces are shown first: they count when they come back with a confirmation. Typed ones count at once, so that the dice
        // they lead to can be rolled too.
        let counts = answer?;
        Some((counts.answer, kept_origin(counts.origin.unwrap_or(RollMark::Typed))))
    }

    /// The page that asks for them, with these fields sent along.
    pub fn page(self, inside: &mut Inside, title: &str, action: Form) -> Done {
        inside.ruled = self.rolled;
        let notes = self.wrong.iter().map(Trouble::message).collect();
        let skip = |name: &str| name.contains('~') || matches!(name, "do" | "head");
        let fields = self.fields.0.iter().filter(|(name, _)| !skip(name)).cloned().collect();
        let confirm = Confirm { title: title.to_owned(), action, asks: self.seen, notes, fields, ..Confirm::default() };
        Ok((Vec::new(), Then::Confirm(Box::new(confirm))))
    }
}

/// The form of a gesture: looked at first, or laid.
pub fn gesture(inside: &mut Inside, fields: &Fields, how: &str) -> Done {
    let gesture = described(inside, fields)?;
    let wish = Wish::gesture(gesture, fields.get("reason"));
    let wish = if fields.get("at") == "end" { wish.at(At::End) } else { wish };
    let title = format!("gesture-{}", gesture.word());
    if how == "preview" {
        preview(inside, fields, &wish, &title, Form::Gesture)
    } else {
        lay(inside, fields, wish, (&title, Form::Gesture), how)
    }
}

/// What a ruling would do.
fn preview(inside: &mut Inside, fields: &Fields, wish: &Wish, title: &str, action: Form) -> Done {
    let seen = inside.chronicle.preview(wish)?;
    if !seen.open.is_empty() {
        let mut throws = Throws::new(fields, false, inside);
        seen.open.iter().for_each(|ask| drop(throws.of(ask)));
        return throws.page(inside, title, action);
    }
    let mut notes = Vec::new();
    if seen.later {
        notes.push(Message::new("page-confirm-later"));
    }
    if !seen.dropped.is_empty() {
        notes.push(Message::new("page-confirm-dropped").number("n", count(seen.dropped.len())));
    }
    let change = |(was, now): (Option<montjoie_game::Sheet>, montjoie_game::Sheet)| {
        Change::Sheet(was.map(Box::new), Box::new(now))
    };
    let kept = fields.0.iter().filter(|(name, _)| !matches!(name.as_str(), "do" | "head")).cloned();
    let confirm = Confirm {
        title: title.to_owned(),
        told: seen.items.iter().filter_map(|item| item.gm.clone()).collect(),
        changes: seen.sheets.into_iter().map(change).collect(),
        notes,
        asks: Vec::new(),
        action,
        fields: kept.collect(),
    };
    Ok((Vec::new(), Then::Confirm(Box::new(confirm))))
}

fn count(n: usize) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}

/// Lays a ruling, as soon as its dice are there.
fn lay(inside: &mut Inside, fields: &Fields, mut wish: Wish, (title, action): (&str, Form), how: &str) -> Done {
    let mut throws = Throws::new(fields, how == "roll", inside);
    loop {
        let Inside { chronicle, conduct, .. } = inside;
        match chronicle.rule(&wish, Author::Gm, conduct)? {
            Laid::Done(_) => break,
            Laid::Waits(asks) => {
                if !wish.take(&asks, &mut |ask| throws.of(ask)) {
                    return throws.page(inside, title, action);
                }
            }
        }
    }
    if inside.scene().is_none() {
        inside.go_on()?;
    }
    table(Vec::new())
}

/// A report of the real table: what it comes to is seen first.
pub fn constat(inside: &mut Inside, fields: &Fields, how: &str) -> Done {
    let pairs = |name: &str| -> Vec<(Subject, Subject)> {
        let pair = |text: &str| {
            let (one, other) = text.split_once('~')?;
            Some((keys::subject_of(one)?, keys::subject_of(other)?))
        };
        fields.all(name).filter_map(pair).collect()
    };
    let found = Constat {
        engaged: pairs("engaged"),
        supports: pairs("supports"),
        shots: pairs("shots"),
        off: fields.all("off").filter_map(keys::subject_of).collect(),
    };
    let Some(found) = inside.chronicle.fight().constat(&found) else {
        return Err(Wrong::Say("page-constat-not-now"));
    };
    let reason = Some(fields.get("reason").trim()).filter(|r| !r.is_empty()).unwrap_or("constat");
    let wish = Wish::events(found.events, reason);
    if matches!(how, "lay" | "roll") {
        return lay(inside, fields, wish, ("page-constat", Form::Constat), how);
    }
    let (said, then) = preview(inside, fields, &wish, "page-constat", Form::Constat)?;
    let then = match then {
        Then::Confirm(mut confirm) => {
            confirm.notes.extend(found.warnings);
            Then::Confirm(confirm)
        }
        other => other,
    };
    Ok((said, then))
}

/// A die that was misread: what the right one would change is seen first; everything else said since is kept where it fits.
pub fn amend(inside: &mut Inside, fields: &Fields, how: &str) -> Done {
    let entry = fields.figure("entry")?.unwrap_or(0);
    let dice =
        inside.chronicle.lines().iter().map(AsRef::as_ref).chain(&inside.chronicle.open_lines()).find_map(|line| {
            match &line.said {
                montjoie_chronicle::Said::Item(item) if line.entry == entry => match &item.what {
                    montjoie_game::What::Throw { dice, .. } => Some(*dice),
                    _ => None,
                },
                _ => None,
            }
        });
    let answer = match dice {
        Some(dice) => match keys::read_faces(dice, fields.get("faces")) {
            Ok(Some(faces)) => Answer::Faces(faces),
            Ok(None) => return Err(Trouble::NoText.into()),
            Err(keys::Mistyped::NotDigits(text)) => return Err(Trouble::NotDigits(text).into()),
            Err(again @ keys::Mistyped::Again { .. }) => {
                return Err(again.message().map_or(Wrong::Say("page-dice-hint"), Wrong::Tell));
            }
            Err(keys::Mistyped::Misread(why)) => {
                let key = inside.chronicle.journal().entry(entry).and_then(|e| match &e.body {
                    Body::Answer(given) => Some(given.key.clone()),
                    _ => None,
                });
                let key = key.ok_or(Trouble::NotAnAnswer(entry))?;
                return Err(Trouble::Refused(key, montjoie_table::Refusal::Dice(why)).into());
            }
        },
        None => return Err(Trouble::NotAnAnswer(entry).into()),
    };
    if how != "lay" {
        let amended = inside.chronicle.try_amend(entry, answer)?;
        return Ok((Vec::new(), Then::Confirm(Box::new(amended_page(&amended, fields)))));
    }
    let Inside { chronicle, conduct, .. } = inside;
    chronicle.amend(entry, answer, Author::Gm, None)?;
    // Old dice that still fit go on being used before any new ones are thrown.
    chronicle.carry_on(conduct)?;
    chronicle.advance(conduct)?;
    table(Vec::new())
}

fn amended_page(amended: &Amended, fields: &Fields) -> Confirm {
    let mut told = Vec::new();
    for changed in &amended.changed {
        let sum = |s: montjoie_chronicle::Sums| {
            if s.versus == 0 { s.total.to_string() } else { format!("{} / {}", s.total, s.versus) }
        };
        told.push(
            Message::new("page-confirm-sum")
                .who("who", changed.key.of)
                .with("rule", Arg::Text(changed.key.rule.clone()))
                .with("before", Arg::Text(sum(changed.before)))
                .with("after", Arg::Text(sum(changed.after))),
        );
    }
    Confirm {
        title: "page-confirm-amend".to_owned(),
        told,
        changes: amended.fates.iter().map(|(was, now)| Change::Fate(*was, *now)).collect(),
        notes: vec![Message::new("page-confirm-kept").number("n", count(amended.dropped.len()))],
        asks: Vec::new(),
        action: Form::Amend,
        fields: fields.0.iter().filter(|(name, _)| !matches!(name.as_str(), "do" | "head")).cloned().collect(),
    }
}

/// A gesture on people and their numbers; none for those on options, bare figures and sides.
pub(super) fn plain(word: &str, who: Subject, on: Subject, men: u32, shot: bool) -> Option<Gesture> {
    Some(match word {
        "take" => Gesture::Take { who, men },
        "restore" => Gesture::Restore { who, men },
        "test" => Gesture::Test { who },
        "break" => Gesture::Break { who },
        "rally" => Gesture::Rally { who },
        "attack" => Gesture::Attack { by: who, on, shot },
        "engage" => Gesture::Engage { by: who, on },
        "part" => Gesture::Part { one: who, other: on },
        "add" => Gesture::Add { like: who, men },
        "split" => Gesture::Split { who, men },
        "merge" => Gesture::Merge { who, into: on },
        "remove" => Gesture::Remove { who },
        "bring" => Gesture::Bring { who },
        "turn" => Gesture::Turn { who },
        "fell" => Gesture::Fell { who },
        "post" => Gesture::Post { who, to: on },
        _ => return None,
    })
}

/// The gesture a form describes.
fn described(inside: &Inside, fields: &Fields) -> Result<Gesture, Trouble> {
    let (who, on) = (fields.subject("who"), fields.subject("on"));
    let men = fields.figure("men")?.unwrap_or(0);
    let info = inside.chronicle.fight().info();
    if let Some(plain) = plain(fields.get("gesture"), who, on, men, !fields.get("shot").is_empty()) {
        return Ok(plain);
    }
    Ok(match fields.get("gesture") {
        "concede" => Gesture::Concede { side: fields.side("side").unwrap_or(Side::A) },
        "option" => {
            let name = fields.get("option");
            let index =
                info.settings.iter().position(|s| s.name == name).ok_or(Trouble::Gesture("gesture-bad-field"))?;
            let value = info.settings[index].values.parse(fields.get("value").trim());
            let value = value.ok_or(Trouble::Gesture("gesture-bad-value"))?;
            Gesture::Option { index: u8::try_from(index).unwrap_or(u8::MAX), value }
        }
        "set" => {
            let name = fields.get("field");
            let index = info.fields.iter().position(|f| f.name == name).ok_or(Trouble::Gesture("gesture-bad-field"))?;
            let field = &info.fields[index];
            let text = fields.get("value").trim();
            let written = match montjoie_game::scenario::Ratio::parse(text) {
                Some(ratio) => montjoie_game::scenario::Written::Decimal(ratio),
                None => montjoie_game::scenario::Written::Text(text.to_owned()),
            };
            let value = montjoie_game::value_of(field, &written).ok_or(Trouble::Gesture("gesture-bad-value"))?;
            Gesture::Set { who, field: u8::try_from(index).unwrap_or(u8::MAX), value }
        }
        _ => return Err(Trouble::Gesture("gesture-unknown")),
    })
}
