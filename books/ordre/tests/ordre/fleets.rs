//! Vehicles and fleets.

use super::help::*;
use montjoie_ordre::Ordre;
use montjoie_ordre::events::{Event, How};
use montjoie_table::State as _;
use montjoie_trial::{TestBattle, cases, each_value};

cases! {
    case(
        "weapons_of_vehicles",
        &["ORD-94", "ORD-95", "ORD-96", "ORD-97", "ORD-98", "ORD-99", "ORD-100"],
        &["pfg_burst", "vehicle_short_range_half"],
        weapons,
    ),
    case("command_of_vehicles", &["ORD-101", "ORD-102", "ORD-103"], &["longest_range_bonus"], command),
    case("breaking_off", &["ORD-106", "ORD-107"], &["vehicle_retreat_fail", "disengage_score"], breaking_off),
    case("infantry_against_armour", &["ORD-97", "ORD-108"], &["urban_infantry_dfs"], infantry),
    case("crews", &["ORD-105"], &[], crews),
}

const GUN: &str = "[[side.unit.weapon]]\ndmg = 100\nprt = \"longue\"\n";

fn tank(keys: &str, weapons: &str) -> String {
    format!("vehicle = true\ncbt = 6\nsdg = 200\narm = 60\n{keys}\n{weapons}")
}

fn fleet(options: &str, ground: &str, one: &str, other: &str) -> P {
    let ground = format!("mode = \"vehicles\"\n{ground}");
    let around = Around { options, ground: &ground, ..Around::default() };
    TestBattle::new(&scenario(around, &unit("one", 10, one), &unit("two", 10, other)))
}

fn weapons() {
    let pfg =
        |options: &str, weapons: &str| figure(&fleet(options, "", &tank("", weapons), &tank("", GUN)), "one", "pfg");
    each_value::<Ordre>("pfg_burst", |option| pfg(option, "[[side.unit.weapon]]\ndmg = 10\ncdf = 3\nburst = true\n"));
    each_value::<Ordre>("vehicle_short_range_half", |option| {
        pfg(option, "[[side.unit.weapon]]\ndmg = 15\nprt = \"courte\"\n")
    });
    assert_eq!(
        pfg("", "[[side.unit.weapon]]\nammunition_dmg = [100, 40]\nspecial_ammo_mult = 2\n"),
        1_400,
        "mean of its ammunition"
    );
    // Two kinds in a unit: sums of both, the rest of the larger.
    let mixed = format!(
        "{}[[side.unit.other]]\ncount = 4\nsdg = 100\narm = 20\n[[side.unit.other.weapon]]\ndmg = 50\n",
        tank("", GUN)
    );
    let p = fleet("", "", &mixed, &tank("", GUN));
    assert_eq!((figure(&p, "one", "eff"), figure(&p, "one", "frc"), figure(&p, "one", "pfg")), (14, 3_080, 1_200));
    // Mean of Ctl and Att, rounded down.
    let aimed =
        "[[side.unit.weapon]]\ndmg = 100\nmod_att = 2\n[[side.unit.weapon]]\ndmg = 9\nmod_att = 9\nsecondary = true\n";
    assert_eq!(figure(&fleet("", "", &tank("mod_ctl = -5\nmod_dfs = -9", aimed), &tank("", GUN)), "one", "cbt"), 4);
    // A weapon that cannot bite does not count.
    let two = "[[side.unit.weapon]]\ndmg = 100\n[[side.unit.weapon]]\ndmg = 29\ncdf = 10\n";
    let p = fleet("", "", &tank("", two), &tank("", GUN)).dice_show(5).to("pursuit");
    assert_eq!(power(&p, "ORD-103", "one", "two"), 1_000);
    let p = fleet("", "", &tank("unsuitable_armament_factor = 0.5", two), &tank("", GUN)).dice_show(5).to("pursuit");
    assert_eq!(power(&p, "ORD-103", "one", "two"), 500);
}

fn command() {
    each_value::<Ordre>("longest_range_bonus", |option| {
        let far = GUN.replace("longue", "tres_longue");
        plus(&fleet(option, "", &tank("", &far), &tank("", GUN)).dice_show(5).step(), "ORD-101", "north", "south")
    });
    let theatres = [("land", 13), ("air", 18), ("naval", 18), ("submarine", 18), ("space", 23)];
    for (theatre, difficulty) in theatres {
        let p =
            fleet("", &format!("theatre = \"{theatre}\""), &tank("", GUN), &tank("", GUN)).dice_show(5).to("pursuit");
        assert_eq!(versus(&p, "ORD-103", "one", "two"), difficulty, "{theatre}");
    }
    // Surprised: nothing but the distance is left, cover and all.
    let p = fleet("", "", &tank("", GUN), &tank("cover_bonus = 4", GUN));
    let open = p.dice_show(5).to("pursuit");
    assert_eq!(versus(&open, "ORD-103", "one", "two"), 17);
    let p = fleet("", "", &tank("", GUN), &tank("cover_bonus = 4", GUN));
    let p =
        p.faces("ORD-101", "north", "south", &[9]).faces("ORD-101", "south", "north", &[2]).dice_show(5).to("pursuit");
    assert_eq!((versus(&p, "ORD-103", "one", "two"), plus(&p, "ORD-103", "two", "one")), (10, 0), "-5, and one status");
}

