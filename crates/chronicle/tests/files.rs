//! Journals as files: power cuts, damage, newer programs, two writers.

mod common;
use common::*;

use montjoie_chronicle::{
    Author, Caveat, Chronicle, Conduct, Damage, Entry, Given, Header, Journal, Measure, Memory, Read, Store, Trouble,
    begin,
};
use montjoie_table::Rng;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A folder of this test's own, empty.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder for the test");
    folder
}

fn header() -> Header {
    begin(montjoie_books::GAMES, FORD, None).expect("sound").header
}

/// Some moves, an undo and a branch: bytes of a journal, with where it stood after each confirmation.
fn played(name: &str) -> (PathBuf, Vec<(usize, String)>) {
    let path = folder(name).join("bataille.montjoie");
    let mut chronicle = Chronicle::create(montjoie_books::GAMES, &path, FORD, None).expect("a new file");
    let mut rng = Rng::of(11, 0);
    let mut stood = Vec::new();
    let mut stop = |c: &Chronicle| {
        let long = std::fs::metadata(&path).expect("the file").len();
        stood.push((usize::try_from(long).expect("small"), picture(c)));
    };
    stop(&chronicle);
    for i in 0..9 {
        match i {
            4 => drop(chronicle.undo(Measure::Act, Author::Gm).expect("undo")),
            6 => chronicle.note("à la lueur des torches", Author::Gm).expect("note"),
            _ if chronicle.asks().is_empty() => to_the_next_ask(&mut chronicle),
            _ => handful(&mut chronicle, &mut rng),
        }
        stop(&chronicle);
    }
    (path, stood)
}

#[test]
fn a_cut_at_any_byte_loses_at_most_what_was_not_confirmed() {
    let (path, stood) = played("cut");
    let whole = std::fs::read(&path).expect("the file");
    assert_eq!(whole.len(), stood.last().expect("stops").0);
    let cut = path.with_extension("cut");
    let header = stood[0].0;
    // Every byte is a place where the power may go; debug builds look closely at the ends and in passing at the rest.
    let ends: Vec<usize> = stood.iter().map(|(long, _)| *long).collect();
    let near = |n: usize| ends.iter().any(|end| n.abs_diff(*end) < 4);
    let every: usize = if std::env::var_os("MONTJOIE_FUZZ_BATTLES").is_some() { 1 } else { 61 };
    for long in (0..=whole.len()).filter(|n| near(*n) || n % every == 0) {
        std::fs::write(&cut, &whole[..long]).expect("a cut file");
        let opened = Chronicle::open(montjoie_books::GAMES, &cut);
        if long < header - 1 {
            let trouble = opened.err().expect("no battle without its first line");
            assert!(matches!(trouble, Trouble::TornHeader | Trouble::NotAJournal), "{trouble:?}");
            assert_eq!(std::fs::read(&cut).expect("the file").len(), long, "nothing is touched");
            continue;
        }
        let mut opened = opened.unwrap_or_else(|t| panic!("cut at {long}: {t:?}"));
        // The line's end is part of what is written; a line that is whole but for it counts.
        let (_, confirmed) = stood.iter().rev().find(|(end, _)| long + 1 >= *end).expect("at least the start");
        assert_eq!(&picture(&opened), confirmed, "cut at {long}");
        let whole_lines = ends.iter().any(|end| long == *end || long + 1 == *end);
        let torn = opened.notices().any(|n| matches!(n, Caveat::Torn { .. }));
        assert_eq!(torn, !whole_lines, "cut at {long}");
        assert_eq!(std::fs::read(&cut).expect("the file").len(), long, "opening touches nothing");
        if near(long) {
            opened.note("on reprend", Author::Gm).expect("it goes on");
            let again = Chronicle::open(montjoie_books::GAMES, &cut).expect("sound");
            assert_eq!((again.head(), again.notices().count()), (opened.head(), 0));
        }
    }
}

