//! The terms of the book: steps, categories, states, attributes, orders.

use crate::nouns::ids::HeroId;
use montjoie_game::words;
use montjoie_table::{Meaning, PlaceId, Reads, UnitId};
use serde::{Deserialize, Serialize};

words! { /// The steps of an hour: the six phases, cut where nothing is left half done.
pub enum Step { /// Drugs, frenzy, tortoises; what they cost afterwards; fear.
Debut = "debut", /// One step a character.
Actions = "actions", /// The armies' dice, charges declared.
Initiative = "initiative", /// One step a unit.
Engagement = "engagement", /// Limits, splits, fear of those just met.
Alignement = "alignement", /// Volleys at those who charge.
TirDefensif = "tir_defensif", /// Extra blows of the vanguard.
AvantGarde = "avant_garde", /// Every blow and shot at once.
Combat = "combat", /// Regeneration, losses, wounds.
Pertes = "pertes", /// Tests of those who bled.
Moral = "moral", /// Rallies; the hour ends.
Ralliement = "ralliement" } }

words! { /// What kind of unit it is.
pub enum Category { /// On foot.
Foot = "foot", /// On a mount.
Mounted = "mounted", /// In chariots.
Chariot = "chariot", /// War machines and their crew.
Machine = "machine", /// One great beast.
Monster = "monster", /// One character alone, or a few.
Character = "character" } }

words! { /// Where a unit is.
pub enum Where { /// Not come yet, or no one in it.
Absent = "absent", /// On the field.
Field = "field", /// Left for good.
Left = "left", /// Nothing left of it.
Destroyed = "destroyed" } }

words! { /// PAP-09 — morale levels.
pub enum Mo { /// Militia.
Milice = "milice", /// Ordinary.
Normal = "normal", /// Veterans.
Veteran = "veteran", /// The best.
Elite = "elite", /// None: never tested.
Sans = "sans" } }

words! { /// PAP-40, PAP-41 — morale states, the worse the later.
pub enum Morale { /// Stands.
Ok = "ok", /// In disorder.
Desorganisation = "desorganisation", /// In rout.
Deroute = "deroute" } }

impl Reads for Morale {
    fn meaning(self) -> Meaning {
        Meaning::Row(self.word())
    }
}

words! { /// What has become of a character.
pub enum HeroStatus { /// Not come yet.
Absent = "absent", /// Able to act.
Able = "able", /// Out of action, alive perhaps.
Out = "out", /// Dead.
Dead = "dead", /// In enemy hands.
Captured = "captured", /// Ran from the field.
Fled = "fled" } }

words! { /// PAP-11 — body armour.
pub enum Armour { /// None.
None = "none", /// Stiff leather to light mail.
Light = "armure_legere", /// Heavy mail to full plate.
Heavy = "armure_lourde" } }

words! { /// PAP-46..60 — special attributes of the book.
pub enum Attribute { /// PAP-46.
Drogues = "drogues", /// PAP-47.
Frenesie = "frenesie", /// PAP-48.
AvantGarde = "avant_garde", /// PAP-49.
Peur = "peur", /// PAP-50.
Terreur = "terreur", /// PAP-51.
Endurance = "endurance", /// PAP-52.
Haine = "haine", /// PAP-53.
GrandesCreatures = "grandes_creatures", /// PAP-54.
TresGrandesCreatures = "tres_grandes_creatures", /// PAP-55.
Regeneration = "regeneration", /// PAP-56.
PeauCoriace = "peau_coriace", /// PAP-56.
Ecailles = "ecailles", /// PAP-57.
Vol = "vol", /// PAP-58.
CoupsPuissants = "coups_puissants", /// PAP-59.
Tortue = "tortue", /// PAP-60.
EclaireursElite = "eclaireurs_elite" } }

words! { /// PAP-70 — how a unit is organised this hour.
pub enum Organised { /// Not.
None = "none", /// To strike.
Att = "att", /// To stand.
Def = "def" } }

words! { /// PAP-30 — how a unit supports.
pub enum SupportKind { /// By weight.
Melee = "melee", /// By missiles.
Fire = "fire" } }

words! { /// PAP-84 — the four outcomes of a skill roll, best first.
pub enum Skill { /// Critical success.
Critical = "critical_success", /// Success.
Success = "success", /// Failure.
Failure = "failure", /// Critical failure.
Fumble = "critical_failure" } }

impl Reads for Skill {
    fn meaning(self) -> Meaning {
        Meaning::Row(self.word())
    }
}

/// Men an attack takes, as a throw is told.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct EffLost(pub u32);

impl Reads for EffLost {
    fn meaning(self) -> Meaning {
        Meaning::of("men", i64::from(self.0))
    }
}

/// What a die of wounds comes to: so many of a grade, or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wounds(pub Option<(u8, Grade)>);

