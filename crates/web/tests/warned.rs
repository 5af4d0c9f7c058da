//! Warnings on the preparing page, in every book.
#![allow(missing_docs, clippy::unwrap_used)]

mod common;
mod kit;

use common::{between, open};
use kit::{fields, leads};

/// A field without effect is told on the page of every book, and stops nobody.
#[test]
fn what_has_no_effect_is_told_on_the_page_and_stops_nobody() {
    let idle = [
        ("bx", "", "", "count = 10\nca = 14\ndv = 1\ndamage = \"1d6\"\nmoral = 8\n", "lances = true\n"),
        ("papiers", "", "", "count = 60\npui = 1\nmo = \"normal\"\n", "attributes = [\"tortue\"]\n"),
        (
            "jet",
            "[options]\nscales_in_play = \"army-regiment\"\nall_front_line = true\n",
            "leadership = 10\n",
            "count = 100\nleadership = 5\n",
            "engagement = \"second_line\"\n",
        ),
        ("ordre", "", "", "count = 100\ncbt = 5\ndmg = 4\n", "sappers = true\n"),
    ];
    let (mut gm, _, _) = open("warned");
    for (book, top, host, sound, idle) in idle {
        let side = |id: &str, more: &str| {
            let unit = format!("[[side.unit]]\nid = \"{id}1\"\nname = \"{id} one\"\n{sound}{more}");
            format!("[[side]]\nid = \"{id}\"\nname = \"{id} host\"\n{host}{unit}")
        };
        let file =
            |more: &str| format!("ruleset = \"{book}\"\nname = \"T\"\n{top}{}{}", side("a", more), side("b", ""));
        let base = leads(&gm.post("/new", &fields(&[("game", book), ("sample", "")])));
        let mut send = |what: &str, text: &str| {
            let page = gm.get(&base).body;
            let writing = between(&page, "name=\"writing\" value=\"", "\"").unwrap();
            let all = [("writing", writing.as_str()), ("do", what), ("open", ""), ("file", text)];
            let to = leads(&gm.post(&base, &fields(&all)));
            (gm.get(to.split('#').next().unwrap()).body, to)
        };
        let (page, _) = send("raw", &file(""));
        assert!(!page.contains("id=\"warnings\""), "{book}: nothing to say");
        let (page, _) = send("raw", &file(idle));
        assert!(page.contains("id=\"warnings\"") && !page.contains("id=\"problems\""), "{book}");
        assert!(send("play", "").1.starts_with("/b/"), "{book}: a warning stops nobody");
    }
}
