//! What every command speaks through: the language, the two streams, colours, the width of a line.

use montjoie_books::GAMES;
use montjoie_chronicle::Trouble;
use montjoie_game::{Arg, Message, Names, scenario};
use montjoie_table::Rule;
use montjoie_text::{Lang, Texts, columns, wrap};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::io::{self, BufWriter, IsTerminal as _, Write};
use std::sync::OnceLock;

/// Why a command ends early.
#[derive(Debug)]
pub enum Stop {
    /// The input is wrong; what is wrong has been told.
    Wrong,
    /// The command line is wrong; what is wrong has been told.
    Usage,
    /// Nobody listens any more: the pipe was closed.
    Deaf,
    /// The output cannot be written.
    Output(io::Error),
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Stop {
        if error.kind() == io::ErrorKind::BrokenPipe { Stop::Deaf } else { Stop::Output(error) }
    }
}

/// How a piece of text is set off on a terminal.
#[derive(Clone, Copy, Debug)]
pub enum Ink {
    /// Headings.
    Bold,
    /// What is beside the point.
    Faint,
    /// What is wrong.
    Red,
    /// What asks for something.
    Gold,
}

impl Ink {
    fn code(self) -> &'static str {
        match self {
            Ink::Bold => "1",
            Ink::Faint => "2",
            Ink::Red => "1;31",
            Ink::Gold => "33",
        }
    }
}

/// The way to the person who typed the command.
pub struct Console {
    /// Every sentence.
    pub texts: Texts,
    /// The language spoken.
    pub lang: Lang,
    /// Columns of a line.
    pub width: usize,
    out: BufWriter<io::Stdout>,
    colour: [bool; 2],
}

impl Console {
    /// Speaks this language on the standard streams.
    pub fn new(lang: Lang) -> Console {
        let plain = std::env::var_os("NO_COLOR").is_some_and(|v| !v.is_empty())
            || std::env::var_os("TERM").is_some_and(|t| t == "dumb");
        let width = std::env::var("COLUMNS").ok().and_then(|c| c.parse().ok()).unwrap_or(88).clamp(40, 100);
        Console {
            texts: texts(),
            lang,
            width,
            out: BufWriter::new(io::stdout()),
            colour: [io::stdout().is_terminal() && !plain, io::stderr().is_terminal() && !plain],
        }
    }

    /// A message in words.
    pub fn say(&self, message: &Message) -> String {
        clean(&self.texts.say(self.lang, message, &Names::default())).into_owned()
    }

    /// A message that takes no values.
    pub fn word(&self, id: &str) -> String {
        self.texts.word(self.lang, id)
    }

