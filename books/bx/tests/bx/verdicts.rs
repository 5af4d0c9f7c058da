//! What the GM says and the table enters: told where nothing else would tell it, and credited to whoever it is due to.

use crate::field::{Orders, P, WALLS, down, hero, nth, siege, unit, wall, with};
use montjoie_bx::Bx;
use montjoie_bx::battle::Battle;
use montjoie_bx::terms::{Order, Where};
use montjoie_game::{Arg, Gesture, Item, Ruleset as _, Subjects as _, Viewer, What};
use montjoie_table::Subject;

/// What the GM is told of judgements by this rule.
fn judged(p: &P, rule: &str) -> Vec<(&'static str, Vec<Arg>)> {
    let its = |item: &&Item| matches!(item.what, What::Judgement { .. }) && item.rule.0 == rule;
    let said = p.items().filter(its).filter_map(|item| item.gm.clone());
    said.map(|m| (m.id, m.args.into_iter().map(|(_, arg)| arg).collect())).collect()
}

/// BX-51, BX-54, BX-57 — a judgement that counts for something is told with its number; one that changes nothing is not.
#[test]
fn judgements_are_told() {
    let blow = |points: i32| {
        let p = down(&unit("a1", 100, ""), &unit("b1", 100, "")).orders(&[("a1", "engagement b1")]);
        p.judge("BX-57", "a1", "b1", points).dice_show(1).to("moral")
    };
    let p = blow(10);
    let whom = [Arg::Who(p.who("a1")), Arg::Who(p.who("b1"))];
    assert_eq!(judged(&p, "BX-57"), [("bx-tell-tactics", [&whom[..], &[Arg::Number(10)]].concat())]);
    assert_eq!(judged(&blow(0), "BX-57"), []);
    let test = |malus: i32| {
        let p = down(&unit("a1", 100, ""), &unit("b1", 100, "")).lead("cautious", "cautious").to("ordres");
        let a1 = p.who("a1");
        p.gesture(Gesture::Take { who: a1, men: 10 }).to("moral").judge("BX-51", "a", "", malus).dice_show(1).step()
    };
    let p = test(-2);
    assert_eq!(judged(&p, "BX-51"), [("bx-tell-shirkers", vec![Arg::Who(p.who("a")), Arg::Number(-2)])]);
    assert_eq!(judged(&test(0), "BX-51"), []);
    let side = unit("a1", 10, "contact = [\"b1\"]") + &hero("o", "");
    let joins = |allowed: i32| {
        let p = down(&side, &unit("b1", 10, "")).answer("BX-54", "o", "rejoindre a1");
        p.judge("BX-54", "o", "a1", allowed).dice_show(1).to("ordres")
    };
    let p = joins(0);
    let whom = vec![Arg::Who(p.who("o")), Arg::Who(p.who("a1"))];
    assert_eq!((judged(&p, "BX-54"), p.happened("joined", "o")), (vec![("bx-tell-post-refused", whom)], 0));
    assert_eq!((judged(&joins(1), "BX-54"), joins(1).happened("joined", "o")), (vec![], 1));
}

/// BX-56 — whoever finds no way, or somebody in it, is told so with the name.
#[test]
fn ways_are_told() {
    let start = |said: &str| {
        let p = with("interception = true", &unit("a1", 10, ""), &(unit("b1", 10, "") + &unit("b2", 10, "")));
        let p = p.orders(&[("a1", "engagement b1"), ("b1", "aucune_action"), ("b2", "aucune_action")]);
        p.to("mouvement").answer("BX-56", "a1", said).step()
    };
    let told = |p: &P| {
        let its = |item: &&Item| matches!(item.what, What::Choice { .. }) && item.rule.0 == "BX-56";
        p.items().filter(its).filter_map(|item| item.gm.clone()).map(|m| (m.id, m.args.len())).collect::<Vec<_>>()
    };
    assert_eq!(told(&start("clear")), []);
    assert_eq!(told(&start("forbidden")), [("bx-tell-ground", 1)]);
    let held = start("held_by b2");
    assert_eq!((told(&held), held.body("a1").contacts.has(nth(2))), (vec![("bx-tell-intercepted", 2)], true));
}

/// BX-53 — wounds the table enters are credited to whom he challenged, else to his challenger, else to the first against him.
#[test]
fn entered_wounds_have_an_author() {
    let a = hero("h", "pv = 30") + &hero("k", "pv = 30");
    let b = hero("f", "pv = 30") + &hero("g", "pv = 30");
    let p = down(&a, &b).orders(&[("h", "defier g"), ("k", "defier f"), ("f", "defier h"), ("g", "aucune_action")]);
    // The table says what each has left: ten points gone of each.
    let p = p.to("melee").judge("BX-53", "h", "", 1);
    let p = ["h", "k", "f", "g"].into_iter().fold(p, |p, id| p.judge("BX-53", id, id, 20)).step();
    let by = |id: &str| p.event("hurt", id).unwrap()["by"].clone();
    let mark = |id: &str| p.who(id).to_string();
    // h challenged g, k f, f h; g challenged nobody and was challenged by h.
    assert_eq!(["h", "k", "f", "g"].map(by), ["g", "f", "h", "h"].map(mark));
    assert_eq!(["h", "k", "f", "g"].map(|id| p.points(id)), [2_000; 4]);
}

