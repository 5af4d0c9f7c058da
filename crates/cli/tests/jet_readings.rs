//! Readings of Jet de bataille that changed, each in three small battles: the dice of the turns that matter are typed, the figures
//! worked out by hand beside them; the battle stops where the dice run out.

mod common;
use common::{Scratch, run};
use serde_json::Value;

fn written(name: &str, scales: &str, options: &str, a: &str, b: &str) -> Scratch {
    let text = format!(
        "ruleset = \"jet\"\nname = \"A reading\"\n[options]\nscales_in_play = \"{scales}\"\nnumeric_mod_cap = 1\n{options}\n\
         [[side]]\nid = \"a\"\nname = \"A\"\n{a}\n[[side]]\nid = \"b\"\nname = \"B\"\n{b}\n"
    );
    Scratch::new(name, &text)
}

fn regiment(id: &str, keys: &str) -> String {
    format!("[[side.unit]]\nid = \"{id}\"\nname = \"{id}\"\ncount = 100\nleaderless = true\n{keys}\n")
}

/// Everything that happens by these dice.
fn begun(file: &Scratch, dice: &str, answers: &str) -> Vec<Value> {
    let orders = Scratch::new(&format!("{}.answers", file.path().rsplit('/').next().expect("a name")), answers);
    let mut args = vec!["fight", file.path(), "--json", "--lang", "en", "--dice", dice];
    if !answers.is_empty() {
        args.extend(["--answers", orders.path()]);
    }
    let ran = run(&args);
    // It stops where the dice run out, or where the battle is over with the last of them.
    assert!(ran.err.contains("The dice given run out") || ran.err.is_empty(), "{}", ran.err);
    ran.out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

/// What happened to one in a turn, under this name.
fn event<'a>(lines: &'a [Value], turn: u32, name: &str, unit: &str) -> Option<&'a Value> {
    lines
        .iter()
        .find(|l| l["round"] == turn && l["data"]["event"] == name && l["data"]["unit"] == unit)
        .map(|l| &l["data"])
}

/// Men lost by one in a turn.
fn lost(lines: &[Value], turn: u32, unit: &str) -> i64 {
    let number = |data: &Value, key: &str| data[key].as_i64().expect("men");
    event(lines, turn, "losses", unit).map_or(0, |d| number(d, "killed") + number(d, "wounded"))
}

/// Who threw by this rule in a turn.
fn threw(lines: &[Value], turn: u32, rule: &str) -> Vec<String> {
    let throws = lines.iter().filter(|l| l["kind"] == "throw" && l["rule"] == rule && l["round"] == turn);
    throws.map(|l| l["who"].as_str().expect("somebody").to_owned()).collect()
}

/// JET-28 — morale moves only where losses are left, for both; `withdrawn_morale` may say otherwise.
#[test]
fn morale_moves_where_there_are_losses() {
    // Without a chief the row is that of a natural 66: morale -2 and +2, two to one for the enemy.
    let fought = |name: &str, options: &str, other: &str| {
        let (a, b) =
            (regiment("ra", "engagement = \"first_line\""), regiment("rb", &format!("engagement = \"{other}\"")));
        let lines = begun(&written(name, "regiment", options, &a, &b), "50 20", "");
        let moved = |unit: &str| event(&lines, 1, "morale", unit).map_or(0, |d| d["by"].as_i64().expect("morale"));
        ((lost(&lines, 1, "ra"), lost(&lines, 1, "rb")), (moved("ra"), moved("rb")))
    };
    // Before a regiment withdrawn nobody falls and no heart moves; to the letter of the table they move all the same.
    assert_eq!(fought("hearts1.toml", "", "withdrawn"), ((0, 0), (0, 0)));
    assert_eq!(fought("hearts2.toml", "withdrawn_morale = \"apply\"", "withdrawn"), ((0, 0), (-2, 2)));
    // In the second line half: 20 % of 100 is 20, ten of ours and five of theirs.
    assert_eq!(fought("hearts3.toml", "", "second_line"), ((10, 5), (-2, 2)));
}

