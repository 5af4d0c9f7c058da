//! Bodies within bodies: an army holds regiments, a regiment companies. Where there is a crowd, the least of them are folded behind the one
//! they stand in, and what is wrong with them is said on the fold.

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

/// Whether somebody's own card says already that these two are together: one stands behind the other's in a crowd.
pub(crate) fn told_by_place(view: &View, one: &Sheet, other: &Sheet) -> bool {
    view.sheets.iter().filter(|s| s.side == one.side).count() > CROWD && within(one, other)
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

/// Somebody's card, and those who stand behind it.
pub(crate) struct Row<'a> {
    pub of: &'a Sheet,
    pub behind: Vec<&'a Sheet>,
}

/// Cards in order. In a crowd, bodies in which nobody else stands are behind the one they stand in.
pub(crate) fn rows<'a>(all: &[&'a Sheet], crowd: bool) -> Vec<Row<'a>> {
    // Most bodies hold nobody: only those that do are looked through.
    let larger: Vec<&Sheet> = all
        .iter()
        .copied()
        .filter(|of| crowd && all.iter().any(|s| of.with.contains(&s.subject) && within(s, of)))
        .collect();
    let holds = |s: &Sheet| larger.iter().any(|of| of.subject == s.subject);
    let mut behind: BTreeMap<Subject, Vec<&Sheet>> = BTreeMap::new();
    let mut shown = Vec::new();
    for one in all.iter().copied() {
        match larger.iter().find(|of| !holds(one) && within(one, of)) {
            Some(of) => behind.entry(of.subject).or_default().push(one),
            None => shown.push(one),
        }
    }
    shown.into_iter().map(|of| Row { of, behind: behind.remove(&of.subject).unwrap_or_default() }).collect()
}

/// The cards of these rows; without the cards, what is left of the list when each is sent by itself.
pub(crate) fn cards(h: &mut Html, view: &View, words: &Words<'_>, rows: &[Row<'_>], cards: bool) {
    h.tag("ul").class("cards").with(|h| {
        for row in rows {
            if cards {
                card(h, view, words, row.of);
            }
            if row.behind.is_empty() {
                continue;
            }
            let said = Message::new("page-within").number("n", i64::try_from(row.behind.len()).unwrap_or(0));
            h.tag("li").class("within").with(|h| {
                fold(h, words, &format!("within-{}", card_id(row.of.subject)), &words.say(&said), &row.behind, |h| {
                    h.tag("ul").class("cards").with(|h| {
                        row.behind.iter().filter(|_| cards).for_each(|sheet| card(h, view, words, sheet));
                    });
                });
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
        let shape = |crowd| rows(&all, crowd).iter().map(|r| (r.of.subject, r.behind.len())).collect::<Vec<_>>();
        assert_eq!(shape(true), [(army, 0), (regiment, 2), (wall, 0), (engine, 0), (captain, 0)]);
        assert_eq!(shape(false).len(), 7, "few are not folded");
    }
}
