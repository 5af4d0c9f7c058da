//! What is wrong with a command line, in our own words.

use crate::console::{Console, Stop};
use clap::error::{ContextKind, ContextValue, Error, ErrorKind};
use montjoie_game::{Arg, Message};
use std::ffi::OsString;

/// Prints help or version, or tells what is wrong.
pub fn tell(error: &Error, args: &[OsString], console: &mut Console) -> Result<(), Stop> {
    match error.kind() {
        ErrorKind::DisplayHelp => {
            let text = error.render().to_string();
            return console.line(text.trim_end());
        }
        ErrorKind::DisplayVersion => {
            let text = console.say(&version());
            return console.line(&text);
        }
        _ => {}
    }
    let message = message(error);
    let text = console.say(&message);
    console.complain(&text);
    if let Some(near) = nearest(error) {
        let text = console.say(&Message::new("cli-usage-nearest").with("name", Arg::Text(near)));
        console.notice(&text);
    }
    if let Some(choices) = strings(error, ContextKind::ValidValue) {
        let text = console.say(&Message::new("cli-usage-choices").with("list", Arg::Text(choices.join(", "))));
        console.notice(&text);
    }
    let command = crate::app::command(console);
    let named = args.iter().skip(1).find_map(|a| a.to_str().filter(|a| command.find_subcommand(a).is_some()));
    let help = named.map_or_else(|| "montjoie --help".to_owned(), |name| format!("montjoie {name} --help"));
    let text = console.say(&Message::new("cli-usage-help").with("command", Arg::Text(help)));
    console.notice(&text);
    Err(Stop::Usage)
}

/// Which version this is, and of which commit, as the build found it.
fn version() -> Message {
    let (commit, date) = (env!("MONTJOIE_COMMIT"), env!("MONTJOIE_DATE"));
    let message = match (commit.strip_suffix('+'), commit) {
        (_, "") => Message::new("cli-version-unknown"),
        (Some(commit), _) => Message::new("cli-version-changed").with("commit", Arg::Text(commit.to_owned())),
        (None, commit) => Message::new("cli-version").with("commit", Arg::Text(commit.to_owned())),
    };
    message.with("version", Arg::Text(env!("CARGO_PKG_VERSION").to_owned())).with("date", Arg::Text(date.to_owned()))
}

fn message(error: &Error) -> Message {
    let arg = || text(error, ContextKind::InvalidArg);
    let value = || text(error, ContextKind::InvalidValue);
    match error.kind() {
        ErrorKind::InvalidSubcommand => Message::new("cli-usage-unknown-command")
            .with("name", Arg::Text(text(error, ContextKind::InvalidSubcommand))),
        ErrorKind::UnknownArgument => Message::new("cli-usage-unknown-option").with("name", Arg::Text(arg())),
        ErrorKind::MissingRequiredArgument => {
            let name = arg().replace(['<', '>'], "").replace("...", "");
            Message::new("cli-usage-missing").with("name", Arg::Text(name))
        }
        ErrorKind::ArgumentConflict => Message::new("cli-usage-conflict")
            .with("name", Arg::Text(arg()))
            .with("other", Arg::Text(text(error, ContextKind::PriorArg))),
        ErrorKind::InvalidValue if value().is_empty() => {
            Message::new("cli-usage-no-value").with("name", Arg::Text(arg()))
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            Message::new("cli-usage-value").with("name", Arg::Text(arg())).with("value", Arg::Text(value()))
        }
        ErrorKind::TooManyValues | ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            Message::new("cli-usage-no-value").with("name", Arg::Text(arg()))
        }
        ErrorKind::InvalidUtf8 => Message::new("cli-usage-utf8"),
        _ => Message::new("cli-usage-other"),
    }
}

fn nearest(error: &Error) -> Option<String> {
    [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue]
        .into_iter()
        .find_map(|kind| strings(error, kind))
        .and_then(|list| list.into_iter().next())
}

fn strings(error: &Error, kind: ContextKind) -> Option<Vec<String>> {
    match error.get(kind)? {
        ContextValue::String(one) => Some(vec![one.clone()]),
        ContextValue::Strings(all) if !all.is_empty() => Some(all.clone()),
        _ => None,
    }
}

fn text(error: &Error, kind: ContextKind) -> String {
    strings(error, kind).map(|all| all.join(", ")).unwrap_or_default()
}
