//! Whole battles through the binary: told, as JSON, from dice and answers, into journals and out of them.

mod common;
use common::schema::faults;
use common::{STANDARD, Scratch, montjoie, root, run};
use montjoie_game::scenario::Doc;
use montjoie_game::{Opened, game_named};
use montjoie_odds::Sample;
use montjoie_table::Inputs;
use serde_json::Value;

fn opened() -> Opened {
    let text = std::fs::read_to_string(root().join(STANDARD)).expect("it is there");
    let doc = Doc::read(&text);
    let (game, _) = game_named(montjoie_books::GAMES, doc.peek("ruleset").expect("it names one")).expect("known");
    game.open(&doc, None).unwrap_or_else(|problems| panic!("{problems:?}"))
}

fn lines(args: &[&str]) -> Vec<Value> {
    let ran = run(args);
    assert_eq!(ran.code, 0, "{}", ran.err);
    ran.out.lines().map(|l| serde_json::from_str(l).expect("one object a line")).collect()
}

fn dice(lines: &[Value]) -> String {
    let faces = lines.iter().flat_map(|l| l["dice"].as_array().expect("a list").clone());
    faces.map(|f| f.to_string()).collect::<Vec<_>>().join(" ")
}

#[test]
fn a_seeded_fight_is_battle_0_of_the_simulation() {
    let opened = opened();
    for seed in [1u64, 7, 99, 12345] {
        let all = lines(&["fight", STANDARD, "--seed", &seed.to_string(), "--json"]);
        let end = all.last().expect("an outcome");
        let mut sample = Sample::default();
        sample.play(opened.fight.as_ref(), &Inputs::default(), seed, 0..1);
        let names = opened.fight.names();
        let winner = match sample.victories {
            [1, 0] => names.sides[0].id.as_str(),
            [0, 1] => names.sides[1].id.as_str(),
            _ if sample.draws == 1 => "draw",
            _ => "undecided",
        };
        assert_eq!(end["data"]["winner"], winner, "seed {seed}");
        let rounds = sample.rounds.iter().position(|n| *n == 1).expect("it ended in some round");
        assert_eq!(end["data"]["rounds"], rounds, "seed {seed}");
        for career in &sample.careers {
            let id = names.id(career.subject);
            let list = &end["data"][if career.person { "characters" } else { "units" }];
            let fate = list.as_array().expect("a list").iter().find(|f| f["id"] == id.as_str()).expect("everyone");
            let left = career.initial - career.losses(50);
            assert_eq!(fate["final"], left, "seed {seed}: {id}");
        }
        let shown = run(&["odds", STANDARD, "--seed", &seed.to_string(), "--show", "0"]);
        assert_eq!(shown.out, run(&["fight", STANDARD, "--seed", &seed.to_string()]).out);
    }
}

#[test]
fn every_line_has_the_same_fourteen_members_and_fits_the_schema() {
    let schema: Value = serde_json::from_str(&run(&["schema"]).out).expect("JSON");
    for (n, line) in lines(&["fight", STANDARD, "--json"]).iter().enumerate() {
        let keys: Vec<&str> = line.as_object().expect("an object").keys().map(String::as_str).collect();
        assert_eq!(
            keys,
            [
                "n", "round", "step", "rule", "kind", "side", "unit", "dice", "data", "who", "is", "within", "clock",
                "counts"
            ]
        );
        assert_eq!(line["n"], n);
        let wrong = faults(line, &schema["$defs"]["line"], &schema, "");
        assert!(wrong.is_empty(), "{line}: {wrong:?}");
    }
    let mut bad = lines(&["fight", STANDARD, "--json"]).remove(0);
    bad["kind"] = "song".into();
    assert!(!faults(&bad, &schema["$defs"]["line"], &schema, "").is_empty(), "the check can fail");
}

#[test]
fn the_same_dice_give_the_same_battle() {
    let by_seed = run(&["fight", STANDARD, "--seed", "3"]).out;
    let script = dice(&lines(&["fight", STANDARD, "--seed", "3", "--json"]));
    assert_eq!(run(&["fight", STANDARD, "--dice", &script]).out, by_seed);
    let file = Scratch::new("dice.txt", &format!("# thrown at the table\n{}\n", script.replace(' ', ",\n")));
    assert_eq!(run(&["fight", STANDARD, "--dice", &format!("@{}", file.path())]).out, by_seed);
}

