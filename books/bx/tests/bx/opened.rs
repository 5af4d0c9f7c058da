//! Numbers open: Hit Dice and armour behind a percentage, blows of a fight one by one and by whom, enemies that weigh on a test.

use crate::field::{Orders, P, WALLS, down, hero, huge, siege, unit};
use montjoie_game::{Arg, Item, Link, What};
use montjoie_table::{Meaning, Tally as _};

fn changes<'a>(p: &'a P, event: &'a str) -> impl DoubleEndedIterator<Item = &'a Item> {
    p.items().filter(move |item| matches!(&item.what, What::Change { event: e, .. } if e == event))
}

/// The links of the last event of this name that befell this one.
fn links(p: &P, event: &str, who: &str) -> Vec<Link> {
    let of = p.who(who);
    let item = changes(p, event).rfind(|item| item.subject == of);
    item.unwrap_or_else(|| panic!("no {event} of {who}")).about.opening.links.clone()
}

fn arg<'a>(links: &'a [Link], id: &str, name: &str) -> &'a Arg {
    let link = links.iter().find(|link| link.told.id == id).unwrap_or_else(|| panic!("no {id} in {links:?}"));
    &link.told.args.iter().find(|(n, _)| *n == name).unwrap().1
}

/// BX-22 — the row and the column behind a percentage, in the edition's own count.
#[test]
fn a_percentage_names_hit_dice_and_armour() {
    let p = down(&unit("a1", 100, "dv = \"2+1\""), &unit("b1", 100, ""))
        .orders(&[("a1", "engagement b1")])
        .dice_show(1)
        .to("moral");
    let hurt = links(&p, "hurt", "b1");
    let id = "bx-open-table-bonus";
    assert_eq!(arg(&hurt, id, "dv"), &Arg::Fraction(200, 100));
    assert_eq!(["bonus", "ca", "percent"].map(|n| arg(&hurt, id, n)), [1, 8, 60].map(Arg::Number).each_ref());
    let hurt = links(&p, "hurt", "a1");
    assert_eq!(arg(&hurt, "bx-open-table", "percent"), &Arg::Number(50));
}

/// BX-53 — two against one: each blow is told as a hit or a miss, and what it took stands under the name of whoever struck it.
#[test]
fn blows_of_a_fight_are_credited_to_whoever_struck_them() {
    let a = hero("h", "pv = 40; damage = \"1d8\"") + &hero("k", "pv = 40; damage = \"1d8\"");
    let p = down(&a, &huge("m", "pv = 60")).orders(&[("h", "defier m"), ("k", "defier m"), ("m", "defier h")]);
    let p = p.thrown(7).to("moral");
    let mut by = std::collections::BTreeMap::new();
    let mut left = 60;
    for item in p.items() {
        let What::Throw { head, read, versus, meaning, .. } = &item.what else { continue };
        if head.key.rule.0 != "BX-53" || head.key.to != p.who("m") {
            continue;
        }
        if versus.terms().is_empty() {
            let hits = by.get(&(head.key.of, true)).copied().unwrap_or(0);
            let struck = (*read * hits).min(left);
            left -= struck;
            *by.entry((head.key.of, false)).or_insert(0) += struck;
        } else {
            // 21, less a point for every five in a hundred.
            let terms: Vec<&str> = versus.terms().iter().map(|t| t.word).collect();
            assert_eq!(terms, ["to_hit", "table_fifth"]);
            let hit = *read >= versus.total();
            assert_eq!(*meaning, Meaning::Row(if hit { "hit" } else { "missed" }));
            by.insert((head.key.of, true), i32::from(hit));
        }
    }
    for who in ["h", "k"] {
        let dealt = by.get(&(p.who(who), false)).copied().unwrap_or(0);
        let told: i64 = changes(&p, "hurt")
            .filter_map(|item| match &item.what {
                What::Change { data, .. } if item.subject == p.who("m") => {
                    (data["by"] == p.who(who).to_string().as_str() || data["by"] == serde_json::json!(p.who(who)))
                        .then(|| data["damage"].as_i64().unwrap())
                }
                _ => None,
            })
            .sum();
        assert!(dealt > 0, "{who} never hit: another seed");
        assert_eq!(told, i64::from(dealt) * 800, "{who}");
    }
    let hits = links(&p, "hurt", "m");
    assert!(hits.iter().any(|link| link.told.id == "bx-open-duel-hit"), "{hits:?}");
}

