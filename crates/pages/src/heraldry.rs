//! Banners: a tincture with the hatching engravers gave it, and one charge. Told apart in print, in grey and by every eye.

use crate::html::Html;

/// A tincture of heraldry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tincture {
    /// Red.
    Gueules,
    /// Blue.
    Azur,
    /// Green.
    Sinople,
    /// Black.
    Sable,
    /// Purple.
    Pourpre,
    /// Gold.
    Or,
    /// Silver.
    Argent,
}

/// What a banner bears on its field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Charge {
    /// Nothing.
    Plain,
    /// A band down the middle.
    Pal,
    /// A band across.
    Fasce,
    /// A band from corner to corner.
    Bande,
    /// A roof.
    Chevron,
    /// A cross.
    Croix,
    /// A disc.
    Besant,
    /// A lozenge.
    Losange,
}

/// The arms of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Banner {
    /// Its field.
    pub field: Tincture,
    /// What it bears.
    pub charge: Charge,
}

impl Banner {
    /// The arms sides bear until the GM chooses others.
    pub const USUAL: [Banner; 2] = [
        Banner { field: Tincture::Azur, charge: Charge::Chevron },
        Banner { field: Tincture::Gueules, charge: Charge::Losange },
    ];
}

impl Tincture {
    /// All of them, in the order a menu shows them.
    pub const ALL: [Tincture; 7] = [
        Tincture::Gueules,
        Tincture::Azur,
        Tincture::Sinople,
        Tincture::Sable,
        Tincture::Pourpre,
        Tincture::Or,
        Tincture::Argent,
    ];

    /// Its word in forms, classes and texts.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Tincture::Gueules => "gueules",
            Tincture::Azur => "azur",
            Tincture::Sinople => "sinople",
            Tincture::Sable => "sable",
            Tincture::Pourpre => "pourpre",
            Tincture::Or => "or",
            Tincture::Argent => "argent",
        }
    }

    /// The tincture of this word.
    #[must_use]
    pub fn of(word: &str) -> Option<Tincture> {
        Tincture::ALL.into_iter().find(|t| t.word() == word)
    }

    /// Whether it is a metal: a metal bears colour, a colour bears metal.
    fn metal(self) -> bool {
        matches!(self, Tincture::Or | Tincture::Argent)
    }

    /// The engravers' hatching in a square of 8: lines down for red, across for blue, slanting for green and purple, a grid for
    /// black, dots for gold, nothing for silver.
    fn hatching(self) -> &'static str {
        match self {
            Tincture::Gueules => "M2 0V8M6 0V8",
            Tincture::Azur => "M0 2H8M0 6H8",
            Tincture::Sinople => "M0 0L8 8M-2 6L2 10M6 -2L10 2",
            Tincture::Pourpre => "M8 0L0 8M2 -2L-2 2M10 6L6 10",
            Tincture::Sable => "M2 0V8M6 0V8M0 2H8M0 6H8",
            Tincture::Or => "M2 2h.01M6 6h.01",
            Tincture::Argent => "",
        }
    }
}

impl Charge {
    /// All of them, in the order a menu shows them.
    pub const ALL: [Charge; 8] = [
        Charge::Plain,
        Charge::Pal,
        Charge::Fasce,
        Charge::Bande,
        Charge::Chevron,
        Charge::Croix,
        Charge::Besant,
        Charge::Losange,
    ];

    /// Its word in forms and texts.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Charge::Plain => "plain",
            Charge::Pal => "pal",
            Charge::Fasce => "fasce",
            Charge::Bande => "bande",
            Charge::Chevron => "chevron",
            Charge::Croix => "croix",
            Charge::Besant => "besant",
            Charge::Losange => "losange",
        }
    }

    /// The charge of this word.
    #[must_use]
    pub fn of(word: &str) -> Option<Charge> {
        Charge::ALL.into_iter().find(|c| c.word() == word)
    }

    /// Its outline on a shield of 40 by 48.
    fn outline(self) -> &'static str {
        match self {
            Charge::Plain => "",
            Charge::Pal => "M15 0h10v48h-10z",
            Charge::Fasce => "M0 15h40v11h-40z",
            Charge::Bande => "M0 0h9L40 36v12h-4L0 10z",
            Charge::Chevron => "M20 12L38 31v11L20 24L2 42V31z",
            Charge::Croix => "M15 0h10v15h15v10h-15v23h-10v-23h-15v-10h15z",
            Charge::Besant => "M20 11a10 10 0 1 0 .01 0z",
            Charge::Losange => "M20 8L31 22L20 37L9 22z",
        }
    }
}

