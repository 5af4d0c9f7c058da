//! Bodies within bodies: an army holds regiments, a regiment companies. Each is shown under the one it stands in, and its men are counted once.
//! Where there is a crowd, the least of them are folded away, and what is wrong with them is said on the fold.

use crate::card::card;
use crate::heraldry::mark;
use crate::html::Html;
use crate::keys::card as card_id;
use crate::view::View;
use crate::words::Words;
use montjoie_game::{Condition, Message, Sheet};
use montjoie_table::{Kind, Subject};
use std::collections::BTreeMap;

/// From so many on, they are a crowd.
pub(crate) const CROWD: usize = 12;

/// A body of troops: neither a person nor a thing of the ground.
fn is_body(sheet: &Sheet) -> bool {
    sheet.kind != "character" && !matches!(sheet.subject.kind(), Kind::Place(_))
}

/// Whether one stands in the other.
fn within(one: &Sheet, other: &Sheet) -> bool {
    let both = one.side == other.side && is_body(one) && is_body(other);
    both && other.with.contains(&one.subject) && !one.with.contains(&other.subject)
}

/// Whether somebody's own card says already that these two are together: one stands under the other's.
pub(crate) fn told_by_place(one: &Sheet, other: &Sheet) -> bool {
    within(one, other)
}

/// Those who are out of it.
pub(crate) fn out(sheet: &Sheet) -> bool {
    sheet.condition.is_some_and(|c| c >= Condition::Gone || c == Condition::Absent)
}

/// What is left of an army, and what it had. Bodies that stand within a larger one are counted with it; those who are out of the
/// battle count as lost.
pub(crate) fn strength(all: &[&Sheet]) -> (i64, i64) {
    let counted = all.iter().filter(|s| is_body(s) && !all.iter().any(|other| within(s, other)));
    counted.filter(|s| s.condition != Some(Condition::Absent)).fold((0, 0), |(n, sum), sheet| {
        let (now, start) = sheet.strength.unwrap_or_default();
        (n + if out(sheet) { 0 } else { now }, sum + start)
    })
}

/// Somebody's card, and those who stand in it.
pub(crate) struct Row<'a> {
    pub of: &'a Sheet,
    pub behind: Vec<Row<'a>>,
}

impl<'a> Row<'a> {
    /// Everybody in it, however deep.
    fn all(&self) -> Vec<&'a Sheet> {
        self.behind.iter().flat_map(|row| [vec![row.of], row.all()].concat()).collect()
    }

    /// Those of it to show where each man is shown once: the body; its parts, where only they are at grips, or where it is an army of
    /// regiments that is not at grips as a whole.
    fn once(&self, engaged: &dyn Fn(&Sheet) -> bool) -> Vec<&'a Sheet> {
        let large = self.behind.iter().any(|row| !row.behind.is_empty());
        let (whole, parts) = (engaged(self.of), self.all().into_iter().any(engaged));
        if (large && (parts || !whole)) || (parts && !whole) {
            return self.behind.iter().flat_map(|row| row.once(engaged)).collect();
        }
        vec![self.of]
    }
}

/// Cards in order, each body under the one it stands in.
pub(crate) fn rows<'a>(all: &[&'a Sheet]) -> Vec<Row<'a>> {
    // Most bodies hold nobody: only those that do are looked through.
    let larger: Vec<&Sheet> = all
        .iter()
        .copied()
        .filter(|of| is_body(of) && all.iter().any(|s| of.with.contains(&s.subject) && within(s, of)))
        .collect();
    let (mut behind, mut shown): (BTreeMap<Subject, Vec<&Sheet>>, Vec<&Sheet>) = (BTreeMap::new(), Vec::new());
    for one in all.iter().copied() {
        // The nearest, where one stands in several that stand in one another.
        let holders = || larger.iter().filter(|of| within(one, of));
        match holders().find(|of| !holders().any(|other| within(other, of))) {
            Some(of) => behind.entry(of.subject).or_default().push(one),
            None => shown.push(one),
        }
    }
    shown.into_iter().map(|of| row(of, &mut behind)).collect()
}

fn row<'a>(of: &'a Sheet, behind: &mut BTreeMap<Subject, Vec<&'a Sheet>>) -> Row<'a> {
    let inside = behind.remove(&of.subject).unwrap_or_default();
    Row { of, behind: inside.into_iter().map(|one| row(one, behind)).collect() }
}

/// Everybody once: whoever stands in a body that is shown is not shown beside it.
pub(crate) fn once<'a>(all: &[&'a Sheet]) -> Vec<&'a Sheet> {
    let engaged = |s: &Sheet| !s.against.is_empty();
    rows(all).iter().flat_map(|row| row.once(&engaged)).collect()
}

/// Who of those shown stands for somebody: themselves, or the body they stand in.
pub(crate) fn stands_for<'a>(shown: &[&'a Sheet], all: &[Sheet], who: Subject) -> Option<&'a Sheet> {
    let mut now = who;
    // No body stands in itself: as many steps as there are bodies lead out of all of them.
    for _ in 0..=all.len() {
        if let Some(found) = shown.iter().find(|s| s.subject == now) {
            return Some(found);
        }
        let one = all.iter().find(|s| s.subject == now)?;
        now = all.iter().find(|of| within(one, of))?.subject;
    }
    None
}

