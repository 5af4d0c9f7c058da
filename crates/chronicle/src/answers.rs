//! Answers files: TOML that answers choices and judgements. The form: `docs/formats.md`.

use crate::trouble::Trouble;
use montjoie_game::scenario::{Code, Doc, DocTable, Problem, Problems, Written, code, fold, nearest};
use montjoie_game::{Info, Names, Place};
use montjoie_table::{Answer, Ask, Judgement, Key, Subject, Want};

/// The problems only an answers file can have.
pub const CODES: &[Code] = &[
    code("answers-both", &[]),
    code("answers-neither", &[]),
    code("answers-target", &[]),
    code("answers-illegal", &["said", "options"]),
    code("answers-option", &["said", "options"]),
    code("answers-bounds", &["said", "min", "max"]),
    code("answers-kind", &[]),
    code("answers-unused", &["round"]),
];

/// What an answers file says.
#[derive(Clone, Debug)]
pub struct Answers {
    lines: Vec<Said>,
    faults: Problems,
}

/// One `[[answer]]`.
#[derive(Clone, Debug)]
struct Said {
    table: DocTable,
    round: u32,
    step: Option<String>,
    rule: Option<String>,
    unit: Option<String>,
    to: Option<String>,
    nth: Option<u8>,
    says: Says,
    used: bool,
    /// The fault of the first ask it fitted but for its words: told if nothing better comes.
    near: Option<Problem>,
}

#[derive(Clone, Debug)]
enum Says {
    Choose(String),
    Value(Written),
}

impl Answers {
    /// Reads an answers file for a battle with these names.
    ///
    /// # Errors
    /// Every problem of the file at once.
    pub fn read(text: &str, info: &'static Info, names: &Names) -> Result<Answers, Trouble> {
        let doc = Doc::read(text);
        doc.know(CODES);
        let ids: Vec<&str> = all_ids(names);
        let steps: Vec<(&str, String)> = info.steps.iter().map(|s| (*s, (*s).to_owned())).collect();
        let mut lines = Vec::new();
        for table in doc.root().tables("answer") {
            let round = table.required_int("round", 1..=100_000);
            let step = table.maybe_one_of("step", &steps);
            let rule = table.text("rule");
            let unit = table.id_of("unit", &ids).and_then(|i| ids.get(i)).map(|id| (*id).to_owned());
            let to = table.id_of("to", &ids).and_then(|i| ids.get(i)).map(|id| (*id).to_owned());
            let nth = table.maybe_int("nth", 0..=255).and_then(|n| u8::try_from(n).ok());
            let choose = table.text("choose");
            let target = targets(&table);
            let value = table.written_as("value");
            let says = match (choose, value) {
                (Some(choose), None) => {
                    let words: Vec<&str> = choose.split_whitespace().chain(target.iter().map(String::as_str)).collect();
                    Says::Choose(words.join(" "))
                }
                (None, Some(value)) => {
                    if !target.is_empty() {
                        table.problem("target", "answers-target", &[]);
                    }
                    Says::Value(value)
                }
                (Some(_), Some(_)) => {
                    table.problem("value", "answers-both", &[]);
                    continue;
                }
                (None, None) => {
                    table.problem("choose", "answers-neither", &[]);
                    continue;
                }
            };
            let round = u32::try_from(round).unwrap_or(1);
            lines.push(Said { table, round, step, rule, unit, to, nth, says, used: false, near: None });
        }
        doc.finish().map_err(Trouble::Answers)?;
        Ok(Answers { lines, faults: Vec::new() })
    }

    /// Whether a line may be meant for this ask, of this kind.
    #[must_use]
    pub fn may_fit(&self, place: Place, (key, counted): (Key, CountedAsk), choice: bool, names: &Names) -> bool {
        self.lines.iter().any(|line| line.fits(place, key, counted, choice, names))
    }

    /// The answer to an ask, if the file has one. The line counts as used; a line that fits but cannot be is a fault.
    pub fn take(&mut self, place: Place, ask: &Ask, counted: CountedAsk, names: &Names) -> Option<Answer> {
        let choice = match ask.want {
            Want::Choice(_) => true,
            Want::Judgement(_) => false,
            Want::Throw { .. } => return None,
        };
        for line in self.lines.iter_mut().filter(|line| line.fits(place, ask.key, counted, choice, names)) {
            match line.answer(ask, names) {
                Ok(answer) => {
                    line.used = true;
                    return Some(answer);
                }
                Err(Fault::Elsewhere(problem)) => {
                    line.near.get_or_insert(*problem);
                }
                Err(Fault::Wrong(problem)) => {
                    line.used = true;
                    self.faults.push(*problem);
                    return None;
                }
            }
        }
        None
    }

    /// Everything wrong so far.
    #[must_use]
    pub fn faults(&self) -> &Problems {
        &self.faults
    }

    /// What may be wrong when the battle stops here: faults; lines of rounds gone by that nothing asked for; lines whose unit was
    /// asked something, but not that.
    #[must_use]
    pub fn by_now(&self, place: Place) -> Problems {
        let mut all = self.faults.clone();
        for line in self.lines.iter().filter(|line| !line.used && line.round <= place.round) {
            let unused = || {
                let gone = line.round < place.round;
                gone.then(|| line.table.draft("unit", "answers-unused", &[("round", &line.round)]))
            };
            all.extend(line.near.clone().or_else(unused));
        }
        all.sort_by_key(|p| (p.line, p.column));
        all
    }

