//! `report JOURNAL`: a journal without the names of its table, to be sent to whoever mends a fault; and how `replay` tells of one.

use crate::console::{Console, Stop};
use crate::load;
use clap::ArgMatches;
use montjoie_books::GAMES;
use montjoie_chronicle::{Journal, anonymous, report_file, reported};
use montjoie_game::{Arg, Message};
use serde_json::{Value, json};
use std::io::Write as _;

/// The command.
pub fn run(matches: &ArgMatches, console: &mut Console) -> Result<(), Stop> {
    let path = matches.get_one::<String>("journal").map(String::as_str).unwrap_or_default();
    let bytes = load::bytes(path, console)?;
    let read = Journal::read(&bytes).map_err(|trouble| console.file_trouble(path, &trouble))?;
    let Ok(journal) = anonymous(GAMES, &read.journal) else {
        return Err(console.wrong(&Message::new("cli-report-named").with("file", Arg::Text(path.to_owned()))));
    };
    // A report of a report keeps the page it was made on.
    let page = reported(&bytes).map_or(json!(null), |about| about["page"].clone());
    let written = report_file(&journal, montjoie_web::about(GAMES, &page));
    let stem = path.strip_suffix(".jsonl").unwrap_or(path);
    let usual = if path == "-" { "report.jsonl".to_owned() } else { format!("{stem}.report.jsonl") };
    let out = matches.get_one::<String>("out").cloned().unwrap_or(usual);
    let made = std::fs::OpenOptions::new().write(true).create_new(true).open(&out);
    made.and_then(|mut file| file.write_all(&written))
        .map_err(|error| console.bad_file("cli-cannot-write", &out, &error))?;
    let text = console.say(&Message::new("cli-report-done").with("file", Arg::Text(out)));
    console.prose(&text)
}

/// What a report says beside its journal: who made it, and, where somebody asks for all, how the page stood.
pub fn tell(path: &str, verbose: bool, console: &mut Console) -> Result<(), Stop> {
    let Some(about) = std::fs::read(path).ok().as_deref().and_then(reported) else { return Ok(()) };
    let word = |key: &str| Arg::Text(about[key].as_str().unwrap_or("?").to_owned());
    let message = Message::new("cli-report-of").with("version", word("version")).with("system", word("system"));
    let text = console.say(&message);
    console.notice(&text);
    if verbose && let Value::Object(page) = &about["page"] {
        for (key, value) in page {
            console.line(&format!("  {key}: {value}"))?;
        }
    }
    Ok(())
}