impl Reads for Wounds {
    fn meaning(self) -> Meaning {
        self.0.map_or(Meaning::Row("unhurt"), |(n, grade)| Meaning::of(grade.word(), i64::from(n)))
    }
}

/// Results a throw may come to by name.
pub const ROWS: &[&str] =
    &["ok", "desorganisation", "deroute", "critical_success", "success", "failure", "critical_failure", "unhurt"];

words! { /// PAP-100 — grades of wounds.
pub enum Grade { /// Légère.
Leg = "leg", /// Modérée.
Mod = "mod", /// Sérieuse.
Ser = "ser" } }

words! { /// PAP-99 — deeds without a rule of their own.
pub enum Feat { /// Help a friend in need.
Secourir = "secourir", /// Run.
Fuir = "fuir", /// A bold stroke.
AttaqueAudacieuse = "attaque_audacieuse", /// A message.
Message = "message", /// Take somebody.
Capturer = "capturer", /// Break things.
Saboter = "saboter", /// Slip through the lines.
Infiltrer = "infiltrer" } }

words! { /// What men were lost to.
pub enum Cause { /// Blows.
Melee = "melee", /// Shots.
Fire = "fire", /// A volley at the charge.
Defensive = "defensive", /// The vanguard's extra blow.
Vanguard = "vanguard", /// An ambush.
Ambush = "ambush", /// A trap.
Trap = "trap", /// A spell.
Spell = "spell", /// Drugs.
Overdose = "overdose", /// The GM's word.
Ruling = "ruling" } }

words! { /// PAP-77, PAP-75 — what lies hidden on the ground.
pub enum SiteKind { /// A unit in wait.
Ambush = "ambush", /// A trap.
Trap = "trap" } }

words! { /// The edge of the map an army came from, and flees to.
pub enum Edge { /// Row 1.
Nord = "nord", /// The last row.
Sud = "sud", /// The last column.
Est = "est", /// Column a.
Ouest = "ouest" } }

impl Cause {
    /// The rule by which men are lost to it.
    #[must_use]
    pub fn rule(self) -> &'static str {
        match self {
            Cause::Melee => "PAP-31",
            Cause::Fire => "PAP-71",
            Cause::Defensive => "PAP-72",
            Cause::Vanguard => "PAP-48",
            Cause::Ambush => "PAP-75",
            Cause::Trap => "PAP-77",
            Cause::Spell => "PAP-83",
            Cause::Overdose => "PAP-46",
            Cause::Ruling => "GM",
        }
    }
}

impl Attribute {
    /// Its bit.
    #[must_use]
    pub const fn bit(self) -> u32 {
        1 << self as u32
    }
}

/// PAP-28 — what a unit does at its initiative.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Order {
    /// Stay.
    Hold,
    /// Go to this cell.
    Move(u8, u8),
    /// Go at this enemy.
    Engage(#[serde(with = "montjoie_game::part")] UnitId),
    /// Stand behind this friend.
    Support(#[serde(with = "montjoie_game::part")] UnitId),
    /// Shoot from behind this friend.
    FireSupport(#[serde(with = "montjoie_game::part")] UnitId),
    /// Shoot at this enemy.
    Fire(#[serde(with = "montjoie_game::part")] UnitId),
    /// Turn the unit's magic on this enemy (PAP-82).
    Magic(#[serde(with = "montjoie_game::part")] UnitId),
    /// Form the tortoise, or leave it.
    Tortoise(bool),
    /// Break off.
    Disengage,
}

/// PAP-90 — what a character does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Nothing worth a song.
    Nothing,
    /// A spell, by its place on the list of names, at a unit.
    Cast(PlaceId, #[serde(with = "montjoie_game::part")] UnitId),
    /// PAP-70 — to strike.
    OrganiseAtt,
    /// PAP-70 — to stand.
    OrganiseDef,
    /// PAP-93 — heart for the arm.
    GalvaniseAtt(#[serde(with = "montjoie_game::part")] UnitId),
    /// PAP-93 — heart for the legs.
    GalvaniseIni(#[serde(with = "montjoie_game::part")] UnitId),
    /// PAP-94.
    Rally(#[serde(with = "montjoie_game::part")] UnitId),
    /// PAP-96.
    Encircle,
    /// PAP-97.
    Join(#[serde(with = "montjoie_game::part")] UnitId),
    /// PAP-97 — alone from now on.
    Leave,
    /// PAP-91 — against this character.
    Duel(HeroId),
    /// PAP-92 — at the bearer in this unit.
    Banner(#[serde(with = "montjoie_game::part")] UnitId),
    /// PAP-98 — these machines.
    Seize(#[serde(with = "montjoie_game::part")] UnitId),
    /// PAP-99 — a deed, at a unit or at nobody.
    Deed(Feat, #[serde(with = "montjoie_game::part")] Option<UnitId>),
}
