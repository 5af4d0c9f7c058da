//! What leaves the table: the chronicle as a page and as Markdown, the GM's and the players'; paper that holds what is in use.
#![allow(missing_docs, clippy::unwrap_used)]

mod common;
use common::*;

use montjoie_books::GAMES;
use montjoie_chronicle::Chronicle;
use montjoie_game::{Knowledge, Viewer};
use montjoie_table::{Side, Subject};
use montjoie_text::Lang;

const SCRIPT: &str = "<script>alert(1)</script>";

/// The scenario with a title that is a script and nothing but a script.
fn with_a_script(text: &str) -> String {
    let line = |line: &str| match line.split_once(" = ") {
        Some((key @ ("name_fr" | "name_en"), title)) => {
            format!("{key} = \"{SCRIPT} {}\n", title.trim_start_matches('"'))
        }
        _ => line.to_owned(),
    };
    let (top, rest) = text.split_once("\n[").unwrap();
    format!("{}\n[{rest}", top.lines().map(line).collect::<Vec<_>>().join("\n"))
}

/// One of two, by the language.
fn pick<T>(lang: Lang, fr: T, en: T) -> T {
    if lang == Lang::Fr { fr } else { en }
}

/// What this one reads of a chronicle: the page and the Markdown.
fn both(who: &mut Browser, base: &str, lang: Lang) -> [String; 2] {
    who.cookies.retain(|(name, _)| name != "lang");
    who.cookies.push(("lang".to_owned(), pick(lang, "fr", "en").to_owned()));
    let [page, markdown] = ["chronicle", "chronicle.md"].map(|leaf| who.get(&format!("{base}/{leaf}")));
    assert_eq!((page.status, markdown.status), (200, 200), "{base}");
    assert!(page.headers.contains("text/html"), "{}", page.headers);
    assert!(markdown.headers.contains("text/markdown") && markdown.headers.contains("chronicle.md"));
    assert!(page.body.contains(pick(lang, "<html lang=\"fr\"", "<html lang=\"en\"")), "{base}");
    [page.body, markdown.body]
}

/// Text as a page has it.
fn escaped(text: &str) -> String {
    montjoie_pages::Html::of(|h| h.text(text)).into_string()
}

/// Text as Markdown has it.
fn marked(text: &str) -> String {
    text.replace('_', "\\_").replace('*', "\\*").replace('<', "\\<").replace('>', "\\>")
}

