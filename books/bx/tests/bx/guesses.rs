//! The battle as a player may take it to be: nobody hidden is in it, and of those seen only what shows.

use crate::field::{WALLS, hero, nth, scene, siege, unit, wall};
use montjoie_bx::Bx;
use montjoie_bx::battle::{Battle, Hurt};
use montjoie_bx::terms::{BodyKind, Order, Where};
use montjoie_bx::walls::{Aim, SectionId};
use montjoie_game::{Knowledge, Ruleset as _, Viewer};
use montjoie_table::Side;
use montjoie_trial::TestBattle;

const WORDS: Viewer = Viewer::Player(Side::A, Knowledge::Words);
const UNSEEN: Viewer = Viewer::Player(Side::A, Knowledge::Unseen);
const EXACT: Viewer = Viewer::Player(Side::A, Knowledge::Exact);

/// A: 40 foot of three Hit Dice and a hero of 40 points. B: 100 foot, 60 who hide, a hero of 30.
fn field() -> Battle {
    let a = unit("a1", 40, "dv = 3; ca = 2; moral = 10") + &hero("h", "pv = 40; level = 9");
    let b = unit("b1", 100, "moral = 7") + &unit("b2", 60, "") + &hero("g", "pv = 30");
    let mut b = TestBattle::<Bx>::new(&scene("descendant", "", &a, &b)).bout.state;
    b.bodies[2].at = Where::Absent;
    b
}

/// The GM knows everything; who knows the enemy exactly, all but those hidden.
#[test]
fn who_knows_all_takes_nothing_for_granted() {
    let b = field();
    assert_eq!(Bx::known(&b, Viewer::Gm), b);
    let known = Bx::known(&b, EXACT);
    assert_eq!((known.bodies[1], known.bodies[4]), (b.bodies[1], b.bodies[4]));
    assert_ne!(known.bodies[2], b.bodies[2]);
}

/// Of those hidden nothing is left: no men, no contact, no office, no wound they dealt.
#[test]
fn the_hidden_are_not_there() {
    let mut b = field();
    for (one, other) in [(0, 2), (2, 0)] {
        b.bodies[one].contacts.add(nth(u8::try_from(other).unwrap()));
    }
    b.pairs = vec![(nth(0), nth(2), 1), (nth(0), nth(1), 1)];
    let hurt = |unit: u8, by: Option<u8>| Hurt { unit: nth(unit), by: by.map(nth), damage: 800 };
    b.hurts = vec![hurt(0, Some(2)), hurt(2, Some(0)), hurt(0, Some(1)), hurt(0, None)];
    b.hurts_before = b.hurts.clone();
    (b.bodies[4].officer_of, b.bodies[1].faithful_of) = (Some(nth(2)), Some(nth(2)));
    (b.camps[1].chief, b.camps[1].standard) = (Some(nth(2)), Some(nth(2)));
    for viewer in [WORDS, UNSEEN, EXACT] {
        let known = Bx::known(&b, viewer);
        let gone = &known.bodies[2];
        assert_eq!((gone.at, gone.n, gone.n0, gone.pvt, gone.pvt0, gone.side), (Where::Left, 0, 0, 0, 0, Side::B));
        assert_eq!((gone.moral, gone.armour, gone.hd, gone.kind), (0, 0, 0, BodyKind::Unit));
        assert!(known.bodies[0].contacts.is_empty());
        assert_eq!(known.pairs, [(nth(0), nth(1), 1)]);
        assert_eq!(known.hurts, [hurt(0, Some(1)), hurt(0, None)]);
        assert_eq!(known.hurts_before, known.hurts);
        assert_eq!((known.bodies[4].officer_of, known.bodies[1].faithful_of), (None, None));
        assert_eq!((known.camps[1].chief, known.camps[1].standard), (None, None));
    }
    // Two battles that differ only in who hides are the same to him.
    let mut other = b.clone();
    (other.bodies[2].n0, other.bodies[2].pvt0, other.bodies[2].moral, other.bodies[2].elite) = (9, 9 * 800, 3, true);
    assert_eq!(Bx::known(&other, WORDS), Bx::known(&b, WORDS));
}

