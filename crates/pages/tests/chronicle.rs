//! The chronicle of whole battles, as a page and as Markdown: the journal's own dice, questions with their answers, nothing told
//! twice, and an end that says who won.

mod common;

use common::{Stop, Table, play, texts};
use montjoie_books::GAMES;
use montjoie_game::{Knowledge, Outcome, Sheet, Viewer, What};
use montjoie_pages::{LineBody, View, Words, paper};
use montjoie_table::{Kind, Side, Subject};
use montjoie_text::{Lang, Texts};
use std::path::Path;
use std::sync::OnceLock;

/// Every shipped battle, played to its end once for all tests.
fn battles() -> &'static (Texts, Vec<(String, Table)>) {
    static ALL: OnceLock<(Texts, Vec<(String, Table)>)> = OnceLock::new();
    ALL.get_or_init(|| {
        let mut all = Vec::new();
        for game in GAMES {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios").join(game.info().id);
            let mut files: Vec<_> = std::fs::read_dir(folder).expect("scenarios").flatten().map(|f| f.path()).collect();
            files.retain(|file| file.extension().is_some_and(|e| e == "toml"));
            files.sort();
            for file in files {
                let text = std::fs::read_to_string(&file).expect("a scenario");
                let table = play(*game, &text, Stop::End, 11);
                // One that lasts longer than the test plays has no end to tell.
                if table.fight.outcome().is_some() {
                    all.push((file.file_name().unwrap_or_default().to_string_lossy().into_owned(), table));
                }
            }
        }
        assert!(all.len() >= 20, "only {} battles end", all.len());
        (texts(), all)
    })
}

