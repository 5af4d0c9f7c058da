//! The chronicle on the terminal: rounds and steps under the ruleset's own names, prose, and the figures for who asks.

use crate::console::{Console, Ink, Stop};
use montjoie_game::{
    Arg, Condition, Fate, Fight, Info, Item, KnownToAll, Message, Names, Outcome, Place, Played, What, known_to_all,
};
use montjoie_table::{Amount, Ask, Key, Kind, Meaning, Rule, Side, Subject, Tally as _, Term, Told, Want};
use montjoie_text::{Hearing, Vocabulary, columns, typeset, wrap};
use std::collections::BTreeMap;

/// Who tells a battle as it goes.
pub struct Teller {
    info: &'static Info,
    /// Whether numbers are opened.
    pub verbose: bool,
    /// What the scenario's events say.
    told: Vec<Option<(String, String)>>,
    round: u32,
    /// The step whose heading was printed last.
    at: &'static str,
    /// Where everyone stood when the round began.
    before: Vec<Fate>,
    /// Whom the whole table knew of then.
    known: KnownToAll,
    n: u64,
    /// What was told of this round, for what is read aloud.
    happened: Vec<Item>,
    /// The wording each message had last.
    worded: BTreeMap<&'static str, usize>,
}

impl Teller {
    /// From where the battle stands.
    pub fn new(fight: &dyn Fight, told: Vec<Option<(String, String)>>, verbose: bool) -> Teller {
        Teller {
            info: fight.info(),
            verbose,
            told,
            round: 0,
            at: "",
            before: fight.fates(),
            known: known_to_all(fight),
            n: 0,
            happened: Vec::new(),
            worded: BTreeMap::new(),
        }
    }

    /// Tells a step that has closed; `fight` stands after it.
    pub fn step(&mut self, played: &Played, fight: &dyn Fight, console: &mut Console) -> Result<(), Stop> {
        self.items(played.place, &played.items, fight.names(), console)?;
        self.closes(fight, console)
    }

    /// A step has closed: if it was the last of its round, the round is told aloud.
    pub fn closes(&mut self, fight: &dyn Fight, console: &mut Console) -> Result<(), Stop> {
        let over = montjoie_game::ended(fight);
        if over.is_some() || fight.place().round != self.round {
            self.aloud(fight, over, console)?;
        }
        Ok(())
    }

    /// As if everything of this round so far had been told.
    pub fn pass(&mut self, round: u32) {
        self.round = round;
    }

    /// As if the round that ended had been told; nothing when none did.
    pub fn passed(&mut self, fight: &dyn Fight) {
        if montjoie_game::ended(fight).is_some() || fight.place().round != self.round {
            self.before = fight.fates();
            self.known = known_to_all(fight);
        }
    }

    /// The headings above what is told next: the round if it is new, the step if there is anything to tell of it.
    fn headings(&mut self, place: Place, console: &mut Console) -> Result<(), Stop> {
        if place.round != self.round {
            self.round = place.round;
            self.at = "";
            let heading = console.round(self.info, place.counts, self.round);
            let heading = console.ink(Ink::Bold, &heading);
            console.line("")?;
            console.line(&heading)?;
        }
        Ok(())
    }

