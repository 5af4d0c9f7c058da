//! What a typed die costs: its step is played once to take it, and once to see who is asked next.
#![allow(missing_docs, clippy::unwrap_used)]

use montjoie_books::GAMES;
use montjoie_chronicle::{Author, Chronicle, Conduct, Playing};
use montjoie_table::{Answer, Rng, Want, faces_of};

/// The answer a person might give: dice thrown, the first that is offered, the default.
fn some(ask: &montjoie_table::Ask, names: &montjoie_game::Names, rng: &mut Rng) -> Answer {
    match &ask.want {
        Want::Throw { dice, .. } => Answer::Faces(faces_of(rng, *dice)),
        Want::Choice(tokens) => Answer::Choice(tokens[0].words(names)),
        Want::Judgement(judgement) => Answer::Value(judgement.usual),
    }
}

/// Every answer of whole battles by hand: two runs of its step at most, and what is shown is what a fresh look shows.
#[test]
fn a_typed_die_runs_its_step_at_most_twice() {
    for game in GAMES {
        let id = game.info().id;
        let mut chronicle = Chronicle::in_memory(GAMES, game.samples()[0].1, None).unwrap();
        let (mut rng, mut conduct) = (Rng::of(3, 0), Conduct::by_hand(Rng::of(4, 0)));
        chronicle.advance(&mut conduct).unwrap();
        let (mut dice, mut worst) = (0, 0);
        for answered in 0..120 {
            if chronicle.scene() == Playing::Over || dice == 20 {
                break;
            }
            let Some(ask) = chronicle.asks().first().cloned() else { break };
            let answer = some(&ask, chronicle.fight().names(), &mut rng);
            let (before, stood) = (chronicle.runs(), chronicle.fight().hash());
            chronicle.answer(ask.name(), answer, Author::Gm).unwrap();
            chronicle.advance(&mut conduct).unwrap();
            chronicle.heed(&conduct);
            let _ = chronicle.now();
            // A step that closed was played once; what it opened is another step.
            if chronicle.fight().hash() == stood {
                worst = worst.max(chronicle.runs() - before);
            }
            dice += u32::from(matches!(ask.want, Want::Throw { .. }));
            if answered % 8 != 0 {
                continue;
            }
            let again = Chronicle::inspect_bytes(GAMES, &chronicle.journal().write());
            let shown = again.map(|mut again| {
                again.heed(&conduct);
                format!("{:?}", again.now())
            });
            assert_eq!(format!("{:?}", chronicle.now()), shown.unwrap(), "{id}: what is shown is what is so");
        }
        println!("{id}: {dice} dice, at most {worst} runs of a step for one answer");
        assert!(dice > 0 && worst <= 2, "{id}: {worst}");
    }
}
