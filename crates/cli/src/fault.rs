//! When it is our fault: a polite line instead of a stack of frames.

use std::io::Write as _;

/// The exit code of a mistake of ours.
pub const OUR_FAULT: u8 = 70;

/// From here on a panic is told in both languages. Files are whole: what is written is written line by line.
pub fn watch() {
    std::panic::set_hook(Box::new(|info| {
        let place = info.location().map(|l| format!(" ({}:{})", l.file(), l.line())).unwrap_or_default();
        let what = info.payload_as_str().unwrap_or_default();
        let mut err = std::io::stderr();
        // Nothing can be done about a standard error that is gone.
        let _ = writeln!(
            err,
            "montjoie\u{a0}: une erreur de notre fait, pardon. Vos fichiers sont entiers. Signalez-nous cette ligne\u{a0}:\n\
             montjoie: a mistake of ours, sorry. Your files are whole. Please report this line:\n  {what}{place}"
        );
    }));
}
