//! Going on until, looking back, and the word on resuming.

mod common;
use common::*;

use montjoie_chronicle::{Author, Chronicle, Conduct, Halt, Hand, Journal, Measure, Memory, Parting, StopAt};
use montjoie_game::Condition;
use montjoie_table::{Rng, Side, Want};

fn conduct(seed: u64) -> Conduct {
    let mut conduct = Conduct::by_hand(Rng::of(seed, 0));
    conduct.judgements = Hand::Program;
    conduct
}

#[test]
fn it_stops_where_a_round_ends_and_one_undo_takes_it_back() {
    let mut chronicle = ford();
    let mut conduct = conduct(1);
    let before = picture(&chronicle);
    for round in 1..3 {
        let halted = chronicle.go_on_until(&[StopAt::Round], &mut conduct).expect("plays");
        assert!(halted.why.contains(&Halt::Round(round)), "{:?}", halted.why);
        assert_eq!(chronicle.place().round, round + 1);
        assert!(!halted.lines.is_empty());
    }
    for _ in 1..3 {
        chronicle.undo(Measure::Act, Author::Gm).expect("one act");
    }
    assert_eq!(picture(&chronicle), before);
}

#[test]
fn it_stops_at_what_a_chosen_side_is_asked() {
    let mut chronicle = ford();
    let mut conduct = conduct(2);
    let mut rng = Rng::of(2, 2);
    for _ in 0..40 {
        let halted = chronicle.go_on_until(&[StopAt::Side(Side::A)], &mut conduct).expect("plays");
        match &halted.why[0] {
            Halt::Over(_) => return,
            Halt::Concerned(who) => {
                let fates = chronicle.fight().fates();
                assert_eq!(fates.iter().find(|f| f.subject == *who).map(|f| f.side), Some(Side::A));
            }
            Halt::Asked(ask) => {
                assert!(chronicle.asks().contains(ask));
                let fates = chronicle.fight().fates();
                for ask in chronicle.asks() {
                    let of = montjoie_game::side_of(ask.office, ask.key.of, &fates);
                    assert_eq!(of, Some(Side::A), "the South is led by the program: {ask:?}");
                }
                handful(&mut chronicle, &mut rng);
            }
            other => panic!("{other:?}"),
        }
    }
    panic!("the battle never ended");
}

#[test]
fn it_stops_when_a_unit_breaks_a_chief_falls_or_all_is_over() {
    let (mut broke, mut over) = (0, 0);
    for seed in 0..6 {
        let mut chronicle = ford();
        let mut conduct = conduct(seed);
        loop {
            let before = chronicle.fight().fates();
            let halted = chronicle.go_on_until(&[StopAt::Break, StopAt::Chief], &mut conduct).expect("plays");
            for why in &halted.why {
                match why {
                    Halt::Broke(who) => {
                        broke += 1;
                        let of = |f: &[montjoie_game::Fate]| f.iter().find(|f| f.subject == *who).map(|f| f.condition);
                        assert!(of(&before) < Some(Condition::Broken));
                        assert!(of(&chronicle.fight().fates()) >= Some(Condition::Broken));
                    }
                    Halt::ChiefFell(who) => assert!(chronicle.chiefs().contains(who)),
                    Halt::Over(outcome) => assert_eq!(chronicle.outcome(), Some(*outcome)),
                    other => panic!("{other:?}"),
                }
            }
            if matches!(halted.why.last(), Some(Halt::Over(_))) {
                over += 1;
                break;
            }
        }
    }
    assert!(broke > 3 && over == 6, "{broke} {over}");
}

