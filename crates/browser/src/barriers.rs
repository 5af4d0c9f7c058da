//! What would keep somebody out: axe-core's look at a page, and what stands out of the window.

use crate::browser::Browser;
use serde_json::json;

const AXE: &str = include_str!("../vendor/axe.min.js");

impl Browser {
    /// Looks for what would keep somebody out: every violation axe-core knows of WCAG 2 A and AA up to 2.2, and its best practices.
    /// One line each: rule, element, what to mend.
    #[must_use]
    pub fn barriers(&self) -> Vec<String> {
        let script = "const done = arguments[arguments.length - 1]; axe.run(document, { resultTypes: ['violations'] })\
            .then((r) => done(r.violations.flatMap((v) => v.nodes.map((n) => `${v.id}: ${n.target.join(' ')}: \
            ${n.failureSummary.split('\\n').slice(1).join(' ')}`)))).catch((e) => done([String(e)]));";
        self.must("timeouts", |d| d.tell("timeouts", &json!({ "script": 20_000 })));
        // A page may load itself anew under the scan, when somebody comes to the door: then the scan is begun again.
        let mut tries = 0;
        let found = loop {
            if !self.holds("window.axe") {
                let body = json!({ "script": AXE, "args": [] });
                self.must("axe", |d| d.tell("execute/sync", &body));
            }
            tries += 1;
            match self.driver.tell("execute/async", &json!({ "script": script, "args": [] })) {
                Ok(found) => break found,
                Err(fault) if tries < 3 && ["script timeout", "javascript error"].contains(&fault.code.as_str()) => {}
                Err(fault) => self.fail(&format!("axe: {fault}")),
            }
        };
        let lines = found.as_array().cloned().unwrap_or_default();
        lines.iter().map(|l| l.as_str().unwrap_or_default().to_owned()).collect()
    }

    /// What stands out of the window, for the word of a failed test.
    #[must_use]
    pub fn widest(&self) -> String {
        self.said(
            "all('body *').filter((e) => seen(e) && e.getBoundingClientRect().right > document.documentElement.clientWidth + 1)\
             .slice(0, 6).map((e) => `${e.tagName}#${e.id}.${e.className} ${Math.round(e.getBoundingClientRect().right)} \
             ${e.textContent.slice(0, 40)}`).join('; ')",
        )
    }

    /// How far the page is wider than the window, in points.
    #[must_use]
    pub fn overflow(&self) -> i64 {
        self.number("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    }
}
