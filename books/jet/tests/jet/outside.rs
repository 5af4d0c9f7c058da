//! What comes from outside the rules: events of a journal or a ruling, who hears of what, and where the battle stands.

use crate::field::{battle, company, id, person, regiment, side};
use montjoie_game::{Condition, Fight as _, Knowledge, Ruleset as _, Viewer};
use montjoie_game::{Extras as _, Subjects as _};
use montjoie_jet::Jet;
use montjoie_jet::battle::{Battle, MOST};
use montjoie_jet::event::Event;
use montjoie_jet::terms::{Bearing, Engagement, Opportunity, Standing, Where};
use montjoie_table::{Heard, Side, Subject, UnitId};
use montjoie_trial::{TestBattle, cases};
use serde_json::{Value, json};

cases! {
    case("events_name_who_is_there_and_numbers_within_reach", &[], &[], admits),
    case("who_hears_of_what", &[], &[], heard),
    case("whose_moment_it_is", &[], &[], place),
}

fn field(options: &str) -> TestBattle<Jet> {
    let parts = [
        side("a", ""),
        regiment("ra", ""),
        company("c1", 40, ""),
        company("c2", 40, ""),
        person("pion", "rank = \"soldier\";unit = \"c1\""),
        side("b", ""),
        regiment("rb", ""),
        company("d1", 50, ""),
        regiment("rs", "arrives = \"reserve\""),
        company("e1", 50, ""),
        person("cache", "rank = \"soldier\";unit = \"e1\""),
    ];
    battle("army-regiment-company-individual", options, &parts)
}

fn takes(p: &TestBattle<Jet>, event: &Value) -> bool {
    let mut fight = p.bout.copy();
    let before = fight.hash();
    let taken = fight.rule(std::slice::from_ref(event)).is_ok();
    assert!(taken || fight.hash() == before, "refused, and something changed: {event}");
    taken
}

