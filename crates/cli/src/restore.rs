//! `restore [COPY]`: puts a copy of the battles back, or lists the copies; and what is said when the file of battles cannot be opened.

use crate::console::{Console, Stop};
use crate::serve::usual_folder;
use clap::ArgMatches;
use montjoie_chronicle::{Copied, Present, Restoration, Trouble, copies, finish_restoring};
use montjoie_game::{Arg, Message};
use montjoie_web::{InUse, Lock, holds_in_words, moment, newer_in_words};
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// The command.
pub fn run(matches: &ArgMatches, console: &mut Console) -> Result<(), Stop> {
    let data = matches.get_one::<String>("data").map(PathBuf::from);
    let Some(data) = data.or_else(usual_folder) else {
        return Err(console.wrong(&Message::new("cli-serve-no-folder")));
    };
    match matches.get_one::<String>("copy") {
        Some(copy) => put_back(&data, Path::new(copy), matches.get_flag("replace-newer"), console),
        None => list(&data, console),
    }
}

fn put_back(data: &Path, copy: &Path, replace: bool, console: &mut Console) -> Result<(), Stop> {
    let shown = |path: &Path| path.display().to_string();
    if !copy.exists() {
        // Before a folder is made for nothing.
        return Err(console.file_trouble(&shown(copy), &Trouble::Missing));
    }
    let made = std::fs::create_dir_all(data);
    made.map_err(|error| console.bad_file("cli-restore-folder", &shown(data), &error))?;
    let _held = Lock::take(data).map_err(|refused| held_by(refused, data, console))?;
    finish_restoring(data).map_err(|trouble| console.file_trouble(&shown(data), &trouble))?;
    let plan = Restoration::new(data, copy).map_err(|trouble| console.file_trouble(&shown(copy), &trouble))?;
    if plan.replaces_newer() && !replace {
        console.wrong(&Message::new("cli-restore-newer"));
        lacks(&plan, console);
        let text = console.word("cli-restore-newer-do");
        console.notice(&text);
        console.verbatim(&command(copy, data, true));
        return Err(Stop::Wrong);
    }
    let former = plan.carry_out(&moment()).map_err(|trouble| console.file_trouble(&shown(data), &trouble))?;
    let holds = holds_in_words(montjoie_books::GAMES, &console.texts, console.lang, &plan.holds);
    let text = console.say(&Message::new("cli-restore-done").with("holds", Arg::Text(holds)));
    console.prose(&text)?;
    if let Some(former) = former {
        let text = console.word("cli-restore-aside");
        console.prose(&text)?;
        console.line(&format!("  {}", former.display()))?;
    }
    let text = console.word("cli-restore-open");
    console.prose(&text)?;
    console.line(&format!("  {}", line(&["serve".into(), "--data".into(), data.into()])))
}

/// What the file in place holds and the copy lacks, a line each.
fn lacks(plan: &Restoration, console: &mut Console) {
    if let Present::Readable(newer) = &plan.present {
        for text in newer_in_words(&console.texts, console.lang, newer) {
            console.notice(&format!("  {text}"));
        }
    }
}

fn held_by(refused: Result<InUse, std::io::Error>, data: &Path, console: &mut Console) -> Stop {
    let folder = data.display().to_string();
    match refused {
        Ok(InUse(Some(address))) => {
            let page = Arg::Text(format!("{address}copies"));
            console.wrong(&Message::new("cli-restore-in-use-at").with("folder", Arg::Text(folder)).with("page", page))
        }
        Ok(InUse(None)) => console.wrong(&Message::new("cli-restore-in-use").with("folder", Arg::Text(folder))),
        Err(error) => console.bad_file("cli-restore-folder", &folder, &error),
    }
}

/// Every copy, and how it is put back.
fn list(data: &Path, console: &mut Console) -> Result<(), Stop> {
    let all = copies(data);
    let folder = Arg::Text(data.display().to_string());
    let id = if all.is_empty() { "cli-restore-none" } else { "cli-restore-list" };
    let text = console.say(&Message::new(id).with("folder", folder));
    console.prose(&text)?;
    for copy in all {
        let text = one(&copy, console);
        console.prose(&text)?;
        if copy.holds.is_ok() {
            console.line(&format!("  {}", command(&copy.file, data, false)))?;
        }
    }
    Ok(())
}

/// One copy in words.
fn one(copy: &Copied, console: &Console) -> String {
    let holds = match &copy.holds {
        Ok(holds) => holds_in_words(montjoie_books::GAMES, &console.texts, console.lang, holds),
        Err(trouble) => console.say(&trouble.message()),
    };
    format!("{} — {holds}", copy.id)
}

/// The file of battles cannot be opened: which copy can be put back, and by which command. Nothing is touched.
pub fn advise(data: &Path, console: &mut Console) {
    let sound = copies(data).into_iter().filter(|copy| !copy.aside && copy.holds.is_ok());
    // The copy that holds most, whatever day some clock gave it; one that is whole before one that is not.
    let newest =
        sound.max_by_key(|copy| copy.holds.as_ref().map_or((false, 0), |holds| (holds.broken.is_empty(), holds.acts)));
    let plan = newest.and_then(|copy| Restoration::new(data, &copy.file).ok().map(|plan| (copy, plan)));
    let Some((copy, plan)) = plan else {
        let text = console.say(
            &Message::new("cli-restore-no-copy").with("folder", Arg::Text(data.join("copies").display().to_string())),
        );
        console.notice(&text);
        return;
    };
    let text = one(&copy, console);
    let text = console.say(&Message::new("cli-restore-advise").with("copy", Arg::Text(text)));
    console.notice(&text);
    console.verbatim(&command(&copy.file, data, plan.replaces_newer()));
    if plan.replaces_newer() {
        let text = console.word("cli-restore-advise-newer");
        console.notice(&text);
        lacks(&plan, console);
    }
    let text = console.word("cli-restore-advise-aside");
    console.notice(&text);
}

/// What is typed to put a copy back.
fn command(copy: &Path, data: &Path, replace: bool) -> String {
    let mut words: Vec<OsString> = vec!["restore".into(), copy.into(), "--data".into(), data.into()];
    if replace {
        words.push("--replace-newer".into());
    }
    line(&words)
}

/// A command line of ours, as whoever reads it called the program, to be typed or copied as it is.
fn line(words: &[OsString]) -> String {
    let program = std::env::args_os().next().filter(|name| !name.is_empty()).unwrap_or_else(|| "montjoie".into());
    let words = std::iter::once(&program).chain(words).map(|word| quoted(&word.to_string_lossy()));
    words.collect::<Vec<_>>().join(" ")
}

/// A word that a shell takes for one.
fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "/._-+:=@%,".contains(c) || (cfg!(windows) && c == '\\');
    if !word.is_empty() && word.chars().all(plain) {
        word.to_owned()
    } else if cfg!(windows) {
        format!("\"{word}\"")
    } else {
        format!("'{}'", word.replace('\'', "'\\''"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(unix)]
    fn a_shell_reads_one_word_where_one_was_meant() {
        for word in ["plain/path-2.sqlite", "two words", "l'été $HOME `x` \"y\"", "", "*"] {
            let typed = format!("printf %s {}", quoted(word));
            let read = std::process::Command::new("sh").args(["-c", &typed]).output().expect("a shell");
            assert_eq!(String::from_utf8_lossy(&read.stdout), word);
        }
    }
}
