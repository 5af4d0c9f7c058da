//! The battle as a side may take it to be (PAP-21): who is hidden is not there, who is seen and not counted is taken for one of
//! its own of the same look, as worn as the words say. Chances shown to players are counted from it.

use crate::field::{P, hero, id, on, unit};
use montjoie_game::{Knowledge, Ruleset as _, Viewer};
use montjoie_papiers::Papiers;
use montjoie_papiers::battle::{Battle, Grip, HeroId, Hit, HostId, NOWHERE};
use montjoie_papiers::doctrine::Doctrine;
use montjoie_papiers::terms::{Cause, HeroStatus, Morale, SupportKind, Where};
use montjoie_table::{Crowd, Side};

/// Archers and foot with a leader, and one alone; against foot with a sorcerer, an ambush with another, and one alone.
fn place() -> P {
    let top = "[[ground.ambush]]\nid = \"haie\"\nname = \"haie\"\nunit = \"b2\"\n\
        [[ground.trap]]\nid = \"fosse\"\nname = \"fosse\"\ntrap = \"fosses_pieux\"\nlaid_by = \"b\"\n";
    let a = unit("a1", 40, "pui = 2; pui_tir = 1")
        + &unit("a2", 64, "pui = 1.5; armour = \"legere\"")
        + &hero(
            "h",
            "unit = \"a2\"; command = 60; tactics = 20; pui = 4; pui_tir = 2; eff = 2; att = 1; def = 2; bonus = 3",
        )
        + &hero("s", "");
    let b = unit("b1", 80, "pui = 3; banner = true")
        + &unit("b2", 50, "pui = 5; banner = true; attributes = [\"peur\"]; mount = \"chevaux\"")
        + &hero("k", "unit = \"b1\"; command = 90; spells = [\"terreur\"]; player = true; eff = 3")
        + &hero("m", "unit = \"b2\"; command = 80; eff = 2; champion_of = \"b2\"")
        + &hero("o", "");
    on(top, "", &a, &b)
}

fn taken(b: &Battle, knowledge: Knowledge) -> Battle {
    Papiers::known(b, Viewer::Player(Side::A, knowledge))
}

#[test]
fn the_gm_knows_what_there_is() {
    let b = place().bout.state;
    assert_eq!(Papiers::known(&b, Viewer::Gm), b);
}

#[test]
fn who_hides_is_an_empty_place() {
    let mut b = place().bout.state;
    let (a1, a2, b1, b2) = (id(0), id(1), id(2), id(3));
    for unit in [0, 1] {
        b.units[unit].met = Crowd::from_iter([b1, b2]);
    }
    (b.units[0].target, b.units[0].supports) = (Some(b2), Some(a2));
    (b.units[1].target, b.units[1].support_on) = (Some(b1), Some(b2));
    let grip = |one, other| Grip { a: one, b: other, formed: 1, engaged: 1, charges: 0, ambush: false, new: true };
    b.links = vec![grip(a1, b1), grip(a2, b2), grip(b2, a1)];
    let hit = |unit| Hit { unit, losses: 5, cause: Cause::Melee, gone: false };
    b.hits = vec![hit(a1), hit(b2)];
    b.armies[1].temper = Some(Doctrine::Steady);
    b.armies[1].general = Some(HeroId::new(3));
    let k = taken(&b, Knowledge::Exact);
    let hidden = k.units[3];
    assert_eq!((hidden.side, hidden.army, hidden.at), (Side::B, HostId::new(1), Where::Left));
    assert_eq!([hidden.eff, hidden.eff0, hidden.eff_turn, hidden.eff_start], [0; 4]);
    assert_eq!((hidden.pui, hidden.pui_tir, hidden.attributes, hidden.hates), (0, 0, 0, 0));
    assert_eq!((hidden.cell, hidden.banner, hidden.hidden, hidden.mount), (NOWHERE, false, false, None));
    assert!(
        (0..2).all(|unit| k.units[unit].met.has(b1) && !k.units[unit].met.has(b2)),
        "nobody has met who is not there"
    );
    assert_eq!((k.units[0].target, k.units[0].supports), (None, Some(a2)));
    assert_eq!((k.units[1].target, k.units[1].support_on), (Some(b1), None));
    assert_eq!((k.links.len(), k.links[0].b, k.hits.len()), (1, b1, 1));
    assert_eq!((k.armies[1].general, k.armies[1].temper), (None, None), "nor who leads them");
    let trap = k.sites[1];
    assert_eq!((trap.armed, trap.pui, trap.att), (false, 0, 0), "what is dug and not found is not there");
    // Their leader is gone with them; alone, without rank or spells.
    let m = k.heroes[3];
    assert_eq!((m.status, m.unit, m.champion_of, m.eff, m.eff0), (HeroStatus::Fled, m.own, None, 0, 0));
    assert_eq!((m.side, m.army, m.command, m.pui), (Side::B, HostId::new(1), 0, 0));
    // Of the own side nothing is left out.
    let own = Papiers::known(&b, Viewer::Player(Side::B, Knowledge::Exact));
    assert_eq!((own.units[3], own.sites[1], own.armies[1]), (b.units[3], b.sites[1], b.armies[1]));
}

