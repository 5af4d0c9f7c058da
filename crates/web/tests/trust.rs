//! Trust at the table: a proposal is accepted as it was seen or not at all, rolled dice are told from typed ones, no two have one name.
#![allow(missing_docs, clippy::unwrap_used)]

mod common;
use common::*;

use montjoie_books::GAMES;

/// Every field of a form that has a `~` in its name, as a browser sends it untouched.
fn fields_of(page: &str, id: &str) -> Vec<(String, String)> {
    let form = between(page, &format!("id=\"{id}\""), "</form>").unwrap();
    let mut fields = Vec::new();
    for tag in form.split('<').filter(|t| t.starts_with("input") || t.starts_with("select")) {
        let Some(name) = between(tag, "name=\"", "\"").filter(|n| n.contains('~')) else { continue };
        let value = if tag.starts_with("select") {
            let select = &form[form.find(&format!("name=\"{name}\"")).unwrap()..];
            let select = &select[..select.find("</select>").unwrap()];
            let chosen = select.split("<option").find(|o| o.split('>').next().unwrap().contains(" selected"));
            chosen.and_then(|o| between(o, "value=\"", "\"")).unwrap_or_default()
        } else {
            between(tag, "value=\"", "\"").unwrap_or_default()
        };
        fields.push((name, value.replace("&#39;", "'").replace("&amp;", "&")));
    }
    fields
}

fn sent(fields: &[(String, String)]) -> String {
    fields.iter().map(|(n, v)| format!("{}={}&", encode(n), encode(v))).collect()
}

/// What a phone is asked first: the field, and what may be chosen for it; nothing to choose from for dice.
fn asked(page: &str) -> Option<(String, Vec<String>)> {
    let form = between(page, "/answer\"", "</form>")?;
    let name = form.split("name=\"").map(|p| p.split('"').next().unwrap()).find(|n| n.contains('~'))?.to_owned();
    let options = form.split("<option value=\"").skip(1).map(|p| p.split('"').next().unwrap().replace("&#39;", "'"));
    Some((name, options.filter(|o| !o.is_empty()).collect()))
}

/// Plays on, one step of the page at a time, until this holds.
fn until(gm: &mut Browser, battle: &str, holds: &mut dyn FnMut(&mut Browser, &str) -> bool) -> bool {
    for _ in 0..30 {
        let page = gm.get(battle).body;
        if holds(gm, &page) {
            return true;
        }
        if page.contains("id=\"dice-form\"") {
            let page = act(gm, battle, "dice", "do=roll");
            act(gm, battle, "dice", &format!("{}do=confirm", sent(&fields_of(&page, "dice-form"))));
        } else if page.contains("id=\"orders-form\"") {
            act(gm, battle, "orders", "do=doctrine");
            act(gm, battle, "orders", "do=confirm");
        } else if page.contains("id=\"judge-form\"") {
            act(gm, battle, "go", "do=round");
        } else {
            act(gm, battle, "go", "do=step");
        }
    }
    false
}

