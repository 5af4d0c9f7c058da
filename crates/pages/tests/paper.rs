//! Finishing on paper: the page holds the tables of the book that the battle uses, for every ruleset and every shipped battle.

mod common;

use common::{Stop, play, texts};
use montjoie_books::GAMES;
use montjoie_game::{PaperCell, PaperTable, Viewer};
use montjoie_pages::paper;
use montjoie_text::{Lang, Texts};
use std::collections::BTreeSet;
use std::path::Path;

/// Every shipped battle of a ruleset.
fn shipped(id: &str) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios").join(id);
    let files = std::fs::read_dir(folder).expect("the scenarios of every ruleset").filter_map(|e| e.ok());
    let mut found: Vec<_> = files.map(|e| e.path()).filter(|p| p.extension().is_some_and(|e| e == "toml")).collect();
    found.sort();
    found.into_iter().map(|p| (p.display().to_string(), std::fs::read_to_string(&p).expect("a file"))).collect()
}

/// The table is whole: a word for all it says, as many cells as heads, and something in it.
fn sound(what: &str, texts: &Texts, table: &PaperTable) {
    let unwritten: Vec<_> = table.ids().into_iter().filter(|id| !texts.has(id)).map(str::to_owned).collect();
    assert_eq!(unwritten, Vec::<String>::new(), "{what} {}", table.title);
    assert!(!table.rows.is_empty() && table.heads.len() > 1, "{what} {}: empty", table.title);
    for row in &table.rows {
        assert_eq!(row.len(), table.heads.len(), "{what} {}: {row:?}", table.title);
        assert_ne!(row[0], PaperCell::Blank, "{what} {}: a row without a head", table.title);
    }
    let said = |row: &Vec<PaperCell>| row[1..].iter().any(|cell| *cell != PaperCell::Blank);
    assert!(table.rows.iter().any(said), "{what} {}: nothing in it", table.title);
}

#[test]
fn every_ruleset_gives_the_tables_its_battles_use() {
    let texts = texts();
    for game in GAMES {
        let id = game.info().id;
        let [book, _] = game.books();
        let mut sets = BTreeSet::new();
        for (path, text) in shipped(id) {
            let doc = montjoie_game::scenario::Doc::read(&text);
            let fight = game.open(&doc, None).unwrap_or_else(|_| panic!("{path} is sound")).fight;
            let tables = fight.tables();
            assert!(!tables.is_empty(), "{path}: no table to finish on paper");
            for table in &tables {
                sound(&path, &texts, table);
                assert!(book.rule(table.rule).is_some(), "{path} {}: {}", table.title, table.rule);
            }
            let titles: BTreeSet<_> = tables.iter().map(|t| t.title).collect();
            assert_eq!(titles.len(), tables.len(), "{path}: a table twice");
            sets.insert(titles);
        }
        assert!(sets.len() > 1, "{id}: every battle is given the same tables, whatever it uses");
    }
}

#[test]
fn the_page_holds_each_table_and_its_figures() {
    let texts = texts();
    for game in GAMES {
        let (_, text) = shipped(game.info().id).into_iter().next().expect("a battle");
        let table = play(*game, &text, Stop::Dice, 5);
        let tables = table.fight.tables();
        for lang in Lang::ALL {
            let view = table.view(Viewer::Gm, lang, &texts);
            let words = table.words(&texts, &view);
            let used = paper::Used { tables: &tables, ..Default::default() };
            let page = paper::finish(&view, &words, &used, &|who| table.fight.ladder(who, Viewer::Gm));
            let page = page.split("class=\"leaf paper-tables\"").nth(1).expect("the tables have a leaf of their own");
            let bodies: Vec<&str> = page.split("<table class=\"plain paper-table").skip(1).collect();
            assert_eq!(bodies.len(), tables.len(), "{}", game.info().id);
            for (body, printed) in bodies.iter().zip(&tables) {
                let body = body.split("</table>").next().unwrap_or_default();
                let title = montjoie_pages::Html::of(|h| h.text(&words.word(printed.title))).into_string();
                assert!(body.contains(&title), "{} {lang}: {title}", game.info().id);
                assert!(body.contains(&format!("[{}]", printed.rule)));
                assert_eq!(body.matches("<tr>").count(), printed.rows.len() + 1, "{title}");
                for cell in printed.rows.iter().flatten() {
                    if let PaperCell::Number(n) = cell {
                        assert!(body.contains(&format!(">{}<", words.number(*n))), "{title}: {n}");
                    }
                }
            }
            // Nothing is left as an id.
            assert!(!page.contains(&format!("{}-table-", game.info().id)));
        }
    }
}

#[test]
fn an_order_of_battle_is_the_books_own_sheet_where_it_has_one() {
    let texts = texts();
    let mut own = Vec::new();
    for game in GAMES {
        let id = game.info().id;
        for (path, text) in shipped(id) {
            let table = play(*game, &text, Stop::Dice, 5);
            let sheets = table.fight.order();
            let unwritten = sheets.iter().flatten().flat_map(PaperTable::ids).find(|id| !texts.has(id));
            assert_eq!(unwritten, None, "{path}");
            let uneven =
                sheets.iter().flatten().flat_map(|t| t.rows.iter().map(|r| r.len() == t.heads.len())).any(|e| !e);
            assert!(!uneven, "{path}: as many cells as heads");
            for lang in Lang::ALL {
                let view = table.view(Viewer::Gm, lang, &texts);
                let words = table.words(&texts, &view);
                let page = paper::order(&view, &words, &sheets);
                let count = page.matches("<table class=\"plain paper-table").count();
                assert_eq!(count, sheets.iter().map(Vec::len).sum::<usize>(), "{path}");
                assert_eq!(page.contains("plain roster"), count == 0, "{path}: one or the other");
                assert!(!page.contains(&format!("{id}-")), "{path} {lang}: something is left as an id");
                // Everyone is on it.
                for unit in view.sheets.iter().filter(|s| s.kind == "unit") {
                    let name = montjoie_pages::Html::of(|h| h.text(&words.name(unit.subject))).into_string();
                    assert!(page.contains(&name), "{path} {lang}: {name}");
                }
            }
            own.extend((!sheets[0].is_empty()).then_some(id));
        }
    }
    own.dedup();
    assert_eq!(own, ["ordre"]);
}
