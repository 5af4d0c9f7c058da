//! Spoiled texts: 20 000 of them, or as many as `MONTJOIE_FUZZ_INPUTS` says.

use super::*;

#[test]
fn no_text_is_too_much() {
    let count = std::env::var("MONTJOIE_FUZZ_INPUTS").ok().and_then(|n| n.parse().ok()).unwrap_or(20_000);
    let samples = [fuzz::SCENARIO, fuzz::LINES, ""];
    let mut seen = 0;
    for text in fuzz::inputs(&samples).take(count) {
        let done = std::panic::catch_unwind(|| fuzz::check_any(&text));
        assert!(done.is_ok(), "this text is too much:\n{text}");
        seen += done.unwrap_or(0);
    }
    assert!(seen > count, "most spoiled texts have something to say");
}

#[test]
fn the_same_number_spoils_the_same_way() {
    let samples = [fuzz::SCENARIO];
    assert!(fuzz::inputs(&samples).take(50).eq(fuzz::inputs(&samples).take(50)));
    let differ = fuzz::inputs(&samples).take(200).filter(|t| t != fuzz::SCENARIO).count();
    assert!(differ > 150, "{differ}");
}
