//! Numbers as a rulebook prints them: exact decimals, and dice.

use montjoie_table::Dice;
use serde::Serialize;
use std::cmp::Ordering;
use std::fmt;

/// An exact fraction, in lowest terms, its denominator above 0. No float ever touches it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Ratio {
    /// Above the bar.
    pub num: i64,
    /// Below the bar, at least 1.
    pub den: i64,
}

/// Greatest number anybody may write; far above any army, far below any overflow.
pub const MOST: i64 = 1_000_000_000_000;

impl Ratio {
    /// Nought.
    pub const ZERO: Ratio = Ratio { num: 0, den: 1 };
    /// One.
    pub const ONE: Ratio = Ratio { num: 1, den: 1 };

    /// A fraction in lowest terms; none when the denominator is 0 or a number is absurd.
    #[must_use]
    pub fn new(num: i64, den: i64) -> Option<Ratio> {
        if den == 0 || num.unsigned_abs() > MOST.unsigned_abs() || den.unsigned_abs() > MOST.unsigned_abs() {
            return None;
        }
        let (num, den) = if den < 0 { (-num, -den) } else { (num, den) };
        let shared = gcd(num.unsigned_abs(), den.unsigned_abs());
        let shared = i64::try_from(shared).ok()?.max(1);
        Some(Ratio { num: num / shared, den: den / shared })
    }

    /// A whole number.
    #[must_use]
    pub const fn whole(n: i64) -> Ratio {
        Ratio { num: n, den: 1 }
    }

    /// This many parts of `1/parts`, when that is a whole number: `Ratio(33, 2).in_parts(800)` is 13 200.
    #[must_use]
    pub fn in_parts(self, parts: i64) -> Option<i64> {
        let product = self.num.checked_mul(parts)?;
        (product % self.den == 0).then(|| product / self.den)
    }

    /// The whole number, when it is one.
    #[must_use]
    pub fn as_whole(self) -> Option<i64> {
        (self.den == 1).then_some(self.num)
    }

    /// Reads `3`, `-0.25`, `1_000.5`, `1.5e2`, `3,5`, `1/2`, `½`, `4½`; none when it is no number, or an absurd one.
    #[must_use]
    pub fn parse(text: &str) -> Option<Ratio> {
        let text = text.trim();
        let (negative, text) = match text.strip_prefix(['-', '−', '–']) {
            Some(rest) => (true, rest.trim_start()),
            None => (false, text.strip_prefix('+').map_or(text, str::trim_start)),
        };
        let size = fraction_sign(text).or_else(|| written_fraction(text)).or_else(|| decimal(text))?;
        if negative { Ratio::new(-size.num, size.den) } else { Some(size) }
    }
}

impl Ord for Ratio {
    fn cmp(&self, other: &Ratio) -> Ordering {
        (i128::from(self.num) * i128::from(other.den)).cmp(&(i128::from(other.num) * i128::from(self.den)))
    }
}

