//! `odds FILE`: win, draw, lose; losses; length; whose conduct is assumed and what another would change.

mod json;
mod report;

pub use report::{one_throw as throw_line, percent};

use crate::console::{Console, Stop};
use crate::{fight, load};
use clap::ArgMatches;
use montjoie_game::{Arg, Fight, Message};
use montjoie_odds::{MOST, Odds, OddsQuery, Wanted};
use montjoie_table::Inputs;
use std::io::{IsTerminal as _, Write as _};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Battles for each pair of doctrines: enough to tell a third from a half.
const PER_PAIR: u64 = 400;

/// Raised by Ctrl-C.
static STOP: AtomicBool = AtomicBool::new(false);

/// The command.
pub fn run(matches: &ArgMatches, console: &mut Console) -> Result<(), Stop> {
    let path = matches.get_one::<String>("file").map(String::as_str).unwrap_or_default();
    let edition = matches.get_one::<String>("edition").map(String::as_str);
    let seed = matches.get_one::<u64>("seed").copied().unwrap_or(1);
    if let Some(journal) = matches.get_one::<String>("from") {
        return from_journal(journal, seed, matches, console);
    }
    let loaded = load::file(path, edition, console)?;
    if let Some(index) = matches.get_one::<u64>("show") {
        return fight::chronicle(loaded, fight::seeded(seed, *index), (matches.get_flag("verbose"), None), console);
    }
    let wanted = wanted(matches, console)?;
    heed_ctrl_c();
    let fight = loaded.opened.fight.as_ref();
    let odds = ask(fight, &Inputs::default(), seed, wanted, matches.get_flag("exact"), console);
    if matches.get_flag("json") {
        return json::print(fight, &odds, console);
    }
    report::print(&loaded, &odds, console)
}

/// Ctrl-C ends the count with what is known; a second one does not wait.
pub fn heed_ctrl_c() {
    // Without a handler Ctrl-C ends the program, as everywhere.
    let _ = ctrlc::set_handler(|| {
        if STOP.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    });
}

/// Whether somebody pressed Ctrl-C.
pub fn stopped() -> bool {
    STOP.load(Ordering::Relaxed)
}

/// The odds from where a game stands, with what is already said about the open step.
fn from_journal(path: &str, seed: u64, matches: &ArgMatches, console: &mut Console) -> Result<(), Stop> {
    let book = crate::replay::look(path, console)?;
    if let Some(&index) = matches.get_one::<u64>("show") {
        return show_from(&book, (seed, index), matches.get_flag("verbose"), console);
    }
    let wanted = wanted(matches, console)?;
    heed_ctrl_c();
    let (fight, inputs) = book.outlook();
    let odds = ask(fight.as_ref(), &inputs, seed, wanted, matches.get_flag("exact"), console);
    if matches.get_flag("json") {
        return json::print(fight.as_ref(), &odds, console);
    }
    crate::replay::heading(&book, console)?;
    let text = console.round(book.fight().info(), book.place().counts, book.place().round);
    console.line(&format!("{text} · {}", console.step(book.fight().info(), book.place().step)))?;
    console.line("")?;
    report::answer(fight.as_ref(), &odds, console)
}

/// Tells one battle of those counted from where a game stands: the open step begins with what is already said about it.
fn show_from(
    book: &montjoie_chronicle::Chronicle,
    (seed, index): (u64, u64),
    verbose: bool,
    console: &mut Console,
) -> Result<(), Stop> {
    let (mut fight, mut inputs) = book.outlook();
    let mut rng = montjoie_table::Rng::of(seed, index);
    let told = (0..64).map(|i| book.told(i).cloned()).collect();
    let mut teller = crate::tell::Teller::new(fight.as_ref(), told, verbose);
    crate::replay::heading(book, console)?;
    // The rulings that were made and not laid yet are laid in their time, as in the count.
    let rulings: Vec<_> = fight.foreseen().iter().cloned().zip(book.pending().map(|(_, r)| &r.reason)).collect();
    let lay = |after: bool, fight: &mut dyn Fight, rng: &mut montjoie_table::Rng, console: &mut Console| {
        for (ruling, reason) in rulings.iter().filter(|(r, _)| r.after_step == after) {
            let items = match ruling.gesture {
                Some(gesture) => {
                    let played = fight.gesture(gesture, &ruling.inputs, &mut montjoie_table::Program(rng));
                    played.ok().map(|p| p.items)
                }
                None => fight.rule(&ruling.events).ok(),
            };
            let lapsed = items.is_none();
            crate::telling::ruling(reason, &items.unwrap_or_default(), lapsed, fight.names(), console)?;
        }
        Ok::<(), Stop>(())
    };
    lay(false, fight.as_mut(), &mut rng, console)?;
    let mut first = true;
    while montjoie_game::ended(fight.as_ref()).is_none() {
        let played = fight.play(&inputs, &mut montjoie_table::Program(&mut rng));
        if !played.closed {
            break;
        }
        inputs = Inputs::default();
        teller.step(&played, fight.as_ref(), console)?;
        if std::mem::take(&mut first) {
            lay(true, fight.as_mut(), &mut rng, console)?;
        }
    }
    teller.outcome(fight.as_ref(), console)
}

