//! `fight FILE`: plays a scenario to the end and tells it.

use crate::console::{Console, Stop};
use crate::load::{self, Loaded};
use crate::marshal::Marshal;
use crate::{sample, tell::Teller};
use clap::ArgMatches;

/// Plays the scenario named.
pub fn run(matches: &ArgMatches, console: &mut Console) -> Result<(), Stop> {
    let path = matches.get_one::<String>("file").map(String::as_str).unwrap_or_default();
    let edition = matches.get_one::<String>("edition").map(String::as_str);
    let loaded = load::file(path, edition, console)?;
    let seed = matches.get_one::<u64>("seed").copied().unwrap_or(1);
    chronicle(loaded, (seed, 0), matches.get_flag("verbose"), console)
}

/// Plays the shipped battle.
pub fn sample(console: &mut Console) -> Result<(), Stop> {
    let loaded = load::named("standard.toml", sample::TEXT.as_bytes(), None, console)?;
    chronicle(loaded, (1, 0), false, console)?;
    let hint = console.word("cli-hint");
    console.notice(&format!("\n{hint}"));
    Ok(())
}

/// Plays one battle of a seed and tells it.
pub fn chronicle(loaded: Loaded, (seed, index): (u64, u64), verbose: bool, console: &mut Console) -> Result<(), Stop> {
    load::opening(&loaded, console)?;
    let mut marshal = Marshal::new(loaded.opened.fight, seed, index);
    let mut teller = Teller::new(marshal.fight.as_ref(), loaded.opened.told, verbose);
    loop {
        if let Some(outcome) = marshal.ended() {
            return teller.outcome(marshal.fight.as_ref(), outcome, console);
        }
        let played = marshal.step();
        teller.step(&played, marshal.fight.as_ref(), console)?;
    }
}
