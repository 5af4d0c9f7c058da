//! A sum opened into its parts: a small table, term by term, with the rule each comes from.

use crate::html::Html;
use crate::view::{ShownLine, Sum, View};
use crate::words::{Words, capital};
use montjoie_table::{Amount, Meaning, Rule, Subject, Tally as _, Term, Told};

/// A link to the rule, with its title.
pub fn rule_link(h: &mut Html, view: &View, words: &Words<'_>, rule: Rule) {
    match rule {
        Rule::GM | Rule::SCENARIO => h.tag("span").class("rule gm").text(&words.cite(rule)),
        // Players are told which rule; the book is the GM's.
        Rule(id) if !view.gm() => h.tag("span").class("rule").attr("title", &words.cite(rule)).text(id),
        Rule(id) => h.tag("a").class("rule").attr("href", &format!("{}/rule/{id}", view.base)).text(id),
    }
}

/// How an amount is written.
#[must_use]
pub fn amount(words: &Words<'_>, amount: Amount) -> String {
    match amount {
        Amount::Plus(n) => words.signed(n),
        Amount::Times(n, 1) => format!("× {}", words.number(n)),
        Amount::Times(1, d) => format!("÷ {}", words.number(d)),
        Amount::Times(n, d) => format!("× {}", montjoie_text::fraction(words.lang, n, d)),
        Amount::Adds(n, d) => format!("+ {}", montjoie_text::fraction(words.lang, n, d)),
        Amount::Becomes(n) => format!("→ {}", words.number(n)),
    }
}

/// The rows of some terms.
pub fn terms(h: &mut Html, view: &View, words: &Words<'_>, list: &[Term]) {
    for term in list {
        let ruled = if term.rule == Rule::GM { "term ruled" } else { "term" };
        h.tag("tr").class(ruled).with(|h| {
            h.tag("th").attr("scope", "row").text(&words.term(term));
            h.tag("td").class("n").text(&amount(words, term.amount));
            h.tag("td").with(|h| rule_link(h, view, words, term.rule));
        });
    }
}

fn total(h: &mut Html, label: &str, value: &str) {
    h.tag("tr").class("total").with(|h| {
        h.tag("th").attr("scope", "row").text(label);
        h.tag("td").class("n").text(value);
        h.tag("td").text("");
    });
}

/// What a throw is held against: reached or not passed, as the rule has it.
fn held(h: &mut Html, view: &View, words: &Words<'_>, versus: &Told) {
    terms(h, view, words, versus.terms());
    total(h, &capital(&words.word(montjoie_text::held_word(versus))), &words.number(versus.total()));
}

/// What a share multiplies by, in words.
#[must_use]
pub fn share_of(words: &Words<'_>, share: &Told) -> String {
    let (num, den) = share.ratio();
    let percent = share.total();
    match (percent, num == den) {
        (0, _) => format!("× {}", montjoie_text::fraction(words.lang, num, den)),
        (p, true) => words.percent(i64::from(p)),
        (p, false) => format!("{} × {}", words.percent(i64::from(p)), montjoie_text::fraction(words.lang, num, den)),
    }
}

/// What the dice are multiplied by, or what the book reads them with.
fn share_total(h: &mut Html, words: &Words<'_>, share: &Told) {
    let (num, den) = share.ratio();
    match words.share_word() {
        Some(word) => total(h, &word, &montjoie_text::fraction(words.lang, num, den)),
        None => total(h, &words.word("page-sum-share"), &share_of(words, share)),
    }
}

/// The sums of a throw before the dice fall: what is added, what it is held against, what it is multiplied by.
pub fn before(h: &mut Html, view: &View, words: &Words<'_>, (plus, versus, share): (&Told, &Told, &Told)) {
    h.tag("table").class("sum").with(|h| {
        h.tag("caption").class("sr").text(&words.word("page-sum"));
        h.tag("tbody").with(|h| {
            if !plus.is_empty() {
                terms(h, view, words, plus.terms());
                total(h, &words.word("page-sum-plus"), &words.signed(plus.total()));
            }
            if !versus.is_empty() {
                held(h, view, words, versus);
            }
            if !share.is_empty() {
                terms(h, view, words, share.terms());
                share_total(h, words, share);
            }
        });
    });
}

