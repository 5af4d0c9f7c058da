//! The moment: what has just happened, clash by clash. The dice that fell, what they came to, who lost what, whose state changed, and what is told of it.
//!
//! It is made from a `Seen` like everything else: lines that are fresh, and everybody before and after as this viewer knows them. Dice are the GM's.

use crate::bodies;
use crate::form;
use crate::heraldry::mark;
use crate::html::Html;
use crate::view::{LineBody, ShownLine, Sum, View};
use crate::words::{Words, capital};
use montjoie_game::{Arg, Condition, Message, Sheet};
use montjoie_table::{Meaning, Side, Subject, Tally as _};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

/// How much of what happens is shown as a moment: the GM's choice, for the whole table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// Everything that is told.
    All,
    /// Where somebody's strength or state changed.
    #[default]
    Matters,
    /// Nothing.
    None,
}

impl Pace {
    /// All of them, in the order of the buttons.
    pub const ALL: [Pace; 3] = [Pace::All, Pace::Matters, Pace::None];

    /// Its word in forms and files.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Pace::All => "all",
            Pace::Matters => "matters",
            Pace::None => "none",
        }
    }

    /// The pace of this word.
    #[must_use]
    pub fn of(word: &str) -> Option<Pace> {
        Pace::ALL.into_iter().find(|pace| pace.word() == word)
    }
}

/// Most clashes at once, lines told of one, throws shown of one: the chronicle has all.
const CLASHES: usize = 3;
const LINES: usize = 3;
const NAMED: usize = 4;
const THROWS: usize = 6;

/// Those who had to do with one another, and what came of it.
struct Clash<'a> {
    who: Vec<Subject>,
    lines: Vec<&'a ShownLine>,
    changed: Vec<(&'a Sheet, &'a Sheet)>,
}

impl Clash<'_> {
    /// How much it changed: what was lost, and more for a state or a person.
    fn weight(&self) -> i64 {
        let one = |(before, now): &(&Sheet, &Sheet)| {
            let worse = i64::from(before.condition != now.condition) * 50;
            lost(before, now) + worse + if now.kind == "character" { worse } else { 0 }
        };
        self.changed.iter().map(one).sum()
    }
}

/// What somebody lost, as far as both numbers are known.
fn lost(before: &Sheet, now: &Sheet) -> i64 {
    match (before.strength, now.strength) {
        (Some((was, _)), Some((is, _))) => (was - is).max(0),
        _ => 0,
    }
}

/// Everybody who is not as they were.
fn changes(view: &View) -> Vec<(&Sheet, &Sheet)> {
    let before = |now: &&Sheet| view.before.iter().find(|s| s.subject == now.subject);
    let both = view.sheets.iter().filter_map(|now| Some((before(&now)?, now)));
    both.filter(|(was, is)| was.strength != is.strength || was.condition != is.condition || was.words != is.words)
        .collect()
}

/// Fresh lines and changes by who had to do with whom, the weightiest first.
fn clashes(view: &View) -> Vec<Clash<'_>> {
    let mut all: Vec<Clash<'_>> = Vec::new();
    let join = |all: &mut Vec<Clash<'_>>, who: Vec<Subject>| -> usize {
        let met = |c: &Clash<'_>| c.who.iter().any(|w| who.contains(w));
        let at = all.iter().position(met);
        let at = at.unwrap_or_else(|| {
            all.push(Clash { who: Vec::new(), lines: Vec::new(), changed: Vec::new() });
            all.len() - 1
        });
        for one in who {
            if !all[at].who.contains(&one) {
                all[at].who.push(one);
            }
        }
        at
    };
    let people = |line: &ShownLine| {
        let mut who = line.names();
        who.push(line.subject);
        who.extend(line.sum.iter().flat_map(|sum| [sum.head.key.of, sum.head.key.to]));
        who.retain(|w| view.sheet(*w).is_some());
        who.sort_unstable();
        who.dedup();
        who
    };
    for line in view.chronicle.iter().filter(|l| l.fresh) {
        let who = people(line);
        // A line about everybody is about nobody in particular.
        if (1..=3).contains(&who.len()) {
            let at = join(&mut all, who);
            all[at].lines.push(line);
        }
    }
    for (before, now) in changes(view) {
        let at = join(&mut all, vec![now.subject]);
        all[at].changed.push((before, now));
    }
    all.sort_by_key(|clash| std::cmp::Reverse(clash.weight()));
    all
}

