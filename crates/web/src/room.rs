//! A room: one battle, those who sit around it, and what they have typed but not confirmed.

use crate::beside::SetAside;
use crate::course::{Course, Meetings};
use crate::drafts::Typed;
use crate::forms::Fields;
use crate::look::Who;
use crate::odds::{Counting, Position};
use crate::seats::Seats;
pub(crate) use crate::seats::seat_author;
use crate::settings::Settings;
use montjoie_chronicle::{Author, Beginning, Chronicle, Conduct, Measure, Shelf, StopAt, Trouble, Verified};
use montjoie_game::{Games, Knowledge, Message, Viewer};
use montjoie_pages::{Draft, Form, Notice, Numbers, OddsPanel, Refused};
use montjoie_table::{KeyName, Rng, Side, Subject};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
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
    /// What the program rolled for what is asked: a die lies where it fell, whoever types over it.
    pub rolled: Rolled,
    /// The same for the ruling that is being looked at.
    pub ruled: Rolled,
    /// Drafts and rolls of the battle itself, while the GM looks at a what-if.
    pub battle: Option<SetAside>,
    /// What was typed and could not be taken: by a seat, or by the GM.
    pub typed: BTreeMap<(Option<u32>, KeyName), Typed>,
    /// What was last chosen for a subject under a rule: *as last time*.
    pub last: BTreeMap<(String, Subject), String>,
    /// What has to be said to the GM.
    pub notices: Vec<Notice>,
    /// What has to be said to players, by the numbers of their seats.
    pub told: BTreeMap<u32, Vec<Notice>>,
    /// The chances, and the position they are of.
    pub odds: Option<(Position, OddsPanel)>,
    /// The chances as they are shown to others, each with as whom and of which battle they were counted.
    pub shown: Vec<((Viewer, u64), OddsPanel)>,
    /// As whom others are shown them, and what the battle is to each, as the table last settled.
    pub taken: Vec<(Viewer, u64)>,
    /// What the table has agreed on.
    pub settings: Settings,
    /// Why the form of a scene was sent back: the part of the form, and the word that stands beside it.
    pub scene_refused: Vec<Refused>,
    /// What happened before this sitting, until somebody plays on.
    pub previously: Vec<Message>,
    /// Whom of the enemy each side was told of beside their own, as the table last settled.
    pub met: Meetings,
    /// The numbers by which players and the screen know everyone, as they were last shown: kept with the seats.
    pub known: RefCell<BTreeMap<Option<u32>, Numbers>>,
    /// What was found of pledged dice once the battle was over, and the newest entry then.
    pub verified: RefCell<Option<(u64, Verified)>>,
    /// The battle round by round, as the table last settled.
    pub course: Course,
    /// What the chances were at the ends of rounds: how many steps were closed, and the first side's in thousandths.
    pub chances: BTreeMap<usize, u32>,
    /// The last form that played the battle on, so that it is known when it comes twice.
    pub sent: Option<(Form, Fields)>,
}

