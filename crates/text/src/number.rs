//! Numbers as each language writes them: computed in integers, shown with a true minus sign.

use crate::Lang;

/// U+202F, the narrow no-break space of French thousands.
pub(crate) const NARROW: char = '\u{202F}';
/// U+2212, the minus sign.
const MINUS: char = '\u{2212}';

/// A whole number: « 12 500 », “12,500”.
#[must_use]
pub fn number(lang: Lang, n: i64) -> String {
    let mut out = sign(n < 0);
    push_grouped(&mut out, lang, u128::from(n.unsigned_abs()));
    out
}

/// A whole number as a modifier: `+2`, `−1`, `0`.
#[must_use]
pub fn signed(lang: Lang, n: i64) -> String {
    plus(n > 0, number(lang, n))
}

/// The most decimals a number is written out with.
const DECIMALS: u32 = 5;

/// `n/d` in full where five decimals say it, so that what is shown adds up on paper; else with two, rounded half away from zero.
/// No decimal is a trailing zero.
///
/// Nothing can be divided by nothing: `n/0` is shown as it stands.
#[must_use]
pub fn fraction(lang: Lang, n: i64, d: i64) -> String {
    match in_parts(n, d) {
        Some(parts) => of_parts(lang, parts),
        None => format!("{}/0", number(lang, n)),
    }
}

/// A fraction as a modifier: `+1,5`.
pub(crate) fn signed_fraction(lang: Lang, n: i64, d: i64) -> String {
    let shown = fraction(lang, n, d);
    plus((n > 0) == (d > 0) && n != 0 && shown != "0", shown)
}

/// How many parts of a whole number Fluent is given: what [`fraction`] writes, decimal for decimal.
pub(crate) const PARTS: i128 = 10_i128.pow(DECIMALS);

/// The value as [`fraction`] writes it, in [`PARTS`]; none when there is nothing to divide by.
pub(crate) fn in_parts(n: i64, d: i64) -> Option<i128> {
    let top = i128::from(n) * PARTS;
    let rounded = hundredths(n, d)?;
    Some(if top % i128::from(d) == 0 { top / i128::from(d) } else { rounded * (PARTS / 100) })
}

/// A value in [`PARTS`], as the language writes it.
pub(crate) fn of_parts(lang: Lang, parts: i128) -> String {
    decimal(lang, parts, DECIMALS)
}

/// The value in hundredths, rounded half away from zero; none when there is nothing to divide by.
fn hundredths(n: i64, d: i64) -> Option<i128> {
    if d == 0 {
        return None;
    }
    let (top, below) = (i128::from(n).abs() * 100, i128::from(d).abs());
    let rounded = (2 * top + below) / (2 * below);
    Some(if (n < 0) == (d < 0) { rounded } else { -rounded })
}

/// A number of tenths, hundredths and so on, as a decimal.
fn decimal(lang: Lang, parts: i128, decimals: u32) -> String {
    let (size, whole) = (parts.unsigned_abs(), 10_u128.pow(decimals));
    let mut out = sign(parts < 0);
    push_grouped(&mut out, lang, size / whole);
    let rest = size % whole;
    if rest > 0 {
        out.push(lang.pick(',', '.'));
        let digits = format!("{rest:0width$}", width = decimals as usize);
        out.push_str(digits.trim_end_matches('0'));
    }
    out
}

fn sign(negative: bool) -> String {
    if negative { MINUS.to_string() } else { String::new() }
}

fn plus(positive: bool, shown: String) -> String {
    if positive { format!("+{shown}") } else { shown }
}

/// Digits in threes.
fn push_grouped(out: &mut String, lang: Lang, n: u128) {
    let digits = n.to_string();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            out.push(lang.pick(NARROW, ','));
        }
        out.push(digit);
    }
}

#[cfg(test)]
mod tests {
    use super::{fraction, number, signed, signed_fraction};
    use crate::Lang::{En, Fr};

    #[test]
    fn thousands_are_grouped_as_the_language_groups_them() {
        assert_eq!(number(Fr, 0), "0");
        assert_eq!(number(Fr, 999), "999");
        assert_eq!(number(Fr, 1_000), "1\u{202F}000");
        assert_eq!(number(Fr, -12_345_678), "−12\u{202F}345\u{202F}678");
        assert_eq!(number(En, 12_345_678), "12,345,678");
        assert_eq!(number(En, i64::MIN), "−9,223,372,036,854,775,808");
        assert_eq!([signed(Fr, 2), signed(Fr, -1), signed(En, 0)], ["+2", "−1", "0"]);
    }

    #[test]
    fn fractions_are_exact_to_five_decimals_or_rounded_to_two() {
        let cases = [
            ((33, 2), "16,5"),
            ((7, 2), "3,5"),
            ((4, 2), "2"),
            ((1, 3), "0,33"),
            ((2, 3), "0,67"),
            ((1, 8), "0,125"),
            ((-1, 8), "−0,125"),
            ((1, -8), "−0,125"),
            ((-1, -8), "0,125"),
            ((1, 200), "0,005"),
            ((77_501, 800), "96,87625"),
            ((1, 3_200), "0"),
            ((1, 201), "0"),
            ((-1, 1000), "−0,001"),
            ((1999, 1000), "1,999"),
            ((205, 100), "2,05"),
            ((12_345_600, 1000), "12\u{202F}345,6"),
            ((0, 5), "0"),
        ];
        for ((n, d), shown) in cases {
            assert_eq!(fraction(Fr, n, d), shown, "{n}/{d}");
        }
        assert_eq!(fraction(En, 2_469_001, 2), "1,234,500.5");
        assert_eq!(fraction(En, i64::MIN, 1), number(En, i64::MIN));
        assert_eq!(fraction(Fr, 3, 0), "3/0");
        assert_eq!(signed_fraction(Fr, 3, 2), "+1,5");
        assert_eq!(signed_fraction(En, -3, 2), "−1.5");
        assert_eq!([signed_fraction(En, 1, 800), signed_fraction(En, 0, 8)], ["+0.00125", "0"]);
        assert_eq!(signed_fraction(En, 1, 3_000_000), "0");
    }
}
