//! JSON Lines: the fourteen members, and each kind of line as it is promised.

mod common;
use common::*;

use montjoie_chronicle::{Author, Chronicle, Conduct, JsonLines, Wish};
use montjoie_game::{About, Condition, Gesture, Item, Place, Stood, What};
use montjoie_table::{
    Head, Judgement, NamedTerm, Object, Office, Rng, Rule, Side, Slot, Subject, Tally as _, Token, Told, d,
};
use serde_json::{Value, json};

const GOLDEN: &str = include_str!("golden/lines.jsonl");

fn item(rule: &'static str, subject: Subject, side: Option<Side>, what: What) -> Item {
    let place = Place { round: 2, counts: "", step: "melee", whose: Subject::NOBODY };
    let to = match &what {
        What::Throw { head, .. } | What::Choice { head, .. } | What::Judgement { head, .. } => head.key.to,
        What::Change { .. } => Subject::NOBODY,
    };
    let about =
        About { who: subject, kind: montjoie_game::kind_word(subject), to, clock: Some(3600), ..About::default() };
    Item { place, rule: Rule(rule), what, side, subject, gm: None, sides: [None, None], public: None, about }
}

#[test]
fn each_kind_of_line_is_as_promised() {
    let chronicle = ford();
    let names = chronicle.fight().names();
    let [pikes, orcs] = ["piquiers", "orques"].map(|id| names.find(id).expect("somebody"));
    let on = |rule: &'static str, of, to, office| Head { key: Rule(rule).on(of, to), nth: 0, office };
    let throw = What::Throw {
        head: on("BX-21", pikes, orcs, Office::Chief(Side::A)),
        dice: d(8),
        faces: vec![6],
        meaning: montjoie_table::Meaning::Held,
        reading: montjoie_table::Reading::default(),
        read: 6,
        plus: Told::default().plus(Rule("BX-31"), "free", 1),
        versus: Told::default().becomes(Rule("BX-33"), "cap", 9),
        share: Told::default().times(Rule("BX-58"), "lances", 2, 1).named("le soleil", -10),
    };
    let token = Token::on("engagement", orcs).and(Object::Cell(2, 3));
    let choice = What::Choice { head: on("BX-10", pikes, Subject::NOBODY, Office::Holder(pikes)), token, ruled: true };
    let judged = What::Judgement {
        head: Head { key: Rule::SCENARIO.by(Subject::event(0)), nth: 0, office: Office::Gm },
        value: 1,
        judgement: Judgement::among(&["put_aside", "comes"], 1, true),
        given: false,
    };
    let lost = What::Change {
        event: "lost".into(),
        data: json!({ "unit": orcs.to_string(), "by": "#-", "damage": 63, "all": ["#u0", ["#s1"]] }),
    };
    let bare = What::Change { event: "began".into(), data: Value::Null };
    let tuple = What::Change { event: "step".into(), data: json!("moral") };
    let mut changed = item("BX-25", orcs, Some(Side::B), lost.clone());
    changed.about.within = vec![Subject::army(1)];
    changed.about.meant = vec![("camp".into(), Subject::side(Side::B))];
    let stood = |points| Stood {
        subject: orcs,
        side: Side::B,
        initial: 40,
        now: 35,
        points: Some(points),
        condition: Condition::Shaken,
        word: "engaged",
    };
    changed.about.after = vec![stood((28_400, 800)), stood((28_000, 800))];
    let mut lines = JsonLines::new();
    let mut out = vec![
        lines.item(&item("BX-21", pikes, Some(Side::A), throw), names),
        lines.item(&item("BX-10", pikes, Some(Side::A), choice), names),
        lines.item(&item("SCENARIO", Subject::event(0), None, judged), names),
        lines.item(&changed, names),
        lines.item(&item("BX-01", Subject::NOBODY, None, bare), names),
        lines.item(&item("BX-01", Subject::side(Side::B), Some(Side::B), tuple), names),
        lines.ruling(&item("GM", orcs, Some(Side::B), lost), "la boue", names),
        lines.closed(
            Place { round: 2, counts: "", step: "melee", whose: Subject::NOBODY },
            0x9f3c_0a6b_5d21_e874,
            names,
        ),
    ];
    let mut outcome = lines.outcome(chronicle.fight());
    // What a ruleset calls its states is its own affair.
    for who in ["units", "characters"] {
        for one in outcome["data"][who].as_array_mut().expect("a list") {
            one["word"] = "…".into();
        }
    }
    out.push(outcome);
    let text: String = out.iter().map(|line| format!("{line}\n")).collect();
    assert_eq!(text, GOLDEN, "\n{text}");
}

#[test]
fn every_line_of_a_battle_has_the_same_fourteen_members() {
    let mut chronicle = ford();
    let mut rng = Rng::of(6, 0);
    to_the_next_ask(&mut chronicle);
    while !matches!(chronicle.asks()[0].want, montjoie_table::Want::Throw { .. }) {
        handful(&mut chronicle, &mut rng);
        to_the_next_ask(&mut chronicle);
    }
    let key = chronicle.asks()[0].name();
    chronicle.term(NamedTerm { key, slot: Slot::Share, name: "le vent".into(), value: 5 }).expect("it waits");
    let take = Wish::gesture(Gesture::Take { who: Subject::unit(0), men: 1 }, "la boue");
    chronicle.rule(&take, Author::Gm, &mut by_hand()).expect("laid");
    chronicle.advance(&mut Conduct::automatic(rng)).expect("to the end");
    let all = lines_of(&chronicle);
    let members = [
        "n", "round", "step", "rule", "kind", "side", "unit", "dice", "data", "who", "is", "within", "clock", "counts",
    ];
    let kinds = ["throw", "choice", "judgement", "ruling", "change", "step_closed", "outcome"];
    for (n, line) in all.iter().enumerate() {
        let object = line.as_object().expect("an object");
        assert_eq!(object.keys().collect::<Vec<_>>(), members);
        assert_eq!(line["n"], json!(n));
        assert!(kinds.contains(&line["kind"].as_str().expect("a kind")));
        assert!(line["dice"].is_array() && line["round"].as_u64() >= Some(1) && line["step"].is_string());
        assert!(!line.to_string().contains("\"#u"), "everybody by the scenario's id: {line}");
        assert_eq!(line["kind"] == "throw", line["dice"].as_array().is_some_and(|d| !d.is_empty()), "{line}");
    }
    for kind in kinds {
        assert!(all.iter().any(|line| line["kind"] == kind), "no {kind}");
    }
    let last = all.last().expect("lines");
    assert_eq!(last["kind"], "outcome");
    assert!(["nord", "sud", "draw", "undecided"].contains(&last["data"]["winner"].as_str().expect("a winner")));
    assert_eq!(last["data"]["rounds"], last["round"]);
    assert_eq!(last["data"]["units"].as_array().map(Vec::len), Some(5));
    assert_eq!(last["data"]["characters"][0]["id"], "aude");
    let ruling = all.iter().find(|line| line["kind"] == "ruling").expect("the mud");
    assert_eq!((&ruling["data"]["reason"], &ruling["unit"]), (&json!("la boue"), &json!("piquiers")));
    assert!(all.iter().any(|line| line["data"]["share"].to_string().contains("le vent")));
}

fn lines_of(chronicle: &Chronicle) -> Vec<Value> {
    let names = chronicle.fight().names();
    let mut lines = JsonLines::new();
    let mut all: Vec<Value> = chronicle.lines().iter().flat_map(|line| lines.line(line, names)).collect();
    all.push(lines.outcome(chronicle.fight()));
    all
}
