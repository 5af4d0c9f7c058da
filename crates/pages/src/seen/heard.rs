//! The chronicle as one onlooker hears it.

use super::Onlooker;
use crate::open::{RollMark, RolledBy};
use crate::view::{LineBody, ShownLine, Sum, named_in};
use montjoie_game::{Fight, Gesture, Item, Knowledge, Message, Place, Viewer, What};
use montjoie_table::{Rule, Side, Subject};
use std::collections::{BTreeMap, BTreeSet};

/// Something the journal tells, as it was written down.
#[derive(Clone, Debug)]
pub struct JournalItem<'a> {
    /// The entry it stems from.
    pub entry: u64,
    /// When.
    pub place: Place,
    /// What.
    pub what: Spoken<'a>,
    /// What the scenario says of it, in French and in English: it is the coming of an event that has words of its own.
    pub says: Option<&'a (String, String)>,
    /// Whether it has just happened.
    pub fresh: bool,
}

/// What the journal tells.
#[derive(Clone, Debug)]
pub enum Spoken<'a> {
    /// Something that happened at the table, and how the faces of its throw came to be known.
    Item(&'a Item, Option<RolledBy>),
    /// The GM ruled.
    Ruling {
        /// By which gesture.
        gesture: Option<Gesture>,
        /// Why.
        reason: &'a str,
        /// What it made happen, each with how its faces came to be known.
        items: Vec<(&'a Item, Option<RolledBy>)>,
    },
    /// A line of the GM's own.
    Note {
        /// What it says.
        text: &'a str,
        /// Whether players hear it.
        shared: bool,
    },
    /// A scene that was played.
    Scene {
        /// Its title.
        title: &'a str,
        /// Who was in it.
        who: &'a [Subject],
        /// How it ended.
        verdict: &'static str,
        /// What is told of it.
        text: &'a str,
        /// Whether players hear it.
        shared: bool,
    },
}

fn heard_of(item: &Item, viewer: Viewer) -> Option<&Message> {
    match viewer {
        Viewer::Gm => item.gm.as_ref(),
        Viewer::Player(side, _) => item.sides[side.index()].as_ref(),
        Viewer::Public(_) => item.public.as_ref(),
    }
}

/// What this one hears of these, the oldest first.
pub(super) fn lines(heard: &[JournalItem<'_>], onlooker: &Onlooker) -> Vec<ShownLine> {
    let (viewer, gm) = (onlooker.viewer, onlooker.gm());
    // The screen of everybody tells what everybody heard.
    let to_all = |item: &Item| {
        let agreed = onlooker.agreed || !matches!(viewer, Viewer::Public(_));
        agreed || item.sides.iter().all(Option::is_some)
    };
    let mut lines = Vec::new();
    // Everything heard so far: a change says how many things back its dice lie.
    let mut before: Vec<(&Item, &Option<RolledBy>)> = Vec::new();
    for one in heard {
        let entry = if gm { one.entry } else { 0 };
        let own = |subject, said, secret| ShownLine {
            entry,
            place: one.place,
            rule: Rule::GM,
            side: None,
            subject,
            said,
            sum: None,
            behind: Vec::new(),
            links: Vec::new(),
            secret,
            fresh: one.fresh,
        };
        match &one.what {
            Spoken::Item(item, made) => {
                if let Some((fr, en)) = one.says {
                    // Scenarios write for who leads the battle: what is for everybody is read aloud.
                    let comes = gm && matches!(item.what, What::Judgement { value: 1, .. });
                    let said = LineBody::Scripted(fr.clone(), en.clone());
                    lines.extend(comes.then(|| own(Subject::NOBODY, said, true)));
                } else if to_all(item) {
                    let mut spoken = line_of(entry, item, viewer, made.clone(), one.fresh);
                    if let Some(spoken) = spoken.as_mut().filter(|_| gm) {
                        let behind = |back: &usize| before.get(before.len().checked_sub(*back)?);
                        let thrown = item.about.opening.from.iter().filter_map(behind);
                        spoken.behind = thrown.filter_map(|(item, made)| Sum::of(item, (*made).clone())).collect();
                    }
                    lines.extend(spoken);
                    let told = made.as_ref().and_then(|made| replaced(item, made, viewer));
                    lines.extend(told.map(|said| own(item.subject, said, false)));
                }
                before.push((item, made));
            }
            Spoken::Ruling { gesture, reason, items } => {
                let loud = items.iter().filter(|(item, _)| to_all(item));
                let told: Vec<Message> = loud.filter_map(|(item, _)| heard_of(item, viewer).cloned()).collect();
                if gm || !told.is_empty() {
                    // Why the GM ruled is the GM's to say.
                    let reason = if gm { (*reason).to_owned() } else { String::new() };
                    let said = LineBody::Ruling { gesture: gesture.filter(|_| gm), reason, told };
                    lines.push(own(Subject::NOBODY, said, false));
                    for (item, made) in items {
                        let told = made.as_ref().and_then(|made| replaced(item, made, viewer));
                        lines.extend(told.map(|said| own(item.subject, said, false)));
                    }
                }
            }
            Spoken::Note { text, shared } if gm || *shared => {
                lines.push(own(Subject::NOBODY, LineBody::Note((*text).to_owned()), gm && !shared));
            }
            Spoken::Scene { title, who, verdict, text, shared } if gm || *shared => {
                let first = who.first().copied().unwrap_or(Subject::NOBODY);
                let (title, text) = ((*title).to_owned(), (*text).to_owned());
                lines.push(own(first, LineBody::Scene { title, who: who.to_vec(), verdict, text }, false));
            }
            Spoken::Note { .. } | Spoken::Scene { .. } => {}
        }
    }
    lines
}

/// The line of an item for this viewer; none where they hear nothing of it. The GM also gets bare dice and choices.
fn line_of(entry: u64, item: &Item, viewer: Viewer, made: Option<RolledBy>, fresh: bool) -> Option<ShownLine> {
    let gm = viewer == Viewer::Gm;
    let said = match heard_of(item, viewer) {
        Some(message) => LineBody::Told(message.clone()),
        None if gm && !matches!(item.what, What::Change { .. }) => LineBody::Bare(item.what.clone()),
        None => return None,
    };
    Some(ShownLine {
        entry,
        place: item.place,
        rule: item.rule,
        side: item.side,
        subject: item.subject,
        said,
        sum: gm.then(|| Sum::of(item, made)).flatten(),
        behind: Vec::new(),
        links: if gm { item.about.opening.links.clone() } else { Vec::new() },
        secret: gm && item.sides.iter().all(Option::is_none),
        fresh,
    })
}

/// That a roll was replaced by typed faces, for whoever hears of the throw or whose own side's it is.
fn replaced(item: &Item, made: &RolledBy, viewer: Viewer) -> Option<LineBody> {
    let What::Throw { head, dice, .. } = &item.what else { return None };
    if made.origin != RollMark::Overwritten {
        return None;
    }
    let heard = match viewer {
        Viewer::Gm => true,
        Viewer::Player(side, _) => item.sides[side.index()].is_some() || item.side == Some(side),
        Viewer::Public(_) => item.public.is_some(),
    };
    heard.then(|| LineBody::Overwritten(montjoie_text::overwritten(head.key, *dice, made.by.as_deref())))
}

/// Whom of the enemy each side was told of beside their own: a blow, a shot, a scene the GM shared. A table that settles hears what is new, and
/// no phone that looks goes through what was heard before.
#[derive(Clone, Debug, Default)]
pub struct Met {
    /// Who was ever named together with whom, as each side was told: who is whose may change later.
    together: [BTreeMap<Subject, BTreeSet<Subject>>; 2],
    /// Those of scenes the GM shared.
    scenes: BTreeSet<Subject>,
}

impl Met {
    /// Hears one thing more.
    pub fn hear(&mut self, one: &JournalItem<'_>) {
        match &one.what {
            Spoken::Item(item, _) => {
                for (together, message) in self.together.iter_mut().zip(&item.sides) {
                    let named: Vec<Subject> = message.iter().flat_map(named_in).collect();
                    for who in &named {
                        together.entry(*who).or_default().extend(&named);
                    }
                }
            }
            Spoken::Scene { shared: true, who, .. } => self.scenes.extend(*who),
            _ => {}
        }
    }

    /// Whom each side of this battle has met.
    #[must_use]
    pub fn by_side(&self, fight: &dyn Fight) -> [Vec<Subject>; 2] {
        let fates = fight.fates();
        Side::BOTH.map(|side| {
            let sheets = fight.sheets(Viewer::Player(side, Knowledge::Unseen)).into_iter();
            let sheets = sheets.filter(|s| s.side == side).map(|s| s.subject);
            let own: BTreeSet<Subject> =
                fates.iter().filter(|f| f.side == side).map(|f| f.subject).chain(sheets).collect();
            let with = own.iter().filter_map(|who| self.together[side.index()].get(who)).flatten();
            let met: BTreeSet<Subject> = with.chain(&self.scenes).copied().collect();
            met.into_iter().collect()
        })
    }
}