/// BX-53 — a wound opens on the dice of whoever struck it, without the damage of blows that missed; a last blow says what was left.
#[test]
fn a_wound_of_a_fight_opens_on_its_own_dice() {
    let mut cut = 0;
    for seed in 1..6 {
        let (h, g) = (hero("h", "pv = 40; damage = \"1d8\""), hero("g", "pv = 20; damage = \"1d8\""));
        let p = down(&h, &g).orders(&[("h", "defier g"), ("g", "defier h")]).thrown(seed).to("moral");
        let items: Vec<&Item> = p.items().collect();
        for (at, item) in items.iter().enumerate() {
            let What::Change { event, .. } = &item.what else { continue };
            let opening = &item.about.opening;
            match event.as_str() {
                "dueled" => assert!(opening.from.is_empty() && opening.links.len() == 1),
                "chief_fell" => assert!(opening.from.is_empty() && opening.links.len() == 1),
                "hurt" | "lost" => {
                    let mut missed = false;
                    for back in &opening.from {
                        let What::Throw { head, versus, meaning, .. } = &items[at - back].what else { continue };
                        assert_eq!(head.key.to, item.subject);
                        assert!(!(versus.is_empty() && missed), "damage of a blow that missed: {event}, {seed}");
                        missed = *meaning == Meaning::Row("missed");
                    }
                }
                _ => {}
            }
            let last = opening.links.iter().filter(|link| link.told.id == "bx-open-duel-last");
            for link in last {
                let of = |name| link.told.args.iter().find(|(n, _)| *n == name).map(|(_, arg)| arg);
                let (Some(Arg::Fraction(struck, _)), Some(Arg::Fraction(left, _))) = (of("points"), of("left")) else {
                    panic!("{link:?}")
                };
                assert!(left < struck);
                cut += 1;
            }
        }
    }
    assert!(cut > 0, "no last blow was cut: other seeds");
}

/// BX-31 — a test names the enemy that is too strong.
#[test]
fn a_test_names_the_enemy_that_weighs_on_it() {
    let b = unit("b1", 10, "") + &unit("b2", 250, "");
    let p = down(&unit("a1", 100, "contact = [\"b1\", \"b2\"]"), &b).dice_show(1).to("ralliement");
    // Morale is a bound for the dice, not an opponent.
    let [_, versus, _] = p.throw("BX-30", "a1", "").unwrap();
    assert!(versus.is_at_most());
    let stood = links(&p, "stood", "a1");
    assert_eq!(arg(&stood, "bx-open-outnumbered", "target"), &Arg::Who(p.who("b2")));
}

/// BX-03 — part of a point counts as one, and says so.
#[test]
fn part_of_a_point_says_how_it_is_counted() {
    let p = down(&unit("a1", 3, "damage = \"1d6\""), &hero("h", "pv = 20; ca = 8"));
    let p = p
        .orders(&[("a1", "engagement h"), ("h", "aucune_action")])
        .faces("BX-21", "a1", "h", &[1])
        .dice_show(1)
        .to("moral");
    assert_eq!(p.points("h"), 1_850);
    let lost = links(&p, "lost", "h");
    assert_eq!(arg(&lost, "bx-open-whole", "now"), &Arg::Number(19));
    assert!(lost.iter().all(|link| link.told.id != "open-strength"), "{lost:?}");
}

