//! Losses, rule by rule: whose share, which factor, how it is spread, what two scales make of it. Unsaid dice show 50.

use crate::field::{armies, battle, company, fallen, regiment, regiments, row, side};
use montjoie_jet::Jet;
use montjoie_trial::cases;

cases! {
    case("percentage", &["JET-34"], &[], percentage),
    case("whose_men", &["JET-34", "JET-35"], &[], whose),
    case("roundings", &["JET-34", "JET-35"], &[], roundings),
    case("ratios_of_every_row", &["JET-35", "JET-42"], &[], ratios),
    case("exposure", &["JET-36"], &[], exposure),
    case("archers", &["JET-32", "JET-36"], &[], archers),
    case("wiped_out_in_parts", &["JET-37", "JET-38", "JET-15"], &[], wiped),
    case("killed_by_measure", &["JET-38"], &[], measure),
    case("spread_over_units", &["JET-39"], &[], spread),
    case("reconciled", &["JET-40"], &[], reconciled),
    case("worth_in_play", &["JET-17"], &[], worth),
}

type TestBattle = montjoie_trial::TestBattle<Jet>;

fn lost(p: &TestBattle, id: &str) -> i64 {
    let fate = p.fate(id);
    fate.initial - fate.now
}

fn percentage() {
    // 1 to 15 make 15, 35 and more make 35.
    for (die, share) in [(1, 15), (15, 15), (16, 16), (34, 34), (35, 35), (36, 35), (100, 35)] {
        let p = armies("", (1000, ""), (2000, "")).faces("JET-34", "a-army", "", &[die]).to("end");
        assert_eq!(lost(&p, "a-army"), 10 * share, "{die}");
    }
}

fn whose() {
    let with = |option: &str, faces: &[u16]| {
        let p = regiments(option, (200, ""), (100, "")).faces("JET-11", "ra", "", faces);
        let p = p.faces("JET-34", "ra", "", &[20]).to("end");
        (row(&p, "ra"), lost(&p, "ra"), lost(&p, "rb"))
    };
    let winner = "loss_base = \"winner\"";
    assert_eq!(with("", &[40]), ("failure".into(), 40, 20), "a fifth of ours, whatever the row");
    assert_eq!(with(winner, &[40]), ("failure".into(), 40, 20), "a fifth of the winner's hundred, and twice that");
    assert_eq!(with(winner, &[60]), ("partial_success".into(), 40, 60));
    // Twice a third of theirs is more than we have: the cap, and no more for them than that was worth.
    let p = regiments(&format!("{winner};numeric_mod_cap = 1"), (20, ""), (100, ""))
        .faces("JET-34", "ra", "", &[35])
        .to("end");
    assert_eq!((lost(&p, "ra"), lost(&p, "rb")), (20, 10));
}

fn roundings() {
    let with = |option: &str| {
        let p = regiments(&format!("loss_rounding = \"{option}\""), (33, ""), (33, "leadership = -60"));
        let p = p.faces("JET-11", "ra", "", &[70]).faces("JET-34", "ra", "", &[20]).to("end");
        (row(&p, "ra"), lost(&p, "ra"), lost(&p, "rb"))
    };
    // 6.6 of 33, and half as many again; the enemy's absolute failure is worth +20.
    assert_eq!(with("half_up"), ("partial_success".into(), 7, 11), "10.5 is 11");
    assert_eq!(with("floor"), ("partial_success".into(), 6, 9));
    assert_eq!(with("ceil"), ("partial_success".into(), 7, 11));
}

