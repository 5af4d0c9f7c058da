//! The ground: a grid, one counter a unit. A counter picked up shows where it may go; the order it then has is the one in the
//! list, so that the map asks nothing the list does not.

use crate::html::Html;
use crate::keys::card as card_id;
use crate::view::View;
use crate::words::Words;
use montjoie_game::{Arg, Counter, Map, Message};
use montjoie_table::{Side, cell_label, cell_name};
use std::collections::BTreeMap;

const CELL: i64 = 40;

fn at(cell: (u8, u8)) -> (i64, i64) {
    (i64::from(cell.0) * CELL, i64::from(cell.1) * CELL)
}

/// The map.
pub fn ground(h: &mut Html, view: &View, words: &Words<'_>, map: &Map) {
    let (columns, rows) = (i64::from(map.columns), i64::from(map.rows));
    h.tag("div")
        .class("map-box")
        .attr("tabindex", "0")
        .attr("role", "region")
        .attr("aria-label", &words.word("page-map"))
        .with(|h| {
            h.tag("svg")
                .class("map")
                .attr("viewBox", &format!("-20 -20 {} {}", columns * CELL + 24, rows * CELL + 24))
                .num("width", columns * CELL + 24)
                .attr("role", "group")
                .attr("aria-label", &words.word("page-map"))
                .with(|h| {
                    cells(h, words, map);
                    marks(h, words, map);
                    trails(h, view, map);
                    counters(h, view, words, map);
                });
        });
    if !view.on_screen {
        h.tag("p").class("hint").text(&words.word("page-map-hint"));
        let said = h.tag("p").id("map-said").class("sr").attr("role", "status");
        said.attr("data-not", &words.word("page-map-not-there")).text("");
    }
}

fn cells(h: &mut Html, words: &Words<'_>, map: &Map) {
    // The commonest ground needs no word.
    let mut counted: BTreeMap<&str, usize> = BTreeMap::new();
    map.terrain.iter().for_each(|t| *counted.entry(t).or_default() += 1);
    let open = counted.iter().max_by_key(|(_, n)| **n).map(|(ground, _)| *ground).unwrap_or_default();
    for row in 0..map.rows {
        for column in 0..map.columns {
            let place = usize::from(row) * usize::from(map.columns) + usize::from(column);
            let terrain = map.terrain.get(place).map(String::as_str).unwrap_or_default();
            let (x, y) = at((column, row));
            let plain = terrain.is_empty() || terrain == open;
            let class = if plain { "cell" } else { "cell ground" };
            h.tag("rect")
                .class(class)
                .attr("data-cell", &cell_name(column, row))
                .num("x", x)
                .num("y", y)
                .num("width", CELL)
                .num("height", CELL)
                .empty();
            // Said once for a stretch of the same ground.
            let left = column > 0 && map.terrain.get(place - 1).is_some_and(|t| t == terrain);
            if !plain && !left {
                h.tag("text").class("ground").num("x", x + 3).num("y", y + 37).text(&words.own("terrain", terrain));
            }
        }
    }
    for column in 0..map.columns {
        let name = cell_label(column, 0).trim_end_matches('1').to_owned();
        h.tag("text").class("axis").num("x", i64::from(column) * CELL + 16).attr("y", "-6").text(&name);
    }
    for row in 0..map.rows {
        let y = i64::from(row) * CELL + 25;
        h.tag("text").class("axis").attr("x", "-14").num("y", y).text(&(u16::from(row) + 1).to_string());
    }
}

/// Where armies are set up, and sites the viewer knows of.
fn marks(h: &mut Html, words: &Words<'_>, map: &Map) {
    for zone in &map.zones {
        let ((x, y), (right, down)) = (at(zone.from), at(zone.to));
        h.tag("rect")
            .class("zone")
            .num("x", x.min(right) + 1)
            .num("y", y.min(down) + 1)
            .num("width", (right - x).abs() + CELL - 2)
            .num("height", (down - y).abs() + CELL - 2)
            .empty();
    }
    for site in &map.sites {
        for (n, cell) in site.cells.iter().enumerate() {
            let (x, y) = at(*cell);
            h.tag("rect")
                .class("site")
                .num("x", x + 2)
                .num("y", y + 2)
                .attr("width", "36")
                .attr("height", "36")
                .empty();
            if n == 0 {
                h.tag("text").class("ground").num("x", x + 4).num("y", y + 12).text(&words.own("site", site.kind));
            }
        }
    }
}

