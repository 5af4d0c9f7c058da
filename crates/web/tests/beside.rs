//! What lies beside the table: sheets, lines, rulings looked at first, scenes, branches, what players propose.
#![allow(missing_docs, clippy::unwrap_used)]

mod common;
use common::*;

use montjoie_books::GAMES;

fn id_of(battle: &str) -> &str {
    battle.trim_start_matches("/b/")
}

/// Every link of a page that leads to the table itself.
fn links(page: &str, base: &str) -> Vec<String> {
    let mut found = Vec::new();
    for mark in ["href=\"", "data-src=\"", "data-live=\""] {
        for part in page.split(mark).skip(1) {
            let link = part.split('"').next().unwrap_or_default().replace("&amp;", "&");
            if link.starts_with(base) && !found.contains(&link) {
                found.push(link);
            }
        }
    }
    found
}

/// Fields of the first form of a page that goes to this action, as a browser would send them untouched.
fn hidden(page: &str, action: &str) -> String {
    let at = page.find(&format!("/{action}\"")).unwrap_or_else(|| panic!("no form {action} in {page}"));
    let form = &page[at..at + page[at..].find("</form>").unwrap()];
    let inputs = form.split("<input").skip(1).filter(|i| i.contains("type=\"hidden\""));
    let pair = |i: &str| {
        let (name, value) = (between(i, "name=\"", "\"").unwrap(), between(i, "value=\"", "\"").unwrap());
        format!(
            "{}={}",
            encode(&name.replace("&amp;", "&")),
            encode(&value.replace("&#39;", "'").replace("&amp;", "&"))
        )
    };
    inputs.map(pair).collect::<Vec<_>>().join("&")
}

#[test]
fn every_link_of_every_gms_page_leads_somewhere() {
    let (mut gm, _, _) = open("links");
    for game in GAMES.iter() {
        let battle = sample_of(&mut gm, game.info().id, "standard");
        act(&mut gm, &battle, "go", "do=round");
        let mut seen = vec![battle.clone()];
        let mut at = 0;
        while at < seen.len() && at < 400 {
            let path = seen[at].clone();
            at += 1;
            if path.ends_with("/events") {
                continue;
            }
            let page = gm.get(&path);
            assert_eq!(page.status, 200, "{} {path}", game.info().id);
            if path.contains("/line/") {
                assert_eq!(page.body.matches("class=\"big\"").count(), 1, "a line opens itself and no other: {path}");
            }
            // One sheet and one line tell of the others.
            let of_kind =
                |path: &str| ["/sheet/", "/line/", "/rule/", "/scene?"].into_iter().find(|k| path.contains(k));
            for link in links(&page.body, &battle) {
                let link = link.split('#').next().unwrap().to_owned();
                let kind = of_kind(&link);
                let many = kind.is_some_and(|k| seen.iter().filter(|s| s.contains(k)).count() > 3);
                if !seen.contains(&link) && !many {
                    seen.push(link);
                }
            }
        }
        assert!(seen.iter().any(|s| s.contains("/sheet/")), "sheets are linked");
        assert!(seen.iter().any(|s| s.contains("/line/")), "lines are linked");
    }
}

#[test]
fn a_ruling_is_looked_at_before_it_is_laid() {
    let (mut gm, _, hall) = open("ruling");
    let battle = sample(&mut gm);
    let room = hall.room(id_of(&battle)).unwrap();
    let before = room.hash();
    let head = head(&gm.get(&battle).body);
    let fields = format!("head={head}&gesture=take&who=u0&men=3&reason=une+fondri%C3%A8re&at=start");
    let look = gm.post(&format!("{battle}/gesture"), &format!("{fields}&do=preview"));
    assert_eq!(look.status, 200);
    assert_eq!(room.hash(), before, "nothing has happened yet");
    assert!(look.body.contains("<table") && look.body.contains("fondrière"), "{}", look.body);
    let again = hidden(&look.body, "gesture");
    assert_eq!(gm.post(&format!("{battle}/gesture"), &format!("{again}&do=lay")).status, 303);
    assert_ne!(room.hash(), before);
    // No reason, no ruling; and it says so.
    let page = act(&mut gm, &battle, "gesture", "gesture=take&who=u0&men=3&do=lay");
    assert!(page.contains("notice wrong"));
}