#[test]
fn a_damaged_line_is_told_with_its_number_and_nothing_is_touched() {
    let (path, _) = played("damage");
    let whole = std::fs::read_to_string(&path).expect("the file");
    let lines: Vec<&str> = whole.lines().collect();
    let with = |line: usize, text: &str| {
        let mut all: Vec<String> = lines.iter().map(|l| (*l).to_owned()).collect();
        all[line - 1] = text.to_owned();
        all.join("\n") + "\n"
    };
    let open = |text: &str| {
        std::fs::write(&path, text).expect("written");
        let trouble = Chronicle::open(montjoie_books::GAMES, &path).err().expect("it cannot be opened");
        assert_eq!(std::fs::read_to_string(&path).expect("the file"), text, "nothing is overwritten");
        trouble
    };
    assert!(matches!(open(&with(3, "{\"id\":2,")), Trouble::Damaged { line: 3, why: Damage::NoEntry(_) }));
    assert!(matches!(open(&with(2, "[]")), Trouble::Damaged { line: 2, why: Damage::NoEntry(_) }));
    let same = lines[1];
    assert!(matches!(open(&with(3, same)), Trouble::Damaged { line: 3, why: Damage::Order(_) }));
    let orphan = r#"{"id":9000,"parent":8999,"author":"gm","body":{"note":{"text":"?"}}}"#;
    assert!(matches!(open(&with(3, orphan)), Trouble::Damaged { line: 3, why: Damage::Parent(8999) }));
    let unknown = r#"{"id":9000,"parent":0,"author":"gm","body":{"omen":{"of":"crows"}}}"#;
    assert_eq!(open(&with(3, unknown)), Trouble::UnknownKind { line: 3, kind: "omen".into() });
    let newer = lines[0].replacen("\"format\":1", "\"format\":2", 1);
    assert_eq!(open(&with(1, &newer)), Trouble::Newer { format: 2, ours: 1 });
    let foreign = lines[0].replacen("\"ruleset\":\"bx\"", "\"ruleset\":\"dés-en-mousse\"", 1);
    assert_eq!(open(&with(1, &foreign)), Trouble::UnknownRuleset("dés-en-mousse".into()));
    assert_eq!(open("un poème\n"), Trouble::NotAJournal);
    assert_eq!(open(""), Trouble::NotAJournal);
    assert_eq!(open("{\"montjoie\":\"scenario\",\"format\":1}\n"), Trouble::NotAJournal);
}

#[test]
fn facts_are_held_against_their_hash() {
    let (path, _) = played("hash");
    let whole = std::fs::read_to_string(&path).expect("the file");
    let at = whole.find("\"hash\":\"").expect("a closed step") + 8;
    let mut wrong = whole.clone();
    wrong.replace_range(at..at + 16, "0123456789abcdef");
    std::fs::write(&path, &wrong).expect("written");
    let trouble = Chronicle::open(montjoie_books::GAMES, &path).err().expect("damage");
    assert!(matches!(trouble, Trouble::HashDiffers { .. }), "{trouble:?}");
    // The same by another revision is only worth a notice: the facts stand.
    let game = montjoie_books::GAMES.iter().find(|game| game.info().id == "bx").expect("a ruleset");
    let now = game.info().revision;
    let older = wrong.replace(&format!("\"revision\":{now}"), "\"revision\":0");
    std::fs::write(&path, &older).expect("written");
    let opened = Chronicle::open(montjoie_books::GAMES, &path).expect("facts are facts");
    let notices: Vec<&Caveat> = opened.notices().collect();
    assert!(notices.contains(&&Caveat::Revised { theirs: 0, ours: now }), "{notices:?}");
    assert!(
        notices.iter().any(|n| matches!(n, Caveat::HashDiffers { theirs: 0, ours, .. } if *ours == now)),
        "{notices:?}"
    );
    let garbled = whole.replacen("\"hash\":\"", "\"hash\":\"zz", 1);
    assert!(matches!(Journal::read(garbled.as_bytes()), Err(Trouble::Damaged { .. })));
}