/// From where the open step moved a counter to where it lies now: its empty place, and the way.
fn trails(h: &mut Html, view: &View, map: &Map) {
    for (who, from) in &view.came_from {
        let Some(counter) = map.counters.iter().find(|c| c.subject == *who) else { continue };
        let ((x, y), (to_x, to_y)) = (at(*from), at(counter.cell));
        let side = if counter.side == Side::A { "a" } else { "b" };
        h.tag("g").class(&format!("trail side-{side}")).attr("aria-hidden", "true").with(|h| {
            h.tag("rect").num("x", x + 8).num("y", y + 8).attr("width", "24").attr("height", "24").empty();
            h.tag("line").num("x1", x + 20).num("y1", y + 20).num("x2", to_x + 20).num("y2", to_y + 20).empty();
        });
    }
}

fn counters(h: &mut Html, view: &View, words: &Words<'_>, map: &Map) {
    let public = view.on_screen;
    for (n, counter) in map.counters.iter().enumerate() {
        // Several on one cell lie a little apart.
        let below = map.counters.iter().take(n).filter(|c| c.cell == counter.cell).count();
        let off = i64::try_from(below).unwrap_or(0) * 4;
        let (x, y) = at(counter.cell);
        let side = if counter.side == Side::A { "a" } else { "b" };
        let known = view.gm() || view.sheet(counter.subject).is_some_and(|s| s.kind != "counter");
        let mut class = format!("piece side-{side}");
        if counter.face_down {
            class.push_str(" face-down");
        }
        if counter.hidden {
            class.push_str(" hidden-piece");
        }
        let link = (!public).then(|| format!("#{}", card_id(counter.subject)));
        let who = card_id(counter.subject);
        h.tag(if public { "g" } else { "a" })
            .maybe("href", link.as_deref())
            .class(&class)
            .maybe("data-piece", (!public).then_some(who.as_str()))
            .with(|h| {
                h.tag("title").text(&title(view, words, counter, known));
                h.tag("rect")
                    .num("x", x + 4 + off)
                    .num("y", y + 4 + off)
                    .attr("width", "32")
                    .attr("height", "32")
                    .attr("rx", if side == "a" { "3" } else { "15" })
                    .empty();
                let name = words.name(counter.subject);
                let label: String = match known {
                    true => short(&name),
                    false => "?".to_owned(),
                };
                h.tag("text").num("x", x + 20 + off).num("y", y + 24 + off).attr("text-anchor", "middle").text(&label);
            });
    }
}

/// A name that fits on a counter: its first word that is no article.
fn short(name: &str) -> String {
    let words = || name.split(|c: char| c.is_whitespace() || c == '’' || c == '-');
    let first = words().find(|w| w.chars().count() > 3).or_else(|| words().next_back()).unwrap_or_default();
    first.chars().take(6).collect()
}

fn title(view: &View, words: &Words<'_>, counter: &Counter, known: bool) -> String {
    let cell = cell_label(counter.cell.0, counter.cell.1);
    let name = if known { words.name(counter.subject) } else { words.word("page-map-face-down") };
    let mut text = format!("{name}, {}, {cell}", words.side(counter.side));
    if let Some((_, (column, row))) = view.came_from.iter().find(|(who, _)| *who == counter.subject) {
        let from = Arg::Text(cell_label(*column, *row));
        text.push_str(&format!(" ({})", words.say(&Message::new("page-map-from").with("cell", from))));
    }
    for (is, word) in [(counter.face_down && view.gm(), "page-map-face-down"), (counter.hidden, "page-map-hidden")] {
        if is {
            text.push_str(&format!(" ({})", words.word(word)));
        }
    }
    text
}