#[test]
fn a_proposal_is_accepted_only_as_the_gm_saw_it() {
    let (mut gm, _, hall) = open("seen");
    let mut tried = 0;
    for game in GAMES.iter() {
        let book = game.info().id;
        let battle = sample_of(&mut gm, book, "standard");
        let id = battle.trim_start_matches("/b/").to_owned();
        let room = hall.room(&id).unwrap();
        let mut phone = phone(&mut gm, &room.code(), &battle, "Aude", "seat=1&side=s0&chief=yes");
        let place = format!("/p/{id}");
        let mut found = None;
        until(&mut gm, &battle, &mut |_, _| {
            found = asked(&phone.get(&place).body).filter(|(_, options)| options.len() > 1);
            found.is_some()
        });
        let Some((field, options)) = found else { continue };
        tried += 1;
        let propose = |phone: &mut Browser, words: &str| {
            let said = format!("{}={}&do=confirm", encode(&field), encode(words));
            assert_eq!(phone.post(&format!("{place}/answer"), &said).status, 303);
        };
        let (first, second) = (options[0].as_str(), options[1].as_str());
        propose(&mut phone, first);
        let page = gm.get(&battle).body;
        let stood = room.inside_head();
        let form = between(&page, "/accept\"", "</form>").unwrap();
        let seen = between(&form, "name=\"seen\" value=\"", "\"").unwrap();
        // The player changes it after the GM's page was drawn, and the GM presses the button of the old page.
        propose(&mut phone, second);
        let press = |gm: &mut Browser, seen: &str| {
            let fields = format!("head={}&key={}&seen={seen}", head(&page), encode(&field));
            assert_eq!(gm.post(&format!("{battle}/accept"), &fields).status, 303);
            gm.get(&battle).body
        };
        for seen in [seen.as_str(), "", "0000000000000000"] {
            let refused = press(&mut gm, seen);
            assert_eq!(room.inside_head(), stood, "{book}: nothing is accepted");
            assert!(refused.contains("notice wrong") && refused.contains("Aude propose autre chose"), "{book}");
            assert!(refused.contains("<s class=\"n\">"), "{book}: what changed is shown");
        }
        // The same on the table of all orders, sent as it was drawn.
        let old = sent(&fields_of(&page, "orders-form"));
        assert!(old.contains("seen%7E"), "{old}");
        let refused = act(&mut gm, &battle, "orders", &format!("{old}do=confirm"));
        assert!(refused.contains("Aude propose autre chose"), "{book}");
        assert_eq!(room.inside_head(), stood, "{book}");
        // One the page has not seen at all is not confirmed with the rest.
        act(&mut gm, &battle, "orders", "do=confirm");
        assert_eq!(room.inside_head(), stood, "{book}");
        // Seen as it is, it is taken, and is the player's.
        let page = gm.get(&battle).body;
        let form = between(&page, "/accept\"", "</form>").unwrap();
        press(&mut gm, &between(&form, "name=\"seen\" value=\"", "\"").unwrap());
        assert_ne!(room.inside_head(), stood, "{book}");
        let journal = gm.get(&format!("{battle}/journal")).body;
        // By the verb: whom the phone does not know has another name there.
        let verb = second.split(' ').next().unwrap();
        assert!(journal.lines().any(|l| l.contains("\"author\":\"Aude\"") && l.contains(verb)), "{book}: {second}");
    }
    assert!(tried >= 2, "players are asked for orders in {tried} books");
}

/// The entry of a field's answer in the journal, the last there is.
fn written(gm: &mut Browser, battle: &str, field: &str) -> String {
    let mut parts = field.split('~');
    let (rule, of) = (parts.next().unwrap(), parts.next().unwrap());
    let journal = gm.get(&format!("{battle}/journal")).body;
    let is = |l: &&str| l.contains("\"faces\"") && l.contains(&format!("\"rule\":\"{rule}\",\"of\":\"{of}\""));
    journal.lines().rev().find(is).unwrap().to_owned()
}

/// Other faces for the same dice.
fn others(faces: &str) -> String {
    // A low face of any die, unless it is the one; open-ended dice are left alone by the middle of theirs.
    let swap = |c: char| if c == '4' { '3' } else { '4' };
    faces.chars().map(|c| if c.is_ascii_digit() { swap(c) } else { c }).collect()
}

#[test]
fn rolled_and_typed_dice_are_told_apart_in_every_book() {
    let (mut gm, _, hall) = open("origins");
    for game in GAMES.iter() {
        let book = game.info().id;
        let battle = sample_of(&mut gm, book, "standard");
        let id = battle.trim_start_matches("/b/").to_owned();
        let room = hall.room(&id).unwrap();
        let mut phones: Vec<Browser> = (1..=2)
            .map(|n| {
                phone(
                    &mut gm,
                    &room.code(),
                    &battle,
                    &format!("Aude+{n}"),
                    &format!("seat={n}&side=s{}&chief=yes", n - 1),
                )
            })
            .collect();
        let at_dice = &mut |_: &mut Browser, page: &str| page.contains("id=\"dice-form\"");
        assert!(until(&mut gm, &battle, at_dice), "{book}");
        let start = room.inside_head();
        let rolled = act(&mut gm, &battle, "dice", "do=roll");
        let fell = fields_of(&rolled, "dice-form");
        assert!(rolled.contains("lancé par la machine"), "{book}: marked where it lies");
        // To clear a field and roll again is no second chance.
        let cleared: Vec<_> = fell.iter().map(|(n, _)| (n.clone(), String::new())).collect();
        let again = act(&mut gm, &battle, "dice", &format!("{}do=roll", sent(&cleared)));
        assert_eq!(fields_of(&again, "dice-form"), fell, "{book}: a die lies where it fell");
        // The first is typed over, the others left: told apart before and after.
        let (field, faces) = fell[0].clone();
        let mut typed = fell.clone();
        typed[0].1 = others(&faces);
        assert_ne!(typed[0].1, faces);
        let page = act(&mut gm, &battle, "dice", &format!("{}do=roll", sent(&typed)));
        assert!(page.contains("lancé par la machine, remplacé par le MJ"), "{book}");
        act(&mut gm, &battle, "dice", &format!("{}do=confirm", sent(&typed)));
        let line = written(&mut gm, &battle, &field);
        assert!(line.contains("\"origin\":\"overwritten\"") && line.contains("\"author\":\"gm\""), "{book}: {line}");
        if let Some((other, _)) = fell.get(1) {
            let line = written(&mut gm, &battle, other);
            assert!(
                line.contains("\"origin\":\"rolled\"") && line.contains("\"author\":\"program\""),
                "{book}: {line}"
            );
        }
        // The chronicle says so, and once the step is closed so does the phone of that side.
        let told = gm.get(&format!("{battle}/chronicle")).body;
        assert!(told.contains("Un jet de la machine") && told.contains("tapées par le MJ"), "{book}");
        let whole = format!("/p/{id}/chronicle");
        let mut hear = || {
            phones.iter_mut().filter_map(|p| p.get(&whole).body.contains("Un jet de la machine").then_some(())).count()
        };
        until(&mut gm, &battle, &mut |_, _| hear() > 0);
        assert_eq!(hear(), 1, "{book}: the side whose die it was");
        // Typed where nothing lay: typed. Back to the same throw, which is thrown anew.
        let page = act(&mut gm, &battle, "goto", &format!("entry={start}"));
        assert!(fields_of(&page, "dice-form").iter().all(|(_, v)| v.is_empty()), "{book}");
        act(&mut gm, &battle, "dice", &format!("{}do=confirm", sent(&typed)));
        let line = written(&mut gm, &battle, &field);
        assert!(line.contains("\"origin\":\"typed\"") && line.contains("\"author\":\"gm\""), "{book}: {line}");
    }
}