fn breaking_off() {
    let play = |options: &str| {
        let p = fleet(options, "", &tank("", GUN), &tank("sdg = 2000", GUN).replace("sdg = 200\n", ""));
        p.dice_show(1).to("disengage").answer("ORD-106", "one", "oui")
    };
    let tried = |options: &str, own: u16, theirs: u16| {
        play(options).faces("ORD-106", "one", "south", &[own]).faces("ORD-106", "two", "one", &[theirs]).step()
    };
    assert_eq!(tried("", 7, 5).state("one"), "left");
    each_value::<Ordre>("vehicle_retreat_fail", |option| {
        let p = tried(option, 3, 5).to("pursuit");
        plus(&p, "ORD-103", "one", "two")
    });
    let p = tried("", 1, 8);
    assert_eq!((p.state("one"), p.throws("ORD-59")), ("deroute", 1));
    assert_eq!(versus(&p, "ORD-59", "two", "one"), 11, "half, and half again");
    each_value::<Ordre>("disengage_score", |option| {
        let north =
            format!("chief = \"c\"\n{}{}", unit("one", 10, &tank("", GUN)), chief("c", "mental = 4\ncbt = 4\nwar = 4"));
        let around = Around { options: option, ground: "mode = \"vehicles\"", ..Around::default() };
        let p: P =
            TestBattle::new(&scenario(around, &north, &unit("two", 10, &tank("", GUN)))).dice_show(1).to("disengage");
        plus(&p.answer("ORD-106", "one", "oui").step(), "ORD-106", "one", "south")
    });
}

fn infantry() {
    let rockets = "modern = true\ncbt = 5\ndmg = 90\nprt = \"longue\"\n";
    let rifles = "modern = true\ncbt = 5\ndmg = 5\nprt = \"longue\"\n";
    let ground = "terrain = \"urban\"";
    each_value::<Ordre>("urban_infantry_dfs", |option| {
        let p = fleet(option, ground, &tank("", GUN), rockets).dice_show(5).to("pursuit");
        versus(&p, "ORD-103", "one", "two")
    });
    let p = fleet("", ground, rockets, &tank("", GUN)).dice_show(5).to("pursuit");
    assert_eq!((power(&p, "ORD-103", "one", "two"), versus(&p, "ORD-103", "one", "two")), (450, 13));
    let p = fleet("", "", rifles, &tank("", GUN)).dice_show(5).to("pursuit");
    assert_eq!(p.happened("held", "one"), 1, "rifles do nothing to armour");
}

fn crews() {
    let lost = |points: i64| {
        let mut p = fleet("", "", &tank("crew = 5", GUN), &tank("", GUN)).dice_show(5).to("pursuit");
        let group = p.who("one");
        p.bout.state.apply(&Event::Lost { group, by: NO_ONE, loss: points, how: How::Ruling, capped: false });
        let p = p.gesture(montjoie_game::Gesture::Concede { side: montjoie_table::Side::A }).end();
        p.event("crew_lost", "one").map_or(0, |v| v["men"].as_i64().unwrap())
    };
    // Frc 2 600, crew 50.
    assert_eq!([lost(0), lost(650), lost(1_300), lost(2_600)], [0, 2, 12, 25]);
}

#[test]
fn the_power_of_vehicles_opens_into_weapons_and_vehicles() {
    use montjoie_table::Amount;
    let two = format!("{GUN}[[side.unit.weapon]]\ndmg = 40\nprt = \"longue\"\n");
    for (weapons, parts) in
        [(GUN, vec![Amount::Plus(100), Amount::Times(10, 1)]), (&two, vec![Amount::Plus(1_000), Amount::Plus(400)])]
    {
        let p = fleet("", "", &tank("", weapons), &tank("", GUN));
        let sheet = p.sheet("one");
        let pfg = sheet.figures.iter().find(|f| f.word == "ordre-figure-pfg").unwrap();
        let amounts: Vec<Amount> = pfg.terms.iter().map(|t| t.amount).collect();
        assert_eq!(amounts, parts);
    }
}
