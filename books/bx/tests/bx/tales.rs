//! What is told fits what happened, in every shipped battle by several seeds: who strikes though he runs or yields, who meets
//! nobody, whom nobody is left to follow; and whatever bears on a number is named where the number opens.

use montjoie_bx::Bx;
use montjoie_bx::battle::Battle;
use montjoie_bx::terms::{BodyKind, Order, Where};
use montjoie_game::scenario::{Doc, ScenarioEffect, Trigger};
use montjoie_game::{Arg, Bout, Fight as _, Item, Message, Ruleset as _, What};
use montjoie_table::{Id as _, Inputs, Program, Rng, Side, Subject, Tally as _, UnitId};
use std::ops::{AddAssign as _, Range};

/// Every event of every shipped battle: the battle before it, its name, what the GM is told of it, and all of its step.
fn each(mut hear: impl FnMut(&Battle, &str, &Item, &[Item])) {
    for (_, text) in Bx::SAMPLES.iter().chain(Bx::BATTLES) {
        play(text, 0..6, &mut hear);
    }
}

/// The same of one battle.
fn play(text: &str, seeds: Range<u64>, hear: &mut impl FnMut(&Battle, &str, &Item, &[Item])) {
    for seed in seeds {
        let open = || Bout::<Bx>::open(&Doc::read(text), None).expect("a shipped battle opens").0;
        // One is played, the other follows it fact by fact.
        let (mut bout, mut at) = (open(), open());
        let mut rng = Rng::of(seed, 11);
        while bout.outcome().is_none() && bout.place().round <= 40 {
            let played = bout.play(&Inputs::default(), &mut Program(&mut rng));
            let mut facts = played.events.iter();
            for item in &played.items {
                let What::Change { event, .. } = &item.what else { continue };
                hear(&at.state, event, item, &played.items);
                at.fold(std::slice::from_ref(facts.next().expect("a fact"))).expect("a fact");
            }
        }
    }
}

fn whom(message: &Message, name: &str) -> Option<UnitId> {
    message.args.iter().find_map(|(n, arg)| match arg {
        Arg::Who(who) if *n == name => UnitId::of(*who),
        _ => None,
    })
}

fn number(message: &Message, name: &str) -> Option<i64> {
    message.args.iter().find_map(|(n, arg)| match arg {
        Arg::Number(value) if *n == name => Some(*value),
        _ => None,
    })
}

/// Whether anybody of a side is left whose morale may count.
fn troops(b: &Battle, side: Side) -> bool {
    let there = |at| matches!(at, Where::Field | Where::Absent | Where::Aside | Where::Fallen);
    b.bodies.iter().any(|body| body.side == side && body.standard() && there(body.at))
}

/// BX-20, BX-55 — whoever runs and is caught may strike, and whoever will surrender fights on: the line says so.
#[test]
fn whoever_strikes_while_running_or_yielding_is_told_so() {
    let (mut caught, mut yielding) = (0, 0);
    each(|b, event, item, _| {
        let Some(told) = item.gm.as_ref().filter(|_| event == "hurt") else { return };
        let Some(by) = whom(told, "unit").map(|by| b.at(by)) else { return };
        if told.id == "bx-tell-immune" || by.kind == BodyKind::Huge || told.id.starts_with("bx-tell-duel") {
            return;
        }
        if by.surrendering {
            yielding += 1;
            assert!(told.id.starts_with("bx-tell-yielding"), "{told:?}");
        } else if by.order.disengages() {
            caught += 1;
            assert!(told.id.starts_with("bx-tell-caught"), "{told:?}");
        }
    });
    assert!(caught > 3 && yielding > 3, "{caught} caught, {yielding} yielding: hardly anybody");
}

/// BX-28 — a rush that meets nobody looked for one who is gone; a quarry that still stands there is told as out of reach.
#[test]
fn a_rush_in_vain_says_whether_the_quarry_is_gone() {
    let mut lapsed = 0;
    each(|b, event, item, _| {
        let Some(told) = item.gm.as_ref().filter(|_| event == "lapsed") else { return };
        let Some(Order::Engagement(target)) = whom(told, "unit").map(|unit| b.at(unit).order) else { return };
        lapsed += 1;
        assert_eq!(told.id == "bx-tell-lapsed", !b.at(target).on_field(), "{told:?}");
    });
    assert!(lapsed > 5, "{lapsed}");
    for text in Bx::INFO.text {
        let said = wordings(text, "bx-tell-lapsed");
        assert!(said.iter().all(|line| !line.contains("nobody") && !line.contains("personne")), "{said:?}");
    }
}

