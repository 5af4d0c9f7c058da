//! The figures of a group of several units: means weighted by headcount.

use super::of;
use crate::brought::options::SdrRounding;
use crate::chapters::{figures, groups};
use crate::nouns::battle::{Battle, GroupId};
use crate::nouns::rules::MEANS;
use crate::nouns::unit::Unit;
use montjoie_game::{Arg, Message, Opening};

/// ORD-29 — a mean over the units of a group, opened; none where one unit has the figure on its sheet.
fn mean(b: &Battle, group: GroupId, id: &'static str, value: impl Fn(&Unit) -> i64) -> Option<Message> {
    let units: Vec<&Unit> = b.units_of(group).map(|(_, u)| u).collect();
    if units.len() < 2 {
        return None;
    }
    let terms: Vec<String> = units.iter().map(|u| format!("{} × {}", u.eff, value(u))).collect();
    let heads: i64 = units.iter().map(|u| i64::from(u.eff)).sum();
    let sum: i64 = units.iter().map(|u| i64::from(u.eff) * value(u)).sum();
    let told = of(id, b.face(group)).with("sum", Arg::Text(terms.join(" + ")));
    Some(told.number("heads", heads).number("mean", sum.div_euclid(heads.max(1))))
}

/// The Cbt of who attacks, and the Dfs of who is attacked.
pub(super) fn of_attack(mut opening: Opening, b: &Battle, by: GroupId, on: GroupId) -> Opening {
    let cbt = mean(b, by, "ordre-open-mean-cbt", |u| figures::cbt_test(b, u));
    let dfs = mean(b, on, "ordre-open-mean-dfs", |u| figures::dfs(b, u, false));
    for told in [cbt, dfs].into_iter().flatten() {
        opening = opening.link(MEANS, told);
    }
    opening
}

/// ORD-24, ORD-29 — the SdR of a group: the mean, then down to a multiple of five where the option says so, ten at least.
pub(super) fn of_threshold(opening: Opening, b: &Battle, group: GroupId) -> Opening {
    let fives = b.options.sdr_rounding == SdrRounding::FloorFive;
    match mean(b, group, "ordre-open-mean-sdr", |u| figures::sdr(b, u)) {
        Some(told) => {
            opening.link(MEANS, told.number("fives", i64::from(fives)).number("percent", groups::sdr(b, group)))
        }
        None => opening,
    }
}
