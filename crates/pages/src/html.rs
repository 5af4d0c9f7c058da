//! A writer of HTML that escapes by itself.
//!
//! Names of tags and attributes are words of ours (`&'static str`); everything else goes through the escape. Neither a script, a
//! style nor an event handler inside the page can be written with it: the content security policy forbids them too.

use std::fmt::Write as _;

/// A page under way.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Html(String);

impl Html {
    /// An empty page.
    #[must_use]
    pub fn new() -> Html {
        Html::default()
    }

    /// Begins a tag. It is closed by [`Tag::with`], [`Tag::text`] or [`Tag::empty`].
    pub fn tag(&mut self, name: &'static str) -> Tag<'_> {
        debug_assert!(name.bytes().all(|b| b.is_ascii_alphanumeric()), "a plain tag name");
        self.0.push('<');
        self.0.push_str(name);
        Tag { html: self, name }
    }

    /// Text: whatever it holds stays text.
    pub fn text(&mut self, text: &str) {
        escape(&mut self.0, text);
    }

    /// A drawing or another piece that we wrote ourselves.
    pub fn ours(&mut self, piece: &'static str) {
        self.0.push_str(piece);
    }

    /// What another writer wrote.
    pub fn put(&mut self, other: &Html) {
        self.0.push_str(&other.0);
    }

    /// A hidden field of a form.
    pub fn hidden(&mut self, name: &str, value: &str) {
        self.tag("input").attr("type", "hidden").attr("name", name).attr("value", value).empty();
    }

    /// A piece made by a function.
    #[must_use]
    pub fn of(write: impl FnOnce(&mut Html)) -> Html {
        let mut html = Html::new();
        write(&mut html);
        html
    }

    /// The page as text.
    #[must_use]
    pub fn into_string(self) -> String {
        self.0
    }

    /// How long it is, in bytes.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether nothing was written.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// A tag that is being opened.
#[must_use = "a tag has to be closed"]
pub struct Tag<'a> {
    html: &'a mut Html,
    name: &'static str,
}

impl<'a> Tag<'a> {
    /// An attribute.
    pub fn attr(self, name: &'static str, value: &str) -> Tag<'a> {
        debug_assert!(!name.starts_with("on") && name != "style", "nothing inline: {name}");
        let out = &mut self.html.0;
        out.push(' ');
        out.push_str(name);
        out.push_str("=\"");
        escape(out, value);
        out.push('"');
        self
    }

    /// An attribute that is a number.
    pub fn num(self, name: &'static str, value: impl Into<i64>) -> Tag<'a> {
        let _ = write!(self.html.0, " {name}=\"{}\"", value.into());
        self
    }

    /// An attribute if there is a value.
    pub fn maybe(self, name: &'static str, value: Option<&str>) -> Tag<'a> {
        match value {
            Some(value) => self.attr(name, value),
            None => self,
        }
    }

    /// An attribute without a value, if it holds.
    pub fn flag(self, name: &'static str, holds: bool) -> Tag<'a> {
        if holds {
            self.html.0.push(' ');
            self.html.0.push_str(name);
        }
        self
    }

    /// `class`.
    pub fn class(self, class: &str) -> Tag<'a> {
        self.attr("class", class)
    }

    /// `id`.
    pub fn id(self, id: &str) -> Tag<'a> {
        self.attr("id", id)
    }

    /// What stands inside.
    pub fn with(self, inside: impl FnOnce(&mut Html)) {
        self.html.0.push('>');
        inside(self.html);
        self.html.0.push_str("</");
        self.html.0.push_str(self.name);
        self.html.0.push('>');
    }

    /// Text inside.
    pub fn text(self, text: &str) {
        self.with(|h| h.text(text));
    }

    /// Nothing inside: `input`, `link`, `br` and the like, or a shape of a drawing.
    pub fn empty(self) {
        let void = ["input", "link", "meta", "br", "hr", "img", "wbr"].contains(&self.name);
        self.html.0.push_str(if void { ">" } else { "/>" });
    }
}

/// Letters that mean something in HTML, written so that they mean nothing.
fn escape(out: &mut String, text: &str) {
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            // What no page may hold is left out rather than shown as a box.
            '\u{0}'..='\u{8}' | '\u{b}' | '\u{c}' | '\u{e}'..='\u{1f}' | '\u{7f}' => {}
            // Marks that turn the direction of writing could make a name say what it does not.
            '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => {}
            c => out.push(c),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Html;

    #[test]
    fn what_people_wrote_stays_text() {
        let nasty = "<script>alert('x')</script> & \"quotes\"";
        let page = Html::of(|h| {
            h.tag("p").attr("title", nasty).text(nasty);
            h.tag("input").attr("value", nasty).flag("checked", true).empty();
        });
        let text = page.into_string();
        assert!(!text.contains("<script"));
        assert!(
            text.starts_with("<p title=\"&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt; &amp; &quot;quotes&quot;\">")
        );
        assert!(text.ends_with(" checked>"));
    }

    #[test]
    fn letters_that_would_turn_the_page_around_are_dropped() {
        assert_eq!(Html::of(|h| h.text("a\u{202e}b\u{0}c")).into_string(), "abc");
    }
}