#[test]
fn who_is_not_counted_is_taken_for_one_of_ours() {
    let mut b = place().bout.state;
    let b1 = &mut b.units[2];
    (b1.eff, b1.morale, b1.acted, b1.moved, b1.shot_spent) = (30, Morale::Desorganisation, true, true, true);
    (b1.fought, b1.bled, b1.melee_before, b1.ini) = (true, true, true, 7);
    (b1.supports, b1.support_kind, b1.support_order) = (Some(id(3)), SupportKind::Fire, 4);
    b1.met = Crowd::one(id(0));
    b1.cell = (3, 4);
    (b1.doses, b1.temp_att, b1.frenzy_used, b1.hated) = (2, 3, true, 1);
    let b1 = b.units[2];
    let like = b.units[1];
    let k = taken(&b, Knowledge::Words).units[2];
    assert_eq!(
        (k.pui, k.armour, k.banner, k.eff0),
        (like.pui, like.armour, false, 64),
        "foot for foot, not for archers"
    );
    // 30 of 80 is in its third quarter: the middle of it is three eighths, of 64.
    assert_eq!([k.eff, k.eff_turn, k.eff_start], [24; 3]);
    assert_eq!((k.side, k.army, k.at, k.cell, k.hidden), (Side::B, HostId::new(1), Where::Field, (3, 4), false));
    assert_eq!((k.morale, k.acted, k.moved, k.shot_spent, k.ini), (b1.morale, true, true, true, 7));
    assert_eq!((k.fought, k.bled, k.melee_before, k.met), (true, true, true, b1.met));
    assert_eq!(
        (k.support_kind, k.support_order, k.supports),
        (SupportKind::Fire, 4, None),
        "whom it stands behind hides"
    );
    assert_eq!((k.doses, k.temp_att, k.frenzy_used, k.hated), (0, 0, false, 0), "what does not show is not there");
    // In each quarter its own middle: seven, five, three eighths, and one.
    for (eff, eighths) in [(80, 7), (61, 7), (60, 5), (41, 5), (40, 3), (21, 3), (20, 1), (1, 1)] {
        b.units[2].eff = eff;
        assert_eq!(taken(&b, Knowledge::Words).units[2].eff, 64 * eighths / 8, "{eff} of 80");
    }
    let unseen = taken(&b, Knowledge::Unseen).units[2];
    assert_eq!((unseen.eff, unseen.morale), (64, Morale::Ok), "without words, whole and unshaken");
    b.units[2].at = Where::Destroyed;
    assert_eq!(taken(&b, Knowledge::Words).units[2].eff, 0);
}

#[test]
fn people_are_taken_for_people() {
    let mut b = place().bout.state;
    b.heroes[2].acted = 1;
    b.heroes[2].rallied = true;
    b.heroes[2].wounds = [1, 0, 0];
    b.heroes[2].cast = 1;
    let (h, known) = (b.heroes[0], taken(&b, Knowledge::Words));
    let k = known.heroes[2];
    assert_eq!((k.command, k.tactics, k.pui, k.pui_tir), (60, 20, h.pui, h.pui_tir), "as good as our own leader");
    assert_eq!((k.att, k.def, k.bonus, k.eff0, k.eff), (1, 2, 3, 2, 2));
    assert_eq!((k.spells, k.uses, k.wounds, k.pc), ([None; 4], [0; 4], [0; 3], false), "and no sorcerer");
    assert_eq!((k.acted, k.rallied, k.cast, k.unit), (1, true, 0, id(2)), "what he did was seen");
    b.heroes[2].status = HeroStatus::Out;
    assert_eq!(taken(&b, Knowledge::Words).heroes[2].eff, 0);
    // One man alone is taken for one man alone, not for the first company of the list.
    let alone = known.units[b.heroes[4].own.number() as usize];
    assert_eq!((alone.eff0, alone.category.word()), (1, "character"));
    // Where the figures are known they are the figures.
    assert_eq!(taken(&b, Knowledge::Exact).heroes[2], b.heroes[2]);
    // Without a leader of one's own, one of them counts for one.
    b.heroes.iter_mut().for_each(|one| one.side = Side::B);
    let k = taken(&b, Knowledge::Words).heroes[4];
    assert_eq!((k.eff0, k.eff, k.command), (1, 1, 0));
}