/// A shield. `id` makes its pattern's name unique on the page; the name of the side stands beside it, so it is hidden from
/// screen readers.
pub fn shield(h: &mut Html, banner: Banner, id: &str) {
    const OUTLINE: &str = "M2 2H38V24C38 36 30 43 20 47C10 43 2 36 2 24Z";
    let (hatch, clip) = (format!("hatch-{id}"), format!("clip-{id}"));
    h.tag("svg")
        .class(&format!("shield t-{}", banner.field.word()))
        .attr("viewBox", "0 0 40 48")
        .attr("width", "26")
        .attr("height", "31")
        .attr("aria-hidden", "true")
        .with(|h| {
            h.tag("defs").with(|h| {
                h.tag("pattern")
                    .id(&hatch)
                    .attr("width", "8")
                    .attr("height", "8")
                    .attr("patternUnits", "userSpaceOnUse")
                    .with(|h| h.tag("path").class("hatch").attr("d", banner.field.hatching()).empty());
                h.tag("clipPath").id(&clip).with(|h| h.tag("path").attr("d", OUTLINE).empty());
            });
            h.tag("path").class("field").attr("d", OUTLINE).empty();
            h.tag("path").attr("d", OUTLINE).attr("fill", &format!("url(#{hatch})")).empty();
            if banner.charge != Charge::Plain {
                h.tag("g").attr("clip-path", &format!("url(#{clip})")).with(|h| {
                    let class = if banner.field.metal() { "charge colour" } else { "charge metal" };
                    h.tag("path").class(class).attr("d", banner.charge.outline()).empty();
                });
            }
            h.tag("path").class("rim").attr("d", OUTLINE).empty();
        });
}

/// The kinds of troops that have a pictogram.
const KINDS: [&str; 11] =
    ["foot", "horse", "archers", "engine", "monster", "flyer", "vehicle", "ship", "character", "place", "other"];

/// Every pictogram once, for the top of a page: cards refer to them.
pub fn sprite(h: &mut Html) {
    h.tag("svg").class("sprite").attr("width", "0").attr("height", "0").attr("aria-hidden", "true").with(|h| {
        for kind in KINDS {
            h.tag("symbol").id(&format!("p-{kind}")).attr("viewBox", "0 0 24 24").with(|h| {
                // The style sheet does not reach into what is referred to.
                let path = h.tag("path").attr("fill", "none").attr("stroke", "currentColor");
                let path = path.attr("stroke-width", "1.6").attr("stroke-linecap", "round");
                path.attr("stroke-linejoin", "round").attr("d", drawing(kind)).empty();
            });
        }
    });
}

/// The pictogram of a kind of troops, 24 by 24, one weight of line. The kind in words stands in its title.
pub fn pictogram(h: &mut Html, kind: &str, title: &str) {
    let kind = if kind == "wall" { "place" } else { kind };
    let kind = KINDS.into_iter().find(|k| *k == kind).unwrap_or("other");
    h.tag("svg").class("pict").attr("width", "22").attr("height", "22").attr("role", "img").with(|h| {
        h.tag("title").text(title);
        h.tag("use").attr("href", &format!("#p-{kind}")).empty();
    });
}