#[test]
fn it_stops_for_a_character_and_for_a_judgement_left_to_the_gm() {
    let mut chronicle = ford();
    let mut hand = Conduct::by_hand(Rng::of(3, 0));
    let halted = chronicle.go_on_until(&[], &mut hand).expect("plays");
    let Halt::Asked(ask) = &halted.why[0] else { panic!("{:?}", halted.why) };
    assert!(matches!(ask.want, Want::Judgement(_)), "dice and orders are the program's, judgements are not: {ask:?}");
    let mut chronicle = ford();
    let halted = chronicle.go_on_until(&[StopAt::Character], &mut conduct(3)).expect("plays");
    let aude = chronicle.fight().names().find("aude").expect("the chief");
    let about = |why: &Halt| match why {
        Halt::Asked(ask) => ask.key.of == aude || ask.office == montjoie_table::Office::Holder(aude),
        Halt::Concerned(who) => *who == aude,
        Halt::Over(_) => true,
        _ => false,
    };
    assert!(halted.why.iter().any(about), "{:?}", halted.why);
    assert_eq!(chronicle.chiefs(), [aude]);
    let mut chronicle = ford();
    let archers = chronicle.fight().names().find("archers").expect("somebody");
    let halted = chronicle.go_on_until(&[StopAt::Who(archers)], &mut conduct(3)).expect("plays");
    assert!(matches!(&halted.why[0], Halt::Asked(ask) if ask.key.of == archers), "{:?}", halted.why);
}

#[test]
fn a_replay_finds_the_first_place_where_rules_and_facts_part() {
    let mut chronicle = ford();
    chronicle.advance(&mut Conduct::automatic(Rng::of(9, 0))).expect("plays");
    let replay = chronicle.replay(true).expect("sound");
    assert!(replay.divergence.is_none() && replay.steps > 5);
    // As if an older revision had judged otherwise: one throw of the file is not the one it was judged by.
    let text = String::from_utf8(chronicle.journal().write()).expect("text");
    let lines: Vec<&str> = text.lines().collect();
    let at = lines.iter().position(|l| l.contains("\"faces\":[")).expect("a throw");
    let digit = lines[at].find("\"faces\":[").expect("faces") + 9;
    let mut line = lines[at].to_owned();
    let face = line.as_bytes()[digit];
    line.replace_range(digit..=digit, if face == b'1' { "2" } else { "1" });
    let mut all: Vec<String> = lines.iter().map(|l| (*l).to_owned()).collect();
    all[at] = line;
    let journal = Journal::read((all.join("\n") + "\n").as_bytes()).expect("sound").journal;
    let other = Chronicle::with(montjoie_books::GAMES, Box::new(Memory::of(journal))).expect("facts are facts");
    let stand = |c: &Chronicle| (c.fight().hash(), c.place(), c.outcome());
    assert_eq!(stand(&other), stand(&chronicle), "the inputs are not judged again by themselves");
    assert!(other.replay(false).expect("sound").divergence.is_none(), "the facts hold together");
    let parting = other.replay(true).expect("sound").divergence.expect("another face, another wound");
    let Parting::Event { rule, stored, now, .. } = &parting.how else { panic!("{parting:?}") };
    assert!(rule.is_some_and(|r| r.0.starts_with("BX-")), "{parting:?}");
    assert_ne!(stored, now);
    assert_eq!(parting.place.round, 1);
    assert_eq!(parting.message().id, "chronicle-diverges-event");
}

#[test]
fn previously_says_where_things_stand() {
    let mut chronicle = ford();
    assert!(chronicle.previously().is_empty(), "nothing has happened yet");
    let mut conduct = conduct(4);
    chronicle.go_on_until(&[StopAt::Round], &mut conduct).expect("round 1");
    chronicle.note("Les loups rôdent.", Author::Gm).expect("words");
    chronicle.go_on_until(&[StopAt::Round], &mut conduct).expect("round 2");
    let recap = chronicle.previously();
    let ids: Vec<&str> = recap.iter().map(|m| m.id).collect();
    assert_eq!(ids[0], "chronicle-previously-round");
    assert!(ids.contains(&"chronicle-previously-note"), "{ids:?}");
    assert!(ids.contains(&"chronicle-previously-losses") || ids.contains(&"chronicle-previously-state"), "{ids:?}");
    assert!(ids.len() < 16, "short");
    let journal = Journal::read(&chronicle.journal().write()).expect("sound").journal;
    let again = Chronicle::with(montjoie_books::GAMES, Box::new(Memory::of(journal))).expect("opens");
    assert_eq!(again.previously(), recap, "the same after a power cut");
    chronicle.advance(&mut Conduct::automatic(Rng::of(1, 1))).expect("to the end");
    assert_eq!(chronicle.previously().last().map(|m| m.id), Some("chronicle-halt-over"));
}
