//! Messages said in both languages: nouns agreed with, numbers, dice, rules, wordings.

use montjoie_game::{Arg, Gender, Message, Name, Names};
use montjoie_table::{Dice, Misread, Refusal, Rule, Side, Subject, Tally as _, Told, d, sum};
use montjoie_text::Lang::{En, Fr};
use montjoie_text::{Lang, Texts, again, held_word, misread, refusal, thrown};

const FRENCH: &str = "
t-lost = { $unit_cap } { $unit_n ->
    [one] perd
   *[other] perdent
} { $men ->
    [one] { $men } homme
   *[other] { $men } hommes
}.
t-break = Le moral { $unit_de } se brise; la peur vient { $unit_a }!
t-hurt = { $hero_cap } est { $hero_g ->
    [f] blessée
   *[m] blessé
}.
t-together = { $units_cap } { $units_n ->
    [one] avance
   *[other] avancent
} ({ $units_count }) : l'élan { $units_de }, l'ordre { $units_a }.
t-round = { $n ->
    [1] 1re
   *[other] { $n }e
} séquence
t-order = L'ordre { $order_de } : { $order }.
t-charge = la charge
t-cite = selon { $rule }, { $rule_id }
t-throw = Lancez { $dice }.
t-typed = Le MJ écrit « { $words } ».
t-sum = { $a } puis { $a_signed }
t-many = Un.
    .v2 = Deux { $unit_de }.
    .v3 = Trois.
";

