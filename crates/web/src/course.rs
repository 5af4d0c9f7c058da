//! The battle round by round: what each side had left, who fell, and where the chances stood.

use crate::room::Inside;
use montjoie_chronicle::Said;
use montjoie_game::{Sheet, Viewer};
use montjoie_pages::{Beat, OddsPanel};

/// The beginning, the end of every round that is over, and now.
pub(crate) fn course(inside: &Inside) -> Vec<Beat> {
    let chronicle = &inside.chronicle;
    let (mut beats, mut before): (Vec<Beat>, Vec<Sheet>) = (Vec::new(), Vec::new());
    let last = chronicle.steps();
    for steps in 0..=last {
        let Some((fight, _)) = chronicle.after_steps(steps) else { continue };
        // The step that was closed last belongs to the round the battle stood in before.
        let was = steps.checked_sub(1).and_then(|n| chronicle.after_steps(n)).map(|(fight, _)| fight.place().round);
        let over = was.unwrap_or(0);
        // The very beginning, where a round ended, and where it stands now.
        if steps != 0 && steps != last && fight.place().round == over {
            continue;
        }
        let sheets = fight.sheets(Viewer::Gm);
        beats.push(Beat {
            round: over,
            steps,
            left: Beat::strengths(&sheets),
            fell: if steps == 0 { Vec::new() } else { Beat::fallen(&before, &sheets) },
            chance: inside.chances.get(&steps).copied(),
            ..Beat::default()
        });
        before = sheets;
    }
    for line in chronicle.lines() {
        let Some(beat) = beats.iter_mut().skip(1).find(|b| b.round == line.place.round) else { continue };
        match &line.said {
            Said::Ruling { .. } => beat.rulings += 1,
            Said::Note { scene: Some(_), .. } => beat.scenes += 1,
            _ => {}
        }
    }
    beats
}

impl Inside {
    /// Keeps what the chances are here, for the course of the battle.
    pub(crate) fn keep_chance(&mut self, odds: &OddsPanel) {
        let steps = self.chronicle.steps();
        if let Some(share) = (odds.victories[0] * 1000).checked_div(odds.runs) {
            self.chances.insert(steps, u32::try_from(share).unwrap_or(0));
        }
        // Of steps that were taken back nothing is known any more.
        self.chances.retain(|of, _| *of <= steps);
        self.course = course(self);
    }
}
