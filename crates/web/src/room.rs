//! A room: one battle, those who sit around it, and what they have typed but not confirmed.

use crate::seats::Seats;
use montjoie_chronicle::{Author, Chronicle, Conduct, Given, Hand, Measure, Share, Shelf, Stop, Trouble, Wish};
use montjoie_pages::{Banner, Draft, Notice, Odds, Proposer};
use montjoie_rules::{Knowledge, Message};
use montjoie_table::{Answer, Dice, KeyName, Rng, Side, Subject, Want, faces_of};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::watch;

/// Everything about a battle that changes.
pub(crate) struct Inside {
    /// The battle and its journal.
    pub chronicle: Chronicle,
    /// Who rolls and who decides.
    pub conduct: Conduct,
    /// Who sits where.
    pub seats: Seats,
    /// What was typed, rolled or proposed and not confirmed.
    pub drafts: BTreeMap<KeyName, Draft>,
    /// What was last chosen for a subject under a rule: *as last time*.
    pub last: BTreeMap<(String, Subject), String>,
    /// What has to be said to the GM.
    pub notices: Vec<Notice>,
    /// The chances, and the entry they are of.
    pub odds: Option<(u64, Odds)>,
    /// Whether players see them.
    pub odds_revealed: bool,
    /// The arms of the sides.
    pub banners: [Banner; 2],
    /// How well each side knows the other.
    pub knowledge: [Knowledge; 2],
}

/// One battle at the table.
pub struct Room {
    /// Its id on the shelf.
    pub id: String,
    shelf: Shelf,
    inside: Mutex<Inside>,
    beat: watch::Sender<u64>,
    /// Whether somebody counts the chances already; none when nobody is to.
    counting: Option<Mutex<bool>>,
}

impl Room {
    /// Opens a battle of the shelf.
    ///
    /// # Errors
    /// When it is not there, or its journal cannot be read.
    pub fn open(shelf: &Shelf, id: &str, seed: u64, odds: bool) -> Result<Room, Trouble> {
        let chronicle = Chronicle::with(Box::new(shelf.battle(id)))?;
        let seats = Seats::load(shelf, id)?;
        let knowledge = chronicle.fight().knowledge();
        let inside = Inside {
            chronicle,
            conduct: Conduct::by_hand(Rng::of(seed, 0)),
            seats,
            drafts: BTreeMap::new(),
            last: BTreeMap::new(),
            notices: Vec::new(),
            odds: None,
            odds_revealed: false,
            banners: Banner::USUAL,
            knowledge,
        };
        let room = Room {
            id: id.to_owned(),
            shelf: shelf.clone(),
            inside: Mutex::new(inside),
            beat: watch::channel(0).0,
            counting: odds.then(Mutex::default),
        };
        {
            let mut inside = room.inside();
            let Inside { chronicle, conduct, .. } = &mut *inside;
            // Steps that ask nothing of anybody close by themselves.
            chronicle.advance(conduct)?;
        }
        Ok(room)
    }

    /// The battle, held while it is looked at or changed.
    pub(crate) fn inside(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes it upon oneself to count the chances; false when somebody does already, or nobody is to.
    pub(crate) fn begin_counting(&self) -> bool {
        let Some(counting) = &self.counting else { return false };
        !std::mem::replace(&mut *counting.lock().unwrap_or_else(PoisonError::into_inner), true)
    }

    /// Lays it down, unless the battle has moved on since.
    pub(crate) fn end_counting(&self, head: u64) -> bool {
        let Some(counting) = &self.counting else { return true };
        let mut counting = counting.lock().unwrap_or_else(PoisonError::into_inner);
        let done = self.inside_head() == head;
        *counting = !done;
        done
    }

    /// The newest entry of its journal.
    #[must_use]
    pub fn inside_head(&self) -> u64 {
        self.inside().chronicle.head()
    }

    /// A number that is the same for equal battles.
    #[must_use]
    pub fn hash(&self) -> u64 {
        self.inside().chronicle.fight().hash()
    }

    /// How it ended, once it has.
    #[must_use]
    pub fn outcome(&self) -> Option<montjoie_rules::Outcome> {
        self.inside().chronicle.outcome()
    }

    /// The code that opens its waiting room.
    #[must_use]
    pub fn code(&self) -> String {
        self.inside().seats.code.clone()
    }

    /// Hears when anything changes.
    pub fn beats(&self) -> watch::Receiver<u64> {
        self.beat.subscribe()
    }

    /// Tells everyone that something changed.
    pub fn changed(&self) {
        self.beat.send_modify(|n| *n = n.wrapping_add(1));
    }

    /// Keeps the seats.
    ///
    /// # Errors
    /// When they cannot be written.
    pub fn save_seats(&self) -> Result<(), Trouble> {
        self.inside().seats.save(&self.shelf, &self.id)
    }

    /// Does something to the battle; what goes wrong is said to the GM, and nothing has changed then.
    pub(crate) fn act(
        self: &Arc<Room>,
        work: impl FnOnce(&mut Inside) -> Result<Vec<Message>, Trouble>,
    ) -> Result<(), Trouble> {
        let done = {
            let mut inside = self.inside();
            inside.notices.clear();
            let done = work(&mut inside);
            match &done {
                Ok(said) => {
                    let notices = said.iter().cloned().map(|message| Notice { wrong: false, message });
                    inside.notices.extend(notices);
                }
                Err(Trouble::HeadMoved) => {
                    // Somebody else wrote first, perhaps another program: show what is so now.
                    let _ = inside.chronicle.refresh();
                    inside.notices.push(Notice { wrong: true, message: Trouble::HeadMoved.message() });
                }
                Err(trouble) => inside.notices.push(Notice { wrong: true, message: trouble.message() }),
            }
            inside.forget_stale_drafts();
            done.map(drop)
        };
        self.changed();
        if done.is_ok() {
            crate::odds::refresh(self);
        }
        done
    }
}

impl Inside {
    /// Drafts live as long as what they answer is asked.
    fn forget_stale_drafts(&mut self) {
        let open: Vec<KeyName> = self.chronicle.asks().iter().map(montjoie_table::Ask::name).collect();
        self.drafts.retain(|key, _| open.contains(key));
    }

