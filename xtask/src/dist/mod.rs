//! `cargo xtask dist`: what people install. An archive for Linux, a Debian package, an archive for Windows, their sums and one
//! manifest, all made from one commit and the same whoever makes them. Each is tried before anybody is told that it is there.

mod deb;
mod pack;
mod tools;

use crate::run::{Cargo, Word, root};
use pack::PackedFiles;
use std::path::{Path, PathBuf};
use std::process::Command;
use tools::System;

/// What goes in besides the program.
const PAPERS: &[&str] = &[
    "README.md",
    "README.fr.md",
    "LICENSE-MIT",
    "LICENSE-APACHE",
    "CREDITS.md",
    "CHANGELOG.md",
    "SECURITY.md",
    "docs/hosting.md",
    "docs/hosting.fr.md",
];

/// For whoever double-clicks: a script, and an entry that desktops show with a name.
const SCRIPT: &str = "#!/bin/sh\n# Opens the table in the browser. Ouvre la table dans le navigateur.\ncd \"$(dirname \"$0\")\" && exec ./montjoie \"$@\"\n";
/// The program lies beside the entry, wherever that is: `%k` is its path, or its address. Quoted as the specification wants it.
const ENTRY: &str = r#"[Desktop Entry]
Type=Application
Name=Montjoie
Comment=Mass battles of tabletop role-playing games
Comment[fr]=Les batailles rangées de vos parties
Exec=sh -c "exec \\"\\$(dirname \\"\\${1#file://}\\")/montjoie\\"" montjoie %k
Terminal=true
Categories=Game;
"#;

/// A package as it lies in the folder.
struct Made {
    name: String,
    what: &'static str,
    needs: String,
    bytes: Vec<u8>,
}

/// Makes the packages and tries them. The stage leaves Windows out: a second optimised build would double its time.
pub fn dist(windows: bool) -> Result<String, Word> {
    let (version, date) = (version()?, tools::date());
    let folder = target()?.join("packages");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).map_err(|e| Word::failed(format!("{}: {e}", folder.display())))?;
    let mut loud = Vec::new();
    let program = if cfg!(target_os = "linux") {
        let linux = System::linux();
        match linux.had() {
            Ok(()) => tools::built(Some(&linux))?,
            Err(why) => {
                loud.push(format!("the program is NOT static: {why}"));
                tools::built(None)?
            }
        }
    } else {
        tools::built(None)?
    };
    let mut all = packed(&program, &version, date)?;
    // The same files give the same bytes: packed again, whole.
    if packed(&program, &version, date)?.iter().zip(&all).any(|(again, made)| again.bytes != made.bytes) {
        return Err(Word::failed("packed twice, the packages differ"));
    }
    if cfg!(target_os = "linux") {
        match (windows, System::windows().had()) {
            (true, Ok(())) => all.push(for_windows(&version, date, &program, &mut loud)?),
            (true, Err(why)) => loud.push(format!("there is NO archive for Windows: {why}")),
            (false, _) => loud.push("the archive for Windows is left out here; `cargo xtask dist` makes it".to_owned()),
        }
    }
    for made in &all {
        let path = folder.join(&made.name);
        std::fs::write(&path, &made.bytes).map_err(|e| Word::failed(format!("{}: {e}", path.display())))?;
        println!("{} ({} kB; needs {})", path.display(), made.bytes.len() / 1024, made.needs);
    }
    let tell = said_of(&program)?;
    manifest(&folder, &all, &version, &tell, date)?;
    let mut told = tried(&folder.join(&all[0].name), all[0].name.trim_end_matches(".tar.gz"))?;
    if let Some(deb) = all.iter().find(|made| made.name.ends_with(".deb")) {
        told = format!("{told}; {}", deb::tried(&folder.join(&deb.name))?);
    }
    for word in &loud {
        println!("xtask: {word}");
    }
    Ok(format!("{} packages, packed twice alike; {told}. {}", all.len(), loud.join(". ")))
}

