//! The options of a battle being prepared: those it can touch first, and our reading where the book is silent.

use super::touch;
use super::view::ScenarioReading;
use crate::hall::Hall;
use montjoie_game::{Arg, Game, Mark, Message, Values};
use montjoie_pages::capital;
use montjoie_pages::prepare::PreparedOption;
use montjoie_text::{Lang, Vocabulary};

/// Those that depart from the document: what they decide, and how it is decided here.
pub(super) fn departs(desk: &ScenarioReading<'_>, game: &'static dyn Game) -> Vec<(String, String)> {
    let block = desk.blocks.iter().find(|b| b.path == "options");
    let written = |name: &str| block.and_then(|b| b.get(name));
    let settings = game.info().settings.iter().filter_map(|setting| Some((setting, written(setting.name)?)));
    settings
        .map(|(setting, value)| {
            let label = capital(&desk.words.vocabulary(Vocabulary::Option, setting.name));
            (label, shown(desk, game, setting.name, value))
        })
        .collect()
}

/// A value of an option as people say it.
fn shown(desk: &ScenarioReading<'_>, game: &'static dyn Game, name: &str, value: &str) -> String {
    let word = match value {
        "true" => "yes",
        "false" => "no",
        other => other,
    };
    let id = format!("{}-option-{name}-{word}", game.info().id);
    if desk.words.texts.has(&id) {
        return capital(&desk.words.word(&id));
    }
    match value {
        "true" => desk.words.word("page-yes"),
        "false" => desk.words.word("page-no"),
        other => other.replace('_', " "),
    }
}

/// Every option, by its place.
pub(super) fn options(
    desk: &ScenarioReading<'_>,
    hall: &Hall,
    game: &'static dyn Game,
    scenario: &str,
) -> Vec<PreparedOption> {
    let touched = touch::touched(game, scenario);
    let [fr, en] = hall.books(game.info().id);
    let book = if desk.lang() == Lang::Fr { fr } else { en };
    let block = desk.blocks.iter().find(|b| b.path == "options");
    let list = game.info().settings.iter().enumerate().map(|(i, setting)| {
        let shown = |value: &str| shown(desk, game, setting.name, value);
        let written = block.and_then(|b| b.get(setting.name)).unwrap_or_default().to_owned();
        let in_force = desk.opened.as_ref().and_then(|o| o.fight.option(i)).map(|n| setting.values.show(n));
        let now = in_force.as_deref().map(&shown).unwrap_or_default();
        let values: Vec<String> = match setting.values {
            Values::Words(all) => all.iter().map(|w| (*w).to_owned()).collect(),
            Values::Flag => vec!["true".into(), "false".into()],
            Values::Number(..) | Values::Decimal(..) => Vec::new(),
        };
        let usual = if written.is_empty() {
            desk.words.say(&Message::new("page-prepare-usual").with("value", Arg::Text(now.clone())))
        } else {
            desk.words.word("page-prepare-usual-bare")
        };
        let silent = book.rule(setting.rule).filter(|entry| entry.mark == Mark::Reading);
        let reading = silent.map(|entry| {
            desk.words.say(
                &Message::new("page-prepare-reading")
                    .with("value", Arg::Text(now.clone()))
                    .with("rule", Arg::Text(entry.title.clone())),
            )
        });
        PreparedOption {
            name: setting.name.to_owned(),
            label: capital(&desk.words.vocabulary(Vocabulary::Option, setting.name)),
            help: desk.words.help("option", setting.name),
            values: values
                .into_iter()
                .map(|v| {
                    let text = shown(&v);
                    let chosen = v == written;
                    (v, text, chosen)
                })
                .collect(),
            value: written,
            usual,
            reading,
            touched: touched.get(i).copied().unwrap_or(false),
        }
    });
    list.collect()
}
