//! Every ruleset says everything it has to say in both languages, under the ids interfaces look for
//! (“Texts a ruleset brings”, CONTRIBUTING.md).

mod common;

use common::{battles, gesture, names_of_every_shape, open, rulings, scenarios, texts, to_the_end};
use montjoie_books::GAMES;
use montjoie_game::{Arg, Fight, Game, Gesture, Item, Knowledge, Message, Names, Played, Values, Viewer, What};
use montjoie_table::{Ask, Rng, Side, Tally as _, Told, Want};
use montjoie_text::{Lang, Texts, ask_ids, check};
use std::collections::{BTreeMap, BTreeSet};

/// A word that every ruleset may have from the common texts: a state, an amount.
fn shared(id: &str) -> Option<String> {
    let (_, word) = id.split_once('-')?;
    ["state-", "amount-"].iter().any(|kind| word.starts_with(kind)).then(|| word.to_owned())
}

/// The ids a ruleset must bring, from its own lists.
fn ids(game: &dyn Game) -> Vec<String> {
    let info = game.info();
    let of = |kind: &str, word: &str| format!("{}-{kind}-{word}", info.id);
    let mut ids: Vec<String> = ["name", "name-help"].iter().map(|word| format!("{}-{word}", info.id)).collect();
    ids.extend(info.editions.iter().map(|word| of("edition", word)));
    ids.extend(info.steps.iter().map(|word| of("step", word)));
    ids.extend(info.states.iter().map(|word| of("state", word)));
    ids.extend(info.rows.iter().map(|word| of("row", word)));
    ids.extend(info.amounts.iter().map(|word| of("amount", word)));
    for word in info.doctrines {
        ids.extend([of("doctrine", word), of("doctrine", &format!("{word}-help"))]);
    }
    for field in info.fields {
        ids.push(of("field", field.name));
        let words = field.words.filter(|words| *words != ["false", "true"]).unwrap_or_default();
        ids.extend(words.iter().map(|word| of("field", &format!("{}-{word}", field.name))));
    }
    for setting in info.settings {
        ids.extend([of("option", setting.name), of("option", &format!("{}-help", setting.name))]);
        if let Values::Words(words) = setting.values {
            ids.extend(words.iter().map(|word| of("option", &format!("{}-{word}", setting.name))));
        }
    }
    ids
}

#[test]
fn every_ruleset_brings_the_words_of_its_lists() {
    let texts = texts();
    let mut missing = Vec::new();
    for game in GAMES {
        let unwritten = |id: &String| !texts.has(id) && !shared(id).is_some_and(|id| texts.has(&id));
        missing.extend(ids(*game).into_iter().filter(unwritten));
        // A rule that asks the GM to judge can be phrased, whatever it asks about.
        for rule in game.info().judgements {
            let bare = match *rule {
                "SCENARIO" => "ask-scenario".to_owned(),
                rule => format!("{}-ask-{}", game.info().id, rule.to_lowercase()),
            };
            let written = ["", "-judgement", "-judgement-alone", "-judgement-self", "-judgement-on"];
            if !written.iter().any(|end| texts.has(&format!("{bare}{end}"))) {
                missing.push(bare);
            }
        }
        let problems: Vec<Message> = game.format().codes.iter().map(|code| code.sample()).collect();
        missing.extend(check(&texts, &problems));
    }
    assert_eq!(missing, Vec::<String>::new());
    assert_eq!(texts.missing(), Vec::<String>::new());
    let unnamed = Gesture::WORDS.iter().filter(|word| !texts.has(&format!("gesture-{word}")));
    assert_eq!(unnamed.collect::<Vec<_>>(), Vec::<&&str>::new());
}

