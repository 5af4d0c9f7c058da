//! The newcomer's door, walked through: a copy of the tree gets a new book, which is built, tested and played.

use crate::run::{Word, root};
use crate::{new_book, smoke};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The name of the book that is laid in the copy; nobody ships it.
const NAME: &str = "sketch";

/// A copy of the tree that goes with this value.
struct Copy(PathBuf);

impl Drop for Copy {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Lays a book, builds it and the program, runs its tests, plays it in the terminal, in odds and at the page.
pub fn door() -> Result<String, Word> {
    let copy = Copy(std::env::temp_dir().join(format!("montjoie-door-{}", std::process::id())));
    let tree = &copy.0;
    copied(tree)?;
    new_book::new_book(tree, &[NAME.to_owned()])?;
    let package = format!("montjoie-{NAME}");
    cargo(tree, &["test", "--quiet", "--package", &package], true)?;
    cargo(tree, &["build", "--quiet", "--package", "montjoie"], false)?;
    let program = target().join("debug").join("montjoie");
    let scenario = format!("scenarios/{NAME}/standard.toml");
    let told = montjoie(tree, &program, &["fight", &scenario, "--seed", "3", "--lang", "en"])?;
    if !told.contains("strike") {
        return Err(Word::failed(format!("the new book tells nothing of a blow:\n{told}")));
    }
    montjoie(tree, &program, &["odds", &scenario, "-n", "200", "--json"])?;
    let mut table = Command::new(&program);
    table.current_dir(tree);
    let page = smoke::table_of(table, Some(NAME))?;
    Ok(format!("a new book compiles, passes its tests and plays: {page}"))
}

/// What git tracks or would track, copied.
fn copied(to: &Path) -> Result<(), Word> {
    let failed = |e: std::io::Error| Word::failed(format!("the tree could not be copied: {e}"));
    let listed = Command::new("git")
        .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
        .current_dir(root())
        .output()
        .map_err(failed)?;
    for path in String::from_utf8_lossy(&listed.stdout).split('\0').filter(|path| !path.is_empty()) {
        let (from, to) = (root().join(path), to.join(path));
        if !from.is_file() {
            continue;
        }
        if let Some(folder) = to.parent() {
            std::fs::create_dir_all(folder).map_err(failed)?;
        }
        std::fs::copy(from, to).map_err(failed)?;
    }
    Ok(())
}

/// Where the copy is built: apart, since cargo takes two trees with the same crates for one.
fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from).join("door")
}

fn cargo(tree: &Path, args: &[&str], bless: bool) -> Result<(), Word> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    // Built once and thrown away: nothing is optimised.
    command.args(["--config", "profile.dev.package.\"*\".opt-level=0", "--config", "profile.dev.debug=0"]);
    command.current_dir(tree).args(args).env("CARGO_TARGET_DIR", target()).env("CARGO_INCREMENTAL", "0");
    if bless {
        // Its page of docs/matrix/ is written by the first run.
        command.env("MONTJOIE_BLESS", "1");
    }
    let done = command.status().map_err(|e| Word::failed(format!("cargo could not be run: {e}")))?;
    if done.success() { Ok(()) } else { Err(Word::failed(format!("cargo {} failed on a new book", args.join(" ")))) }
}

fn montjoie(tree: &Path, program: &Path, args: &[&str]) -> Result<String, Word> {
    let ran = Command::new(program).args(args).current_dir(tree).output();
    let ran = ran.map_err(|e| Word::failed(format!("the program could not be run: {e}")))?;
    let told = String::from_utf8_lossy(&ran.stdout).into_owned();
    if ran.status.success() {
        Ok(told)
    } else {
        Err(Word::failed(format!("montjoie {}: {}", args.join(" "), String::from_utf8_lossy(&ran.stderr))))
    }
}