/// Our own drawings.
fn drawing(kind: &str) -> &'static str {
    match kind {
        // Two crossed spears behind a round shield.
        "foot" => {
            "M4 3L9 9M20 3L15 9M9.5 15.5L5 21M14.5 15.5L19 21M4 3v3M4 3h3M20 3v3M20 3h-3M12 7a5.5 5.5 0 1 0 .01 0M12 11.5a1 1 0 1 0 .01 0"
        }
        // A horse's head with its neck.
        "horse" => "M6 21C6 15 8 13 9 11L5 12L4 9L10 4L11 2L13 4C18 6 19 12 18 21M9.5 7.5h.01M13 9c2 2 3 6 2.5 12",
        // A bow, its string and an arrow.
        "archers" => "M7 3C17 5 19 15 17 20M7 3L17 20M4 20L18 6M18 6h-4M18 6v4M4 20l3-.5M4 20l.5-3",
        // A catapult on wheels.
        "engine" => {
            "M3 17H21M6 17L11 9M16 17L11 9M11 9L5 4M5 4a1.5 1.5 0 1 0-.01 0M6.5 17a2.2 2.2 0 1 0 .01 0M17.5 17a2.2 2.2 0 1 0 .01 0"
        }
        // A maw with horns.
        "monster" => {
            "M4 3C4 7 6 8 8 8M20 3C20 7 18 8 16 8M8 8C5 10 5 16 8 19L9.5 16L12 20L14.5 16L16 19C19 16 19 10 16 8C13.500 6.500 10.500 6.500 8 8M9 12h.01M15 12h.01"
        }
        // A spread pair of wings.
        "flyer" => {
            "M12 9C10 5 6 4 2 5C3 8 3 9 5 10C5 12 6 13 8 13C8 15 10 16 12 19C14 16 16 15 16 13C18 13 19 12 19 10C21 9 21 8 22 5C18 4 14 5 12 9Z"
        }
        // A covered wagon.
        "vehicle" => "M3 13H21V16H3zM5 13C5 6 19 6 19 13M7 16a2.300 2.300 0 1 0 .01 0M17 16a2.300 2.300 0 1 0 .01 0",
        // A cog with one sail.
        "ship" => "M3 15H21C20 19 18 20 16 20H8C6 20 4 19 3 15ZM12 15V3M12 4C17 5 18 9 17 12H12",
        // A helmed head, a crest.
        "character" => "M6 20V12C6 7 9 5 12 5C15 5 18 7 18 12V20H14V14H10V20ZM6 12H18M12 5V14M12 5C12 3 13 2 16 2",
        // A work: a section of wall, a gate.
        "place" => "M3 21V7H6V10H9V7H15V10H18V7H21V21ZM10 21V16C10 13 14 13 14 16V21",
        _ => "M12 4a8 8 0 1 0 .01 0M12 8v5M12 16h.01",
    }
}

/// A mark for a condition, 12 by 12: a shape of its own for each, so that no eye needs the colour.
pub fn mark(h: &mut Html, condition: &str) {
    let shape = match condition {
        "fit" => "M6 1.5a4.5 4.5 0 1 0 .01 0z",
        "shaken" => "M6 1L11 10.5H1Z",
        "broken" => "M2 2L10 10M10 2L2 10",
        "gone" => "M1 6H10M6.5 2.5L10 6L6.5 9.5",
        "captured" => "M2 1.5H10V10.5H2ZM4.5 1.5V10.5M7.5 1.5V10.5",
        "destroyed" => "M6 1V11M3 4H9",
        _ => "M2 6h.01M6 6h.01M10 6h.01",
    };
    h.tag("svg")
        .class(&format!("mark c-{condition}"))
        .attr("viewBox", "0 0 12 12")
        .attr("aria-hidden", "true")
        .with(|h| h.tag("path").attr("d", shape).empty());
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The colour a variable has in a block of the style sheet.
    fn colour(block: &str, name: &str) -> [f64; 3] {
        let value = block.split(&format!("--{name}: #")).nth(1).unwrap_or_else(|| panic!("--{name} has a colour"));
        let part = |at: usize| {
            let byte = u8::from_str_radix(&value[at..at + 2], 16).expect("two digits");
            let share = f64::from(byte) / 255.0;
            if share <= 0.040_45 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) }
        };
        [part(0), part(2), part(4)]
    }

    /// Contrast by WCAG 2.
    fn contrast(one: [f64; 3], other: [f64; 3]) -> f64 {
        let [one, other] = [one, other].map(|[r, g, b]| 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05);
        if one > other { one / other } else { other / one }
    }

    /// A side's colour writes its share of the chances: each can be read on every ground, by day and by night.
    #[test]
    fn every_tincture_can_be_read_on_every_ground() {
        let css = include_str!("../assets/montjoie.css");
        let blocks: Vec<&str> = css.split("color-scheme: ").skip(1).filter_map(|b| b.split('}').next()).collect();
        let blocks: Vec<&str> = blocks.into_iter().filter(|b| b.contains("--paper:")).collect();
        assert_eq!(blocks.len(), 3, "light, dark by the device, dark by choice");
        for block in blocks {
            for tincture in Tincture::ALL {
                let word = tincture.word();
                for ground in ["paper", "leaf", "shade"] {
                    let contrast = contrast(colour(block, &format!("{word}-line")), colour(block, ground));
                    assert!(contrast >= 4.5, "{word} on {ground}: {contrast:.2}");
                }
                for side in ["a", "b"] {
                    assert!(css.contains(&format!(".{side}-{word} {{ --side-{side}: var(--{word}-line); }}")));
                }
            }
            let lines = Tincture::ALL.map(|t| colour(block, &format!("{}-line", t.word())));
            assert!(lines.iter().enumerate().all(|(i, one)| lines.iter().skip(i + 1).all(|other| one != other)));
        }
    }
}
