//! A battle and its journal: everything people do at the table.

use crate::begin::{Beginning, begin, chiefs, edition_of};
use crate::conduct::{Asking, Conduct};
use crate::draft::{Draft, look};
use crate::entry::{Author, Body, Given, Origin};
use crate::journal::{Journal, Read};
use crate::moves::OtherBranch;
use crate::stand::{Line, Playing, Stand, nothing};
use crate::store::{FileStore, Memory, Store};
use crate::trouble::{Caveat, Trouble};
use montjoie_game::scenario::Doc;
use montjoie_game::{Fight, Games, Offers, Opened, Played, game_named};
use montjoie_table::{Answer, Ask, KeyName, NamedTerm, Subject, Waiting, Want};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Arc, OnceLock};

/// A battle and its journal.
///
/// It stands at one entry of the tree. Whatever is done is tried on a copy first and then written, synced, before it
/// counts: a refusal changes nothing, and what was confirmed is there after a power cut.
pub struct Chronicle {
    pub(crate) store: Box<dyn Store>,
    pub(crate) journal: Journal,
    pub(crate) stand: Stand,
    /// The open scene as far as it has come, played when somebody looks.
    pub(crate) now: OnceLock<Played>,
    pub(crate) start: Box<dyn Fight>,
    pub(crate) games: Games,
    pub(crate) notices: Vec<Caveat>,
    pub(crate) told: Vec<Option<(String, String)>>,
    pub(crate) title: (String, String),
    pub(crate) text: Option<(String, String)>,
    pub(crate) chiefs: Vec<Subject>,
    pub(crate) players: Vec<Subject>,
    pub(crate) judgements: Option<Offers>,
    /// Which judgements that are only offered the open step waits for.
    pub(crate) asking: Asking,
    /// Other ways the battle went, as they were last found: by where each ends, with the entry by which it leaves this one.
    pub(crate) ways: RefCell<BTreeMap<u64, (u64, OtherBranch)>>,
    /// The battle itself, while this stands on a what-if beside it.
    pub(crate) live: Option<Box<Chronicle>>,
}

impl Chronicle {
    /// Begins a battle whose journal is a new file.
    ///
    /// # Errors
    /// Problems of the scenario, or a file that cannot be made.
    pub fn create(games: Games, path: &Path, scenario: &str, edition: Option<&str>) -> Result<Chronicle, Trouble> {
        let beginning = begin(games, scenario, edition)?;
        let store = FileStore::create(path, &beginning.header)?;
        Chronicle::begun(games, Box::new(store), beginning)
    }

    /// Begins a battle that is kept nowhere.
    ///
    /// # Errors
    /// Problems of the scenario.
    pub fn in_memory(games: Games, scenario: &str, edition: Option<&str>) -> Result<Chronicle, Trouble> {
        let beginning = begin(games, scenario, edition)?;
        let store = Memory::new(beginning.header.clone());
        Chronicle::begun(games, Box::new(store), beginning)
    }

    /// A battle that was read just now and lies in this store: its scenario is not read again. A store that holds another is opened
    /// as it is.
    ///
    /// # Errors
    /// What is wrong with the journal.
    pub fn begun(games: Games, mut store: Box<dyn Store>, beginning: Beginning) -> Result<Chronicle, Trouble> {
        let read = store.load()?;
        let Beginning { header, opened, chiefs } = beginning;
        if read.journal.header != header {
            return Chronicle::of(games, store, read, false);
        }
        Chronicle::on(games, store, read, Mustered { opened, chiefs, lenient: false })
    }

    /// Takes a battle up again from its file.
    ///
    /// # Errors
    /// What is wrong with the file; it is left as it is.
    pub fn open(games: Games, path: &Path) -> Result<Chronicle, Trouble> {
        Chronicle::with(games, Box::new(FileStore::open(path)?))
    }

    /// Looks at a battle without ever writing into its file: for whoever replays or reckons. Facts that do not lead where
    /// their hash says are a notice here, so that [`Chronicle::replay`] can tell where they part.
    ///
    /// # Errors
    /// What is wrong with the file.
    pub fn inspect(games: Games, path: &Path) -> Result<Chronicle, Trouble> {
        let bytes = std::fs::read(path).map_err(|e| crate::store::io(&e))?;
        Chronicle::inspect_bytes(games, &bytes)
    }

