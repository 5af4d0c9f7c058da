//! What can be chosen, and its words.

use crate::nouns::ids::HeroId;
use crate::nouns::terms::{Action, Feat, Order};
pub use montjoie_game::choices::{Whom, Yes};
use montjoie_game::choices::{either, one_of, who_of};
use montjoie_table::{Choice, Id, Object, PlaceId, Token, UnitId};
use serde::{Deserialize, Serialize};

/// A verb with a unit.
fn one(verb: &'static str, unit: UnitId) -> Token {
    Token::on(verb, unit.subject())
}

/// The one of this kind a choice names.
fn named<I: Id>(objects: &[Object]) -> Option<I> {
    who_of(objects).and_then(I::of)
}

impl Choice for Order {
    fn token(self) -> Token {
        match self {
            Order::Hold => Token::verb("tenir"),
            Order::Move(column, row) => Token::verb("aller").and(Object::Cell(column, row)),
            Order::Engage(on) => one("engager", on),
            Order::Support(friend) => one("soutenir", friend),
            Order::FireSupport(friend) => one("soutien_tir", friend),
            Order::Fire(on) => one("tir", on),
            Order::Magic(on) => one("magie", on),
            Order::Tortoise(true) => Token::verb("tortue"),
            Order::Tortoise(false) => Token::verb("rompre_tortue"),
            Order::Disengage => Token::verb("decrocher"),
        }
    }

    fn from_words(verb: &str, objects: &[Object]) -> Option<Order> {
        if let ("aller", [Object::Cell(column, row)]) = (verb, objects) {
            return Some(Order::Move(*column, *row));
        }
        if objects.is_empty() {
            return match verb {
                "tenir" => Some(Order::Hold),
                "tortue" => Some(Order::Tortoise(true)),
                "rompre_tortue" => Some(Order::Tortoise(false)),
                "decrocher" => Some(Order::Disengage),
                _ => None,
            };
        }
        let unit = named(objects)?;
        match verb {
            "engager" => Some(Order::Engage(unit)),
            "soutenir" => Some(Order::Support(unit)),
            "soutien_tir" => Some(Order::FireSupport(unit)),
            "tir" => Some(Order::Fire(unit)),
            "magie" => Some(Order::Magic(unit)),
            _ => None,
        }
    }
}

impl Action {
    /// The rule of an action.
    #[must_use]
    pub fn rule(self) -> &'static str {
        match self {
            Action::Nothing => "PAP-90",
            Action::Cast(..) => "PAP-83",
            Action::OrganiseAtt | Action::OrganiseDef => "PAP-95",
            Action::GalvaniseAtt(_) | Action::GalvaniseIni(_) => "PAP-93",
            Action::Rally(_) => "PAP-94",
            Action::Encircle => "PAP-96",
            Action::Join(_) | Action::Leave => "PAP-97",
            Action::Duel(_) => "PAP-91",
            Action::Banner(_) => "PAP-92",
            Action::Seize(_) => "PAP-98",
            Action::Deed(..) => "PAP-99",
        }
    }
}

impl Choice for Action {
    fn token(self) -> Token {
        match self {
            Action::Nothing => Token::verb("rien"),
            Action::Cast(spell, on) => Token::on("sort", spell.subject()).and(Object::Who(on.subject())),
            Action::OrganiseAtt => Token::verb("organiser_att"),
            Action::OrganiseDef => Token::verb("organiser_def"),
            Action::GalvaniseAtt(unit) => one("galvaniser_att", unit),
            Action::GalvaniseIni(unit) => one("galvaniser_ini", unit),
            Action::Rally(unit) => one("rallier", unit),
            Action::Encircle => Token::verb("encercler"),
            Action::Join(unit) => one("rejoindre", unit),
            Action::Leave => Token::verb("se_detacher"),
            Action::Duel(hero) => Token::on("defier", hero.subject()),
            Action::Banner(unit) => one("banniere", unit),
            Action::Seize(unit) => one("machines", unit),
            Action::Deed(deed, Some(unit)) => one(deed.word(), unit),
            Action::Deed(deed, None) => Token::verb(deed.word()),
        }
    }

