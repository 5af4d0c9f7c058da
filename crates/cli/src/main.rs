//! `montjoie`: mass battles of tabletop role-playing games, by the rulebook of your table.
//!
//! Each command is a module. [`console`] is the output they share, [`app`] defines the command line in both languages.

mod aftermath;
mod app;
mod ask_only;
mod book;
mod bring;
mod check;
mod console;
mod fault;
mod fight;
mod link;
mod load;
mod odds;
mod play;
mod prose;
mod replay;
mod report;
mod restore;
mod sample;
mod schema;
mod serve;
mod sweep;
mod tell;
mod telling;
mod usage;
mod verify;

use console::{Console, Stop};
use std::{ffi::OsString, process::ExitCode};

fn main() -> ExitCode {
    let args = serve::implied(&std::env::args_os().collect::<Vec<OsString>>());
    let lang = app::lang_of(&args);
    fault::watch();
    let ended = std::panic::catch_unwind(|| {
        let mut console = Console::new(lang);
        let ended = run(&args, &mut console).and_then(|()| console.flush());
        ended.map_or_else(|stop| console.exit_code(stop), |()| 0)
    });
    ExitCode::from(ended.unwrap_or(fault::OUR_FAULT))
}

fn run(args: &[OsString], console: &mut Console) -> Result<(), Stop> {
    let matches = match app::command(console).try_get_matches_from(args) {
        Ok(matches) => matches,
        Err(error) => return usage::tell(&error, args, console),
    };
    fault::drill("start");
    match matches.subcommand() {
        Some(("check", m)) => check::run(m, console),
        Some(("fight", m)) => fight::run(m, console),
        Some(("play", m)) => play::run(m, console),
        Some(("odds", m)) => odds::run(m, console),
        Some(("sweep", m)) => sweep::run(m, console),
        Some(("merge", m)) => sweep::merge(m, console),
        Some(("plot", m)) => sweep::plot(m, console),
        Some(("replay", m)) => replay::run(m, console),
        Some(("verify", m)) => verify::run(m, console),
        Some(("report", m)) => report::run(m, console),
        Some(("restore", m)) => restore::run(m, console),
        Some(("link", m)) => link::run(m, console),
        Some(("aftermath", m)) => aftermath::run(m, console),
        Some(("bring", m)) => bring::run(m, console),
        Some(("rules", m)) => book::run(m, console),
        Some(("schema", m)) => schema::run(m, console),
        Some(("completions", m)) => app::completions(m, console),
        Some(("help", m)) => app::help(m, console),
        Some(("serve", m)) => serve::run(Some(m), console),
        _ => serve::run(None, console),
    }
}
