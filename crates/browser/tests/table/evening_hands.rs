//! How people of an evening answer: what they choose, how they point at it, whom they mean.

use montjoie_browser::{Browser, key};

/// What somebody who wants to fight answers: against somebody if it may be; no rather than yes, for who asks is asked about leaving; else what
/// stands in the middle, for books put first and last what ends a battle.
pub fn likely(field: &str) -> String {
    format!(
        "((all) => all.find((v) => v.includes(' ')) || all.find((v) => v === 'non') || all[Math.floor(all.length / 2)])\
         ([...one('#{field}').options].map((o) => o.value).filter(Boolean))"
    )
}

/// An order given by hand: a counter dragged over the map where that is how it goes, a line of the list elsewhere.
pub fn order(gm: &mut Browser, field: &str) {
    // A counter that lies on the map by itself; whoever is with a troop goes with it.
    let cell = format!(
        "one(`[data-piece=\"${{one('#{field}').dataset.of}}\"]`) && [...one('#{field}').options].map((o) => o.dataset.to).find((to) => to && one(`[data-cell=\"${{to}}\"]`) && !one(`[data-piece=\"${{to}}\"]`))"
    );
    if gm.holds(&cell) {
        let (who, to) = (gm.said(&format!("one('#{field}').dataset.of")), gm.said(&cell));
        gm.drag(&format!("one('[data-piece=\"{who}\"]')"), &format!("one('[data-cell=\"{to}\"]')"));
        gm.until(&format!("one('#{field}').selectedOptions[0].dataset.to === {to:?}"));
        return;
    }
    let wanted = gm.said(&likely(field));
    gm.choose(&format!("#{field}"), &wanted);
    gm.press(key::ESCAPE);
}

/// Somebody of name on a side. One left alone may be a body as well, with a card of its own: the person is meant.
pub fn hero(gm: &Browser, side: &str) -> String {
    let own = format!("#army-{side} .card");
    gm.said(&format!("(one('{own}[id^=c]') || one('{own} use[href$=character]').closest('.card')).id"))
}
