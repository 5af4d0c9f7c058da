//! One place for secrets: what one onlooker sees of a battle (ADR 0066).
//!
//! A book says what a [`Viewer`] may see of its sheets, lines, map and turns. What the table agreed on beside the book (single units better or worse
//! known, a player kept to their own, a screen for everybody) is in the [`Onlooker`]. [`Seen::of`] puts both together and is the only way to a
//! [`Seen`]; a [`crate::View`] is made around one, and pages and pushes are made from views. Nothing else decides who sees what.

mod heard;
mod names;
mod numbers;
mod onlooker;

pub use heard::{JournalItem, Met, Spoken};
pub use numbers::Numbers;
pub use onlooker::Onlooker;

use crate::open::{Open, Proposer};
use crate::staged::Scene;
use crate::view::{Holding, Notice, ShownLine};
use montjoie_game::{Counter, Fate, Fight, Knowledge, Map, Names, Outcome, Place, Sheet, Track, Viewer};
use montjoie_table::{Ask, Kind, Side, Subject};
use montjoie_text::Texts;
use onlooker::Own;

/// Where counters lay that the open step has moved: whose, and the cell.
pub type CameFrom = Vec<(Subject, (u8, u8))>;

/// The battle and what lies beside it, whole: what somebody sees of it is decided by [`Seen::of`].
pub struct Whole<'a> {
    /// The battle as it stands at the start of the open step.
    pub fight: &'a dyn Fight,
    /// The battle with what the open step has done so far, if it has done anything.
    pub so_far: Option<&'a dyn Fight>,
    /// The battle before what has just happened, if anything has.
    pub before: Option<&'a dyn Fight>,
    /// Where it stands.
    pub place: Place,
    /// How it ended, once it has.
    pub outcome: Option<Outcome>,
    /// What was heard, the oldest first.
    pub heard: Vec<JournalItem<'a>>,
    /// What waits, with what was typed for it by the one who looks, and what was proposed for it by anybody.
    pub asks: Vec<Open>,
    /// Judgements that may be given.
    pub offered: Vec<Ask>,
    /// The scene under way.
    pub scene: Option<Scene>,
    /// What has to be said to the one who looks.
    pub notices: Vec<Notice>,
}

impl Whole<'_> {
    /// A battle that is over stands at its last step. The next has a place too, but nobody plays it: nothing is told under it.
    fn end_where_it_ended(&mut self) {
        if self.outcome.is_none() {
            return;
        }
        let fought = |one: &&JournalItem<'_>| matches!(one.what, Spoken::Item(..));
        let Some(last) = self.heard.iter().rev().find(fought).map(|one| one.place) else { return };
        self.place = last;
        self.heard.iter_mut().filter(|one| one.place.round > last.round).for_each(|one| one.place = last);
    }
}