    /// Everything wrong once the battle is over: faults, and every line nothing asked for.
    #[must_use]
    pub fn finish(&self) -> Problems {
        let mut all = self.faults.clone();
        for line in self.lines.iter().filter(|line| !line.used) {
            let unused = || line.table.draft("unit", "answers-unused", &[("round", &line.round)]);
            all.push(line.near.clone().unwrap_or_else(unused));
        }
        all.sort_by_key(|p| (p.line, p.column));
        all
    }
}

enum Fault {
    /// It may be meant for another ask.
    Elsewhere(Box<Problem>),
    /// It is meant for this ask and cannot be.
    Wrong(Box<Problem>),
}

impl Said {
    fn fits(&self, place: Place, key: Key, (to, nth): CountedAsk, choice: bool, names: &Names) -> bool {
        let against = names.of(to).map(|name| name.id.as_str());
        let about = names.of(key.of).map(|name| name.id.as_str());
        !self.used
            && self.round == place.round
            && self.step.as_deref().is_none_or(|step| step == place.step)
            && self.rule.as_deref().is_none_or(|rule| rule == key.rule.0)
            && self.unit.as_deref() == about
            && (self.to.is_none() || self.to.as_deref() == against)
            && self.nth.is_none_or(|n| n == nth)
            && matches!(self.says, Says::Choose(_)) == choice
    }

    fn answer(&self, ask: &Ask, names: &Names) -> Result<Answer, Fault> {
        match (&self.says, &ask.want) {
            (Says::Choose(words), Want::Choice(tokens)) => {
                let options: Vec<String> = tokens.iter().map(|t| t.words(names)).collect();
                if options.contains(words) {
                    return Ok(Answer::Choice(words.clone()));
                }
                let near = nearest(words, options.iter().map(String::as_str));
                let list = options.join(", ");
                let args: &[(&'static str, &dyn ToString)] = &[("said", words), ("options", &list)];
                let problem = Box::new(self.table.draft("choose", "answers-illegal", args).nearest(near));
                let verb = words.split(' ').next().unwrap_or_default();
                // The same unit may be asked several things: only its verb says which is meant.
                Err(if tokens.iter().any(|t| t.verb == verb) {
                    Fault::Wrong(problem)
                } else {
                    Fault::Elsewhere(problem)
                })
            }
            (Says::Value(Written::Text(word)), Want::Judgement(judgement)) => {
                let found = judgement.options.iter().position(|o| o == word).and_then(|i| i32::try_from(i).ok());
                if let Some(place) = found {
                    return Ok(Answer::Value(judgement.range.start() + place));
                }
                if let Some(value) = said_yes_or_no(word, judgement) {
                    return Ok(Answer::Value(value));
                }
                let near = nearest(word, judgement.options.iter().copied());
                let list = judgement.options.join(", ");
                let args: &[(&'static str, &dyn ToString)] = &[("said", word), ("options", &list)];
                let problem = Box::new(self.table.draft("value", "answers-option", args).nearest(near));
                Err(if judgement.options.is_empty() { Fault::Elsewhere(problem) } else { Fault::Wrong(problem) })
            }
            (Says::Value(value), Want::Judgement(judgement)) => {
                let number = match value {
                    Written::Int(n) => i32::try_from(*n).ok(),
                    Written::Flag(flag) => Some(i32::from(*flag)),
                    _ => None,
                };
                if let Some(n) = number.filter(|n| judgement.range.contains(n)) {
                    return Ok(Answer::Value(n));
                }
                let said = match value {
                    Written::Int(n) => n.to_string(),
                    _ => String::new(),
                };
                let (min, max) = (judgement.range.start(), judgement.range.end());
                let args: &[(&'static str, &dyn ToString)] = &[("said", &said), ("min", min), ("max", max)];
                Err(Fault::Wrong(Box::new(self.table.draft("value", "answers-bounds", args))))
            }
            _ => Err(Fault::Elsewhere(Box::new(self.table.draft("unit", "answers-kind", &[])))),
        }
    }
}

/// An ask as people count it: against whom, and which of several askings of the same.
pub type CountedAsk = (Subject, u8);

const YES: &[&str] = &["oui", "yes", "vrai", "true"];
const NO: &[&str] = &["non", "no", "faux", "false"];

/// Yes or no, in either language, where a judgement has just two answers: the second is yes, as with a flag.
#[must_use]
pub fn said_yes_or_no(word: &str, judgement: &Judgement) -> Option<i32> {
    let (least, most) = (*judgement.range.start(), *judgement.range.end());
    if least.checked_add(1) != Some(most) {
        return None;
    }
    let word = fold(word);
    let said = |list: &[&str]| list.contains(&word.as_str());
    said(YES).then_some(most).or_else(|| said(NO).then_some(least))
}

/// What the verb takes: one id, cell or number, or a list of them.
fn targets(table: &DocTable) -> Vec<String> {
    let mut words = Vec::new();
    for written in table.written_list("target") {
        match written {
            Written::Text(text) => words.extend(text.split_whitespace().map(str::to_owned)),
            Written::Int(n) => words.push(n.to_string()),
            Written::Decimal(_) | Written::Flag(_) => table.problem("target", "answers-target", &[]),
        }
    }
    words
}

fn all_ids(names: &Names) -> Vec<&str> {
    let lists = [&names.units, &names.characters, &names.places, &names.armies];
    let all = names.sides.iter().chain(lists.into_iter().flatten());
    all.map(|name| name.id.as_str()).collect()
}
