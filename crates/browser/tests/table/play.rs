//! What a game master's hands do at the page, for tests that need a battle under way. Rulesets are read from the page.

use montjoie_browser::Browser;

/// How many rulesets the first page offers a sample of.
pub fn games(gm: &Browser) -> i64 {
    gm.number("all('article.game').length")
}

/// Begins the sample of a ruleset from the first page.
pub fn sample(gm: &mut Browser, link: &str, game: i64) {
    gm.open(link);
    gm.click_on(&format!("all('article.game')[{game}].querySelector('form[action=\"/sample\"] button')"));
    gm.await_sight("#todo");
}

/// What waits for the game master.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waits {
    Dice,
    Orders,
    Judgement,
    Nothing,
    Over,
}

pub fn waits(gm: &Browser) -> Waits {
    let forms = ["dice-form", "orders-form", "judge-form"];
    let open = forms.iter().position(|id| gm.holds(&format!("one('#{id}')")));
    match open {
        Some(0) => Waits::Dice,
        Some(1) => Waits::Orders,
        Some(_) => Waits::Judgement,
        None if gm.holds("one('#todo a.primary')") => Waits::Over,
        None => Waits::Nothing,
    }
}

/// How far the battle is: changes with everything that is written down.
pub fn head(gm: &Browser) -> String {
    gm.said("one('#todo ~ * input[name=head], input[name=head]').value")
}

/// Does the next thing the page asks for, the program's dice and doctrines filling what is empty. False once it is over.
pub fn next(gm: &mut Browser) -> bool {
    let before = head(gm);
    match waits(gm) {
        Waits::Dice => {
            gm.press("r");
            gm.until("all('input.faces').every((f) => f.value)");
        }
        Waits::Orders => {
            gm.press("d");
            gm.until("all('#orders-form tbody select').every((s) => s.value)");
        }
        Waits::Judgement | Waits::Nothing => {}
        Waits::Over => return false,
    }
    gm.press("n");
    gm.until(&format!("one('input[name=head]').value !== {before:?}"));
    true
}
