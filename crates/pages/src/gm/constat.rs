//! The constat: what lies on the real table, reported at the end of a phase. Who is against whom, who supports, who shoots, who
//! is off.

use crate::form;
use crate::html::Html;
use crate::keys::card as card_id;
use crate::shell::Shell;
use crate::view::View;
use crate::words::Words;
use montjoie_game::{Condition, Constat, Sheet};
use montjoie_table::Side;

/// The page on which the real table is reported; `table.js` puts it into its panel instead.
#[must_use]
pub fn constat_page(view: &View, words: &Words<'_>) -> String {
    let title = words.word("page-constat");
    Shell { reader: view.reader, title: &title, kind: "plain", live: None }.page(words, |h| {
        h.tag("main").id("main").class("wide").with(|h| {
            h.tag("h1").text(&title);
            h.tag("div").id("fetched").with(|h| match &view.desk.constat {
                Some(so_far) => report(h, view, words, so_far),
                None => h.tag("p").text(&words.word("page-constat-not-now")),
            });
            h.tag("p").with(|h| h.tag("a").attr("href", &view.base).text(&words.word("page-back")));
        });
    })
}

/// Everyone who lies on the table.
fn there(view: &View, side: Side) -> impl Iterator<Item = &Sheet> {
    view.sheets.iter().filter(move |s| {
        let present = s.condition.is_none_or(|c| c > Condition::Absent && c < Condition::Gone);
        s.side == side && present && !matches!(s.kind, "character" | "place" | "wall")
    })
}

fn report(h: &mut Html, view: &View, words: &Words<'_>, so_far: &Constat) {
    h.tag("p").class("hint").text(&words.word("page-constat-hint"));
    form::form(h, view, crate::Form::Constat, "report look", |h| {
        for side in Side::BOTH {
            h.tag("table").class("plain constat").with(|h| {
                h.tag("caption").text(&words.side(side));
                h.tag("thead").with(|h| {
                    h.tag("tr").with(|h| {
                        for word in [
                            "page-paper-unit",
                            "page-constat-engaged",
                            "page-constat-supports",
                            "page-constat-shots",
                            "page-constat-off",
                        ] {
                            h.tag("th").attr("scope", "col").text(&words.word(word));
                        }
                    });
                });
                h.tag("tbody").with(|h| {
                    for sheet in there(view, side) {
                        h.tag("tr").with(|h| row(h, view, words, sheet, so_far));
                    }
                });
            });
        }
        form::button(h, words, "do", "preview", "page-constat-do", "confirm");
    });
}

fn row(h: &mut Html, view: &View, words: &Words<'_>, sheet: &Sheet, so_far: &Constat) {
    let own = card_id(sheet.subject);
    let name = words.name(sheet.subject);
    h.tag("th").attr("scope", "row").text(&name);
    let columns = [
        ("engaged", sheet.side.foe(), &so_far.engaged),
        ("supports", sheet.side, &so_far.supports),
        ("shots", sheet.side.foe(), &so_far.shots),
    ];
    for (field, side, known) in columns {
        h.tag("td").with(|h| {
            let id = format!("constat-{field}-{own}");
            let label = format!("{name}, {}", words.word(&format!("page-constat-{field}")));
            h.tag("label").class("sr").attr("for", &id).text(&label);
            let several = field == "engaged";
            h.tag("select").id(&id).attr("name", field).flag("multiple", several).with(|h| {
                if !several {
                    h.tag("option").attr("value", "").text(&words.word("page-nobody"));
                }
                for other in there(view, side).filter(|o| o.subject != sheet.subject) {
                    h.tag("option")
                        .attr("value", &format!("{own}~{}", card_id(other.subject)))
                        .flag("selected", known.contains(&(sheet.subject, other.subject)))
                        .text(&words.name(other.subject));
                }
            });
        });
    }
    h.tag("td").with(|h| {
        let id = format!("constat-off-{own}");
        h.tag("input").attr("type", "checkbox").id(&id).attr("name", "off").attr("value", &own).empty();
        let label = format!("{name}, {}", words.word("page-constat-off"));
        h.tag("label").class("sr").attr("for", &id).text(&label);
    });
}
