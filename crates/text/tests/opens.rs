//! Numbers open: whatever changes a strength, a state or a morale in a shipped battle says from which dice, decisions and facts it
//! comes, link by link with its rule, down to the number that stands after it, in both languages. What changed is found by holding
//! the sheets before an event against those after it, never from a list of events.

mod common;

use common::{battles, open, scenarios, texts};
use montjoie_books::GAMES;
use montjoie_game::{Arg, Fight, Figure, Item, Link, Sheet, Viewer, What};
use montjoie_table::{Inputs, Program, Rng, Rule, Subject};
use montjoie_text::{Lang, Texts};
use std::collections::BTreeMap;

/// What one event changed of one sheet.
#[derive(Debug, PartialEq)]
enum Change {
    /// A number: what it is called, and what it is now.
    Number(&'static str, Arg),
    /// A state, by its word.
    State(Option<&'static str>),
}

/// Figures that are a morale; one that ends in `-test` is what the next test would be held against, and opens by its own terms.
fn is_morale(figure: &Figure) -> bool {
    ["-morale", "-moral", "-test"].iter().any(|end| figure.word.ends_with(end))
}

fn changes(was: &Sheet, now: &Sheet) -> Vec<Change> {
    let mut all = Vec::new();
    if let (Some(then), Some(after)) = (was.strength, now.strength)
        && then.0 != after.0
    {
        all.push(Change::Number("strength", Arg::Number(after.0)));
    }
    if (was.state, was.condition) != (now.state, now.condition) {
        all.push(Change::State(now.state));
    }
    for figure in now.figures.iter().filter(|figure| is_morale(figure)) {
        let then = was.figures.iter().find(|one| one.word == figure.word);
        if then.is_some_and(|then| then.value != figure.value) {
            all.push(if figure.word.ends_with("-test") {
                Change::State(Some(figure.word))
            } else {
                Change::Number(figure.word, figure.value.clone())
            });
        }
    }
    all
}

fn names(links: &[Link], value: &Arg) -> bool {
    let fraction = |arg: &Arg| match arg {
        Arg::Number(n) => Some((*n, 1)),
        Arg::Fraction(above, below) => Some((*above, *below)),
        _ => None,
    };
    let same = |arg: &Arg| match (fraction(arg), fraction(value)) {
        (Some((a, b)), Some((c, d))) => i128::from(a) * i128::from(d) == i128::from(c) * i128::from(b),
        _ => false,
    };
    links.iter().any(|link| link.told.args.iter().any(|(_, arg)| same(arg)))
}

/// Why a change does not open, if it does not.
fn shut(item: &Item, whose: Subject, akin: bool, change: &Change) -> Option<&'static str> {
    let opening = &item.about.opening;
    let ruled = [Rule::GM, Rule::SCENARIO].contains(&item.rule);
    if item.rule.0.is_empty() {
        return Some("no rule");
    }
    if opening.from.is_empty() && opening.links.is_empty() {
        return Some("nothing behind it");
    }
    let Change::Number(_, value) = change else { return None };
    // What a regiment has is what its companies have, and what befalls it befalls them: the number is named of the one told of.
    if !names(&opening.links, value) && whose != item.subject && akin {
        return None;
    }
    if !names(&opening.links, value) {
        return Some("no link names the number");
    }
    // The number itself, added where a book names none, leads nowhere.
    let leads = opening.links.iter().filter(|link| link.told.id != "open-strength").count();
    let chain = opening.from.len() + leads;
    (chain < 2 && !ruled).then_some("the number alone, and nothing that leads to it")
}

/// Whether it is told with a figure, by a rule of the book: that too opens.
fn figured(item: &Item) -> bool {
    let ruled = [Rule::GM, Rule::SCENARIO].contains(&item.rule);
    let number = |(_, arg): &(&str, Arg)| matches!(arg, Arg::Number(_) | Arg::Fraction(..));
    !ruled && item.gm.as_ref().is_some_and(|told| told.args.iter().any(number))
}

fn says(texts: &Texts, fight: &dyn Fight, link: &Link) -> Option<String> {
    Lang::ALL.into_iter().find_map(|lang| {
        let said = texts.say(lang, &link.told, fight.names());
        (said.is_empty() || said.contains(['⟨', '{']) || link.rule.0.is_empty()).then_some(said)
    })
}

#[test]
fn every_change_of_a_strength_a_state_or_a_morale_opens() {
    let texts = texts();
    let mut shut_ones: BTreeMap<String, String> = BTreeMap::new();
    let mut opened: BTreeMap<&str, [u64; 2]> = BTreeMap::new();
    for game in GAMES {
        let id = game.info().id;
        for (path, text) in scenarios(*game) {
            for seed in 0..battles(2) {
                let mut fight = open(*game, &path, &text);
                let mut rng = Rng::of(seed, 5);
                while fight.outcome().is_none() && fight.place().round <= game.info().auto_rounds {
                    let mut at = fight.copy();
                    let played = fight.play(&Inputs::default(), &mut Program(&mut rng));
                    assert!(played.closed, "{}: a program keeps nobody waiting", path.display());
                    let mut events = played.events.iter();
                    let mut then = at.sheets(Viewer::Gm);
                    for (nth, item) in played.items.iter().enumerate() {
                        let What::Change { event, .. } = &item.what else { continue };
                        let fact = events.next().expect("an event for every change");
                        at.fold(std::slice::from_ref(fact)).expect("a fact");
                        let now = at.sheets(Viewer::Gm);
                        let opening = &item.about.opening;
                        assert!(opening.from.iter().all(|back| (1..=nth).contains(back)), "{id} {event}: {opening:?}");
                        if figured(item) && opening.from.is_empty() && opening.links.is_empty() {
                            let kind = format!("{id} {event} ({}), told with a figure, nothing behind it", item.rule.0);
                            shut_ones.entry(kind).or_insert_with(|| format!("{} seed {seed}: {fact}", path.display()));
                        }
                        for link in &opening.links {
                            if let Some(said) = says(&texts, at.as_ref(), link) {
                                shut_ones.insert(format!("{id} {event}: {}", link.told.id), said);
                            }
                        }
                        for sheet in &now {
                            let Some(was) = then.iter().find(|one| one.subject == sheet.subject) else { continue };
                            for change in changes(was, sheet) {
                                let numbers = usize::from(matches!(change, Change::Number(..)));
                                opened.entry(id).or_default()[numbers] += 1;
                                let (one, other) = (at.within(item.subject), at.within(sheet.subject));
                                let akin = one.contains(&sheet.subject) || other.contains(&item.subject);
                                if let Some(why) = shut(item, sheet.subject, akin, &change) {
                                    let kind = format!("{id} {event} ({}), {why}", item.rule.0);
                                    shut_ones.entry(kind).or_insert_with(|| {
                                        format!("{} seed {seed}: {} {change:?} {fact}", path.display(), sheet.subject)
                                    });
                                }
                            }
                        }
                        then = now;
                    }
                }
            }
        }
        let [states, numbers] = opened[id];
        assert!(states > 20 && numbers > 20, "{id}: hardly anything changed ({states} states, {numbers} numbers)");
    }
    let listed: Vec<String> = shut_ones.iter().map(|(kind, sample)| format!("{kind}\n    {sample}")).collect();
    assert!(listed.is_empty(), "{} kinds of changes do not open:\n{}", listed.len(), listed.join("\n"));
}
