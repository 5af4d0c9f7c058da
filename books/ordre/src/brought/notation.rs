//! How the book writes a unit: the words of a line, ranges, qualities, rates of fire with their mark.

use crate::nouns::terms::Fraction;
use montjoie_game::scenario::{Code, DocTable, Gives, Label, Ratio, Written, code, flag, label, waivable};

/// A label that says one word of its key.
const fn word(key: &'static str, says: &'static str, words: &'static [&'static str]) -> Label {
    Label { words, key, gives: Gives::Word(says) }
}

/// The words of a unit's line, as the rulebook abbreviates them and as an English one would.
pub const LABELS: &[Label] = &[
    label("cbt", &["Cbt", "Combat"]),
    label("dmg", &["Dmg", "Dommage", "Dommages", "Damage"]),
    label("cdf", &["CdF", "Cadence", "RoF"]),
    label("area", &["ArE", "Area"]),
    label("arm", &["Arm", "Armure", "Armour"]),
    label("sdg", &["SDG"]),
    label("mod_att", &["Mod(Att)", "Att"]),
    label("thrown", &["Lancer", "Jet", "Thrown"]),
    label("volley", &["Volée", "Salve", "Volley"]),
    label("pieces", &["Pièces", "Pieces"]),
    label("prt", &["Prt", "Portée", "Range"]),
    word("prt", "contact", &["Prt Contact", "Portée Contact", "Contact range"]),
    word("prt", "courte", &["Prt Courte", "Portée Courte", "Short range", "Range Short"]),
    word("prt", "moyenne", &["Prt Moyenne", "Portée Moyenne", "Medium range", "Range Medium"]),
    word("prt", "longue", &["Prt Longue", "Portée Longue", "Long range", "Range Long"]),
    word("prt", "tres_longue", &["Prt Très Longue", "Portée Très Longue", "Very long range", "Range Very Long"]),
    label("count", &["Effectif", "Eff", "Strength"]),
    label("pda", &["PdA", "PdF", "PdA/PdF", "PFG"]),
    label("frc", &["Force", "Frc"]),
    label("dfs", &["Défense", "Dfs", "Defence"]),
    label("sdr", &["SdR", "SdR (%)"]),
    label("mod_ctl", &["Mod(Ctl)", "Ctl"]),
    label("mod_dfs", &["Mod(Dfs)"]),
    label("servants", &["servants", "crew"]),
    word("fights", "ranged", &["tireurs", "à distance", "tir", "shooters", "ranged", "shoots"]),
    word("fights", "melee", &["mêlée", "melee", "corps à corps", "hand to hand"]),
    word("quality", "mauvaise", &["mauvaise", "mauvais", "mauvaises", "bad quality"]),
    word(
        "quality",
        "mediocre",
        &[
            "médiocre",
            "médiocres",
            "inexpérimentés",
            "inexpérimentées",
            "troupes inexpérimentées",
            "bleusailles",
            "poor",
            "green",
        ],
    ),
    word(
        "quality",
        "moyenne",
        &["moyenne", "moyens", "moyennes", "réguliers", "régulières", "troupes régulières", "regulars", "average"],
    ),
    word(
        "quality",
        "veteran",
        &["vétéran", "vétérans", "aguerris", "aguerries", "troupes aguerries", "veteran", "veterans"],
    ),
    word("quality", "elite", &["élite", "d'élite", "d’élite", "forces spéciales", "elite", "special forces"]),
    word("type", "berserkers", &["berserkers"]),
    word("type", "cavalry", &["cavalerie", "cavalry"]),
    word("type", "war_chariots", &["chars de guerre", "war chariots"]),
    word("type", "dinosaurs", &["dinosaures", "dinosaurs"]),
    word("type", "dragons", &["dragons"]),
    word("type", "war_elephants", &["éléphants de guerre", "war elephants"]),
    word("type", "dwarf_warriors", &["guerriers nains", "dwarf warriors"]),
    word("type", "orc_warriors", &["guerriers orques", "orc warriors"]),
    word("type", "human_infantry", &["infanterie humaine", "infanterie", "human infantry", "infantry"]),
    word("type", "trolls", &["trolls"]),
    word("type", "zombies", &["zombies"]),
    flag("thrown_only", &["jet seul", "armes de jet seules", "thrown only"]),
    flag("vehicle", &["véhicules", "vehicles"]),
    flag("firearm", &["armes à feu", "arme à feu", "firearms"]),
    flag("shields", &["boucliers", "shields"]),
    flag("burst", &["rafales", "rafale", "R", "bursts"]),
    flag("modern", &["moderne", "modernes", "modern"]),
    flag("flying", &["volant", "volants", "volante", "volantes", "flying"]),
    flag("sappers", &["génie", "sapeurs", "sappers"]),
];

