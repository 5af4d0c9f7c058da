//! The first page: a new battle, one to resume, a sample.

use crate::html::Html;
use crate::shell::Shell;
use crate::view::{Notice, Reader};
use crate::words::Words;

/// What the first page shows.
#[derive(Clone, Debug, Default)]
pub struct Home {
    /// Battles kept, newest first.
    pub battles: Vec<KeptBattle>,
    /// Battles being prepared, newest first.
    pub drafts: Vec<KeptBattle>,
    /// Battles put away.
    pub archived: Vec<KeptBattle>,
    /// Rulesets, with the samples of each.
    pub games: Vec<GameCard>,
    /// The folder everything is kept in.
    pub folder: String,
    /// A random number: a tap on this page that comes twice begins one battle.
    pub once: u64,
    /// What has to be said.
    pub notices: Vec<Notice>,
}

impl Home {
    /// The id of what a form begins, another for each form.
    fn once(&self, nth: u64) -> String {
        format!("{:012x}", self.once.wrapping_add(nth) & 0xffff_ffff_ffff)
    }
}

/// A battle that is kept.
#[derive(Clone, Debug, Default)]
pub struct KeptBattle {
    /// Where it is played.
    pub link: String,
    /// Its title.
    pub title: String,
    /// The name of its book; empty where nobody looked.
    pub book: String,
    /// The day it was begun, as people write it; empty where nobody kept it.
    pub day: String,
    /// Where it stands, in words: its round, or who won it.
    pub stands: String,
    /// What forms call it.
    pub id: String,
}

/// A ruleset as the first page offers it.
#[derive(Clone, Debug, Default)]
pub struct GameCard {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Whether the last battle was begun by it.
    pub last: bool,
    /// A sentence about it.
    pub help: Option<String>,
    /// Samples: what forms call them, and their titles.
    pub samples: Vec<(String, String)>,
}

/// The page. Forms: `POST /new` (`game`, maybe `sample`), `POST /sample` (`game`, `sample`), `POST /import` (a file `file`), each with `once`;
/// `POST /archive` (`battle`; `do` = `away`, `back`, `delete`), `POST /reader` (`lang`, `theme`), `POST /chair` (`do` = `link`, `renew`).
#[must_use]
pub fn page(reader: Reader, words: &Words<'_>, home: &Home) -> String {
    let title = words.word("page-home-title");
    Shell { reader, title: &title, kind: "plain home", live: None }.page(words, |h| {
        h.tag("main").id("main").class("wide").with(|h| {
            h.tag("header").class("hero").with(|h| {
                h.ours(crate::gm::MARK);
                h.tag("h1").text("Montjoie");
                h.tag("p").text(&words.word("page-home-what"));
            });
            for notice in &home.notices {
                h.tag("p")
                    .class(if notice.wrong { "notice wrong" } else { "notice" })
                    .attr("role", "alert")
                    .text(&words.say(&notice.message));
            }
            if !home.battles.is_empty() {
                kept(h, words, home);
            }
            if !home.drafts.is_empty() {
                drafts(h, words, home);
            }
            games(h, words, home);
            h.tag("p").with(|h| h.tag("a").attr("href", "/prepare/bring").text(&words.word("page-bring-link")));
            h.tag("form")
                .class("panel inline")
                .attr("method", "post")
                .attr("action", "/import")
                .attr("enctype", "multipart/form-data")
                .with(|h| {
                    h.hidden("once", &home.once(0));
                    h.tag("label").attr("for", "import").text(&words.word("page-home-import"));
                    h.tag("input")
                        .id("import")
                        .attr("type", "file")
                        .attr("name", "file")
                        .attr("accept", ".toml,.json,.jsonl,.journal")
                        .flag("required", true)
                        .empty();
                    h.tag("button").text(&words.word("page-home-import-do"));
                });
            if !home.archived.is_empty() {
                archived(h, words, home);
            }
            reading(h, words, reader);
            h.tag("p").with(|h| h.tag("a").attr("href", "/copies").text(&words.word("page-home-copies")));
            chair(h, words);
            h.tag("p").class("small faint").text(
                &words.say(
                    &montjoie_game::Message::new("page-home-folder")
                        .with("folder", montjoie_game::Arg::Text(home.folder.clone())),
                ),
            );
        });
    })
}