    /// The same for a journal that is not in a file.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn inspect_bytes(games: Games, bytes: &[u8]) -> Result<Chronicle, Trouble> {
        let read = Journal::read(bytes)?;
        Chronicle::of(games, Box::new(Memory::of(read.journal.clone())), read, true)
    }

    /// A battle from wherever its journal is kept.
    ///
    /// # Errors
    /// What is wrong with the journal; it is left as it is.
    pub fn with(games: Games, mut store: Box<dyn Store>) -> Result<Chronicle, Trouble> {
        let read = store.load()?;
        Chronicle::of(games, store, read, false)
    }

    fn of(games: Games, store: Box<dyn Store>, read: Read, lenient: bool) -> Result<Chronicle, Trouble> {
        let header = &read.journal.header;
        let doc = Doc::read(&header.scenario);
        let (game, _) =
            game_named(games, &header.ruleset).ok_or_else(|| Trouble::UnknownRuleset(header.ruleset.clone()))?;
        let edition = header.edition.as_deref().map(|name| edition_of(game, name)).transpose()?;
        let opened = game.open(&doc, edition).map_err(Trouble::Scenario)?;
        let chiefs = chiefs(&doc, opened.fight.as_ref());
        Chronicle::on(games, store, read, Mustered { opened, chiefs, lenient })
    }

    fn on(games: Games, store: Box<dyn Store>, read: Read, mustered: Mustered) -> Result<Chronicle, Trouble> {
        let Mustered { opened, chiefs, lenient } = mustered;
        let (theirs, ours) = (read.journal.header.revision, opened.fight.info().revision);
        let mut notices = read.notices;
        if theirs != ours {
            notices.push(Caveat::Revised { theirs, ours });
        }
        let start = opened.fight.copy();
        let mut stand = Stand::new(opened.fight);
        stand.lenient = lenient;
        stand.go(&read.journal, read.journal.head())?;
        stand.settle();
        let Opened { told, title, text, players, judgements, .. } = Opened { fight: start.copy(), ..opened };
        let mut chronicle = Chronicle {
            store,
            journal: read.journal,
            stand,
            now: OnceLock::new(),
            start,
            games,
            notices,
            told,
            title,
            text,
            chiefs,
            players,
            judgements,
            asking: Asking::default(),
            ways: RefCell::default(),
            live: None,
        };
        // Who only looks, looks at the battle.
        if !lenient {
            chronicle.stand_beside()?;
        }
        Ok(chronicle)
    }

    /// Reads the journal again: after somebody else wrote.
    ///
    /// # Errors
    /// What is wrong with the journal.
    pub fn refresh(&mut self) -> Result<(), Trouble> {
        let read = self.store.load()?;
        let mut stand = self.stand.clone();
        stand.go(&read.journal, read.journal.head())?;
        self.journal = read.journal;
        self.stand = stand;
        self.stand.settle();
        self.live = None;
        self.look_again();
        self.stand_beside()
    }

    /// Itself, if nothing was written since this was its newest entry ([`Journal::last`]): for whoever acts on what they saw.
    ///
    /// # Errors
    /// [`Trouble::HeadMoved`] when something was.
    pub fn if_at(&mut self, last: u64) -> Result<&mut Chronicle, Trouble> {
        if self.journal.last() == last { Ok(self) } else { Err(Trouble::HeadMoved) }
    }

    /// The open scene is another, or is asked otherwise: whoever looks next plays it again.
    pub(crate) fn look_again(&mut self) {
        self.now = OnceLock::new();
    }

    pub(crate) fn looked(&self) -> Played {
        let due = match self.stand.scene() {
            Playing::Ruling(id) => self.journal.entry(id).and_then(|e| match &e.body {
                Body::Ruling(ruling) => Some(ruling.clone()),
                _ => None,
            }),
            _ => None,
        };
        let played = look(&self.stand, due.as_ref(), &mut self.asking.clone());
        // A ruling that means nothing any more waits for nobody: the next advance says so and goes on.
        let mut now = played.unwrap_or_else(|_| Played { closed: true, ..nothing(self.stand.fight.place()) });
        now.items = std::mem::take(&mut now.items).into_iter().map(|item| self.stand.honest(item)).collect();
        now
    }

    /// Writes a draft down. If somebody else wrote first, the journal is read again and nothing of the draft counts.
    pub(crate) fn commit(&mut self, draft: Finished) -> Result<(), Trouble> {
        if draft.entries.is_empty() {
            self.seen(draft.seen);
            return Ok(());
        }
        match self.store.append(self.journal.last(), &draft.entries) {
            Ok(()) => {
                draft.entries.into_iter().for_each(|entry| self.journal.add(entry));
                self.stand = draft.stand;
                self.stand.settle();
                self.look_again();
                self.seen(draft.seen);
                Ok(())
            }
            Err(Trouble::HeadMoved) => {
                self.refresh()?;
                Err(Trouble::HeadMoved)
            }
            Err(other) => Err(other),
        }
    }

    /// Takes the open scene as it was just played, so that it is not played again.
    fn seen(&mut self, seen: Option<Played>) {
        if let Some(mut now) = seen {
            now.items = std::mem::take(&mut now.items).into_iter().map(|item| self.stand.honest(item)).collect();
            self.now = OnceLock::from(now);
        }
    }

    pub(crate) fn draft(&self, act: Option<u64>) -> Draft<'_> {
        Draft::new(&self.journal, &self.stand, act, self.in_what_if())
    }

    /// The act of the entry at which the battle stands: what the program does now belongs to it. What it does on a what-if is no part of what
    /// was done in the battle.
    pub(crate) fn act(&self) -> Option<u64> {
        if self.live.as_ref().is_some_and(|live| live.path().binary_search(&self.head()).is_ok()) {
            return None;
        }
        self.journal.entry(self.stand.head()).map(|e| e.act())
    }
}

