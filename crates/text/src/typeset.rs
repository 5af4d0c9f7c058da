//! Typography: the spaces, quotes and apostrophes a printer would set, whatever the keyboard gave.

use crate::{Lang, number::NARROW};

/// Opens words a person typed, to be shown as they are; never seen outside this crate.
pub(crate) const VERBATIM: char = '\u{E000}';
/// Closes them.
pub(crate) const END_VERBATIM: char = '\u{E001}';
/// U+00A0, the no-break space before a French colon.
const NO_BREAK: char = '\u{A0}';
/// What is counted in figures: never the first word of a line.
const UNITS: [&str; 6] = ["PV", "hp", "EFF", "DV", "point", "points"];

/// Sets a text as its language is printed.
///
/// French: U+202F before `; ! ? » %` and after `«`, U+00A0 before `:`, « » for straight quotes. English: “ ” and ‘ ’.
/// Both: U+00A0 between a number and its unit (`5 EFF`), ’ for a straight apostrophe, … for three dots, one space where there were several. A line's indentation, what
/// stands between backquotes, addresses (`https://…`) and marks inside a word (`12:30`, `a?b`) are left alone, and so is
/// a mark of feet or inches (`30'`, `6"`). Setting a set text changes nothing.
#[must_use]
pub fn typeset(lang: Lang, text: &str) -> String {
    let glyphs = freeze(text);
    let mut setter = Setter { lang, glyphs: &glyphs, out: String::with_capacity(text.len() + 8), quoted: false };
    let mut at = 0;
    while at < glyphs.len() {
        at = setter.set(at);
    }
    setter.out
}

/// Protects words a person typed from [`typeset`].
pub(crate) fn verbatim(text: &str) -> String {
    let text = text.replace([VERBATIM, END_VERBATIM], "");
    format!("{VERBATIM}{text}{END_VERBATIM}")
}

/// A character, and whether it must stay as it is.
type Glyph = (char, bool);

/// Marks what must stay as it is, and drops the marks of [`verbatim`].
fn freeze(text: &str) -> Vec<Glyph> {
    let mut glyphs = Vec::with_capacity(text.len());
    let mut typed = false;
    for c in text.chars() {
        match c {
            VERBATIM => typed = true,
            END_VERBATIM => typed = false,
            _ => glyphs.push((c, typed)),
        }
    }
    freeze_code(&mut glyphs);
    freeze_addresses(&mut glyphs);
    glyphs
}

/// What stands between two backquotes of one line.
fn freeze_code(glyphs: &mut [Glyph]) {
    let mut open = None;
    for at in 0..glyphs.len() {
        match (glyphs[at], open) {
            (('\n', _), _) => open = None,
            (('`', false), None) => open = Some(at),
            (('`', false), Some(from)) => {
                glyphs[from..=at].iter_mut().for_each(|g| g.1 = true);
                open = None;
            }
            _ => {}
        }
    }
}

/// Words with `://` inside, less the punctuation they end on.
fn freeze_addresses(glyphs: &mut [Glyph]) {
    for word in glyphs.split_mut(|g| g.0.is_whitespace()) {
        if !word.windows(3).any(|w| w[0].0 == ':' && w[1].0 == '/' && w[2].0 == '/') {
            continue;
        }
        let from = word.iter().position(|g| g.0.is_alphanumeric()).unwrap_or(0);
        let end = word.iter().rposition(|g| g.0.is_alphanumeric() || g.0 == '/').map_or(0, |last| last + 1);
        if from < end {
            word[from..end].iter_mut().for_each(|g| g.1 = true);
        }
    }
}

struct Setter<'a> {
    lang: Lang,
    glyphs: &'a [Glyph],
    out: String,
    /// Inside straight double quotes.
    quoted: bool,
}

