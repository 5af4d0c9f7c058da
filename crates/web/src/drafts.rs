//! What was typed, rolled, chosen or proposed and not confirmed: drafts. They live as long as what they answer is asked.

use crate::forms::Fields;
use crate::room::{Inside, Rolled, Wrong, seat_author};
use montjoie_chronicle::{AskKind, Author, Given, Hand, Trouble};
use montjoie_game::{Arg, Message};
use montjoie_pages::{Draft, Proposer, RollMark, keys};
use montjoie_table::{Answer, Ask, Dice, Head, KeyName, Refusal, Want};

/// Something typed that could not be taken.
#[derive(Clone, Debug)]
pub(crate) struct Typed {
    /// As it was typed.
    pub text: String,
    /// Why not, and how to go on; none where the whole page says it.
    pub why: Option<Message>,
}

/// That a player proposes something else than the GM saw.
fn changed(draft: &Draft) -> Wrong {
    let name = match &draft.by {
        Some(Proposer::Player { name, .. }) => name.clone(),
        _ => String::new(),
    };
    Wrong::Tell(Message::new("page-proposal-changed").with("name", Arg::Text(name)))
}

/// Faces that lie for an ask: rolled now, or as they fell before. Nobody rolls until a roll pleases.
pub(crate) fn rolled(lie: &mut Rolled, key: &KeyName, dice: Dice, roll: impl FnOnce() -> Vec<u16>) -> Vec<u16> {
    let fell = lie.get(key).filter(|faces| dice.check(faces).is_ok()).cloned();
    let faces = fell.unwrap_or_else(roll);
    lie.insert(key.clone(), faces.clone());
    faces
}

/// How faces a person sends came to be known, given what the program rolled for the same.
pub(crate) fn origin(rolled: Option<&Vec<u16>>, faces: &[u16]) -> RollMark {
    match rolled {
        None => RollMark::Typed,
        Some(fell) if fell == faces => RollMark::Rolled,
        Some(_) => RollMark::Overwritten,
    }
}

/// The same as the journal keeps it.
pub(crate) fn kept_origin(origin: RollMark) -> montjoie_chronicle::Origin {
    match origin {
        RollMark::Rolled => montjoie_chronicle::Origin::Rolled,
        RollMark::Typed => montjoie_chronicle::Origin::Typed,
        RollMark::Overwritten => montjoie_chronicle::Origin::Overwritten,
    }
}

impl Inside {
    /// Drafts live as long as what they answer is asked.
    pub fn forget_stale_drafts(&mut self) {
        let open: Vec<KeyName> = self.chronicle.asks().iter().map(montjoie_table::Ask::name).collect();
        self.drafts.retain(|key, _| open.contains(key));
        self.rolled.retain(|key, _| open.contains(key));
        let battle: Vec<KeyName> = self.chronicle.live().asks().iter().map(montjoie_table::Ask::name).collect();
        self.typed.retain(|(seat, key), _| if seat.is_some() { battle.contains(key) } else { open.contains(key) });
    }

    /// Confirms answers together with the drafts that stand, all or none, and plays on.
    ///
    /// # Errors
    /// The first that cannot be.
    pub fn confirm(&mut self, given: Vec<(KeyName, Answer)>, author: Author) -> Result<Vec<Message>, Trouble> {
        if given.is_empty() {
            return Ok(Vec::new());
        }
        for (key, answer) in &given {
            if let Answer::Choice(words) = answer {
                self.last.insert((key.rule.clone(), key.of), words.clone());
            }
        }
        // Dice the program threw and a player's own are theirs, though the GM confirms them.
        let by = |key: &KeyName, answer: &Answer| match self.drafts.get(key).filter(|d| d.answer == *answer) {
            Some(draft) => {
                let author = match &draft.by {
                    Some(Proposer::Program) => Author::Program,
                    Some(Proposer::Player { name, .. }) => seat_author(name),
                    None => author.clone(),
                };
                (author, draft.origin.map(kept_origin))
            }
            None => (author.clone(), None),
        };
        let signed = |(key, answer): (KeyName, Answer)| {
            let (author, origin) = by(&key, &answer);
            (Given { origin, ..Given::new(key, answer) }, author)
        };
        let keys: Vec<KeyName> = given.iter().map(|(key, _)| key.clone()).collect();
        let given = given.into_iter().map(signed).collect();
        self.chronicle.answer_each(given)?;
        // What the next step asks under the same name is another ask.
        for key in &keys {
            self.drafts.remove(key);
            self.rolled.remove(key);
        }
        self.go_on()?;
        Ok(Vec::new())
    }