    /// This language's of a French and an English text.
    pub fn pick<'a>(&self, (fr, en): &'a (String, String)) -> &'a str {
        match self.lang {
            Lang::Fr => fr,
            Lang::En => en,
        }
    }

    /// A text set off, where the standard output shows colours.
    pub fn ink(&self, ink: Ink, text: &str) -> String {
        inked(self.colour[0], ink, text)
    }

    /// A line of the result.
    pub fn line(&mut self, text: &str) -> Result<(), Stop> {
        self.out.write_all(clean(text).as_bytes())?;
        Ok(self.out.write_all(b"\n")?)
    }

    /// A paragraph of the result, broken into lines.
    pub fn prose(&mut self, text: &str) -> Result<(), Stop> {
        // A line that fits keeps its columns.
        let fits = |line: &str| columns(line) <= self.width;
        let lines: Vec<String> =
            text.split('\n').map(|l| if fits(l) { l.to_owned() } else { wrap(l, self.width) }).collect();
        self.line(&lines.join("\n"))
    }

    /// A word and what it stands for, in two columns.
    pub fn entry(&mut self, head: &str, text: &str) -> Result<(), Stop> {
        let left = columns(head) + 1;
        let right = if self.width == 0 { 0 } else { self.width.saturating_sub(left).max(20) };
        let text = wrap(text, right).replace('\n', &format!("\n{}", " ".repeat(left)));
        self.line(&format!("{head} {text}"))
    }

    /// Everything so far is seen.
    pub fn flush(&mut self) -> Result<(), Stop> {
        Ok(self.out.flush()?)
    }

    /// The standard output itself, for who writes bytes.
    pub fn raw(&mut self) -> &mut impl Write {
        &mut self.out
    }

    /// A notice, beside the result.
    pub fn notice(&mut self, text: &str) {
        // What has been said so far comes first; a standard error that is gone cannot be told.
        let _ = self.out.flush();
        let _ = writeln!(io::stderr(), "{}", clean(&wrap(text, self.width)));
    }

    /// A line beside the result to be typed or copied as it is: never broken, never dressed.
    pub fn verbatim(&mut self, line: &str) {
        let _ = self.out.flush();
        let _ = writeln!(io::stderr(), "  {}", clean(line));
    }

    /// Something is wrong: the sentence set off, the rest below it.
    pub fn complain(&mut self, what: &str) {
        let text = clean(&inked(self.colour[1], Ink::Red, &wrap(what, self.width))).into_owned();
        let _ = self.out.flush();
        let _ = writeln!(io::stderr(), "{text}");
    }

    /// Tells what is wrong with the input, and ends.
    pub fn wrong(&mut self, message: &Message) -> Stop {
        let text = self.say(message);
        self.complain(&text);
        Stop::Wrong
    }

    /// A file that cannot be read or written.
    pub fn bad_file(&mut self, id: &'static str, path: &str, error: &io::Error) -> Stop {
        let why = match error.kind() {
            io::ErrorKind::NotFound => self.word("cli-io-not-found"),
            io::ErrorKind::PermissionDenied => self.word("cli-io-denied"),
            io::ErrorKind::IsADirectory => self.word("cli-io-folder"),
            io::ErrorKind::AlreadyExists => self.word("cli-io-exists"),
            _ => error.to_string(),
        };
        self.wrong(&Message::new(id).with("file", Arg::Text(path.to_owned())).with("why", Arg::Text(why)))
    }

    /// Something that could not be done at the table.
    pub fn trouble(&mut self, trouble: &Trouble, names: Option<&Names>) -> Stop {
        let none = Names::default();
        let names = names.unwrap_or(&none);
        let mut text = self.texts.say(self.lang, &trouble.message(), names);
        if let Trouble::Refused(_, why) = trouble {
            text = format!("{text} {}", self.texts.say(self.lang, &montjoie_text::refusal(why), names));
        }
        self.complain(&text);
        Stop::Wrong
    }

    /// The same about a file.
    pub fn file_trouble(&mut self, path: &str, trouble: &Trouble) -> Stop {
        let stop = self.trouble(trouble, None);
        self.notice(&format!("  {path}"));
        if let Trouble::Scenario(problems) | Trouble::Answers(problems) = trouble {
            for problem in problems {
                crate::load::problem(path, problem, self);
            }
        }
        stop
    }

    /// The exit code of an early end.
    pub fn exit_code(&mut self, stop: Stop) -> u8 {
        match stop {
            Stop::Wrong => 1,
            Stop::Usage => 2,
            Stop::Deaf => 0,
            Stop::Output(error) => {
                let why = Arg::Text(error.to_string());
                self.wrong(&Message::new("cli-output").with("why", why));
                1
            }
        }
    }
}

/// What somebody's file, name or error holds must not move the cursor, ring the bell or turn the line around: every way to the terminal
/// goes through here. The colours we set ourselves stay.
pub fn clean(text: &str) -> Cow<'_, str> {
    // Marks that turn the direction of writing: what is read would not be what stands there.
    let turns = |c: char| matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let odd = |c: char| (c.is_control() && !matches!(c, '\n' | '\t')) || turns(c);
    if !text.contains(odd) {
        return Cow::Borrowed(text);
    }
    let mut kept = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let ours = INKS.iter().find(|ink| rest.starts_with(**ink)).copied();
        // The end of a line as Windows writes it.
        let piece = ours.or_else(|| rest.starts_with("\r\n").then_some("\r\n")).unwrap_or(&rest[..c.len_utf8()]);
        kept.push_str(if piece.chars().count() == 1 && odd(c) { "\u{fffd}" } else { piece });
        rest = &rest[piece.len()..];
    }
    Cow::Owned(kept)
}

