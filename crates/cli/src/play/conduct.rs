//! Who rolls and who decides, set by words: `conduite margeride programme`, `conduct aubrac dice me`.

use super::words::is;
use super::{Session, gesture};
use crate::console::Stop;
use montjoie_chronicle::{AskKind, Author, Conduct, Exception, Hand, Pledge, Trouble};
use montjoie_game::{Arg, Message, Offers};
use montjoie_table::{Kind, Side, Subject};

const PROGRAM: &[&str] = &["programme", "program", "auto", "p"];
const PERSON: &[&str] = &["moi", "me", "main", "hand", "personne", "person", "m"];
const ASSISTED: &[&str] = &["assisté", "assistée", "assisted", "assist", "a"];
const DICE: &[&str] = &["dés", "dice"];
const CHOICES: &[&str] = &["ordres", "orders", "choix", "choices"];
const JUDGEMENTS: &[&str] = &["jugements", "judgements"];
const EVERYBODY: &[&str] = &["tous", "tout", "all"];
const PLAYERS: &[&str] = &["joueurs", "players", "pj", "pcs"];
const RESET: &[&str] = &["oublier", "reset", "forget"];
const ALWAYS: &[&str] = &["toujours", "always"];
const NEVER: &[&str] = &["jamais", "never"];

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

    /// Pledges the dice of the program, takes a player's word for it, or shows what was pledged.
    pub(super) fn pledge(&mut self, rest: &str) -> Result<(), Stop> {
        let done = match rest.split_once(char::is_whitespace) {
            Some((who, word)) => self.book.pledge_word(who, word, Author::Gm),
            None if !rest.is_empty() => Err(Trouble::BadWord),
            None if self.book.journal().pledge().is_some() => Ok(()),
            None => self.book.pledge(montjoie_web::secret::pledge(), Author::Gm),
        };
        if let Err(trouble) = done {
            self.tell_trouble(&trouble);
            return Ok(());
        }
        for message in self.book.journal().pledge().map(Pledge::messages).unwrap_or_default() {
            let text = self.console.say(&message);
            self.console.prose(&text)?;
        }
        let text = self.console.word("cli-pledge-next");
        self.console.prose(&text)
    }

    fn show_conduct(&mut self) -> Result<(), Stop> {
        let hand = |hand: Hand| match hand {
            Hand::Person => "cli-play-hand-person",
            Hand::Assisted => "cli-play-hand-assisted",
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
        if self.conduct.focus {
            lines.push(self.console.word("cli-play-conduct-focus"));
        }
        lines.push(self.console.word(match self.conduct.offered {
            Offers::Players => "cli-play-offered-players",
            Offers::Always => "cli-play-offered-always",
            Offers::Never => "cli-play-offered-never",
        }));
        for exception in &self.conduct.except {
            let kind = match exception.kind {
                None => "cli-play-kind-all",
                Some(AskKind::Throw) => "cli-play-kind-dice",
                Some(AskKind::Choice) => "cli-play-kind-orders",
                Some(AskKind::Judgement) => "cli-play-kind-judgements",
            };
            // Whom a seat holds is known at the page alone; the agreement is kept for it.
            if exception.seat.is_some() {
                continue;
            }
            let message = Message::new("cli-play-conduct-except")
                .who("who", exception.who)
                .with("kind", Arg::Word(kind))
                .with("hand", Arg::Word(hand(exception.hand)));
            lines.push(self.console.texts.say(self.console.lang, &message, names));
        }
        if self.open_kind().is_some() {
            lines.push(self.console.word("cli-play-conduct-held"));
        }
        for line in lines {
            self.console.prose(&format!("  {line}"))?;
        }
        Ok(())
    }
}

