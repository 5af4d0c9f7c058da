//! Archives that are the same whoever packs them, and whenever: sorted, dated by the commit, owned by nobody in particular.

use crate::run::Word;
use std::collections::BTreeMap;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

/// Files by their path, each with its mode.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PackedFiles(pub BTreeMap<String, (u32, Vec<u8>)>);

impl PackedFiles {
    /// With a file.
    pub fn put(&mut self, path: &str, mode: u32, bytes: impl Into<Vec<u8>>) {
        self.0.insert(path.to_owned(), (mode, bytes.into()));
    }

    /// With a file of this machine.
    pub fn copy(&mut self, path: &str, mode: u32, from: &Path) -> Result<(), Word> {
        let bytes = std::fs::read(from).map_err(|e| Word::failed(format!("{}: {e}", from.display())))?;
        self.put(path, mode, bytes);
        Ok(())
    }

    /// With every file under a folder, nobody's to run.
    pub fn copy_all(&mut self, path: &str, from: &Path) -> Result<(), Word> {
        let failed = |e: std::io::Error| Word::failed(format!("{}: {e}", from.display()));
        for entry in std::fs::read_dir(from).map_err(failed)? {
            let entry = entry.map_err(failed)?;
            let there = format!("{path}/{}", entry.file_name().to_string_lossy());
            if entry.path().is_dir() {
                self.copy_all(&there, &entry.path())?;
            } else {
                self.copy(&there, 0o644, &entry.path())?;
            }
        }
        Ok(())
    }

    /// The folders its files lie in, outermost first.
    fn folders(&self) -> Vec<String> {
        let mut all = std::collections::BTreeSet::new();
        for path in self.0.keys() {
            let parts: Vec<&str> = path.split('/').collect();
            all.extend((1..parts.len()).map(|n| parts[..n].join("/")));
        }
        all.into_iter().collect()
    }

    /// As a tar archive.
    pub fn tar(&self, lead: &str, date: u64) -> Result<Vec<u8>, Word> {
        let mut out = Vec::new();
        for folder in self.folders() {
            out.extend(head(&format!("{lead}{folder}/"), 0o755, 0, date, b'5')?);
        }
        for (path, (mode, bytes)) in &self.0 {
            out.extend(head(&format!("{lead}{path}"), *mode, bytes.len(), date, b'0')?);
            out.extend(bytes);
            out.resize(out.len().next_multiple_of(512), 0);
        }
        out.resize(out.len() + 1024, 0);
        Ok(out)
    }
}

/// The head of one file in a tar archive, as POSIX has it.
fn head(path: &str, mode: u32, size: usize, date: u64, kind: u8) -> Result<[u8; 512], Word> {
    let mut block = [0u8; 512];
    let cut = if path.len() <= 100 { None } else { path[..path.len() - 1].rfind('/').filter(|at| *at <= 155) };
    let (prefix, name) = cut.map_or(("", path), |at| (&path[..at], &path[at + 1..]));
    if name.len() > 100 {
        return Err(Word::failed(format!("{path}: too long a name for an archive")));
    }
    let mut lay = |at: usize, text: &str| block[at..at + text.len()].copy_from_slice(text.as_bytes());
    lay(0, name);
    lay(100, &format!("{mode:07o}"));
    lay(108, "0000000");
    lay(116, "0000000");
    lay(124, &format!("{size:011o}"));
    lay(136, &format!("{date:011o}"));
    lay(148, "        ");
    lay(257, "ustar\x0000");
    lay(265, "root");
    lay(297, "root");
    lay(345, prefix);
    block[156] = kind;
    let sum: u32 = block.iter().map(|b| u32::from(*b)).sum();
    block[148..156].copy_from_slice(format!("{sum:06o}\0 ").as_bytes());
    Ok(block)
}

