//! One person's browser: what a hand can do and an eye can see. Every wait is for a condition, never for a time.

use crate::driver::{Driver, Fault, Wants};
use crate::finger::{Lies, Spot, click_once, reach, tap};
use crate::table::{artefacts, fresh_folder};
use crate::watch::Watch;
use crate::wire::base64;
use serde_json::{Value, json};
use std::path::PathBuf;
use std::time::Duration;

/// The name the protocol gives an element.
pub(crate) const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// How long a condition may take to come true before the test says that it does not: far beyond what any page needs.
const PATIENCE: Duration = Duration::from_secs(40);

/// How long a phone waits for the second half of a double tap.
const DOUBLE_TAP: Duration = Duration::from_millis(600);

/// What tests may say in their scripts: they look, they do not touch.
const EYES: &str = "const one = (css) => document.querySelector(css), all = (css) => [...document.querySelectorAll(css)], \
                    seen = (e) => !!e && e.checkVisibility({ visibilityProperty: true }), \
                    say = (css) => { const e = one(css); return e ? e.textContent.trim() : ''; };";

/// The size of a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// A laptop.
    Desktop,
    /// A small phone, held upright, touched.
    Phone,
    /// A television.
    Screen,
}

impl Size {
    fn of(self) -> (u32, u32) {
        match self {
            Size::Desktop => (1440, 900),
            Size::Phone => (360, 740),
            Size::Screen => (1920, 1080),
        }
    }
}

/// What a hand did so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effort {
    /// Clicks and taps.
    pub clicks: u32,
    /// Keys, without the faces of dice and pasted text.
    pub keys: u32,
    /// Digits of dice.
    pub faces: u32,
}

impl Effort {
    /// Everything besides the faces of dice.
    #[must_use]
    pub fn inputs(self) -> u32 {
        self.clicks + self.keys
    }

    /// What was done since.
    #[must_use]
    pub fn since(self, before: Effort) -> Effort {
        Effort { clicks: self.clicks - before.clicks, keys: self.keys - before.keys, faces: self.faces - before.faces }
    }
}

/// A browser.
pub struct Browser {
    // The driver goes before its folder: Chromium would write it again.
    pub(crate) driver: Driver,
    folder: Folder,
    name: String,
    touch: bool,
    /// What its hand did.
    pub hand: Effort,
    last: Option<Spot>,
    pub(crate) watch: Watch,
}

impl Browser {
    /// A browser of its own for somebody: nothing is shared with another.
    ///
    /// # Panics
    /// When Chromium or its driver does not start.
    #[must_use]
    pub fn new(name: &str, lang: &str, size: Size) -> Browser {
        Browser::with(name, lang, size, None)
    }

    /// The browser of somebody far away, who finds the public name through the proxy at this port.
    ///
    /// # Panics
    /// When Chromium or its driver does not start.
    #[must_use]
    pub fn far(name: &str, lang: &str, size: Size, proxy: u16) -> Browser {
        Browser::with(name, lang, size, Some(proxy))
    }

    fn with(name: &str, lang: &str, size: Size, proxy: Option<u16>) -> Browser {
        let folder = Folder(fresh_folder(&format!("{name}-browser")));
        let phone = size == Size::Phone;
        let wants = Wants { folder: &folder.0, lang, size: size.of(), proxy, phone };
        let driver = Driver::start(&wants).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        let (name, hand, watch) = (name.to_owned(), Effort::default(), Watch::default());
        Browser { driver, folder, name, touch: phone, hand, last: None, watch }
    }

    /// Makes the window that of a laptop or of a phone, whatever it was.
    pub fn turn(&self, size: Size) {
        let ((width, height), phone) = (size.of(), size == Size::Phone);
        let params = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": phone });
        self.must("size", |d| d.own("Emulation.setDeviceMetricsOverride", &params));
        self.until(&format!("innerWidth === {width}"));
    }

    /// Tells pages that the device is set to dark.
    pub fn darken(&self) {
        let params = json!({ "features": [{ "name": "prefers-color-scheme", "value": "dark" }] });
        self.must("dark", |d| d.own("Emulation.setEmulatedMedia", &params));
        self.until("matchMedia('(prefers-color-scheme: dark)').matches");
    }

    /// Tells pages that the device is set to light again.
    pub fn lighten(&self) {
        let params = json!({ "features": [{ "name": "prefers-color-scheme", "value": "light" }] });
        self.must("light", |d| d.own("Emulation.setEmulatedMedia", &params));
        self.until("matchMedia('(prefers-color-scheme: light)').matches");
    }