/// Dice of wood and of the program are told apart line by line.
#[test]
fn every_throw_says_how_its_faces_came_to_be_known() {
    let rolled = lines(&["fight", STANDARD, "--seed", "3", "--json"]);
    let script = dice(&rolled);
    let typed = lines(&["fight", STANDARD, "--dice", &script, "--json"]);
    for (all, origin, by) in [(rolled, "rolled", "program"), (typed, "typed", "gm")] {
        let throws: Vec<&Value> = all.iter().filter(|l| l["kind"] == "throw").collect();
        assert!(!throws.is_empty());
        assert!(throws.iter().all(|t| t["data"]["origin"] == origin && t["data"]["by"] == by), "{origin}");
    }
}

#[test]
fn dice_too_few_too_many_or_wrong_are_told_and_nothing_else() {
    let script = dice(&lines(&["fight", STANDARD, "--seed", "3", "--json"]));
    let few = run(&["fight", STANDARD, "--dice", "1", "--lang", "en"]);
    assert_eq!((few.code, few.out.as_str()), (1, ""));
    assert!(few.err.contains("1d4") && few.err.contains("BX-21"), "{}", few.err);
    let many = run(&["fight", STANDARD, "--dice", &format!("{script} 1 2 3"), "--lang", "en"]);
    assert_eq!((many.code, many.out.as_str()), (1, ""));
    assert!(many.err.contains('3'), "{}", many.err);
    for wrong in ["9 1 1", "two", "1 -4"] {
        let ran = run(&["fight", STANDARD, "--dice", wrong]);
        assert_eq!((ran.code, ran.out.as_str()), (1, ""), "{wrong}");
        assert!(!ran.err.is_empty());
    }
}

/// Whoever has dice for half a battle reads that half, and an answer that did not fit before he hears of missing dice.
#[test]
fn lines_come_as_they_happen_and_bad_answers_before_missing_dice() {
    let script = dice(&lines(&["fight", STANDARD, "--seed", "3", "--json"]));
    let half: Vec<&str> = script.split(' ').take(12).collect();
    let ran = run(&["fight", STANDARD, "--dice", &half.join(" "), "--json", "--lang", "en"]);
    assert_eq!(ran.code, 1);
    let told: Vec<Value> = ran.out.lines().map(|l| serde_json::from_str(l).expect("an object")).collect();
    let throws: usize = told.iter().map(|l| l["dice"].as_array().map_or(0, Vec::len)).sum();
    assert!(throws > 0 && throws <= 12, "{throws} of the 12 dice are told");
    assert!(told.iter().any(|l| l["kind"] == "step_closed") && !told.iter().any(|l| l["kind"] == "outcome"));
    assert!(ran.err.contains("BX-"), "{}", ran.err);
    let slip = "[[answer]]\nround = 1\nunit = \"garde\"\nchoose = \"engagemnt\"\ntarget = \"ogres\"\n";
    let file = Scratch::new("slip.toml", slip);
    for format in ["--json", "--verbose"] {
        let ran = run(&["fight", STANDARD, "--dice", "1", "--answers", file.path(), "--lang", "en", format]);
        let (answer, missing) = (ran.err.find("engagemnt"), ran.err.find("BX-21"));
        assert!(ran.code == 1 && answer.is_some() && answer < missing, "{}", ran.err);
    }
}

/// A battle of typed dice and written orders is kept like any other, and says which dice were typed.
#[test]
fn a_journal_is_kept_of_typed_dice_and_written_answers() {
    let order = "[[answer]]\nround = 1\nunit = \"garde\"\nchoose = \"engagement\"\ntarget = \"ogres\"\n";
    let file = Scratch::new("order.toml", order);
    let script = dice(&lines(&["fight", STANDARD, "--seed", "3", "--answers", file.path(), "--json"]));
    for (name, format) in [("typed.journal", None), ("typed-json.journal", Some("--json"))] {
        let journal = Scratch::free(name);
        let mut args = vec!["fight", STANDARD, "--dice", &script, "--answers", file.path(), "--lang", "en"];
        args.extend(format);
        let plain = run(&args);
        args.extend(["--journal", journal.path()]);
        let told = run(&args);
        assert_eq!((told.code, &told.out), (0, &plain.out), "{}", told.err);
        let kept = std::fs::read_to_string(journal.path()).expect("a journal");
        assert!(kept.contains("\"origin\":\"typed\"") && !kept.contains("\"origin\":\"rolled\""));
        let ordered =
            kept.lines().find(|l| l.contains("engagement ogres") && l.contains("\"answer\"")).expect("the order");
        assert!(ordered.contains("\"author\":\"gm\""), "{ordered}");
        let again = run(&["replay", journal.path(), "--rejudge", "--lang", "en"]);
        assert_eq!(again.code, 0, "{}", again.err);
    }
}