/// Everything heard in many battles, each thing once.
#[derive(Default)]
struct Ears {
    messages: BTreeMap<String, Message>,
    asks: BTreeMap<String, Ask>,
    /// Words that must be written: a part of a sum, a judgement's option, a label of a sheet.
    words: BTreeSet<String>,
    /// Words of a ruleset that may also be common ones.
    shared: BTreeSet<(&'static str, String)>,
    /// Kinds of fight, the wider ones too: `vehicles-air`, `vehicles`.
    kinds: BTreeSet<&'static str>,
}

impl Ears {
    fn message(&mut self, message: &Message) {
        let shape = message.args.iter().map(|(name, arg)| match arg {
            Arg::Word(word) => format!("{name}:{word}"),
            other => format!("{name}:{:?}", std::mem::discriminant(other)),
        });
        let key = format!("{} {}", message.id, shape.collect::<Vec<_>>().join(" "));
        self.messages.entry(key).or_insert_with(|| message.clone());
    }

    fn arg(&mut self, arg: &Arg) {
        if let Arg::Word(word) = arg {
            self.words.insert((*word).to_owned());
        }
    }

    fn sum(&mut self, sum: &Told) {
        self.shared.extend(sum.terms().iter().map(|term| ("term", term.word.to_owned())));
    }

    fn ask(&mut self, ruleset: &str, ask: &Ask) {
        let tokens = match &ask.want {
            Want::Throw { plus, versus, share, .. } => {
                [plus, versus, share].into_iter().for_each(|sum| self.sum(sum));
                Vec::new()
            }
            Want::Choice(tokens) => tokens.iter().map(|t| format!("{}{}", t.verb, t.objects.len())).collect::<Vec<_>>(),
            Want::Judgement(judgement) => {
                self.shared.extend(judgement.options.iter().map(|word| ("judgement", (*word).to_owned())));
                Vec::new()
            }
        };
        let key = format!("{:?} {tokens:?}", ask_ids(ruleset, ask));
        self.asks.entry(key).or_insert_with(|| ask.clone());
    }

    fn item(&mut self, item: &Item) {
        for message in [Some(&item.gm), item.sides.first(), item.sides.last()].into_iter().flatten().flatten() {
            self.message(message);
        }
        if let What::Throw { plus, versus, share, .. } = &item.what {
            [plus, versus, share].into_iter().for_each(|sum| self.sum(sum));
        }
    }

    fn played(&mut self, ruleset: &str, played: &Played) {
        played.items.iter().for_each(|item| self.item(item));
        played.open.iter().chain(&played.offered).for_each(|ask| self.ask(ruleset, ask));
    }