/// JET-33 — failures that repeat delay a reserve once; `reserve_delay_stacking` may say otherwise.
#[test]
fn a_reserve_is_delayed_once() {
    let fought = |name: &str, options: &str, roll: u32| {
        let none = "leadership = 0\ntactics = 0\n";
        let a = format!("{none}{}{}", regiment("ra", ""), regiment("rr", "arrives = \"reserve\""));
        let b = format!("{none}{}", regiment("rb", ""));
        let call = "[[answer]]\nround = 1\nrule = \"JET-33\"\nunit = \"rr\"\nchoose = \"oui\"\n";
        // A turn: the enemy's tactics and opposition (a failure: ten for us), our tactics, our roll, the losses.
        let turn = format!("40 50 20 {roll} 15");
        begun(&written(name, "army", options, &a, &b), &format!("{turn} {turn}"), call)
    };
    let entered = |lines: &[Value]| (1..=2).find(|turn| event(lines, *turn, "entered", "rr").is_some());
    let delayed = |lines: &[Value]| (1..=2).filter(|turn| event(lines, *turn, "delayed", "rr").is_some()).count();
    // 30 + 10 = 40, then 31: two failures. Called in the first turn and late by one, it is there at the end of the second.
    let once = fought("late1.toml", "", 30);
    assert_eq!((delayed(&once), entered(&once)), (1, Some(2)));
    // A turn for each failure: it is still on its way.
    let each = fought("late2.toml", "reserve_delay_stacking = \"each_turn\"", 30);
    assert_eq!((delayed(&each), entered(&each)), (2, None));
    // 80 + 10 = 90, a partial success: it comes at the end of the turn in which it was called.
    let never = fought("late3.toml", "", 80);
    assert_eq!((delayed(&never), entered(&never)), (0, Some(1)));
}

/// JET-40 — `focus`: below the highest scale only encounters with a player in them are resolved, the others keep their share.
#[test]
fn only_the_players_encounter_is_resolved_below() {
    let companies = |id: &str, player: u32| {
        let one = |n: u32| {
            let player = if n == player { "player = true\n" } else { "" };
            format!("[[side.unit.unit]]\nid = \"{id}{n}\"\nname = \"{id}{n}\"\ncount = 50\nleaderless = true\n{player}")
        };
        format!("[[side.unit]]\nid = \"{id}\"\nname = \"{id}\"\nleaderless = true\n{}{}", one(1), one(2))
    };
    let fought = |name: &str, a: u32, b: u32, dice: &str| {
        let file = written(name, "regiment-company", "", &companies("ra", a), &companies("rb", b));
        let lines = begun(&file, dice, "");
        let fell = ["ra1", "ra2", "rb1", "rb2"].map(|unit| lost(&lines, 1, unit));
        (threw(&lines, 1, "JET-34"), fell)
    };
    // Nobody's battle: every company has its own die, the regiment none. 35 % of 50 is 18 and 15 % is 8, half of it across.
    let (threw, fell) = fought("focus1.toml", 0, 0, "50 15 50 15");
    assert_eq!((threw, fell), (vec!["ra1".into(), "ra2".into()], [18, 8, 9, 4]));
    // A player in the first company: it has its die, 35 %; the second keeps its share of the regiment's 15 of 100, which is 7.
    let (threw, fell) = fought("focus2.toml", 1, 0, "50 15 50");
    assert_eq!((threw, fell), (vec!["ra".into(), "ra1".into()], [18, 7, 9, 4]));
    // A player in the second company of the other side: the battle is looked at from there, so the dice are theirs. The first two
    // keep their share, 8 of the 15 and 4 across.
    let (threw, fell) = fought("focus3.toml", 0, 2, "50 15 50");
    assert_eq!((threw, fell), (vec!["rb".into(), "rb2".into()], [4, 9, 8, 18]));
}

