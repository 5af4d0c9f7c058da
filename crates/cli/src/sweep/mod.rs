//! `sweep`, `merge` and `plot`: a grid of variants, its pieces put together, and what it looks like.

mod meter;
mod plot;
mod svg;

pub use plot::run as plot;

use crate::console::{Console, Stop};
use crate::{load, odds};
use clap::ArgMatches;
use meter::Meter;
use montjoie_game::scenario::NoPlace;
use montjoie_game::{Arg, Message};
use montjoie_odds::sweep::{
    Axis, BadAxis, BadTable, Grid, Hears, MOST_VARIANTS, NoVariant, Rows, Shard, Sweep, head, merge as merged,
};
use std::fs::{File, OpenOptions};
use std::io::{Read as _, Seek as _, SeekFrom, Write};

/// `sweep FILE`.
pub fn run(matches: &ArgMatches, console: &mut Console) -> Result<(), Stop> {
    let path = matches.get_one::<String>("file").map(String::as_str).unwrap_or_default();
    let edition = matches.get_one::<String>("edition").map(String::as_str);
    let wanted = odds::wanted(matches, console)?;
    let shard = shard(matches, console)?;
    let grid = grid(matches, console)?;
    let loaded = load::file(path, edition, console)?;
    let edition = edition.and_then(|name| loaded.game.info().editions.iter().copied().find(|e| *e == name));
    let seed = matches.get_one::<u64>("seed").copied().unwrap_or(1);
    let sweep = Sweep { game: loaded.game, text: &loaded.text, edition, grid: &grid, seed, wanted };
    if let Err((axis, value, why)) = sweep.check() {
        return Err(refuse(&grid.axes[axis].path, &value, &why, path, console));
    }
    let mine: Vec<u64> = shard.variants(grid.len()).collect();
    let out = matches.get_one::<String>("out").map(String::as_str);
    let (mut sink, done) = open(&sweep, &mine, out, console)?;
    odds::heed_ctrl_c();
    let threads = matches.get_one::<u64>("threads").and_then(|n| usize::try_from(*n).ok());
    let threads = threads.map_or_else(montjoie_odds::cores, |n| n.max(1));
    let mut ears =
        Ears { sink: sink.as_mut(), meter: Meter::new(console), rows: 0, refused: 0, first: None, failed: None };
    sweep.play(&mine[done..], threads, &odds::stopped, &mut ears);
    ears.meter.end();
    let Ears { rows, refused, first, failed, .. } = ears;
    if let Some(error) = failed {
        return Err(match out {
            Some(out) => console.bad_file("cli-cannot-write", out, &error),
            None => error.into(),
        });
    }
    if let Some((variant, why)) = first {
        let text =
            console.say(&Message::new("cli-sweep-refused").number("count", refused).number("variant", variant + 1));
        console.notice(&text);
        tell(&why, path, console);
    }
    let (have, of) = (done + rows, mine.len());
    if have < of {
        let id = if out.is_some() { "cli-sweep-stopped" } else { "cli-sweep-stopped-unkept" };
        return Err(console.wrong(&Message::new(id).number("done", have as i64).number("of", of as i64)));
    }
    if let Some(out) = out {
        let text = console.say(
            &Message::new("cli-sweep-done")
                .number("of", of as i64)
                .number("before", done as i64)
                .with("file", Arg::Text(out.to_owned())),
        );
        console.notice(&text);
    }
    Ok(())
}

