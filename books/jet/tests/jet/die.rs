//! The open-ended d100 and the UM results: every face, under every reading, against the book's own words put down as a table.

use crate::vectors::field;
use montjoie_game::scenario::Doc;
use montjoie_game::{Bout, Fight as _};
use montjoie_jet::Jet;
use montjoie_jet::battle::Battle;
use montjoie_jet::options::{Threshold, Um66Effect, Um100Effect, UmDetection};
use montjoie_jet::rolls::{RowRead, roll, test};
use montjoie_jet::terms::Row;
use montjoie_table::{Dice, Head, Inputs, Office, Rule, Script, Seat, Side, Subject, Table as _, Tally as _};

/// The rows as the book prints them: the least total of each, from the bottom up.
const PRINTED: [(i32, Row); 7] = [
    (i32::MIN, Row::SpectacularFailure),
    (-25, Row::AbsoluteFailure),
    (5, Row::Failure),
    (76, Row::PartialSuccess),
    (91, Row::RelativeSuccess),
    (111, Row::Success),
    (176, Row::AbsoluteSuccess),
];

fn printed(total: i32) -> Row {
    PRINTED.iter().rev().find(|(least, _)| *least <= total).unwrap().1
}

/// Faces laid out beforehand; the table may ask for no more and leave none.
struct Laid<'a> {
    faces: &'a [u16],
    taken: usize,
}

impl Seat for Laid<'_> {
    fn faces(&mut self, _: Head, dice: Dice) -> Option<Vec<u16>> {
        let mut shown = Vec::new();
        while dice.wanted(&shown) > shown.len() {
            shown.push(*self.faces.get(self.taken)?);
            self.taken += 1;
        }
        Some(shown)
    }

    fn follows_doctrine(&mut self, _: Head) -> bool {
        false
    }

    fn takes_default(&mut self, _: Head) -> bool {
        false
    }
}

/// JET-06 and JET-07 as they are written down: which dice are rolled, what they come to, which of them is a UM.
struct Expected {
    rolled: usize,
    raw: i32,
    um: Option<u16>,
}

fn expected(detection: UmDetection, on66: Um66Effect, on100: Um100Effect, faces: &[u16]) -> Expected {
    let low = faces[0] <= 5;
    let mut rolled = 0;
    let mut raw = 0;
    for (nth, &face) in faces.iter().enumerate() {
        rolled += 1;
        raw += if nth > 0 && low { -i32::from(face) } else { i32::from(face) };
        // “By default a natural 100 is not re-rolled”: the first die, or any where any counts; never where the total counts.
        let makes_row = face == 100
            && on100 == Um100Effect::ReplaceRow
            && match detection {
                UmDetection::FirstDie => nth == 0,
                UmDetection::AnyDie => true,
                UmDetection::RawTotal => false,
            };
        let opens = (96..=100).contains(&face) || (nth == 0 && low);
        if makes_row || !opens {
            break;
        }
    }
    let counts = |face: u16| match face {
        66 => on66 != Um66Effect::Ignore,
        100 => on100 != Um100Effect::Ignore,
        _ => false,
    };
    let um = match detection {
        UmDetection::FirstDie => Some(faces[0]).filter(|f| counts(*f)),
        UmDetection::AnyDie => faces[..rolled].iter().copied().find(|f| counts(*f)),
        UmDetection::RawTotal => u16::try_from(raw).ok().filter(|f| counts(*f)),
    };
    Expected { rolled, raw, um }
}

fn read_as(on66: Um66Effect, um: Option<u16>, total: i32) -> RowRead {
    match um {
        Some(100) => RowRead { row: Row::Um100, extra: false },
        Some(_) if on66 == Um66Effect::ReplaceRow => RowRead { row: Row::Um66, extra: false },
        Some(_) => RowRead { row: printed(total), extra: true },
        None => RowRead { row: printed(total), extra: false },
    }
}