fn ratios() {
    let rows: [(&[u16], &str, i64); 9] = [
        (&[2, 70], "spectacular_failure", 20),
        (&[3, 20], "absolute_failure", 40),
        (&[40], "failure", 60),
        (&[66], "um66", 60),
        (&[77], "partial_success", 180),
        (&[100], "um100", 960),
        (&[95], "relative_success", 240),
        (&[97, 20], "success", 360),
        (&[97, 90], "absolute_success", 720),
    ];
    for (faces, name, enemy) in rows {
        let p = regiments("numeric_mod_cap = 1", (600, ""), (9000, "")).faces("JET-11", "ra", "", faces);
        let p = p.faces("JET-34", "ra", "", &[20]).to("end");
        assert_eq!((row(&p, "ra").as_str(), lost(&p, "ra"), lost(&p, "rb")), (name, 120, enemy));
    }
    let p = regiments("spectacular_failure_ratio = 8;numeric_mod_cap = 1", (600, ""), (9000, ""));
    let p = p.faces("JET-11", "ra", "", &[2, 70]).faces("JET-34", "ra", "", &[20]).to("end");
    assert_eq!(lost(&p, "rb"), 15);
}

/// Losses of both when the regiments stand so.
fn stand(options: &str, a: (&str, &str), b: (&str, &str), faces: &[u16]) -> (i64, i64) {
    let keys = |(level, more): (&str, &str)| format!("engagement = \"{level}\";{more}");
    let p = regiments(&format!("{options};numeric_mod_cap = 1"), (100, &keys(a)), (200, &keys(b)));
    let p = p.answer("JET-28", "ra", a.0).answer("JET-28", "rb", b.0).faces("JET-11", "ra", "", faces);
    // Where the line leaves nobody to lose, nobody throws.
    let p = p.to("losses");
    let asked = p.asked("JET-34", "ra").is_some();
    let p = if asked { p.faces("JET-34", "ra", "", &[20]).to("end") } else { p.to("end") };
    assert_eq!(asked, lost(&p, "ra") + lost(&p, "rb") > 0);
    (lost(&p, "ra"), lost(&p, "rb"))
}

fn exposure() {
    let levels = ["withdrawn", "second_line", "first_line"];
    let halves = [0, 1, 2];
    for (i, own) in levels.iter().enumerate() {
        for (j, enemy) in levels.iter().enumerate() {
            let least = halves[i].min(halves[j]);
            // 20 of ours and 10 of theirs, by the smaller of both factors; or by ours alone.
            assert_eq!(stand("", (own, ""), (enemy, ""), &[40]), (10 * least, 5 * least), "{own} {enemy}");
            let alone = halves[i];
            let option = "loss_engagement_source = \"own\"";
            assert_eq!(stand(option, (own, ""), (enemy, ""), &[40]), (10 * alone, 5 * alone), "{own} {enemy}");
        }
    }
    // A natural 100 costs the enemy men even out of contact: half of 20, half of 160.
    assert_eq!(stand("", ("withdrawn", ""), ("first_line", ""), &[100]), (10, 80));
    assert_eq!(stand("um100_forces_losses = false", ("withdrawn", ""), ("first_line", ""), &[100]), (0, 0));
    assert_eq!(stand("", ("second_line", ""), ("first_line", ""), &[100]), (10, 80), "a factor that is not 0 stays");
}

fn archers() {
    let bows = "archer_regiment_engaged = true";
    assert_eq!(stand("", ("withdrawn", bows), ("first_line", ""), &[40]), (20, 10), "as in the first line");
    assert_eq!(stand("", ("first_line", ""), ("second_line", bows), &[40]), (20, 10));
    let only = "archer_engaged_losses = \"inflicted_only\"";
    assert_eq!(stand(only, ("withdrawn", bows), ("first_line", ""), &[40]), (0, 10));
    assert_eq!(stand(only, ("second_line", bows), ("first_line", ""), &[40]), (10, 10));
    assert_eq!(stand(only, ("first_line", ""), ("withdrawn", bows), &[40]), (20, 0), "they take none, they deal all");
    // The roll keeps the line they stand in; their own heart counts.
    let p = regiments("", (100, bows), (100, "")).answer("JET-28", "ra", "withdrawn").to("end");
    assert_eq!(crate::field::term(&p, "JET-11", "ra", "engagement"), Some(20));
    assert_ne!(crate::field::morale(&p, "ra"), 0);
}

