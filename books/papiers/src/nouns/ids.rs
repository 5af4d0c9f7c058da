//! Numbers of this book's things, each kind a type of its own.
//!
//! In a battle's state a number stands as it is, 255 for nobody: the state's hash is kept in journals.

use montjoie_table::{Id, ids};

ids! {
    /// The number of a character.
    HeroId: character,
    /// The number of an army.
    HostId: army,
    /// The number of an ambush or a trap.
    SiteId: place,
    /// The number of a spell in the battle's book.
    SpellId: number,
    /// The number of a race of the scenario: 32 at the most.
    RaceId: number,
    /// The place of a melee weapon in the printed table.
    WeaponId: number,
    /// The place of a missile weapon in the printed table.
    MissileId: number,
    /// The place of a mount or a chariot on the battle's list.
    MountId: number,
    /// The place of a machine on the battle's list.
    MachineId: number,
    /// The place of an attribute of the GM's own.
    CustomId: number,
}

impl RaceId {
    /// Its bit in a set of races.
    #[must_use]
    pub fn bit(self) -> u32 {
        1u32.checked_shl(u32::from(self.number())).unwrap_or(0)
    }
}

/// Everything on a list with its number.
#[inline(always)]
pub(crate) fn numbered<I: Id, T>(list: &[T]) -> impl Iterator<Item = (I, &T)> + Clone {
    (0u8..).zip(list).filter_map(|(place, one)| Some((I::at(place)?, one)))
}

/// Several numbers in a state, 255 for nobody.
pub(crate) mod each_or_nobody {
    use montjoie_table::Id;
    use serde::ser::{SerializeTuple as _, Serializer};

    pub(crate) fn serialize<I: Id, S: Serializer, const N: usize>(
        ids: &[Option<I>; N],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut tuple = serializer.serialize_tuple(N)?;
        for id in ids {
            tuple.serialize_element(&id.map_or(u8::MAX, Id::place))?;
        }
        tuple.end()
    }
}

/// A pair of numbers in a state, 255 twice for nobody.
pub(crate) mod both_or_nobody {
    use montjoie_table::Id;
    use serde::ser::{SerializeTuple as _, Serializer};

    pub(crate) fn serialize<I: Id, J: Id, S: Serializer>(
        pair: &Option<(I, J)>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut tuple = serializer.serialize_tuple(2)?;
        let (one, other) = pair.map_or((u8::MAX, u8::MAX), |(one, other)| (one.place(), other.place()));
        tuple.serialize_element(&one)?;
        tuple.serialize_element(&other)?;
        tuple.end()
    }
}