/// A scenario read and mustered, for a chronicle to stand on.
struct Mustered {
    opened: Opened,
    chiefs: Vec<Subject>,
    /// Whether facts that do not lead where their hash says are only noticed.
    lenient: bool,
}

/// A draft without its journal, ready to be written.
pub(crate) struct Finished {
    stand: Stand,
    entries: Vec<crate::entry::Entry>,
    /// The open scene, if it was played to its first ask with everything the entries say.
    seen: Option<Played>,
}

impl Finished {
    /// The same with the open step as it was just played.
    pub fn with(self, seen: Option<Played>) -> Finished {
        Finished { seen, ..self }
    }
}

impl From<Draft<'_>> for Finished {
    fn from(draft: Draft<'_>) -> Finished {
        Finished { stand: draft.stand, entries: draft.entries, seen: None }
    }
}

/// Saying.
impl Chronicle {
    /// Answers one ask. An ask of the open step that has its answer already may be answered again.
    ///
    /// # Errors
    /// When nobody asks this, or it cannot be the answer.
    pub fn answer(&mut self, key: KeyName, answer: Answer, author: Author) -> Result<(), Trouble> {
        self.answer_all(vec![Given::new(key, answer)], author)
    }

    /// Answers several asks at once: all are taken, or none.
    ///
    /// # Errors
    /// The first that nobody asks, or that cannot be.
    pub fn answer_all(&mut self, given: Vec<Given>, author: Author) -> Result<(), Trouble> {
        self.answer_each(given.into_iter().map(|given| (given, author.clone())).collect())
    }

    /// The same, each by its own author: dice somebody typed, dice the program threw, confirmed together.
    ///
    /// # Errors
    /// The first that nobody asks, or that cannot be.
    pub fn answer_each(&mut self, given: Vec<(Given, Author)>) -> Result<(), Trouble> {
        let mut draft = self.draft(None);
        let mut keys = Vec::new();
        for (mut given, author) in given {
            given.amends = None;
            if matches!(given.answer, Answer::Ruled(_)) {
                if author != Author::Gm {
                    return Err(Trouble::OnlyGm(given.key));
                }
                has_words(given.reason.as_deref().unwrap_or_default()).ok_or(Trouble::NoReason)?;
            }
            // Said twice is said once: a double tap, a request sent again.
            if self.stand.inputs.answers.get(&given.key) == Some(&given.answer) {
                continue;
            }
            // Faces typed over a roll that was answered already are told apart, whoever hands them in.
            let before = self.stand.given.get(&given.key).and_then(|gave| gave.origin);
            let origin = match given.origin(&author) {
                Some(Origin::Typed) | None => Origin::overwritten(before),
                Some(other) => other,
            };
            given = given.from(origin);
            keys.push(given.key.clone());
            draft.push(author.clone(), Body::Answer(given))?;
        }
        if keys.is_empty() {
            return Ok(());
        }
        draft.answered(&keys, &mut self.asking.clone())?;
        let draft = draft.seen();
        self.commit(draft)
    }

