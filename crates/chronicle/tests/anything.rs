//! Anything anybody may do, in any order: the battle on the table and the one in the journal are always the same.

mod common;
use common::*;

use montjoie_chronicle::{
    At, Author, Body, Chronicle, Conduct, Journal, Measure, Memory, StopAt, Trouble, Wish, begin,
};
use montjoie_game::{Gesture, What};
use montjoie_table::{Answer, NamedTerm, Rng, Side, Slot, Subject};

/// One thing at random. Refusals are fine; what they must not do is change anything.
fn anything(chronicle: &mut Chronicle, rng: &mut Rng) -> Result<(), Trouble> {
    let pick = |rng: &mut Rng, n: usize| rng.below(u32::try_from(n.max(1)).unwrap_or(1)) as usize;
    let ids: Vec<u64> = chronicle.journal().entries().map(|e| e.id).collect();
    let entry = ids.get(pick(rng, ids.len())).copied().unwrap_or(0);
    let unit = Subject::unit(u8::try_from(rng.below(8)).unwrap_or(0));
    let other = Subject::unit(u8::try_from(rng.below(8)).unwrap_or(0));
    let at = if rng.below(2) == 0 { At::Start } else { At::End };
    let measure = [Measure::Act, Measure::Answer, Measure::Step][pick(rng, 3)];
    match rng.below(20) {
        0..=5 => {
            one_move(chronicle, rng);
            Ok(())
        }
        6 => chronicle.undo(measure, Author::Gm).map(drop),
        7 => chronicle.redo(measure, Author::Gm).map(drop),
        8 => chronicle.go_to(entry, Author::Gm),
        9 => {
            let answer = match chronicle.journal().entry(entry).map(|e| &e.body) {
                Some(Body::Answer(given)) => match &given.answer {
                    Answer::Faces(faces) => Answer::Faces(faces.iter().map(|f| if *f == 1 { 2 } else { 1 }).collect()),
                    other => other.clone(),
                },
                _ => Answer::Value(1),
            };
            chronicle.amend(entry, answer, Author::Gm, None).map(drop)
        }
        10 | 11 => {
            let men = rng.below(12);
            let gestures = [
                Gesture::Take { who: unit, men },
                Gesture::Restore { who: unit, men },
                Gesture::Test { who: unit },
                Gesture::Break { who: unit },
                Gesture::Rally { who: unit },
                Gesture::Attack { by: unit, on: other, shot: false },
                Gesture::Engage { by: unit, on: other },
                Gesture::Split { who: unit, men },
                Gesture::Merge { who: unit, into: other },
                Gesture::Turn { who: unit },
                Gesture::Remove { who: unit },
                Gesture::Post { who: unit, to: other },
            ];
            let wish = Wish::gesture(gestures[pick(rng, gestures.len())], "il le faut").at(at);
            let _ = chronicle.preview(&wish);
            let mut conduct = Conduct::automatic(rng.clone());
            chronicle.rule(&wish, Author::Gm, &mut conduct).map(drop)
        }
        12 => chronicle.note("…", Author::Gm),
        13 => {
            let Some(ask) = chronicle.asks().first() else { return Ok(()) };
            let key = ask.name();
            chronicle.term(NamedTerm { key, slot: Slot::Plus, name: "un rien".into(), value: 1 })
        }
        16 | 17 => chronicle.what_if_from(entry, Author::Gm),
        18 => chronicle.back_to_battle(Author::Gm),
        19 => chronicle.go_on_for_good(Author::Gm),
        14 => {
            let Some(ask) = chronicle.asks().first() else { return Ok(()) };
            chronicle.order(ask.name(), "repli", "c'est ainsi")
        }
        _ => {
            let stops = [StopAt::Side(Side::A), StopAt::Break, StopAt::Character];
            let mut conduct = Conduct::by_hand(rng.clone());
            chronicle.go_on_until(&stops[pick(rng, 3)..], &mut conduct).map(drop)
        }
    }
}

