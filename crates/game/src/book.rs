//! A ruleset's book: every rule in our own words, in both languages, by its ID.

/// Where a rule comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// The source says it.
    Text,
    /// The source can be read in several ways; this is ours.
    Reading,
    /// The source is silent; this is ours.
    Ours,
}

impl Mark {
    /// Its word in the book and in programs.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Mark::Text => "text",
            Mark::Reading => "reading",
            Mark::Ours => "ours",
        }
    }
}

/// One rule in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleText {
    /// Such as `BX-21`.
    pub id: String,
    /// Its title.
    pub title: String,
    /// The chapter of the source it belongs to.
    pub chapter: String,
    /// Where it comes from.
    pub mark: Mark,
    /// The rule, in paragraphs.
    pub text: String,
}

/// The book in one language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Book {
    /// The page in front of them: what the book is good for, in paragraphs.
    pub front: String,
    /// Its rules, in order.
    pub entries: Vec<RuleText>,
}

impl Book {
    /// Reads a book: a page in front under its title, then `### ID Title`, `chapter:` and `mark:` lines, paragraphs.
    #[must_use]
    pub fn parse(text: &str) -> Book {
        let mut entries: Vec<RuleText> = Vec::new();
        let mut front = String::new();
        for line in text.lines() {
            if let Some(heading) = line.strip_prefix("### ") {
                let (id, title) = heading.split_once(' ').unwrap_or((heading, ""));
                entries.push(RuleText {
                    id: id.to_owned(),
                    title: title.trim().to_owned(),
                    chapter: String::new(),
                    mark: Mark::Text,
                    text: String::new(),
                });
            } else if let Some(entry) = entries.last_mut() {
                let head = entry.text.is_empty();
                if let Some(chapter) = line.strip_prefix("chapter:").filter(|_| head) {
                    entry.chapter = chapter.trim().to_owned();
                } else if let Some(mark) = line.strip_prefix("mark:").filter(|_| head) {
                    entry.mark = match mark.trim() {
                        "reading" => Mark::Reading,
                        "ours" => Mark::Ours,
                        _ => Mark::Text,
                    };
                } else if !(head && line.trim().is_empty()) {
                    entry.text.push_str(line.trim_end());
                    entry.text.push('\n');
                }
            }
        }
        let before = text.lines().take_while(|line| !line.starts_with("### "));
        for line in before.filter(|line| !line.starts_with("# ")) {
            front.push_str(line.trim_end());
            front.push('\n');
        }
        for entry in &mut entries {
            entry.text.truncate(entry.text.trim_end().len());
        }
        Book { front: front.trim().to_owned(), entries }
    }

    /// The rule with this ID.
    #[must_use]
    pub fn rule(&self, id: &str) -> Option<&RuleText> {
        self.entries.iter().find(|e| e.id.eq_ignore_ascii_case(id))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_book_is_read_rule_by_rule() {
        let book = Book::parse(
            "# Title\n\nWhat for.\n\nHow long.\n\n### X-1 First blow\nchapter: War\nmark: reading\n\nOne.\n\nTwo.\n\n### X-2 Second\nchapter: Peace\nmark: ours\n\nThree.\n",
        );
        assert_eq!(book.front, "What for.\n\nHow long.");
        assert_eq!(book.entries.len(), 2);
        let first = book.rule("x-1").expect("it is there");
        assert_eq!((first.title.as_str(), first.chapter.as_str(), first.mark), ("First blow", "War", Mark::Reading));
        assert_eq!(first.text, "One.\n\nTwo.");
        assert_eq!(book.entries[1].mark, Mark::Ours);
    }
}
