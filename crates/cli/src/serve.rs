//! `serve`: opens the web table, says where it is, and shows it in the browser.

use crate::console::{Console, Stop};
use clap::ArgMatches;
use montjoie_chronicle::Trouble;
use montjoie_game::{Arg, Message};
use montjoie_web::{Config, NotOpened, Public, ReadyServer, TrustedProxy, Unfit, addresses};
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// Where the table listens when nobody says otherwise.
const PORT: u16 = 7144;

/// The options by which `montjoie` alone is known to mean `montjoie serve`.
const OPTIONS: &[&str] =
    &["--data", "--port", "--lan", "--public", "--proxy", "--host", "--frame", "--no-open", "--seed"];

/// `montjoie --lan` is `montjoie serve --lan`.
pub fn implied(args: &[OsString]) -> Vec<OsString> {
    let mut args = args.to_vec();
    let mut at = 1;
    // The language may stand first.
    while let Some(text) = args.get(at).and_then(|a| a.to_str()) {
        match text {
            "--lang" => at += 2,
            _ if text.starts_with("--lang=") => at += 1,
            _ if OPTIONS.contains(&text.split('=').next().unwrap_or(text)) => {
                args.insert(at, "serve".into());
                break;
            }
            _ => break,
        }
    }
    args
}

/// Opens the table and serves it until it is closed.
pub fn run(matches: Option<&ArgMatches>, console: &mut Console) -> Result<(), Stop> {
    let flag = |name: &str| matches.is_some_and(|m| m.get_flag(name));
    let given = matches.and_then(|m| m.get_one::<u16>("port")).copied();
    let data = matches.and_then(|m| m.get_one::<String>("data")).map(PathBuf::from);
    let Some(data) = data.or_else(usual_folder) else {
        return Err(console.wrong(&Message::new("cli-serve-no-folder")));
    };
    let public = matches.map(|m| public(m, console)).transpose()?.flatten();
    let seed = matches.and_then(|m| m.get_one::<u64>("seed")).copied();
    let mut config = Config {
        games: montjoie_books::GAMES,
        data,
        port: given.unwrap_or(PORT),
        lan: flag("lan"),
        odds: Some(std::sync::Arc::new(montjoie_web::ByPlaying::default())),
        public,
        seed,
    };
    let mut opened = ReadyServer::new(&config);
    // Whoever stands in front of a public table was told its port.
    if given.is_none() && config.public.is_none() && matches!(opened, Err(NotOpened::PortTaken(_))) {
        // Nobody asked for this very port: any other will do.
        config.port = 0;
        opened = ReadyServer::new(&config);
    }
    let show = !flag("no-open");
    let table = match opened {
        Ok(table) => table,
        Err(why) => return Err(refused(&why, &config, show, console)),
    };
    tell(&table, &config, console)?;
    if show {
        browse(&table.link());
    }
    table.serve().map_err(|trouble| console.trouble(&trouble, None))?;
    let closed = console.word("cli-serve-closed");
    console.notice(&closed);
    Ok(())
}

/// How friends far away call the table, if they are to.
fn public(matches: &ArgMatches, console: &mut Console) -> Result<Option<Public>, Stop> {
    let all = |name: &str| matches.get_many::<String>(name).into_iter().flatten().cloned().collect::<Vec<_>>();
    let Some(name) = matches.get_one::<String>("public") else { return Ok(None) };
    let unfit = |option: &str, value: &str, why: Unfit| {
        let id = match why {
            Unfit::NotHttps => "cli-serve-not-https",
            Unfit::More => "cli-serve-more",
            Unfit::NoName => "cli-serve-no-name",
            Unfit::NoAddress if option == "--proxy" => "cli-serve-no-proxy-address",
            Unfit::NoAddress => "cli-serve-no-address",
            Unfit::NoProxy => "cli-serve-no-proxy",
        };
        let option = Arg::Text(option.to_owned());
        Message::new(id).with("option", option).with("value", Arg::Text(value.to_owned()))
    };
    let made = || -> Result<Public, Message> {
        let mut table = Public::new(name).map_err(|why| unfit("--public", name, why))?;
        for text in all("proxy") {
            table.proxies.push(TrustedProxy::read(&text).map_err(|why| unfit("--proxy", &text, why))?);
        }
        if let Some(text) = matches.get_one::<String>("host") {
            table = table.listening(text).map_err(|why| unfit("--host", text, why))?;
        }
        for text in all("frame") {
            table = table.framed(&text).map_err(|why| unfit("--frame", &text, why))?;
        }
        Ok(table)
    };
    made().map(Some).map_err(|message| console.wrong(&message))
}

