//! What is told in figures is true, in every shipped battle by several seeds: who faces whom and how many they are, what ground,
//! discipline and too few men do to a number, whose morale moves, and no losses but those of the turn.

use montjoie_game::scenario::Doc;
use montjoie_game::{Arg, Bout, Fight as _, Item, Message, Ruleset as _, Subjects as _, What};
use montjoie_jet::Jet;
use montjoie_jet::battle::{Battle, UnitId};
use montjoie_jet::modifiers::men;
use montjoie_jet::terms::Scale;
use montjoie_table::{Inputs, Program, Rng, Side, Subject};
use std::ops::AddAssign as _;

/// Every item of every shipped battle: the battle before it, the item, the battle after it.
fn each(mut hear: impl FnMut(&Battle, &Item, &Battle)) {
    for (_, text) in Jet::SAMPLES.iter().chain(Jet::BATTLES) {
        for seed in 0..5 {
            let open = || Bout::<Jet>::open(&Doc::read(text), None).expect("a shipped battle opens").0;
            // One is played, the other follows it fact by fact.
            let (mut bout, mut at) = (open(), open());
            let mut rng = Rng::of(seed, 13);
            while bout.outcome().is_none() && bout.place().round <= 30 {
                let played = bout.play(&Inputs::default(), &mut Program(&mut rng));
                let mut facts = played.events.iter();
                for item in &played.items {
                    let before = at.state.clone();
                    if let What::Change { .. } = item.what {
                        at.fold(std::slice::from_ref(facts.next().expect("a fact"))).expect("a fact");
                    }
                    hear(&before, item, &at.state);
                }
            }
        }
    }
}

fn number(message: &Message, name: &str) -> Option<i64> {
    message.args.iter().find_map(|(n, arg)| match arg {
        Arg::Number(value) if *n == name => Some(*value),
        _ => None,
    })
}

fn many<'m>(message: &'m Message, name: &str) -> &'m [Subject] {
    let found = message.args.iter().find(|(n, _)| *n == name);
    match found {
        Some((_, Arg::Many(all))) => all,
        other => panic!("{name}: {other:?}"),
    }
}

fn unit(b: &Battle, message: &Message) -> UnitId {
    let found = message.args.iter().find(|(n, _)| *n == "unit");
    match found {
        Some((_, Arg::Who(who))) => b.unit_of(*who).expect("a unit"),
        other => panic!("{other:?}"),
    }
}

/// The links of an item under this id.
fn links<'i>(item: &'i Item, id: &str) -> impl Iterator<Item = &'i Message> {
    item.about.opening.links.iter().map(|link| &link.told).filter(move |told| told.id == id)
}

/// JET-46 — ground of our own raises a position, ground of the enemy's lowers it, and the words say which.
#[test]
fn ground_is_told_with_its_sign() {
    let mut seen = [0, 0];
    each(|_, item, _| {
        for (way, id, sign) in [(0, "jet-open-position", 1), (1, "jet-open-position-foe", -1)] {
            for told in links(item, id) {
                let of = |name| number(told, name).expect("a number");
                assert_eq!(of("now"), (of("own") + sign * of("step") * of("level")).clamp(-30, 30), "{told:?}");
                seen[way] += 1;
            }
        }
    });
    assert!(seen.iter().all(|&n| n > 5), "{seen:?}");
    for (text, less) in Jet::INFO.text.into_iter().zip([", moins ", ", less "]) {
        let line = text.lines().find(|line| line.starts_with("jet-open-position-foe = ")).expect("a line");
        assert!(line.contains(less), "{line}");
    }
}

/// JET-15, JET-16 — fighters are counted of those who are named, on both sides; of several, each is told first.
#[test]
fn fighters_are_those_of_the_units_named() {
    let (mut told_of, mut several) = (0, 0);
    each(|b, item, _| {
        for told in links(item, "jet-open-numbers").chain(links(item, "jet-open-numbers-worth")) {
            for (names, sum) in [("units", "own"), ("targets", "enemy")] {
                let all: Vec<UnitId> = many(told, names).iter().map(|&who| b.unit_of(who).expect("a unit")).collect();
                let counted: i64 = all.iter().map(|&u| men(b, u)).sum();
                assert_eq!(number(told, sum), Some(counted), "{told:?}");
                let apart = links(item, "jet-open-fighters").filter(|one| all.contains(&unit(b, one)));
                let parts: Vec<i64> = apart.map(|one| number(one, "men").expect("men")).collect();
                assert_eq!(parts.len(), if all.len() > 1 { all.len() } else { 0 });
                assert!(all.len() == 1 || parts.iter().sum::<i64>() == counted);
                several += usize::from(all.len() > 1);
                told_of += 1;
            }
        }
    });
    assert!(told_of > 100 && several > 5, "{told_of}, {several} of several");
}

/// JET-13, JET-15 — whoever opposes is told with those he opposes: nobody has to guess whose roll is meant.
#[test]
fn who_faces_whom_is_told() {
    let mut met = 0;
    each(|b, item, _| {
        let Some(told) = item.gm.as_ref().filter(|told| told.id.starts_with("jet-tell-opposed")) else { return };
        let foe = unit(b, told);
        let facing = |side| b.in_encounter(b.at(foe).encounter, side).map(Subject::from).collect::<Vec<_>>();
        assert_eq!(many(told, "targets"), facing(b.at(foe).side.foe()));
        let beside = facing(b.at(foe).side);
        assert_eq!(told.id == "jet-tell-opposed-several", beside.len() > 1);
        if beside.len() > 1 {
            assert_eq!(many(told, "beside").len(), beside.len() - 1);
        }
        met += 1;
    });
    assert!(met > 50);
    for text in Jet::INFO.text {
        assert!(!text.contains("our roll") && !text.contains("notre jet"));
    }
}

