//! What holds on the field at every moment; the proofs of all rulesets hold it in battles where anything is said.

use montjoie_papiers::battle::Battle;
use montjoie_papiers::terms::Where;

/// What holds in every battle at every moment.
pub fn sound(b: &Battle) {
    for u in &b.units {
        assert!(u.eff <= u.eff0, "more heads than there were: {u:?}");
        assert!(u.at != Where::Destroyed || u.eff == 0, "{u:?}");
    }
    for l in &b.links {
        let (one, other) = (&b.units[usize::from(l.a)], &b.units[usize::from(l.b)]);
        assert!(one.at == Where::Field && other.at == Where::Field, "a link with somebody who is gone");
        assert!(one.side != other.side, "a link between friends");
    }
    let men: i64 = b.units.iter().map(|u| i64::from(u.eff)).sum();
    assert!(men >= 0);
}
