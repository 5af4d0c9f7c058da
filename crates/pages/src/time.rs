//! Time: the battle round by round. A strip under the header, each round a link to the battle as it stood then; and the ending, when it is over.

use crate::bodies;
use crate::front::front;
use crate::heraldry::{mark, shield};
use crate::html::Html;
use crate::shell::Shell;
use crate::view::View;
use crate::words::Words;
use montjoie_game::{Arg, Condition, Message, OFF, Outcome, Sheet, Survivor};
use montjoie_table::{Kind, Side, Subject};

/// The battle at the end of one round; the first is its beginning.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Beat {
    /// Which round was over; 0 before the first.
    pub round: u32,
    /// How many steps were closed then.
    pub steps: usize,
    /// What each side had left.
    pub left: [i64; 2],
    /// Who fell or left in it.
    pub fell: Vec<Subject>,
    /// How often the GM ruled in it.
    pub rulings: u32,
    /// How many scenes were played in it.
    pub scenes: u32,
    /// The chance of the first side at its end, in thousandths, where it was counted.
    pub chance: Option<u32>,
}

impl Beat {
    /// What both sides have left of this battle.
    #[must_use]
    pub fn strengths(sheets: &[Sheet]) -> [i64; 2] {
        Side::BOTH.map(|side| bodies::strength(&sheets.iter().filter(|s| s.side == side).collect::<Vec<_>>()).0)
    }

    /// Who is out of it on these sheets and was not on those before: also who ran out of reach. A body stands for its parts.
    #[must_use]
    pub fn fallen(before: &[Sheet], now: &[Sheet]) -> Vec<Subject> {
        let ran = |s: &Sheet| s.state.is_some_and(|state| state.rsplit('-').next() == Some(OFF));
        // A company that broke may come back; a person who went down is out of it.
        let out = |s: &Sheet| {
            let from = if s.kind == "character" { Condition::Broken } else { Condition::Gone };
            s.condition.is_some_and(|c| c >= from) || ran(s)
        };
        let was = |s: &Sheet| before.iter().any(|b| b.subject == s.subject && !out(b));
        let fell: Vec<&Sheet> = now.iter().filter(|s| out(s) && was(s)).collect();
        crate::bodies::rows(&fell).iter().map(|row| row.of.subject).collect()
    }

    /// The first side's part of what is left, in thousandths.
    fn share(&self) -> i64 {
        let [a, b] = self.left;
        if a + b > 0 { a * 1000 / (a + b) } else { 500 }
    }
}

/// Most rounds the strip shows.
const ROUNDS: usize = 14;

/// The round whose end moved the battle most: by the chances where both were counted, else by what was left. None where nothing moved it much.
fn turning(course: &[Beat]) -> Option<usize> {
    let moved = |(one, other): (&Beat, &Beat)| match (one.chance, other.chance) {
        (Some(one), Some(other)) => i64::from(one.abs_diff(other)),
        _ => (one.share() - other.share()).abs(),
    };
    let all = course.iter().zip(course.iter().skip(1)).map(moved).enumerate();
    all.filter(|(_, by)| *by >= 100).max_by_key(|(i, by)| (*by, std::cmp::Reverse(*i))).map(|(i, _)| i + 1)
}

/// The strip on the GM's page.
pub(crate) fn strip(h: &mut Html, view: &View, words: &Words<'_>) {
    let course = &view.desk.course;
    h.tag("nav").id("time").class("time").attr("aria-label", &words.word("page-time")).with(|h| {
        // Always there, so that nothing moves when the first round is over.
        if !course.is_empty() {
            beats(h, view, words, &course[course.len().saturating_sub(ROUNDS)..]);
        }
    });
}

