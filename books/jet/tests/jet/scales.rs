//! What the scales make of one another (JET-40): who is played out, what stands, which die is not thrown. Unsaid dice show 50.

use crate::field::{battle, company, fallen, person, regiment, row, side, term};
use montjoie_game::Gesture;
use montjoie_jet::Jet;
use montjoie_trial::cases;

cases! {
    case("where_the_players_are", &["JET-40", "JET-02"], &[], players),
    case("the_gm_adds_and_drops", &["JET-40"], &[], watch),
    case("leadership_over_who_is_not_played", &["JET-14", "JET-40"], &[], passes),
    case("a_massacre_stands", &["JET-40", "JET-43"], &[], massacre),
    case("half_an_army_stands", &["JET-40", "JET-43"], &[], half),
    case("a_wiped_out_army_stands", &["JET-40", "JET-37"], &[], wiped),
    case("dice_that_change_nothing", &["JET-40", "JET-34"], &[], idle),
    case("orders_lost_on_nobody_who_rolls", &["JET-45", "JET-40"], &[], mislaid),
}

type TestBattle = montjoie_trial::TestBattle<Jet>;

fn lost(p: &TestBattle, id: &str) -> i64 {
    let fate = p.fate(id);
    fate.initial - fate.now
}

/// Two regiments of two companies on either side, all of a hundred men; keys for the first company, people at the end of ours.
fn field(keys: &str, people: &[String]) -> Vec<String> {
    let mut parts = vec![
        side("a", ""),
        regiment("r1", ""),
        company("c1", 100, keys),
        company("c2", 100, ""),
        regiment("r2", ""),
        company("c3", 100, ""),
        company("c4", 100, ""),
    ];
    parts.extend_from_slice(people);
    parts.extend([
        side("b", ""),
        regiment("s1", ""),
        company("d1", 100, ""),
        company("d2", 100, ""),
        regiment("s2", ""),
        company("d3", 100, ""),
        company("d4", 100, ""),
    ]);
    parts
}

const ALL: &str = "army-regiment-company";

fn players() {
    // A sergeant of the first company: his regiment and his company are played out, nobody else.
    let sergeant = person("pc", "rank = \"sub_officer\";unit = \"c1\";player = true");
    let rolls = |people: &[String], options: &str| {
        let p = battle(ALL, options, &field("", people)).to("end");
        let rolled: Vec<String> = ["a-army", "r1", "r2", "c1", "c2", "c3", "c4"]
            .iter()
            .filter(|u| p.throw("JET-11", u, "").is_some())
            .map(|u| (*u).to_owned())
            .collect();
        rolled.join(" ")
    };
    assert_eq!(rolls(std::slice::from_ref(&sergeant), ""), "a-army r1 c1");
    assert_eq!(rolls(std::slice::from_ref(&sergeant), "focus = \"all\""), "a-army r1 r2 c1 c2 c3 c4");
    assert_eq!(rolls(&[], ""), "a-army r1 r2 c1 c2 c3 c4", "without players all are");
    let officer = person("pc", "rank = \"officer\";unit = \"r2\";player = true");
    assert_eq!(rolls(&[officer], ""), "a-army r2", "his companies keep their share");
    let soldier = person("pc", "unit = \"c4\";pc = true");
    assert_eq!(rolls(&[soldier], ""), "a-army r2 c4", "`pc` says the same");
    let chief = person("pc", "rank = \"leader\";player = true");
    assert_eq!(rolls(&[chief], ""), "a-army");
    // The army fails and loses a fifth of 400: 20 a company. The first regiment loses 15 %, 30, of which 15 a company; the
    // first company loses 35.
    let p = battle(ALL, "", &field("", &[sergeant])).faces("JET-34", "a-army", "", &[20]);
    let p = p.faces("JET-34", "r1", "", &[15]).faces("JET-34", "c1", "", &[35]).to("end");
    assert_eq!(["c1", "c2", "c3", "c4"].map(|u| lost(&p, u)), [35, 15, 20, 20]);
    // Half as many over there: 10, 8 or 7, and 18 for those across the sergeant.
    assert_eq!(["d1", "d2", "d3", "d4"].map(|u| lost(&p, u)), [18, 7, 10, 10]);
    // A unit of the players' is played out too, and those above it.
    let p = battle(ALL, "", &field("player = true", &[])).to("end");
    assert!(p.throw("JET-11", "c1", "").is_some() && p.throw("JET-11", "c2", "").is_none());
    assert!(p.throw("JET-11", "r1", "").is_some() && p.throw("JET-11", "r2", "").is_none());
}

fn watch() {
    let sergeant = person("pc", "rank = \"sub_officer\";unit = \"c1\";player = true");
    let p = battle(ALL, "", &field("watch = \"share\"", std::slice::from_ref(&sergeant))).to("end");
    assert!(p.throw("JET-11", "c1", "").is_none() && p.throw("JET-11", "r1", "").is_some());
    let field_no = |name: &str| {
        let at = montjoie_jet::fields::FIELDS.iter().position(|f| f.name == name).unwrap();
        u8::try_from(at).unwrap()
    };
    let p = battle(ALL, "", &field("", &[sergeant]));
    let who = p.who("d4");
    let p = p.gesture(Gesture::Set { who, field: field_no("watch"), value: 1 }).to("end");
    assert!(p.throw("JET-11", "c4", "").is_some(), "the enemy's company is named, ours meets it");
    assert!(p.throw("JET-11", "c3", "").is_none());
}

