//! At the bound of a rule, on either side of it: figures worked out from the book.

use crate::field::{Look as _, P, drawn, hero, id, on, plain, scene, unit, with};
use montjoie_game::{Arg, Gesture, Outcome, Ruleset as _};
use montjoie_papiers::Papiers;
use montjoie_papiers::battle::{Grip, Hit};
use montjoie_papiers::events::Event;
use montjoie_papiers::terms::{Cause, HeroStatus, Morale, Step, Where};
use montjoie_table::{Happening as _, Subject, Tally as _};

/// PAP-49, PAP-50 — a loss test is 10 worse against what frightens, 20 against what terrifies.
#[test]
fn loss_tests_before_something_dreadful() {
    let plus = |attributes: &str| {
        let b = unit("b1", 60, &format!("pui = 3; ini = 20; attributes = [{attributes}]"));
        let p = with("fear_test_timing = \"contact_only\"", &unit("a1", 40, ""), &b).order("b1", "engager a1");
        let p = p.faces("PAP-49", "a1", "", &[99]).faces("PAP-31", "b1", "a1", &[4]).to("ralliement");
        p.throw("PAP-38", "a1", "").map(|[plus, ..]| plus.total())
    };
    assert_eq!((plus("\"peur\""), plus("\"terreur\"")), (Some(-10), Some(-20)));
}

/// PAP-44 — losses of more than three quarters cost 10, three quarters themselves nothing; a rout 25.
#[test]
fn rally_modifiers_begin_above_three_quarters() {
    let skill = |eff: u32, state: &str| {
        let a =
            unit("a1", 60, &format!("eff = {eff}; morale = \"{state}\"")) + &hero("h", "unit = \"a1\"; command = 65");
        let p = plain(&a, &unit("b1", 60, "")).round();
        p.throw("PAP-43", "a1", "h").unwrap()[1].total()
    };
    assert_eq!((skill(15, "desorganisation"), skill(14, "desorganisation")), (65, 55));
    assert_eq!((skill(15, "deroute"), skill(14, "deroute")), (40, 30));
}

/// PAP-102, `simple` — ten points for each EFF of a character put him out.
#[test]
fn a_tough_one_bears_more() {
    let state = |wounds: &str| {
        let a = unit("a1", 60, "") + &hero("h", &format!("unit = \"a1\"; eff = 2; wounds = {wounds}"));
        let p = with("wound_track = \"simple\"", &a, &unit("b1", 60, "ini = 20")).order("b1", "engager a1");
        p.faces("PAP-31", "b1", "a1", &[1]).faces("PAP-100", "h", "", &[12]).to("moral").state("h")
    };
    // Sixty of PUI 1 in row 1 take nobody: the first column of the table, where a twelve is two moderate wounds,
    // six points. Eighteen are fewer than twenty, twenty-four are not.
    assert_eq!((state("[0, 0, 2]"), state("[0, 0, 3]")), ("able", "out"));
}

/// PAP-23 — the four verdicts.
#[test]
fn verdicts() {
    let mut b = plain(&unit("a1", 20, ""), &unit("b1", 20, "")).bout.state;
    let of = [0, 1, 2, 3, 4].map(|over| {
        b.over = over;
        Papiers::outcome(&b)
    });
    use montjoie_table::Side::{A, B};
    assert_eq!(of[..3], [None, Some(Outcome::Victory(A)), Some(Outcome::Victory(B))]);
    assert_eq!(of[3..], [Some(Outcome::Draw), Some(Outcome::Undecided)]);
}

/// PAP-30 — a support counts while he who gives it stands free and his friend fights.
#[test]
fn when_a_support_counts() {
    let a = unit("a1", 60, "") + &unit("a2", 60, "");
    let mut b = plain(&a, &(unit("b1", 60, "") + &unit("b2", 60, ""))).bout.state;
    let grip = |one: u8, other: u8| Grip {
        a: id(one),
        b: id(other),
        formed: 1,
        engaged: 1,
        charges: 0,
        ambush: false,
        new: true,
    };
    b.units[1].supports = Some(id(0));
    assert!(!b.gives_support(id(1)), "his friend does not fight");
    b.links = vec![grip(0, 2)];
    assert!(b.gives_support(id(1)) && !b.gives_support(id(0)));
    for change in [
        |b: &mut montjoie_papiers::battle::Battle| b.units[1].morale = Morale::Deroute,
        |b: &mut montjoie_papiers::battle::Battle| b.units[1].eff = 0,
        |b: &mut montjoie_papiers::battle::Battle| b.units[0].eff = 0,
        |b: &mut montjoie_papiers::battle::Battle| b.units[2].eff = 0,
    ] {
        let mut other = b.clone();
        change(&mut other);
        assert!(!other.gives_support(id(1)));
    }
    b.links.push(grip(1, 3));
    assert!(!b.gives_support(id(1)), "he fights himself");
}

