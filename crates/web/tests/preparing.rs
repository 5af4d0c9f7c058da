//! Preparing on the page, in every ruleset: from nothing, from a sample, from a file; kept at every step; the result is the
//! scenario of the command line.
#![allow(missing_docs, clippy::unwrap_used)]

mod common;
mod kit;

use common::{Browser, between, open};
use kit::{fields, leads};
use montjoie_books::GAMES;
use montjoie_game::Game;

/// The page of a draft, and what its form would send besides what a person types.
struct Desk<'a> {
    gm: &'a mut Browser,
    base: String,
    page: String,
    /// Clicks and keys pressed, pasted text apart.
    inputs: usize,
}

impl Desk<'_> {
    fn begin<'a>(gm: &'a mut Browser, game: &str, sample: &str) -> Desk<'a> {
        let answer = gm.post("/new", &fields(&[("game", game), ("sample", sample)]));
        assert_eq!(answer.status, 303, "{}", answer.body);
        let base = leads(&answer);
        let page = gm.get(&base).body;
        Desk { gm, base, page, inputs: 1 }
    }

    fn send(&mut self, what: &str, typed: &[(&str, &str)]) -> String {
        let writing = between(&self.page, "name=\"writing\" value=\"", "\"").unwrap();
        let mut all = vec![("writing", writing.as_str()), ("do", what)];
        let open = between(&self.page, "name=\"open\" value=\"", "\"").unwrap_or_default();
        all.push(("open", &open));
        all.extend(typed);
        let answer = self.gm.post(&self.base, &fields(&all));
        assert_eq!(answer.status, 303, "{what}: {}", answer.body);
        let to = leads(&answer);
        self.page = self.gm.get(to.split('#').next().unwrap()).body;
        self.inputs += 1;
        to
    }

    fn scenario(&mut self) -> String {
        self.gm.get(&format!("{}/scenario", self.base)).body
    }
}

/// Eight lines of troops with which a battle can begin, by the catalogue's names.
fn eight(game: &'static dyn Game) -> String {
    let troops = game.format().catalogue.troops();
    let fits = |line: &str| {
        let side = |name: &str| format!("[[side]]\nname = \"{name}\"\n[[side.unit]]\nline = \"{line}\"\n");
        let text = format!("ruleset = \"{}\"\nname = \"x\"\n{}{}", game.info().id, side("a"), side("b"));
        montjoie_chronicle::begin(GAMES, &text, None).is_ok()
    };
    let lines: Vec<String> =
        troops.map(|t| format!("60 {}", t.name_fr.replace('"', ""))).filter(|line| fits(line)).take(8).collect();
    assert_eq!(lines.len(), 8, "{}", game.info().id);
    lines.join("\n")
}

#[test]
fn two_armies_of_eight_from_an_empty_page() {
    let (mut gm, _, hall) = open("eight");
    for game in GAMES {
        let id = game.info().id;
        let lines = eight(*game);
        let mut desk = Desk::begin(&mut gm, id, "");
        assert!(desk.page.contains("disabled"), "{id}: nobody can fight yet");
        assert!(desk.page.contains("Chaque camp attend sa première troupe."), "{id}: and it says why");
        assert!(no_error(&desk.page), "{id}: nothing is wrong before anything is done: {}", desk.page);
        // Two boxes clicked and pasted into, a title typed (counted as its letters), one button.
        let title = "Le Gué";
        desk.inputs += 2 + 1 + title.chars().count();
        let typed = [("paste_a", lines.as_str()), ("paste_b", lines.as_str()), ("called", title)];
        desk.send("read", &typed);
        assert_eq!(desk.page.matches("<li id=\"f-side-").count(), 16 + 2, "{id}: sixteen units, two sides");
        assert!(desk.page.contains("16 lignes comprises."), "{id}: it says what it understood");
        assert!(no_error(&desk.page), "{id}: {}", desk.page);
        let scenario = desk.scenario();
        let to = desk.send("play", &[]);
        assert!(to.starts_with("/b/"), "{id}: {to}");
        println!("{id}: two armies of eight in {} inputs besides pasted text", desk.inputs);
        assert!(desk.inputs <= 40);
        // The same tap again leads to the same battle, and so does the old link.
        let base = desk.base.clone();
        assert_eq!(leads(&gm.post(&base, "do=play&writing=1")), to);
        assert_eq!(leads(&gm.get(&base)), to);
        let room = hall.room(to.trim_start_matches("/b/")).unwrap();
        assert_eq!(room.hash(), montjoie_chronicle::begin(GAMES, &scenario, None).unwrap().opened_hash(), "{id}");
    }
}