/// One column a round: the foe's strength above, one's own below, what happened in it as marks.
fn beats(h: &mut Html, view: &View, words: &Words<'_>, course: &[Beat]) {
    let most = course.iter().flat_map(|b| b.left).max().unwrap_or(1).max(1);
    h.tag("ol").class("beats").with(|h| {
        for beat in course {
            h.tag("li").with(|h| {
                let href = format!("{}/then?steps={}", view.base, beat.steps);
                h.tag("a").attr("href", &href).attr("title", &said(words, beat)).with(|h| {
                    h.tag("span").class("round").text(&name(words, beat));
                    h.tag("span").class("sr").text(&said(words, beat));
                    for (side, letter, place) in [(Side::B, "b", "up"), (Side::A, "a", "down")] {
                        let high = (beat.left[side.index()] * 100 / most).clamp(0, 100);
                        h.tag("i").class(&format!("half {place} side-{letter}")).with(|h| {
                            h.tag("i").class(&format!("w{high}")).text("");
                        });
                    }
                    marks(h, beat);
                });
            });
        }
    });
}

fn name(words: &Words<'_>, beat: &Beat) -> String {
    if beat.round == 0 { words.word("page-time-start") } else { words.round(beat.round) }
}

fn marks(h: &mut Html, beat: &Beat) {
    let signs = [("†", !beat.fell.is_empty()), ("⚖", beat.rulings > 0), ("★", beat.scenes > 0)];
    let text: String = signs.iter().filter(|(_, on)| *on).map(|(sign, _)| *sign).collect();
    if !text.is_empty() {
        h.tag("span").class("signs").attr("aria-hidden", "true").text(&text);
    }
}

/// A round in one breath.
fn said(words: &Words<'_>, beat: &Beat) -> String {
    let [a, b] = beat.left;
    let mut parts = vec![words.say(&Message::new("page-time-left").number("a", a).number("b", b))];
    if !beat.fell.is_empty() {
        let who: Vec<String> = beat.fell.iter().map(|w| words.name(*w)).collect();
        parts.push(words.say(&Message::new("page-time-fell").with("who", Arg::Text(who.join(", ")))));
    }
    if let Some(chance) = beat.chance {
        let of = words.say(&Message::new("page-time-chance").number("n", i64::from(chance / 10)));
        parts.push(of);
    }
    for (n, word) in [(beat.rulings, "page-time-rulings"), (beat.scenes, "page-time-scenes")] {
        if n > 0 {
            parts.push(words.say(&Message::new(word).number("n", n)));
        }
    }
    parts.join(" ")
}

/// The battle as it stood: a picture, and the way back. The battle itself has not moved.
#[must_use]
pub fn then(view: &View, words: &Words<'_>) -> String {
    let when = format!("{} · {}", words.round(view.place.round), words.step(view.place.step));
    let title = words.say(&Message::new("page-then").with("when", Arg::Text(when)));
    Shell { reader: view.reader, title: &title, kind: "plain then", live: None }.page_of(view, words, |h| {
        h.tag("main").id("main").class("wide").with(|h| {
            h.tag("p").class("what-if looking").with(|h| {
                h.tag("b").text(&title);
                h.text(" ");
                h.tag("a").class("button primary").attr("href", &view.base).text(&words.word("page-then-back"));
            });
            h.tag("h1").text(&view.title);
            front(h, view, words);
            h.tag("section").class("chronicle").attr("aria-label", &words.word("page-chronicle")).with(|h| {
                let lines: Vec<_> = view.chronicle.iter().collect();
                h.tag("div").class("log").with(|h| crate::gm::lines(h, view, words, &lines, true));
            });
        });
    })
}

/// The ending: who won, what it cost, where it turned, and what follows.
#[must_use]
pub fn ending(view: &View, words: &Words<'_>, survivors: &[Survivor]) -> String {
    let title = view.outcome.map_or_else(|| words.word("page-after"), |outcome| result(words, outcome));
    Shell { reader: view.reader, title: &title, kind: "plain ending", live: None }.page_of(view, words, |h| {
        h.tag("main").id("main").class("wide").with(|h| {
            crate::beside::line(h, view, words);
            h.tag("header").class("ending-head").with(|h| {
                let hung: &[Side] = match view.outcome {
                    Some(Outcome::Victory(side)) => &[side],
                    Some(Outcome::Draw) => &Side::BOTH,
                    _ => &[],
                };
                for side in hung {
                    shield(h, view.banner(*side), &format!("won-{}", side.index()));
                }
                h.tag("div").with(|h| {
                    let last = view.desk.course.last().map_or(0, |b| b.round);
                    h.tag("p").class("faint").text(&format!("{} · {}", view.title, words.round(last.max(1))));
                    h.tag("h1").text(&title);
                    if let Some(telling) = view.telling.as_ref().filter(|t| !t.text.is_empty()) {
                        h.tag("blockquote").class("telling").text(&telling.text);
                    }
                });
            });
            h.tag("div").class("ending-two").with(|h| {
                h.tag("div").with(|h| Side::BOTH.into_iter().for_each(|side| losses(h, view, words, side)));
                h.tag("div").with(|h| {
                    curve(h, view, words);
                    deeds(h, view, words);
                });
            });
            follows(h, view, words, survivors);
        });
    })
}