    /// What happened, or some of it.
    pub fn items(&mut self, place: Place, items: &[Item], names: &Names, console: &mut Console) -> Result<(), Stop> {
        self.headings(place, console)?;
        let matters = |item: &&Item| item.gm.is_some() || matches!(item.what, What::Throw { .. });
        self.happened.extend(items.iter().filter(matters).cloned());
        let mut paragraph = Vec::new();
        let mut lines = Vec::new();
        let mut side = None;
        let mut passed_over = 0;
        for (i, item) in items.iter().enumerate() {
            self.n += 1;
            if let Some(text) = self.scripted(item, console) {
                lines.extend(self.sentences(&mut paragraph, console));
                lines.push(wrap(&format!("  {}", console.ink(Ink::Gold, &text)), console.width));
            }
            if let Some(message) = item.gm.as_ref().filter(|_| !self.has_its_words(item)) {
                // One side after the other, and never too much in one breath.
                let turn = item.side != side && paragraph.len() >= 3;
                if turn || paragraph.len() >= 8 {
                    lines.extend(self.sentences(&mut paragraph, console));
                }
                side = item.side;
                if passed_over > 0 {
                    passed_over -= 1;
                    continue;
                }
                let (text, together) = match self.together(&items[i..], names, console) {
                    Some(said) => said,
                    None => (self.unlike_the_last(message, names, console), 1),
                };
                passed_over = together - 1;
                paragraph.push(text);
            }
            if self.verbose {
                lines.extend(self.sentences(&mut paragraph, console));
                let opened = figures(self.info, item, names, console);
                // What no sentence tells stands under its own name, never under the sentence before it.
                if !opened.is_empty() && item.gm.is_none() && matches!(item.what, What::Change { .. }) {
                    lines.push(untold(item, names, console));
                }
                lines.extend(opened);
            }
        }
        lines.extend(self.sentences(&mut paragraph, console));
        if lines.is_empty() {
            return Ok(());
        }
        if self.at != place.step {
            self.at = place.step;
            let heading = console.step(self.info, place.step);
            let heading = console.ink(Ink::Faint, &format!("· {heading}"));
            console.line(&heading)?;
        }
        for line in lines {
            console.line(&line)?;
        }
        Ok(())
    }

    /// The message in another wording than the one it had last.
    fn unlike_the_last(&mut self, message: &Message, names: &Names, console: &Console) -> String {
        let last = self.worded.get(message.id).copied();
        let nth = console.texts.wording(console.lang, message.id, names, self.n, last);
        self.worded.insert(message.id, nth);
        console.texts.say_nth(console.lang, message, names, nth)
    }

    /// What several units are told alike, in one sentence, and how many it speaks for. Figures open one line at a time.
    fn together(&self, items: &[Item], names: &Names, console: &Console) -> Option<(String, usize)> {
        if self.verbose {
            return None;
        }
        let first = items.first()?;
        let alike =
            |item: &&Item| item.side == first.side && item.gm.as_ref().map(|m| m.id) == first.gm.as_ref().map(|m| m.id);
        let messages: Vec<&Message> = items.iter().take_while(alike).filter_map(|item| item.gm.as_ref()).collect();
        (2..=messages.len())
            .rev()
            .find_map(|n| console.texts.say_together(console.lang, &messages[..n], names, self.n).map(|text| (text, n)))
    }

    /// The sentences so far as a paragraph.
    fn sentences(&self, paragraph: &mut Vec<String>, console: &Console) -> Option<String> {
        let text = std::mem::take(paragraph).join(" ");
        (!text.is_empty()).then(|| wrap(&format!("  {text}"), console.width))
    }

    /// What an event of the scenario says when it comes.
    fn scripted(&self, item: &Item, console: &Console) -> Option<String> {
        let (What::Judgement { value: 1, .. }, Rule::SCENARIO) = (&item.what, item.rule) else { return None };
        let Kind::Event(index) = item.subject.kind() else { return None };
        let text = self.told.get(usize::from(index))?.as_ref()?;
        Some(typeset(console.lang, console.pick(text)))
    }

    /// Whether it is but the coming of an event that the scenario itself has told.
    fn has_its_words(&self, item: &Item) -> bool {
        let Kind::Event(index) = item.subject.kind() else { return false };
        let told = self.told.get(usize::from(index)).is_some_and(Option::is_some);
        told && matches!(item.what, What::Change { .. })
    }

    /// The round to read aloud.
    fn aloud(&mut self, fight: &dyn Fight, over: Option<Outcome>, console: &mut Console) -> Result<(), Stop> {
        let after = fight.fates();
        let seed = u64::from(self.round);
        let happened: Vec<&Item> = self.happened.iter().collect();
        let fates = (self.before.as_slice(), after.as_slice());
        let now = known_to_all(fight);
        self.known.extend(&now);
        let heard = Hearing { happened: &happened, known: &self.known };
        let text = console.texts.telling_with(console.lang, fight.names(), heard, fates, over, seed);
        self.happened.clear();
        self.before = after;
        self.known = now;
        let mark = console.word("cli-aloud");
        let text = wrap(&format!("  {mark} {text}"), console.width);
        let text = console.ink(Ink::Gold, &text);
        console.line(&text)
    }

