//! Lines for the terminal.

/// Breaks a text into lines of at most so many columns, at ordinary spaces only: a no-break space holds.
///
/// Each line of the text is wrapped for itself and keeps its indentation on the lines made from it. A word longer than
/// the line stands alone on one. A width of 0 wraps nothing.
#[must_use]
pub fn wrap(text: &str, width: usize) -> String {
    if width == 0 {
        return text.to_owned();
    }
    let wrapped: Vec<String> = text.split('\n').map(|line| wrap_line(line, width)).collect();
    wrapped.join("\n")
}

fn wrap_line(line: &str, width: usize) -> String {
    let words = line.trim_start_matches(' ');
    let indent = &line[..line.len() - words.len()];
    let mut out = String::with_capacity(line.len() + 8);
    let mut used = 0;
    for word in whole(words) {
        let wide = columns(&word);
        if out.is_empty() {
            out.push_str(indent);
            used = indent.len() + wide;
        } else if used + 1 + wide <= width {
            out.push(' ');
            used += 1 + wide;
        } else {
            out.push('\n');
            out.push_str(indent);
            used = indent.len() + wide;
        }
        out.push_str(&word);
    }
    out
}

/// The words of a line. What stands between backquotes is to be typed as it is: one word, however many. An equals sign stays with
/// what it follows: at the head of a line it would open something else.
fn whole(line: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    let mut quoted = false;
    for part in line.split(is_break).filter(|part| !part.is_empty()) {
        match words.last_mut().filter(|_| quoted || part == "=") {
            Some(last) => {
                last.push(' ');
                last.push_str(part);
            }
            None => words.push(part.to_owned()),
        }
        quoted ^= part.matches('`').count() % 2 == 1;
    }
    words
}

/// Where a line may end: a space that is not a no-break one.
fn is_break(c: char) -> bool {
    c.is_whitespace() && !matches!(c, '\u{A0}' | '\u{202F}' | '\u{2007}')
}

/// How many columns of a terminal a text takes. Accents that combine and colours take none, CJK and emoji take two.
#[must_use]
pub fn columns(text: &str) -> usize {
    let mut chars = text.chars();
    let mut total = 0;
    while let Some(c) = chars.next() {
        if c == '\u{1B}' {
            // A colour: ESC [ … letter.
            let _ = chars.by_ref().find(|c| c.is_ascii_alphabetic());
        } else {
            total += width_of(c);
        }
    }
    total
}

fn width_of(c: char) -> usize {
    match u32::from(c) {
        0x0000..=0x001F
        | 0x007F..=0x009F
        | 0x00AD
        | 0x0300..=0x036F
        | 0x200B..=0x200F
        | 0x2028..=0x202E
        | 0x2060..=0x2069
        | 0x20D0..=0x20F0
        | 0xFE00..=0xFE0F
        | 0xFEFF => 0,
        0x1100..=0x115F
        | 0x2E80..=0x303E
        | 0x3041..=0xA4CF
        | 0xAC00..=0xD7A3
        | 0xF900..=0xFAFF
        | 0xFE30..=0xFE6F
        | 0xFF00..=0xFF60
        | 0xFFE0..=0xFFE6
        | 0x1F300..=0x1F64F
        | 0x1F680..=0x1F6FF
        | 0x1F900..=0x1F9FF
        | 0x20000..=0x3FFFD => 2,
        _ => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::{columns, wrap};

    #[test]
    fn lines_break_at_ordinary_spaces_only() {
        assert_eq!(wrap("un deux trois", 8), "un deux\ntrois");
        assert_eq!(wrap("un deux trois", 7), "un deux\ntrois");
        assert_eq!(wrap("oui\u{202F}! non", 5), "oui\u{202F}!\nnon");
        assert_eq!(wrap("a oui\u{202F}!", 6), "a\noui\u{202F}!");
        assert_eq!(wrap("interminablement long", 5), "interminablement\nlong");
        assert_eq!(wrap("  a bb cc", 6), "  a bb\n  cc");
        assert_eq!(wrap("un\n\ndeux", 20), "un\n\ndeux");
        assert_eq!(wrap("un deux", 0), "un deux");
        assert_eq!(wrap("", 10), "");
        assert_eq!(wrap("dites `a = 1` ici", 9), "dites\n`a = 1`\nici");
        assert_eq!(wrap("  = 300 + 28 = 328", 13), "  = 300 +\n  28 = 328");
        assert_eq!(wrap("  = 300 + 28 = 328", 9), "  = 300 +\n  28 =\n  328");
    }

    #[test]
    fn no_line_is_wider_than_it_may_be_unless_one_word_is() {
        let text =
            "Les Piquiers de l’Ost tiennent la crête\u{202F}: soixante\u{A0}lances, et 1\u{202F}200 hommes de pied.";
        for width in 1..60 {
            let wrapped = wrap(text, width);
            for line in wrapped.lines() {
                assert!(columns(line) <= width || !line.contains(' '), "{width}: {line}");
            }
            assert_eq!(wrapped.replace('\n', " "), text);
        }
    }

    #[test]
    fn columns_are_what_the_terminal_shows() {
        assert_eq!(columns("été"), 3);
        assert_eq!(columns("e\u{301}te\u{301}"), 3);
        assert_eq!(columns("1\u{202F}000"), 5);
        assert_eq!(columns("王"), 2);
        assert_eq!(columns("\u{1B}[31mrouge\u{1B}[0m"), 5);
    }
}
