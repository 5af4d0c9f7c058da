//! What the GM is told of a roll, in figures; what the wordings of the soldier's table must carry; what is said in vain.

use crate::field::{armies, battle, company, morale, person, regiment, regiments, row, side, term};
use montjoie_game::Subjects as _;
use montjoie_game::scenario::Doc;
use montjoie_game::{Arg, Bout, Item, Message, Ruleset as _, What};
use montjoie_jet::Jet;
use montjoie_jet::terms::Row;
use montjoie_trial::{cases, problems};

cases! {
    case("rows_are_named", &["JET-12", "JET-42"], &[], rows),
    case("losses_open", &["JET-34", "JET-35", "JET-36", "JET-37"], &[], losses),
    case("chains_are_summed", &["JET-06", "JET-07"], &[], chains),
    case("companies_meet_a_whole_regiment", &["JET-15", "JET-60"], &[], whole),
    case("a_written_line_is_kept", &["JET-62", "JET-28"], &[], written),
    case("hearts_move_where_men_fall", &["JET-28", "JET-36"], &[], hearts),
    case("losses_are_summed_up", &["JET-39"], &[], sums),
    case("nobody_stands_in_an_empty_company", &["JET-60"], &[], fates),
    case("any_worth", &["JET-17"], &[], worth),
    case("scales_and_sides_as_people_say_them", &["JET-03"], &[], said),
}

type TestBattle = montjoie_trial::TestBattle<Jet>;

/// What the GM is told of the last throw of this rule by this one.
fn told(p: &TestBattle, rule: &str, of: &str) -> Message {
    let who = p.who(of);
    let is = |i: &&Item| matches!(i.what, What::Throw { .. }) && i.rule.0 == rule && i.subject == who;
    p.items().rev().find(is).and_then(|i| i.gm.clone()).unwrap_or_else(|| panic!("{rule} {of} is not told"))
}

fn arg(message: &Message, name: &str) -> Arg {
    let found = message.args.iter().find(|(n, _)| *n == name);
    found.unwrap_or_else(|| panic!("no {name} in {message:?}")).1.clone()
}

fn rows() {
    // 70 + 20 for the second line's sake is not it: 95 alone, a relative success, two to one in favour.
    let p = armies("", (100, "leadership = 10"), (100, "")).faces("JET-11", "a-army", "", &[81]).to("losses");
    assert_eq!(row(&p, "a-army"), "relative_success");
    let line = told(&p, "JET-11", "a-army");
    assert_eq!(arg(&line, "total"), Arg::Number(101), "81 + 10 and 10 for the enemy's failure");
    assert_eq!(arg(&line, "row"), Arg::Word("jet-row-relative_success"));
    assert_eq!((arg(&line, "ratio"), arg(&line, "favour")), (Arg::Fraction(4, 2), Arg::Word("jet-favour-own")));
    assert_eq!((arg(&line, "lead"), arg(&line, "ground")), (Arg::Number(10), Arg::Word("jet-ground-part")));
    assert_eq!(line.id, "jet-open-roll", "nobody waits behind");
    let line = told(&p, "JET-13", "b-army");
    assert_eq!((arg(&line, "total"), arg(&line, "row")), (Arg::Number(50), Arg::Word("jet-row-failure")));
    // Worth two of theirs: two to one against is man for man.
    let p = armies("", (100, "individual_value = 2"), (100, "")).faces("JET-11", "a-army", "", &[20]).to("losses");
    let line = told(&p, "JET-11", "a-army");
    assert_eq!(arg(&line, "row"), Arg::Word("jet-row-failure"));
    let Arg::Fraction(n, d) = arg(&line, "ratio") else { panic!() };
    assert_eq!(n, d);
    // Without a commander nobody throws: the row is told all the same. No player is told totals.
    let p = armies("", (100, "leaderless = true"), (100, "")).to("losses");
    assert_eq!(p.event("read", "a-army").unwrap()["row"], "um66");
    let p = armies("", (100, ""), (100, "")).to("losses");
    let throws: Vec<&Item> = p.items().filter(|i| matches!(i.what, What::Throw { .. })).collect();
    assert!(throws.len() > 1 && throws.iter().all(|i| i.sides.iter().all(Option::is_none)));
    // A soldier's row is named too; what it does is told with it.
    let parts = [
        side("a", ""),
        regiment("ra", "count = 100"),
        person("sol", "unit = \"ra\";sa = 20"),
        side("b", ""),
        regiment("rb", "count = 100"),
    ];
    let p = battle("army-individual", "", &parts).faces("JET-47", "sol", "", &[40]).to("losses");
    let line = told(&p, "JET-47", "sol");
    assert_eq!((arg(&line, "total"), arg(&line, "row")), (Arg::Number(60), Arg::Word("jet-row-failure")));
}