/// The moment, or an empty place for it.
pub(crate) fn moment(h: &mut Html, view: &View, words: &Words<'_>) {
    let label = words.word("page-moment");
    h.tag("section").id("moment").attr("aria-label", &label).with(|h| {
        let mut all = if view.pace == Pace::None { Vec::new() } else { clashes(view) };
        let told = |c: &Clash<'_>| c.lines.iter().any(|l| !matches!(l.said, LineBody::Bare(_)));
        all.retain(|c| !c.changed.is_empty() || (view.pace == Pace::All && told(c)));
        if all.is_empty() {
            if view.gm() && view.pace == Pace::None {
                pace(h, view, words);
            }
            return;
        }
        let shown = Html::of(|h| {
            h.tag("div").class("clashes").with(|h| {
                all.iter().take(CLASHES).for_each(|clash| one(h, view, words, clash));
            });
        });
        let inside = Html::of(|h| {
            h.put(&shown);
            if all.len() > CLASHES {
                let rest: Vec<&Clash<'_>> = all.iter().skip(CLASHES).collect();
                others(h, view, words, &rest);
            }
            if let Some(aloud) = view.desk.aloud.as_ref().filter(|text| !text.is_empty()) {
                h.tag("blockquote").class("aloud").text(aloud);
            }
        });
        let head = |h: &mut Html| {
            h.tag("h2").text(&label);
            let place = view.chronicle.iter().rev().find(|l| l.fresh).map_or(view.place, |l| l.place);
            h.tag("span").class("when").text(&format!("{} · {}", words.round(place.round), words.step(place.step)));
            losses(h, view, words);
        };
        if view.on_screen {
            h.tag("header").class("moment-head").with(head);
            h.put(&inside);
            return;
        }
        // Another moment is opened again, though the last was closed.
        let mut print = DefaultHasher::new();
        shown.into_string().hash(&mut print);
        let keep = format!("moment-{:016x}", print.finish());
        h.tag("details").class("moment").flag("open", true).attr("data-keep", &keep).with(|h| {
            h.tag("summary").attr("data-key", "m").with(|h| {
                head(h);
                h.tag("kbd").text("M");
            });
            h.put(&inside);
            if view.gm() {
                pace(h, view, words);
            }
        });
    });
}

/// What each side has lost, where that is known.
fn losses(h: &mut Html, view: &View, words: &Words<'_>) {
    for side in Side::BOTH {
        let of = |all: &[Sheet]| bodies::strength(&all.iter().filter(|s| s.side == side).collect::<Vec<_>>()).0;
        let known = |s: &&Sheet| s.side == side && view.sheets.iter().any(|now| now.subject == s.subject);
        let was = bodies::strength(&view.before.iter().filter(known).collect::<Vec<_>>()).0;
        let n = was - of(&view.sheets);
        if n > 0 {
            let letter = if side == Side::A { "a" } else { "b" };
            h.tag("span").class(&format!("toll side-{letter}")).with(|h| {
                h.tag("b").class("n").text(&words.signed(-n));
                h.text(" ");
                h.text(&words.side(side));
            });
        }
    }
}

fn one(h: &mut Html, view: &View, words: &Words<'_>, clash: &Clash<'_>) {
    h.tag("article").class("clash-card").with(|h| {
        h.tag("h3").text(&title(view, words, clash));
        throws(h, view, words, clash);
        clash.changed.iter().for_each(|(before, now)| fate(h, words, before, now));
        let told: Vec<&&ShownLine> = clash.lines.iter().filter(|l| !matches!(l.said, LineBody::Bare(_))).collect();
        // The last that was told is what it led to.
        for line in told.iter().skip(told.len().saturating_sub(LINES)) {
            h.tag("p").class("told").text(&crate::gm::told_of(words, view, line));
        }
    });
}

/// Who was in it: one's side against the other.
fn title(view: &View, words: &Words<'_>, clash: &Clash<'_>) -> String {
    // Those it changed and those who threw; all of them where that is nobody.
    let sums = || clash.lines.iter().flat_map(|l| l.sum.iter().chain(&l.behind)).map(|s| s.head.key);
    let acted = |w: Subject| sums().any(|key| key.of == w || key.to == w);
    let changed = |w: Subject| clash.changed.iter().any(|(_, now)| now.subject == w);
    let mut who: Vec<Subject> = clash.who.iter().copied().filter(|w| changed(*w) || acted(*w)).collect();
    if who.is_empty() {
        who.clone_from(&clash.who);
    }
    let of = |side: Side| {
        let there: Vec<Subject> = who.iter().copied().filter(|w| view.side_of(*w) == Some(side)).collect();
        let mut named: Vec<String> = there.iter().take(NAMED).map(|w| words.name(*w)).collect();
        if there.len() > NAMED {
            named.push("…".to_owned());
        }
        named.join(", ")
    };
    match (of(Side::A), of(Side::B)) {
        (one, other) if !one.is_empty() && !other.is_empty() => {
            words.say(&Message::new("page-moment-against").with("one", Arg::Text(one)).with("other", Arg::Text(other)))
        }
        (one, other) => format!("{one}{other}"),
    }
}