/// The end of the whole chronicle: who won, the last round read aloud, and what everyone had and has, as far as this reader knows.
pub(crate) fn last_words(h: &mut Html, view: &View, words: &Words<'_>) {
    let Some(outcome) = view.outcome else { return };
    h.tag("section").class("ending").attr("aria-labelledby", "ended").with(|h| {
        h.tag("h3").id("ended").text(&words.word("page-chronicle-end"));
        h.tag("p").class("big").text(&result(words, outcome));
        if let Some(telling) = view.telling.as_ref().filter(|t| !t.text.is_empty()) {
            h.tag("blockquote").class("telling").text(&telling.text);
        }
        Side::BOTH.into_iter().for_each(|side| losses(h, view, words, side));
    });
}

pub(crate) fn result(words: &Words<'_>, outcome: Outcome) -> String {
    words.say(&match outcome {
        Outcome::Victory(side) => Message::new("outcome-victory").who("side", Subject::side(side)),
        Outcome::Draw => Message::new("outcome-draw"),
        Outcome::Undecided => Message::new("outcome-undecided"),
    })
}

/// What a side had and has, unit by unit, on one scale for both.
fn losses(h: &mut Html, view: &View, words: &Words<'_>, side: Side) {
    let letter = if side == Side::A { "a" } else { "b" };
    let own: Vec<&Sheet> = view.sheets.iter().filter(|s| s.side == side).collect();
    let (now, start) = bodies::strength(&own);
    let most = view.sheets.iter().filter_map(|s| s.strength).map(|(_, start)| start).max().unwrap_or(1).max(1);
    h.tag("section").class(&format!("toll-of side-{letter}")).with(|h| {
        h.tag("h2").with(|h| {
            shield(h, view.banner(side), letter);
            h.text(&words.side(side));
            h.tag("span")
                .class("n faint")
                .text(&words.say(&Message::new("page-army-strength").number("now", now).number("start", start)));
        });
        h.tag("table").class("plain").with(|h| {
            h.tag("caption").class("sr").text(&words.side(side));
            let usual = view.measure_of(side);
            h.tag("thead").with(|h| {
                h.tag("tr").with(|h| {
                    for (word, wide) in [("page-paper-unit", "2"), (usual, "1"), ("page-paper-state", "1")] {
                        let word = crate::words::capital(&words.say(&Message::new(word)));
                        h.tag("th").attr("scope", "col").attr("colspan", wide).text(&word);
                    }
                });
            });
            h.tag("tbody").with(|h| {
                for sheet in by_body(&own) {
                    let Some((now, start)) = sheet.strength else { continue };
                    let condition = sheet.condition.map_or("unknown", Condition::word);
                    h.tag("tr").class(&format!("c-{condition}")).with(|h| {
                        h.tag("th").attr("scope", "row").text(&words.name(sheet.subject));
                        h.tag("td").class("scale").with(|h| {
                            let (wide, left) = (start * 100 / most, now.clamp(0, start) * 100 / start.max(1));
                            h.tag("i").class(&format!("was w{}", wide.clamp(1, 100))).with(|h| {
                                h.tag("i").class(&format!("left w{left}")).text("");
                            });
                        });
                        let mut strength = format!("{} → {}", words.number(start), words.number(now));
                        if view.measure(sheet.subject) != usual {
                            let own = words.say(&Message::new(view.measure(sheet.subject)));
                            strength.push_str(&format!("\u{a0}{own}"));
                        }
                        h.tag("td").class("n").text(&strength);
                        h.tag("td").with(|h| {
                            mark(h, condition);
                            h.text(" ");
                            h.text(&sheet.state.map(|s| words.state(s, sheet.subject)).unwrap_or_default());
                        });
                    });
                }
            });
        });
    });
}

