//! The largest battles the reader admits: nobody is dropped from a list that is full.

use crate::field::{Orders, P, down, hero, huge, siege, unit, with};
use montjoie_game::{Item, What};

fn events(p: &P, name: &str) -> usize {
    p.items().filter(|item: &&Item| matches!(&item.what, What::Change { event, .. } if event == name)).count()
}

/// BX-47 — forty dragons told to breathe, forty breathe.
#[test]
fn forty_dragons_breathe() {
    let ids: Vec<String> = (0..40).map(|n| format!("d{n}")).collect();
    let dragons: String = ids.iter().map(|id| huge(id, "pv = 60; breath = true")).collect();
    let orders: Vec<(&str, &str)> = ids.iter().map(|id| (id.as_str(), "souffle b1")).collect();
    let p = down(&dragons, &unit("b1", 5000, "moral = 12")).orders(&orders).dice_show(1).to("mouvement");
    assert_eq!(events(&p, "struck"), 40);
}

/// BX-53 — as many monsters and heroes as a scenario may field, bound by challenges into one fight: each has his blow in it.
#[test]
fn the_largest_fight_of_heroes() {
    let ids = |side: char| (0..80).map(move |n| format!("{side}{n}")).collect::<Vec<_>>();
    let of = |(n, id): (usize, &String)| if n < 64 { huge(id, "pv = 60") } else { hero(id, "") };
    let [a, b] = ['a', 'b'].map(ids);
    let text = |ids: &[String]| ids.iter().enumerate().map(of).collect::<String>();
    let orders: Vec<(&str, &str)> =
        (a.iter().map(|id| (id.as_str(), "defier b0"))).chain(b.iter().map(|id| (id.as_str(), "defier a0"))).collect();
    let p = with("duel_resolution = \"auto\"", &text(&a), &text(&b)).orders(&orders).dice_show(1).to("moral");
    assert_eq!((events(&p, "dueled"), events(&p, "struck")), (1, 160));
    assert_eq!(events(&p, "hurt"), 0, "with ones alone nobody is hit, and a miss is no wound");
}

/// BX-10, BX-61, BX-71 — every unit, hero, section and engine a scenario may have: each is sent, held, ordered and aimed.
#[test]
fn the_largest_siege() {
    let sections: String = (0..16).map(|n| format!("[[ground.section]]\nid = \"s{n}\"\nname = \"s{n}\"\n")).collect();
    let engine = |n| format!("[[side.engine]]\nid = \"e{n}\"\nname = \"e{n}\"\nkind = \"catapulte_legere\"\n");
    let engines: String = (0..32).map(engine).collect();
    let side = |side: char| -> String {
        let units =
            (0..64).map(|n| unit(&format!("{side}{n}"), 100, "ranged = \"1d6\"; siege_gear = true; moral = 12"));
        units.chain((0..16).map(|n| hero(&format!("h{side}{n}"), ""))).collect()
    };
    let ground = format!("[ground]\nbesieged = \"b\"\n{sections}");
    let mut p = P::new(&siege("descendant", "", &ground, &(side('a') + &engines), &side('b'))).dice_show(1);
    for n in 0..64 {
        for side in ['a', 'b'] {
            p = p.answer("BX-61", &format!("{side}{n}"), &format!("secteur s{}", n % 16));
        }
    }
    let mut p = p.to("ordres");
    assert_eq!((events(&p, "holds"), events(&p, "breached")), (64 + 16, 0), "every section is held, by heroes too");
    for n in 0..64 {
        p = p.order(&format!("a{n}"), &format!("tir b{n}")).order(&format!("b{n}"), &format!("tir a{n}"));
    }
    for n in 0..32 {
        p = p.answer("BX-71", &format!("e{n}"), &format!("pilonner s{}", n % 16));
    }
    let p = p.to("mouvement");
    assert_eq!((events(&p, "ordered"), events(&p, "aimed")), (160, 32));
    assert_eq!((events(&p, "hurt"), events(&p, "pounded")), (128, 32));
    // 100 men, 1 point, 50 % on their like: 50 points; a quarter of it, 12.5, through a wall. 4 points a head.
    assert_eq!((p.points("a5"), p.points("b5")), (40_000 - 5_000, 40_000 - 1_250));
    p.round();
}
