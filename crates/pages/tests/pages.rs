//! Every page of every ruleset, in both languages: whole, labelled, with nothing inline and nothing that a name could slip in.

mod common;

use common::{Stop, Table, nasty, play, scenarios, texts};
use montjoie_game::{Book, Condition, Constat, Knowledge, Names, Viewer};
use montjoie_pages::{Prints, Reader, Rendered, View, Words, gm, home, join, paper, plain, player, push, screen};
use montjoie_table::Side;
use montjoie_text::{Lang, Texts};
use std::sync::OnceLock;

const VIEWERS: [Viewer; 3] = [Viewer::Gm, Viewer::Player(Side::A, Knowledge::Words), Viewer::Public(Knowledge::Unseen)];

/// Every page there is of one view.
fn pages(view: &View, words: &Words<'_>) -> Vec<(&'static str, String)> {
    let rules = words.book.entries.iter().take(5).map(|entry| entry.id.as_str()).collect();
    let used = paper::Used { rules, ..Default::default() };
    let mut pages = match view.viewer {
        Viewer::Gm => vec![
            ("gm", gm::page(view, words)),
            ("people", join::people(view, words)),
            ("cards", paper::cards(view, words, &|_| Vec::new())),
            ("order", paper::order(view, words, &Default::default())),
            ("finish", paper::finish(view, words, &used, &|_| Vec::new())),
            ("book", paper::book(view, words)),
            ("rule", plain::rule(view, words, "X")),
            ("ending", montjoie_pages::ending(view, words, &[])),
        ],
        Viewer::Player(..) => vec![("player", player::page(view, words))],
        Viewer::Public(_) => vec![("screen", screen::page(view, words))],
    };
    pages.push(("chronicle", montjoie_pages::whole_chronicle(view, words)));
    if view.gm() {
        for sheet in &view.sheets {
            pages.push(("sheet", gm::sheet_page(view, words, sheet.subject)));
        }
        pages.push(("line", gm::line_page(view, words, "3")));
        pages.push(("scene", gm::scene_page(view, words, &gm::NewScene::default())));
        pages.push(("constat", gm::constat_page(view, words)));
    }
    pages
}

fn regions(view: &View, words: &Words<'_>) -> Rendered {
    match view.viewer {
        Viewer::Gm => gm::regions(view, words),
        Viewer::Player(..) => player::regions(view, words),
        Viewer::Public(_) => screen::regions(view, words),
    }
}

/// Battles of every ruleset at four points, played once for all tests.
fn tables() -> &'static (Texts, Vec<(String, Table)>) {
    static TABLES: OnceLock<(Texts, Vec<(String, Table)>)> = OnceLock::new();
    TABLES.get_or_init(|| {
        let battles = scenarios();
        assert!(!battles.is_empty(), "a scenario to show");
        let mut tables = Vec::new();
        for (game, text) in battles {
            for (stop, what) in
                [(Stop::Dice, "dice"), (Stop::Orders, "orders"), (Stop::Judgement, "judgement"), (Stop::End, "end")]
            {
                tables.push((format!("{} {what}", game.info().id), play(game, &text, stop, 5)));
            }
        }
        (texts(), tables)
    })
}

fn each(mut then: impl FnMut(&str, &View, &Words<'_>)) {
    let (texts, tables) = tables();
    for (what, table) in tables {
        for viewer in VIEWERS {
            for lang in Lang::ALL {
                let view = table.view(viewer, lang, texts);
                then(&format!("{what} {viewer:?} {lang}"), &view, &table.words(texts, &view));
            }
        }
    }
}

/// The tags of a page: name, and what stands in it.
fn tags(page: &str) -> Vec<(String, String)> {
    let mut tags = Vec::new();
    let mut rest = page;
    while let Some(at) = rest.find('<') {
        rest = &rest[at + 1..];
        let end = rest.find('>').expect("a tag ends");
        let inside = &rest[..end];
        let name: String = inside.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '/').collect();
        tags.push((name, inside.to_owned()));
        rest = &rest[end + 1..];
    }
    tags
}

fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let at = tag.find(&format!(" {name}=\""))? + name.len() + 3;
    tag[at..].split('"').next()
}

#[test]
fn tags_are_closed_in_order_and_ids_are_unique() {
    each(|what, view, words| {
        for (name, page) in pages(view, words) {
            let mut open: Vec<String> = Vec::new();
            let mut ids: Vec<String> = Vec::new();
            for (tag, inside) in tags(&page) {
                if let Some(id) = attribute(&inside, "id") {
                    assert!(!ids.contains(&id.to_owned()), "{what} {name}: `{id}` twice");
                    ids.push(id.to_owned());
                }
                if tag.is_empty() || inside.ends_with('/') {
                    continue;
                }
                if let Some(closed) = tag.strip_prefix('/') {
                    assert_eq!(open.pop().as_deref(), Some(closed), "{what} {name}");
                } else if !["input", "link", "meta", "br", "hr", "img"].contains(&tag.as_str()) {
                    open.push(tag);
                }
            }
            assert!(open.is_empty(), "{what} {name}: {open:?} left open");
        }
    });
}