/// Words of yes and no, whom an ask is turned against, and which of several it is.
#[test]
fn answers_name_the_other_and_the_count() {
    let answer = |to: &str| {
        let text =
            format!("[[answer]]\nround = 1\nunit = \"garde\"\n{to}\nchoose = \"engagement\"\ntarget = \"ogres\"\n");
        let file = Scratch::new("to.toml", &text);
        run(&["fight", STANDARD, "--answers", file.path(), "--lang", "en"])
    };
    assert_eq!(answer("nth = 0").code, 0);
    assert_eq!(answer("nth = 1").code, 1, "it is asked but once");
    assert_eq!(answer("to = \"ogres\"").code, 1, "an order is asked about nobody else");
    assert!(answer("to = \"nobody\"").err.contains("nobody"));
}

#[test]
fn what_will_be_asked_is_listed() {
    let asked = run(&["fight", STANDARD, "--ask-only", "--lang", "en"]).out;
    assert!(asked.lines().any(|l| l == "1 tir BX-21 archers → hobs: 1d6"), "{asked}");
    assert!(asked.lines().last().expect("a line").ends_with("1d4"), "{asked}");
    let with_options = run(&["fight", STANDARD, "--ask-only", "--verbose"]).out;
    assert!(with_options.contains("    engagement ogres"), "{with_options}");
    let further = run(&["fight", STANDARD, "--ask-only", "--dice", "3 2"]).out;
    assert!(further.lines().count() > asked.lines().count(), "{further}");
    let slip = "[[answer]]\nround = 1\nunit = \"garde\"\nchoose = \"engagemnt\"\ntarget = \"ogres\"\n";
    let file = Scratch::new("asked-slip.toml", slip);
    let ran = run(&["fight", STANDARD, "--ask-only", "--answers", file.path(), "--lang", "en"]);
    assert!(
        ran.code == 1 && ran.err.contains("engagemnt"),
        "an illegal answer is not replaced in silence: {}",
        ran.err
    );
}

/// Once a judgement is answered, the dice that follow its default never come and are not listed.
#[test]
fn only_dice_that_come_are_listed() {
    let path = root().join("scenarios/papiers/standard.toml").display().to_string();
    let list = |more: &[&str]| {
        let ran = run(&[&["fight", &path, "--ask-only", "--seed", "3", "--lang", "en"], more].concat());
        assert_eq!(ran.code, 0, "{}", ran.err);
        ran.out.lines().filter(|l| *l == "1 actions PAP-70 maheut → garde: 1d100").count()
    };
    assert_eq!(list(&[]), 1);
    let text = "[[answer]]\nround = 1\nrule = \"PAP-84\"\nunit = \"maheut\"\nto = \"maheut\"\nvalue = \"success\"\n";
    let file = Scratch::new("judged.toml", text);
    assert_eq!(list(&["--answers", file.path()]), 0);
    // What cannot be said is told, and nothing takes its place.
    let judged = text.replace("success", "triumph");
    let ordered = "[[answer]]\nround = 1\nrule = \"PAP-28\"\nunit = \"lanciers\"\nchoose = \"engager lanciers\"\n";
    for (word, text) in [("triumph", judged.as_str()), ("engager lanciers", ordered)] {
        let file = Scratch::new("illegal.toml", text);
        let args = ["fight", &path, "--ask-only", "--seed", "3", "--lang", "en", "--answers", file.path()];
        let ran = run(&args);
        assert!(ran.code == 1 && ran.err.contains(word) && ran.err.contains("line"), "{word}: {}", ran.err);
    }
}

