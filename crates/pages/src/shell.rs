//! The sheet of paper every page is written on.

use crate::heraldry::Banner;
use crate::html::Html;
use crate::view::{Reader, Theme, View};
use crate::words::Words;

/// The files a page needs beside it: name, kind, bytes. They are served under `/assets/`.
pub const ASSETS: &[(&str, &str, &str)] = &[
    ("montjoie.css", "text/css; charset=utf-8", include_str!("../assets/montjoie.css")),
    ("front.css", "text/css; charset=utf-8", include_str!("../assets/front.css")),
    ("prepare.css", "text/css; charset=utf-8", include_str!("../assets/prepare.css")),
    ("print.css", "text/css; charset=utf-8", include_str!("../assets/print.css")),
    ("send.js", "text/javascript; charset=utf-8", include_str!("../assets/send.js")),
    ("live.js", "text/javascript; charset=utf-8", include_str!("../assets/live.js")),
    ("follow.js", "text/javascript; charset=utf-8", include_str!("../assets/follow.js")),
    ("front.js", "text/javascript; charset=utf-8", include_str!("../assets/front.js")),
    ("map.js", "text/javascript; charset=utf-8", include_str!("../assets/map.js")),
    ("table.js", "text/javascript; charset=utf-8", include_str!("../assets/table.js")),
    ("prepare.js", "text/javascript; charset=utf-8", include_str!("../assets/prepare.js")),
    ("mark.svg", "image/svg+xml", include_str!("../assets/mark.svg")),
];

/// The content security policy every page is written for: nothing inline, nothing from elsewhere.
pub const POLICY: &str = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; connect-src 'self'; \
                          form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// The classes that give both sides their colours.
fn arms_class(banners: [Banner; 2]) -> String {
    let [a, b] = banners.map(|banner| banner.field.word());
    format!("a-{a} b-{b}")
}

/// Tells a live page the colours of the sides: `live.js` puts them on its body when they change.
pub(crate) fn arms(h: &mut Html, view: &View) {
    h.tag("p").id("arms").flag("hidden", true).attr("data-body", &arms_class(view.banners)).text("");
}

/// What can be done on a page of this kind.
pub(crate) fn five_lines(h: &mut Html, words: &Words<'_>, of: &str) {
    h.tag("ul").class("five").with(|h| {
        for n in 1..=5 {
            h.tag("li").text(&words.word(&format!("page-help-{of}-{n}")));
        }
    });
}

/// How a page is put on its sheet.
#[derive(Clone, Debug)]
pub struct Shell<'a> {
    /// Who reads.
    pub reader: Reader,
    /// The title of the window.
    pub title: &'a str,
    /// What kind of page it is: the class of its body.
    pub kind: &'static str,
    /// Where its updates come from, when it is live.
    pub live: Option<&'a str>,
}

impl Shell<'_> {
    /// The whole document of a battle: everything of a side bears its colours.
    #[must_use]
    pub fn page_of(&self, view: &View, words: &Words<'_>, body: impl FnOnce(&mut Html)) -> String {
        self.sheet(words, &arms_class(view.banners), |h| {
            arms(h, view);
            body(h);
        })
    }

    /// The whole document of two armies that do not fight yet.
    #[must_use]
    pub fn page_in(&self, banners: [Banner; 2], words: &Words<'_>, body: impl FnOnce(&mut Html)) -> String {
        self.sheet(words, &arms_class(banners), body)
    }

    /// The whole document.
    #[must_use]
    pub fn page(&self, words: &Words<'_>, body: impl FnOnce(&mut Html)) -> String {
        self.sheet(words, "", body)
    }

    /// What can be done here, in five lines, behind a `?`: on every page but the screen, which has no controls, and paper.
    fn help(&self, h: &mut Html, words: &Words<'_>) {
        let of =
            ["prepare", "gallery", "which", "home", "join", "gm", "player"].into_iter().find(|k| self.kind.contains(k));
        let of = match of {
            Some(of) => of,
            None if self.kind.starts_with("plain") || self.kind == "book" => "plain",
            None => return,
        };
        h.tag("footer").class("help").with(|h| {
            h.tag("details").id("help").with(|h| {
                h.tag("summary").with(|h| {
                    h.tag("b").attr("aria-hidden", "true").text("?");
                    h.tag("span").text(&words.word("page-help"));
                });
                five_lines(h, words, of);
            });
        });
    }

    fn sheet(&self, words: &Words<'_>, arms: &str, body: impl FnOnce(&mut Html)) -> String {
        let mut h = Html::new();
        h.ours("<!doctype html>");
        let theme = match self.reader.theme {
            Theme::Auto => None,
            Theme::Light => Some("light"),
            Theme::Dark => Some("dark"),
        };
        h.tag("html").attr("lang", self.reader.lang.code()).maybe("data-theme", theme).with(|h| {
            h.tag("head").with(|h| {
                h.tag("meta").attr("charset", "utf-8").empty();
                h.tag("meta").attr("name", "viewport").attr("content", "width=device-width, initial-scale=1").empty();
                h.tag("meta").attr("name", "referrer").attr("content", "same-origin").empty();
                // The screen for the table follows without scripts too.
                if self.kind == "screen" {
                    h.tag("noscript").with(|h| {
                        h.tag("meta").attr("http-equiv", "refresh").attr("content", "8").empty();
                    });
                }
                h.tag("title").text(&format!("{} · Montjoie", self.title));
                h.tag("link").attr("rel", "icon").attr("href", "/assets/mark.svg").empty();
                h.tag("link").attr("rel", "stylesheet").attr("href", "/assets/montjoie.css").empty();
                h.tag("link").attr("rel", "stylesheet").attr("href", "/assets/front.css").empty();
                if ["prepare", "home"].iter().any(|kind| self.kind.contains(kind)) {
                    h.tag("link").attr("rel", "stylesheet").attr("href", "/assets/prepare.css").empty();
                }
                h.tag("link")
                    .attr("rel", "stylesheet")
                    .attr("href", "/assets/print.css")
                    .maybe("media", (self.kind != "paper").then_some("print"))
                    .empty();
                h.tag("script").attr("src", "/assets/table.js").flag("defer", true).text("");
                if self.kind.contains("prepare") {
                    h.tag("script").attr("src", "/assets/prepare.js").flag("defer", true).text("");
                }
                if self.live.is_some() {
                    for name in ["follow.js", "map.js", "front.js", "live.js"] {
                        h.tag("script").attr("src", &format!("/assets/{name}")).flag("defer", true).text("");
                    }
                }
                h.tag("script").attr("src", "/assets/send.js").flag("defer", true).text("");
            });
            let class = format!("{} {arms}", self.kind);
            // A page that follows nothing has no line of its own for what was not sent.
            let lost = self.live.is_none().then(|| words.word("page-not-sent"));
            let body_tag = h.tag("body").class(class.trim()).maybe("data-live", self.live);
            body_tag.maybe("data-lost", lost.as_deref()).with(|h| {
                h.tag("a").class("skip").attr("href", "#main").text(&words.word("page-skip"));
                crate::heraldry::sprite(h);
                body(h);
                self.help(h, words);
                if self.live.is_some() {
                    h.tag("p").id("not-live").attr("role", "status").flag("hidden", true).with(|h| {
                        h.tag("span").text(&words.word("page-not-live"));
                        h.text(" ");
                        h.tag("a").attr("href", "").text(&words.word("page-reload"));
                    });
                }
            });
        });
        h.into_string()
    }
}
