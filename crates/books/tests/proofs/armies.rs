//! Scenarios to prove things on: the small ones beside this file, the shipped ones, and armies drawn at random.

use montjoie_game::Game;
use montjoie_game::scenario::Doc;
use montjoie_table::Rng;
use std::path::Path;

/// A scenario by its file.
pub struct Written {
    pub name: String,
    pub text: String,
    /// Whether nobody wrote it: drawn at random.
    pub drawn: bool,
}

fn files(dir: &str) -> Vec<Written> {
    let mut all = Vec::new();
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join(dir);
    for entry in std::fs::read_dir(&dir).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.extension().is_some_and(|e| e == "toml") {
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            all.push(Written { name, text: std::fs::read_to_string(&path).unwrap(), drawn: false });
        }
    }
    all.sort_by(|a, b| a.name.cmp(&b.name));
    all
}

/// One against one, for walking through everything: those beside this file, or two dozen drawn at random where there are none.
pub fn small(game: &dyn Game) -> Vec<Written> {
    let mut all = files(&format!("../../books/{}/tests/small", game.info().id));
    if all.is_empty() {
        let texts = (0..2_000).filter_map(|n| drawn(game, n, 1).map(|text| (n, text)));
        all.extend(texts.take(24).map(|(n, text)| Written { name: format!("drawn {n}"), text, drawn: true }));
    }
    all
}

/// Those people play.
pub fn shipped(game: &dyn Game) -> Vec<Written> {
    files(&format!("../../scenarios/{}", game.info().id))
}

/// Armies of the catalogue, so many units a side at most, with whatever options: always the same for the same number. None when they cannot take the field.
pub fn drawn(game: &dyn Game, number: u64, most: usize) -> Option<String> {
    let info = game.info();
    let mut rng = Rng::of(number, 7);
    let mut pick = |n: usize| rng.below(u32::try_from(n.max(1)).unwrap()) as usize;
    let troops: Vec<String> = game.format().catalogue.troops().map(|t| t.id.clone()).collect();
    let mut text = format!("ruleset = \"{}\"\nname = \"{number}\"\n", info.id);
    if !info.editions.is_empty() {
        text.push_str(&format!("edition = \"{}\"\n", info.editions[pick(info.editions.len())]));
    }
    text.push_str("[options]\n");
    for setting in info.settings {
        if pick(6) == 0 {
            let values = setting.values.all();
            let shown = setting.values.show(values[pick(values.len())]);
            let words = matches!(setting.values, montjoie_game::Values::Words(_));
            text.push_str(&if words {
                format!("{} = {shown:?}\n", setting.name)
            } else {
                format!("{} = {shown}\n", setting.name)
            });
        }
    }
    let extra = if most > 1 { pick(3) } else { 0 };
    text.push_str(&ground(info.id, extra));
    for side in ["a", "b"] {
        text.push_str(&format!("[[side]]\nid = \"{side}\"\nname = \"{side}\"\n"));
        let mut body = String::new();
        for unit in 0..=pick(most) {
            let troop = &troops[pick(troops.len())];
            let men = [1, 2, 10, 40, 100, 300][pick(6)];
            body.push_str(&format!(
                "[[side.unit]]\nid = \"{side}{unit}\"\nname = \"{side}{unit}\"\ntroop = \"{troop}\"\ncount = {men}\n"
            ));
        }
        text.push_str(&characters(info.id, side, extra, &body));
    }
    game.open(&Doc::read(&text), None).ok().map(|_| text)
}

/// What a ruleset's battlefields have beside units.
fn ground(ruleset: &str, extra: usize) -> String {
    match (ruleset, extra) {
        ("bx", 2) => {
            "[ground]\nbesieged = \"b\"\n[[ground.section]]\nid = \"porte\"\nname = \"porte\"\nkind = \"gate\"\n\
                      [[ground.section]]\nid = \"mur\"\nname = \"mur\"\nkind = \"wall\"\n"
                .to_owned()
        }
        _ => String::new(),
    }
}

fn characters(ruleset: &str, side: &str, extra: usize, units: &str) -> String {
    if ruleset != "bx" || extra == 0 {
        return units.to_owned();
    }
    let engine = if extra == 2 {
        format!("[[side.engine]]\nid = \"{side}-t\"\nname = \"t\"\nkind = \"trebuchet\"\nserved_by = \"{side}0\"\n")
    } else {
        String::new()
    };
    format!(
        "chief = \"{side}-h\"\nstandard = \"{side}0\"\n{units}{engine}\
         [[side.character]]\nid = \"{side}-h\"\nname = \"h\"\nlevel = 6\nca = 12\npv = 35\ndamage = \"1d8\"\nint = 16\nsag = 5\n\
         [[side.character]]\nid = \"{side}-g\"\nname = \"g\"\nlevel = 3\nca = 12\npv = 15\ndamage = \"1d8\"\ncleric = true\nunit = \"{side}0\"\n"
    )
}
