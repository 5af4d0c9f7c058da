//! `cargo xtask new-book NAME`: lays the skeleton of a book. It compiles, its one-rule battle plays at the page, in the terminal and in
//! odds, and its tests say what is missing. The files it lays are in `xtask/book/`.

use crate::run::Word;
use std::path::Path;
use std::process::Command;

/// The files of a book: where each goes below the root, and its text.
const FILES: &[(&str, &str)] = &[
    ("books/@id@/Cargo.toml", include_str!("../book/Cargo.toml.in")),
    ("books/@id@/catalogue.toml", include_str!("../book/catalogue.toml.in")),
    ("books/@id@/book/fr.md", include_str!("../book/book/fr.md.in")),
    ("books/@id@/book/en.md", include_str!("../book/book/en.md.in")),
    ("books/@id@/text/fr.ftl", include_str!("../book/text/fr.ftl.in")),
    ("books/@id@/text/en.ftl", include_str!("../book/text/en.ftl.in")),
    ("books/@id@/src/lib.rs", include_str!("../book/src/lib.rs.in")),
    ("books/@id@/src/nouns/mod.rs", include_str!("../book/src/nouns/mod.rs.in")),
    ("books/@id@/src/nouns/battle.rs", include_str!("../book/src/nouns/battle.rs.in")),
    ("books/@id@/src/nouns/terms.rs", include_str!("../book/src/nouns/terms.rs.in")),
    ("books/@id@/src/chapters/mod.rs", include_str!("../book/src/chapters/mod.rs.in")),
    ("books/@id@/src/chapters/blows.rs", include_str!("../book/src/chapters/blows.rs.in")),
    ("books/@id@/src/chapters/end.rs", include_str!("../book/src/chapters/end.rs.in")),
    ("books/@id@/src/events/mod.rs", include_str!("../book/src/events/mod.rs.in")),
    ("books/@id@/src/events/apply.rs", include_str!("../book/src/events/apply.rs.in")),
    ("books/@id@/src/events/fields.rs", include_str!("../book/src/events/fields.rs.in")),
    ("books/@id@/src/brought/mod.rs", include_str!("../book/src/brought/mod.rs.in")),
    ("books/@id@/src/brought/muster.rs", include_str!("../book/src/brought/muster.rs.in")),
    ("books/@id@/src/brought/options.rs", include_str!("../book/src/brought/options.rs.in")),
    ("books/@id@/src/brought/doctrine.rs", include_str!("../book/src/brought/doctrine.rs.in")),
    ("books/@id@/src/brought/gestures.rs", include_str!("../book/src/brought/gestures.rs.in")),
    ("books/@id@/src/shown/mod.rs", include_str!("../book/src/shown/mod.rs.in")),
    ("books/@id@/src/shown/sight.rs", include_str!("../book/src/shown/sight.rs.in")),
    ("books/@id@/src/shown/who.rs", include_str!("../book/src/shown/who.rs.in")),
    ("books/@id@/src/shown/sheet.rs", include_str!("../book/src/shown/sheet.rs.in")),
    ("books/@id@/src/shown/known.rs", include_str!("../book/src/shown/known.rs.in")),
    ("books/@id@/src/shown/line.rs", include_str!("../book/src/shown/line.rs.in")),
    ("books/@id@/src/shown/opens.rs", include_str!("../book/src/shown/opens.rs.in")),
    ("books/@id@/tests/@id@/main.rs", include_str!("../book/tests/ID/main.rs.in")),
    ("books/@id@/tests/small/01-one-on-one.toml", include_str!("../book/tests/small/01-one-on-one.toml.in")),
    ("books/@id@/tests/small/02-the-skilled.toml", include_str!("../book/tests/small/02-the-skilled.toml.in")),
    (
        "books/@id@/tests/small/03-hero-on-soldiers.toml",
        include_str!("../book/tests/small/03-hero-on-soldiers.toml.in"),
    ),
    ("books/@id@/tables/options.csv", include_str!("../book/tables/options.csv.in")),
    ("scenarios/@id@/standard.toml", include_str!("../book/scenarios/standard.toml.in")),
];

/// The lines that make the book known: in which file, after which line each goes (the last that begins so), and the line.
const LINES: &[(&str, &str, &str)] = &[
    ("Cargo.toml", "montjoie-ordre = { path", "montjoie-@id@ = { path = \"books/@id@\" }"),
    ("crates/books/Cargo.toml", "montjoie-ordre.workspace", "montjoie-@id@.workspace = true"),
    ("crates/books/src/lib.rs", "    &Erased::<", "    &Erased::<montjoie_@id@::@Type@>::new(),"),
];

