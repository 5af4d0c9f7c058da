//! Petits papiers at the command line: whole battles that were read in both languages, and every gesture by its word.

mod common;
use common::{Scratch, run, run_with};

const SMALL: &str = "scenarios/papiers/deux-compagnies.toml";
const MAP: &str = "scenarios/papiers/defile.toml";

#[test]
fn whole_battles_read_well_in_both_languages() {
    for (name, path, seed) in [("companies", SMALL, "4"), ("defile", MAP, "3")] {
        for lang in ["fr", "en"] {
            let told = run(&["fight", path, "--seed", seed, "--lang", lang]);
            assert_eq!(told.code, 0, "{}", told.err);
            insta::assert_snapshot!(format!("papiers_{name}_{lang}"), told.out);
        }
    }
}

/// Each gesture, laid at the start of the step; dice where it asks for them, a name where somebody new needs one.
const GESTURES: &[&str] = &[
    "take 10 piques-bleues : fever",
    "",
    "restore 5 piques-bleues : some come back",
    "",
    "test archers-bleus : a rumour",
    "",
    "42",
    "break archers-bleus : panic",
    "",
    "rally archers-bleus : a song",
    "",
    "attack archers-bleus epees-rouges shot : a stray volley",
    "",
    "7",
    "engage piques-bleues epees-rouges : too close",
    "",
    "part piques-bleues epees-rouges : they step back",
    "",
    "add cavaliers-rouges 20 : late",
    "the latecomers",
    "",
    "split epees-rouges 10",
    "the rearguard",
    "",
    "post ansel archers-bleus : he runs",
    "",
    "fell berthe : a stone",
    "",
    "bring berthe : only stunned",
    "",
    "remove cavaliers-rouges : home",
    "",
    "turn archers-bleus : bribed",
    "",
    "option max_turns 6 : winter",
    "",
    "set piques-bleues temp_att 1 : drums",
    "",
    "concede rouges : enough",
    "",
    "quit",
];

#[test]
fn every_gesture_has_its_word() {
    let kept = Scratch::free("papiers-gestures.journal");
    let args = ["play", SMALL, "--journal", kept.path(), "--seed", "1", "--lang", "en"];
    let ran = run_with(&args, &(GESTURES.join("\n") + "\n"));
    assert_eq!(ran.code, 0, "{}", ran.err);
    let text = std::fs::read_to_string(&kept.0).expect("written");
    for reason in GESTURES.iter().filter_map(|line| line.split_once(" : ")).map(|(_, reason)| reason) {
        assert!(text.contains(reason), "{reason}: not laid\n{}\n{}", ran.out, ran.err);
    }
    assert!(text.contains("the rearguard"), "{}", ran.err);
    assert_eq!(run(&["replay", kept.path(), "--rejudge"]).code, 0);
}

/// PAP-25: `state` shows the order of the engagement, who acts now and who has acted.
#[test]
fn the_order_of_engagement_is_on_the_state() {
    for (lang, heading, name) in
        [("fr", "L’ordre de l’engagement", "Les Cavaliers rouges"), ("en", "The order of engagement", "The Red Horse")]
    {
        let kept = Scratch::free(&format!("papiers-track-{lang}.journal"));
        let args = ["play", SMALL, "--journal", kept.path(), "--seed", "3", "--lang", lang];
        let ran = run_with(&args, &("\nstate\n".repeat(12) + "quit\n"));
        assert_eq!(ran.code, 0, "{}", ran.err);
        let orders: Vec<Vec<&str>> =
            ran.out.split(heading).skip(1).map(|after| after.lines().skip(1).take(4).collect()).collect();
        assert!(!orders.is_empty(), "{}", ran.out);
        let begins = |mark: &str| orders.iter().flatten().any(|line| line.starts_with(mark));
        assert!(begins("  > ") && begins("  · "), "{orders:?}");
        assert!(orders[0].iter().any(|line| line.ends_with(name)), "{orders:?}");
    }
}

/// A bare yes, a bare name and words about somebody unnamed are told with the question they answer; an order speaks for itself.
#[test]
fn a_bare_answer_is_told_with_its_question() {
    let ran = run(&["fight", "scenarios/papiers/standard.toml", "--seed", "3", "--verbose", "--lang", "en"]);
    let flat = ran.out.split_whitespace().collect::<Vec<_>>().join(" ");
    for told in ["? → yes [", "Lancers: engage the "] {
        assert!(flat.contains(told) || flat.contains(&told.replace("? →", ". →")), "{told}");
    }
    assert!(!flat.contains(": yes [") && !flat.contains(": no ["), "yes to what?");
}
