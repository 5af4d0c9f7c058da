//! `play FILE|JOURNAL`: a battle in the terminal, saved after every answer.

mod answers;
mod conduct;
mod deeds;
mod gesture;
mod show;
mod state;
mod what_if;
mod words;

use crate::console::{Console, Ink, Stop};
use crate::telling::Telling;
use crate::{load, replay};
use clap::ArgMatches;
use montjoie_chronicle::{Author, Chronicle, Conduct, Given, Hand, Playing, Trouble};
use montjoie_game::{Arg, Message, Offers};
use montjoie_table::{Answer, Ask, KeyName, Rng, Subject, Want};
use std::hash::{BuildHasher as _, Hasher as _};
use std::io::{BufRead as _, IsTerminal as _, Write as _};
use std::path::{Path, PathBuf};
use words::Verb;

/// A battle at the terminal.
pub struct Session<'c> {
    console: &'c mut Console,
    book: Chronicle,
    conduct: Conduct,
    telling: Telling,
    /// Whether somebody sits at a keyboard.
    typed: bool,
    /// True after a slip: the list is still on the screen.
    brief: bool,
    /// Faces of a chain that broke off, and the throws they are for: what is typed next follows them.
    begun: Option<(Vec<KeyName>, String)>,
    /// Who rolls was just said: nothing is played before the next word, which may say more of it.
    held: bool,
}

/// Whether the session goes on.
enum Then {
    On,
    End,
}

/// The command.
pub fn run(matches: &ArgMatches, console: &mut Console) -> Result<(), Stop> {
    let text = |name: &str| matches.get_one::<String>(name).map(String::as_str);
    let path = text("file").unwrap_or_default();
    let bytes = load::bytes(path, console)?;
    let resumed = bytes.starts_with(b"{\"montjoie\"") || bytes.starts_with("\u{feff}{\"montjoie\"".as_bytes());
    let mut book = if resumed {
        replay::open(path, console)?
    } else {
        let loaded = load::named(path, &bytes, text("edition"), console)?;
        let out = text("journal").map_or_else(|| free_name(path), PathBuf::from);
        let shown = out.display().to_string();
        let book = Chronicle::create(montjoie_books::GAMES, &out, &loaded.text, text("edition"));
        let book = book.map_err(|trouble| console.file_trouble(&shown, &trouble))?;
        let message = Message::new("cli-play-saved").with("file", Arg::Text(shown));
        let text = console.say(&message);
        console.notice(&text);
        book
    };
    let seed = matches.get_one::<u64>("seed").copied().unwrap_or_else(any_seed);
    let mut conduct = Conduct::by_hand(Rng::of(seed, book.journal().last()));
    conduct.take_up(&book);
    for id in matches.get_many::<String>("program").into_iter().flatten() {
        match gesture::who(book.fight().names(), id).map(Subject::kind) {
            Some(montjoie_table::Kind::Side(side)) => {
                conduct.sides[side.index()] = montjoie_chronicle::Hands::all(Hand::Program);
                conduct.named[side.index()] = montjoie_chronicle::Named { dice: true, choices: true };
            }
            _ => return Err(console.wrong(&Message::new("error-unknown-side").with("id", Arg::Text(id.clone())))),
        }
    }
    if let Some(word) = text("judgements") {
        let said = Offers::ALL.into_iter().find(|(one, _)| *one == word);
        conduct.offered = said.map_or(conduct.offered, |(_, offered)| offered);
    }
    let kept = book.conducted(&conduct, Author::Gm);
    kept.map_err(|trouble| console.trouble(&trouble, Some(book.fight().names())))?;
    replay::heading(&book, console)?;
    let telling = Telling::caught_up(&book, matches.get_flag("verbose"));
    let typed = std::io::stdin().is_terminal();
    let mut session = Session { console, book, conduct, telling, typed, brief: false, begun: None, held: false };
    if resumed {
        session.previously()?;
    }
    if matches.get_flag("pledge") {
        session.pledge("")?;
        // Players say their words before anything is thrown.
        session.held = true;
    }
    session.play()
}

/// A name for the journal of a scenario, here, that is not taken.
fn free_name(scenario: &str) -> PathBuf {
    let stem = Path::new(scenario).file_stem().map_or_else(|| "montjoie".into(), |s| s.to_string_lossy().into_owned());
    let stem = if stem == "-" { "montjoie".to_owned() } else { stem };
    let plain = PathBuf::from(format!("{stem}.journal"));
    let numbered = (2..).map(|n| PathBuf::from(format!("{stem}-{n}.journal")));
    std::iter::once(plain).chain(numbered).find(|p| !p.exists()).unwrap_or_default()
}

/// Dice nobody can foresee. The faces are what is kept.
fn any_seed() -> u64 {
    std::collections::hash_map::RandomState::new().build_hasher().finish()
}