/// Bodies as a list shows them: an army of regiments by its regiments.
pub(crate) fn by_body<'a>(own: &[&'a Sheet]) -> Vec<&'a Sheet> {
    // Who stands alone has a place on the field and a sheet of his own: he is told of once.
    let stands_for = |place: &Sheet| {
        let person = |who: &Subject| own.iter().any(|s| s.subject == *who && s.with.contains(&place.subject));
        place.kind == "character" && matches!(place.subject.kind(), Kind::Unit(_)) && place.with.iter().any(person)
    };
    let own: Vec<&'a Sheet> = own.iter().copied().filter(|sheet| !stands_for(sheet)).collect();
    let rows = bodies::rows(&own);
    let parts = |row: &bodies::Row<'a>| match row.behind.as_slice() {
        [] => vec![row.of],
        inside => inside.iter().map(|part| part.of).collect(),
    };
    if rows.iter().any(|row| row.behind.iter().any(|part| !part.behind.is_empty())) {
        rows.iter().flat_map(parts).collect()
    } else {
        rows.iter().map(|row| row.of).collect()
    }
}

/// What both sides had left over the rounds, and where it turned.
fn curve(h: &mut Html, view: &View, words: &Words<'_>) {
    let course = &view.desk.course;
    if course.len() < 2 {
        return;
    }
    h.tag("section").class("time").with(|h| {
        h.tag("h2").text(&words.word("page-ending-curve"));
        beats(h, view, words, course);
        if let Some(beat) = turning(course).and_then(|at| course.get(at)) {
            h.tag("p").class("turn").with(|h| {
                let round = Arg::Text(words.round(beat.round));
                h.tag("b").text(&words.say(&Message::new("page-ending-turn").with("round", round)));
                h.text(" ");
                h.text(&said(words, beat));
                h.text(" ");
                let href = format!("{}/then?steps={}", view.base, beat.steps);
                h.tag("a").attr("href", &href).text(&words.word("page-ending-look"));
            });
        }
    });
}

/// Those one will speak of: heroes first, by what became of them, then whoever came out unhurt.
fn deeds(h: &mut Html, view: &View, words: &Words<'_>) {
    let fell = |who: Subject| view.desk.course.iter().find(|b| b.fell.contains(&who)).map(|b| b.round);
    let persons = view.sheets.iter().filter(|s| s.kind == "character");
    let unhurt = view.sheets.iter().filter(|s| {
        let whole = s.strength.is_some_and(|(now, start)| now == start && start > 0);
        s.kind != "character" && whole && s.condition == Some(Condition::Fit) && s.with.is_empty()
    });
    let all: Vec<&Sheet> = persons.take(6).chain(unhurt.take(3)).collect();
    if all.is_empty() {
        return;
    }
    h.tag("section").with(|h| {
        h.tag("h2").text(&words.word("page-ending-deeds"));
        h.tag("ul").class("deed-list").with(|h| {
            for sheet in all {
                let letter = if sheet.side == Side::A { "a" } else { "b" };
                h.tag("li").class(&format!("side-{letter}")).with(|h| {
                    crate::heraldry::pictogram(h, sheet.kind, &words.word(crate::card::kind_word(sheet.kind)));
                    h.tag("b").text(&words.name(sheet.subject));
                    h.text(" ");
                    let state = sheet.state.map(|s| words.state(s, sheet.subject)).unwrap_or_default();
                    let when = fell(sheet.subject).map(|round| format!(" · {}", words.round(round)));
                    h.tag("span").class("faint").text(&format!("{state}{}", when.unwrap_or_default()));
                });
            }
        });
    });
}

