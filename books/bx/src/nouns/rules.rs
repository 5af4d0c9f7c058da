//! The rules of the book by name, so that code and chronicle cite the same IDs.

use montjoie_table::Rule;

macro_rules! rules {
    ($($name:ident = $id:literal),+ $(,)?) => { $(#[doc = $id] pub const $name: Rule = Rule($id);)+ };
}

rules! {
    SHEET = "BX-01", POINTS_EACH = "BX-02", POINTS = "BX-03", SURVIVORS = "BX-04", FREE = "BX-06",
    DESTRUCTION = "BX-07", LENGTH = "BX-08", ORDERS = "BX-10", LEGALITY = "BX-11", TIR = "BX-12",
    ENGAGEMENT = "BX-13", REPLI = "BX-14", RETRAITE = "BX-15", FUITE = "BX-16", HOLD = "BX-17", RALLIER = "BX-18",
    SHOOTING = "BX-19", STRIKING = "BX-20", DAMAGE = "BX-21", TABLE = "BX-22", PERCENT = "BX-23",
    TOGETHER = "BX-25", DISENGAGEMENT = "BX-26", PURSUIT = "BX-27", MOVEMENT = "BX-28", LOSS_TEST = "BX-29", TEST = "BX-30",
    MODIFIERS = "BX-31", FAILURE = "BX-32", SHAKEN = "BX-33", RALLY = "BX-34", FAITHFUL = "BX-35", FEARLESS = "BX-36",
    CHIEF_INT = "BX-37", CHIEF_SAG = "BX-38", SAG_MALUS = "BX-39", SPECIAL = "BX-40", HUGE_CONDUCT = "BX-41",
    HUGE_DAMAGE = "BX-42", TERROR = "BX-43", IMMUNE = "BX-44", FLYING = "BX-45", REGENERATION = "BX-46",
    STANDARD = "BX-48", HEROES = "BX-49", HERO_BLOWS = "BX-50", SHIRKERS = "BX-51", HERO_ORDERS = "BX-52", DUEL = "BX-53",
    OFFICERS = "BX-54", CHIEF_DEATH = "BX-55", GROUND = "BX-56", TACTICS = "BX-57", CHARGE = "BX-58", BRACED = "BX-59",
    SIEGE = "BX-60", SECTIONS = "BX-61", WALLS = "BX-62", GEAR = "BX-63", DEFAULT_BREACH = "BX-64", ENGINE_BREACH = "BX-65",
    RAM = "BX-66", BREACH = "BX-68", BESIEGED = "BX-69", SORTIE = "BX-70", ENGINES = "BX-71",
    BALLISTA = "BX-72", CATAPULT = "BX-73", ELITE = "BX-74", ARMY = "BX-75", AUTOMATIC = "BX-77",
}
