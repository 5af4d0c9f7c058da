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

/// Plays on until dice are asked for.
pub fn to_dice(gm: &mut Browser) {
    for _ in 0..40 {
        if waits(gm) == Waits::Dice {
            return;
        }
        assert!(next(gm), "the battle ended without a die");
    }
    panic!("no die was asked for");
}

/// A phone shows one part at a time: goes to this one.
pub fn part(gm: &mut Browser, tab: &str) {
    let link = format!(".tabs a[href='#{tab}']");
    if gm.sees(&link) {
        gm.click(&link);
        gm.await_sight(&format!("#{tab}"));
    }
}

/// Opens the door to phones and gives what the QR code on the page says.
pub fn door(gm: &mut Browser) -> String {
    // The top line may be renewed under the hand: it is opened if it is not.
    gm.unfold(".people");
    gm.click(".people a[href$='/people']");
    gm.await_sight(".door");
    if !gm.sees(".door svg.qr") {
        gm.click(".door form button");
    }
    gm.scan(".door svg.qr")
}

/// Knocks at the door with a name.
pub fn knock(player: &mut Browser, link: &str, name: &str) {
    player.open(link);
    player.fill("#name", name);
    player.click("form[action='/join'] button");
    player.await_sight("[role=status]");
}

/// The game master, on the page of the people, lets the newest in: side, character, command.
pub fn let_in(gm: &mut Browser, side: &str, character: Option<&str>, chief: bool) {
    gm.await_sight("form[action$='/seat'] button[value=let_in]");
    let seat = gm.said("one('button[value=let_in]').form.querySelector('input[name=seat]').value");
    gm.choose(&format!("#seat-{seat}-side"), side);
    if let Some(who) = character {
        gm.choose(&format!("#seat-{seat}-character"), who);
    }
    if chief {
        gm.click(&format!("#seat-{seat}-chief"));
    }
    gm.click("button[value=let_in]");
    gm.until("!one('button[value=let_in]')");
}

/// Opens a scenario from a file: it is looked at first, then played.
pub fn import(gm: &mut Browser, file: &std::path::Path) {
    gm.give_file("#import", file);
    gm.click("form[action='/import'] button");
    gm.await_sight("#prepare-form button[value=play], #todo");
    if gm.sees("#prepare-form") {
        gm.click("#prepare-form button[value=play]");
    }
    gm.await_sight("#todo");
}

/// A middling face for the field with the cursor: none that opens another die.
pub fn face(gm: &Browser) -> String {
    let dice = gm.said("new URL(document.activeElement.dataset.read, location).searchParams.get('dice')");
    // `sum.N.SIDES.…`, `count.N.SIDES.…`, `open.SIDES.…`.
    let numbers: Vec<usize> = dice.split('.').skip(1).map(|n| n.parse().unwrap_or(0)).collect();
    let (n, sides) = if dice.starts_with("open") { (1, numbers[0]) } else { (numbers[0], numbers[1]) };
    let width = if sides <= 10 { 1 } else { 2 };
    format!("{:0width$}", (sides / 2).max(1)).repeat(n)
}

/// A shipped battle, by the name of its file.
pub fn shipped(name: &str) -> std::path::PathBuf {
    let shelf =
        std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios").canonicalize().expect("the shelf");
    let folders = std::fs::read_dir(shelf).expect("the scenarios").flatten();
    let mut found = folders.map(|folder| folder.path().join(format!("{name}.toml"))).filter(|file| file.is_file());
    found.next().unwrap_or_else(|| panic!("no ruleset ships {name}.toml"))
}
