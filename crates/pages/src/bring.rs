//! Bring your own: paste or load stat blocks of other games, see every figure with where it came from, correct what was guessed, begin.

use crate::html::Html;
use crate::shell::Shell;
use crate::view::{Notice, Reader};
use crate::words::Words;

/// What the page shows.
#[derive(Clone, Debug, Default)]
pub struct Bring {
    /// What was pasted or loaded.
    pub text: String,
    /// The books, editions apart: what forms call them, their names, whether chosen.
    pub books: Vec<(String, String, bool)>,
    /// Whether they become characters.
    pub character: bool,
    /// How many, as it was typed.
    pub count: String,
    /// What was brought: the figures below are of this reading; another text makes them void.
    pub mark: String,
    /// Everybody brought.
    pub brought: Vec<BroughtOne>,
    /// Battles being prepared with this book: what forms call them, their titles, whether chosen.
    pub drafts: Vec<(String, String, bool)>,
    /// Whether they go to the second side.
    pub second: bool,
    /// A random number: a tap that comes twice begins one battle.
    pub once: String,
    /// What was not understood, and what else has to be said.
    pub notices: Vec<Notice>,
}

/// One of them.
#[derive(Clone, Debug, Default)]
pub struct BroughtOne {
    /// Its name.
    pub name: String,
    /// What it was written in.
    pub notation: String,
    /// Its figures.
    pub figures: Vec<BroughtFigure>,
    /// What the book says against it that belongs to no figure.
    pub wrong: Vec<String>,
    /// Its table of the scenario.
    pub toml: String,
}

/// One figure.
#[derive(Clone, Debug, Default)]
pub struct BroughtFigure {
    /// What forms call it.
    pub field: String,
    /// What people call it.
    pub label: String,
    /// The key of the scenario.
    pub key: String,
    /// Its value.
    pub value: String,
    /// Words it may have: value, text. Empty for what is typed.
    pub values: Vec<(String, String)>,
    /// Where it came from, in words.
    pub origin: String,
    /// Whether it is a guess.
    pub guessed: bool,
    /// What the book says against it.
    pub wrong: Option<String>,
}

/// The page. Its form: `POST /prepare/bring`, `text`, `file`, `book`, `as`, `count`, `mark`, a field for each figure, `draft`, `side`, `once`;
/// `do` = `read`, `prepare`, `try`.
#[must_use]
pub fn page(reader: Reader, words: &Words<'_>, bring: &Bring) -> String {
    let title = words.word("page-bring");
    Shell { reader, title: &title, kind: "plain bring", live: None }.page(words, |h| {
        h.tag("main").id("main").class("wide").with(|h| {
            h.tag("p").with(|h| h.tag("a").attr("href", "/").text(&words.word("page-home")));
            h.tag("h1").text(&title);
            h.tag("p").text(&words.word("page-bring-what"));
            for notice in &bring.notices {
                let class = if notice.wrong { "notice wrong" } else { "notice" };
                h.tag("p").class(class).attr("role", "alert").text(&words.say(&notice.message));
            }
            h.tag("form")
                .id("own-form")
                .attr("method", "post")
                .attr("action", "/prepare/bring")
                .attr("enctype", "multipart/form-data")
                .with(|h| {
                    h.hidden("once", &bring.once);
                    h.hidden("mark", &bring.mark);
                    source(h, words, bring);
                    if !bring.brought.is_empty() {
                        for (nth, one) in bring.brought.iter().enumerate() {
                            figures(h, words, nth, one);
                        }
                        go_on(h, words, bring);
                    }
                });
        });
    })
}

/// The text, and what becomes of it.
fn source(h: &mut Html, words: &Words<'_>, bring: &Bring) {
    h.tag("fieldset").class("panel").with(|h| {
        h.tag("legend").text(&words.word("page-bring-source"));
        h.tag("label").attr("for", "own-text").text(&words.word("page-bring-paste"));
        h.tag("textarea")
            .id("own-text")
            .attr("name", "text")
            .attr("rows", "10")
            .attr("spellcheck", "false")
            .attr("aria-describedby", "own-forms")
            .text(&format!("\n{}", bring.text));
        h.tag("p").id("own-forms").class("hint").text(&words.word("page-bring-forms"));
        h.tag("p").class("row").with(|h| {
            h.tag("label").attr("for", "own-file").text(&words.word("page-bring-file"));
            h.tag("input")
                .id("own-file")
                .attr("type", "file")
                .attr("name", "file")
                .attr("accept", ".txt,.md,.json")
                .empty();
        });
        h.tag("div").class("grid").with(|h| {
            crate::form::select(h, "own-book", "book", &words.word("page-bring-book"), &bring.books);
            let roles =
                [("unit", "page-bring-unit", !bring.character), ("character", "page-bring-character", bring.character)];
            let roles = roles.map(|(value, word, chosen)| (value.to_owned(), words.word(word), chosen));
            crate::form::select(h, "own-as", "as", &words.word("page-bring-as"), &roles);
            crate::form::number(h, words, "own-count", "count", "page-bring-count", &bring.count);
        });
        h.tag("p").class("buttons").with(|h| {
            let class = if bring.brought.is_empty() { "primary" } else { "" };
            crate::form::button(h, words, "do", "read", "page-bring-read", class);
        });
    });
}

