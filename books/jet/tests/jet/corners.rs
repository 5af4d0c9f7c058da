//! Where two rules meet: calls and reserves, two leaders and their officers, losses handed down. Unsaid dice show 50.

use crate::field::{
    armies, battle, company, fallen, id, morale, outcome, person, regiment, regiments, side, term, total,
};
use montjoie_game::{Fight as _, Gesture};
use montjoie_jet::Jet;
use montjoie_table::Subject;
use montjoie_trial::{TestBattle, cases, problems};
use serde_json::json;

cases! {
    case("a_call_is_forgotten_in_reserve", &["JET-33"], &[], calls),
    case("a_penalty_anew_leaves_the_bonus", &[], &[], anew),
    case("who_stands_for_the_soldiers", &["JET-45"], &[], stands_for),
    case("companies_suffer_as_their_regiment_stands", &["JET-36"], &[], by_regiment),
    case("killed_by_measure_down_the_tree", &["JET-38", "JET-39"], &[], down),
    case("a_sister_makes_up_for_it", &["JET-40"], &[], made_up_for),
    case("as_many_lost_as_there_are_units", &["JET-39"], &[], as_many),
    case("discipline_at_the_start", &[], &[], discipline),
    case("the_more_exposed_bear_more", &["JET-39"], &[], exposed),
    case("a_last_stand_of_companies", &[], &[], last_stand),
    case("stragglers_of_a_whole_regiment", &[], &[], of_a_regiment),
    case("an_empty_reserve_is_not_called", &["JET-33"], &[], empty),
    case("set_against_one_of_the_surplus", &["JET-15"], &[], surplus),
    case("people_arrive_too", &[], &[], arrive),
    case("hearts_above_ten", &["JET-21"], &[], surge),
    case("glory_of_a_commander", &["JET-53"], &[], glory),
    case("arrows_reach_who_is_there", &["JET-54"], &[], arrows),
    case("those_on_their_way_are_not_beaten", &["JET-58"], &[], on_their_way),
    case("two_leaders_command_no_regiment", &["JET-09"], &[], not_theirs),
    case("from_afar_commands_the_leader_alone", &["JET-09"], &[], from_afar),
    case("who_commands_at_the_start", &["JET-09"], &[], at_the_start),
    case("companies_begin_where_their_regiment_does", &["JET-30"], &[], begin),
    case("rallying_is_hope", &["JET-22", "JET-58"], &[], hope),
}

fn lost(p: &TestBattle<Jet>, name: &str) -> i64 {
    p.fate(name).initial - p.fate(name).now
}

fn calls() {
    let parts = [
        side("a", ""),
        regiment("ra", "count = 100"),
        regiment("rr", "count = 100;arrives = \"reserve\""),
        side("b", ""),
        regiment("rb", "count = 100"),
    ];
    let mut p = battle("army", "", &parts);
    let rr = p.who("rr");
    let place = id(&p, "rr");
    let mut then = |event| {
        p.bout.rule(&[event]).unwrap();
        let unit = p.bout.state.at(place);
        (unit.called, unit.remaining)
    };
    assert_eq!(then(json!({ "called": { "unit": rr, "turns": 3 } })), (true, 3));
    assert_eq!(then(json!({ "engaged": { "unit": rr, "engagement": "reserve" } })), (true, 3), "where it was");
    assert_eq!(then(json!({ "engaged": { "unit": rr, "engagement": "first_line" } })), (true, 3));
    assert_eq!(then(json!({ "engaged": { "unit": rr, "engagement": "reserve" } })), (false, 0), "back again");
}

fn anew() {
    let lasting = |option: &str| {
        let mut p = regiments(option, (100, ""), (100, ""));
        let ra = p.who("ra");
        for value in [5, -10, -20] {
            let event = json!({ "lasts": { "unit": ra, "bearing": "roll", "value": value, "first": 1, "last": 3 } });
            p.bout.rule(&[event]).unwrap();
        }
        p.bout.state.lasting.iter().map(|l| l.value).collect::<Vec<_>>()
    };
    assert_eq!(lasting("malus_stacking = \"refresh\""), [5, -20]);
    assert_eq!(lasting("malus_stacking = \"stack\""), [5, -10, -20]);
}

