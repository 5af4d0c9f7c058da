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
        assert!(desk.page.contains("id=\"problems\""), "{id}: and it says why");
        // Two boxes clicked and pasted into, a title typed (counted as its letters), one button.
        let title = "Le Gué";
        desk.inputs += 2 + 1 + title.chars().count();
        let typed = [("paste_a", lines.as_str()), ("paste_b", lines.as_str()), ("name_fr", title)];
        desk.send("read", &typed);
        assert_eq!(desk.page.matches("class=\"block\"").count(), 2 + 16, "{id}: two sides, sixteen units");
        assert!(!desk.page.contains("id=\"problems\""), "{id}: {:?}", between(&desk.page, "id=\"problems\"", "</ul>"));
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
        assert!(desk.page.contains("class=\"good\""), "{}: how the other was read", game.info().id);
        assert!(
            desk.page.contains("<dl class=\"figures"),
            "{}: figures before the other side is there",
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
        let inner = "copy~side[2].unit[1].unit[1]";
        desk.send(if desk.page.contains(inner) { inner } else { "copy~side[2].unit[1]" }, &[]);
        let copied = desk.scenario();
        assert!(copied.matches("[[side.unit").count() == before.matches("[[side.unit").count() + 1, "{id}");
        assert!(desk.page.contains("id=\"sheet\""), "{id}: the copy is open");
        let place = between(&desk.page, "name=\"open\" value=\"", "\"").unwrap();
        assert!(desk.page.contains("value=\"play\"") && !desk.page.contains("disabled"), "{id}: {copied}");
        // A field that cannot be: told at its place, with a way to it; the figures that follow come back with it mended.
        let name = format!("{place}.count");
        desk.send("read", &[(&name, "beaucoup")]);
        let problems = between(&desk.page, "id=\"problems\"", "</section>").unwrap();
        assert!(problems.contains(&format!("?open={place}#f-")), "{id}: {problems}");
        assert!(desk.page.contains("aria-invalid=\"true\""), "{id}");
        let figures = desk.page.matches("<dl class=\"figures").count();
        assert!(figures > 3, "{id}: the others keep their figures: {figures}");
        desk.send("read", &[(&name, "77")]);
        assert!(!desk.page.contains("id=\"problems\""), "{id}");
        assert!(desk.page.contains("value=\"77\""), "{id}");
        let derived = between(&desk.page, "id=\"sheet\"", "</dl>").unwrap();
        assert!(derived.contains("77"), "{id}: derived at once: {derived}");
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
        desk.send("read", &[(&name, all[all.len() - 1])]);
        let scenario = desk.scenario();
        assert!(scenario.contains(&format!("{} = \"{}\"", setting.name, all[all.len() - 1])), "{id}: {scenario}");
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
        seed: Some(1),
    };
    let hall = montjoie_web::Open::new(&config).unwrap();
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

/// Whatever can be added to a battle is called by a word, in both languages.
#[test]
fn everything_that_can_be_added_has_a_word() {
    let mut files = vec![montjoie_pages::TEXT];
    files.extend(GAMES.iter().map(|game| (game.info().text[0], game.info().text[1])));
    let texts = montjoie_text::Texts::new(&files).unwrap();
    for game in GAMES {
        let id = game.info().id;
        let doc = montjoie_game::scenario::Doc::read(game.samples()[0].1);
        assert!(game.open(&doc, None).is_ok());
        for (path, keys) in doc.asked() {
            for key in keys.iter().filter(|(_, want)| **want == montjoie_game::scenario::Want::Tables).map(|(k, _)| k) {
                let known = [format!("{id}-kind-{key}"), format!("page-prepare-kind-{key}")];
                assert!(known.iter().any(|id| texts.has(id)), "{id}: {path} {key}");
            }
        }
    }
}
