//! One battle in a test: answers, dice and judgements by short calls, then what came of them.

use montjoie_game::scenario::Doc;
use montjoie_game::{
    Bout, Fate, Fight as _, Gesture, Item, Led as _, Played, Ruleset, Sheet, Subjects as _, Viewer, What,
};
use montjoie_table::{
    Answer, Ask, Dice, Head, Inputs, Key, KeyName, NamedTerm, Rng, Seat, Slot, Subject, Tally as _, Told, Waiting,
    Want, faces_of,
};

/// What happens to dice nobody wrote down. Choices nobody wrote down are the doctrine's, judgements stay at their default.
#[derive(Clone, Debug)]
pub enum Rest {
    /// They are missed: the test says which throw waits.
    Missed,
    /// Every die shows this, or its highest face if it has no such.
    Show(u16),
    /// They are thrown.
    Thrown(Rng),
}

impl Seat for Rest {
    fn faces(&mut self, _: Head, dice: Dice) -> Option<Vec<u16>> {
        match self {
            Rest::Missed => None,
            Rest::Thrown(rng) => Some(faces_of(rng, dice)),
            Rest::Show(face) => {
                let mut faces = Vec::new();
                // A chain that would never end is broken off by a face that ends it.
                while dice.wanted(&faces) > faces.len() {
                    faces.push(if faces.len() < dice.count() { (*face).clamp(1, u16::from(dice.sides())) } else { 1 });
                }
                Some(faces)
            }
        }
    }

    fn follows_doctrine(&mut self, _: Head) -> bool {
        true
    }

    fn takes_default(&mut self, _: Head) -> bool {
        true
    }
}

/// The problems of a scenario, as `line:column code path`; empty when it opens.
pub fn problems<R: Ruleset>(toml: &str) -> Vec<String> {
    match Bout::<R>::open(&Doc::read(toml), None) {
        Ok(_) => Vec::new(),
        Err(problems) => problems.iter().map(|p| format!("{}:{} {} {}", p.line, p.column, p.code, p.path)).collect(),
    }
}

/// A battle being played in a test.
pub struct TestBattle<R: Ruleset> {
    /// The battle, as its ruleset knows it.
    pub bout: Bout<R>,
    /// Every step played so far.
    pub log: Vec<Played>,
    inputs: Inputs,
    rest: Rest,
    nth: u8,
}

impl<R: Ruleset> TestBattle<R> {
    /// The battle of this scenario, in the edition it names.
    pub fn new(toml: &str) -> TestBattle<R> {
        TestBattle::edition(toml, None)
    }

    /// The battle of this scenario, by another edition.
    pub fn edition(toml: &str, edition: Option<&'static str>) -> TestBattle<R> {
        match Bout::open(&Doc::read(toml), edition) {
            Ok((bout, _, _)) => {
                TestBattle { bout, log: Vec::new(), inputs: Inputs::default(), rest: Rest::Missed, nth: 0 }
            }
            Err(found) => panic!("the scenario does not open: {:#?}", found.iter().collect::<Vec<_>>()),
        }
    }

    /// Every die that is not written down shows this.
    pub fn dice_show(mut self, face: u16) -> TestBattle<R> {
        self.rest = Rest::Show(face);
        self
    }

    /// Every die that is not written down is thrown, always the same.
    pub fn thrown(mut self, seed: u64) -> TestBattle<R> {
        self.rest = Rest::Thrown(Rng::of(seed, 0));
        self
    }

    /// Dice that are not written down are missed again.
    pub fn dice_missed(mut self) -> TestBattle<R> {
        self.rest = Rest::Missed;
        self
    }

    /// Leads both sides by these doctrines.
    pub fn lead(mut self, one: &str, other: &str) -> TestBattle<R> {
        let place = |word: &str| {
            let found = R::INFO.doctrines.iter().position(|d| *d == word);
            found.unwrap_or_else(|| panic!("{word} is no doctrine of {}", R::INFO.id))
        };
        self.bout.lead([place(one), place(other)]);
        self
    }