/// In words: as many as the word makes one think of, with the figures of one's own who look alike.
#[test]
fn strength_is_taken_from_the_word() {
    let mut b = field();
    // Many and whole: 120 of them, the middle of seven eighths and more of what they were: 120 × 8 / 7 = 137.
    let one = Bx::known(&b, WORDS).bodies[1];
    assert_eq!((one.n, one.n0, one.n_start, one.original, one.veterans), (120, 137, 120, 137, 137));
    assert_eq!(
        (one.pvi, one.pvt, one.pvt0),
        (12 * 800, 120 * 12 * 800, 137 * 12 * 800),
        "of three Hit Dice, as his own"
    );
    assert_eq!((one.moral, one.hd, one.armour), (10, 300, b.bodies[0].armour));
    for (left, n, n0) in [(75, 120, 192), (50, 120, 320), (25, 30, 240), (9, 5, 40)] {
        b.bodies[1].n = left;
        let one = Bx::known(&b, WORDS).bodies[1];
        assert_eq!((one.n, one.n0), (n, n0), "{left} of 100");
    }
    b.bodies[1].n = 100;
    b.bodies[1].n0 = 200;
    b.bodies[1].at = Where::Destroyed;
    assert_eq!((Bx::known(&b, WORDS).bodies[1].n, Bx::known(&b, WORDS).bodies[1].pvt), (0, 0));
    // His own hero has 40 points: one unhurt is taken for seven eighths of them and more, one nearly dead for an eighth.
    for (points, taken) in [(30, 35), (22, 25), (15, 15), (7, 5)] {
        b.bodies[4].pvt = points * 800;
        let hero = Bx::known(&b, WORDS).bodies[4];
        assert_eq!((hero.pvt, hero.pvt0, hero.pvi, hero.n), (taken * 800, 40 * 800, 40 * 800, 1), "{points}");
    }
    b.bodies[4].at = Where::Surrendered;
    assert_eq!((Bx::known(&b, WORDS).bodies[4].pvt, Bx::known(&b, WORDS).bodies[4].n), (0, 0));
}

/// Unseen: as many as one's own, whole, and no mood; in words the mood shows.
#[test]
fn moods_show_to_who_reads_them() {
    let mut b = field();
    let body = &mut b.bodies[1];
    (body.demoralised, body.demoralised_seq, body.routed_seq, body.leaving) = (true, 3, 4, true);
    (body.order, body.surrendering, body.increments, body.moved) = (Order::Rallier, true, 2, true);
    let read = Bx::known(&b, WORDS).bodies[1];
    assert_eq!((read.demoralised, read.demoralised_seq, read.routed_seq, read.leaving), (true, 3, 4, true));
    assert_eq!((read.order, read.surrendering, read.increments, read.moved), (Order::Rallier, true, 0, true));
    let blind = Bx::known(&b, UNSEEN).bodies[1];
    assert_eq!((blind.demoralised, blind.routed_seq, blind.leaving, blind.surrendering), (false, 0, false, false));
    assert_eq!((blind.n, blind.n0, blind.order), (40, 40, Order::Hold));
    b.bodies[1].contacts.add(nth(0));
    assert_eq!(Bx::known(&b, UNSEEN).bodies[1].order, Order::Strike);
    let hero = Bx::known(&b, UNSEEN).bodies[4];
    assert_eq!((hero.pvt, hero.pvt0), (40 * 800, 40 * 800));
    // Looks come before kind: riders are taken for his own riders, if he has any.
    b.bodies[1].mounted = true;
    assert_eq!((Bx::known(&b, WORDS).bodies[1].hd, Bx::known(&b, WORDS).bodies[1].mounted), (300, true));
    b.bodies[0].mounted = true;
    b.bodies[2] = b.bodies[0];
    (b.bodies[2].mounted, b.bodies[2].hd) = (false, 500);
    assert_eq!(Bx::known(&b, WORDS).bodies[1].hd, 300);
    b.bodies[1].mounted = false;
    assert_eq!(Bx::known(&b, WORDS).bodies[1].hd, 500);
}