#[test]
fn the_chronicle_leaves_as_a_page_and_as_markdown_for_the_gm_and_for_players() {
    let (mut gm, _, hall) = open("exports");
    for game in GAMES.iter() {
        let info = game.info();
        let id = format!("{}-exported", info.id);
        hall.begin_as(&id, &with_a_script(game.samples()[0].1)).unwrap();
        let (battle, code) = (format!("/b/{id}"), hall.room(&id).unwrap().code());
        let mut aude = phone(&mut gm, &code, &battle, "Aude", "seat=1&side=s0&chief=yes");
        act(&mut gm, &battle, "knowledge", "a=unseen&b=unseen&screen=unseen&do=set");
        act(&mut gm, &battle, "go", "do=round");
        act(&mut gm, &battle, "note", &format!("text={}&shared=yes", encode(&format!("Le vent tourne {SCRIPT}"))));
        act(&mut gm, &battle, "note", &format!("text={}", encode("Le roi est un imposteur")));
        let book =
            Chronicle::inspect_bytes(montjoie_books::GAMES, gm.get(&format!("{battle}/journal")).body.as_bytes())
                .unwrap();
        let names = book.fight().names();
        // Of the enemy, whom a player neither sees nor was ever told of.
        let seen = book.fight().sheets(Viewer::Player(Side::A, Knowledge::Unseen));
        let foes = book.fight().fates().into_iter().filter(|f| f.side == Side::B);
        let foes: Vec<_> = foes.filter(|f| seen.iter().all(|s| s.subject != f.subject)).collect();
        for lang in Lang::ALL {
            let what = format!("{} {lang}", info.id);
            let [page, markdown] = both(&mut gm, &battle, lang);
            let [their_page, their_markdown] = both(&mut aude, &format!("/p/{id}"), lang);
            let title = pick(lang, &book.title().0, &book.title().1);
            let round = hall.texts.round(lang, info.id, "", book.lines()[0].place.round);
            for html in [&page, &their_page] {
                assert!(html.contains(&format!("<h1>{}</h1>", escaped(title))), "{what}: {html}");
                assert!(!html.contains("<script>") && html.contains(&escaped(SCRIPT)), "{what}");
                assert!(html.contains(&escaped(&round)), "{what}: {round}");
                assert!(html.contains("Le vent tourne"), "{what}");
            }
            for text in [&markdown, &their_markdown] {
                assert!(text.starts_with(&format!("# {}\n", marked(title))), "{what}: {text}");
                assert!(!text.contains("<script>") && text.contains(&marked(SCRIPT)), "{what}");
                assert!(text.contains(&format!("\n## {}\n", marked(&round))), "{what}: {round}: {text}");
                assert!(text.contains("\n> Le vent tourne"), "{what}");
            }
            // The GM reads everything: the dice with what they came to, the secret line.
            assert!(
                page.contains("Le roi est un imposteur") && markdown.contains("\n> Le roi est un imposteur"),
                "{what}"
            );
            assert!(markdown.lines().any(|l| l.starts_with("- ") && l.contains(" = **")), "{what}: {markdown}");
            assert!(page.contains(&format!("href=\"{battle}/line/")), "{what}");
            // A player reads neither, nor a name they may not know.
            for text in [&their_page, &their_markdown] {
                assert!(!text.contains("imposteur") && !text.contains(" = **") && !text.contains("/line/"), "{what}");
                for name in foes.iter().filter_map(|f| names.of(f.subject)) {
                    let name = pick(lang, &name.fr, &name.en);
                    assert!(!text.contains(name.as_str()) && !text.contains(&marked(name)), "{what}: {name}");
                }
            }
            assert!(their_markdown.len() < markdown.len(), "{what}");
        }
        // Something the rules told reached the player, in both languages, each in its own.
        let told = Lang::ALL.map(|lang| {
            let [_, markdown] = both(&mut aude, &format!("/p/{id}"), lang);
            markdown.lines().filter(|l| l.starts_with("- ")).map(str::to_owned).collect::<Vec<_>>()
        });
        assert!(!told[0].is_empty() && told[0].len() == told[1].len(), "{}: {told:?}", info.id);
        assert_ne!(told[0], told[1], "{}", info.id);
    }
}

#[test]
fn finishing_on_paper_prints_the_rules_in_use_and_links_to_the_whole_book() {
    let (mut gm, _, _) = open("in-use");
    for game in GAMES.iter() {
        let id = game.info().id;
        let battle = sample_of(&mut gm, id, "standard");
        let [book, _] = game.books();
        let printed = |page: &str| {
            let rules = page.split("class=\"paper-rule\"").skip(1);
            rules.map(|rule| between(rule, "<h3>", " ").unwrap()).collect::<Vec<_>>()
        };
        let page = gm.get(&format!("{battle}/print/finish")).body;
        let used = printed(&page);
        let chronicle =
            Chronicle::inspect_bytes(montjoie_books::GAMES, gm.get(&format!("{battle}/journal")).body.as_bytes())
                .unwrap();
        let tables = chronicle.fight().tables();
        let needed = chronicle.asks().iter().map(|ask| ask.key.rule.0).chain(tables.iter().map(|t| t.rule));
        for rule in needed.filter(|rule| book.rule(rule).is_some()) {
            assert!(used.iter().any(|u| u == rule), "{id}: {rule} is needed and not printed");
        }
        eprintln!("{id}: {} of {} rules in use", used.len(), book.entries.len());
        assert!(used.len() * 5 < book.entries.len() * 4, "{id}: {} of {} rules", used.len(), book.entries.len());
        // The whole book is a click away, and stays off the paper.
        let link = between(&page, "class=\"noprint\" href=\"", "\"").unwrap();
        let whole = printed(&gm.get(&link).body);
        assert_eq!(whole.len(), book.entries.len(), "{id}");
    }
}