/// Whether the page shows nothing in red.
fn no_error(page: &str) -> bool {
    // The file stands on the page as the file it is.
    let page = page.split("<details id=\"file\"").next().unwrap_or_default();
    ["id=\"problems\"", "wrong\"", "aria-invalid", "[["].iter().all(|sign| !page.contains(sign))
}

/// The hash of a battle that begins.
trait Hashed {
    fn opened_hash(&self) -> u64;
}

impl Hashed for montjoie_chronicle::Beginning {
    fn opened_hash(&self) -> u64 {
        let memory = montjoie_chronicle::Memory::new(self.header.clone());
        let mut chronicle = montjoie_chronicle::Chronicle::with(montjoie_books::GAMES, Box::new(memory)).unwrap();
        chronicle.advance(&mut montjoie_chronicle::Conduct::by_hand(montjoie_table::Rng::of(1, 0))).unwrap();
        chronicle.fight().hash()
    }
}

#[test]
fn lines_are_understood_or_stay_in_the_box() {
    let (mut gm, _, _) = open("lines");
    for game in GAMES {
        let known = eight(*game).lines().next().unwrap().to_owned();
        let mut desk = Desk::begin(&mut gm, game.info().id, "");
        let pasted = format!("- {known}\n\n# a remark\n12 chimères mauves de nulle part\n");
        desk.send("read", &[("paste_a", &pasted)]);
        let scenario = desk.scenario();
        assert!(scenario.contains(&format!("line = \"{known}\"")), "{scenario}");
        assert!(!scenario.contains("mauves"), "{scenario}");
        let left = between(&desk.page, "id=\"paste-a\"", "</textarea>").unwrap();
        assert!(left.contains("mauves") && !left.contains(&known), "{left}");
        let told = between(&desk.page, "class=\"understood\"", "</ul>").unwrap();
        assert!(told.contains("class=\"wrong\"") && told.contains("mauves"), "{told}");
        assert!(desk.page.contains("Une ligne comprise. Une ne l’est pas"), "{}", game.info().id);
        let unit = block(&desk.page, "side[1].unit[1]");
        assert!(
            unit.contains("60 × ") && unit.contains("<em class=\"n\">"),
            "{}: how the other was read: {unit}",
            game.info().id
        );
        // An old page moves nothing twice.
        let writing = fields(&[("writing", "0"), ("do", "read"), ("paste_a", &known)]);
        let base = desk.base.clone();
        let answer = desk.gm.post(&base, &writing);
        assert!(leads(&answer).ends_with("?old=1"), "{}", answer.headers);
        assert_eq!(desk.scenario(), scenario);
    }
}

#[test]
fn fields_are_changed_copied_dropped_and_problems_lead_to_them() {
    let (mut gm, _, _) = open("fields");
    for game in GAMES {
        let id = game.info().id;
        let (sample, _) = game.samples()[0];
        let mut desk = Desk::begin(&mut gm, id, sample);
        let before = desk.scenario();
        assert!(
            desk.page.contains("value=\"play\"") && !desk.page.contains("disabled"),
            "{id}: a sample can be played"
        );
        // Nothing said, nothing changed.
        desk.send("read", &[]);
        assert_eq!(desk.scenario(), before, "{id}");
        // One that counts men itself: in a tree of units, the smallest.
        let inner = "edit~side[2].unit[1].unit[1]";
        let one = if desk.page.contains(inner) { "side[2].unit[1].unit[1]" } else { "side[2].unit[1]" };
        desk.send(&format!("copy~{one}"), &[]);
        let copied = desk.scenario();
        assert!(copied.matches("[[side.unit").count() == before.matches("[[side.unit").count() + 1, "{id}");
        assert!(desk.page.contains("id=\"sheet\""), "{id}: the copy is open");
        let place = between(&desk.page, "name=\"open\" value=\"", "\"").unwrap();
        assert!(desk.page.contains("value=\"play\"") && !desk.page.contains("disabled"), "{id}: {copied}");
        // A field that cannot be: told at its place, with a way to it; the figures that follow come back with it mended.
        let name = format!("{place}.count");
        desk.send("read", &[(&name, "beaucoup")]);
        let unit = block(&desk.page, &place);
        let told = between(&unit, "<p class=\"wrong\">", "</p>").unwrap_or_default();
        assert!(told.contains("Effectif"), "{id}: in the words of the page, beside it: {unit}");
        assert!(!told.contains("count") && unit.contains("aria-invalid=\"true\""), "{id}: {unit}");
        let figures = desk.page.matches("<em class=\"n\">").count();
        assert!(figures > 3, "{id}: the others keep their figures: {figures}");
        desk.send("read", &[(&name, "77")]);
        assert!(no_error(&desk.page), "{id}");
        assert!(desk.page.contains("value=\"77\""), "{id}");
        let derived = between(&desk.page, "id=\"sheet\"", "</dl>").unwrap();
        assert!(derived.contains("77"), "{id}: derived at once: {derived}");
        // One more and one less, as its stepper goes.
        desk.send(&format!("more~{place}"), &[]);
        assert!(block(&desk.page, &place).contains("value=\"87\""), "{id}");
        desk.send(&format!("less~{place}"), &[]);
        assert!(block(&desk.page, &place).contains("value=\"77\""), "{id}");
        desk.send(&format!("drop~{place}"), &[]);
        assert_eq!(desk.scenario().trim(), before.trim(), "{id}: everything else is as it was, comments too");
    }
}