/// Pressed, without a name or a date of its own.
pub fn gzip(bytes: &[u8]) -> Result<Vec<u8>, Word> {
    let failed = |e: std::io::Error| Word::failed(format!("gzip could not be run: {e}"));
    let mut child = Command::new("gzip").args(["-n", "-9", "-c"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
    let child = child.as_mut().map_err(|e| failed(std::io::Error::new(e.kind(), e.to_string())))?;
    let mut into = child.stdin.take().ok_or_else(|| Word::failed("gzip takes nothing"))?;
    let mut from = child.stdout.take().ok_or_else(|| Word::failed("gzip gives nothing"))?;
    let pressed = std::thread::scope(|scope| {
        let fed = scope.spawn(move || into.write_all(bytes));
        let mut out = Vec::new();
        let read = std::io::Read::read_to_end(&mut from, &mut out);
        fed.join().map_err(|_| std::io::Error::other("fed by nobody")).and_then(|r| r).and(read).map(|_| out)
    });
    let ended = child.wait().map_err(failed)?;
    if ended.success() { pressed.map_err(failed) } else { Err(Word::failed(format!("gzip ended with {ended}"))) }
}

/// As an ar archive, which is what a Debian package is.
pub fn ar(files: &[(&str, &[u8])], date: u64) -> Vec<u8> {
    let mut out = b"!<arch>\n".to_vec();
    for (name, bytes) in files {
        out.extend(format!("{name:<16}{date:<12}{:<6}{:<6}{:<8}{:<10}`\n", 0, 0, 100_644, bytes.len()).as_bytes());
        out.extend(*bytes);
        if bytes.len() % 2 == 1 {
            out.push(b'\n');
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tree() -> PackedFiles {
        let mut tree = PackedFiles::default();
        tree.put("usr/share/doc/b", 0o644, "bb");
        tree.put("usr/bin/a", 0o755, "#!/bin/sh\necho a\n");
        tree.put(&format!("usr/{}/{}", "d".repeat(90), "e".repeat(40)), 0o644, "long");
        tree
    }

    #[test]
    fn tar_itself_reads_what_was_packed() {
        let folder = std::env::temp_dir().join(format!("montjoie-pack-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).expect("a folder");
        let archive = gzip(&tree().tar("x/", 1_700_000_000).expect("a tar")).expect("pressed");
        std::fs::write(folder.join("x.tar.gz"), &archive).expect("written");
        let run = |args: &[&str]| {
            let told = Command::new("tar").args(args).current_dir(&folder).env("TZ", "UTC").output().expect("tar runs");
            assert!(told.status.success() && told.stderr.is_empty(), "{told:?}");
            String::from_utf8(told.stdout).expect("text")
        };
        let list = run(&["-tvzf", "x.tar.gz"]);
        assert!(list.contains("-rwxr-xr-x root/root") && list.contains("2023-11-14 22:13 x/usr/bin/a"), "{list}");
        run(&["-xzf", "x.tar.gz"]);
        let read = |path: &str| std::fs::read_to_string(folder.join(path)).expect("unpacked");
        assert_eq!((read("x/usr/share/doc/b").as_str(), read("x/usr/bin/a").len()), ("bb", 17));
        assert_eq!(read(&format!("x/usr/{}/{}", "d".repeat(90), "e".repeat(40))), "long");
        let _ = std::fs::remove_dir_all(folder);
    }

    #[test]
    fn what_is_packed_depends_on_files_and_date_alone() {
        let twice = [(), ()].map(|()| gzip(&tree().tar("", 7).expect("a tar")).expect("pressed"));
        assert_eq!(twice[0], twice[1]);
        assert_ne!(twice[0], gzip(&tree().tar("", 8).expect("a tar")).expect("pressed"));
        let ar = ar(&[("a", b"x"), ("b", b"yy")], 7);
        assert_eq!(ar.len(), 8 + 60 + 2 + 60 + 2);
        assert!(ar[8..].starts_with(b"a               7           0     0     100644  1         `\nx\n"));
    }

    #[test]
    fn a_name_nobody_could_unpack_is_refused() {
        let mut tree = PackedFiles::default();
        tree.put(&"n".repeat(101), 0o644, "");
        assert!(tree.tar("", 0).is_err());
    }
}