#[test]
fn dice_of_a_ruling_are_asked_for_and_rolled_ones_shown_first() {
    let (mut gm, _, hall) = open("ruled-dice");
    let battle = sample(&mut gm);
    let room = hall.room(id_of(&battle)).unwrap();
    let before = room.hash();
    let last = room.inside_head();
    let fields = format!("head={}&gesture=test&who=u0&reason=un+cri&at=start", head(&gm.get(&battle).body));
    let mut page = gm.post(&format!("{battle}/gesture"), &format!("{fields}&do=lay"));
    assert_eq!(page.status, 200, "it wants dice");
    assert!(page.body.contains("class=\"faces"), "{}", page.body);
    assert_eq!((room.hash(), room.inside_head()), (before, last));
    page = gm.post(&format!("{battle}/gesture"), &format!("{}&do=roll", hidden(&page.body, "gesture")));
    assert_eq!((page.status, room.inside_head()), (200, last), "rolled faces are shown first");
    let face = page.body.split("class=\"faces").nth(1).unwrap();
    let (name, value) = (between(face, "name=\"", "\"").unwrap(), between(face, "value=\"", "\"").unwrap());
    assert!(!value.is_empty());
    let typed = format!("{}&{}={}&do=lay", hidden(&page.body, "gesture"), encode(&name), encode(&value));
    assert_eq!(gm.post(&format!("{battle}/gesture"), &typed).status, 303);
    assert_ne!(room.inside_head(), last, "and laid when they are confirmed");
}

#[test]
fn a_scene_holds_the_battle_and_ends_as_one_act() {
    let (mut gm, _, hall) = open("scene");
    let battle = sample(&mut gm);
    let id = id_of(&battle).to_owned();
    let room = hall.room(&id).unwrap();
    let mut hero = phone(&mut gm, &room.code(), &battle, "Aude", "seat=1&side=s0&units=u0");
    let mut other = phone(&mut gm, &room.code(), &battle, "Bruno", "seat=2&side=s1&units=u4");
    let before = room.hash();
    let page = act(
        &mut gm,
        &battle,
        "scene",
        "do=open&title=Le+pont&who=u0&place=au+gu%C3%A9&stakes=Tenir+le+pont&shared=yes\
         &triumph_gesture=take&triumph_who=u4&triumph_men=5&triumph_gesture=&triumph_who=&triumph_men=",
    );
    assert!(page.contains("id=\"scene-form\"") && page.contains("Tenir le pont"));
    assert!(hero.get(&format!("/p/{id}")).body.contains("Tenir le pont"), "shown to whom it concerns");
    assert!(!other.get(&format!("/p/{id}")).body.contains("Tenir le pont"), "and to nobody else");
    // The battle waits.
    let page = act(&mut gm, &battle, "go", "do=round");
    assert!(page.contains("notice wrong"));
    assert_eq!(room.hash(), before);
    // How it ends has to be said.
    let page = act(&mut gm, &battle, "scene", "do=end&told=");
    assert!(page.contains("notice wrong"));
    let scene = between(&page, "name=\"scene\" value=\"", "\"").unwrap();
    let page = act(&mut gm, &battle, "scene", &format!("scene={scene}&outcome=triumph&told=Aude+tient.&do=end"));
    assert!(!page.contains("id=\"scene-form\"") && page.contains("Aude tient."), "told in the chronicle");
    assert_ne!(room.hash(), before);
    assert!(hero.get(&format!("/p/{id}")).body.contains("Aude tient."), "players hear it");
    act(&mut gm, &battle, "undo", "");
    assert_eq!(room.hash(), before, "one undo takes all of it back");
}

