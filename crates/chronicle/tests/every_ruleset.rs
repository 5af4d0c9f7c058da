//! The shipped scenarios of every ruleset: the chronicle knows none of them by name.

mod common;
use common::{one_move, picture};

use montjoie_chronicle::{Author, Chronicle, Conduct, Hand, Hands, JsonLines, Measure, Memory, Said, StopAt, begin};
use montjoie_game::{Offers, What};
use montjoie_table::{Answer, Ask, Kind, Rng, Rule, Subject, Want};
use std::collections::BTreeMap;
use std::path::PathBuf;

/// The scenarios of the repository: folder of the ruleset, text.
fn shipped() -> Vec<(PathBuf, String)> {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
    let mut all = Vec::new();
    for folder in std::fs::read_dir(&root).expect("the scenarios").flatten() {
        // A ruleset that is not offered yet may have its scenarios already.
        let offered = folder
            .file_name()
            .to_str()
            .is_some_and(|id| montjoie_game::game_named(montjoie_books::GAMES, id).is_some());
        let Ok(files) = std::fs::read_dir(folder.path()) else { continue };
        if !offered {
            continue;
        }
        let toml = files.flatten().map(|f| f.path()).filter(|p| p.extension().is_some_and(|e| e == "toml"));
        all.extend(toml.map(|path| (path.clone(), std::fs::read_to_string(&path).expect("text"))));
    }
    all.sort();
    assert!(!all.is_empty());
    all
}

#[test]
fn a_shipped_battle_goes_forth_and_back_and_is_judged_the_same_again() {
    for (path, text) in shipped() {
        let name = path.display();
        let header = begin(montjoie_books::GAMES, &text, None).unwrap_or_else(|t| panic!("{name}: {t:?}")).header;
        let store = Memory::new(header);
        let mut chronicle =
            Chronicle::with(montjoie_books::GAMES, Box::new(store.clone())).unwrap_or_else(|t| panic!("{name}: {t:?}"));
        let start = picture(&chronicle);
        let mut conduct = Conduct::by_hand(Rng::of(17, 0));
        conduct.judgements = Hand::Program;
        let mut rng = Rng::of(18, 0);
        // By the program to the end of a round, some answers by hand, and by the program again.
        chronicle.go_on_until(&[StopAt::Round], &mut conduct).unwrap_or_else(|t| panic!("{name}: {t:?}"));
        for _ in 0..24 {
            one_move(&mut chronicle, &mut rng);
        }
        chronicle.go_on_until(&[StopAt::Round], &mut conduct).unwrap_or_else(|t| panic!("{name}: {t:?}"));
        let end = picture(&chronicle);
        let parting = chronicle.replay(true).unwrap_or_else(|t| panic!("{name}: {t:?}")).divergence;
        assert!(parting.is_none(), "{name}: {parting:?}");
        let again = Chronicle::with(montjoie_books::GAMES, Box::new(store)).unwrap_or_else(|t| panic!("{name}: {t:?}"));
        assert_eq!(picture(&again), end, "{name}");
        assert_eq!(again.previously(), chronicle.previously(), "{name}");
        let mut lines = JsonLines::new();
        for line in chronicle.lines() {
            for value in lines.line(line, chronicle.fight().names()) {
                assert!(!value.to_string().contains("\"#u"), "{name}: everybody by the scenario's id: {value}");
            }
        }
        while chronicle.undo(Measure::Act, Author::Gm).is_ok() {}
        assert_eq!(picture(&chronicle), start, "{name}: back at the start");
        while chronicle.redo(Measure::Act, Author::Gm).is_ok() {}
        assert_eq!(picture(&chronicle), end, "{name}: and forth again");
    }
}

