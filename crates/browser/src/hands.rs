//! What hands do besides clicking and typing: fingers on glass, the wheel of a mouse, the browser's way back.

use crate::Browser;
use serde_json::{Value, json};

/// A point of the window.
type Point = (f64, f64);

impl Browser {
    /// The browser's own way back.
    pub fn back(&mut self) {
        self.acts("the way back");
        self.hand.clicks += 1;
        self.must("back", |d| d.tell("back", &json!({})));
    }

    /// Makes the window this wide, as high as it suits: a tablet, a half of a screen.
    pub fn width(&self, width: u32) {
        let (height, mobile) = if width < 700 { (740, true) } else { (900, false) };
        let params = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": mobile });
        let _ = self.own("Emulation.setDeviceMetricsOverride", &params);
        self.until(&format!("innerWidth === {width}"));
    }

    /// The middle of what an expression gives, once it stands there.
    fn middle(&self, expression: &str) -> Point {
        self.until(expression);
        let at = self
            .eye(&format!("((r) => [r.x + r.width / 2, r.y + r.height / 2])(({expression}).getBoundingClientRect())"));
        let number = |n: usize| at[n].as_f64().unwrap_or(0.0);
        (number(0), number(1))
    }

    fn finger(&self, what: &str, at: Option<Point>) {
        let points: Vec<Value> = at.iter().map(|(x, y)| json!({ "x": x, "y": y })).collect();
        let _ = self.own("Input.dispatchTouchEvent", &json!({ "type": what, "touchPoints": points }));
    }

    /// A finger laid on one point, drawn to another and lifted there.
    fn draw(&mut self, from: Point, to: Point) {
        self.acts("a finger drawn over the glass");
        self.hand.clicks += 1;
        self.finger("touchStart", Some(from));
        for step in 1..=10 {
            let part = f64::from(step) / 10.0;
            self.finger("touchMove", Some((from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part)));
        }
        self.finger("touchEnd", None);
    }

    /// Drags what one expression gives onto what another gives, by a finger. Both must be in sight: nothing is scrolled.
    pub fn draw_onto(&mut self, from: &str, to: &str) {
        let (from, to) = (self.middle(from), self.middle(to));
        self.draw(from, to);
    }

    /// Draws a finger over the glass, from the middle of what an expression gives.
    pub fn swipe(&mut self, from: &str, (right, down): Point) {
        let (x, y) = self.middle(from);
        self.draw((x, y), (x + right, y + down));
        // A page that still runs on takes the next touch for one that stops it.
        let rests = "new Promise((rests) => { let last; const look = () => { const now = [scrollX, scrollY, \
            ...all('.map-box, .col').map((b) => b.scrollTop)].join(); if (now === last) rests(true); \
            else { last = now; setTimeout(look, 150); } }; look(); })";
        let _ = self.eye(rests);
    }

    /// Turns the wheel of a mouse over what an expression gives.
    pub fn wheel(&mut self, over: &str, down: i32) {
        self.hand.clicks += 1;
        let (x, y) = self.middle(over);
        self.acts("a turn of the wheel");
        let turn =
            json!({ "type": "scroll", "x": x.round() as i64, "y": y.round() as i64, "deltaX": 0, "deltaY": down });
        let body = json!({ "actions": [{ "type": "wheel", "id": "wheel", "actions": [turn] }] });
        self.must("wheel", |d| d.tell("actions", &body));
    }
}