fn stands_for() {
    // Nobody understood: the soldiers of that company, neither their chief nor those of another.
    let parts = [
        side("a", ""),
        regiment("ra", ""),
        company("c1", 40, ""),
        company("c2", 40, ""),
        person("un", "rank = \"soldier\";unit = \"c1\";sa = 40"),
        person("deux", "rank = \"soldier\";unit = \"c1\";sa = 25"),
        person("chef", "rank = \"sub_officer\";unit = \"c1\";sa = 200"),
        person("autre", "rank = \"soldier\";unit = \"c2\";sa = 90"),
        side("b", ""),
        regiment("rb", ""),
        company("d1", 40, ""),
        company("d2", 40, ""),
    ];
    let p = battle("company", "", &parts).faces("JET-11", "c1", "", &[66]).to("losses");
    assert_eq!(total(&p, "JET-45", "c1"), 33 - 20, "32.5 is 33");
}

fn by_regiment() {
    let parts = [
        side("a", ""),
        regiment("ra", ""),
        company("c1", 100, "engagement = \"second_line\""),
        side("b", ""),
        regiment("rb", ""),
        company("d1", 200, ""),
    ];
    let with = |option: &str| {
        let options = format!("numeric_mod_cap = 1;company_engagement_mod = \"{option}\"");
        let p = battle("company", &options, &parts).step();
        let (who, stands) = (p.who("c1"), p.bout.state.at(id(&p, "c1")).engagement);
        let p = if stands as i64 == 2 { p } else { p.gesture(Gesture::Set { who, field: 10, value: 2 }) };
        let p = p.faces("JET-34", "c1", "", &[20]).to("end");
        lost(&p, "c1")
    };
    assert_eq!((with("none"), with("apply")), (20, 10), "as in the first line, or by its own");
}

fn down() {
    // Six to one: 24 of 42 dead by the measure of ours, over three regiments alike.
    let parts = [
        side("a", ""),
        regiment("ra", "count = 35"),
        side("b", ""),
        regiment("r1", "count = 200"),
        regiment("r2", "count = 200"),
        regiment("r3", "count = 200"),
    ];
    let p = battle("army", "numeric_mod_cap = 1;loss_split = \"scaled_components\"", &parts);
    let p = p.faces("JET-11", "a-army", "", &[97, 95]).faces("JET-34", "a-army", "", &[20]).to("end");
    assert_eq!(["r1", "r2", "r3"].map(|r| fallen(&p, r)), [(8, 6), (8, 6), (8, 6)]);
    // Added to what the scale above took: two thirds of that dead, then by measure.
    let parts = [side("a", ""), regiment("ra", "count = 35"), side("b", ""), regiment("r1", "count = 600")];
    let options = "numeric_mod_cap = 1;loss_split = \"scaled_components\";scale_losses = \"cumulative\"";
    let p = battle("army-regiment", options, &parts).faces("JET-11", "a-army", "", &[97, 95]);
    let p = p.faces("JET-34", "a-army", "", &[20]).faces("JET-11", "ra", "", &[97, 95]);
    let p = p.faces("JET-34", "ra", "", &[20]).to("end");
    let (killed, wounded) = fallen(&p, "r1");
    assert_eq!((lost(&p, "ra"), killed + wounded, killed), (13, 78, 52));
}

