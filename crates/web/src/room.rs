//! A room: one battle, those who sit around it, and what they have typed but not confirmed.

use crate::forms::Fields;
use crate::odds::{Counting, Position};
use crate::seats::Seats;
use crate::settings::Settings;
use montjoie_chronicle::{AskKind, Author, Chronicle, Conduct, Given, Hand, Measure, Shelf, Stop, Trouble};
use montjoie_pages::{Draft, Notice, Odds, Proposer, Refused};
use montjoie_rules::{Knowledge, Message};
use montjoie_table::{Answer, Ask, Dice, Head, KeyName, Rng, Side, Subject, Want, faces_of};
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
    /// What has to be said to players, by the numbers of their seats.
    pub told: BTreeMap<u32, Vec<Notice>>,
    /// The chances, and the position they are of.
    pub odds: Option<(Position, Odds)>,
    /// What the table has agreed on.
    pub settings: Settings,
    /// Why the form of a scene was sent back: the part of the form, and the word that stands beside it.
    pub scene_refused: Vec<Refused>,
    /// What happened before this sitting, until somebody plays on.
    pub previously: Vec<Message>,
    /// Whom of the enemy each side was told of beside their own, as the table last settled.
    pub met: [Vec<Subject>; 2],
    /// The last form that played the battle on, so that it is known when it comes twice.
    pub sent: Option<(String, Fields)>,
}

/// Why something was not done.
#[derive(Debug)]
pub(crate) enum Wrong {
    /// The journal would not have it.
    Trouble(Trouble),
    /// Something else, by the id of its sentence.
    Say(&'static str),
}

impl From<Trouble> for Wrong {
    fn from(trouble: Trouble) -> Wrong {
        Wrong::Trouble(trouble)
    }
}

impl Wrong {
    fn message(&self) -> Message {
        match self {
            Wrong::Trouble(trouble) => trouble.message(),
            Wrong::Say(id) => Message::new(id),
        }
    }
}

/// One battle at the table.
pub struct Room {
    /// Its id on the shelf.
    pub id: String,
    shelf: Shelf,
    inside: Mutex<Inside>,
    beat: watch::Sender<u64>,
    /// How the chances are counted; none when they are not.
    pub(crate) counting: Option<Counting>,
}

impl Room {
    /// Opens a battle of the shelf.
    ///
    /// # Errors
    /// When it is not there, or its journal cannot be read.
    pub(crate) fn open(shelf: &Shelf, id: &str, seed: u64, counting: Option<Counting>) -> Result<Room, Trouble> {
        let mut chronicle = Chronicle::with(Box::new(shelf.battle(id)))?;
        let (seats, settings) = (Seats::load(shelf, id)?, Settings::load(shelf, id)?);
        let mut notices = Vec::new();
        for (unreadable, what) in
            [(seats.unreadable, "page-seats-unreadable"), (settings.unreadable, "page-settings-unreadable")]
        {
            if unreadable {
                notices.push(Notice { wrong: true, message: Message::new(what) });
            }
        }
        let (seats, settings) = (seats.value.unwrap_or_default(), settings.value.unwrap_or_default());
        let fight = chronicle.fight();
        let agreed = (settings.knowledge.unwrap_or(fight.knowledge()), settings.doctrines.unwrap_or(fight.doctrines()));
        let public = chronicle.fight().public();
        chronicle.set(agreed.0, public, agreed.1)?;
        let mut conduct = Conduct::by_hand(Rng::of(seed, 0));
        settings.conduct(&mut conduct, &seats);
        let previously = chronicle.previously();
        let inside = Inside {
            chronicle,
            conduct,
            seats,
            drafts: BTreeMap::new(),
            last: BTreeMap::new(),
            notices,
            scene_refused: Vec::new(),
            sent: None,
            told: BTreeMap::new(),
            odds: None,
            settings,
            previously,
            met: Default::default(),
        };
        let room = Room {
            id: id.to_owned(),
            shelf: shelf.clone(),
            inside: Mutex::new(inside),
            beat: watch::channel(0).0,
            counting,
        };
        {
            let mut inside = room.inside();
            // Steps that ask nothing of anybody close by themselves.
            inside.go_on()?;
            inside.settle();
        }
        Ok(room)
    }