/// How a battle of the program's goes when somebody wants to be asked: what was asked though it might be left, and what was heard of it,
/// given or not.
fn judged(text: &str, offered: Offers) -> (Vec<Ask>, Vec<(Rule, Subject, bool)>, Chronicle) {
    let mut chronicle = Chronicle::in_memory(montjoie_books::GAMES, text, None).expect("it opens");
    let mut conduct = Conduct::automatic(Rng::of(5, 0));
    (conduct.judgements, conduct.offered) = (Hand::Person, offered);
    let mut asked = Vec::new();
    loop {
        chronicle.advance(&mut conduct).expect("written");
        let open = chronicle.asks().to_vec();
        if open.is_empty() || chronicle.place().round > 2 {
            break;
        }
        for ask in open {
            let Want::Judgement(judgement) = &ask.want else { panic!("the program sees to {ask:?}") };
            chronicle.answer(ask.name(), Answer::Value(judgement.usual), Author::Gm).expect("as usual");
            if !judgement.waits {
                asked.push(ask);
            }
        }
    }
    let heard = chronicle.lines().iter().filter_map(|line| match &line.said {
        Said::Item(item) => match &item.what {
            What::Judgement { judgement, given, head, .. }
                if !judgement.waits && judgement.range.clone().count() > 1 =>
            {
                Some((item.rule, head.key.of, *given))
            }
            _ => None,
        },
        _ => None,
    });
    let heard = heard.collect();
    (asked, heard, chronicle)
}

/// No step closes over a judgement that is only offered, unless somebody chose so.
#[test]
fn judgements_that_are_only_offered_are_within_reach_in_every_ruleset() {
    let mut asked_by: BTreeMap<&str, usize> = BTreeMap::new();
    for (path, text) in shipped() {
        let name = path.display();
        let (asked, heard, chronicle) = judged(&text, Offers::Always);
        assert!(heard.iter().all(|(.., given)| *given), "{name}: a step closed over {heard:?}");
        *asked_by.entry(chronicle.fight().info().id).or_default() += asked.len();
        let (asked, heard, _) = judged(&text, Offers::Never);
        assert!(asked.is_empty() && heard.iter().all(|(.., given)| !given), "{name}: {asked:?}");
        let (asked, heard, chronicle) = judged(&text, Offers::Players);
        let players = chronicle.players();
        if players.is_empty() {
            assert!(heard.iter().all(|(.., given)| *given), "{name}: all, where there is no player");
        }
        for player in players {
            assert!(heard.iter().all(|(_, of, given)| of != player || *given), "{name}: {heard:?}");
        }
        let fight = chronicle.fight();
        let theirs = |ask: &Ask| {
            let near = |who: Subject| {
                let with = |player: &Subject| *player == who || fight.within(*player).contains(&who);
                players.iter().any(with) || fight.within(who).iter().any(|above| players.contains(above))
            };
            let common = !matches!(ask.key.of.kind(), Kind::Unit(_) | Kind::Character(_) | Kind::Army(_));
            players.is_empty() || common || near(ask.key.of) || near(ask.key.to)
        };
        // Officers go from unit to unit in the first rounds of some battles; ids stay.
        assert!(asked.iter().filter(|ask| !theirs(ask)).count() * 4 <= asked.len(), "{name}");
    }
    assert!(asked_by.len() >= 4 && asked_by.values().all(|n| *n > 0), "{asked_by:?}");
}

/// Where players play somebody, only these ask the table, from the first moment; one word gives everybody back.
#[test]
fn only_those_whom_players_play_ask_the_table() {
    for (path, text) in shipped() {
        let name = path.display();
        let mut chronicle = Chronicle::in_memory(montjoie_books::GAMES, &text, None).expect("it opens");
        let mut conduct = Conduct::by_hand(Rng::of(5, 0));
        conduct.take_up(&chronicle);
        conduct.offered = Offers::Never;
        assert_eq!(conduct.focus, !chronicle.players().is_empty(), "{name}");
        if !conduct.focus {
            continue;
        }
        let mut asks = 0;
        for _ in 0..12 {
            chronicle.advance(&mut conduct).expect("written");
            let players = chronicle.players().to_vec();
            for ask in chronicle.asks() {
                let fight = chronicle.fight();
                let holder = match ask.office {
                    montjoie_table::Office::Holder(who) => who,
                    _ => Subject::NOBODY,
                };
                let theirs = |who: Subject| {
                    players.iter().any(|player| *player == who || fight.within(*player).contains(&who))
                        || fight.within(who).iter().any(|above| players.contains(above))
                };
                let judgement = matches!(ask.want, Want::Judgement(_));
                assert!(judgement || theirs(ask.key.of) || theirs(holder), "{name}: {ask:?}");
                asks += 1;
            }
            chronicle.go_on_until(&[StopAt::Round], &mut conduct).expect("written");
        }
        assert!(asks > 0, "{name}: nobody was asked");
        conduct.focus = false;
        assert_eq!(conduct.sides, [Hands::default(); 2], "{name}");
    }
}
