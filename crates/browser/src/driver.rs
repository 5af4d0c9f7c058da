//! The driver: `chromedriver`, which speaks the W3C protocol, and the session it holds.

use crate::wire;
use serde_json::{Value, json};
use std::io::{BufRead as _, BufReader};
use std::os::unix::process::CommandExt as _;
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// Why the browser did not do what it was told.
#[derive(Clone, Debug)]
pub struct Fault {
    /// The protocol's own word: `no such element`, `stale element reference`, …
    pub code: String,
    /// What the driver says.
    pub says: String,
}

impl Fault {
    fn new(code: &str, says: impl std::fmt::Display) -> Fault {
        Fault { code: code.to_owned(), says: says.to_string() }
    }

    /// Something lies over what was to be touched.
    #[must_use]
    pub fn covered(what: &str) -> Fault {
        Fault::new("element click intercepted", what)
    }

    /// Whether the page may just not be there yet: it is tried again.
    #[must_use]
    pub fn passing(&self) -> bool {
        ["no such element", "stale element reference", "element click intercepted", "element not interactable"]
            .contains(&self.code.as_str())
    }
}

impl std::fmt::Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // The driver adds a trace of its own stack, which helps nobody here.
        write!(f, "{}: {}", self.code, self.says.split("\nStacktrace").next().unwrap_or(&self.says))
    }
}

/// A driver with one session.
pub struct Driver {
    child: Child,
    port: u16,
    session: String,
}

/// How the browser is started.
pub struct Wants<'a> {
    /// Everything it keeps, its own folder.
    pub folder: &'a Path,
    /// The language it asks pages for.
    pub lang: &'a str,
    /// Width and height of the window.
    pub size: (u32, u32),
    /// Through which proxy it finds the public name, if it does.
    pub proxy: Option<u16>,
    /// Whether it is a phone: touch, two pixels a point.
    pub phone: bool,
}

impl Driver {
    /// Starts a driver and a browser.
    ///
    /// # Errors
    /// When either is missing or does not start.
    pub fn start(wants: &Wants<'_>) -> Result<Driver, Fault> {
        // A port that was free a moment ago may be another's: then it is tried again.
        let mut tries = 0;
        let (child, port) = loop {
            tries += 1;
            match Driver::listen(wants) {
                Err(fault) if tries > 4 => return Err(fault),
                Err(_) => {}
                Ok(there) => break there,
            }
        };
        let mut driver = Driver { child, port, session: String::new() };
        let started = driver.call("POST", "/session", Some(&wants.capabilities()))?;
        driver.session = started["sessionId"].as_str().unwrap_or_default().to_owned();
        Ok(driver)
    }

    /// Starts the driver's program, and waits for the port it listens at.
    fn listen(wants: &Wants<'_>) -> Result<(Child, u16), Fault> {
        let mut child = Command::new("chromedriver")
            .arg("--port=0")
            .env("HOME", wants.folder)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            // A group of their own, so that the driver and all its children end together.
            .process_group(0)
            .spawn()
            .map_err(|e| Fault::new("no driver", format!("{e}: `cargo xtask test --only browser` fetches it")))?;
        let out = child.stdout.take().ok_or_else(|| Fault::new("no driver", "it has no output"))?;
        let mut lines = BufReader::new(out).lines();
        let port = lines
            .by_ref()
            .map_while(Result::ok)
            .find_map(|l| l.split("successfully on port ").nth(1)?.trim_end_matches('.').trim().parse().ok())
            .ok_or_else(|| Fault::new("no driver", "it did not say its port"))?;
        // What it says later is read away, or it would one day wait for us.
        std::thread::spawn(move || lines.map_while(Result::ok).for_each(drop));
        Ok((child, port))
    }

    fn call(&self, method: &str, path: &str, body: Option<&Value>) -> Result<Value, Fault> {
        let mut answer =
            wire::ask(self.port, method, path, body).map_err(|e| Fault::new("no answer of the driver", e))?;
        let value = answer["value"].take();
        match value["error"].as_str() {
            Some(code) => Err(Fault::new(code, value["message"].as_str().unwrap_or_default())),
            None => Ok(value),
        }
    }

    /// A command of the session.
    ///
    /// # Errors
    /// What the driver says.
    pub fn tell(&self, path: &str, body: &Value) -> Result<Value, Fault> {
        self.call("POST", &format!("/session/{}/{path}", self.session), Some(body))
    }

    /// A question to the session.
    ///
    /// # Errors
    /// What the driver says.
    pub fn learn(&self, path: &str) -> Result<Value, Fault> {
        self.call("GET", &format!("/session/{}/{path}", self.session), None)
    }

    /// A command of Chromium's own protocol.
    ///
    /// # Errors
    /// What the driver says.
    pub fn own(&self, command: &str, params: &Value) -> Result<Value, Fault> {
        self.tell("goog/cdp/execute", &json!({ "cmd": command, "params": params }))
    }
}

impl Driver {
    /// What was written into one of the browser's logs since it was last read: `browser` or `performance`.
    ///
    /// # Errors
    /// What the driver says.
    pub fn log(&self, which: &str) -> Result<Vec<Value>, Fault> {
        let entries = self.tell("se/log", &json!({ "type": which }))?;
        Ok(entries.as_array().cloned().unwrap_or_default())
    }
}

impl Wants<'_> {
    fn capabilities(&self) -> Value {
        let (width, height) = self.size;
        let mut options = json!({
            "args": [
                "--headless=new",
                // Chromium refuses its sandbox to root, which is who tests run as in a container.
                "--no-sandbox",
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--disable-background-networking",
                "--no-first-run",
                "--hide-scrollbars",
                format!("--window-size={width},{height}"),
                format!("--lang={}", self.lang),
                format!("--user-data-dir={}", self.folder.display()),
            ],
            "perfLoggingPrefs": { "enableNetwork": true, "enablePage": false },
            "prefs": { "intl.accept_languages": self.lang, "download.default_directory": self.folder.join("saved") },
        });
        if let Some(port) = self.proxy
            && let Some(args) = options["args"].as_array_mut()
        {
            args.push(format!("--host-resolver-rules=MAP {} 127.0.0.1:{port}", crate::proxy::NAME).into());
        }
        if self.phone {
            options["mobileEmulation"] =
                json!({ "deviceMetrics": { "width": width, "height": height, "pixelRatio": 2, "touch": true } });
        }
        json!({ "capabilities": { "alwaysMatch": {
            "browserName": "chrome",
            // The certificate of the proxy was made for the test.
            "acceptInsecureCerts": self.proxy.is_some(),
            "goog:chromeOptions": options,
            "goog:loggingPrefs": { "browser": "ALL", "performance": "ALL" },
            "unhandledPromptBehavior": "accept",
        } } })
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = self.call("DELETE", &format!("/session/{}", self.session), None);
        // Whoever of the group is left goes with the driver.
        let _ = Command::new("kill").args(["-KILL", "--", &format!("-{}", self.child.id())]).status();
        let _ = self.child.wait();
    }
}