    /// The battle, held while it is looked at or changed.
    pub(crate) fn inside(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
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

    /// The key of its screen, which opens nothing else.
    #[must_use]
    pub fn screen_key(&self) -> String {
        self.inside().seats.screen.clone()
    }

    /// Hears when anything changes.
    pub fn beats(&self) -> watch::Receiver<u64> {
        self.beat.subscribe()
    }

    /// Tells everyone that something changed.
    pub fn changed(&self) {
        self.beat.send_modify(|n| *n = n.wrapping_add(1));
    }

    fn keep(&self, inside: &Inside, agreed: &Settings, seated: &Seats) -> Result<(), Option<Trouble>> {
        if inside.settings != *agreed {
            inside.settings.save(&self.shelf, &self.id).map_err(Some)?;
        }
        if inside.seats != *seated {
            inside.seats.save(&self.shelf, &self.id).map_err(Some)?;
        }
        Ok(())
    }

    /// Keeps what was agreed on.
    ///
    /// # Errors
    /// When it cannot be written.
    pub(crate) fn save_settings(&self, inside: &Inside) -> Result<(), Trouble> {
        inside.settings.save(&self.shelf, &self.id)
    }

    /// Keeps the seats.
    ///
    /// # Errors
    /// When they cannot be written.
    pub fn save_seats(&self) -> Result<(), Trouble> {
        self.inside().seats.save(&self.shelf, &self.id)
    }

    /// Does something to the battle; what goes wrong is said to the GM, and nothing has changed then.
    pub(crate) fn act<T>(
        self: &Arc<Room>,
        work: impl FnOnce(&mut Inside) -> Result<(Vec<Message>, T), Wrong>,
    ) -> Result<T, Wrong> {
        let done = {
            let mut inside = self.inside();
            inside.notices.clear();
            inside.scene_refused.clear();
            let (head, agreed, seated) = (inside.chronicle.head(), inside.settings.clone(), inside.seats.clone());
            let fight = inside.chronicle.fight();
            let led = (fight.knowledge(), fight.doctrines());
            let done = work(&mut inside);
            let kept = if done.is_ok() { self.keep(&inside, &agreed, &seated) } else { Err(None) };
            if let Err(failed) = &kept {
                // What could not be kept is not agreed on.
                inside.settings.go_back(agreed);
                inside.seats = seated;
                let public = inside.chronicle.fight().public();
                let _ = inside.chronicle.set(led.0, public, led.1);
                if let Some(trouble) = failed {
                    inside.notices.push(Notice { wrong: true, message: trouble.message() });
                }
            }
            match &done {
                Ok((said, _)) => {
                    let notices = said.iter().cloned().map(|message| Notice { wrong: false, message });
                    inside.notices.extend(notices);
                }
                Err(wrong) => {
                    if let Wrong::Trouble(Trouble::HeadMoved) = wrong {
                        // Somebody else wrote first, perhaps another program: show what is so now.
                        let _ = inside.chronicle.refresh();
                    }
                    inside.notices.push(Notice { wrong: true, message: wrong.message() });
                }
            }
            if inside.chronicle.head() != head {
                inside.previously.clear();
            }
            inside.settle();
            match kept {
                Err(Some(trouble)) => Err(Wrong::Trouble(trouble)),
                _ => done.map(|(_, then)| then),
            }
        };
        self.changed();
        crate::odds::refresh(self);
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
    pub fn go_on(&mut self) -> Result<(), Trouble> {
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
        // Dice the program threw and a player's own are theirs, though the GM confirms them.
        let by = |key: &KeyName, answer: &Answer| match self.drafts.get(key).filter(|d| d.answer == *answer) {
            Some(Draft { by: Some(Proposer::Program), .. }) => Author::Program,
            Some(Draft { by: Some(Proposer::Player(name)), .. }) => seat_author(name),
            _ => author.clone(),
        };
        let signed = |(key, answer): (KeyName, Answer)| {
            let author = by(&key, &answer);
            (Given::new(key, answer), author)
        };
        let given = given.into_iter().map(signed).collect();
        self.chronicle.answer_each(given)?;
        self.go_on()?;
        Ok(Vec::new())
    }

    /// Who rolls and decides may have changed, and what is asked: brings everything beside the battle up to date.
    pub fn settle(&mut self) {
        self.settings.conduct(&mut self.conduct, &self.seats);
        // What all at the table know changes with who sits there. A journal that was read before is read again.
        let (fight, public) = (self.chronicle.fight(), crate::eyes::public_level(self));
        let _ = self.chronicle.set(fight.knowledge(), public, fight.doctrines());
        self.forget_stale_drafts();
        self.assist();
        self.met = crate::shared::met_so_far(&self.chronicle);
    }

    /// Proposes answers where the table asked for assistance: drafts, to be confirmed.
    pub fn assist(&mut self) {
        let mut wide = self.conduct.clone();
        self.settings.assists(&mut wide, &self.seats);
        let fates = self.chronicle.fight().fates();
        let (mut thrown, mut chosen) = (Vec::new(), Vec::new());
        for ask in self.chronicle.asks() {
            let head = head_of(ask);
            match &ask.want {
                _ if self.drafts.contains_key(&ask.name()) => {}
                Want::Throw { dice, .. } if wide.hand(head, AskKind::Throw, &fates) == Hand::Program => {
                    thrown.push((ask.name(), *dice));
                }
                Want::Choice(_) if wide.hand(head, AskKind::Choice, &fates) == Hand::Program => chosen.push(ask.name()),
                _ => {}
            }
        }
        for (key, dice) in thrown {
            let faces = self.faces(dice);
            self.drafts.insert(key, Draft { answer: Answer::Faces(faces), by: Some(Proposer::Program) });
        }
        if !chosen.is_empty() {
            self.by_doctrine(|key| chosen.contains(key));
        }
    }

    /// Takes one draft as it is.
    ///
    /// # Errors
    /// When there is none any more, or it cannot be.
    pub fn accept(&mut self, key: KeyName) -> Result<Vec<Message>, Trouble> {
        match self.drafts.get(&key).map(|d| d.answer.clone()) {
            Some(answer) => self.confirm(vec![(key, answer)], Author::Gm),
            None => Err(Trouble::NotAsked(key)),
        }
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

    pub fn faces(&mut self, dice: Dice) -> Vec<u16> {
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

    /// Lets the doctrine fill every one of these questions that has no answer yet.
    pub fn by_doctrine(&mut self, which: impl Fn(&KeyName) -> bool) {
        let played = self.chronicle.fight().look(self.chronicle.inputs(), &mut Decides);
        for (key, answer) in played.filled {
            if matches!(answer, Answer::Choice(_)) && which(&key) {
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

    /// How well a side knows the other, as granted.
    #[must_use]
    pub fn knows(&self, side: Side) -> Knowledge {
        self.chronicle.fight().knowledge()[side.index()]
    }

    /// Puts knowledge and doctrines as they are agreed on into the battle, and goes on.
    ///
    /// # Errors
    /// When the journal cannot be read or written.
    pub fn agree(&mut self) -> Result<Vec<Message>, Trouble> {
        let fight = self.chronicle.fight();
        let knowledge = self.settings.knowledge.unwrap_or(fight.knowledge());
        let doctrines = self.settings.doctrines.unwrap_or(fight.doctrines());
        let public = self.chronicle.fight().public();
        self.chronicle.set(knowledge, public, doctrines)?;
        self.settings.conduct(&mut self.conduct, &self.seats);
        if self.settings.scene.is_none() {
            self.go_on()?;
        }
        Ok(Vec::new())
    }
}

/// The head of an ask.
fn head_of(ask: &Ask) -> Head {
    Head { key: ask.key, nth: ask.nth, office: ask.office }
}

/// A player as the journal names them; two names mean somebody else there.
pub(crate) fn seat_author(name: &str) -> Author {
    match name {
        "gm" | "program" => Author::Seat(format!("{name}.")),
        _ => Author::Seat(name.to_owned()),
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