#[test]
fn a_corrected_die_is_looked_at_and_branches_are_gone_to() {
    let (mut gm, _, hall) = open("amend");
    let battle = sample(&mut gm);
    act(&mut gm, &battle, "go", "do=round");
    let room = hall.room(id_of(&battle)).unwrap();
    let later = room.hash();
    // The first line with dice: its page offers to correct them.
    let whole = gm.get(&format!("{battle}/chronicle")).body;
    let line = links(&whole, &battle)
        .into_iter()
        .filter(|l| l.contains("/line/"))
        .find(|l| gm.get(l).body.contains("name=\"faces\""))
        .expect("dice fell");
    let page = gm.get(&line).body;
    let faces = page.split("name=\"faces\"").nth(1).unwrap();
    let now = between(faces, "value=\"", "\"").unwrap();
    let other: String = now
        .chars()
        .map(|c| {
            if c == '1' {
                '2'
            } else if c.is_ascii_digit() {
                '1'
            } else {
                c
            }
        })
        .collect();
    let look = gm.post(&format!("{battle}/amend"), &format!("{}&faces={}", hidden(&page, "amend"), encode(&other)));
    assert_eq!((look.status, room.hash()), (200, later), "nothing has changed yet: {}", look.body);
    let laid = gm.post(&format!("{battle}/amend"), &format!("{}&do=lay", hidden(&look.body, "amend")));
    assert_eq!(laid.status, 303);
    let page = gm.get(&battle).body;
    assert!(page.contains("panel-branches"), "the way it went before can be gone to");
    let branch = page.split("panel-branches").nth(1).unwrap();
    let entry = between(branch, "name=\"entry\" value=\"", "\"").unwrap();
    act(&mut gm, &battle, "goto", &format!("entry={entry}&do=branch"));
    assert_eq!(room.hash(), later, "and is as it was");
    // Faces that cannot be are refused in words.
    let page = act(&mut gm, &battle, "amend", &format!("entry={}&faces=99", line.rsplit('/').next().unwrap()));
    assert!(page.contains("notice wrong"));
}

#[test]
fn players_propose_and_the_gm_accepts_in_one_tap() {
    let (mut gm, _, hall) = open("propose");
    let battle = sample(&mut gm);
    let id = id_of(&battle).to_owned();
    let room = hall.room(&id).unwrap();
    let mut aude = phone(&mut gm, &room.code(), &battle, "Aude", "seat=1&side=s0&chief=yes");
    // In words.
    assert_eq!(aude.post(&format!("/p/{id}/say"), "text=Je+tiens+le+pont").status, 303);
    let page = gm.get(&battle).body;
    assert!(page.contains("Je tiens le pont"));
    let request = between(&page, "name=\"request\" value=\"", "\"").unwrap();
    assert!(gm.get(&format!("{battle}/scene?request={request}")).body.contains("Je tiens le pont"));
    act(&mut gm, &battle, "request", &format!("request={request}&do=accept"));
    assert!(aude.get(&format!("/p/{id}")).body.contains("Je tiens le pont"), "written in the chronicle");
    for _ in 0..9 {
        aude.post(&format!("/p/{id}/say"), "text=encore");
    }
    assert!(gm.get(&battle).body.matches("encore").count() <= 5, "a phone cannot flood the table");
    // An answer to what is asked: rolled on the phone, or chosen there.
    let mut rounds = 0;
    loop {
        let page = aude.get(&format!("/p/{id}")).body;
        if page.contains("class=\"faces") {
            let field = page.split("class=\"faces").nth(1).unwrap();
            let name = between(field, "name=\"", "\"").unwrap();
            aude.post(&format!("/p/{id}/answer"), &format!("{}=&do=roll", encode(&name)));
            let (last, page) = (room.inside_head(), aude.get(&format!("/p/{id}")).body);
            let field = page.split(&format!("name=\"{name}\"")).nth(1).unwrap();
            assert!(!between(field, "value=\"", "\"").unwrap().is_empty(), "the phone shows what fell");
            assert_eq!(room.inside_head(), last, "no history yet");
            let wrong = aude.post(&format!("/p/{id}/answer"), &format!("{}=999&do=confirm", encode(&name)));
            assert_eq!(wrong.status, 303);
            assert!(aude.get(&format!("/p/{id}")).body.contains("notice wrong"), "what cannot be is said");
            let seen = between(&gm.get(&battle).body, "name=\"seen\" value=\"", "\"").unwrap();
            act(&mut gm, &battle, "accept", &format!("key={}&seen={seen}", encode(&name)));
            assert_ne!(room.inside_head(), last, "accepted");
            break;
        }
        act(&mut gm, &battle, "orders", "do=doctrine");
        let page = gm.get(&battle).body;
        if page.contains("id=\"orders-form\"") {
            act(&mut gm, &battle, "orders", "do=confirm");
        }
        rounds += 1;
        assert!(rounds < 40, "dice are asked of the player: {page}");
    }
}