/// JET-24 — discipline by the state of morale comes out as the line says, its floor included.
#[test]
fn discipline_comes_out_as_it_is_told() {
    let (mut moved, mut floored) = (0, 0);
    each(|_, item, _| {
        for told in links(item, "jet-open-discipline") {
            let of = |name| number(told, name).expect("a number");
            let counted = of("most") - (-of("morale")).clamp(0, 10) / 2;
            assert_eq!((of("now"), of("floor") == 1), (counted.max(-10), counted < -10), "{told:?}");
            moved += 1;
            floored += of("floor");
        }
    });
    assert!(moved > 20, "{moved}");
    // Few levies are so raw: what no battle shows, a made one does.
    let p = crate::field::regiments("discipline_max = -8", (100, ""), (100, ""));
    let ra = crate::field::id(&p, "ra");
    let opened = Jet::opens(&p.bout.state, &montjoie_jet::event::Event::Morale { unit: ra, by: -8 }, &[]);
    let told = opened.links.iter().find(|link| link.told.id == "jet-open-discipline").expect("discipline opens");
    assert_eq!((number(&told.told, "now"), number(&told.told, "floor")), (Some(-10), Some(1)), "{floored}");
}

/// JET-37 — who has too few men pays with all of them, and the other side by the ratio, rounded: so it is told.
#[test]
fn too_few_men_open_into_the_ratio() {
    let mut wiped = 0;
    each(|_, item, _| {
        for told in links(item, "jet-open-wiped-foe-ratio") {
            let of = |name| number(told, name).expect("a number");
            let Some((_, Arg::Fraction(more, less))) = told.args.iter().find(|(n, _)| *n == "ratio") else { panic!() };
            let (up, down) = if of("way") == 1 { (*less, *more) } else { (*more, *less) };
            assert_eq!(of("own"), (2 * of("enemy") * up + down) / (2 * down), "{told:?}");
            wiped += 1;
        }
    });
    assert!(wiped > 5, "{wiped}");
    for text in Jet::INFO.text {
        assert!(!text.contains("what there was") && !text.contains("ce qu’il y avait"), "of which side?");
    }
}

/// JET-34, JET-40 — where several scales are played, men are told of only when the turn has counted them; and whom the scale
/// above wipes out is wiped out.
#[test]
fn no_losses_are_told_but_those_of_the_turn() {
    let (mut told_of, mut all) = (0, 0);
    let mut doomed: Option<Side> = None;
    each(|b, item, after| {
        let scales = Scale::ALL.iter().filter(|&&s| b.options.scales_in_play.has(s)).count();
        if let Some(told) = item.gm.as_ref().filter(|told| told.id.starts_with("jet-open-losses")) {
            let counted = number(told, "own").is_some();
            assert_eq!(counted, scales == 1 && told.id != "jet-open-losses-several", "{told:?}");
            told_of += 1;
            if told.id == "jet-open-losses-scale-all" && b.at(unit(b, told)).scale == Scale::Army {
                doomed = Some(b.at(unit(b, told)).side.foe());
            }
        }
        let closes = matches!(&item.what, What::Change { event, .. } if event == "step");
        if let Some(side) = doomed.take_if(|_| closes) {
            let standing = b.ids().filter(|&u| b.at(u).side == side && b.is_leaf(u) && b.at(u).fielded > 0);
            assert_eq!(standing.map(|u| after.at(u).n).sum::<u32>(), 0, "turn {}", b.turn);
            all += 1;
        }
    });
    assert!(told_of > 50 && all > 0, "{told_of}, {all}");
}

/// JET-39 — of companies that are told in one sum, the sum names what is left of each.
#[test]
fn a_sum_of_companies_says_what_is_left_of_each() {
    let mut sums = 0;
    each(|_, item, _| {
        let Some(told) = item.gm.as_ref().filter(|told| told.id == "jet-open-toll-each") else { return };
        let Some((_, Arg::Text(each))) = told.args.iter().find(|(n, _)| *n == "each") else { panic!("{told:?}") };
        let left: i64 = each.split(", ").map(|n| n.parse::<i64>().expect("a number")).sum();
        assert_eq!(Some(left), number(told, "left"), "{told:?}");
        sums += 1;
    });
    assert!(sums > 5, "{sums}");
}

/// JET-20 — a change of morale that falls on all below says so; one that does not, moves nobody else.
#[test]
fn a_change_of_morale_names_everyone_it_moves() {
    let (mut low, mut high) = (0, 0);
    each(|b, item, after| {
        let Some(told) = item.gm.as_ref().filter(|told| told.id.starts_with("jet-tell-morale")) else { return };
        let whose = unit(b, told);
        let others = b.ids().filter(|&u| u != whose && b.at(u).n > 0 && b.morale(u) != after.morale(u)).count();
        assert_eq!(number(told, "below") == Some(1), others > 0, "{told:?}");
        (if others > 0 { &mut high } else { &mut low }).add_assign(1);
    });
    assert!(low > 20 && high > 20, "{low}, {high}");
}
