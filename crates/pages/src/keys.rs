//! What forms call things, and how typed faces are read. The server reads forms with the same functions.

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
}

/// Reads faces as people type them: digits in a row, as many a die as its faces need, or numbers apart (`3 5 6`). On a d10, 0 is
/// ten; on a d100, 00 is a hundred.
///
/// # Errors
/// Says what is wrong; nothing typed at all is no error but no throw: none.
pub fn read_faces(dice: Dice, typed: &str) -> Result<Option<Vec<u16>>, Mistyped> {
    let typed = typed.trim();
    if typed.is_empty() {
        return Ok(None);
    }
    let apart: Vec<&str> = typed.split(|c: char| c.is_whitespace() || matches!(c, ',' | ';' | '+')).collect();
    let apart: Vec<&str> = apart.into_iter().filter(|p| !p.is_empty()).collect();
    if let Some(wrong) = apart.iter().find(|p| !p.bytes().all(|b| b.is_ascii_digit())) {
        return Err(Mistyped::NotDigits((*wrong).to_owned()));
    }
    let width = digits(dice.sides());
    let mut pieces: Vec<&str> = Vec::new();
    for part in &apart {
        let hundred = dice.sides() == 100 && *part == "100";
        if apart.len() == 1 && part.len() > width && !hundred {
            let mut rest = *part;
            while !rest.is_empty() {
                let (one, more) = rest.split_at(width.min(rest.len()));
                pieces.push(one);
                rest = more;
            }
        } else {
            pieces.push(part);
        }
    }
    let face = |text: &&str| {
        let n: u16 = text.parse().unwrap_or(u16::MAX);
        match (n, dice.sides()) {
            (0, 10) => 10,
            (0, 100) => 100,
            _ => n,
        }
    };
    let faces: Vec<u16> = pieces.iter().map(face).collect();
    dice.check(&faces).map_err(Mistyped::Misread)?;
    Ok(Some(faces))
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
