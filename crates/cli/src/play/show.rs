//! What the session shows: what to do next, the lists, the sums, the odds, the help.

use super::answers::{letter, offers};
use super::words::VERBS;
use super::{Kind, Session};
use crate::console::{Ink, Stop};
use crate::tell;
use montjoie_chronicle::Playing;
use montjoie_game::{Arg, Info, Item, Message, Names, Viewer, What};
use montjoie_odds::exact;
use montjoie_table::{Answer, Ask, Judgement, Rule, Want};
use montjoie_text::{Lang, Vocabulary, columns};
use std::collections::BTreeSet;

impl Session<'_> {
    /// What to do next in one line, then the list of what waits.
    pub(super) fn prompt(&mut self) -> Result<(), Stop> {
        let asks = self.asks();
        let (info, place) = (self.book.fight().info(), self.book.place());
        self.console.line("")?;
        let Some(kind) = self.open_kind() else {
            let id = if self.book.scene() == Playing::Over { "cli-play-over" } else { "cli-play-nothing" };
            let text = self.console.word(id);
            let text = self.console.ink(Ink::Gold, &text);
            return self.console.prose(&text);
        };
        let waiting: Vec<&Ask> = asks.iter().filter(|a| Kind::of(&a.want) == kind).collect();
        let id = match kind {
            Kind::Throw => "cli-play-throw",
            Kind::Choice if waiting.len() == 1 => "cli-play-choose-one",
            Kind::Choice => "cli-play-choose",
            Kind::Judgement => "cli-play-judge",
        };
        let count = i64::try_from(waiting.len()).unwrap_or(i64::MAX);
        let what = self.console.say(&Message::new(id).number("count", count));
        let round = self.console.round(info, place.counts, place.round);
        let place = format!("[{round} · {}]", self.console.step(info, place.step));
        let aside = if self.book.in_what_if() { self.console.word("cli-play-beside") + " " } else { String::new() };
        let line = self.console.ink(Ink::Gold, &format!("{aside}{place} {what}"));
        self.console.prose(&line)?;
        if std::mem::take(&mut self.brief) {
            return Ok(());
        }
        match kind {
            Kind::Choice => self.choices(&waiting),
            Kind::Throw | Kind::Judgement => {
                for (n, ask) in waiting.iter().enumerate() {
                    let text = self.ask_line(ask);
                    self.console.prose(&format!("  {:>2}. {text}", n + 1))?;
                    if let Want::Judgement(judgement) = &ask.want {
                        self.judgement(judgement)?;
                    }
                }
                Ok(())
            }
        }
    }

    /// An ask as a person reads it; a throw with its sums.
    fn ask_line(&self, ask: &Ask) -> String {
        let fight = self.book.fight();
        let mut text = self.console.ask(fight.info(), fight.names(), ask);
        if let Want::Throw { dice, plus, versus, share, reading } = &ask.want {
            if !text.contains(&dice.to_string()) {
                text = format!("{dice} · {text}");
            }
            let mut sums = Vec::new();
            for (id, sum) in [("sum-plus", plus), (montjoie_text::held_word(versus), versus), ("sum-share", share)] {
                if !sum.is_empty() {
                    sums.push(tell::total(fight.info(), id, sum, self.console));
                }
            }
            if let Some(goal) = self.console.texts.goal(self.console.lang, fight.info().id, reading) {
                text.push_str(&format!(" → {goal}"));
            }
            if !sums.is_empty() {
                text.push_str(&format!(" ({})", sums.join(" ; ")));
            }
        }
        if let (Rule::SCENARIO, montjoie_table::Kind::Event(index)) = (ask.key.rule, ask.key.of.kind())
            && let Some(told) = self.book.told(index)
        {
            text.push_str(&format!(" « {} »", self.console.pick(told)));
        }
        text
    }

    fn judgement(&mut self, judgement: &Judgement) -> Result<(), Stop> {
        let info = self.book.fight().info();
        if judgement.options.is_empty() {
            let message = Message::new("ask-judgement-between")
                .number("least", *judgement.range.start())
                .number("most", *judgement.range.end())
                .number("usual", judgement.usual);
            let text = self.console.say(&message);
            return self.console.prose(&format!("      {text}"));
        }
        for (i, word) in judgement.options.iter().enumerate() {
            let usual = i32::try_from(i).is_ok_and(|i| judgement.range.start() + i == judgement.usual);
            let usual = if usual { format!(" ({})", self.console.word("ask-default")) } else { String::new() };
            let text = self.console.of(info, Vocabulary::Judgement, word);
            self.console.prose(&format!("      {}  {text}{usual}", letter(i)))?;
        }
        Ok(())
    }

    /// Choices: who decides, which letters each may take, what each letter stands for.
    fn choices(&mut self, asks: &[&Ask]) -> Result<(), Stop> {
        let offers = offers(asks);
        let fight = self.book.fight();
        let (info, names) = (fight.info(), fight.names());
        let console = &*self.console;
        let sheets = fight.sheets(Viewer::Gm);
        let told = self.by_doctrine(asks);
        // What Enter does with an ask: what the doctrine says, as the letter it is offered under.
        let enter = |ask: &Ask| {
            let said = told.iter().find(|(name, _)| *name == ask.name()).map(|(_, answer)| answer);
            let Some(Answer::Choice(words)) = said else { return None };
            offers.iter().position(|token| token.words(names) == *words)
        };
        let now = |ask: &Ask| sheets.iter().find(|sheet| sheet.subject == ask.key.of)?.state.map(|id| console.word(id));
        let mut lines = Vec::new();
        let only = if let [ask] = asks { Some(*ask) } else { None };
        if let Some(ask) = only {
            let now = now(ask).map(|now| Message::new("cli-play-now").with("state", Arg::Text(now)));
            let now = now.map(|now| format!(" ({})", console.say(&now))).unwrap_or_default();
            lines.push(format!("  {}{now}", console.ask(info, names, ask)));
        } else {
            let texts: Vec<String> = asks.iter().map(|ask| console.ask(info, names, ask)).collect();
            let wide = texts.iter().map(|t| columns(t)).max().unwrap_or(0).min(48);
            for (n, (ask, text)) in asks.iter().zip(&texts).enumerate() {
                let pad = " ".repeat(wide.saturating_sub(columns(text)));
                let enter = enter(ask).map(|n| Arg::Text(letter(n)));
                let enter = enter.map(|n| console.say(&Message::new("cli-play-enter").with("letter", n)));
                let more: Vec<String> = [now(ask), enter].into_iter().flatten().collect();
                let more = if more.is_empty() { String::new() } else { format!("  ({})", more.join(" · ")) };
                lines.push(format!("  {:>2}. {text}{pad}  {}{more}", n + 1, letters(ask, &offers)));
            }
        }
        let usual = only.and_then(enter);
        for (n, token) in offers.iter().enumerate() {
            let mark =
                if usual == Some(n) { format!(" ({})", console.word("cli-play-enter-here")) } else { String::new() };
            lines.push(format!("    {}  {}{mark}", letter(n), console.choice(info, names, token)));
        }
        for line in lines {
            self.console.prose(&line)?;
        }
        Ok(())
    }

    /// `choix [n]`: the options of an ask by the words files know.
    pub(super) fn options(&mut self, rest: &str) -> Result<(), Stop> {
        let asks = self.asks();
        let list: Vec<&Ask> = asks.iter().filter(|a| matches!(a.want, Want::Choice(_))).collect();
        let names = self.book.fight().names().clone();
        let which =
            if rest.is_empty() { (0..list.len()).collect() } else { super::answers::chosen(rest, &list, &names) };
        for index in which {
            let Want::Choice(tokens) = &list[index].want else { continue };
            let words: Vec<String> = tokens.iter().map(|t| t.words(&names)).collect();
            let who = self.console.name(&names, list[index].key.of);
            self.console.prose(&format!("  {}. {who}{}{}", index + 1, self.console.colon(), words.join(", ")))?;
        }
        Ok(())
    }

    /// The last number opened into its parts.
    pub(super) fn why(&mut self, rest: &str) -> Result<(), Stop> {
        let names = self.book.fight().names().clone();
        let whose = super::gesture::who(&names, rest);
        if whose.is_none() && !rest.is_empty() {
            self.tell(&super::gesture::nobody(&names, rest));
            return Ok(());
        }
        let open = self.book.open_lines();
        let lines: Vec<&montjoie_chronicle::Line> = self.book.lines().iter().map(AsRef::as_ref).chain(&open).collect();
        let last = |is: fn(&Item) -> bool| {
            lines.iter().rposition(|line| match &line.said {
                montjoie_chronicle::Said::Item(item) => is(item) && whose.is_none_or(|who| item.subject == who),
                _ => false,
            })
        };
        let thrown = last(|item| matches!(item.what, What::Throw { .. }));
        let changed = last(|item| {
            matches!(item.what, What::Change { .. }) && item.gm.is_some() && !item.about.opening.links.is_empty()
        });
        // What led to a change comes before it: a line for each thing heard, so many things back are so many lines back.
        let behind = changed.into_iter().flat_map(|at| {
            let montjoie_chronicle::Said::Item(item) = &lines[at].said else { return Vec::new() };
            let heard: Vec<usize> =
                (0..=at).rev().filter(|i| matches!(lines[*i].said, montjoie_chronicle::Said::Item(_))).collect();
            item.about.opening.from.iter().filter_map(|back| heard.get(*back)).copied().collect()
        });
        let shown: BTreeSet<usize> = behind.chain(thrown).chain(changed).collect();
        if shown.is_empty() {
            let text = self.console.word("cli-play-no-number");
            return self.console.prose(&text);
        }
        let (info, names) = (self.book.fight().info(), self.book.fight().names().clone());
        for line in shown.into_iter().map(|i| lines[i].clone()).collect::<Vec<_>>() {
            self.opened(info, &line, &names)?;
        }
        Ok(())
    }

    /// One line opened: its figures, how its faces came to be known, its words.
    fn opened(&mut self, info: &Info, line: &montjoie_chronicle::Line, names: &Names) -> Result<(), Stop> {
        let montjoie_chronicle::Said::Item(item) = &line.said else { return Ok(()) };
        let said = item.gm.as_ref().map(|message| self.console.texts.say(self.console.lang, message, names));
        let change = matches!(item.what, What::Change { .. });
        // Of a change the words come first, and then what they stand on.
        if let Some(text) = said.as_ref().filter(|_| change) {
            self.console.prose(&format!("    {text}"))?;
        }
        for line in tell::figures(info, item, names, self.console) {
            self.console.line(&line)?;
        }
        if let Some(made) = &line.made {
            let message = montjoie_text::made(made.origin.word(), crate::telling::by(&made.by));
            let text = self.console.texts.say(self.console.lang, &message, names);
            self.console.prose(&format!("    ({text})"))?;
        }
        if let Some(text) = said.filter(|_| !change) {
            self.console.prose(&format!("    {text}"))?;
        }
        Ok(())
    }

    /// The chances from here: each throw that waits, exactly; the battle, by simulation.
    pub(super) fn odds(&mut self) -> Result<(), Stop> {
        for ask in self.asks() {
            if let Want::Throw { dice, plus, reading, .. } = &ask.want {
                let throw = exact::one_throw(ask.key, *dice, plus, reading.clone());
                let text = crate::odds::throw_line(&throw, self.book.fight().names(), self.console);
                self.console.prose(&format!("  {text}"))?;
            }
        }
        if montjoie_game::ended(self.book.fight()).is_some() {
            let text = self.console.word("cli-play-over");
            return self.console.prose(&text);
        }
        let seed = self.book.journal().last() + 1;
        let (fight, inputs) = self.book.outlook();
        crate::odds::from_here(fight.as_ref(), &inputs, seed, self.console)
    }

    /// A rule of the book: the one named, or that of what waits.
    pub(super) fn rule(&mut self, rest: &str) -> Result<(), Stop> {
        let info = self.book.fight().info();
        let Some((game, _)) = montjoie_game::game_named(montjoie_books::GAMES, info.id) else { return Ok(()) };
        let book = crate::book::in_lang(game, self.console.lang);
        let asked = self.book.asks().first().map(|a| a.key.rule.0.to_owned());
        let id = if rest.is_empty() { asked.unwrap_or_default() } else { rest.to_owned() };
        match book.rule(&id) {
            Some(entry) => crate::book::rule(entry, self.console),
            None => {
                let message = Message::new("error-unknown-rule").with("id", Arg::Text(id));
                self.console.wrong(&message);
                Ok(())
            }
        }
    }

    /// Everything that can be typed.
    pub(super) fn help(&mut self) -> Result<(), Stop> {
        for id in ["cli-play-help-dice", "cli-play-help-orders", "cli-play-help-judgements"] {
            let text = self.console.word(id);
            self.console.prose(&text)?;
        }
        for (verb, fr, en) in VERBS {
            let words = if self.console.lang == Lang::Fr { fr } else { en };
            let id = match verb {
                super::Verb::Gesture(word) => super::gesture::usage(word).to_owned(),
                other => format!("cli-play-help-{}", format!("{other:?}").to_lowercase()),
            };
            let head = format!("  {:<12}", words.first().copied().unwrap_or_default());
            let text = self.console.word(&id);
            self.console.entry(&head, &text)?;
        }
        let text = self.console.word("cli-play-help-reason");
        self.console.prose(&text)
    }
}

/// The letters an ask may take, runs drawn together: `a–f, h`.
fn letters(ask: &Ask, offers: &[&montjoie_table::Token]) -> String {
    let Want::Choice(tokens) = &ask.want else { return String::new() };
    let places: Vec<usize> = (0..offers.len()).filter(|i| tokens.contains(offers[*i])).collect();
    let mut runs: Vec<(usize, usize)> = Vec::new();
    for place in places {
        match runs.last_mut() {
            Some((_, end)) if *end + 1 == place => *end = place,
            _ => runs.push((place, place)),
        }
    }
    let shown: Vec<String> = runs
        .into_iter()
        .map(|(a, b)| match b - a {
            0 => letter(a),
            1 => format!("{}, {}", letter(a), letter(b)),
            _ => format!("{}–{}", letter(a), letter(b)),
        })
        .collect();
    shown.join(", ")
}