fn made_up_for() {
    // Two lost far less than their share: the third bears more than twice hers.
    let three = |id: &str, n: u32| [1, 2, 3].map(|i| regiment(&format!("{id}{i}"), &format!("count = {n}"))).concat();
    let parts = [side("a", ""), three("r", 100), side("b", ""), three("s", 200)];
    let p = battle("army-regiment", "scale_losses = \"replace_conserve\";numeric_mod_cap = 1", &parts);
    let p = p.judge("JET-15", "s3", "", 1).faces("JET-34", "a-army", "", &[35]);
    let p = p.faces("JET-34", "r1", "", &[15]).faces("JET-34", "r2", "", &[15]).to("end");
    assert_eq!(["a-army", "r1", "r2", "r3"].map(|u| lost(&p, u)), [105, 15, 15, 75]);
    // The regiment that was played lost less than its share: her sister bears the rest, as far as she has men.
    let parts = [
        side("a", ""),
        regiment("r1", "count = 100"),
        regiment("r2", "count = 100"),
        side("b", ""),
        regiment("s1", "count = 200"),
        regiment("s2", "count = 200"),
    ];
    let p = battle("army-regiment", "scale_losses = \"replace_conserve\";numeric_mod_cap = 1", &parts);
    let p = p.judge("JET-15", "s2", "", 1).faces("JET-34", "a-army", "", &[30]).faces("JET-34", "r1", "", &[15]);
    let p = p.to("end");
    assert_eq!(["a-army", "r1", "r2"].map(|u| lost(&p, u)), [60, 15, 45]);
}

fn as_many() {
    // 1.2, 2.4, 0.16, 0.24: the one that is left over goes to the largest remainder, not to each one man.
    let parts = [
        side("a", ""),
        regiment("r1", "count = 30"),
        regiment("r2", "count = 60"),
        regiment("r3", "count = 4"),
        regiment("r4", "count = 6"),
        side("b", ""),
        regiment("rb", "count = 100"),
    ];
    let p = battle("army", "loss_distribution = \"proportional\"", &parts).step();
    let who = p.who("a-army");
    let p = p.gesture(Gesture::Take { who, men: 4 });
    assert_eq!(["r1", "r2", "r3", "r4"].map(|r| lost(&p, r)), [1, 3, 0, 0]);
}

fn discipline() {
    let kept = |option: &str| {
        let p = regiments(option, (100, "discipline_max = 6;initial_morale = -5"), (100, "discipline_max = 6"));
        ["ra", "rb"].map(|r| p.bout.state.at(id(&p, r)).discipline)
    };
    assert_eq!(kept("discipline_tracking = \"incremental\""), [4, 6]);
    assert_eq!(kept(""), [4, 6], "a point for each full two below nought");
    // One morale for the whole army, and what a regiment has of its own.
    let parts = [
        side("a", "initial_morale = 3"),
        regiment("ra", "count = 40"),
        regiment("rx", "count = 40;initial_morale = 5"),
        side("b", ""),
        regiment("rb", "count = 40"),
    ];
    let p = battle("regiment", "morale_scale = \"single\"", &parts);
    assert_eq!(["a-army", "ra", "rx"].map(|u| morale(&p, u)), [3, 3, 5]);
}

fn exposed() {
    let parts = [
        side("a", ""),
        regiment("r1", "count = 30"),
        regiment("r2", "count = 60;engagement = \"second_line\""),
        side("b", ""),
        regiment("rb", "count = 100"),
    ];
    let p =
        battle("army", "loss_distribution = \"by_engagement\"", &parts).answer("JET-28", "r2", "second_line").step();
    let who = p.who("a-army");
    let p = p.gesture(Gesture::Take { who, men: 10 });
    assert_eq!(["r1", "r2"].map(|r| lost(&p, r)), [5, 5], "thirty in front, sixty behind them at half");
    // Nobody exposed: by their numbers.
    let p = battle("army", "loss_distribution = \"by_engagement\"", &parts);
    let p = p.answer("JET-28", "r1", "withdrawn").answer("JET-28", "r2", "withdrawn").step();
    let p = p.gesture(Gesture::Take { who, men: 9 });
    assert_eq!(["r1", "r2"].map(|r| lost(&p, r)), [3, 6]);
}

fn last_stand() {
    let parts = [
        side("a", ""),
        regiment("ra", ""),
        company("c1", 40, ""),
        company("c2", 30, ""),
        side("b", ""),
        regiment("rb", "count = 40"),
    ];
    let mut p = battle("regiment", "", &parts);
    p.bout.rule(&[json!({ "massacred": { "unit": p.who("ra"), "choice": "last_stand" } })]).unwrap();
    assert_eq!((fallen(&p, "c1"), fallen(&p, "c2"), fallen(&p, "ra")), ((40, 0), (30, 0), (70, 0)));
}