fn admits() {
    let p = field("");
    let [army, ra, c1, c2, d1] = ["a-army", "ra", "c1", "c2", "d1"].map(|name| p.who(name).to_string());
    let (pion, units) = (p.who("pion").to_string(), p.bout.state.units.len());
    let (nobody, none) = (format!("#u{units}"), format!("#c{}", p.bout.state.characters.len()));
    let most = 100_000_000;
    for (sound, event) in [
        (true, json!({ "pinned": { "unit": c1, "to": d1 } })),
        (false, json!({ "pinned": { "unit": c1, "to": nobody } })),
        (false, json!({ "pinned": { "unit": nobody, "to": d1 } })),
        (true, json!({ "paired": { "unit": c1, "encounter": 0, "scale": "company" } })),
        (false, json!({ "paired": { "unit": c1, "encounter": 0, "scale": "regiment" } })),
        (true, json!({ "paired": { "unit": c1, "encounter": 249, "scale": "company" } })),
        (false, json!({ "paired": { "unit": c1, "encounter": 250, "scale": "company" } })),
        (false, json!({ "paired": { "unit": nobody, "encounter": 0, "scale": "company" } })),
        (false, json!({ "met": { "encounter": 0 } })),
        (true, json!({ "morale": { "unit": c1, "by": 500 } })),
        (true, json!({ "morale": { "unit": c1, "by": -500 } })),
        (false, json!({ "morale": { "unit": c1, "by": 501 } })),
        (false, json!({ "morale": { "unit": nobody, "by": 1 } })),
        (true, json!({ "swung": { "by": -500 } })),
        (false, json!({ "swung": { "by": -501 } })),
        (true, json!({ "lasts": { "unit": c1, "bearing": "roll", "value": 5, "first": 1, "last": 2 } })),
        (false, json!({ "lasts": { "unit": c1, "bearing": "roll", "value": 501, "first": 1, "last": 2 } })),
        (false, json!({ "lasts": { "unit": nobody, "bearing": "roll", "value": 5, "first": 1, "last": 2 } })),
        (true, json!({ "losses": { "unit": c1, "killed": most, "wounded": most } })),
        (false, json!({ "losses": { "unit": c1, "killed": most + 1, "wounded": 0 } })),
        (false, json!({ "losses": { "unit": c1, "killed": 0, "wounded": most + 1 } })),
        (false, json!({ "losses": { "unit": ra, "killed": 1, "wounded": 0 } })),
        (false, json!({ "losses": { "unit": nobody, "killed": 1, "wounded": 0 } })),
        (true, json!({ "men": { "unit": c1, "men": -most } })),
        (false, json!({ "men": { "unit": c1, "men": -most - 1 } })),
        (false, json!({ "men": { "unit": ra, "men": 1 } })),
        (true, json!({ "passed": { "unit": c1, "to": c2, "men": 1 } })),
        (false, json!({ "passed": { "unit": c1, "to": c1, "men": 1 } })),
        (false, json!({ "passed": { "unit": c1, "to": ra, "men": 1 } })),
        (false, json!({ "passed": { "unit": ra, "to": c1, "men": 1 } })),
        (false, json!({ "passed": { "unit": c1, "to": c2, "men": most + 1 } })),
        (true, json!({ "joins": { "unit": c1, "to": c2, "men": 1 } })),
        (false, json!({ "joins": { "unit": c1, "to": c1, "men": 1 } })),
        (false, json!({ "joins": { "unit": nobody, "to": c1, "men": 1 } })),
        (false, json!({ "joins": { "unit": c1, "to": nobody, "men": 1 } })),
        (false, json!({ "joins": { "unit": c1, "to": c2, "men": most + 1 } })),
        (true, json!({ "volley": { "unit": c1, "men": 1 } })),
        (false, json!({ "volley": { "unit": nobody, "men": 1 } })),
        (false, json!({ "cut_down": { "unit": c1, "men": most + 1 } })),
        (true, json!({ "enlisted": { "unit": nobody, "like": c1, "men": 1 } })),
        (false, json!({ "enlisted": { "unit": nobody, "like": nobody, "men": 1 } })),
        (false, json!({ "enlisted": { "unit": nobody, "like": army, "men": 1 } })),
        (false, json!({ "enlisted": { "unit": c1, "like": c2, "men": 1 } })),
        (false, json!({ "enlisted": { "unit": nobody, "like": c1, "men": most + 1 } })),
        (true, json!({ "turned_coat": { "unit": c1 } })),
        (false, json!({ "turned_coat": { "unit": army } })),
        (false, json!({ "turned_coat": { "unit": nobody } })),
        (true, json!({ "promoted": { "unit": c1, "character": pion } })),
        (false, json!({ "promoted": { "unit": d1, "character": pion } })),
        (false, json!({ "promoted": { "unit": c1, "character": none } })),
        (false, json!({ "promoted": { "unit": nobody, "character": pion } })),
        (false, json!({ "option": { "index": 255, "value": 0 } })),
        (true, json!({ "mounted": { "character": pion } })),
        (false, json!({ "mounted": { "character": none } })),
        (true, json!({ "routed": { "unit": c1 } })),
        (false, json!({ "routed": { "unit": nobody } })),
        (false, json!({ "step": { "step": "army", "at": 9 } })),
    ] {
        assert_eq!(takes(&p, &event), sound, "{event}");
    }
    // Once in an encounter it is not put into another.
    let mut p = p;
    p.bout.rule(&[json!({ "paired": { "unit": c1, "encounter": 0, "scale": "company" } })]).unwrap();
    assert!(!takes(&p, &json!({ "paired": { "unit": c1, "encounter": 1, "scale": "company" } })));
    assert!(takes(&p, &json!({ "met": { "encounter": 0 } })) && !takes(&p, &json!({ "met": { "encounter": 1 } })));
    // There is room for so many units and no more.
    let mut full = p.bout.copy();
    for unit in units..MOST {
        full.rule(&[json!({ "enlisted": { "unit": format!("#u{unit}"), "like": c1, "men": 1 } })]).unwrap();
    }
    assert!(full.rule(&[json!({ "enlisted": { "unit": format!("#u{MOST}"), "like": c1, "men": 1 } })]).is_err());
    // Subjects past the end have no fate.
    let past = |who: Subject| Jet::fate(&p.bout.state, who).is_none();
    assert!(past(Subject::character(2)) && past(Subject::unit(u8::try_from(units).unwrap())));
    assert!(!past(Subject::character(0)) && !past(Subject::unit(0)));
    // A regiment is called from the reserve, its companies with it.
    let p = field("");
    assert!(p.asked("JET-33", "rs").is_some() && p.asked("JET-33", "e1").is_none());
}

