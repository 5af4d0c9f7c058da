//! A battle that plays itself: dice from a script or from chance, decisions from an answers file or by doctrine.

use crate::answers::Answers;
use crate::dice_script::DiceScript;
use crate::pledge::{Pledge, Spot, Sworn};
use crate::trouble::Trouble;
use montjoie_game::scenario::Problems;
use montjoie_game::{Fight, Place, Played};
use montjoie_table::{Answer, Ask, Dice, Head, Inputs, KeyName, Rng, Seat, Want, faces_of};
use std::collections::BTreeSet;

/// Where the dice come from.
#[derive(Clone, Debug)]
pub enum DiceFrom {
    /// Chance.
    Chance(Rng),
    /// A script.
    Script(DiceScript),
    /// What was pledged.
    Pledged(Pledge),
}

/// A battle that plays itself, step by step.
pub struct Drill {
    fight: Box<dyn Fight>,
    dice: DiceFrom,
    answers: Option<Answers>,
    /// What the file answered in the step played last.
    said: Vec<(KeyName, Answer)>,
    /// The steps that were closed, by round and word: pledged dice know them apart.
    closed: Vec<(u32, &'static str)>,
}

/// How a step of a drill went.
#[derive(Clone, Debug)]
pub enum Drilled {
    /// It closed.
    Closed(Played),
    /// The script has no more numbers.
    Waits {
        /// What has happened, and all that is asked together with the throw that waits.
        played: Played,
        /// The throw that waits.
        ask: Box<Ask>,
    },
    /// The battle is over, or came to the last round the ruleset grants to automatic play.
    Over,
}

impl Drill {
    /// This battle, these dice, these answers.
    #[must_use]
    pub fn new(fight: Box<dyn Fight>, dice: DiceFrom, answers: Option<Answers>) -> Drill {
        Drill { fight, dice, answers, said: Vec::new(), closed: Vec::new() }
    }

    /// The battle as it stands.
    #[must_use]
    pub fn fight(&self) -> &dyn Fight {
        self.fight.as_ref()
    }

    /// What the answers file said in the step played last.
    #[must_use]
    pub fn said(&self) -> &[(KeyName, Answer)] {
        &self.said
    }

    /// What may be wrong with the answers if the battle stops where it stands: told before dice that are missing.
    #[must_use]
    pub fn doubts(&self) -> Problems {
        self.answers.as_ref().map(|answers| answers.by_now(self.fight.place())).unwrap_or_default()
    }

    /// Plays the next step.
    ///
    /// # Errors
    /// A number the die does not have; an answer that cannot be.
    pub fn step(&mut self) -> Result<Drilled, Trouble> {
        if self.fight.outcome().is_some() || self.fight.place().round > self.fight.info().auto_rounds {
            return Ok(Drilled::Over);
        }
        let place = self.fight.place();
        let mut inputs = Inputs::default();
        let mut given: BTreeSet<KeyName> = BTreeSet::new();
        // An ask the file has nothing for after all: the doctrine answers it.
        let mut left: BTreeSet<KeyName> = BTreeSet::new();
        loop {
            // Played on borrowed dice: if the file turns out to answer something, the step is played again from its start.
            let mut seat = Bench {
                dice: self.dice.clone(),
                sworn: self.sworn(),
                answers: self.answers.as_ref(),
                fight: self.fight.as_ref(),
                place,
                left: &left,
                trouble: None,
                dry: false,
            };
            let played = self.fight.look(&inputs, &mut seat);
            let (dice, trouble) = (seat.dice, seat.trouble);
            let mut again = false;
            if let Some(answers) = &mut self.answers {
                let asks = played.offered.iter().chain(&played.open);
                for ask in asks.filter(|ask| !matches!(ask.want, Want::Throw { .. })) {
                    let name = ask.name();
                    if given.contains(&name) || left.contains(&name) {
                        continue;
                    }
                    let counted = self.fight.counted(ask.key, ask.nth);
                    match answers.take(place, ask, counted, self.fight.names()) {
                        Some(answer) => {
                            inputs.answers.insert(name.clone(), answer);
                            given.insert(name);
                        }
                        None if answers.faults().is_empty() => drop(left.insert(name)),
                        None => return Err(Trouble::Answers(answers.faults().clone())),
                    }
                    // One at a time: an answer may change what is asked after it.
                    again = true;
                    break;
                }
            }
            if again {
                continue;
            }
            if let Some(trouble) = trouble {
                return Err(trouble);
            }
            self.dice = dice;
            self.said = inputs.answers.iter().map(|(name, answer)| (name.clone(), answer.clone())).collect();
            if !played.closed {
                return Ok(self.waits(inputs, played));
            }
            inputs.answers.extend(played.filled.iter().cloned());
            let closed = self.fight.play(&inputs, &mut Defaults);
            self.closed.push((place.round, place.step));
            return Ok(Drilled::Closed(Played { items: played.items, filled: played.filled, ..closed }));
        }
    }