/// The cards of these rows; without the cards, what is left of the list when each is sent by itself. In a crowd, those in whom nobody else
/// stands are folded behind the one they stand in.
pub(crate) fn cards(h: &mut Html, view: &View, words: &Words<'_>, rows: &[Row<'_>], (cards, crowd): (bool, bool)) {
    h.tag("ul").class("cards").with(|h| {
        for row in rows {
            if cards {
                card(h, view, words, row.of);
            }
            if row.behind.is_empty() {
                continue;
            }
            let least = row.behind.iter().all(|inside| inside.behind.is_empty());
            h.tag("li").class("within").with(|h| {
                let said = Message::new("page-within").number("n", i64::try_from(row.behind.len()).unwrap_or(0));
                let inside = |h: &mut Html| self::cards(h, view, words, &row.behind, (cards, crowd));
                if crowd && least {
                    let key = format!("within-{}", card_id(row.of.subject));
                    fold(h, words, &key, &words.say(&said), &row.all(), inside);
                } else {
                    h.tag("p").class("faint small").text(&words.say(&said));
                    inside(h);
                }
            });
        }
    });
}

/// A fold over some of them, closed until somebody opens it: how many, and how many of them are broken or lost.
pub(crate) fn fold(
    h: &mut Html,
    words: &Words<'_>,
    key: &str,
    said: &str,
    folded: &[&Sheet],
    write: impl FnOnce(&mut Html),
) {
    h.tag("details").class("fold").attr("data-keep", key).with(|h| {
        h.tag("summary").with(|h| {
            h.text(said);
            let lost = folded.iter().filter(|s| s.condition.is_some_and(|c| c >= Condition::Broken)).count();
            if lost > 0 {
                let lost = Message::new("page-within-lost").number("n", i64::try_from(lost).unwrap_or(0));
                h.text(" ");
                h.tag("span").class("state c-broken").with(|h| {
                    mark(h, "broken");
                    h.text(&words.say(&lost));
                });
            }
        });
        write(h);
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use montjoie_table::Side;

    fn sheet(subject: Subject, kind: &'static str, strength: (i64, i64), with: &[Subject]) -> Sheet {
        Sheet {
            subject,
            side: Side::A,
            kind,
            strength: Some(strength),
            state: None,
            condition: Some(if strength.0 == 0 { Condition::Destroyed } else { Condition::Fit }),
            words: None,
            against: Vec::new(),
            with: with.to_vec(),
            figures: Vec::new(),
        }
    }

    #[test]
    fn men_are_counted_once_and_walls_are_no_men() {
        let (army, regiment, company, lost) = (Subject::unit(0), Subject::unit(1), Subject::unit(2), Subject::unit(3));
        let (wall, engine, captain) = (Subject::place(0), Subject::place(1), Subject::character(0));
        let sheets = [
            sheet(army, "foot", (130, 200), &[regiment]),
            sheet(regiment, "foot", (130, 200), &[company, lost]),
            sheet(company, "foot", (130, 150), &[captain]),
            sheet(lost, "foot", (0, 50), &[]),
            // On the wall and at the engine, not in them.
            sheet(wall, "wall", (600, 600), &[company]),
            sheet(engine, "engine", (4, 4), &[company]),
            sheet(captain, "character", (10, 10), &[company]),
        ];
        let all: Vec<&Sheet> = sheets.iter().collect();
        assert_eq!(strength(&all), (130, 200));
        assert_eq!(strength(&all[2..]), (130, 200), "no larger body: each by itself, the lost as lost");
        let tree = rows(&all);
        let shape = |rows: &[Row<'_>]| rows.iter().map(|r| (r.of.subject, r.behind.len())).collect::<Vec<_>>();
        assert_eq!(shape(&tree), [(army, 1), (wall, 0), (engine, 0), (captain, 0)]);
        assert_eq!(shape(&tree[0].behind), [(regiment, 2)]);
        // Nobody at grips: regiments stand for their men. A company alone at grips: its regiment is shown by its parts.
        let shown = |all: &[&Sheet]| once(all).iter().map(|s| s.subject).collect::<Vec<_>>();
        assert_eq!(shown(&all[..4]), [regiment]);
        let mut fought = sheets.clone();
        fought[2].against.push(Subject::unit(9));
        let fought: Vec<&Sheet> = fought.iter().collect();
        assert_eq!(shown(&fought[..4]), [company, lost]);
        // At grips as a whole and by its parts: regiments, not the army. As a whole only: the army.
        let mut whole = sheets.clone();
        whole[0].against.push(Subject::unit(9));
        assert_eq!(shown(&whole.iter().take(4).collect::<Vec<_>>()), [army]);
        whole[1].against.push(Subject::unit(9));
        assert_eq!(shown(&whole.iter().take(4).collect::<Vec<_>>()), [regiment]);
        let by = |shown: &[&Sheet]| stands_for(shown, &sheets, company).map(|s| s.subject);
        assert_eq!((by(&all[..1]), by(&all[..4]), by(&all[4..])), (Some(army), Some(company), None));
    }
}