fn losses() {
    // V-11 and V-12, opened.
    for (theirs, id, own, enemy) in [(200, "jet-open-losses", 68, 136), (100, "jet-open-losses-wiped", 50, 100)] {
        let p = regiments("numeric_mod_cap = 1;tactics_bonus = \"off\"", (200, ""), (theirs, ""));
        let p = p.faces("JET-11", "ra", "", &[94]).faces("JET-34", "ra", "", &[34]).to("end");
        let line = told(&p, "JET-34", "ra");
        assert_eq!((line.id, arg(&line, "percent"), arg(&line, "men")), (id, Arg::Number(34), Arg::Number(200)));
        assert_eq!((arg(&line, "own"), arg(&line, "enemy")), (Arg::Number(own), Arg::Number(enemy)));
        assert_eq!(arg(&line, "line"), Arg::Word("jet-line-whole"));
        assert_eq!(i64::from(200 - i32::try_from(p.left("ra")).unwrap()), own);
    }
    let p = regiments("numeric_mod_cap = 1", (200, "engagement = \"second_line\""), (200, ""));
    let p = p.faces("JET-34", "ra", "", &[20]).to("end");
    assert_eq!(arg(&told(&p, "JET-34", "ra"), "line"), Arg::Word("jet-line-half"));
}

fn chains() {
    let any = "um_detection = \"any_die\";tactics_bonus = \"off\"";
    let p = armies(any, (100, "leadership = 30"), (100, ""));
    let p = p.faces("JET-11", "a-army", "", &[4]).nth(1).faces("JET-11", "a-army", "", &[30]).to("losses");
    // 4 less 30, with 30 of leadership and 10 for the enemy's failure.
    assert_eq!(p.event("summed", "a-army").unwrap()["total"], 14);
    assert_eq!(p.event("read", "a-army").unwrap()["row"], "failure");
    let p = armies("", (100, ""), (100, "")).to("losses");
    assert_eq!((p.happened("summed", ""), p.happened("read", "")), (0, 0), "one throw shows it all");
}

fn whole() {
    // Companies on one side, a regiment without any on the other: they meet.
    let parts = [
        side("a", ""),
        regiment("ra", ""),
        company("c1", 50, ""),
        company("c2", 50, ""),
        side("b", ""),
        regiment("rb", "count = 100;leadership = 20"),
    ];
    let p = battle("company", "numeric_mod_cap = 1", &parts).faces("JET-34", "c1", "", &[20]).to("end");
    assert!(p.throw("JET-11", "c1", "").is_some() && p.throw("JET-11", "c2", "").is_some());
    assert!(p.throw("JET-13", "rb", "").is_some());
    assert_eq!((50 - p.left("c1"), 50 - p.left("c2"), 100 - p.left("rb")), (10, 10, 10));
    // With the army above it keeps its share, or its own result.
    let p = battle("army-company", "numeric_mod_cap = 1", &parts).faces("JET-34", "c1", "", &[35]).to("end");
    assert_eq!(100 - p.left("rb"), 18);
    // Where regiments are played it fights as one, and companies across it keep their share.
    let p = battle("regiment-company", "numeric_mod_cap = 1", &parts).to("end");
    assert!(p.throw("JET-11", "ra", "").is_some() && p.throw("JET-11", "c1", "").is_none());
    let mut p = battle("company", "", &parts);
    for _ in 0..60 {
        if p.bout.state.turn > 1 && p.left("rb") < 100 {
            break;
        }
        p = p.step();
    }
    assert!(p.left("rb") < 100, "no empty turns");
}

