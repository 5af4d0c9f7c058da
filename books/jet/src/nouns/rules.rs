//! The rules of the book by name, so that code and chronicle cite the same IDs.

use montjoie_table::Rule;

macro_rules! rules {
    ($($name:ident = $id:literal),+ $(,)?) => { $(#[doc = $id] pub const $name: Rule = Rule($id);)+ };
}

rules! {
    REDUCED = "JET-03", LENGTH = "JET-04", CONSIDERED = "JET-05",
    OPEN = "JET-06", UM = "JET-07", TEST = "JET-08", SKILL = "JET-09", TACTICS = "JET-10", BATTLE = "JET-11",
    ROW = "JET-12", OPPOSITION = "JET-13", FROM_ABOVE = "JET-14", PAIRING = "JET-15", NUMERIC = "JET-16",
    WORTH = "JET-17", MORALE = "JET-18", MIRROR = "JET-19", MORALE_SCALES = "JET-20", SURGE = "JET-21",
    ROUT = "JET-22", DISCIPLINE = "JET-23", FOLLOWS = "JET-24", POSITION = "JET-25", COMPOSITION = "JET-26",
    EQUIPMENT = "JET-27", ENGAGEMENT = "JET-28", ALL_FIRST = "JET-29", COMPANY = "JET-30", INDIVIDUAL = "JET-31",
    ARCHERS = "JET-32", RESERVES = "JET-33", PERCENTAGE = "JET-34", RATIO = "JET-35", EXPOSURE = "JET-36",
    WIPE_OUT = "JET-37", KILLED = "JET-38", SPREAD = "JET-39", RECONCILE = "JET-40", LEADERLESS = "JET-41",
    RESULTS = "JET-42", BREAKOUT = "JET-43", MALUS = "JET-44", MISLAID = "JET-45", STRATEGIC = "JET-46",
    SOLDIER = "JET-47", SOLDIER_TABLE = "JET-48", CHIEF_FIGHTS = "JET-49", HORSE = "JET-50", DUEL = "JET-51",
    STRAGGLERS = "JET-52", GLORY = "JET-53", VOLLEY = "JET-54", UNION = "JET-55", CUT = "JET-56", DURATION = "JET-57",
    END = "JET-58", IN_BATTLE = "JET-60", NOT_IN_PLAY = "JET-61", AUTOMATIC = "JET-62",
}