/// BX-48, BX-55 — a chief or a standard that falls after the last unit leaves nobody to lose heart.
#[test]
fn nobody_is_told_to_fight_on_where_nobody_is_left() {
    let (mut alone, mut followed) = (0, 0);
    each(|b, event, item, _| {
        let Some(told) = item.gm.as_ref().filter(|_| ["chief_fell", "standard_lost"].contains(&event)) else { return };
        let side = told.args.iter().find_map(|(_, arg)| match arg {
            Arg::Who(who) => Side::BOTH.into_iter().find(|&side| Subject::side(side) == *who),
            _ => None,
        });
        let left = troops(b, side.expect("a side"));
        (if left { &mut followed } else { &mut alone }).add_assign(1);
        assert_eq!(told.id.ends_with("-alone"), !left, "{told:?}");
    });
    assert!(alone > 0 && followed > 3, "{alone} alone, {followed} followed");
}

/// BX-21 — one man is not told as a line, a rush or a rain of blows.
#[test]
fn one_man_is_told_as_one_man() {
    let mut single = 0;
    each(|b, event, item, _| {
        let Some(told) = item.gm.as_ref().filter(|_| ["hurt", "contact"].contains(&event)) else { return };
        let Some(by) = whom(told, "unit").map(|by| b.at(by)) else { return };
        if by.kind != BodyKind::Unit || by.n != 1 {
            return;
        }
        single += 1;
        let of_many = ["bx-tell-blow", "bx-tell-blow-slight", "bx-tell-shot", "bx-tell-shot-slight", "bx-tell-contact"];
        assert!(!of_many.contains(&told.id), "{told:?}");
    });
    assert!(single > 0);
}

/// BX-31, BX-38, BX-39 — losses and a chief's wisdom that bear on a throw are named with their figures where it opens.
#[test]
fn what_bears_on_a_throw_opens_with_its_figures() {
    let (mut bled, mut wise) = (0, 0);
    each(|b, event, item, step| {
        let tested = ["demoralised", "rallied", "leaving", "surrendering"].contains(&event);
        let Some(told) = item.gm.as_ref().filter(|_| tested || event == "hurt") else { return };
        let links = &item.about.opening.links;
        let its = |word: &str| {
            let of = Subject::from(whom(told, "unit").expect("somebody"));
            let to = whom(told, "target").map(Subject::from);
            step.iter().any(|one| match &one.what {
                What::Throw { head, versus, share, .. } => {
                    let named = versus.terms().iter().chain(share.terms()).any(|term| term.word == word);
                    named && head.key.of == of && (tested || Some(head.key.to) == to)
                }
                _ => false,
            })
        };
        if tested && its("loss_50") {
            let unit = whom(told, "unit").expect("somebody");
            let link = links.iter().find(|l| l.told.id == "bx-open-bled").unwrap_or_else(|| panic!("{item:?}"));
            assert_eq!(number(&link.told, "left"), Some(i64::from(b.at(unit).n)));
            assert_eq!(number(&link.told, "initial"), Some(i64::from(b.at(unit).n0)));
            bled += 1;
        }
        if event == "hurt" && (its("sag") || its("sag_malus")) {
            let link = links.iter().find(|l| l.told.id == "bx-open-wisdom").unwrap_or_else(|| panic!("{item:?}"));
            assert!(
                number(&link.told, "points").is_some_and(|points| points != 0) && whom(&link.told, "unit").is_some()
            );
            wise += 1;
        }
    });
    assert!(bled > 10 && wise > 10, "{bled} bled, {wise} by wisdom");
}

/// BX-65 — how far a wall is worked through opens into the parts done of all there are.
#[test]
fn a_share_of_a_breach_opens_into_its_parts() {
    let mut worked = 0;
    each(|_, event, item, _| {
        let Some(told) = item.gm.as_ref().filter(|_| event == "pounded") else { return };
        let links = &item.about.opening.links;
        let link = links.iter().find(|l| l.told.id == "bx-open-wall-done").expect("the parts");
        let of = |name| number(&link.told, name).expect("a number");
        assert_eq!(Some(of("percent")), number(told, "percent"));
        assert_eq!(
            (of("percent"), of("cut")),
            (of("done") * 100 / of("whole"), i64::from(of("done") * 100 % of("whole") != 0))
        );
        worked += 1;
    });
    assert!(worked > 5);
    for (text, share) in Bx::INFO.text.into_iter().zip(["% de la brèche", "% of a breach"]) {
        let said = wordings(text, "bx-tell-pounded");
        assert!(said.len() == 2 && said.iter().all(|line| line.contains(share)), "{said:?}");
    }
}