fn passes() {
    // The army's success gives +20; the regiment is not played out, so its sergeant gets it.
    let sergeant = person("pc", "rank = \"sub_officer\";unit = \"c1\";player = true");
    let parts = field("", &[sergeant]);
    let with = |options: &str| {
        let p = battle(ALL, options, &parts);
        let who = p.who("r1");
        let at = montjoie_jet::fields::FIELDS.iter().position(|f| f.name == "watch").unwrap();
        let p = p.gesture(Gesture::Set { who, field: u8::try_from(at).unwrap(), value: 2 });
        let p = p.faces("JET-11", "a-army", "", &[97, 20]).to("end");
        assert_eq!((row(&p, "a-army").as_str(), p.throw("JET-11", "r1", "").is_some()), ("success", false));
        term(&p, "JET-11", "c1", "leadership_from_above")
    };
    assert_eq!(with(""), Some(20));
    assert_eq!(with("skipped_scale_flow = \"none\""), None);
}

fn massacre() {
    // The first regiment is trapped and does not get out: nine men of ten, whatever its companies did.
    let trapped = |options: &str| {
        let p = battle("regiment-company", options, &field("", &[]));
        let p = p.faces("JET-11", "r1", "", &[2, 90]).round();
        assert_eq!(p.state("r1"), "trapped");
        let men = p.left("r1");
        let p = p.faces("JET-11", "c1", "", &[95]).faces("JET-11", "c2", "", &[95]).to("losses");
        let p = p.faces("JET-34", "c1", "", &[15]).faces("JET-34", "c2", "", &[15]).to("end");
        (men, men - p.left("r1"))
    };
    let (men, fell) = trapped("");
    let imposed = (9 * men + 5) / 10;
    assert!(fell >= imposed && fell < men, "{fell} of {men}, {imposed} by the regiment's row");
}

fn half() {
    // The army broke out with half its men: its regiments lose that half, and then their own percentage of what is left.
    let parts = [
        side("a", ""),
        regiment("r1", "count = 200"),
        regiment("r2", "count = 200"),
        side("b", ""),
        regiment("s1", "count = 9000"),
        regiment("s2", "count = 9000"),
    ];
    let p = battle("army-regiment", "numeric_mod_cap = 1", &parts).faces("JET-11", "a-army", "", &[2, 90]).round();
    assert_eq!(p.state("a-army"), "trapped");
    let men = [p.left("r1"), p.left("r2")];
    let p = p.faces("JET-11", "a-army", "", &[97, 99, 99, 50]).to("losses");
    assert_eq!(row(&p, "a-army"), "absolute_success");
    let p = p.faces("JET-34", "r1", "", &[20]).faces("JET-34", "r2", "", &[20]).to("end");
    for (unit, men) in ["r1", "r2"].iter().zip(men) {
        let first = (men + 1) / 2;
        let own = ((men - first) * 20 + 50) / 100;
        assert_eq!(men - p.left(unit), first + own, "{unit} of {men}");
    }
}

fn wiped() {
    // Eight to one in favour on a third of ours: nobody is left over there, whatever the regiments did.
    let p = battle("army-regiment", "", &field("", &[])).faces("JET-11", "a-army", "", &[100]);
    let p = p.faces("JET-34", "a-army", "", &[35]).to("end");
    assert_eq!([p.left("s1"), p.left("s2")], [0, 0]);
    // 400 of theirs at 8 to 1 cost us 50: the army's word stands for our regiments too.
    assert_eq!(lost(&p, "a-army"), 50);
    assert_eq!(fallen(&p, "a-army").0 + fallen(&p, "a-army").1, 50);
}

fn idle() {
    // Every regiment has its own result, the army's row is no more than a failure: its die is not asked for.
    let thrown = |options: &str, faces: &[u16]| {
        let p = battle("army-regiment", options, &field("", &[])).faces("JET-11", "a-army", "", faces).to("end");
        p.throw("JET-34", "a-army", "").is_some()
    };
    assert!(!thrown("", &[50]));
    assert!(thrown("", &[100]), "it can wipe them out");
    assert!(thrown("reconcile_losses = 90", &[50]), "a tenth of the way to the share");
    assert!(thrown("scale_losses = \"cumulative\"", &[50]));
    assert!(thrown("scale_losses = \"replace_conserve\"", &[50]));
    // A regiment nobody meets keeps its share: the die is needed.
    let p = battle("army-regiment", "", &field("", &[])).judge("JET-15", "s2", "", 1).to("end");
    assert!(p.throw("JET-34", "a-army", "").is_some());
}

fn mislaid() {
    // UM 66 of the army: where no officer's encounter is played out, one roll stands for all of them.
    let chief = person("pc", "rank = \"leader\";player = true");
    let p = battle("army-regiment", "", &field("", &[chief])).faces("JET-11", "a-army", "", &[66]).to("end");
    assert!(p.throw("JET-45", "a-army", "").is_some());
    let officer = person("pc", "rank = \"officer\";unit = \"r1\";player = true");
    let p = battle("army-regiment", "", &field("", &[officer])).faces("JET-11", "a-army", "", &[66]).to("end");
    assert!(p.throw("JET-45", "a-army", "").is_none());
    assert_eq!(term(&p, "JET-11", "r1", "subordinate_penalty"), Some(-20));
}