#[test]
fn nothing_is_inline() {
    each(|what, view, words| {
        for (name, page) in pages(view, words) {
            for (tag, inside) in tags(&page) {
                assert!(tag != "style", "{what} {name}");
                assert!(!inside.contains(" style="), "{what} {name}: {inside}");
                let handler = inside.split('"').step_by(2).any(|a| a.trim().starts_with("on") && a.ends_with('='));
                assert!(!handler, "{what} {name}: {inside}");
                assert!(tag != "script" || inside.contains(" src="), "{what} {name}: {inside}");
                assert!(!inside.contains("javascript:"), "{what} {name}: {inside}");
            }
        }
    });
}

#[test]
fn every_control_has_a_label_and_every_link_a_place() {
    each(|what, view, words| {
        for (name, page) in pages(view, words) {
            let tags = tags(&page);
            let labels: Vec<&str> =
                tags.iter().filter(|(t, _)| t == "label").filter_map(|(_, i)| attribute(i, "for")).collect();
            let ids: Vec<&str> = tags.iter().filter_map(|(_, i)| attribute(i, "id")).collect();
            for (tag, inside) in &tags {
                let control = ["input", "select", "textarea"].contains(&tag.as_str());
                if control && attribute(inside, "type") != Some("hidden") {
                    let id = attribute(inside, "id").unwrap_or_else(|| panic!("{what} {name}: {inside}"));
                    assert!(labels.contains(&id), "{what} {name}: no label for {id}");
                }
                for of in ["for", "aria-labelledby", "aria-describedby", "form"] {
                    if let Some(id) = attribute(inside, of).filter(|id| !id.is_empty()) {
                        assert!(ids.contains(&id), "{what} {name}: {of}={id} leads nowhere");
                    }
                }
                if let Some(id) = attribute(inside, "href").and_then(|h| h.strip_prefix('#')) {
                    assert!(ids.contains(&id), "{what} {name}: #{id} leads nowhere");
                }
            }
        }
    });
}

#[test]
fn everything_is_said_in_words() {
    each(|what, view, words| {
        for (name, page) in pages(view, words) {
            let at = page.find('⟨').map(|i| page[i..].chars().take(60).collect::<String>());
            assert_eq!(at, None, "{what} {name}");
            assert!(!page.contains("{ $") && !page.contains("{$"), "{what} {name}");
        }
    });
}

#[test]
fn what_people_wrote_stays_text() {
    let evil = "\"'><script>alert(1)</script><img src=x onerror=alert(2)>{$x}";
    each(|what, view, words| {
        let mut view = view.clone();
        nasty(&mut view, evil);
        let words = Words { names: &view.names, ..*words };
        for (name, page) in pages(&view, &words) {
            for (tag, inside) in tags(&page) {
                assert!(tag != "img", "{what} {name}");
                assert!(tag != "script" || inside.contains(" src=\"/assets/"), "{what} {name}: {inside}");
            }
        }
        let data = push(&regions(&view, &words).all());
        assert!(!data.contains("<script") && !data.contains("<img"), "{what}");
    });
}

#[test]
fn the_page_is_made_of_its_regions() {
    each(|what, view, words| {
        let page = match view.viewer {
            Viewer::Gm => gm::page(view, words),
            Viewer::Player(..) => player::page(view, words),
            Viewer::Public(_) => screen::page(view, words),
        };
        let now = regions(view, words);
        for (id, html) in now.all() {
            assert!(page.contains(&html), "{what}: {id} of the page is not its region");
        }
        assert!(now.since(&now.prints()).is_empty(), "{what}");
        assert_eq!(now.since(&Prints::default()).len(), now.0.len(), "{what}");
    });
}

#[test]
fn one_wounded_unit_is_one_card_sent() {
    each(|what, view, words| {
        if !view.gm() {
            return;
        }
        let before = regions(view, words).prints();
        let mut after = view.clone();
        let Some(at) = after.sheets.iter().position(|s| s.strength.is_some_and(|(now, _)| now > 1)) else { return };
        if after.sheets[at].kind == "character" {
            return;
        }
        let kind = after.sheets[at].kind;
        after.seen.sheets[at].kind = if kind == "foot" { "horse" } else { "foot" };
        let id = montjoie_pages::keys::card(after.sheets[at].subject);
        let sent = regions(&after, words).since(&before);
        assert!(sent.iter().any(|(sent, _)| *sent == id), "{what}: {id}");
        assert!(!sent.iter().any(|(sent, _)| sent.starts_with("army")), "{what}: a whole army for one card");
    });
}

