//! What follows from the whole battle and is shown after every act: the battle round by round, and whom each side has met. Brought up to date
//! by what is new since it was last looked at; what was taken back is gone over again from the last round that still stands.

use crate::room::Inside;
use montjoie_chronicle::{Chronicle, Line, Said};
use montjoie_game::{Sheet, Viewer};
use montjoie_pages::{Beat, Met, OddsPanel};
use montjoie_table::{Side, Subject};
use std::collections::BTreeMap;
use std::sync::Arc;

/// How far the chronicle was read. The same line in the same place says that everything before it is the same too: lines are only ever taken off
/// at the end.
#[derive(Clone, Debug, Default)]
struct Read {
    lines: usize,
    last: Option<Arc<Line>>,
}

impl Read {
    fn to(lines: &[Arc<Line>], count: usize) -> Read {
        Read { lines: count, last: count.checked_sub(1).and_then(|at| lines.get(at)).cloned() }
    }

    fn holds(&self, lines: &[Arc<Line>]) -> bool {
        match (&self.last, self.lines.checked_sub(1).and_then(|at| lines.get(at))) {
            (Some(last), Some(line)) => Arc::ptr_eq(last, line),
            (last, _) => last.is_none() && self.lines == 0,
        }
    }

    fn rest<'a>(&self, lines: &'a [Arc<Line>]) -> &'a [Arc<Line>] {
        lines.get(self.lines..).unwrap_or_default()
    }
}

/// The battle round by round: what each side had left, who fell, and where the chances stood.
#[derive(Debug, Default)]
pub(crate) struct Course {
    /// The beginning, the end of every round that is over, and now.
    pub beats: Arc<Vec<Beat>>,
    /// How far the chronicle went at the beats that stand for good: all but the one for now.
    ends: Vec<Read>,
    /// Everyone at the last of those.
    sheets: Vec<Sheet>,
    steps: usize,
    read: Read,
    /// Rulings and scenes of rounds that are not over.
    played: BTreeMap<u32, [u32; 2]>,
    /// How many steps and lines were gone over so far: what following the battle costs.
    pub walked: u64,
}

impl Course {
    /// Follows the battle to where it stands.
    pub fn follow(&mut self, chronicle: &Chronicle, chances: &BTreeMap<usize, u32>) {
        let lines = chronicle.lines();
        let beats = Arc::make_mut(&mut self.beats);
        beats.truncate(self.ends.len());
        if !self.read.holds(lines) || beats.is_empty() {
            while self.ends.last().is_some_and(|end| !end.holds(lines)) {
                self.ends.pop();
                beats.pop();
            }
            self.steps = beats.last().map_or(0, |beat| beat.steps);
            self.read = self.ends.last().cloned().unwrap_or_default();
            self.played.clear();
            let Some((fight, _)) = chronicle.after_steps(self.steps) else { return };
            self.sheets = fight.sheets(Viewer::Gm);
            if beats.is_empty() {
                beats.push(beat(0, 0, &[], &self.sheets));
                self.ends.push(Read::default());
            }
        }
        let last = chronicle.steps();
        let round = |steps| chronicle.place_after_steps(steps).map_or(0, |place| place.round);
        for steps in self.steps + 1..=last {
            self.walked += 1;
            // The step that was closed last belongs to the round the battle stood in before.
            let over = round(steps - 1);
            if round(steps) == over {
                continue;
            }
            let Some((fight, until)) = chronicle.after_steps(steps) else { continue };
            let sheets = fight.sheets(Viewer::Gm);
            beats.push(beat(over, steps, &self.sheets, &sheets));
            self.ends.push(Read::to(lines, until));
            self.sheets = sheets;
        }
        self.steps = last;
        for line in self.read.rest(lines) {
            self.walked += 1;
            let which = match &line.said {
                Said::Ruling { .. } => 0,
                Said::Note { scene: Some(_), .. } => 1,
                _ => continue,
            };
            self.played.entry(line.place.round).or_default()[which] += 1;
        }
        self.read = Read::to(lines, lines.len());
        if beats.last().is_none_or(|beat| beat.steps != last)
            && let Some((fight, _)) = chronicle.after_steps(last)
        {
            beats.push(beat(round(last - 1), last, &self.sheets, &fight.sheets(Viewer::Gm)));
        }
        for (of, played) in &self.played {
            let mut all = beats.iter_mut().skip(1).rev();
            if let Some(beat) = all.by_ref().take_while(|beat| beat.round >= *of).find(|beat| beat.round == *of) {
                [beat.rulings, beat.scenes] = *played;
            }
        }
        let over = beats.get(self.ends.len() - 1).map_or(0, |beat| beat.round);
        self.played.retain(|round, _| *round > over);
        if let Some(beat) = beats.last_mut() {
            beat.chance = chances.get(&beat.steps).copied();
        }
    }
}