/// PAP-31, PAP-37 — no roll without power, nor at one who fell before; a company's magic is a power of its own.
#[test]
fn who_rolls() {
    let p = plain(&unit("a1", 60, "pui = 0"), &unit("b1", 60, "ini = 20")).order("b1", "engager a1").to("pertes");
    assert_eq!((p.throws("PAP-31"), p.throw("PAP-31", "a1", "b1")), (1, None));
    let p = with("pui_mag = true", &unit("a1", 20, "pui_mag = 3"), &unit("b1", 60, "")).order("a1", "magie b1");
    assert_eq!(p.to("pertes").attack("PAP-82", "a1", "b1").2, (60, 1));
    // The volley of a2 leaves nobody of b1 for the shot of a1.
    let a = unit("a1", 60, "pui_tir = 1; ini = 20") + &unit("a2", 100, "pui_tir = 2");
    let p = plain(&a, &unit("b1", 5, "ini = 10")).order("a1", "tir b1").order("b1", "engager a2");
    let p = p.answer("PAP-72", "a2", "sur b1").faces("PAP-72", "a2", "b1", &[10]).to("pertes");
    assert_eq!((p.throws("PAP-72"), p.throws("PAP-71"), p.throws("PAP-31")), (1, 0, 0));
}

/// PAP-72 — no volley of those in rout, of those whose shot is spent, of those who fought the hour before.
#[test]
fn who_shoots_at_the_charge() {
    let shoots = |options: &str, change: &dyn Fn(&mut montjoie_papiers::battle::Unit)| {
        let b = unit("b1", 60, "pui_tir = 1; ini = -5");
        let mut p = with(options, &unit("a1", 60, "ini = 20"), &b).order("a1", "engager b1").to("tir_defensif");
        change(&mut p.bout.state.units[1]);
        p.to("pertes").throws("PAP-72")
    };
    let unlimited = "shots_per_turn = \"unlimited_reaction\"";
    assert_eq!(shoots("", &|_| ()), 1);
    assert_eq!(shoots("", &|u| u.morale = Morale::Deroute), 0);
    assert_eq!(shoots("", &|u| u.melee_before = true), 0);
    assert_eq!((shoots("", &|u| u.shot_spent = true), shoots(unlimited, &|u| u.shot_spent = true)), (0, 1));
}

/// PAP-94 — whom a character may go and rally: by command, a company that wavers, not yet tried this hour, in sight.
#[test]
fn whom_a_character_may_rally() {
    let offered = |keys: &str, leader: &str, change: &dyn Fn(&mut montjoie_papiers::battle::Unit)| {
        let a = unit("a1", 60, "") + &unit("a2", 60, keys) + &hero("h", &format!("unit = \"a1\"; {leader}"));
        let mut p = plain(&a, &unit("b1", 60, "")).to("actions");
        change(&mut p.bout.state.units[1]);
        p.options("PAP-90", "h").contains(&"rallier a2".to_owned())
    };
    let (shaken, led) = ("morale = \"desorganisation\"", "command = 60");
    assert!(offered(shaken, led, &|_| ()));
    assert!(!offered("", led, &|_| ()), "who stands needs nobody");
    assert!(!offered(shaken, "", &|_| ()), "without command");
    assert!(!offered(shaken, led, &|u| u.rally_tried = true), "once an hour");
    assert!(!offered(shaken, led, &|u| u.hidden = true));
}

/// PAP-91 — over a general every company of his army that can be shaken is tested, and no other.
#[test]
fn a_duel_over_a_general() {
    let b = "chief = \"g\"\n".to_owned()
        + &unit("b1", 60, "")
        + &unit("b2", 60, "morale = \"deroute\"")
        + &unit("b3", 60, "")
        + &hero("g", "unit = \"b1\"");
    let a = unit("a1", 60, "") + &hero("h", "unit = \"a1\"; player = true");
    let p = plain(&a, &b).to("actions").answer("PAP-90", "h", "defier g").judge("PAP-91", "h", "g", 1).step();
    assert_eq!(["a1", "b1", "b2", "b3"].map(|who| p.happened("tested", who)), [0, 1, 0, 1]);
}

