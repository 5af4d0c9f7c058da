//! The command line itself, built in the language of whoever reads its help.

use crate::console::{Console, Ink, Stop};
use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use clap_complete::Shell;
use montjoie_books::GAMES;
use montjoie_text::Lang;
use std::ffi::OsString;

/// The commands in the order of the help, each with its examples: what is typed and the text that says why.
/// `FILE`, `JOURNAL`, `RULES` and `RULE` stand for names that fit.
const EXAMPLES: &[(&str, &[(&str, &str)])] = &[
    (
        "serve",
        &[
            ("montjoie", "cli-ex-serve"),
            ("montjoie --lan", "cli-ex-serve-lan"),
            ("montjoie serve --data ./batailles --port 8080 --no-open", "cli-ex-serve-data"),
            ("montjoie serve --public https://table.example --proxy 127.0.0.1", "cli-ex-serve-public"),
        ],
    ),
    (
        "fight",
        &[
            ("montjoie fight FILE", "cli-ex-fight"),
            ("montjoie fight FILE --seed 7 --verbose", "cli-ex-fight-verbose"),
            ("montjoie fight FILE --ask-only", "cli-ex-fight-ask"),
            ("montjoie fight FILE --dice '6 3 4 10'", "cli-ex-fight-dice"),
            ("montjoie fight FILE --json", "cli-ex-fight-json"),
            ("montjoie fight FILE --journal JOURNAL", "cli-ex-fight-journal"),
            ("montjoie fight FILE --journal JOURNAL --pledge", "cli-ex-fight-pledge"),
        ],
    ),
    (
        "play",
        &[
            ("montjoie play FILE", "cli-ex-play"),
            ("montjoie play JOURNAL", "cli-ex-play-resume"),
            ("montjoie play FILE --program SIDE", "cli-ex-play-program"),
        ],
    ),
    (
        "odds",
        &[
            ("montjoie odds FILE", "cli-ex-odds"),
            ("montjoie odds FILE --precision 0.005", "cli-ex-odds-precise"),
            ("montjoie odds FILE --exact", "cli-ex-odds-exact"),
            ("montjoie odds FILE --show 17", "cli-ex-odds-show"),
            ("montjoie odds --from JOURNAL", "cli-ex-odds-from"),
        ],
    ),
    (
        "sweep",
        &[
            ("montjoie sweep FILE --vary piquiers.count=40..80/10 -n 2000 --out x.csv", "cli-ex-sweep"),
            ("montjoie sweep FILE --vary side[1].doctrine=charge,steady --shard 1/8 --out 1.csv", "cli-ex-sweep-shard"),
        ],
    ),
    ("merge", &[("montjoie merge 1.csv 2.csv --out x.csv", "cli-ex-merge")]),
    (
        "plot",
        &[("montjoie plot x.csv", "cli-ex-plot"), ("montjoie plot x.csv --of left_1 --svg x.svg", "cli-ex-plot-svg")],
    ),
    (
        "replay",
        &[("montjoie replay JOURNAL", "cli-ex-replay"), ("montjoie replay JOURNAL --rejudge", "cli-ex-replay-rejudge")],
    ),
    ("verify", &[("montjoie verify JOURNAL", "cli-ex-verify")]),
    ("report", &[("montjoie report JOURNAL", "cli-ex-report")]),
    ("aftermath", &[("montjoie aftermath JOURNAL -o next.toml", "cli-ex-aftermath")]),
    (
        "restore",
        &[
            ("montjoie restore", "cli-ex-restore-list"),
            ("montjoie restore COPY", "cli-ex-restore"),
            ("montjoie restore COPY --replace-newer", "cli-ex-restore-newer"),
        ],
    ),
    ("link", &[("montjoie link", "cli-ex-link")]),
    ("check", &[("montjoie check FILE", "cli-ex-check"), ("montjoie check *.toml", "cli-ex-check-all")]),
    (
        "bring",
        &[
            ("montjoie bring ogre.txt --as unit --count 12 --ruleset RULES", "cli-ex-bring"),
            ("montjoie bring actor.json --as character --ruleset RULES --json", "cli-ex-bring-json"),
        ],
    ),
    (
        "rules",
        &[
            ("montjoie rules", "cli-ex-rules"),
            ("montjoie rules RULES", "cli-ex-rules-book"),
            ("montjoie rules RULES RULE", "cli-ex-rules-one"),
        ],
    ),
    (
        "schema",
        &[("montjoie schema RULES > scenario.schema.json", "cli-ex-schema"), ("montjoie schema", "cli-ex-schema-all")],
    ),
    ("completions", &[("montjoie completions fish > ~/.config/fish/completions/montjoie.fish", "cli-ex-completions")]),
];