/// A battle as one onlooker may see it. Everybody in it stands under the number by which the onlooker knows them.
///
/// Nobody makes one by hand:
///
/// ```compile_fail,E0451
/// fn forged(seen: montjoie_pages::Seen) -> montjoie_pages::Seen {
///     montjoie_pages::Seen { sheets: Vec::new(), ..seen }
/// }
/// ```
#[derive(Clone, Debug)]
pub struct Seen {
    /// Who looks, and how well they know the enemy.
    pub viewer: Viewer,
    /// What a player holds; empty for the GM and the screen.
    pub holds: Holding,
    /// The names this viewer may know.
    pub names: Names,
    /// Where the battle stands.
    pub place: Place,
    /// How it ended, once it has.
    pub outcome: Option<Outcome>,
    /// What waits to be answered and this viewer may see: for a player, only what is asked of them.
    pub asks: Vec<Open>,
    /// Judgements that may be given and need not: the GM's.
    pub offered: Vec<Open>,
    /// Everyone this viewer may see.
    pub sheets: Vec<Sheet>,
    /// What the strength of each is counted in: the id of a word.
    pub measures: Vec<(Subject, &'static str)>,
    /// Those of them who were there before what has just happened, as they were then.
    pub before: Vec<Sheet>,
    /// Who acts in which order, where the step has one.
    pub track: Option<Track>,
    /// The chronicle, oldest first.
    pub chronicle: Vec<ShownLine>,
    /// The ground, where the ruleset has a map. The GM's shows what the open step has moved already; everyone else's the step's start.
    pub map: Option<Map>,
    /// Where counters lay that the open step has moved: whose, and the cell.
    pub came_from: CameFrom,
    /// The scene under way or being prepared.
    pub scene: Option<Scene>,
    /// What has to be said now: something refused, something done.
    pub notices: Vec<Notice>,
    /// Under which numbers. Private, so that nobody else makes a `Seen`.
    numbers: Numbers,
}

impl Seen {
    /// What this onlooker sees of a battle.
    #[must_use]
    pub fn of(texts: &Texts, whole: Whole<'_>, onlooker: &Onlooker) -> Seen {
        let mut whole = whole;
        whole.end_where_it_ended();
        if onlooker.gm() { everything(whole, onlooker) } else { as_known(texts, whole, onlooker) }
    }

    /// The numbers by which the viewer knows everyone; the GM's are the battle's own.
    #[must_use]
    pub fn numbers(&self) -> &Numbers {
        &self.numbers
    }

    /// What somebody's strength is counted in: the id of a word.
    #[must_use]
    pub fn measure(&self, who: Subject) -> &'static str {
        self.measures.iter().find(|(one, _)| *one == who).map_or("measure-heads", |(_, id)| id)
    }

    /// What most of a side are counted in: who is counted otherwise says so.
    #[must_use]
    pub fn measure_of(&self, side: Side) -> &'static str {
        let mut own = self.sheets.iter().filter(|s| s.side == side);
        let first = own.clone().find(|s| s.kind != "character").or_else(|| own.next());
        first.map_or("measure-heads", |sheet| self.measure(sheet.subject))
    }

    /// Whom the viewer means by a number of theirs, if they know anybody by it.
    #[must_use]
    pub fn whom(&self, local: Subject) -> Option<Subject> {
        if self.viewer == Viewer::Gm { Some(local) } else { self.numbers.whom(local) }
    }

    /// The number by which the viewer knows somebody.
    #[must_use]
    pub fn local(&self, who: Subject) -> Subject {
        if self.viewer == Viewer::Gm { who } else { self.numbers.local(who) }
    }
}

/// The GM's.
fn everything(whole: Whole<'_>, onlooker: &Onlooker) -> Seen {
    let fight = whole.fight;
    let sheets = fight.sheets(Viewer::Gm);
    let (map, came_from) = ground(&whole, onlooker, &Own::default());
    Seen {
        viewer: Viewer::Gm,
        holds: onlooker.holds.clone(),
        names: fight.names().clone(),
        place: whole.place,
        outcome: whole.outcome,
        track: fight.track(Viewer::Gm).and_then(|track| track.known(&sheets)),
        chronicle: heard::lines(&whole.heard, onlooker),
        before: whole.before.map(|fight| fight.sheets(Viewer::Gm)).unwrap_or_default(),
        measures: sheets.iter().map(|sheet| (sheet.subject, fight.measure(sheet.subject))).collect(),
        sheets,
        map,
        came_from,
        asks: whole.asks,
        offered: whole.offered.into_iter().map(Open::new).collect(),
        scene: whole.scene,
        notices: whole.notices,
        numbers: Numbers::default(),
    }
}

