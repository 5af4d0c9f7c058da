//! The watchdog: it lies under every browser test, and looks after every step of a hand, once what was waited for is there.
//!
//! - No answer of 400 or above that the test did not ask for: pages, forms, fetches, streams, pictures.
//! - No error in the console.
//! - No raw message key, in text or attributes.
//! - No text in a box narrower than its longest word.
//! - The field with the cursor in sight, with nothing over it.
//! - The newest line of the chronicle in sight, on the game master's page.
//!
//! A page may be on its way from one state to the next: what is wrong only for a moment is no fault.

use crate::browser::{Browser, patiently};
use crate::cramped::CRAMPED;
use crate::table::ended;
use serde_json::Value;
use std::cell::{Cell, RefCell};
use std::time::Duration;

/// How long a page may be at fault before the watchdog barks: pushes and pictures are on their way.
const MOMENT: Duration = Duration::from_secs(4);

const LOOK: &str = include_str!("watch.js");

/// What the watchdog knows of one browser.
#[derive(Default)]
pub(crate) struct Watch {
    /// Answers the test asked for, that have not come yet.
    asked_for: RefCell<Vec<u16>>,
    /// Whether the test takes the connection away.
    cut: Cell<bool>,
    /// What the hand did last, and whether that was looked at.
    last: RefCell<String>,
    unseen: Cell<bool>,
    hasty: Cell<bool>,
}

impl Browser {
    /// The test asks for an answer of 400 or above: one of this status may come, and must.
    pub fn expect(&self, status: u16) {
        self.watch.asked_for.borrow_mut().push(status);
    }

    /// The test takes the connection away: from now on a lost connection is no fault. Where a test ends the program this need not be said.
    pub(crate) fn expect_cut(&self) {
        self.watch.cut.set(true);
    }

    /// For pages that are never on their way to another state: what is wrong is told at once.
    pub fn bark_at_once(&self) {
        self.watch.hasty.set(true);
    }

    /// Waits until every answer that was asked for has come.
    pub fn await_expected(&self) {
        let mut faults = Vec::new();
        patiently(MOMENT, || {
            faults.extend(self.heard());
            !faults.is_empty() || self.watch.asked_for.borrow().is_empty()
        });
        faults.extend(self.outstanding());
        self.bark(&faults);
    }

    /// A hand is about to do something: what it did before must have been looked at.
    pub(crate) fn acts(&self, what: &str) {
        if self.watch.unseen.get() {
            self.watch();
        }
        what.clone_into(&mut self.watch.last.borrow_mut());
        self.watch.unseen.set(true);
    }

    /// Looks at the page and at what came over the wire.
    pub(crate) fn watch(&self) {
        self.watch.unseen.set(false);
        let mut faults = Vec::new();
        let patience = if self.watch.hasty.get() { Duration::ZERO } else { MOMENT };
        patiently(patience, || {
            faults = self.shown();
            faults.is_empty()
        });
        faults.extend(self.heard());
        self.bark(&faults);
    }

    fn bark(&self, faults: &[String]) {
        if !faults.is_empty() {
            let last = self.watch.last.borrow().clone();
            self.fail(&format!("the watchdog barks after {last}:\n{}", faults.join("\n")));
        }
    }

    /// What is wrong with the page as it stands. A page that is just leaving is looked at when the next is there.
    fn shown(&self) -> Vec<String> {
        let lines = |value: Value| -> Vec<String> {
            value.as_array().into_iter().flatten().filter_map(|l| l.as_str().map(str::to_owned)).collect()
        };
        // One call for both: there are thousands of looks in a run.
        let script = format!(
            "const looked = (() => {{ {LOOK} }})();\n\
             const cramped = document.body && location.protocol !== 'data:' ? {CRAMPED} : [];\n\
             return looked.concat(cramped.map((c) => `text in a box too narrow for it: ${{c}}`));"
        );
        self.look(&script).map(lines).unwrap_or_default()
    }

    /// What came over the wire and into the console since it was last asked.
    fn heard(&self) -> Vec<String> {
        let answers = self.driver.log("performance").unwrap_or_default();
        let mut faults: Vec<String> = answers.iter().filter_map(|e| self.refused(e)).collect();
        let said = self.driver.log("browser").unwrap_or_default();
        faults.extend(said.iter().filter_map(|e| self.complained(e)));
        faults
    }

    /// An answer of 400 or above that nobody asked for.
    fn refused(&self, entry: &Value) -> Option<String> {
        let text = entry["message"].as_str().filter(|t| t.contains("\"Network.responseReceived\""))?;
        let message: Value = serde_json::from_str(text).ok()?;
        let answer = &message["message"]["params"]["response"];
        let status = answer["status"].as_u64().and_then(|s| u16::try_from(s).ok()).filter(|s| *s >= 400)?;
        let mut asked_for = self.watch.asked_for.borrow_mut();
        if let Some(at) = asked_for.iter().position(|s| *s == status) {
            asked_for.remove(at);
            return None;
        }
        Some(format!("{status} for {}", answer["url"].as_str().unwrap_or_default()))
    }

    /// An error in the console. Refused answers stand there too, and were counted as answers.
    fn complained(&self, entry: &Value) -> Option<String> {
        let text = entry["message"].as_str().unwrap_or_default();
        let severe = entry["level"].as_str() == Some("SEVERE");
        let counted = text.contains("the server responded with a status of");
        let cut = text.contains("net::ERR_") && (self.watch.cut.get() || ended(text));
        (severe && !counted && !cut).then(|| format!("an error in the console: {text}"))
    }

    fn outstanding(&self) -> Option<String> {
        let left = self.watch.asked_for.take();
        (!left.is_empty()).then(|| format!("asked for and never answered: {left:?}"))
    }
}

impl Drop for Browser {
    /// The last step is looked at too, and what was asked for must have come.
    fn drop(&mut self) {
        if std::thread::panicking() {
            return;
        }
        if self.watch.unseen.get() {
            self.watch();
        }
        if !self.watch.asked_for.borrow().is_empty() {
            self.await_expected();
        }
    }
}