/// How many battles: a number, or a precision.
pub fn wanted(matches: &ArgMatches, console: &mut Console) -> Result<Wanted, Stop> {
    if let Some(&runs) = matches.get_one::<u64>("runs") {
        if runs == 0 {
            return Err(console.wrong(&Message::new("cli-odds-no-runs")));
        }
        if runs > MOST * 20 {
            return Err(console.wrong(&Message::new("cli-odds-many-runs").number("most", (MOST * 20) as i64)));
        }
        return Ok(Wanted::Runs(runs));
    }
    let text = matches.get_one::<String>("precision").map(String::as_str).unwrap_or("0.01");
    let share = text.trim_end_matches(['%', ' ', '\u{a0}', '\u{202f}']).replace(',', ".").parse::<f64>().ok();
    let share = share.map(|p| if text.contains('%') { p / 100.0 } else { p });
    match share.filter(|p| (0.0005..=0.5).contains(p)) {
        Some(half) => Ok(Wanted::Precision(half)),
        None => Err(console.wrong(&Message::new("cli-odds-precision").with("value", Arg::Text(text.to_owned())))),
    }
}

/// Plays as many battles as are wanted, and a few under every pair of doctrines.
pub fn ask(fight: &dyn Fight, inputs: &Inputs, seed: u64, wanted: Wanted, exact: bool, console: &Console) -> Odds {
    let progress = Progress::new(console);
    let question = OddsQuery {
        fight,
        inputs,
        seed,
        wanted,
        per_pair: PER_PAIR,
        exact,
        judgements: true,
        threads: montjoie_odds::cores(),
        stop: &stopped,
    };
    let odds = montjoie_odds::ask(&question, &|done, of| progress.show(done, of));
    progress.end();
    odds
}

/// The odds from where a battle stands, for who plays it: a first answer, quickly.
pub fn from_here(fight: &dyn Fight, inputs: &Inputs, seed: u64, console: &mut Console) -> Result<(), Stop> {
    let odds = ask(fight, inputs, seed, Wanted::Precision(0.02), false, console);
    report::answer(fight, &odds, console)
}

/// A bar on the standard error, once it has taken a second, if somebody is there to see it.
struct Progress {
    seen: bool,
    words: String,
    since: Clock,
    last: Mutex<Duration>,
}

impl Progress {
    fn new(console: &Console) -> Progress {
        let seen = std::io::stderr().is_terminal();
        Progress { seen, words: console.word("cli-odds-progress"), since: Clock::now(), last: Mutex::default() }
    }

    fn show(&self, done: u64, of: u64) {
        let now = self.since.elapsed();
        let mut last = self.last.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if !self.seen || now < Duration::from_secs(1) || now < *last + Duration::from_millis(100) {
            return;
        }
        *last = now;
        let full = usize::try_from(done * 30 / of.max(1)).unwrap_or(30);
        let bar = format!("{}{}", "█".repeat(full), "░".repeat(30 - full.min(30)));
        let _ = write!(std::io::stderr(), "\r{bar} {done}/{of}  {}", self.words);
    }

    fn end(&self) {
        let last = self.last.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if self.seen && !last.is_zero() {
            let _ = write!(std::io::stderr(), "\r\u{1b}[K");
        }
    }
}

/// How long somebody has been waiting.
#[expect(clippy::disallowed_types, reason = "the progress bar comes after a second: nothing of a battle hangs on it")]
pub struct Clock(std::time::Instant);

impl Clock {
    /// From now on.
    #[expect(clippy::disallowed_types, clippy::disallowed_methods, reason = "see Clock")]
    pub fn now() -> Clock {
        Clock(std::time::Instant::now())
    }

    /// So long.
    pub fn elapsed(&self) -> Duration {
        self.0.elapsed()
    }
}
