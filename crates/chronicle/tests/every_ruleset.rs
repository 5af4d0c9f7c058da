//! The shipped scenarios of every ruleset: the chronicle knows none of them by name.

mod common;
use common::{one_move, picture};

use montjoie_chronicle::{Author, Chronicle, Conduct, Hand, JsonLines, Measure, Memory, Stop, begin};
use montjoie_table::Rng;
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
        chronicle.go_on_until(&[Stop::Round], &mut conduct).unwrap_or_else(|t| panic!("{name}: {t:?}"));
        for _ in 0..24 {
            one_move(&mut chronicle, &mut rng);
        }
        chronicle.go_on_until(&[Stop::Round], &mut conduct).unwrap_or_else(|t| panic!("{name}: {t:?}"));
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