/// Reads `WHO [KIND] HAND`, `players`, `judgements players|always|never`.
fn set(conduct: &mut Conduct, text: &str, find: &dyn Fn(&str) -> Option<Subject>) -> Result<(), Message> {
    let usage = || Message::new("cli-play-conduct-usage");
    let words: Vec<&str> = text.split_whitespace().collect();
    match words[..] {
        [word] if is(word, PLAYERS) => {
            conduct.focus = true;
            return Ok(());
        }
        [word] if is(word, RESET) => {
            (conduct.sides, conduct.gm) = Default::default();
            (conduct.named, conduct.focus, conduct.judgements) = (Default::default(), false, Hand::Person);
            conduct.except.clear();
            return Ok(());
        }
        [what, which] if is(what, JUDGEMENTS) => {
            let lists = [(PLAYERS, Offers::Players), (ALWAYS, Offers::Always), (NEVER, Offers::Never)];
            if let Some((_, offered)) = lists.into_iter().find(|(list, _)| is(which, list)) {
                conduct.offered = offered;
                return Ok(());
            }
        }
        _ => {}
    }
    let (mut kind, mut hand, mut all, mut who, mut judgements) = (None, None, false, Vec::new(), false);
    for word in words {
        if is(word, PROGRAM) {
            hand = Some(Hand::Program);
        } else if is(word, PERSON) {
            hand = Some(Hand::Person);
        } else if is(word, ASSISTED) {
            hand = Some(Hand::Assisted);
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
        // What is said of everybody leaves those alone who were named, before or after. A person for everybody ends the focus on players.
        for side in Side::BOTH.map(Side::index) {
            let named = conduct.named[side];
            let was = conduct.sides[side];
            give(&mut conduct.sides[side], kind, hand);
            let now = &mut conduct.sides[side];
            (now.dice, now.choices) =
                (if named.dice { was.dice } else { now.dice }, if named.choices { was.choices } else { now.choices });
        }
        give(&mut conduct.gm, kind, hand);
        conduct.focus &= hand == Hand::Program || kind.is_some();
    }
    if who.is_empty() && !judgements && !all {
        return Err(usage());
    }
    for one in who {
        match one.kind() {
            Kind::Side(side) => {
                give(&mut conduct.sides[side.index()], kind, hand);
                let named = &mut conduct.named[side.index()];
                named.dice |= kind != Some(AskKind::Choice);
                named.choices |= kind != Some(AskKind::Throw);
            }
            _ => conduct.except(Exception { who: one, seat: None, kind, hand }),
        }
    }
    Ok(())
}

fn give(share: &mut montjoie_chronicle::Hands, kind: Option<AskKind>, hand: Hand) {
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
        assert_eq!(conduct.sides[1], montjoie_chronicle::Hands::all(Hand::Program));
        set(&mut conduct, "north orders program", &find).expect("understood");
        assert_eq!((conduct.sides[0].dice, conduct.sides[0].choices), (Hand::Person, Hand::Program));
        set(&mut conduct, "aude moi", &find).expect("understood");
        assert_eq!(conduct.except.len(), 1);
        set(&mut conduct, "tous auto", &find).expect("understood");
        assert_eq!(conduct.judgements, Hand::Program);
        assert!(set(&mut conduct, "judgements always", &find).is_ok() && conduct.offered == Offers::Always);
        assert!(set(&mut conduct, "jugements jamais", &find).is_ok() && conduct.offered == Offers::Never);
        assert!(set(&mut conduct, "joueurs", &find).is_ok() && conduct.focus);
        assert!(set(&mut conduct, "west program", &find).is_err());
        assert!(set(&mut conduct, "north", &find).is_err());
    }

    /// Two commands mean the same whichever is typed first.
    #[test]
    fn the_order_of_two_commands_does_not_matter() {
        let find = |word: &str| match word {
            "north" => Some(Subject::side(Side::A)),
            "aude" => Some(Subject::unit(3)),
            "guard" => Some(Subject::unit(4)),
            _ => None,
        };
        let pairs = [
            ["north me", "all program"],
            ["north dice me", "all program"],
            ["aude me", "all program"],
            ["guard program", "aude me"],
            ["guard dice me", "guard orders program"],
            ["players", "all program"],
            ["players", "north me"],
            ["judgements me", "north program"],
        ];
        for [one, two] in pairs {
            let after = |commands: [&str; 2]| {
                let mut conduct = Conduct::by_hand(Rng::of(1, 0));
                commands.iter().for_each(|command| set(&mut conduct, command, &find).expect("understood"));
                // An order to the guard that Aude leads, her dice, and an ask of the side.
                let head =
                    |of, office| montjoie_table::Head { key: montjoie_table::Rule("X-1").by(of), nth: 0, office };
                let asks = [
                    head(Subject::unit(4), montjoie_table::Office::Holder(Subject::unit(3))),
                    head(Subject::unit(3), montjoie_table::Office::Chief(Side::A)),
                    head(Subject::side(Side::A), montjoie_table::Office::Chief(Side::A)),
                ];
                let kinds = [AskKind::Throw, AskKind::Choice, AskKind::Judgement];
                let all = asks.into_iter().flat_map(|ask| kinds.map(|kind| conduct.hand(ask, kind, &[])));
                (all.collect::<Vec<_>>(), conduct.focus)
            };
            assert_eq!(after([one, two]), after([two, one]), "{one}; {two}");
        }
    }
}
