//! What can go wrong, as data: a Fluent id and its values, never a sentence. The words are in `text/`.

use montjoie_game::scenario::Problems;
use montjoie_game::{Arg, Message};
use montjoie_table::{Ask, KeyName, Kind, Refusal};

/// The sentences of this crate, French and English, for `montjoie_text::Texts`.
pub const TEXT: (&str, &str) = (include_str!("../text/fr.ftl"), include_str!("../text/en.ftl"));

/// Why something could not be done. Nothing has changed then.
#[derive(Clone, Debug, PartialEq)]
pub enum Trouble {
    /// The file cannot be reached; the system's own words.
    Io(String),
    /// The file is not there.
    Missing,
    /// The file may not be read or written.
    Denied,
    /// It is a folder, not a file.
    Folder,
    /// There is no room left on the disk.
    DiskFull,
    /// Another program is writing and does not stop.
    Busy,
    /// There is a file of that name already.
    Exists,
    /// The file is no journal.
    NotAJournal,
    /// The file breaks off before its first line is whole.
    TornHeader,
    /// The file is of a newer format than this program knows.
    Newer {
        /// Its format.
        format: u64,
        /// The newest this program reads.
        ours: u32,
    },
    /// The shelf's file is damaged; what the database says of it.
    ShelfDamaged(String),
    /// The shelf's file is empty or gone, though its log or its copies are there.
    ShelfEmpty,
    /// A log that is not its own lies beside the shelf's file.
    ShelfLog,
    /// The shelf's file is of a newer layout than this program knows.
    ShelfNewer {
        /// Its layout.
        layout: i64,
        /// The newest this program reads.
        ours: i64,
    },
    /// A copy of the shelf is damaged; what the database says of it.
    CopyDamaged(String),
    /// A copy of the shelf is of a newer layout than this program knows.
    CopyNewer {
        /// Its layout.
        layout: i64,
        /// The newest this program reads.
        ours: i64,
    },
    /// The file is no copy of a shelf.
    NotACopy,
    /// The copy is the very file in place.
    OwnFile,
    /// A copy was put in the place of the file meanwhile.
    Replaced,
    /// The shelf was closed.
    Closed,
    /// The sums of a battle on the shelf do not hold.
    BattleBroken {
        /// The first entry that is not what was written; 0 when it is what the battle began with, or where it stands.
        at: u64,
    },
    /// The dice are pledged already.
    Pledged,
    /// The program has rolled before: nothing can be pledged any more.
    PledgeLate,
    /// Nothing was pledged.
    NotPledged,
    /// No word for a pledge.
    BadWord,
    /// A line that cannot be read; what the reader says of it is for whoever mends the file.
    Damaged {
        /// Which line, from 1.
        line: usize,
        /// What is wrong with it.
        why: Damage,
    },
    /// An entry of a kind this program does not know.
    UnknownKind {
        /// Which line, from 1.
        line: usize,
        /// The kind.
        kind: String,
    },
    /// Nobody here knows this ruleset.
    UnknownRuleset(String),
    /// The ruleset has no such edition.
    UnknownEdition(String),
    /// The scenario has problems.
    Scenario(Problems),
    /// A fact that cannot be laid on the battle.
    BadFact {
        /// The entry.
        entry: u64,
        /// Which of its events, from 0.
        index: usize,
        /// For whoever mends the file.
        why: String,
        /// The revision that wrote it and ours, where they differ.
        revisions: Option<(u32, u32)>,
    },
    /// The facts of a step lead elsewhere than its hash says, by the same revision of the rules.
    HashDiffers {
        /// The entry.
        entry: u64,
        /// In which round.
        round: u32,
        /// In which step.
        step: String,
    },
    /// Somebody else wrote first: the battle has been read again.
    HeadMoved,
    /// The battle is over.
    Over,
    /// Nobody asks this.
    NotAsked(KeyName),
    /// The answer cannot be taken; `montjoie_text::refusal` says why.
    Refused(KeyName, Refusal),
    /// Only the GM may order outside the rules.
    OnlyGm(KeyName),
    /// A ruling needs a reason.
    NoReason,
    /// A note without words.
    NoText,
    /// A gesture that means nothing here: the ruleset's own message id.
    Gesture(&'static str),
    /// An event of a ruling that cannot be.
    BadEvent {
        /// Which of those given, from 0.
        index: usize,
        /// For whoever wrote it.
        why: String,
    },
    /// A name for somebody new that will not do: its id.
    BadName(String),
    /// There is nothing to undo.
    NothingToUndo,
    /// There is nothing to redo.
    NothingToRedo,
    /// No what-if is open.
    NoWhatIf,
    /// No entry has this number.
    NoSuchEntry(u64),
    /// Only answers can be amended.
    NotAnAnswer(u64),
    /// Something typed where a number or the faces of dice are wanted.
    NotDigits(String),
    /// A dice script with something that is no number.
    NotANumber {
        /// What is written.
        text: String,
        /// Its place among the numbers, from 1.
        place: usize,
        /// Its line, from 1.
        line: usize,
    },
    /// A number of a dice script that the die does not have.
    NoSuchFace {
        /// What is written.
        text: String,
        /// Its place among the numbers, from 1.
        place: usize,
        /// Its line, from 1.
        line: usize,
        /// The ask.
        ask: Box<Ask>,
    },
    /// The dice script runs out: what waits.
    DiceRunOut(Box<Ask>),
    /// Numbers are left when the battle is over.
    DiceLeft(usize),
    /// The answers file has problems.
    Answers(Problems),
}

/// What is wrong with a line of a journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Damage {
    /// It is no entry; the reader's own words.
    NoEntry(String),
    /// It is not UTF-8 text.
    NotText,
    /// Its number does not grow.
    Order(u64),
    /// It names an entry that does not stand before it.
    Parent(u64),
}

