//! The examples printed in the source, through played steps: our number where the source errs, its number under the option.

use crate::common::{Case, Play, case};
use montjoie_rules::bx::Bx;

pub const CASES: &[Case] =
    &[case("v04_archers_on_pikes", &["BX-04", "BX-12", "BX-19", "BX-21", "BX-22", "BX-25"], &[], v04)];

fn v04() {
    let p = Play::<Bx>::new(
        r#"
        ruleset = "bx"
        edition = "descendant"
        name = "V-04"
        [[side]]
        id = "a"
        name = "A"
        [[side.unit]]
        id = "archers"
        line = "100 archers : CA 7, DV 1, Dommages 1-6, Tir 1-6, Moral 8"
        [[side]]
        id = "b"
        name = "B"
        [[side.unit]]
        id = "piquiers"
        line = "50 piquiers : CA 4, DV 1, Dommages 1-6, Moral 8"
        "#,
    )
    .answer("BX-10", "archers", "tir piquiers")
    .answer("BX-10", "piquiers", "aucune_action")
    .faces("BX-21", "archers", "piquiers", &[5])
    .to("mouvement");
    assert_eq!(p.share("BX-21", "archers", "piquiers"), (30, 100, 1));
    assert_eq!(p.left("piquiers"), 13);
}