    /// How the battle ended, and a table of everyone.
    pub fn outcome(&self, fight: &dyn Fight, console: &mut Console) -> Result<(), Stop> {
        let message = match montjoie_game::ended(fight) {
            Some(Outcome::Victory(side)) => Message::new("outcome-victory").who("side", Subject::side(side)),
            Some(Outcome::Draw) => Message::new("outcome-draw"),
            Some(Outcome::Undecided) | None => Message::new("outcome-undecided"),
        };
        let text = console.texts.say(console.lang, &message, fight.names());
        let text = console.ink(Ink::Bold, &text);
        console.line("")?;
        console.line(&text)?;
        table(fight, console)
    }
}

/// Everyone: at the start, now, in which state.
pub fn table(fight: &dyn Fight, console: &mut Console) -> Result<(), Stop> {
    let names = fight.names();
    let fates = fight.fates();
    let wide = fates.iter().map(|f| columns(&console.name(names, f.subject))).max().unwrap_or(0).min(60);
    for side in Side::BOTH {
        console.line("")?;
        // What most of them are counted in stands above; who is counted otherwise says so.
        let usual =
            fates.iter().find(|f| f.side == side && !f.person).or_else(|| fates.iter().find(|f| f.side == side));
        let usual = usual.map(|f| measure(fight, f.subject, console)).unwrap_or_default();
        let heading = console.ink(Ink::Bold, &console.name(names, Subject::side(side)));
        console.line(&if usual.is_empty() { heading } else { format!("{heading} ({usual})") })?;
        for fate in fates.iter().filter(|f| f.side == side) {
            let name = console.name(names, fate.subject);
            let pad = " ".repeat(wide.saturating_sub(columns(&name)));
            let state = state(console, fight.info(), fate);
            let mark = mark(fate.condition, fate.person && fate.now == 0);
            let (initial, now) = (number(console, fate.initial), number(console, fate.now));
            let own = measure(fight, fate.subject, console);
            let own = if own == usual { String::new() } else { format!(" {own}") };
            console.line(&format!(" {mark} {name}{pad}  {initial:>7} → {now:>7}{own}  {state}"))?;
        }
    }
    Ok(())
}

/// What somebody's strength is counted in.
fn measure(fight: &dyn Fight, who: Subject, console: &Console) -> String {
    console.texts.say(console.lang, &Message::new(fight.measure(who)), fight.names())
}

/// The sign before a name: the dagger is for the dead and the destroyed alone, the wave for those who broke. Who is out of
/// action has a cross, who left the field an arrow. `spent`: a person with nothing left.
pub fn mark(condition: Condition, spent: bool) -> char {
    match condition {
        Condition::Fit => ' ',
        Condition::Absent | Condition::Shaken => '·',
        Condition::Broken => '~',
        Condition::Gone if spent => '×',
        Condition::Gone => '>',
        Condition::Captured => '#',
        Condition::Destroyed => '†',
    }
}

/// A state in the ruleset's own word, or in the one all share.
pub fn state(console: &Console, info: &Info, fate: &Fate) -> String {
    let own = Vocabulary::State.id(info.id, fate.word);
    if console.texts.has(&own) {
        console.of(info, Vocabulary::State, fate.word)
    } else {
        console.word(&format!("condition-{}", fate.condition.word()))
    }
}

/// A whole number as the language writes it.
pub fn number(console: &Console, n: i64) -> String {
    montjoie_text::number(console.lang, n)
}