impl Trouble {
    /// The sentence, still without words.
    #[must_use]
    pub fn message(&self) -> Message {
        let text = |s: &str| Arg::Text(s.to_owned());
        let keyed = |[named, bare]: [&'static str; 2], key: &KeyName| {
            let rule = Arg::Text(key.rule.clone());
            match key.of.kind() {
                Kind::Nobody | Kind::Event(_) => Message::new(bare).with("rule", rule),
                _ => Message::new(named).who("who", key.of).with("rule", rule),
            }
        };
        match self {
            Trouble::Missing => Message::new("chronicle-missing"),
            Trouble::Denied => Message::new("chronicle-denied"),
            Trouble::Folder => Message::new("chronicle-folder"),
            Trouble::Io(why) => Message::new("chronicle-io").with("why", text(why)),
            Trouble::DiskFull => Message::new("chronicle-disk-full"),
            Trouble::Busy => Message::new("chronicle-busy"),
            Trouble::Exists => Message::new("chronicle-exists"),
            Trouble::NotAJournal => Message::new("chronicle-not-a-journal"),
            Trouble::TornHeader => Message::new("chronicle-torn-header"),
            Trouble::Newer { format, ours } => Message::new("chronicle-newer")
                .number("format", i64::try_from(*format).unwrap_or(i64::MAX))
                .number("ours", *ours),
            Trouble::ShelfDamaged(why) => Message::new("chronicle-shelf-damaged").with("why", text(why)),
            Trouble::ShelfEmpty => Message::new("chronicle-shelf-empty"),
            Trouble::ShelfLog => Message::new("chronicle-shelf-log"),
            Trouble::ShelfNewer { layout, ours } => {
                Message::new("chronicle-shelf-newer").number("layout", *layout).number("ours", *ours)
            }
            Trouble::CopyDamaged(why) => Message::new("chronicle-copy-damaged").with("why", text(why)),
            Trouble::CopyNewer { layout, ours } => {
                Message::new("chronicle-copy-newer").number("layout", *layout).number("ours", *ours)
            }
            Trouble::NotACopy => Message::new("chronicle-not-a-copy"),
            Trouble::OwnFile => Message::new("chronicle-own-file"),
            Trouble::Replaced => Message::new("chronicle-replaced"),
            Trouble::Closed => Message::new("chronicle-closed"),
            Trouble::Pledged => Message::new("chronicle-pledged"),
            Trouble::PledgeLate => Message::new("chronicle-pledge-late"),
            Trouble::NotPledged => Message::new("chronicle-not-pledged"),
            Trouble::BadWord => Message::new("chronicle-bad-word"),
            Trouble::BattleBroken { at } => Message::new("chronicle-this-battle-broken").number("entry", id(*at)),
            Trouble::Damaged { line, why } => why.message().number("line", count(*line)),
            Trouble::UnknownKind { line, kind } => {
                Message::new("chronicle-unknown-kind").number("line", count(*line)).with("kind", text(kind))
            }
            Trouble::UnknownRuleset(name) => Message::new("chronicle-unknown-ruleset").with("name", text(name)),
            Trouble::UnknownEdition(name) => Message::new("chronicle-unknown-edition").with("name", text(name)),
            Trouble::Scenario(problems) => Message::new("chronicle-scenario").number("count", count(problems.len())),
            Trouble::BadFact { entry, index, why, revisions } => {
                let message = match revisions {
                    None => Message::new("chronicle-bad-fact"),
                    Some((theirs, ours)) => {
                        Message::new("chronicle-bad-fact-revision").number("theirs", *theirs).number("ours", *ours)
                    }
                };
                message.number("entry", id(*entry)).number("nth", count(index + 1)).with("why", text(why))
            }
            Trouble::HashDiffers { entry, round, step } => Message::new("chronicle-hash-differs")
                .number("entry", id(*entry))
                .with("round", Arg::Round(*round))
                .with("step", text(step)),
            Trouble::HeadMoved => Message::new("chronicle-head-moved"),
            Trouble::Over => Message::new("chronicle-over"),
            Trouble::NotAsked(key) => keyed(["chronicle-not-asked", "chronicle-not-asked-rule"], key),
            Trouble::Refused(key, _) => keyed(["chronicle-refused", "chronicle-refused-rule"], key),
            Trouble::OnlyGm(key) => keyed(["chronicle-only-gm", "chronicle-only-gm-rule"], key),
            Trouble::NoReason => Message::new("chronicle-no-reason"),
            Trouble::NoText => Message::new("chronicle-no-text"),
            Trouble::Gesture(reason) => Message::new(reason),
            Trouble::BadEvent { index, why } => {
                Message::new("chronicle-bad-event").number("nth", count(index + 1)).with("why", text(why))
            }
            Trouble::BadName(name) => Message::new("chronicle-bad-name").with("name", text(name)),
            Trouble::NothingToUndo => Message::new("chronicle-nothing-to-undo"),
            Trouble::NothingToRedo => Message::new("chronicle-nothing-to-redo"),
            Trouble::NoWhatIf => Message::new("chronicle-no-what-if"),
            Trouble::NoSuchEntry(entry) => Message::new("chronicle-no-such-entry").number("entry", id(*entry)),
            Trouble::NotAnAnswer(entry) => Message::new("chronicle-not-an-answer").number("entry", id(*entry)),
            Trouble::NotDigits(said) => Message::new("chronicle-not-digits").with("text", text(said)),
            Trouble::NotANumber { text: said, place, line } => Message::new("chronicle-dice-not-a-number")
                .with("text", text(said))
                .number("place", count(*place))
                .number("line", count(*line)),
            Trouble::NoSuchFace { text: said, place, line, ask } => asked("chronicle-dice-no-such-face", ask)
                .with("text", text(said))
                .number("place", count(*place))
                .number("line", count(*line)),
            Trouble::DiceRunOut(ask) => asked("chronicle-dice-run-out", ask),
            Trouble::DiceLeft(left) => Message::new("chronicle-dice-left").number("count", count(*left)),
            Trouble::Answers(problems) => Message::new("chronicle-answers").number("count", count(problems.len())),
        }
    }
}