/// What is left of everyone in words, and where to take it.
fn follows(h: &mut Html, view: &View, words: &Words<'_>, survivors: &[Survivor]) {
    h.tag("section").with(|h| {
        h.tag("h2").text(&words.word("page-after"));
        h.tag("details").class("fold").attr("data-keep", "after").with(|h| {
            let n = i64::try_from(survivors.len()).unwrap_or(0);
            h.tag("summary").text(&words.say(&Message::new("page-more-lines").number("n", n)));
            h.tag("ul").class("plain").with(|h| {
                for survivor in survivors {
                    h.tag("li")
                        .class(if survivor.stays { "stays" } else { "gone-away" })
                        .text(&words.say(&survivor.line));
                }
            });
        });
        h.tag("form").class("inline").attr("method", "post").attr("action", "/new").with(|h| {
            h.hidden("game", view.info.id);
            h.hidden("after", view.base.rsplit('/').next().unwrap_or_default());
            h.tag("button").class("primary").text(&words.word("page-ending-next"));
        });
        h.tag("p").class("buttons").with(|h| {
            for (path, word, class) in [
                ("next", "page-after-next", "button"),
                ("chronicle", "page-paper-chronicle", "button"),
                ("journal", "page-paper-journal", "button"),
            ] {
                h.tag("a").class(class).attr("href", &format!("{}/{path}", view.base)).text(&words.word(word));
            }
        });
        h.tag("p").with(|h| h.tag("a").attr("href", &view.base).text(&words.word("page-back")));
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn beat(round: u32, left: [i64; 2], chance: Option<u32>) -> Beat {
        Beat { round, left, chance, ..Beat::default() }
    }

    #[test]
    fn who_ran_out_of_reach_is_off_the_field_and_a_body_stands_for_its_parts() {
        let sheet = |n: u8, state: &'static str, with: &[Subject]| Sheet {
            subject: Subject::unit(n),
            side: Side::A,
            kind: "foot",
            strength: Some((50, 100)),
            state: Some(state),
            condition: Some(if state == "x-state-dead" { Condition::Destroyed } else { Condition::Broken }),
            words: None,
            against: Vec::new(),
            with: with.to_vec(),
            figures: Vec::new(),
        };
        let body = |state| [sheet(0, state, &[Subject::unit(1)]), sheet(1, state, &[]), sheet(2, "x-state-rout", &[])];
        let (stood, ran, dead) = (body("x-state-rout"), body("x-state-off"), body("x-state-dead"));
        assert_eq!(Beat::fallen(&stood, &ran), [Subject::unit(0)]);
        assert_eq!(Beat::fallen(&stood, &dead), [Subject::unit(0)]);
        assert!(Beat::fallen(&ran, &ran).is_empty() && Beat::fallen(&stood, &stood).is_empty());
    }

    #[test]
    fn a_person_who_goes_down_is_out_and_a_company_that_breaks_is_not() {
        let sheet = |kind, unit, condition| Sheet {
            subject: Subject::unit(unit),
            side: Side::A,
            kind,
            strength: None,
            state: None,
            condition: Some(condition),
            words: None,
            against: Vec::new(),
            with: Vec::new(),
            figures: Vec::new(),
        };
        let before = [sheet("character", 0, Condition::Shaken), sheet("foot", 1, Condition::Fit)];
        let now = [sheet("character", 0, Condition::Broken), sheet("foot", 1, Condition::Broken)];
        assert_eq!(Beat::fallen(&before, &now), [Subject::unit(0)]);
        assert_eq!(Beat::fallen(&now, &now), []);
    }

    #[test]
    fn the_turning_point_is_where_the_battle_moved_most() {
        let even = [beat(0, [100, 100], None), beat(1, [96, 95], None), beat(2, [90, 88], None)];
        assert_eq!(turning(&even), None, "nothing turned");
        let fought =
            [beat(0, [100, 100], None), beat(1, [95, 90], None), beat(2, [90, 40], None), beat(3, [85, 30], None)];
        assert_eq!(turning(&fought), Some(2));
        // Chances say more than heads where both ends of a round were counted.
        let counted = [beat(0, [100, 100], Some(500)), beat(1, [95, 90], Some(150)), beat(2, [90, 40], Some(120))];
        assert_eq!(turning(&counted), Some(1));
    }
}
