//! Pairs of worlds that differ in what one side hides: who waits, in which number, of which kind, until when.
#![allow(missing_docs, clippy::unwrap_used)]

use montjoie_game::{Game, Knowledge};
use montjoie_table::{Rng, Side, d, faces_of};

/// What is hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Secret {
    /// Troops that come at an hour, another in each world.
    Relief,
    /// Troops that never come: the battle is played to its end.
    Nobody,
    /// Troops kept back by the book's own rule; in one world there are none.
    Reserve,
    /// Troops that lie in wait, where the book has it; in one world there are none.
    Ambush,
    /// A character who waits aside, or is still to come.
    Hero,
}

/// A pair of battles, and all that is decided about it.
pub struct Pair {
    pub texts: [String; 2],
    pub hides: Side,
    pub looks: Side,
    pub secret: Secret,
    /// The round before whose first step both worlds are alike; none where nothing comes at an hour.
    pub last: Option<u32>,
    /// Every order and every die by a form of its own; else round by round by the program.
    pub by_hand: bool,
    pub knowledge: Knowledge,
    /// The ids of those who are hidden, in each world.
    pub hidden: [Vec<String>; 2],
}

pub fn roll(rng: &mut Rng, most: u16) -> u16 {
    faces_of(rng, d(100))[0] % most.max(1)
}

/// Troops that wait: the n-th of a side, of a kind of its own.
pub struct Waiting {
    pub troop: String,
    pub count: u16,
    /// The round in which an event brings them.
    pub round: Option<u32>,
    pub arrives: Option<&'static str>,
}

/// Where a side begins in a scenario.
fn side_at(text: &str, side: usize) -> usize {
    text.match_indices("[[side]]").nth(side).map(|(at, _)| at).unwrap()
}

/// The scenario with these troops put before everybody else of a side, so that they shift the numbers of all who come after them.
pub fn with_waiting(text: &str, side: usize, waiting: &[Waiting], ruleset: &str) -> String {
    let start = side_at(text, side);
    let first = start + text[start..].find("[[side.unit]]").unwrap();
    let (mut units, mut events) = (String::new(), String::new());
    for (n, one) in waiting.iter().enumerate() {
        let Waiting { troop, count, .. } = one;
        units.push_str(&format!(
            "[[side.unit]]\nid = \"renfort_{n}\"\nname_fr = \"le Renfort {n}\"\nname_en = \"Relief {n}\"\ntroop = \"{troop}\"\ncount = {count}\n"
        ));
        units.extend(one.arrives.map(|how| format!("arrives = \"{how}\"\n")));
        if ruleset == "jet" {
            units.push_str("leadership = 15\ntactics = 5\n");
        }
        units.push('\n');
        events.extend(one.round.map(|round| format!("\n[[event]]\nround = {round}\narrive = [\"renfort_{n}\"]\n")));
    }
    format!("{}{units}{}{events}", &text[..first], &text[first..])
}

/// The kinds of troops a side has.
pub fn troops(text: &str, side: usize) -> Vec<String> {
    let part = text.split("[[side]]").nth(side + 1).unwrap();
    let all = part.lines().filter_map(|line| line.trim().strip_prefix("troop = \"")?.strip_suffix('"'));
    let mut all: Vec<String> = all.map(str::to_owned).collect();
    all.sort();
    all.dedup();
    all
}

/// So many troops that wait, of kinds and numbers as the dice say.
fn draw(
    rng: &mut Rng,
    troops: &[String],
    many: usize,
    round: Option<u32>,
    arrives: Option<&'static str>,
) -> Vec<Waiting> {
    let one = |_| Waiting {
        troop: troops[usize::from(roll(rng, u16::try_from(troops.len()).unwrap()))].clone(),
        count: 20 + 5 * roll(rng, 4),
        round: round.map(|least| least + u32::from(roll(rng, 2))),
        arrives,
    };
    (0..many).map(one).collect()
}

/// The same with doubts accepted: troops that never come are meant.
fn meant(text: &str) -> String {
    let at = text.find("ruleset = ").unwrap();
    format!("{}waive = [\"problem-never-arrives\"]\n{}", &text[..at], &text[at..])
}

