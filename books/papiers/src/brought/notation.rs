//! The words of a unit's line: the counter's headings, and whatever the book prints by name (PAP-01, 09, 11..14, 46..60).

use montjoie_game::scenario::{Gives, Label, flag, label};

/// A name that is a value of its key: « hallebarde ».
const fn word(key: &'static str, value: &'static str, words: &'static [&'static str]) -> Label {
    Label { words, key, gives: Gives::Word(value) }
}

/// An attribute of the book.
const fn has(value: &'static str, words: &'static [&'static str]) -> Label {
    Label { words, key: "attributes", gives: Gives::Item(value) }
}

/// The words of a unit's line, as a counter prints them.
pub const LABELS: &[Label] = &[
    label("eff", &["EFF", "Effectif"]),
    label("pui", &["PUI", "PUI CC"]),
    label("pui_tir", &["PUI TIR", "Tir"]),
    label("pui_mag", &["PUI MAG"]),
    label("mo", &["MO", "Moral", "Morale"]),
    label("ini", &["INI", "INIT", "Initiative"]),
    label("att", &["ATT"]),
    label("att_fire", &["ATT TIR", "ATT FIRE"]),
    label("def", &["DEF"]),
    label("armour", &["Armure", "Armour"]),
    label("weapon", &["Arme", "Weapon"]),
    label("missile", &["Trait", "Missile"]),
    label("mount", &["Monture", "Mount"]),
    label("race", &["Race"]),
    label("hates", &["Hait", "Haine de", "Hates", "Hatred of"]),
    // Levels.
    word("mo", "milice", &["milice", "moral milice", "militia"]),
    word("mo", "normal", &["moral normal", "normal morale"]),
    word("mo", "veteran", &["vétéran", "vétérans", "moral vétéran", "veteran", "veterans"]),
    word("mo", "elite", &["élite", "moral élite", "elite"]),
    // The scales of power.
    word("quality", "inferieur", &["créatures inférieures", "lesser creatures"]),
    word("quality", "faible", &["combattant faible", "weak fighter"]),
    word("quality", "moyen", &["combattant moyen", "average fighter"]),
    word("quality", "fort", &["combattant fort", "strong fighter"]),
    word("quality", "expert", &["combattant expert", "expert fighter"]),
    word("quality", "exceptionnel", &["combattant exceptionnel", "exceptional fighter"]),
    word("shooting", "faible", &["archer faible", "weak archer"]),
    word("shooting", "moyen", &["archer moyen", "average archer"]),
    word("shooting", "fort", &["archer fort", "strong archer"]),
    word("shooting", "expert", &["archer expert", "expert archer"]),
    word("shooting", "exceptionnel", &["archer exceptionnel", "exceptional archer"]),
    // What is worn.
    word("armour", "armure_legere", &["armure légère", "armures légères", "light armour"]),
    word("armour", "armure_lourde", &["armure lourde", "armures lourdes", "heavy armour"]),
    flag("shield", &["bouclier", "boucliers", "shield", "shields"]),
    // Melee.
    word(
        "weapon",
        "courtes",
        &["armes courtes", "armes courtes & légères", "armes courtes et légères", "short weapons"],
    ),
    word("weapon", "simples", &["armes simples", "simple weapons"]),
    word("weapon", "deux_mains", &["armes à 2 mains", "armes à deux mains", "two-handed weapons"]),
    word("weapon", "lance", &["lance", "lances", "spear", "spears"]),
    word("weapon", "hallebarde", &["hallebarde", "hallebardes", "halberd", "halberds"]),
    word("weapon", "lourdes", &["armes lourdes", "heavy weapons"]),
    word(
        "weapon",
        "lance_cavalerie",
        &["lance cavalerie", "lance de cavalerie", "lances de cavalerie", "cavalry lance", "cavalry lances"],
    ),
    // Missiles.
    word("missile", "arc_long", &["arc long", "arcs longs", "longbow", "longbows"]),
    word("missile", "arbalete", &["arbalète", "arbalètes", "crossbow", "crossbows"]),
    word(
        "missile",
        "arbalete_repetition",
        &["arbalète à répétition", "arbalètes à répétition", "repeating crossbow", "repeating crossbows"],
    ),
    word(
        "missile",
        "courte_portee",
        &[
            "fronde",
            "frondes",
            "arc court",
            "arcs courts",
            "javelot",
            "javelots",
            "haches de jet",
            "sling",
            "slings",
            "short bow",
            "short bows",
            "javelin",
            "javelins",
            "throwing axes",
        ],
    ),
    word(
        "missile",
        "arc_composite",
        &[
            "arc composite ou elfique",
            "arc composite",
            "arc elfique",
            "arcs composites",
            "arcs elfiques",
            "composite bow",
            "composite bows",
            "elven bow",
            "elven bows",
        ],
    ),
    word("missile", "pistolet", &["pistolet", "pistolets", "pistol", "pistols"]),
    word("missile", "arquebuse", &["arquebuse", "arquebuses", "arquebus"]),
    // Mounts and engines.
    word("mount", "chevaux", &["chevaux", "horses"]),
    word("mount", "chevaux_guerre", &["chevaux de guerre", "war horses", "warhorses"]),
    word("mount", "destriers", &["destriers", "destrier"]),
    word("mount", "chars_guerre", &["chars de guerre", "char de guerre", "war chariots"]),
    word("mount", "loups_geants", &["loups géants", "giant wolves"]),
    word("mount", "sangliers", &["sangliers", "boars"]),
    word("mount", "araignees_geantes", &["araignées géantes", "giant spiders"]),
    word("mount", "chevaux_sylvestres", &["chevaux sylvestres", "sylvan horses"]),
    flag("barding", &["caparaçons", "caparaçon", "barding"]),
    word("machine", "baliste", &["baliste", "balistes", "ballista", "ballistas"]),
    word("machine", "catapulte", &["catapulte", "catapultes", "catapult", "catapults"]),
    word("machine", "trebuchet", &["trébuchet", "trébuchets", "trebuchet", "trebuchets"]),
    word("machine", "canon", &["canon", "canons", "cannon", "cannons"]),
    // Attributes.
    has("drogues", &["drogues de combat", "drogues", "battle drugs", "drugs"]),
    has("frenesie", &["frénésie", "frenzy"]),
    has("avant_garde", &["avant-garde", "vanguard"]),
    has("peur", &["peur", "fear"]),
    has("terreur", &["terreur", "terror"]),
    has("endurance", &["endurance"]),
    has("haine", &["haine", "hatred"]),
    has("grandes_creatures", &["grandes créatures", "grande créature", "big creatures"]),
    has("tres_grandes_creatures", &["très grandes créatures", "très grande créature", "very big creatures"]),
    has("regeneration", &["régénération", "regeneration"]),
    has("peau_coriace", &["peau coriace", "tough hide"]),
    has("ecailles", &["écailles", "scales"]),
    has("vol", &["vol", "flight"]),
    has("coups_puissants", &["coups puissants", "mighty blows"]),
    has("tortue", &["tortue", "organisation tortue", "tortoise"]),
    has("eclaireurs_elite", &["éclaireurs d'élite", "elite scouts"]),
    flag("flying", &["volant", "volants", "flying"]),
    flag("banner", &["bannière", "banner"]),
];