fn written() {
    for doctrine in ["charge", "cautious", "steady"] {
        for level in ["withdrawn", "second_line", "first_line"] {
            let keys = format!("engagement = \"{level}\"");
            let p = regiments("", (100, &keys), (100, "")).lead(doctrine, doctrine).to("losses");
            assert_eq!(p.state("ra"), level, "{doctrine}");
        }
        let parts = [
            side("a", ""),
            regiment("ra", "engagement = \"second_line\""),
            company("c1", 50, "engagement = \"withdrawn\""),
            company("c2", 50, ""),
            side("b", ""),
            regiment("rb", "count = 100"),
        ];
        let p = battle("regiment-company", "", &parts).lead(doctrine, doctrine).to("losses");
        assert_eq!((p.state("c1"), p.state("c2")), ("withdrawn", "second_line"), "{doctrine}");
    }
}

fn hearts() {
    // A regiment in the first line before one withdrawn: no losses, and no change of heart on either side.
    let stand = |options: &str, a: &str, b: &str| {
        let keys = |level: &str| format!("engagement = \"{level}\"");
        let p = regiments(&format!("numeric_mod_cap = 1;{options}"), (100, &keys(a)), (100, &keys(b)));
        let p = p.answer("JET-28", "ra", a).answer("JET-28", "rb", b).round();
        (morale(&p, "ra"), morale(&p, "rb"))
    };
    assert_eq!(stand("", "first_line", "withdrawn"), (0, 0));
    assert_eq!(stand("", "first_line", "second_line"), (-2, 2));
    assert_eq!(stand("loss_engagement_source = \"own\"", "first_line", "withdrawn"), (-2, 2), "by our line alone");
    assert_eq!(stand("withdrawn_morale = \"apply\"", "first_line", "withdrawn"), (-2, 2));
}

fn sums() {
    let mut parts = vec![side("a", "")];
    for r in 0..2 {
        parts.push(regiment(&format!("r{r}"), ""));
        parts.extend((0..5).map(|c| company(&format!("r{r}c{c}"), 20, "")));
    }
    parts.push(person("pc", "unit = \"r0c0\";sa = 5;player = true"));
    parts.extend([side("b", ""), regiment("rb", "count = 200")]);
    let p = battle("army", "", &parts).faces("JET-34", "a-army", "", &[20]).to("end");
    let sum = |id| p.event("tolled", id).map(|e| (e["killed"].as_u64().unwrap(), e["wounded"].as_u64().unwrap()));
    // Four of twenty in each company, two of them killed.
    assert_eq!((sum("r0"), sum("r1"), sum("a-army")), (Some((10, 10)), Some((10, 10)), Some((20, 20))));
    assert_eq!(sum("b-army"), None, "one regiment without companies has said it");
    let told = |id: &str| {
        let who = p.who(id);
        let is = |i: &&Item| matches!(&i.what, What::Change { event, .. } if event == "losses") && i.subject == who;
        p.items().find(is).unwrap().gm.is_some()
    };
    assert!(
        told("r0c0") && !told("r0c1") && !told("r1c4") && told("rb"),
        "the player's company by itself, the others in the sum"
    );
}

