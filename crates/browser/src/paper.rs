//! Printing: a page as the browser prints it, and a look at the sheets.

use crate::browser::Browser;
use crate::table::artefacts;
use crate::wire::base64;
use serde_json::json;
use std::path::PathBuf;
use std::process::Command;

/// Prints the page as the browser would on the paper its style asks for; kept as `target/browser/NAME.pdf`.
///
/// # Panics
/// When it cannot be printed.
#[must_use]
pub fn print(browser: &Browser, name: &str) -> PathBuf {
    let printed = browser.own("Page.printToPDF", &json!({ "preferCSSPageSize": true, "printBackground": false }));
    let file = artefacts().join(format!("{name}.pdf"));
    std::fs::write(&file, base64(printed["data"].as_str().unwrap_or_default())).expect("target/ can be written to");
    file
}

/// The words of each sheet, in order.
///
/// # Panics
/// When `pdftotext` is missing.
#[must_use]
pub fn sheets(file: &std::path::Path) -> Vec<String> {
    let told = Command::new("pdftotext").arg("-layout").arg(file).arg("-").output();
    let told = told.expect("pdftotext is there: `cargo xtask test --only browser` fetches it (poppler-utils)");
    let text = String::from_utf8_lossy(&told.stdout).into_owned();
    let mut sheets: Vec<String> = text.split('\u{c}').map(str::to_owned).collect();
    // Every sheet ends with the mark, the last too.
    sheets.pop();
    sheets
}

/// The size of the sheets in millimetres.
///
/// # Panics
/// When `pdfinfo` is missing.
#[must_use]
pub fn size(file: &std::path::Path) -> (i64, i64) {
    let told = Command::new("pdfinfo").arg(file).output().expect("pdfinfo is there (poppler-utils)");
    let text = String::from_utf8_lossy(&told.stdout).into_owned();
    let line = text.lines().find(|l| l.starts_with("Page size")).unwrap_or_default();
    let points: Vec<f64> = line.split_whitespace().filter_map(|w| w.parse().ok()).collect();
    let mm = |points: Option<&f64>| points.map_or(0, |p| (p * 25.4 / 72.0).round() as i64);
    (mm(points.first()), mm(points.get(1)))
}

/// Pictures of every sheet, grey, 60 dots an inch: kept beside the print. One row of bytes a line of dots.
///
/// # Panics
/// When `pdftoppm` is missing.
#[must_use]
pub fn pictures(file: &std::path::Path) -> Vec<GreyImage> {
    let stem = file.with_extension("");
    let drawn = Command::new("pdftoppm").args(["-gray", "-r", "60"]).arg(file).arg(&stem).status();
    assert!(drawn.is_ok_and(|s| s.success()), "pdftoppm draws {} (poppler-utils)", file.display());
    let _ = Command::new("pdftoppm").args(["-png", "-r", "80"]).arg(file).arg(&stem).status();
    let name = stem.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let folder = stem.parent().expect("a print has a folder");
    let mut found: Vec<PathBuf> = std::fs::read_dir(folder)
        .expect("target/ can be read")
        .flatten()
        .map(|e| e.path())
        .filter(|p| p.extension().is_some_and(|e| e == "pgm"))
        .filter(|p| p.file_stem().is_some_and(|s| s.to_string_lossy().starts_with(&format!("{name}-"))))
        .collect();
    found.sort();
    let pictures = found.iter().map(|p| GreyImage::read(&std::fs::read(p).expect("just drawn"))).collect();
    for drawn in found {
        let _ = std::fs::remove_file(drawn);
    }
    pictures
}

/// A grey picture.
pub struct GreyImage {
    /// Dots a line.
    pub width: usize,
    /// Lines.
    pub height: usize,
    dots: Vec<u8>,
}

impl GreyImage {
    fn read(pgm: &[u8]) -> GreyImage {
        let mut words = pgm.splitn(4, |b| b.is_ascii_whitespace());
        let mut number = || {
            let word = words.next().unwrap_or_default();
            String::from_utf8_lossy(word).parse::<usize>().unwrap_or(0)
        };
        let _magic = number();
        let (width, height) = (number(), number());
        let dots = pgm[pgm.len().saturating_sub(width * height)..].to_vec();
        GreyImage { width, height, dots }
    }

    /// How much of it is ink, in thousandths, between two lines.
    #[must_use]
    pub fn ink(&self, lines: std::ops::Range<usize>) -> usize {
        let part = &self.dots[lines.start * self.width..lines.end.min(self.height) * self.width];
        part.iter().filter(|d| **d < 128).count() * 1000 / part.len().max(1)
    }
}