#[test]
fn a_damaged_journal_can_still_be_looked_at() {
    let (path, _) = played("look");
    let whole = std::fs::read_to_string(&path).expect("the file");
    // Somebody made a wound a little lighter: the line reads well, and is not what happened.
    let at = whole.rfind("\"events\":[{\"hurt\"").or_else(|| whole.find("\"events\":[")).expect("a closed step") + 10;
    let end = at + whole[at..].find(']').expect("the end of the events");
    let mut wrong = whole.clone();
    wrong.replace_range(at..end, "{\"step\":\"moral\"}");
    std::fs::write(&path, &wrong).expect("written");
    assert!(
        matches!(Chronicle::open(montjoie_books::GAMES, &path), Err(Trouble::HashDiffers { .. })),
        "not to be played on"
    );
    let looked = Chronicle::inspect(montjoie_books::GAMES, &path).expect("to be looked at");
    assert!(looked.notices().any(|n| matches!(n, Caveat::Damaged { .. })));
    let parting = looked.replay(true).expect("facts can be laid").divergence.expect("other facts");
    assert!(matches!(parting.how, montjoie_chronicle::Parting::Event { rule: Some(_), .. }), "{parting:?}");
    let parting = looked.replay(false).expect("facts can be laid").divergence.expect("another hash");
    assert!(matches!(parting.how, montjoie_chronicle::Parting::Hash { .. }), "{parting:?}");
    assert_eq!(std::fs::read_to_string(&path).expect("the file"), wrong, "looking changes nothing");
}

#[test]
fn an_event_that_cannot_be_is_told_with_its_entry() {
    let (path, _) = played("event");
    let whole = std::fs::read_to_string(&path).expect("the file");
    let at = whole.find("\"events\":[").expect("a closed step") + 10;
    let mut wrong = whole.clone();
    wrong.insert_str(at, "{\"lost\":{\"unit\":\"#u77\",\"damage\":800}},");
    std::fs::write(&path, &wrong).expect("written");
    let trouble = Chronicle::open(montjoie_books::GAMES, &path).err().expect("nobody is #u77");
    assert!(matches!(trouble, Trouble::BadFact { index: 0, revisions: None, .. }), "{trouble:?}");
}

#[test]
fn a_new_journal_never_overwrites_a_file() {
    let path = folder("exists").join("b.montjoie");
    std::fs::write(&path, "précieux").expect("written");
    assert_eq!(Chronicle::create(montjoie_books::GAMES, &path, FORD, None).err(), Some(Trouble::Exists));
    assert_eq!(std::fs::read_to_string(&path).expect("the file"), "précieux");
    let nowhere = folder("exists").join("no/such/folder/b.montjoie");
    assert!(matches!(Chronicle::create(montjoie_books::GAMES, &nowhere, FORD, None), Err(Trouble::Missing)));
    assert!(matches!(
        Chronicle::create(montjoie_books::GAMES, &folder("exists").join("c"), "ruleset = 3", None),
        Err(Trouble::Scenario(_))
    ));
    assert!(!folder("exists").join("c").exists(), "a scenario with problems makes no file");
}

#[test]
fn two_writers_lose_nothing() {
    let path = folder("two").join("b.montjoie");
    let mut one = Chronicle::create(montjoie_books::GAMES, &path, FORD, None).expect("a new file");
    let mut two = Chronicle::open(montjoie_books::GAMES, &path).expect("the same file");
    let mut rng = Rng::of(3, 0);
    to_the_next_ask(&mut one);
    let late = two.note("trop tard", Author::Gm);
    if one.head() == 0 {
        late.expect("nobody wrote before");
    } else {
        assert_eq!(late, Err(Trouble::HeadMoved));
    }
    two.refresh().expect("read again");
    one.refresh().expect("read again");
    assert_eq!(picture(&one), picture(&two));
    let ask = one.asks()[0].clone();
    let answer = any_answer(&ask, &one, &mut rng);
    let other = any_answer(&ask, &two, &mut rng);
    one.answer(ask.name(), answer.clone(), Author::Gm).expect("first");
    assert_eq!(two.answer(ask.name(), other, Author::Gm), Err(Trouble::HeadMoved), "the loser is told");
    assert_eq!(picture(&two), picture(&one), "and sees what the winner wrote");
    // Turn by turn, and an undo by one while the other answers.
    for _ in 0..6 {
        for (writer, reader) in [(true, false), (false, true)] {
            let (a, b) = if writer && !reader { (&mut one, &mut two) } else { (&mut two, &mut one) };
            a.refresh().expect("read again");
            if a.asks().is_empty() {
                a.advance(&mut by_hand()).expect("plays on");
            } else {
                handful(a, &mut rng);
            }
            let undone = b.undo(Measure::Act, Author::Gm);
            assert_eq!(undone.err(), Some(Trouble::HeadMoved));
        }
    }
    one.refresh().expect("read again");
    two.refresh().expect("read again");
    assert_eq!(picture(&one), picture(&two));
    let read = Journal::read(&std::fs::read(&path).expect("the file")).expect("sound");
    assert_eq!(read.journal, *one.journal());
    assert!(read.notices.is_empty());
}

