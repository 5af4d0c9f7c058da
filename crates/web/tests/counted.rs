//! Each man is counted once, whatever bodies he stands in: at the front and in the sum of each army, in every shipped battle.
#![allow(missing_docs, clippy::unwrap_used)]

mod common;
use common::*;

use montjoie_books::GAMES;
use montjoie_game::{Condition, Knowledge, Sheet, Viewer};
use montjoie_pages::keys;
use montjoie_table::{Kind, Side, Subject};

const LEVELS: [Knowledge; 3] = [Knowledge::Unseen, Knowledge::Words, Knowledge::Exact];

fn is_body(sheet: &Sheet) -> bool {
    sheet.kind != "character" && !matches!(sheet.subject.kind(), Kind::Place(_))
}

/// Everybody the front of a page shows.
fn shown(page: &str) -> Vec<Subject> {
    let counters = page.split("data-unit=\"").skip(1);
    counters.filter_map(|rest| keys::subject_of(rest.split('"').next()?)).collect()
}

#[test]
fn each_man_is_counted_once() {
    let (mut gm, _, hall) = open("counted");
    let mut bodies = 0;
    for game in GAMES {
        let id = game.info().id;
        let folder = format!("{}/../../scenarios/{id}", env!("CARGO_MANIFEST_DIR"));
        for (n, file) in std::fs::read_dir(folder).unwrap().enumerate() {
            let file = file.unwrap().path();
            let (battle, name) = (format!("{id}-{n}"), file.display().to_string());
            hall.begin_as(&battle, &std::fs::read_to_string(&file).unwrap()).unwrap();
            let place = format!("/b/{battle}");
            for round in 0..3 {
                let page = gm.get(&place).body;
                let journal = gm.get(&format!("{place}/journal")).body;
                let book =
                    montjoie_chronicle::Chronicle::inspect_bytes(montjoie_books::GAMES, journal.as_bytes()).unwrap();
                let (sheets, fates) = (book.fight().sheets(Viewer::Gm), book.fight().fates());
                let sheet = |who: Subject| sheets.iter().find(|s| s.subject == who);
                let within = |one: Subject, of: &Sheet| {
                    let both = sheet(one).is_some_and(is_body) && is_body(of);
                    both && of.with.contains(&one) && !sheet(one).is_some_and(|s| s.with.contains(&of.subject))
                };
                // Nobody sees a man twice, however little they know: whoever stands in a body is under it, or is not shown.
                for (side, level) in Side::BOTH.into_iter().flat_map(|s| LEVELS.map(|level| (s, level))) {
                    let seen = book.fight().sheets(Viewer::Player(side, level));
                    for of in sheets.iter().filter(|of| seen.iter().any(|s| s.subject == of.subject)) {
                        let told = |who: Subject| seen.iter().any(|s| s.subject == of.subject && s.with.contains(&who));
                        let inside = seen.iter().filter(|s| within(s.subject, of));
                        let beside = inside.map(|s| s.subject).find(|who| !told(*who));
                        assert!(beside.is_none(), "{name}: {side:?} {level:?} sees {beside:?} beside {}", of.subject);
                    }
                }
                let front = shown(&page);
                for one in &front {
                    let twice = front.iter().filter_map(|of| sheet(*of)).find(|of| within(*one, of));
                    assert!(twice.is_none(), "{name}, round {round}: {one} beside {:?}", twice.map(|t| t.subject));
                    bodies += usize::from(sheet(*one).is_some_and(|of| sheets.iter().any(|s| within(s.subject, of))));
                }
                // Nobody who fights is left out either.
                for fate in fates.iter().filter(|f| f.condition > Condition::Absent && f.condition < Condition::Gone) {
                    let mut up = vec![fate.subject];
                    for _ in 0..4 {
                        let larger =
                            sheets.iter().filter(|of| up.iter().any(|one| within(*one, of))).map(|s| s.subject);
                        up.extend(larger.collect::<Vec<_>>());
                    }
                    assert!(
                        fate.person || up.iter().any(|w| front.contains(w)),
                        "{name}: {} is left out",
                        fate.subject
                    );
                }
                for side in Side::BOTH {
                    let own =
                        fates.iter().filter(|f| f.side == side && !f.person && sheet(f.subject).is_some_and(is_body));
                    // A reserve that waits to be called stands with its army, though it is not on the field yet.
                    let there = own.filter(|f| sheet(f.subject).and_then(|s| s.condition) != Some(Condition::Absent));
                    let men: i64 = there.filter(|f| f.condition < Condition::Gone).map(|f| f.now).sum();
                    let letter = if side == Side::A { "a" } else { "b" };
                    let header = between(&page, &format!("id=\"army-{letter}-name\""), "</header>").unwrap();
                    let said = between(&header, "class=\"n\">", "</p>").unwrap_or_default();
                    let first: String =
                        said.split(" sur ").next().unwrap().chars().filter(char::is_ascii_digit).collect();
                    assert_eq!(first, men.to_string(), "{name}, round {round}, side {letter}: {said}");
                }
                if book.outcome().is_some() {
                    break;
                }
                act(&mut gm, &place, "go", "do=round");
            }
        }
    }
    assert!(bodies > 0, "some battle has bodies of several");
}
