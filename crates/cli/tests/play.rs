//! `play`: by a pipe, and by a pseudo-terminal through a whole battle with undo, typed dice and a kill in the middle.

mod common;
use common::{STANDARD, Scratch, montjoie, run, run_with};
use std::fs::File;
use std::io::{Read as _, Write as _};
use std::process::{Child, Stdio};
use std::sync::mpsc;
use std::time::Duration;

#[test]
fn a_pipe_plays_a_whole_battle() {
    let kept = Scratch::free("pipe.journal");
    let ran = run_with(
        &["play", STANDARD, "--journal", kept.path(), "--program", "margeride", "--seed", "3", "--lang", "en"],
        "go until the end\nquit\n",
    );
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("The battle is over"), "{}", ran.out);
    let replayed = run(&["replay", kept.path(), "--rejudge"]);
    assert_eq!(replayed.code, 0, "{}", replayed.err);
}

#[test]
fn wrong_answers_are_told_and_change_nothing() {
    let kept = Scratch::free("wrong.journal");
    let lines = "flub\n1 nonsense; 2 b\nfrobnicate all\ntake garde\ntake 5 nobodyhere : x\noption colour red : x\n\
                 set garde colour 3 : x\nrule BX-9999\nforce 1\nredo\namend 400 2\nconduct west program\nquit\n";
    let ran = run_with(&["play", STANDARD, "--journal", kept.path(), "--lang", "en"], lines);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.err.lines().count() >= 10, "{}", ran.err);
    assert!(!ran.err.contains('⟨') && !ran.out.contains("⟨cli"), "{}\n{}", ran.out, ran.err);
    let text = std::fs::read_to_string(&kept.0).expect("written");
    assert_eq!(text.lines().count(), 1, "only the header: {text}");
}

#[test]
fn gestures_terms_orders_outside_the_rules_and_notes_are_rulings() {
    let kept = Scratch::free("gestures.journal");
    let lines = "\ntake 10 garde : fever\nend\nnote The mist lifts.\nforce 1 engagement archers : treason\n\
                 all g\nundo\nstate\nwhy\nhelp\nconduct\nconduct margeride program\nconduct hugues me\n\
                 split piques 30\nthe vanguard\n\nquit\n";
    let ran = run_with(&["play", STANDARD, "--journal", kept.path(), "--seed", "1", "--lang", "en"], lines);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let text = std::fs::read_to_string(&kept.0).expect("written");
    for word in ["fever", "The mist lifts.", "treason", "the vanguard", "\"ruled\""] {
        assert!(text.contains(word), "{word}: {}\n{}", ran.out, ran.err);
    }
    assert_eq!(run(&["replay", kept.path(), "--rejudge"]).code, 0);
}

/// The mill, everybody asked for.
fn mill(name: &str) -> (Scratch, String) {
    let text = std::fs::read_to_string(common::root().join("scenarios/jet/moulin.toml")).expect("shipped");
    let text = format!("judgements = \"never\"\n{}", text.replace("player = true", ""));
    let kept = Scratch::new(name, &text);
    let path = kept.path().to_owned();
    (kept, path)
}

/// An open-ended die that opens is asked for again, and what was typed goes on from there.
#[test]
fn a_chain_is_typed_face_by_face_or_together() {
    let (_kept, mill) = mill("chain-mill.toml");
    let mill = mill.as_str();
    let typed = |name: &str, lines: &str| {
        let kept = Scratch::free(name);
        let orders = "\n\n\n\n\n";
        let ran = run_with(
            &["play", mill, "--journal", kept.path(), "--seed", "1", "--lang", "en"],
            &format!("{orders}{lines}\nquit\n"),
        );
        assert_eq!(ran.code, 0, "{}", ran.err);
        let text = std::fs::read_to_string(&kept.0).expect("written");
        let faces = |line: &&str| line.contains("\"faces\"");
        let first = text
            .lines()
            .find(faces)
            .and_then(|l| l.split("\"faces\":").nth(1))
            .map(|f| f.split(']').next().unwrap_or_default().to_owned());
        (first.unwrap_or_default(), ran.err)
    };
    let (faces, said) = typed("chain-apart.journal", "99\n34");
    assert_eq!(faces, "[99,34");
    assert!(said.contains("99: roll this die again"), "{said}");
    for (nth, line) in ["9934", "99 34", "99+34", "99,34", "99\n+34"].into_iter().enumerate() {
        assert_eq!(typed(&format!("chain-{nth}.journal"), line).0, "[99,34", "{line}");
    }
    let (faces, said) = typed("chain-low.journal", "03\n97\n12");
    assert_eq!(faces, "[3,97,12");
    assert!(said.contains("what follows is subtracted"), "{said}");
    // A word in between puts the begun chain aside.
    assert_eq!(typed("chain-left.journal", "99\nstate\n34").0, "[34");
}

