//! `plot TABLE`: a sweep over one or two things that vary, in the terminal or as SVG.

use super::svg;
use crate::console::{Console, Ink, Stop};
use clap::ArgMatches;
use montjoie_game::{Arg, Message};
use montjoie_odds::sweep::{AFTER, Rows};
use montjoie_text::{columns, fraction};

/// Marks of a bar in the terminal.
const BAR: usize = 40;

/// What is drawn: a figure over one axis or two.
pub struct Picture {
    /// What the figure is, in words.
    pub title: String,
    /// The axes: the place in the scenario, and its values in the order of the table.
    pub axes: Vec<(String, Vec<String>)>,
    /// Each point: its place on the axes, the figure, and its interval where it has one.
    pub points: Vec<Point>,
    /// Whether the figure is a share of 1.
    pub share: bool,
}

/// One variant.
pub struct Point {
    /// Its place on each axis.
    pub at: [usize; 2],
    /// The figure.
    pub value: f64,
    /// From where to where it may be.
    pub interval: Option<(f64, f64)>,
}

impl Picture {
    /// The range of the figure that is drawn: 0 to 1 for shares.
    pub fn range(&self) -> (f64, f64) {
        if self.share {
            return (0.0, 1.0);
        }
        let top = self.points.iter().map(|p| p.value).fold(0.0, f64::max);
        (0.0, if top > 0.0 { top } else { 1.0 })
    }

    /// The figure as it is read.
    #[allow(clippy::cast_possible_truncation)]
    pub fn told(&self, value: f64, console: &Console) -> String {
        if self.share {
            crate::odds::percent(console, value)
        } else {
            fraction(console.lang, (value * 10.0).round() as i64, 10)
        }
    }
}

/// The command.
pub fn run(matches: &ArgMatches, console: &mut Console) -> Result<(), Stop> {
    let path = matches.get_one::<String>("file").map(String::as_str).unwrap_or_default();
    let rows = super::rows(path, console)?;
    let figure = matches.get_one::<String>("of").map_or("share_1", String::as_str);
    let fixed: Vec<&str> = matches.get_many::<String>("where").into_iter().flatten().map(String::as_str).collect();
    let picture = picture(&rows, figure, &fixed, console)?;
    if let Some(out) = matches.get_one::<String>("svg") {
        let text = svg::draw(&picture, console);
        return super::replace(out, text.as_bytes()).map_err(|e| console.bad_file("cli-cannot-write", out, &e));
    }
    let title = console.ink(Ink::Bold, &picture.title);
    console.line(&title)?;
    console.line("")?;
    if picture.axes.len() == 1 { curve(&picture, console) } else { field(&picture, console) }
}

fn picture(rows: &Rows, figure: &str, fixed: &[&str], console: &mut Console) -> Result<Picture, Stop> {
    let unknown = |name: &str, list: String| {
        Message::new("cli-plot-unknown").with("name", Arg::Text(name.to_owned())).with("list", Arg::Text(list))
    };
    let figures = AFTER.iter().filter(|name| **name != "seed");
    let Some(at) = figures.clone().find(|name| **name == figure).and_then(|name| rows.column(name)) else {
        let list: Vec<&str> = figures.copied().collect();
        return Err(console.wrong(&unknown(figure, list.join(", "))));
    };
    let mut kept = Vec::new();
    for text in fixed {
        let split = text.split_once('=').map(|(name, value)| (name.trim(), value.trim()));
        match split.and_then(|(name, value)| Some((rows.paths.iter().find(|p| *p == name)?, value))) {
            Some((name, value)) => kept.push((rows.column(name).unwrap_or(0), value)),
            None => return Err(console.wrong(&unknown(text, rows.paths.join(", ")))),
        }
    }
    let free: Vec<(&String, usize)> = rows
        .paths
        .iter()
        .filter_map(|path| Some((path, rows.column(path)?)))
        .filter(|(_, column)| kept.iter().all(|(k, _)| k != column))
        .collect();
    if !(1..=2).contains(&free.len()) {
        let message = Message::new("cli-plot-axes").number("count", free.len() as i64);
        return Err(console.wrong(&message.with("list", Arg::Text(rows.paths.join(", ")))));
    }
    let mut axes: Vec<(String, Vec<String>)> = free.iter().map(|(path, _)| ((*path).clone(), Vec::new())).collect();
    // The interval of share_1 stands in low_1 and high_1.
    let ends = figure
        .strip_prefix("share_")
        .map(|of| [format!("low_{of}"), format!("high_{of}")].map(|name| rows.column(&name).unwrap_or(at)));
    let mut points = Vec::new();
    for cells in rows.cells().filter(|cells| kept.iter().all(|(column, value)| cells[*column] == *value)) {
        // A variant the rulebook refuses has no figure and leaves a gap.
        let Ok(value) = cells[at].parse::<f64>() else { continue };
        let mut place = [0; 2];
        for (i, (_, column)) in free.iter().enumerate() {
            let values = &mut axes[i].1;
            place[i] = values.iter().position(|v| *v == cells[*column]).unwrap_or(values.len());
            if place[i] == values.len() {
                values.push(cells[*column].clone());
            }
        }
        let interval = ends.and_then(|[low, high]| Some((cells[low].parse().ok()?, cells[high].parse().ok()?)));
        points.push(Point { at: place, value, interval });
    }
    if points.is_empty() {
        return Err(console.wrong(&Message::new("cli-plot-nothing")));
    }
    let share = ["share_", "low_", "high_", "left_"].iter().any(|start| figure.starts_with(start));
    Ok(Picture { title: title(figure, console), axes, points, share })
}