    /// What the throws of the step follow from, if dice are pledged.
    fn sworn(&self) -> Option<Sworn> {
        let DiceFrom::Pledged(pledge) = &self.dice else { return None };
        let Place { round, step, .. } = self.fight.place();
        let nth = self.closed.iter().filter(|closed| **closed == (round, step)).count();
        Some(pledge.sworn(&Spot { round, step, nth, rulings: None, what_if: 0 }))
    }

    /// A step that waits, with all that is asked together: also the throws of the handful that did get their numbers.
    fn waits(&self, mut inputs: Inputs, played: Played) -> Drilled {
        let first = played.open.iter().find(|ask| matches!(ask.want, Want::Throw { .. })).cloned();
        let Some(ask) = first.map(Box::new) else { return Drilled::Over };
        let fell: BTreeSet<KeyName> = played.items.iter().filter_map(crate::stand::name_of).collect();
        inputs.answers.extend(played.filled.into_iter().filter(|(name, _)| fell.contains(name)));
        Drilled::Waits { played: self.fight.look(&inputs, &mut Defaults), ask }
    }

    /// What is left over at the end: numbers too many, answers nobody asked for.
    ///
    /// # Errors
    /// The first of these.
    pub fn finish(&self) -> Result<(), Trouble> {
        let problems = self.answers.as_ref().map(Answers::finish).unwrap_or_default();
        if !problems.is_empty() {
            return Err(Trouble::Answers(problems));
        }
        match &self.dice {
            DiceFrom::Script(script) if script.left() > 0 => Err(Trouble::DiceLeft(script.left())),
            _ => Ok(()),
        }
    }
}

/// Who answers in a drill.
struct Bench<'a> {
    dice: DiceFrom,
    /// What the throws of the step follow from, if dice are pledged.
    sworn: Option<Sworn>,
    answers: Option<&'a Answers>,
    fight: &'a dyn Fight,
    place: Place,
    left: &'a BTreeSet<KeyName>,
    trouble: Option<Trouble>,
    /// Once a throw found too few numbers, no later one gets any: numbers are taken in order.
    dry: bool,
}

impl Bench<'_> {
    /// Whether the file may answer this.
    fn file_may(&self, head: Head, choice: bool) -> bool {
        !self.left.contains(&KeyName::of(head.key, head.nth))
            && self.answers.is_some_and(|a| {
                let counted = self.fight.counted(head.key, head.nth);
                a.may_fit(self.place, (head.key, counted), choice, self.fight.names())
            })
    }
}

impl Seat for Bench<'_> {
    fn faces(&mut self, head: Head, dice: Dice) -> Option<Vec<u16>> {
        if self.dry {
            return None;
        }
        match &mut self.dice {
            DiceFrom::Chance(rng) => Some(faces_of(rng, dice)),
            DiceFrom::Pledged(_) => {
                self.sworn.as_ref().map(|sworn| sworn.faces(&KeyName::of(head.key, head.nth), dice))
            }
            DiceFrom::Script(script) => match script.take(head, dice) {
                Ok(faces) => {
                    self.dry = faces.is_none();
                    faces
                }
                Err(trouble) => {
                    self.trouble = Some(trouble);
                    self.dry = true;
                    None
                }
            },
        }
    }

    fn follows_doctrine(&mut self, head: Head) -> bool {
        !self.file_may(head, true)
    }

    fn takes_default(&mut self, head: Head) -> bool {
        !self.file_may(head, false)
    }
}

/// Plays what has been answered already; judgements left open stay at their default.
pub(crate) struct Defaults;

impl Seat for Defaults {
    fn faces(&mut self, _: Head, _: Dice) -> Option<Vec<u16>> {
        None
    }

    fn follows_doctrine(&mut self, _: Head) -> bool {
        true
    }

    fn takes_default(&mut self, _: Head) -> bool {
        true
    }
}

/// An answer in a word, for lists of what was asked.
#[must_use]
pub fn answer_words(answer: &Answer) -> String {
    match answer {
        Answer::Faces(faces) => faces.iter().map(u16::to_string).collect::<Vec<_>>().join(" "),
        Answer::Choice(words) | Answer::Ruled(words) => words.clone(),
        Answer::Value(value) => value.to_string(),
    }
}