fn wiped() {
    // Two of ours on one of theirs: 20 and 10 of ours ask for 60 and 30 of a hundred … of 50, so 11 and 6.
    let parts = [
        side("a", ""),
        regiment("ra", "count = 100"),
        regiment("rx", "count = 50"),
        side("b", ""),
        regiment("rb", "count = 50"),
    ];
    let p = battle("regiment", "numeric_mod_cap = 1", &parts).faces("JET-11", "ra", "", &[97, 20]);
    let p = p.faces("JET-11", "rx", "", &[97, 20]).faces("JET-34", "ra", "", &[20]).to("end");
    assert_eq!(row(&p, "rx"), "success");
    assert_eq!((lost(&p, "rb"), lost(&p, "ra"), lost(&p, "rx")), (50, 11, 6));
    // Enough of them, and nothing is adjusted.
    let parts = [&parts[..4], &[regiment("rb", "count = 90")]].concat();
    let p = battle("regiment", "numeric_mod_cap = 1", &parts).faces("JET-11", "ra", "", &[97, 20]);
    let p = p.faces("JET-11", "rx", "", &[97, 20]).faces("JET-34", "ra", "", &[20]).to("end");
    assert_eq!((lost(&p, "rb"), lost(&p, "ra"), lost(&p, "rx")), (90, 20, 10));
}

fn measure() {
    let with = |option: &str, enemy: u32| {
        let p = armies(&format!("{option};numeric_mod_cap = 1"), (200, ""), (enemy, ""));
        let p = p.faces("JET-11", "a-army", "", &[83]).faces("JET-34", "a-army", "", &[34]).to("end");
        (fallen(&p, "a-army"), fallen(&p, "b-army"))
    };
    let scaled = "loss_split = \"scaled_components\"";
    // The printed example fits both readings, also where the enemy is wiped out.
    assert_eq!((with("", 300), with(scaled, 300)), (((45, 23), (90, 46)), ((45, 23), (90, 46))));
    assert_eq!((with("", 100), with(scaled, 100)), (((33, 17), (66, 34)), ((33, 17), (66, 34))));
    // Six to one: 4 of 7 dead make 24 of 42 where ours are the measure, 28 where theirs are.
    let six = |option: &str| {
        let p = armies(&format!("{option};numeric_mod_cap = 1"), (35, ""), (500, ""));
        let p = p.faces("JET-11", "a-army", "", &[97, 95]).faces("JET-34", "a-army", "", &[20]).to("end");
        fallen(&p, "b-army")
    };
    assert_eq!((six(""), six(scaled)), ((28, 14), (24, 18)));
}

fn spread() {
    let parts = [
        side("a", ""),
        regiment("r1", "count = 30"),
        regiment("r2", "count = 60;engagement = \"second_line\""),
        regiment("r3", "count = 4;engagement = \"withdrawn\""),
        regiment("r4", "count = 6"),
        side("b", ""),
        regiment("rb", "count = 400"),
    ];
    // By the engagement only where that is asked for: then the lines are asked too.
    let with = |option: &str, asked: bool| {
        let mut p =
            battle("army", &format!("{option};numeric_mod_cap = 1"), &parts).faces("JET-34", "a-army", "", &[25]);
        if asked {
            p = p.answer("JET-28", "r2", "second_line").answer("JET-28", "r3", "withdrawn");
        }
        let p = p.to("end");
        ["r1", "r2", "r3", "r4"].map(|r| lost(&p, r))
    };
    // 25: six each and one for the largest; two of r3's are too many and go to the two largest.
    assert_eq!(with("", false), [7, 8, 4, 6]);
    assert_eq!(with("loss_distribution = \"proportional\"", false), [8, 15, 1, 1], "7.5, 15, 1, 1.5: the larger first");
    // 30 × 1, 60 × ½, 0, 6 × 1 of 66: 11.36, 11.36, 0, 2.27.
    assert_eq!(with("loss_distribution = \"by_engagement\"", true), [11, 12, 0, 2], "the larger of equal remainders");
}

/// One regiment of two companies on either side; the second company of ours is not met.
fn two_scales() -> Vec<String> {
    vec![
        side("a", ""),
        regiment("ra", ""),
        company("c1", 100, ""),
        company("c2", 60, ""),
        side("b", ""),
        regiment("rb", ""),
        company("d1", 200, ""),
        company("d2", 200, ""),
    ]
}

