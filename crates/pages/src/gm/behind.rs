//! What stands behind a line of the chronicle: the dice it tells of, and the page of its own.

use crate::view::{LineBody, ShownLine, View};
use montjoie_game::{Arg, What};
use montjoie_table::Subject;
use std::collections::BTreeMap;

/// How the pages of lines are named: the entry a line stems from, and which of those of its step that do. Counted once for all of them: a step may
/// hold any number of lines.
pub(super) struct Keys(BTreeMap<*const ShownLine, usize>);

impl Keys {
    pub fn of(view: &View) -> Keys {
        let mut met: BTreeMap<u64, usize> = BTreeMap::new();
        let mut place = None;
        let nth = |line: &ShownLine| {
            if place != Some(line.place) {
                place = Some(line.place);
                met.clear();
            }
            let count = met.entry(line.entry).or_default();
            *count += 1;
            (std::ptr::from_ref(line), *count - 1)
        };
        Keys(view.chronicle.iter().map(nth).collect())
    }

    pub fn key(&self, line: &ShownLine) -> String {
        format!("{}.{}", line.entry, self.0.get(&std::ptr::from_ref(line)).copied().unwrap_or(0))
    }
}

/// The dice behind what is told: a throw about the same people, told after it fell and not yet claimed by another line. What
/// nothing claims is left over.
pub(super) fn belonging<'a>(
    all: &[&'a ShownLine],
) -> (Vec<&'a ShownLine>, Vec<Option<&'a ShownLine>>, Vec<&'a ShownLine>) {
    type Placed<'a> = Vec<(usize, &'a ShownLine)>;
    let placed = all.iter().copied().enumerate();
    let (mut left, told): (Placed<'a>, Placed<'a>) = placed.partition(|(_, l)| matches!(l.said, LineBody::Bare(_)));
    let mut sums = Vec::with_capacity(told.len());
    for (at, line) in &told {
        let LineBody::Told(message) = &line.said else {
            sums.push(None);
            continue;
        };
        let named = |who: Subject| {
            message.args.iter().any(|(_, arg)| match arg {
                Arg::Who(one) => *one == who,
                Arg::Many(many) => many.contains(&who),
                _ => false,
            })
        };
        let its = left.iter().position(|(before, bare)| {
            let LineBody::Bare(What::Throw { head, .. }) = &bare.said else { return false };
            let (of, to) = (head.key.of, head.key.to);
            // Where the book says how it came about, only the dice it says.
            let said = line.links.is_empty() || line.behind.iter().any(|sum| sum.head == *head);
            before < at && said && named(of) && (to == Subject::NOBODY || named(to))
        });
        sums.push(its.map(|i| left.remove(i).1));
    }
    let lines = |list: Placed<'a>| list.into_iter().map(|(_, line)| line).collect();
    (lines(told), sums, lines(left))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::Sum;
    use montjoie_game::{About, Item, Link, Message, Place};
    use montjoie_table::{Head, Meaning, Office, Reading, Rule, Side, Told, d};

    const RULE: Rule = Rule("BX-53");
    const PLACE: Place = Place { round: 1, step: "melee", counts: "", whose: Subject::NOBODY };

    fn line(said: LineBody) -> ShownLine {
        ShownLine {
            entry: 1,
            place: PLACE,
            rule: RULE,
            side: None,
            subject: Subject::NOBODY,
            said,
            sum: None,
            behind: Vec::new(),
            links: Vec::new(),
            secret: false,
            fresh: false,
        }
    }

    fn thrown(of: u8, to: u8) -> ShownLine {
        let head = Head { key: RULE.on(Subject::unit(of), Subject::unit(to)), nth: 0, office: Office::Chief(Side::A) };
        let what = What::Throw {
            head,
            dice: d(8),
            faces: vec![5],
            read: 5,
            plus: Told::default(),
            versus: Told::default(),
            share: Told::default(),
            meaning: Meaning::Held,
            reading: Reading::default(),
        };
        let item = Item {
            place: PLACE,
            rule: RULE,
            side: None,
            subject: Subject::unit(of),
            what: what.clone(),
            gm: None,
            sides: [None, None],
            public: None,
            about: About::default(),
        };
        ShownLine { sum: Sum::of(&item, None), ..line(LineBody::Bare(what)) }
    }

    /// A line that says how it came about takes the dice it says, though another throw between the same two fell first; one that
    /// says it had none takes none.
    #[test]
    fn a_line_takes_only_the_dice_its_opening_names() {
        let (theirs, own) = (thrown(1, 0), thrown(0, 1));
        let told = Message::new("x").who("unit", Subject::unit(0)).who("target", Subject::unit(1));
        let links = vec![Link { rule: RULE, told: told.clone() }];
        let whole = ShownLine { links: links.clone(), ..line(LineBody::Told(told.clone())) };
        let blow = ShownLine { links, behind: own.sum.clone().into_iter().collect(), ..line(LineBody::Told(told)) };
        let all = [&theirs, &own, &whole, &blow];
        let (told, sums, left) = belonging(&all);
        assert_eq!(told.len(), 2);
        assert!(sums[0].is_none());
        assert!(std::ptr::eq(sums[1].expect("its own dice"), &raw const own));
        assert_eq!(left.len(), 1);
    }
}
