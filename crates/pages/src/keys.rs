//! What forms call things, and how typed faces are read. The server reads forms with the same functions.

use montjoie_game::Message;
use montjoie_table::{Dice, KeyName, Misread, Subject};

/// The name of a form's field about an ask: `RULE~#u3~#u7~0`.
#[must_use]
pub fn field(key: &KeyName) -> String {
    format!("{}~{}~{}~{}", key.rule, key.of, key.to, key.nth)
}

/// The ask a field is about.
#[must_use]
pub fn key_of(field: &str) -> Option<KeyName> {
    let mut parts = field.split('~');
    let rule = parts.next().filter(|r| !r.is_empty())?.to_owned();
    let of = Subject::try_from(parts.next()?.to_owned()).ok()?;
    let to = Subject::try_from(parts.next()?.to_owned()).ok()?;
    let nth = parts.next()?.parse().ok()?;
    parts.next().is_none().then_some(KeyName { rule, of, to, nth })
}

/// An id for the page made of an ask's name: letters, digits, hyphens.
#[must_use]
pub fn anchor(key: &KeyName) -> String {
    let plain: String =
        field(key).chars().map(|c| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '-' }).collect();
    format!("ask-{plain}")
}

/// An id for the page made of a subject: `u3`, `c0`.
#[must_use]
pub fn card(subject: Subject) -> String {
    subject.to_string().trim_start_matches('#').replace('-', "nobody")
}

/// The subject of a card's id.
#[must_use]
pub fn subject_of(card: &str) -> Option<Subject> {
    Subject::try_from(format!("#{card}")).ok()
}

/// How many digits one face of this die takes when it is typed.
#[must_use]
pub fn digits(sides: u8) -> usize {
    match sides {
        0..=10 => 1,
        11..=100 => 2,
        _ => 3,
    }
}

/// Why typed faces cannot be taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mistyped {
    /// Something that is no digit.
    NotDigits(String),
    /// Digits, but not the faces of these dice.
    Misread(Misread),
    /// Sound as far as it goes: the last face of an open-ended die is thrown again, and the next one is wanted.
    Again {
        /// The faces so far.
        faces: Vec<u16>,
        /// Whether what follows is subtracted.
        down: bool,
    },
}

/// Typed digits as the faces of these dice: as many digits a die as its faces need. `10` and `100` are read whole where a die
/// shows them so: apart from others, or where a shorter face would leave digits over.
fn pieces<'t>(dice: Dice, apart: &[&'t str], face: impl Fn(&str) -> u16) -> Vec<&'t str> {
    let width = digits(dice.sides());
    let whole = dice.sides().to_string();
    let mut pieces: Vec<&str> = Vec::new();
    for part in apart {
        let mut rest = *part;
        while !rest.is_empty() {
            let (short, more) = rest.split_at(width.min(rest.len()));
            let so_far: Vec<u16> = pieces.iter().copied().chain([short]).map(&face).collect();
            let done = dice.wanted(&so_far) <= so_far.len() && !more.is_empty();
            let tens = matches!(dice.sides(), 10 | 100) && rest.starts_with(&whole);
            let takes = if tens && (done || (apart.len() > 1 && rest == whole)) { whole.len() } else { short.len() };
            pieces.push(&rest[..takes]);
            rest = &rest[takes..];
        }
    }
    pieces
}

/// Reads faces as people type them: digits in a row, as many a die as its faces need, or numbers apart (`3 5 6`); the chain of an
/// open-ended die together or apart (`9934`, `99 34`, `99+34`). On a d10, 0 is ten; on a d100, 00 is a hundred.
///
/// # Errors
/// Says what is wrong; nothing typed at all is no error but no throw: none.
pub fn read_faces(dice: Dice, typed: &str) -> Result<Option<Vec<u16>>, Mistyped> {
    let typed = typed.trim();
    if typed.is_empty() {
        return Ok(None);
    }
    let apart = typed.split(|c: char| c.is_whitespace() || matches!(c, ',' | ';' | '+'));
    let apart: Vec<&str> = apart.filter(|p| !p.is_empty()).collect();
    if let Some(wrong) = apart.iter().find(|p| !p.bytes().all(|b| b.is_ascii_digit())) {
        return Err(Mistyped::NotDigits((*wrong).to_owned()));
    }
    let face = |text: &str| {
        let n: u16 = text.parse().unwrap_or(u16::MAX);
        match (n, dice.sides()) {
            (0, 10) => 10,
            (0, 100) => 100,
            _ => n,
        }
    };
    let faces: Vec<u16> = pieces(dice, &apart, face).into_iter().map(face).collect();
    match dice.check(&faces) {
        Ok(()) => Ok(Some(faces)),
        Err(Misread::WrongCount { got, want }) if got < want && matches!(dice, Dice::Open { .. }) => {
            Err(Mistyped::Again { down: dice.falls(&faces), faces })
        }
        Err(why) => Err(Mistyped::Misread(why)),
    }
}