fn heard() {
    let p = field("");
    let (c1, e1, rs) = (id(&p, "c1"), id(&p, "e1"), id(&p, "rs"));
    let line = |b: &Battle, event: Event, viewer: Viewer| Jet::line(b, &Heard::Event(event), viewer).map(|m| m.id);
    let stranger = Viewer::Player(Side::A, Knowledge::Words);
    let own = Viewer::Player(Side::B, Knowledge::Words);
    let b = &p.bout.state;
    // A reserve that never came out is its own side's business.
    for (viewer, told) in
        [(stranger, None), (own, Some("jet-tell-destroyed")), (Viewer::Gm, Some("jet-tell-destroyed"))]
    {
        assert_eq!(line(b, Event::Destroyed { unit: e1 }, viewer), told, "{viewer:?}");
        assert_eq!(line(b, Event::Destroyed { unit: c1 }, viewer), Some("jet-tell-destroyed"));
        assert_eq!(line(b, Event::Left { unit: e1 }, viewer), told.map(|_| "jet-tell-left"));
    }
    let mut absent = p.bout.state.clone();
    absent.units[usize::from(rs)].at = Where::Absent;
    assert_eq!(line(&absent, Event::Arrived { unit: rs }, stranger), None, "from afar into the reserve");
    assert_eq!(line(&absent, Event::Arrived { unit: rs }, own), Some("jet-tell-arrived"));
    absent.units[usize::from(rs)].engagement = Engagement::FirstLine;
    assert_eq!(line(&absent, Event::Arrived { unit: rs }, stranger), Some("jet-tell-arrived"));
    // Hearts: what changes is told, to those who know them.
    let by = |by: i16, viewer| line(b, Event::Morale { unit: c1, by }, viewer);
    assert_eq!(
        [by(2, Viewer::Gm), by(-2, Viewer::Gm), by(0, Viewer::Gm)],
        [Some("jet-tell-morale-up"), Some("jet-tell-morale-down"), None]
    );
    assert_eq!(by(2, own), None);
    let lasts = |bearing, value| line(b, Event::Lasts { unit: c1, bearing, value, first: 1, last: 2 }, Viewer::Gm);
    assert_eq!(lasts(Bearing::Morale, 5), Some("jet-tell-lent"));
    assert_eq!(lasts(Bearing::Position, 5), Some("jet-tell-placed"));
    assert_eq!((lasts(Bearing::Roll, 5), lasts(Bearing::Roll, -5)), (Some("jet-tell-bonus"), Some("jet-tell-malus")));
    let men = Event::Surrounded { character: montjoie_table::CharacterId::new(0), assailants: 3 };
    assert_eq!((line(b, men, Viewer::Gm), line(b, men, own)), (Some("jet-tell-surrounded"), None));
    // Who serves in a reserve comes and goes unheard.
    for event in [
        Event::Came { character: montjoie_table::CharacterId::new(1) },
        Event::Gone { character: montjoie_table::CharacterId::new(1), at: Standing::Dead },
    ] {
        assert_eq!((line(b, event, stranger), line(b, event, own).is_some()), (None, true), "{event:?}");
    }
    assert_eq!(
        line(b, Event::Gone { character: montjoie_table::CharacterId::new(0), at: Standing::Dead }, own),
        Some("jet-tell-gone-dead")
    );
    let public = Viewer::Public(Knowledge::Words);
    assert_eq!(line(b, Event::TurnedCoat { unit: e1 }, public), None);
    for viewer in [public, stranger, own] {
        assert_eq!(line(b, Event::TurnedCoat { unit: c1 }, viewer), Some("jet-tell-turned-coat"));
    }
    assert_eq!(line(b, Event::Pinned { unit: c1, to: None }, Viewer::Gm), Some("jet-tell-unpinned"));
    assert_ne!(line(b, Event::Pinned { unit: c1, to: Some(e1) }, Viewer::Gm), Some("jet-tell-unpinned"));
    // Only who was called is late.
    let late = Event::Delayed { unit: rs, remaining: 2, stored: 0 };
    assert_eq!(line(b, late, own), None);
    let mut called = p.bout.state.clone();
    called.units[usize::from(rs)].called = true;
    assert_eq!((line(&called, late, own), line(&called, late, stranger)), (Some("jet-tell-delayed"), None));
    let unit = c1;
    for (event, told) in [
        (Event::Joins { unit, to: UnitId::new(unit.number() + 1), men: 3 }, "jet-tell-joins"),
        (Event::Passed { unit, to: UnitId::new(unit.number() + 1), men: 3 }, "jet-tell-passed"),
        (Event::Volley { unit, men: 3 }, "jet-tell-volley"),
        (Event::CutDown { unit, men: 3 }, "jet-tell-cut-down"),
        (Event::Men { unit, men: -3 }, "jet-tell-taken"),
        (Event::Men { unit, men: 3 }, "jet-tell-restored"),
        (Event::Called { unit, turns: 2 }, "jet-tell-called"),
        (Event::NotRallied { unit }, "jet-tell-not-rallied"),
        (Event::Freed { unit }, "jet-tell-freed"),
        (Event::Trapped { unit }, "jet-tell-trapped"),
        (Event::BrokeOut { unit, escaped: true }, "jet-tell-broke-out"),
        (Event::BrokeOut { unit, escaped: false }, "jet-tell-not-out"),
        (Event::Ground { unit, level: 1 }, "jet-tell-ground-won"),
        (Event::Ground { unit, level: -1 }, "jet-tell-ground-lost"),
        (Event::Doomed { unit }, "jet-tell-doomed"),
        (Event::ChiefLost { unit }, "jet-tell-chief-lost"),
        (Event::StandIn { unit, leadership: 5 }, "jet-tell-stand-in"),
        (Event::CutOff { character: montjoie_table::CharacterId::new(0) }, "jet-tell-cut-off"),
        (Event::Bold { character: montjoie_table::CharacterId::new(0), by: 5 }, "jet-tell-bold"),
        (Event::Rejoined { character: montjoie_table::CharacterId::new(0) }, "jet-tell-rejoined"),
        (Event::Rises { unit, character: montjoie_table::CharacterId::new(0) }, "jet-tell-rises"),
        (Event::Posted { unit, character: montjoie_table::CharacterId::new(0) }, "jet-tell-posted"),
        (Event::Promoted { unit, character: montjoie_table::CharacterId::new(0) }, "jet-tell-promoted"),
        (Event::NotInPlay { unit, chance: Opportunity::Union }, "jet-tell-not-in-play"),
    ] {
        assert_eq!((line(b, event, Viewer::Gm), line(b, event, own)), (Some(told), None));
    }
    assert_eq!(Jet::fate(&absent, p.who("rs")).map(|f| f.condition), Some(Condition::Absent));
    assert_eq!(Jet::tilt(b).map(|m| m.id), Some("jet-tilt"));
}

fn place() {
    // Once they are paired each encounter is somebody's, each soldier's turn his own; the rest is everybody's.
    let parts = [
        side("a", ""),
        regiment("r1", ""),
        company("c1", 40, ""),
        regiment("r2", ""),
        company("c2", 40, ""),
        person("pion", "rank = \"soldier\";unit = \"c1\""),
        side("b", ""),
        regiment("s1", "count = 40"),
        regiment("s2", "count = 40"),
    ];
    let mut p = battle("regiment-individual", "", &parts);
    let mut seen = Vec::new();
    while p.bout.place().round == 1 {
        let place = p.bout.place();
        seen.push((place.step, p.bout.names.id(place.whose)));
        p = p.step();
    }
    let seen: Vec<_> = seen.iter().map(|(step, whose)| format!("{step} {whose}")).collect();
    assert_eq!(seen, ["orders #-", "regiment #-", "regiment r2", "individual pion", "losses #-", "end #-"]);
}
