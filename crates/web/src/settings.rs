//! What a table has agreed on beside the battle: who rolls, who knows what, banners, the scene under way. None of it is history;
//! all of it is kept.

use crate::kept::{Kept, kept};
use crate::seats::Seats;
use montjoie_chronicle::{AskKind, Conduct, Exception, Hand, Share, Shelf, Trouble};
use montjoie_pages::{Banner, Charge, Tincture};
use montjoie_rules::{Gesture, Knowledge};
use montjoie_table::{Side, Subject};
use serde::{Deserialize, Serialize};

/// How something is seen to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// By a person.
    #[default]
    Person,
    /// The program proposes, a person confirms.
    Assisted,
    /// By the program.
    Program,
}

impl Way {
    /// From the word of a form.
    #[must_use]
    pub fn of(word: &str) -> Way {
        match word {
            "assisted" => Way::Assisted,
            "program" => Way::Program,
            _ => Way::Person,
        }
    }

    fn hand(self) -> Hand {
        if self == Way::Program { Hand::Program } else { Hand::Person }
    }
}

/// The kinds of asks, as they are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum What {
    /// Throws.
    Dice,
    /// Decisions.
    Choices,
}

/// A unit, a character, or a person with everything they hold, that goes its own way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Except {
    /// On the field.
    pub who: Option<Subject>,
    /// At the table: the number of a seat.
    pub seat: Option<u32>,
    /// For which kind of ask; every kind when none.
    pub what: Option<What>,
    /// How.
    pub way: Way,
}

/// Who rolls and who decides.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Ways {
    /// Dice of each side.
    pub dice: [Way; 2],
    /// Decisions of each side.
    pub choices: [Way; 2],
    /// What belongs to no side.
    pub gm: Way,
    /// Judgements.
    pub judgements: Way,
    /// Those who go their own way; the last that fits counts.
    pub except: Vec<Except>,
}

/// How well one unit is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Grant {
    /// By everyone of a side,
    pub side: Option<Side>,
    /// or by one seat.
    pub seat: Option<u32>,
    /// Which unit or character.
    pub who: Subject,
    /// How well.
    pub level: Knowledge,
}

/// A scene under way.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct OpenScene {
    /// Its number.
    pub id: u32,
    /// Its title.
    pub title: String,
    /// Who is in it.
    pub who: Vec<Subject>,
    /// Where.
    pub place: String,
    /// What is at stake.
    pub stakes: String,
    /// Whether the phones concerned show the stakes.
    pub shared: bool,
    /// What each outcome will do, best first.
    pub effects: [Vec<Gesture>; 4],
}

/// A round told.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Told {
    /// Which.
    pub round: u32,
    /// In these words.
    pub text: String,
    /// Whether players see it.
    pub shown: bool,
}

/// What a player wants to do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Asked {
    /// Its number.
    pub id: u32,
    /// Whose seat.
    pub seat: u32,
    /// What.
    pub text: String,
}

/// What a table has agreed on.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The arms of the sides, by their words; the usual ones until somebody chooses.
    pub banners: Option<[(String, String); 2]>,
    /// How well each side knows the other; as the scenario says until somebody grants.
    pub knowledge: Option<[Knowledge; 2]>,
    /// How well the screen for the table shows both sides: nothing until somebody grants.
    pub screen: Knowledge,
    /// Units that are better or worse known.
    pub grants: Vec<Grant>,
    /// How the sides are led; as the scenario says until somebody chooses.
    pub doctrines: Option<[usize; 2]>,
    /// Who rolls and who decides.
    pub ways: Ways,
    /// Whether players see the chances.
    pub odds_revealed: bool,
    /// The scene under way.
    pub scene: Option<OpenScene>,
    /// The scene under way on a what-if: the table does not see it.
    pub what_if_scene: Option<OpenScene>,
    /// The last telling that was touched.
    pub told: Option<Told>,
    /// What players want to do and nobody has answered.
    pub asked: Vec<Asked>,
    /// The next number of scenes and wishes.
    pub next: u32,
}

/// Most wishes that wait at once from one seat: a phone must not fill the disk.
pub const MOST_ASKED: usize = 5;

