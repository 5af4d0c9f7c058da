//! What lies in the data folder is for its owner alone: on Unix files are 0600 and folders 0700.

use std::path::Path;

/// Writes a file nobody else may read, from its first byte on.
///
/// # Errors
/// When it cannot be written.
pub fn write(file: &Path, bytes: &[u8]) -> std::io::Result<()> {
    use std::io::Write as _;
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)?.write_all(bytes)
}

/// Makes the data folder, for its owner alone. One that was there and holds other things as well is left as open as it was: its files
/// of ours are not.
///
/// # Errors
/// When it cannot be made.
pub fn make(folder: &Path) -> std::io::Result<()> {
    std::fs::create_dir_all(folder)?;
    let ours = |name: &std::ffi::OsStr| OURS.iter().any(|own| name.to_string_lossy().starts_with(own));
    let strange = std::fs::read_dir(folder)?.filter_map(Result::ok).any(|entry| !ours(&entry.file_name()));
    if !strange {
        mode(folder, 0o700);
    }
    shut(folder);
    Ok(())
}

/// How what we put into the folder begins.
const OURS: [&str; 6] = ["montjoie.", "copies", "aside", "archives", "looking-", "gm-link"];

/// Shuts everything of ours in the folder to others.
pub fn shut(folder: &Path) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    for entry in entries.filter_map(Result::ok) {
        let name = entry.file_name();
        if OURS.iter().any(|own| name.to_string_lossy().starts_with(own)) {
            shut_all(&entry.path(), 0);
        }
    }
}

fn shut_all(path: &Path, depth: u8) {
    // What a link points to is not ours.
    let Ok(kind) = std::fs::symlink_metadata(path).map(|m| m.file_type()) else { return };
    if kind.is_file() {
        mode(path, 0o600);
    } else if kind.is_dir() && depth < 3 {
        mode(path, 0o700);
        for entry in std::fs::read_dir(path).into_iter().flatten().filter_map(Result::ok) {
            shut_all(&entry.path(), depth + 1);
        }
    }
}

/// A disk that knows no such thing, or a file of somebody else, stays as it is.
#[cfg(unix)]
fn mode(path: &Path, mode: u32) {
    use std::os::unix::fs::PermissionsExt as _;
    let open = std::fs::metadata(path).map_or(0, |m| m.permissions().mode() & 0o777);
    if open != mode {
        let _ = std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode));
    }
}

#[cfg(not(unix))]
fn mode(_: &Path, _: u32) {}