/// The language: `--lang` wherever it stands, else the environment, else French.
pub fn lang_of(args: &[OsString]) -> Lang {
    let mut args = args.iter().map(|a| a.to_string_lossy()).take_while(|a| a != "--");
    let mut said = None;
    while let Some(arg) = args.next() {
        if arg == "--lang" {
            said = args.next().and_then(|value| Lang::of(&value));
        } else if let Some(value) = arg.strip_prefix("--lang=") {
            said = Lang::of(value);
        }
    }
    // The first of the three that is set decides, as everywhere; `C` is no language of ours.
    let environment = || {
        ["LC_ALL", "LC_MESSAGES", "LANG"]
            .iter()
            .find_map(|name| std::env::var(name).ok().filter(|v| !v.is_empty()))
            .and_then(|v| Lang::of(&v))
    };
    said.or_else(environment).unwrap_or_default()
}

/// Builds commands in one language.
struct Maker<'a>(&'a Console);

impl Maker<'_> {
    fn word(&self, id: &str) -> String {
        self.0.word(id)
    }

    /// A heading of the help. A colon follows it, and in French a space before that.
    fn head(&self, name: &str) -> String {
        let space = if self.0.lang == Lang::Fr { "\u{a0}" } else { "" };
        format!("{}{space}", self.word(&format!("cli-head-{name}")))
    }

    /// A command: its line of help, its usage after its name, its arguments.
    fn command(&self, name: &'static str, usage: &str, args: impl IntoIterator<Item = Arg>) -> Command {
        let about = self.word(&format!("cli-about-{name}"));
        let usage = format!("montjoie {name} {}", self.metavars(usage));
        Command::new(name)
            .about(about)
            .override_usage(usage.trim().to_owned())
            .args(args)
            .disable_help_flag(true)
            .help_template(self.template())
            .subcommand_help_heading(self.head("commands"))
            .after_help(self.examples(name))
    }

    /// Words in capitals that stand for a value, in the language of the reader.
    fn metavars(&self, usage: &str) -> String {
        [
            "FILE", "JOURNAL", "OUT", "FOLDER", "COPY", "RULES", "RULE", "DICE", "EDITION", "COMMAND", "OPTIONS",
            "SHELL", "VARY",
        ]
        .iter()
        .fold(usage.to_owned(), |text, name| {
            let word = self.word(&format!("cli-value-{}", name.to_lowercase()));
            let swapped: Vec<String> = text.split(' ').map(|piece| swap_each(piece, name, &word)).collect();
            swapped.join(" ")
        })
    }

    fn template(&self) -> String {
        format!("{{about}}\n\n{} {{usage}}\n\n{{all-args}}{{after-help}}", self.ink(&self.word("cli-head-usage")))
    }

    fn ink(&self, text: &str) -> String {
        self.0.ink(Ink::Bold, text)
    }

    /// What one may type, and what comes of it.
    fn examples(&self, name: &str) -> String {
        let Some((_, list)) = EXAMPLES.iter().find(|(command, _)| *command == name) else { return String::new() };
        let game = GAMES[0];
        // The first heading of the book: reading all of it for a line of help would be slow.
        let heading = game.info().book[0].lines().find_map(|line| line.strip_prefix("### "));
        let rule = heading.and_then(|h| h.split(' ').next()).unwrap_or_default();
        let mut text = self.ink(&self.word("cli-head-examples"));
        for (typed, why) in *list {
            let typed = typed
                .replace("FILE", &self.word("cli-sample-file"))
                .replace("JOURNAL", &self.word("cli-sample-journal"))
                .replace("SIDE", &self.word("cli-sample-side"))
                .replace("COPY", "copies/montjoie-2026-11-15.sqlite")
                .replace("RULES", game.info().id)
                .replace("RULE", rule);
            text.push_str(&format!("\n  {typed}\n      {}", self.word(why)));
        }
        text
    }

    /// An option or argument: what it is for, under which heading.
    fn arg(&self, command: &str, name: &'static str) -> Arg {
        let help = self.word(&format!("cli-arg-{command}-{name}"));
        Arg::new(name).help(help)
    }

    fn file(&self, command: &str, name: &'static str, value: &str) -> Arg {
        self.arg(command, name)
            .value_name(self.word(value))
            .value_parser(value_parser!(String))
            .hide_possible_values(true)
            .help_heading(self.head("arguments"))
    }

    fn option(&self, command: &str, name: &'static str, value: &str) -> Arg {
        self.arg(command, name).long(name).value_name(self.word(value)).help_heading(self.head("options"))
    }

    fn flag(&self, command: &str, name: &'static str) -> Arg {
        self.arg(command, name).long(name).action(ArgAction::SetTrue).help_heading(self.head("options"))
    }

    fn serve(&self) -> Command {
        let c = "serve";
        self.command(
            c,
            "[OPTIONS]",
            [
                self.option(c, "data", "cli-value-folder"),
                self.option(c, "port", "cli-value-number").value_parser(value_parser!(u16)),
                self.flag(c, "lan"),
                self.option(c, "public", "cli-value-address"),
                self.option(c, "proxy", "cli-value-machine").action(ArgAction::Append).requires("public"),
                self.option(c, "host", "cli-value-machine").requires("public").conflicts_with("lan"),
                self.option(c, "frame", "cli-value-address").action(ArgAction::Append).requires("public"),
                self.flag(c, "no-open"),
                self.option(c, "seed", "cli-value-number").value_parser(value_parser!(u64)),
            ],
        )
    }

    fn restore(&self) -> Command {
        let c = "restore";
        self.command(
            c,
            "[COPY] [OPTIONS]",
            [
                self.file(c, "copy", "cli-value-copy"),
                self.option(c, "data", "cli-value-folder"),
                self.flag(c, "replace-newer"),
            ],
        )
    }

    fn link(&self) -> Command {
        self.command("link", "[OPTIONS]", [self.option("link", "data", "cli-value-folder")])
    }

    fn fight(&self) -> Command {
        let c = "fight";
        self.command(
            c,
            "[FILE] [OPTIONS]",
            [
                self.file(c, "file", "cli-value-file"),
                self.option(c, "seed", "cli-value-number").value_parser(value_parser!(u64)),
                self.option(c, "dice", "cli-value-dice").conflicts_with("seed"),
                self.option(c, "answers", "cli-value-file"),
                self.option(c, "edition", "cli-value-edition"),
                self.flag(c, "json").conflicts_with_all(["verbose", "ask-only"]),
                self.flag(c, "verbose").short('v'),
                self.flag(c, "ask-only"),
                self.option(c, "journal", "cli-value-out").conflicts_with("ask-only"),
                self.flag(c, "pledge").requires("journal").conflicts_with_all(["seed", "dice"]),
            ],
        )
    }

    fn play(&self) -> Command {
        let c = "play";
        self.command(
            c,
            "FILE|JOURNAL [OPTIONS]",
            [
                self.file(c, "file", "cli-value-file-journal").required(true),
                self.option(c, "journal", "cli-value-out"),
                self.option(c, "program", "cli-value-side").action(ArgAction::Append),
                self.option(c, "judgements", "cli-value-judgements").value_parser(["players", "always", "never"]),
                self.option(c, "edition", "cli-value-edition"),
                self.option(c, "seed", "cli-value-number").value_parser(value_parser!(u64)),
                self.flag(c, "pledge"),
                self.flag(c, "verbose").short('v'),
            ],
        )
    }

    fn journals(&self) -> [Command; 4] {
        let replay = self.command(
            "replay",
            "JOURNAL [OPTIONS]",
            [
                self.file("replay", "journal", "cli-value-journal").required(true),
                self.flag("replay", "rejudge"),
                self.flag("replay", "verbose").short('v'),
            ],
        );
        let aftermath = self.command(
            "aftermath",
            "JOURNAL [-o OUT]",
            [
                self.file("aftermath", "journal", "cli-value-journal").required(true),
                self.option("aftermath", "out", "cli-value-out").short('o'),
            ],
        );
        let report = self.command(
            "report",
            "JOURNAL [-o OUT]",
            [
                self.file("report", "journal", "cli-value-journal").required(true),
                self.option("report", "out", "cli-value-out").short('o'),
            ],
        );
        let journal = self.file("verify", "journal", "cli-value-journal").required(true);
        [replay, self.command("verify", "JOURNAL", [journal]), report, aftermath]
    }

    fn odds(&self) -> Command {
        let c = "odds";
        self.command(
            c,
            "FILE [OPTIONS]",
            [
                self.file(c, "file", "cli-value-file").required_unless_present("from"),
                self.option(c, "runs", "cli-value-number").short('n').value_parser(value_parser!(u64)),
                self.option(c, "precision", "cli-value-precision").conflicts_with("runs"),
                self.flag(c, "exact"),
                self.option(c, "seed", "cli-value-number").value_parser(value_parser!(u64)),
                self.option(c, "edition", "cli-value-edition"),
                self.flag(c, "json"),
                self.option(c, "from", "cli-value-journal").conflicts_with_all(["file", "edition"]),
                self.option(c, "show", "cli-value-number").value_parser(value_parser!(u64)),
                self.flag(c, "verbose").short('v'),
            ],
        )
    }

    fn sweeps(&self) -> [Command; 3] {
        let number = || value_parser!(u64);
        let sweep = self.command(
            "sweep",
            "FILE --vary VARY… [OPTIONS]",
            [
                self.file("sweep", "file", "cli-value-file").required(true),
                self.option("sweep", "vary", "cli-value-vary").action(ArgAction::Append).required(true),
                self.option("sweep", "runs", "cli-value-number").short('n').value_parser(number()),
                self.option("sweep", "precision", "cli-value-precision").conflicts_with("runs"),
                self.option("sweep", "out", "cli-value-out").short('o'),
                self.option("sweep", "shard", "cli-value-shard"),
                self.option("sweep", "seed", "cli-value-number").value_parser(number()),
                self.option("sweep", "edition", "cli-value-edition"),
                self.option("sweep", "threads", "cli-value-number").value_parser(number()),
            ],
        );
        let merge = self.command(
            "merge",
            "FILE… [-o OUT]",
            [
                self.file("merge", "files", "cli-value-file").required(true).num_args(1..),
                self.option("merge", "out", "cli-value-out").short('o'),
            ],
        );
        let plot = self.command(
            "plot",
            "FILE [OPTIONS]",
            [
                self.file("plot", "file", "cli-value-file").required(true),
                self.option("plot", "of", "cli-value-column"),
                self.option("plot", "where", "cli-value-where").action(ArgAction::Append),
                self.option("plot", "svg", "cli-value-out"),
            ],
        );
        [sweep, merge, plot]
    }

    fn all(&self) -> Command {
        let lang = self
            .arg("all", "lang")
            .long("lang")
            .global(true)
            .value_name("fr|en")
            .value_parser(PossibleValuesParser::new(["fr", "en"]))
            .hide_possible_values(true)
            .help_heading(self.head("always"));
        let help = self
            .arg("all", "help")
            .long("help")
            .short('h')
            .global(true)
            .action(ArgAction::Help)
            .help_heading(self.head("always"));
        let version = self
            .arg("all", "version")
            .long("version")
            .short('V')
            .action(ArgAction::Version)
            .help_heading(self.head("always"));
        let check = {
            let files = self.file("check", "files", "cli-value-file");
            self.command("check", "FILE…", [files.required(true).num_args(1..)])
        };
        let bring = self.command(
            "bring",
            "FILE [OPTIONS]",
            [
                self.file("bring", "file", "cli-value-file").required(true),
                self.option("bring", "as", "cli-value-role")
                    .value_parser(["unit", "character"])
                    .hide_possible_values(true),
                self.option("bring", "count", "cli-value-number").value_parser(value_parser!(u32).range(1..=1_000_000)),
                self.option("bring", "ruleset", "cli-value-rules"),
                self.flag("bring", "json"),
            ],
        );
        let rules = self.command(
            "rules",
            "[RULES [RULE]]",
            [self.file("rules", "rules", "cli-value-rules"), self.file("rules", "rule", "cli-value-rule")],
        );
        let schema = self.command("schema", "[RULES]", [self.file("schema", "rules", "cli-value-rules")]);
        let shells = PossibleValuesParser::new(["bash", "zsh", "fish", "elvish", "powershell"]);
        let shell = self.file("completions", "shell", "cli-value-shell").required(true).value_parser(shells);
        let completions = self.command("completions", "SHELL", [shell]);
        let asked = self.file("help", "command", "cli-value-command");
        let help_command = self.command("help", "[COMMAND]", [asked]);
        self.command("montjoie", "", [lang, help, version])
            .override_usage(self.metavars("montjoie [COMMAND] [OPTIONS]"))
            .disable_version_flag(true)
            .disable_help_subcommand(true)
            .version(env!("CARGO_PKG_VERSION"))
            .after_help(self.word("cli-after"))
            .subcommands([self.serve(), self.fight(), self.play(), self.odds()])
            .subcommands(self.sweeps())
            .subcommands(self.journals())
            .subcommands([self.restore(), self.link(), check, bring, rules, schema, completions, help_command])
    }
}