    fn from_words(verb: &str, objects: &[Object]) -> Option<Action> {
        if let ("sort", [Object::Who(spell), Object::Who(on)]) = (verb, objects) {
            return Some(Action::Cast(PlaceId::of(*spell)?, UnitId::of(*on)?));
        }
        if let ("defier", Some(hero)) = (verb, named(objects)) {
            return Some(Action::Duel(hero));
        }
        let unit = named(objects);
        if let Some(deed) = Feat::from_word(verb) {
            return match (unit, objects.is_empty()) {
                (Some(unit), _) => Some(Action::Deed(deed, Some(unit))),
                (None, true) => Some(Action::Deed(deed, None)),
                _ => None,
            };
        }
        match (verb, unit) {
            ("galvaniser_att", Some(unit)) => Some(Action::GalvaniseAtt(unit)),
            ("galvaniser_ini", Some(unit)) => Some(Action::GalvaniseIni(unit)),
            ("rallier", Some(unit)) => Some(Action::Rally(unit)),
            ("rejoindre", Some(unit)) => Some(Action::Join(unit)),
            ("banniere", Some(unit)) => Some(Action::Banner(unit)),
            ("machines", Some(unit)) => Some(Action::Seize(unit)),
            _ if !objects.is_empty() => None,
            ("rien", _) => Some(Action::Nothing),
            ("organiser_att", _) => Some(Action::OrganiseAtt),
            ("organiser_def", _) => Some(Action::OrganiseDef),
            ("encercler", _) => Some(Action::Encircle),
            ("se_detacher", _) => Some(Action::Leave),
            _ => None,
        }
    }
}

/// A character, or nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leader(pub Option<HeroId>);

impl Leader {
    /// Nobody.
    pub const NOBODY: Leader = Leader(None);
}

impl Choice for Leader {
    fn token(self) -> Token {
        self.0.map_or(Token::verb("personne"), |hero| Token::on("lui", hero.subject()))
    }

    fn from_words(verb: &str, objects: &[Object]) -> Option<Leader> {
        match (verb, named(objects)) {
            ("lui", Some(hero)) => Some(Leader(Some(hero))),
            ("personne", None) if objects.is_empty() => Some(Leader::NOBODY),
            _ => None,
        }
    }
}

either! {
    /// PAP-60 — stay and fight, or slip away.
    Stay("rester", "s_eclipser"),
}

either! {
    /// PAP-66 — strike a router too, or leave him be.
    Blood("frapper", "epargner"),
}

one_of! {
    /// PAP-75 — how an ambush springs.
    Sudden {
        /// With a charge.
        Charge = "charge_soudaine",
        /// With a volley.
        Volley = "volee_soudaine",
    }
}

/// PAP-66 — parts of a divided power in hundredths; noughts for equal parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Parts(pub [u8; 3]);

impl Parts {
    /// In equal parts.
    pub const EQUAL: Parts = Parts([0; 3]);
}

impl Choice for Parts {
    fn token(self) -> Token {
        if self == Parts::EQUAL {
            return Token::verb("parts_egales");
        }
        let parts = self.0.into_iter().filter(|&p| p > 0);
        parts.fold(Token::verb("parts"), |token, p| token.and(Object::Number(i32::from(p))))
    }

    fn from_words(verb: &str, objects: &[Object]) -> Option<Parts> {
        if verb == "parts_egales" && objects.is_empty() {
            return Some(Parts::EQUAL);
        }
        if verb != "parts" || !(2..=3).contains(&objects.len()) {
            return None;
        }
        let mut parts = [0; 3];
        for (slot, object) in parts.iter_mut().zip(objects) {
            match object {
                Object::Number(n) => *slot = u8::try_from(*n).ok().filter(|n| *n > 0)?,
                _ => return None,
            }
        }
        Some(Parts(parts))
    }
}