/// BX-53, ours — a fight ends when one side has nobody standing: 21 less a fifth of 100 is 1, every blow hits, six kill five.
#[test]
fn a_fight_ends_with_the_last_of_a_side() {
    let strong = |id: &str, more: &str| hero(id, &format!("level = 20; ca = 9; {more}"));
    let a = strong("h", "pv = 5") + &strong("k", "pv = 90");
    let options = "duel_resolution = \"auto\"";
    let p =
        with(options, &a, &strong("g", "pv = 17")).orders(&[("h", "defier g"), ("k", "defier g"), ("g", "defier h")]);
    let p = p.dice_show(6).to("moral");
    // Together, as the initiative is even: h and k do twelve, g kills h. Then k does six more, all that was left was five.
    assert_eq!(p.event("dueled", "h").unwrap()["rounds"], 2);
    assert_eq!((p.state("h"), p.state("g"), p.points("k")), ("destroyed", "destroyed", 8_400));
}

/// BX-61 — the GM puts a body on a section, or takes it off: 255 is none.
#[test]
fn a_section_is_set_by_hand() {
    let p = P::new(&siege("descendant", "", WALLS, &unit("a1", 10, ""), &unit("b1", 10, "")));
    let field = Bx::INFO.fields.iter().position(|f| f.name == "section").unwrap();
    let field = u8::try_from(field).unwrap();
    let who = p.who("b1");
    let p = p.gesture(Gesture::Set { who, field, value: 2 });
    assert_eq!(p.body("b1").section, wall(2));
    let figure = p.sheet("b1").figures.into_iter().find(|f| f.word == "bx-figure-section").unwrap();
    assert_eq!((figure.field, figure.value), (Some("section"), Arg::Who(Subject::place(2))));
    let p = p.gesture(Gesture::Set { who, field, value: 255 });
    assert_eq!(p.body("b1").section.0, None);
}

/// BX-08 — the clock: whole sequences behind, in seconds.
#[test]
fn the_clock_counts_whole_sequences() {
    let mut b = with("sequence_minutes = 90", &unit("a1", 10, ""), &unit("b1", 10, "")).bout.state;
    for (sequence, seconds) in [(1, 0), (2, 5_400), (4, 16_200)] {
        b.sequence = sequence;
        assert_eq!(Bx::clock(&b), Some(seconds));
    }
}

/// What may be set by hand names its field, and what is on the card comes first.
#[test]
fn figures_name_their_fields() {
    let b: Battle = down(&unit("a1", 10, ""), &unit("b1", 10, "")).bout.state;
    let sheet = Bx::sheets(&b, Viewer::Gm).remove(0);
    for name in ["pvt", "pvt0", "n0", "pvi", "hd", "moral", "infantry"] {
        let figure = sheet.figures.iter().find(|f| f.word == format!("bx-field-{name}"));
        assert_eq!(figure.map(|f| f.field), Some(Some(name)));
    }
    let last = sheet.figures.iter().rposition(|f| f.main).unwrap();
    assert!(sheet.figures[..=last].iter().all(|f| f.main));
}

/// BX-55 — who gave up and was gone before the end of the sequence lays down no arms.
#[test]
fn only_those_still_there_lay_down_their_arms() {
    let side = format!("chief = \"c\"\n{}{}{}", unit("a1", 100, ""), unit("a2", 100, ""), hero("c", ""));
    let p = down(&side, &unit("b1", 100, "")).lead("cautious", "cautious");
    let (chief, a2) = (p.who("c"), p.who("a2"));
    let p = p.faces("BX-55", "a1", "", &[6, 6]).faces("BX-55", "a2", "", &[6, 6]).gesture(Gesture::Fell { who: chief });
    let p = p.gesture(Gesture::Remove { who: a2 }).dice_show(1).round();
    assert_eq!((p.happened("surrendered", "a1"), p.happened("surrendered", "a2")), (1, 0));
}

/// BX-26 — who strikes at runaways by the program: the highest gain among those who gain no more elsewhere, the first of equals.
#[test]
fn the_program_names_its_pursuer() {
    let named = |one: u32, two: u32, more: &dyn Fn(&mut Battle)| {
        let a = unit("a1", one, "moral = 12") + &unit("a2", two, "moral = 12");
        let b = unit("b1", 100, "contact = [\"a1\", \"a2\"]") + &unit("b2", 400, "contact = [\"a1\"]; ca = 9");
        let mut p = down(&a, &b).orders(&[("b1", "retraite"), ("a1", "engagement"), ("a2", "engagement")]);
        p = p.order("b2", "engagement").to("poursuite");
        more(&mut p.bout.state);
        let p = p.dice_show(1).to("melee");
        ["a1", "a2"].map(|id| p.happened("struck", id))
    };
    let alone = |b: &mut Battle| {
        let (a1, b2) = (nth(0), nth(3));
        b.bodies[0].contacts.remove(b2);
        b.bodies[3].contacts.remove(a1);
        b.pairs.retain(|&(one, other, _)| (one, other) != (a1, b2));
    };
    assert_eq!(named(100, 60, &alone), [1, 0], "the most");
    assert_eq!(named(60, 100, &alone), [0, 1]);
    assert_eq!(named(100, 100, &alone), [1, 0], "the first of equals");
    assert_eq!(named(100, 60, &|_| {}), [0, 1], "the first hurts those who stand more: it keeps its blow for them");
    let breaks = |b: &mut Battle| b.bodies[3].order = Order::Retraite(false);
    assert_eq!(named(100, 60, &breaks), [1, 0], "for one who breaks away too no blow is kept");
    let gone = |b: &mut Battle| {
        alone(b);
        b.bodies[3].at = Where::Left;
    };
    assert_eq!(named(100, 60, &gone), [1, 0]);
}
