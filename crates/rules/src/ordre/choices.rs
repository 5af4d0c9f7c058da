//! What can be chosen, and its words.

use montjoie_table::{Choice, Object, Subject, Token};

fn who(objects: &[Object]) -> Option<Subject> {
    match objects {
        [Object::Who(who)] => Some(*who),
        _ => None,
    }
}

/// Whom a group attacks; nobody: it stays on the defensive, or holds its fire.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Aim(pub Subject);

impl Aim {
    /// Nobody.
    pub const HOLD: Aim = Aim(Subject::NOBODY);
}

impl Choice for Aim {
    fn token(self) -> Token {
        if self == Aim::HOLD { Token::verb("tenir") } else { Token::on("attaquer", self.0) }
    }

    fn from_words(verb: &str, objects: &[Object]) -> Option<Aim> {
        match (verb, who(objects)) {
            ("attaquer", Some(on)) => Some(Aim(on)),
            ("tenir", None) if objects.is_empty() => Some(Aim::HOLD),
            _ => None,
        }
    }
}

/// Who pursues; nobody: they are let go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pursuer(pub Subject);

impl Pursuer {
    /// Nobody.
    pub const NOBODY: Pursuer = Pursuer(Subject::NOBODY);
}

impl Choice for Pursuer {
    fn token(self) -> Token {
        if self == Pursuer::NOBODY { Token::verb("laisser_fuir") } else { Token::on("poursuivre_avec", self.0) }
    }

    fn from_words(verb: &str, objects: &[Object]) -> Option<Pursuer> {
        match (verb, who(objects)) {
            ("poursuivre_avec", Some(by)) => Some(Pursuer(by)),
            ("laisser_fuir", None) if objects.is_empty() => Some(Pursuer::NOBODY),
            _ => None,
        }
    }
}

/// Yes or no.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Yes(pub bool);

impl Choice for Yes {
    fn token(self) -> Token {
        Token::verb(if self.0 { "oui" } else { "non" })
    }

    fn from_words(verb: &str, objects: &[Object]) -> Option<Yes> {
        match verb {
            "oui" if objects.is_empty() => Some(Yes(true)),
            "non" if objects.is_empty() => Some(Yes(false)),
            _ => None,
        }
    }
}

/// What the besiegers do with their week.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Besieger {
    /// Wait.
    Wait,
    /// Storm the place.
    Storm,
    /// Go home.
    Lift,
}

impl Choice for Besieger {
    fn token(self) -> Token {
        Token::verb(match self {
            Besieger::Wait => "attendre",
            Besieger::Storm => "assaut",
            Besieger::Lift => "lever_le_siege",
        })
    }

    fn from_words(verb: &str, objects: &[Object]) -> Option<Besieger> {
        match verb {
            _ if !objects.is_empty() => None,
            "attendre" => Some(Besieger::Wait),
            "assaut" => Some(Besieger::Storm),
            "lever_le_siege" => Some(Besieger::Lift),
            _ => None,
        }
    }
}

/// What the garrison does with its week.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Besieged {
    /// Hold on.
    Hold,
    /// Come out and fight.
    Sortie,
    /// Open the gates.
    Surrender,
}

impl Choice for Besieged {
    fn token(self) -> Token {
        Token::verb(match self {
            Besieged::Hold => "tenir",
            Besieged::Sortie => "sortie",
            Besieged::Surrender => "se_rendre",
        })
    }

    fn from_words(verb: &str, objects: &[Object]) -> Option<Besieged> {
        match verb {
            _ if !objects.is_empty() => None,
            "tenir" => Some(Besieged::Hold),
            "sortie" => Some(Besieged::Sortie),
            "se_rendre" => Some(Besieged::Surrender),
            _ => None,
        }
    }
}

/// Who bears a group's losses: all in proportion, or one unit before the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bearer(pub Subject);

impl Bearer {
    /// All alike.
    pub const ALL: Bearer = Bearer(Subject::NOBODY);
}

impl Choice for Bearer {
    fn token(self) -> Token {
        if self == Bearer::ALL { Token::verb("partager") } else { Token::on("faire_porter_par", self.0) }
    }

    fn from_words(verb: &str, objects: &[Object]) -> Option<Bearer> {
        match (verb, who(objects)) {
            ("faire_porter_par", Some(unit)) => Some(Bearer(unit)),
            ("partager", None) if objects.is_empty() => Some(Bearer::ALL),
            _ => None,
        }
    }
}
