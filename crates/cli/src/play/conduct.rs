//! Who rolls and who decides, set by words: `conduite margeride programme`, `conduct aubrac dice me`.

use super::words::is;
use super::{Session, gesture};
use crate::console::Stop;
use montjoie_chronicle::{AskKind, Author, Conduct, Exception, Hand};
use montjoie_game::{Arg, Message};
use montjoie_table::{Kind, Side, Subject};

const PROGRAM: &[&str] = &["programme", "program", "auto", "p"];
const PERSON: &[&str] = &["moi", "me", "main", "hand", "personne", "person", "m"];
const DICE: &[&str] = &["dés", "dice"];
const CHOICES: &[&str] = &["ordres", "orders", "choix", "choices"];
const JUDGEMENTS: &[&str] = &["jugements", "judgements"];
const EVERYBODY: &[&str] = &["tous", "tout", "all"];

impl Session<'_> {
    /// Sets who sees to what, or shows it.
    pub(super) fn set_conduct(&mut self, rest: &str) -> Result<(), Stop> {
        if rest.is_empty() {
            return self.show_conduct();
        }
        let names = self.book.fight().names().clone();
        match set(&mut self.conduct, rest, &|word| gesture::who(&names, word)) {
            Ok(()) => {
                if let Err(trouble) = self.book.conducted(&self.conduct, Author::Gm) {
                    self.tell_trouble(&trouble);
                }
                self.show_conduct()
            }
            Err(message) => {
                self.tell(&message);
                Ok(())
            }
        }
    }

    fn show_conduct(&mut self) -> Result<(), Stop> {
        let hand = |hand: Hand| match hand {
            Hand::Person => "cli-play-hand-person",
            Hand::Program => "cli-play-hand-program",
        };
        let mut lines = Vec::new();
        let names = self.book.fight().names();
        for side in Side::BOTH {
            let share = self.conduct.sides[side.index()];
            let message = Message::new("cli-play-conduct-side")
                .who("side", Subject::side(side))
                .with("dice", Arg::Word(hand(share.dice)))
                .with("choices", Arg::Word(hand(share.choices)));
            lines.push(self.console.texts.say(self.console.lang, &message, names));
        }
        let message = Message::new("cli-play-conduct-gm").with("judgements", Arg::Word(hand(self.conduct.judgements)));
        lines.push(self.console.say(&message));
        for exception in &self.conduct.except {
            let kind = match exception.kind {
                None => "cli-play-kind-all",
                Some(AskKind::Throw) => "cli-play-kind-dice",
                Some(AskKind::Choice) => "cli-play-kind-orders",
                Some(AskKind::Judgement) => "cli-play-kind-judgements",
            };
            let message = Message::new("cli-play-conduct-except")
                .who("who", exception.who)
                .with("kind", Arg::Word(kind))
                .with("hand", Arg::Word(hand(exception.hand)));
            lines.push(self.console.texts.say(self.console.lang, &message, names));
        }
        for line in lines {
            self.console.prose(&format!("  {line}"))?;
        }
        Ok(())
    }
}

/// Reads `WHO [KIND] HAND`.
fn set(conduct: &mut Conduct, text: &str, find: &dyn Fn(&str) -> Option<Subject>) -> Result<(), Message> {
    let usage = || Message::new("cli-play-conduct-usage");
    let (mut kind, mut hand, mut all, mut who, mut judgements) = (None, None, false, Vec::new(), false);
    for word in text.split_whitespace() {
        if is(word, PROGRAM) {
            hand = Some(Hand::Program);
        } else if is(word, PERSON) {
            hand = Some(Hand::Person);
        } else if is(word, DICE) {
            kind = Some(AskKind::Throw);
        } else if is(word, CHOICES) {
            kind = Some(AskKind::Choice);
        } else if is(word, JUDGEMENTS) {
            judgements = true;
        } else if is(word, EVERYBODY) {
            all = true;
        } else {
            who.push(find(word).ok_or_else(usage)?);
        }
    }
    let hand = hand.ok_or_else(usage)?;
    if judgements || (all && kind.is_none()) {
        conduct.judgements = hand;
    }
    if all {
        who.extend(Side::BOTH.map(Subject::side));
        give(&mut conduct.gm, kind, hand);
    }
    if who.is_empty() && !judgements {
        return Err(usage());
    }
    for one in who {
        match one.kind() {
            Kind::Side(side) => give(&mut conduct.sides[side.index()], kind, hand),
            _ => conduct.except.push(Exception { who: one, kind, hand }),
        }
    }
    Ok(())
}

fn give(share: &mut montjoie_chronicle::Share, kind: Option<AskKind>, hand: Hand) {
    if kind != Some(AskKind::Choice) {
        share.dice = hand;
    }
    if kind != Some(AskKind::Throw) {
        share.choices = hand;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use montjoie_table::Rng;

    #[test]
    fn the_enemy_is_the_programs_and_my_dice_are_mine() {
        let find = |word: &str| match word {
            "north" => Some(Subject::side(Side::A)),
            "south" => Some(Subject::side(Side::B)),
            "aude" => Some(Subject::unit(3)),
            _ => None,
        };
        let mut conduct = Conduct::by_hand(Rng::of(1, 0));
        set(&mut conduct, "south programme", &find).expect("understood");
        assert_eq!(conduct.sides[1], montjoie_chronicle::Share::all(Hand::Program));
        set(&mut conduct, "north orders program", &find).expect("understood");
        assert_eq!((conduct.sides[0].dice, conduct.sides[0].choices), (Hand::Person, Hand::Program));
        set(&mut conduct, "aude moi", &find).expect("understood");
        assert_eq!(conduct.except.len(), 1);
        set(&mut conduct, "tous auto", &find).expect("understood");
        assert_eq!(conduct.judgements, Hand::Program);
        assert!(set(&mut conduct, "west program", &find).is_err());
        assert!(set(&mut conduct, "north", &find).is_err());
    }
}
