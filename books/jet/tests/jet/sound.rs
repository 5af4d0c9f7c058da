//! What holds of the tree at every moment; the proofs of all rulesets hold it in battles where anything is said.

use montjoie_jet::battle::Battle;

/// Every parent is the sum of its parts; every number within its bounds.
pub fn sound(b: &Battle) {
    for id in b.ids() {
        let unit = b.at(id);
        assert!((-10..=10).contains(&unit.discipline), "discipline of {id:?}");
        if !b.is_leaf(id) {
            let sum = |f: fn(&montjoie_jet::battle::Unit) -> u32| b.children(id).map(|c| f(b.at(c))).sum::<u32>();
            assert_eq!(unit.n, sum(|u| u.n), "men of {id:?}");
            assert_eq!(unit.n0, sum(|u| u.n0), "first men of {id:?}");
            assert_eq!(unit.killed, sum(|u| u.killed), "killed of {id:?}");
            assert_eq!(unit.wounded, sum(|u| u.wounded), "wounded of {id:?}");
        }
        assert!(b.children(id).all(|c| b.at(c).side == unit.side), "everyone under {id:?} is of its side");
        assert_eq!(u64::from(unit.n0), u64::from(unit.n) + u64::from(unit.killed) + u64::from(unit.wounded), "{id:?}");
    }
    for (c, person) in b.characters.iter().enumerate() {
        assert_eq!(b.at(person.unit).side, person.side, "character {c} serves his own side");
    }
}