/// The archive of this system, and on Linux the Debian package.
fn packed(program: &Path, version: &str, date: u64) -> Result<Vec<Made>, Word> {
    let linux = cfg!(target_os = "linux");
    let name = format!("montjoie-{version}-{}-{}", std::env::consts::OS, std::env::consts::ARCH);
    let file = program.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
    let mut tree = beside(&name)?;
    tree.copy(&format!("{name}/{file}"), 0o755, program)?;
    if linux {
        tree.put(&format!("{name}/Montjoie.sh"), 0o755, SCRIPT);
        tree.put(&format!("{name}/Montjoie.desktop"), 0o755, ENTRY);
    }
    let needs = if linux { tools::needs(&tree.0[&format!("{name}/{file}")].1) } else { "this system".to_owned() };
    let bytes = pack::gzip(&tree.tar("", date)?)?;
    let mut all = vec![Made { name: format!("{name}.tar.gz"), what: "archive", needs: needs.clone(), bytes }];
    if linux {
        let (name, bytes) = deb::package(program, version, date)?;
        all.push(Made { name, what: "Debian package", needs, bytes });
    }
    Ok(all)
}

/// Papers and scenarios, which every archive has.
fn beside(name: &str) -> Result<PackedFiles, Word> {
    let mut tree = PackedFiles::default();
    for paper in PAPERS {
        tree.copy(&format!("{name}/{}", paper.trim_start_matches("docs/")), 0o644, &root().join(paper))?;
    }
    tree.copy_all(&format!("{name}/scenarios"), &root().join("scenarios"))?;
    Ok(tree)
}

/// The archive for Windows, and under wine, where there is one, the same battle as here, byte for byte.
fn for_windows(version: &str, date: u64, here: &Path, loud: &mut Vec<String>) -> Result<Made, Word> {
    let program = tools::built(Some(&System::windows()))?;
    let name = format!("montjoie-{version}-windows-x86_64");
    let mut tree = beside(&name)?;
    tree.copy(&format!("{name}/montjoie.exe"), 0o755, &program)?;
    let bytes = pack::gzip(&tree.tar("", date)?)?;
    let fought = |mut command: Command| {
        command.current_dir(root()).args(["fight", "--seed", "7", "--json", "--lang", "en"]).env("WINEDEBUG", "-all");
        command.output().ok().filter(|told| told.status.success()).map(|told| told.stdout)
    };
    match ["wine64", "wine"].into_iter().find(|wine| crate::browser::starts(wine)) {
        None => loud.push("the program for Windows was built and NOT tried: there is no wine here".to_owned()),
        Some(wine) => {
            let mut there = Command::new(wine);
            there.arg(&program);
            if fought(there) != fought(Command::new(here)) {
                return Err(Word::failed("under wine `fight --json` does not say what it says here"));
            }
        }
    }
    Ok(Made { name: format!("{name}.tar.gz"), what: "archive", needs: "Windows 10 or newer".to_owned(), bytes })
}

/// What the program says of itself: its version, commit and date.
fn said_of(program: &Path) -> Result<String, Word> {
    let told = tools::said(Command::new(program).args(["--version", "--lang", "en"]));
    told.ok_or_else(|| Word::failed(format!("{} does not tell its version", program.display())))
}

/// The sums, as `sha256sum --check` reads them, and one manifest.
fn manifest(folder: &Path, all: &[Made], version: &str, tell: &str, date: u64) -> Result<(), Word> {
    let sum = |name: &str| {
        let ways = [("sha256sum", &["--"][..]), ("shasum", &["-a", "256"])];
        let told = ways
            .iter()
            .find_map(|(program, args)| tools::said(Command::new(program).args(*args).arg(folder.join(name))));
        let sum = told.and_then(|line| line.split_whitespace().next().map(str::to_owned));
        sum.ok_or_else(|| Word::failed(format!("no sum of {name}: sha256sum and shasum are missing")))
    };
    let mut sums = String::new();
    let mut packages = Vec::new();
    for made in all {
        let sha256 = sum(&made.name)?;
        sums.push_str(&format!("{sha256}  {}\n", made.name));
        packages.push(serde_json::json!({
            "file": made.name, "what": made.what, "bytes": made.bytes.len(), "sha256": sha256, "needs": made.needs,
        }));
    }
    let manifest = serde_json::json!({ "version": version, "program": tell, "date": date, "packages": packages });
    let text = serde_json::to_string_pretty(&manifest).map_err(|e| Word::failed(e.to_string()))?;
    let write = |name: &str, text: String| {
        std::fs::write(folder.join(name), text).map_err(|e| Word::failed(format!("{name}: {e}")))
    };
    write("SHA256SUMS", sums)?;
    write("manifest.json", text + "\n")
}