fn reconciled() {
    // The regiment fails: 20 % of 160 are 32, 16 each; the first company fails too: 10 % … 15 of its hundred.
    let with = |option: &str| {
        let p = battle("regiment-company", &format!("{option};numeric_mod_cap = 1"), &two_scales());
        // Where both have their own result, nobody throws for the regiment.
        let p = if option.is_empty() { p } else { p.faces("JET-34", "ra", "", &[20]) };
        let p = p.faces("JET-34", "c1", "", &[15]).faces("JET-34", "c2", "", &[30]).to("end");
        (["ra", "c1", "c2"].map(|u| lost(&p, u)), ["rb", "d1", "d2"].map(|u| lost(&p, u)))
    };
    assert_eq!(with(""), ([33, 15, 18], [17, 8, 9]), "what was played at its own scale stands");
    // 16 and then 15 % of 84; 16 and then 30 % of 44. Theirs: 8 each, then 13/2 and 13/2.
    assert_eq!(with("scale_losses = \"cumulative\""), ([58, 29, 29], [30, 15, 15]));
    assert_eq!(with("reconcile_losses = 0"), ([32, 16, 16], [16, 8, 8]), "nothing but the share");
    // The GM takes any number between.
    let half = "reconcile_losses = 50;numeric_mod_cap = 1";
    let p = battle("regiment-company", half, &two_scales()).judge("JET-40", "c2", "", 18);
    let p = p.faces("JET-34", "ra", "", &[20]).faces("JET-34", "c1", "", &[15]).faces("JET-34", "c2", "", &[30]);
    assert_eq!(lost(&p.to("end"), "c2"), 18);
    // Where a sister was not played, she makes up for it.
    let mut parts = two_scales();
    parts.truncate(6);
    parts.push(company("d1", 200, ""));
    parts[3] = company("c2", 60, "");
    let met = |option: &str| {
        let p = battle("regiment-company", &format!("{option};numeric_mod_cap = 1"), &parts);
        // Both of ours against the one; put the second where nobody is: it keeps its share.
        let p = p.faces("JET-34", "c1", "", &[15]).to("end");
        ["ra", "c1", "c2"].map(|u| lost(&p, u))
    };
    assert_eq!(met(""), [24, 15, 9]);
    let army = |option: &str| {
        let parts = [
            side("a", ""),
            regiment("r1", "count = 100"),
            regiment("r2", "count = 100"),
            side("b", ""),
            regiment("s1", "count = 200"),
            regiment("s2", "count = 200"),
        ];
        let p = battle("army-regiment", &format!("{option};numeric_mod_cap = 1"), &parts);
        // The second pair never meets: theirs stands in the first.
        let p = p.judge("JET-15", "s2", "", 1).faces("JET-34", "a-army", "", &[20]).faces("JET-34", "r1", "", &[35]);
        let p = p.to("end");
        ["a-army", "r1", "r2"].map(|u| lost(&p, u))
    };
    assert_eq!(army(""), [55, 35, 20]);
    assert_eq!(army("scale_losses = \"replace_conserve\""), [40, 35, 5], "the total of the army stands");
}

fn worth() {
    // Two to one against, each of ours worth two of theirs: man for man. Worth three: two to one in favour.
    let with = |v: &str, w: &str| {
        let p = armies(
            "numeric_mod_cap = 1",
            (100, &format!("individual_value = {v}")),
            (900, &format!("individual_value = {w}")),
        );
        let p = p.faces("JET-34", "a-army", "", &[20]).to("end");
        (row(&p, "a-army"), lost(&p, "b-army"))
    };
    assert_eq!(with("1", "1"), ("failure".into(), 10));
    assert_eq!(with("2", "1"), ("failure".into(), 20));
    assert_eq!(with("3", "1"), ("failure".into(), 40));
    assert_eq!(with("1", "2"), ("failure".into(), 7), "three to one against");
    assert_eq!(with("1.5", "1"), ("failure".into(), 13), "1.5 to one against");
}
