//! The examples printed in the source: our number where the source errs.

use crate::field::{term, total};
use montjoie_jet::Jet;
use montjoie_jet::losses::{shift_of_worth, shifted};
use montjoie_jet::modifiers::numeric;
use montjoie_jet::options::RatioRounding;
use montjoie_jet::terms::{Engagement, Row};
use montjoie_table::Tally as _;
use montjoie_trial::{TestBattle, cases};

cases! {
    case("v01_sizes", &["JET-02"], &[], v01),
    case("v02_even_numbers", &["JET-16"], &[], v02),
    case("v03_seventeen_to_ten", &["JET-16"], &[], v03),
    case("v04_two_to_one", &["JET-16"], &[], v04),
    case("v05_three_and_a_fifth_to_one", &["JET-16"], &[], v05),
    case("v06_morale_mirror", &["JET-11", "JET-12", "JET-13", "JET-19", "JET-42"], &[], v06),
    case("v07_regiments_mirror_six", &["JET-19"], &[], v07),
    case("v08_discipline_at_minus_two", &["JET-24"], &[], v08),
    case("v09_discipline_at_minus_five", &["JET-24"], &[], v09),
    case("v10_discipline_comes_back", &["JET-24"], &[], v10),
    case("v11_losses", &["JET-34", "JET-35", "JET-38"], &[], v11),
    case("v12_wiped_out", &["JET-37"], &[], v12),
    case("v13_spread", &["JET-39"], &[], v13),
    case("v14_worth_two", &["JET-17"], &[], v14),
    case("v15_worth_three", &["JET-17"], &[], v15),
    case("v16_surge", &["JET-21"], &[], v16),
    case("v17_extremes", &["JET-18", "JET-23"], &[], v17),
    case("v18_companies", &["JET-30"], &[], v18),
    case("v19_opposition", &["JET-13"], &[], v19),
}

/// Two armies of one regiment each; `options` are lines of `[options]`, `a` and `b` keys of the sides.
pub fn field(options: &str, a: &str, b: &str, men: [u32; 2]) -> String {
    format!(
        "ruleset = \"jet\"\nname = \"V\"\n[options]\n{options}\n[[side]]\nid = \"a\"\nname = \"A\"\n{a}\n[[side.unit]]\nid = \"ra\"\nname = \"RA\"\ncount = {}\n\
         [[side]]\nid = \"b\"\nname = \"B\"\n{b}\n[[side.unit]]\nid = \"rb\"\nname = \"RB\"\ncount = {}\n",
        men[0], men[1]
    )
}

pub fn play(toml: &str) -> TestBattle<Jet> {
    TestBattle::<Jet>::new(toml)
}

/// A turn at the army's scale: the enemy's die, ours, the percentage.
fn army_turn(p: TestBattle<Jet>, enemy: u16, own: u16, percent: u16) -> TestBattle<Jet> {
    p.faces("JET-10", "b-army", "", &[50])
        .faces("JET-13", "b-army", "", &[enemy])
        .faces("JET-10", "a-army", "", &[50])
        .faces("JET-11", "a-army", "", &[own])
        .faces("JET-34", "a-army", "", &[percent])
        .round()
}

fn v01() {
    let p = play(crate::proofs::STANDARD).dice_show(50);
    assert_eq!((p.left("val-army"), p.left("cerdagne"), p.left("cerdagne_1")), (500, 100, 20));
    let companies = p.bout.state.units.iter().filter(|u| u.parent.is_some_and(|above| above.number() > 1)).count();
    assert_eq!(companies, 50);
    let _ = p.step();
}

/// The modifier of so many against so many, by the formula and in play: both sides of the same encounter.
fn numbers(own: u32, enemy: u32, modifier: i32) {
    let exact = |a: u32, b: u32| numeric(RatioRounding::Exact, 0, i64::from(a), i64::from(b));
    assert_eq!((exact(own, enemy), exact(enemy, own)), (modifier, -modifier));
    let p = play(&field("tactics_bonus = \"off\"", "", "", [own, enemy])).dice_show(50).to("losses");
    let shown = |rule, army| term(&p, rule, army, "numeric").unwrap_or(0);
    assert_eq!((shown("JET-11", "a-army"), shown("JET-13", "b-army")), (modifier, -modifier));
}

fn v02() {
    numbers(100, 100, 0);
}

fn v03() {
    numbers(170, 100, 18);
}

