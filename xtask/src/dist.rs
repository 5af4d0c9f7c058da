//! `cargo xtask dist`: one archive for Linux. Unpacked anywhere it runs by a double click or one command; that is tried here, in an
//! empty folder, before anybody is told that there is an archive.

use crate::run::{Cargo, Word, root};
use std::path::{Path, PathBuf};
use std::process::Command;

/// What goes in besides the program.
const PAPERS: &[&str] = &["README.md", "README.fr.md", "LICENSE-MIT", "LICENSE-APACHE", "CREDITS.md", "CHANGELOG.md"];

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

/// Makes the archive and tries it.
pub fn dist() -> Result<String, Word> {
    if !cfg!(target_os = "linux") {
        return Err(Word::failed("the archive is made on Linux, for Linux"));
    }
    Cargo::new(&["build", "--profile", "dist", "--package", "montjoie"]).stream()?;
    let target = target()?;
    let name = format!("montjoie-{}-linux-{}", version()?, std::env::consts::ARCH);
    let folder = target.join("packages").join(&name);
    let made = || -> std::io::Result<()> {
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder)?;
        std::fs::copy(target.join("dist/montjoie"), folder.join("montjoie"))?;
        for paper in PAPERS {
            std::fs::copy(root().join(paper), folder.join(paper))?;
        }
        std::fs::write(folder.join("Montjoie.sh"), SCRIPT)?;
        std::fs::write(folder.join("Montjoie.desktop"), ENTRY)?;
        copy_all(&root().join("scenarios"), &folder.join("scenarios"))
    };
    made().map_err(|e| Word::failed(format!("{}: {e}", folder.display())))?;
    run(Command::new("chmod")
        .arg("755")
        .args(["montjoie", "Montjoie.sh", "Montjoie.desktop"].map(|f| folder.join(f))))?;
    let archive = target.join("packages").join(format!("{name}.tar.gz"));
    run(Command::new("tar").arg("-czf").arg(&archive).arg("-C").arg(target.join("packages")).arg(&name))?;
    let tried = tried(&archive, &name)?;
    let size = std::fs::metadata(&archive).map_or(0, |m| m.len() / 1024);
    println!("{}", archive.display());
    Ok(format!("{size} kB; unpacked and opened: {tried}"))
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

fn copy_all(from: &Path, to: &Path) -> std::io::Result<()> {
    std::fs::create_dir_all(to)?;
    for entry in std::fs::read_dir(from)? {
        let entry = entry?;
        let there = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy_all(&entry.path(), &there)?;
        } else {
            std::fs::copy(entry.path(), there)?;
        }
    }
    Ok(())
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