/// A throw opened into its parts, a choice, a judgement: what `--verbose` and `why` show.
pub fn figures(info: &Info, item: &Item, names: &Names, console: &Console) -> Vec<String> {
    let rule = |rule: Rule| cited(rule, names, console);
    let colon = console.colon();
    match &item.what {
        What::Throw { head, dice, faces, read, plus, versus, share, meaning, .. } => {
            let shown: Vec<String> = faces.iter().map(u16::to_string).collect();
            let total = *read + plus.total();
            let what = thrown(head.key, *dice, versus, names, console);
            let mut lines = vec![format!(
                "    {what}{colon}{} → {}{}  [{}]",
                shown.join(dice.between(faces)),
                number(console, i64::from(total)),
                came(info, *meaning, (total, versus, share), console),
                rule(item.rule)
            )];
            // What a miss is not multiplied by is not shown.
            let nothing = Told::default();
            let share = if *meaning == Meaning::Failed { &nothing } else { share };
            for (id, sum) in [("sum-plus", plus), (montjoie_text::held_word(versus), versus), ("sum-share", share)] {
                lines.extend(parts(info, id, sum, console, &rule));
            }
            lines.iter().map(|line| hang(line, console.width)).collect()
        }
        What::Choice { head, token, ruled } => {
            let choice = console.choice(info, names, token);
            let asked = if montjoie_text::speaks_for_itself(*head, token, &choice, |who| console.name(names, who)) {
                format!("{}{colon}", console.name(names, item.subject))
            } else {
                let want = Want::Choice(Vec::new());
                let ask = Ask { key: head.key, nth: head.nth, office: head.office, want };
                format!("{} → ", console.ask(info, names, &ask))
            };
            let ruled = if *ruled { format!(" ({})", console.word("rule-gm")) } else { String::new() };
            vec![hang(&format!("    {asked}{choice}{ruled}  [{}]", rule(item.rule)), console.width)]
        }
        What::Judgement { head, value, judgement, given, .. } => {
            let said = usize::try_from(*value - *judgement.range.start())
                .ok()
                .and_then(|i| judgement.options.get(i))
                .map_or_else(
                    || number(console, i64::from(*value)),
                    |word| console.of(info, Vocabulary::Judgement, word),
                );
            let usual = if *given { String::new() } else { format!(" ({})", console.word("ask-default")) };
            let want = Want::Judgement(judgement.clone());
            let ask = Ask { key: head.key, nth: head.nth, office: head.office, want };
            let what = console.ask(info, names, &ask);
            vec![hang(&format!("    {what} → {said}{usual}  [{}]", rule(item.rule)), console.width)]
        }
        What::Change { .. } => {
            let links = item.about.opening.links.iter();
            let told = links.map(|link| (console.texts.say(console.lang, &link.told, names), rule(link.rule)));
            told.map(|(told, rule)| hang(&format!("      = {told}  [{rule}]"), console.width)).collect()
        }
    }
}

fn cited(rule: Rule, names: &Names, console: &Console) -> String {
    console.texts.say(console.lang, &Message::new("cli-cited").with("rule", Arg::Rule(rule)), names)
}

/// The name over the links of a change that no sentence tells.
fn untold(item: &Item, names: &Names, console: &Console) -> String {
    let (who, rule) = (console.name(names, item.subject), cited(item.rule, names, console));
    let line = if who.is_empty() { format!("    [{rule}]") } else { format!("    {who}  [{rule}]") };
    hang(&line, console.width)
}

/// « 1d8, les Cavaliers contre les Ogres ».
pub fn thrown(key: Key, dice: montjoie_table::Dice, versus: &Told, names: &Names, console: &Console) -> String {
    if key.of == Subject::NOBODY {
        return console.texts.say(console.lang, &Message::new("cli-dice").with("dice", Arg::Dice(dice)), names);
    }
    console.texts.say(console.lang, &montjoie_text::thrown(key, dice, versus), names)
}

/// The terms of a sum, one a line.
pub fn parts(info: &Info, id: &str, sum: &Told, console: &Console, rule: &dyn Fn(Rule) -> String) -> Vec<String> {
    if sum.is_empty() {
        return Vec::new();
    }
    let mut lines = vec![format!("      {}", total(info, id, sum, console))];
    lines.extend(sum.terms().iter().map(|term| term_line(info, term, console, rule)));
    lines
}

/// One term of a sum, with its rule.
pub fn term_line(info: &Info, term: &Term, console: &Console, rule: &dyn Fn(Rule) -> String) -> String {
    format!("        {}  {}  [{}]", amount(term, console), word(info, term, console), rule(term.rule))
}

