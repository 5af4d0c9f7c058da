//! What a package is built with: the target, its compiler, its date; and what it needs of the machine it runs on.

use crate::browser::{apt, starts};
use crate::run::{Cargo, Word, root};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// One system the program is built for.
pub struct System {
    /// As rustc calls it.
    pub triple: String,
    /// The C compiler SQLite is built with, and the package of Debian that brings it.
    compiler: (&'static str, &'static str),
}

impl System {
    /// Linux, static: it needs no library of the machine.
    pub fn linux() -> System {
        System {
            triple: format!("{}-unknown-linux-musl", std::env::consts::ARCH),
            compiler: ("musl-gcc", "musl-tools"),
        }
    }

    /// Windows, from here.
    pub fn windows() -> System {
        System {
            triple: "x86_64-pc-windows-gnu".to_owned(),
            compiler: ("x86_64-w64-mingw32-gcc", "gcc-mingw-w64-x86-64"),
        }
    }

    /// Fetches what is missing; in words, why it cannot be had.
    pub fn had(&self) -> Result<(), String> {
        let sysroot = said(Command::new("rustc").args(["--print", "sysroot"])).unwrap_or_default();
        let there = || Path::new(&sysroot).join("lib/rustlib").join(&self.triple).join("lib").is_dir();
        if !there() {
            let mut rustup = Command::new("rustup");
            rustup.args(["target", "add", &self.triple]).stdin(Stdio::null()).stdout(Stdio::null());
            if !rustup.status().is_ok_and(|s| s.success()) || !there() {
                return Err(format!("rustup could not add the target {}", self.triple));
            }
        }
        let (program, package) = self.compiler;
        let had = starts(program) || (apt(&[package]) && starts(program));
        if !had {
            return Err(format!("{program} is missing, and apt-get could not fetch {package}"));
        }
        Ok(())
    }
}

/// Builds the program as it is shipped, for a system or for this one. No folder of this machine stands in it.
pub fn built(system: Option<&System>) -> Result<PathBuf, Word> {
    let root = root();
    let root = root.canonicalize().unwrap_or(root);
    let home = std::env::var("CARGO_HOME").ok().or_else(|| Some(format!("{}/.cargo", std::env::var("HOME").ok()?)));
    let mut maps = vec![(root.display().to_string(), "/montjoie")];
    maps.extend(home.map(|home| (home, "/cargo")));
    let flags: Vec<String> = maps.iter().map(|(from, to)| format!("--remap-path-prefix={from}={to}")).collect();
    let c: Vec<String> = maps.iter().map(|(from, to)| format!("-ffile-prefix-map={from}={to}")).collect();
    let mut args = vec!["build", "--profile", "dist", "--package", "montjoie"];
    if let Some(system) = system {
        args.extend(["--target", &system.triple]);
    }
    let cargo = Cargo::new(&args).env("CARGO_ENCODED_RUSTFLAGS", flags.join("\x1f"));
    cargo.env("CFLAGS", c.join(" ")).env("SOURCE_DATE_EPOCH", date().to_string()).stream()?;
    let folder = super::target()?.join(system.map_or("", |s| s.triple.as_str())).join("dist");
    let windows = system.map_or(cfg!(windows), |s| s.triple.contains("windows"));
    let program = folder.join(if windows { "montjoie.exe" } else { "montjoie" });
    let bytes = std::fs::read(&program).map_err(|e| Word::failed(format!("{}: {e}", program.display())))?;
    match maps.iter().find(|(from, _)| from.len() > 1 && holds(&bytes, from.as_bytes())) {
        Some((from, _)) => Err(Word::failed(format!("{} names {from}, a folder of this machine", program.display()))),
        None => Ok(program),
    }
}

fn holds(bytes: &[u8], part: &[u8]) -> bool {
    bytes.windows(part.len()).any(|w| w == part)
}

/// The first line a program says, if it says one.
pub fn said(command: &mut Command) -> Option<String> {
    let told = command.current_dir(root()).stdin(Stdio::null()).stderr(Stdio::null()).output().ok()?;
    let line = String::from_utf8_lossy(&told.stdout).lines().next()?.trim().to_owned();
    (told.status.success() && !line.is_empty()).then_some(line)
}

/// The date of everything in the packages: the commit's, unless somebody says another.
pub fn date() -> u64 {
    let told = std::env::var("SOURCE_DATE_EPOCH").ok();
    let commit = || said(Command::new("git").args(["log", "-1", "--format=%ct"]));
    // Without either, a day every archive can hold.
    told.or_else(commit).and_then(|d| d.parse().ok()).unwrap_or(315_532_800)
}

/// What a program needs of Linux: nothing, or the newest glibc whose functions it names.
pub fn needs(program: &[u8]) -> String {
    let mut newest = None;
    for (at, _) in program.windows(6).enumerate().filter(|(_, w)| *w == b"GLIBC_") {
        let rest: String = program[at + 6..]
            .iter()
            .take(8)
            .map(|b| char::from(*b))
            .take_while(|c| c.is_ascii_digit() || *c == '.')
            .collect();
        let parts: Vec<u32> = rest.split('.').filter_map(|p| p.parse().ok()).collect();
        if parts.len() >= 2 {
            newest = newest.max(Some(parts));
        }
    }
    match newest {
        None => "nothing: static".to_owned(),
        Some(parts) => format!("glibc {} or newer", parts.iter().map(u32::to_string).collect::<Vec<_>>().join(".")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_glibc_that_will_do_is_named() {
        assert_eq!(needs(b"\x7fELF nothing"), "nothing: static");
        assert_eq!(needs(b"x GLIBC_2.2.5\0GLIBC_2.34\0GLIBC_2.9\0GLIBC_PRIVATE\0"), "glibc 2.34 or newer");
        let own = std::fs::read(std::env::current_exe().expect("a test has a file")).expect("it can be read");
        assert!(!cfg!(target_env = "gnu") || needs(&own).starts_with("glibc 2."), "{}", needs(&own));
    }

    #[test]
    fn a_folder_of_this_machine_is_found() {
        assert!(holds(b"abc/folder/me/src", b"/folder/me") && !holds(b"abc", b"/folder/me"));
    }
}
