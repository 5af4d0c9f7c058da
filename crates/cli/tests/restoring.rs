//! Our own words, followed to the letter: a file of battles is spoiled in every way we know, `montjoie` is run, and the very line it
//! prints is handed to a shell.
#![cfg(unix)]
#![allow(missing_docs)]

mod common;

use common::table::{Folder, Gm, battles, open, refused};
use common::{Ran, montjoie, root, run};
use montjoie_books::GAMES;
use montjoie_chronicle::{Author, Chronicle, Conduct, Journal, Shelf, begin};
use montjoie_table::Rng;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

type Battles = BTreeMap<String, Vec<u8>>;
/// Files of a folder: where, and what is in them.
type Files<'a> = Vec<(&'a str, &'a [u8])>;

const FILE: &str = "montjoie.sqlite";
const LOG: &str = "montjoie.sqlite-wal";
const COPY: &str = "copies/montjoie-2026-11-15.sqlite";
const OLDER: &str = "copies/montjoie-2026-11-14.sqlite";

/// What one evening leaves behind, made once for every way to spoil it.
struct Evening {
    /// The file when the evening began.
    began: Vec<u8>,
    /// The file and its log when the power was cut late in the evening, much of it folded in before.
    cut: [Vec<u8>; 2],
    /// The file as a clean close leaves it.
    closed: Vec<u8>,
    /// The copy of that day, and one of the day before.
    copy: Vec<u8>,
    older: Vec<u8>,
    /// What the copy of that day holds.
    copied: Battles,
}

