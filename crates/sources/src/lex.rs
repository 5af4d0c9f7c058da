//! Just enough of Rust's lexical grammar to look at code without being fooled by comments and strings.

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LexemeKind {
    /// A name or a keyword; raw names come without their `r#`.
    Word,
    /// A string of any sort: its contents, as written.
    Text,
    /// A character or a byte.
    Letter,
    /// A lifetime or a label.
    Lifetime,
    /// A whole number.
    Whole,
    /// A number with a fraction, an exponent or a float's suffix.
    Float,
    /// One character of punctuation.
    Mark,
}

/// One token and the line it starts on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lexeme<'a> {
    /// What it is.
    pub kind: LexemeKind,
    /// How it is written, without quotes.
    pub text: &'a str,
    /// From 1.
    pub line: usize,
}

impl Lexeme<'_> {
    /// Whether it is this name, keyword or mark.
    #[must_use]
    pub fn is(&self, text: &str) -> bool {
        matches!(self.kind, LexemeKind::Word | LexemeKind::Mark) && self.text == text
    }
}

struct Lexer<'a> {
    source: &'a str,
    at: usize,
    line: usize,
    tokens: Vec<Lexeme<'a>>,
}

/// Every token of a source text; comments are left out. Malformed code gives tokens as best it can.
pub fn lex(source: &str) -> Vec<Lexeme<'_>> {
    let mut lexer = Lexer { source, at: 0, line: 1, tokens: Vec::new() };
    while lexer.step() {}
    lexer.tokens
}

fn starts_word(c: char) -> bool {
    c.is_alphabetic() || c == '_'
}

fn in_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

impl<'a> Lexer<'a> {
    fn rest(&self) -> &'a str {
        &self.source[self.at..]
    }

    fn nth(&self, n: usize) -> Option<char> {
        self.rest().chars().nth(n)
    }

    /// Moves past this many bytes and counts the lines.
    fn skip(&mut self, bytes: usize) {
        let end = (self.at + bytes).min(self.source.len());
        self.line += self.source[self.at..end].matches('\n').count();
        self.at = end;
    }

    /// Keeps `text` as a token that began here and is `bytes` long with its trimmings.
    fn keep(&mut self, kind: LexemeKind, text: &'a str, bytes: usize) {
        self.tokens.push(Lexeme { kind, text, line: self.line });
        self.skip(bytes);
    }

    fn step(&mut self) -> bool {
        let rest = self.rest();
        let Some(c) = rest.chars().next() else { return false };
        if c.is_whitespace() {
            self.skip(c.len_utf8());
        } else if rest.starts_with("//") {
            self.skip(rest.find('\n').unwrap_or(rest.len()));
        } else if rest.starts_with("/*") {
            self.skip(block_comment(rest));
        } else if let Some((inner, bytes)) = string(rest) {
            self.keep(LexemeKind::Text, inner, bytes);
        } else if let Some(name) = rest.strip_prefix("r#").filter(|n| n.starts_with(starts_word)) {
            let end = name.find(|c| !in_word(c)).unwrap_or(name.len());
            self.keep(LexemeKind::Word, &name[..end], end + 2);
        } else if c == '\'' || rest.starts_with("b'") {
            self.quote(usize::from(c == 'b'));
        } else if starts_word(c) {
            let end = rest.find(|c| !in_word(c)).unwrap_or(rest.len());
            self.keep(LexemeKind::Word, &rest[..end], end);
        } else if c.is_ascii_digit() {
            let field = self.tokens.last().is_some_and(|t| t.is("."));
            let (bytes, float) = number(rest, field);
            self.keep(if float { LexemeKind::Float } else { LexemeKind::Whole }, &rest[..bytes], bytes);
        } else {
            self.keep(LexemeKind::Mark, &rest[..c.len_utf8()], c.len_utf8());
        }
        true
    }

    /// A character, or a lifetime; `before` bytes stand before the quote.
    fn quote(&mut self, before: usize) {
        let body = &self.rest()[before + 1..];
        let first = self.nth(before + 1);
        let closed = self.nth(before + 2) == Some('\'');
        if first == Some('\\') {
            // The escaped character itself may be a quote.
            let end = body.char_indices().skip(2).find(|(_, c)| *c == '\'').map_or(body.len(), |(i, _)| i);
            self.keep(LexemeKind::Letter, &body[..end], before + end + 2);
        } else if closed && first.is_some() {
            let end = first.map_or(0, char::len_utf8);
            self.keep(LexemeKind::Letter, &body[..end], before + end + 2);
        } else {
            let end = body.find(|c| !in_word(c)).unwrap_or(body.len());
            self.keep(LexemeKind::Lifetime, &body[..end], before + 1 + end);
        }
    }
}

fn block_comment(rest: &str) -> usize {
    let mut depth = 0_usize;
    let mut at = 0;
    while at < rest.len() {
        let here = &rest[at..];
        if here.starts_with("/*") {
            depth += 1;
            at += 2;
        } else if here.starts_with("*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                break;
            }
        } else {
            at += here.chars().next().map_or(1, char::len_utf8);
        }
    }
    at
}