/// The GM's link: one for another browser, or a new one that sends every other browser away.
fn chair(h: &mut Html, words: &Words<'_>) {
    h.tag("details").class("panel").with(|h| {
        h.tag("summary").text(&words.word("page-home-chair"));
        h.tag("p").class("hint").text(&words.word("page-home-chair-hint"));
        h.tag("form").class("inline").attr("method", "post").attr("action", "/chair").with(|h| {
            h.tag("button").attr("name", "do").attr("value", "link").text(&words.word("page-home-chair-show"));
            h.tag("button")
                .class("quiet")
                .attr("name", "do")
                .attr("value", "renew")
                .text(&words.word("page-home-chair-renew"));
        });
    });
}

fn kept(h: &mut Html, words: &Words<'_>, home: &Home) {
    h.tag("section").class("panel").with(|h| {
        h.tag("h2").text(&words.word("page-home-resume"));
        h.tag("ul").class("plain kept").with(|h| {
            for (i, battle) in home.battles.iter().enumerate() {
                h.tag("li").with(|h| {
                    let class = if i == 0 { "button primary" } else { "button" };
                    h.tag("a").class(class).attr("href", &battle.link).text(&battle.title);
                    let told = [&battle.stands, &battle.book, &battle.day].map(String::as_str);
                    let told: Vec<&str> = told.into_iter().filter(|t| !t.is_empty()).collect();
                    h.tag("span").class("faint").text(&told.join(" · "));
                    h.tag("form").class("inline").attr("method", "post").attr("action", "/archive").with(|h| {
                        h.hidden("battle", &battle.id);
                        quiet(h, words, "away", "page-home-archive", &battle.title);
                    });
                });
            }
        });
    });
}

/// A small button that says of which battle it speaks to whoever does not see the line it stands in.
fn quiet(h: &mut Html, words: &Words<'_>, value: &str, label: &str, title: &str) {
    h.tag("button").class("quiet").attr("name", "do").attr("value", value).with(|h| {
        h.text(&words.word(label));
        h.tag("span").class("sr").text(&format!(" {title}"));
    });
}

fn drafts(h: &mut Html, words: &Words<'_>, home: &Home) {
    h.tag("section").class("panel").with(|h| {
        h.tag("h2").text(&words.word("page-home-drafts"));
        h.tag("ul").class("plain kept").with(|h| {
            for draft in &home.drafts {
                h.tag("li").with(|h| {
                    h.tag("a").class("button").attr("href", &draft.link).text(&draft.title);
                    if !draft.book.is_empty() {
                        h.tag("span").class("faint").text(&draft.book);
                    }
                    h.tag("form").class("inline").attr("method", "post").attr("action", &draft.link).with(|h| {
                        quiet(h, words, "forget", "page-home-draft-drop", &draft.title);
                    });
                });
            }
        });
    });
}

fn archived(h: &mut Html, words: &Words<'_>, home: &Home) {
    h.tag("details").class("panel").with(|h| {
        h.tag("summary").text(&words.word("page-home-archived"));
        h.tag("p").class("hint").text(&words.word("page-home-archived-hint"));
        h.tag("ul").class("plain archived").with(|h| {
            for battle in &home.archived {
                h.tag("li").with(|h| {
                    h.tag("a").attr("href", &battle.link).text(&battle.title);
                    h.tag("form").class("inline").attr("method", "post").attr("action", "/archive").with(|h| {
                        h.hidden("battle", &battle.id);
                        quiet(h, words, "back", "page-home-unarchive", &battle.title);
                        quiet(h, words, "delete", "page-home-delete", &battle.title);
                    });
                });
            }
        });
    });
}