fn fates() {
    let parts = [
        side("a", ""),
        regiment("ra", "count = 900"),
        side("b", ""),
        regiment("rb", ""),
        company("cb", 20, ""),
        company("cc", 20, ""),
        person("brac", "rank = \"sub_officer\";unit = \"cb\""),
    ];
    let fight = |said: Option<i32>| {
        let p = battle("army-individual", "considered_side = \"a\"", &parts);
        let p = p.faces("JET-11", "a-army", "", &[100]).to("end");
        assert_eq!(p.left("cb"), 0);
        let p = if let Some(n) = said { p.judge("JET-60", "brac", "", n) } else { p };
        let p = p.step();
        // Nobody is told to wait for orders in an empty company.
        let lost = p.items().find(|i| matches!(&i.what, What::Change { event, .. } if event == "chief_lost"));
        assert!(lost.is_none_or(|i| i.gm.is_none()));
        p.state("brac")
    };
    assert_eq!(fight(None), "out");
    assert_eq!([0, 1, 2, 3].map(|n| fight(Some(n))), ["fit", "out", "captured", "dead"]);
}

fn worth() {
    // 4/3: a third more, exactly; numbers 100 × 4/3 against 100 weigh 25/3.
    let p = armies("", (100, "individual_value = \"4/3\""), (100, "")).to("losses");
    assert_eq!(term(&p, "JET-11", "a-army", "numeric"), Some(8));
    let line = told(&p, "JET-11", "a-army");
    // Two to one against, shifted by a third: five to three.
    assert_eq!(arg(&line, "favour"), Arg::Word("jet-favour-enemy"));
    let Arg::Fraction(n, d) = arg(&line, "ratio") else { panic!() };
    assert_eq!(3 * n, 5 * d);
    let p = armies("", (100, "individual_value = 0.125"), (100, "")).to("losses");
    assert_eq!(term(&p, "JET-11", "a-army", "numeric"), Some(-175));
    for bad in ["0", "-1", "\"1/20000\""] {
        let toml = format!(
            "ruleset = \"jet\"\nname = \"T\"\n[[side]]\nid = \"a\"\nname = \"A\"\nindividual_value = {bad}\nleadership = 1\n[[side.unit]]\nid = \"r\"\n\
             name = \"R\"\ncount = 1\n[[side]]\nid = \"b\"\nname = \"B\"\nleadership = 1\n[[side.unit]]\nid = \"s\"\nname = \"S\"\ncount = 1\n"
        );
        assert!(!problems::<Jet>(&toml).is_empty(), "{bad}");
    }
}

fn said() {
    let toml = |options: &str| {
        let parts = [side("north", ""), regiment("r", "count = 10"), side("south", ""), regiment("s", "count = 10")];
        format!("ruleset = \"jet\"\nname = \"T\"\n[options]\n{options}\n{}", parts.concat())
    };
    let open =
        |options: &str| Bout::<Jet>::open(&Doc::read(&toml(options)), None).unwrap_or_else(|p| panic!("{p:?}")).0;
    assert_eq!(open("considered_side = \"south\"").state.own(), montjoie_table::Side::B);
    assert_eq!(open("considered_side = \"B\"").state.own(), montjoie_table::Side::B);
    let scales = |options: &str| open(options).state.options.scales_in_play.word();
    assert_eq!(scales("scales_in_play = [\"company\", \"army\"]"), "army-company");
    assert_eq!(scales("scales_in_play = [\"individual\", \"regiment\", \"army\"]"), "army-regiment-individual");
    assert_eq!(scales("scales_in_play = \"army-company\""), "army-company");
    assert_eq!(problems::<Jet>(&toml("scales_in_play = [\"brigade\"]")).len(), 1);
    assert_eq!(problems::<Jet>(&toml("considered_side = \"east\"")).len(), 1);
    // Yes and no, in either language.
    let parts = [
        side("a", ""),
        regiment("ra", "count = 100"),
        regiment("rr", "count = 100;arrives = \"reserve\""),
        side("b", ""),
        regiment("rb", "count = 100"),
    ];
    for (yes, called) in [("yes", 1), ("oui", 1), ("no", 0), ("non", 0)] {
        let p = battle("army", "", &parts).answer("JET-33", "rr", yes).step();
        assert_eq!(p.happened("called", "rr"), called, "{yes}");
    }
}