/// Whether dice were rolled, typed, or rolled and replaced is told where they are opened, and in the chronicle.
#[test]
fn rolled_typed_and_replaced_dice_are_told_apart() {
    let kept = Scratch::free("origins.journal");
    let (_mill, mill) = mill("origins-mill.toml");
    let mill = mill.as_str();
    let args = ["play", mill, "--journal", kept.path(), "--seed", "1", "--lang", "en"];
    let ran = run_with(&args, "\n\n\n\n\n\nwhy\n45\nwhy\nquit\n");
    assert!(ran.out.contains("(rolled by the program)") && ran.out.contains("(typed by the GM)"), "{}", ran.out);
    let text = std::fs::read_to_string(&kept.0).expect("written");
    let entry = text.lines().find(|l| l.contains("\"origin\":\"rolled\"")).and_then(|l| l.split(',').next());
    let entry = entry.and_then(|id| id.split(':').nth(1)).expect("an entry").to_owned();
    let args = ["play", kept.path(), "--seed", "2", "--lang", "en"];
    let ran = run_with(&args, &format!("amend {entry} 50\ngo\nquit\n"));
    assert_eq!(ran.code, 0, "{}", ran.err);
    let told = run(&["replay", kept.path(), "--lang", "en"]).out;
    let told = told.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(told.contains("was replaced: other faces were typed by the GM"), "{told}");
}

/// A what-if is played beside the battle; left, or gone on from for good after a question.
#[test]
fn a_what_if_at_the_terminal_leaves_the_battle_alone() {
    let kept = Scratch::free("what-if.journal");
    let args = ["play", STANDARD, "--journal", kept.path(), "--seed", "3", "--lang", "en"];
    let ran = run_with(&args, "back\nfor good\ngo\nquit\n");
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert_eq!(ran.err.matches("No what-if is open").count(), 2, "{}", ran.err);
    let replayed = |lang: &str| run(&["replay", kept.path(), "--lang", lang]).out;
    let battle = replayed("en");
    assert!(battle.contains("Sequence 1"), "{battle}");
    let args = ["play", kept.path(), "--seed", "4", "--lang", "en"];
    let ran = run_with(&args, "what if\ngo\nquit\n");
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("(what if…)"), "{}", ran.out);
    assert_eq!(replayed("en"), battle, "who replays sees the battle");
    // Taken up again it is there still, with both pointers.
    let ran = run_with(&args, "for good\nno\nback\nwhat if 0\nfor good\nyes\nquit\n");
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("(what if…)") && ran.out.contains("Nothing was changed"), "{}", ran.out);
    assert!(ran.err.contains("Back in the battle") && ran.err.contains("goes on from here"), "{}", ran.err);
    assert!(ran.out.contains("Put aside: 8 steps"), "{}", ran.out);
    let begun = replayed("en");
    assert!(begun.len() < battle.len() && !begun.contains("Foot Spears"), "{begun}");
}

#[test]
fn orders_are_given_to_many_and_again_as_last_time() {
    let kept = Scratch::free("again.journal");
    let lines = "\nall aucune_action\ngo\n\nagain\nquit\n";
    let args = ["play", STANDARD, "--journal", kept.path(), "--program", "margeride", "--seed", "5", "--lang", "en"];
    let ran = run_with(&args, lines);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let text = std::fs::read_to_string(&kept.0).expect("written");
    let mine = |line: &&str| line.contains("\"author\":\"gm\"") && line.contains("aucune_action");
    let given = text.lines().filter(mine).count();
    assert!(given > 6, "six orders, and some of them again: {given}\n{}\n{}", ran.out, ran.err);
}

