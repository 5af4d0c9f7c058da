//! Who stands where: those at grips, clash by clash, those who are free, walls, and those who are out of it; and how wide each is drawn.

use crate::bodies;
use crate::view::View;
use montjoie_game::{Condition, Sheet};
use montjoie_table::{Side, Subject};

/// Those of both sides who are at grips with one another.
pub(super) struct Clash<'a> {
    /// By the place of the side.
    pub of: [Vec<&'a Sheet>; 2],
    /// Who is at grips with whom, the first side's first.
    pub pairs: Vec<(Subject, Subject)>,
}

/// Everybody's place in the picture.
pub(super) struct Ranks<'a> {
    /// Those at grips.
    pub clashes: Vec<Clash<'a>>,
    /// Those who are not, by side.
    pub free: [Vec<&'a Sheet>; 2],
    /// What a side stands behind.
    pub walls: [Vec<&'a Sheet>; 2],
    /// Those who fell, left, or are still awaited.
    pub out: [Vec<&'a Sheet>; 2],
    /// The strength that would fill the whole width.
    whole: i64,
}

/// The longest rank takes so much of the width, in hundredths, and nobody more than the other.
const RANK: i64 = 78;
const WIDEST: i64 = 26;

impl<'a> Ranks<'a> {
    /// Everybody this viewer sees.
    pub fn of(view: &'a View) -> Ranks<'a> {
        let shown = standing(view);
        let groups = groups(view, &shown);
        let engaged: Vec<Subject> = groups.iter().flatten().copied().collect();
        let clashes: Vec<Clash<'a>> = groups.iter().map(|group| clash(view, &shown, group)).collect();
        let free = Side::BOTH.map(|side| {
            let free = shown.iter().copied().filter(|s| s.side == side && !engaged.contains(&s.subject));
            free.collect::<Vec<_>>()
        });
        let walls = Side::BOTH
            .map(|side| view.sheets.iter().filter(|s| s.side == side && is_wall(s) && !bodies::out(s)).collect());
        let out = Side::BOTH.map(|side| {
            let gone: Vec<&Sheet> = view.sheets.iter().filter(|s| s.side == side && bodies::out(s)).collect();
            let mut gone = bodies::once(&gone);
            // The lost part of a body that still stands is seen in it.
            gone.retain(|s| bodies::stands_for(&shown, &view.sheets, s.subject).is_none());
            gone
        });
        let whole = whole(&clashes, &free);
        Ranks { clashes, free, walls, out, whole }
    }

    /// How wide somebody is drawn at full strength, in hundredths of the picture; none for who has no head count anybody knows.
    pub fn width(&self, sheet: &Sheet) -> Option<i64> {
        let (_, start) = counted(sheet)?;
        Some((start * 100 / self.whole.max(1)).clamp(1, WIDEST))
    }
}

/// What part of its strength is left, in hundredths.
pub(super) fn left(sheet: &Sheet) -> i64 {
    let (now, start) = sheet.strength.unwrap_or((1, 1));
    if start <= 0 { 0 } else { (now.clamp(0, start) * 100).div_euclid(start).max(i64::from(now > 0)) }
}

fn counted(sheet: &Sheet) -> Option<(i64, i64)> {
    sheet.strength.filter(|(_, start)| *start > 0 && sheet.kind != "character")
}

fn whole(clashes: &[Clash<'_>], free: &[Vec<&Sheet>; 2]) -> i64 {
    let start = |s: &&Sheet| counted(s).map_or(0, |(_, start)| start);
    let rank = |side: Side| clashes.iter().flat_map(move |c| &c.of[side.index()]).map(start).sum::<i64>();
    let ranks = Side::BOTH.map(|side| rank(side).max(free[side.index()].iter().map(start).sum()));
    let all = clashes.iter().flat_map(|c| c.of.iter().flatten()).chain(free.iter().flatten());
    let widest = all.map(start).max().unwrap_or(0);
    (ranks[0].max(ranks[1]) * 100 / RANK).max(widest * 100 / WIDEST)
}

/// Whether it is something a side stands behind.
pub(super) fn is_wall(sheet: &Sheet) -> bool {
    matches!(sheet.kind, "wall" | "place")
}

/// Everyone who can still fight, each man once; persons who stand in a unit are shown with it.
fn standing(view: &View) -> Vec<&Sheet> {
    let all = view.sheets.iter().filter(|s| {
        let there = s.condition.is_none_or(|c| c > Condition::Absent && c < Condition::Gone);
        let inside = s.kind == "character" && s.against.is_empty() && !s.with.is_empty();
        there && !inside && !is_wall(s)
    });
    bodies::once(&all.collect::<Vec<_>>())
}

/// Whom of those shown somebody is at grips with.
fn foes<'a>(view: &View, shown: &[&'a Sheet], of: &Sheet) -> Vec<&'a Sheet> {
    let stand = of.against.iter().filter_map(|who| bodies::stands_for(shown, &view.sheets, *who));
    let mut foes: Vec<&Sheet> = Vec::new();
    for foe in stand {
        if !foes.iter().any(|f| f.subject == foe.subject) {
            foes.push(foe);
        }
    }
    foes
}

/// Those at grips with one another, group by group.
fn groups(view: &View, shown: &[&Sheet]) -> Vec<Vec<Subject>> {
    let mut groups: Vec<Vec<Subject>> = Vec::new();
    for sheet in shown.iter().filter(|s| !s.against.is_empty()) {
        let mut group = vec![sheet.subject];
        group.extend(foes(view, shown, sheet).iter().map(|foe| foe.subject));
        // Whoever is at grips with somebody this viewer does not see stands alone in the picture.
        if group.len() < 2 {
            continue;
        }
        let (touching, mut apart): (Vec<_>, Vec<_>) =
            groups.into_iter().partition(|g| g.iter().any(|w| group.contains(w)));
        for mut other in touching {
            other.append(&mut group);
            group = other;
        }
        let mut once: Vec<Subject> = Vec::new();
        for who in group {
            if !once.contains(&who) {
                once.push(who);
            }
        }
        apart.push(once);
        groups = apart;
    }
    groups
}

fn clash<'a>(view: &'a View, shown: &[&'a Sheet], group: &[Subject]) -> Clash<'a> {
    let of = Side::BOTH
        .map(|side| group.iter().filter_map(|w| view.sheet(*w)).filter(|s| s.side == side).collect::<Vec<_>>());
    let meets = |a: &Sheet, b: &Sheet| foes(view, shown, a).iter().any(|foe| foe.subject == b.subject);
    let [first, second] = &of;
    let pairs = first
        .iter()
        .flat_map(|a| second.iter().filter(|b| meets(a, b) || meets(b, a)).map(|b| (a.subject, b.subject)))
        .collect();
    Clash { of, pairs }
}