impl Settings {
    /// Those kept for a battle.
    ///
    /// # Errors
    /// When they cannot be read.
    pub(crate) fn load(shelf: &Shelf, battle: &str) -> Result<Kept<Settings>, Trouble> {
        kept(shelf, &place(battle))
    }

    /// Keeps them.
    ///
    /// # Errors
    /// When they cannot be written.
    pub fn save(&self, shelf: &Shelf, battle: &str) -> Result<(), Trouble> {
        shelf.keep(&place(battle), &serde_json::to_string(self).unwrap_or_default())
    }

    /// The arms of the sides.
    #[must_use]
    pub fn arms(&self) -> [Banner; 2] {
        let mut arms = Banner::USUAL;
        for (banner, (field, charge)) in arms.iter_mut().zip(self.banners.iter().flatten()) {
            banner.field = Tincture::of(field).unwrap_or(banner.field);
            banner.charge = Charge::of(charge).unwrap_or(banner.charge);
        }
        arms
    }

    /// A new number.
    pub fn number(&mut self) -> u32 {
        self.next = self.next.wrapping_add(1);
        self.next
    }

    /// Puts who rolls and who decides into the conduct of a battle.
    pub fn conduct(&self, conduct: &mut Conduct, seats: &Seats) {
        let ways = &self.ways;
        let share = |i: usize| Share { dice: ways.dice[i].hand(), choices: ways.choices[i].hand() };
        conduct.sides = [share(0), share(1)];
        conduct.gm = Share::all(ways.gm.hand());
        conduct.judgements = ways.judgements.hand();
        conduct.except = self.exceptions(seats, Way::hand);
    }

    /// The same with assistance counted as the program's hand: whose answers it is to propose.
    pub fn assists(&self, conduct: &mut Conduct, seats: &Seats) {
        let hand = |way: Way| if way == Way::Person { Hand::Person } else { Hand::Program };
        let share = |i: usize| Share { dice: hand(self.ways.dice[i]), choices: hand(self.ways.choices[i]) };
        conduct.sides = [share(0), share(1)];
        conduct.gm = Share::all(hand(self.ways.gm));
        conduct.judgements = hand(self.ways.judgements);
        conduct.except = self.exceptions(seats, hand);
    }

    fn exceptions(&self, seats: &Seats, hand: impl Fn(Way) -> Hand) -> Vec<Exception> {
        let mut all = Vec::new();
        for except in &self.ways.except {
            let kind = except.what.map(|what| match what {
                What::Dice => AskKind::Throw,
                What::Choices => AskKind::Choice,
            });
            let held = seats.list.iter().filter(|s| Some(s.id) == except.seat).flat_map(|s| s.holds.iter().copied());
            let who = except.who.into_iter().chain(held);
            all.extend(who.map(|who| Exception { who, kind, hand: hand(except.way) }));
        }
        all
    }

    /// How well a seat knows somebody of the other side; none where nothing apart was granted.
    #[must_use]
    pub fn granted(&self, seat: u32, side: Side, who: Subject) -> Option<Knowledge> {
        let to = |g: &&Grant| g.who == who && (g.seat == Some(seat) || (g.seat.is_none() && g.side == Some(side)));
        let own = self.grants.iter().rev().filter(to).find(|g| g.seat.is_some());
        own.or_else(|| self.grants.iter().rev().find(to)).map(|g| g.level)
    }
}

fn place(battle: &str) -> String {
    format!("table/{battle}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_grant_to_a_seat_goes_before_one_to_its_side() {
        let grant = |side, seat, level| Grant { side, seat, who: Subject::unit(4), level };
        let settings = Settings {
            grants: vec![grant(None, Some(1), Knowledge::Exact), grant(Some(Side::A), None, Knowledge::Words)],
            ..Settings::default()
        };
        let known = |seat, side| settings.granted(seat, side, Subject::unit(4));
        assert_eq!(known(1, Side::A), Some(Knowledge::Exact));
        assert_eq!(known(2, Side::A), Some(Knowledge::Words));
        assert_eq!(known(2, Side::B), None);
        assert_eq!(settings.granted(1, Side::A, Subject::unit(5)), None);
    }

    #[test]
    fn settings_of_another_day_are_read() {
        let settings: Settings = serde_json::from_str("{\"odds_revealed\":true,\"unheard_of\":1}").expect("sound");
        assert!(settings.odds_revealed && settings.scene.is_none());
    }
}