/// Where the rows go, and how many are there already: a file that holds the beginning of this very sweep is gone on with.
fn open(
    sweep: &Sweep<'_>,
    mine: &[u64],
    out: Option<&str>,
    console: &mut Console,
) -> Result<(Box<dyn Write>, usize), Stop> {
    let paths: Vec<&str> = sweep.grid.axes.iter().map(|a| a.path.as_str()).collect();
    let head = head(&paths);
    let Some(out) = out else {
        let mut sink = std::io::stdout();
        writeln!(sink, "{head}")?;
        return Ok((Box::new(sink), 0));
    };
    let bad = |error: &std::io::Error, console: &mut Console| console.bad_file("cli-cannot-write", out, error);
    let opened = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(out);
    let mut file = opened.map_err(|e| bad(&e, console))?;
    let mut text = String::new();
    let read = file.read_to_string(&mut text);
    let other =
        |console: &mut Console| console.wrong(&Message::new("cli-sweep-other").with("file", Arg::Text(out.to_owned())));
    match read {
        Ok(_) => {}
        Err(error) if error.kind() == std::io::ErrorKind::InvalidData => return Err(other(console)),
        Err(error) => return Err(bad(&error, console)),
    }
    // A head that was cut off is the beginning of this sweep too.
    if head.starts_with(&text) {
        let begun = begin(&mut file, &head);
        begun.map_err(|e| bad(&e, console))?;
        return Ok((Box::new(file), 0));
    }
    let id = format!("{:016x}", sweep.id());
    let rows = Rows::read(&text).ok().filter(|rows| rows.head == head);
    let rows = rows.filter(|rows| rows.sweep.as_ref().is_none_or(|mark| *mark == id));
    let rows = rows.filter(|rows| {
        let there = rows.lines.iter().map(|(variant, _)| variant - 1);
        rows.lines.len() <= mine.len() && there.eq(mine[..rows.lines.len()].iter().copied())
    });
    let Some(rows) = rows else { return Err(other(console)) };
    let cut = file.set_len(rows.whole as u64).and_then(|()| file.seek(SeekFrom::End(0)));
    cut.map_err(|e| bad(&e, console))?;
    Ok((Box::new(file), rows.lines.len()))
}

fn begin(file: &mut File, head: &str) -> std::io::Result<()> {
    file.set_len(0)?;
    file.rewind()?;
    file.write_all(format!("{head}\n").as_bytes())
}

/// Writes each row as it comes, whole.
struct Ears<'a> {
    sink: &'a mut dyn Write,
    meter: Meter,
    rows: usize,
    refused: i64,
    first: Option<(i64, NoVariant)>,
    failed: Option<std::io::Error>,
}

impl Hears for Ears<'_> {
    fn row(&mut self, _: u64, row: &str) -> bool {
        let written = self.sink.write_all(format!("{row}\n").as_bytes()).and_then(|()| self.sink.flush());
        match written {
            Ok(()) => self.rows += 1,
            Err(error) => self.failed = Some(error),
        }
        self.failed.is_none()
    }

    fn refused(&mut self, variant: u64, why: &NoVariant) {
        self.refused += 1;
        if self.first.is_none() {
            self.first = Some((i64::try_from(variant).unwrap_or(i64::MAX), why.clone()));
        }
    }

    fn watch(&mut self, thousandths: u64, of: u64) {
        self.meter.show(thousandths, of);
    }
}

fn shard(matches: &ArgMatches, console: &mut Console) -> Result<Shard, Stop> {
    let Some(text) = matches.get_one::<String>("shard") else { return Ok(Shard::WHOLE) };
    let bad = || Message::new("cli-sweep-shard").with("value", Arg::Text(text.clone()));
    Shard::parse(text).ok_or_else(|| console.wrong(&bad()))
}

fn grid(matches: &ArgMatches, console: &mut Console) -> Result<Grid, Stop> {
    let mut axes = Vec::new();
    for text in matches.get_many::<String>("vary").into_iter().flatten() {
        axes.push(Axis::parse(text).map_err(|bad| bad_axis(text, &bad, console))?);
    }
    let all: Vec<&str> = matches.get_many::<String>("vary").into_iter().flatten().map(String::as_str).collect();
    Grid::new(axes).map_err(|bad| bad_axis(&all.join(" "), &bad, console))
}