#[test]
fn options_that_this_battle_can_touch_come_first_and_have_their_switch() {
    let (mut gm, _, _) = open("options");
    for game in GAMES {
        let id = game.info().id;
        let (sample, _) = game.samples()[0];
        let mut desk = Desk::begin(&mut gm, id, sample);
        assert!(!desk.page.contains("class=\"option\""), "{id}: what is disputed is folded away");
        desk.send("options", &[]);
        let (first, others) = {
            let at = desk.page.find("data-keep=\"options\"").unwrap_or(desk.page.len());
            (desk.page[..at].matches("class=\"option\"").count(), desk.page[at..].matches("class=\"option\"").count())
        };
        println!("{id}: {first} options this battle can touch, {others} it cannot");
        assert!(first > 0 && others > 0 && first + others == game.info().settings.len(), "{id}: {first} {others}");
        let setting =
            game.info().settings.iter().find(|s| matches!(s.values, montjoie_game::Values::Words(_))).unwrap();
        let montjoie_game::Values::Words(all) = setting.values else { unreachable!() };
        let name = format!("options.{}", setting.name);
        desk.send("read", &[("options", "1"), (&name, all[all.len() - 1])]);
        assert!(desk.page.contains("class=\"departs\""), "{id}: what departs from the document is told");
        let scenario = desk.scenario();
        // A setting that takes several words is written as a list of one.
        let last = all[all.len() - 1];
        let written = [format!("{} = \"{last}\"", setting.name), format!("{} = [\"{last}\"]", setting.name)];
        assert!(written.iter().any(|w| scenario.contains(w)), "{id}: {scenario}");
        desk.send("read", &[(&name, "")]);
        assert!(!desk.scenario().contains(&format!("{} =", setting.name)), "{id}");
    }
}

#[test]
fn a_file_is_pasted_and_what_is_no_file_is_told() {
    let (mut gm, _, _) = open("file");
    let (_, text) = GAMES[0].samples()[0];
    let mut desk = Desk::begin(&mut gm, GAMES[0].info().id, "");
    desk.send("raw", &[("file", "this is = = no file")]);
    assert!(desk.page.contains("id=\"problems\"") && desk.page.contains("this is = = no file"));
    desk.send("raw", &[("file", &text.replace('\n', "\r\n"))]);
    assert!(!desk.page.contains("disabled"), "{:?}", between(&desk.page, "id=\"problems\"", "</section>"));
    assert_eq!(desk.scenario().trim(), text.trim());
    assert!(desk.send("play", &[]).starts_with("/b/"));
}

