//! A finger, and a mouse: where they find something, and what a tap does.

use crate::browser::ELEMENT;
use crate::driver::{Driver, Fault};
use serde_json::{Value, json};
use std::time::Duration;

/// How long a finger aims.
const AIM: Duration = Duration::from_millis(80);
/// How often it aims again at what moves.
const MOST_AIMS: usize = 20;

/// Brings an element to where a finger reaches it: where that is, and whether it can be tapped there. A line of a list cannot: the driver
/// chooses it as the system's own list would.
const REACH: &str = "const e = arguments[0]; e.scrollIntoView({ block: 'center', inline: 'nearest' }); \
                     const at = e.getBoundingClientRect(), x = at.x + at.width / 2, y = at.y + at.height / 2; \
                     if (e.tagName === 'OPTION') return [x, y, 'line']; \
                     const top = document.elementFromPoint(x, y); \
                     return [x, y, top && (e.contains(top) || top.contains(e)) ? 'tap' : 'covered'];";

/// A tap that misses its element does nothing: what moves in the moment between aiming and tapping is no test's business.
const GUARD: &str = "const e = arguments[0]; window.missed = false; \
                     addEventListener('pointerdown', (tap) => { \
                       window.missed = !(e.contains(tap.target) || tap.target.contains(e)); \
                       const stop = (event) => { event.preventDefault(); event.stopImmediatePropagation(); }; \
                       if (window.missed) { \
                         addEventListener('click', stop, { capture: true, once: true }); \
                         setTimeout(() => removeEventListener('click', stop, true), 400); } \
                     }, { capture: true, once: true });";
/// Whether the last tap missed. A page that went on to another was hit.
const MISSED: &str = "return window.missed === true;";

/// What lies over something.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Lies {
    /// Nothing.
    Open,
    /// Something else.
    Covered,
    /// It is a line of a list.
    Line,
}

/// Where a hand clicks.
#[derive(Clone)]
pub(crate) struct Spot {
    of: String,
    x: f64,
    y: f64,
    pub lies: Lies,
}

impl Spot {
    /// Whether a browser would take a click here, after that one, for its second half.
    pub fn mistaken_for(&self, next: &Spot) -> bool {
        self.of != next.of && (self.x - next.x).abs() < 40.0 && (self.y - next.y).abs() < 40.0
    }
}

/// Scrolls to an element, as a hand does until nothing lies over what it wants. A finger aims at what stands still: news from the table
/// may just have pushed it down.
pub(crate) fn reach(d: &Driver, id: &str, touch: bool) -> Result<Spot, Fault> {
    let look = || d.tell("execute/sync", &json!({ "script": REACH, "args": [{ ELEMENT: id }] }));
    let mut at = look()?;
    for _ in 0..if touch { MOST_AIMS } else { 0 } {
        std::thread::sleep(AIM);
        let before = std::mem::replace(&mut at, look()?);
        if before == at {
            break;
        }
    }
    let lies = match at[2].as_str() {
        Some("tap") => Lies::Open,
        Some("covered") => Lies::Covered,
        _ => Lies::Line,
    };
    Ok(Spot { of: id.to_owned(), x: at[0].as_f64().unwrap_or(0.0), y: at[1].as_f64().unwrap_or(0.0), lies })
}

/// A mouse pressed and let go, told to the browser as a first click whatever came just before.
pub(crate) fn click_once(d: &Driver, at: &Spot) -> Result<Value, Fault> {
    for kind in ["mouseMoved", "mousePressed", "mouseReleased"] {
        let button = if kind == "mouseMoved" { "none" } else { "left" };
        let params = json!({ "type": kind, "x": at.x, "y": at.y, "button": button, "clickCount": 1 });
        d.own("Input.dispatchMouseEvent", &params)?;
    }
    Ok(Value::Null)
}

/// A finger put down and lifted. A tap that goes beside does nothing, and is to be tried again.
pub(crate) fn tap(d: &Driver, at: &Spot, what: &str) -> Result<Value, Fault> {
    d.tell("execute/sync", &json!({ "script": GUARD, "args": [{ ELEMENT: at.of }] }))?;
    let finger = [
        json!({ "type": "pointerMove", "duration": 0, "x": at.x.round(), "y": at.y.round() }),
        json!({ "type": "pointerDown", "button": 0 }),
        json!({ "type": "pointerUp", "button": 0 }),
    ];
    let touch =
        json!({ "type": "pointer", "id": "finger", "parameters": { "pointerType": "touch" }, "actions": finger });
    d.tell("actions", &json!({ "actions": [touch] }))?;
    if d.tell("execute/sync", &json!({ "script": MISSED, "args": [] }))? == json!(true) {
        return Err(Fault::covered(what));
    }
    Ok(Value::Null)
}
