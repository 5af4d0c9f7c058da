//! `cargo xtask dist`: one archive for Linux. Unpacked anywhere it runs by a double click or one command; that is tried here, in an
//! empty folder, before anybody is told that there is an archive.

use crate::run::{Cargo, Word, root};
use std::path::{Path, PathBuf};
use std::process::Command;

/// What goes in besides the program.
const PAPERS: &[&str] = &["README.md", "README.fr.md", "LICENSE-MIT", "LICENSE-APACHE", "CREDITS.md", "CHANGELOG.md"];

/// For whoever double-clicks: a script, and an entry that desktops show with a name.
const SCRIPT: &str = "#!/bin/sh\n# Opens the table in the browser. Ouvre la table dans le navigateur.\ncd \"$(dirname \"$0\")\" && exec ./montjoie \"$@\"\n";
const ENTRY: &str = "[Desktop Entry]\nType=Application\nName=Montjoie\nComment=Mass battles of tabletop role-playing games\n\
                     Comment[fr]=Les batailles rangées de vos parties\nExec=sh -c '\"$(dirname \"$1\")\"/montjoie' montjoie %k\nTerminal=true\nCategories=Game;\n";

/// Makes the archive and tries it.
pub fn dist() -> Result<String, Word> {
    if !cfg!(target_os = "linux") {
        return Err(Word::failed("the archive is made on Linux, for Linux"));
    }
    Cargo::new(&["build", "--release", "--package", "montjoie"]).stream()?;
    let target = target()?;
    let name = format!("montjoie-{}-linux-{}", version()?, std::env::consts::ARCH);
    let folder = target.join("dist").join(&name);
    let made = || -> std::io::Result<()> {
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder)?;
        std::fs::copy(target.join("release/montjoie"), folder.join("montjoie"))?;
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
    let archive = target.join("dist").join(format!("{name}.tar.gz"));
    run(Command::new("tar").arg("-czf").arg(&archive).arg("-C").arg(target.join("dist")).arg(&name))?;
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
    let told = ["montjoie", "Montjoie.sh"].iter().try_fold(String::new(), |_, program| {
        let mut command = Command::new(empty.join(name).join(program));
        command.current_dir(&empty).env_clear().env("HOME", &empty).env("PATH", "/usr/bin:/bin");
        crate::smoke::table(command)
    });
    let _ = std::fs::remove_dir_all(&empty);
    told
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

fn target() -> Result<PathBuf, Word> {
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
