//! Small battles and ways to play them.
#![allow(dead_code)]

use montjoie_chronicle::{Author, Chronicle, Conduct, Given};
use montjoie_game::Viewer;
use montjoie_table::{Answer, Ask, Rng, Want, faces_of};

/// Two against two, a chief each, somebody on the way.
pub const FORD: &str = r#"
ruleset = "bx"
name_fr = "Le gué"
name_en = "The ford"

[[side]]
id = "nord"
name_fr = "le Nord"
name_en = "the North"
chief = "aude"

[[side.unit]]
id = "piquiers"
name_fr = "les Piquiers"
name_en = "the Pikemen"
troop = "piquiers"
count = 40

[[side.unit]]
id = "archers"
name_fr = "les Archers"
name_en = "the Archers"
troop = "archers"
count = 30

[[side.unit]]
id = "renfort"
name_fr = "le Renfort"
name_en = "the Relief"
troop = "miliciens"
count = 20
arrives = "event"

[[side.character]]
id = "aude"
name = "Aude"
gender = "f"
level = 4
ca = 16
pv = 20
damage = "1d8"
int = 13
sag = 13
unit = "piquiers"

[[side]]
id = "sud"
name_fr = "le Sud"
name_en = "the South"

[[side.unit]]
id = "orques"
name_fr = "les Orques"
name_en = "the Orcs"
troop = "orques"
count = 40

[[side.unit]]
id = "gobelins"
name_fr = "les Gobelins"
name_en = "the Goblins"
troop = "gobelins"
count = 50

[[event]]
round = 2
arrive = ["renfort"]
message_fr = "Des cors sonnent au nord."
message_en = "Horns sound in the north."
"#;

pub fn ford() -> Chronicle {
    Chronicle::in_memory(montjoie_books::GAMES, FORD, None).expect("a sound scenario")
}

pub fn by_hand() -> Conduct {
    Conduct::by_hand(Rng::of(1, 0))
}

/// A legal answer at random.
pub fn any_answer(ask: &Ask, chronicle: &Chronicle, rng: &mut Rng) -> Answer {
    match &ask.want {
        Want::Throw { dice, .. } => Answer::Faces(faces_of(rng, *dice)),
        Want::Choice(tokens) => {
            let i = rng.below(u32::try_from(tokens.len()).expect("few options")) as usize;
            Answer::Choice(tokens[i].words(chronicle.fight().names()))
        }
        Want::Judgement(judgement) => {
            let width = judgement.range.end() - judgement.range.start() + 1;
            let i = rng.below(width.clamp(1, 20).unsigned_abs());
            Answer::Value(judgement.range.start() + i.cast_signed())
        }
    }
}

/// Answers one of the open asks at random, or plays on when there are none. False when the battle is over.
pub fn one_move(chronicle: &mut Chronicle, rng: &mut Rng) -> bool {
    if chronicle.outcome().is_some() {
        return false;
    }
    let open = chronicle.asks().to_vec();
    if open.is_empty() {
        chronicle.advance(&mut by_hand()).expect("it plays on");
        return true;
    }
    let ask = &open[rng.below(u32::try_from(open.len()).expect("few asks")) as usize];
    let answer = any_answer(ask, chronicle, rng);
    chronicle.answer(ask.name(), answer, Author::Gm).expect("a legal answer to an open ask");
    true
}

/// Answers everything that is open, all at once.
pub fn handful(chronicle: &mut Chronicle, rng: &mut Rng) {
    let given =
        chronicle.asks().to_vec().iter().map(|ask| Given::new(ask.name(), any_answer(ask, chronicle, rng))).collect();
    chronicle.answer_all(given, Author::Gm).expect("legal answers to open asks");
}

/// Plays on until somebody is asked something.
pub fn to_the_next_ask(chronicle: &mut Chronicle) {
    chronicle.advance(&mut by_hand()).expect("it plays on");
}

/// Everything anybody could see of where a battle stands.
pub fn picture(chronicle: &Chronicle) -> String {
    let now = chronicle.now();
    format!(
        "{:016x} {:?} {:?} {:?} {:?} {:?} {} {:?}",
        chronicle.fight().hash(),
        chronicle.place(),
        chronicle.scene(),
        chronicle.inputs(),
        now.open,
        now.events,
        chronicle.lines().len(),
        chronicle.fight().sheets(Viewer::Gm),
    )
}