/// The colours, as terminals take them, and the end of one.
const INKS: [&str; 5] = ["\u{1b}[1m", "\u{1b}[2m", "\u{1b}[1;31m", "\u{1b}[33m", "\u{1b}[0m"];

fn inked(colour: bool, ink: Ink, text: &str) -> String {
    if colour && !text.is_empty() { format!("\u{1b}[{}m{text}\u{1b}[0m", ink.code()) } else { text.to_owned() }
}

/// Every sentence: the interfaces', the scenarios', ours, and each ruleset's.
pub fn texts() -> Texts {
    let [(_, fr), (_, en)] = scenario::TEXT;
    let mut bundles =
        vec![(fr, en), montjoie_chronicle::TEXT, (include_str!("../text/fr.ftl"), include_str!("../text/en.ftl"))];
    bundles.extend(montjoie_bring::TEXTS);
    bundles.extend(GAMES.iter().map(|game| {
        let [fr, en] = game.info().text;
        (fr, en)
    }));
    Texts::new(&bundles).expect("the shipped texts are sound: a test reads them").with_titles(chapters)
}

/// The chapter a rule stands in, in both languages.
fn chapters(rule: Rule) -> Option<(String, String)> {
    static ALL: OnceLock<BTreeMap<String, (String, String)>> = OnceLock::new();
    let all = ALL.get_or_init(|| {
        let mut all = BTreeMap::new();
        for game in GAMES {
            let [fr, en] = game.books();
            for entry in fr.entries {
                let english = en.rule(&entry.id).map(|e| e.chapter.clone()).unwrap_or_default();
                all.insert(entry.id, (entry.chapter, english));
            }
        }
        all
    });
    all.get(rule.0).cloned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    /// Every id of ours that stands in the source.
    fn ids(folder: &Path, found: &mut std::collections::BTreeSet<String>) {
        for entry in std::fs::read_dir(folder).expect("the source is there") {
            let path = entry.expect("a file").path();
            if path.is_dir() {
                ids(&path, found);
            } else if path.extension().is_some_and(|e| e == "rs") {
                let text = std::fs::read_to_string(&path).expect("text");
                for piece in text.split('"').skip(1).step_by(2) {
                    if piece.starts_with("cli-") && !piece.contains('{') {
                        found.insert(piece.to_owned());
                    }
                }
            }
        }
    }

    #[test]
    fn nothing_but_our_colours_reaches_a_terminal() {
        let wild = "a\u{1b}]0;titre\u{7}b\u{1b}[2Jc\u{9b}31md\u{8}\u{0}\u{7f}e\u{202e}f\r g\u{1b}[1mh";
        let seen = clean(wild);
        assert_eq!(
            seen,
            "a\u{fffd}]0;titre\u{fffd}b\u{fffd}[2Jc\u{fffd}31md\u{fffd}\u{fffd}\u{fffd}e\u{fffd}f\u{fffd} g\u{1b}[1mh"
        );
        assert_eq!(clean("été\t1\u{202f}000\r\nfin\n"), "été\t1\u{202f}000\r\nfin\n");
        for ink in [Ink::Bold, Ink::Faint, Ink::Red, Ink::Gold] {
            let set = inked(true, ink, "x");
            assert_eq!(clean(&format!("{set}\u{7}")), format!("{set}\u{fffd}"), "{ink:?}");
        }
    }

    #[test]
    fn every_sentence_is_written_in_both_languages() {
        let texts = texts();
        assert_eq!(texts.missing(), Vec::<String>::new());
        let mut found = std::collections::BTreeSet::new();
        ids(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut found);
        assert!(found.len() > 100, "{}", found.len());
        let unwritten: Vec<&String> = found.iter().filter(|id| !texts.has(id)).collect();
        assert!(unwritten.is_empty(), "{unwritten:?}");
    }
}
