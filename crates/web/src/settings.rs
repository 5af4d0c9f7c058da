//! What a table has agreed on beside the battle: who rolls, who knows what, banners, the scene under way. None of it is history;
//! all of it is kept.

use crate::kept::{Kept, kept};
use montjoie_chronicle::{AskKind, Conduct, Exception, Hand, Hands, Shelf, Trouble};
use montjoie_game::{Gesture, Knowledge, Names, Offers};
use montjoie_pages::{Banner, Charge, Tincture, blazon, keys};
use montjoie_table::{Side, Subject};
use serde::{Deserialize, Serialize};

/// The kinds of asks, as tables of another day kept them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FormerAskKind {
    /// Throws.
    Dice,
    /// Decisions.
    Choices,
}

/// A unit, a character, or a person with everything they hold, that went its own way in tables of another day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Except {
    /// On the field.
    pub who: Option<Subject>,
    /// At the table: the number of a seat.
    pub seat: Option<u32>,
    /// For which kind of ask; every kind when none.
    pub what: Option<FormerAskKind>,
    /// How.
    pub way: Hand,
}

/// Who rolled and who decided in tables laid before the journal kept it: only read, and put into the journal.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Ways {
    /// Dice of each side.
    pub dice: [Hand; 2],
    /// Decisions of each side.
    pub choices: [Hand; 2],
    /// What belongs to no side.
    pub gm: Hand,
    /// Judgements.
    pub judgements: Hand,
    /// Those who go their own way.
    pub except: Vec<Except>,
    /// Whether only those whom players play ask the table; as the scenario says until somebody does.
    pub focus: Option<bool>,
    /// Which judgements that are only offered are asked; as the scenario says until somebody does.
    pub offered: Option<Offers>,
}

impl Ways {
    /// Puts it into the conduct of the battle.
    pub fn into_conduct(self, conduct: &mut Conduct) {
        let share = |i: usize| Hands { dice: self.dice[i], choices: self.choices[i] };
        conduct.sides = [share(0), share(1)];
        conduct.gm = Hands::all(self.gm);
        conduct.judgements = self.judgements;
        conduct.focus = self.focus.unwrap_or(conduct.focus);
        conduct.offered = self.offered.unwrap_or(conduct.offered);
        for except in self.except {
            let kind = except.what.map(|what| match what {
                FormerAskKind::Dice => AskKind::Throw,
                FormerAskKind::Choices => AskKind::Choice,
            });
            let who = except.who.unwrap_or(Subject::NOBODY);
            conduct.except(Exception { who, seat: except.seat, kind, hand: except.way });
        }
    }
}

/// How well one unit is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KnowledgeGrant {
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
    pub rows: [Vec<TypedEffect>; 4],
    /// What is to be told of it, as far as somebody typed it and it was not closed.
    pub told: String,
    /// The outcome somebody chose, by its word, while it was not closed.
    pub outcome: String,
    /// The same as `rows` in scenes that were opened before an effect could wait for its target: only read.
    #[serde(skip_serializing)]
    pub effects: [Vec<Gesture>; 4],
}

/// One thing an outcome will do, as it was typed: what is missing is asked for when the scene is closed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TypedEffect {
    /// The word of its gesture.
    pub gesture: String,
    /// On whom it falls, as forms write it.
    pub who: String,
    /// Against whom, with whom or to whom.
    pub on: String,
    /// How many.
    pub men: String,
    /// Which side.
    pub side: String,
}

impl TypedEffect {
    /// A gesture as a form would have written it.
    fn of(gesture: &Gesture) -> TypedEffect {
        let card = |who: Subject| if who == Subject::NOBODY { String::new() } else { keys::card(who) };
        let many = |men: u32| if men == 0 { String::new() } else { men.to_string() };
        let (who, on, men, side) = match *gesture {
            Gesture::Take { who, men } | Gesture::Restore { who, men } | Gesture::Split { who, men } => {
                (who, Subject::NOBODY, men, None)
            }
            Gesture::Add { like, men } => (like, Subject::NOBODY, men, None),
            Gesture::Attack { by, on, .. } | Gesture::Engage { by, on } => (by, on, 0, None),
            Gesture::Part { one, other } => (one, other, 0, None),
            Gesture::Merge { who, into } => (who, into, 0, None),
            Gesture::Post { who, to } => (who, to, 0, None),
            Gesture::Concede { side } => (Subject::NOBODY, Subject::NOBODY, 0, Some(side)),
            Gesture::Test { who }
            | Gesture::Break { who }
            | Gesture::Rally { who }
            | Gesture::Remove { who }
            | Gesture::Bring { who }
            | Gesture::Turn { who }
            | Gesture::Fell { who }
            | Gesture::Set { who, .. } => (who, Subject::NOBODY, 0, None),
            Gesture::Option { .. } => (Subject::NOBODY, Subject::NOBODY, 0, None),
        };
        let side = side.map(|side| keys::card(Subject::side(side))).unwrap_or_default();
        TypedEffect { gesture: gesture.word().to_owned(), who: card(who), on: card(on), men: many(men), side }
    }
}

impl OpenScene {
    /// A scene kept by an earlier program, as one of this.
    fn renewed(mut self) -> OpenScene {
        for (rows, old) in self.rows.iter_mut().zip(&mut self.effects) {
            rows.extend(old.drain(..).map(|gesture| TypedEffect::of(&gesture)));
        }
        self
    }
}