#[test]
fn odds_go_on_from_a_journal() {
    let kept = Scratch::free("from.journal");
    run_with(&["play", STANDARD, "--journal", kept.path(), "--seed", "2"], "continuer\nquitter\n");
    let ran = run(&["odds", "--from", kept.path(), "-n", "200", "--json"]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let odds: serde_json::Value = serde_json::from_str(&ran.out).expect("an object");
    assert_eq!(odds["runs"], 200);
    let shown = run(&["odds", "--from", kept.path(), "--show", "3"]);
    assert_eq!(shown.code, 0, "{}", shown.err);
    assert_eq!(run(&["odds"]).code, 2);
}

#[test]
fn who_rolls_and_who_decides_is_kept() {
    let kept = Scratch::free("conduct.journal");
    let lines = "conduct margeride program\nconduct hugues dice me\nundo\nquit\n";
    run_with(&["play", STANDARD, "--journal", kept.path(), "--seed", "2", "--lang", "en"], lines);
    let shown = |input: &str| run_with(&["play", kept.path(), "--lang", "en"], input).out;
    let first = shown("conduct\nconduct judgements program\nquit\n");
    assert!(
        first.contains("Margeride: dice, the program; orders, the program")
            && first.contains("Hugh of Aubrac apart (dice): you"),
        "{first}"
    );
    let again = shown("conduct\nconduct reset\nquit\n");
    assert!(again.contains("Judgements: the program"), "{again}");
    let by_hand = shown("conduct\nquit\n");
    assert!(!by_hand.contains("Margeride: dice, the program; orders, the program"), "{by_hand}");
    assert_eq!(run(&["replay", kept.path(), "--rejudge"]).code, 0);
}

#[test]
fn odds_from_a_journal_know_the_rulings_that_wait() {
    let kept = Scratch::free("waits.journal");
    // An order is given; at the end of the step the whole enemy goes.
    let lines = "\narchers g\nconcede margeride : a truce\nend\nquit\n";
    let played = run_with(&["play", STANDARD, "--journal", kept.path(), "--seed", "2", "--lang", "en"], lines);
    let text = std::fs::read_to_string(&kept.0).expect("written");
    assert!(text.contains("\"at\":\"end\""), "{}\n{}", played.out, played.err);
    let ran = run(&["odds", "--from", kept.path(), "-n", "100", "--json"]);
    let odds: serde_json::Value = serde_json::from_str(&ran.out).expect("an object");
    assert_eq!(odds["victory"]["aubrac"]["share"], 1.0, "{}", ran.out);
    let shown = run(&["odds", "--from", kept.path(), "--show", "3", "--lang", "en"]);
    assert!(shown.out.contains("a truce"), "{}", shown.out);
}

/// Somebody at a terminal.
struct Terminal {
    child: Child,
    keys: File,
    heard: mpsc::Receiver<String>,
    seen: String,
}

impl Terminal {
    fn open(args: &[&str]) -> Terminal {
        Terminal::with(args, "TERM", "xterm")
    }

    /// With this in the environment.
    fn with(args: &[&str], name: &str, value: &str) -> Terminal {
        use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
        let master = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).expect("a pseudo-terminal");
        grantpt(&master).expect("ours");
        unlockpt(&master).expect("open");
        let path = ptsname(&master, Vec::new()).expect("a name");
        let path = path.to_str().expect("a plain path").to_owned();
        let side = || File::options().read(true).write(true).open(&path).expect("the other side");
        let child = montjoie()
            .args(args)
            .env("TERM", "xterm")
            .env(name, value)
            .stdin(Stdio::from(side()))
            .stdout(Stdio::from(side()))
            .stderr(Stdio::from(side()))
            .spawn()
            .expect("it runs");
        let keys = File::from(master);
        let mut ears = keys.try_clone().expect("two handles");
        let (tell, heard) = mpsc::channel();
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(n @ 1..) = ears.read(&mut bytes) {
                if tell.send(String::from_utf8_lossy(&bytes[..n]).into_owned()).is_err() {
                    break;
                }
            }
        });
        Terminal { child, keys, heard, seen: String::new() }
    }

    /// Waits until this is on the screen, then forgets what was there.
    fn until(&mut self, text: &str) -> String {
        while !self.seen.contains(text) {
            match self.heard.recv_timeout(Duration::from_secs(60)) {
                Ok(more) => self.seen.push_str(&more),
                Err(_) => panic!("“{text}” never came; on the screen: {}", self.seen),
            }
        }
        let end = self.seen.find(text).expect("it is there") + text.len();
        let rest = self.seen.split_off(end);
        std::mem::replace(&mut self.seen, rest)
    }

    fn types(&mut self, line: &str) {
        self.keys.write_all(line.as_bytes()).expect("the keys work");
        self.keys.write_all(b"\n").expect("the keys work");
    }
}

