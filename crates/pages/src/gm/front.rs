//! The picture of the battle: who is at grips with whom, and who is free; the map, where there is one.

use crate::bodies;
use crate::heraldry::{mark, pictogram};
use crate::html::Html;
use crate::keys::card as card_id;
use crate::view::View;
use crate::words::Words;
use montjoie_game::{Arg, Condition, Message, Sheet};
use montjoie_table::{Side, Subject};

/// The front.
pub fn front(h: &mut Html, view: &View, words: &Words<'_>) {
    h.tag("section").id("front").class("panel front").attr("aria-labelledby", "front-title").with(|h| {
        h.tag("h2").id("front-title").text(&words.word("page-front"));
        if let Some(map) = &view.map {
            super::map::ground(h, view, words, map);
        }
        let shown = fighting(view);
        let groups = groups(view, &shown);
        if groups.is_empty() && view.map.is_none() {
            h.tag("p").class("empty").text(&words.word("page-front-quiet"));
        }
        for group in &groups {
            clash(h, view, words, &shown, group);
        }
        let engaged: Vec<Subject> = groups.iter().flatten().copied().collect();
        h.tag("div").class("reserve").with(|h| {
            for side in Side::BOTH {
                let free = shown.iter().copied().filter(|s| s.side == side && !engaged.contains(&s.subject));
                let free: Vec<&Sheet> = free.collect();
                let letter = if side == Side::A { "a" } else { "b" };
                h.tag("div").class(&format!("side-{letter}")).with(|h| {
                    if free.is_empty() {
                        return;
                    }
                    let said = words.say(&Message::new("page-front-free").who("side", Subject::side(side)));
                    let tokens = |h: &mut Html| {
                        h.tag("ul").with(|h| free.iter().for_each(|s| h.tag("li").with(|h| token(h, view, words, s))));
                    };
                    // The screen is read from across the room, and nobody opens anything on it.
                    if free.len() > bodies::CROWD && !view.on_screen {
                        let said = Message::new("page-count").with("what", Arg::Text(said)).number("n", count(&free));
                        bodies::fold(h, words, &format!("free-{letter}"), &words.say(&said), &free, tokens);
                    } else {
                        h.tag("h3").text(&said);
                        tokens(h);
                    }
                });
            }
        });
    });
}

fn count(all: &[&Sheet]) -> i64 {
    i64::try_from(all.len()).unwrap_or(0)
}

/// Everyone who can still fight, each man once; persons who stand in a unit are shown with it.
fn fighting(view: &View) -> Vec<&Sheet> {
    let all = view.sheets.iter().filter(|s| {
        let there = s.condition.is_none_or(|c| c > Condition::Absent && c < Condition::Gone);
        let inside = s.kind == "character" && s.against.is_empty() && !s.with.is_empty();
        there && !inside && s.kind != "place"
    });
    bodies::once(&all.collect::<Vec<_>>())
}

/// Whom of those shown somebody is at grips with.
fn foes<'a>(view: &View, shown: &[&'a Sheet], of: &Sheet) -> Vec<&'a Sheet> {
    let stand = of.against.iter().filter_map(|who| bodies::stands_for(shown, &view.sheets, *who));
    let mut foes: Vec<&Sheet> = Vec::new();
    for foe in stand {
        if !foes.iter().any(|f| f.subject == foe.subject) {
            foes.push(foe);
        }
    }
    foes
}

/// Those at grips with one another, group by group.
fn groups(view: &View, shown: &[&Sheet]) -> Vec<Vec<Subject>> {
    let mut groups: Vec<Vec<Subject>> = Vec::new();
    for sheet in shown.iter().filter(|s| !s.against.is_empty()) {
        let mut group = vec![sheet.subject];
        group.extend(foes(view, shown, sheet).iter().map(|foe| foe.subject));
        let (touching, mut apart): (Vec<_>, Vec<_>) =
            groups.into_iter().partition(|g| g.iter().any(|w| group.contains(w)));
        for mut other in touching {
            other.append(&mut group);
            group = other;
        }
        let mut once: Vec<Subject> = Vec::new();
        for who in group {
            if !once.contains(&who) {
                once.push(who);
            }
        }
        apart.push(once);
        groups = apart;
    }
    groups
}

fn token(h: &mut Html, view: &View, words: &Words<'_>, sheet: &Sheet) {
    let condition = sheet.condition.map_or("unknown", Condition::word);
    // The screen for the table has no cards to lead to.
    let public = view.on_screen;
    let link = (!public).then(|| format!("#{}", card_id(sheet.subject)));
    let tag = h.tag(if public { "span" } else { "a" }).class(&format!("token c-{condition}"));
    tag.maybe("href", link.as_deref()).with(|h| {
        pictogram(h, sheet.kind, &words.word(crate::card::kind_word(sheet.kind)));
        h.tag("span").class("name").text(&words.name(sheet.subject));
        if let Some((now, start)) = sheet.strength {
            crate::card::bar(h, now, start);
            h.tag("span").class("n").text(&words.number(now));
        }
        if let (None, Some(said)) = (sheet.strength, sheet.words) {
            h.tag("span").class("words").text(&words.own("words", said));
        }
        if sheet.condition.is_some_and(|c| c != Condition::Fit) {
            mark(h, condition);
        }
    });
}

/// One clash: the first side left, the second right, a line for each pair at grips.
fn clash(h: &mut Html, view: &View, words: &Words<'_>, shown: &[&Sheet], group: &[Subject]) {
    const ROW: i64 = 40;
    let of = |side: Side| -> Vec<&Sheet> {
        group.iter().filter_map(|w| view.sheet(*w)).filter(|s| s.side == side).collect()
    };
    let (left, right) = (of(Side::A), of(Side::B));
    let meets = |a: &Sheet, b: &Sheet| foes(view, shown, a).iter().any(|foe| foe.subject == b.subject);
    let touches = |a: &Sheet, b: &Sheet| meets(a, b) || meets(b, a);
    let rows = i64::try_from(left.len().max(right.len())).unwrap_or(1).max(1);
    let y = |i: usize, n: usize| {
        let (i, n) = (i64::try_from(i).unwrap_or(0), i64::try_from(n).unwrap_or(1).max(1));
        rows * ROW * (2 * i + 1) / (2 * n)
    };
    let said: Vec<String> = left
        .iter()
        .flat_map(|a| right.iter().filter(|b| touches(a, b)).map(|b| (a.subject, b.subject)))
        .map(|(a, b)| words.say(&Message::new("page-front-pair").who("one", a).who("other", b)))
        .collect();
    h.tag("div").class("clash").with(|h| {
        h.tag("ul").class("side-a").with(|h| {
            for sheet in &left {
                h.tag("li").with(|h| token(h, view, words, sheet));
            }
        });
        h.tag("svg")
            .class("lines")
            .attr("viewBox", &format!("0 0 60 {}", rows * ROW))
            .attr("preserveAspectRatio", "none")
            .attr("role", "img")
            .with(|h| {
                h.tag("title").text(&said.join(" "));
                for (i, a) in left.iter().enumerate() {
                    for (j, _) in right.iter().enumerate().filter(|(_, b)| touches(a, b)) {
                        let (from, to) = (y(i, left.len()), y(j, right.len()));
                        let path = format!("M0 {from}C30 {from} 30 {to} 60 {to}");
                        h.tag("path").attr("d", &path).attr("vector-effect", "non-scaling-stroke").empty();
                    }
                }
            });
        h.tag("ul").class("side-b").with(|h| {
            for sheet in &right {
                h.tag("li").with(|h| token(h, view, words, sheet));
            }
        });
    });
}