#[test]
fn a_draft_is_kept_at_every_step_and_is_the_gms_alone() {
    let folder = common::folder("kept");
    let config = montjoie_web::Config {
        games: montjoie_books::GAMES,
        data: folder,
        port: 0,
        lan: false,
        odds: None,
        public: None,
        seed: Some(1),
    };
    let hall = montjoie_web::ReadyServer::new(&config).unwrap();
    hall.hall().shelf.keep_draft("aaaaaaaaaaaa", Some("{\"scenario\":\"ruleset = \\\"x\\\"\"}")).unwrap();
    drop(hall);
    let (mut gm, _) = kit::serve(&config);
    assert_eq!(gm.get("/prepare/aaaaaaaaaaaa").status, 200);
    assert!(gm.get("/").body.contains("/prepare/aaaaaaaaaaaa"));
    let mut stranger = Browser::new(gm.port);
    assert_eq!(stranger.get("/prepare/aaaaaaaaaaaa").status, 403);
    assert_eq!(stranger.get("/prepare/aaaaaaaaaaaa/scenario").status, 403);
    assert_eq!(stranger.post("/prepare/aaaaaaaaaaaa", "do=forget").status, 403);
    assert_eq!(stranger.post("/new", "game=x").status, 403);
    assert_eq!(gm.post("/prepare/aaaaaaaaaaaa", "do=forget").status, 303);
    assert_eq!(gm.get("/prepare/aaaaaaaaaaaa").status, 404);
}

#[test]
fn every_field_of_every_sample_has_a_name_in_both_languages() {
    let (mut gm, _, _) = open("labels");
    for lang in ["fr", "en"] {
        gm.cookies.push(("lang".into(), lang.into()));
        for game in GAMES {
            let id = game.info().id;
            let mut desk = Desk::begin(&mut gm, id, game.samples()[0].0);
            for place in ["side[1]", "side[1].unit[1]", "side[1].character[1]"] {
                if !desk.page.contains(&format!("edit~{place}\"")) {
                    continue;
                }
                desk.send(&format!("edit~{place}"), &[]);
                let sheet = between(&desk.page, "id=\"sheet\"", "</fieldset>").unwrap();
                for field in sheet.split("class=\"row key\"").skip(1) {
                    let (label, key) =
                        (between(field, "<label", "</label>").unwrap(), between(field, "<code>", "</code>").unwrap());
                    let label = label.split('>').next_back().unwrap().to_owned();
                    // A key shown as programs spell it was given no name. Keys are English: there it may be its own.
                    let bare =
                        label == montjoie_pages::capital(&key.replace('_', " ")) && key.contains('_') && lang == "fr";
                    assert!(!bare, "{id}, {lang}: {key} is called {label}");
                }
            }
        }
        gm.cookies.retain(|(name, _)| name != "lang");
    }
}

/// The block of a place on the page.
fn block(page: &str, place: &str) -> String {
    let id = montjoie_pages::prepare::place_id(place);
    let rest = between(page, &format!("<li id=\"{id}\""), "</section>").unwrap_or_default();
    rest.split("<li id=\"f-").next().unwrap_or_default().to_owned()
}

