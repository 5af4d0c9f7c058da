//! How much a hand has to do: one round, eight units a side all at grips, six characters. The page must be quicker than paper.

use crate::play::{Waits, face, head, import, waits};
use montjoie_browser::{Browser, Effort, Server, Size, artefacts};
use std::path::{Path, PathBuf};

/// The scenarios, each with the most inputs it may take with every die typed.
fn scenarios() -> Vec<(PathBuf, u32)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/inputs");
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder).expect("the folder").flatten().map(|e| e.path()).collect();
    files.sort();
    let limit = |file: &Path| {
        let text = std::fs::read_to_string(file).expect("a scenario");
        let line = text.lines().find_map(|l| l.strip_prefix("# inputs: ")).expect("its limit");
        line.parse().expect("a number")
    };
    files.into_iter().map(|file| (limit(&file), file)).map(|(limit, file)| (file, limit)).collect()
}

/// Opens a scenario and brings every unit of one side to grips with its opposite: the game master's rulings.
fn all_at_grips(gm: &mut Browser, link: &str, file: &Path) {
    gm.open(link);
    import(gm, file);
    for i in 0..8 {
        let before = head(gm);
        gm.unfold("#panel-gesture");
        gm.choose("#gesture-what", "engage");
        gm.choose("#gesture-who", &format!("u{i}"));
        gm.choose("#gesture-on", &format!("u{}", i + 8));
        gm.fill("#gesture-reason", "aux prises");
        gm.click("#gesture-form button[value=lay]");
        gm.until(&format!("one('input[name=head]').value !== {before:?} || one('.notice.wrong')"));
        assert!(!gm.sees(".notice.wrong"), "{}", gm.said("say('.notice.wrong')"));
    }
    let at_grips = gm.number("all('.card').filter((c) => c.dataset.against).length");
    assert!(at_grips >= 16, "only {at_grips} are at grips");
}

/// Plays to the next round, every die typed as if it lay on the table.
fn one_round_typed(gm: &mut Browser) -> Effort {
    let round = gm.said("say('.round')");
    let before = gm.hand;
    while gm.said("say('.round')") == round && waits(gm) != Waits::Over {
        let was = head(gm);
        match waits(gm) {
            Waits::Dice => {
                // The cursor stands in the first field and jumps on by itself.
                let mut typed = 0;
                while gm.holds("document.activeElement.classList.contains('faces') && !document.activeElement.classList.contains('full')") {
                    let digits = face(gm);
                    gm.faces(&digits);
                    typed += 1;
                    assert!(typed < 200, "the cursor does not jump on");
                }
                assert!(typed > 0 && gm.holds("all('input.faces').every((f) => f.value)"), "a field was left out");
                gm.press("n");
            }
            Waits::Orders => {
                gm.press("d");
                gm.until("all('#orders-form tbody select').every((s) => s.value)");
                gm.press("n");
            }
            Waits::Judgement | Waits::Nothing => gm.press("n"),
            Waits::Over => {}
        }
        gm.until(&format!("one('input[name=head]').value !== {was:?}"));
    }
    gm.hand.since(before)
}

#[test]
#[ignore = "needs Chromium: cargo xtask test --only browser"]
fn a_round_takes_few_inputs() {
    let table = Server::open("inputs");
    let mut told = String::new();
    for (file, most) in scenarios() {
        let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let mut gm = Browser::new("inputs", "fr", Size::Desktop);
        all_at_grips(&mut gm, &table.link(), &file);
        gm.shot(&format!("inputs-{name}"));
        let hand = one_round_typed(&mut gm);
        let (inputs, faces) = (hand.inputs(), hand.faces);
        told += &format!("{name}: every die typed: {inputs} inputs beyond {faces} digits of dice, at most {most}\n");
        assert!(inputs <= most, "{told}");
        // Who sees to what is set once for the whole battle, so it does not count.
        by_itself(&mut gm);
        let (round, before) = (gm.said("say('.round')"), gm.hand);
        gm.unfold("#panel-go");
        gm.click("#panel-go button[value=round]");
        gm.until(&format!("say('.round') !== {round:?} || one('#todo a.primary')"));
        let inputs = gm.hand.since(before).inputs();
        told += &format!("{name}: automatic: {inputs} inputs, at most 3\n");
        assert!(inputs <= 3, "{told}");
    }
    print!("{told}");
    std::fs::write(artefacts().join("inputs.txt"), told).expect("target/ can be written to");
}

/// The program rolls, decides and takes the usual judgement.
fn by_itself(gm: &mut Browser) {
    gm.unfold("#panel-conduct");
    gm.choose("#conduct-judgements", "program");
    gm.click("#panel-conduct form button:not([value]), #panel-conduct form button[value=set]");
    gm.until("[...one('#conduct-judgements').options].find((o) => o.value === 'program').defaultSelected");
}
