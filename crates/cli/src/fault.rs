//! When it is our fault: a polite line instead of a stack of frames.

use std::io::Write as _;

/// The exit code of a mistake of ours.
pub const OUR_FAULT: u8 = 70;

/// A mistake of ours made on purpose, so that a test sees what people would: debug builds alone, when the environment names this
/// place.
#[cfg(debug_assertions)]
pub fn drill(place: &str) {
    assert!(std::env::var("MONTJOIE_DRILL").as_deref() != Ok(place), "a drill: {place}");
}

/// Nobody drills with the program as people run it.
#[cfg(not(debug_assertions))]
pub fn drill(_: &str) {}

/// From here on a panic is told in both languages. Files are whole: what is written is written line by line.
pub fn watch() {
    std::panic::set_hook(Box::new(|info| {
        let place = info.location().map(|l| format!(" ({}:{})", l.file(), l.line())).unwrap_or_default();
        let what = crate::console::clean(info.payload_as_str().unwrap_or_default());
        let mut err = std::io::stderr();
        // Nothing can be done about a standard error that is gone.
        let _ = writeln!(
            err,
            "montjoie\u{a0}: une erreur de notre fait, pardon. Vos fichiers sont entiers. Signalez-nous cette ligne\u{a0}:\n\
             montjoie: a mistake of ours, sorry. Your files are whole. Please report this line:\n  {what}{place}"
        );
    }));
}