#[test]
fn who_rolls_is_kept_and_assistance_proposes() {
    let (mut gm, _, hall) = open("conduct");
    let battle = sample(&mut gm);
    let room = hall.room(id_of(&battle)).unwrap();
    let last = room.inside_head();
    let set =
        "dice_a=assisted&choices_a=assisted&dice_b=assisted&choices_b=assisted&gm=assisted&judgements=person&do=set";
    let page = act(&mut gm, &battle, "conduct", set);
    assert_eq!(room.inside_head(), last, "assistance applies nothing");
    assert!(page.contains("class=\"by\"") || page.contains("selected"), "but proposes");
    let page = act(&mut gm, &battle, "conduct", "who=u0&kind=dice&hand=person&do=except");
    assert!(page.contains("page-except") || page.contains("name=\"n\" value=\"0\""));
    let all = "dice_a=program&choices_a=program&dice_b=program&choices_b=program&gm=program&judgements=program&do=set";
    act(&mut gm, &battle, "conduct", "n=0&do=forget");
    act(&mut gm, &battle, "conduct", all);
    assert!(room.outcome().is_some() || room.inside_head() > last + 10, "the program plays by itself");
    act(&mut gm, &battle, "undo", "");
}

#[test]
fn knowledge_is_granted_unit_by_unit() {
    let (mut gm, _, hall) = open("grant");
    let battle = sample(&mut gm);
    let id = id_of(&battle).to_owned();
    let room = hall.room(&id).unwrap();
    let mut aude = phone(&mut gm, &room.code(), &battle, "Aude", "seat=1&side=s0&chief=yes");
    let mut bea = phone(&mut gm, &room.code(), &battle, "Bea", "seat=2&side=s0&chief=yes");
    let gms = gm.get(&battle).body;
    let foe = gms.split(" class=\"card side-b").next().and_then(|t| t.rsplit("id=\"").next()).unwrap();
    let foe = foe.trim_end_matches('"').to_owned();
    let card = |page: &str| between(page, &format!("id=\"{foe}\""), "</li>").unwrap_or_default();
    let (before, exact) = (card(&aude.get(&format!("/p/{id}")).body), "<b>");
    assert!(!before.contains(exact), "unseen by default: {before}");
    act(&mut gm, &battle, "knowledge", &format!("to=seat-1&who={foe}&level=exact&do=grant"));
    assert!(card(&aude.get(&format!("/p/{id}")).body).contains(exact), "figures for whom they were granted");
    assert!(!card(&bea.get(&format!("/p/{id}")).body).contains(exact), "and for nobody else");
    act(&mut gm, &battle, "knowledge", "n=0&do=forget");
    assert_eq!(card(&aude.get(&format!("/p/{id}")).body), before);
}

#[test]
fn what_is_told_aloud_is_edited_before_it_is_shown() {
    let (mut gm, _, hall) = open("telling");
    let battle = sample(&mut gm);
    let id = id_of(&battle).to_owned();
    let room = hall.room(&id).unwrap();
    let mut aude = phone(&mut gm, &room.code(), &battle, "Aude", "seat=1&side=s0");
    let page = act(&mut gm, &battle, "go", "do=round");
    let round = between(&page, "name=\"round\" value=\"", "\"").unwrap();
    assert!(between(&page, "id=\"telling-text\"", "</textarea>").unwrap().len() > 60, "the program tells it first");
    act(&mut gm, &battle, "telling", &format!("round={round}&text=La+plaine+fume.&do=show"));
    assert!(aude.get(&format!("/p/{id}")).body.contains("La plaine fume."));
    act(&mut gm, &battle, "telling", &format!("round={round}&text=La+plaine+fume.&do=hide"));
    assert!(!aude.get(&format!("/p/{id}")).body.contains("La plaine fume."));
    // A note is the GM's own unless it is shared.
    act(&mut gm, &battle, "note", "text=Ils+ne+savent+rien");
    act(&mut gm, &battle, "note", "text=Il+neige&shared=yes");
    let page = aude.get(&format!("/p/{id}")).body;
    assert!(page.contains("Il neige") && !page.contains("savent"));
    // Banners, kept.
    act(&mut gm, &battle, "banners", "field_a=sable&charge_a=croix&field_b=or&charge_b=pal");
    assert!(gm.get(&battle).body.contains("t-sable"));
}