impl Damage {
    fn message(&self) -> Message {
        match self {
            Damage::NoEntry(why) => Message::new("chronicle-damaged").with("why", Arg::Text(why.clone())),
            Damage::NotText => Message::new("chronicle-damaged-text"),
            Damage::Order(entry) => Message::new("chronicle-damaged-order").number("entry", id(*entry)),
            Damage::Parent(entry) => Message::new("chronicle-damaged-parent").number("entry", id(*entry)),
        }
    }
}

/// A message about an ask: `who`, `foe` where there is one, `rule`, and its dice.
fn asked(message: &'static str, ask: &Ask) -> Message {
    let message = Message::new(message).who("who", ask.key.of).with("rule", Arg::Rule(ask.key.rule));
    match ask.want {
        montjoie_table::Want::Throw { dice, .. } => message.with("dice", Arg::Dice(dice)),
        _ => message.with("dice", Arg::Text(String::new())),
    }
}

/// Something to know that keeps nobody from playing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Caveat {
    /// The last line breaks off: what was being written when the power went. It was never confirmed, and is put aside.
    Torn {
        /// Which line, from 1.
        line: usize,
    },
    /// The ruleset has been corrected since this battle began.
    Revised {
        /// The revision of the file.
        theirs: u32,
        /// Ours.
        ours: u32,
    },
    /// The facts of a step lead to another battle than the revision that judged it had: some number is kept otherwise now.
    HashDiffers {
        /// The entry.
        entry: u64,
        /// In which round.
        round: u32,
        /// The revision of the entry.
        theirs: u32,
        /// Ours.
        ours: u32,
    },
    /// The facts of a step lead elsewhere than its hash says, by the same revision: damage, seen while only looking.
    Damaged {
        /// The entry.
        entry: u64,
        /// In which round.
        round: u32,
        /// In which step.
        step: String,
    },
}

impl Caveat {
    /// The sentence, still without words.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            Caveat::Torn { line } => Message::new("chronicle-notice-torn").number("line", count(*line)),
            Caveat::Revised { theirs, ours } => {
                Message::new("chronicle-notice-revised").number("theirs", *theirs).number("ours", *ours)
            }
            Caveat::Damaged { entry, round, step } => Message::new("chronicle-hash-differs")
                .number("entry", id(*entry))
                .with("round", Arg::Round(*round))
                .with("step", Arg::Text(step.clone())),
            Caveat::HashDiffers { entry, round, theirs, ours } => Message::new("chronicle-notice-hash")
                .number("entry", id(*entry))
                .with("round", Arg::Round(*round))
                .number("theirs", *theirs)
                .number("ours", *ours),
        }
    }
}

pub(crate) fn count(n: usize) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}

pub(crate) fn id(n: u64) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}