/// With no enemy on the field nobody is told to storm a wall.
#[test]
fn nobody_storms_an_empty_place() {
    let mut empty = 0;
    let (_, siege) = Bx::SAMPLES.iter().chain(Bx::BATTLES).find(|(id, _)| *id == "siege").expect("the siege");
    play(siege, 0..40, &mut |b, event, item, _| {
        let Some(told) = item.gm.as_ref().filter(|_| event == "attacks") else { return };
        let Some(unit) = whom(told, "unit") else { return };
        let foes = b.bodies.iter().any(|body| body.side != b.at(unit).side && body.at == Where::Field);
        empty += usize::from(!foes);
        assert_eq!(told.id == "bx-tell-attacks-empty", !foes, "{told:?}");
    });
    assert!(empty > 0);
}

/// The wordings of a message.
fn wordings(text: &str, id: &str) -> Vec<String> {
    let start = format!("{id} = ");
    let from = text.lines().skip_while(|line| !line.starts_with(&start));
    let mut said: Vec<String> = Vec::new();
    for line in from {
        if let Some(first) = line.strip_prefix(&start).filter(|_| said.is_empty()) {
            said.push(first.to_owned());
        } else if let Some((_, more)) = line.trim_start().strip_prefix(".v").and_then(|more| more.split_once(" = ")) {
            said.push(more.to_owned());
        } else if !line.starts_with(' ') {
            break;
        }
    }
    said
}

/// BX-21 — one roll and one share of all who strike: no line says how many of them hit.
#[test]
fn no_line_tells_how_many_shafts_or_blows_hit() {
    let shares = ["Few ", "Most ", "Every stroke", "Peu de traits", "La plupart", "Chaque coup"];
    for text in Bx::INFO.text {
        for id in ["shot", "shot-slight", "shot-last", "blow", "blow-slight", "blow-last", "hero-blow"] {
            let said = wordings(text, &format!("bx-tell-{id}"));
            assert!(said.len() > 1, "{id}");
            assert!(!said.iter().any(|line| shares.iter().any(|share| line.starts_with(share))), "{id}: {said:?}");
        }
    }
}

/// BX-64 to BX-70 — each way into a place is read aloud by its reason.
#[test]
fn each_breach_says_aloud_why() {
    let ways = ["undefended", "demoralised", "engine", "ram", "sortie", "magic", "ruse", "huge", "ruling"];
    for text in Bx::INFO.text {
        let mut said: Vec<String> =
            ways.iter().flat_map(|way| wordings(text, &format!("bx-tell-breach-{way}-aloud"))).collect();
        assert_eq!(said.len(), ways.len());
        said.sort();
        said.dedup();
        assert_eq!(said.len(), ways.len(), "{said:?}");
    }
}

/// Who dies is told as dead, and nothing of his own is left “of” those who still think.
#[test]
fn a_death_is_no_capture_and_a_thought_is_left_to_somebody() {
    for text in Bx::INFO.text {
        for id in ["bx-tell-hero-dead", "bx-tell-officer-dead"] {
            assert!(
                !wordings(text, id).iter().any(|line| line.contains(" prend ") || line.contains(" takes ")),
                "{id}"
            );
        }
        assert!(!text.contains("thought is left { $unit_of }"));
    }
}

/// A side may lose half of its strength with one unit: what is said then names no unit of it. A unit below a share may be gone: what
/// is said then gives the share.
#[test]
fn a_message_of_a_scenario_holds_whatever_became_of_its_units() {
    let mut said = 0;
    for (id, text) in Bx::SAMPLES.iter().chain(Bx::BATTLES) {
        let (_, scenario, _) = Bout::<Bx>::open(&Doc::read(text), None).expect("a shipped battle opens");
        let words = |name: &str| {
            let long = |word: &&str| word.chars().count() > 4;
            name.split([' ', '’']).filter(long).map(str::to_lowercase).collect::<Vec<_>>()
        };
        for event in &scenario.events {
            let messages = event.effects.iter().filter_map(|effect| match effect {
                ScenarioEffect::Message { fr, en } => Some([fr.to_lowercase(), en.to_lowercase()]),
                _ => None,
            });
            for message in messages {
                match event.when {
                    Trigger::SideLost { .. } => {
                        let named = text.lines().filter_map(|line| line.strip_prefix("name_")).flat_map(words);
                        let named: Vec<String> = named.map(|word| word.trim_matches('"').to_owned()).collect();
                        let units = named.iter().filter(|word| message.iter().any(|m| m.contains(word.as_str())));
                        assert_eq!(units.count(), 0, "{id}: {message:?}");
                    }
                    Trigger::UnitBelow { percent: 50, .. } => {
                        assert!(message[0].contains("moitié") && message[1].contains("half"), "{id}: {message:?}");
                    }
                    _ => continue,
                }
                said += 1;
            }
        }
    }
    assert!(said >= 2, "{said}");
}