/// Rolls these faces with this bonus; what was read, whether a test of it succeeds, and how many dice were asked for.
fn thrown(bout: &Bout<Jet>, b: &Battle, faces: &[u16], bonus: i32) -> (RowRead, bool, usize) {
    let (inputs, key) = (Inputs::default(), Rule("JET-11").by(Subject::unit(0)));
    let mut laid = Laid { faces, taken: 0 };
    let mut script = Script::new(&inputs, bout.names(), &bout.plan, &mut laid);
    let plus = script.tally().plus(Rule("JET-11"), "leadership_skill", bonus);
    let mut b = b.clone();
    let reading = roll(&mut b, &mut script, key, Office::Chief(Side::A), plus).unwrap();
    let taken = laid.taken;
    let mut laid = Laid { faces, taken: 0 };
    let mut script = Script::new(&inputs, bout.names(), &bout.plan, &mut laid);
    let plus = script.tally().plus(Rule("JET-08"), "leadership_skill", bonus);
    let passed = test(&mut b, &mut script, key, Office::Chief(Side::A), plus).unwrap();
    assert_eq!(laid.taken, taken, "a test and a roll throw the same dice");
    (reading, passed, taken)
}

/// Every chain of up to three dice in full; a fourth ends it.
fn chains() -> Vec<Vec<u16>> {
    let mut all = Vec::new();
    for first in 1..=100u16 {
        if (6..=95).contains(&first) {
            all.push(vec![first]);
            continue;
        }
        for second in 1..=100u16 {
            if second < 96 {
                all.push(vec![first, second, 1, 1]);
                continue;
            }
            for third in 1..=100u16 {
                all.push(vec![first, second, third, 30]);
            }
        }
    }
    all
}

#[test]
fn every_face_reads_as_the_book_says_under_every_option() {
    let bout: Bout<Jet> = Bout::open(&Doc::read(&field("", "", "", [20, 20])), None).unwrap().0;
    let mut b = bout.state.clone();
    let chains = chains();
    let mut read = 0;
    for &detection in UmDetection::ALL {
        for &on66 in Um66Effect::ALL {
            for &on100 in Um100Effect::ALL {
                b.options.um_detection = detection;
                b.options.um_66_effect = on66;
                b.options.um_100_effect = on100;
                for (n, faces) in chains.iter().enumerate() {
                    let e = expected(detection, on66, on100, faces);
                    let bonus = [0, 34, -66, 76][n % 4];
                    let threshold = Threshold::ALL[n % 3];
                    b.options.skill_success_threshold = threshold;
                    let (reading, passed, taken) = thrown(&bout, &b, faces, bonus);
                    let total = e.raw + bonus;
                    let told = format!("{detection:?} {on66:?} {on100:?} {faces:?}{bonus:+}");
                    assert_eq!(taken, e.rolled, "{told}");
                    assert_eq!(reading, read_as(on66, e.um, total), "{told}");
                    // JET-08: UM 100 succeeds, UM 66 fails where it makes a row, else the total decides.
                    let should = match reading.row {
                        Row::Um100 => true,
                        Row::Um66 => false,
                        _ => total >= [111, 101, 76][n % 3],
                    };
                    assert_eq!(passed, should, "{told} at {threshold:?}");
                    read += 1;
                }
            }
        }
    }
    assert!(read > 27 * 6_000, "{read}");
}

/// A modified total of 66 or 100 is nothing out of the ordinary, under any reading.
#[test]
fn a_modified_total_is_never_a_um() {
    let bout: Bout<Jet> = Bout::open(&Doc::read(&field("", "", "", [20, 20])), None).unwrap().0;
    let mut b = bout.state.clone();
    for &detection in UmDetection::ALL {
        b.options.um_detection = detection;
        for total in [66, 100] {
            for face in (6..=95u16).filter(|f| *f != 66) {
                let (reading, ..) = thrown(&bout, &b, &[face], total - i32::from(face));
                assert_eq!(reading, RowRead { row: printed(total), extra: false }, "{face}");
            }
        }
    }
}

#[test]
fn the_rows_begin_where_the_book_says() {
    for total in -400..=400 {
        assert_eq!(Row::of(total), printed(total), "{total}");
    }
}
