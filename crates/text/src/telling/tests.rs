//! What is read aloud of rounds made by hand.

use super::*;
use montjoie_game::{About, Place, What};
use montjoie_table::Rule;

fn fate(n: u8, side: Side, now: i64, condition: Condition) -> Fate {
    let person = n >= 10;
    Fate { subject: Subject::unit(n), side, initial: 100, now, worth: 1, condition, word: "x", person }
}

fn names() -> Names {
    let name = |i: u8| Name {
        id: format!("u{i}"),
        fr: if i >= 10 { format!("Dame Aude {}", char::from(b'A' + i)) } else { "les Piquiers du Causse".into() },
        en: if i >= 10 { format!("Lady Aude {}", char::from(b'A' + i)) } else { "the Causse Pikes".into() },
        gender: if i >= 10 { Gender::F } else { Gender::M },
        person: i >= 10,
    };
    let side = |fr: &str, en: &str| Name { fr: fr.into(), en: en.into(), ..Name::default() };
    Names {
        units: (0..16).map(name).collect(),
        sides: [side("l’ost du Nord", "the northern host"), side("le Sud", "the South")],
        ..Names::default()
    }
}

#[test]
fn heroes_come_first_and_no_figure_is_told() {
    for fought in ["", "vehicles", "vehicles-air", "vehicles-sea", "vehicles-space"] {
        no_figure_is_told(&Names { fought, ..names() });
    }
}

fn no_figure_is_told(names: &Names) {
    let texts = Texts::new(&[]).expect("sound");
    let before: Vec<Fate> =
        (0..16).map(|n| fate(n, if n % 2 == 0 { Side::A } else { Side::B }, 100, Condition::Fit)).collect();
    let ends = [Condition::Destroyed, Condition::Broken, Condition::Captured, Condition::Gone, Condition::Shaken];
    for lang in Lang::ALL {
        for round in 0..200u64 {
            let after: Vec<Fate> = before
                .iter()
                .map(|f| {
                    let pick = (round * 7 + u64::from(f.subject.to_string().len() as u32) * 3 + round / 3) as usize;
                    Fate { now: 100 - (round as i64 % 90), condition: ends[pick % ends.len()], ..*f }
                })
                .collect();
            let text = texts.telling(lang, names, (&before, &after), None, round);
            assert!(count(&text) <= MOST_WORDS, "{}: {text}", count(&text));
            assert!(!text.chars().any(|c| c.is_ascii_digit()), "{text}");
            assert!(!text.contains('⟨') && !text.contains('{'), "{text}");
        }
    }
}

#[test]
fn a_hero_who_falls_is_told_before_a_unit_that_breaks() {
    let texts = Texts::new(&[]).expect("sound");
    let before = [fate(0, Side::A, 100, Condition::Fit), fate(10, Side::B, 100, Condition::Fit)];
    let after = [fate(0, Side::A, 90, Condition::Broken), fate(10, Side::B, 0, Condition::Destroyed)];
    let text = texts.telling(Lang::En, &names(), (&before, &after), None, 1);
    let (hero, unit) = (text.find("Aude").expect("the hero"), text.find("Causse").expect("the unit"));
    assert!(hero < unit, "{text}");
}

#[test]
fn a_round_without_a_change_is_told_too() {
    let texts = Texts::new(&[]).expect("sound");
    let fates = [fate(0, Side::A, 100, Condition::Fit), fate(1, Side::B, 60, Condition::Fit)];
    let round = |n| texts.telling(Lang::Fr, &names(), (&fates, &fates), None, n);
    assert!(!round(3).is_empty());
    assert_ne!(round(3), round(4), "another wording from round to round");
    assert!(!round(3).contains("ost du Nord"), "who was ahead before is not said again: {}", round(3));
    let hurt = [fate(0, Side::A, 97, Condition::Fit), fates[1]];
    assert_ne!(texts.telling(Lang::Fr, &names(), (&fates, &hurt), None, 3), round(3), "light losses are losses");
}

#[test]
fn a_battle_that_ends_is_not_told_as_a_quiet_round() {
    let texts = Texts::new(&[]).expect("sound");
    let fates = [fate(0, Side::A, 100, Condition::Fit), fate(1, Side::B, 60, Condition::Fit)];
    for seed in 0..4 {
        let told = |end| texts.telling(Lang::Fr, &names(), (&fates, &fates), end, seed);
        let (quiet, over) = (told(None), told(Some(Outcome::Victory(Side::A))));
        assert!(!over.contains(&quiet), "{over}");
    }
}

