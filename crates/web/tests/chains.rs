//! Open-ended dice: a chain is typed together or apart, and asked for where it breaks off; what was typed stays in its field.
#![allow(missing_docs, clippy::unwrap_used)]

mod common;
use common::*;

/// The name and the value of the first field for an open-ended die.
fn open_die(page: &str) -> Option<(String, String)> {
    let tag = page.split("<input").find(|tag| tag.split('>').next().unwrap().contains("dice=open."))?;
    Some((between(tag, "name=\"", "\"")?, between(tag, "value=\"", "\"")?))
}

/// A battle of whichever book throws open-ended dice, at its first such throw.
fn at_an_open_die(gm: &mut Browser) -> (String, String) {
    for game in montjoie_books::GAMES {
        let battle = sample_of(gm, game.info().id, "standard");
        for _ in 0..12 {
            let page = gm.get(&battle).body;
            if open_die(&page).is_some() {
                return (battle, page);
            }
            if page.contains("id=\"dice-form\"") {
                break;
            }
            act(gm, &battle, "orders", "do=doctrine");
            act(gm, &battle, "orders", "do=confirm");
            act(gm, &battle, "go", "do=step");
        }
    }
    panic!("no book throws an open-ended die at its beginning");
}

#[test]
fn a_chain_that_breaks_off_is_asked_for_and_kept() {
    let (mut gm, _, hall) = open("chains");
    let (battle, page) = at_an_open_die(&mut gm);
    let room = hall.room(battle.trim_start_matches("/b/")).unwrap();
    let (name, value) = open_die(&page).unwrap();
    assert_eq!(value, "");
    assert!(page.contains("Dé ouvert") && page.contains("99 34"), "how a chain is typed is said beside it");
    let stood = room.inside_head();
    // Not refused as an answer that cannot be: asked for the next face, and kept.
    for typed in ["99", "03", "99 97", "9997"] {
        let page = act(&mut gm, &battle, "dice", &format!("{}={}&do=confirm", encode(&name), encode(typed)));
        assert_eq!(open_die(&page), Some((name.clone(), typed.to_owned())));
        assert!(page.contains("relancez ce dé") && !page.contains("ne peut pas être la réponse"), "{typed}");
        assert_eq!(room.inside_head(), stood, "{typed}: nothing has happened");
    }
    // What is wrong is told with the reason, and kept too.
    let page = act(&mut gm, &battle, "dice", &format!("{}=34+12&do=confirm", encode(&name)));
    assert!(page.contains("un dé de trop") && page.contains("value=\"34 12\""), "{page}");
    // Together or apart, it is taken.
    for (typed, faces) in [("9934", "[99,34]"), ("99 34", "[99,34]"), ("99+34", "[99,34]"), ("03,97,12", "[3,97,12]")] {
        let page = act(&mut gm, &battle, "dice", &format!("{}={}&do=confirm", encode(&name), encode(typed)));
        assert!(!page.contains("notice wrong"), "{typed}");
        assert_ne!(room.inside_head(), stood, "{typed}");
        let journal = gm.get(&format!("{battle}/journal")).body;
        assert!(journal.lines().any(|l| l.contains(&format!("\"faces\":{faces}"))), "{typed}");
        act(&mut gm, &battle, "undo", "");
    }
}

#[test]
fn a_phone_is_asked_for_the_rest_of_a_chain() {
    let (mut gm, _, hall) = open("chains-phone");
    let (battle, page) = at_an_open_die(&mut gm);
    let id = battle.trim_start_matches("/b/").to_owned();
    let room = hall.room(&id).unwrap();
    let (name, _) = open_die(&page).unwrap();
    let place = format!("/p/{id}");
    // Whichever side is asked.
    let found = (1..=2).find_map(|seat| {
        let fields = format!("seat={seat}&side=s{}&chief=yes", seat - 1);
        let mut phone = phone(&mut gm, &room.code(), &battle, &format!("Aude+{seat}"), &fields);
        open_die(&phone.get(&place).body).is_some().then_some(phone)
    });
    let mut phone = found.expect("somebody is asked for the die");
    phone.post(&format!("{place}/answer"), &format!("{}=99&do=confirm", encode(&name)));
    let page = phone.get(&place).body;
    assert!(page.contains("relancez ce dé") && page.contains("Dé ouvert"), "{page}");
    assert_eq!(open_die(&page), Some((name.clone(), "99".to_owned())), "what was typed is kept");
    assert!(!page.contains("ask sent"));
    assert_eq!(open_die(&gm.get(&battle).body), Some((name.clone(), String::new())), "and is nobody else's");
    phone.post(&format!("{place}/answer"), &format!("{}=99+34&do=confirm", encode(&name)));
    assert!(phone.get(&place).body.contains("ask sent"));
    assert_eq!(open_die(&gm.get(&battle).body), Some((name, "99 34".to_owned())));
}