#[test]
fn a_crowd_is_folded_and_nobody_is_lost_in_it() {
    let (mut folded, mut behind, mut lines, mut rounds) = (0, 0, 0, 0);
    each(|what, view, words| {
        let page = match view.viewer {
            Viewer::Gm => gm::page(view, words),
            Viewer::Player(..) => player::page(view, words),
            Viewer::Public(_) => screen::page(view, words),
        };
        for tag in page.split("<details").skip(1).filter(|d| d.starts_with(" class=\"fold\"")) {
            let (tag, rest) = tag.split_once('>').expect("a tag ends");
            let round = tag.contains("\"round-");
            assert!(round || !tag.contains(" open"), "{what}: a fold is closed until somebody opens it: {tag}");
            assert!(tag.contains("data-keep=") && rest.starts_with("<summary>"), "{what}: an update keeps it: {tag}");
            folded += usize::from(!tag.contains(" open"));
            behind += usize::from(tag.contains("within-"));
            lines += usize::from(tag.contains("\"lines-"));
            rounds += usize::from(round && !tag.contains(" open"));
        }
        if matches!(view.viewer, Viewer::Public(_)) {
            assert!(!page.contains("class=\"fold\""), "{what}: nobody opens anything on the screen");
            return;
        }
        let crowd = |side| view.sheets.iter().filter(|s| s.side == side).count() > 12;
        assert!(!page.contains("\"within-") || Side::BOTH.into_iter().any(crowd) || !view.gm(), "{what}: no crowd");
        for sheet in &view.sheets {
            // A character of one's own is the head of the page instead.
            let id = format!("id=\"{}\"", montjoie_pages::keys::card(sheet.subject));
            assert_eq!(page.matches(&id).count(), 1, "{what}: {id}");
        }
    });
    assert!(folded > 0 && behind > 0 && lines > 0 && rounds > 0, "{folded} {behind} {lines} {rounds}");
}

/// A report of the real table begins from what is known: each list has it chosen, and nothing else.
#[test]
fn a_report_begins_from_what_is_known() {
    let (texts, tables) = tables();
    let mut seen = 0;
    for (what, table) in tables {
        let mut view = table.view(Viewer::Gm, Lang::Fr, texts);
        let fit = |side| view.sheets.iter().filter(move |s| s.side == side && s.condition == Some(Condition::Fit));
        let units = |side| fit(side).filter(|s| s.kind != "character").map(|s| s.subject).collect::<Vec<_>>();
        let (own, foes) = (units(Side::A), units(Side::B));
        let ([one, two, ..], [foe, ..]) = (&own[..], &foes[..]) else { continue };
        view.desk.constat = Some(Constat {
            engaged: vec![(*foe, *one)],
            supports: vec![(*two, *one)],
            shots: vec![(*one, *foe)],
            off: Vec::new(),
        });
        let page = gm::constat_page(&view, &table.words(texts, &view));
        let key = montjoie_pages::keys::card;
        for (one, other) in [(*foe, *one), (*two, *one), (*one, *foe)] {
            let chosen = format!("value=\"{}~{}\" selected", key(one), key(other));
            assert!(page.contains(&chosen), "{what}: {chosen}");
        }
        assert_eq!(page.matches("\" selected").count(), 3, "{what}");
        seen += 1;
    }
    assert!(seen > 0, "two armies with somebody fit");
}

#[test]
fn one_primary_button() {
    each(|what, view, words| {
        if view.gm() {
            let page = gm::page(view, words);
            let primary = tags(&page)
                .iter()
                .filter(|(_, i)| attribute(i, "class").is_some_and(|c| c.split(' ').any(|c| c == "primary")))
                .count();
            assert_eq!(primary, 1, "{what}");
        }
    });
}

#[test]
fn the_first_page_is_small() {
    each(|what, view, words| {
        let page = match view.viewer {
            Viewer::Gm => gm::page(view, words),
            Viewer::Player(..) => player::page(view, words),
            Viewer::Public(_) => screen::page(view, words),
        };
        // A hundred thousand bytes for twenty units, and five thousand for what their abbreviations mean; larger battles may take more, where
        // every line opens.
        let most = 105_000.max(view.sheets.len() * 5_500);
        assert!(page.len() < most, "{what}: {} bytes for {}", page.len(), view.sheets.len());
    });
}