/// Problems of this ruleset alone.
pub const CODES: &[Code] = &[
    code("ordre-problem-fraction", &["key"]),
    code("ordre-problem-secondary", &["most"]),
    code("ordre-problem-individual", &["count", "given"]),
    code("ordre-problem-weapons", &["most"]),
    code("ordre-problem-no-weapon", &[]),
    code("ordre-problem-majority", &[]),
    code("ordre-problem-place", &[]),
    waivable("ordre-warn-melee", &["key"]),
    waivable("ordre-warn-shooter", &["key"]),
    waivable("ordre-warn-troops", &["key"]),
    waivable("ordre-warn-vehicle", &["key"]),
    waivable("ordre-warn-alone", &["key", "needs"]),
    waivable("ordre-warn-mode", &["key"]),
    waivable("ordre-warn-by-hand", &["key", "figure"]),
    waivable("ordre-warn-chief", &[]),
    waivable("ordre-warn-thrown", &[]),
    waivable("ordre-warn-chariots", &[]),
    waivable("ordre-problem-garrison", &["most"]),
    waivable("ordre-problem-impassable", &[]),
    waivable("ordre-problem-place-size", &["least"]),
];

/// Ranges, by their ranks.
pub const RANGES: &[(&str, u8)] = &[("contact", 0), ("courte", 1), ("moyenne", 2), ("longue", 3), ("tres_longue", 4)];

pub const QUALITIES: &[(&str, i64)] =
    &[("mauvaise", 0), ("mediocre", 2), ("moyenne", 5), ("veteran", 8), ("elite", 10)];

/// A fraction small enough to be computed with.
pub fn frac(table: &DocTable, key: &str, default: Fraction) -> Fraction {
    let Some(ratio) = table.maybe_decimal(key, 0..=1_000_000) else { return default };
    let small = |n: i64, most: i64| i32::try_from(n).ok().filter(|n| i64::from(*n) <= most);
    match (small(ratio.num, 100_000_000), small(ratio.den, 1_000)) {
        (Some(num), Some(den)) => Fraction { num, den },
        _ => {
            table.problem(key, "ordre-problem-fraction", &[("key", &key)]);
            default
        }
    }
}

/// A fraction that may bear a mark at its end, as the book prints a rate of fire: `4R`, `"3R"`. Whether it does.
pub fn marked(table: &DocTable, key: &str, mark: char, default: Fraction) -> (Fraction, bool) {
    let Some(Written::Text(text)) = table.written_as(key) else { return (frac(table, key, default), false) };
    let Some(bare) = text.trim().strip_suffix([mark, mark.to_ascii_lowercase()]) else {
        return (frac(table, key, default), false);
    };
    let number = Ratio::parse(bare.trim()).filter(|r| r.num >= 0 && r.num <= 100_000_000 && r.den <= 1_000);
    let number =
        number.and_then(|r| Some(Fraction { num: i32::try_from(r.num).ok()?, den: i32::try_from(r.den).ok()? }));
    if number.is_none() {
        table.problem(key, "ordre-problem-fraction", &[("key", &key)]);
    }
    (number.unwrap_or(default), true)
}

/// Hundredths of a written number.
pub fn hundredths(table: &DocTable, key: &str, most: i64, default: i64) -> i32 {
    let ratio = table.maybe_decimal(key, 0..=most);
    let parts = ratio.map_or(Some(default), |r: Ratio| r.in_parts(100));
    if parts.is_none() {
        table.problem(key, "ordre-problem-fraction", &[("key", &key)]);
    }
    parts.and_then(|n| i32::try_from(n).ok()).unwrap_or(100)
}