/// A player's, or the screen's.
fn as_known(texts: &Texts, mut whole: Whole<'_>, onlooker: &Onlooker) -> Seen {
    let (fight, viewer) = (whole.fight, onlooker.viewer);
    let fates = fight.fates();
    let own = onlooker.own(|side| fight.sheets(Viewer::Player(side, Knowledge::Unseen)));
    let mut sheets = sheets(fight, onlooker, &own);
    // Whoever is not known now was not known before either.
    let mut before = whole.before.map(|fight| self::sheets(fight, onlooker, &own)).unwrap_or_default();
    before.retain(|was| sheets.iter().any(|now| now.subject == was.subject));
    let mut lines = lines(&whole.heard, onlooker, &own, &sheets);
    let mut asks = asks(std::mem::take(&mut whole.asks), onlooker, &fates);
    let mut scene = scene(whole.scene.as_ref(), onlooker, &fates);
    let in_it = scene.as_ref().map(|s| s.who.clone()).unwrap_or_default();
    let shown = InSight { sheets: &sheets, lines: &lines, asks: &asks, in_it: &in_it };
    let hidden = unnamed(&whole, onlooker, &own, &fates, &shown);
    if matches!(viewer, Viewer::Public(_)) {
        lines.retain(|line| !line.names().iter().any(|who| hidden.contains(who)));
    }
    let shown = InSight { sheets: &sheets, lines: &lines, asks: &asks, in_it: &in_it };
    let foe = matches!(viewer, Viewer::Player(..));
    let known = names::known(texts, fight.names(), &shown, foe, &hidden);
    let (mut map, _) = ground(&whole, onlooker, &own);
    let mut track = fight.track(viewer).and_then(|track| track.known(&sheets));
    // From here on everybody has the number by which this viewer knows them.
    let mut numbers = onlooker.numbers.clone();
    numbers.learn(names::shown(&shown).into_iter().chain(on_map(map.as_ref())));
    let names = numbers.names(&known);
    let (mut place, mut holds) = (whole.place, onlooker.holds.clone());
    numbers.place(&mut place);
    numbers.holding(&mut holds);
    let counted: Vec<&'static str> = sheets.iter().map(|sheet| fight.measure(sheet.subject)).collect();
    sheets.iter_mut().for_each(|sheet| numbers.sheet(sheet));
    // Only strength, state and words are read of them.
    before.iter_mut().for_each(|sheet| (sheet.against, sheet.with, sheet.figures) = Default::default());
    before.iter_mut().for_each(|sheet| numbers.sheet(sheet));
    lines.iter_mut().for_each(|line| numbers.line(line));
    asks.iter_mut().for_each(|open| numbers.open(open, fight.names(), &names));
    whole.notices.iter_mut().for_each(|notice| numbers.notice(notice));
    scene.iter_mut().for_each(|scene| numbers.scene(scene));
    map.iter_mut().for_each(|map| numbers.map(map));
    track.iter_mut().for_each(|track| numbers.track(track));
    Seen {
        viewer,
        holds,
        names,
        place,
        outcome: whole.outcome,
        asks,
        offered: Vec::new(),
        before,
        measures: sheets.iter().map(|sheet| sheet.subject).zip(counted).collect(),
        sheets,
        track,
        chronicle: lines,
        map,
        came_from: Vec::new(),
        scene,
        notices: whole.notices,
        numbers,
    }
}

/// What a viewer sees, hears and is asked, and who is in the scene before them.
pub(crate) struct InSight<'a> {
    sheets: &'a [Sheet],
    lines: &'a [ShownLine],
    asks: &'a [Open],
    in_it: &'a [Subject],
}

/// The levels, least first.
const LEVELS: [Knowledge; 3] = [Knowledge::Unseen, Knowledge::Words, Knowledge::Exact];

/// Everyone this viewer may see, each as well as was granted.
fn sheets(fight: &dyn Fight, onlooker: &Onlooker, own: &Own) -> Vec<Sheet> {
    let Viewer::Player(side, usual) = onlooker.viewer else { return fight.sheets(onlooker.viewer) };
    let mut sheets = match onlooker.granted.as_slice() {
        [] => fight.sheets(onlooker.viewer),
        _ => granted(fight, onlooker, side, usual),
    };
    sheets.retain(|s| !own.others.contains(&s.subject));
    for sheet in sheets.iter_mut().filter(|s| s.side != side) {
        sheet.against.retain(|w| !own.others.contains(w));
    }
    sheets
}

