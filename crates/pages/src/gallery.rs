//! The way in: every shipped battle with a picture of its armies, and the few questions that lead to a book.

use crate::card::kind_word;
use crate::heraldry::{Banner, shield};
use crate::html::Html;
use crate::shell::Shell;
use crate::view::Reader;
use crate::words::Words;
use montjoie_game::{Arg, Message, Suits};

/// One army of a shipped battle: its arms and its units, each with how heavy it is beside the heaviest, in hundredths.
#[derive(Clone, Debug)]
pub struct Host {
    /// What it is called.
    pub name: String,
    /// Its arms.
    pub banner: Banner,
    /// Its units: which pictogram, how heavy.
    pub units: Vec<(&'static str, u8)>,
}

/// A shipped battle.
#[derive(Clone, Debug)]
pub struct ShippedBattle {
    /// Its book.
    pub game: String,
    /// What forms call it.
    pub id: String,
    /// Its title.
    pub title: String,
    /// What to read before it.
    pub text: String,
    /// Both armies.
    pub hosts: [Host; 2],
    /// How long it takes, in the book's own rounds, as it was counted.
    pub length: Option<String>,
    /// How much there is to lead, from 0 to 2.
    pub difficulty: usize,
    /// How many units and heroes.
    pub parts: i64,
    /// In hundredths, how often each side won when it was counted.
    pub won: Option<[u32; 2]>,
    /// Whether it is fought on a map.
    pub map: bool,
    /// A random number: a tap that comes twice begins one battle.
    pub once: String,
}

/// The battles of a book.
#[derive(Clone, Debug, Default)]
pub struct BookBattles {
    /// What forms call the book.
    pub id: String,
    /// Its name.
    pub name: String,
    /// One line on it.
    pub help: String,
    /// Its battles.
    pub battles: Vec<ShippedBattle>,
}

const DIFFICULTIES: [&str; 3] = ["page-gallery-easy", "page-gallery-middling", "page-gallery-hard"];

/// Every shipped battle, book by book.
#[must_use]
pub fn page(reader: Reader, words: &Words<'_>, shelves: &[BookBattles]) -> String {
    let title = words.word("page-gallery");
    Shell { reader, title: &title, kind: "plain home gallery", live: None }.page(words, |h| {
        h.tag("main").id("main").class("wide").with(|h| {
            h.tag("p").with(|h| h.tag("a").attr("href", "/").text(&words.word("page-home")));
            h.tag("h1").text(&title);
            h.tag("p").with(|h| {
                h.tag("a").attr("href", "/which").text(&words.word("page-which"));
            });
            for shelf in shelves {
                h.tag("section").id(&format!("book-{}", shelf.id)).with(|h| {
                    h.tag("h2").text(&shelf.name);
                    h.tag("p").class("faint").text(&shelf.help);
                    h.tag("div")
                        .class("battles")
                        .with(|h| shelf.battles.iter().for_each(|b| battle(h, words, b, "h3")));
                });
            }
        });
    })
}

/// One battle: its picture, a sentence, how long, how hard, and the buttons that begin it.
fn battle(h: &mut Html, words: &Words<'_>, battle: &ShippedBattle, head: &'static str) {
    h.tag("article").class("battle panel").with(|h| {
        picture(h, words, battle);
        h.tag(head).text(&battle.title);
        h.tag("p").text(&battle.text);
        h.tag("ul").class("facts").with(|h| {
            if let Some(length) = &battle.length {
                h.tag("li").text(length);
            }
            let parts = Message::new("page-gallery-parts").number("n", battle.parts);
            let hard = words.word(DIFFICULTIES[battle.difficulty.min(2)]);
            h.tag("li").with(|h| {
                h.tag("span").class("pips").attr("aria-hidden", "true").text(&"●".repeat(battle.difficulty.min(2) + 1));
                h.text(&format!(" {hard} · {}", words.say(&parts)));
            });
            if battle.map {
                h.tag("li").text(&words.word("page-gallery-map"));
            }
            if let Some(won) = battle.won {
                h.tag("li").text(&balance(words, battle, won));
            }
        });
        h.tag("div").class("buttons").with(|h| {
            for (action, label, class) in
                [("/sample", "page-gallery-play", "primary"), ("/new", "page-gallery-prepare", "quiet")]
            {
                h.tag("form").class("inline").attr("method", "post").attr("action", action).with(|h| {
                    h.hidden("game", &battle.game);
                    h.hidden("sample", &battle.id);
                    h.hidden("once", &battle.once);
                    h.tag("button").class(class).with(|h| {
                        h.text(&words.word(label));
                        h.tag("span").class("sr").text(&format!(" {}", battle.title));
                    });
                });
            }
        });
    });
}

fn balance(words: &Words<'_>, battle: &ShippedBattle, [first, second]: [u32; 2]) -> String {
    if first.abs_diff(second) <= 20 {
        return words.word("page-gallery-even");
    }
    let ahead = &battle.hosts[usize::from(second > first)];
    let won = first.max(second);
    words.say(&Message::new("page-gallery-ahead").with("side", Arg::Text(ahead.name.clone())).number("n", won))
}

/// Both hosts facing each other: theirs above, ours below, each counter as wide as it is heavy.
fn picture(h: &mut Html, words: &Words<'_>, battle: &ShippedBattle) {
    let told: Vec<String> = battle
        .hosts
        .iter()
        .map(|host| {
            let mut kinds: Vec<(&str, usize)> = Vec::new();
            for (kind, _) in &host.units {
                match kinds.iter_mut().find(|(k, _)| k == kind) {
                    Some((_, n)) => *n += 1,
                    None => kinds.push((kind, 1)),
                }
            }
            let kinds: Vec<String> = kinds.iter().map(|(k, n)| format!("{n} × {}", words.word(kind_word(k)))).collect();
            format!("{} : {}", host.name, kinds.join(", "))
        })
        .collect();
    h.tag("div").class("field-of").with(|h| {
        h.tag("svg").class("armies").attr("viewBox", "0 0 340 132").attr("role", "img").with(|h| {
            h.tag("title").text(&told.join(" ; "));
            h.tag("path").class("ground").attr("d", "M0 66C60 60 110 72 170 66S280 60 340 66").empty();
            for (n, (host, y)) in battle.hosts.iter().zip([76, 12]).enumerate() {
                let class = format!("t-{} {}", host.banner.field.word(), ["ours", "theirs"][n]);
                h.tag("g").class(&class).with(|h| rank(h, host, y));
            }
        });
        for (n, host) in battle.hosts.iter().enumerate() {
            h.tag("p").class(["ours", "theirs"][n]).with(|h| {
                shield(h, host.banner, &format!("{}-{}-{n}", battle.game, battle.id));
                h.tag("span").text(&host.name);
            });
        }
    });
}

/// The counters of a host in one line, the heaviest widest; more than a line holds are folded.
fn rank(h: &mut Html, host: &Host, y: i64) {
    const MOST: usize = 9;
    let units: Vec<_> = host.units.iter().take(MOST).collect();
    let all: i64 = units.iter().map(|(_, share)| i64::from(*share).max(12)).sum();
    let gaps = i64::try_from(units.len()).unwrap_or(1) * 4;
    let room = (316 - gaps).min(all * 2);
    let mut x = 170 - (room + gaps) / 2;
    for (kind, share) in units {
        let wide = (room * i64::from(*share).max(12) / all.max(1)).max(26);
        h.tag("rect")
            .class("field")
            .num("x", x)
            .num("y", y)
            .num("width", wide)
            .attr("height", "44")
            .attr("rx", "2")
            .empty();
        h.tag("use")
            .attr("href", &format!("#p-{}", if *kind == "wall" { "place" } else { kind }))
            .num("x", x + wide / 2 - 12)
            .num("y", y + 10)
            .attr("width", "24")
            .attr("height", "24")
            .empty();
        x += wide + 4;
    }
}

/// What the questions led to.
#[derive(Clone, Debug, Default)]
pub struct Which {
    /// What was answered so far: question, answer.
    pub said: Vec<(String, String)>,
    /// Where it leads: the book, its name, one line on it, the answers it suits, those it does not, and a battle to begin with.
    pub led: Option<SuggestedBook>,
}

/// The book the answers lead to.
#[derive(Clone, Debug)]
pub struct SuggestedBook {
    /// What addresses call the book.
    pub id: String,
    /// Its name.
    pub name: String,
    /// One line on it.
    pub help: String,
    /// The questions whose answer it suits.
    pub suits: Vec<&'static str>,
    /// Those it does not.
    pub not: Vec<&'static str>,
    /// A battle to begin with.
    pub battle: Option<ShippedBattle>,
}

/// The questions, and where they lead.
#[must_use]
pub fn which(reader: Reader, words: &Words<'_>, which: &Which) -> String {
    let title = words.word("page-which");
    Shell { reader, title: &title, kind: "plain home which", live: None }.page(words, |h| {
        h.tag("main").id("main").class("wide").with(|h| {
            h.tag("p").with(|h| h.tag("a").attr("href", "/").text(&words.word("page-home")));
            h.tag("h1").text(&title);
            h.tag("p").class("faint").text(&words.word("page-which-hint"));
            if let Some(led) = &which.led {
                answer(h, words, which, led);
            }
            h.tag("form").class("questions").attr("method", "get").attr("action", "/which").with(|h| {
                for (question, answers) in Suits::QUESTIONS {
                    h.tag("fieldset").class("panel").with(|h| {
                        h.tag("legend").text(&words.word(&format!("page-which-{question}")));
                        for answer in answers {
                            let id = format!("{question}-{answer}");
                            let said = which.said.iter().any(|(q, a)| q == question && a == answer);
                            h.tag("p").class("tick").with(|h| {
                                h.tag("input")
                                    .id(&id)
                                    .attr("type", "radio")
                                    .attr("name", question)
                                    .attr("value", answer)
                                    .flag("checked", said)
                                    .empty();
                                h.tag("label")
                                    .attr("for", &id)
                                    .text(&words.word(&format!("page-which-{question}-{answer}")));
                            });
                        }
                    });
                }
                h.tag("p").class("buttons").with(|h| {
                    h.tag("button").class("primary").text(&words.word("page-which-do"));
                    h.tag("a").class("button").attr("href", "/gallery").text(&words.word("page-gallery"));
                });
            });
        });
    })
}

fn answer(h: &mut Html, words: &Words<'_>, which: &Which, led: &SuggestedBook) {
    let said = |question: &&'static str| {
        let (_, answer) = which.said.iter().find(|(q, _)| q == question)?;
        Some(words.word(&format!("page-which-{question}-{answer}")).to_lowercase())
    };
    h.tag("section").id("led").class("led").attr("aria-labelledby", "led-title").with(|h| {
        h.tag("div").with(|h| {
            h.tag("h2").id("led-title").text(&led.name);
            h.tag("p").class("big").text(&led.help);
            for (list, id) in [(&led.suits, "page-which-suits"), (&led.not, "page-which-not")] {
                let list: Vec<String> = list.iter().filter_map(said).collect();
                if !list.is_empty() {
                    h.tag("p").with(|h| {
                        h.tag("b").text(&words.word(id));
                        h.text(&format!(" {}.", list.join(", ")));
                    });
                }
            }
            h.tag("p").class("buttons").with(|h| {
                let book = format!("/book/{}", led.id);
                h.tag("a").class("button").attr("href", &book).text(&words.word("page-book-front"));
                let all = format!("/gallery#book-{}", led.id);
                h.tag("a").class("button").attr("href", &all).text(&words.word("page-gallery-all"));
            });
        });
        if let Some(first) = &led.battle {
            h.tag("div").with(|h| {
                h.tag("p").class("faint").text(&words.word("page-which-begin"));
                battle(h, words, first, "h3");
            });
        }
    });
}
