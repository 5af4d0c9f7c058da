//! A battle in mid-step, as a server would hand it over. For tests and for the gallery.
#![allow(dead_code)]

use montjoie_books::GAMES;
use montjoie_game::scenario::Doc;
use montjoie_game::{Book, Fight, Game, Knowledge, Message, Played, Viewer};
use montjoie_odds::Sample;
use montjoie_pages::{
    Attendee, Banner, Beat, Beside, Branch, Desk, Door, Draft, Grant, Granted, Holding, JournalItem, LineBody, Notice,
    OddsPanel, Onlooker, Open, Pace, Presence, Proposer, ReadAloud, Reader, Request, RollMark, RolledBy, Scene,
    SceneEffect, Seen, ShownLine, Spoken, TEXT, View, Whole, Words,
};
use montjoie_table::{Answer, Inputs, Kind, Program, Rng, Rule, Seat, Side, Subject, Waiting, Want};
use montjoie_text::{Lang, Texts};
use std::path::Path;

/// Every sentence of both languages.
pub fn texts() -> Texts {
    let mut files: Vec<(&str, &str)> = vec![TEXT];
    files.extend(GAMES.iter().map(|game| (game.info().text[0], game.info().text[1])));
    Texts::new(&files).expect("sound texts")
}

/// Scenarios of each ruleset that has some.
pub fn scenarios() -> Vec<(&'static dyn Game, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
    let mut found = Vec::new();
    for game in GAMES {
        let mut files: Vec<_> = std::fs::read_dir(root.join(game.info().id))
            .into_iter()
            .flatten()
            .filter_map(|e| e.ok().map(|e| e.path()))
            .filter(|p| p.extension().is_some_and(|e| e == "toml"))
            .collect();
        // One scenario a ruleset keeps the tests quick, the standard one where there is one; a soak takes them all.
        files.sort_by_key(|f| (!f.ends_with("standard.toml"), f.clone()));
        let most = if std::env::var_os("MONTJOIE_FUZZ_BATTLES").is_some() { files.len() } else { 1 };
        for file in files.iter().take(most) {
            found.push((*game, std::fs::read_to_string(file).expect("a scenario")));
        }
    }
    found
}

/// What stands open.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Stop {
    Dice,
    Orders,
    Judgement,
    End,
}

/// Dice of the program, decisions by doctrine, but for what we stop at.
struct Half<'a>(Program<'a>, Stop);

impl Seat for Half<'_> {
    fn faces(&mut self, head: montjoie_table::Head, dice: montjoie_table::Dice) -> Option<Vec<u16>> {
        if self.1 == Stop::Dice { None } else { self.0.faces(head, dice) }
    }
    fn follows_doctrine(&mut self, head: montjoie_table::Head) -> bool {
        self.1 != Stop::Orders && self.0.follows_doctrine(head)
    }
    fn takes_default(&mut self, head: montjoie_table::Head) -> bool {
        self.1 != Stop::Judgement && self.0.takes_default(head)
    }
}

/// What every event of a scenario says here, in French and in English.
pub fn scripted() -> &'static (String, String) {
    static SAYS: std::sync::LazyLock<(String, String)> =
        std::sync::LazyLock::new(|| ("Au loin, un cor.".to_owned(), "Far off, a horn.".to_owned()));
    &SAYS
}

/// So many steps have just happened.
const FRESH: usize = 4;

/// A battle played to some point.
pub struct Table {
    pub fight: Box<dyn Fight>,
    pub title: (String, String),
    pub played: Vec<Played>,
    pub now: Option<Played>,
    pub books: [Book; 2],
    pub sample: Sample,
    pub before: Option<Box<dyn Fight>>,
}

/// Plays until the third round (or the end) and stops at the first step with such an ask.
pub fn play(game: &'static dyn Game, text: &str, stop: Stop, seed: u64) -> Table {
    let doc = Doc::read(text);
    let opened = game.open(&doc, None).unwrap_or_else(|_| panic!("a sound scenario"));
    let mut fight = opened.fight;
    let mut rng = Rng::of(seed, 0);
    let mut played = Vec::new();
    let (mut now, mut before) = (None, Vec::new());
    for _ in 0..400 {
        if fight.outcome().is_some() {
            break;
        }
        if stop != Stop::End && fight.place().round >= 2 {
            let look = fight.look(&Inputs::default(), &mut Half(Program(&mut rng), stop));
            let fits = look.open.iter().filter(|ask| match ask.want {
                Want::Throw { .. } => stop == Stop::Dice,
                Want::Choice(_) => stop == Stop::Orders,
                Want::Judgement(_) => stop == Stop::Judgement,
            });
            // A full table is the better picture; a single ask will do if the battle grows old.
            let enough = if fight.place().round >= 4 || stop == Stop::Judgement { 1 } else { 4 };
            if fits.count() >= enough && !look.closed {
                now = Some(look);
                break;
            }
        }
        before.push(fight.copy());
        let one = fight.play(&Inputs::default(), &mut Program(&mut rng));
        played.push(one);
    }
    if now.is_none() && fight.outcome().is_none() {
        now = Some(fight.look(&Inputs::default(), &mut Waiting));
    }
    let mut sample = Sample::default();
    sample.play(fight.as_ref(), &Inputs::default(), 7, 0..40);
    Table {
        fight,
        title: opened.title,
        played,
        now,
        books: game.books(),
        sample,
        before: {
            let n = before.len().saturating_sub(FRESH);
            before.into_iter().nth(n)
        },
    }
}