    /// The next answer is for the so-manieth asking of the same, counted from 0.
    pub fn nth(mut self, nth: u8) -> TestBattle<R> {
        self.nth = nth;
        self
    }

    /// The subject of this id, or of this mark (`#u3`); nobody for an empty text.
    pub fn who(&self, id: &str) -> Subject {
        if id.is_empty() {
            return Subject::NOBODY;
        }
        let found = self.bout.names.find(id).or_else(|| Subject::try_from(id.to_owned()).ok());
        found.unwrap_or_else(|| panic!("nobody is called {id}"))
    }

    fn key(&mut self, rule: &str, of: &str, to: &str) -> KeyName {
        KeyName { rule: rule.to_owned(), of: self.who(of), to: self.who(to), nth: std::mem::take(&mut self.nth) }
    }

    fn say(mut self, rule: &str, of: &str, to: &str, answer: Answer) -> TestBattle<R> {
        let key = self.key(rule, of, to);
        self.inputs.answers.insert(key, answer);
        self
    }

    /// One of the options, in words.
    pub fn answer(self, rule: &str, of: &str, words: &str) -> TestBattle<R> {
        self.say(rule, of, "", Answer::Choice(words.to_owned()))
    }

    /// The same, for an ask about one against another.
    pub fn answer_on(self, rule: &str, of: &str, to: &str, words: &str) -> TestBattle<R> {
        self.say(rule, of, to, Answer::Choice(words.to_owned()))
    }

    /// Any order at all: the GM's ruling.
    pub fn ruled(self, rule: &str, of: &str, words: &str) -> TestBattle<R> {
        self.say(rule, of, "", Answer::Ruled(words.to_owned()))
    }

    /// The faces of a throw.
    pub fn faces(self, rule: &str, of: &str, to: &str, faces: &[u16]) -> TestBattle<R> {
        self.say(rule, of, to, Answer::Faces(faces.to_vec()))
    }

    /// A judgement of the GM.
    pub fn judge(self, rule: &str, of: &str, to: &str, value: i32) -> TestBattle<R> {
        self.say(rule, of, to, Answer::Value(value))
    }

    /// A term the GM adds to one sum of a throw.
    pub fn term(mut self, rule: &str, of: &str, to: &str, slot: Slot, value: i32) -> TestBattle<R> {
        let key = self.key(rule, of, to);
        self.inputs.terms.push(NamedTerm { key, slot, name: "test".to_owned(), value });
        self
    }

    /// Plays the open step; everything said must have been asked.
    pub fn step(mut self) -> TestBattle<R> {
        self.one();
        self.nothing_left();
        self
    }

    /// Plays on to the next step of this name. What is said may be asked in any step on the way.
    pub fn to(mut self, step: &str) -> TestBattle<R> {
        assert!(R::INFO.steps.contains(&step), "{step} is no step of {}", R::INFO.id);
        loop {
            self.one();
            assert!(self.log.len() < 10_000, "{step} never comes");
            if self.bout.place().step == step || self.bout.outcome().is_some() {
                break;
            }
        }
        assert_eq!(self.bout.place().step, step, "the battle ended before");
        self.nothing_left();
        self
    }

    /// Plays on to the start of the next round.
    pub fn round(mut self) -> TestBattle<R> {
        let round = self.bout.place().round;
        while self.bout.place().round == round && self.bout.outcome().is_none() {
            self.one();
        }
        self.nothing_left();
        self
    }

    /// Plays on to the end of the battle.
    pub fn end(mut self) -> TestBattle<R> {
        while self.bout.outcome().is_none() && self.bout.place().round <= R::INFO.auto_rounds {
            self.one();
        }
        self.nothing_left();
        self
    }

    fn nothing_left(&self) {
        let left: Vec<_> = self.inputs.answers.keys().chain(self.inputs.terms.iter().map(|t| &t.key)).collect();
        assert!(left.is_empty(), "said, but never asked: {left:?}");
    }