/// A throw that has fallen: what it came to, opening into every part.
pub fn fallen(h: &mut Html, view: &View, words: &Words<'_>, sum: &Sum) {
    let all = sum.read + sum.plus.total();
    h.tag("details").class("sum").with(|h| {
        h.tag("summary").with(|h| {
            h.tag("span").class("sr").text(&words.word("page-sum-open"));
            h.text(" ");
            h.tag("b").class("n").text(&words.number(all));
        });
        parts(h, view, words, sum);
    });
}

/// Every part of a throw that has fallen.
pub fn parts(h: &mut Html, view: &View, words: &Words<'_>, sum: &Sum) {
    let all = sum.read + sum.plus.total();
    h.tag("table").class("sum").with(|h| {
        h.tag("caption").class("sr").text(&words.word("page-sum"));
        h.tag("tbody").with(|h| {
            h.tag("tr").class("dice").with(|h| {
                h.tag("th").attr("scope", "row").with(|h| {
                    h.text(&words.texts.dice(words.lang, sum.dice));
                    h.text(" ");
                    let falls = sum.dice.falls(&sum.faces);
                    for (nth, face) in sum.faces.iter().enumerate() {
                        let sign = if nth > 0 && falls { "−" } else { "" };
                        h.tag("span").class("die").text(&format!("{sign}{face}"));
                    }
                });
                h.tag("td").class("n").text(&words.number(sum.read));
                // Journals of an older day do not say.
                let made = sum.made.as_ref().map(|m| montjoie_text::made(m.origin.word(), m.by.as_deref()));
                h.tag("td").class("faint made").text(&made.map(|m| words.say(&m)).unwrap_or_default());
            });
            if !sum.plus.is_empty() {
                terms(h, view, words, sum.plus.terms());
                total(h, &words.word("page-sum-total"), &words.number(all));
            }
            if !sum.versus.is_empty() {
                held(h, view, words, &sum.versus);
                total(h, &words.word("page-sum-margin"), &words.signed(sum.versus.made_by(all)));
            }
            // What a miss is not multiplied by is not shown.
            if !sum.share.is_empty() && sum.meaning != Meaning::Failed {
                terms(h, view, words, sum.share.terms());
                share_total(h, words, &sum.share);
            }
            if let Some(told) = words.meaning(sum.meaning).filter(|_| sum.meaning != Meaning::number(i64::from(all))) {
                total(h, &words.word("page-sum-comes"), &told);
            }
        });
    });
}

/// The same under the name of who throws, and against whom.
pub fn named(h: &mut Html, view: &View, words: &Words<'_>, sum: &Sum) {
    let who = montjoie_text::thrown(sum.head.key, sum.dice, &sum.versus);
    if sum.head.key.of != Subject::NOBODY {
        h.tag("p").class("faint").text(&capital(&words.say(&who)));
    }
    parts(h, view, words, sum);
}

/// The chain of a change: the dice that led to it, then link by link to the number it left, each with its rule.
pub fn chain(h: &mut Html, view: &View, words: &Words<'_>, line: &ShownLine, shown: Option<&Sum>) {
    line.behind.iter().filter(|sum| Some(*sum) != shown).for_each(|sum| named(h, view, words, sum));
    if line.links.is_empty() {
        return;
    }
    h.tag("ul").class("chain").with(|h| {
        for link in &line.links {
            h.tag("li").with(|h| {
                h.text(&words.say(&link.told));
                h.text(" ");
                rule_link(h, view, words, link.rule);
            });
        }
    });
}