fn read(path: &Path) -> Vec<u8> {
    std::fs::read(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

fn play(shelf: &Shelf, lines: u32) {
    for game in GAMES {
        let mut chronicle =
            Chronicle::with(montjoie_books::GAMES, Box::new(shelf.battle(game.info().id))).expect("a battle");
        for n in 0..lines {
            chronicle.note(&format!("line {n} that somebody wrote"), Author::Gm).expect("it is kept");
        }
    }
}

fn evening() -> &'static Evening {
    static ONE: OnceLock<Evening> = OnceLock::new();
    ONE.get_or_init(an_evening)
}

fn an_evening() -> Evening {
    let folder = Folder::new("restoring-evening");
    let at = |name: &str| folder.file(name);
    let sit = || Shelf::open(&folder.0.0).expect("a shelf");
    let shelf = sit();
    for game in GAMES {
        let begun = begin(GAMES, game.samples()[0].1, None).expect("a sample");
        let name = (format!("{} fr", game.info().id), format!("{} en", game.info().id));
        shelf.add(game.info().id, &name, &Journal::new(begun.header)).expect("it is kept");
    }
    shelf.back_up("2026-11-14").expect("a copy");
    for game in GAMES {
        let mut chronicle =
            Chronicle::with(montjoie_books::GAMES, Box::new(shelf.battle(game.info().id))).expect("a battle");
        chronicle.advance(&mut Conduct::automatic(Rng::of(4, 0))).expect("it goes on");
    }
    play(&shelf, 10);
    shelf.back_up("2026-11-15").expect("a copy");
    shelf.close().expect("it closes");
    let began = read(&at(FILE));
    let copied = battles(&folder.0.0);
    // Much is played and folded in, then more is.
    let shelf = sit();
    play(&shelf, 60);
    shelf.close().expect("it closes");
    let shelf = sit();
    play(&shelf, 30);
    let cut = [FILE, LOG].map(|name| read(&at(name)));
    shelf.close().expect("it closes");
    let (copy, older) = (read(&at(COPY)), read(&at(OLDER)));
    Evening { began, cut, closed: read(&at(FILE)), copy, older, copied }
}

/// A data folder with these files in it, under a name that a shell would take apart.
fn spoiled(name: &str, files: &[(&str, &[u8])]) -> Folder {
    let folder = Folder::new(&format!("restoring l'été {name}"));
    for (name, bytes) in files {
        let file = folder.file(name);
        std::fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
        std::fs::write(file, bytes).expect("a file");
    }
    folder
}

/// The files in place and what SQLite lays beside them, byte for byte.
fn in_place(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let all = std::fs::read_dir(folder).expect("a folder").map(|f| f.expect("a file").path());
    let ours = all.filter(|f| f.is_file() && f.extension().is_some_and(|e| e != "lock"));
    ours.map(|f| (f.file_name().expect("a name").to_string_lossy().into_owned(), read(&f))).collect()
}

/// Does what a line says, in a shell, where `montjoie` was run.
fn shell(line: &str) -> Ran {
    let quiet = montjoie();
    let mut command = Command::new("sh");
    command.args(["-c", line]).current_dir(root());
    for (name, value) in quiet.get_envs() {
        match value {
            Some(value) => command.env(name, value),
            None => command.env_remove(name),
        };
    }
    let done = command.output().expect("a shell");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("text");
    Ran { code: done.status.code().unwrap_or(-1), out: text(done.stdout), err: text(done.stderr) }
}

/// The one command line that was printed to be typed.
fn to_type(ran: &Ran) -> String {
    let said = format!("{}\n{}", ran.out, ran.err);
    let lines: Vec<&str> = said.lines().filter(|l| l.starts_with("  ") && l.contains(" restore ")).collect();
    assert_eq!(lines.len(), 1, "one line to be typed: {said}");
    lines[0].trim().to_owned()
}

/// Runs `montjoie` on a folder, does what it says, and finds everything of the copy, and everything that was there set aside.
fn follow(name: &str, lang: &str, files: &[(&str, &[u8])], copied: &Battles) {
    let folder = spoiled(&format!("{name} {lang}"), files);
    let before = in_place(&folder.0.0);
    let refused = refused(&["--port", "0", "--no-open", "--lang", lang, "--data", folder.path()]);
    assert_eq!(refused.code, 1, "{name}: {}{}", refused.out, refused.err);
    assert!(in_place(&folder.0.0) == before, "{name}: something was written");
    assert!(!refused.err.contains("montjoie-2026-11-14"), "{name}: not the newest sound copy: {}", refused.err);
    let line = to_type(&refused);
    let done = shell(&line);
    assert_eq!(done.code, 0, "{name}: {line}\n{}{}", done.out, done.err);
    let aside = std::fs::read_dir(folder.file("aside")).expect("a folder").next().expect("one").expect("one").path();
    assert!(done.out.contains(aside.to_str().expect("a path")), "{name}: where it lies is told: {}", done.out);
    assert!(in_place(&aside) == before, "{name}: set aside, byte for byte");
    assert!(&battles(&folder.0.0) == copied, "{name}: everything of the copy is there");
    // And the line it ends with opens the table.
    let open_it = done.out.lines().last().expect("a line").trim().to_owned();
    assert!(open_it.contains(" serve --data "), "{name}: {open_it}");
}

#[test]
fn what_the_program_says_restores_a_copy_in_every_damage_we_know() {
    let e = evening();
    let [main, log] = &e.cut;
    let mut flipped = e.closed.clone();
    // A bit in the head of every page but the first.
    flipped.chunks_mut(4096).skip(1).for_each(|page| page[0] ^= 0x40);
    let mut newer = e.closed.clone();
    newer[60..64].copy_from_slice(&99u32.to_be_bytes());
    let spoiled_copy = &e.copy[..e.copy.len() / 3];
    let all: [(&str, Files<'_>); 14] = [
        ("the copy laid over the file, the log beside it", vec![(FILE, &e.copy), (LOG, log)]),
        ("an old file laid over the file, the log beside it", vec![(FILE, &e.began), (LOG, log)]),
        ("flipped bits", vec![(FILE, &flipped)]),
        ("flipped bits under a log", vec![(FILE, &flipped), (LOG, log)]),
        ("a short file", vec![(FILE, &e.closed[..e.closed.len() / 2])]),
        ("a file without its last bytes", vec![(FILE, &e.closed[..e.closed.len() - 100])]),
        ("a short file under a log", vec![(FILE, &main[..4096]), (LOG, log)]),
        ("a short log that was folded in", vec![(FILE, &e.closed), (LOG, &log[..log.len() / 2])]),
        ("a newer layout", vec![(FILE, &newer)]),
        ("an empty file", vec![(FILE, b"")]),
        ("an empty file under a log", vec![(FILE, b""), (LOG, log)]),
        ("a log without its file", vec![(LOG, log)]),
        ("another file altogether", vec![(FILE, b"this is a letter to a friend, and no battle")]),
        ("zeros", vec![(FILE, &[0; 16384])]),
    ];
    for (name, mut files) in all {
        files.extend([(COPY, e.copy.as_slice()), (OLDER, &e.older)]);
        for lang in ["fr", "en"] {
            follow(name, lang, &files, &e.copied);
        }
    }
    // The newest copy by its date is not always the newest that can be put back.
    let future = "copies/montjoie-2031-01-01.sqlite";
    for (name, late) in [("a spoiled copy", spoiled_copy), ("an old copy dated in the future", &e.older)] {
        follow(name, "en", &[(FILE, &flipped), (COPY, &e.copy), (future, late)], &e.copied);
    }
    let newest: &[(&str, &[u8])] = &[(FILE, &flipped), (OLDER, &e.older), (future, &e.copy)];
    follow("the newest copy dated in the future", "fr", newest, &e.copied);
}

#[test]
fn without_a_sound_copy_it_says_so_and_touches_nothing() {
    for (lang, word) in [("fr", "pas de copie intacte"), ("en", "no sound copy")] {
        let folder = spoiled(&format!("alone {lang}"), &[(FILE, &[7; 8192]), (COPY, &[7; 8192])]);
        let before = in_place(&folder.0.0);
        let refused = refused(&["--port", "0", "--no-open", "--lang", lang, "--data", folder.path()]);
        assert_eq!(refused.code, 1);
        assert!(refused.err.replace('\n', " ").contains(word), "{}", refused.err);
        assert!(!refused.err.contains(" restore "), "{}", refused.err);
        assert!(in_place(&folder.0.0) == before, "nothing is touched");
    }
}

#[test]
fn newer_work_is_named_and_replaced_only_when_told() {
    let e = evening();
    for (lang, all_of, entries) in [("fr", "bx fr", "90 entrées"), ("en", "bx en", "90 entries")] {
        let folder = spoiled(&format!("newer {lang}"), &[(FILE, &e.closed), (COPY, &e.copy)]);
        let full = battles(&folder.0.0);
        let before = in_place(&folder.0.0);
        let copy = folder.file(COPY);
        let copy = copy.to_str().expect("a path");
        let refused = run(&["restore", copy, "--lang", lang, "--data", folder.path()]);
        assert_eq!((refused.code, refused.out.as_str()), (1, ""), "{}", refused.err);
        let said = refused.err.replace(['\n', '\u{a0}', '\u{202f}'], " ");
        assert!(said.contains(all_of) && said.contains(entries), "{}", refused.err);
        assert!(in_place(&folder.0.0) == before, "nothing is touched");
        let done = shell(&to_type(&refused));
        assert_eq!(done.code, 0, "{}", done.err);
        assert!(battles(&folder.0.0) == e.copied, "every battle is there");
        // A second thought: the list shows what was set aside, and the way back.
        let list = run(&["restore", "--lang", lang, "--data", folder.path()]);
        assert_eq!(list.code, 0, "{}", list.err);
        let back = list.out.lines().find(|l| l.starts_with("  ") && l.contains("/aside/")).expect("a way back");
        let done = shell(back.trim());
        assert_eq!(done.code, 0, "{}", done.err);
        assert!(battles(&folder.0.0) == full, "every battle is there");
    }
}

#[test]
fn under_an_open_table_nothing_is_restored() {
    let e = evening();
    let folder = spoiled("open", &[(FILE, &e.closed), (COPY, &e.copy)]);
    let table = open(&["serve", "--port", "0", "--no-open", "--data", folder.path()]);
    let gm = Gm::sit(&table.link);
    let copy = folder.file(COPY);
    let copy = copy.to_str().expect("a path");
    for lang in ["fr", "en"] {
        let refused = run(&["restore", copy, "--replace-newer", "--lang", lang, "--data", folder.path()]);
        assert_eq!((refused.code, refused.out.as_str()), (1, ""), "{}", refused.err);
        let page = table.link.split("/gm/").next().expect("an address");
        let said = refused.err.replace('\n', " ");
        assert!(said.contains(&format!("{page}/copies")) && !said.contains("/gm/"), "{}", refused.err);
    }
    let head = gm.head("/b/bx");
    assert!(gm.plays("/b/bx", "note", "text=undisturbed") > head);
    assert!(!folder.file("aside").exists());
}

#[test]
fn a_copy_goes_into_a_new_folder_and_bad_ones_are_refused() {
    let e = evening();
    let from = spoiled("from", &[(COPY, &e.copy)]);
    let (copy, to) = (from.file(COPY), Folder::new("restoring-new"));
    let done = run(&["restore", copy.to_str().expect("a path"), "--lang", "en", "--data", to.path()]);
    assert_eq!(done.code, 0, "{}", done.err);
    assert!(battles(&to.0.0) == e.copied, "every battle is there");
    assert!(!to.file("aside").exists(), "there was nothing to set aside");
    for (name, bytes) in [("text", &b"no copy"[..]), ("short", &e.copy[..5000]), ("empty", b"")] {
        let bad = spoiled(name, &[("bad.sqlite", bytes)]);
        let file: PathBuf = bad.file("bad.sqlite");
        let refused = run(&["restore", file.to_str().expect("a path"), "--lang", "en", "--data", to.path()]);
        assert_eq!(refused.code, 1, "{name}");
        assert!(refused.err.replace('\n', " ").contains("Nothing was touched"), "{name}: {}", refused.err);
    }
    let refused = run(&["restore", "nowhere.sqlite", "--lang", "en", "--data", to.path()]);
    assert!(refused.code == 1 && refused.err.contains("no such file"), "{}", refused.err);
    assert!(battles(&to.0.0) == e.copied, "every battle is there");
}

/// One bit of a line somebody wrote is another.
fn flipped(bytes: &[u8]) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    let at = bytes.windows(6).position(|w| w == b"line 7").expect("somebody wrote it");
    bytes[at] ^= 1;
    bytes
}

#[test]
fn of_two_copies_the_one_whose_battles_are_whole_is_advised() {
    let e = evening();
    let broken = flipped(&e.copy);
    let folder = spoiled("whole", &[(FILE, &[7; 8192]), (COPY, &broken), (OLDER, &e.older)]);
    let refused = refused(&["--port", "0", "--no-open", "--lang", "en", "--data", folder.path()]);
    assert_eq!(refused.code, 1);
    assert!(to_type(&refused).contains("montjoie-2026-11-14"), "{}", refused.err);
}

#[test]
fn a_broken_battle_is_named_where_the_table_opens() {
    let e = evening();
    for (lang, word) in [("fr", " fr"), ("en", " en")] {
        let folder = spoiled(&format!("named {lang}"), &[(FILE, &flipped(&e.closed))]);
        let broken = Shelf::open(&folder.0.0).expect("a shelf").broken();
        assert_eq!(broken.len(), 1);
        let mut command = montjoie();
        command.args(["--port", "0", "--no-open", "--lang", lang, "--data", folder.path()]);
        command.stderr(std::process::Stdio::piped());
        let mut table = common::table::open_by(command);
        table.child.kill().expect("it runs");
        let mut said = String::new();
        std::io::Read::read_to_string(&mut table.child.stderr.take().expect("it was piped"), &mut said).expect("text");
        assert!(said.contains(&format!("{}{word}", broken[0].id)), "{said}");
    }
}