/// PAP-99 — by the GM's word: five are lost or one is added where he names no number; somebody shows, leaves or flees.
#[test]
fn what_a_deed_comes_to() {
    let deed = |words: &str, effect: i32, b: &str| {
        let a = unit("a1", 60, "") + &hero("h", "unit = \"a1\"; player = true");
        plain(&a, &unit("b1", 60, b)).to("actions").answer("PAP-90", "h", words).judge("PAP-99", "h", "", effect).step()
    };
    assert_eq!(deed("saboter b1", 4, "").left("b1"), 55);
    assert_eq!(deed("saboter b1", 1, "").unit("a1").deed_att, 1);
    assert!(!deed("infiltrer b1", 6, "face_down = true").unit("b1").face_down);
    assert_eq!(deed("capturer b1", 5, "").happened("tested", "b1"), 1);
    assert_eq!(
        deed("capturer b1", 5, "morale = \"deroute\"").happened("tested", "b1"),
        0,
        "whoever runs is not tested"
    );
    let p = deed("capturer b1", 7, "");
    assert_eq!((p.state("b1"), p.state("h")), ("left", "able"));
    let p = deed("fuir", 7, "");
    assert_eq!((p.state("b1"), p.state("h")), ("free", "fled"));
}

/// PAP-83, PAP-90 — spells of one hour are one action; who did something else casts no more.
#[test]
fn casting_on() {
    let field = |words: &[&str]| {
        let a = unit("a1", 60, "")
            + &hero("h", "unit = \"a1\"; command = 60; player = true; spells = [\"boule_de_feu\", \"terreur\"]");
        let mut p = with("spells_per_turn = 2", &a, &unit("b1", 60, "")).to("actions");
        for word in words {
            p = p.answer("PAP-90", "h", word).step();
        }
        p
    };
    let p = field(&["sort boule_de_feu b1", "sort terreur b1"]);
    assert_eq!((p.hero("h").acted, p.hero("h").cast), (1, 2));
    let p = field(&["encercler"].map(|_| "organiser_att"));
    assert!(p.asked("PAP-90", "h").is_none(), "his action is taken");
    assert!(field(&["sort boule_de_feu b1"]).asked("PAP-90", "h").is_some(), "the second spell belongs to the first");
}

/// PAP-25, PAP-26 — a general's tenth stands beside his army's die; an army still to come throws none.
#[test]
fn dice_of_the_armies() {
    let a = "chief = \"g\"\n".to_owned() + &unit("a1", 60, "") + &hero("g", "unit = \"a1\"; command = 57");
    let late = "[[side.army]]\nid = \"late\"\nname = \"late\"\n[[side.army.unit]]\nid = \"b2\"\nname = \"b2\"\ncount = 20\narrives = \"event\"\n";
    let p = plain(&a, &unit("b1", 60, "")).to("engagement");
    assert_eq!(p.throw("PAP-25", "a-army", "").unwrap()[0].total(), 5);
    assert_eq!(p.throw("PAP-25", "b-army", "").unwrap()[0].total(), 0);
    let b =
        "[[side.army]]\nid = \"first\"\nname = \"first\"\n[[side.army.unit]]\nid = \"b1\"\nname = \"b1\"\ncount = 20\n"
            .to_owned()
            + late;
    let p = P::new(&scene("[[event]]\nround = 3\narrive = [\"b2\"]\n", "", &unit("a1", 60, ""), &b))
        .lead("cautious", "cautious")
        .dice_show(5)
        .to("engagement");
    assert_eq!(p.throws("PAP-25"), 2);
}

/// PAP-28 — the order that is told names those who will act: not those at grips.
#[test]
fn the_order_leaves_out_who_fights() {
    let a = unit("a1", 60, "ini = 9") + &unit("a2", 60, "ini = 8");
    let b = unit("b1", 60, "ini = -9") + &unit("b2", 60, "ini = -8");
    let p = plain(&a, &b).order("a1", "engager b1").round().to("engagement");
    let told = p.items().rev().filter_map(|item| item.gm.clone()).find(|m| m.id.starts_with("papiers-tell-order"));
    let who = told.unwrap().args.into_iter().find(|(name, _)| *name == "who").unwrap().1;
    assert_eq!(who, Arg::Many(vec![p.who("a2"), p.who("b2")]));
}