#[test]
fn a_long_automatic_battle_is_one_write_and_survives() {
    let path = folder("auto").join("b.montjoie");
    let mut chronicle = Chronicle::create(montjoie_books::GAMES, &path, FORD, None).expect("a new file");
    let mut conduct = Conduct::automatic(Rng::of(21, 0));
    chronicle.advance(&mut conduct).expect("plays");
    assert!(chronicle.outcome().is_some());
    let again = Chronicle::open(montjoie_books::GAMES, &path).expect("sound");
    assert_eq!(picture(&again), picture(&chronicle));
    assert!(again.replay(true).expect("sound").divergence.is_none());
    // Half of what was written together is none of it.
    let bytes = std::fs::read(&path).expect("the file");
    let half = Journal::read(&bytes[..bytes.len() / 2]).expect("a cut");
    assert_eq!(half.journal.last(), 0);
    assert_eq!(half.notices.len(), 1);
}

/// A disk that is full from some moment on.
struct Full {
    inside: Memory,
    full: Arc<AtomicBool>,
}

impl Store for Full {
    fn load(&mut self) -> Result<Read, Trouble> {
        self.inside.load()
    }

    fn append(&mut self, last: u64, entries: &[Entry]) -> Result<(), Trouble> {
        if self.full.load(Ordering::Relaxed) {
            return Err(Trouble::Io("no space left".into()));
        }
        self.inside.append(last, entries)
    }
}

#[test]
fn what_could_not_be_written_did_not_happen() {
    let (inside, full) = (Memory::new(header()), Arc::new(AtomicBool::new(false)));
    let store = Full { inside: inside.clone(), full: Arc::clone(&full) };
    let mut chronicle = Chronicle::with(montjoie_books::GAMES, Box::new(store)).expect("it begins");
    to_the_next_ask(&mut chronicle);
    let before = picture(&chronicle);
    full.store(true, Ordering::Relaxed);
    let mut rng = Rng::of(1, 0);
    let ask = chronicle.asks()[0].clone();
    let answer = any_answer(&ask, &chronicle, &mut rng);
    let unwritten = Err(Trouble::Io("no space left".into()));
    assert_eq!(chronicle.answer(ask.name(), answer.clone(), Author::Gm), unwritten);
    assert_eq!(chronicle.note("?", Author::Gm), unwritten);
    assert!(chronicle.advance(&mut Conduct::automatic(rng)).is_err());
    assert_eq!(picture(&chronicle), before);
    full.store(false, Ordering::Relaxed);
    chronicle.answer(ask.name(), answer, Author::Gm).expect("there is room again");
    assert_eq!(inside.journal(), *chronicle.journal());
}

#[test]
fn a_journal_reads_as_it_writes() {
    let (path, _) = played("round");
    let bytes = std::fs::read(&path).expect("the file");
    let read = Journal::read(&bytes).expect("sound");
    assert_eq!(read.sound, bytes.len());
    assert_eq!(read.journal.write(), bytes);
    assert_eq!(read.journal.header, header());
    let windows = String::from_utf8(bytes).expect("text").replace('\n', "\r\n");
    assert_eq!(Journal::read(format!("\u{feff}{windows}").as_bytes()).expect("sound").journal, read.journal);
    let given = Given::new(
        montjoie_table::KeyName {
            rule: "X".into(),
            of: montjoie_table::Subject::NOBODY,
            to: montjoie_table::Subject::NOBODY,
            nth: 0,
        },
        montjoie_table::Answer::Value(2),
    );
    assert_eq!(
        serde_json::to_string(&given).expect("JSON"),
        r##"{"key":{"rule":"X","of":"#-","to":"#-","nth":0},"answer":{"value":2}}"##
    );
}