    /// Proposes answers where the table asked for assistance: drafts, to be confirmed.
    pub fn assist(&mut self) {
        let fates = self.chronicle.fight().fates();
        let (mut thrown, mut chosen) = (Vec::new(), Vec::new());
        for ask in self.chronicle.asks() {
            let head = head_of(ask);
            match &ask.want {
                _ if self.drafts.contains_key(&ask.name()) => {}
                Want::Throw { dice, .. } if self.conduct.hand(head, AskKind::Throw, &fates) == Hand::Assisted => {
                    thrown.push((ask.name(), *dice));
                }
                Want::Choice(_) if self.conduct.hand(head, AskKind::Choice, &fates) == Hand::Assisted => {
                    chosen.push(ask.name())
                }
                _ => {}
            }
        }
        for (key, dice) in thrown {
            self.roll(key, dice);
        }
        if !chosen.is_empty() {
            self.by_doctrine(|key| chosen.contains(key));
        }
    }

    /// Takes one draft as the GM saw it.
    ///
    /// # Errors
    /// When there is none any more, it is another than was seen, or it cannot be.
    pub fn accept(&mut self, key: KeyName, seen: &str) -> Result<Vec<Message>, Wrong> {
        match self.drafts.get(&key) {
            Some(draft) if draft.print() != seen => Err(changed(draft)),
            Some(draft) => {
                let answer = draft.answer.clone();
                Ok(self.confirm(vec![(key, answer)], Author::Gm)?)
            }
            None => Err(Trouble::NotAsked(key).into()),
        }
    }

    /// What players have proposed and the GM's form had not seen: it is not confirmed with the rest, and stays proposed.
    ///
    /// # Errors
    /// When something the GM saw, and left as it was, is another by now: nothing is confirmed then.
    pub fn unseen(&self, fields: &Fields) -> Result<Vec<KeyName>, Wrong> {
        let mut held = Vec::new();
        for ask in self.chronicle.asks() {
            let key = ask.name();
            let Some(draft) = self.drafts.get(&key) else { continue };
            if !matches!(draft.by, Some(Proposer::Player { .. })) {
                continue;
            }
            let field = keys::field(&key);
            let (seen, said) = (fields.get(&format!("seen~{field}")), fields.get(&field));
            if seen == draft.print() {
                continue;
            }
            let left = match &ask.want {
                Want::Throw { dice, .. } => keys::read_faces(*dice, said).ok().flatten().map(Answer::Faces),
                _ => Some(Answer::Choice(said.to_owned())),
            };
            // What the GM typed or chose over it is the GM's own.
            if !seen.is_empty() && left.is_some_and(|left| draft.was_seen(&left, seen)) {
                return Err(changed(draft));
            }
            if said.is_empty() {
                held.push(key);
            }
        }
        Ok(held)
    }

    /// Rolls every throw that waits and has no faces yet: drafts, to be confirmed.
    pub fn roll_the_rest(&mut self) {
        let mut thrown = Vec::new();
        for ask in self.chronicle.asks() {
            if let Want::Throw { dice, .. } = ask.want {
                thrown.push((ask.name(), dice));
            }
        }
        for (key, dice) in thrown {
            if !self.drafts.contains_key(&key) {
                self.roll(key, dice);
            }
        }
    }

