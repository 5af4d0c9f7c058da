//! The chances of the battle as it stands, counted beside the table and never in its way.

use crate::room::Room;
use montjoie_pages::Odds;
use montjoie_rules::{Career, Fight, Sample};
use montjoie_table::{Inputs, Side};
use std::sync::Arc;

/// How many battles one look plays.
const BATTLES: u64 = 2_000;
/// How many for each pair of doctrines.
const FOR_DOCTRINES: u64 = 200;
/// How many at a time: between two handfuls somebody may have moved on.
const HANDFUL: u64 = 50;

/// Counts the chances anew, on a thread of its own: one for each room, which begins again whenever the battle has moved on.
pub fn refresh(room: &Arc<Room>) {
    if let Some((_, odds)) = &mut room.inside().odds {
        odds.stale = true;
    }
    if !room.begin_counting() {
        return;
    }
    let room = Arc::clone(room);
    std::thread::spawn(move || {
        loop {
            let (head, fight, inputs) = {
                let inside = room.inside();
                (inside.chronicle.head(), inside.chronicle.fight().copy(), inside.chronicle.inputs().clone())
            };
            let counted = if fight.outcome().is_some() { None } else { count(&room, head, fight.as_ref(), &inputs) };
            if room.inside_head() != head {
                continue;
            }
            if let Some(odds) = counted {
                room.inside().odds = Some((head, odds));
                room.changed();
            }
            if room.end_counting(head) {
                return;
            }
        }
    });
}

fn count(room: &Room, head: u64, fight: &dyn Fight, inputs: &Inputs) -> Option<Odds> {
    let moved_on = || room.inside().chronicle.head() != head;
    let mut sample = Sample::default();
    for first in (0..BATTLES).step_by(usize::try_from(HANDFUL).unwrap_or(1)) {
        if moved_on() {
            return None;
        }
        fight.simulate(inputs, head, first..first + HANDFUL, &mut sample);
    }
    let doctrines = fight.info().doctrines;
    let mut range: Option<(u32, u32)> = None;
    for a in 0..doctrines.len() {
        for b in 0..doctrines.len() {
            if moved_on() {
                return None;
            }
            let mut led = fight.copy();
            led.lead([a, b]);
            let mut sample = Sample::default();
            led.simulate(inputs, head, 0..FOR_DOCTRINES, &mut sample);
            let wins = u32::try_from(sample.victories[0] * 1000 / FOR_DOCTRINES).unwrap_or(1000);
            range = Some(range.map_or((wins, wins), |(least, most)| (least.min(wins), most.max(wins))));
        }
    }
    let led = fight.doctrines().map(|d| doctrines.get(d).copied().unwrap_or_default());
    Some(Odds {
        runs: sample.runs,
        victories: sample.victories,
        neither: sample.draws + sample.undecided,
        over_doctrines: range,
        doctrines: led,
        tilt: fight.tilt(),
        losses: Side::BOTH.map(|side| losses(&sample.careers, side)),
        rounds: sample.rounds,
        stale: false,
        revealed: false,
    })
}

/// What the units of a side lose: added up over them at each tenth, so a range that is on the wide side.
fn losses(careers: &[Career], side: Side) -> Option<[i64; 3]> {
    let own: Vec<&Career> = careers.iter().filter(|c| c.side == side && !c.person).collect();
    (!own.is_empty()).then(|| [10, 50, 90].map(|percent| own.iter().map(|c| c.losses(percent)).sum()))
}