/// The same in each of several that a bar parts.
fn swap_each(piece: &str, name: &str, word: &str) -> String {
    piece.split('|').map(|part| swap(part, name, word)).collect::<Vec<_>>().join("|")
}

/// A piece of a usage line with the word in capitals swapped, brackets and dots kept.
fn swap(piece: &str, name: &str, word: &str) -> String {
    let bare = piece.trim_matches(|c: char| !c.is_ascii_uppercase());
    if bare == name { piece.replace(name, word) } else { piece.to_owned() }
}

/// The whole command line.
pub fn command(console: &Console) -> Command {
    Maker(console).all()
}

/// `completions SHELL`.
pub fn completions(matches: &ArgMatches, console: &mut Console) -> Result<(), Stop> {
    let name = matches.get_one::<String>("shell").map(String::as_str).unwrap_or_default();
    let shell: Shell = name.parse().expect("clap took only shells it knows");
    let mut command = command(console);
    clap_complete::generate(shell, &mut command, "montjoie", &mut console.raw());
    Ok(())
}

/// `help [COMMAND]`.
pub fn help(matches: &ArgMatches, console: &mut Console) -> Result<(), Stop> {
    let mut all = command(console);
    all.build();
    let asked = matches.get_one::<String>("command");
    let found = match asked {
        None => Some(&mut all),
        Some(name) => all.find_subcommand_mut(name),
    };
    if let Some(command) = found {
        let text = command.render_help().to_string();
        return console.line(text.trim_end());
    }
    let typed = ["montjoie".into(), asked.cloned().unwrap_or_default().into()];
    match command(console).try_get_matches_from(&typed) {
        Ok(_) => Ok(()),
        Err(error) => crate::usage::tell(&error, &typed, console),
    }
}
