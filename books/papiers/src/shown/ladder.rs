//! La piste de pertes: boxes of five EFF and what a unit is worth at each, before it comes to that (PAP-22).

use crate::chapters::power;
use crate::nouns::battle::{Battle, UnitId};
use crate::nouns::terms::Category;
use crate::shown::sight::Sight;
use montjoie_game::{Arg, Rung};
use montjoie_table::Subject;

/// EFF of one box.
const BOX: u32 = 5;

/// The track of a unit this viewer knows the figures of.
pub(crate) fn ladder(sight: Sight<'_>, who: Subject) -> Vec<Rung> {
    let unit = sight.b.unit_of(who).filter(|&id| sight.counts(id));
    unit.map_or_else(Vec::new, |id| rungs(sight.b, id))
}

fn rungs(b: &Battle, id: UnitId) -> Vec<Rung> {
    let u = *b.at(id);
    let mut worn = b.clone();
    let mut rungs = Vec::new();
    let mut lost = 0;
    loop {
        let left = u.eff0.saturating_sub(lost);
        worn.units[usize::from(id)].eff = left;
        rungs.push(Rung {
            left: i64::from(left),
            lost: u.eff < left || left == 0 && u.eff == 0,
            figures: figures(&worn, id),
            marks: marks(u.eff0, lost),
        });
        if left == 0 {
            return rungs;
        }
        lost = (lost + BOX).min(u.eff0);
    }
}

/// What depends on the head count.
fn figures(b: &Battle, id: UnitId) -> Vec<(&'static str, Arg)> {
    let mut all = Vec::new();
    let total = power::total(b, id);
    all.push(("papiers-figure-pui_total", Arg::Fraction(total.num, total.den)));
    if b.at(id).category != Category::Machine {
        let n = power::melee_support(b, id);
        all.push(("papiers-figure-support_melee", Arg::Number(i64::from(n))));
    }
    let tir = power::total_tir(b, id);
    if tir.num > 0 {
        all.push(("papiers-figure-pui_tir_total", Arg::Fraction(tir.num, tir.den)));
        let n = power::fire_support(b, id);
        all.push(("papiers-figure-support_fire", Arg::Number(i64::from(n))));
    }
    let mag = power::total_mag(b, id);
    if mag.num > 0 {
        all.push(("papiers-figure-pui_mag_total", Arg::Fraction(mag.num, mag.den)));
    }
    all
}

/// Thresholds that losses pass with this box and had not passed with the one before.
fn marks(all: u32, lost: u32) -> Vec<&'static str> {
    let before = lost.saturating_sub(if lost.is_multiple_of(BOX) { BOX } else { lost % BOX });
    let (all, lost, before) = (u64::from(all), u64::from(lost), u64::from(before));
    let passes = |part: u64| 4 * lost > part * all && 4 * before <= part * all;
    let mut marks = Vec::new();
    if passes(1) {
        marks.push("papiers-mark-quarter");
    }
    if 2 * lost >= all && 2 * before < all {
        marks.push("papiers-mark-test");
    }
    if passes(2) {
        marks.push("papiers-mark-half");
    }
    if passes(3) {
        marks.push("papiers-mark-three_quarters");
    }
    if lost == all {
        marks.push("papiers-mark-gone");
    }
    marks
}