const ENGLISH: &str = "
t-lost = { $unit_cap } { $unit_n ->
    [one] loses
   *[other] lose
} { $men ->
    [one] { $men } man
   *[other] { $men } men
}.
t-break = { CAP($unit_poss) } morale breaks; fear comes { $unit_a }!
t-hurt = { $hero_cap } is wounded.
t-together = { $units_cap } { $units_n ->
    [one] advances
   *[other] advance
} ({ $units_count }): the drive { $units_of }, { $units_poss } order.
t-round = { NUMBER($n, type: \"ordinal\") ->
    [one] { $n }st
    [two] { $n }nd
    [few] { $n }rd
   *[other] { $n }th
} sequence
t-order = The order { $order_of }: { $order }.
t-charge = the charge
t-cite = by { $rule }, { $rule_id }
t-throw = Throw { $dice }.
t-typed = The GM writes \"{ $words }\".
t-sum = { $a } then { $a_signed }
t-many = One.
    .v2 = Two { $unit_of }.
";

fn texts() -> Texts {
    let title = |rule: Rule| (rule.0 == "BX-21").then(|| ("Tirs et mêlée".into(), "Missiles and melee".into()));
    Texts::new(&[(FRENCH, ENGLISH)]).expect("the files are sound").with_titles(title).lenient()
}

fn name(id: &str, fr: &str, en: &str, gender: Gender, person: bool) -> Name {
    Name { id: id.into(), fr: fr.into(), en: en.into(), gender, person }
}

fn names() -> Names {
    let mut names = Names::default();
    names.sides[0] = name("ost", "l'Ost", "the Host", Gender::M, false);
    names.units = vec![
        name("piquiers", "Les Piquiers", "The Pikemen", Gender::M, false),
        name("dragon", "le Dragon", "the Dragon", Gender::M, false),
        name("garde", "la Garde", "the Guard", Gender::F, false),
        name("orques", "Orques", "Orcs", Gender::M, false),
        name("cavaliers", "30 cavaliers", "30 riders", Gender::M, false),
        name("archers", "archers du roi", "archers of the king", Gender::M, false),
        name("milice", "milice", "militia", Gender::F, false),
        name("corps", "corps franc", "free corps", Gender::M, false),
    ];
    names.characters = vec![name("aude", "Aude", "Aude", Gender::F, true)];
    names
}

/// U+202F as `~`, U+00A0 as `_`.
fn say(lang: Lang, message: &Message) -> String {
    texts().say(lang, message, &names()).replace('\u{202F}', "~").replace('\u{A0}', "_")
}

fn both(message: Message, fr: &str, en: &str) {
    assert_eq!(say(Fr, &message), fr);
    assert_eq!(say(En, &message), en);
}

#[test]
fn nouns_and_plurals() {
    let lost = |unit, men: i64| Message::new("t-lost").who("unit", Subject::unit(unit)).number("men", men);
    both(lost(0, 0), "Les Piquiers perdent 0 homme.", "The Pikemen lose 0 men.");
    both(lost(0, 1), "Les Piquiers perdent 1 homme.", "The Pikemen lose 1 man.");
    both(lost(1, 2), "Le Dragon perd 2 hommes.", "The Dragon loses 2 men.");
    both(lost(3, 1200), "Orques perdent 1~200 hommes.", "Orcs lose 1,200 men.");
    both(lost(4, 2), "Les 30 cavaliers perdent 2 hommes.", "The 30 riders lose 2 men.");
    both(lost(5, 2), "Les archers du roi perdent 2 hommes.", "The archers of the king lose 2 men.");
    both(lost(6, 2), "La milice perd 2 hommes.", "The militia loses 2 men.");
    both(lost(7, 2), "Corps franc perd 2 hommes.", "The free corps loses 2 men.");
    both(lost(2, -1), "La Garde perd −1 homme.", "The Guard loses −1 man.");
}

#[test]
fn contractions_and_gender() {
    let breaks = |who| Message::new("t-break").who("unit", who);
    both(
        breaks(Subject::unit(0)),
        "Le moral des Piquiers se brise~; la peur vient aux Piquiers~!",
        "The Pikemen’s morale breaks; fear comes to the Pikemen!",
    );
    both(
        breaks(Subject::side(Side::A)),
        "Le moral de l’Ost se brise~; la peur vient à l’Ost~!",
        "The Host’s morale breaks; fear comes to the Host!",
    );
    both(
        breaks(Subject::unit(3)),
        "Le moral d’Orques se brise~; la peur vient à Orques~!",
        "Orcs’ morale breaks; fear comes to Orcs!",
    );
    both(Message::new("t-hurt").who("hero", Subject::character(0)), "Aude est blessée.", "Aude is wounded.");
}

#[test]
fn those_without_a_name() {
    both(Message::new("t-hurt").who("hero", Subject::NOBODY), "Personne est blessé.", "Nobody is wounded.");
    both(Message::new("t-hurt").who("hero", Subject::unit(99)), "#u99 est blessé.", "#u99 is wounded.");
}

/// As they are, whoever reads: no second article, and the number the article says.
#[test]
fn names_given_in_one_language_are_shown_as_they_are() {
    let of = |fr: &str, en: &str, person: bool| Names {
        units: vec![name("x", fr, en, Gender::M, person)],
        ..Names::default()
    };
    let told = |lang, id, names: &Names| {
        let message =
            Message::new(id).who(if id == "t-hurt" { "hero" } else { "unit" }, Subject::unit(0)).number("men", 2);
        texts().say(lang, &message, names).replace('\u{202F}', "~").replace('\u{A0}', "_")
    };
    // Read from a file, the one stands in for the other; kept by an older journal, the other may be empty.
    for en in ["les Piquiers", ""] {
        let names = of("les Piquiers", en, false);
        assert_eq!(told(En, "t-break", &names), "Les Piquiers’ morale breaks; fear comes to les Piquiers!");
        assert!(told(En, "t-lost", &names).starts_with("Les Piquiers lose"), "{}", told(En, "t-lost", &names));
    }
    for fr in ["the Pikemen", ""] {
        let names = of(fr, "the Pikemen", false);
        assert_eq!(told(Fr, "t-break", &names), "Le moral de the Pikemen se brise~; la peur vient à the Pikemen~!");
        assert!(told(Fr, "t-lost", &names).starts_with("The Pikemen perdent"), "{}", told(Fr, "t-lost", &names));
    }
    assert_eq!(told(En, "t-hurt", &of("Aude la Brave", "", true)), "Aude la Brave is wounded.");
    assert_eq!(told(Fr, "t-hurt", &of("", "Aude the Bold", true)), "Aude the Bold est blessé.");
}

#[test]
fn lists() {
    let march = |units: &[u8]| {
        let units = units.iter().map(|&n| Subject::unit(n)).collect();
        Message::new("t-together").with("units", Arg::Many(units))
    };
    both(
        march(&[0, 1, 2]),
        "Les Piquiers, le Dragon et la Garde avancent (3)_: l’élan des Piquiers, du Dragon et de la Garde, \
         l’ordre aux Piquiers, au Dragon et à la Garde.",
        "The Pikemen, the Dragon and the Guard advance (3): the drive of the Pikemen, the Dragon and the Guard, \
         the Pikemen, the Dragon and the Guard’s order.",
    );
    both(
        march(&[2]),
        "La Garde avance (1)_: l’élan de la Garde, l’ordre à la Garde.",
        "The Guard advances (1): the drive of the Guard, the Guard’s order.",
    );
    assert!(say(Fr, &march(&[])).starts_with("Personne avance (0)"));
}

#[test]
fn numbers_and_fractions() {
    let sum = |a| Message::new("t-sum").with("a", a);
    both(sum(Arg::Number(12)), "12 puis +12", "12 then +12");
    both(sum(Arg::Number(-3)), "−3 puis −3", "−3 then −3");
    both(sum(Arg::Fraction(33, 2)), "16,5 puis +16,5", "16.5 then +16.5");
    both(sum(Arg::Fraction(2_469_001, 2)), "1~234~500,5 puis +1~234~500,5", "1,234,500.5 then +1,234,500.5");
    both(sum(Arg::Fraction(1, 0)), "1/0 puis 1/0", "1/0 then 1/0");
    let huge = say(En, &sum(Arg::Number(i64::MAX)));
    assert_eq!(huge, "9,223,372,036,854,775,807 then +9,223,372,036,854,775,807");
    // French counts one and a half as one.
    let men = |n, d| Message::new("t-lost").who("unit", Subject::unit(1)).with("men", Arg::Fraction(n, d));
    both(men(3, 2), "Le Dragon perd 1,5 homme.", "The Dragon loses 1.5 men.");
    for (n, fr, en) in [(1, "1re", "1st"), (2, "2e", "2nd"), (3, "3e", "3rd"), (11, "11e", "11th")] {
        both(Message::new("t-round").number("n", n), &format!("{fr} séquence"), &format!("{en} sequence"));
    }
}

#[test]
fn every_hundredth_is_shown_as_it_is() {
    for n in -20_000..20_000_i64 {
        let whole = say_number(Arg::Fraction(n, 100));
        assert_eq!(whole, montjoie_text::fraction(En, n, 100));
    }
}

fn say_number(a: Arg) -> String {
    thread_local!(static TEXTS: Texts = texts());
    let message = Message::new("t-sum").with("a", a);
    TEXTS.with(|t| t.say(En, &message, &Names::default())).split(" then ").next().unwrap_or_default().to_owned()
}

/// What a sentence subtracts is what it prints: a number stands in it with every decimal it has.
#[test]
fn a_number_in_a_sentence_keeps_its_decimals() {
    assert_eq!(say_number(Arg::Fraction(50_700, 800)), "63.375");
    assert_eq!(say_number(Arg::Fraction(1, 800)), "0.00125");
    assert_eq!(say_number(Arg::Fraction(1, 3)), "0.33");
}

#[test]
fn words_rules_and_dice() {
    both(
        Message::new("t-order").word("order", "t-charge"),
        "L’ordre de la charge_: la charge.",
        "The order of the charge: the charge.",
    );
    both(
        Message::new("t-order").word("order", "t-none"),
        "L’ordre de ⟨t-none⟩_: ⟨t-none⟩.",
        "The order of ⟨t-none⟩: ⟨t-none⟩.",
    );
    let cite = |rule| Message::new("t-cite").with("rule", Arg::Rule(rule));
    both(cite(Rule("BX-21")), "selon Tirs et mêlée (BX-21), BX-21", "by Missiles and melee (BX-21), BX-21");
    both(cite(Rule("BX-99")), "selon BX-99, BX-99", "by BX-99, BX-99");
    both(cite(Rule::GM), "selon décision du MJ, GM", "by the GM’s ruling, GM");
    let throw = |dice| Message::new("t-throw").with("dice", Arg::Dice(dice));
    both(throw(sum(2, 6)), "Lancez 2d6.", "Throw 2d6.");
    both(throw(d(100)), "Lancez 1d100.", "Throw 1d100.");
    both(throw(Dice::Sum { n: 2, sides: 6, bonus: 1 }), "Lancez 2d6+1.", "Throw 2d6+1.");
    both(throw(Dice::Sum { n: 1, sides: 8, bonus: -1 }), "Lancez 1d8−1.", "Throw 1d8−1.");
    both(throw(Dice::Sum { n: 0, sides: 6, bonus: 3 }), "Lancez 3.", "Throw 3.");
    both(
        throw(Dice::Open { sides: 100, up: 96, down: 5, lone: 66 }),
        "Lancez 1d100 ouvert.",
        "Throw open-ended 1d100.",
    );
    both(
        throw(Dice::Count { n: 4, sides: 6, at_least: 4 }),
        "Lancez 4d6, combien de 4 ou plus.",
        "Throw 4d6, how many show 4+.",
    );
}

#[test]
fn typed_words_are_shown_as_they_are() {
    let typed = Message::new("t-typed").with("words", Arg::Text("l'un:  \"deux\"... { $x } ?".into()));
    both(typed, "Le MJ écrit «~l'un:  \"deux\"... { $x } ?~».", "The GM writes “l'un:  \"deux\"... { $x } ?”.");
    let sly = Message::new("t-typed").with("words", Arg::Text("a\u{E001}'b".into()));
    assert_eq!(say(Fr, &sly), "Le MJ écrit «~a'b~».");
}

#[test]
fn a_seed_picks_one_wording_for_good() {
    let (texts, names) = (texts(), names());
    let message = Message::new("t-many").who("unit", Subject::unit(0));
    assert_eq!((texts.variants(Fr, "t-many"), texts.variants(En, "t-many")), (3, 2));
    assert_eq!((texts.variants(Fr, "t-sum"), texts.variants(Fr, "t-none")), (1, 0));
    let french: Vec<String> = (0..4).map(|n| texts.say_nth(Fr, &message, &names, n)).collect();
    assert_eq!(french, ["Un.", "Deux des Piquiers.", "Trois.", "Un."]);
    assert_eq!(texts.say(Fr, &message, &names), "Un.");
    let mut heard = [0; 3];
    for seed in 0..300 {
        let said = texts.say_variant(Fr, &message, &names, seed);
        assert_eq!(said, texts.say_variant(Fr, &message, &names, seed));
        heard[french.iter().position(|f| *f == said).expect("one of the three")] += 1;
    }
    assert!(heard.iter().all(|&n| n > 60), "{heard:?}");
}

#[test]
fn an_unwritten_message_is_shown_by_its_id() {
    both(Message::new("t-none").number("n", 1), "⟨t-none⟩", "⟨t-none⟩");
    assert_eq!(texts().word(Fr, "t-none"), "⟨t-none⟩");
    assert_eq!(texts().word(En, "rule-gm"), "the GM’s ruling");
    assert!(texts().has("gm") && !texts().has("t-none"));
}

#[test]
fn a_debug_build_stops_at_what_it_cannot_say() {
    let stops = |message: Message| {
        let texts = Texts::new(&[(FRENCH, ENGLISH)]).expect("the files are sound");
        std::thread::spawn(move || texts.say(Fr, &message, &names())).join().is_err()
    };
    assert_eq!(stops(Message::new("t-none")), cfg!(debug_assertions), "an id nobody wrote");
    assert_eq!(stops(Message::new("t-order").word("order", "t-none")), cfg!(debug_assertions), "a word nobody wrote");
    assert_eq!(stops(Message::new("t-throw")), cfg!(debug_assertions), "a value nobody gave");
    assert!(!stops(Message::new("t-order").word("order", "t-charge")));
}

#[test]
fn dice_that_cannot_be() {
    both(
        misread(Misread::NoSuchFace { face: 9, sides: 8 }),
        "Un d8 n’a pas de face 9_: donnez un nombre de 1 à 8.",
        "A d8 has no face 9: give a number from 1 to 8.",
    );
    both(
        misread(Misread::WrongCount { got: 1, want: 2 }),
        "Il manque un dé_: ce jet en demande 2, vous en donnez 1.",
        "One die is missing: this throw takes 2, you gave 1.",
    );
    both(
        misread(Misread::WrongCount { got: 4, want: 2 }),
        "Il y a 2 dés de trop_: ce jet en demande 2, vous en donnez 4.",
        "2 dice are too many: this throw takes 2, you gave 4.",
    );
    both(
        again(&[99, 97], false),
        "97_: relancez ce dé, et tapez la face suivante à la suite (99 97 …).",
        "97: roll this die again, and type the next face after it (99 97 …).",
    );
}

#[test]
fn answers_that_cannot_be_taken() {
    both(
        refusal(&Refusal::NotOffered("engagement ost".into())),
        "«~engagement ost~» n’est pas permis ici_: choisissez l’une des réponses proposées.",
        "“engagement ost” is not allowed here: choose one of the answers offered.",
    );
    both(
        refusal(&Refusal::OutOfBounds { value: 7, least: -2, most: 2 }),
        "7 est hors des bornes_: donnez un nombre de −2 à 2.",
        "7 is out of bounds: give a number from −2 to 2.",
    );
    assert_eq!(refusal(&Refusal::Dice(Misread::NoSuchFace { face: 9, sides: 8 })).id, "error-no-such-face");
}

#[test]
fn texts_are_shared_between_threads() {
    fn shared<T: Send + Sync>(_: &T) {}
    shared(&texts());
}

#[test]
fn what_several_are_told_alike_is_said_once() {
    let fr = "ost-tell-hold = { $unit_cap } : attendre.\nost-tell-hold-many = Attendre : { $units }.\n\
              ost-tell-eye = { $unit_cap } sous l’œil du chef.\nost-tell-eye-again = { $unit_cap }, { $times } fois.\n\
              ost-tell-shoot = { $unit_cap } sur { $target }.\nost-tell-shoot-many = Sur { $target } : { $units }.";
    let texts = Texts::new(&[(fr, fr)]).expect("sound");
    let named = |id: &str, name: &str| Name { id: id.into(), fr: name.into(), en: name.into(), ..Name::default() };
    let names = Names {
        units: vec![named("a", "les Piquiers"), named("b", "les Archers"), named("c", "les Orques")],
        ..Names::default()
    };
    let of = |id, unit| Message::new(id).who("unit", Subject::unit(unit));
    let together = |messages: &[Message]| {
        let all: Vec<&Message> = messages.iter().collect();
        texts.say_together(Lang::Fr, &all, &names, 1)
    };
    let waits = [of("ost-tell-hold", 0), of("ost-tell-hold", 1)];
    assert_eq!(together(&waits).as_deref(), Some("Attendre\u{a0}: les Piquiers et les Archers."));
    let eyes = [of("ost-tell-eye", 0), of("ost-tell-eye", 0)];
    assert_eq!(together(&eyes).as_deref(), Some("Les Piquiers, 2 fois."));
    let at = |unit, target| of("ost-tell-shoot", unit).who("target", Subject::unit(target));
    assert_eq!(together(&[at(0, 2), at(1, 2)]).as_deref(), Some("Sur les Orques\u{a0}: les Piquiers et les Archers."));
    assert_eq!(together(&[at(0, 2), at(1, 0)]), None, "not at the same");
    assert_eq!(together(&[of("ost-tell-eye", 0), of("ost-tell-eye", 1)]), None, "nobody wrote it for many");
    assert_eq!(together(&waits[..1]), None, "one is not several");
    // The same message twice in a row has two wordings, where it has two.
    let two = Texts::new(&[("x = un\n    .v2 = deux", "x = one\n    .v2 = two")]).expect("sound");
    for seed in 0..20 {
        let first = two.wording(Lang::Fr, "x", &Names::default(), seed, None);
        assert_ne!(two.wording(Lang::Fr, "x", &Names::default(), seed, Some(first)), first);
    }
}

#[test]
fn a_pronoun_takes_no_article() {
    let name =
        Name { id: "a".into(), fr: "ceux de la Lande".into(), en: "those of the Moor".into(), ..Name::default() };
    let names = Names { sides: [name.clone(), name], ..Names::default() };
    let texts = Texts::new(&[(
        "x = Victoire { $side_de }.",
        "x = { $side_cap } { $side_n ->\n    [one] wins\n   *[other] win\n}.",
    )]);
    let texts = texts.expect("sound");
    let message = Message::new("x").who("side", Subject::side(montjoie_table::Side::A));
    assert_eq!(texts.say(Lang::Fr, &message, &names), "Victoire de ceux de la Lande.");
    assert_eq!(texts.say(Lang::En, &message, &names), "Those of the Moor win.");
}

#[test]
fn a_message_for_the_kind_of_fight_goes_before_the_usual_one() {
    let fr = "x = Les rangs tiennent.\nx-ships = La flotte tient.\nx-ships-air = Le ciel tient.";
    let en =
        "x = The ranks hold.\nx-ships = The fleet holds.\nx-ships-air = The sky holds.\n    .v2 = Up there they hold.";
    let texts = Texts::new(&[(fr, en)]).expect("sound");
    let said = |fought: &'static str, nth: usize| {
        let names = Names { fought, ..Names::default() };
        texts.say_nth(Lang::En, &Message::new("x"), &names, nth)
    };
    assert_eq!(said("", 0), "The ranks hold.");
    assert_eq!(said("ships", 0), "The fleet holds.");
    assert_eq!(said("ships-sea", 0), "The fleet holds.", "the wider kind, where the nearer has none");
    assert_eq!(said("ships-air", 1), "Up there they hold.", "its own wordings");
    assert_eq!(said("horse", 0), "The ranks hold.");
}

/// A bound the dice must not pass is called so, the one it is thrown with is no enemy, and more than 0 is good on both sides of it.
#[test]
fn a_bound_is_told_otherwise_than_an_opponent() {
    let against = Told::default().plus(Rule("X-1"), "x", 6);
    let most = against.clone().at_most();
    assert_eq!((held_word(&against), held_word(&most)), ("sum-versus", "sum-at-most"));
    assert_eq!((against.made_by(10), most.made_by(10)), (4, -4));
    let key = Rule("X-1").on(Subject::unit(0), Subject::unit(1));
    assert_eq!(thrown(key, d(6), &against).id, "ask-throw-against");
    assert_eq!(thrown(key, d(6), &most).id, "ask-throw-with");
    assert_eq!(thrown(Rule("X-1").by(Subject::unit(0)), d(6), &most).id, "ask-throw-of");
}
