//! Ties of initiative, and whose turn it is (PAP-16, 27, 28).

use crate::field::{Look, P, hero, on, plain, unit, with};
use montjoie_game::Fight as _;

fn army(id: &str, unit: &str, count: u32, ini: i32, general: &str) -> String {
    let chief = if general.is_empty() { String::new() } else { format!("chief = \"{id}-g\"\n") };
    let mut text = format!(
        "[[side.army]]\nid = \"{id}\"\nname = \"{id}\"\n{chief}[[side.army.unit]]\nid = \"{unit}\"\nname = \"{unit}\"\ncount = {count}\nini = {ini}\n"
    );
    if !general.is_empty() {
        text += &format!("[[side.army.character]]\nid = \"{id}-g\"\nname = \"{id}-g\"\nunit = \"{unit}\"\n{general}\n");
    }
    text
}

fn acted(p: &P) -> Vec<&'static str> {
    ["a1", "a2", "b1", "b2"].into_iter().filter(|id| p.bout.names.find(id).is_some() && p.unit(id).acted).collect()
}

/// The better outcome goes first, then the larger margin; equals roll again, and nobody else does.
#[test]
fn three_generals() {
    let a = army("nord", "a1", 20, 0, "command = 80") + &army("sud", "a2", 20, 2, "command = 60");
    let p = on("", "", &a, &unit("b1", 20, "ini = 8")).to("engagement");
    assert_eq!(["a1", "a2", "b1"].map(|id| p.unit(id).ini), [13; 3]);
    // Thirty under eighty and ten under sixty are both a success by fifty; a hundred is the worst there is.
    let p = p
        .faces("PAP-27", "nord", "", &[30])
        .faces("PAP-27", "sud", "", &[10])
        .faces("PAP-27", "b-army", "", &[100])
        .nth(1)
        .faces("PAP-27", "nord", "", &[7])
        .nth(1)
        .faces("PAP-27", "sud", "", &[6])
        .step();
    assert_eq!((acted(&p), p.throws("PAP-27")), (vec!["a1"], 5), "seven under eighty is a critical success by more");
    let p = p.step();
    assert_eq!((acted(&p), p.throws("PAP-27")), (vec!["a1", "a2"], 5), "the order holds for the hour");
    let p = p.step();
    assert_eq!((acted(&p), p.throws("PAP-27")), (vec!["a1", "a2", "b1"], 5));
}

/// An army tied later rolls then; those who have rolled do not roll again.
#[test]
fn a_later_tie() {
    let a = army("nord", "a1", 20, 0, "command = 80") + &army("sud", "a2", 20, -6, "command = 60");
    let p = on("", "", &a, &(unit("b1", 20, "ini = 8") + &unit("b2", 20, "ini = 0"))).to("engagement");
    assert_eq!(["a1", "b1", "a2", "b2"].map(|id| p.unit(id).ini), [13, 13, 5, 5]);
    let p = p.faces("PAP-27", "nord", "", &[90]).faces("PAP-27", "b-army", "", &[96]).step().step();
    assert_eq!((acted(&p), p.throws("PAP-27")), (vec!["a1", "b1"], 2));
    let p = p.faces("PAP-27", "sud", "", &[60]).step();
    assert_eq!(
        (acted(&p), p.throws("PAP-27")),
        (vec!["a1", "a2", "b1"], 3),
        "the newcomer’s success against an old failure"
    );
}

#[test]
fn a_coin() {
    for (face, first) in [(1, "a1"), (2, "b1")] {
        let p = with("initiative_tie = \"coin\"", &unit("a1", 20, ""), &unit("b1", 20, "")).to("engagement");
        let p = p.faces("PAP-27", "", "", &[face]).step();
        assert_eq!((acted(&p), p.throws("PAP-27")), (vec![first], 1), "one throw for two armies");
    }
    let armies = army("nord", "a1", 20, 0, "") + &army("sud", "a2", 20, 0, "");
    let p = on("", "initiative_tie = \"coin\"", &armies, &unit("b1", 20, "")).to("engagement");
    let p = p.faces("PAP-27", "", "", &[3]).nth(1).faces("PAP-27", "", "", &[2]).step();
    assert_eq!(acted(&p), ["b1"], "the third of three");
    let p = p.step();
    assert_eq!((acted(&p), p.throws("PAP-27")), (vec!["a2", "b1"], 2), "then the second of two, and the last is left");
}

#[test]
fn routers_that_tie_fall_back_in_their_owners_order() {
    let p = with(
        "deroute_movement = \"retreat\"",
        &unit("a1", 20, "ini = 9"),
        &(unit("b1", 20, "morale = \"deroute\"")
            + &unit("b2", 20, "morale = \"deroute\"")
            + &unit("b3", 20, "ini = 8")),
    )
    .to("engagement")
    .step()
    .step();
    assert_eq!(p.options("PAP-27", "b-army"), ["sur b1", "sur b2"]);
    let p = p.answer("PAP-27", "b-army", "sur b2").step();
    assert_eq!((p.unit("b1").away, p.unit("b2").away), (false, true));
}

/// A charge is declared where it is worth something: by those whose mounts have spurs for it, free, and not in rout.
#[test]
fn who_is_asked_about_a_charge() {
    let asked = |keys: &str| {
        let p = plain(&unit("a1", 20, keys), &unit("b1", 20, "")).to("initiative");
        p.asked("PAP-16", "a1").is_some()
    };
    assert!(asked("mount = \"chevaux\""));
    for keys in [
        "category = \"mounted\"",
        "",
        "mount = \"chevaux\"; category = \"foot\"",
        "mount = \"chevaux\"; morale = \"deroute\"",
    ] {
        assert!(!asked(keys), "{keys}");
    }
}

#[test]
fn whose_turn_it_is() {
    let p = plain(
        &(unit("a1", 20, "ini = 9") + &unit("a2", 20, "ini = 1") + &hero("h", "unit = \"a1\"")),
        &unit("b1", 20, "ini = 1"),
    )
    .to("actions");
    assert_eq!(p.bout.place().whose, p.who("h"));
    let p = p.to("engagement");
    assert_eq!(p.bout.place().whose, p.who("a1"));
    let p = p.step();
    assert_eq!(p.bout.place().whose, montjoie_table::Subject::NOBODY, "two at once: nobody’s yet");
}

/// Two that go at each other at the same moment meet halfway: who is at grips already walks into no trap.
#[test]
fn two_that_meet() {
    let top = "[[ground.trap]]\nid = \"t\"\nname = \"t\"\ntrap = \"fosses_pieux\"\nlaid_by = \"a\"\n";
    let p = on(top, "initiative_tie = \"simultaneous\"", &unit("a1", 60, ""), &unit("b1", 60, ""))
        .to("engagement")
        .order("a1", "engager b1")
        .order("b1", "engager a1")
        .step();
    assert_eq!((p.happened("sprung", ""), p.bout.state.links[0].charges), (0, 3));
}
