//! A plot as SVG: one file, no script, no font of ours, readable in black and white.

use super::plot::Picture;
use crate::console::Console;
use std::fmt::Write as _;

const WIDE: f64 = 720.0;
const HIGH: f64 = 440.0;
const LEFT: f64 = 90.0;
const TOP: f64 = 50.0;
const RIGHT: f64 = 20.0;
const BOTTOM: f64 = 70.0;
/// Most labels along an axis; the others are left out, not laid over each other.
const LABELS: usize = 12;

/// The whole file.
pub fn draw(picture: &Picture, console: &Console) -> String {
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDE} {HIGH}\" role=\"img\" font-family=\"sans-serif\" \
         font-size=\"13\">\n<title>{}</title>\n<rect width=\"{WIDE}\" height=\"{HIGH}\" fill=\"#fff\"/>\n",
        escaped(&picture.title)
    );
    text(&mut out, (WIDE / 2.0, 28.0), "middle", &picture.title, " font-size=\"16\"");
    if picture.axes.len() == 1 {
        curve(&mut out, picture, console)
    } else {
        field(&mut out, picture, console)
    }
    out.push_str("</svg>\n");
    out
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

fn text(out: &mut String, (x, y): (f64, f64), anchor: &str, words: &str, more: &str) {
    let _ = writeln!(out, "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\"{more}>{}</text>", escaped(words));
}

fn every(count: usize) -> usize {
    count.div_ceil(LABELS).max(1)
}

/// Where each value stands along the axis: by its size where all are numbers, else evenly.
fn places(values: &[String]) -> Vec<f64> {
    let numbers: Option<Vec<f64>> = values.iter().map(|v| v.parse().ok()).collect();
    let even = |i: usize| if values.len() < 2 { 0.5 } else { i as f64 / (values.len() - 1) as f64 };
    let ends = numbers
        .as_ref()
        .map(|n| (n.iter().copied().fold(f64::MAX, f64::min), n.iter().copied().fold(f64::MIN, f64::max)));
    match (numbers, ends) {
        (Some(numbers), Some((low, high))) if high > low => numbers.iter().map(|n| (n - low) / (high - low)).collect(),
        _ => (0..values.len()).map(even).collect(),
    }
}

fn curve(out: &mut String, picture: &Picture, console: &Console) {
    let (path, values) = &picture.axes[0];
    let (low, high) = picture.range();
    let at = places(values);
    let x = |i: usize| LEFT + at[i] * (WIDE - LEFT - RIGHT);
    let y = |value: f64| HIGH - BOTTOM - (value - low) / (high - low) * (HIGH - TOP - BOTTOM);
    for part in 0..=4 {
        let value = low + (high - low) * f64::from(part) / 4.0;
        let _ = writeln!(out, "<path d=\"M{LEFT} {0:.1}H{1}\" stroke=\"#ccc\"/>", y(value), WIDE - RIGHT);
        text(out, (LEFT - 8.0, y(value) + 4.0), "end", &picture.told(value, console), "");
    }
    for i in (0..values.len()).step_by(every(values.len())) {
        text(out, (x(i), HIGH - BOTTOM + 20.0), "middle", &values[i], "");
    }
    text(out, ((LEFT + WIDE - RIGHT) / 2.0, HIGH - 20.0), "middle", path, "");
    let mut points: Vec<_> = picture.points.iter().collect();
    points.sort_by(|a, b| at[a.at[0]].total_cmp(&at[b.at[0]]));
    let upper: Vec<String> =
        points.iter().filter_map(|p| Some(format!("{:.1} {:.1}", x(p.at[0]), y(p.interval?.1)))).collect();
    let lower: Vec<String> =
        points.iter().rev().filter_map(|p| Some(format!("{:.1} {:.1}", x(p.at[0]), y(p.interval?.0)))).collect();
    if !upper.is_empty() {
        let _ = writeln!(out, "<path d=\"M{}L{}Z\" fill=\"#b9cde5\"/>", upper.join("L"), lower.join("L"));
    }
    let line: Vec<String> = points.iter().map(|p| format!("{:.1} {:.1}", x(p.at[0]), y(p.value))).collect();
    let _ = writeln!(out, "<path d=\"M{}\" fill=\"none\" stroke=\"#1f3f66\" stroke-width=\"2\"/>", line.join("L"));
    for p in points {
        let told = format!("{} = {} : {}", path, values[p.at[0]], picture.told(p.value, console));
        let _ = writeln!(
            out,
            "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"3.5\" fill=\"#1f3f66\"><title>{}</title></circle>",
            x(p.at[0]),
            y(p.value),
            escaped(&told)
        );
    }
}

#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
fn field(out: &mut String, picture: &Picture, console: &Console) {
    let [(down, rows), (across, heads)] = &picture.axes[..] else { return };
    let (low, high) = picture.range();
    let (w, h) = ((WIDE - LEFT - RIGHT) / heads.len() as f64, (HIGH - TOP - BOTTOM) / rows.len() as f64);
    for p in &picture.points {
        let (x, y) = (LEFT + p.at[1] as f64 * w, TOP + p.at[0] as f64 * h);
        let part = ((p.value - low) / (high - low)).clamp(0.0, 1.0);
        // One hue from white to dark: the order is kept in black and white, and for everybody's eyes.
        let mix = |light: f64, dark: f64| (light + (dark - light) * part).round() as u8;
        let told = picture.told(p.value, console);
        let _ = writeln!(
            out,
            "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{w:.1}\" height=\"{h:.1}\" fill=\"#{:02x}{:02x}{:02x}\" stroke=\"#fff\">\
             <title>{}</title></rect>",
            mix(245.0, 20.0),
            mix(248.0, 50.0),
            mix(252.0, 95.0),
            escaped(&format!("{down} = {}, {across} = {} : {told}", rows[p.at[0]], heads[p.at[1]]))
        );
        if w >= 46.0 && h >= 16.0 {
            let ink = if part > 0.5 { " fill=\"#fff\"" } else { "" };
            text(out, (x + w / 2.0, y + h / 2.0 + 4.0), "middle", &told, ink);
        }
    }
    for i in (0..heads.len()).step_by(every(heads.len())) {
        text(out, (LEFT + (i as f64 + 0.5) * w, HIGH - BOTTOM + 20.0), "middle", &heads[i], "");
    }
    for i in (0..rows.len()).step_by(every(rows.len())) {
        text(out, (LEFT - 8.0, TOP + (i as f64 + 0.5) * h + 4.0), "end", &rows[i], "");
    }
    text(out, ((LEFT + WIDE - RIGHT) / 2.0, HIGH - 20.0), "middle", across, "");
    let turned = format!(" transform=\"rotate(-90 20 {0:.1})\"", HIGH / 2.0);
    text(out, (20.0, HIGH / 2.0), "middle", down, &turned);
}