impl Session<'_> {
    /// What happened before, in a few lines.
    fn previously(&mut self) -> Result<(), Stop> {
        let messages = self.book.previously();
        if messages.is_empty() {
            return Ok(());
        }
        let names = self.book.fight().names();
        let lines: Vec<String> = messages.iter().map(|m| self.console.texts.say(self.console.lang, m, names)).collect();
        let heading = self.console.word("cli-play-previously");
        let heading = self.console.ink(Ink::Bold, &heading);
        self.console.line("")?;
        self.console.line(&heading)?;
        for line in lines {
            self.console.prose(&format!("  {line}"))?;
        }
        Ok(())
    }

    /// Asks and listens until somebody leaves.
    fn play(&mut self) -> Result<(), Stop> {
        loop {
            if !self.held {
                self.advance()?;
            }
            self.prompt()?;
            let Some(line) = self.listen()? else {
                if self.held {
                    self.advance()?;
                }
                return self.console.flush();
            };
            match self.heed(&line)? {
                Then::On => {}
                Then::End => return self.console.flush(),
            }
        }
    }

    /// Plays on as far as answers and conduct allow, and tells it.
    fn advance(&mut self) -> Result<(), Stop> {
        if let Err(trouble) = self.book.advance(&mut self.conduct) {
            self.tell_trouble(&trouble);
        }
        self.telling.tell(&self.book, self.console)
    }

    /// A line of input; none at the end of it.
    fn listen(&mut self) -> Result<Option<String>, Stop> {
        if self.typed {
            let out = self.console.raw();
            out.write_all(b"> ")?;
        }
        self.console.flush()?;
        let mut line = String::new();
        // What is no text is no answer.
        let read = std::io::stdin().lock().read_line(&mut line);
        match read {
            Ok(0) => Ok(None),
            Ok(_) => Ok(Some(line.trim().to_owned())),
            Err(error) if error.kind() == std::io::ErrorKind::InvalidData => Ok(Some("\u{fffd}".to_owned())),
            Err(_) => Ok(None),
        }
    }

    /// Does what a line says.
    fn heed(&mut self, line: &str) -> Result<Then, Stop> {
        // An id of the battle may be a word of ours: an order to it is an order.
        let order = self.open_kind() == Some(Kind::Choice) && line.contains(char::is_whitespace) && {
            let first = line.split_whitespace().next().unwrap_or_default();
            !answers::chosen(first, &self.asks().iter().collect::<Vec<_>>(), self.book.fight().names()).is_empty()
        };
        if !order && let Some((verb, rest)) = words::command(line) {
            return self.command(verb, rest);
        }
        // Enter after a word on who rolls plays on by it.
        if std::mem::take(&mut self.held) && line.is_empty() {
            return Ok(Then::On);
        }
        if let Err(message) = self.answer(line) {
            self.tell(&message);
        }
        Ok(Then::On)
    }

    /// Says what is wrong; nothing has changed.
    fn tell(&mut self, message: &Message) {
        let text = self.console.texts.say(self.console.lang, message, self.book.fight().names());
        self.console.complain(&text);
        self.brief = true;
    }

    fn tell_trouble(&mut self, trouble: &Trouble) {
        let names = self.book.fight().names().clone();
        self.console.trouble(trouble, Some(&names));
        self.brief = true;
    }

    /// What waits for an answer.
    fn asks(&self) -> Vec<Ask> {
        self.book.asks().to_vec()
    }

    /// The kind of what waits.
    fn open_kind(&self) -> Option<Kind> {
        self.book.asks().first().map(|ask| Kind::of(&ask.want))
    }

    /// Takes a line as an answer to what waits; an empty one leaves the rest to the program.
    fn answer(&mut self, line: &str) -> Result<(), Message> {
        let asks = self.asks();
        let Some(kind) = self.open_kind() else {
            let over = self.book.scene() == Playing::Over;
            return if line.is_empty() {
                Ok(())
            } else {
                Err(Message::new(if over { "chronicle-over" } else { "cli-play-not-understood" }))
            };
        };
        let waiting: Vec<&Ask> = asks.iter().filter(|a| Kind::of(&a.want) == kind).collect();
        let names = self.book.fight().names().clone();
        if line.is_empty() {
            self.begun = None;
            return self.leave_to_program(&waiting);
        }
        let given = match kind {
            Kind::Throw => match numbered(line, waiting.len()) {
                Some((index, rest)) => self.faces(rest, &waiting[index..=index])?,
                None => self.faces(line, &waiting)?,
            },
            Kind::Choice => answers::orders(line, &waiting, &names)?,
            Kind::Judgement => {
                let (index, rest) = numbered(line, waiting.len()).unwrap_or((0, line));
                vec![(waiting[index].name(), answers::judgement(rest, waiting[index])?)]
            }
        };
        self.give(given, Author::Gm)
    }

    /// Faces that were typed, after those of a chain that broke off.
    fn faces(&mut self, line: &str, asks: &[&Ask]) -> Result<Vec<(KeyName, Answer)>, Message> {
        let mine = |key: &KeyName| asks.iter().any(|ask| ask.name() == *key);
        let (asks, line) = match self.begun.take() {
            // They go on where they were begun, though more waits now.
            Some((keys, begun)) if keys.iter().all(mine) => {
                let those = asks.iter().copied().filter(|ask| keys.contains(&ask.name())).collect();
                (those, format!("{begun} {line}"))
            }
            _ => (asks.to_vec(), line.to_owned()),
        };
        answers::faces(&line, &asks).map_err(|slip| {
            if let answers::Slip::Again(_) = slip {
                self.begun = Some((asks.iter().map(|ask| ask.name()).collect(), line));
            }
            slip.message()
        })
    }

    /// Writes answers down: all of them, or none.
    fn give(&mut self, given: Vec<(KeyName, Answer)>, author: Author) -> Result<(), Message> {
        let given = given.into_iter().map(|(key, answer)| Given::new(key, answer)).collect();
        if let Err(trouble) = self.book.answer_all(given, author) {
            self.tell_trouble(&trouble);
        }
        crate::fault::drill("answer");
        Ok(())
    }

    /// Dice by chance, orders by doctrine, judgements by default.
    fn leave_to_program(&mut self, asks: &[&Ask]) -> Result<(), Message> {
        let mut given = Vec::new();
        for ask in asks {
            match &ask.want {
                Want::Throw { dice, .. } => {
                    given.push((ask.name(), Answer::Faces(self.book.roll(&mut self.conduct, &ask.name(), *dice))));
                }
                Want::Judgement(judgement) => given.push((ask.name(), Answer::Value(judgement.usual))),
                Want::Choice(_) => {}
            }
        }
        if asks.iter().any(|a| matches!(a.want, Want::Choice(_))) {
            given.extend(self.by_doctrine(asks));
        }
        self.give(given, Author::Program)
    }

    /// What the doctrines answer to these.
    fn by_doctrine(&self, asks: &[&Ask]) -> Vec<(KeyName, Answer)> {
        let look = self.book.fight().look(self.book.inputs(), &mut Doctrine);
        let wanted: Vec<KeyName> = asks.iter().map(|a| a.name()).collect();
        look.filled.into_iter().filter(|(name, _)| wanted.contains(name)).collect()
    }
}