fn of_a_regiment() {
    // Men go over from those who hold them: a regiment of companies holds none itself.
    let parts = [
        side("a", ""),
        regiment("ra", ""),
        company("c1", 40, ""),
        regiment("rx", "count = 40"),
        side("b", ""),
        regiment("rb", "count = 40"),
    ];
    let mut p = battle("army", "", &parts).to("losses");
    let (ra, rx) = (p.who("ra"), p.who("rx"));
    p.bout.rule(&[json!({ "joins": { "unit": ra, "to": rx, "men": 3 } })]).unwrap();
    assert_eq!(p.to("end").happened("passed", ""), 0);
}

fn empty() {
    let parts = [
        side("a", ""),
        regiment("ra", "count = 100"),
        regiment("rr", "count = 100;arrives = \"reserve\""),
        side("b", ""),
        regiment("rb", "count = 100"),
    ];
    let p = battle("army", "", &parts);
    assert!(p.asked("JET-33", "rr").is_some());
    let who = p.who("rr");
    assert!(p.gesture(Gesture::Take { who, men: 100 }).asked("JET-33", "rr").is_none());
}

fn surplus() {
    let regiments = |id: &str, n: u32| (1..=n).map(|i| regiment(&format!("{id}{i}"), "count = 40")).collect::<String>();
    let parts = [side("a", ""), regiments("r", 2), side("b", ""), regiments("s", 3)];
    let p = battle("regiment", "", &parts);
    let (by, on) = (p.who("r2"), p.who("s3"));
    let p = p.gesture(Gesture::Engage { by, on }).to("losses");
    let met = |name: &str| p.bout.state.at(id(&p, name)).encounter;
    assert_eq!((met("r2"), met("r1"), met("s1")), (met("s3"), met("s3"), met("s3")), "the third joins the first pair");
    assert_ne!(met("s2"), met("s3"));
}

fn arrive() {
    let parts = [
        "[[event]]\nround = 2\narrive = [\"pion\"]\n".to_owned(),
        side("a", ""),
        regiment("ra", "count = 40"),
        person("pion", "rank = \"soldier\";unit = \"ra\";arrives = \"event\""),
        side("b", ""),
        regiment("rb", "count = 40"),
    ];
    let p = battle("army", "", &parts);
    assert_eq!(p.state("pion"), "absent");
    assert_eq!(p.round().step().state("pion"), "fit");
}

/// A soldier, or whatever he is, in a company of ninety.
fn one_of(keys: &str, options: &str) -> TestBattle<Jet> {
    let parts = [
        side("a", ""),
        regiment("ra", ""),
        company("ca", 90, ""),
        person("sol", &format!("unit = \"ca\";{keys}")),
        side("b", ""),
        regiment("rb", ""),
        company("cb", 90, ""),
    ];
    battle("company-individual", options, &parts)
}

fn surge() {
    for (heart, surges) in [(10, None), (11, Some(30))] {
        let p = one_of("", "morale_overflow_soldiers = true").to("individual");
        let who = p.who("ca");
        let now = i64::from(morale(&p, "ca"));
        let kept = i64::from(p.bout.state.at(id(&p, "ca")).morale);
        let p = p.gesture(Gesture::Set { who, field: 4, value: kept + heart - now }).to("losses");
        assert_eq!(term(&p, "JET-47", "sol", "morale_overflow"), surges, "{heart}");
    }
}

