//! One skeleton for every book: a reader who knows one finds the room of a line in the next.

use super::rulesets::{BOOKS, LEXICON, lexicon, rulesets};
use super::{Tree, Violation};
use montjoie_sources::without_tests;

/// The rooms, the file each has in every book, and those of a book that implements `Ruleset` itself: a small book has the rest from the
/// common code.
const ROOMS: [(&str, &[&str], &[&str]); 5] = [
    ("nouns", &["mod"], &["battle", "terms"]),
    ("chapters", &["mod"], &[]),
    ("events", &["mod"], &["apply", "fields"]),
    ("brought", &["mod"], &["muster", "options", "gestures", "doctrine"]),
    ("shown", &["mod"], &["sight", "sheet", "line", "who", "opens"]),
];

/// The rooms of a book and what is in them; its file names are English.
pub fn check(tree: &Tree) -> Vec<Violation> {
    let mut problems = Vec::new();
    let lexicon = lexicon(tree.get(LEXICON).unwrap_or_default());
    for id in rulesets(tree) {
        let home = format!("{BOOKS}{id}/src/");
        let front = tree.get(&format!("{home}lib.rs")).unwrap_or_default();
        let small = without_tests(front).windows(2).any(|w| w[0].is("SmallBook") && w[1].is("for"));
        let mut say = |path: String, what: String| problems.push(Violation { path, line: 0, rule: "skeleton", what });
        for (path, _) in tree.under(&home, ".rs") {
            let inside = &path[home.len()..];
            let room = inside.split('/').next().unwrap_or_default();
            if inside != "lib.rs" && !ROOMS.iter().any(|(name, ..)| *name == room) {
                let rooms = ROOMS.map(|(name, ..)| name).join(", ");
                say(path.into(), format!("stands in no room of the book: it belongs in one of {rooms}"));
            }
            let words = inside.trim_end_matches(".rs").split(['/', '_']);
            for word in words.filter(|word| lexicon.contains(word)) {
                say(path.into(), format!("`{word}` is French: files have English names"));
            }
        }
        for (room, files, more) in ROOMS {
            for file in files.iter().chain(more.iter().filter(|_| !small)) {
                let in_folder = format!("{home}{room}/{file}/mod.rs");
                let path = format!("{home}{room}/{file}.rs");
                if tree.get(&path).is_none() && tree.get(&in_folder).is_none() {
                    say(path, "every book has this file".to_owned());
                }
            }
        }
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(extra: &[(&str, &str)], without: &str) -> Vec<String> {
        let mut files: Vec<(String, &str)> = Vec::new();
        for (room, names, more) in ROOMS {
            let names = names.iter().chain(more);
            files.extend(names.map(|name| (format!("books/ost/src/{room}/{name}.rs"), "")));
        }
        files.push(("books/ost/src/lib.rs".into(), "impl Ruleset for Ost {}"));
        told_of(files, extra, without)
    }

    fn told_of<'a>(mut files: Vec<(String, &'a str)>, extra: &[(&str, &'a str)], without: &str) -> Vec<String> {
        files.push((LEXICON.into(), "melee tir"));
        files.extend(extra.iter().map(|(path, text)| ((*path).to_owned(), *text)));
        files.retain(|(path, _)| path != without);
        let files: Vec<(&str, &str)> = files.iter().map(|(path, text)| (path.as_str(), *text)).collect();
        check(&Tree::of(&files)).into_iter().map(|problem| problem.path).collect()
    }

    #[test]
    fn a_small_book_has_one_file_in_each_room() {
        let small = || {
            let rooms = ROOMS.map(|(room, ..)| (format!("books/ost/src/{room}/mod.rs"), ""));
            let front = ("books/ost/src/lib.rs".to_owned(), "impl SmallBook for Ost {}");
            rooms.into_iter().chain([front]).collect::<Vec<_>>()
        };
        assert_eq!(told_of(small(), &[], ""), Vec::<String>::new());
        assert_eq!(told_of(small(), &[], "books/ost/src/shown/mod.rs"), ["books/ost/src/shown/mod.rs"]);
        assert_eq!(told_of(small(), &[("books/ost/src/blows.rs", "")], ""), ["books/ost/src/blows.rs"]);
    }

    #[test]
    fn a_book_has_its_rooms() {
        assert_eq!(told(&[("books/ost/src/chapters/blows.rs", "")], ""), Vec::<String>::new());
        assert_eq!(told(&[("books/ost/src/blows.rs", "")], ""), ["books/ost/src/blows.rs"]);
        assert_eq!(told(&[("books/ost/src/chapters/tir.rs", "")], ""), ["books/ost/src/chapters/tir.rs"]);
        assert_eq!(told(&[], "books/ost/src/shown/opens.rs"), ["books/ost/src/shown/opens.rs"]);
        let line = [("books/ost/src/shown/line/mod.rs", "")];
        assert_eq!(told(&line, "books/ost/src/shown/line.rs"), Vec::<String>::new(), "a file may be a folder");
    }
}