/// The first character of a side once more under other names, still to come or aside.
fn heroes(text: &str, side: usize, many: usize, ruleset: &str, round: u32) -> Option<String> {
    let start = side_at(text, side);
    let end = text[start + 2..].find("[[side]]").map_or(text.len(), |at| start + 2 + at);
    let first = start + text[start..end].find("[[side.character]]")?;
    let after = first + 2;
    let len = text[after..].find("\n[[").or_else(|| text[after..].find("\n  [[")).map_or(text.len() - after, |at| at);
    let block = &text[first..after + len];
    let (mut people, mut events) = (String::new(), String::new());
    for n in 0..many {
        for line in block.lines() {
            match line.trim().split_once(" = ") {
                Some(("id", _)) => people.push_str(&format!("id = \"renfort_{n}\"\n")),
                Some((key @ ("name_fr" | "name_en"), _)) => people.push_str(&format!("{key} = \"Renaud {n}\"\n")),
                // Nobody else's: who is alone comes alone.
                Some(("unit", _)) if ruleset == "bx" => {}
                _ => people.push_str(&format!("{line}\n")),
            }
        }
        if ruleset == "bx" && n % 2 == 0 {
            people.push_str("aside = true\n\n");
        } else {
            people.push_str("arrives = \"event\"\n\n");
            events.push_str(&format!("\n[[event]]\nround = {round}\narrive = [\"renfort_{n}\"]\n"));
        }
    }
    Some(format!("{}{people}{}{events}", &text[..first], &text[first..]))
}

/// A battle of this book in which nobody is kept back. Short ones: what tells of somebody tells in the first rounds or at the end.
fn without_reserve(game: &dyn Game, pair: u64) -> &'static str {
    match (game.info().id, pair % 4) {
        ("ordre", _) => include_str!("../../../../scenarios/ordre/plaine.toml"),
        ("jet", 1 | 2) => include_str!("../../../../scenarios/jet/elfes.toml"),
        ("jet", 3) => include_str!("../../../../scenarios/jet/moulin.toml"),
        _ => game.samples()[0].1,
    }
}

impl Pair {
    /// The n-th pair of a book.
    pub fn of(game: &dyn Game, pair: u64) -> Pair {
        let id = game.info().id;
        let mut rng = Rng::of(77, pair);
        let side = usize::from(roll(&mut rng, 2));
        let (hides, looks) = if side == 0 { (Side::A, Side::B) } else { (Side::B, Side::A) };
        let secrets = [Secret::Relief, Secret::Nobody, Secret::Reserve, Secret::Ambush, Secret::Hero];
        // Not every book keeps troops back or lets them lie in wait, nor has every battle a character.
        let secret = match (secrets[usize::try_from(pair % 5).unwrap()], id) {
            (Secret::Reserve, "bx") => Secret::Hero,
            (Secret::Reserve, "papiers") | (Secret::Ambush, "papiers") => Secret::Ambush,
            (Secret::Ambush, "jet" | "ordre") => Secret::Reserve,
            (Secret::Ambush, _) => Secret::Relief,
            (Secret::Hero, "jet") => Secret::Nobody,
            (secret, _) => secret,
        };
        let text = without_reserve(game, pair);
        let kinds = troops(text, side);
        // The second world always hides more of them; in the first of a relief there may be nobody to come.
        let few = usize::from(secret != Secret::Relief) + usize::from(roll(&mut rng, 2));
        let many = [few, few + 1 + usize::from(roll(&mut rng, 2))];
        let rounds = [2 + u32::from(roll(&mut rng, 2)), 2 + u32::from(roll(&mut rng, 3))];
        let mut hidden = many.map(|n| (0..n).map(|i| format!("renfort_{i}")).collect::<Vec<_>>());
        let none = matches!(secret, Secret::Reserve | Secret::Ambush);
        let texts = [0, 1].map(|n| match secret {
            Secret::Relief => {
                let waiting = draw(&mut rng, &kinds, many[n], Some(rounds[n]), Some("event"));
                with_waiting(text, side, &waiting, id)
            }
            Secret::Nobody => {
                let waiting = draw(&mut rng, &kinds, many[n], None, Some("event"));
                meant(&with_waiting(text, side, &waiting, id))
            }
            Secret::Reserve | Secret::Ambush if n == 0 => text.to_owned(),
            Secret::Reserve => {
                let waiting = draw(&mut rng, &kinds, many[n], None, Some("reserve"));
                with_waiting(text, side, &waiting, id)
            }
            Secret::Ambush => {
                let waiting = draw(&mut rng, &kinds, many[n], None, None);
                let sites: String = (0..many[n])
                    .map(|i| {
                        format!(
                            "\n[[ground.ambush]]\nid = \"haie_{i}\"\nname = \"la Haie {i}\"\nunit = \"renfort_{i}\"\n"
                        )
                    })
                    .collect();
                with_waiting(text, side, &waiting, id) + &sites
            }
            Secret::Hero => heroes(text, side, many[n], id, rounds[n]).unwrap(),
        });
        if none {
            hidden[0].clear();
        }
        let hours = matches!(secret, Secret::Relief | Secret::Hero);
        Pair {
            texts,
            hides,
            looks,
            secret,
            last: hours.then(|| if hidden[0].is_empty() { rounds[1] } else { rounds[0].min(rounds[1]) }),
            by_hand: (pair / 5).is_multiple_of(3),
            knowledge: if pair % 3 == 1 { Knowledge::Exact } else { Knowledge::Words },
            hidden,
        }
    }
}