/// Two bands on a bare field: one that shoots moves, and is asked whom it shoots at while its step is still open.
const FIELD: &str = "ruleset = \"papiers\"\nname = \"pré\"\n[options]\nmap_mode = \"grid\"\n[ground]\npicture = [\"............\", \"............\", \"............\"]\n\
    [[side]]\nid = \"a\"\nname = \"A\"\n[[side.unit]]\nid = \"a1\"\nname = \"Archers\"\ncount = 20\ncell = \"a1\"\npui_tir = 1\nini = 9\n\
    [[side]]\nid = \"b\"\nname = \"B\"\n[[side.unit]]\nid = \"b1\"\nname = \"Piquiers\"\ncount = 20\ncell = \"k1\"\nini = -9\n";

#[test]
fn a_counter_moved_in_the_open_step_lies_where_it_went_for_the_gm_alone() {
    let (mut gm, _, hall) = open("moved");
    hall.begin_as("moved", FIELD).unwrap();
    let (battle, code) = ("/b/moved".to_owned(), hall.room("moved").unwrap().code());
    let mut phones = [("Aude", "seat=1&side=s0&chief=yes"), ("Bruno", "seat=2&side=s1&chief=yes")]
        .map(|(name, seat)| phone(&mut gm, &code, &battle, name, seat));
    let archers = format!("data-piece=\"{}\"", montjoie_pages::keys::card(Subject::unit(0)));
    let place = |page: &str| {
        let piece = page.split(&archers).nth(1).unwrap();
        between(piece, "<rect x=\"", "\"").unwrap()
    };
    let mut page = gm.get(&battle).body;
    let lay = place(&page);
    // Dice first, then the archers' turn comes.
    for _ in 0..20 {
        if page.contains("data-to=\"b1\"") {
            break;
        }
        if page.contains("id=\"dice-form\"") {
            page = act(&mut gm, &battle, "dice", "do=roll");
            page = act(&mut gm, &battle, "dice", &format!("do=confirm&{}", typed(&page)));
            continue;
        }
        // PAP-75: each side is asked whether it has something to declare, and has nothing.
        let nothing = page.split("<select").skip(1).filter_map(|select| {
            let value = between(select.split("<option").last()?, "value=\"", "\"")?;
            Some(format!("{}={}&", encode(&between(select, "name=\"", "\"")?), encode(&value)))
        });
        let nothing: String = nothing.collect();
        page = act(&mut gm, &battle, "orders", &format!("{nothing}do=confirm"));
    }
    let select = page.split("<select").find(|s| s.contains("data-to=\"b1\"")).unwrap();
    let name = between(select, "name=\"", "\"").unwrap();
    let option = select.split("<option").find(|o| o.contains("data-to=\"b1\"")).unwrap();
    let value = between(option, "value=\"", "\"").unwrap();
    let before = phones.each_mut().map(|phone| phone.get("/p/moved").body);
    let screen = gm.get("/screen/moved").body;
    let page = act(&mut gm, &battle, "orders", &format!("{}={}&do=confirm", encode(&name), encode(&value)));
    let book =
        Chronicle::inspect_bytes(montjoie_books::GAMES, gm.get(&format!("{battle}/journal")).body.as_bytes()).unwrap();
    assert!(
        !book.now().events.is_empty() && !book.asks().is_empty(),
        "something happened in a step that is open still"
    );
    assert_ne!(place(&page), lay, "the GM sees the counter where it went");
    assert!(page.contains("class=\"trail side-a\"") && page.contains("(depuis A1)"), "and whence it came");
    // Nobody else hears of a step before it is closed, by the map as by the chronicle.
    for (phone, before) in phones.iter_mut().zip(&before) {
        let after = phone.get("/p/moved").body;
        assert_eq!(place(&after), lay);
        assert_eq!(place(before), lay);
        assert!(!after.contains("trail"));
    }
    assert_eq!(gm.get("/screen/moved").body, screen);
    // Taken back, it lies where it lay; closed, everybody sees it moved.
    let undone = act(&mut gm, &battle, "undo", "do=undo");
    assert!(place(&undone) == lay && !undone.contains("class=\"trail"));
    act(&mut gm, &battle, "redo", "do=redo");
    act(&mut gm, &battle, "orders", "do=doctrine");
    let closed = act(&mut gm, &battle, "orders", "do=confirm");
    assert!(!closed.contains("class=\"trail"));
    for phone in &mut phones {
        assert_ne!(place(&phone.get("/p/moved").body), lay);
    }
}