#[test]
fn the_table_and_the_journal_never_part() {
    let battles: u64 =
        std::env::var("MONTJOIE_FUZZ_BATTLES").ok().and_then(|n| n.parse().ok()).unwrap_or(12).min(2_000);
    let (mut refused, mut done, mut besides) = (0, 0, 0);
    for seed in 0..battles {
        let store = Memory::new(begin(montjoie_books::GAMES, FORD, None).expect("sound").header);
        let mut chronicle = Chronicle::with(montjoie_books::GAMES, Box::new(store.clone())).expect("it begins");
        let mut rng = Rng::of(seed, 99);
        for nth in 0..60 {
            let before = (picture(&chronicle), chronicle.journal().last());
            let (beside, battle) = (chronicle.in_what_if(), picture(chronicle.live()));
            match anything(&mut chronicle, &mut rng) {
                Ok(()) => done += 1,
                Err(trouble) => {
                    refused += 1;
                    assert!(
                        !matches!(trouble, Trouble::HeadMoved | Trouble::BadFact { .. }),
                        "{seed} {nth}: {trouble:?}"
                    );
                    let after = (picture(&chronicle), chronicle.journal().last());
                    assert_eq!(before, after, "{seed} {nth}: {trouble:?} changed something");
                }
            }
            // Whatever is done on a what-if, the battle is as it was.
            if beside && chronicle.in_what_if() {
                besides += 1;
                assert_eq!(picture(chronicle.live()), battle, "{seed} {nth}");
            }
            assert!(chronicle.now().refused.iter().all(|(key, _)| chronicle.inputs().answers.contains_key(key)));
        }
        let again = Chronicle::with(montjoie_books::GAMES, Box::new(store)).unwrap_or_else(|t| panic!("{seed}: {t:?}"));
        assert_eq!(picture(&again), picture(&chronicle), "{seed}");
        assert_eq!(picture(again.live()), picture(chronicle.live()), "{seed}");
        assert_eq!(again.what_if(), chronicle.what_if(), "{seed}");
        assert_eq!(again.previously(), chronicle.previously(), "{seed}");
        let bytes = chronicle.journal().write();
        assert_eq!(Journal::read(&bytes).expect("sound").journal, *chronicle.journal(), "{seed}");
        let parting = chronicle.replay(true).unwrap_or_else(|t| panic!("{seed}: {t:?}")).divergence;
        assert!(parting.is_none(), "{seed}: {parting:?}");
        let throws = |c: &Chronicle| {
            let is = |l: &std::sync::Arc<montjoie_chronicle::Line>| matches!(&l.said, montjoie_chronicle::Said::Item(i) if matches!(i.what, What::Throw { .. }));
            c.lines().iter().filter(|l| is(l)).count()
        };
        assert_eq!(throws(&again), throws(&chronicle), "{seed}: every die is told");
    }
    assert!(
        refused > 0 && done > refused && besides > 0,
        "{done} done, {refused} refused, {besides} beside the battle"
    );
}

#[test]
fn said_twice_is_said_once() {
    let mut chronicle = ford();
    let mut rng = Rng::of(1, 1);
    to_the_next_ask(&mut chronicle);
    while chronicle.asks().len() < 2 {
        handful(&mut chronicle, &mut rng);
        to_the_next_ask(&mut chronicle);
    }
    let ask = chronicle.asks()[0].clone();
    let answer = any_answer(&ask, &chronicle, &mut rng);
    chronicle.answer(ask.name(), answer.clone(), Author::Gm).expect("legal");
    let last = chronicle.journal().last();
    chronicle.answer(ask.name(), answer, Author::Gm).expect("a double tap");
    assert_eq!(chronicle.journal().last(), last, "nothing is doubled");
    assert_eq!(chronicle.if_at(last - 1).map(drop), Err(Trouble::HeadMoved));
    chronicle.if_at(last).expect("still there").note("voilà", Author::Gm).expect("words");
    fn moves_between_threads<T: Send>(_: &T) {}
    moves_between_threads(&chronicle);
}
