//! Preparing a battle: an army list. The catalogue is searched and added from, counts have steppers, heroes a short form; totals and chances are
//! always in sight. Every button is a form's: the page works without scripts.

mod army;
mod catalogue;
mod chances;
mod options;
mod prepared;

pub use chances::chances;
pub use prepared::{
    Forecast, Offered, PastedLine, Prepared, PreparedBlock, PreparedField, PreparedOption, PreparedProblem,
    PreparedSheet, PreparedSide, PreparedUnit, Seek,
};

use crate::heraldry::Banner;
use crate::html::Html;
use crate::plain::prose;
use crate::shell::Shell;
use crate::view::Reader;
use crate::words::Words;
use montjoie_table::Side;

/// The id on the page of what stands at a place of the file: a table or a field.
#[must_use]
pub fn place_id(place: &str) -> String {
    let plain: String = place.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
    format!("f-{plain}")
}

/// The page.
#[must_use]
pub fn page(reader: Reader, words: &Words<'_>, battle: &Prepared) -> String {
    let title = words.word("page-prepare");
    let banners = battle.banners.unwrap_or(Banner::USUAL);
    let shell = Shell { reader, title: &title, kind: "plain prepare", live: None };
    shell.page_in(banners, words, |h| {
        h.tag("main").id("main").class("muster").with(|h| {
            h.tag("form").id("prepare-form").attr("method", "post").attr("action", &battle.base).with(|h| {
                h.hidden("writing", &battle.writing.to_string());
                // The first button is the one a person presses with Enter: it must do no more than read.
                h.tag("button")
                    .class("sr")
                    .attr("name", "do")
                    .attr("value", "read")
                    .attr("tabindex", "-1")
                    .text(&words.word("page-prepare-read"));
                if let Some(open) = &battle.open {
                    h.hidden("open", &open.place);
                }
                if battle.options.is_some() {
                    h.hidden("options", "1");
                }
                top(h, words, battle);
                said(h, words, battle);
                catalogue::catalogue(h, words, battle);
                for side in Side::BOTH {
                    army::army(h, words, battle, side, banners[side.index()]);
                }
                h.tag("div").class("rest").with(|h| {
                    field(h, words, battle);
                    options::options(h, words, battle);
                });
                foot(h, words, battle);
            });
            h.tag("div").class("rest").with(|h| {
                if !battle.front.is_empty() {
                    h.tag("details").id("book").attr("data-keep", "book").with(|h| {
                        h.tag("summary").text(&words.word("page-book-front"));
                        crate::plain::paragraphs(h, words, &battle.front);
                    });
                }
                file(h, words, battle);
            });
        });
    })
}

fn top(h: &mut Html, words: &Words<'_>, battle: &Prepared) {
    h.tag("header").class("muster-top").with(|h| {
        h.tag("a").class("home").attr("href", "/").with(|h| {
            h.ours(crate::gm::MARK);
            h.tag("span").class("sr").text(&words.word("page-home"));
        });
        h.tag("h1").with(|h| {
            h.tag("span").class("sr").text(&words.word("page-prepare"));
            h.tag("input")
                .id(&place_id("called"))
                .class("own-name")
                .attr("name", "called")
                .attr("value", &battle.title)
                .attr("aria-label", &words.word("page-prepare-title"))
                .attr("maxlength", "200")
                .attr("autocomplete", "off")
                .empty();
        });
        h.tag("p").class("of-book").text(&battle.game);
        if battle.editions.len() > 1 {
            crate::form::select(h, "edition", "edition", &words.word("page-prepare-edition"), &battle.editions);
        }
    });
}

