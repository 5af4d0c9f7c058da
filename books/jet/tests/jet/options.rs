//! Every value of every setting, by what it changes in battles that are otherwise the same: the same dice, the same orders.

use crate::proofs::SMALL;
use montjoie_game::Directed as _;
use montjoie_game::scenario::Doc;
use montjoie_game::{Bout, Ruleset as _, Values, to_the_end};
use montjoie_jet::Jet;
use montjoie_jet::battle::Battle;
use montjoie_table::Rng;
use montjoie_trial::{Case, case, each_value, some_values};

/// What is left of a battle, as one number: men, killed, hearts, ground, people, turns.
fn number(b: &Battle) -> i64 {
    let mut sum = i64::from(b.turn);
    let mut add = |n: i64| sum = sum.wrapping_mul(31).wrapping_add(n) % 1_000_003;
    for unit in &b.units {
        add(i64::from(unit.n));
        add(i64::from(unit.killed));
        add(i64::from(unit.morale));
        add(i64::from(unit.discipline));
        add(unit.at as i64);
    }
    b.characters.iter().for_each(|c| add(c.at as i64));
    sum
}

/// Battles of a scenario with one line of options more: their ends, added up.
pub fn ends(toml: &str, line: &str, battles: u64) -> i64 {
    let key = line.split(' ').next().unwrap_or_default();
    let kept: Vec<&str> = toml.lines().filter(|l| l.split(' ').next() != Some(key) || l.contains("JET")).collect();
    let toml = kept.join("\n").replace("[options]", &format!("[options]\n{line}"));
    let bout: Bout<Jet> = Bout::open(&Doc::read(&toml), None).unwrap_or_else(|p| panic!("{line}: {p:?}")).0;
    (0..battles)
        .map(|seed| {
            let d = usize::try_from(seed % 3).unwrap();
            let plan = Jet::plan([d, (d + 1) % 3]);
            let mut battle = bout.state.clone();
            to_the_end::<Jet>(&mut battle, &mut Rng::of(5, seed), &plan);
            number(&battle)
        })
        .sum()
}

/// Our side badly led: spectacular failures, traps, massacres.
pub fn weak() -> String {
    SMALL
        .replace("leadership = 60\ntactics = 40\nchief", "leadership = -40\ntactics = 0\nchief")
        .replace("leadership = 80\ntactics = 60", "leadership = -60\ntactics = 0")
        .replace(
            "rank = \"officer\"\nunit = \"r1\"\nleadership = 60",
            "rank = \"officer\"\nunit = \"r1\"\nleadership = -70",
        )
        .replace(
            "rank = \"sub_officer\"\nunit = \"c1\"\nleadership = 50",
            "rank = \"sub_officer\"\nunit = \"c1\"\nleadership = -60",
        )
        .replace("sa = 60\nleadership = 40", "sa = -30\nleadership = 40")
}

pub fn scales(toml: &str, which: &str) -> String {
    toml.replace("army-regiment-company-individual", which)
}

macro_rules! effects {
    ($($name:ident in $toml:expr, $battles:literal $(, $values:expr)?;)+) => {
        $(fn $name() { effects!(@try $name, $toml, $battles $(, $values)?); })+
        pub const CASES: &[Case] = &[
            $(case(concat!("option_", stringify!($name)), &[], &[stringify!($name)], $name),)+
        ];

        // `cases!` wants the name as a literal; this register makes it.
        mod case {
            $(
                #[test]
                fn $name() {
                    super::$name();
                }
            )+
        }
    };
    (@try $name:ident, $toml:expr, $battles:literal) => {
        each_value::<Jet>(stringify!($name), |line| ends(&$toml, line, $battles))
    };
    (@try $name:ident, $toml:expr, $battles:literal, $values:expr) => {
        some_values::<Jet>(stringify!($name), &$values, |line| ends(&$toml, line, $battles))
    };
}