/// Every wording of a row of the soldier's table says all it does, and the list of what it does is that of the printed row.
#[test]
fn wordings_of_the_soldiers_table_carry_every_effect() {
    let words = [
        [("B", "critique B"), ("C", "critique C"), ("isolated", "isolé"), ("surrounded", "entouré"), ("rear", "dos")],
        [
            ("B", "a B critical"),
            ("C", "a C puncture"),
            ("isolated", "isolated"),
            ("surrounded", "surrounded"),
            ("rear", "back"),
        ],
    ];
    let table = include_str!("../../tables/soldier_table.csv");
    for (text, words) in Jet::INFO.text.into_iter().zip(words) {
        let line = |id: &str| {
            let found = text.lines().find_map(|l| l.strip_prefix(&format!("{id} = ")));
            found.unwrap_or_else(|| panic!("{id}")).to_owned()
        };
        for (row, printed) in Row::WORDS.iter().zip(table.lines().skip(1)) {
            let cells: Vec<&str> = printed.split(',').collect();
            assert_eq!(cells[0], *row);
            for (id, chief) in
                [(format!("jet-soldier-effects-{row}"), false), (format!("jet-soldier-chief-{row}"), true)]
            {
                let effects = line(&id);
                let signed = |n: &str| match n.parse::<i32>().unwrap_or(0) {
                    0 => None,
                    n if n < 0 => Some(format!("−{}", -n)),
                    n => Some(format!("+{n}")),
                };
                let mut wanted: Vec<String> = Vec::new();
                // OB and DB are alike in every row, and told both.
                for (figure, short) in [(cells[5], ["BO", "OB"]), (cells[6], ["BD", "DB"])] {
                    if let Some(n) = signed(figure) {
                        let either = short.map(|s| format!("{s} {n}"));
                        assert!(either.iter().any(|e| effects.contains(e)), "{id}: {effects}");
                    } else {
                        assert!(!short.iter().any(|s| effects.contains(s)), "{id} invents: {effects}");
                    }
                }
                let exposure = cells[9];
                let find = |word: &str| words.iter().find(|(w, _)| *w == word).unwrap().1.to_owned();
                if ["isolated", "surrounded"].contains(&exposure) {
                    wanted.push(find(exposure));
                }
                if exposure == "flanks_and_rear" {
                    wanted.push(find("rear"));
                }
                wanted.extend(cells[10].chars().next().map(|grade| find(&grade.to_string())));
                wanted.extend((!cells[12].is_empty()).then(|| format!(" {} rounds", cells[12])));
                wanted.extend(signed(cells[7]).filter(|_| chief));
                for want in wanted {
                    assert!(effects.contains(&want), "{id}: {want} in {effects}");
                }
                assert_eq!(
                    effects.contains(if text.contains("régiment") { "jet de bataille" } else { "battle roll" }),
                    chief
                );
            }
            // Every wording takes the list along, and no figure of its own.
            let start = text.find(&format!("jet-tell-soldier-{row} = ")).unwrap();
            let rest = &text[start + 1..];
            let whole = &text[start..start + 1 + rest.find("\njet-").unwrap()];
            assert_eq!(whole.matches("{ $effects }").count(), whole.matches(" = ").count(), "{whole}");
            assert!(
                !whole
                    .replace(".v2", "")
                    .replace(".v3", "")
                    .replace("um66", "")
                    .replace("um100", "")
                    .contains(|c: char| c.is_ascii_digit()),
                "{whole}"
            );
        }
    }
}

fn warned(toml: &str) -> Vec<String> {
    let (_, _, found) = match Bout::<Jet>::open(&Doc::read(toml), None) {
        Ok(opened) => opened,
        Err(problems) => panic!("{problems:?}"),
    };
    found.warnings.iter().map(|p| format!("{} {}", p.code, p.path)).collect()
}