/// A seat that only follows doctrines.
struct Doctrine;

impl montjoie_table::Seat for Doctrine {
    fn faces(&mut self, _: montjoie_table::Head, _: montjoie_table::Dice) -> Option<Vec<u16>> {
        None
    }

    fn follows_doctrine(&mut self, _: montjoie_table::Head) -> bool {
        true
    }

    fn takes_default(&mut self, _: montjoie_table::Head) -> bool {
        false
    }
}

/// `3: 5 2` or `3 = 5`: which of the list is meant, and what is said of it.
fn numbered(line: &str, count: usize) -> Option<(usize, &str)> {
    let (number, rest) = line.split_once([':', '='])?;
    let number: usize = number.trim().parse().ok()?;
    (1..=count).contains(&number).then(|| (number - 1, rest.trim()))
}

/// The kinds of what waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Throw,
    Choice,
    Judgement,
}

impl Kind {
    fn of(want: &Want) -> Kind {
        match want {
            Want::Throw { .. } => Kind::Throw,
            Want::Choice(_) => Kind::Choice,
            Want::Judgement(_) => Kind::Judgement,
        }
    }
}

impl Session<'_> {
    /// Does what a command says.
    fn command(&mut self, verb: Verb, rest: &str) -> Result<Then, Stop> {
        self.begun = None;
        let looks = matches!(verb, Verb::Help | Verb::State | Verb::Why | Verb::Odds | Verb::Options | Verb::Rule);
        self.held = matches!(verb, Verb::Conduct | Verb::Pledge) || (looks && self.held);
        let done = match verb {
            Verb::Quit => {
                let text = self.console.word("cli-play-bye");
                self.console.notice(&text);
                return Ok(Then::End);
            }
            Verb::Help => return self.help().map(|()| Then::On),
            Verb::State => return self.state(rest).map(|()| Then::On),
            Verb::Why => return self.why(rest).map(|()| Then::On),
            Verb::Odds => return self.odds().map(|()| Then::On),
            Verb::Options => return self.options(rest).map(|()| Then::On),
            Verb::Rule => return self.rule(rest).map(|()| Then::On),
            Verb::Conduct => return self.set_conduct(rest).map(|()| Then::On),
            Verb::Pledge => return self.pledge(rest).map(|()| Then::On),
            Verb::Undo => self.undo(rest),
            Verb::Redo => self.redo(rest),
            Verb::Again => self.again(),
            Verb::GoOn => return self.go_on(rest).map(|()| Then::On),
            Verb::Force => self.force(rest),
            Verb::Term => self.term(rest),
            Verb::Judge => self.judge(rest),
            Verb::WhatIf => self.what_if(rest),
            Verb::Back => self.back(),
            Verb::ForGood => return self.for_good().map(|()| Then::On),
            Verb::Amend => return self.amend(rest).map(|()| Then::On),
            Verb::Note => self.book.note(rest, Author::Gm).map_err(|t| t.message()),
            Verb::Gesture(word) => return self.gesture(word, rest).map(|()| Then::On),
        };
        if let Err(message) = done {
            self.tell(&message);
        }
        Ok(Then::On)
    }
}