/// Why something was not done.
#[derive(Debug)]
pub(crate) enum Wrong {
    /// The journal would not have it.
    Trouble(Trouble),
    /// Something else, by the id of its sentence.
    Say(&'static str),
    /// The same with its values.
    Tell(Message),
}

impl From<Trouble> for Wrong {
    fn from(trouble: Trouble) -> Wrong {
        Wrong::Trouble(trouble)
    }
}

impl Wrong {
    /// What it says; of an answer that was refused also why.
    pub fn messages(&self) -> Vec<Message> {
        match self {
            Wrong::Trouble(Trouble::Refused(key, why)) => {
                vec![Trouble::Refused(key.clone(), why.clone()).message(), montjoie_text::refusal(why)]
            }
            Wrong::Trouble(trouble) => vec![trouble.message()],
            Wrong::Say(id) => vec![Message::new(id)],
            Wrong::Tell(message) => vec![message.clone()],
        }
    }
}

/// Whose numbers they are: a seat's, or the screen's.
fn number_of(who: &Who) -> Option<u32> {
    match who {
        Who::Player(seat) => Some(seat.id),
        Who::Gm | Who::Screen => None,
    }
}

/// Most steps one moment holds: a battle that was played to its end in one go has its ending, not a moment.
const MOST_STEPS: usize = 16;

/// Faces the program rolled, by what they were rolled for.
pub(crate) type Rolled = BTreeMap<KeyName, Vec<u16>>;

/// One battle at the table.
pub struct Room {
    /// Its id on the shelf.
    pub id: String,
    shelf: Shelf,
    inside: Mutex<Inside>,
    beat: watch::Sender<u64>,
    /// Whether a copy was put in the place of the file this battle lay in: it is another room's from now on.
    gone: AtomicBool,
    /// How the chances are counted; none when they are not.
    pub(crate) counting: Option<Counting>,
}

impl Room {
    /// Opens a battle of the shelf; one that was begun just now is not read again.
    ///
    /// # Errors
    /// When it is not there, or its journal cannot be read.
    pub(crate) fn open(
        games: Games,
        shelf: &Shelf,
        id: &str,
        seed: u64,
        counting: Option<Counting>,
        begun: Option<Beginning>,
    ) -> Result<Room, Trouble> {
        // What it holds in mind is of this file and of no other.
        let shelf = shelf.for_this_sitting();
        let store = Box::new(shelf.battle(id));
        let mut chronicle = match begun {
            Some(beginning) => Chronicle::begun(games, store, beginning)?,
            None => Chronicle::with(games, store)?,
        };
        let (seats, settings) = (Seats::load(&shelf, id)?, Settings::load(&shelf, id)?);
        let mut notices = Vec::new();
        for (unreadable, what) in
            [(seats.unreadable, "page-seats-unreadable"), (settings.unreadable, "page-settings-unreadable")]
        {
            if unreadable {
                notices.push(Notice { wrong: true, message: Message::new(what) });
            }
        }
        let (seats, mut settings) = (seats.value.unwrap_or_default(), settings.value.unwrap_or_default());
        let fight = chronicle.fight();
        let agreed = (settings.knowledge.unwrap_or(fight.knowledge()), settings.doctrines.unwrap_or(fight.doctrines()));
        let public = chronicle.fight().public();
        chronicle.set(agreed.0, public, agreed.1)?;
        let mut conduct = Conduct::by_hand(Rng::of(seed, 0));
        conduct.take_up(&chronicle);
        conduct.seat(seats.held());
        if let Some(ways) = settings.ways.take() {
            ways.into_conduct(&mut conduct);
            chronicle.conducted(&conduct, Author::Gm)?;
            settings.save(&shelf, id)?;
        }
        chronicle.heed(&conduct);
        let previously = chronicle.live().previously();
        let inside = Inside {
            chronicle,
            conduct,
            seats,
            drafts: BTreeMap::new(),
            rolled: BTreeMap::new(),
            ruled: BTreeMap::new(),
            battle: None,
            typed: BTreeMap::new(),
            last: BTreeMap::new(),
            notices,
            scene_refused: Vec::new(),
            sent: None,
            told: BTreeMap::new(),
            odds: None,
            shown: Vec::new(),
            taken: Vec::new(),
            settings,
            previously,
            met: Meetings::default(),
            known: RefCell::default(),
            verified: RefCell::default(),
            course: Course::default(),
            chances: BTreeMap::new(),
        };
        let room = Room {
            id: id.to_owned(),
            shelf,
            inside: Mutex::new(inside),
            beat: watch::channel(0).0,
            gone: AtomicBool::new(false),
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

    /// The entry at which the battle stands.
    #[must_use]
    pub fn inside_head(&self) -> u64 {
        self.inside().chronicle.live().head()
    }

    /// A number that is the same for equal battles.
    #[must_use]
    pub fn hash(&self) -> u64 {
        self.inside().chronicle.live().fight().hash()
    }

    /// How it ended, once it has.
    #[must_use]
    pub fn outcome(&self) -> Option<montjoie_game::Outcome> {
        self.inside().chronicle.live().outcome()
    }

    /// How many steps were closed on the way to where it stands.
    #[must_use]
    pub fn steps(&self) -> usize {
        self.inside().chronicle.live().steps()
    }

    /// The battle, for whoever holds the hall in the same program: to be looked at, with everything there is.
    pub fn look_at<T>(&self, look: impl FnOnce(&Chronicle) -> T) -> T {
        look(self.inside().chronicle.live())
    }

    /// The code that opens its waiting room.
    #[must_use]
    pub fn code(&self) -> String {
        self.inside().seats.code.clone()
    }

    /// The key of the link for its next screen, good once, which opens nothing else.
    #[must_use]
    pub fn screen_key(&self) -> String {
        self.inside().seats.screen_link.clone()
    }

    /// Changes something about the seats and keeps it; what cannot be kept has not changed.
    pub(crate) fn reseat<T>(&self, work: impl FnOnce(&mut Seats) -> Option<T>) -> Result<Option<T>, Trouble> {
        let mut inside = self.inside();
        let before = inside.seats.clone();
        let done = work(&mut inside.seats);
        if done.is_some()
            && let Err(trouble) = inside.seats.save(&self.shelf, &self.id)
        {
            inside.seats = before;
            return Err(trouble);
        }
        drop(inside);
        if done.is_some() {
            self.changed();
        }
        Ok(done)
    }

    /// Hears when anything changes.
    pub fn beats(&self) -> watch::Receiver<u64> {
        self.beat.subscribe()
    }

    /// Tells everyone that something changed.
    pub fn changed(&self) {
        self.beat.send_modify(|n| *n = n.wrapping_add(1));
    }

    /// Lets everyone out: whoever comes back finds the battle as it lies on the shelf now.
    pub(crate) fn leave(&self) {
        self.gone.store(true, Ordering::Relaxed);
        self.changed();
    }

    /// Whether everyone was let out.
    pub(crate) fn is_gone(&self) -> bool {
        self.gone.load(Ordering::Relaxed)
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
            inside.keep_numbers();
            let fight = inside.chronicle.fight();
            let led = (fight.knowledge(), fight.doctrines());
            let done = work(&mut inside);
            let kept = if done.is_ok() { self.keep(&inside, &agreed, &seated) } else { Err(None) };
            if let Err(failed) = &kept {
                // What could not be kept is not agreed on.
                inside.settings.go_back(agreed);
                inside.seats = seated;
                let Inside { chronicle, conduct, .. } = &mut *inside;
                conduct.take_up(chronicle);
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
                    let told = wrong.messages().into_iter().map(|message| Notice { wrong: true, message });
                    inside.notices.extend(told);
                }
            }
            if inside.chronicle.head() != head {
                inside.previously.clear();
                inside.ruled.clear();
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
    /// Plays on as far as answers and seats allow.
    pub fn go_on(&mut self) -> Result<(), Trouble> {
        let Inside { chronicle, conduct, .. } = self;
        chronicle.advance(conduct).map(drop)
    }

    /// Whether dice can still be pledged, and words for them said: nothing was rolled, nor lies rolled and unconfirmed.
    ///
    /// # Errors
    /// When something was.
    pub fn may_pledge(&self) -> Result<(), Trouble> {
        let lies = |rolled: &Rolled| !rolled.is_empty();
        let aside = self.battle.as_ref().is_some_and(|desk| lies(&desk.rolled));
        let late = self.chronicle.journal().rolled() || lies(&self.rolled) || lies(&self.ruled) || aside;
        if late { Err(Trouble::PledgeLate) } else { Ok(()) }
    }

    /// The numbers by which somebody knows everyone.
    pub fn numbers(&self, who: &Who) -> Numbers {
        let kept = || match who {
            Who::Gm => Numbers::default(),
            Who::Player(seat) => self.seats.numbers_of(Some(seat.id)),
            Who::Screen => self.seats.numbers_of(None),
        };
        self.known.borrow().get(&number_of(who)).cloned().unwrap_or_else(kept)
    }

    /// Somebody was shown everyone under these numbers: they mean the same people from now on.
    pub fn learned(&self, who: &Who, numbers: &Numbers) {
        if !matches!(who, Who::Gm) {
            self.known.borrow_mut().insert(number_of(who), numbers.clone());
        }
    }

    /// Puts the numbers that were shown to the seats, to be written down with them.
    fn keep_numbers(&mut self) {
        for (seat, numbers) in self.known.borrow().iter() {
            self.seats.number(*seat, numbers);
        }
    }

    /// Puts who rolls and who decides, as it is agreed on, into the battle.
    fn heed(&mut self) {
        self.conduct.seat(self.seats.held());
        self.conduct.meet(&self.chronicle);
        self.chronicle.heed(&self.conduct);
    }

    /// Who rolls and decides may have changed, and what is asked: brings everything beside the battle up to date.
    pub fn settle(&mut self) {
        self.heed();
        self.keep_apart();
        // What all at the table know changes with who sits there. A journal that was read before is read again.
        let (fight, public) = (self.chronicle.fight(), crate::eyes::public_level(self));
        let _ = self.chronicle.set(fight.knowledge(), public, fight.doctrines());
        self.forget_stale_drafts();
        self.assist();
        self.course.follow(&self.chronicle, &self.chances);
        self.taken = crate::odds::taken(self);
        self.met.follow(self.chronicle.live());
    }

    /// From which closed step on somebody is shown what has just happened.
    pub fn moment_of(&self, who: &Who) -> usize {
        let chronicle = self.seen_by(who);
        let (now, began) = (chronicle.steps(), chronicle.steps_before_last_act());
        if now - began <= MOST_STEPS { began } else { now - 1 }
    }

    /// Plays one step, or a round, or until something happens, by itself.
    ///
    /// # Errors
    /// When the journal cannot be written.
    pub fn play(&mut self, stops: &[StopAt]) -> Result<Vec<Message>, Trouble> {
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
        self.heed();
        if self.scene().is_none() {
            self.go_on()?;
        }
        Ok(Vec::new())
    }
}