#[test]
fn answers_are_taken_and_wrong_ones_told_with_their_line() {
    let good = "[[answer]]\nround = 1\nunit = \"garde\"\nchoose = \"engagement\"\ntarget = \"ogres\"\n";
    let file = Scratch::new("answers.toml", good);
    let all = lines(&["fight", STANDARD, "--answers", file.path(), "--json"]);
    let order = all.iter().find(|l| l["unit"] == "garde" && l["rule"] == "BX-10").expect("its order");
    assert_eq!(order["data"]["choose"], "engagement ogres");
    let bad =
        format!("{good}\n[[answer]]\nround = 1\nunit = \"piques\"\nchoose = \"engagement\"\ntarget = \"garde\"\n");
    let unused = format!("{good}\n[[answer]]\nround = 90\nunit = \"piques\"\nchoose = \"quitter\"\n");
    let unknown = format!("{good}\n[[answer]]\nround = 1\nunit = \"nobody\"\nchoose = \"quitter\"\n");
    for (name, text) in [("bad.toml", bad), ("unused.toml", unused), ("unknown.toml", unknown)] {
        let file = Scratch::new(name, &text);
        let ran = run(&["fight", STANDARD, "--answers", file.path(), "--lang", "en"]);
        assert_eq!((ran.code, ran.out.as_str()), (1, ""), "{name}: {}", ran.err);
        assert!(ran.err.contains("line") && ran.err.contains(name), "{}", ran.err);
    }
}

#[test]
fn another_edition_plays_and_an_unknown_one_is_told() {
    assert_eq!(run(&["fight", STANDARD, "--edition", "descendant"]).code, 0);
    let ran = run(&["fight", STANDARD, "--edition", "third", "--lang", "en"]);
    assert_eq!(ran.code, 1);
    assert!(ran.err.contains("ascendant"), "{}", ran.err);
}