    /// Reads faces as they were typed. What cannot be taken is kept as it was typed, for whoever typed it, with a word on how to go on.
    ///
    /// # Errors
    /// Says what is wrong with them.
    pub fn read(&mut self, seat: Option<u32>, ask: &Ask, dice: Dice, text: &str) -> Result<Option<Vec<u16>>, Wrong> {
        let key = ask.name();
        let wrong = match keys::read_faces(dice, text) {
            Ok(read) => {
                self.typed.remove(&(seat, key));
                return Ok(read);
            }
            Err(wrong) => wrong,
        };
        let why = wrong.message();
        let kept = Typed { text: text.trim().chars().take(80).collect(), why: why.clone() };
        self.typed.insert((seat, key.clone()), kept);
        Err(match wrong {
            keys::Mistyped::NotDigits(text) => Wrong::Trouble(Trouble::NotDigits(text)),
            keys::Mistyped::Misread(why) => Wrong::Trouble(Trouble::Refused(key, Refusal::Dice(why))),
            keys::Mistyped::Again { .. } => Wrong::Tell(why.unwrap_or_else(|| Message::new("page-dice-hint"))),
        })
    }

    /// Rolls for an ask where the GM stands: a draft, to be confirmed.
    fn roll(&mut self, key: KeyName, dice: Dice) {
        let Inside { rolled: lie, chronicle, conduct, .. } = self;
        let faces = rolled(lie, &key, dice, || chronicle.roll(conduct, &key, dice));
        self.drafts.insert(key, Draft::faces(faces, Some(Proposer::Program), RollMark::Rolled));
    }

    /// Rolls for an ask of the battle, whatever the GM looks at.
    pub fn roll_in_battle(&mut self, key: &KeyName, dice: Dice) -> Vec<u16> {
        let Inside { battle, rolled: own, chronicle, conduct, .. } = self;
        let lie = battle.as_mut().map_or(own, |desk| &mut desk.rolled);
        rolled(lie, key, dice, || chronicle.live().roll(conduct, key, dice))
    }

    /// How these faces of an ask of the battle came to be known, when a person sends them.
    pub fn origin_in_battle(&self, key: &KeyName, faces: &[u16]) -> RollMark {
        origin(self.battle.as_ref().map_or(&self.rolled, |desk| &desk.rolled).get(key), faces)
    }

    /// Faces the GM typed for an ask: what lies there already stays whose it is.
    pub fn typed_by_gm(&mut self, key: KeyName, faces: Vec<u16>) {
        if self.drafts.get(&key).is_some_and(|d| d.answer == Answer::Faces(faces.clone())) {
            return;
        }
        let origin = origin(self.rolled.get(&key), &faces);
        let by = (origin == RollMark::Rolled).then_some(Proposer::Program);
        self.drafts.insert(key, Draft::faces(faces, by, origin));
    }

    /// Fills every question that has no answer yet with what was chosen last time, where that is still offered.
    pub fn as_last_time(&mut self) {
        let names = self.chronicle.fight().names().clone();
        let mut chosen = Vec::new();
        for ask in self.chronicle.asks() {
            if let Want::Choice(tokens) = &ask.want
                && let Some(words) = self.last.get(&(ask.key.rule.0.to_owned(), ask.key.of))
                && tokens.iter().any(|t| t.words(&names) == *words)
            {
                chosen.push((ask.name(), words.clone()));
            }
        }
        for (key, words) in chosen {
            self.drafts.entry(key).or_insert(Draft::choice(words, None));
        }
    }

    /// Lets the doctrine fill every one of these questions that has no answer yet.
    pub fn by_doctrine(&mut self, which: impl Fn(&KeyName) -> bool) {
        let played = self.chronicle.fight().look(self.chronicle.inputs(), &mut Decides);
        for (key, answer) in played.filled {
            if let Answer::Choice(words) = answer
                && which(&key)
            {
                self.drafts.entry(key).or_insert(Draft::choice(words, Some(Proposer::Program)));
            }
        }
    }
}

/// The head of an ask.
fn head_of(ask: &Ask) -> Head {
    Head { key: ask.key, nth: ask.nth, office: ask.office }
}

/// The doctrine decides; nobody rolls.
struct Decides;

impl montjoie_table::Seat for Decides {
    fn faces(&mut self, _: montjoie_table::Head, _: Dice) -> Option<Vec<u16>> {
        None
    }

    fn follows_doctrine(&mut self, _: montjoie_table::Head) -> bool {
        true
    }

    fn takes_default(&mut self, _: montjoie_table::Head) -> bool {
        false
    }
}