    /// Plays one step, keeps what was not asked for later, and proves that the events alone give the same battle.
    fn one(&mut self) {
        let mut fold = self.bout.copy();
        let played = self.bout.play(&self.inputs, &mut self.rest);
        assert!(played.refused.is_empty(), "{}: refused {:?}", played.place.step, played.refused);
        assert!(played.closed, "{}: nobody answers {:?}", played.place.step, self.named(&played.open));
        fold.fold(&played.events).unwrap_or_else(|e| panic!("an event cannot be folded: {e:?}"));
        assert_eq!(fold.hash(), self.bout.hash(), "{}: the events give another battle", played.place.step);
        let inputs = std::mem::take(&mut self.inputs);
        let keep = |key: &KeyName| played.unused.contains(key);
        self.inputs.answers = inputs.answers.into_iter().filter(|(k, _)| keep(k)).collect();
        self.inputs.terms = inputs.terms.into_iter().filter(|t| keep(&t.key)).collect();
        self.log.push(played);
    }

    /// A gesture of the GM, between two steps. Its dice are those said before.
    pub fn gesture(mut self, gesture: Gesture) -> TestBattle<R> {
        let inputs = std::mem::take(&mut self.inputs);
        let played = self.bout.gesture(gesture, &inputs, &mut self.rest);
        let played = played.unwrap_or_else(|why| panic!("{gesture:?} is refused: {why}"));
        assert!(played.closed, "{gesture:?} waits for {:?}", self.named(&played.open));
        let (refused, unused) = (&played.refused, &played.unused);
        assert!(refused.is_empty() && unused.is_empty(), "{gesture:?}: refused {refused:?}, unused {unused:?}");
        self.log.push(played);
        self
    }

    /// Asks by rule and ids.
    fn named(&self, asks: &[Ask]) -> Vec<String> {
        let id = |who: Subject| self.bout.names.id(who);
        asks.iter().map(|a| format!("{} {} {} #{}", a.key.rule, id(a.key.of), id(a.key.to), a.nth)).collect()
    }

