//! What one viewer may know of a battle: plain data, put together by whoever serves it. Pages show this and nothing else.

use crate::agreed::{Agreement, Grant, Request, Screen};
use crate::beside::Beside;
use crate::heraldry::Banner;
use crate::open::RolledBy;
use crate::pledge::Pledged;
use crate::seen::Seen;
use montjoie_game::{Arg, Gesture, Info, Item, Knowledge, Link, Message, Place, Sheet, Viewer, What};
use montjoie_table::{Dice, Head, Kind, Meaning, Rule, Side, Subject, Told};
use montjoie_text::Lang;

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// As the device has it.
    #[default]
    Auto,
    /// Vélin: warm paper.
    Light,
    /// Veillée: candle-lit slate.
    Dark,
}

/// Who reads the page, and how.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reader {
    /// In which language.
    pub lang: Lang,
    /// By which light.
    pub theme: Theme,
}

/// One viewer's page: the battle as they see it, and what the table shows them around it.
#[derive(Clone, Debug)]
pub struct View {
    /// The battle as this viewer sees it; its parts are read as the view's own.
    pub seen: Seen,
    /// Who reads.
    pub reader: Reader,
    /// The data of the ruleset.
    pub info: &'static Info,
    /// Where its forms go and its pages lie: `/b/…`, without a slash at the end.
    pub base: String,
    /// The title of the battle.
    pub title: String,
    /// The chances, where this viewer may know them.
    pub odds: Option<OddsPanel>,
    /// How the sides bear their arms.
    pub banners: [Banner; 2],
    /// How much of what happens is shown as a moment.
    pub pace: crate::moment::Pace,
    /// Whether this is the screen for the table: nobody touches anything on it.
    pub on_screen: bool,
    /// What players want to do, in their own words.
    pub requests: Vec<Request>,
    /// The last round to be read aloud.
    pub telling: Option<ReadAloud>,
    /// What was pledged of the dice, if they are.
    pub pledge: Option<Pledged>,
    /// Sentences the battle opens with.
    pub preface: Option<String>,
    /// What lies before the GM; empty for everybody else.
    pub desk: Desk,
}

/// What lies before the GM alone. Denied by default: nobody else's view has more than an empty one.
#[derive(Clone, Debug, Default)]
pub struct Desk {
    /// The newest entry of the journal: every form carries it, so that two hands never do the same thing twice.
    pub head: u64,
    /// What has just happened, to be read aloud.
    pub aloud: Option<String>,
    /// The battle round by round.
    pub course: std::sync::Arc<Vec<crate::time::Beat>>,
    /// What undo would take back.
    pub undo: Option<Message>,
    /// What redo would bring again.
    pub redo: Option<Message>,
    /// Whether dice may be pledged: they are not, and nothing was rolled yet.
    pub may_pledge: bool,
    /// Who is at the table.
    pub people: Vec<Attendee>,
    /// How well each side knows the other.
    pub knowledge: [Knowledge; 2],
    /// What the screen for the table shows.
    pub screen: Screen,
    /// Units that are better or worse known than the rest of their side.
    pub grants: Vec<Grant>,
    /// Who rolls and who decides.
    pub conduct: Agreement,
    /// What happened before this sitting.
    pub previously: Vec<String>,
    /// The what-if the GM looks at, beside the battle.
    pub beside: Option<Beside>,
    /// Other ways this battle went.
    pub branches: Vec<Branch>,
    /// What is known of who is against whom, where the real table can be reported now.
    pub constat: Option<montjoie_game::Constat>,
    /// How phones come in, if they may.
    pub door: Option<Door>,
}

impl std::ops::Deref for View {
    type Target = Seen;

    fn deref(&self) -> &Seen {
        &self.seen
    }
}

/// What a player holds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Holding {
    /// The name they gave themselves.
    pub name: String,
    /// Their character.
    pub character: Option<Subject>,
    /// Their units.
    pub units: Vec<Subject>,
    /// Whether they command their side.
    pub chief: bool,
}

impl Holding {
    /// Whether this is theirs.
    #[must_use]
    pub fn has(&self, who: Subject) -> bool {
        self.character == Some(who) || self.units.contains(&who)
    }
}