    fn sheets(&mut self, fight: &dyn Fight) {
        let mut viewers = vec![Viewer::Gm];
        for known in [Knowledge::Unseen, Knowledge::Words, Knowledge::Exact] {
            viewers.extend(Side::BOTH.map(|side| Viewer::Player(side, known)));
            viewers.push(Viewer::Public(known));
        }
        for sheet in viewers.into_iter().flat_map(|viewer| fight.sheets(viewer)) {
            self.words.extend(sheet.state.iter().chain(sheet.words.iter()).map(|word| (*word).to_owned()));
            for figure in &sheet.figures {
                self.words.insert(figure.word.to_owned());
                self.arg(&figure.value);
                self.shared.extend(figure.terms.iter().map(|term| ("term", term.word.to_owned())));
            }
        }
    }
}

/// Plays battles of a ruleset with random answers and a gesture now and then.
fn listen(game: &dyn Game, ears: &mut Ears) {
    let id = game.info().id;
    for (path, text) in scenarios(game) {
        let mut fight = open(game, &path, &text);
        let mut kind = fight.names().fought;
        while !kind.is_empty() {
            ears.kinds.insert(kind);
            kind = kind.rsplit_once('-').map_or("", |(wider, _)| wider);
        }
        for event in rulings(game) {
            // One that means nothing here (a wall where there is none) changes nothing.
            fight.rule(&[event]).unwrap_or_default().iter().for_each(|item| ears.item(item));
        }
        for battle in 0..battles(36) {
            let mut rng = Rng::of(7, battle);
            let mut fight = open(game, &path, &text);
            fight.reveal([[Knowledge::Unseen, Knowledge::Words, Knowledge::Exact][(battle % 3) as usize]; 2]);
            ears.sheets(&*fight);
            let mut steps = 0;
            while fight.outcome().is_none() && steps < 60 {
                steps += 1;
                let step = to_the_end(&mut rng, &mut *fight, None, &mut |played| ears.played(id, played));
                assert_eq!(step, Ok(()));
                if battle % 2 == 1 && steps % 3 == 0 {
                    let any = gesture(&mut rng, &*fight);
                    let done = to_the_end(&mut rng, &mut *fight, Some(any), &mut |played| ears.played(id, played));
                    ears.words.extend(done.err().map(str::to_owned));
                }
                if battle % 8 < 2 {
                    ears.sheets(&*fight);
                }
            }
            fight.aftermath().iter().for_each(|survivor| ears.message(&survivor.line));
        }
    }
}

#[test]
fn everything_heard_can_be_said() {
    let texts = texts();
    for game in GAMES {
        let id = game.info().id;
        let mut ears = Ears::default();
        listen(*game, &mut ears);
        let messages: Vec<Message> = ears.messages.values().cloned().collect();
        assert!(!messages.is_empty(), "{id} tells nothing");
        assert_eq!(check(&texts, &messages), Vec::<String>::new(), "{id}: what is told");
        assert_eq!(texts.check_asks(id, ears.asks.values()), Vec::<String>::new(), "{id}: what is asked");
        let unwritten = |word: &&String| !texts.has(word);
        assert_eq!(ears.words.iter().filter(unwritten).collect::<Vec<_>>(), Vec::<&String>::new(), "{id}: labels");
        let shared = |(kind, word): &&(&str, String)| {
            !texts.has(&format!("{id}-{kind}-{word}")) && !texts.has(&format!("{kind}-{word}"))
        };
        assert_eq!(ears.shared.iter().filter(shared).collect::<Vec<_>>(), Vec::<&(&str, String)>::new(), "{id}: words");
        untold(&texts, id, game.info().text[0], (&messages, &ears.kinds));
        for message in &messages {
            well_said(&texts, message, "");
            ears.kinds.iter().for_each(|kind| well_said(&texts, message, kind));
        }
    }
}

/// What a ruleset wrote to be told and nobody ever hears.
fn untold(texts: &Texts, id: &str, file: &str, (heard, kinds): (&[Message], &BTreeSet<&str>)) {
    let told = format!("{id}-tell-");
    let written = file.lines().filter(|l| l.starts_with(&told)).filter_map(|l| l.split(' ').next());
    // What several are told alike is heard one by one (`Texts::say_together`), what is read aloud under the usual name.
    let one = |w: &str| w.trim_end_matches("-many").trim_end_matches("-again").trim_end_matches("-aloud").to_owned();
    // And what is told of one kind of fight is heard under the usual name.
    let hears = |w: &str| heard.iter().any(|m| m.id == one(w) || kinds.iter().any(|k| format!("{}-{k}", m.id) == w));
    let silent: Vec<&str> = written.filter(|w| !hears(w)).collect();
    assert_eq!(silent, Vec::<&str>::new(), "{id}: told by nobody");
    for message in heard {
        assert!(
            texts.variants(Lang::Fr, message.id) >= 2 || !message.id.starts_with(&told),
            "{}: one wording",
            message.id
        );
    }
}

/// A message reads well with names of every shape, in every wording: nothing left to fill, no article left to contract.
fn well_said(texts: &Texts, message: &Message, fought: &'static str) {
    let names = Names { fought, ..names_of_every_shape() };
    for lang in Lang::ALL {
        for nth in 0..texts.variants(lang, message.id) {
            let said = texts.say_nth(lang, message, &names, nth);
            let slips: &[&str] = match lang {
                Lang::Fr => &[" de le ", " de les ", " à le ", " à les ", " De le ", " que il"],
                Lang::En => &[" the the ", " of of ", " to to "],
            };
            let slip = ["⟨", "{", "  ", " ,", " ."].iter().chain(slips).find(|slip| said.contains(**slip));
            assert_eq!(slip, None, "{lang}: `{}`, wording {}: {said}", message.id, nth + 1);
            assert!(said.ends_with(['.', '!', '?', '…', '»', '”']), "{lang}: `{}`: {said}", message.id);
            assert!(!said.starts_with(char::is_lowercase), "{lang}: `{}`: {said}", message.id);
        }
    }
}