/// BX-71 — an engine is named by what it strikes, and told of when it falls silent.
#[test]
fn engines_are_named_and_fall_silent() {
    let engine = "[[side.engine]]\nid = \"trebuchet\"\nname = \"le trébuchet\"\nkind = \"trebuchet\"\ncrew = 6\nengineer = true\nserved_by = \"a1\"\n";
    let a = unit("a1", 10, "moral = 12") + &unit("a2", 100, "moral = 12") + engine;
    let p = P::new(&siege("descendant", "", WALLS, &a, &unit("b1", 100, "moral = 12; outside = true")));
    let p = p.answer("BX-71", "trebuchet", "tir b1").orders(&[("b1", "engagement a1"), ("a2", "aucune_action")]);
    let p = p.answer("BX-61", "a1", "aucun_secteur").answer("BX-61", "a2", "aucun_secteur").dice_show(6).round();
    let named = ("unit", Arg::Who(p.who("trebuchet")));
    let is = |link: &Link| link.told.id == "bx-open-blow" && link.told.args.contains(&named);
    assert!(changes(&p, "lost").flat_map(|item| &item.about.opening.links).any(is));
    let told: Vec<_> = changes(&p, "ended").filter_map(|item| item.gm.as_ref()).collect();
    assert_eq!(told.len(), 1, "{told:?}");
    assert_eq!((told[0].id, &told[0].args[0].1), ("bx-tell-silenced", &Arg::Many(vec![p.who("trebuchet")])));
    // Silent already: nothing new to tell.
    let p = p.round();
    assert_eq!(changes(&p, "ended").filter(|item| item.gm.is_some()).count(), 1);
}

/// BX-65, BX-66, BX-71 — an engine's shot leads back to its dice, its work to the time the wall takes, the ram's to its throw.
#[test]
fn engines_and_ram_open_into_dice_and_time() {
    let engines = "[[side.engine]]\nid = \"trebuchet\"\nname = \"le trébuchet\"\nkind = \"trebuchet\"\ncrew = 6\nengineer = true\n\
                   [[side.engine]]\nid = \"catapulte\"\nname = \"la catapulte\"\nkind = \"catapulte_legere\"\ncrew = 4\nengineer = true\n";
    let a = unit("a1", 100, "moral = 12; ram = true; siege_gear = true") + engines;
    let b = unit("b1", 100, "moral = 12") + &unit("b2", 100, "moral = 12; outside = true");
    let p = P::new(&siege("descendant", "", WALLS, &a, &b));
    let p = p.answer("BX-71", "catapulte", "tir b2").answer("BX-71", "trebuchet", "pilonner mur");
    let p = p.answer("BX-61", "a1", "secteur porte").orders(&[("a1", "belier"), ("b2", "aucune_action")]);
    let p = p.dice_show(3).round();
    let opening = |event| changes(&p, event).next().unwrap_or_else(|| panic!("no {event}")).about.opening.clone();
    let shot = opening("battered");
    assert_eq!((shot.from.len(), shot.links[0].told.id), (1, "bx-open-engine"));
    let work = opening("pounded").links;
    assert_eq!(arg(&work, "bx-open-pounded", "sequences"), &Arg::Fraction(4, 2));
    assert_eq!(arg(&work, "bx-open-pounded", "by"), &Arg::Number(60));
    let begins = opening("ram_begins");
    assert_eq!((begins.from.len(), arg(&begins.links, "bx-open-ram-begins", "now")), (1, &Arg::Number(6)));
    let rammed = opening("rammed").links;
    assert_eq!(["was", "now"].map(|n| arg(&rammed, "bx-open-ram", n)), [6, 5].map(Arg::Number).each_ref());
}

/// BX-48 — a lost standard weighs on every later test of its side, and says who had it.
#[test]
fn a_lost_standard_names_its_bearer() {
    let standard = |id| format!("standard = \"{id}\"\n");
    let p = down(&unit("a1", 200, ""), &(standard("b1") + &unit("b1", 5, "") + &unit("b2", 100, "moral = 12")));
    let p = p.orders(&[("a1", "engagement b1")]).dice_show(6).to("moral");
    let lost = changes(&p, "standard_lost").next().unwrap().about.opening.links.clone();
    assert_eq!(arg(&lost, "bx-open-standard", "unit"), &Arg::Who(p.who("b1")));
}