fn games(h: &mut Html, words: &Words<'_>, home: &Home) {
    h.tag("section").with(|h| {
        h.tag("h2").text(&words.word("page-home-new"));
        h.tag("p").class("buttons ways").with(|h| {
            for (to, word) in [("/which", "page-which"), ("/gallery", "page-gallery")] {
                h.tag("a").class("button").attr("href", to).text(&words.word(word));
            }
        });
        h.tag("div").class("games").with(|h| {
            let mut nth = 0;
            for game in &home.games {
                h.tag("article").class(if game.last { "panel game last" } else { "panel game" }).with(|h| {
                    h.tag("h3").text(&game.name);
                    if game.last {
                        h.tag("p").class("small last").text(&words.word("page-home-last"));
                    }
                    if let Some(help) = &game.help {
                        h.tag("p").text(help);
                    }
                    h.tag("p").with(|h| {
                        let href = format!("/book/{}", game.id);
                        h.tag("a").attr("href", &href).with(|h| {
                            h.text(&words.word("page-book-front"));
                            h.tag("span").class("sr").text(&format!(" {}", game.name));
                        });
                    });
                    for (sample, title) in &game.samples {
                        h.tag("form").class("inline").attr("method", "post").attr("action", "/sample").with(|h| {
                            h.hidden("game", &game.id);
                            h.hidden("sample", sample);
                            nth += 1;
                            h.hidden("once", &home.once(nth));
                            h.tag("button").with(|h| {
                                h.tag("span").class("faint").text(&words.word("page-home-sample"));
                                h.text(" ");
                                h.text(title);
                            });
                        });
                    }
                    if !game.samples.is_empty() {
                        h.tag("details").with(|h| {
                            h.tag("summary").text(&words.word("page-home-from-sample"));
                            for (sample, title) in &game.samples {
                                h.tag("form").class("inline").attr("method", "post").attr("action", "/new").with(|h| {
                                    h.hidden("game", &game.id);
                                    h.hidden("sample", sample);
                                    nth += 1;
                                    h.hidden("once", &home.once(nth));
                                    h.tag("button").class("quiet").text(title);
                                });
                            }
                        });
                    }
                    h.tag("form").class("inline").attr("method", "post").attr("action", "/new").with(|h| {
                        h.hidden("game", &game.id);
                        nth += 1;
                        h.hidden("once", &home.once(nth));
                        let class = if game.last { "primary" } else { "" };
                        h.tag("button").class(class).text(&words.word("page-home-prepare"));
                    });
                });
            }
        });
    });
}

/// Language and light, per person.
pub fn reading(h: &mut Html, words: &Words<'_>, reader: Reader) {
    use crate::view::Theme;
    use montjoie_text::Lang;
    h.tag("form").class("inline reader").attr("method", "post").attr("action", "/reader").with(|h| {
        h.tag("label").attr("for", "reader-lang").text(&words.word("page-reader-lang"));
        h.tag("select").id("reader-lang").attr("name", "lang").with(|h| {
            for (lang, name) in [(Lang::Fr, "Français"), (Lang::En, "English")] {
                h.tag("option")
                    .attr("value", lang.code())
                    .attr("lang", lang.code())
                    .flag("selected", reader.lang == lang)
                    .text(name);
            }
        });
        h.tag("label").attr("for", "reader-theme").text(&words.word("page-reader-theme"));
        h.tag("select").id("reader-theme").attr("name", "theme").with(|h| {
            for (theme, value, word) in [
                (Theme::Auto, "auto", "page-theme-auto"),
                (Theme::Light, "light", "page-theme-light"),
                (Theme::Dark, "dark", "page-theme-dark"),
            ] {
                h.tag("option").attr("value", value).flag("selected", reader.theme == theme).text(&words.word(word));
            }
        });
        h.tag("button").text(&words.word("page-reader-do"));
    });
}
