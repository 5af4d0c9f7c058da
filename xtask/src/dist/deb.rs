//! The Debian package: the program, a service of systemd that nobody starts unasked, an entry for desktops, scenarios and papers.

use super::pack::{PackedFiles, ar, gzip};
use super::run;
use crate::run::{Word, root};
use std::path::Path;
use std::process::Command;

/// The service. It waits to be enabled: a table is opened by whoever wants one.
const UNIT: &str = include_str!("montjoie.service");
/// What the service is told besides; people write here.
const DEFAULTS: &str = include_str!("montjoie.default");

const ENTRY: &str = "[Desktop Entry]
Type=Application
Name=Montjoie
Comment=Mass battles of tabletop role-playing games
Comment[fr]=Les batailles rangées de vos parties
Exec=/usr/bin/montjoie
Icon=montjoie
Terminal=true
Categories=Game;
";

/// A user of its own for the service. A package that is tried in another root changes nothing of this system.
const AFTER_IN: &str = r#"#!/bin/sh
set -e
if [ "$1" = configure ] && [ -z "$DPKG_ROOT" ]; then
    getent passwd montjoie >/dev/null ||
        useradd --system --user-group --home-dir /var/lib/montjoie --shell /usr/sbin/nologin montjoie
    if [ -d /run/systemd/system ]; then systemctl daemon-reload; fi
fi
"#;
const BEFORE_OUT: &str = r#"#!/bin/sh
set -e
if [ "$1" = remove ] && [ -z "$DPKG_ROOT" ] && [ -d /run/systemd/system ]; then
    systemctl disable --now montjoie.service || true
fi
"#;
/// Battles are never deleted by a package: whoever wants that deletes /var/lib/montjoie.
const AFTER_OUT: &str = r#"#!/bin/sh
set -e
if [ -z "$DPKG_ROOT" ] && [ -d /run/systemd/system ]; then systemctl daemon-reload; fi
"#;

/// The package: what it is called, and what is in it.
pub fn package(program: &Path, version: &str, date: u64) -> Result<(String, Vec<u8>), Word> {
    let arch = match std::env::consts::ARCH {
        "x86_64" => "amd64",
        "aarch64" => "arm64",
        other => other,
    };
    let mut tree = PackedFiles::default();
    tree.copy("usr/bin/montjoie", 0o755, program)?;
    tree.put("usr/lib/systemd/system/montjoie.service", 0o644, UNIT);
    tree.put("usr/share/applications/montjoie.desktop", 0o644, ENTRY);
    tree.put("etc/default/montjoie", 0o644, DEFAULTS);
    let icon = root().join("crates/pages/assets/mark.svg");
    tree.copy("usr/share/icons/hicolor/scalable/apps/montjoie.svg", 0o644, &icon)?;
    for paper in super::PAPERS {
        let name = Path::new(paper).file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
        tree.copy(&format!("usr/share/doc/montjoie/{name}"), 0o644, &root().join(paper))?;
    }
    tree.put(
        "usr/share/doc/montjoie/copyright",
        0o644,
        "Montjoie is given under MIT OR Apache-2.0: see LICENSE-MIT and LICENSE-APACHE beside this file.\n",
    );
    tree.copy_all("usr/share/montjoie/scenarios", &root().join("scenarios"))?;
    let size: usize = tree.0.values().map(|(_, bytes)| bytes.len().div_ceil(1024)).sum();
    let mut control = PackedFiles::default();
    control.put(
        "control",
        0o644,
        format!(
            "Package: montjoie\nVersion: {version}\nArchitecture: {arch}\nMaintainer: Montjoie <montjoie@example.invalid>\n\
             Installed-Size: {size}\nSection: games\nPriority: optional\nDescription: mass battles of tabletop role-playing games\n \
             A table in the browser for the game master and the players' phones, by the\n rulebook of your table. Nothing leaves the machine.\n"
        ),
    );
    control.put("conffiles", 0o644, "/etc/default/montjoie\n");
    control.put("postinst", 0o755, AFTER_IN);
    control.put("prerm", 0o755, BEFORE_OUT);
    control.put("postrm", 0o755, AFTER_OUT);
    let (control, data) = (gzip(&control.tar("./", date)?)?, gzip(&tree.tar("./", date)?)?);
    let parts: [(&str, &[u8]); 3] = [("debian-binary", b"2.0\n"), ("control.tar.gz", &control), ("data.tar.gz", &data)];
    Ok((format!("montjoie_{version}_{arch}.deb"), ar(&parts, date)))
}

