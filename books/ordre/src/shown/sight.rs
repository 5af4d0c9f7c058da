//! What each person may see of everyone: one place for secrets.

use crate::nouns::battle::Battle;
use crate::nouns::terms::Where;
use montjoie_game::{Knowledge, Viewer};
use montjoie_table::{Side, Subject};

/// A battle through somebody's eyes.
#[derive(Clone, Copy)]
pub(crate) struct Eyes<'a> {
    pub b: &'a Battle,
    pub viewer: Viewer,
}

impl Eyes<'_> {
    /// How well the viewer knows that side.
    pub fn knows(&self, side: Side) -> Knowledge {
        self.viewer.knows(side)
    }

    /// Whether nothing of that side is hidden.
    pub fn open(&self, side: Side) -> bool {
        self.knows(side) == Knowledge::Exact
    }

    /// Whether the viewer knows that somebody is there: those on the field show themselves, others do not.
    fn sees_at(&self, side: Side, at: Where) -> bool {
        let own = match self.viewer {
            Viewer::Gm => true,
            Viewer::Player(own, _) => own == side,
            Viewer::Public(_) => false,
        };
        own || !matches!(at, Where::Absent | Where::Reserve | Where::Left)
    }

    /// Whether the viewer sees a unit, a group, or anybody of a side.
    pub fn sees(&self, who: Subject) -> bool {
        use montjoie_table::Kind;
        match who.kind() {
            Kind::Unit(id) => {
                self.b.units.get(usize::from(id)).is_some_and(|u| self.sees_at(u.side, self.b.place_of(u)))
            }
            Kind::Army(_) => self.b.group_of(who).is_some_and(|id| self.sees_at(self.b.at(id).side, self.b.at(id).at)),
            Kind::Character(id) => {
                let person = self.b.persons.get(usize::from(id));
                person.is_some_and(|p| self.sees_at(p.side, if p.here { Where::Field } else { Where::Absent }))
            }
            _ => true,
        }
    }

    /// The body a unit is lost in to this viewer: whoever knows nothing of a side sees bodies of men, not of whom they are made.
    pub fn body(&self, who: Subject) -> Option<Subject> {
        use montjoie_table::Kind;
        let Kind::Unit(id) = who.kind() else { return None };
        let unit = self.b.units.get(usize::from(id))?;
        let face = self.b.face(unit.group?);
        let lost = self.knows(unit.side) == Knowledge::Unseen && crate::nouns::terms::is_unit(face).is_none();
        lost.then_some(face)
    }

    /// The side of somebody.
    pub fn side(&self, who: Subject) -> Option<Side> {
        use montjoie_table::Kind;
        match who.kind() {
            Kind::Unit(id) => self.b.units.get(usize::from(id)).map(|u| u.side),
            Kind::Army(_) => self.b.group_of(who).map(|id| self.b.at(id).side),
            Kind::Character(id) => self.b.persons.get(usize::from(id)).map(|p| p.side),
            Kind::Side(side) => Some(side),
            _ => None,
        }
    }
}
