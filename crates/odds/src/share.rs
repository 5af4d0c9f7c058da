//! Shares with their intervals, and quantiles.

/// A share of the battles with its 95 % interval after Wilson.
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
        let (k, n) = (count as f64, runs as f64);
        let (p, z2) = (k / n, Z * Z);
        let middle = (p + z2 / (2.0 * n)) / (1.0 + z2 / n);
        let half = Z / (1.0 + z2 / n) * (p * (1.0 - p) / n + z2 / (4.0 * n * n)).sqrt();
        Share { value: p, low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
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
    fn wilson_agrees_with_the_textbook() {
        // Newcombe 1998: 81 of 263 gives 0.2553 to 0.3662.
        let share = Share::of(81, 263);
        assert!((share.low - 0.2553).abs() < 5e-5 && (share.high - 0.3662).abs() < 5e-5, "{share:?}");
        let none = Share::of(0, 20);
        assert!(none.low.abs() < 1e-12 && (none.high - 0.1611).abs() < 5e-5, "{none:?}");
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
