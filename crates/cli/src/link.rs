//! `link`: a new GM's link; every key there was is void.

use crate::console::{Console, Stop};
use crate::serve::usual_folder;
use clap::ArgMatches;
use montjoie_game::{Arg, Message};
use montjoie_web::{InUse, Lock, leave_link, void_keys};
use std::path::PathBuf;

/// The command. Whoever may write into the data folder is the GM: nothing else is asked for.
pub fn run(matches: &ArgMatches, console: &mut Console) -> Result<(), Stop> {
    let data = matches.get_one::<String>("data").map(PathBuf::from);
    let Some(data) = data.or_else(usual_folder) else {
        return Err(console.wrong(&Message::new("cli-serve-no-folder")));
    };
    let folder = data.display().to_string();
    let none = || Message::new("cli-link-none").with("folder", Arg::Text(folder.clone()));
    if !data.join("montjoie.sqlite").exists() {
        // Before a folder is made for nothing.
        return Err(console.wrong(&none()));
    }
    match Lock::take(&data) {
        Ok(_held) => {
            void_keys(&data).map_err(|trouble| console.file_trouble(&folder, &trouble))?;
            let text = console.word("cli-link-void");
            console.prose(&text)
        }
        Err(Ok(InUse(Some(address)))) => {
            let key = leave_link(&data).map_err(|error| console.bad_file("cli-cannot-write", &folder, &error))?;
            let text = console.word("cli-link-new");
            console.prose(&text)?;
            console.line(&format!("  {address}gm/{key}"))
        }
        Err(Ok(InUse(None))) => {
            Err(console.wrong(&Message::new("cli-serve-in-use").with("folder", Arg::Text(folder.clone()))))
        }
        Err(Err(error)) => Err(console.bad_file("cli-cannot-write", &folder, &error)),
    }
}