/// What a person needs to know, and nothing that scrolls away.
fn tell(table: &ReadyServer, config: &Config, console: &mut Console) -> Result<(), Stop> {
    let folder = config.data.display().to_string();
    let mut said = vec![
        Message::new("cli-serve-open"),
        Message::new("cli-serve-link").with("link", Arg::Text(table.link())),
        Message::new("cli-serve-folder").with("folder", Arg::Text(folder)),
    ];
    if let Some(public) = &config.public {
        let join = Arg::Text(format!("{}/join", public.address()));
        said.push(Message::new("cli-serve-lan").with("link", join));
        let listens = std::net::SocketAddr::new(public.host, table.port());
        said.push(Message::new("cli-serve-behind").with("address", Arg::Text(format!("http://{listens}"))));
    }
    for message in &said {
        let text = console.say(message);
        console.line(&text)?;
    }
    for broken in table.hall().shelf.broken() {
        let name = if console.lang == montjoie_text::Lang::Fr { &broken.name.0 } else { &broken.name.1 };
        let text = console.say(&broken.message(name));
        console.notice(&text);
    }
    if config.lan {
        let all = addresses();
        if all.is_empty() {
            let text = console.word("cli-serve-lan-none");
            console.line(&text)?;
        }
        for address in all {
            let link = format!("http://{address}:{}/", table.port());
            let text = console.say(&Message::new("cli-serve-lan").with("link", Arg::Text(link)));
            console.line(&text)?;
        }
    }
    let text = console.word("cli-serve-stop");
    console.line(&text)?;
    console.flush()
}

fn refused(why: &NotOpened, config: &Config, show: bool, console: &mut Console) -> Stop {
    let folder = || Arg::Text(config.data.display().to_string());
    match why {
        NotOpened::PortTaken(port) => {
            console.wrong(&Message::new("cli-serve-port").with("port", Arg::Text(port.to_string())))
        }
        NotOpened::FolderInUse(Some(address)) => {
            // Whoever starts the program twice wants the table that is already there.
            if show {
                browse(address);
            }
            let address = Arg::Text(address.clone());
            console.wrong(&Message::new("cli-serve-in-use-at").with("folder", folder()).with("address", address))
        }
        NotOpened::FolderInUse(None) => console.wrong(&Message::new("cli-serve-in-use").with("folder", folder())),
        NotOpened::Trouble(
            trouble @ (Trouble::ShelfDamaged(_) | Trouble::ShelfEmpty | Trouble::ShelfLog | Trouble::ShelfNewer { .. }),
        ) => {
            let stop = console.file_trouble(&config.data.join("montjoie.sqlite").display().to_string(), trouble);
            crate::restore::advise(&config.data, console);
            stop
        }
        NotOpened::Trouble(trouble) => console.file_trouble(&config.data.display().to_string(), trouble),
    }
}

/// The folder battles are kept in when nobody names one: where this system keeps such things.
pub fn usual_folder() -> Option<PathBuf> {
    let var = |name: &str| std::env::var_os(name).filter(|v| !v.is_empty()).map(PathBuf::from);
    if cfg!(windows) {
        return var("APPDATA").map(|home| home.join("Montjoie"));
    }
    if cfg!(target_os = "macos") {
        return var("HOME").map(|home| home.join("Library/Application Support/Montjoie"));
    }
    let data = var("XDG_DATA_HOME").filter(|path| path.is_absolute());
    data.or_else(|| var("HOME").map(|home| home.join(".local/share"))).map(|data| data.join("montjoie"))
}

/// Shows a page in the browser; where there is none, the link on the terminal is enough.
fn browse(link: &str) {
    let mut command = if cfg!(windows) {
        let mut command = Command::new("cmd");
        command.args(["/C", "start", ""]);
        command
    } else if cfg!(target_os = "macos") {
        Command::new("open")
    } else {
        // Without a display `xdg-open` may start a browser in the terminal, where nobody could use it.
        let shown = ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|n| std::env::var_os(n).is_some_and(|v| !v.is_empty()));
        if !shown {
            return;
        }
        Command::new("xdg-open")
    };
    let _ = command.arg(link).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_alone_mean_serve() {
        let line = |text: &str| -> Vec<OsString> { text.split(' ').map(Into::into).collect() };
        let seen =
            |text: &str| implied(&line(text)).iter().map(|a| a.to_string_lossy().into_owned()).collect::<Vec<_>>();
        assert_eq!(seen("montjoie --lan").join(" "), "montjoie serve --lan");
        assert_eq!(seen("montjoie --lang en --port=0").join(" "), "montjoie --lang en serve --port=0");
        assert_eq!(seen("montjoie --lang=en fight --port 1").join(" "), "montjoie --lang=en fight --port 1");
        assert_eq!(seen("montjoie --help").join(" "), "montjoie --help");
        assert_eq!(seen("montjoie").join(" "), "montjoie");
    }
}