#[test]
fn the_battle_that_is_over_leads_to_the_next() {
    let (mut gm, _, hall) = open("after");
    for game in GAMES.iter() {
        let battle = sample_of(&mut gm, game.info().id, "standard");
        for _ in 0..60 {
            if hall.room(id_of(&battle)).unwrap().outcome().is_some() {
                break;
            }
            act(&mut gm, &battle, "go", "do=until&until=chief");
        }
        assert_eq!(gm.get(&format!("{battle}/after")).status, 200);
        let next = gm.get(&format!("{battle}/next"));
        assert_eq!(next.status, 200, "{}", game.info().id);
        assert!(hall.begin(&next.body).is_ok(), "{}: the next battle can begin: {}", game.info().id, next.body);
    }
}

#[test]
fn a_battle_taken_up_again_says_what_happened_before() {
    let (mut gm, _, hall) = open("previously");
    let battle = sample(&mut gm);
    act(&mut gm, &battle, "go", "do=round");
    let journal = gm.get(&format!("{battle}/journal")).body;
    let id = montjoie_web::secret::token()[..12].to_owned();
    hall.import_as(&id, journal.as_bytes()).unwrap();
    let again = format!("/b/{id}");
    assert!(gm.get(&again).body.contains("class=\"previously\""));
    act(&mut gm, &again, "go", "do=round");
    assert!(!gm.get(&again).body.contains("class=\"previously\""), "until it is played on");
    // The chronicle by whom it is about and by kind, without a script.
    let whole = gm.get(&format!("{again}/chronicle")).body.matches("class=\"line").count();
    let told = gm.get(&format!("{again}/chronicle?who=&kind=told")).body.matches("class=\"line").count();
    let one = gm.get(&format!("{again}/chronicle?who=u0&kind=told")).body.matches("class=\"line").count();
    assert!(whole > told && told > one && one > 0, "{whole} {told} {one}");
}

#[test]
fn heroes_moments_open_as_scenes() {
    let (mut gm, _, hall) = open("moments");
    for game in GAMES.iter() {
        let [fr, _] = game.books();
        assert!(!game.info().scenes.is_empty(), "{} has its duels and challenges", game.info().id);
        for rule in game.info().scenes {
            assert!(fr.rule(rule).is_some(), "{rule} is a rule of the book");
        }
        let battle = sample_of(&mut gm, game.info().id, "standard");
        let page = gm.get(&battle).body;
        assert!(hall.room(id_of(&battle)).is_ok());
        // Any question fills in who is concerned and what is at stake.
        if let Some(field) = page.split("name=\"").filter_map(|p| p.split('"').next()).find(|n| n.contains("~#u")) {
            let scene = gm.get(&format!("{battle}/scene?ask={}", encode(field))).body;
            assert!(
                scene.contains(" selected") && !scene.contains("id=\"scene-title\" name=\"title\" value=\"\""),
                "{field}"
            );
        }
    }
}