impl Table {
    /// What this viewer sees.
    pub fn view(&self, viewer: Viewer, lang: Lang, texts: &Texts) -> View {
        let fight = self.fight.as_ref();
        let closed: u64 = self.played.iter().map(|played| played.items.len() as u64).sum();
        let last = self.played.iter().rev().take(FRESH).map(|played| played.items.len() as u64).sum::<u64>();
        let fresh = closed + 1 - last..closed + 1;
        let items = self.played.iter().chain(&self.now).flat_map(|played| &played.items);
        let heard: Vec<JournalItem<'_>> = (1..)
            .zip(items)
            .map(|(entry, item)| JournalItem {
                entry,
                place: item.place,
                what: Spoken::Item(item, made(entry % 3)),
                says: matches!(item.subject.kind(), Kind::Event(_)).then(scripted),
                fresh: fresh.contains(&entry),
            })
            .collect();
        let gm = viewer == Viewer::Gm;
        let sample = &self.sample;
        let sheets = fight.sheets(viewer);
        let holder = sheets.iter().find(|s| s.kind == "character" && s.side == Side::A).map(|s| s.subject);
        let asks: Vec<Open> = self.now.iter().flat_map(|p| p.open.iter().cloned()).map(Open::new).collect();
        // A player holds the first who is asked something.
        let own =
            |o: &&Open| sheets.iter().any(|s| s.subject == o.ask.key.of && viewer.knows(s.side) == Knowledge::Exact);
        let units = asks.iter().filter(own).map(|o| o.ask.key.of).take(usize::from(!gm)).collect();
        let onlooker = Onlooker {
            holds: Holding { name: "Anne".into(), character: holder.filter(|_| !gm), units, chief: false },
            ..Onlooker::new(viewer)
        };
        let head = heard.last().map_or(0, |one| one.entry);
        let whole = Whole {
            fight,
            so_far: None,
            before: self.before.as_deref(),
            place: fight.place(),
            outcome: fight.outcome(),
            heard,
            asks,
            offered: self.now.iter().flat_map(|p| p.offered.iter().cloned()).collect(),
            scene: None,
            notices: Vec::new(),
        };
        let seen = Seen::of(texts, whole, &onlooker);
        let telling = texts.telling(lang, &seen.names, (&fight.fates(), &fight.fates()), None, 3);
        let desk = Desk {
            head,
            course: (0..4u32)
                .map(|round| Beat { round, left: [100 - 20 * i64::from(round), 90], ..Beat::default() })
                .collect::<Vec<_>>()
                .into(),
            undo: Some(Message::new("page-dice-title").number("n", 4)),
            people: people(holder),
            knowledge: [Knowledge::Words; 2],
            grants: grants(&fight.fates()),
            branches: vec![Branch { entry: 4, round: 2, label: "et si la cavalerie…".into(), here: false }],
            constat: fight.constat(&Default::default()).is_some().then(|| fight.constat_so_far()),
            door: Some(Door { code: "KRPWTQ".into(), addresses: Vec::new(), open: true, ..Door::default() }),
            ..Desk::default()
        };
        View {
            seen,
            reader: Reader { lang, ..Reader::default() },
            info: fight.info(),
            base: "/b/1".into(),
            title: if lang == Lang::Fr { self.title.0.clone() } else { self.title.1.clone() },
            odds: gm.then(|| OddsPanel {
                runs: sample.runs,
                victories: sample.victories,
                neither: sample.draws + sample.undecided,
                harmless: sample.harmless,
                over_doctrines: Some((310, 690)),
                doctrines: [fight.info().doctrines[0]; 2],
                tilt: fight.tilt(),
                losses: [Some([40, 120, 260]), Some([80, 190, 330])],
                rounds: sample.rounds.clone(),
                stale: false,
                revealed: false,
            }),
            banners: Banner::USUAL,
            pace: Pace::All,
            on_screen: matches!(viewer, Viewer::Public(_)),
            requests: vec![Request { id: "1".into(), name: "Anne".into(), text: "je tiens le pont".into() }],
            telling: Some(ReadAloud { round: 2, text: telling, shown: !gm }),
            pledge: None,
            preface: None,
            desk: if gm { desk } else { Desk::default() },
        }
    }