fn v04() {
    numbers(200, 100, 25);
}

fn v05() {
    numbers(320, 100, 55);
}

fn v06() {
    // A success: +3 for A, -3 for B.
    let p = army_turn(play(&field("", "leadership = 60", "", [200, 200])), 50, 60, 20);
    let [sum, ..] = p.throw("JET-11", "a-army", "").unwrap();
    assert_eq!(sum.total(), 70, "60 and the enemy's failure, +10");
    assert_eq!(
        (p.bout.state.morale(montjoie_table::UnitId::new(0)), p.bout.state.morale(montjoie_table::UnitId::new(1))),
        (3, -3)
    );
    assert_eq!(p.bout.state.morale(montjoie_table::UnitId::new(2)), 3, "and its regiment with it");
}

fn v07() {
    let options = "scales_in_play = \"regiment\"\nabsolute_success_morale = \"summary\"";
    let mut toml = field(options, "", "", [200, 200]);
    toml = toml.replace("count = 200\n[[side]]", "count = 200\nleadership = 150\n[[side]]");
    let p = play(&toml)
        .faces("JET-10", "rb", "", &[50])
        .faces("JET-13", "rb", "", &[50])
        .faces("JET-10", "ra", "", &[50])
        .faces("JET-11", "ra", "", &[60])
        .faces("JET-34", "ra", "", &[20])
        .round();
    assert_eq!(
        (p.bout.state.morale(montjoie_table::UnitId::new(2)), p.bout.state.morale(montjoie_table::UnitId::new(3))),
        (6, -6)
    );
    assert_eq!(p.bout.state.morale(montjoie_table::UnitId::new(0)), 0, "it never goes up");
}

/// An army whose maximum is 7, at this morale.
fn drilled(morale: i16) -> TestBattle<Jet> {
    play(&field("", &format!("discipline_max = 7\ninitial_morale = {morale}"), "", [200, 200]))
}

fn discipline(p: &TestBattle<Jet>) -> i16 {
    p.bout.state.at(montjoie_table::UnitId::new(0)).discipline
}

fn v08() {
    // A failure (50, discipline +14, the enemy's failure +10: 74) takes morale from 0 to -2.
    let p = drilled(0);
    assert_eq!(discipline(&p), 7);
    let p = army_turn(p, 50, 50, 20);
    assert_eq!(discipline(&p), 6);
    let next = army_turn(p, 50, 50, 20);
    assert_eq!(term(&next, "JET-11", "a-army", "discipline"), Some(12), "twice six in the next turn");
}

fn v09() {
    // An absolute failure (30, morale -6, discipline +12, the enemy's UM 100 -50: -14) takes it from -2 to -5.
    assert_eq!(discipline(&army_turn(drilled(-2), 100, 30, 20)), 5);
    assert_eq!(discipline(&drilled(-5)), 5);
}

fn v10() {
    // UM 100 lifts morale from -5 to +3: discipline is back at 7, not at 9.
    let p = army_turn(drilled(-5), 50, 100, 20);
    assert_eq!((p.bout.state.morale(montjoie_table::UnitId::new(0)), discipline(&p)), (3, 7));
}

/// A total of 94: relative success, two to one in favour.
fn ninety_four(men: [u32; 2]) -> TestBattle<Jet> {
    let p = play(&field("numeric_mod_cap = 1", "", "", men));
    let plus = if men[0] == men[1] { 10 } else { 11 };
    army_turn(p, 50, 94 - plus, 34)
}

fn v11() {
    let p = ninety_four([200, 200]);
    let lost = |p: &TestBattle<Jet>, id: usize| (p.bout.state.units[id].killed, p.bout.state.units[id].wounded);
    assert_eq!((lost(&p, 0), lost(&p, 1)), ((45, 23), (90, 46)));
}

fn v12() {
    // The source divides 33 by two where it is 34: 17 wounded.
    let p = ninety_four([200, 100]);
    let lost = |id: usize| (p.bout.state.units[id].killed, p.bout.state.units[id].wounded);
    assert_eq!((lost(1), lost(0)), ((66, 34), (33, 17)));
}

