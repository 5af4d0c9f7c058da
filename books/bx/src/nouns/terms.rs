//! The terms of the book: steps, states, orders.

use crate::nouns::battle::Id;
use montjoie_game::{part, words};
use serde::{Deserialize, Serialize};

words! { /// The steps of a sequence: the five phases, cut where nothing is left half done.
pub enum Step { /// Posts, attacked sections, their defenders.
Commandement = "commandement", /// Secret orders and the chief's increments.
Ordres = "ordres", /// Shots.
Tir = "tir", /// Departures and contacts.
Mouvement = "mouvement", /// Blows at those who break away.
Poursuite = "poursuite", /// Blows.
Melee = "melee", /// Tests of those who lost men.
Moral = "moral", /// Rallies, breaches, surrenders, regeneration; the sequence ends.
Ralliement = "ralliement" } }

words! { /// What fights.
pub enum BodyKind { /// A body of troops.
Unit = "unit", /// A character.
Hero = "hero", /// A single giant monster.
Huge = "huge" } }

words! { /// Where a body is.
pub enum Where { /// Not come yet.
Absent = "absent", /// On the field.
Field = "field", /// Commands from aside, out of reach.
Aside = "aside", /// Left for good.
Left = "left", /// Laid down its arms.
Surrendered = "surrendered", /// At nought, but it may grow again.
Fallen = "fallen", /// Destroyed, or dead.
Destroyed = "destroyed" } }

words! { /// Which attacks are special (BX-40).
pub enum Special { /// None.
None = "none", /// Blows.
Melee = "melee", /// Shots.
Ranged = "ranged", /// Both.
Both = "both" } }

words! { /// What a unit fights for (BX-31).
pub enum Defends { /// Nothing of its own.
None = "none", /// Its country.
Homeland = "homeland", /// Its town or village.
Hometown = "hometown" } }

words! { /// What a section of the place is (BX-65).
pub enum Wall { /// A stone wall.
Wall = "wall", /// A medium tower.
TowerMedium = "tower_medium", /// A large tower.
TowerLarge = "tower_large", /// The wall with the gate.
Gate = "gate" } }

/// BX-10..18 — what a body is told to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Order {
    /// No order can be given.
    None,
    /// Stand, and strike back if struck.
    Hold,
    /// Stand, and leave the field when moves are made.
    Quit,
    /// Stand, and walk back through the gate.
    Reenter,
    /// Stand, and work the ram.
    Ram,
    /// Shoot at this one.
    Tir(#[serde(with = "part")] Id),
    /// Breathe on this one (BX-47).
    Souffle(#[serde(with = "part")] Id),
    /// Go at this one, or strike it if already in contact.
    Engagement(#[serde(with = "part")] Id),
    /// Strike whoever is in contact, chosen in the melee.
    Strike,
    /// Fall back in good order; true: into the place.
    Repli(bool),
    /// Retreat; true: into the place.
    Retraite(bool),
    /// Flee; true: into the place.
    Fuite(bool),
    /// Be rallied.
    Rallier,
    /// Challenge this one (BX-53).
    Defier(#[serde(with = "part")] Id),
}

impl Order {
    /// Whether it breaks contact.
    #[must_use]
    pub fn disengages(self) -> bool {
        matches!(self, Order::Repli(_) | Order::Retraite(_) | Order::Fuite(_))
    }

    /// BX-38 — whether a body under it neither moves nor engages.
    #[must_use]
    pub fn stands(self) -> bool {
        matches!(self, Order::Tir(_) | Order::Souffle(_) | Order::Hold | Order::Ram | Order::Rallier)
    }
}