/// What has to be said, and what is wrong where no army holds it.
fn said(h: &mut Html, words: &Words<'_>, battle: &Prepared) {
    let (wrong, known): (Vec<_>, Vec<_>) = battle.problems.iter().partition(|problem| problem.stops);
    if battle.notices.is_empty() && wrong.is_empty() && known.is_empty() {
        return;
    }
    h.tag("div").class("said").with(|h| {
        for notice in &battle.notices {
            h.tag("p")
                .class(if notice.wrong { "notice wrong" } else { "notice" })
                .attr("role", "alert")
                .text(&words.say(&notice.message));
        }
        for (id, title, class, list) in
            [("problems", "page-prepare-problems", "wrong", wrong), ("warnings", "page-prepare-warnings", "", known)]
        {
            if list.is_empty() {
                continue;
            }
            // What stops nobody is folded: a sound battle never looks broken.
            let folded = if class.is_empty() { "details" } else { "section" };
            let title_id = format!("{id}-title");
            h.tag(folded).id(id).class("problems").attr("aria-labelledby", &title_id).with(|h| {
                let head = if class.is_empty() { "summary" } else { "h2" };
                h.tag(head).id(&title_id).text(&words.word(title));
                h.tag("ul").with(|h| {
                    for problem in list {
                        h.tag("li").class(class).with(|h| match &problem.place {
                            Some((block, field)) => h
                                .tag("a")
                                .attr("href", &format!("{}?open={block}#{}", battle.base, place_id(field)))
                                .with(|h| prose(h, &problem.says)),
                            None => prose(h, &problem.says),
                        });
                    }
                });
            });
        }
    });
}

/// Always there: the chances in words, their bar, and the one main button.
fn foot(h: &mut Html, words: &Words<'_>, battle: &Prepared) {
    h.tag("footer").class("muster-foot").with(|h| {
        h.tag("div").id("chances").attr("aria-live", "polite").with(|h| match (&battle.chances, &battle.lacks) {
            (Some(counted), _) => h.put(&chances(words, counted)),
            (None, Some(lacks)) => h.tag("p").class("say").text(lacks),
            (None, None) if battle.sound => {
                h.tag("p").class("say").attr("data-count", &format!("{}/chances", battle.base)).with(|h| {
                    h.tag("button").attr("name", "do").attr("value", "count").text(&words.word("page-prepare-count"));
                });
            }
            (None, None) => h.tag("p").class("say").text(&words.word("page-prepare-mend")),
        });
        h.tag("p").class("begin").with(|h| {
            h.tag("button")
                .class("primary")
                .attr("name", "do")
                .attr("value", "play")
                .flag("disabled", !battle.sound)
                .text(&words.word("page-prepare-play"));
        });
    });
}

fn field(h: &mut Html, words: &Words<'_>, battle: &Prepared) {
    let open = battle.open.as_ref().is_some_and(|o| !o.place.starts_with("side"));
    let wrong = battle.field.iter().any(|b| !b.wrong.is_empty());
    h.tag("details").id("field").attr("data-keep", "field").flag("open", open || wrong).with(|h| {
        h.tag("summary").with(|h| {
            h.tag("span").text(&words.word("page-prepare-field"));
            let named: Vec<&str> = battle
                .field
                .iter()
                .map(|b| if b.name.is_empty() { &b.what } else { &b.name })
                .map(String::as_str)
                .collect();
            let now = if named.is_empty() { words.word("page-prepare-none") } else { named.join(", ") };
            h.tag("span").class("now").text(&now);
        });
        h.tag("ul").class("plain blocks").with(|h| battle.field.iter().for_each(|b| army::block(h, words, battle, b)));
        army::adders(h, &battle.more);
    });
}

/// The scenario as the file it is: for whoever pastes one, or wants what no field offers.
fn file(h: &mut Html, words: &Words<'_>, battle: &Prepared) {
    let lost = !battle.sound && battle.sides.iter().all(|s| s.place.is_empty());
    h.tag("details").id("file").flag("open", lost).attr("data-keep", "file").with(|h| {
        h.tag("summary").text(&words.word("page-prepare-file"));
        h.tag("form").attr("method", "post").attr("action", &battle.base).with(|h| {
            h.hidden("writing", &battle.writing.to_string());
            h.tag("label").class("sr").attr("for", "file-text").text(&words.word("page-prepare-file"));
            h.tag("textarea")
                .id("file-text")
                .attr("name", "file")
                .attr("rows", "24")
                .attr("spellcheck", "false")
                .text(&format!("\n{}", battle.file));
            h.tag("p").class("buttons").with(|h| {
                h.tag("button").attr("name", "do").attr("value", "raw").text(&words.word("page-prepare-file-do"));
                h.tag("a")
                    .class("button")
                    .attr("href", &format!("{}/scenario", battle.base))
                    .text(&words.word("page-prepare-download"));
            });
        });
    });
}
