//! What is varied: lists and ranges of values, and the grid they span.

use std::collections::BTreeSet;

/// Most variants of one sweep.
pub const MOST_VARIANTS: u64 = 1_000_000;
/// Most decimals of a range.
const MOST_DECIMALS: usize = 9;

/// One thing that is varied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Axis {
    /// Its place in the scenario, as it was typed.
    pub path: String,
    /// Its values, in order.
    pub values: Vec<String>,
}

/// What is wrong with `PATH=…`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadAxis {
    /// It is not `PATH=a..b/step` or `PATH=a,b,c`.
    Form,
    /// A range of which a part is no number.
    Number(String),
    /// A range that does not go up, or whose step is not above 0.
    Backwards,
    /// So many values that nobody would wait for them.
    Many(u128),
    /// The same twice.
    Twice(String),
}

impl Axis {
    /// Reads `PATH=a..b/step` (the step is 1 when absent) or `PATH=a,b,c`; quotes keep a comma or two dots in a value.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn parse(text: &str) -> Result<Axis, BadAxis> {
        let (path, values) = text.split_once('=').ok_or(BadAxis::Form)?;
        let (path, values) = (path.trim(), values.trim());
        if path.is_empty() || values.is_empty() || text.chars().any(char::is_control) {
            return Err(BadAxis::Form);
        }
        let values = match values.split_once("..") {
            Some((from, rest)) if !values.contains('"') => range(from, rest)?,
            _ => list(values)?,
        };
        let mut seen = BTreeSet::new();
        if let Some(twice) = values.iter().find(|value| !seen.insert(value.as_str())) {
            return Err(BadAxis::Twice(twice.clone()));
        }
        Ok(Axis { path: path.to_owned(), values })
    }
}

fn list(text: &str) -> Result<Vec<String>, BadAxis> {
    let (mut values, mut value, mut quoted) = (Vec::new(), String::new(), false);
    for c in text.chars() {
        match c {
            '"' => quoted = !quoted,
            ',' if !quoted => values.push(std::mem::take(&mut value).trim().to_owned()),
            _ => value.push(c),
        }
    }
    values.push(value.trim().to_owned());
    if quoted || values.iter().any(String::is_empty) { Err(BadAxis::Form) } else { Ok(values) }
}

fn range(from: &str, rest: &str) -> Result<Vec<String>, BadAxis> {
    let (to, step) = rest.split_once('/').unwrap_or((rest, "1"));
    let texts = [from, to, step].map(str::trim);
    let decimals = texts.iter().filter_map(|t| t.split_once('.')).map(|(_, d)| d.len()).max().unwrap_or(0);
    let scaled = |text: &str| scaled(text, decimals).ok_or_else(|| BadAxis::Number(text.to_owned()));
    let (from, to, step) = (scaled(texts[0])?, scaled(texts[1])?, scaled(texts[2])?);
    if step <= 0 || to < from {
        return Err(BadAxis::Backwards);
    }
    let count = (to - from) / step + 1;
    if count > i128::from(MOST_VARIANTS) {
        return Err(BadAxis::Many(count.unsigned_abs()));
    }
    Ok((0..count).map(|i| written(from + i * step, decimals)).collect())
}

/// A decimal number as a whole one: exact, no float.
fn scaled(text: &str, decimals: usize) -> Option<i128> {
    if decimals > MOST_DECIMALS || text.len() > 20 {
        return None;
    }
    let (negative, text) = text.strip_prefix('-').map_or((false, text), |t| (true, t));
    let (whole, part) = text.split_once('.').unwrap_or((text, ""));
    let digits = |t: &str| t.chars().all(|c| c.is_ascii_digit());
    if whole.is_empty() || !digits(whole) || !digits(part) || (text.contains('.') && part.is_empty()) {
        return None;
    }
    let all = format!("{whole}{part}{}", "0".repeat(decimals - part.len()));
    let n: i128 = all.parse().ok()?;
    Some(if negative { -n } else { n })
}