fn title(figure: &str, console: &Console) -> String {
    match figure {
        "share_1" => console.word("cli-plot-share-1"),
        "share_2" => console.word("cli-plot-share-2"),
        "share_none" => console.word("cli-plot-share-none"),
        "left_1" => console.word("cli-plot-left-1"),
        "left_2" => console.word("cli-plot-left-2"),
        "rounds_median" => console.word("cli-plot-rounds"),
        other => other.to_owned(),
    }
}

/// A bar for each value, the interval as a line through its end.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
fn curve(picture: &Picture, console: &mut Console) -> Result<(), Stop> {
    let (path, values) = &picture.axes[0];
    let wide = values.iter().map(|v| columns(v)).max().unwrap_or(0);
    let name = console.ink(Ink::Faint, path);
    console.line(&name)?;
    let (low, high) = picture.range();
    let mark = |x: f64| (((x - low) / (high - low)).clamp(0.0, 1.0) * BAR as f64).round() as usize;
    for point in &picture.points {
        let value = &values[point.at[0]];
        let mut bar = vec![' '; BAR + 1];
        bar[..mark(point.value)].fill('█');
        if let Some((from, to)) = point.interval {
            for (i, slot) in bar.iter_mut().enumerate().take(mark(to) + 1).skip(mark(from)) {
                *slot = if i < mark(point.value) { '▓' } else { '░' };
            }
        }
        let bar: String = bar.into_iter().collect();
        let pad = " ".repeat(wide - columns(value));
        let told = picture.told(point.value, console);
        let told = point.interval.map_or(told.clone(), |(from, to)| {
            format!("{told} ({} – {})", picture.told(from, console), picture.told(to, console))
        });
        console.line(&format!("{pad}{value} ▕{bar}▏ {told}"))?;
    }
    Ok(())
}

/// A table of shades and figures.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
fn field(picture: &Picture, console: &mut Console) -> Result<(), Stop> {
    let [(down, rows), (across, heads)] = &picture.axes[..] else { return Ok(()) };
    let name = console.ink(Ink::Faint, &format!("{down} ↓   {across} →"));
    console.line(&name)?;
    let (low, high) = picture.range();
    let shade = |value: f64| {
        let shades = ['·', '░', '▒', '▓', '█'];
        shades[((((value - low) / (high - low)).clamp(0.0, 1.0) * 5.0) as usize).min(4)]
    };
    let cell = |row: usize, column: usize| {
        let found = picture.points.iter().find(|p| p.at == [row, column]);
        found.map_or_else(|| "–".to_owned(), |p| format!("{} {}", shade(p.value), picture.told(p.value, console)))
    };
    let left = rows.iter().map(|v| columns(v)).max().unwrap_or(0);
    let table: Vec<Vec<String>> = (0..rows.len()).map(|r| (0..heads.len()).map(|c| cell(r, c)).collect()).collect();
    let wide = |c: usize| table.iter().map(|row| columns(&row[c])).max().unwrap_or(0).max(columns(&heads[c]));
    let padded = |text: &str, width: usize| format!("{}{text}", " ".repeat(width.saturating_sub(columns(text))));
    let line = |first: &str, cells: &[String]| {
        let rest: Vec<String> = cells.iter().enumerate().map(|(c, text)| padded(text, wide(c))).collect();
        format!("{}  {}", padded(first, left), rest.join("  "))
    };
    let lines: Vec<String> = std::iter::once(line("", heads))
        .chain(rows.iter().zip(&table).map(|(value, cells)| line(value, cells)))
        .collect();
    for text in lines {
        console.line(&text)?;
    }
    Ok(())
}