    /// Switches scripts off, as some people do: pages loaded from now on run none.
    pub fn without_scripts(&self) {
        self.must("no scripts", |d| d.own("Emulation.setScriptExecutionDisabled", &json!({ "value": true })));
    }

    /// Opens an address that was printed, typed or scanned.
    pub fn open(&mut self, link: &str) {
        self.acts("opening an address");
        self.must("open", |d| d.tell("url", &json!({ "url": link })));
    }

    /// Where the browser is.
    #[must_use]
    pub fn address(&self) -> String {
        self.must("address", |d| d.learn("url")).as_str().unwrap_or_default().to_owned()
    }

    pub(crate) fn must(&self, what: &str, act: impl Fn(&Driver) -> Result<Value, Fault>) -> Value {
        act(&self.driver).unwrap_or_else(|fault| self.fail(&format!("{what}: {fault}")))
    }

    /// Ends the test with a picture of what was there.
    pub(crate) fn fail(&self, what: &str) -> ! {
        let _ = self.driver.learn("screenshot").map(|shot| {
            let png = base64(shot.as_str().unwrap_or_default());
            std::fs::write(artefacts().join(format!("failed-{}.png", self.name)), png)
        });
        let text = self.look("return document.body ? document.body.innerText.slice(0, 1500) : ''").unwrap_or_default();
        // A browser that is gone cannot say where it was.
        let address = self.driver.learn("url").unwrap_or_default();
        let (address, text) = (address.as_str().unwrap_or("?"), text.as_str().unwrap_or_default());
        panic!("{}: {what}\non {address}:\n{text}", self.name);
    }

    pub(crate) fn look(&self, script: &str) -> Result<Value, Fault> {
        self.driver.tell("execute/sync", &json!({ "script": format!("{EYES}\n{script}"), "args": [] }))
    }

    /// What an expression over the page is worth: `one`, `all`, `seen` and `say` are at hand.
    #[must_use]
    pub fn eye(&self, expression: &str) -> Value {
        self.must(expression, |_| self.look(&format!("return ({expression});")))
    }

    /// The same as a whole number.
    #[must_use]
    pub fn number(&self, expression: &str) -> i64 {
        let value = self.eye(expression);
        // What stands on the page as data is text.
        let number = value.as_f64().or_else(|| value.as_str()?.parse().ok());
        number.map_or_else(|| self.fail(&format!("{expression} is {value}")), |n| n.round() as i64)
    }

    /// The same as text.
    #[must_use]
    pub fn said(&self, expression: &str) -> String {
        self.eye(expression).as_str().unwrap_or_default().to_owned()
    }

    /// Whether it holds now.
    #[must_use]
    pub fn holds(&self, expression: &str) -> bool {
        self.eye(&format!("!!({expression})")) == Value::Bool(true)
    }

    /// Whether something of this kind is to be seen.
    #[must_use]
    pub fn sees(&self, css: &str) -> bool {
        self.holds(&format!("all({css:?}).some(seen)"))
    }

    /// Waits until an expression holds.
    pub fn until(&self, expression: &str) {
        let holds = || self.look(&format!("return !!({expression});")).is_ok_and(|v| v == Value::Bool(true));
        if !patiently(PATIENCE, holds) {
            self.fail(&format!("waited in vain for {expression}"));
        }
        self.watch();
    }

    /// Waits until something of this kind is to be seen.
    pub fn await_sight(&self, css: &str) {
        self.until(&format!("all({css:?}).some(seen)"));
    }

    /// The first visible element an expression gives.
    fn find(&self, expression: &str) -> Result<String, Fault> {
        let found = self.look(&format!("return ({expression});"))?;
        found[ELEMENT]
            .as_str()
            .map(str::to_owned)
            .ok_or_else(|| Fault { code: "no such element".into(), says: expression.to_owned() })
    }

    fn with_element(&self, expression: &str, act: impl Fn(&Driver, &str) -> Result<Value, Fault>) {
        let mut last = None;
        let done = patiently(PATIENCE, || match self.find(expression).and_then(|id| act(&self.driver, &id)) {
            Ok(_) => true,
            Err(fault) if fault.passing() => {
                last = Some(fault);
                false
            }
            Err(fault) => self.fail(&fault.to_string()),
        });
        if !done {
            self.fail(&last.map_or_else(String::new, |fault| fault.to_string()));
        }
    }