/// Each of them as somebody sees it, in both languages.
fn each(viewer: Viewer, mut check: impl FnMut(&str, &Table, &View, &Words<'_>)) {
    let (texts, all) = battles();
    for (name, table) in all {
        for lang in Lang::ALL {
            let view = table.view(viewer, lang, texts);
            let words = table.words(texts, &view);
            check(&format!("{name} {lang}"), table, &view, &words);
        }
    }
}

/// What stands between the first bold marks of a line of dice.
fn bold(line: &str) -> Option<&str> {
    let (_, rest) = line.rsplit_once(" = **")?;
    rest.split_once("**").map(|(bold, _)| bold)
}

#[test]
fn the_faces_in_markdown_are_the_faces_of_the_journal() {
    let mut dice = 0;
    each(Viewer::Gm, |what, table, view, words| {
        let items = table.played.iter().flat_map(|played| &played.items);
        let fell: Vec<String> = items
            .filter_map(|item| match &item.what {
                What::Throw { dice, faces, .. } => {
                    let faces: Vec<String> = faces.iter().map(|face| words.number(*face)).collect();
                    Some(faces.join(dice.between(&[])))
                }
                _ => None,
            })
            .collect();
        let markdown = montjoie_pages::markdown(view, words);
        // Faces of dice that fall again are taken off: only the signs differ.
        let told: Vec<String> = markdown.lines().filter_map(bold).map(|b| b.replace('−', "+")).collect();
        assert_eq!(told, fell, "{what}");
        dice += told.len();
    });
    assert!(dice > 1000, "{dice} throws");
}

#[test]
fn the_end_is_told_and_no_round_after_it() {
    for viewer in [Viewer::Gm, Viewer::Player(Side::A, Knowledge::Words)] {
        each(viewer, |what, table, view, words| {
            let last = table.played.last().map_or(0, |played| played.place.round);
            let won = match table.fight.outcome() {
                Some(Outcome::Victory(side)) => {
                    words.say(&montjoie_game::Message::new("outcome-victory").who("side", Subject::side(side)))
                }
                Some(Outcome::Draw) => words.word("outcome-draw"),
                _ => words.word("outcome-undecided"),
            };
            assert_eq!(view.place.round, last, "{what}");
            let markdown = montjoie_pages::markdown(view, words);
            let page = montjoie_pages::whole_chronicle(view, words);
            let finish = paper::finish(view, words, &paper::Used::default(), &|_| Vec::new());
            let escaped = montjoie_pages::Html::of(|h| h.text(&won)).into_string();
            assert!(markdown.contains(&format!("**{won}**")), "{what}: {won}");
            assert!(page.contains(&escaped) && finish.contains(&escaped), "{what}: {won}");
            let telling = view.telling.as_ref().expect("the last round").text.clone();
            assert!(markdown.contains(&format!("> {telling}")), "{what}: {telling}");
            let next = words.round(last + 1);
            for text in [&markdown, &page, &finish] {
                assert!(
                    !text.contains(&format!("# {next}\n")) && !text.contains(&format!(">{next}<")),
                    "{what}: {next}"
                );
            }
            assert!(!roll(&markdown).is_empty(), "{what}");
            let measure = words.say(&montjoie_game::Message::new(view.measure_of(Side::A)));
            assert!(markdown.contains(&format!("({measure}) |")), "{what}: {measure}");
        });
    }
}

/// The rows of the closing roll.
fn roll(markdown: &str) -> Vec<[String; 3]> {
    let (_, end) = markdown.rsplit_once("\n## ").unwrap_or_default();
    let rows = end.lines().filter(|line| line.starts_with("| ") && !line.contains(") | "));
    let cells = |line: &str| line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect::<Vec<_>>();
    rows.map(|line| [0, 1, 2].map(|at| cells(line).get(at).cloned().unwrap_or_default())).collect()
}

/// The closing roll holds the strengths its reader may know, and no others.
#[test]
fn the_closing_roll_keeps_secrets() {
    let (mut known, mut hidden) = (0, 0);
    for viewer in [Viewer::Gm, Viewer::Player(Side::A, Knowledge::Words), Viewer::Public(Knowledge::Unseen)] {
        each(viewer, |what, table, view, words| {
            for [name, start, now] in roll(&montjoie_pages::markdown(view, words)) {
                let told = |s: &&Sheet| {
                    let Some((left, first)) = s.strength else { return false };
                    let own = |n: i64, cell: &str| cell.split(' ').next() == Some(words.number(n).as_str());
                    words.name(s.subject) == name && own(first, &start) && own(left, &now)
                };
                let sheet = view.sheets.iter().find(told).unwrap_or_else(|| panic!("{what}: {name} {start} {now}"));
                let foe = matches!(viewer, Viewer::Player(side, _) if side != sheet.side);
                assert!(!foe || sheet.kind == "wall", "{what}: {name} is the enemy's");
                known += 1;
            }
            hidden +=
                table.fight.sheets(Viewer::Gm).len() - view.sheets.iter().filter(|s| s.strength.is_some()).count();
        });
    }
    assert!(known > 200 && hidden > 200, "{known} {hidden}");
}

/// Bare choices and judgements say whose they are, and what was asked.
#[test]
fn a_bare_line_names_its_subject() {
    let mut bare = 0;
    each(Viewer::Gm, |what, _, view, words| {
        for line in &view.chronicle {
            let LineBody::Bare(What::Judgement { head, .. } | What::Choice { head, .. }) = &line.said else { continue };
            let text = montjoie_pages::gm::told(words, line, 0);
            let (asked, answer) = text.split_once(" → ").or_else(|| text.split_once(':')).unwrap_or((&text, ""));
            assert!(asked.len() > 3 && !answer.trim().is_empty(), "{what}: {text}");
            // Armies, sides and scenario events may go by another name in the question.
            if matches!(head.key.of.kind(), Kind::Unit(_) | Kind::Character(_)) {
                let named = |who: Subject| {
                    let name = words.name(who).to_lowercase();
                    let last = name.rsplit([' ', '’', '\u{a0}']).next().unwrap_or_default().to_owned();
                    !last.is_empty() && text.to_lowercase().contains(&last)
                };
                assert!(named(head.key.of) || named(head.key.to), "{what}: whose is “{text}”?");
            }
            bare += 1;
        }
    });
    assert!(bare > 1000, "{bare}");
}

/// What is told twice on end from the same facts is told once.
#[test]
fn no_line_stands_twice_on_end() {
    let mut lines = 0;
    each(Viewer::Gm, |what, _, view, words| {
        let page = montjoie_pages::whole_chronicle(view, words);
        let told: Vec<&str> = page.split("<li class=\"line told").skip(1).collect();
        let text = |li: &str| {
            let (_, rest) = li.split_once("<span class=\"text\">").unwrap_or_default();
            rest.split_once("</li>").map(|(text, _)| text.split("</span>").next().unwrap_or_default().to_owned())
        };
        for pair in told.windows(2) {
            // Another list begins: another step.
            let same_list = !pair[0].contains("</ul>");
            assert!(!same_list || text(pair[0]) != text(pair[1]), "{what}: {:?}", text(pair[0]));
            lines += 1;
        }
    });
    assert!(lines > 1000, "{lines}");
}

/// What the scenario says of an event stands in the GM's chronicle in its own words, once for each that comes, and in no other's.
#[test]
fn the_words_of_a_scenario_are_told_to_the_gm() {
    let mut told = 0;
    for viewer in [Viewer::Gm, Viewer::Player(Side::A, Knowledge::Words), Viewer::Public(Knowledge::Unseen)] {
        each(viewer, |what, table, view, words| {
            let items = table.played.iter().flat_map(|played| &played.items);
            let comes = |what: &What| matches!(what, What::Judgement { value: 1, .. });
            let came = items.filter(|i| matches!(i.subject.kind(), Kind::Event(_)) && comes(&i.what)).count();
            let (fr, en) = common::scripted();
            let says = words.lang.pick(fr, en);
            let due = if viewer == Viewer::Gm { came } else { 0 };
            assert_eq!(montjoie_pages::markdown(view, words).matches(says).count(), due, "{what}");
            assert_eq!(montjoie_pages::whole_chronicle(view, words).matches(says).count(), due, "{what}");
            told += due;
        });
    }
    assert!(told >= 4, "{told} events");
}