#[test]
fn whoever_has_just_fared_worse_is_not_told_as_favoured() {
    let texts = Texts::new(&[]).expect("sound");
    let before = [fate(0, Side::A, 100, Condition::Fit), fate(1, Side::B, 40, Condition::Fit)];
    let told = |a: i64, b: i64, seed| {
        let after = [fate(0, Side::A, a, Condition::Fit), fate(1, Side::B, b, Condition::Fit)];
        texts.telling(Lang::En, &names(), (&before, &after), None, seed)
    };
    for seed in 0..4 {
        let worse = told(82, 40, seed);
        assert!(worse.contains("moment belongs to the South") || worse.contains("moment goes to the South"), "{worse}");
        let better = told(100, 25, seed);
        assert!(better.contains("northern host") && !better.contains("but the"), "{better}");
    }
}

#[test]
fn a_quiet_round_says_nothing_of_who_is_missing_or_has_moved() {
    let texts = Texts::new(&[]).expect("sound");
    let fates = [fate(0, Side::A, 30, Condition::Broken), fate(1, Side::B, 30, Condition::Fit)];
    for fought in ["", "vehicles"] {
        for seed in 0..5 {
            let told = |lang| texts.telling(lang, &Names { fought, ..names() }, (&fates, &fates), None, seed);
            let (fr, en) = (told(Lang::Fr), told(Lang::En));
            for word in ["manque", "encore là", "de moins", "restent où", "pas de perdu", "cède"] {
                assert!(!fr.contains(word), "{fr}");
            }
            for word in ["missing", "still there", "less", "stay where", "step", "gives way"] {
                assert!(!en.contains(word), "{en}");
            }
        }
    }
}

#[test]
fn losses_are_not_told_as_blood() {
    // Hunger takes men too.
    let texts = Texts::new(&[]).expect("sound");
    let before = [fate(0, Side::A, 100, Condition::Fit), fate(1, Side::B, 100, Condition::Fit)];
    let after = [fate(0, Side::A, 88, Condition::Fit), before[1]];
    for seed in 0..4 {
        let told = |lang| texts.telling(lang, &names(), (&before, &after), None, seed);
        assert!(!told(Lang::Fr).contains("sang") && !told(Lang::Fr).contains("coups"), "{}", told(Lang::Fr));
        assert!(!told(Lang::En).contains("lood"), "{}", told(Lang::En));
    }
}

#[test]
fn a_hero_who_is_out_of_action_does_not_walk_away() {
    let texts = Texts::new(&[]).expect("sound");
    let before = [fate(0, Side::A, 100, Condition::Fit), fate(10, Side::B, 100, Condition::Fit)];
    let told = |now| {
        let after = [before[0], fate(10, Side::B, now, Condition::Gone)];
        texts.telling(Lang::En, &names(), (&before, &after), None, 1)
    };
    assert_ne!(told(0), told(100));
}

/// What stands in no strength, such as a breach, is told where everybody heard of it, once, and nowhere else.
#[test]
fn what_everybody_heard_is_told_first() {
    let fr = "x-breach = Brèche : { $n }.\nx-breach-aloud = La porte est tombée.\nx-talk = On parle.";
    let en = "x-breach = A breach: { $n }.\nx-breach-aloud = The gate is down.\nx-talk = Talk.";
    let texts = Texts::new(&[(fr, en)]).expect("sound");
    let fates = [fate(0, Side::A, 100, Condition::Fit), fate(1, Side::B, 100, Condition::Fit)];
    let item = |id: &'static str, heard: bool| {
        let told = Message::new(id).number("n", 3);
        Item {
            place: Place { round: 1, counts: "", step: "x", whose: Subject::NOBODY },
            rule: Rule("X-1"),
            side: None,
            subject: Subject::NOBODY,
            what: What::Change { event: "x".into(), data: serde_json::Value::Null },
            gm: Some(told.clone()),
            sides: [Some(told.clone()), heard.then_some(told)],
            public: None,
            about: About::default(),
        }
    };
    let told = |items: &[Item]| {
        let items: Vec<&Item> = items.iter().collect();
        let known = KnownToAll { who: vec![Subject::unit(0), Subject::unit(1)], ..KnownToAll::default() };
        texts.telling_with(Lang::Fr, &names(), Hearing { happened: &items, known: &known }, (&fates, &fates), None, 1)
    };
    let (open, secret) = (item("x-breach", true), item("x-breach", false));
    let both = told(&[item("x-talk", true), open.clone(), open]);
    assert!(both.starts_with("La porte est tombée."), "{both}");
    assert_eq!(both.matches("La porte").count(), 1, "{both}");
    assert!(!told(&[secret]).contains("porte"));
}

