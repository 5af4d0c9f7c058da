//! The terms of the book: modes, steps, posts, states, ranks.

use montjoie_game::words;
use montjoie_table::{Id as _, Subject, UnitId};
use serde::{Deserialize, Serialize};

words! { /// What is being fought.
pub enum Mode { /// A battle in the open.
Field = "field", /// Waves against a fortified place.
Assault = "assault", /// A siege, week by week.
Siege = "siege", /// House by house in a modern town.
Urban = "urban", /// Vehicles and fleets, unit by unit.
Vehicles = "vehicles" } }

impl Mode {
    /// Whether walls stand between the two sides.
    #[must_use]
    pub fn walls(self) -> bool {
        matches!(self, Mode::Assault | Mode::Siege)
    }
}

words! { /// The steps of a sequence, and the week of a siege.
pub enum Step { /// Retreats are declared, chiefs are put to the test.
Command = "command", /// Shots.
Ranged = "ranged", /// Shocks.
Shock = "shock", /// Pursuits and ripostes.
Pursuit = "pursuit", /// Routed groups are rallied, or go off the line.
Rally = "rally", /// Vehicles break off.
Disengage = "disengage", /// Reserves, retreats, the end of the sequence.
Reserve = "reserve", /// A week of siege.
Week = "week", /// Losses, the wounded, booty, experience.
Aftermath = "aftermath" } }

words! { /// Where a unit stands in its army (ORD-05, ORD-73).
pub enum Station { /// Force principale.
Main = "main", /// Forces de soutien.
Support = "support", /// Réserve.
Reserve = "reserve" } }

words! { /// How a group fights (ORD-111).
pub enum Reach { /// At contact, in the shock.
Contact = "contact", /// At a distance.
Ranged = "ranged" } }

words! { /// Types of troops (`unit_types.csv`), and one for everybody else.
pub enum TroopType { /// Archers, crossbowmen.
Archers = "archers", /// Berserkers.
Berserkers = "berserkers", /// Cavalry.
Cavalry = "cavalry", /// War chariots.
WarChariots = "war_chariots", /// Dinosaurs.
Dinosaurs = "dinosaurs", /// Dragons.
Dragons = "dragons", /// War elephants.
WarElephants = "war_elephants", /// Dwarf warriors.
DwarfWarriors = "dwarf_warriors", /// Orc warriors.
OrcWarriors = "orc_warriors", /// Human infantry.
HumanInfantry = "human_infantry", /// Trolls.
Trolls = "trolls", /// Zombies.
Zombies = "zombies", /// Not in the table.
Other = "other" } }

words! { /// Where a unit or a group is.
pub enum Where { /// Not come yet.
Absent = "absent", /// Kept back.
Reserve = "reserve", /// On the field.
Field = "field", /// Routed and off the line; it may yet be rallied.
Off = "off", /// Left the field in order.
Left = "left", /// Laid down its arms, or taken.
Captured = "captured", /// Annihilated.
Removed = "removed" } }

words! { /// What damage has made of a group (ORD-42, ORD-58).
pub enum Wear { /// Intact.
Intact = "intact", /// Accrochée.
Accrochee = "accrochee", /// Éprouvée.
Eprouvee = "eprouvee", /// Décimée.
Decimee = "decimee", /// Anéantie.
Aneantie = "aneantie", /// En déroute.
Deroute = "deroute" } }

words! { /// The ground (`terrain.csv`).
pub enum Landscape { /// Vast open ground.
Open = "open", /// Hills.
Rough = "rough", /// Mountains.
VeryRough = "very_rough", /// Forest, jungle.
Forest = "forest", /// Marsh, bog, mud.
Mud = "mud", /// A modern town.
Urban = "urban", /// A fortified place under assault.
Assault = "assault", /// No place for a battle.
Impassable = "impassable" } }

words! { /// Sky and temperature (`weather.csv`), every combination that differs.
pub enum Weather { /// Clear.
Clear = "clear", /// Rain, mist, snow.
Bad = "bad", /// Dusk, night, storm.
VeryBad = "very_bad", /// Torrid heat, biting cold.
ExtremeTemp = "extreme_temp", /// A climate that wears out.
GruellingTemp = "gruelling_temp", /// Bad, and extreme.
BadExtreme = "bad_extreme_temp", /// Bad, and gruelling.
BadGruelling = "bad_gruelling_temp", /// Very bad, and extreme.
VeryBadExtreme = "very_bad_extreme_temp", /// Very bad, and gruelling.
VeryBadGruelling = "very_bad_gruelling_temp" } }