/// What has no effect where it stands, and what is missed: a word about each, and nobody is stopped.
#[test]
fn what_is_said_in_vain_is_told() {
    let with = |options: &str, keys: &str, regiment_keys: &str, company_keys: &str, people: &str| {
        let parts = [
            side("a", &format!("leadership = 10;{keys}")),
            regiment("ra", &format!("leadership = 5;{regiment_keys}")),
            company("ca", 100, company_keys),
            people.to_owned(),
            side("b", "leadership = 10"),
            regiment("rb", "count = 100;leadership = 5"),
        ];
        let options = options.replace(';', "\n");
        let toml = format!("ruleset = \"jet\"\nname = \"T\"\n[options]\n{options}\n{}", parts.concat());
        warned(&toml).iter().map(|w| w.split(' ').next().unwrap().replace("jet-warning-", "")).collect::<Vec<_>>()
    };
    let all = "scales_in_play = \"army-regiment-company-individual\"";
    assert_eq!(with(all, "", "", "", ""), Vec::<String>::new());
    let officer = person("o", "rank = \"officer\";unit = \"ra\"");
    assert_eq!(with("", "", "", "", &officer), ["chief-leads", "rank-not-played"]);
    assert_eq!(with(all, "", "", "", &person("s", "unit = \"ca\"")), ["no-sa"]);
    assert_eq!(with("", "", "", "", &person("s", "unit = \"ca\";sa = 5")), ["rank-not-played"]);
    assert_eq!(with(all, "", "", "tactics = 10", ""), ["company-tactics"]);
    let posture = person("c", "rank = \"sub_officer\";unit = \"ca\";posture = \"support\"");
    assert_eq!(with(all, "", "", "", &posture), ["posture"]);
    assert_eq!(
        with(&format!("{all};all_front_line = true"), "", "engagement = \"second_line\"", "", ""),
        ["all-front-line"]
    );
    assert_eq!(with("", "", "engagement = \"second_line\"", "", ""), ["engagement"]);
    assert_eq!(with(all, "chief = \"l\"", "", "", &person("l", "leadership = 30")), ["chief-leads"]);
    assert_eq!(with("", "", "watch = \"played\"", "", ""), ["watch"]);
    assert_eq!(with("strategic_step = 5", "", "", "", ""), ["option"]);
    assert_eq!(with("focus = \"all\"", "", "", "", ""), ["option"]);
    let bare = format!(
        "ruleset = \"jet\"\nname = \"T\"\n{}",
        [side("a", ""), regiment("r", "count = 1"), side("b", ""), regiment("s", "count = 1")].concat()
    );
    assert_eq!(
        warned(&bare),
        ["jet-warning-no-leadership side[1].leadership", "jet-warning-no-leadership side[2].leadership"]
    );
}

/// What is told of an event where this battle stands, to the GM.
fn of_event(p: &TestBattle, event: montjoie_jet::event::Event) -> Message {
    Jet::line(&p.bout.state, &montjoie_table::Heard::Event(event), montjoie_game::Viewer::Gm).expect("told")
}

#[test]
fn both_beaten_in_one_turn_is_not_told_as_a_victory() {
    use montjoie_jet::event::Event;
    use montjoie_jet::terms::Defeat;
    use montjoie_table::{Side, State as _};
    let mut p = armies("", (100, ""), (100, ""));
    let (trapped, emptied) = (
        Event::Defeated { side: Side::A, how: Defeat::Collapse },
        Event::Defeated { side: Side::B, how: Defeat::Nobody },
    );
    assert_eq!(of_event(&p, trapped).id, "jet-tell-defeated-collapse");
    p.bout.state.apply(&trapped);
    assert_eq!(of_event(&p, emptied).id, "jet-tell-defeated-too");
}