    /// Clicks what an expression gives: scrolled to, uncovered, as a hand would.
    pub fn click_on(&mut self, expression: &str) {
        self.acts(&format!("a click on {expression}"));
        self.hand.clicks += 1;
        let touch = self.touch;
        let last = self.last.clone();
        let place = std::cell::RefCell::new(None);
        self.with_element(expression, |d, id| {
            let spot = reach(d, id, touch)?;
            // Two things scrolled to the same spot are clicked quicker than any hand could: the driver takes that for a double
            // click on the second, which leaves no cursor in an empty field.
            let mistaken = last.as_ref().is_some_and(|last| last.mistaken_for(&spot));
            if mistaken && touch {
                std::thread::sleep(DOUBLE_TAP);
            }
            match spot.lies {
                Lies::Open if touch => tap(d, &spot, expression)?,
                Lies::Covered if touch || mistaken => return Err(Fault::covered(expression)),
                Lies::Open if mistaken => click_once(d, &spot)?,
                _ => d.tell(&format!("element/{id}/click"), &json!({}))?,
            };
            *place.borrow_mut() = Some(spot);
            Ok(Value::Null)
        });
        self.last = place.into_inner();
    }

    /// Drags what one expression gives onto what another gives: pressed, carried over, let go.
    pub fn drag(&mut self, from: &str, to: &str) {
        self.acts(&format!("a drag of {from}"));
        self.hand.clicks += 1;
        self.with_element(from, |d, one| {
            let other = self.find(to)?;
            let over =
                |id: &str| json!({ "type": "pointerMove", "duration": 60, "x": 0, "y": 0, "origin": { ELEMENT: id } });
            let scroll = json!({ "script": "arguments[0].scrollIntoView({ block: 'center', inline: 'center' })",
                "args": [{ ELEMENT: one }] });
            d.tell("execute/sync", &scroll)?;
            let hand = [
                over(one),
                json!({ "type": "pointerDown", "button": 0 }),
                over(&other),
                json!({ "type": "pointerUp", "button": 0 }),
            ];
            let body = json!({ "actions": [{ "type": "pointer", "id": "hand", "parameters": { "pointerType": "mouse" },
                "actions": hand }] });
            d.tell("actions", &body)
        });
    }

    /// Clicks the first of this kind that is to be seen.
    pub fn click(&mut self, css: &str) {
        self.click_on(&format!("all({css:?}).find(seen)"));
    }

    /// Clicks the first of this kind whose text holds these words.
    pub fn click_words(&mut self, css: &str, words: &str) {
        self.click_on(&format!("all({css:?}).find((e) => seen(e) && e.textContent.includes({words:?}))"));
    }

    /// Opens what is folded in, if it is.
    pub fn unfold(&mut self, css: &str) {
        self.until(&format!("one({css:?})"));
        if !self.holds(&format!("one({css:?}).open")) {
            self.click(&format!("{css} > summary"));
            self.until(&format!("one({css:?}).open"));
        }
    }

    /// Chooses from a list: opened by a click, chosen by another. The driver does both at once: a list it has opened itself may stay
    /// open over the page, and nothing is chosen before it closes.
    pub fn choose(&mut self, select: &str, option: &str) {
        self.hand.clicks += 1;
        self.await_sight(select);
        let list = format!("{select} option");
        self.click_on(&format!("all({list:?}).find((o) => o.value === {option:?})"));
        self.until(&format!("[...one({select:?}).selectedOptions].some((o) => o.value === {option:?})"));
    }

    /// Presses keys where the cursor is, one after the other; keys that hold others are let go at the end.
    pub fn press(&mut self, keys: &str) {
        self.hand.keys +=
            u32::try_from(keys.chars().filter(|c| !"\u{e008}\u{e009}\u{e000}".contains(*c)).count()).unwrap_or(0);
        self.strike(keys);
    }

    /// Types the digits of dice where the cursor is.
    pub fn faces(&mut self, digits: &str) {
        self.hand.faces += u32::try_from(digits.chars().count()).unwrap_or(0);
        self.strike(digits);
    }

    fn strike(&self, keys: &str) {
        self.acts(&format!("the keys {keys:?}"));
        let mut actions = Vec::new();
        let mut held = Vec::new();
        for key in keys.chars() {
            actions.push(json!({ "type": "keyDown", "value": key }));
            if "\u{e008}\u{e009}".contains(key) {
                held.push(key);
            } else {
                actions.push(json!({ "type": "keyUp", "value": key }));
            }
        }
        actions.extend(held.iter().map(|key| json!({ "type": "keyUp", "value": key })));
        let body = json!({ "actions": [{ "type": "key", "id": "keys", "actions": actions }] });
        self.must("keys", |d| d.tell("actions", &body));
    }