/// Installs the package into a root of its own by the system's own dpkg, looks at the service, opens the table as the service does,
/// plays, and removes it: nothing of ours is left but what people wrote.
pub fn tried(package: &Path) -> Result<String, Word> {
    if !crate::browser::starts("dpkg") {
        return Ok("the Debian package was NOT tried: there is no dpkg here".to_owned());
    }
    let place = std::env::temp_dir().join(format!("montjoie-deb-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&place);
    let told = tried_in(&place, package);
    let _ = std::fs::remove_dir_all(&place);
    told
}

fn tried_in(place: &Path, package: &Path) -> Result<String, Word> {
    let failed = |e: std::io::Error| Word::failed(format!("{}: {e}", place.display()));
    for folder in ["updates", "info", "triggers"] {
        std::fs::create_dir_all(place.join("var/lib/dpkg").join(folder)).map_err(failed)?;
    }
    for file in ["status", "available"] {
        std::fs::write(place.join("var/lib/dpkg").join(file), "").map_err(failed)?;
    }
    let dpkg = |args: &[&str]| {
        let mut dpkg = Command::new("dpkg");
        let force = "--force-not-root,script-chrootless,bad-path";
        dpkg.arg(format!("--root={}", place.display())).arg(force).args(args);
        dpkg.env("DPKG_ROOT", place).stdout(std::process::Stdio::null());
        dpkg
    };
    run(dpkg(&["--install"]).arg(package))?;
    let service = place.join("usr/lib/systemd/system/montjoie.service");
    let checked = verified(place, &service)?;
    let defaults = std::fs::read_to_string(place.join("etc/default/montjoie")).map_err(failed)?;
    let options = defaults.lines().find_map(|l| l.strip_prefix("MONTJOIE_OPTIONS=")).unwrap_or_default();
    if options.trim_matches('"').split_whitespace().next() != Some("--port") {
        return Err(Word::failed(format!("the service is given no port by default: {options}")));
    }
    // The very command of the service, in this root, on a free port.
    let data = place.join("var/lib/montjoie");
    let unit = std::fs::read_to_string(&service).map_err(failed)?;
    let line = unit.lines().find_map(|l| l.strip_prefix("ExecStart=")).unwrap_or_default();
    let line = line.replace("$MONTJOIE_OPTIONS", "--port 0 --lang en");
    let mut words = line.split_whitespace().map(|word| match word.strip_prefix('/') {
        Some(path) => place.join(path).display().to_string(),
        None => word.to_owned(),
    });
    let mut command = Command::new(words.next().unwrap_or_default());
    command.args(words).env_clear().env("PATH", "/usr/bin:/bin");
    let told = crate::smoke::opened(command, data.clone())?;
    std::fs::create_dir_all(&data).map_err(failed)?;
    std::fs::write(data.join("montjoie.sqlite"), "battles").map_err(failed)?;
    run(&mut dpkg(&["--purge", "montjoie"]))?;
    for gone in
        ["usr/bin/montjoie", "usr/lib/systemd/system/montjoie.service", "usr/share/montjoie", "etc/default/montjoie"]
    {
        if place.join(gone).exists() {
            return Err(Word::failed(format!("{gone} is still there after the package was removed")));
        }
    }
    if !data.join("montjoie.sqlite").exists() {
        return Err(Word::failed("removing the package deleted battles"));
    }
    Ok(format!("installed by dpkg, {checked}, served ({told}), removed, battles kept"))
}

/// What systemd says of the service.
fn verified(place: &Path, service: &Path) -> Result<&'static str, Word> {
    if !crate::browser::starts("systemd-analyze") {
        println!("xtask: the service was NOT looked at by systemd: there is no systemd-analyze here");
        return Ok("service not verified (no systemd-analyze)");
    }
    // Where the program lies in this root, so that systemd finds it.
    let unit = std::fs::read_to_string(service).map_err(|e| Word::failed(format!("{}: {e}", service.display())))?;
    let here = place.join("montjoie.service");
    let unit = unit.replace("/usr/bin/montjoie", &place.join("usr/bin/montjoie").display().to_string());
    std::fs::write(&here, unit).map_err(|e| Word::failed(format!("{}: {e}", here.display())))?;
    let told =
        Command::new("systemd-analyze").args(["verify", "--man=no", "--recursive-errors=no"]).arg(&here).output();
    let told = told.map_err(|e| Word::failed(format!("systemd-analyze: {e}")))?;
    let said = String::from_utf8_lossy(&told.stderr);
    let ours: Vec<&str> = said.lines().filter(|line| line.contains("montjoie.service")).collect();
    if told.status.success() && ours.is_empty() {
        return Ok("its service verified");
    }
    Err(Word::failed(format!("systemd does not like the service: {said}")))
}