#[test]
fn nobody_sings_who_is_still_afraid() {
    use montjoie_jet::event::Event;
    use montjoie_table::State as _;
    let mut p = regiments("", (100, ""), (100, ""));
    let unit = crate::field::id(&p, "ra");
    assert_eq!(of_event(&p, Event::Morale { unit, by: 2 }).id, "jet-tell-morale-up");
    p.bout.state.apply(&Event::Morale { unit, by: -3 });
    assert_eq!(of_event(&p, Event::Morale { unit, by: 2 }).id, "jet-tell-morale-up-low");
}

#[test]
fn the_stop_of_morale_at_ten_is_said() {
    use montjoie_jet::event::Event;
    let p = regiments("discipline_max = 0", (100, ""), (100, ""));
    let unit = crate::field::id(&p, "ra");
    let beyond = |by: i16| {
        let links = Jet::opens(&p.bout.state, &Event::Morale { unit, by }, &[]).links;
        let told = links.iter().find(|l| l.told.id == "jet-open-discipline").expect("discipline opens").told.clone();
        (arg(&told, "now"), arg(&told, "beyond"))
    };
    assert_eq!(beyond(-8), (Arg::Number(-4), Arg::Number(0)));
    assert_eq!(beyond(-14), (Arg::Number(-5), Arg::Number(1)), "counted as ten below");
}

#[test]
fn figures_of_one_scale_are_not_told_as_those_of_the_turn() {
    let p = regiments("", (100, ""), (100, "")).faces("JET-34", "ra", "", &[20]).to("end");
    assert_eq!(told(&p, "JET-34", "ra").id, "jet-open-losses", "one scale: they are");
    let parts = [side("a", ""), regiment("ra", "count = 100"), side("b", ""), regiment("rb", "count = 100")];
    let p = battle("army-regiment", "focus = \"all\"", &parts).faces("JET-34", "ra", "", &[20]).to("end");
    assert_eq!(told(&p, "JET-34", "ra").id, "jet-open-losses-scale");
}

#[test]
fn losses_man_for_man_are_nobodys_advantage() {
    // Worth two of theirs: two to one against is man for man.
    let p = armies("", (100, "individual_value = 2"), (100, "")).faces("JET-11", "a-army", "", &[20]).to("losses");
    assert_eq!(arg(&told(&p, "JET-11", "a-army"), "favour"), Arg::Word("jet-favour-even"));
}

#[test]
fn a_commander_with_a_name_is_named_over_the_roll() {
    let parts = [
        side("a", ""),
        regiment("ra", "count = 100"),
        person("off", "rank = \"officer\";unit = \"ra\";leadership = 10"),
        side("b", ""),
        regiment("rb", "count = 100"),
    ];
    let p = battle("regiment", "considered_side = \"a\"", &parts).to("losses");
    let line = told(&p, "JET-11", "ra");
    assert_eq!((arg(&line, "led"), arg(&line, "who")), (Arg::Number(1), Arg::Who(p.who("off"))));
    let p = armies("", (100, ""), (100, "")).to("losses");
    assert_eq!(arg(&told(&p, "JET-11", "a-army"), "led"), Arg::Number(0));
}

#[test]
fn a_delay_that_was_counted_is_not_announced_again() {
    let parts = [
        side("a", ""),
        regiment("ra", "count = 100"),
        regiment("rr", "count = 100;arrives = \"reserve\""),
        side("b", ""),
        regiment("rb", "count = 100"),
    ];
    let p = battle("army", "reserve_base_delay = 3", &parts).answer("JET-33", "rr", "yes");
    let p = p.faces("JET-11", "a-army", "", &[20]).to("losses");
    assert_eq!(arg(&told(&p, "JET-11", "a-army"), "reserves"), Arg::Word("jet-reserve-delay_plus_1"));
    let p = p.round().faces("JET-11", "a-army", "", &[20]).to("losses");
    assert_eq!(arg(&told(&p, "JET-11", "a-army"), "reserves"), Arg::Word("jet-reserve-counted"));
}
