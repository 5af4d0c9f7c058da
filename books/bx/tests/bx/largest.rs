//! The largest battles the reader admits: nobody is dropped from a list that is full.

use crate::field::{Orders, P, down, huge, unit};
use montjoie_game::{Item, What};

fn events(p: &P, name: &str) -> usize {
    p.items().filter(|item: &&Item| matches!(&item.what, What::Change { event, .. } if event == name)).count()
}

/// BX-47 — forty dragons told to breathe, forty breathe.
#[test]
fn forty_dragons_breathe() {
    let ids: Vec<String> = (0..40).map(|n| format!("d{n}")).collect();
    let dragons: String = ids.iter().map(|id| huge(id, "pv = 60; breath = true")).collect();
    let orders: Vec<(&str, &str)> = ids.iter().map(|id| (id.as_str(), "souffle b1")).collect();
    let p = down(&dragons, &unit("b1", 5000, "moral = 12")).orders(&orders).dice_show(1).to("mouvement");
    assert_eq!(events(&p, "struck"), 40);
}