fn glory() {
    // A commander always gets the enemy's chief before him, whatever the GM has in store for soldiers.
    let options = "um100_event_choice = \"fallen_sub_officer\";melee_resolution = \"auto\"";
    let p = one_of("rank = \"sub_officer\"", options).answer("JET-49", "sol", "oui");
    let p = p.faces("JET-47", "sol", "", &[100]).to("losses");
    assert_eq!(p.event("offered", "sol").unwrap()["chance"], "exposed_commander");
    let p = one_of("", options).faces("JET-47", "sol", "", &[100]).to("losses");
    assert_eq!(p.event("offered", "sol").unwrap()["chance"], "fallen_sub_officer");
    // A sub-officer of a name is out of it.
    let parts = [
        side("a", ""),
        regiment("ra", ""),
        company("ca", 90, ""),
        person("chef", "rank = \"sub_officer\";unit = \"ca\""),
        person("sol", "unit = \"ca\""),
        side("b", ""),
        regiment("rb", ""),
        company("cb", 90, ""),
    ];
    let p = battle("company-individual", options, &parts).faces("JET-47", "sol", "", &[100]).to("losses");
    assert_eq!(p.event("gone", "chef").unwrap()["at"], "out");
    // Beset by many, the table may say how it ended.
    for (said, event) in [(1, "rejoined"), (2, "cut_off")] {
        let p = one_of("", "melee_resolution = \"manual\"").faces("JET-47", "sol", "", &[3, 20]);
        assert_eq!(p.judge("JET-48", "sol", "ca", said).to("losses").happened(event, "sol"), 1);
    }
}

fn arrows() {
    let parts = [
        "[[event]]\nround = 5\narrive = [\"c2\"]\n".to_owned(),
        side("a", ""),
        regiment("ra", ""),
        company("c1", 40, ""),
        company("c2", 400, "arrives = \"event\""),
        side("b", ""),
        regiment("rb", ""),
        company("d1", 40, ""),
    ];
    let mut p = battle("company", "numeric_mod_cap = 1", &parts).to("losses");
    p.bout.rule(&[json!({ "volley": { "unit": p.who("ra"), "men": 9 } })]).unwrap();
    let p = p.faces("JET-34", "c1", "", &[20]).to("end");
    assert_eq!((lost(&p, "c1"), lost(&p, "c2")), (8 + 9, 0), "who is still to come is out of range");
}

fn on_their_way() {
    let parts = |events: &str| {
        [
            events.to_owned(),
            side("a", ""),
            regiment("ra", "count = 10"),
            regiment("rl", "count = 100;arrives = \"event\""),
            side("b", ""),
            regiment("rb", "count = 100"),
        ]
    };
    let left = |events: &str, who: &str| {
        let p = battle("army", "", &parts(events));
        let who = p.who(who);
        outcome(&p.gesture(Gesture::Remove { who }).round())
    };
    let later = "[[event]]\nround = 5\narrive = [\"rl\"]\n";
    assert_eq!(left(later, "ra"), None, "they are still expected");
    assert!(left(later, "rb").is_some(), "by one side alone");
}

fn not_theirs() {
    let a = "leadership = 40;second_leadership = 60;second_tactics = 30";
    let parts =
        [side("a", a), regiment("ra", "count = 100;leadership = 10"), side("b", ""), regiment("rb", "count = 100")];
    let p = battle("regiment", "co_command = \"best_skill\"", &parts).to("losses");
    assert_eq!(term(&p, "JET-11", "ra", "leadership_skill"), Some(10));
    // Of two as good, the first.
    let a = "leadership = 40;tactics = 10;second_leadership = 40;second_tactics = 30";
    let p = armies("co_command = \"best_skill\"", (100, a), (100, "")).to("losses");
    assert_eq!(total(&p, "JET-10", "a-army"), 10);
}

fn from_afar() {
    let parts = [side("a", ""), regiment("ra", "count = 100"), side("b", ""), regiment("rb", "count = 100")];
    let p = battle("army-regiment", "tactics_bonus = \"table_both_ways\"", &parts);
    let has = |who: &str| p.options("JET-09", who).contains(&"tactics_only".to_owned());
    assert!(has("a-army") && !has("ra"), "{:?} {:?}", p.options("JET-09", "a-army"), p.options("JET-09", "ra"));
}