/// The figures of one, each with where it came from.
fn figures(h: &mut Html, words: &Words<'_>, nth: usize, one: &BroughtOne) {
    h.tag("fieldset").class("panel brought").id(&format!("brought-{nth}")).with(|h| {
        h.tag("legend").text(&format!("{} · {}", one.name, one.notation));
        let guesses = one.figures.iter().filter(|figure| figure.guessed).count();
        let told = montjoie_game::Message::new("page-bring-guesses").number("n", i64::try_from(guesses).unwrap_or(0));
        h.tag("p").class("hint").text(&words.say(&told));
        for wrong in &one.wrong {
            h.tag("p").class("notice wrong").text(wrong);
        }
        h.tag("div").class("grid").with(|h| one.figures.iter().for_each(|f| figure(h, words, f)));
        h.tag("details").with(|h| {
            h.tag("summary").text(&words.word("page-bring-toml"));
            h.tag("pre").attr("tabindex", "0").text(&one.toml);
        });
    });
}

fn figure(h: &mut Html, words: &Words<'_>, figure: &BroughtFigure) {
    let plain: String = figure.field.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
    let (id, help) = (format!("figure-{plain}"), format!("origin-{plain}"));
    let class = if figure.guessed { "row key guessed" } else { "row key" };
    h.tag("div").class(class).with(|h| {
        h.tag("label").attr("for", &id).with(|h| {
            h.text(&figure.label);
            if figure.guessed {
                h.text(" ");
                h.tag("b").class("mark").text(&words.word("page-bring-guessed"));
            }
        });
        let wrong = figure.wrong.as_ref().map(|_| "true");
        if figure.values.is_empty() {
            h.tag("input")
                .id(&id)
                .attr("name", &figure.field)
                .attr("value", &figure.value)
                .attr("maxlength", "400")
                .attr("autocomplete", "off")
                .maybe("aria-invalid", wrong)
                .attr("aria-describedby", &help)
                .empty();
        } else {
            h.tag("select")
                .id(&id)
                .attr("name", &figure.field)
                .maybe("aria-invalid", wrong)
                .attr("aria-describedby", &help)
                .with(|h| {
                    for (value, text) in &figure.values {
                        h.tag("option").attr("value", value).flag("selected", *value == figure.value).text(text);
                    }
                });
        }
        h.tag("span").id(&help).class("hint").with(|h| {
            if let Some(wrong) = &figure.wrong {
                h.tag("b").class("wrong").text(wrong);
                h.text(" ");
            }
            h.text(&figure.origin);
            h.text(" ");
            h.tag("code").text(&figure.key);
        });
    });
}

/// Where they go, and what is done.
fn go_on(h: &mut Html, words: &Words<'_>, bring: &Bring) {
    h.tag("fieldset").class("panel").with(|h| {
        h.tag("legend").text(&words.word("page-bring-go"));
        h.tag("div").class("grid").with(|h| {
            let fresh = bring.drafts.iter().all(|(.., chosen)| !chosen);
            let mut drafts = vec![(String::new(), words.word("page-bring-new"), fresh)];
            drafts.extend(bring.drafts.iter().cloned());
            crate::form::select(h, "own-draft", "draft", &words.word("page-bring-draft"), &drafts);
            let sides = [("1", "page-bring-side-a", !bring.second), ("2", "page-bring-side-b", bring.second)];
            let sides = sides.map(|(value, word, chosen)| (value.to_owned(), words.word(word), chosen));
            crate::form::select(h, "own-side", "side", &words.word("page-bring-side"), &sides);
        });
        h.tag("p").class("buttons").with(|h| {
            crate::form::button(h, words, "do", "prepare", "page-bring-prepare", "primary");
            crate::form::button(h, words, "do", "try", "page-bring-try", "");
        });
        h.tag("p").class("hint").text(&words.word("page-bring-try-hint"));
    });
}