    /// Clicks into a field, clears it and types.
    pub fn fill(&mut self, css: &str, text: &str) {
        self.click(css);
        // Whoever types looks for the cursor first: a tap is taken for one a moment later.
        self.until(&format!("all({css:?}).find(seen) === document.activeElement"));
        if !self.said(&format!("one({css:?}).value")).is_empty() {
            self.press(&format!("{}a", crate::key::CONTROL));
        }
        self.press(text);
        self.until(&format!("all({css:?}).find(seen).value === {text:?}"));
    }

    /// Pastes into a field: one click, one key, whatever the length.
    pub fn paste(&mut self, css: &str, text: &str) {
        self.click(css);
        self.acts("a paste");
        self.hand.keys += 1;
        self.with_element(&format!("one({css:?})"), |d, id| {
            d.tell(&format!("element/{id}/value"), &json!({ "text": text }))
        });
    }

    /// Gives a file to a field, as the dialogue of the system would: one click to open it, one to choose.
    pub fn give_file(&mut self, css: &str, file: &std::path::Path) {
        self.acts("a file given");
        self.hand.clicks += 2;
        let path = file.display().to_string();
        self.with_element(&format!("one({css:?})"), |d, id| {
            d.tell(&format!("element/{id}/value"), &json!({ "text": path }))
        });
    }

    /// Waits for a file the page gave to be kept: where it lies.
    #[must_use]
    pub fn saved(&self, name: &str) -> PathBuf {
        let file = self.folder.0.join("saved").join(name);
        if !patiently(PATIENCE, || file.is_file()) {
            self.fail(&format!("{name} was not saved"));
        }
        file
    }

    /// Loads the page again.
    pub fn reload(&mut self) {
        self.acts("loading the page again");
        self.must("reload", |d| d.tell("refresh", &json!({})));
    }

    /// Takes the network away, or gives it back: a phone that leaves the room.
    pub fn network(&mut self, there: bool) {
        self.expect_cut();
        let params = json!({ "offline": !there, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
        self.must("network", |d| d.own("Network.enable", &json!({})));
        self.must("network", |d| d.own("Network.emulateNetworkConditions", &params));
    }

    /// Puts the page to sleep, or wakes it: what a phone does in a pocket.
    pub fn sleep(&mut self, asleep: bool) {
        let state = if asleep { "frozen" } else { "active" };
        self.must("sleep", |d| d.own("Page.setWebLifecycleState", &json!({ "state": state })));
    }

    /// Any command of Chromium's own protocol.
    #[must_use]
    pub fn own(&self, command: &str, params: &Value) -> Value {
        self.must(command, |d| d.own(command, params))
    }

    /// Points a phone's camera at a picture on this page: what it reads.
    pub fn scan(&mut self, css: &str) -> String {
        self.await_sight(css);
        let picture = std::cell::RefCell::new(Vec::new());
        self.with_element(&format!("all({css:?}).find(seen)"), |d, id| {
            let shot = d.learn(&format!("element/{id}/screenshot"))?;
            *picture.borrow_mut() = base64(shot.as_str().unwrap_or_default());
            Ok(Value::Null)
        });
        let file = artefacts().join(format!("{}-scanned.png", self.name));
        std::fs::write(&file, &*picture.borrow()).expect("target/ can be written to");
        let read = std::process::Command::new("zbarimg").args(["--raw", "-q"]).arg(&file).output();
        let read = read.expect("zbarimg reads QR codes: `cargo xtask test --only browser` fetches it (zbar-tools)");
        String::from_utf8_lossy(&read.stdout).trim().to_owned()
    }

    /// Keeps a picture of the window under `target/browser`.
    pub fn shot(&self, name: &str) {
        let shot = self.must("screenshot", |d| d.learn("screenshot"));
        self.keep(name, &shot);
    }

    /// Keeps a picture of the whole page, however long.
    pub fn whole_shot(&self, name: &str) {
        let params = json!({ "format": "png", "captureBeyondViewport": true });
        let shot = self.must("screenshot", |d| d.own("Page.captureScreenshot", &params));
        self.keep(name, &shot["data"]);
    }

    fn keep(&self, name: &str, shot: &Value) {
        let png = base64(shot.as_str().unwrap_or_default());
        std::fs::write(artefacts().join(format!("{name}.png")), png).expect("target/ can be written to");
    }
}

/// Tries until it is so, for as long as anybody would wait.
#[expect(
    clippy::disallowed_types,
    clippy::disallowed_methods,
    reason = "a test that hangs has to end; nothing is measured"
)]
pub(crate) fn patiently(patience: Duration, mut so: impl FnMut() -> bool) -> bool {
    let begun = std::time::Instant::now();
    loop {
        if so() {
            return true;
        }
        if begun.elapsed() > patience {
            return false;
        }
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// A folder that goes with its owner.
struct Folder(PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