/// Lays a book of this name below the root.
pub fn new_book(root: &Path, args: &[String]) -> Result<String, Word> {
    let [name] = args else {
        return Err(Word::usage("a book needs one name: cargo xtask new-book NAME".to_owned()));
    };
    let id = good(name)?;
    if root.join("books").join(id).exists() {
        return Err(Word::usage(format!("books/{id} is there already: choose another name")));
    }
    for (path, text) in FILES {
        write(&root.join(filled(path, id)), &filled(text, id))?;
    }
    for (path, after, line) in LINES {
        let file = root.join(path);
        let text = std::fs::read_to_string(&file).map_err(|e| Word::failed(format!("{path}: {e}")))?;
        write(
            &file,
            &with_line(&text, after, &filled(line, id))
                .ok_or_else(|| Word::failed(format!("{path} has no line `{after}…`")))?,
        )?;
    }
    // Lines are as long as the name makes them.
    let formatted =
        Command::new("cargo").args(["fmt", "--package", &format!("montjoie-{id}")]).current_dir(root).status();
    if !formatted.is_ok_and(|done| done.success()) {
        return Err(Word::failed("the book lies there, but rustfmt failed on it"));
    }
    Ok(format!(
        "books/{id} lies there. Next:\n  \
         cargo run -- fight scenarios/{id}/standard.toml\n  \
         cargo test -p montjoie-{id}\n  \
         MONTJOIE_BLESS=1 cargo test -p montjoie-{id}                      (writes docs/matrix/{id}.md)\n  \
         MONTJOIE_BLESS=1 cargo test -p montjoie --test keys              (writes docs/keys/{id}.md)\n  \
         MONTJOIE_BLESS=1 MONTJOIE_RULESET={id} cargo test -p montjoie-books --test judged   (keeps its prints)\n\
         Its rules are in books/{id}/src/chapters; CONTRIBUTING.md takes you through the rest."
    ))
}

/// The id of a book: a short word, since messages, files and crates are named by it.
fn good(name: &str) -> Result<&str, Word> {
    let fine = (2..=12).contains(&name.len()) && name.bytes().all(|b| b.is_ascii_lowercase());
    if fine {
        Ok(name)
    } else {
        Err(Word::usage(format!("`{name}` is no name for a book: 2 to 12 letters from a to z")))
    }
}

/// A text of the skeleton with the names of this book: `@id@`, `@Type@`, the prefix `@ID@` of its rules and the same in small letters.
fn filled(text: &str, id: &str) -> String {
    let (first, rest) = id.split_at(1);
    let prefix = &id[..id.len().min(3)];
    text.replace("@id@", id)
        .replace("@Type@", &format!("{}{rest}", first.to_uppercase()))
        .replace("@ID@", &prefix.to_uppercase())
        .replace("@idl@", prefix)
}

fn with_line(text: &str, after: &str, line: &str) -> Option<String> {
    let mut lines: Vec<&str> = text.lines().collect();
    let place = lines.iter().rposition(|one| one.starts_with(after))?;
    lines.insert(place + 1, line);
    Some(lines.join("\n") + "\n")
}

fn write(path: &Path, text: &str) -> Result<(), Word> {
    let told = |e: std::io::Error| Word::failed(format!("{}: {e}", path.display()));
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder).map_err(told)?;
    }
    std::fs::write(path, text).map_err(told)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_book_has_a_short_plain_name() {
        assert!(good("ost").is_ok());
        for bad in ["", "o", "Ost", "ost-1", "a_very_long_name"] {
            assert!(good(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn names_are_filled_in_and_none_is_left() {
        for (path, text) in FILES {
            let (path, text) = (filled(path, "ost"), filled(text, "ost"));
            assert!(
                !path.contains('@') && !["@id@", "@Type@", "@ID@", "@idl@"].iter().any(|mark| text.contains(mark)),
                "{path}"
            );
        }
        assert_eq!(filled("@id@ @Type@ @ID@-01 @idl@-01", "ostie"), "ostie Ostie OST-01 ost-01");
    }

    #[test]
    fn every_file_of_the_skeleton_is_laid() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("book");
        let (mut folders, mut count) = (vec![folder], 0);
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(folder).unwrap().flatten() {
                if entry.path().is_dir() { folders.push(entry.path()) } else { count += 1 }
            }
        }
        assert_eq!(count, FILES.len());
    }

    #[test]
    fn a_line_goes_after_the_last_of_its_kind() {
        assert_eq!(with_line("a = 1\nb\na = 2\nc\n", "a", "new").as_deref(), Some("a = 1\nb\na = 2\nnew\nc\n"));
        assert_eq!(with_line("b\n", "a", "new"), None);
    }
}
