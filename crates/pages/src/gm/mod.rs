//! The game master's page.

mod asks;
mod behind;
mod chronicle;
mod constat;
mod dice;
mod hands;
mod map;
mod markdown;
pub(crate) mod odds;
mod orders;
mod scene;
mod todo;
mod tools;
mod top;

pub use crate::card::sheet_page;
pub use chronicle::{first_recent, line_page, told, whole as whole_chronicle};
pub use constat::constat_page;
pub use markdown::markdown;
pub use orders::ask_page;
pub use scene::{EFFECT_WORDS, NewScene, OUTCOMES, effect_needs, end_page, scene_page, whom_page};
pub use todo::{Todo, todo};

pub(crate) use chronicle::{lines, told_of};
pub use dice::came;
pub(crate) use dice::{
    chain as dice_chain, hints as dice_hints, input as dice_input, row as dice_row, short as dice_short,
};
pub(crate) use hands::screen_levels;
pub(crate) use map::ground;
pub(crate) use odds::gauge as odds_gauge;
pub(crate) use orders::select as choice_select;
pub(crate) use top::{MARK, tracker};

use crate::beside;
use crate::card::{army, card};
use crate::front::front;
use crate::html::Html;
use crate::keys::card as card_id;
use crate::region::{Region, Rendered};
use crate::shell::Shell;
use crate::view::View;
use crate::words::Words;
use montjoie_table::Side;

/// The whole page.
#[must_use]
pub fn page(view: &View, words: &Words<'_>) -> String {
    let live = format!("{}/events", view.base);
    let shell = Shell { reader: view.reader, title: &view.title, kind: "gm", live: Some(&live) };
    shell.page_of(view, words, |h| {
        top::top(h, view, words);
        crate::time::strip(h, view, words);
        beside::banner(h, view, words);
        todo::line(h, view, words);
        tabs(h, words);
        h.tag("main").id("main").class("field").with(|h| {
            h.tag("div")
                .class("col col-moment tab")
                .attr("data-tab-of", "tab-todo")
                .with(|h| crate::moment::moment(h, view, words));
            h.tag("div").id("tab-front").class("col col-front tab").with(|h| front(h, view, words));
            h.tag("div").class("col mid").with(|h| {
                h.tag("div").id("tab-todo").class("tab").with(|h| {
                    chronicle::latest(h, view, words);
                    crate::pledge::pledged(h, view, words);
                    scene::scene(h, view, words);
                    crate::turns::turns(h, view, words);
                    asks::asks(h, view, words);
                    asks::offered(h, view, words);
                    tools::telling(h, view, words);
                });
                h.tag("div").class("tab tools").attr("data-tab-of", "tab-todo").with(|h| tools::tools(h, view, words));
            });
            h.tag("div").id("tab-armies").class("col col-a tab").with(|h| army(h, view, words, Side::A, true));
            h.tag("div")
                .class("col col-b tab")
                .attr("data-tab-of", "tab-armies")
                .with(|h| army(h, view, words, Side::B, true));
            h.tag("div").id("tab-chronicle").class("col col-c tab").with(|h| chronicle::chronicle(h, view, words));
        });
        tools::keys(h, words);
    })
}

/// The regions of the page, each as it stands now: what a live update is made of.
#[must_use]
pub fn regions(view: &View, words: &Words<'_>) -> Rendered {
    let whole = |id: &str, write: &dyn Fn(&mut Html)| Region::new(id, &|h: &mut Html| write(h));
    let army_of = |side: Side, id: &str| {
        let mut region = Region::new(id, &|h: &mut Html| army(h, view, words, side, true));
        region.frame(&|h: &mut Html| army(h, view, words, side, false));
        for sheet in view.sheets.iter().filter(|s| s.side == side) {
            region.part(&card_id(sheet.subject), &|h: &mut Html| card(h, view, words, sheet));
        }
        region
    };
    Rendered(vec![
        whole("arms", &|h| crate::shell::arms(h, view)),
        whole("top", &|h| top::top(h, view, words)),
        whole("time", &|h| crate::time::strip(h, view, words)),
        whole("what-if", &|h| beside::banner(h, view, words)),
        whole("todo", &|h| todo::line(h, view, words)),
        whole("moment", &|h| crate::moment::moment(h, view, words)),
        whole("latest", &|h| chronicle::latest(h, view, words)),
        whole("pledge", &|h| crate::pledge::pledged(h, view, words)),
        whole("turns", &|h| crate::turns::turns(h, view, words)),
        whole("asks", &|h| asks::asks(h, view, words)),
        whole("scene", &|h| scene::scene(h, view, words)),
        whole("offered", &|h| asks::offered(h, view, words)),
        whole("telling", &|h| tools::telling(h, view, words)),
        whole("front", &|h| front(h, view, words)),
        army_of(Side::A, "army-a"),
        army_of(Side::B, "army-b"),
        whole("chronicle", &|h| chronicle::chronicle(h, view, words)),
        whole("tools", &|h| tools::tools(h, view, words)),
    ])
}

/// On a phone, four tabs; elsewhere they are not shown. Without scripts they are links to the parts of one long page.
fn tabs(h: &mut Html, words: &Words<'_>) {
    h.tag("nav").class("tabs").attr("aria-label", &words.word("page-tabs")).with(|h| {
        for (id, word) in [
            ("tab-todo", "page-tab-todo"),
            ("tab-armies", "page-tab-armies"),
            ("tab-front", "page-tab-front"),
            ("tab-chronicle", "page-tab-chronicle"),
        ] {
            h.tag("a").attr("href", &format!("#{id}")).text(&words.word(word));
        }
    });
}