/// The sheets where single units are better or worse known: each taken as whoever knows it so well would see it.
fn granted(fight: &dyn Fight, onlooker: &Onlooker, side: Side, usual: Knowledge) -> Vec<Sheet> {
    let by_level = LEVELS.map(|level| fight.sheets(Viewer::Player(side, level)));
    let [_, _, exact] = &by_level;
    let mut sheets: Vec<Sheet> = Vec::new();
    for one in exact {
        let level = if one.side == side { usual } else { onlooker.level(usual, one.subject) };
        let place = LEVELS.iter().position(|l| *l == level).unwrap_or(0);
        sheets.extend(by_level[place].iter().find(|s| s.subject == one.subject).cloned());
    }
    // A sheet that is better known must not name somebody who is not known at all.
    let known: Vec<Subject> = sheets.iter().map(|s| s.subject).collect();
    for sheet in sheets.iter_mut().filter(|s| s.side != side) {
        sheet.against.retain(|w| known.contains(w));
        sheet.with.retain(|w| known.contains(w));
    }
    sheets
}

/// What they hear; who sees of their side only what is theirs hears of the others what names their own, and no more.
fn lines(heard: &[JournalItem<'_>], onlooker: &Onlooker, own: &Own, sheets: &[Sheet]) -> Vec<ShownLine> {
    let mut lines = heard::lines(heard, onlooker);
    lines.retain(|line| {
        let names: Vec<Subject> = line.names().into_iter().chain([line.subject]).collect();
        let any = |list: &[Subject]| names.iter().any(|w| list.contains(w));
        !any(&own.others) || any(&own.theirs)
    });
    // A line may be about somebody its reader does not know of: even a number would tell.
    let known = |who: Subject| sheets.iter().any(|s| s.subject == who);
    lines.iter_mut().filter(|l| !known(l.subject)).for_each(|l| l.subject = Subject::NOBODY);
    lines
}

/// What is asked of them: the dice and none of the sums, with what they proposed themselves.
fn asks(asks: Vec<Open>, onlooker: &Onlooker, fates: &[Fate]) -> Vec<Open> {
    let own = |by: &Option<Proposer>| matches!(by, Some(Proposer::Player { seat, .. }) if Some(*seat) == onlooker.seat);
    let mine = asks.into_iter().filter(|open| onlooker.answers(&open.ask, fates));
    mine.map(|open| Open {
        ask: open.ask.without_sums(),
        draft: open.draft.filter(|draft| own(&draft.by)),
        last: None,
        waits_for: None,
        typed: open.typed,
        refused: open.refused,
    })
    .collect()
}

/// The scene, if its stakes are shared and they are in it or command a side that is. What it will do and what was typed is the GM's.
fn scene(scene: Option<&Scene>, onlooker: &Onlooker, fates: &[Fate]) -> Option<Scene> {
    let open = scene.filter(|scene| scene.shared && onlooker.concerned(&scene.who, fates))?;
    Some(Scene {
        id: open.id.clone(),
        title: open.title.clone(),
        who: open.who.clone(),
        place: open.place.clone(),
        stakes: open.stakes.clone(),
        shared: true,
        ..Scene::default()
    })
}

/// Those a viewer may not name (ADR 0042): of the enemy, whoever is granted to be unseen and was never met; on the screen for the
/// table, whoever somebody there may not name (ADR 0054). Walls are there for all to see, and a counter face down has a number of its own.
fn unnamed(whole: &Whole<'_>, onlooker: &Onlooker, own: &Own, fates: &[Fate], shown: &InSight<'_>) -> Vec<Subject> {
    let InSight { sheets, lines, asks, in_it } = *shown;
    let mut named: Vec<Subject> = sheets.iter().map(|s| s.subject).chain(fates.iter().map(|f| f.subject)).collect();
    named.extend(lines.iter().flat_map(ShownLine::names).filter(|w| matches!(w.kind(), Kind::Army(_))));
    named.sort_unstable();
    named.dedup();
    let plain = |w: &Subject| sheets.iter().any(|s| s.subject == *w && matches!(s.kind, "wall" | "counter"));
    named.retain(|w| !plain(w) && !own.others.contains(w));
    let side_of = |w: Subject| {
        let sheet = sheets.iter().find(|s| s.subject == w).map(|s| s.side);
        sheet.or_else(|| fates.iter().find(|f| f.subject == w).map(|f| f.side))
    };
    match (onlooker.viewer, &onlooker.table) {
        (Viewer::Player(side, usual), _) => {
            let own = |w: Subject| side_of(w) == Some(side);
            let mut met = names::met(sheets, asks, &own);
            met.extend(&onlooker.met);
            // A body of one's own is always seen: one without a sheet is the enemy's.
            named.retain(|w| side_of(*w) != Some(side) && onlooker.level(usual, *w) == Knowledge::Unseen);
            named.retain(|w| !met.contains(w) && !in_it.contains(w));
        }
        (Viewer::Public(Knowledge::Unseen), Some(table)) => named = unnamed_to_somebody(whole, table, fates, named),
        (Viewer::Public(Knowledge::Unseen), None) => {}
        _ => named.clear(),
    }
    named
}

/// Those whom somebody at the table may not name. With nobody there, nobody may be named.
fn unnamed_to_somebody(whole: &Whole<'_>, table: &[Onlooker], fates: &[Fate], all: Vec<Subject>) -> Vec<Subject> {
    if table.is_empty() {
        return all;
    }
    let (fight, mut hidden) = (whole.fight, Vec::new());
    for one in table {
        let own = one.own(|side| fight.sheets(Viewer::Player(side, Knowledge::Unseen)));
        let (sheets, lines) = (sheets(fight, one, &own), heard::lines(&whole.heard, one));
        let known =
            unnamed(whole, one, &own, fates, &InSight { sheets: &sheets, lines: &lines, asks: &[], in_it: &[] });
        // Whom they do not see at all they cannot name either.
        hidden.extend(all.iter().filter(|w| known.contains(w) || own.others.contains(w)));
    }
    hidden.sort_unstable();
    hidden.dedup();
    hidden
}

/// The map as this viewer may see it, and from where an answer has moved counters. The GM sees that at once; everyone else is told of a step when
/// it is closed, by the map as by the chronicle: what is done in it may be taken back, or be secret until all is in.
fn ground(whole: &Whole<'_>, onlooker: &Onlooker, own: &Own) -> (Option<Map>, CameFrom) {
    let Some(mut map) = whole.fight.map(onlooker.viewer) else { return (None, Vec::new()) };
    map.counters.retain(|c| !own.others.contains(&c.subject));
    let moved = whole.so_far.filter(|_| onlooker.gm()).and_then(|so_far| so_far.map(Viewer::Gm));
    let Some(now) = moved else { return (Some(map), Vec::new()) };
    let went = |lay: &&Counter| now.counters.iter().any(|c| c.subject == lay.subject && c.cell != lay.cell);
    let came = map.counters.iter().filter(went).map(|lay| (lay.subject, lay.cell)).collect();
    (Some(now), came)
}

/// Everybody and everything that lies on a map.
fn on_map(map: Option<&Map>) -> Vec<Subject> {
    let Some(map) = map else { return Vec::new() };
    let counters = map.counters.iter().map(|counter| counter.subject);
    counters.chain(map.sites.iter().map(|site| site.subject)).chain(map.zones.iter().map(|zone| zone.army)).collect()
}