/// The dice that fell in it: faces, what they were reckoned with, what they came to.
fn throws(h: &mut Html, view: &View, words: &Words<'_>, clash: &Clash<'_>) {
    let mut shown: Vec<&Sum> = Vec::new();
    for sum in clash.lines.iter().flat_map(|l| l.sum.iter().chain(&l.behind)) {
        if shown.iter().all(|s| s.head != sum.head || s.faces != sum.faces) {
            shown.push(sum);
        }
    }
    if shown.is_empty() {
        return;
    }
    h.tag("ul").class("blows").with(|h| {
        for sum in shown.iter().take(THROWS) {
            let (of, to) = (sum.head.key.of, sum.head.key.to);
            h.tag("li").class(crate::card::side_class(view, of)).with(|h| {
                h.tag("span").class("who").with(|h| {
                    h.text(&words.name(of));
                    if to != Subject::NOBODY && to != of {
                        h.text(" → ");
                        h.text(&words.name(to));
                    }
                });
                sum.faces.iter().take(4).for_each(|face| die(h, sum.dice.sides(), *face));
                let reckoned = crate::gm::dice_short(words, &sum.plus, &sum.versus, &sum.share);
                if !reckoned.is_empty() {
                    h.tag("span").class("faint").text(&reckoned);
                }
                let all = sum.read + sum.plus.total();
                let plain = sum.meaning == Meaning::number(i64::from(all));
                if let Some(came) = words.meaning(sum.meaning).filter(|_| !plain) {
                    h.tag("b").class("came").text(&came);
                }
            });
        }
    });
}

/// A face on the outline of its die.
fn die(h: &mut Html, sides: u8, face: u16) {
    let outline = match sides {
        4 => "M12 2L22 20H2Z",
        6 => "M4 3H20V21H4Z",
        8 => "M12 1L22 12L12 23L2 12Z",
        10 => "M12 1L22 10L12 23L2 10Z",
        12 => "M12 1L22 9L18 22H6L2 9Z",
        20 => "M12 1L22 7V17L12 23L2 17V7Z",
        _ => "M12 1a11 11 0 1 0 .01 0Z",
    };
    h.tag("svg").class("dieface").attr("viewBox", "0 0 24 24").with(|h| {
        h.tag("path").attr("d", outline).empty();
        h.tag("text").attr("x", "12").attr("y", if sides == 4 { "18" } else { "16.5" }).text(&face.to_string());
    });
}

/// What became of somebody: the bar with what has just gone, the figures, the state that changed.
fn fate(h: &mut Html, words: &Words<'_>, before: &Sheet, now: &Sheet) {
    let letter = if now.side == Side::A { "a" } else { "b" };
    h.tag("div").class(&format!("fate side-{letter}")).with(|h| {
        h.tag("span").class("who").text(&words.name(now.subject));
        if let (Some((was, _)), Some((is, start))) = (before.strength, now.strength) {
            h.tag("span").class("n").with(|h| {
                h.text(&format!("{} → ", words.number(was)));
                h.tag("b").text(&words.number(is));
            });
            let part = |n: i64| if start > 0 { n.clamp(0, start) * 100 / start } else { 0 };
            h.tag("i").class("fall").with(|h| {
                h.tag("i").class(&format!("left w{}", part(is))).text("");
                h.tag("i").class(&format!("just w{}", part(was) - part(is).min(part(was)))).text("");
            });
        } else if let Some(said) = now.words.filter(|_| before.words != now.words) {
            h.tag("span").class("words").text(&words.own("words", said));
        }
        if before.condition != now.condition {
            let condition = now.condition.map_or("unknown", Condition::word);
            h.tag("span").class("became").with(|h| {
                mark(h, condition);
                let word = now.state.map(|s| words.state(s, now.subject));
                h.text(&word.unwrap_or_else(|| words.word(&format!("condition-{condition}"))));
            });
        }
    });
}

/// The clashes there was no room for: their changes in a list.
fn others(h: &mut Html, view: &View, words: &Words<'_>, rest: &[&Clash<'_>]) {
    let changed: Vec<String> = rest
        .iter()
        .flat_map(|c| &c.changed)
        .map(|(before, now)| match (before.strength, now.strength) {
            (Some((was, _)), Some((is, _))) if was != is => {
                format!("{} {} → {}", words.name(now.subject), words.number(was), words.number(is))
            }
            _ => words.name(now.subject),
        })
        .collect();
    h.tag("p").class("others").with(|h| {
        if !changed.is_empty() {
            h.text(&capital(&changed.join(" · ")));
            h.text(" ");
        }
        if !view.on_screen {
            let more = Message::new("page-moment-others").number("n", i64::try_from(rest.len()).unwrap_or(0));
            let href = format!("{}/chronicle", view.base);
            h.tag("a").attr("href", &href).text(&words.say(&more));
        }
    });
}

/// How much is shown: three buttons.
fn pace(h: &mut Html, view: &View, words: &Words<'_>) {
    form::form(h, view, crate::Form::Pace, "inline pace", |h| {
        h.tag("span").class("faint").text(&words.word("page-pace"));
        for pace in Pace::ALL {
            let on = if pace == view.pace { "true" } else { "false" };
            let button = h.tag("button").class("quiet").attr("name", "do").attr("value", pace.word());
            button.attr("aria-pressed", on).text(&words.word(&format!("page-pace-{}", pace.word())));
        }
    });
}