#[test]
fn a_player_never_gets_a_name_they_may_not_know() {
    let texts = texts();
    let mut unnamed = 0;
    for (game, text) in scenarios() {
        let table = play(game, &text, Stop::Dice, 5);
        let view = table.view(Viewer::Player(Side::A, Knowledge::Unseen), Lang::Fr, &texts);
        for fate in table.fight.fates() {
            let (theirs, all) = (view.names.of(view.local(fate.subject)), table.fight.names().of(fate.subject));
            assert!(fate.side == Side::B || theirs == all, "one's own are called by their names");
            unnamed += usize::from(fate.side == Side::B && theirs != all);
        }
        let words = table.words(&texts, &view);
        let page = player::page(&view, &words);
        for name in &table.fight.names().units {
            // One who acts alone is on both lists, as a unit and as a character.
            let known = view.names.units.iter().chain(&view.names.characters).any(|n| n.fr == name.fr);
            assert!(known || !page.contains(&name.fr), "{} on the page", name.fr);
        }
    }
    assert!(unnamed > 0, "somebody of the enemy has no name");
}

#[test]
fn what_a_player_may_not_know_changes_nothing_on_their_page() {
    let texts = texts();
    for (game, text) in scenarios() {
        for stop in [Stop::Dice, Stop::Orders] {
            let mut table = play(game, &text, stop, 5);
            let viewer = Viewer::Player(Side::A, Knowledge::Unseen);
            let view = table.view(viewer, Lang::Fr, &texts);
            let page = player::page(&view, &table.words(&texts, &view));
            let secret: Vec<usize> =
                (0..view.names.units.len()).filter(|i| view.names.units[*i].fr.is_empty()).collect();
            for i in secret {
                table.fight.names_mut().units[i].fr = format!("les Autres {i}");
            }
            let again = table.view(viewer, Lang::Fr, &texts);
            assert_eq!(page, player::page(&again, &table.words(&texts, &again)), "{}", game.info().id);
        }
    }
}

#[test]
fn pages_without_a_battle_are_whole() {
    let texts = texts();
    let (names, book) = (Names::default(), Book::default());
    for lang in Lang::ALL {
        let words = Words { texts: &texts, lang, info: None, names: &names, book: &book };
        let reader = Reader { lang, ..Reader::default() };
        let mut all = vec![
            home::page(reader, &words, &home::Home::default()),
            join::page(reader, &words, "", "", None),
            join::waiting(reader, &words, "<b>", "/wait"),
        ];
        all.extend(plain::ErrorPage::ALL.map(|t| plain::trouble(reader, &words, t, None)));
        for page in all {
            assert!(!page.contains('⟨'), "{lang}: {page}");
            assert!(!page.contains("<b>"), "{lang}");
        }
    }
}

#[test]
fn both_languages_say_the_same_things() {
    let texts = texts();
    let ids = |file: &str| -> Vec<String> {
        file.lines()
            .filter(|l| l.starts_with("page-"))
            .filter_map(|l| l.split(" = ").next().map(str::to_owned))
            .collect()
    };
    let (fr, en) = (ids(montjoie_pages::TEXT.0), ids(montjoie_pages::TEXT.1));
    assert_eq!(fr, en);
    assert!(fr.iter().all(|id| texts.has(id)));
}

#[test]
fn a_siege_is_headed_by_its_weeks() {
    let texts = texts();
    let game = montjoie_books::GAMES.iter().find(|game| game.info().id == "ordre").expect("the book of sieges");
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/ordre/siege.toml");
    let table = play(*game, &std::fs::read_to_string(path).expect("a siege"), Stop::Orders, 5);
    for (lang, week, sequence) in [(Lang::Fr, "Semaine ", "Séquence "), (Lang::En, "Week ", "Sequence ")] {
        for viewer in VIEWERS {
            let view = table.view(viewer, lang, &texts);
            let shown = pages(&view, &table.words(&texts, &view));
            for (name, page) in shown.iter().filter(|(name, _)| ["gm", "player", "screen", "chronicle"].contains(name))
            {
                let headed = |word: &str| (1..9).any(|n| page.contains(&format!(">{word}{n}")));
                assert!(headed(week) && !headed(sequence), "{name} {viewer:?}");
            }
        }
    }
}

#[test]
fn orders_say_where_everyone_stands_now() {
    let mut lines = 0;
    each(|what, view, words| {
        if !view.gm() || !what.starts_with("jet orders") {
            return;
        }
        let (page, now) = (gm::page(view, words), if words.lang == Lang::Fr { "À présent" } else { "Now:" });
        lines += page.matches("class=\"hint now\"").count();
        assert!(page.contains(now), "{what}");
    });
    assert!(lines >= 10, "{lines} lines");
}