/// BX-60, BX-65, BX-66, BX-71 — stores, engines and the work on a wall are known to those whose they are.
#[test]
fn sieges_keep_their_secrets() {
    let engine = |id: &str, kind: &str| format!("[[side.engine]]\nid = \"{id}\"\nname = \"{id}\"\nkind = \"{kind}\"\n");
    let a = unit("a1", 100, "ram = true") + &engine("e1", "baliste");
    let b = unit("b1", 100, "") + &engine("e2", "trebuchet") + "";
    let mut b = TestBattle::<Bx>::new(&siege("descendant", "", WALLS, &a, &b)).bout.state;
    (b.camps[0].supplies, b.camps[1].supplies) = (7, 99);
    (b.engines[1].aim, b.engines[1].crew, b.engines[1].engineer) = (Aim::Unit(nth(0)), 1, false);
    b.engines[1].served_by = Some(nth(1));
    b.engines[0].aim = Aim::Section(SectionId::new(2));
    if let Some(fort) = &mut b.fort {
        (fort.battered[2], fort.ram_need, fort.ram_done) = (60, 6, 2);
    }
    let known = Bx::known(&b, WORDS);
    assert_eq!((known.camps[0].supplies, known.camps[1].supplies), (7, 7), "theirs are taken to be like his own");
    assert_eq!(known.engines[0], b.engines[0]);
    let theirs = &known.engines[1];
    // A ballista, as his own, fully served; who serves it is behind the walls.
    assert_eq!((theirs.kind, theirs.engineer, theirs.aim, theirs.served_by), (0, true, Aim::Nothing, None));
    assert_eq!(theirs.crew, known.engines[0].crew.max(theirs.crew), "a full crew");
    assert_eq!(known.fort.map(|f| (f.battered[2], f.ram_need, f.ram_done)), Some((60, 6, 2)), "his own work");
    let inside = Bx::known(&b, Viewer::Player(Side::B, Knowledge::Words));
    assert_eq!(inside.fort.map(|f| (f.battered[2], f.ram_need, f.ram_done)), Some((0, 0, 0)));
    assert_eq!((inside.camps[0].supplies, inside.engines[0].kind, inside.engines[0].aim), (99, 3, Aim::Nothing));
    // Once the wall is attacked those on it show.
    b.bodies[1].section = wall(2);
    if let Some(fort) = &mut b.fort {
        fort.attacked = 1 << 2;
    }
    assert_eq!(Bx::known(&b, WORDS).engines[1].served_by, Some(nth(1)));
    let open = Bx::known(&b, EXACT);
    assert_eq!((open.engines[1], open.camps[1].supplies), (b.engines[1], 99));
}

/// Of one who is seen, where and what he is and with whom he is at grips shows; of one's own whose figures he is given, what
/// these have done does not pass over to him.
#[test]
fn what_shows_of_him_is_his() {
    let mut b = field();
    let own = &mut b.bodies[0];
    (own.moved, own.struck, own.cleric, own.routed_seq, own.demoralised) = (true, true, true, 2, true);
    (own.began_free, own.sortie_seq, own.returned_seq, own.victories, own.player) = (false, 3, 3, 2, true);
    own.contacts.add(nth(1));
    (own.increments, own.faithful_of, own.scorched, own.pressed) = (1, Some(nth(3)), true, true);
    let plain = Bx::known(&b, UNSEEN).bodies[1];
    assert_eq!((plain.moved, plain.struck, plain.cleric, plain.routed_seq, plain.demoralised), Default::default());
    assert_eq!((plain.sortie_seq, plain.returned_seq, plain.victories, plain.player), (0, 0, 0, false));
    assert_eq!((plain.increments, plain.faithful_of, plain.scorched, plain.pressed), (0, None, false, false));
    assert!(plain.contacts.is_empty());
    let seen = &mut b.bodies[1];
    (seen.army, seen.flying, seen.infantry, seen.inside, seen.section) = (1, true, false, true, wall(1));
    (seen.began_free, seen.moved, seen.struck, seen.sortie_seq, seen.returned_seq) = (true, true, true, 4, 5);
    for (crowd, other) in [(0, 0), (1, 0), (2, 3), (3, 3)] {
        match crowd {
            0 => seen.contacts.add(nth(other)),
            1 => seen.inert.add(nth(other)),
            2 => seen.fresh.add(nth(other)),
            _ => seen.charging.add(nth(other)),
        }
    }
    let (taken, seen) = (Bx::known(&b, UNSEEN).bodies[1], b.bodies[1]);
    assert_eq!(
        (taken.side, taken.army, taken.kind, taken.at, taken.flying, taken.infantry),
        (seen.side, seen.army, seen.kind, seen.at, seen.flying, seen.infantry)
    );
    assert_eq!(
        (taken.contacts, taken.inert, taken.fresh, taken.charging),
        (seen.contacts, seen.inert, seen.fresh, seen.charging)
    );
    assert_eq!(
        (
            taken.inside,
            taken.section,
            taken.began_free,
            taken.moved,
            taken.struck,
            taken.sortie_seq,
            taken.returned_seq
        ),
        (true, wall(1), true, true, true, 4, 5)
    );
    // Struck down before his eyes he is what he is: a monster, gone.
    (b.bodies[1].kind, b.bodies[1].at) = (BodyKind::Huge, Where::Destroyed);
    let gone = Bx::known(&b, UNSEEN).bodies[1];
    assert_eq!((gone.kind, gone.at), (BodyKind::Huge, Where::Destroyed));
    // An empty place on the list has no strength at the start of the sequence either.
    b.bodies[2].n_start = 60;
    assert_eq!(Bx::known(&b, UNSEEN).bodies[2].n_start, 0);
}
