//! Mistakes mended: an earlier die is corrected, everything else is kept, and what would change is seen before anything does.
#![allow(missing_docs, clippy::unwrap_used)]

mod common;
use common::*;

use montjoie_books::GAMES;
use montjoie_chronicle::{Amended, Body, Chronicle, Said};
use montjoie_game::What;
use montjoie_pages::keys;
use montjoie_table::{Answer, KeyName};
use std::collections::BTreeMap;

fn book(gm: &mut Browser, battle: &str) -> Chronicle {
    Chronicle::inspect_bytes(montjoie_books::GAMES, gm.get(&format!("{battle}/journal")).body.as_bytes()).unwrap()
}

/// The earliest throw whose other faces would leave somebody otherwise: its entry, those faces as they are typed, and what they would do.
fn misread(book: &Chronicle) -> (u64, String, Amended) {
    let throws: Vec<_> = book
        .lines()
        .iter()
        .filter_map(|line| match &line.said {
            Said::Item(item) => match &item.what {
                What::Throw { dice, faces, .. } => Some((line.entry, *dice, faces.clone())),
                _ => None,
            },
            _ => None,
        })
        .collect();
    for (entry, dice, faces) in throws {
        for face in [1, 5, 2] {
            let other: Vec<u16> = faces.iter().map(|_| face).collect();
            if other == faces {
                continue;
            }
            let typed = keys::show_faces(dice, &other);
            let Ok(Some(read)) = keys::read_faces(dice, &typed) else { continue };
            if let Ok(amended) = book.try_amend(entry, Answer::Faces(read))
                && !amended.fates.is_empty()
            {
                return (entry, typed, amended);
            }
        }
    }
    panic!("no die that mattered");
}

/// Every answer on the way to where the battle stands, by what it answers and in which step.
fn answers(book: &Chronicle) -> BTreeMap<(usize, KeyName), Answer> {
    let mut steps = 0;
    let mut all = BTreeMap::new();
    for entry in book.path().iter().filter_map(|id| book.journal().entry(*id)) {
        match &entry.body {
            Body::Answer(given) => {
                all.insert((steps, given.key.clone()), given.answer.clone());
            }
            Body::Closed(_) => steps += 1,
            _ => {}
        }
    }
    all
}

#[test]
fn a_corrected_die_shows_what_it_changes_and_keeps_the_rest() {
    let (mut gm, _, hall) = open("amended");
    for game in GAMES.iter() {
        let id = game.info().id;
        let battle = sample_of(&mut gm, id, "standard");
        act(&mut gm, &battle, "go", "do=round");
        let before = book(&mut gm, &battle);
        let (entry, faces, amended) = misread(&before);
        let head = head(&gm.get(&battle).body);
        let fields = format!("head={head}&entry={entry}&faces={}", encode(&faces));
        let look = gm.post(&format!("{battle}/amend"), &fields);
        assert_eq!(look.status, 200, "{id}: {}", look.body);
        assert_eq!(book(&mut gm, &battle).head(), before.head(), "{id}: a look changes nothing");
        // Everyone who would stand otherwise, with what they were and would be.
        let rows: Vec<&str> = look.body.split("<tr>").skip(2).collect();
        assert_eq!(rows.len(), amended.fates.len(), "{id}");
        for (row, (was, now)) in rows.iter().zip(&amended.fates) {
            let cells: Vec<String> =
                row.split("<td class=\"n\">").skip(1).map(|c| c.split('<').next().unwrap().to_owned()).collect();
            let number = |n: i64| montjoie_text::number(montjoie_text::Lang::Fr, n);
            let name: String = before.fight().names().of(was.subject).unwrap().fr.chars().skip(1).collect();
            let name = montjoie_pages::Html::of(|h| h.text(&name)).into_string();
            assert!(row.contains(&name), "{id}: {name} {row}");
            assert!(cells[0].starts_with(&format!("{}, ", number(was.now))), "{id}: {row}");
            assert!(cells[1].starts_with(&format!("{}, ", number(now.now))), "{id}: {row}");
        }
        // Sums that would read otherwise, each with what it was.
        for changed in &amended.changed {
            let becomes = format!("{} devient {}", sum(changed.before), sum(changed.after));
            assert!(look.body.contains(&becomes), "{id}: {becomes}: {}", look.body);
        }
        let kept = match amended.dropped.len() {
            0 => "Toutes les autres réponses restent.".to_owned(),
            1 => "Une réponse donnée ensuite".to_owned(),
            n => format!("{n} réponses données ensuite"),
        };
        assert!(look.body.contains(&kept), "{id}: {kept}: {}", look.body);
        // Laid, it is what was shown: one answer is another, those that no longer fit are gone, the rest stand.
        assert_eq!(gm.post(&format!("{battle}/amend"), &format!("{fields}&do=lay")).status, 303, "{id}");
        let after = book(&mut gm, &battle);
        let (old, new) = (answers(&before), answers(&after));
        let stand = old.iter().filter(|(key, answer)| new.get(*key) == Some(*answer)).count();
        assert!(stand + 1 + amended.dropped.len() >= old.len(), "{id}: {stand} of {} answers stand", old.len());
        assert!(
            old.iter().any(|(key, answer)| new.get(key).is_some_and(|now| now != answer)),
            "{id}: the die is another"
        );
        assert_ne!(hall.room(battle.trim_start_matches("/b/")).unwrap().hash(), before.fight().hash(), "{id}");
    }
}

fn sum(sums: montjoie_chronicle::Sums) -> String {
    if sums.versus == 0 { sums.total.to_string() } else { format!("{} / {}", sums.total, sums.versus) }
}