    /// The words for a view.
    pub fn words<'a>(&'a self, texts: &'a Texts, view: &'a View) -> Words<'a> {
        let book = &self.books[usize::from(view.reader.lang == Lang::En)];
        Words { texts, lang: view.reader.lang, info: Some(view.info), names: &view.names, book }
    }
}

fn grants(fates: &[montjoie_game::Fate]) -> Vec<Grant> {
    let of =
        |f: &montjoie_game::Fate| Grant { to: Granted::Side(Side::A), who: f.subject, knowledge: Knowledge::Exact };
    fates.iter().take(1).map(of).collect()
}

fn people(holder: Option<Subject>) -> Vec<Attendee> {
    let person = |id: &str, name: &str, presence| Attendee {
        id: id.into(),
        name: name.into(),
        presence,
        side: Some(Side::A),
        character: holder,
        units: Vec::new(),
        chief: false,
        narrow: false,
    };
    vec![person("s1", "Anne", Presence::Here), person("s2", "Bertrand", Presence::Away)]
}

/// Dice of every origin, in turn.
fn made(n: u64) -> Option<RolledBy> {
    let origin = [RollMark::Typed, RollMark::Rolled, RollMark::Overwritten][usize::try_from(n % 3).unwrap_or(0)];
    Some(RolledBy { origin, by: (n == 2).then(|| "Aude".to_owned()) })
}

/// A view with something nasty in every place a person can write to.
pub fn nasty(view: &mut View, nasty: &str) {
    view.title = nasty.into();
    for name in
        view.seen.names.units.iter_mut().chain(&mut view.seen.names.sides).chain(&mut view.seen.names.characters)
    {
        name.fr = nasty.into();
        name.en = nasty.into();
    }
    view.seen.holds.name = nasty.into();
    view.preface = Some(nasty.into());
    view.desk.previously = vec![nasty.into()];
    view.telling = Some(ReadAloud { round: 1, text: nasty.into(), shown: true });
    view.seen.scene = Some(Scene {
        id: "1".into(),
        title: nasty.into(),
        place: nasty.into(),
        stakes: nasty.into(),
        shared: true,
        outcomes: std::array::from_fn(|_| {
            let typed = || nasty.to_owned();
            let said = Some(typed());
            vec![SceneEffect { gesture: typed(), who: typed(), on: typed(), men: typed(), side: typed(), said }]
        }),
        told: nasty.into(),
        outcome: nasty.into(),
        ..Scene::default()
    });
    for person in &mut view.desk.people {
        person.name = nasty.into();
        person.id = nasty.into();
    }
    for branch in &mut view.desk.branches {
        branch.label = nasty.into();
    }
    view.seen.notices = vec![Notice {
        wrong: true,
        message: Message::new("page-because").with("reason", montjoie_game::Arg::Text(nasty.into())),
    }];
    let place = view.place;
    let line = |said| ShownLine {
        entry: 1,
        place,
        rule: Rule::GM,
        side: None,
        subject: Subject::NOBODY,
        said,
        sum: None,
        behind: Vec::new(),
        links: Vec::new(),
        secret: false,
        fresh: true,
    };
    view.seen.chronicle.push(line(LineBody::Note(nasty.into())));
    view.seen.chronicle.push(line(LineBody::Ruling { gesture: None, reason: nasty.into(), told: Vec::new() }));
    view.seen.chronicle.push(line(LineBody::Scene {
        title: nasty.into(),
        who: Vec::new(),
        verdict: "triumph",
        text: nasty.into(),
    }));
    for open in &mut view.seen.asks {
        open.waits_for = Some(nasty.into());
        open.typed = Some(nasty.into());
        let by = Proposer::Player { seat: 1, name: nasty.into() };
        open.draft = Some(Draft { was: Some(Answer::Choice(nasty.into())), ..Draft::choice(nasty.into(), Some(by)) });
    }
    view.desk.beside = Some(Beside {
        since: place,
        battle: place,
        steps: 1,
        steps_aside: 1,
        lines_aside: 1,
        answers_aside: 1,
        came: vec![nasty.into()],
    });
    let _ = Kind::Nobody;
}
