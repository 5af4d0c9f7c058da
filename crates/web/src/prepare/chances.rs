//! The chances of two armies while they are prepared: battles played beforehand, as many as a moment allows.
#![expect(
    clippy::disallowed_types,
    clippy::disallowed_methods,
    reason = "nobody who prepares waits long: a count ends by the clock"
)]

use montjoie_game::{Fight, Message, Opened};
use montjoie_odds::{Sample, quantile};
use montjoie_pages::prepare::Forecast;
use montjoie_pages::{OddsPanel, Words};
use montjoie_table::Inputs;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Battles played at most, and at a time; a build for tests plays far more slowly.
const BATTLES: u64 = if cfg!(debug_assertions) { 20 } else { 400 };
const AT_A_TIME: u64 = 20;
/// Nobody who moves a stepper waits longer.
const PATIENCE: Duration = Duration::from_millis(1200);

/// The last few counts, by the scenario; one is counted at a time.
static KNOWN: Mutex<Vec<(String, CountedSample)>> = Mutex::new(Vec::new());
const KEPT: usize = 16;

/// Battles played beforehand.
#[derive(Clone, Debug)]
pub(super) struct CountedSample(Sample);

impl CountedSample {
    /// The chances of this scenario, where somebody counted them.
    pub(super) fn known(scenario: &str) -> Option<CountedSample> {
        // Nobody waits here for whoever counts.
        let known = KNOWN.try_lock().ok()?;
        known.iter().find(|(text, _)| text == scenario).map(|(_, counted)| counted.clone())
    }

    /// The same, counted now if nobody did.
    pub(super) fn of(scenario: &str, opened: &Opened) -> CountedSample {
        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, counted)) = known.iter().find(|(text, _)| text == scenario) {
            return counted.clone();
        }
        let (mut sample, began) = (Sample::default(), Instant::now());
        while sample.runs < BATTLES && (sample.runs == 0 || began.elapsed() < PATIENCE) {
            let from = sample.runs;
            sample.play(opened.fight.as_ref(), &Inputs::default(), 1, from..from + AT_A_TIME);
            if sample.runs == from {
                break;
            }
        }
        if known.len() >= KEPT {
            known.remove(0);
        }
        known.push((scenario.to_owned(), CountedSample(sample.clone())));
        CountedSample(sample)
    }

    /// In the words of the page.
    pub(super) fn shown(&self, words: &Words<'_>, fight: &dyn Fight) -> Forecast {
        let CountedSample(sample) = self;
        let at = |percent| u32::try_from(quantile(&sample.rounds, percent)).unwrap_or(0);
        let (few, usual, many) = (at(10), at(50), at(90));
        let rounds = |n: u32| words.texts.rounds(words.lang, fight.info().id, words.names.counts, n);
        let length = Message::new("page-prepare-length")
            .with("usual", montjoie_game::Arg::Text(rounds(usual)))
            .number("few", few)
            .number("many", many);
        Forecast {
            odds: OddsPanel {
                runs: sample.runs,
                victories: sample.victories,
                neither: sample.draws + sample.undecided,
                harmless: sample.harmless,
                over_doctrines: None,
                doctrines: ["", ""],
                tilt: None,
                losses: [None, None],
                rounds: sample.rounds.clone(),
                stale: false,
                revealed: false,
            },
            length: words.say(&length),
        }
    }
}