#[test]
fn a_journal_is_kept_replayed_and_followed_by_an_aftermath() {
    let journal = Scratch::free("battle.journal");
    let told = run(&["fight", STANDARD, "--seed", "5", "--journal", journal.path()]);
    assert_eq!(told.code, 0, "{}", told.err);
    assert_eq!(told.out, run(&["fight", STANDARD, "--seed", "5"]).out);
    assert_eq!(
        run(&["fight", STANDARD, "--journal", journal.path()]).code,
        1,
        "a file that is there is not overwritten"
    );
    let replayed = run(&["replay", journal.path()]);
    assert_eq!((replayed.code, replayed.out), (0, told.out));
    assert_eq!(run(&["replay", journal.path(), "--rejudge"]).code, 0);

    let next = Scratch::new("next.toml", "");
    assert_eq!(run(&["aftermath", journal.path(), "-o", next.path()]).code, 1, "nor is this one");
    std::fs::remove_file(&next.0).expect("the name is free again");
    let ran = run(&["aftermath", journal.path(), "-o", next.path()]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let check = run(&["check", next.path()]);
    assert_eq!(check.code, 0, "{}", check.err);
    let printed = run(&["aftermath", journal.path()]);
    assert_eq!(printed.out, std::fs::read_to_string(&next.0).expect("written"));

    let schema: Value = serde_json::from_str(&run(&["schema"]).out).expect("JSON");
    let text = std::fs::read_to_string(&journal.0).expect("written");
    for (n, line) in text.lines().enumerate() {
        let line: Value = serde_json::from_str(line).expect("JSON");
        let def = if n == 0 { "header" } else { "entry" };
        let wrong = faults(&line, &schema["$defs"][def], &schema, "");
        assert!(wrong.is_empty(), "{line}: {wrong:?}");
    }
}

#[test]
fn a_spoiled_journal_is_told() {
    let journal = Scratch::free("spoiled.journal");
    assert_eq!(run(&["fight", STANDARD, "--journal", journal.path()]).code, 0);
    let text = std::fs::read_to_string(&journal.0).expect("written");
    let torn = Scratch::new("torn.journal", &text[..text.len() - 40]);
    let ran = run(&["replay", torn.path(), "--lang", "en"]);
    assert_eq!(ran.code, 0, "what was confirmed is there: {}", ran.err);
    assert!(ran.err.contains("breaks off"), "{}", ran.err);
    let mut cut: Vec<&str> = text.lines().collect();
    cut[3] = "{\"id\":";
    let damaged = Scratch::new("damaged.journal", &(cut.join("\n") + "\n"));
    let ran = run(&["replay", damaged.path(), "--lang", "en"]);
    assert_eq!(ran.code, 1);
    assert!(ran.err.contains("ine 4"), "{}", ran.err);
    assert_eq!(run(&["replay", STANDARD]).code, 1, "a scenario is no journal");
}

#[test]
fn a_closed_pipe_ends_quietly_and_plain_text_has_no_colours() {
    let mut child = montjoie()
        .args(["fight", STANDARD, "--json"])
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .expect("it runs");
    drop(child.stdout.take());
    let ended = child.wait_with_output().expect("it ends");
    assert_eq!(ended.status.code(), Some(0));
    assert!(ended.stderr.is_empty(), "{}", String::from_utf8_lossy(&ended.stderr));
    assert!(!run(&["fight", STANDARD, "--verbose"]).out.contains('\u{1b}'));
}

#[test]
fn without_a_file_a_sample_battle_is_played() {
    let ran = run(&["fight"]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert_eq!(ran.out, run(&["fight", STANDARD]).out);
}

#[test]
fn odds_are_told_and_add_up() {
    let ran = run(&["odds", STANDARD, "-n", "300", "--json", "--exact"]);
    let odds: Value = serde_json::from_str(&ran.out).expect("an object");
    let counts = &odds["counts"];
    let sum = counts["victories"].as_array().expect("two").iter().map(|n| n.as_u64().expect("a count")).sum::<u64>();
    assert_eq!(sum + counts["draws"].as_u64().expect("a count") + counts["undecided"].as_u64().expect("a count"), 300);
    assert_eq!(odds["by_doctrine"].as_array().expect("pairs").len(), 9);
    assert_eq!(odds["next"]["how"]["exact"], true);
    let precise: Value =
        serde_json::from_str(&run(&["odds", STANDARD, "--precision", "0.03", "--json"]).out).expect("an object");
    for side in precise["victory"].as_object().expect("sides").values() {
        let (low, high) = (side["low"].as_f64().expect("a share"), side["high"].as_f64().expect("a share"));
        assert!((high - low) / 2.0 <= 0.03);
    }
    for wrong in [&["-n", "0"][..], &["--precision", "7"], &["--precision", "fine"]] {
        assert_eq!(run(&[&["odds", STANDARD], wrong].concat()).code, 1, "{wrong:?}");
    }
    assert_eq!(run(&["odds", STANDARD, "-n", "5", "--precision", "0.1"]).code, 2);
}

/// Battles that no more time would decide are told apart from those that ran out of it.
#[test]
fn odds_tell_remnants_apart() {
    let ghosts = |id: &str, more: &str| {
        format!(
            "[[side]]\nid = \"{id}\"\nname = \"{id}\"\n[[side.unit]]\nid = \"u{id}\"\nname = \"u{id}\"\ncount = 10\nca = 7\ndv = 1\nmoral = 12\ndamage = \"1d6\"\n{more}\n"
        )
    };
    let silver = "harmed_by = [\"argent\"]";
    let play = |more: &str, lang: &[&str]| {
        let (a, b) = (ghosts("a", more), ghosts("b", more));
        let text = format!("ruleset = \"bx\"\nname = \"T\"\n[options]\nmax_sequences = 1\n{a}{b}");
        let args = [&["odds", "-", "-n", "20"], lang].concat();
        let ran = common::run_with(&args, &text);
        assert_eq!(ran.code, 0, "{}", ran.err);
        ran.out
    };
    let counted: Value = serde_json::from_str(&play(silver, &["--json"])).expect("an object");
    assert_eq!((&counted["counts"]["undecided"], &counted["counts"]["harmless"]), (&20.into(), &20.into()));
    let men: Value = serde_json::from_str(&play("", &["--json"])).expect("an object");
    assert_eq!(men["counts"]["harmless"], 0);
    assert!(men["counts"]["undecided"].as_u64() > Some(0));
    for (lang, remnants, late) in [
        ("fr", "plus personne ne peut nuire", "faute de temps"),
        ("en", "nobody left can hurt anybody", "time ran out"),
    ] {
        let (harmless, out_of_time) = (play(silver, &["--lang", lang]), play("", &["--lang", lang]));
        assert!(harmless.contains(remnants) && !harmless.contains(late), "{harmless}");
        assert!(out_of_time.contains(late) && !out_of_time.contains(remnants), "{out_of_time}");
    }
}