    /// Why a gesture means nothing here, if it does not.
    pub fn refuses(&self, gesture: Gesture) -> Option<&'static str> {
        R::may(&self.bout.state, gesture).err()
    }

    /// Why what was said cannot be taken; nothing is played.
    pub fn refused(&mut self) -> Vec<(KeyName, montjoie_table::Refusal)> {
        let inputs = std::mem::take(&mut self.inputs);
        self.bout.look(&inputs, &mut Waiting).refused
    }

    /// What the open step asks before anybody answers, beyond what was said.
    pub fn asks(&self) -> Vec<Ask> {
        self.bout.look(&self.inputs, &mut Waiting).open
    }

    /// Every stop of the open step, and what is asked at it, the rest decided by doctrine and dice.
    pub fn stops(&self) -> Vec<Vec<Ask>> {
        let (mut stops, mut seat) = (Vec::new(), Past { keys: Vec::new(), rest: self.rest.clone() });
        loop {
            let open = self.bout.look(&self.inputs, &mut seat).open;
            if open.is_empty() {
                return stops;
            }
            seat.keys.extend(open.iter().map(|ask| ask.key));
            seat.rest = self.rest.clone();
            stops.push(open);
        }
    }

    /// Everything the open step asks on its way, each ask as it would stand with the rest decided by doctrine and dice.
    pub fn asked(&self, rule: &str, of: &str) -> Option<Ask> {
        let (of, mut seat) = (self.who(of), Stop { rule: rule.to_owned(), of: self.who(of), rest: self.rest.clone() });
        let found = self.bout.look(&self.inputs, &mut seat);
        found.open.into_iter().find(|a| a.key.rule.0 == rule && a.key.of == of)
    }

    /// The options of a choice, in words; empty when it is not asked.
    pub fn options(&self, rule: &str, of: &str) -> Vec<String> {
        match self.asked(rule, of).map(|a| a.want) {
            Some(Want::Choice(tokens)) => tokens.iter().map(|t| t.words(&self.bout.names)).collect(),
            _ => Vec::new(),
        }
    }

    /// Where one stands against the start.
    pub fn fate(&self, id: &str) -> Fate {
        R::Subjects::fate(&self.bout.state, self.who(id)).unwrap_or_else(|| panic!("{id} has no fate"))
    }

    /// Strength now: men, or a character's points.
    pub fn left(&self, id: &str) -> i64 {
        self.fate(id).now
    }

    /// The ruleset's word for its state.
    pub fn state(&self, id: &str) -> &'static str {
        self.fate(id).word
    }

    /// What the GM sees of one.
    pub fn sheet(&self, id: &str) -> Sheet {
        let who = self.who(id);
        R::sheets(&self.bout.state, Viewer::Gm).into_iter().find(|s| s.subject == who).unwrap()
    }

    /// Everything that happened, in order.
    pub fn items(&self) -> impl DoubleEndedIterator<Item = &Item> {
        self.log.iter().flat_map(|p| &p.items)
    }

    /// How often an event of this name befell this one; anybody, for an empty id.
    pub fn happened(&self, event: &str, id: &str) -> usize {
        let who = (!id.is_empty()).then(|| self.who(id));
        let is = |i: &&Item| matches!(&i.what, What::Change { event: e, .. } if e == event);
        self.items().filter(is).filter(|i| who.is_none_or(|w| i.subject == w)).count()
    }

    /// The values of the last event of this name that befell this one.
    pub fn event(&self, event: &str, id: &str) -> Option<&serde_json::Value> {
        let who = (!id.is_empty()).then(|| self.who(id));
        self.items().rev().filter(|i| who.is_none_or(|w| i.subject == w)).find_map(|i| match &i.what {
            What::Change { event: e, data } if e == event => Some(data),
            _ => None,
        })
    }

    /// The sums of the last throw of this name: added to the dice, held against, multiplied by.
    pub fn throw(&self, rule: &str, of: &str, to: &str) -> Option<[&Told; 3]> {
        let (of, to) = (self.who(of), self.who(to));
        self.items().rev().find_map(|i| match &i.what {
            What::Throw { head, plus, versus, share, .. }
                if head.key.rule.0 == rule && head.key.of == of && head.key.to == to =>
            {
                Some([plus, versus, share])
            }
            _ => None,
        })
    }

    /// How many throws of this rule there were.
    pub fn throws(&self, rule: &str) -> usize {
        self.items().filter(|i| matches!(&i.what, What::Throw { head, .. } if head.key.rule.0 == rule)).count()
    }

    /// The sum of what the last throw of this name was multiplied by (a percentage), and the product of its factors.
    pub fn share(&self, rule: &str, of: &str, to: &str) -> (i32, i64, i64) {
        let [_, _, share] = self.throw(rule, of, to).unwrap_or_else(|| panic!("{rule} {of} {to} was not thrown"));
        let (num, den) = share.ratio();
        (share.total(), num, den)
    }

    /// What the last throw of this name was held against.
    pub fn versus(&self, rule: &str, of: &str) -> i32 {
        self.throw(rule, of, "").unwrap_or_else(|| panic!("{rule} {of} was not thrown"))[1].total()
    }
}

/// Stops at one ask and leaves the rest to doctrine and dice.
/// Answers what was asked at the stops before, and nothing else.
struct Past {
    keys: Vec<Key>,
    rest: Rest,
}

impl Seat for Past {
    fn faces(&mut self, head: Head, dice: Dice) -> Option<Vec<u16>> {
        if self.keys.contains(&head.key) { self.rest.faces(head, dice) } else { None }
    }

    fn follows_doctrine(&mut self, head: Head) -> bool {
        self.keys.contains(&head.key)
    }

    fn takes_default(&mut self, head: Head) -> bool {
        self.keys.contains(&head.key)
    }
}

struct Stop {
    rule: String,
    of: Subject,
    rest: Rest,
}

impl Stop {
    fn here(&self, head: Head) -> bool {
        head.key.rule.0 == self.rule && head.key.of == self.of
    }
}

impl Seat for Stop {
    fn faces(&mut self, head: Head, dice: Dice) -> Option<Vec<u16>> {
        if self.here(head) { None } else { self.rest.faces(head, dice) }
    }

    fn follows_doctrine(&mut self, head: Head) -> bool {
        !self.here(head)
    }

    fn takes_default(&mut self, head: Head) -> bool {
        !self.here(head)
    }
}