/// A round told.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ToldRound {
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
    /// How well the screen for the table knows whom it does not look for; as the players do until somebody says.
    pub screen_level: Option<Knowledge>,
    /// Through whose eyes it looks, by the word of forms; the players' until somebody says.
    pub screen_of: Option<String>,
    /// The same as `screen_level` in tables laid before the screen knew what players know: only read.
    #[serde(skip_serializing)]
    pub screen: Knowledge,
    /// Units that are better or worse known.
    pub grants: Vec<KnowledgeGrant>,
    /// How the sides are led; as the scenario says until somebody chooses.
    pub doctrines: Option<[usize; 2]>,
    /// Who rolls and who decides, in tables laid before the journal kept it: only read.
    #[serde(skip_serializing)]
    pub ways: Option<Ways>,
    /// Whether players see the chances.
    pub odds_revealed: bool,
    /// How much of what happens is shown as a moment, by its word; what matters until somebody says.
    pub pace: Option<String>,
    /// The scene under way.
    pub scene: Option<OpenScene>,
    /// The scene under way on a what-if: the table does not see it.
    pub what_if_scene: Option<OpenScene>,
    /// The form of a scene that was not opened, as it was typed: it is shown again.
    pub unopened: Option<Vec<(String, String)>>,
    /// The last telling that was touched.
    pub told: Option<ToldRound>,
    /// What players want to do and nobody has answered.
    pub asked: Vec<Asked>,
    /// The next number of scenes and wishes.
    pub next: u32,
}

/// Most wishes that wait at once from one seat: a phone must not fill the disk.
pub const MOST_ASKED: usize = 5;

impl Settings {
    /// How much of what happens is shown as a moment.
    pub fn pace(&self) -> montjoie_pages::Pace {
        self.pace.as_deref().and_then(montjoie_pages::Pace::of).unwrap_or_default()
    }

    /// Those kept for a battle.
    ///
    /// # Errors
    /// When they cannot be read.
    pub(crate) fn load(shelf: &Shelf, battle: &str) -> Result<Kept<Settings>, Trouble> {
        let mut kept: Kept<Settings> = kept(shelf, &place(battle))?;
        if let Some(settings) = &mut kept.value {
            settings.scene = settings.scene.take().map(OpenScene::renewed);
            settings.what_if_scene = settings.what_if_scene.take().map(OpenScene::renewed);
            // What was granted to the screen stays granted; that nothing was is no choice of anybody's.
            let granted = std::mem::take(&mut settings.screen);
            settings.screen_level = settings.screen_level.or((granted > Knowledge::Unseen).then_some(granted));
        }
        Ok(kept)
    }

    /// Goes back to what was agreed on before, all but what somebody typed: a text is not lost because it was refused.
    pub(crate) fn go_back(&mut self, before: Settings) {
        let now = std::mem::replace(self, before);
        self.unopened = now.unopened;
        if let (Some(kept), Some(typed)) = (&mut self.scene, now.scene)
            && kept.id == typed.id
        {
            *kept = typed;
        }
    }

    /// Keeps them.
    ///
    /// # Errors
    /// When they cannot be written.
    pub fn save(&self, shelf: &Shelf, battle: &str) -> Result<(), Trouble> {
        shelf.keep(&place(battle), &serde_json::to_string(self).unwrap_or_default())
    }

    /// The arms of the sides: as they were chosen, else as their names tell. Never both the same.
    #[must_use]
    pub fn arms(&self, names: &Names) -> [Banner; 2] {
        let mut arms = blazon::usual(names);
        for (banner, (field, charge)) in arms.iter_mut().zip(self.banners.iter().flatten()) {
            banner.field = Tincture::of(field).unwrap_or(banner.field);
            banner.charge = Charge::of(charge).unwrap_or(banner.charge);
        }
        let [first, second] = arms;
        [first, second.apart_from(first)]
    }

    /// A new number.
    pub fn number(&mut self) -> u32 {
        self.next = self.next.wrapping_add(1);
        self.next
    }

    /// How well a seat knows somebody of the other side; none where nothing apart was granted.
    #[must_use]
    pub fn granted(&self, seat: u32, side: Side, who: Subject) -> Option<Knowledge> {
        let to =
            |g: &&KnowledgeGrant| g.who == who && (g.seat == Some(seat) || (g.seat.is_none() && g.side == Some(side)));
        let own = self.grants.iter().rev().filter(to).find(|g| g.seat.is_some());
        own.or_else(|| self.grants.iter().rev().find(to)).map(|g| g.level)
    }
}

/// Lays the table of a new battle as this one is used to; one that lies already is left as it is.
///
/// # Errors
/// When it cannot be written.
pub(crate) fn begin(shelf: &Shelf, battle: &str, habits: &crate::habits::Habits) -> Result<(), Trouble> {
    match habits.for_a_new_table() {
        Some(text) if shelf.kept(&place(battle))?.is_none() => shelf.keep(&place(battle), &text),
        _ => Ok(()),
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
        let grant = |side, seat, level| KnowledgeGrant { side, seat, who: Subject::unit(4), level };
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

    /// A scene that was open when the program was changed for this one keeps its effects, those without a target too.
    #[test]
    fn an_open_scene_of_another_day_is_read() {
        let old = r##"{"id":3,"title":"Le pont","who":["#c0"],"effects":[[{"take":{"who":"#u3","men":4}},{"engage":{"by":"#u1","on":"#-"}}],[],[],[]]}"##;
        let scene: OpenScene = serde_json::from_str(old).expect("sound");
        let [triumph, ..] = scene.renewed().rows;
        let row = |gesture: &str, who: &str, men: &str| TypedEffect {
            gesture: gesture.into(),
            who: who.into(),
            men: men.into(),
            ..TypedEffect::default()
        };
        assert_eq!(triumph, [row("take", "u3", "4"), row("engage", "u1", "")]);
    }
}