#[test]
fn a_great_battle_has_a_page_that_can_be_read() {
    let (mut gm, _, hall) = open("great");
    let mut text = "ruleset = \"bx\"\nname = \"Soixante\"\n".to_owned();
    for side in ["nord", "sud"] {
        text.push_str(&format!("[[side]]\nid = \"{side}\"\nname = \"{side}\"\n"));
        for n in 0..60 {
            text.push_str(&format!(
                "[[side.unit]]\nid = \"{side}-{n}\"\nname = \"{side} {n}\"\ncount = 40\nca = 5\ndv = \"1\"\ndamage = \"1d8\"\nmoral = 8\n"
            ));
        }
    }
    let battle = format!("/b/{}", hall.begin(&text).unwrap());
    let mut page = gm.get(&battle).body;
    for _ in 0..6 {
        if page.contains("data-more=\"") {
            break;
        }
        if page.contains("id=\"dice-form\"") {
            page = act(&mut gm, &battle, "dice", "do=roll");
            page = act(&mut gm, &battle, "dice", &format!("do=confirm&{}", typed(&page)));
        } else {
            act(&mut gm, &battle, "orders", "do=doctrine");
            page = act(&mut gm, &battle, "orders", "do=confirm");
        }
    }
    assert!(page.len() < 420_000, "{} bytes for 120 units and their orders", page.len());
    // Every answer is one page away, and noting one keeps it with the rest.
    let src = between(&page, "data-more=\"", "\"").unwrap();
    let whole = gm.get(&src);
    assert_eq!(whole.status, 200, "{src}");
    let select = whole.body.split("<select").nth(1).unwrap();
    assert!(select.matches("<option").count() > 30, "{select}");
    let name = between(select, "name=\"", "\"").unwrap();
    let value =
        select.split("value=\"").filter_map(|v| v.split('"').next()).filter(|v| v.contains(' ')).last().unwrap();
    let page = act(&mut gm, &battle, "orders", &format!("{}={}&do=note", encode(&name), encode(value)));
    let row = page.split(&format!("name=\"{name}\"")).nth(1).unwrap();
    assert!(between(row, "<option", "</select>").unwrap().contains(&format!("value=\"{value}\" selected")), "{value}");
}

/// A button that changes nothing says why, and what is missing.
#[test]
fn confirming_with_nothing_chosen_says_what_is_missing() {
    let (mut gm, _, hall) = open("nothing");
    for game in GAMES.iter() {
        let battle = sample_of(&mut gm, game.info().id, "standard");
        let room = hall.room(id_of(&battle)).unwrap();
        let (mut dice, mut orders) = (false, false);
        for _ in 0..40 {
            let page = gm.get(&battle).body;
            let (form, id) = if page.contains("id=\"dice-form\"") {
                dice = true;
                ("dice", "Aucun dé")
            } else if page.contains("id=\"orders-form\"") {
                orders = true;
                ("orders", "Rien n’est choisi")
            } else {
                act(&mut gm, &battle, "go", "do=step");
                continue;
            };
            if dice && orders {
                break;
            }
            let before = room.inside_head();
            let said =
                act(&mut gm, &battle, form, "do=confirm").replace("n&#39;est", "n’est").replace("n'est", "n’est");
            assert!(said.contains(id), "{}: {form}: {:?}", game.info().id, between(&said, "class=\"notice", "</"));
            assert_eq!(room.inside_head(), before, "nothing was written");
            act(&mut gm, &battle, "go", "do=step");
            let page = gm.get(&battle).body;
            if page.contains("id=\"orders-form\"") {
                act(&mut gm, &battle, "orders", "do=doctrine");
                act(&mut gm, &battle, "orders", "do=confirm");
            } else if page.contains("id=\"dice-form\"") {
                let page = act(&mut gm, &battle, "dice", "do=roll");
                act(&mut gm, &battle, "dice", &format!("do=confirm&{}", typed(&page)));
            }
        }
        assert!(dice || orders, "{}: something is asked", game.info().id);
    }
}

/// Judgements that may be left are asked in one form before their step closes, as the GM wants it; the journal keeps what he wants.
#[test]
fn judgements_that_may_be_left_are_asked_as_the_gm_wants() {
    let (mut gm, _, hall) = open("offered");
    let battle = as_it_comes(&mut gm);
    let room = hall.room(id_of(&battle)).unwrap();
    let until_judged = |gm: &mut Browser| {
        for _ in 0..12 {
            let page = gm.get(&battle).body;
            if page.contains("id=\"judge-form\"") {
                return true;
            }
            act(gm, &battle, "orders", "do=doctrine");
            act(gm, &battle, "orders", "do=confirm");
        }
        false
    };
    assert!(until_judged(&mut gm), "no player plays anybody here: all are asked");
    let before = room.inside_head();
    act(&mut gm, &battle, "conduct", "do=set&offered=never");
    assert!(!gm.get(&battle).body.contains("id=\"judge-form\""), "none is asked any more");
    assert!(
        gm.get(&format!("{battle}/journal")).body.contains("\"offered\":\"never\"") || room.inside_head() != before
    );
}
