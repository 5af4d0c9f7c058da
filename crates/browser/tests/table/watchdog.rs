//! The watchdog barks: one page with one fault for each thing it watches, and the same page without.

use montjoie_browser::{Browser, Size};
use std::io::{BufRead as _, BufReader, Write as _};
use std::net::TcpListener;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Pages at hand for a browser, each under a path of its own; whatever else is asked for is a 404.
struct Pages {
    port: u16,
}

impl Pages {
    fn serve(pages: &'static [(&'static str, &'static str)]) -> Pages {
        let listener = TcpListener::bind(("127.0.0.1", 0)).expect("a port");
        let port = listener.local_addr().expect("a port").port();
        std::thread::spawn(move || {
            for mut socket in listener.incoming().flatten() {
                let mut lines = BufReader::new(&socket).lines().map_while(Result::ok);
                let asked = lines.next().unwrap_or_default();
                lines.take_while(|l| !l.is_empty()).for_each(drop);
                let path = asked.split(' ').nth(1).unwrap_or_default();
                let (status, body) = match pages.iter().find(|(p, _)| *p == path) {
                    Some((_, body)) => ("200 OK", *body),
                    None if path == "/favicon.ico" => ("204 No Content", ""),
                    None => ("404 Not Found", "<!doctype html><title>none</title>"),
                };
                let head = format!("HTTP/1.1 {status}\r\nContent-Type: text/html; charset=utf-8\r\nConnection: close");
                let _ = write!(socket, "{head}\r\nContent-Length: {}\r\n\r\n{body}", body.len());
            }
        });
        Pages { port }
    }

    fn at(&self, path: &str) -> String {
        format!("http://127.0.0.1:{}{path}", self.port)
    }
}

const PAGES: &[(&str, &str)] = &[
    (
        "/sound",
        "<!doctype html><html lang=en><title>t</title><body><p>All is well here.</p><input id=f><button>b</button>",
    ),
    (
        "/fetch",
        "<!doctype html><html lang=en><title>t</title><body><button onclick=\"fetch('/gone').then(() => document.title = 'asked')\">b</button>",
    ),
    (
        "/form",
        "<!doctype html><html lang=en><title>t</title><body><form method=post action=/gone><button>b</button></form>",
    ),
    (
        "/stream",
        "<!doctype html><html lang=en><title>t</title><body><button onclick=\"new EventSource('/gone').onerror = () => document.title = 'asked'\">b</button>",
    ),
    (
        "/picture",
        "<!doctype html><html lang=en><title>t</title><body><img src=/gone alt=a onerror=\"document.title = 'asked'\">",
    ),
    (
        "/throws",
        "<!doctype html><html lang=en><title>t</title><body><button onclick=\"document.title = 'asked'; nobody.home()\">b</button>",
    ),
    ("/key", "<!doctype html><html lang=en><title>t</title><body><p>⟨page-nobody-wrote⟩</p>"),
    ("/key-title", "<!doctype html><html lang=en><title>t</title><body><button title='⟨page-nobody-wrote⟩'>b</button>"),
    (
        "/key-label",
        "<!doctype html><html lang=en><title>t</title><body><button aria-label='⟨page-nobody-wrote⟩'>b</button>",
    ),
    ("/key-hint", "<!doctype html><html lang=en><title>t</title><body><input placeholder='⟨page-nobody-wrote⟩'>"),
    (
        "/broken",
        "<!doctype html><html lang=en><title>t</title><body><p style='width:30px;overflow-wrap:anywhere'>Commandement</p>",
    ),
    (
        "/cut",
        "<!doctype html><html lang=en><title>t</title><body><p style='width:30px;overflow:hidden;white-space:nowrap'>Commandement</p>",
    ),
    (
        "/away",
        "<!doctype html><html lang=en><title>t</title><body><button onclick=\"document.getElementById('f').focus({ preventScroll: true })\">b</button><div style=height:3000px></div><input id=f>",
    ),
    (
        "/under",
        "<!doctype html><html lang=en><title>t</title><body><button onclick=\"document.getElementById('f').focus()\">b</button><input id=f><div style='position:absolute;top:0;left:60px;width:900px;height:90px;background:#888'></div>",
    ),
    (
        "/scrolled",
        "<!doctype html><html lang=en><title>t</title><body><button onclick=\"document.getElementById('f').focus({ preventScroll: true })\">b</button><div style='height:80px;overflow:auto'><div style=height:300px></div><input id=f></div>",
    ),
    (
        "/newest",
        "<!doctype html><html lang=en><title>t</title><body class=gm><button onclick=\"document.querySelector('.log').insertAdjacentHTML('beforeend', '<p style=height:400px></p><p class=line>They break.</p>')\">b</button><div id=chronicle style='height:200px;overflow:auto'><div class=log><p class=line>They stand.</p></div></div>",
    ),
    (
        "/latest",
        "<!doctype html><html lang=en><title>t</title><body class=gm><button onclick=\"document.querySelector('#latest').innerHTML = '<p class=line>They break.</p>'\">b</button><div style=height:3000px></div><div id=latest></div>",
    ),
    (
        "/followed",
        "<!doctype html><html lang=en><title>t</title><body class=gm><button onclick=\"document.querySelector('.log').insertAdjacentHTML('beforeend', '<p style=height:400px></p><p class=line>They break.</p>'); document.querySelector('#chronicle').scrollTop = 9999\">b</button><div id=chronicle style='height:200px;overflow:auto'><div class=log><p class=line>They stand.</p></div></div>",
    ),
];