#[test]
fn a_players_roll_is_the_programs_until_they_type_over_it() {
    let (mut gm, _, hall) = open("origins-phone");
    let battle = sample(&mut gm);
    let id = battle.trim_start_matches("/b/").to_owned();
    let room = hall.room(&id).unwrap();
    let mut phone = phone(&mut gm, &room.code(), &battle, "Aude", "seat=1&side=s0&chief=yes");
    let place = format!("/p/{id}");
    let mut field = String::new();
    assert!(until(&mut gm, &battle, &mut |_, _| {
        let found = asked(&phone.get(&place).body).filter(|(_, options)| options.is_empty());
        found.map(|(name, _)| field = name).is_some()
    }));
    let answer = |phone: &mut Browser, said: &str| {
        phone.post(&format!("{place}/answer"), &format!("{}={said}", encode(&field)));
        phone.get(&place).body
    };
    let page = answer(&mut phone, "&do=roll");
    assert!(page.contains("lancé par la machine pour Aude"), "{page}");
    let seen = gm.get(&battle).body;
    assert!(between(&seen, "id=\"requests\"", "</ul>").unwrap().contains("lancé par la machine pour Aude"));
    let rolled = fields_of(&seen, "dice-form").into_iter().find(|(n, _)| *n == field).unwrap().1;
    let page = answer(&mut phone, &format!("{}&do=confirm", encode(&others(&rolled))));
    assert!(page.contains("lancé par la machine, remplacé par Aude"), "{page}");
    // The GM's page, which saw the roll, does not confirm what was typed over it.
    let stood = room.inside_head();
    let refused = act(&mut gm, &battle, "dice", &format!("{}do=confirm", sent(&fields_of(&seen, "dice-form"))));
    assert!(refused.contains("Aude propose autre chose"), "{refused}");
    assert_eq!(room.inside_head(), stood);
    let page = gm.get(&battle).body;
    act(&mut gm, &battle, "dice", &format!("{}do=confirm", sent(&fields_of(&page, "dice-form"))));
    let line = written(&mut gm, &battle, &field);
    assert!(line.contains("\"origin\":\"overwritten\"") && line.contains("\"author\":\"Aude\""), "{line}");
}