fn beat(round: u32, steps: usize, before: &[Sheet], now: &[Sheet]) -> Beat {
    Beat { round, steps, left: Beat::strengths(now), fell: Beat::fallen(before, now), ..Beat::default() }
}

/// Whom of the enemy each side was told of beside their own.
#[derive(Debug, Default)]
pub(crate) struct Meetings {
    met: Met,
    by: [Vec<Subject>; 2],
    read: Read,
    /// How many lines were gone over so far.
    pub walked: u64,
}

impl Meetings {
    /// Follows the battle to where it stands.
    pub fn follow(&mut self, chronicle: &Chronicle) {
        let lines = chronicle.lines();
        if !self.read.holds(lines) {
            (self.met, self.read) = (Met::default(), Read::default());
        }
        for line in self.read.rest(lines) {
            self.walked += 1;
            if let Some(heard) = crate::look::heard(chronicle, line) {
                self.met.hear(&heard);
            }
        }
        self.read = Read::to(lines, lines.len());
        self.by = self.met.by_side(chronicle.fight());
    }

    /// Whom this side has met.
    pub fn by(&self, side: Side) -> Vec<Subject> {
        self.by[side.index()].clone()
    }
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
        self.course.follow(&self.chronicle, &self.chances);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hall::Hall;
    use crate::serve::Config;
    use montjoie_chronicle::{Author, Measure, StopAt};

    /// Every step and every line is gone over once, however many acts there were; and what comes of it is what going over all of it at once gives,
    /// after taking back and bringing again too.
    #[test]
    fn an_act_goes_over_what_is_new() {
        let data = std::env::temp_dir().join(format!("montjoie-course-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&data);
        let config =
            Config { games: montjoie_books::GAMES, data, port: 0, lan: false, odds: None, public: None, seed: Some(1) };
        let hall = Hall::open(&config, 0).expect("a hall");
        let mut steps = 0;
        for game in montjoie_books::GAMES {
            let id = game.info().id;
            hall.begin_as(id, game.samples()[0].1).expect("a sample");
            let room = hall.room(id).expect("a room");
            let anew = |inside: &Inside| {
                let (mut course, mut met) = (Course::default(), Meetings::default());
                course.follow(&inside.chronicle, &inside.chances);
                met.follow(&inside.chronicle);
                assert_eq!(course.beats, inside.course.beats, "{id}");
                assert_eq!(Side::BOTH.map(|s| met.by(s)), Side::BOTH.map(|s| inside.met.by(s)), "{id}");
                (course.walked, met.walked)
            };
            room.inside().conduct.judgements = montjoie_chronicle::Hand::Program;
            for _ in 0..40 {
                if room.outcome().is_some() {
                    break;
                }
                room.act(|inside| Ok((inside.play(&[StopAt::Round])?, ()))).expect("a round");
                room.act(|inside| Ok((Vec::new(), inside.chronicle.note("un mot", Author::Gm)?))).expect("a note");
                let inside = room.inside();
                let all = anew(&inside);
                assert_eq!((inside.course.walked, inside.met.walked), all, "{id}: gone over twice");
            }
            steps += room.steps();
            // Taken back: the course goes on from the last round that still stands.
            let before = room.inside().course.walked;
            room.act(|inside| Ok((Vec::new(), inside.chronicle.undo(Measure::Act, Author::Gm).map(drop)?)))
                .expect("undo");
            let inside = room.inside();
            let (all, _) = anew(&inside);
            assert!(inside.course.walked - before < all / 2, "{id}: {} of {all}", inside.course.walked - before);
            drop(inside);
            while room.act(|inside| Ok((inside.undo()?, ()))).is_ok() {
                anew(&room.inside());
            }
            room.act(|inside| Ok((inside.redo()?, ()))).expect("redo");
            anew(&room.inside());
        }
        assert!(steps > 100, "{steps}");
    }
}
