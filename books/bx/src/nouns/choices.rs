//! What can be chosen, and its words.

use crate::nouns::battle::Id;
use crate::nouns::terms::Order;
use crate::nouns::walls::{Aim, Section, SectionId};
use montjoie_game::choices::who_of;
pub use montjoie_game::choices::{Whom, Yes};
use montjoie_table::{Choice, Id as _, Object, Subject, Token};

/// The one body a choice names.
fn unit_of(objects: &[Object]) -> Option<Id> {
    who_of(objects).and_then(Id::of)
}

/// The one section a choice names.
fn section_of(objects: &[Object]) -> Option<SectionId> {
    who_of(objects).and_then(SectionId::of)
}

/// A verb with nothing, or with a unit.
fn one(verb: &'static str, unit: Id) -> Token {
    Token::on(verb, Subject::from(unit))
}

impl Choice for Order {
    fn token(self) -> Token {
        match self {
            Order::None => Token::verb("sans_ordre"),
            Order::Hold => Token::verb("aucune_action"),
            Order::Quit => Token::verb("quitter"),
            Order::Reenter => Token::verb("rentrer"),
            Order::Ram => Token::verb("belier"),
            Order::Tir(on) => one("tir", on),
            Order::Souffle(on) => one("souffle", on),
            Order::Engagement(on) => one("engagement", on),
            Order::Strike => Token::verb("engagement"),
            Order::Repli(false) => Token::verb("repli"),
            Order::Repli(true) => Token::verb("repli_dedans"),
            Order::Retraite(false) => Token::verb("retraite"),
            Order::Retraite(true) => Token::verb("retraite_dedans"),
            Order::Fuite(false) => Token::verb("fuite"),
            Order::Fuite(true) => Token::verb("fuite_dedans"),
            Order::Rallier => Token::verb("rallier"),
            Order::Defier(on) => one("defier", on),
        }
    }

    fn from_words(verb: &str, objects: &[Object]) -> Option<Order> {
        let on = unit_of(objects);
        let alone = objects.is_empty();
        match (verb, on) {
            ("tir", Some(on)) => Some(Order::Tir(on)),
            ("souffle", Some(on)) => Some(Order::Souffle(on)),
            ("engagement", Some(on)) => Some(Order::Engagement(on)),
            ("defier", Some(on)) => Some(Order::Defier(on)),
            _ if !alone => None,
            ("engagement", _) => Some(Order::Strike),
            ("sans_ordre", _) => Some(Order::None),
            ("aucune_action", _) => Some(Order::Hold),
            ("quitter", _) => Some(Order::Quit),
            ("rentrer", _) => Some(Order::Reenter),
            ("belier", _) => Some(Order::Ram),
            ("repli", _) => Some(Order::Repli(false)),
            ("repli_dedans", _) => Some(Order::Repli(true)),
            ("retraite", _) => Some(Order::Retraite(false)),
            ("retraite_dedans", _) => Some(Order::Retraite(true)),
            ("fuite", _) => Some(Order::Fuite(false)),
            ("fuite_dedans", _) => Some(Order::Fuite(true)),
            ("rallier", _) => Some(Order::Rallier),
            _ => None,
        }
    }
}

impl Order {
    /// The rule of an order.
    #[must_use]
    pub fn rule(self) -> &'static str {
        match self {
            Order::None => "BX-10",
            Order::Hold => "BX-17",
            Order::Quit => "BX-76",
            Order::Reenter => "BX-70",
            Order::Ram => "BX-66",
            Order::Tir(_) => "BX-12",
            Order::Souffle(_) => "BX-47",
            Order::Engagement(_) | Order::Strike => "BX-13",
            Order::Repli(_) => "BX-14",
            Order::Retraite(_) => "BX-15",
            Order::Fuite(_) => "BX-16",
            Order::Rallier => "BX-18",
            Order::Defier(_) => "BX-52",
        }
    }

    /// Whom it is turned against.
    #[must_use]
    pub fn target(self) -> Option<Id> {
        match self {
            Order::Tir(on) | Order::Souffle(on) | Order::Engagement(on) | Order::Defier(on) => Some(on),
            _ => None,
        }
    }
}

impl Choice for Section {
    fn token(self) -> Token {
        self.0.map_or(Token::verb("aucun_secteur"), |section| Token::on("secteur", section.into()))
    }

    fn from_words(verb: &str, objects: &[Object]) -> Option<Section> {
        match verb {
            "secteur" => section_of(objects).map(|section| Section(Some(section))),
            "aucun_secteur" if objects.is_empty() => Some(Section::NONE),
            _ => None,
        }
    }
}

/// BX-56 — what the GM says of a unit's way to its foe.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// Nothing stands in it.
    Clear,
    /// The ground forbids it.
    Forbidden,
    /// This enemy stands in it.
    Held(Id),
}

impl Choice for Way {
    fn token(self) -> Token {
        match self {
            Way::Clear => Token::verb("clear"),
            Way::Forbidden => Token::verb("forbidden"),
            Way::Held(unit) => one("held_by", unit),
        }
    }

    fn from_words(verb: &str, objects: &[Object]) -> Option<Way> {
        match verb {
            "held_by" => unit_of(objects).map(Way::Held),
            "clear" if objects.is_empty() => Some(Way::Clear),
            "forbidden" if objects.is_empty() => Some(Way::Forbidden),
            _ => None,
        }
    }
}

/// Where a hero serves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Post {
    /// Where he is.
    Stay,
    /// As an officer of this unit.
    Join(Id),
    /// On his own.
    Leave,
}

impl Choice for Post {
    fn token(self) -> Token {
        match self {
            Post::Stay => Token::verb("rester"),
            Post::Join(unit) => one("rejoindre", unit),
            Post::Leave => Token::verb("se_detacher"),
        }
    }

    fn from_words(verb: &str, objects: &[Object]) -> Option<Post> {
        match (verb, unit_of(objects)) {
            ("rejoindre", Some(unit)) => Some(Post::Join(unit)),
            ("rester", None) if objects.is_empty() => Some(Post::Stay),
            ("se_detacher", None) if objects.is_empty() => Some(Post::Leave),
            _ => None,
        }
    }
}

impl Choice for Aim {
    fn token(self) -> Token {
        match self {
            Aim::Nothing => Token::verb("silence"),
            Aim::Unit(unit) => one("tir", unit),
            Aim::Section(section) => Token::on("pilonner", section.into()),
        }
    }

    fn from_words(verb: &str, objects: &[Object]) -> Option<Aim> {
        match verb {
            "tir" => unit_of(objects).map(Aim::Unit),
            "pilonner" => section_of(objects).map(Aim::Section),
            "silence" if objects.is_empty() => Some(Aim::Nothing),
            _ => None,
        }
    }
}