impl Setter<'_> {
    /// Sets what stands here; returns where to go on.
    fn set(&mut self, at: usize) -> usize {
        let (c, frozen) = self.glyphs[at];
        match c {
            _ if frozen => self.out.push(c),
            ' ' | NO_BREAK | NARROW => return self.space(at),
            '.' => return self.dots(at),
            '\'' => self.apostrophe(at),
            '"' => self.quote(at),
            '«' if self.lang == Lang::Fr => self.open_guillemet(at),
            _ => {
                if let Some(space) = self.space_before(at) {
                    self.keep_off(space);
                }
                self.out.push(c);
            }
        }
        at + 1
    }

    /// The free character here, if any: frozen ones are nobody's business.
    fn mark(&self, at: usize) -> Option<char> {
        self.glyphs.get(at).filter(|g| !g.1).map(|g| g.0)
    }

    fn last(&self) -> Option<char> {
        self.out.chars().next_back()
    }

    /// A run of spaces: one of them, or what the mark behind it wants.
    fn space(&mut self, at: usize) -> usize {
        let mut end = at;
        let mut kept = ' ';
        while let Some(c @ (' ' | NO_BREAK | NARROW)) = self.mark(end) {
            if c != ' ' && kept == ' ' {
                kept = c;
            }
            end += 1;
        }
        if matches!(self.last(), None | Some('\n')) {
            self.out.extend(self.glyphs[at..end].iter().map(|g| g.0));
        } else if !self.after_guillemet() && !self.closes_quote(end) {
            let kept = if kept == ' ' && self.unit(end) { NO_BREAK } else { kept };
            self.out.push(self.space_before(end).unwrap_or(kept));
        }
        end
    }

    /// Whether a unit stands here, and its number just before: they are not parted at the end of a line.
    fn unit(&self, at: usize) -> bool {
        let word: String = (at..).map_while(|at| self.mark(at)).take_while(|c| c.is_alphanumeric()).collect();
        self.last().is_some_and(|c| c.is_ascii_digit()) && UNITS.contains(&word.as_str())
    }

    /// The space French wants before the mark that stands here.
    fn space_before(&self, at: usize) -> Option<char> {
        if self.lang != Lang::Fr {
            return None;
        }
        match self.mark(at)? {
            '»' => Some(NARROW),
            ';' | '!' | '?' if self.ends(at) => Some(NARROW),
            ':' if self.ends(at) => Some(NO_BREAK),
            '%' if self.ends(at) && self.out.ends_with(|c: char| c.is_ascii_digit()) => Some(NARROW),
            _ => None,
        }
    }

    /// Puts a space before a mark that was written without, unless it opens the line or leans on another mark.
    fn keep_off(&mut self, space: char) {
        let leans = |c: char| c.is_whitespace() || ";!?:([{«¿¡".contains(c);
        if self.last().is_some_and(|c| !leans(c)) {
            self.out.push(space);
        }
    }

    /// Whether a mark here ends something, rather than standing inside a word.
    fn ends(&self, at: usize) -> bool {
        self.glyphs.get(at + 1).is_none_or(|&(c, _)| c.is_whitespace() || ")]}»”’\"'….,;!?:—–-*".contains(c))
    }

    /// « and the space after it; the spaces that follow are swallowed by [`Setter::space`].
    fn open_guillemet(&mut self, at: usize) {
        self.out.push('«');
        if self.glyphs.get(at + 1).is_some_and(|g| g.0 != '\n') {
            self.out.push(NARROW);
        }
    }

    fn after_guillemet(&self) -> bool {
        self.lang == Lang::Fr && self.out.ends_with("«\u{202F}")
    }

    fn dots(&mut self, at: usize) -> usize {
        let run = (at..self.glyphs.len()).take_while(|&i| self.mark(i) == Some('.')).count();
        if run >= 3 {
            self.out.push('…');
        } else {
            self.out.extend(std::iter::repeat_n('.', run));
        }
        at + run
    }

    fn apostrophe(&mut self, at: usize) {
        let before = self.last();
        let letter_after = self.glyphs.get(at + 1).is_some_and(|g| g.0.is_alphabetic());
        let set = match before {
            Some(c) if c.is_alphabetic() || ".!?…".contains(c) => '’',
            Some(c) if c.is_numeric() && letter_after => '’',
            Some(c) if c.is_numeric() => '\'',
            _ if self.lang == Lang::En && letter_after => {
                // ‘quoted’, but ’tis.
                let closed = (at + 2..self.glyphs.len()).any(|i| self.mark(i) == Some('\'') && self.ends(i));
                if closed { '‘' } else { '’' }
            }
            _ => '\'',
        };
        self.out.push(set);
    }

    fn quote(&mut self, at: usize) {
        if self.closes_quote(at) {
            self.quoted = false;
            if self.lang == Lang::Fr && !self.out.ends_with(char::is_whitespace) {
                self.out.push(NARROW);
            }
            self.out.push(self.lang.pick('»', '”'));
        } else if self.opens_quote(at) {
            self.quoted = true;
            self.out.push(self.lang.pick('«', '“'));
            if self.lang == Lang::Fr {
                self.out.push(NARROW);
            }
        } else {
            self.out.push('"');
        }
    }

    fn closes_quote(&self, at: usize) -> bool {
        self.quoted && self.mark(at) == Some('"')
    }

    /// At the start of a word, with another quote to close it.
    fn opens_quote(&self, at: usize) -> bool {
        let starts = self.last().is_none_or(|c| c.is_whitespace() || "([{’'«“—–".contains(c));
        starts
            && self.glyphs.get(at + 1).is_some_and(|g| !g.0.is_whitespace())
            && (at + 1..self.glyphs.len()).any(|i| self.mark(i) == Some('"'))
    }
}
