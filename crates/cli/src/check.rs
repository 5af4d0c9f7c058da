//! `check FILE…`: every problem of every file.

use crate::console::{Console, Stop};
use crate::load;
use clap::ArgMatches;
use montjoie_game::{Arg, Message};

/// Reads each file as `fight` would.
pub fn run(matches: &ArgMatches, console: &mut Console) -> Result<(), Stop> {
    let mut wrong = false;
    for path in matches.get_many::<String>("files").into_iter().flatten() {
        match load::file(path, None, console) {
            Ok(loaded) => {
                let fates = loaded.opened.fight.fates();
                let persons = fates.iter().filter(|f| f.person).count();
                let message = Message::new("cli-check-fine")
                    .with("file", Arg::Text(path.clone()))
                    .with("title", Arg::Text(console.pick(&loaded.opened.title).to_owned()))
                    .with("book", Arg::Text(console.book_name(loaded.game.info())))
                    .number("units", i64::try_from(fates.len() - persons).unwrap_or(i64::MAX))
                    .number("characters", i64::try_from(persons).unwrap_or(i64::MAX));
                let text = console.say(&message);
                console.prose(&text)?;
            }
            Err(Stop::Wrong) => wrong = true,
            Err(other) => return Err(other),
        }
    }
    if wrong { Err(Stop::Wrong) } else { Ok(()) }
}
