//! Licence expressions: whether one can be met with licences we allow.

/// Whether the allowed licences are enough. `Err` when the expression cannot be read.
///
/// `MIT/Apache-2.0`, the old way of writing OR, is understood.
pub fn allowed(expression: &str, allow: &[String]) -> Result<bool, String> {
    let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut reader = Reader { words: &words, at: 0, allow };
    let met = reader.either()?;
    match reader.peek() {
        None => Ok(met),
        Some(word) => Err(format!("`{word}` is not expected there")),
    }
}

struct Reader<'a> {
    words: &'a [&'a str],
    at: usize,
    allow: &'a [String],
}

impl<'a> Reader<'a> {
    fn peek(&self) -> Option<&'a str> {
        self.words.get(self.at).copied()
    }

    fn next(&mut self) -> Option<&'a str> {
        let word = self.peek();
        self.at += 1;
        word
    }

    fn took(&mut self, word: &str) -> bool {
        let here = self.peek() == Some(word);
        self.at += usize::from(here);
        here
    }

    fn either(&mut self) -> Result<bool, String> {
        let mut met = self.both()?;
        while self.took("OR") {
            met |= self.both()?;
        }
        Ok(met)
    }

    fn both(&mut self) -> Result<bool, String> {
        let mut met = self.one()?;
        while self.took("AND") {
            met &= self.one()?;
        }
        Ok(met)
    }

    fn one(&mut self) -> Result<bool, String> {
        match self.next() {
            Some("(") => {
                let met = self.either()?;
                if self.took(")") { Ok(met) } else { Err("a bracket is not closed".into()) }
            }
            None | Some(")" | "OR" | "AND" | "WITH") => Err("a licence is missing".into()),
            Some(licence) => {
                let mut name = licence.to_owned();
                if self.took("WITH") {
                    let exception = self.next().ok_or("an exception is missing after WITH")?;
                    name = format!("{name} WITH {exception}");
                }
                Ok(self.allow.contains(&name))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::allowed;

    #[test]
    fn expressions_are_weighed() {
        let allow = ["MIT", "Apache-2.0", "Unicode-3.0", "Apache-2.0 WITH LLVM-exception"].map(str::to_owned);
        let met = |e: &str| allowed(e, &allow);
        for good in [
            "MIT",
            "GPL-2.0-only OR MIT",
            "MIT/GPL-3.0",
            "(MIT OR GPL-2.0-only) AND Unicode-3.0",
            "Apache-2.0 WITH LLVM-exception",
            "MIT OR Apache-2.0 OR LGPL-2.1-or-later",
        ] {
            assert_eq!(met(good), Ok(true), "{good}");
        }
        for bad in ["GPL-3.0", "MIT AND GPL-3.0", "(GPL-3.0 OR LGPL-3.0) AND MIT", "MIT WITH Some-exception"] {
            assert_eq!(met(bad), Ok(false), "{bad}");
        }
        for broken in ["", "MIT OR", "(MIT", "MIT MIT", "AND MIT", "MIT WITH"] {
            assert!(met(broken).is_err(), "{broken}");
        }
    }
}
