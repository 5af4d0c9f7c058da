//! What the session does besides taking answers: undo, going on, rulings, corrections.

use super::words::is;
use super::{Session, answers, gesture};
use crate::console::{Ink, Stop};
use crate::telling::Telling;
use montjoie_chronicle::{At, Author, Body, Halt, Laid, Measure, Origin, StopAt, Wish};
use montjoie_game::scenario::fold;
use montjoie_game::{Arg, Message};
use montjoie_table::{Answer, Ask, Kind, NamedTerm, Slot, Want};

impl Session<'_> {
    fn measure(rest: &str) -> Measure {
        if is(rest, &["dé", "réponse", "die", "answer", "one"]) {
            Measure::Answer
        } else if is(rest, &["étape", "step"]) {
            Measure::Step
        } else {
            Measure::Act
        }
    }

    pub(super) fn undo(&mut self, rest: &str) -> Result<(), Message> {
        let done = self.book.undo(Self::measure(rest), Author::Gm).map_err(|t| t.message())?;
        self.moved("cli-play-undone", &done.message);
        Ok(())
    }

    pub(super) fn redo(&mut self, rest: &str) -> Result<(), Message> {
        let done = self.book.redo(Self::measure(rest), Author::Gm).map_err(|t| t.message())?;
        self.moved("cli-play-redone", &done.message);
        Ok(())
    }

    /// Says what was taken back or brought again; the telling goes on from there.
    fn moved(&mut self, id: &'static str, what: &Message) {
        let what = self.console.texts.say(self.console.lang, what, self.book.fight().names());
        let text = self.console.say(&Message::new(id).with("what", Arg::Text(what)));
        self.console.notice(&text);
        self.telling = Telling::caught_up(&self.book, self.telling.verbose());
    }

    /// The same orders as the last time each was asked, where they are still legal.
    pub(super) fn again(&mut self) -> Result<(), Message> {
        let asks = self.asks();
        let names = self.book.fight().names().clone();
        let mut given = Vec::new();
        for ask in &asks {
            let Want::Choice(tokens) = &ask.want else { continue };
            let last = self.book.path().iter().rev().find_map(|id| match &self.book.journal().entry(*id)?.body {
                Body::Answer(said) if said.key == ask.name() => match &said.answer {
                    Answer::Choice(words) => Some(words.clone()),
                    _ => None,
                },
                _ => None,
            });
            if let Some(words) = last.filter(|w| tokens.iter().any(|t| t.words(&names) == *w)) {
                given.push((ask.name(), Answer::Choice(words)));
            }
        }
        if given.is_empty() {
            return Err(Message::new("cli-play-no-last"));
        }
        self.give(given, Author::Gm)
    }

    /// Plays on by itself until something happens.
    pub(super) fn go_on(&mut self, rest: &str) -> Result<(), Stop> {
        let names = self.book.fight().names().clone();
        let mut stops = Vec::new();
        for word in rest.split_whitespace() {
            let filler = ["until", "la", "le", "the", "a", "an", "à", "fin", "end", "of", "de"];
            let stop = if fold(word).starts_with("jusqu") || (is(word, &filler) && names.find(word).is_none()) {
                continue;
            } else if is(word, &["personnage", "character", "héros", "hero"]) {
                StopAt::Character
            } else if is(word, &["déroute", "rupture", "break", "rout"]) {
                StopAt::Break
            } else if is(word, &["chef", "chief"]) {
                StopAt::Chief
            } else if is(
                word,
                &["manche", "round", "tour", "séquence", "sequence", "turn", "heure", "hour", "semaine", "week"],
            ) {
                StopAt::Round
            } else {
                match gesture::who(&names, word).map(|who| (who, who.kind())) {
                    Some((_, Kind::Side(side))) => StopAt::Side(side),
                    Some((who, _)) => StopAt::Who(who),
                    None => {
                        self.tell(&gesture::nobody(&names, word));
                        return Ok(());
                    }
                }
            };
            stops.push(stop);
        }
        // Alone it goes to the end of the round; « jusqu’à la fin » names nothing that stops it before the end.
        if rest.is_empty() {
            stops.push(StopAt::Round);
        }
        match self.book.go_on_until(&stops, &mut self.conduct) {
            Ok(halted) => {
                self.telling.tell(&self.book, self.console)?;
                let why: Vec<String> = halted
                    .why
                    .iter()
                    .filter(|halt| !matches!(halt, Halt::Over(_)))
                    .take(3)
                    .map(|halt| self.console.texts.say(self.console.lang, &halt.message(), self.book.fight().names()))
                    .collect();
                if !why.is_empty() {
                    let text = self.console.ink(Ink::Bold, &why.join(" "));
                    self.console.prose(&text)?;
                }
            }
            Err(trouble) => self.tell_trouble(&trouble),
        }
        Ok(())
    }

    /// `forcer 3 engagement garde : raison`.
    pub(super) fn force(&mut self, rest: &str) -> Result<(), Message> {
        let usage = || Message::new("cli-play-gesture").with("usage", Arg::Word("cli-play-help-force"));
        let (said, reason) = rest.split_once(':').ok_or_else(usage)?;
        let (who, words) = said.trim().split_once(char::is_whitespace).ok_or_else(usage)?;
        let asks = self.asks();
        let list: Vec<&Ask> = asks.iter().filter(|a| matches!(a.want, Want::Choice(_))).collect();
        let names = self.book.fight().names().clone();
        let which = answers::chosen(who, &list, &names);
        let &[index] = which.as_slice() else { return Err(usage()) };
        let done = self.book.order(list[index].name(), words.trim(), reason.trim());
        if let Err(trouble) = done {
            self.tell_trouble(&trouble);
        }
        Ok(())
    }

    /// `terme 1 +2 le brouillard`, `terme 1 contre −1 la boue`.
    pub(super) fn term(&mut self, rest: &str) -> Result<(), Message> {
        let usage = || Message::new("cli-play-gesture").with("usage", Arg::Word("cli-play-help-term"));
        let asks = self.asks();
        let list: Vec<&Ask> = asks.iter().filter(|a| matches!(a.want, Want::Throw { .. })).collect();
        let mut words = rest.split_whitespace();
        let number: usize = words.next().and_then(|w| w.trim_end_matches('.').parse().ok()).ok_or_else(usage)?;
        let ask = number.checked_sub(1).and_then(|i| list.get(i)).ok_or_else(usage)?;
        let mut word = words.next().ok_or_else(usage)?;
        let slot = if is(word, &["contre", "versus", "against"]) {
            Slot::Versus
        } else if is(word, &["part", "share", "pourcent", "percent"]) {
            Slot::Share
        } else {
            Slot::Plus
        };
        if slot != Slot::Plus {
            word = words.next().ok_or_else(usage)?;
        }
        let value = word.replace('−', "-").trim_start_matches('+').parse().map_err(|_| usage())?;
        let name = words.collect::<Vec<_>>().join(" ");
        if name.is_empty() {
            return Err(usage());
        }
        self.book.term(NamedTerm { key: ask.name(), slot, name, value }).map_err(|t| t.message())
    }

    /// `juger`: what is offered; `juger 1 = 3`.
    pub(super) fn judge(&mut self, rest: &str) -> Result<(), Message> {
        let offered = self.book.now().offered.clone();
        if rest.is_empty() {
            let fight = self.book.fight();
            let mut lines = Vec::new();
            for (n, ask) in offered.iter().enumerate() {
                let text = self.console.ask(fight.info(), fight.names(), ask);
                let bounds = match &ask.want {
                    Want::Judgement(j) if j.options.is_empty() => format!("{} – {}", j.range.start(), j.range.end()),
                    Want::Judgement(j) => j.options.join(", "),
                    _ => String::new(),
                };
                lines.push(format!("  {}. {text} ({bounds})", n + 1));
            }
            if lines.is_empty() {
                lines.push(self.console.word("cli-play-no-offer"));
            }
            self.console.notice(&lines.join("\n"));
            return Ok(());
        }
        let usage = || Message::new("cli-play-gesture").with("usage", Arg::Word("cli-play-help-judge"));
        let (index, said) = super::numbered(rest, offered.len()).ok_or_else(usage)?;
        let answer = answers::judgement(said, &offered[index])?;
        self.give(vec![(offered[index].name(), answer)], Author::Gm)
    }

    /// `corriger`: the last answers with their numbers; `corriger 12 5 3`.
    pub(super) fn amend(&mut self, rest: &str) -> Result<(), Stop> {
        if rest.is_empty() {
            return self.last_answers();
        }
        let (number, said) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let entry = number.parse::<u64>().ok().and_then(|id| self.book.journal().entry(id).cloned());
        let Some((entry, Body::Answer(was))) = entry.as_ref().map(|e| (e.id, e.body.clone())) else {
            self.tell(&Message::new("cli-play-gesture").with("usage", Arg::Word("cli-play-help-amend")));
            return Ok(());
        };
        let answer = match was.answer {
            Answer::Faces(_) => {
                let faces: Option<Vec<u16>> = said.split_whitespace().map(|w| w.parse().ok()).collect();
                faces.map(Answer::Faces)
            }
            Answer::Choice(_) | Answer::Ruled(_) => Some(Answer::Choice(said.trim().to_owned())),
            Answer::Value(_) => said.trim().replace('−', "-").parse().ok().map(Answer::Value),
        };
        let Some(answer) = answer else {
            self.tell(&Message::new("cli-play-gesture").with("usage", Arg::Word("cli-play-help-amend")));
            return Ok(());
        };
        match self.book.amend(entry, answer, Author::Gm, None) {
            Ok(amended) => {
                self.telling = Telling::caught_up(&self.book, self.telling.verbose());
                let count = |n: usize| i64::try_from(n).unwrap_or(i64::MAX);
                let message = Message::new("cli-play-amended")
                    .number("changed", count(amended.changed.len()))
                    .number("dropped", count(amended.dropped.len()));
                let text = self.console.say(&message);
                self.console.prose(&text)?;
                let names = self.book.fight().names();
                for (before, after) in &amended.fates {
                    let name = self.console.name(names, before.subject);
                    let state = crate::tell::state(self.console, self.book.fight().info(), after);
                    self.console.line(&format!(
                        "  {name}{}{} → {}  {state}",
                        self.console.colon(),
                        before.now,
                        after.now
                    ))?;
                }
            }
            Err(trouble) => self.tell_trouble(&trouble),
        }
        Ok(())
    }

    fn last_answers(&mut self) -> Result<(), Stop> {
        let names = self.book.fight().names();
        let mut lines = Vec::new();
        for id in self.book.path().iter().rev() {
            let Some(entry) = self.book.journal().entry(*id) else { continue };
            if let Body::Answer(said) = &entry.body {
                let who = self.console.name(names, said.key.of);
                let words = montjoie_chronicle::answer_words(&said.answer);
                lines.push(format!("  {:>4}  {who} ({}){}{words}", entry.id, said.key.rule, self.console.colon()));
            }
            if lines.len() == 12 {
                break;
            }
        }
        lines.reverse();
        for line in lines {
            self.console.prose(&line)?;
        }
        Ok(())
    }

    /// A gesture: its reason, what would change, then yes, no, or at the end of the step.
    pub(super) fn gesture(&mut self, word: &'static str, rest: &str) -> Result<(), Stop> {
        let (said, reason) = rest.split_once(':').map_or((rest, ""), |(said, reason)| (said, reason.trim()));
        let fight = self.book.fight();
        let made = gesture::gesture(word, said, fight.info(), fight.names());
        let made = match made {
            Ok(made) => made,
            Err(message) => {
                self.tell(&message);
                return Ok(());
            }
        };
        let mut wish = Wish::gesture(made, reason);
        if !self.preview(&wish)? {
            return Ok(());
        }
        if wish.reason.is_empty() {
            let text = self.console.word("cli-play-reason");
            self.console.prose(&text)?;
            wish.reason = self.listen()?.unwrap_or_default();
        }
        let text = self.console.word("cli-play-confirm");
        self.console.prose(&text)?;
        let yes = self.listen()?.unwrap_or_else(|| "non".to_owned());
        match fold(&yes).as_str() {
            "" | "o" | "oui" | "y" | "yes" | "d" | "debut" | "start" => {}
            "fin" | "f" | "end" | "e" => wish.at = At::End,
            _ => {
                let text = self.console.word("error-nothing-changed");
                return self.console.prose(&text);
            }
        }
        self.lay(wish)
    }

    /// Shows what a ruling would do; false when it means nothing here.
    fn preview(&mut self, wish: &Wish) -> Result<bool, Stop> {
        let preview = match self.book.preview(wish) {
            Ok(preview) => preview,
            Err(trouble) => {
                self.tell_trouble(&trouble);
                return Ok(false);
            }
        };
        let fight = self.book.fight();
        for message in preview.items.iter().filter_map(|item| item.gm.as_ref()) {
            let text = self.console.texts.say(self.console.lang, message, fight.names());
            self.console.prose(&format!("  {text}"))?;
        }
        for (before, after) in &preview.fates {
            let name = self.console.name(fight.names(), after.subject);
            let name = if name.is_empty() { self.console.word("cli-play-newcomer") } else { name };
            let was = before.map_or_else(|| "—".to_owned(), |f| f.now.to_string());
            let state = crate::tell::state(self.console, fight.info(), after);
            self.console.line(&format!("  {name}{}{was} → {}  {state}", self.console.colon(), after.now))?;
        }
        if !preview.dropped.is_empty() {
            let count = i64::try_from(preview.dropped.len()).unwrap_or(i64::MAX);
            let text = self.console.say(&Message::new("cli-play-dropped").number("count", count));
            self.console.prose(&format!("  {text}"))?;
        }
        for ask in &preview.open {
            let text = self.console.ask(fight.info(), fight.names(), ask);
            self.console.prose(&format!("  {text}"))?;
        }
        Ok(true)
    }

    /// Lays a ruling, asking for its dice.
    fn lay(&mut self, mut wish: Wish) -> Result<(), Stop> {
        loop {
            match self.book.rule(&wish, Author::Gm, &mut self.conduct) {
                Ok(Laid::Done(_)) => return Ok(()),
                Ok(Laid::Waits(asks)) => {
                    let text = self.console.word("cli-play-gesture-dice");
                    self.console.prose(&text)?;
                    let names = self.book.fight().names().clone();
                    let info = self.book.fight().info();
                    for ask in &asks {
                        let text = self.console.ask(info, &names, ask);
                        self.console.prose(&format!("  {text}"))?;
                    }
                    let Some(line) = self.listen()? else { return Ok(()) };
                    let list: Vec<&Ask> = asks.iter().collect();
                    if line.is_empty() {
                        let rolled = |ask: &&Ask| matches!(ask.want, Want::Throw { .. });
                        let rolled = asks.iter().filter(rolled).map(|ask| (ask.name(), Some(Origin::Rolled)));
                        wish.origins.extend(rolled);
                    }
                    let given = if line.is_empty() {
                        Ok(list.iter().filter_map(|ask| self.chance(ask)).collect())
                    } else {
                        self.faces(&line, &list)
                    };
                    match given {
                        Ok(given) => wish.answers.extend(given),
                        Err(message) => self.tell(&message),
                    }
                }
                Err(trouble) => {
                    self.tell_trouble(&trouble);
                    return Ok(());
                }
            }
        }
    }

    fn chance(&mut self, ask: &Ask) -> Option<(montjoie_table::KeyName, Answer)> {
        match &ask.want {
            Want::Throw { dice, .. } => {
                Some((ask.name(), Answer::Faces(self.book.roll_for_ruling(&mut self.conduct, &ask.name(), *dice))))
            }
            Want::Judgement(judgement) => Some((ask.name(), Answer::Value(judgement.usual))),
            Want::Choice(tokens) => {
                let words = tokens.first()?.words(self.book.fight().names());
                Some((ask.name(), Answer::Choice(words)))
            }
        }
    }
}