/// PAP-55 — what grows again of two blows of five is ten, slice by slice or all together.
#[test]
fn two_blows_grow_again() {
    for scope in ["turn_total", "per_attack"] {
        let a = unit("a1", 60, "ini = 9; attributes = [\"regeneration\"]");
        let mut p = with(&format!("regeneration_scope = \"{scope}\""), &a, &unit("b1", 60, "")).to("combat");
        p.bout.state.step = Step::Pertes;
        p.bout.state.hits = vec![Hit { unit: id(0), losses: 5, cause: Cause::Melee, gone: false }; 2];
        let p = p.dice_show(6).step();
        assert_eq!(
            (p.event("regained", "a1").map(|e| e["eff"].clone()), p.left("a1")),
            (Some(10.into()), 60),
            "{scope}"
        );
    }
}

/// PAP-75 — an ambush by missiles spends the shot, one by a charge does not; on a map it is laid beside its victim.
#[test]
fn what_an_ambush_costs() {
    let top = "[[ground.ambush]]\nid = \"haie\"\nname = \"haie\"\nunit = \"b2\"\n";
    for (how, spent) in [("volee_soudaine", true), ("charge_soudaine", false)] {
        let b = unit("b1", 60, "ini = -9") + &unit("b2", 60, "pui_tir = 1");
        let p = on(top, "", &unit("a1", 90, "ini = 9"), &b).order("a1", "engager b1");
        let p = p.answer_on("PAP-75", "b2", "a1", how).to("alignement");
        assert_eq!((p.unit("b2").shot_spent, p.happened("sprung", "haie")), (spent, 1), "{how}");
    }
    let ground = drawn(&["........", "........", "........"])
        + "[[ground.ambush]]\nid = \"haie\"\nname = \"haie\"\nunit = \"b2\"\ncells = [\"c1\"]\n";
    let b = unit("b1", 60, "ini = -9; cell = \"h3\"") + &unit("b2", 60, "cell = \"h1\"");
    let p = on(&ground, "map_mode = \"grid\"", &unit("a1", 90, "ini = 9; cell = \"a1\""), &b).order("a1", "aller d1");
    let p = p.to("alignement");
    let (victim, by) = (p.unit("a1").cell, p.unit("b2").cell);
    assert_eq!((victim, victim.0.abs_diff(by.0) + victim.1.abs_diff(by.1)), ((2, 0), 1), "{by:?}");
}

/// PAP-16 — caught before his turn a rider meets the charge with a charge: not in rout, and not once he has acted.
#[test]
fn who_meets_a_charge_with_a_charge() {
    let counters = |keys: &str, ini: i8| {
        let b = unit("b1", 60, &format!("mount = \"chevaux\"; ini = {ini}; {keys}"));
        let p = with("countercharge = true", &unit("a1", 60, "ini = 9"), &b).order("a1", "engager b1");
        let p = p.to("tir_defensif");
        p.happened("countercharged", "b1")
    };
    assert_eq!((counters("", -9), counters("", 30), counters("morale = \"deroute\"", -9)), (1, 0, 0));
}

/// PAP-73 — of two who shoot in support against one the latest goes, and nobody who stands behind with his weight.
#[test]
fn one_place_for_arrows() {
    let mut b =
        plain(&(1..=5).map(|n| unit(&format!("a{n}"), 60, "pui_tir = 1")).collect::<String>(), &unit("b1", 600, ""))
            .bout
            .state;
    let grip = |one: u8| Grip { a: id(one), b: id(5), formed: 1, engaged: 1, charges: 0, ambush: false, new: true };
    b.links = vec![grip(0)];
    b.units[1].supports = Some(id(0));
    b.units[1].support_kind = montjoie_papiers::terms::SupportKind::Fire;
    assert_eq!((b.against(id(5)), b.fire_supporters_against(id(5))), (2, 1));
    b.units[2].supports = Some(id(0));
    assert_eq!((b.against(id(5)), b.fire_supporters_against(id(5))), (3, 1), "weight is not arrows");
    b.units[1].morale = Morale::Deroute;
    assert_eq!((b.against(id(5)), b.fire_supporters_against(id(5))), (2, 0));
}

/// PAP-42, `becomes_deroute` — the second disorder is a rout, the first is not.
#[test]
fn a_second_disorder() {
    let after = |keys: &str| {
        let a = unit("a1", 40, keys);
        let p = with("double_desorganisation = \"becomes_deroute\"", &a, &unit("b1", 60, "pui = 3; ini = 20"));
        let p = p.order("b1", "engager a1").faces("PAP-31", "b1", "a1", &[4]).faces("PAP-38", "a1", "", &[40]);
        p.to("ralliement").state("a1")
    };
    assert_eq!((after(""), after("morale = \"desorganisation\"")), ("desorganisation", "deroute"));
}