/// What was lost says nothing of who will win: below a clear difference no verdict is spoken, and never that all is open.
#[test]
fn a_round_is_closed_by_what_was_lost_or_not_at_all() {
    let texts = Texts::new(&[]).expect("sound");
    let before = [fate(0, Side::A, 100, Condition::Fit), fate(1, Side::B, 100, Condition::Fit)];
    let told = |b: i64, seed| {
        let after = [before[0], fate(1, Side::B, b, Condition::Fit)];
        Lang::ALL.map(|lang| texts.telling(lang, &names(), (&before, &after), None, seed))
    };
    for seed in 0..6 {
        for side in ["ost du Nord", "northern host"] {
            assert!(!told(75, seed).iter().any(|text| text.contains(side)), "{:?}", told(75, seed));
        }
        assert!(told(70, seed)[0].contains("ost du Nord"), "{:?}", told(70, seed));
        for b in [100, 99, 75, 40] {
            for open in ["joué", "hésite", "l’emportera", "décide", "tranché", "settled", "prevail", "waver", "decide"]
            {
                assert!(!told(b, seed).iter().any(|text| text.contains(open)), "{open}: {:?}", told(b, seed));
            }
        }
    }
}

/// Whoever hides is not named, however it bleeds; once both sides have heard of it, it is.
#[test]
fn a_hidden_unit_is_not_named_aloud() {
    let texts = Texts::new(&[]).expect("sound");
    let before = [fate(0, Side::A, 100, Condition::Fit), fate(10, Side::B, 100, Condition::Fit)];
    let after = [before[0], fate(10, Side::B, 40, Condition::Fit)];
    let told = |known: &[Subject]| {
        let known = KnownToAll { who: known.to_vec(), bodies: Vec::new() };
        let heard = Hearing { happened: &[], known: &known };
        texts.telling_with(Lang::En, &names(), heard, (&before, &after), None, 1)
    };
    assert!(!told(&[Subject::unit(0)]).contains("Aude"), "{}", told(&[Subject::unit(0)]));
    assert!(told(&[Subject::unit(10)]).contains("Aude"));
}

/// One who had broken and is hurt again is not told as holding.
#[test]
fn the_hurt_who_had_broken_do_not_stand() {
    let texts = Texts::new(&[]).expect("sound");
    let before = [fate(0, Side::A, 100, Condition::Fit), fate(10, Side::B, 80, Condition::Broken)];
    let after = [before[0], fate(10, Side::B, 40, Condition::Broken)];
    for seed in 0..4 {
        let [fr, en] = Lang::ALL.map(|lang| texts.telling(lang, &names(), (&before, &after), None, seed));
        assert!(fr.contains("Aude") && !fr.contains("tient") && !fr.contains("debout"), "{fr}");
        assert!(en.contains("Aude") && !en.contains("stand"), "{en}");
    }
}

/// Nobody is said to run who may be frozen or held fast, nor the lines to stay where somebody may have fled.
#[test]
fn what_is_told_of_fear_fits_those_who_stay() {
    let texts = Texts::new(&[]).expect("sound");
    let before = [fate(0, Side::A, 100, Condition::Fit), fate(1, Side::B, 100, Condition::Fit)];
    let broken = [fate(0, Side::A, 100, Condition::Broken), before[1]];
    let captured = [fate(0, Side::A, 100, Condition::Captured), before[1]];
    for round in 0..8 {
        for lang in Lang::ALL {
            let told = |after: &[Fate]| texts.telling(lang, &names(), (&before, after), None, round);
            for word in ["tournent", "rompent", "backs", "and run", "bout de forces", "left to give"] {
                assert!(!told(&broken).contains(word) && !told(&captured).contains(word), "{word}");
            }
            for word in ["pas de gagné", "lignes restent", "lines stay", "step won"] {
                assert!(!told(&before).contains(word), "{word}");
            }
        }
    }
}