#[test]
fn a_terminal_plays_a_battle_through_undo_typed_dice_and_a_kill() {
    let kept = Scratch::free("terminal.journal");
    let program = ["--program", "margeride", "--seed", "11", "--lang", "en"];
    let mut table = Terminal::open(&[&["play", STANDARD, "--journal", kept.path()], &program[..]].concat());
    table.until("> ");
    table.types("");
    table.until("orders to give");
    let screen = table.until("> ");
    assert!(screen.contains("Roc"), "{screen}");
    // Everybody shoots or holds; then the rest by doctrine.
    table.types("archers tir hobs");
    table.until("orders to give");
    table.until("> ");
    table.types("");
    loop {
        let screen = table.until("> ");
        if screen.contains("1d6") {
            break;
        }
        table.types("");
    }
    table.types("term 1 +2 the mist");
    let screen = table.until("> ");
    assert!(screen.contains("+2"), "{screen}");
    table.types("9");
    let screen = table.until("> ");
    assert!(screen.contains("no face 9"), "{screen}");
    table.types("6");
    table.until("> ");
    table.types("undo die");
    let screen = table.until("> ");
    assert!(screen.contains("Undone") && screen.contains("1d6"), "{screen}");
    table.types("5");
    let before = table.until("> ");
    table.types("why archers");
    let screen = table.until("> ");
    assert!(screen.contains("+2  the mist") && screen.contains("(BX-21)"), "{screen}");
    assert!(before.contains("\u{1b}["), "a terminal shows colours: {before:?}");
    let written = std::fs::read_to_string(&kept.0).expect("written");
    assert!(written.contains("{\"faces\":[5]}"), "saved at once");

    // The power goes.
    table.child.kill().expect("it was alive");
    table.child.wait().expect("it is gone");
    let mut table = Terminal::open(&["play", kept.path(), "--lang", "en"]);
    let screen = table.until("> ");
    assert!(screen.contains("Previously"), "{screen}");
    table.types("conduct");
    let screen = table.until("> ");
    assert!(screen.contains("Margeride: dice, the program; orders, the program"), "who rolls was kept: {screen}");
    table.types("go until the end");
    table.until("The battle is over");
    table.until("> ");
    table.types("quit");
    let ended = table.child.wait().expect("it ends");
    assert_eq!(ended.code(), Some(0));
    let replayed = run(&["replay", kept.path(), "--rejudge"]);
    assert_eq!(replayed.code, 0, "{}", replayed.err);
}

#[test]
fn no_color_is_heeded_at_a_terminal() {
    for (value, coloured) in [("", true), ("1", false)] {
        let mut screen = Terminal::with(&["rules", "bx", "BX-04"], "NO_COLOR", value);
        let shown = screen.until("survivor_rounding");
        assert_eq!(shown.contains('\u{1b}'), coloured, "{shown:?}");
        screen.child.wait().expect("it ends");
    }
}

#[test]
fn ctrl_c_gives_what_is_known_so_far() {
    let mut screen = Terminal::open(&["odds", STANDARD, "-n", "90000000", "--lang", "en"]);
    // The bar comes after a second, and says what Ctrl-C does.
    screen.until("Ctrl-C");
    let id = i32::try_from(screen.child.id()).expect("a process");
    let pid = rustix::process::Pid::from_raw(id).expect("a process");
    rustix::process::kill_process(pid, rustix::process::Signal::INT).expect("it can be told");
    let shown = screen.until("this is what was known");
    assert!(shown.contains("Victory of the host of Aubrac"), "{shown}");
    assert_eq!(screen.child.wait().expect("it ends").code(), Some(0));
}

/// Only what players play is asked for; the first word on who rolls does not play the battle away before the second is typed.
#[test]
fn players_are_asked_and_two_words_on_who_rolls_mean_the_same_in_any_order() {
    let path = common::root().join("scenarios/jet/moulin.toml").display().to_string();
    let play = |name: &str, lines: &str| {
        let kept = Scratch::free(name);
        let args = ["play", &path, "--journal", kept.path(), "--seed", "4", "--lang", "en", "--judgements", "never"];
        let out = run_with(&args, lines).out;
        let steps = std::fs::read_to_string(&kept.0).expect("written").matches("\"closed\"").count();
        (out, steps)
    };
    let (shown, _) = play("players.journal", "conduct\nquit\n");
    assert!(shown.contains("Only those whom players play"), "{shown}");
    let orders = ["conduct all program", "conduct verger me"];
    let one = play("order-1.journal", &format!("{}\n{}\nquit\n", orders[0], orders[1]));
    let two = play("order-2.journal", &format!("{}\n{}\nquit\n", orders[1], orders[0]));
    assert_eq!(one.1, two.1, "nothing is played between two words");
    let last = |out: &str| out.lines().rev().take(8).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(last(&one.0), last(&two.0));
}

/// A judgement that is only offered is asked before its step closes, together with the others, and Enter takes them all as usual.
#[test]
fn offered_judgements_are_asked_unless_somebody_chose_otherwise() {
    let asked = |which: &[&str]| {
        let kept = Scratch::free("offered.journal");
        let args = [&["play", STANDARD, "--journal", kept.path(), "--seed", "4", "--lang", "en"], which].concat();
        let ran = run_with(&args, &"\n".repeat(12));
        (ran.out.contains("Yours to judge"), std::fs::read_to_string(&kept.0).expect("written"))
    };
    assert!(asked(&[]).0, "all, where players play nobody");
    assert!(asked(&["--judgements", "always"]).0);
    let (never, journal) = asked(&["--judgements", "never"]);
    assert!(!never && journal.contains("\"offered\":\"never\""), "kept: {journal}");
}
