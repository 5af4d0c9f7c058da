//! One battle at the table, as interfaces know it: object-safe, plain data at the border.

use crate::game::{BadEvent, Ended, Foreseen, Item, OutcomeVisitor, Played};
use crate::{
    Constat, Fate, Found, Gesture, Info, Knowledge, Map, Message, Names, Outcome, PaperTable, Place, Rung, Sheet,
    Survivor, Track, Viewer,
};
use montjoie_table::{Inputs, Key, Minds, Seat, Subject, Walk};
use serde_json::Value;
use std::ops::Range;

/// One battle at the table. What it shows, how it is led and how it is weighed are parts of it, by name.
pub trait Fight: Shown + Led + Weighed + Send + Sync {
    /// Its ruleset's data.
    fn info(&self) -> &'static Info;
    /// Another battle that stands where this one does.
    fn copy(&self) -> Box<dyn Fight>;
    /// What everything is called.
    fn names(&self) -> &Names;
    /// Gives names to those who came later.
    fn names_mut(&mut self) -> &mut Names;
    /// Where it stands.
    fn place(&self) -> Place;
    /// How it ended, once it has.
    fn outcome(&self) -> Option<Outcome>;
    /// Where everyone stands against the start.
    fn fates(&self) -> Vec<Fate>;
    /// A setting in force.
    fn option(&self, index: usize) -> Option<i32>;
    /// A number that is the same for equal battles and, as good as certainly, for no others.
    fn hash(&self) -> u64;
    /// Plays the open step from its start with these inputs. The battle moves on only if the step closes.
    fn play(&mut self, inputs: &Inputs, seat: &mut dyn Seat) -> Played;
    /// The same, without moving on.
    fn look(&self, inputs: &Inputs, seat: &mut dyn Seat) -> Played;
    /// Remembers the dice of a step whose events are laid by [`Fight::fold`], so that what follows from them later in the round can
    /// name them. Nothing else changes by it.
    fn remember(&mut self, items: &[Item]);
    /// Lays events on the battle as they were written: facts of a closed step.
    ///
    /// # Errors
    /// Says which event cannot be.
    fn fold(&mut self, events: &[Value]) -> Result<(), BadEvent>;
    /// Lays a ruling on the battle.
    ///
    /// # Errors
    /// Says which event cannot be; nothing is changed then.
    fn rule(&mut self, events: &[Value]) -> Result<Vec<Item>, BadEvent>;
    /// Plays a gesture of the GM with these inputs, between two steps. The battle changes only if nothing is left open.
    ///
    /// # Errors
    /// The Fluent id of the reason why it means nothing here.
    fn gesture(&mut self, gesture: Gesture, inputs: &Inputs, seat: &mut dyn Seat) -> Result<Played, &'static str>;
    /// What is left of everyone when the battle is over.
    fn aftermath(&self) -> Vec<Survivor>;
}

/// What of a battle is shown, beside its lines.
pub trait Shown {
    /// An ask as people count it: against whom, and which of several askings of the same.
    fn counted(&self, key: Key, nth: u8) -> (Subject, u8);
    /// What somebody or something is, in a word: the book's own for its places and groups.
    fn kind(&self, who: Subject) -> &'static str;
    /// What somebody's strength is counted in: the id of a word.
    fn measure(&self, who: Subject) -> &'static str;
    /// What somebody or something belongs to, the nearest first.
    fn within(&self, who: Subject) -> Vec<Subject>;
    /// Whether nobody on the field can hurt anybody any more, by the rules and whoever leads.
    fn harmless(&self) -> bool;
    /// What this viewer may see of everyone.
    fn sheets(&self, viewer: Viewer) -> Vec<Sheet>;
    /// The loss track of a unit, if this viewer knows its figures and the ruleset has such a track.
    fn ladder(&self, who: Subject, viewer: Viewer) -> Vec<Rung>;
    /// Who acts in which order in the open step, as far as this viewer sees them, if it has such an order.
    fn track(&self, viewer: Viewer) -> Option<Track>;
    /// The printed tables this battle uses, to finish it on paper.
    fn tables(&self) -> Vec<PaperTable>;
    /// The book's own sheets of the order of battle, side by side; empty where it has none.
    fn order(&self) -> [Vec<PaperTable>; 2];
    /// The map as this viewer may see it, if there is one.
    fn map(&self, viewer: Viewer) -> Option<Map>;
    /// What the real table at the end of a phase of engagement comes to, if the battle stands in one: nothing is changed yet.
    fn constat(&self, found: &Constat) -> Option<Found>;
    /// What the battle knows of that phase so far: a report begins from it.
    fn constat_so_far(&self) -> Constat;
    /// What in the rules themselves tips the scales, to be told beside its odds.
    fn tilt(&self) -> Option<Message>;
}

/// How the sides of a battle are led, and how well they know each other.
pub trait Led {
    /// The doctrines of both sides, by their places.
    fn doctrines(&self) -> [usize; 2];
    /// Leads the sides by other doctrines.
    fn lead(&mut self, doctrines: [usize; 2]);
    /// How well each side knows the other.
    fn knowledge(&self) -> [Knowledge; 2];
    /// Lets each side know the other this well from here on.
    fn reveal(&mut self, knowledge: [Knowledge; 2]);
    /// How well the screen for the table knows both sides.
    fn public(&self) -> Knowledge;
    /// Lets the screen for the table know both sides this well from here on.
    fn show(&mut self, public: Knowledge);
}

/// A battle played on many times, or every way it can go.
pub trait Weighed {
    /// Rulings that are made and not laid yet: every battle [`Weighed::simulate`] plays from here lays them in their time.
    fn foresee(&mut self, rulings: Vec<Foreseen>);
    /// Those rulings.
    fn foreseen(&self) -> &[Foreseen];
    /// Plays battles of these numbers to the end with nobody watching; `each` hears how every one ended, in order. The open step
    /// begins with these inputs.
    fn simulate(&self, inputs: &Inputs, seed: u64, battles: Range<u64>, each: &mut dyn FnMut(&Ended<'_>));
    /// The battle as this viewer may take it to be: chances shown to them are counted from it. The others are led by the book's first doctrine.
    fn known(&self, viewer: Viewer) -> Box<dyn Fight>;
    /// Walks through every outcome of the open step; `visit` gets everyone's fate and the weight of each path.
    fn every_outcome(&self, minds: Minds, merge: bool, limit: u64, visit: OutcomeVisitor<'_>) -> Walk;
}