fn at_the_start() {
    // The one the side names is the first of the two, wherever he stands on the list; his officers are their own men.
    for named in ["one", "two"] {
        let parts = [
            side("a", &format!("chief = \"{named}\"")),
            regiment("ra", "count = 100"),
            person("one", "rank = \"leader\";leadership = 44"),
            person("two", "rank = \"leader\";leadership = 22"),
            side("b", ""),
            regiment("rb", "count = 100"),
        ];
        let p = battle("army-regiment", "", &parts);
        let (army, camp) = (p.bout.state.at(id(&p, "a-army")), &p.bout.state.camps[0]);
        let first = u8::from(named == "two");
        assert_eq!(
            (army.chief, camp.second, camp.second_chief),
            (montjoie_table::CharacterId::new(first).into(), true, montjoie_table::CharacterId::new(1 - first).into()),
            "{named}"
        );
        assert_eq!(p.bout.state.at(id(&p, "ra")).chief, None);
        // Posted to a regiment, the second is nobody's second any more.
        let who = Subject::character(1 - first);
        let to = p.who("ra");
        let p = p.gesture(Gesture::Post { who, to });
        assert_eq!((p.bout.state.camps[0].second, p.bout.state.camps[0].second_chief), (false, None));
        assert_eq!(p.bout.state.at(id(&p, "a-army")).chief, Some(montjoie_table::CharacterId::new(first)));
    }
}

fn begin() {
    let text = |regiment_keys: &str, company_keys: &str| {
        let parts = [
            side("a", ""),
            regiment("ra", regiment_keys),
            company("c1", 40, company_keys),
            company("c2", 20, ""),
            side("b", ""),
            regiment("rb", "count = 9"),
        ];
        format!("ruleset = \"jet\"\nname = \"T\"\n[options]\nscales_in_play = \"company\"\n{}", parts.concat())
    };
    let found = |regiment_keys: &str, company_keys: &str| problems::<Jet>(&text(regiment_keys, company_keys));
    let opened = TestBattle::<Jet>::new(&text("engagement = \"second_line\"", ""));
    assert_eq!(opened.state("c1"), "second_line");
    // A ruling on the regiment moves its companies within a step of it.
    let who = opened.who("ra");
    let opened = opened.gesture(Gesture::Set { who, field: 10, value: 1 });
    assert_eq!((opened.state("ra"), opened.state("c1")), ("withdrawn", "second_line"));
    let opened = opened.gesture(Gesture::Set { who, field: 10, value: 3 });
    let opened = opened.gesture(Gesture::Set { who, field: 10, value: 0 });
    assert_eq!((opened.state("ra"), opened.state("c1")), ("reserve", "reserve"));
    assert!(found("", "engagement = \"second_line\"").is_empty());
    let far = found("", "engagement = \"withdrawn\"");
    assert!(far.len() == 1 && far[0].contains("jet-problem-engagement"), "{far:?}");
    // A regiment may say how many it has, if its companies add up to it.
    assert!(found("count = 60", "").is_empty());
    let wrong = found("count = 61", "");
    assert!(wrong.len() == 1 && wrong[0].contains("jet-problem-count"), "{wrong:?}");
}

fn hope() {
    // Routed to the last man, a side that may rally is not yet beaten; one that failed to is.
    let fled = |option: &str, due: bool| {
        let p = regiments(option, (100, ""), (100, ""));
        let who = p.who("ra");
        let mut p = p.to("end").gesture(Gesture::Break { who });
        if !due {
            p.bout.rule(&[json!({ "not_rallied": { "unit": who } })]).unwrap();
        }
        outcome(&p.round())
    };
    assert_eq!(fled("rally_attempt = \"allowed\"", true), None);
    let p = regiments("rally_attempt = \"allowed\"", (100, ""), (100, "")).to("end");
    let who = p.who("ra");
    let p = p.gesture(Gesture::Break { who }).gesture(Gesture::Take { who, men: 100 });
    assert!(outcome(&p.round()).is_some(), "nobody is left to come back");
    // That the enemy may rally helps nobody who is gone.
    let parts = [
        side("a", ""),
        regiment("ra", "count = 100"),
        side("b", ""),
        regiment("rb", "count = 100"),
        regiment("rc", "count = 100"),
    ];
    let p = battle("regiment", "rally_attempt = \"allowed\"", &parts).to("end");
    let (gone, broken) = (p.who("ra"), p.who("rb"));
    let p = p.gesture(Gesture::Remove { who: gone }).gesture(Gesture::Break { who: broken });
    assert!(outcome(&p.round()).is_some());
    assert!(fled("rally_attempt = \"allowed\"", false).is_some());
    assert!(fled("", true).is_some());
}