/// A hero stands beside pasted units under his own name, and is told whom he is with by the names of the page.
#[test]
fn a_hero_beside_pasted_units_keeps_his_name() {
    let (mut gm, _, hall) = open("beside-pasted");
    for game in GAMES {
        let id = game.info().id;
        let lines = eight(*game);
        let mut desk = Desk::begin(&mut gm, id, "");
        desk.send("read", &[("paste_a", lines.as_str()), ("paste_b", lines.as_str())]);
        desk.send("add~side[1].character", &[]);
        let place = between(&desk.page, "name=\"open\" value=\"", "\"").unwrap();
        assert_eq!(place, "side[1].character[1]", "{id}");
        assert!(no_error(&desk.page), "{id}: a new hero is sound: {}", block(&desk.page, &place));
        // The fields that count in this book, in its order, and no other before the fold.
        let short = between(&desk.page, "class=\"short\"", "class=\"figures\"").unwrap();
        let short = short.split("<details").next().unwrap();
        let asked: Vec<&str> =
            short.split(&format!("name=\"{place}.")).skip(1).filter_map(|f| f.split('"').next()).collect();
        let wanted: Vec<&str> = game.format().hero.iter().map(|(key, _)| *key).collect();
        assert_eq!(asked, wanted, "{id}");
        let mut typed = vec![(format!("{place}.called"), "Aude la Brave".to_owned())];
        for (key, value) in [("level", ""), ("dv", "6")] {
            if desk.page.contains(&format!("name=\"{place}.{key}\"")) {
                typed.push((format!("{place}.{key}"), value.to_owned()));
            }
        }
        let typed: Vec<(&str, &str)> = typed.iter().map(|(k, v)| (k.as_str(), v.as_str())).collect();
        desk.send("read", &typed);
        // The first of the units he may be with, as the page offers it: an id made from a pasted line.
        let name = format!("{place}.unit");
        let mut with = Vec::new();
        let offered = between(&desk.page, &format!("name=\"{name}\""), "</select>").filter(|s| !s.contains("<input"));
        if let Some(units) = offered {
            let made = units.split("value=\"").nth(2).map(|v| v.split('"').next().unwrap().to_owned());
            with.push((name.as_str(), made.expect("the units of his side")));
        }
        let with: Vec<(&str, &str)> = with.iter().map(|(k, v)| (*k, v.as_str())).collect();
        desk.send("shut", &with);
        assert!(!desk.page.contains("Troupe inconnue"), "{id}");
        assert!(no_error(&desk.page), "{id}: {}", desk.page);
        let hero = block(&desk.page, &place);
        assert!(hero.contains("value=\"Aude la Brave\""), "{id}: {hero}");
        // The units keep theirs too, and each its figures.
        for n in 1..=8 {
            let unit = block(&desk.page, &format!("side[1].unit[{n}]"));
            assert!(unit.contains("<em class=\"n\">") && !unit.contains("placeholder=\"\""), "{id}: {unit}");
        }
        if id == "bx" {
            assert!(hero.contains(" 24"), "six dice of eight faces give 24 points: {hero}");
        }
        // Something wrong elsewhere takes nobody's name or figures away.
        // Another than the one he stands with.
        let wrong = "side[1].unit[2].count";
        desk.send("read", &[(wrong, "beaucoup")]);
        assert!(!no_error(&desk.page), "{id}");
        let hero = block(&desk.page, &place);
        assert!(hero.contains("value=\"Aude la Brave\"") && !desk.page.contains("Troupe inconnue"), "{id}: {hero}");
        assert!(between(&hero, "<p class=\"what\">", "</p>").is_some_and(|what| what.len() > 3), "{id}: {hero}");
        desk.send("read", &[(wrong, "")]);
        let to = desk.send("play", &[]);
        assert!(to.starts_with("/b/"), "{id}: {to}");
        // Named in French only, she is called so in English, by the page of the GM and by the phones.
        let room = hall.room(to.trim_start_matches("/b/")).unwrap();
        let mut phone = common::phone(&mut gm, &room.code(), &to, "Aude", "seat=1&do=let_in&side=s0&chief=yes");
        phone.post("/reader", "lang=en");
        let theirs = phone.get(&to.replace("/b/", "/p/")).body;
        assert!(theirs.contains("Aude la Brave") && !theirs.contains("Character 1"), "{id}: {theirs}");
        gm.post("/reader", "lang=en");
        let page = gm.get(&to).body;
        assert!(page.contains("Aude la Brave") && !page.contains("Character 1"), "{id}");
        gm.post("/reader", "lang=fr");
    }
}

/// One field for a name: what is written over it is the name in both languages, on the page of preparing as in battle.
#[test]
fn a_name_has_one_field_and_serves_both_languages() {
    let (mut gm, _, _) = open("one-name");
    for game in GAMES {
        let id = game.info().id;
        let lines = eight(*game);
        let mut desk = Desk::begin(&mut gm, id, "");
        let typed = [
            ("paste_a", lines.as_str()),
            ("paste_b", lines.as_str()),
            ("called", "Le Gué"),
            ("side[1].called", "les Gens du Gué"),
        ];
        desk.send("read", &typed);
        assert!(desk.page.contains("les Gens du Gué"), "{id}");
        assert_eq!(desk.page.matches("name=\"side[1].called\"").count(), 1, "{id}: one field");
        assert!(!desk.page.contains("name=\"side[1].name_fr\""), "{id}: and no other in sight");
        desk.gm.post("/reader", "lang=en");
        desk.send("read", &[]);
        assert!(desk.page.contains("name=\"called\" value=\"Le Gué\""), "{id}");
        // Left as it is, or emptied, a name stays.
        desk.send("read", &[("called", "Le Gué"), ("side[1].called", "")]);
        let to = desk.send("play", &[]);
        let page = gm.get(&to).body;
        assert!(page.contains("Les Gens du Gué"), "{id}");
        assert!(!page.contains("the First") && !page.contains("The First"), "{id}");
        assert!(gm.get("/").body.contains("Le Gué"), "{id}");
        gm.post("/reader", "lang=fr");
    }
    // A sample has a name in each language: each reader sees their own, and what is written over it is said to both.
    let (sample, text) = GAMES[0].samples()[0];
    let mut desk = Desk::begin(&mut gm, GAMES[0].info().id, sample);
    let told = |key: &str| between(text, &format!("{key} = \""), "\"").unwrap();
    assert!(desk.page.contains(&format!("value=\"{}\"", html(&told("name_fr")))), "{}", told("name_fr"));
    desk.send("read", &[("called", "Là")]);
    let scenario = desk.scenario();
    let head = scenario.split("[[side]]").next().unwrap();
    assert!(head.contains("name = \"Là\"") && !head.contains("name_en") && !head.contains("name_fr"), "{head}");
    assert!(scenario.contains("name_en"), "only what was written over: {scenario}");
}