#[test]
fn the_balance_weighs_men_by_their_worth() {
    let texts = Texts::new(&[]).expect("sound");
    let knights = Fate { worth: 9, ..fate(0, Side::A, 100, Condition::Fit) };
    let rest = [fate(2, Side::A, 100, Condition::Fit), fate(1, Side::B, 100, Condition::Fit)];
    let told = |now: i64, of: usize| {
        let before = [knights, rest[0], rest[1]];
        let mut after = before;
        after[of].now = now;
        texts.telling(Lang::En, &names(), (&before, &after), None, 1)
    };
    assert!(told(60, 0).contains("the South"), "{}", told(60, 0));
    assert!(!told(60, 1).contains("the South"), "as many peasants weigh little: {}", told(60, 1));
}

/// Where one side has nobody on the field, nobody is said to watch an enemy, nor two armies to face each other.
#[test]
fn a_quiet_round_without_an_enemy_is_told_as_such() {
    let texts = Texts::new(&[]).expect("sound");
    let of = |condition| [fate(0, Side::A, 100, Condition::Fit), fate(1, Side::B, 0, condition)];
    for round in 0..8 {
        for (lang, faced) in [
            (Lang::Fr, ["Les deux", "les yeux sur", "Chacun attend"]),
            (Lang::En, ["The two", "eyes on the enemy", "Each waits"]),
        ] {
            let told = |condition| texts.telling(lang, &names(), (&of(condition), &of(condition)), None, round);
            for gone in [Condition::Absent, Condition::Gone, Condition::Captured, Condition::Destroyed] {
                let said = told(gone);
                assert!(!faced.iter().any(|words| said.contains(words)), "{gone:?}: {said}");
            }
            assert_ne!(told(Condition::Fit), told(Condition::Destroyed));
        }
    }
}

/// What befalls every unit a side still had is not told of several.
#[test]
fn all_are_not_told_as_several() {
    let texts = Texts::new(&[]).expect("sound");
    let before: Vec<Fate> =
        (0..6).map(|n| fate(n, if n == 5 { Side::B } else { Side::A }, 100, Condition::Fit)).collect();
    let fallen = |n: usize| -> Vec<Fate> {
        let end =
            |(i, f): (usize, &Fate)| if i < n { Fate { now: 0, condition: Condition::Destroyed, ..*f } } else { *f };
        before.iter().enumerate().map(end).collect()
    };
    for (lang, several, all) in [
        (Lang::Fr, "lusieurs compagnies de l’ost du Nord", "outes les compagnies de l’ost du Nord"),
        (Lang::En, "everal companies of the northern host", "ll the companies of the northern host"),
    ] {
        let told = |n| texts.telling(lang, &names(), (&before, &fallen(n)), None, 0);
        assert!(told(4).contains(several) && !told(4).contains(all), "{}", told(4));
        assert!(told(5).contains(all) && !told(5).contains(several), "{}", told(5));
    }
}

/// Units that the table knows only as a body are told as that body; whoever it knows by name keeps the name.
#[test]
fn a_body_is_told_for_those_who_are_lost_in_it() {
    let texts = Texts::new(&[]).expect("sound");
    let army = Subject::army(0);
    let mut names = names();
    names.armies.push(Name { en: "the main body".into(), fr: "le gros".into(), ..Name::default() });
    let before = [0, 1, 2].map(|n| fate(n, if n == 2 { Side::B } else { Side::A }, 100, Condition::Fit));
    let mut after = before;
    for (n, left) in [(0, 30), (1, 90)] {
        after[n].now = left;
        (after[n].condition, after[n].word) = (Condition::Broken, OFF);
    }
    let told = |who: Vec<Subject>, seed| {
        let bodies = [0, 1].map(|n| (Subject::unit(n), army)).to_vec();
        let known = KnownToAll { who, bodies };
        let heard = Hearing { happened: &[], known: &known };
        texts.telling_with(Lang::En, &names, heard, (&before, &after), None, seed)
    };
    for seed in 0..4 {
        let body = told(vec![army, Subject::unit(2)], seed);
        assert!(body.contains("the main body") && !body.contains("Pikes"), "{body}");
        let named = told(vec![army, Subject::unit(0), Subject::unit(1)], seed);
        assert!(named.contains("Pikes") && !named.contains("main body"), "{named}");
    }
}