/// The contents of a string that starts here, and its whole length: plain, byte, C, raw or not.
fn string(rest: &str) -> Option<(&str, usize)> {
    let prefix = ["br", "cr", "b", "c", "r", ""].into_iter().find(|p| {
        let after = rest.strip_prefix(p).unwrap_or_default();
        after.starts_with('"')
            || (p.ends_with('r') && after.trim_start_matches('#').starts_with('"') && after.starts_with('#'))
    })?;
    let after = &rest[prefix.len()..];
    if prefix.ends_with('r') {
        let hashes = after.len() - after.trim_start_matches('#').len();
        let body = &after[hashes + 1..];
        let close = format!("\"{}", "#".repeat(hashes));
        let end = body.find(&close).unwrap_or(body.len());
        return Some((&body[..end], (prefix.len() + hashes + 1 + end + close.len()).min(rest.len())));
    }
    let body = &after[1..];
    let mut escaped = false;
    for (i, c) in body.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return Some((&body[..i], prefix.len() + i + 2)),
            _ => {}
        }
    }
    Some((body, rest.len()))
}

/// The length of a number and whether it is a float. After a dot it is a field of a tuple: `pair.0.1`.
fn number(rest: &str, field: bool) -> (usize, bool) {
    let word = |from: usize| rest[from..].find(|c| !in_word(c)).map_or(rest.len(), |n| from + n);
    let digits =
        |from: usize| rest[from..].find(|c: char| !c.is_ascii_digit() && c != '_').map_or(rest.len(), |n| from + n);
    let mut end = digits(0);
    if field || ["0x", "0o", "0b"].iter().any(|p| rest.starts_with(p)) {
        return (word(0), false);
    }
    let mut float = false;
    let mut next = rest[end..].chars();
    if next.next() == Some('.') && !next.next().is_some_and(|c| c == '.' || starts_word(c)) {
        float = true;
        end = digits(end + 1);
    }
    if rest[end..].starts_with(['e', 'E']) {
        let sign = usize::from(rest[end + 1..].starts_with(['+', '-']));
        let stop = digits(end + 1 + sign);
        if stop > end + 1 + sign {
            float = true;
            end = stop;
        }
    }
    let stop = word(end);
    (stop, float || ["f32", "f64"].contains(&rest[end..stop].trim_start_matches('_')))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(source: &str) -> Vec<&str> {
        lex(source).iter().filter(|t| t.kind == LexemeKind::Word).map(|t| t.text).collect()
    }

    fn only(source: &str) -> (LexemeKind, &str) {
        let tokens = lex(source);
        assert_eq!(tokens.len(), 1, "{source}: {tokens:?}");
        (tokens[0].kind, tokens[0].text)
    }

    #[test]
    fn comments_and_strings_hide_nothing_and_show_nothing() {
        let source =
            "a // HashMap\n/* b /* c */ HashMap */ d \"e \\\" f\" g r#\"h \" i\"# j b\"k\" 'l' '\\'' 'm n br\"o\" p";
        assert_eq!(words(source), ["a", "d", "g", "j", "n", "p"]);
    }

    #[test]
    fn every_literal_is_told_apart() {
        for float in ["1.5", "1.", "1e5", "2.5e-3", "1f64", "1_000.0", "3_f32"] {
            assert_eq!(only(float), (LexemeKind::Float, float));
        }
        for whole in ["1", "0xe5", "1_000", "7u8", "0b1", "12usize"] {
            assert_eq!(only(whole), (LexemeKind::Whole, whole));
        }
        assert_eq!(only("\"a b\""), (LexemeKind::Text, "a b"));
        assert_eq!(only("r##\"a\"# b\"##"), (LexemeKind::Text, "a\"# b"));
        assert_eq!(only("'é'"), (LexemeKind::Letter, "é"));
        assert_eq!(only("b'x'"), (LexemeKind::Letter, "x"));
        assert_eq!(only("'static"), (LexemeKind::Lifetime, "static"));
        assert_eq!(only("r#type"), (LexemeKind::Word, "type"));
    }

    #[test]
    fn ranges_methods_and_fields_are_not_floats() {
        for source in ["0..5", "1..=2", "1.max(2)", "t.0.1", "x.0"] {
            assert!(lex(source).iter().all(|t| t.kind != LexemeKind::Float), "{source}: {:?}", lex(source));
        }
    }

    #[test]
    fn lines_are_counted_through_everything() {
        let source = "a\n\"b\nc\"\n/* d\n */ e";
        assert_eq!(lex(source).iter().map(|t| t.line).collect::<Vec<_>>(), [1, 2, 5]);
    }

    #[test]
    fn broken_code_does_not_break_the_lexer() {
        for source in ["\"open", "/* open", "'", "b'", "r#\"open", "'\\", "1e", "é", "r#", "c\"", "\u{202f}x"] {
            let _tokens = lex(source);
        }
    }
}
