//! `cargo xtask new-book NAME`: lays the skeleton of a book. It compiles, its one-rule battle plays at the page, in the terminal and in
//! odds, and its tests say what is missing. The files it lays are in `xtask/book/`.

use crate::run::{Cargo, Word};
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
    ("books/@id@/src/chapters/mod.rs", include_str!("../book/src/chapters/mod.rs.in")),
    ("books/@id@/src/chapters/blows.rs", include_str!("../book/src/chapters/blows.rs.in")),
    ("books/@id@/src/chapters/end.rs", include_str!("../book/src/chapters/end.rs.in")),
    ("books/@id@/src/events/mod.rs", include_str!("../book/src/events/mod.rs.in")),
    ("books/@id@/src/brought/mod.rs", include_str!("../book/src/brought/mod.rs.in")),
    ("books/@id@/src/shown/mod.rs", include_str!("../book/src/shown/mod.rs.in")),
    ("books/@id@/tests/@id@/main.rs", include_str!("../book/tests/ID/main.rs.in")),
    ("books/@id@/tests/small/01-one-on-one.toml", include_str!("../book/tests/small/01-one-on-one.toml.in")),
    ("books/@id@/tests/small/02-the-skilled.toml", include_str!("../book/tests/small/02-the-skilled.toml.in")),
    (
        "books/@id@/tests/small/03-hero-on-soldiers.toml",
        include_str!("../book/tests/small/03-hero-on-soldiers.toml.in"),
    ),
    ("books/@id@/tables/battles.csv", include_str!("../book/tables/battles.csv.in")),
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
         cargo run -- fight scenarios/{id}/standard.toml   (it plays, with one rule)\n  \
         cargo xtask bless {id}                            (runs its tests and writes what they keep)\n\
         Its rules are in books/{id}/src/chapters; CONTRIBUTING.md, “Adding a book”, takes you through the rest."
    ))
}

/// Writes what the tests keep of a book: its matrix, the keys of its scenarios, its battles as they are judged, and what the gallery says of them.
pub fn bless(root: &Path, args: &[String]) -> Result<String, Word> {
    let [id] = args else {
        return Err(Word::usage("a book needs its name: cargo xtask bless NAME".to_owned()));
    };
    if !root.join("books").join(good(id)?).is_dir() {
        return Err(Word::usage(format!("books/{id} is not there")));
    }
    let french = root.join("books").join(id).join("book/fr.md");
    let text = std::fs::read_to_string(&french).map_err(|e| Word::failed(format!("{}: {e}", french.display())))?;
    write(&french, &spaced(&text))?;
    let own = format!("montjoie-{id}");
    for (package, test) in
        [(own.as_str(), id.as_str()), ("montjoie-books", "gallery"), ("montjoie-books", "judged"), ("montjoie", "keys")]
    {
        let cargo = Cargo::new(&["test", "--quiet", "--package", package, "--test", test]);
        cargo.env("MONTJOIE_BLESS", "1").env("MONTJOIE_RULESET", id.as_str()).tee()?;
    }
    Ok(format!(
        "docs/matrix/{id}.md, docs/keys/{id}.md, books/{id}/tests/judged and books/{id}/tables/battles.csv are written; look at the difference before you commit it"
    ))
}

/// French as it is typeset, from plain spaces: nobody types a no-break space. Inline code stays as it is.
fn spaced(text: &str) -> String {
    let prose = |text: &str| {
        let thin = [";", "!", "?", "»"]
            .iter()
            .fold(text.to_owned(), |text, mark| text.replace(&format!(" {mark}"), &format!("\u{202f}{mark}")));
        thin.replace("« ", "«\u{202f}").replace(" :", "\u{a0}:")
    };
    let pieces = text.split('`').enumerate();
    pieces.map(|(i, piece)| if i % 2 == 0 { prose(piece) } else { piece.to_owned() }).collect::<Vec<_>>().join("`")
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
    fn french_gets_its_spaces() {
        assert_eq!(spaced("Oui : `a ; b` ! « non »"), "Oui\u{a0}: `a ; b`\u{202f}! «\u{202f}non\u{202f}»");
        let laid = FILES.iter().find(|(path, _)| path.ends_with("fr.md")).unwrap().1;
        assert_eq!(spaced(laid), laid, "the skeleton passes tidy as it lies");
    }

    #[test]
    fn a_line_goes_after_the_last_of_its_kind() {
        assert_eq!(with_line("a = 1\nb\na = 2\nc\n", "a", "new").as_deref(), Some("a = 1\nb\na = 2\nnew\nc\n"));
        assert_eq!(with_line("b\n", "a", "new"), None);
    }
}