    /// The GM orders something outside the rules.
    ///
    /// # Errors
    /// When nobody asks this, the words name no order, or there is no reason.
    pub fn order(&mut self, key: KeyName, words: &str, reason: &str) -> Result<(), Trouble> {
        let given = Given { reason: Some(reason.to_owned()), ..Given::new(key, Answer::Ruled(words.to_owned())) };
        self.answer_all(vec![given], Author::Gm)
    }

    /// The GM adds a term of his own to the sum of a throw that waits.
    ///
    /// # Errors
    /// When no such throw waits, or the term has no name.
    pub fn term(&mut self, term: NamedTerm) -> Result<(), Trouble> {
        has_words(&term.name).ok_or(Trouble::NoText)?;
        let waits = |ask: &&Ask| ask.name() == term.key && matches!(ask.want, Want::Throw { .. });
        if !self.now().open.iter().any(|ask| waits(&ask)) {
            return Err(Trouble::NotAsked(term.key));
        }
        let mut draft = self.draft(None);
        draft.push(Author::Gm, Body::Term(term))?;
        let draft = draft.into();
        self.commit(draft)
    }

    /// A line of somebody's own for the chronicle.
    ///
    /// # Errors
    /// When it says nothing.
    pub fn note(&mut self, text: &str, author: Author) -> Result<(), Trouble> {
        self.say(text, author, false)
    }

    /// The same; players hear it if it is shared.
    ///
    /// # Errors
    /// When it says nothing.
    pub fn say(&mut self, text: &str, author: Author, shared: bool) -> Result<(), Trouble> {
        let text = has_words(text).ok_or(Trouble::NoText)?.to_owned();
        let mut draft = self.draft(None);
        draft.push(author, Body::Note { text, shared, scene: None })?;
        let draft = draft.into();
        self.commit(draft)
    }

    /// Writes down a step that was played beside the journal: what a file or a person said, what the program answered, and the
    /// step's end.
    ///
    /// # Errors
    /// When the journal cannot be written, or the step does not close with these.
    pub fn played(&mut self, said: Vec<(Given, Author)>) -> Result<(), Trouble> {
        let mut draft = self.draft(None);
        for (given, author) in said {
            draft.push(author, Body::Answer(given))?;
        }
        if !draft.play(&mut crate::drill::Defaults)? {
            let asked = draft.look(&mut Waiting).open.into_iter().next();
            return Err(asked.map_or(Trouble::Over, |ask| Trouble::NotAsked(ask.name())));
        }
        let draft = draft.into();
        self.commit(draft)
    }

    /// Plays on as far as answers and seats allow: what the program answers is written down, steps are closed. All of it is
    /// written at once, and belongs to the act of whoever spoke last.
    ///
    /// # Errors
    /// When the journal cannot be written.
    pub fn advance(&mut self, conduct: &mut Conduct) -> Result<Progress, Trouble> {
        let before = self.stand.lines.len();
        let mut draft = self.draft(self.act());
        // Automatic play gives up where the ruleset says; a battle played by hand may last longer.
        let last = draft.stand.fight.info().auto_rounds.max(draft.stand.fight.place().round);
        let mut steps = 0;
        while draft.stand.fight.place().round <= last {
            conduct.meet_in(&self.players, draft.stand.fight.as_ref());
            let fates = draft.stand.fight.fates();
            let sworn = draft.sworn();
            if !draft.play(&mut conduct.seated(&fates, None, sworn))? {
                break;
            }
            steps += 1;
        }
        let gave_up = draft.stand.fight.place().round > last && draft.stand.scene() != Playing::Over;
        let draft = draft.seen();
        let asking = conduct.asking();
        if asking != self.asking {
            self.asking = asking;
            self.look_again();
        }
        self.commit(draft)?;
        Ok(Progress { lines: self.stand.lines.since(before), steps, gave_up })
    }
}

/// What playing on brought.
#[derive(Clone, Debug, Default)]
pub struct Progress {
    /// New lines of the chronicle.
    pub lines: Vec<Arc<Line>>,
    /// How many steps were closed.
    pub steps: usize,
    /// True when automatic play came to the last round the ruleset grants it.
    pub gave_up: bool,
}

pub(crate) fn has_words(text: &str) -> Option<&str> {
    Some(text.trim()).filter(|t| !t.is_empty())
}