    /// Plays on as far as answers and seats allow.
    fn go_on(&mut self) -> Result<(), Trouble> {
        let Inside { chronicle, conduct, .. } = self;
        chronicle.advance(conduct).map(drop)
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
        let given = given.into_iter().map(|(key, answer)| Given::new(key, answer)).collect();
        self.chronicle.answer_all(given, author)?;
        self.go_on()?;
        Ok(Vec::new())
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
                let faces = self.faces(dice);
                self.drafts.insert(key, Draft { answer: Answer::Faces(faces), by: Some(Proposer::Program) });
            }
        }
    }

    fn faces(&mut self, dice: Dice) -> Vec<u16> {
        faces_of(self.conduct.rng(), dice)
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
            self.drafts.entry(key).or_insert(Draft { answer: Answer::Choice(words), by: None });
        }
    }

    /// Lets the doctrine fill every question that has no answer yet.
    pub fn by_doctrine(&mut self) {
        let played = self.chronicle.fight().look(self.chronicle.inputs(), &mut Decides);
        for (key, answer) in played.filled {
            if matches!(answer, Answer::Choice(_)) {
                self.drafts.entry(key).or_insert(Draft { answer, by: Some(Proposer::Program) });
            }
        }
    }

    /// Plays one step, or a round, or until something happens, by itself.
    ///
    /// # Errors
    /// When the journal cannot be written.
    pub fn play(&mut self, stops: &[Stop]) -> Result<Vec<Message>, Trouble> {
        let Inside { chronicle, conduct, .. } = self;
        let halted = chronicle.go_on_until(stops, conduct)?;
        Ok(halted.why.first().map(montjoie_chronicle::Halt::message).into_iter().collect())
    }

    /// Takes one thing back.
    ///
    /// # Errors
    /// When there is nothing to take back.
    pub fn undo(&mut self) -> Result<Vec<Message>, Trouble> {
        self.chronicle.undo(Measure::Act, Author::Gm).map(|_| Vec::new())
    }

    /// Brings one thing again.
    ///
    /// # Errors
    /// When there is nothing to bring again.
    pub fn redo(&mut self) -> Result<Vec<Message>, Trouble> {
        self.chronicle.redo(Measure::Act, Author::Gm).map(|_| Vec::new())
    }

    /// Lays a ruling.
    ///
    /// # Errors
    /// When it means nothing here, or has no reason.
    pub fn rule(&mut self, wish: &Wish) -> Result<Vec<Message>, Trouble> {
        let Inside { chronicle, conduct, .. } = self;
        chronicle.rule(wish, Author::Gm, conduct)?;
        self.go_on()?;
        Ok(Vec::new())
    }

    /// Sets who rolls and who decides, and goes on.
    ///
    /// # Errors
    /// When the journal cannot be written.
    pub fn set_conduct(&mut self, sides: [Share; 2], gm: Share, judgements: Hand) -> Result<Vec<Message>, Trouble> {
        (self.conduct.sides, self.conduct.gm, self.conduct.judgements) = (sides, gm, judgements);
        self.go_on()?;
        Ok(Vec::new())
    }

    /// How well a side knows the other, as granted.
    #[must_use]
    pub fn knows(&self, side: Side) -> Knowledge {
        self.knowledge[side.index()]
    }
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