fn bad_axis(text: &str, bad: &BadAxis, console: &mut Console) -> Stop {
    let message = match bad {
        BadAxis::Form => Message::new("cli-sweep-vary-form"),
        BadAxis::Number(what) => Message::new("cli-sweep-vary-number").with("what", Arg::Text(what.clone())),
        BadAxis::Backwards => Message::new("cli-sweep-vary-backwards"),
        BadAxis::Many(count) => Message::new("cli-sweep-vary-many")
            .number("count", i64::try_from(*count).unwrap_or(i64::MAX))
            .number("most", MOST_VARIANTS as i64),
        BadAxis::Twice(what) => Message::new("cli-sweep-vary-twice").with("what", Arg::Text(what.clone())),
    };
    console.wrong(&message.with("value", Arg::Text(text.to_owned())))
}

/// A value that makes no battle by itself: nothing is counted.
fn refuse(path: &str, value: &str, why: &NoVariant, file: &str, console: &mut Console) -> Stop {
    let lost = |id: &'static str| Message::new(id).with("path", Arg::Text(path.to_owned()));
    match why {
        NoVariant::Place(_, NoPlace::Form) => console.wrong(&lost("cli-sweep-path-form")),
        NoVariant::Place(_, NoPlace::Several(part)) => {
            console.wrong(&lost("cli-sweep-path-several").with("part", Arg::Text(part.clone())))
        }
        NoVariant::Place(_, NoPlace::Missing(part, near)) => {
            let stop = console.wrong(&lost("cli-sweep-path-missing").with("part", Arg::Text(part.clone())));
            if let Some(near) = near {
                let text = console.say(&Message::new("cli-usage-nearest").with("name", Arg::Text(near.clone())));
                console.notice(&text);
            }
            stop
        }
        NoVariant::Refused(_) => {
            let stop = console.wrong(&lost("cli-sweep-value").with("value", Arg::Text(value.to_owned())));
            tell(why, file, console);
            stop
        }
    }
}

fn tell(why: &NoVariant, file: &str, console: &mut Console) {
    if let NoVariant::Refused(problems) = why {
        for one in problems {
            load::problem(file, one, console);
        }
    }
}

/// Reads a table of a sweep, and tells what is wrong with it.
fn rows(path: &str, console: &mut Console) -> Result<Rows, Stop> {
    let text = load::text(path, console)?;
    Rows::read(&text).map_err(|bad| bad_table(&bad, &[path], console))
}

fn bad_table(bad: &BadTable, files: &[&str], console: &mut Console) -> Stop {
    let file = |at: usize| Arg::Text(files.get(at).copied().unwrap_or_default().to_owned());
    let whole = |n: u64| i64::try_from(n).unwrap_or(i64::MAX);
    console.wrong(&match bad {
        BadTable::NotOne => Message::new("cli-merge-not-one").with("file", file(0)),
        BadTable::Row(line) => Message::new("cli-merge-row").with("file", file(0)).number("line", whole(*line)),
        BadTable::Others(at) => Message::new("cli-merge-others").with("file", file(*at)),
        BadTable::Differ(variant) => Message::new("cli-merge-differ").number("variant", whole(*variant)),
        BadTable::Missing(count, first) => {
            Message::new("cli-merge-missing").number("count", whole(*count)).number("first", whole(*first))
        }
    })
}

/// `merge FILE…`.
pub fn merge(matches: &ArgMatches, console: &mut Console) -> Result<(), Stop> {
    let files: Vec<&str> = matches.get_many::<String>("files").into_iter().flatten().map(String::as_str).collect();
    let mut pieces = Vec::new();
    for file in &files {
        pieces.push(rows(file, console)?);
    }
    let text = merged(&pieces).map_err(|bad| bad_table(&bad, &files, console))?;
    match matches.get_one::<String>("out").map(String::as_str) {
        None => Ok(console.raw().write_all(text.as_bytes())?),
        Some(out) => replace(out, text.as_bytes()).map_err(|e| console.bad_file("cli-cannot-write", out, &e)),
    }
}

/// Writes a file whole or not at all: what is there stays until the new one is.
fn replace(path: &str, bytes: &[u8]) -> std::io::Result<()> {
    let beside = format!("{path}.part");
    std::fs::write(&beside, bytes)?;
    std::fs::rename(&beside, path)
}
