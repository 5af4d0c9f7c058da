//! How sides are led when nobody leads them: battles end, and no temper is a way to lose.

use crate::field::{battle, person, regiment, side};
use montjoie_game::scenario::Doc;
use montjoie_game::{Bout, Outcome, Ruleset as _, to_the_end};
use montjoie_jet::Jet;
use montjoie_jet::battle::Battle;
use montjoie_jet::doctrine::Doctrine;
use montjoie_table::{Rng, Side};
use montjoie_trial::count;

const SHIPPED: [(&str, &str); 7] = [
    ("brumes", include_str!("../../../../scenarios/jet/brumes.toml")),
    ("col", include_str!("../../../../scenarios/jet/col.toml")),
    ("couronne", include_str!("../../../../scenarios/jet/couronne.toml")),
    ("elfes", include_str!("../../../../scenarios/jet/elfes.toml")),
    ("moulin", include_str!("../../../../scenarios/jet/moulin.toml")),
    ("rempart", include_str!("../../../../scenarios/jet/rempart.toml")),
    ("standard", include_str!("../../../../scenarios/jet/standard.toml")),
];

fn fought(toml: &str, plan: [usize; 2], battles: u64) -> Vec<Battle> {
    let bout: Bout<Jet> = Bout::open(&Doc::read(toml), None).unwrap_or_else(|p| panic!("{p:?}")).0;
    let plan = Jet::plan(plan);
    let one = |seed| {
        let mut battle = bout.state.clone();
        to_the_end::<Jet>(&mut battle, &mut Rng::of(11, seed), &plan);
        battle
    };
    (0..battles).map(one).collect()
}

/// Drawn because nobody won in time; both beaten at once is an end.
fn undecided(b: &Battle) -> bool {
    matches!(Jet::outcome(b), Some(Outcome::Draw)) && Side::BOTH.iter().all(|&s| !b.camp(s).lost)
}

#[test]
fn at_most_two_battles_in_a_hundred_are_undecided() {
    let battles = count("MONTJOIE_FUZZ_BATTLES", 1) * 20;
    for (name, toml) in SHIPPED {
        let (mut open, mut all) = (0, 0);
        for one in 0..Doctrine::ALL.len() {
            for other in 0..Doctrine::ALL.len() {
                for battle in fought(toml, [one, other], battles) {
                    all += 1;
                    open += usize::from(undecided(&battle));
                }
            }
        }
        assert!(50 * open <= all, "{name}: {open} of {all}");
    }
}

/// Each temper against the charge, from either side of the field.
#[test]
fn no_temper_is_a_way_to_lose() {
    let battles = count("MONTJOIE_FUZZ_BATTLES", 1) * 60;
    let charge = Doctrine::Charge as usize;
    for (doctrine, most) in [(Doctrine::Steady, 80), (Doctrine::Cautious, 90)] {
        let mut lost = 0;
        for (plan, side) in [([doctrine as usize, charge], Side::A), ([charge, doctrine as usize], Side::B)] {
            let ends = fought(SHIPPED[6].1, plan, battles);
            lost += ends.iter().filter(|b| Jet::outcome(b) == Some(Outcome::Victory(side.foe()))).count();
        }
        let all = usize::try_from(2 * battles).unwrap();
        assert!(100 * lost <= most * all, "{doctrine:?} loses {lost} of {all}");
    }
}

/// JET-49 — whoever commands takes no place among the soldiers of his own accord; at his word he does.
#[test]
fn no_commander_goes_in_as_a_soldier() {
    let field = |doctrine: &str| {
        let parts = [
            side("a", "chief = \"chef\""),
            regiment("ra", "count = 100"),
            person("chef", "leadership = 40"),
            side("b", ""),
            regiment("rb", "count = 100"),
        ];
        battle("army-individual", "", &parts).lead(doctrine, "charge")
    };
    for doctrine in ["charge", "cautious", "steady"] {
        assert_eq!(field(doctrine).round().throws("JET-47"), 0, "{doctrine}");
        assert_eq!(field(doctrine).answer("JET-49", "chef", "oui").round().throws("JET-47"), 1, "{doctrine}");
    }
}
