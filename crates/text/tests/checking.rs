//! The checks that keep the text files honest, and the interfaces' own files under them.

use montjoie_game::{Arg, Message};
use montjoie_table::{Misread, Refusal, Rule, Subject, d};
use montjoie_text::{Texts, again, check, made, misread, overwritten, refusal};

fn texts(fr: &str, en: &str) -> Texts {
    Texts::new(&[(fr, en)]).expect("the files are sound").lenient()
}

#[test]
fn the_interfaces_speak_both_languages_alike() {
    let texts = Texts::new(&[]).expect("the files are sound");
    assert_eq!(texts.missing(), Vec::<String>::new());
    let who = Subject::unit(0);
    let samples = [
        misread(Misread::NoSuchFace { face: 9, sides: 8 }),
        misread(Misread::WrongCount { got: 1, want: 2 }),
        misread(Misread::WrongCount { got: 2, want: 1 }),
        made("rolled", None),
        made("rolled", Some("Aude")),
        made("typed", None),
        made("overwritten", Some("Aude")),
        overwritten(Rule("X-1").once(), d(6), None),
        overwritten(Rule("X-1").by(who), d(6), Some("Aude")),
        again(&[99], false),
        again(&[3, 97], true),
        Message::new("outcome-victory").who("side", who),
        refusal(&Refusal::NotOffered("x".into())),
        refusal(&Refusal::NotUnderstood("x".into())),
        refusal(&Refusal::OutOfBounds { value: 3, least: 1, most: 2 }),
        refusal(&Refusal::WrongKind),
        Message::new("state-dead").who("who", who),
        Message::new("ask-throw-against").who("who", who).who("foe", who).with("dice", Arg::Dice(d(6))),
        Message::new("sum-term").word("term", "gm").number("value", 1).with("rule", Arg::Rule(Rule::GM)),
    ];
    for condition in ["absent", "fit", "shaken", "broken", "gone", "captured", "destroyed"] {
        assert!(texts.has(&format!("condition-{condition}")), "{condition}");
    }
    assert_eq!(check(&texts, &samples), Vec::<String>::new());
}

#[test]
fn an_id_said_twice_is_an_error() {
    let twice = Texts::new(&[("t = un", "t = one"), ("t = deux", "u = two")]).expect_err("`t` is said twice");
    assert_eq!(twice.0, ["fr, file 2: the message `t` is said twice"]);
    assert!(Texts::new(&[("gm = le mien", "")]).is_err(), "the interfaces' own ids are taken");
}

#[test]
fn a_broken_file_is_reported_with_its_line() {
    let broken = Texts::new(&[("t = un\n\nu = { $x\n\nv = deux", "t = { }")]).expect_err("neither can be read");
    assert_eq!(broken.0.len(), 2, "{broken}");
    assert!(broken.0[0].starts_with("fr, file 1, line 3: "), "{broken}");
    assert!(broken.0[1].starts_with("en, file 1, line 1: "), "{broken}");
}

#[test]
fn what_one_language_lacks_is_missing() {
    // `h` is agreed with in French only, which is no fault.
    let texts = texts(
        "h = { $who_g ->\n   *[m] il\n }\na = un\nb = { $x_de }\nc = { $x }\nd = { e }\n    .v3 = trois\nf = { -terme }",
        "h = he\nb = { $x_poss }\nc = { $x } { $y ->\n    [one] z\n   *[other] { $z }\n }\nd = four\nf = six\ng = seven",
    );
    assert_eq!(
        texts.missing(),
        [
            "fr: `g` is missing",
            "en: `a` is missing",
            r#"`c` uses {"x"} in French and {"x", "y", "z"} in English"#,
            "fr: `d` refers to `e`, which is missing",
            "fr: `f` refers to `-terme`, which is missing",
            "fr: `d.v3` is out of the counting",
        ]
    );
}

#[test]
fn a_sample_tells_what_its_sentence_lacks() {
    let texts = texts(
        "a = { $unit_de } { $n ->\n    [one] un\n   *[other] { $other }\n }\n    .v2 = { $late }\nb = { a }\nw = mot\ne = { \"\" }",
        "a = { $unit_of } { $n }\nb = { a }\ne = e",
    );
    let a = |id| Message::new(id).who("unit", Subject::unit(0)).number("n", 1);
    let problems = check(&texts, &[a("a")]);
    assert!(problems.contains(&"fr: `a` uses $other, which it is not given".to_owned()), "{problems:?}");
    assert!(problems.contains(&"fr: `a` uses $late, which it is not given".to_owned()), "{problems:?}");
    assert!(problems.iter().any(|p| p.starts_with("fr: `a`, wording 2: ")), "{problems:?}");
    assert!(!problems.iter().any(|p| p.starts_with("en")), "{problems:?}");
    let through = check(&texts, &[a("b")]);
    assert!(through.contains(&"fr: `b` uses $late, which it is not given".to_owned()), "{through:?}");
    assert_eq!(check(&texts, &[Message::new("nowhere")]), ["fr: `nowhere` is missing", "en: `nowhere` is missing"]);
    let word = Message::new("a").who("unit", Subject::unit(0)).word("n", "w").number("other", 1).number("late", 1);
    assert_eq!(check(&texts, &[word]), ["en: `a`: the word `w` of $n is missing"]);
    assert_eq!(check(&texts, &[Message::new("e")]), ["fr: `e` says nothing in its wording 1"]);
}