#[test]
fn the_dice_of_a_ruling_are_told_apart_too() {
    let (mut gm, _, _) = open("origins-ruling");
    let battle = sample(&mut gm);
    let lay = |gm: &mut Browser, faces: &str, how: &str| {
        let fields = format!("head={}&gesture=test&who=u0&reason=un+cri&at=start", head(&gm.get(&battle).body));
        gm.post(&format!("{battle}/gesture"), &format!("{fields}&{faces}do={how}"))
    };
    let page = lay(&mut gm, "", "roll").body;
    let face = page.split("class=\"faces").nth(1).unwrap();
    let (name, value) = (between(face, "name=\"", "\"").unwrap(), between(face, "value=\"", "\"").unwrap());
    assert!(page.contains("lancé par la machine"));
    let again = lay(&mut gm, "", "roll").body;
    assert!(again.contains(&format!("value=\"{value}\"")), "it lies where it fell");
    let typed = format!("{}={}&", encode(&name), encode(&others(&value)));
    assert_eq!(lay(&mut gm, &typed, "lay").status, 303);
    let journal = gm.get(&format!("{battle}/journal")).body;
    let ruling = journal.lines().rev().find(|l| l.contains("\"ruling\"")).unwrap();
    assert!(ruling.contains("\"origin\":\"overwritten\""), "{ruling}");
    assert!(gm.get(&format!("{battle}/chronicle")).body.contains("Un jet de la machine"));
}

#[test]
fn no_two_at_a_table_have_one_name() {
    let (mut gm, _, hall) = open("names");
    let battle = sample(&mut gm);
    let code = hall.room(battle.trim_start_matches("/b/")).unwrap().code();
    let knock = |name: &str| {
        let mut phone = Browser::new(gm.port);
        let answer = phone.post("/join", &format!("code={code}&name={}", encode(name)));
        (answer.status, answer.body)
    };
    assert_eq!(knock("Aude").0, 303);
    for name in ["Aude", " AUDE ", "aude", "A u d e", "Au\u{200b}de"] {
        let (status, page) = knock(name);
        assert_eq!(status, 200, "{name:?}");
        assert!(page.contains("notice wrong") && page.contains("est déjà à cette table"), "{name:?}: {page}");
        // The code is kept, and a free name stands in the field.
        assert!(page.contains(&format!("value=\"{code}\"")) && page.contains(" 2\""), "{name:?}: {page}");
    }
    assert_eq!(knock("Aude 2").0, 303);
    assert!(knock("Aude").1.contains("value=\"Aude 3\""));
    assert_eq!(knock("Audette").0, 303);
    assert_eq!(gm.get(&format!("{battle}/people")).body.matches("name=\"seat\"").count(), 3);
}

/// A table saved on an older day may hold two of one name: it opens, and what one proposes is not the other's.
#[test]
fn an_old_table_with_two_of_one_name_opens_and_keeps_them_apart() {
    let data = folder("names-old");
    let shelf = montjoie_chronicle::Shelf::open(&data).unwrap();
    let begun = montjoie_chronicle::begin(GAMES, GAMES[0].samples()[0].1, None).unwrap();
    shelf.add("gue", &("fr".into(), "en".into()), &montjoie_chronicle::Journal::new(begun.header)).unwrap();
    let token = |c: char| c.to_string().repeat(32);
    let seat = |id: u32, c: char| {
        format!("{{\"id\":{id},\"name\":\"Aude\",\"token\":\"{}\",\"side\":\"a\",\"chief\":true}}", token(c))
    };
    let side = serde_json::to_string(&montjoie_table::Side::A).unwrap();
    let seats = format!("{{\"code\":\"ABCDEF\",\"list\":[{},{}],\"next\":3}}", seat(1, 'a'), seat(2, 'b'));
    shelf.keep("seats/gue", &seats.replace("\"a\",\"chief\"", &format!("{side},\"chief\""))).unwrap();
    drop(shelf);
    let config =
        montjoie_web::Config { games: GAMES, data, port: 0, lan: false, odds: None, public: None, seed: Some(1) };
    let table = montjoie_web::ReadyServer::new(&config).unwrap();
    let link = table.link();
    std::thread::spawn(move || table.serve());
    let (port, path) = link.strip_prefix("http://127.0.0.1:").unwrap().split_once('/').unwrap();
    let mut gm = Browser::new(port.parse().unwrap());
    gm.get(&format!("/{path}"));
    let mut phones = ['a', 'b'].map(|c| {
        let mut phone = Browser::new(gm.port);
        phone.cookies.push(("montjoie_seat_gue".to_owned(), token(c)));
        phone
    });
    let mut found = None;
    until(&mut gm, "/b/gue", &mut |_, _| {
        found = asked(&phones[0].get("/p/gue").body).filter(|(_, options)| !options.is_empty());
        found.is_some()
    });
    let (field, options) = found.expect("somebody is asked");
    phones[0].post("/p/gue/answer", &format!("{}={}&do=confirm", encode(&field), encode(&options[0])));
    assert!(phones[0].get("/p/gue").body.contains("ask sent"));
    assert!(!phones[1].get("/p/gue").body.contains("ask sent"), "the other has proposed nothing");
}