/// PAP-75, PAP-76 — who gives up his ambush leaves the others theirs.
#[test]
fn one_ambush_of_two_is_given_up() {
    let top = ["b1", "b2"]
        .map(|who| format!("[[ground.ambush]]\nid = \"s{who}\"\nname = \"s\"\nunit = \"{who}\"\n"))
        .concat();
    let p = on(&top, "", &unit("a1", 60, ""), &(unit("b1", 60, "") + &unit("b2", 60, "")));
    let who = p.who("b1");
    let p = p.gesture(Gesture::Bring { who });
    let armed = [0, 1].map(|site| p.bout.state.sites[site].armed);
    assert_eq!((armed, p.unit("b1").hidden, p.unit("b2").hidden), ([false, true], false, true));
}

/// Each loss is told by the rule that caused it.
#[test]
fn losses_name_their_rule() {
    let rule = |cause| Event::Lost { unit: id(0), eff: 5, cause }.rule().0;
    use Cause::{Ambush, Defensive, Fire, Melee, Overdose, Ruling, Spell, Trap, Vanguard};
    let causes = [Melee, Fire, Defensive, Vanguard, Ambush, Trap, Spell, Overdose, Ruling].map(rule);
    assert_eq!(causes, ["PAP-31", "PAP-71", "PAP-72", "PAP-48", "PAP-75", "PAP-77", "PAP-83", "PAP-46", "GM"]);
}

/// PAP-104 — a leader of fifty organises, one of forty-nine does not.
#[test]
fn a_leader_worth_the_name() {
    let organises = |command: u8| {
        let a = unit("a1", 60, "") + &hero("h", &format!("unit = \"a1\"; command = {command}"));
        let p = plain(&a, &unit("b1", 60, "")).to("initiative");
        p.throws("PAP-70")
    };
    assert_eq!((organises(50), organises(49)), (1, 0));
}

/// PAP-66, `free` — parts are offered by their hundredths, and those of nobody are not named.
#[test]
fn parts_are_named() {
    let a = unit("a1", 60, "ini = 9") + &unit("a2", 60, "ini = 8");
    let p = with("pui_split = \"free\"", &a, &unit("b1", 60, "ini = -9")).order("a1", "engager b1");
    let p = p.order("a2", "engager b1").to("alignement");
    let offered = p.options("PAP-66", "b1");
    assert_eq!((offered.len(), &offered[0][..], &offered[5][..]), (10, "parts_egales", "parts 50 50"));
}

/// A level of morale by its English word too; a character who is there is not brought again.
#[test]
fn levels_by_either_word() {
    let level =
        |word: &str| plain(&unit("a1", 20, &format!("mo = \"{word}\"")), &unit("b1", 20, "")).unit("a1").mo.word();
    assert_eq!(["Militia", "milice", "Veterans", "élite"].map(level), ["milice", "milice", "veteran", "elite"]);
    let p = plain(&(unit("a1", 20, "") + &hero("h", "unit = \"a1\"")), &unit("b1", 20, ""));
    let who = p.who("h");
    assert_eq!(p.refuses(Gesture::Bring { who }), Some("gesture-already-there"));
    let p = p.gesture(Gesture::Fell { who });
    assert_eq!((p.refuses(Gesture::Bring { who }), p.state("h")), (None, "out"));
    let p = p.gesture(Gesture::Bring { who });
    assert_eq!((p.hero("h").status, p.unit("a1").at), (HeroStatus::Able, Where::Field));
    assert_eq!(Subject::from(id(0)), p.who("a1"));
}

/// PAP-71, PAP-19 — eight cells of range: by the greater of both ways, or by their sum.
#[test]
fn range_by_either_measure() {
    let reaches = |metric: &str, cell: &str| {
        let ground = drawn(&["............"; 12]);
        let options = format!("map_mode = \"grid\"; fire_range = \"cells\"; grid_metric = \"{metric}\"");
        let a = unit("a1", 60, "pui_tir = 1; ini = 9; cell = \"a1\"");
        let p = on(&ground, &options, &a, &unit("b1", 60, &format!("cell = \"{cell}\""))).to("engagement");
        p.options("PAP-28", "a1").contains(&"tir b1".to_owned())
    };
    assert_eq!(["i9", "j1", "a9"].map(|cell| reaches("chebyshev", cell)), [true, false, true]);
    assert_eq!(["e5", "e6", "i1", "j1"].map(|cell| reaches("manhattan", cell)), [true, false, true, false]);
}