/// JET-40, JET-43 — losses that a row imposes by name stand below it, and a breakout costs what it costs, whoever is left across.
#[test]
fn what_a_row_imposes_stands() {
    let company = |id: &str, men: u32, keys: &str| {
        format!("[[side.unit.unit]]\nid = \"{id}\"\nname = \"{id}\"\ncount = {men}\n{keys}\n")
    };
    let led = "leadership = 0";
    let alone = "leaderless = true";
    let host = |id: &str, men: u32, keys: &str, first: &str| {
        let (one, two) = (company(&format!("{id}1"), men, first), company(&format!("{id}2"), men, alone));
        format!("[[side.unit]]\nid = \"{id}\"\nname = \"{id}\"\n{keys}\n{one}{two}")
    };
    let fought = |name: &str, first: &str, across: u32, dice: &str| {
        let (a, b) = (host("ra", 50, led, first), host("rb", across, alone, alone));
        let lines = begun(&written(name, "regiment-company", "tactics_bonus = \"off\"", &a, &b), dice, "");
        ["ra1", "ra2", "rb1", "rb2"].map(|unit| [lost(&lines, 1, unit), lost(&lines, 2, unit)])
    };
    // The first turn: 3 − 90, forty for an enemy without a chief, ten less for the line: a spectacular failure, and the regiment is in
    // a trap. Its companies, without chiefs, lose 20 % of 50; half of that falls across.
    let trap = "3 90 50 50 20 20";
    // No way out (55): nine tenths of 80, thirty-six of every company, whatever becomes of it: then 35 % of the four that are left.
    let failed = fought("imposed1.toml", alone, 50, &format!("{trap} 50 50 50 50 50"));
    assert_eq!(failed, [[10, 37], [10, 37], [5, 1], [5, 1]]);
    // Out by an absolute success: half of 80, twenty of every company; then 35 % of the twenty that are left.
    let out = fought("imposed2.toml", alone, 50, &format!("{trap} 98 97 60 50 50 50 50"));
    assert_eq!(out, [[10, 27], [10, 27], [5, 4], [5, 4]]);
    // The first company is in the trap, its regiment wins and wipes out the few across: the company that cuts its way out leaves half
    // behind all the same, and the one beside it keeps its share.
    let below = fought("imposed3.toml", led, 6, "20 3 90 50 15 15 15 90 98 97 60 50 15 15");
    assert_eq!(below, [[8, 21], [8, 1], [1, 5], [4, 2]]);
}

/// JET-17 — any positive rational is a fighter's worth, kept as it is written.
#[test]
fn a_worth_is_any_positive_rational() {
    let fought = |name: &str, worth: [&str; 2], roll: u32| {
        let host = |n: usize, id: &str| format!("individual_value = {}\n{}", worth[n], regiment(id, ""));
        let text = format!(
            "ruleset = \"jet\"\nname = \"A worth\"\n[options]\ntactics_bonus = \"off\"\n\
             [[side]]\nid = \"a\"\nname = \"A\"\n{}\n[[side]]\nid = \"b\"\nname = \"B\"\n{}\n",
            host(0, "ra"),
            host(1, "rb")
        );
        // The enemy's roll fails, ten for us; then ours; 20 % fall.
        let lines = begun(&Scratch::new(name, &text), &format!("50 {roll} 20"), "");
        (lost(&lines, 1, "ra"), lost(&lines, 1, "rb"))
    };
    // 4/3: the numbers weigh 25 / 3, so 8; 73 + 8 + 10 = 91, a relative success. 2:1 becomes 7/3: 140/3 of theirs, rounded 47.
    assert_eq!(fought("worth1.toml", ["\"4/3\"", "1"], 73), (20, 47));
    // One less on the die is a partial success: 3/2 and 1/3 make 11/6, 220/6 of theirs, rounded 37.
    assert_eq!(fought("worth2.toml", ["\"4/3\"", "1"], 72), (20, 37));
    // 2 against 1.5 is 4/3 again; three quarters weigh 8 against us, and 2:1 becomes 5/3: a hundred thirds, 33.
    assert_eq!(fought("worth3.toml", ["2", "1.5"], 73), (20, 47));
    assert_eq!(fought("worth4.toml", ["0.75", "1"], 89), (20, 33));
}