impl PartialOrd for Ratio {
    fn partial_cmp(&self, other: &Ratio) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// A decimal when it ends within six places (`16.5`), else a fraction (`1/3`).
impl fmt::Display for Ratio {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.den == 1 {
            return write!(f, "{}", self.num);
        }
        let (mut places, mut scale) = (0, 1i64);
        while scale % self.den != 0 && places < 6 {
            (places, scale) = (places + 1, scale * 10);
        }
        if scale % self.den != 0 {
            return write!(f, "{}/{}", self.num, self.den);
        }
        let parts = i128::from(self.num.unsigned_abs()) * i128::from(scale / self.den);
        let scale = i128::from(scale);
        let sign = if self.num < 0 { "-" } else { "" };
        write!(f, "{sign}{}.{:0places$}", parts / scale, parts % scale)
    }
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// `½`, `4½`, `¼`, `¾`, `⅓`, `⅔`.
fn fraction_sign(text: &str) -> Option<Ratio> {
    let last = text.chars().next_back()?;
    let (num, den) = match last {
        '½' => (1, 2),
        '¼' => (1, 4),
        '¾' => (3, 4),
        '⅓' => (1, 3),
        '⅔' => (2, 3),
        _ => return None,
    };
    let before = text.strip_suffix(last)?.trim_end();
    let whole = if before.is_empty() { 0 } else { digits(before)? };
    Ratio::new(whole.checked_mul(den)?.checked_add(num)?, den)
}

/// `1/2`.
fn written_fraction(text: &str) -> Option<Ratio> {
    let (num, den) = text.split_once('/')?;
    Ratio::new(digits(num.trim())?, digits(den.trim())?)
}

/// `12`, `1_000.5`, `3,5`, `1.5e2`.
fn decimal(text: &str) -> Option<Ratio> {
    let (body, exponent) = match text.split_once(['e', 'E']) {
        Some((body, e)) => (body, e.strip_prefix('+').unwrap_or(e).parse::<i32>().ok()?),
        None => (text, 0),
    };
    let (whole, part) = body.split_once(['.', ',']).unwrap_or((body, ""));
    if body.len() != whole.len() && part.is_empty() {
        return None; // `5.` says nothing after the point
    }
    let part = part.trim_end_matches('0');
    let places = i32::try_from(part.chars().filter(|&c| c != '_').count()).ok()?;
    let num = digits(&format!("{whole}{part}"))?;
    let shift = exponent.checked_sub(places)?;
    let power = 10i64.checked_pow(shift.unsigned_abs()).filter(|&p| p <= MOST)?;
    if shift >= 0 { Ratio::new(num.checked_mul(power)?, 1) } else { Ratio::new(num, power) }
}

/// Plain digits, underscores between them allowed.
fn digits(text: &str) -> Option<i64> {
    if text.is_empty() || !text.chars().all(|c| c.is_ascii_digit() || c == '_') {
        return None;
    }
    text.chars().filter(char::is_ascii_digit).try_fold(0i64, |n, c| {
        let digit = i64::from(c.to_digit(10)?);
        n.checked_mul(10)?.checked_add(digit).filter(|&n| n <= MOST)
    })
}

/// Dice as a rulebook prints them: `1d8`, `2D4+1`, `d%`, `d100`, a printed range such as `1-8`, or a plain number.
///
/// A range is the throw that spans it: `2-8` is 2d4, `2-5` is 1d4+1, `1-100` is d100.
#[must_use]
pub fn parse_dice(text: &str) -> Option<Dice> {
    let text: String = text
        .chars()
        .filter(|c| !c.is_whitespace())
        .map(|c| match c {
            '−' | '–' | '—' => '-',
            c => c.to_ascii_lowercase(),
        })
        .collect();
    if let Ok(n) = text.parse::<i16>() {
        return fits(0, 1, i64::from(n));
    }
    match text.split_once('d') {
        Some((n, rest)) => thrown(n, rest),
        None => {
            let (low, high) =
                text.split_once('-').or_else(|| text.split_once('à')).or_else(|| text.split_once("to"))?;
            range(digits(low)?, digits(high)?)
        }
    }
}

fn thrown(n: &str, rest: &str) -> Option<Dice> {
    let n = if n.is_empty() { 1 } else { digits(n)? };
    let (sides, bonus) = match rest.find(['+', '-']) {
        Some(i) => {
            let (sides, bonus) = rest.split_at(i);
            let size = digits(bonus.get(1..)?)?;
            (sides, if bonus.starts_with('-') { -size } else { size })
        }
        None => (rest, 0),
    };
    let sides = if sides == "%" { 100 } else { digits(sides)? };
    if n < 1 || sides < 2 { None } else { fits(n, sides, bonus) }
}

/// Dice one may buy.
const DICE: [i64; 9] = [2, 3, 4, 6, 8, 10, 12, 20, 100];

fn range(low: i64, high: i64) -> Option<Dice> {
    if low > high {
        return None;
    }
    if low >= 1 && high % low == 0 && DICE.contains(&(high / low)) {
        return fits(low, high / low, 0);
    }
    let span = high - low;
    let throw = (1..=low.clamp(1, 20)).find(|n| span % n == 0 && DICE.contains(&(span / n + 1)));
    match throw {
        Some(n) => fits(n, span / n + 1, low - n),
        None if span == 0 => fits(0, 1, low),
        None => fits(1, span + 1, low - 1),
    }
}

fn fits(n: i64, sides: i64, bonus: i64) -> Option<Dice> {
    let (most_dice, most_sides, most_bonus) = (100, 100, 1000);
    if n > most_dice || sides > most_sides || bonus.abs() > most_bonus {
        return None;
    }
    Some(Dice::Sum { n: u8::try_from(n).ok()?, sides: u8::try_from(sides).ok()?, bonus: i16::try_from(bonus).ok()? })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sum(n: u8, sides: u8, bonus: i16) -> Option<Dice> {
        Some(Dice::Sum { n, sides, bonus })
    }

    #[test]
    fn decimals_are_exact() {
        let r = |n, d| Ratio::new(n, d);
        assert_eq!(Ratio::parse("0.1"), r(1, 10));
        assert_eq!(Ratio::parse("-0.25"), r(-1, 4));
        assert_eq!(Ratio::parse("+1_000.50"), r(2001, 2));
        assert_eq!(Ratio::parse("1.5e2"), r(150, 1));
        assert_eq!(Ratio::parse("15E-1"), r(3, 2));
        assert_eq!(Ratio::parse("3,5"), r(7, 2));
        assert_eq!(Ratio::parse("1/2"), r(1, 2));
        assert_eq!(Ratio::parse("½"), r(1, 2));
        assert_eq!(Ratio::parse("4½"), r(9, 2));
        assert_eq!(Ratio::parse("−2"), r(-2, 1));
        for bad in ["", "-", "abc", "1.", ".", "1/0", "1e99", "99999999999999999999", "nan", "inf", "1.2.3", "e5", "½½"]
        {
            assert_eq!(Ratio::parse(bad), None, "{bad}");
        }
    }

    #[test]
    fn ratios_print_and_compare_exactly() {
        let print = |n, d| Ratio::new(n, d).map(|r| r.to_string());
        assert_eq!(print(33, 2).as_deref(), Some("16.5"));
        assert_eq!(print(-1, 8).as_deref(), Some("-0.125"));
        assert_eq!(print(1, 3).as_deref(), Some("1/3"));
        assert_eq!(print(4, 2).as_deref(), Some("2"));
        assert!(Ratio::new(1, 3) < Ratio::new(34, 100));
        assert_eq!(Ratio::new(33, 2).and_then(|r| r.in_parts(800)), Some(13_200));
        assert_eq!(Ratio::new(1, 3).and_then(|r| r.in_parts(800)), None);
    }

    #[test]
    fn dice_read_as_a_rulebook_prints_them() {
        assert_eq!(parse_dice("1d8"), sum(1, 8, 0));
        assert_eq!(parse_dice("2D4+1"), sum(2, 4, 1));
        assert_eq!(parse_dice("d6 − 1"), sum(1, 6, -1));
        assert_eq!(parse_dice("d%"), sum(1, 100, 0));
        assert_eq!(parse_dice("D100"), sum(1, 100, 0));
        assert_eq!(parse_dice("1-8"), sum(1, 8, 0));
        assert_eq!(parse_dice("1–6"), sum(1, 6, 0));
        assert_eq!(parse_dice("2-8"), sum(2, 4, 0));
        assert_eq!(parse_dice("2-12"), sum(2, 6, 0));
        assert_eq!(parse_dice("2-5"), sum(1, 4, 1));
        assert_eq!(parse_dice("2-7"), sum(1, 6, 1));
        assert_eq!(parse_dice("4-10"), sum(2, 4, 2));
        assert_eq!(parse_dice("1 à 6"), sum(1, 6, 0));
        assert_eq!(parse_dice("3"), sum(0, 1, 3));
        assert_eq!(parse_dice("0-5"), sum(1, 6, -1));
        for bad in ["", "d", "0d6", "1d1", "1d0", "8-1", "200d6", "1d1000", "d6+", "deux", "1d6+99999", "1d6d6"] {
            assert_eq!(parse_dice(bad), None, "{bad}");
        }
    }

    #[test]
    fn a_printed_range_spans_what_it_says() {
        for low in 0..30i64 {
            for high in low..60 {
                let dice = range(low, high).and_then(Dice::bounds);
                assert_eq!(dice, Some((low as i32, high as i32)), "{low}-{high}");
            }
        }
    }
}
