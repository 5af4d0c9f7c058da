//! What became of each mutant, kept as it comes so that a run can go on where it was broken off.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::Path;

/// What became of a mutant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum MutantFate {
    /// A test failed.
    Caught,
    /// A test did not end.
    Late,
    /// Every test held.
    Missed,
    /// It does not compile.
    Unviable,
    /// No switch can be written for it.
    NotJudged,
}

impl MutantFate {
    /// Every verdict, and its word in the file.
    pub const ALL: [(MutantFate, &'static str); 5] = [
        (MutantFate::Caught, "caught"),
        (MutantFate::Late, "late"),
        (MutantFate::Missed, "missed"),
        (MutantFate::Unviable, "unviable"),
        (MutantFate::NotJudged, "not-judged"),
    ];

    /// Its word.
    pub fn word(self) -> &'static str {
        MutantFate::ALL.iter().find(|(v, _)| *v == self).map_or("", |(_, word)| word)
    }

    fn of(word: &str) -> Option<MutantFate> {
        MutantFate::ALL.iter().find(|(_, w)| *w == word).map(|(v, _)| *v)
    }
}

/// A verdict and what led to it.
pub type Judged = (MutantFate, String);

/// The file of verdicts.
pub struct VerdictFile {
    file: File,
    /// What is known, by the name of the mutant.
    pub known: BTreeMap<String, Judged>,
}

/// Which verdicts of an earlier run still stand: all of them while sources and tests are the same. When only tests changed,
/// and one is sure that none became weaker, those caught may be kept and the missed tried again.
fn standing(text: &str, head: [u64; 2], again: bool) -> BTreeMap<String, Judged> {
    let mut lines = text.lines();
    let first: Vec<u64> =
        lines.next().unwrap_or_default().split(' ').filter_map(|n| u64::from_str_radix(n, 16).ok()).collect();
    let [sources, tests] = first[..] else { return BTreeMap::new() };
    if sources != head[0] || (tests != head[1] && !again) {
        return BTreeMap::new();
    }
    let line = |l: &str| {
        let mut parts = l.splitn(3, '\t');
        let verdict = MutantFate::of(parts.next()?)?;
        let by = parts.next()?.to_owned();
        Some((parts.next()?.to_owned(), (verdict, by)))
    };
    lines.filter_map(line).filter(|(_, (v, _))| !(again && *v == MutantFate::Missed)).collect()
}

impl VerdictFile {
    /// Opens the file for a run on these sources and tests.
    pub fn open(path: &Path, head: [u64; 2], again: bool) -> Result<VerdictFile, String> {
        let told = |e: std::io::Error| format!("{}: {e}", path.display());
        let known = standing(&std::fs::read_to_string(path).unwrap_or_default(), head, again);
        let mut text = format!("{:016x} {:016x}\n", head[0], head[1]);
        for (name, (verdict, by)) in &known {
            text.push_str(&format!("{}\t{by}\t{name}\n", verdict.word()));
        }
        std::fs::write(path, text).map_err(told)?;
        let file = OpenOptions::new().append(true).open(path).map_err(told)?;
        Ok(VerdictFile { file, known })
    }

    /// Keeps a verdict.
    pub fn keep(&mut self, name: &str, verdict: MutantFate, by: &str) -> Result<(), String> {
        self.known.insert(name.to_owned(), (verdict, by.to_owned()));
        self.file.write_all(format!("{}\t{by}\t{name}\n", verdict.word()).as_bytes()).map_err(|e| e.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn verdicts_stand_while_nothing_changed() {
        let text = "0000000000000001 0000000000000002\ncaught\tbx\ta:1:1: replace x\nmissed\t\tb:1:1: delete !\n";
        assert_eq!(standing(text, [1, 2], false).len(), 2);
        assert_eq!(standing(text, [1, 3], false).len(), 0, "the tests changed");
        assert_eq!(standing(text, [9, 2], true).len(), 0, "the sources changed");
        let again = standing(text, [1, 3], true);
        assert_eq!(again.keys().collect::<Vec<_>>(), ["a:1:1: replace x"]);
    }
}