effects! {
    scales_in_play in SMALL, 3;
    considered_side in SMALL, 3;
    um_detection in SMALL, 12;
    um_66_effect in SMALL, 12;
    um_100_effect in SMALL, 12;
    skill_success_threshold in SMALL, 12;
    command_mode in SMALL, 6;
    co_command in scales(SMALL, "army"), 20;
    tactics_bonus in SMALL, 6;
    tactics_flat_bonus in SMALL.replace("[options]", "[options]\ntactics_bonus = \"flat\""), 12, [10, 60];
    opposition_leadership_flow in SMALL, 6;
    skipped_scale_flow in scales(SMALL, "army-company"), 6;
    multi_opposition in SMALL, 6;
    numeric_ratio_rounding in SMALL, 12;
    numeric_mod_cap in SMALL, 6, [0, 5];
    reserve_counts in SMALL, 6;
    individual_value in SMALL.replace("name = \"B\"", "name = \"B\"\nindividual_value=1"), 3, [100, 300];
    initial_morale in SMALL, 3, [0, 5];
    morale_scale in SMALL, 6;
    event_morale_inverse in SMALL, 12;
    absolute_success_morale in SMALL, 12;
    morale_store in SMALL, 12;
    morale_overflow_base in SMALL, 12;
    morale_overflow_soldiers in SMALL.replace("[options]", "[options]\ninitial_morale = 9"), 12;
    rout_check in SMALL, 12;
    rally_attempt in SMALL, 12;
    rally_modifier in scales(SMALL, "regiment").replace("[options]", "[options]\nrally_attempt = \"allowed\""), 12, [-30, 100];
    discipline_max in SMALL, 3, [0, 8];
    discipline_tracking in SMALL, 6;
    position_mod in SMALL, 3, [0, 20];
    composition_mod in SMALL, 3, [0, 15];
    equipment_mod in SMALL, 3, [0, 10];
    withdrawn_morale in SMALL.replace("[options]", "[options]\ninitial_morale = -8"), 30;
    all_front_line in SMALL, 6;
    company_engagement_mod in SMALL, 6;
    event_filter in SMALL, 30;
    archer_regiment_engaged in SMALL, 6;
    archer_engaged_losses in SMALL.replace("[options]", "[options]\narcher_regiment_engaged = true"), 12;
    reserve_base_delay in SMALL, 12, [1, 4];
    reserve_delay_stacking in SMALL.replace("[options]", "[options]\nreserve_base_delay = 3"), 40;
    loss_base in SMALL, 6;
    loss_rounding in SMALL, 6;
    spectacular_failure_ratio in weak(), 12, [600, 900];
    loss_engagement_source in SMALL, 12;
    loss_split in SMALL, 6;
    loss_distribution in SMALL, 6;
    scale_losses in SMALL, 6;
    reconcile_losses in SMALL, 6, [0, 100];
    succession_turns in SMALL.replace("count = 20\nleadership = 30", "count = 20\nleaderless = true"), 12, [0, 1];
    massacre_fraction in weak(), 20, [50, 90];
    massacre_choice in scales(&weak(), "regiment-company"), 40;
    army_collapse in scales(&weak(), "army"), 60;
    malus_stacking in scales(&weak(), "regiment-company"), 40;
    representative_skill in scales(SMALL, "army"), 40, [-1000, 150];
    strategic_points in scales(SMALL, "regiment-company-individual"), 6;
    strategic_step in scales(SMALL, "regiment").replace("[options]", "[options]\nstrategic_points = true"), 6, [5, 10];
    melee_rounds_per_turn in weak(), 20, [1, 3];
    deadline_reading in weak(), 20;
    um66_event_choice in SMALL, 60;
    rallied_men in SMALL, 30;
    union_strength_scope in SMALL, 60;
    max_turns in SMALL, 3, [1, 50];
    focus in SMALL.replace("id = \"c1\"", "id = \"c1\"\nplayer = true"), 6;
}

/// The list of the book's reading, line by line: every option and knob is a setting, under its rule, with its words in order
/// and its default.
#[test]
fn every_option_of_the_list_is_a_setting() {
    let list = include_str!("../../tables/options.csv");
    let bout: Bout<Jet> = Bout::open(&Doc::read(SMALL), None).unwrap_or_else(|p| panic!("{p:?}")).0;
    assert_eq!(list.lines().count() - 1, Jet::INFO.settings.len());
    for line in list.lines().skip(1) {
        let name = line.split(',').next().unwrap();
        let rule = line.rsplit(',').next().unwrap();
        let place = Jet::INFO.settings.iter().position(|s| s.name == name);
        let place = place.unwrap_or_else(|| panic!("{name} is no setting"));
        let info = &Jet::INFO.settings[place];
        assert_eq!(info.rule, rule, "{name}");
        // The words stand in quotes, parted by commas, and the default right after them.
        let quoted: Vec<&str> = line.split('"').collect();
        let default = line[..line.len() - rule.len() - 1].rsplit(',').next().unwrap();
        let now = bout.state.option(place).unwrap();
        match info.values {
            // Scales are a set; who is exposed goes by rank unless said; dice are those one throws.
            _ if ["scales_in_play", "exposed_target", "rallied_men"].contains(&name) => {}
            Values::Words(words) if quoted.len() > 1 => {
                assert_eq!(words.join(","), quoted[1], "{name}");
                if words.contains(&default) {
                    assert_eq!(words[usize::try_from(now).unwrap()], default, "{name}");
                }
            }
            Values::Flag => assert_eq!(["false", "true"][usize::try_from(now).unwrap()], default, "{name}"),
            Values::Number(..) | Values::Decimal(..) => {
                if let Some(number) = info.values.parse(default) {
                    assert_eq!(now, number, "{name}");
                }
            }
            Values::Words(_) => panic!("{name} has words the list does not have"),
        }
    }
}