words! { /// Fortified places (`fortifications.csv`).
pub enum FortKind { /// Trenches, palisades, sandbags.
Retranchement = "retranchement", /// Bunker, outpost.
Fortin = "fortin", /// Fortress, walled city.
Forteresse = "forteresse" } }

words! { /// Where vehicles fight (`vehicle_distance.csv`).
pub enum Theatre { /// On land.
Land = "land", /// In the air.
Air = "air", /// At sea.
Naval = "naval", /// Under it.
Submarine = "submarine", /// In space.
Space = "space" } }

words! { /// How a battle ended for one side (`experience.csv`).
pub enum Class { /// Cuisante défaite.
CrushingDefeat = "crushing_defeat", /// Défaite.
Defeat = "defeat", /// Statu quo.
StatusQuo = "status_quo", /// Victoire marginale.
MarginalVictory = "marginal_victory", /// Victoire.
Victory = "victory", /// Victoire décisive.
DecisiveVictory = "decisive_victory" } }

words! { /// How the GM classes a battle for one side: as proposed, or by a row of the table.
pub enum Classing { /// As proposed.
Auto = "auto", /// Cuisante défaite.
CrushingDefeat = "crushing_defeat", /// Défaite.
Defeat = "defeat", /// Statu quo.
StatusQuo = "status_quo", /// Victoire marginale.
MarginalVictory = "marginal_victory", /// Victoire.
Victory = "victory", /// Victoire décisive.
DecisiveVictory = "decisive_victory" } }

words! { /// What has become of a character (ORD-56).
pub enum Lot { /// Unhurt.
Fit = "fit", /// Wounded.
Wounded = "wounded", /// Out of action: his Health is spent.
Out = "out_of_action", /// Taken.
Captured = "captured", /// Killed.
Killed = "killed" } }

/// Medium range: what ranged weapons must exceed not to be halved (ORD-15).
pub const MOYENNE: u8 = 2;
/// Short range.
pub const COURTE: u8 = 1;

impl Weather {
    /// Sky: 0 clear, 1 bad, 2 very bad. ORD-67 — bad and very bad together are very bad.
    #[must_use]
    pub fn sky(self) -> u8 {
        match self {
            Weather::Clear | Weather::ExtremeTemp | Weather::GruellingTemp => 0,
            Weather::Bad | Weather::BadExtreme | Weather::BadGruelling => 1,
            Weather::VeryBad | Weather::VeryBadExtreme | Weather::VeryBadGruelling => 2,
        }
    }

    /// Temperature: 0 mild, 1 extreme, 2 gruelling. ORD-69 — gruelling takes in extreme.
    #[must_use]
    pub fn heat(self) -> u8 {
        match self {
            Weather::Clear | Weather::Bad | Weather::VeryBad => 0,
            Weather::ExtremeTemp | Weather::BadExtreme | Weather::VeryBadExtreme => 1,
            Weather::GruellingTemp | Weather::BadGruelling | Weather::VeryBadGruelling => 2,
        }
    }

    /// The weather of a sky and a temperature.
    #[must_use]
    pub fn of(sky: u8, heat: u8) -> Weather {
        Weather::ALL.iter().copied().find(|w| w.sky() == sky && w.heat() == heat).unwrap_or(Weather::Clear)
    }

    /// The weather that these rows of the table make together.
    #[must_use]
    pub fn made_of(words: &[&str]) -> Weather {
        let has = |word: &str| words.contains(&word);
        let sky = if has("very_bad") { 2 } else { u8::from(has("bad")) };
        let heat = if has("gruelling_temp") { 2 } else { u8::from(has("extreme_temp")) };
        Weather::of(sky, heat)
    }
}

/// An exact fraction: damage, rate of fire, area.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Fraction {
    /// Above the line.
    pub num: i32,
    /// Below the line.
    pub den: i32,
}

impl Fraction {
    /// Nothing.
    pub const ZERO: Fraction = Fraction { num: 0, den: 1 };
    /// One.
    pub const ONE: Fraction = Fraction { num: 1, den: 1 };

    /// Whether there is any of it.
    #[must_use]
    pub fn is_zero(self) -> bool {
        self.num == 0
    }
}

/// Who of a battle a subject is, as an order names it.
#[must_use]
pub fn is_unit(who: Subject) -> Option<UnitId> {
    UnitId::of(who)
}
