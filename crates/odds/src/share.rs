//! Shares with their intervals, and quantiles.

/// A share of the battles with its 95 % interval after Agresti and Coull.
///
/// Wilson's falls to 84 % on rare chances, where a count of one is already too much for it. This one holds Wilson's within it, is as wide where
/// both outcomes are common, and covers at least 94.5 % on every chance: `tests/coverage.rs` holds it to that, stopping early included.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Share {
    /// The share itself.
    pub value: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// The two-sided 95 % point of the normal law.
const Z: f64 = 1.959_963_984_540_054;

impl Share {
    /// So many of so many.
    #[allow(clippy::cast_precision_loss)]
    #[must_use]
    pub fn of(count: u64, runs: u64) -> Share {
        if runs == 0 {
            return Share { value: 0.0, low: 0.0, high: 1.0 };
        }
        let (k, n, z2) = (count as f64, runs as f64, Z * Z);
        let middle = (k + z2 / 2.0) / (n + z2);
        let half = Z * (middle * (1.0 - middle) / (n + z2)).sqrt();
        Share { value: k / n, low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
    }

    /// Half the width of the interval.
    #[must_use]
    pub fn half(self) -> f64 {
        (self.high - self.low) / 2.0
    }
}

/// How many battles it takes until the interval around this share is so narrow.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
#[must_use]
pub fn needed(share: f64, half: f64) -> u64 {
    (share * (1.0 - share) * (Z / half).powi(2)).ceil().clamp(1.0, 1e9) as u64
}

/// The value that a share of a histogram, in hundredths, does not exceed.
#[must_use]
pub fn quantile(histogram: &[u64], percent: u64) -> usize {
    let total: u64 = histogram.iter().sum();
    let mut seen = 0;
    for (value, n) in histogram.iter().enumerate() {
        seen += n;
        if seen > 0 && seen * 100 >= total * percent {
            return value;
        }
    }
    0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_agrees_with_the_textbook() {
        // Newcombe 1998 has 0.2553 to 0.3662 for Wilson's of 81 of 263; Agresti's and Coull's is a hair wider around the same middle.
        let share = Share::of(81, 263);
        assert!((share.low - 0.2553).abs() < 1e-4 && (share.high - 0.3662).abs() < 1e-4, "{share:?}");
        assert!(share.low < 0.255_29 && share.high > 0.366_19, "{share:?}");
        let none = Share::of(0, 20);
        assert!(none.low == 0.0 && (none.high - 0.1898).abs() < 5e-5, "{none:?}");
        let all = Share::of(20, 20);
        assert!(all.high >= 1.0 && (all.low - 0.8102).abs() < 5e-5, "{all:?}");
    }

    /// The chance that the interval of so many battles holds the chance it is about: summed over every count, no sample.
    fn coverage(chance: f64, runs: u64) -> f64 {
        let ways = chance / (1.0 - chance);
        let mut weight = (runs as f64 * (1.0 - chance).ln()).exp();
        let mut held = 0.0;
        for count in 0..=runs {
            let share = Share::of(count, runs);
            if share.low <= chance && chance <= share.high {
                held += weight;
            }
            weight *= ways * (runs - count) as f64 / (count + 1) as f64;
        }
        held
    }

    #[test]
    fn intervals_cover_what_they_say() {
        for runs in [400, 1000] {
            for i in 1..=400 {
                // From one battle in a hundred thousand to half of them.
                let chance = 0.5 * 50_000f64.powf(f64::from(i) / 400.0 - 1.0);
                let held = coverage(chance, runs);
                assert!(held >= 0.94, "{held} for {chance} of {runs}");
                // Counts are whole: a rare chance cannot be covered more closely.
                let common = runs as f64 * chance >= 30.0;
                assert!(held <= 0.96 || !common, "{held} for {chance} of {runs}");
            }
        }
    }

    #[test]
    fn half_a_chance_to_a_hundredth_takes_some_nine_thousand_six_hundred() {
        assert_eq!(needed(0.5, 0.01), 9604);
        assert!(Share::of(4802, 9604).half() <= 0.01);
    }

    #[test]
    fn quantiles_of_a_histogram() {
        assert_eq!(quantile(&[0, 5, 3, 2], 50), 1);
        assert_eq!(quantile(&[0, 5, 3, 2], 90), 3);
        assert_eq!(quantile(&[], 50), 0);
    }
}