/// By how much a total passes what it is held against: `9 − 11 = −2`; by how much it stays under a bound: `; 6 − 10 = −4`.
fn margin(total: i32, versus: &Told, console: &Console) -> String {
    if versus.is_at_most() {
        let numbers = [versus.total(), total, versus.made_by(total)].map(|n| number(console, i64::from(n)));
        let apart = console.lang.pick("\u{202F}; ", "; ");
        return format!("{apart}{} − {} = {}", numbers[0], numbers[1], numbers[2]);
    }
    let against = versus.total();
    let sign = if against < 0 { '+' } else { '−' };
    let (left, by) = (i64::from(total) - i64::from(against), i64::from(against.unsigned_abs()));
    format!(" {sign} {} = {}", number(console, by), number(console, left))
}

/// What a total comes to: held against something or multiplied, then what the rule makes of it.
fn came(info: &Info, meaning: Meaning, (total, versus, share): (i32, &Told, &Told), console: &Console) -> String {
    let sum = if !versus.is_empty() {
        margin(total, versus, console)
    } else if percentage(share).is_some() {
        format!(" × {}", total_of_share(share, console))
    } else {
        String::new()
    };
    match console.texts.meaning(console.lang, info.id, meaning) {
        // A bare number that is the total has been said.
        Some(_) if sum.is_empty() && meaning == Meaning::number(i64::from(total)) => sum,
        Some(told) => format!("{sum} → {told}"),
        None => sum,
    }
}

/// A share as it is written: its percentage, then its factors.
fn total_of_share(share: &Told, console: &Console) -> String {
    let (n, d) = share.ratio();
    let factor = format!("× {}", ratio(n, d, console));
    match percentage(share) {
        None => factor,
        Some(percent) => {
            let sign = console.lang.pick(" %", "%");
            let percent = typeset(console.lang, &format!("{}{sign}", number(console, i64::from(percent))));
            if n == d { percent } else { format!("{percent} {factor}") }
        }
    }
}

/// A factor in lowest terms: a decimal where two places say it exactly, else a fraction.
fn ratio(n: i64, d: i64, console: &Console) -> String {
    let (mut a, mut b) = (n.unsigned_abs(), d.unsigned_abs());
    while b != 0 {
        (a, b) = (b, a % b);
    }
    let by = i64::try_from(a).unwrap_or(1).max(1);
    let (n, d) = (n / by, d / by);
    // A half, a third, a quarter of something is read as such.
    if d == 1 || (n != 1 && i128::from(n) * 100 % i128::from(d.max(1)) == 0) {
        return montjoie_text::fraction(console.lang, n, d);
    }
    format!("{}/{}", number(console, n), number(console, d))
}

/// The percentage of a share, when it has one besides its factors.
fn percentage(share: &Told) -> Option<i32> {
    let any = share.terms().iter().any(|t| !matches!(t.amount, Amount::Times(..) | Amount::Adds(..)));
    any.then(|| share.total())
}

/// A sum under its name.
pub fn total(info: &Info, id: &str, sum: &Told, console: &Console) -> String {
    if let Some(word) = console.texts.share_word(console.lang, info.id).filter(|_| id == "sum-share") {
        let (n, d) = sum.ratio();
        return format!("{word} {}", montjoie_text::fraction(console.lang, n, d));
    }
    let value = match (id, sum.total()) {
        ("sum-share", _) => total_of_share(sum, console),
        // A bound is no addition.
        ("sum-at-most", n) => number(console, i64::from(n)),
        (_, n) if n < 0 => format!("−{}", n.unsigned_abs()),
        (_, n) => format!("+{n}"),
    };
    format!("{} {value}", console.word(id))
}

fn amount(term: &Term, console: &Console) -> String {
    match term.amount {
        Amount::Plus(n) if n < 0 => format!("−{}", n.unsigned_abs()),
        Amount::Plus(n) => format!("+{n}"),
        Amount::Times(num, den) => format!("× {}", ratio(num, den, console)),
        Amount::Adds(num, den) => format!("+ {}", ratio(num, den, console)),
        Amount::Becomes(n) => format!("= {}", number(console, i64::from(n))),
    }
}

fn word(info: &Info, term: &Term, console: &Console) -> String {
    term.named.clone().unwrap_or_else(|| console.of(info, Vocabulary::Term, term.word))
}

/// A long line goes on below itself.
fn hang(line: &str, width: usize) -> String {
    if columns(line) <= width { line.to_owned() } else { wrap(line, width) }
}