/// Every troop of the catalogue can be taken into either army by one tap, and stands there under its name.
#[test]
fn a_tap_on_the_catalogue_takes_the_troop_into_the_army() {
    let (mut gm, _, _) = open("catalogue");
    for game in GAMES {
        let id = game.info().id;
        let mut desk = Desk::begin(&mut gm, id, "");
        let troops: Vec<_> = game.format().catalogue.troops().collect();
        for side in ["side[1]", "side[2]"] {
            for troop in &troops {
                let button = format!("name=\"do\" value=\"troop~{side}~{}\"", troop.id);
                assert!(desk.page.contains(&button), "{id}: {button}");
            }
        }
        let step = troops.len().div_ceil(8);
        for (n, troop) in troops.iter().step_by(step).enumerate() {
            let to = desk.send(&format!("troop~side[1]~{}", troop.id), &[]);
            let place = format!("side[1].unit[{}]", n + 1);
            assert!(to.ends_with(&format!("#{}", montjoie_pages::prepare::place_id(&place))), "{id}: {to}");
            let unit = block(&desk.page, &place);
            assert!(unit.to_lowercase().contains(&html(&troop.name_fr).to_lowercase()), "{id}: {} {unit}", troop.id);
            assert!(no_error(&desk.page), "{id}: {} {unit}", troop.id);
        }
        let before = desk.scenario();
        desk.send("troop~side[1]~nobody-knows-them", &[]);
        assert_eq!(desk.scenario(), before, "{id}");
        let foes = format!("troop~side[2]~{}", troops[0].id);
        desk.send(&foes, &[]);
        assert!(no_error(&desk.page), "{id}: {}", desk.page);
        assert!(desk.send("play", &[]).starts_with("/b/"), "{id}");
    }
}

/// As a page writes it.
fn html(text: &str) -> String {
    text.replace('&', "&amp;").replace('\'', "&#39;")
}

/// The catalogue counts as the edition does, and so do the fields of whoever is like a troop of it.
#[test]
fn the_catalogue_follows_the_edition() {
    let (mut gm, _, _) = open("editions");
    for game in GAMES.iter().filter(|game| game.info().editions.len() > 1) {
        let id = game.info().id;
        let format = game.format();
        for edition in game.info().editions {
            let mut desk = Desk::begin(&mut gm, id, "");
            desk.send("read", &[("edition", edition)]);
            let mut turned = 0;
            for troop in format.catalogue.troops() {
                let row =
                    desk.page.split("<li class=\"troop\"").find(|r| r.contains(&format!("~{}\"", troop.id))).unwrap();
                for label in format.labels {
                    let Some(value) = troop.value(label.key) else { continue };
                    let Some(written) = (format.written)(edition, label.key, &value) else { continue };
                    turned += usize::from(written != value);
                    assert!(row.contains(&format!(" {written}")), "{id}, {edition}: {} {row}", label.key);
                }
            }
            println!("{id}, {edition}: {turned} figures are written otherwise than in the catalogue");
            // One of them, in its sheet: the same figure.
            let troop = format.catalogue.troops().next().unwrap();
            desk.send(&format!("troop~side[1]~{}", troop.id), &[]);
            desk.send("edit~side[1].unit[1]", &[]);
            for label in format.labels {
                let Some(value) = troop.value(label.key).filter(|v| v != "true") else { continue };
                let written = (format.written)(edition, label.key, &value).unwrap_or(value);
                let field = between(&desk.page, &format!("name=\"side[1].unit[1].{}\"", label.key), ">").unwrap();
                assert!(field.contains(&format!("placeholder=\"{written} ")), "{id}, {edition}: {field}");
            }
        }
    }
}
