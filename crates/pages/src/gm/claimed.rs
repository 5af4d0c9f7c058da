//! Which dice belong to which line of a chronicle.

use crate::view::{Line, Said};
use montjoie_game::{Arg, What};
use montjoie_table::Subject;

/// The dice behind what is told: a throw about the same people, told after it fell and not yet claimed by another line. What
/// nothing claims is left over.
pub(super) fn belonging<'a>(
    told: &[&Line],
    bare: Vec<&'a Line>,
    all: &[&'a Line],
) -> (Vec<Option<&'a Line>>, Vec<&'a Line>) {
    let place = |line: &Line| all.iter().position(|l| std::ptr::eq(*l, line)).unwrap_or(usize::MAX);
    let mut left: Vec<(usize, &Line)> = bare.into_iter().map(|l| (place(l), l)).collect();
    let mut sums = Vec::with_capacity(told.len());
    for line in told {
        let Said::Told(message) = &line.said else {
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
        let at = place(line);
        let its = left.iter().position(|(before, bare)| {
            let Said::Bare(What::Throw { head, .. }) = &bare.said else { return false };
            let (of, to) = (head.key.of, head.key.to);
            // Where the book says how it came about, only the dice it says.
            let said = line.links.is_empty() || line.behind.iter().any(|sum| sum.head == *head);
            *before < at && said && named(of) && (to == Subject::NOBODY || named(to))
        });
        sums.push(its.map(|i| left.remove(i).1));
    }
    (sums, left.into_iter().map(|(_, line)| line).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::Sum;
    use montjoie_game::{About, Item, Link, Message, Place};
    use montjoie_table::{Head, Meaning, Office, Reading, Rule, Side, Told, d};

    const RULE: Rule = Rule("BX-53");
    const PLACE: Place = Place { round: 1, step: "melee", counts: "", whose: Subject::NOBODY };

    fn line(said: Said) -> Line {
        Line {
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
        }
    }

    fn thrown(of: u8, to: u8) -> Line {
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
        Line { sum: Sum::of(&item, None), ..line(Said::Bare(what)) }
    }

    /// A line that says how it came about takes the dice it says, though another throw between the same two fell first; one that
    /// says it had none takes none.
    #[test]
    fn a_line_takes_only_the_dice_its_opening_names() {
        let (theirs, own) = (thrown(1, 0), thrown(0, 1));
        let told = Message::new("x").who("unit", Subject::unit(0)).who("target", Subject::unit(1));
        let links = vec![Link { rule: RULE, told: told.clone() }];
        let whole = Line { links: links.clone(), ..line(Said::Told(told.clone())) };
        let blow = Line { links, behind: own.sum.clone().into_iter().collect(), ..line(Said::Told(told)) };
        let all = [&theirs, &own, &whole, &blow];
        let (sums, left) = belonging(&[&whole, &blow], vec![&theirs, &own], &all);
        assert!(sums[0].is_none());
        assert!(std::ptr::eq(sums[1].expect("its own dice"), &raw const own));
        assert_eq!(left.len(), 1);
    }
}