impl Mistyped {
    /// What to do about it; none for what is no digit, which is told as such.
    #[must_use]
    pub fn message(&self) -> Option<Message> {
        match self {
            Mistyped::NotDigits(_) => None,
            Mistyped::Misread(why) => Some(montjoie_text::misread(*why)),
            Mistyped::Again { faces, down } => Some(montjoie_text::again(faces, *down)),
        }
    }
}

/// Dice as an address names them: `sum.2.6.0`.
#[must_use]
pub fn dice_name(dice: Dice) -> String {
    match dice {
        Dice::Sum { n, sides, bonus } => format!("sum.{n}.{sides}.{bonus}"),
        Dice::Count { n, sides, at_least } => format!("count.{n}.{sides}.{at_least}"),
        Dice::Open { sides, up, down, lone } => format!("open.{sides}.{up}.{down}.{lone}"),
    }
}

/// The dice of this name.
#[must_use]
pub fn dice_of(name: &str) -> Option<Dice> {
    let (kind, numbers) = name.split_once('.')?;
    let numbers: Vec<i16> = numbers.split('.').map(|n| n.parse().ok()).collect::<Option<_>>()?;
    let byte = |i: usize| numbers.get(i).and_then(|n| u8::try_from(*n).ok());
    match (kind, numbers.len()) {
        ("sum", 3) => Some(Dice::Sum { n: byte(0)?, sides: byte(1)?, bonus: numbers[2] }),
        ("count", 3) => Some(Dice::Count { n: byte(0)?, sides: byte(1)?, at_least: byte(2)? }),
        ("open", 4) => Some(Dice::Open { sides: byte(0)?, up: byte(1)?, down: byte(2)?, lone: byte(3)? }),
        _ => None,
    }
}

/// How wide a field for these dice is, in characters: a chain is seen whole.
#[must_use]
pub fn room_for(dice: Dice) -> i64 {
    let width = i64::try_from(digits(dice.sides())).unwrap_or(1);
    match dice {
        Dice::Open { .. } => 3 * (width + 1) - 1,
        _ => (i64::try_from(dice.count()).unwrap_or(0) * (width + i64::from(width > 1))).clamp(2, 16),
    }
}

/// Faces as the field shows them when they were rolled or typed before.
#[must_use]
pub fn show_faces(dice: Dice, faces: &[u16]) -> String {
    let width = digits(dice.sides());
    let shown = faces.iter().map(|&f| {
        let f = if (f == 10 && dice.sides() == 10) || (f == 100 && dice.sides() == 100) { 0 } else { f };
        format!("{f:0width$}")
    });
    shown.collect::<Vec<_>>().join(if width == 1 { "" } else { " " })
}

#[cfg(test)]
mod tests {
    use super::*;
    use montjoie_table::{d, sum};

    #[test]
    fn faces_are_typed_as_digits() {
        assert_eq!(read_faces(sum(2, 6), "34"), Ok(Some(vec![3, 4])));
        assert_eq!(read_faces(sum(2, 6), " 3 4 "), Ok(Some(vec![3, 4])));
        assert_eq!(read_faces(d(10), "0"), Ok(Some(vec![10])));
        assert_eq!(read_faces(d(100), "00"), Ok(Some(vec![100])));
        assert_eq!(read_faces(d(100), "07"), Ok(Some(vec![7])));
        assert_eq!(read_faces(d(100), "100"), Ok(Some(vec![100])));
        assert_eq!(read_faces(sum(2, 20), "0720"), Ok(Some(vec![7, 20])));
        assert_eq!(read_faces(d(6), ""), Ok(None));
        assert_eq!(read_faces(d(6), "7"), Err(Mistyped::Misread(Misread::NoSuchFace { face: 7, sides: 6 })));
        assert_eq!(read_faces(d(6), "x"), Err(Mistyped::NotDigits("x".into())));
        let open = Dice::Open { sides: 100, up: 96, down: 5, lone: 100 };
        assert_eq!(read_faces(open, "97 45"), Ok(Some(vec![97, 45])));
        assert_eq!(read_faces(open, "9745"), Ok(Some(vec![97, 45])));
    }

