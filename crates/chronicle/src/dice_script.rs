//! Dice scripts: one number for each physical die. The form: `docs/formats.md`.

use crate::trouble::Trouble;
use montjoie_table::{Ask, Dice, Head, Want};

/// The numbers of a dice script, taken in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DiceScript {
    numbers: Vec<Number>,
    next: usize,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Number {
    text: String,
    value: u16,
    line: usize,
}

impl DiceScript {
    /// Reads a script: numbers parted by spaces, commas or new lines; `#` begins a comment.
    ///
    /// # Errors
    /// The first thing that is no number.
    pub fn read(text: &str) -> Result<DiceScript, Trouble> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut numbers: Vec<Number> = Vec::new();
        for (line, content) in (1..).zip(text.lines()) {
            let content = content.split('#').next().unwrap_or_default();
            let parts = content.split(|c: char| c.is_whitespace() || matches!(c, ',' | ';')).filter(|p| !p.is_empty());
            for part in parts {
                let digits = part.len() <= 4 && part.bytes().all(|b| b.is_ascii_digit());
                let Some(value) = part.parse().ok().filter(|_| digits) else {
                    return Err(Trouble::NotANumber { text: part.to_owned(), place: numbers.len() + 1, line });
                };
                numbers.push(Number { text: part.to_owned(), value, line });
            }
        }
        Ok(DiceScript { numbers, next: 0 })
    }

    /// How many numbers are left.
    #[must_use]
    pub fn left(&self) -> usize {
        self.numbers.len() - self.next
    }

    /// Takes the faces of one throw, as many as it wants. None when there are not enough: nothing is taken then.
    ///
    /// # Errors
    /// A number the die does not have.
    pub fn take(&mut self, head: Head, dice: Dice) -> Result<Option<Vec<u16>>, Trouble> {
        let mut faces = Vec::new();
        while faces.len() < dice.wanted(&faces) {
            let at = self.next + faces.len();
            let Some(number) = self.numbers.get(at) else { return Ok(None) };
            // As they are read off the die: 0 on a d10 is ten, 0 and 00 on a d100 a hundred.
            let face = match (number.value, dice.sides()) {
                (0, sides @ (10 | 100)) => u16::from(sides),
                (value, _) => value,
            };
            if face == 0 || face > u16::from(dice.sides()) {
                let want = Want::throw(dice);
                let ask = Box::new(Ask { key: head.key, nth: head.nth, office: head.office, want });
                return Err(Trouble::NoSuchFace { text: number.text.clone(), place: at + 1, line: number.line, ask });
            }
            faces.push(face);
        }
        self.next += faces.len();
        Ok(Some(faces))
    }
}