/// One line of the chronicle.
#[derive(Clone, Debug)]
pub struct ShownLine {
    /// The journal's entry it stems from: a line is gone back to, and its dice corrected, by this.
    pub entry: u64,
    /// When.
    pub place: Place,
    /// Which rule.
    pub rule: Rule,
    /// Of which side, if of one.
    pub side: Option<Side>,
    /// Whom it concerns.
    pub subject: Subject,
    /// What it says.
    pub said: LineBody,
    /// The sum behind it, if dice fell.
    pub sum: Option<Sum>,
    /// Dice that fell before it in the step and led to it.
    pub behind: Vec<Sum>,
    /// From there to what changed, link by link: the GM's alone.
    pub links: Vec<Link>,
    /// Whether only the GM hears of it.
    pub secret: bool,
    /// Whether it has just happened: since the GM last let the battle go on.
    pub fresh: bool,
}

/// What a line says.
#[derive(Clone, Debug)]
pub enum LineBody {
    /// Told by the ruleset.
    Told(Message),
    /// Bare dice, a bare choice or judgement nobody tells in words.
    Bare(What),
    /// That a roll of the program's was replaced by typed faces.
    Overwritten(Message),
    /// What the scenario says when one of its events comes, in French and in English.
    Scripted(String, String),
    /// A line of the GM's own, or of a player's.
    Note(String),
    /// A ruling: its reason, and what came of it.
    Ruling {
        /// By which gesture.
        gesture: Option<Gesture>,
        /// Why.
        reason: String,
        /// What it made happen.
        told: Vec<Message>,
    },
    /// A scene: whose, and its paragraph.
    Scene {
        /// Its title.
        title: String,
        /// Who was in it, the one under whose name it stands first.
        who: Vec<Subject>,
        /// How it ended: `triumph`, `success`, `failure`, `disaster`.
        verdict: &'static str,
        /// What is told of it.
        text: String,
    },
}

impl ShownLine {
    /// The word of its kind, for filters: `told`, `dice`, `note`, `ruling`, `scene`.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        match &self.said {
            LineBody::Told(_) | LineBody::Scripted(..) => "told",
            LineBody::Bare(_) | LineBody::Overwritten(_) => "dice",
            LineBody::Note(_) => "note",
            LineBody::Ruling { .. } => "ruling",
            LineBody::Scene { .. } => "scene",
        }
    }

    /// Whether another line right after it tells nothing that this one has not: the same words, from the same facts.
    #[must_use]
    pub fn says_no_more(&self, next: &ShownLine) -> bool {
        let same = matches!((&self.said, &next.said), (LineBody::Told(one), LineBody::Told(other)) if one == other);
        same && self.place == next.place && self.links == next.links && self.behind == next.behind
    }

    /// Everybody it names.
    #[must_use]
    pub fn names(&self) -> Vec<Subject> {
        match &self.said {
            LineBody::Told(told) | LineBody::Overwritten(told) => named_in(told).collect(),
            LineBody::Ruling { told, .. } => told.iter().flat_map(named_in).collect(),
            LineBody::Scene { who, .. } => who.clone(),
            LineBody::Bare(_) | LineBody::Scripted(..) | LineBody::Note(_) => Vec::new(),
        }
    }
}

/// Everybody a message names.
pub fn named_in(message: &Message) -> impl Iterator<Item = Subject> + '_ {
    message
        .args
        .iter()
        .flat_map(|(_, arg)| match arg {
            Arg::Who(who) => std::slice::from_ref(who),
            Arg::Many(many) => many.as_slice(),
            _ => &[],
        })
        .copied()
}

/// Dice that fell, with everything they were added to and held against.
#[derive(Clone, Debug, PartialEq)]
pub struct Sum {
    /// Which ask: who throws, and against whom.
    pub head: Head,
    /// What was thrown.
    pub dice: Dice,
    /// Face by face.
    pub faces: Vec<u16>,
    /// What they read.
    pub read: i32,
    /// What it came to.
    pub meaning: Meaning,
    /// Added to them.
    pub plus: Told,
    /// Held against this.
    pub versus: Told,
    /// Multiplied by this.
    pub share: Told,
    /// How the faces came to be known, where that is known.
    pub made: Option<RolledBy>,
}