    #[test]
    fn a_chain_is_typed_together_or_apart_and_asked_for_when_it_breaks_off() {
        let open = Dice::Open { sides: 100, up: 96, down: 5, lone: 0 };
        for typed in ["9934", "99 34", "99+34", "99,34", "99 ; 34"] {
            assert_eq!(read_faces(open, typed), Ok(Some(vec![99, 34])), "{typed}");
        }
        for typed in ["999834", "99 9834", "9998 34", "99+98+34"] {
            assert_eq!(read_faces(open, typed), Ok(Some(vec![99, 98, 34])), "{typed}");
        }
        for typed in ["0034", "100 34", "10034", "00 34"] {
            assert_eq!(read_faces(open, typed), Ok(Some(vec![100, 34])), "{typed}");
        }
        assert_eq!(read_faces(open, "0397 12"), Ok(Some(vec![3, 97, 12])), "a low one is thrown again too");
        let again = |faces: &[u16], down| Err(Mistyped::Again { faces: faces.to_vec(), down });
        assert_eq!(read_faces(open, "99"), again(&[99], false));
        assert_eq!(read_faces(open, "03"), again(&[3], true));
        assert_eq!(read_faces(open, "03 97"), again(&[3, 97], true));
        assert_eq!(read_faces(open, "100"), again(&[100], false));
        let lone = Dice::Open { sides: 100, up: 96, down: 5, lone: 100 };
        assert_eq!(read_faces(lone, "00"), Ok(Some(vec![100])), "where a hundred stands alone");
        assert!(matches!(
            read_faces(open, "99 34 12"),
            Err(Mistyped::Misread(Misread::WrongCount { got: 3, want: 2 }))
        ));
        let ten = Dice::Open { sides: 10, up: 10, down: 0, lone: 0 };
        for typed in ["04", "0 4", "10 4", "104"] {
            assert_eq!(read_faces(ten, typed), Ok(Some(vec![10, 4])), "{typed}");
        }
        assert_eq!(read_faces(ten, "0"), again(&[10], false));
        assert_eq!(read_faces(ten, "10"), again(&[10], false));
        let both = Dice::Open { sides: 10, up: 10, down: 1, lone: 0 };
        assert_eq!((read_faces(both, "17"), read_faces(both, "1")), (Ok(Some(vec![1, 7])), again(&[1], true)));
        assert_eq!(read_faces(d(10), "10"), Ok(Some(vec![10])));
        assert_eq!(read_faces(sum(2, 10), "10"), Ok(Some(vec![1, 10])));
        assert_eq!(read_faces(sum(2, 10), "10 3"), Ok(Some(vec![10, 3])));
        for (dice, long) in [(open, 8), (ten, 5), (d(6), 2), (sum(3, 6), 3), (sum(2, 20), 6)] {
            assert_eq!(room_for(dice), long, "{dice}");
        }
    }

    #[test]
    fn what_is_shown_is_read_again() {
        for (dice, faces) in
            [(sum(3, 6), vec![1, 6, 3]), (d(10), vec![10]), (d(100), vec![100]), (sum(2, 20), vec![4, 20])]
        {
            assert_eq!(read_faces(dice, &show_faces(dice, &faces)), Ok(Some(faces)));
        }
    }

    #[test]
    fn a_field_names_its_ask() {
        let key = KeyName { rule: "OST-2".into(), of: Subject::unit(3), to: Subject::NOBODY, nth: 1 };
        assert_eq!(key_of(&field(&key)), Some(key.clone()));
        assert_eq!(anchor(&key), "ask-ost-2--u3----1");
        for wrong in ["", "~~~", "X~#u1~#u2", "X~#u1~#u2~0~1", "X~u1~#u2~0", "X~#u1~#u2~999"] {
            assert_eq!(key_of(wrong), None, "{wrong}");
        }
    }
}