/// Unpacks the archive into an empty folder and opens the table from it, with a home that has nothing in it.
fn tried(archive: &Path, name: &str) -> Result<String, Word> {
    let empty = std::env::temp_dir().join(format!("montjoie-dist-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&empty);
    std::fs::create_dir_all(&empty).map_err(|e| Word::failed(format!("{}: {e}", empty.display())))?;
    run(Command::new("tar").arg("-xzf").arg(archive).arg("-C").arg(&empty))?;
    let unpacked = empty.join(name);
    let entry = exec(ENTRY, &unpacked.join("Montjoie.desktop").display().to_string());
    let mut ways: Vec<Command> =
        ["montjoie", "Montjoie.sh"].iter().map(|program| Command::new(unpacked.join(program))).collect();
    if let [program, args @ ..] = entry.as_slice() {
        let mut by_desktop = Command::new(program);
        by_desktop.args(args);
        ways.push(by_desktop);
    }
    let told = ways.into_iter().try_fold(String::new(), |_, mut command| {
        command.current_dir(&empty).env_clear().env("HOME", &empty).env("PATH", "/usr/bin:/bin");
        crate::smoke::table(command)
    });
    let _ = std::fs::remove_dir_all(&empty);
    told
}

/// What a desktop starts for an entry that lies at this path: its `Exec` line, read by the rules of the specification.
fn exec(entry: &str, path: &str) -> Vec<String> {
    let line = entry.lines().find_map(|l| l.strip_prefix("Exec=")).unwrap_or_default().replace("\\\\", "\\");
    let (mut args, mut now, mut quoted, mut there) = (Vec::new(), String::new(), false, false);
    let mut chars = line.chars();
    while let Some(c) = chars.next() {
        match c {
            '"' => (quoted, there) = (!quoted, true),
            '\\' if quoted => now.extend(chars.next()),
            ' ' if !quoted => {
                if there || !now.is_empty() {
                    args.push(std::mem::take(&mut now));
                }
                there = false;
            }
            '%' if !quoted => match chars.next() {
                Some('k') => now.push_str(path),
                Some('%') => now.push('%'),
                _ => {}
            },
            c => now.push(c),
        }
    }
    if there || !now.is_empty() {
        args.push(now);
    }
    args
}

fn run(command: &mut Command) -> Result<(), Word> {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(Word::failed(format!("{command:?} ended with {status}"))),
        Err(e) => Err(Word::failed(format!("{command:?} could not be run: {e}"))),
    }
}

fn metadata() -> Result<serde_json::Value, Word> {
    let told = Cargo::new(&["metadata", "--format-version", "1", "--no-deps"]).capture()?;
    serde_json::from_str(&told).map_err(|e| Word::failed(format!("cargo metadata: {e}")))
}

pub fn target() -> Result<PathBuf, Word> {
    metadata()?["target_directory"]
        .as_str()
        .map(PathBuf::from)
        .ok_or_else(|| Word::failed("cargo names no target folder"))
}

fn version() -> Result<String, Word> {
    let world = metadata()?;
    let ours = world["packages"].as_array().and_then(|all| all.iter().find(|p| p["name"] == "montjoie"));
    ours.and_then(|p| p["version"].as_str()).map(str::to_owned).ok_or_else(|| Word::failed("montjoie has no version"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_entry_starts_the_program_beside_it() {
        let folder = std::env::temp_dir().join(format!("montjoie entry's {}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let program = folder.join("montjoie");
        std::fs::write(&program, "#!/bin/sh\necho opened by $0\n").expect("a program");
        assert!(run(Command::new("chmod").arg("755").arg(&program)).is_ok());
        let place = folder.join("Montjoie.desktop").display().to_string();
        for path in [place.clone(), format!("file://{place}")] {
            let args = exec(ENTRY, &path);
            assert_eq!((args[0].as_str(), args[1].as_str(), args.len()), ("sh", "-c", 5), "{args:?}");
            let told = Command::new(&args[0]).args(&args[1..]).current_dir("/").output().expect("a shell");
            let said = String::from_utf8_lossy(&told.stdout).into_owned();
            assert_eq!(said.trim(), format!("opened by {}", program.display()), "{told:?}");
        }
        let _ = std::fs::remove_dir_all(folder);
    }

    #[test]
    fn quotes_and_codes_are_read_as_the_specification_says() {
        let entry = "[Desktop Entry]\nExec=a \"b c\" %% %k \"\" \"\\\\$d\"\n";
        assert_eq!(exec(entry, "/x y"), ["a", "b c", "%", "/x y", "", "$d"]);
        assert!(exec("[Desktop Entry]\n", "/x").is_empty());
    }
}