fn v13() {
    // 1000 men in five regiments of five companies lose a fifth: 40 a regiment, 8 a company.
    let toml = crate::proofs::STANDARD
        .replace("scales_in_play = \"army-regiment-company\"", "scales_in_play = \"army\"\ntactics_bonus = \"off\"")
        .replace("count = 20", "count = 40");
    let p = play(&toml)
        .faces("JET-13", "karn-army", "", &[50])
        .faces("JET-11", "val-army", "", &[50])
        .faces("JET-34", "val-army", "", &[20])
        .round();
    let lost = |id: &str| 1000 - p.left(id);
    assert_eq!(lost("val-army"), 200);
    assert_eq!((p.left("cerdagne"), p.left("cerdagne_1"), p.left("milice_5")), (160, 32, 32));
}

/// 500 men worth `v` against 2000: the modifier, and so many to one in favour of what was 2:1 in favour and 2:1 against.
fn worth(v: i64, modifier: i32, favour: i64, against: i64) {
    assert_eq!(numeric(RatioRounding::Exact, 0, 500 * v, 2000), modifier);
    let ratio = |against| {
        let ((num, den), ours) = shifted(against, (4, 2), shift_of_worth((v, 1), (1, 1)), 0);
        assert!(ours && num % den == 0, "{num}/{den}");
        num / den
    };
    assert_eq!((ratio(false), ratio(true)), (favour, against));
    let p = play(&field("tactics_bonus = \"off\"", &format!("individual_value = {v}"), "", [500, 2000]))
        .faces("JET-13", "b-army", "", &[50])
        .faces("JET-11", "a-army", "", &[95])
        .faces("JET-34", "a-army", "", &[20])
        .round();
    assert_eq!(total(&p, "JET-11", "a-army"), modifier + 10, "the numbers, and the enemy's failure");
}

fn v14() {
    let unweighted = numeric(RatioRounding::Exact, 0, 500, 2000);
    assert_eq!(unweighted, -75);
    worth(2, -25, 3, 1);
}

fn v15() {
    worth(3, -8, 4, 2);
}

fn v16() {
    let p = play(&field("morale_store = \"uncapped\"", "initial_morale = 10", "", [200, 200]))
        .gesture(montjoie_game::Gesture::Set { who: montjoie_table::Subject::unit(0), field: 4, value: 11 })
        .dice_show(50)
        .to("losses");
    let [sum, ..] = p.throw("JET-11", "a-army", "").unwrap();
    let morale: i32 = sum
        .terms()
        .iter()
        .filter(|t| t.word.starts_with("morale"))
        .map(|t| match t.amount {
            montjoie_table::Amount::Plus(n) => n,
            _ => 0,
        })
        .sum();
    assert_eq!(morale, 60, "the source says 80");
}

fn v17() {
    for (value, weight) in [(10, 50), (-10, -50)] {
        let a = format!("initial_morale = {value}\ndiscipline_max = {}", if value < 0 { -5 } else { 10 });
        let p = play(&field("", &a, "", [200, 200])).dice_show(50).to("losses");
        let [sum, ..] = p.throw("JET-11", "a-army", "").unwrap();
        assert_eq!(sum.total(), weight + 10, "±30 and ±20, and the enemy's failure");
    }
}

fn v18() {
    use Engagement::{FirstLine, Reserve, SecondLine, Withdrawn};
    let allowed = |regiment: Engagement| -> Vec<Engagement> {
        Engagement::ALL.iter().copied().filter(|c| regiment.lets(*c)).collect()
    };
    assert_eq!(allowed(Reserve), [Reserve]);
    assert_eq!(allowed(Withdrawn), [Withdrawn, SecondLine]);
    assert_eq!(allowed(SecondLine), [Withdrawn, SecondLine, FirstLine]);
    assert_eq!(allowed(FirstLine), [SecondLine, FirstLine]);
    let p = play(crate::proofs::SMALL).dice_show(50);
    assert_eq!(p.options("JET-28", "c1"), ["second_line", "first_line"]);
    let _ = p.to("losses");
}

fn v19() {
    let p = army_turn(play(&field("", "", "", [200, 200])), 100, 50, 20);
    let [sum, ..] = p.throw("JET-11", "a-army", "").unwrap();
    assert_eq!(sum.total(), -50);
    let p = army_turn(play(&field("", "", "", [200, 200])), 66, 50, 20);
    let [sum, ..] = p.throw("JET-11", "a-army", "").unwrap();
    assert_eq!(sum.total(), 40);
    assert_eq!((Row::Um100.summary().opposition, Row::Um66.summary().opposition), (-50, 40));
}