impl Sum {
    /// The sum of an item, if it is a throw.
    #[must_use]
    pub fn of(item: &Item, made: Option<RolledBy>) -> Option<Sum> {
        let What::Throw { head, dice, faces, read, plus, versus, share, meaning, .. } = &item.what else { return None };
        Some(Sum {
            head: *head,
            dice: *dice,
            faces: faces.clone(),
            read: *read,
            meaning: *meaning,
            plus: plus.clone(),
            versus: versus.clone(),
            share: share.clone(),
            made,
        })
    }
}

/// The chances of a battle, from many played to the end.
#[derive(Clone, Debug, PartialEq)]
pub struct OddsPanel {
    /// How many battles were played.
    pub runs: u64,
    /// Victories of each side.
    pub victories: [u64; 2],
    /// Draws, and battles broken off.
    pub neither: u64,
    /// Of those, battles in which nobody left could hurt anybody.
    pub harmless: u64,
    /// The chance of the first side over all doctrines, in thousandths: from, to.
    pub over_doctrines: Option<(u32, u32)>,
    /// How the sides are led in it: keys of the ruleset.
    pub doctrines: [&'static str; 2],
    /// What in the rules themselves tips the scales.
    pub tilt: Option<Message>,
    /// Losses of each side in men: one battle in ten loses at most this, half at most this, nine in ten at most this.
    pub losses: [Option<[i64; 3]>; 2],
    /// How many battles ended in each round.
    pub rounds: Vec<u64>,
    /// Whether they are of the battle as it stood before the last step.
    pub stale: bool,
    /// Whether players see them.
    pub revealed: bool,
}

/// Somebody at the table, or at the door.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attendee {
    /// What forms call them.
    pub id: String,
    /// The name they gave.
    pub name: String,
    /// Whether they are there.
    pub presence: Presence,
    /// Of which side.
    pub side: Option<Side>,
    /// Who they play.
    pub character: Option<Subject>,
    /// What they lead.
    pub units: Vec<Subject>,
    /// Whether they command their side.
    pub chief: bool,
    /// Whether they see of their side only what is theirs.
    pub narrow: bool,
}

/// Whether somebody is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presence {
    /// Waits to be let in.
    Waiting,
    /// There.
    Here,
    /// Was there; the seat is kept.
    Away,
}

/// How phones come in.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Door {
    /// The six letters.
    pub code: String,
    /// Every address of this machine.
    pub addresses: Vec<Address>,
    /// Whether the machine listens to phones at all.
    pub open: bool,
    /// Whether friends far away come in by a name of its own.
    pub far: bool,
    /// The same addresses for the screen for the table, with its own key.
    pub screen: Vec<Address>,
    /// Where this machine shows it.
    pub screen_here: String,
    /// Links back to seats whose keys were renewed, by what forms call the seat.
    pub seats: Vec<(String, Vec<Address>)>,
}

/// An address under which this machine may be reached.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Address {
    /// In words: the name of the network card.
    pub name: String,
    /// The whole link, code or key included.
    pub link: String,
    /// Its QR code, row by row, true for dark.
    pub qr: Vec<Vec<bool>>,
}

/// A round to be read aloud.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReadAloud {
    /// Of which round.
    pub round: u32,
    /// Its words.
    pub text: String,
    /// Whether players see it.
    pub shown: bool,
}

/// Another way this battle went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Branch {
    /// The entry at its end.
    pub entry: u64,
    /// Its last round.
    pub round: u32,
    /// What begins it, in words.
    pub label: String,
    /// Whether the battle stands on it.
    pub here: bool,
}

/// Something that has to be said.
#[derive(Clone, Debug, PartialEq)]
pub struct Notice {
    /// Whether something went wrong.
    pub wrong: bool,
    /// What it is.
    pub message: Message,
}

impl View {
    /// Whether the GM looks.
    #[must_use]
    pub fn gm(&self) -> bool {
        self.viewer == Viewer::Gm
    }

    /// The sheet of somebody this viewer may see.
    #[must_use]
    pub fn sheet(&self, who: Subject) -> Option<&Sheet> {
        self.sheets.iter().find(|s| s.subject == who)
    }

    /// The banner of a side.
    #[must_use]
    pub fn banner(&self, side: Side) -> Banner {
        self.banners[side.index()]
    }

    /// The side of somebody this viewer may see.
    #[must_use]
    pub fn side_of(&self, who: Subject) -> Option<Side> {
        match who.kind() {
            Kind::Side(side) => Some(side),
            _ => self.sheet(who).map(|s| s.side),
        }
    }
}