/// What the watchdog says of something, if it barks.
fn bark(act: impl FnOnce()) -> Option<String> {
    let said = catch_unwind(AssertUnwindSafe(act)).err()?;
    Some(said.downcast_ref::<String>().cloned().unwrap_or_default())
}

/// Opens a page, and clicks its button if there is one; what the watchdog says of it.
fn barks(b: &mut Browser, pages: &Pages, path: &str) -> Option<String> {
    let (link, sound) = (pages.at(path), pages.at("/sound"));
    let said = bark(|| {
        b.open(&link);
        if b.holds("document.querySelector('button')") {
            b.click("button");
        }
        b.until("document.title !== 't' || !document.querySelector('[onclick*=asked], [onerror]')");
        b.until("document.readyState === 'complete'");
    });
    b.open(&sound);
    said
}

fn barks_for(b: &mut Browser, pages: &Pages, path: &str, word: &str) {
    let said = barks(b, pages, path).unwrap_or_else(|| panic!("{path}: the watchdog sleeps"));
    assert!(said.contains("the watchdog barks") && said.contains(word), "{path}: {said}");
}

#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn the_watchdog_barks_at_each_fault() {
    let pages = Pages::serve(PAGES);
    let mut b = Browser::new("watchdog", "en", Size::Desktop);
    b.bark_at_once();
    for path in ["/sound", "/followed"] {
        assert_eq!(barks(&mut b, &pages, path), None, "{path}");
    }
    for (path, word) in [
        ("/gone", "404 for http"),
        ("/fetch", "404 for http"),
        ("/form", "404 for http"),
        ("/stream", "404 for http"),
        ("/picture", "404 for http"),
        ("/throws", "nobody is not defined"),
        ("/key", "⟨page-nobody-wrote⟩"),
        ("/key-title", "⟨page-nobody-wrote⟩"),
        ("/key-label", "⟨page-nobody-wrote⟩"),
        ("/key-hint", "⟨page-nobody-wrote⟩"),
        ("/broken", "\"Commandement\" wants"),
        ("/cut", "\"Commandement\" wants"),
        ("/away", "the focused field is out of sight: input#f"),
        ("/under", "the focused field is covered: input#f"),
        ("/scrolled", "the focused field is out of sight: input#f"),
        ("/newest", "the newest line of the chronicle is out of sight"),
        ("/latest", "the newest line of the chronicle is out of sight"),
    ] {
        barks_for(&mut b, &pages, path, word);
    }
}

#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn what_a_test_asks_for_may_come_and_must() {
    let pages = Pages::serve(PAGES);
    let mut b = Browser::new("watchdog-asked", "en", Size::Desktop);
    b.expect(404);
    assert_eq!(barks(&mut b, &pages, "/fetch"), None, "it was asked for");
    // Asked for once, it may come once.
    barks_for(&mut b, &pages, "/fetch", "404 for http");
    // Another than the one asked for is none.
    b.expect(403);
    barks_for(&mut b, &pages, "/gone", "404 for http");
    let said = bark(|| b.await_expected()).expect("what was asked for has not come");
    assert!(said.contains("never answered: [403]"), "{said}");
    // The last step of a test is watched too, when the browser is put away; and so is what was asked for and did not come.
    b.open(&pages.at("/throws"));
    b.click("button");
    let said = bark(|| drop(b)).expect("the last step was at fault");
    assert!(said.contains("nobody is not defined"), "{said}");
    let b = Browser::new("watchdog-left", "en", Size::Desktop);
    b.expect(500);
    let said = bark(|| drop(b)).expect("what was asked for has not come");
    assert!(said.contains("never answered: [500]"), "{said}");
}