fn written(n: i128, decimals: usize) -> String {
    let sign = if n < 0 { "-" } else { "" };
    let digits = format!("{:0>width$}", n.unsigned_abs(), width = decimals + 1);
    let (whole, part) = digits.split_at(digits.len() - decimals);
    let part = part.trim_end_matches('0');
    if part.is_empty() { format!("{sign}{whole}") } else { format!("{sign}{whole}.{part}") }
}

/// All combinations of the values of some axes; the last axis turns fastest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grid {
    /// What is varied.
    pub axes: Vec<Axis>,
    len: u64,
}

impl Grid {
    /// The grid of these axes.
    ///
    /// # Errors
    /// Too many variants, or the same place twice.
    pub fn new(axes: Vec<Axis>) -> Result<Grid, BadAxis> {
        if let Some((_, twice)) =
            axes.iter().enumerate().find(|(i, a)| axes[..*i].iter().any(|other| other.path == a.path))
        {
            return Err(BadAxis::Twice(twice.path.clone()));
        }
        let len = axes.iter().fold(1u128, |n, axis| n.saturating_mul(axis.values.len() as u128));
        match u64::try_from(len) {
            Ok(len) if len <= MOST_VARIANTS => Ok(Grid { axes, len }),
            _ => Err(BadAxis::Many(len)),
        }
    }

    /// How many variants.
    #[must_use]
    pub fn len(&self) -> u64 {
        self.len
    }

    /// Never: a grid has at least the scenario itself.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The values of a variant, by axis; variants are counted from 0 here.
    #[must_use]
    pub fn values(&self, mut variant: u64) -> Vec<&str> {
        let mut values: Vec<&str> = Vec::with_capacity(self.axes.len());
        for axis in self.axes.iter().rev() {
            let n = axis.values.len() as u64;
            values.push(&axis.values[usize::try_from(variant % n).unwrap_or(0)]);
            variant /= n;
        }
        values.reverse();
        values
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn values(text: &str) -> Result<String, BadAxis> {
        Axis::parse(text).map(|a| a.values.join(" "))
    }

    #[test]
    fn ranges_and_lists_are_read() {
        assert_eq!(values("a=40..60/10"), Ok("40 50 60".into()));
        assert_eq!(values("a=1..3"), Ok("1 2 3".into()));
        assert_eq!(values("a=-1..1/0.5"), Ok("-1 -0.5 0 0.5 1".into()));
        assert_eq!(values("a=0..1/0.3"), Ok("0 0.3 0.6 0.9".into()), "the end counts only when it is reached");
        assert_eq!(values("a=charge, steady"), Ok("charge steady".into()));
        assert_eq!(values("a=\"x, y\",z"), Ok("x, y z".into()));
    }

    #[test]
    fn nonsense_is_refused() {
        for wrong in ["a", "=1", "a=", "a=1,,2", "a=\"x"] {
            assert_eq!(values(wrong), Err(BadAxis::Form), "{wrong}");
        }
        assert_eq!(values("a=1..x"), Err(BadAxis::Number("x".into())));
        assert_eq!(values("a=1./2..3"), Err(BadAxis::Number("1./2".into())));
        assert_eq!(values("a=1..3/0"), Err(BadAxis::Backwards));
        assert_eq!(values("a=3..1"), Err(BadAxis::Backwards));
        assert_eq!(values("a=1..1000000000"), Err(BadAxis::Many(1_000_000_000)));
        assert_eq!(values("a=1,2,1"), Err(BadAxis::Twice("1".into())));
    }

    #[test]
    fn a_grid_holds_every_combination_once() {
        let axis = |text: &str| Axis::parse(text).expect(text);
        let grid = Grid::new(vec![axis("a=1..3"), axis("b=x,y")]).expect("small");
        let all: Vec<String> = (0..grid.len()).map(|i| grid.values(i).join("")).collect();
        assert_eq!(all, ["1x", "1y", "2x", "2y", "3x", "3y"]);
        let wide = Grid::new(vec![axis("a=1..100000"), axis("b=1..10000")]);
        assert_eq!(wide, Err(BadAxis::Many(1_000_000_000)));
        assert_eq!(Grid::new(vec![axis("a=1"), axis("a=2")]), Err(BadAxis::Twice("a".into())));
    }
}
