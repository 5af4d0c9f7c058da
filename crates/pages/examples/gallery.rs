//! Writes sample pages to a folder, to be opened in a browser: `cargo run -p montjoie-pages --example gallery -- OUT`.
#![allow(clippy::print_stdout)]

#[path = "../tests/common/mod.rs"]
mod common;

use common::{Stop, play, scenarios, texts};
use montjoie_game::{Knowledge, Viewer};
use montjoie_pages::{ASSETS, Scene, SceneEffect, Theme, gm, home, join, paper, plain, player, prepare, screen};
use montjoie_table::Side;
use montjoie_text::Lang;
use std::{fs, path::PathBuf};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let out = PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| "gallery".into()));
    fs::create_dir_all(out.join("assets"))?;
    for (name, _, bytes) in ASSETS {
        fs::write(out.join("assets").join(name), bytes)?;
    }
    let write = |name: &str, page: String| -> std::io::Result<()> {
        println!("{name}: {} bytes", page.len());
        fs::write(out.join(name), page.replace("\"/assets/", "\"assets/").replace("data-live=", "data-not-live="))
    };
    let texts = texts();
    for (game, text) in scenarios() {
        let id = game.info().id;
        for (stop, name) in
            [(Stop::Dice, "dice"), (Stop::Orders, "orders"), (Stop::Judgement, "judge"), (Stop::End, "end")]
        {
            let table = play(game, &text, stop, 5);
            for lang in Lang::ALL {
                let mut view = table.view(Viewer::Gm, lang, &texts);
                if lang == Lang::En {
                    view.reader.theme = Theme::Dark;
                }
                write(&format!("{id}-gm-{name}-{lang}.html"), gm::page(&view, &table.words(&texts, &view)))?;
                let view = table.view(Viewer::Player(Side::A, Knowledge::Words), lang, &texts);
                write(&format!("{id}-player-{name}-{lang}.html"), player::page(&view, &table.words(&texts, &view)))?;
            }
        }
        let table = play(game, &text, Stop::Dice, 5);
        let mut view = table.view(Viewer::Gm, Lang::Fr, &texts);
        let words_of = table.view(Viewer::Gm, Lang::Fr, &texts);
        let words = table.words(&texts, &words_of);
        write(&format!("{id}-cards.html"), paper::cards(&view, &words, &|who| table.fight.ladder(who, Viewer::Gm)))?;
        write(&format!("{id}-order.html"), paper::order(&view, &words, &table.fight.order()))?;
        let tables = table.fight.tables();
        let rules = tables.iter().map(|table| table.rule).collect();
        let used = paper::Used { tables: &tables, rules };
        write(
            &format!("{id}-finish.html"),
            paper::finish(&view, &words, &used, &|who| table.fight.ladder(who, Viewer::Gm)),
        )?;
        write(&format!("{id}-chronicle.html"), montjoie_pages::whole_chronicle(&view, &words))?;
        fs::write(out.join(format!("{id}-chronicle.md")), montjoie_pages::markdown(&view, &words))?;
        write(&format!("{id}-people.html"), join::people(&view, &words))?;
        let rule = table.books[0].entries.first().map(|e| e.id.clone()).unwrap_or_default();
        write(&format!("{id}-rule.html"), plain::rule(&view, &words, &rule))?;
        view.seen.scene = Some(Scene {
            id: "s1".into(),
            title: "Le duel au gué".into(),
            who: view.sheets.iter().filter(|s| s.kind == "character").map(|s| s.subject).collect(),
            place: "Au milieu du gué, l'eau aux genoux".into(),
            stakes: "Qui tombe perd le passage, et le cœur des siens.".into(),
            shared: true,
            outcomes: ["L'ennemi recule.", "", "Vos troupes vacillent.", "Le chef tombe."].map(|said| {
                let effect = SceneEffect { gesture: "break".into(), said: Some(said.into()), ..SceneEffect::default() };
                if said.is_empty() { Vec::new() } else { vec![effect] }
            }),
            ..Scene::default()
        });
        write(&format!("{id}-gm-scene-fr.html"), gm::page(&view, &words))?;
        let public = table.view(Viewer::Public(Knowledge::Words), Lang::Fr, &texts);
        write(&format!("{id}-screen.html"), screen::page(&public, &table.words(&texts, &public)))?;
    }
    let names = montjoie_game::Names::default();
    let book = montjoie_game::Book::default();
    let words = montjoie_pages::Words { texts: &texts, lang: Lang::Fr, info: None, names: &names, book: &book };
    let reader = montjoie_pages::Reader::default();
    let games = scenarios().into_iter().map(|(game, _)| home::GameCard {
        last: false,
        id: game.info().id.into(),
        name: texts.word(Lang::Fr, &format!("{}-name", game.info().id)),
        help: Some(texts.word(Lang::Fr, &format!("{}-name-help", game.info().id))),
        samples: vec![("standard".into(), "Le gué des Trois-Ormes".into())],
    });
    let kept = home::KeptBattle {
        link: "#".into(),
        title: "Le gué des Trois-Ormes".into(),
        book: "Séquences B/X".into(),
        day: "18 novembre".into(),
        stands: "Séquence 3".into(),
        id: "1".into(),
    };
    let first = home::Home {
        battles: vec![kept],
        games: games.collect(),
        folder: "~/.local/share/montjoie".into(),
        notices: vec![],
        ..home::Home::default()
    };
    write("home.html", home::page(reader, &words, &first))?;
    write("join.html", join::page(reader, &words, "KRPWTQ", "", None))?;
    write("lost.html", plain::trouble(reader, &words, plain::ErrorPage::NoSecret, None))?;
    write("prepare.html", prepare::page(reader, &words, &sample()))?;
    Ok(())
}

fn sample() -> prepare::Prepared {
    let field = |key: &str, label: &str, value: &str| prepare::PreparedField {
        name: format!("side[1].unit[1].{key}"),
        label: label.into(),
        key: key.into(),
        value: value.into(),
        help: "Ce que le livre en dit, en une ligne.".into(),
        wrong: (value == "?").then(|| "Donnez un nombre.".into()),
        ..prepare::PreparedField::default()
    };
    let unit = prepare::PreparedUnit {
        place: "side[1].unit[1]".into(),
        name: "les Piques du Causse".into(),
        called: "Les Piques du Causse".into(),
        kind: Some("foot"),
        what: "piquiers".into(),
        count: Some("100".into()),
        weight: Some(("450".into(), 100)),
        wrong: vec!["Moral : un nombre.".into()],
        ..prepare::PreparedUnit::default()
    };
    let side = prepare::PreparedSide {
        place: "side[1]".into(),
        name: "l'ost d'Aubrac".into(),
        heads: 100,
        weight: Some("450 PV".into()),
        pasted: "12 dragons roses".into(),
        understood: vec![prepare::PastedLine {
            line: "12 dragons roses".into(),
            says: "Le catalogue n'a pas ce nom.".into(),
            good: false,
        }],
        units: vec![unit],
        takes_heroes: true,
        ..prepare::PreparedSide::default()
    };
    prepare::Prepared {
        base: "/prepare/1".into(),
        game: "Règles de la table".into(),
        title: "Le gué".into(),
        sides: [side.clone(), prepare::PreparedSide { units: vec![], place: "side[2]".into(), ..side }],
        columns: vec![("CA".into(), "Classe d'armure".into()), ("Moral".into(), "Moral".into())],
        kinds: vec!["foot"],
        catalogue: vec![prepare::Offered {
            id: "piquiers".into(),
            name: "piquiers".into(),
            kind: "foot",
            figures: vec!["15".into(), "8".into()],
            shown: true,
            ..prepare::Offered::default()
        }],
        open: Some(prepare::PreparedSheet {
            place: "side[1].unit[1]".into(),
            fields: vec![field("moral", "Moral", "?")],
            ..prepare::PreparedSheet::default()
        }),
        options: Some(vec![prepare::PreparedOption {
            name: "rounding".into(),
            label: "Arrondi".into(),
            help: Some("Un homme entamé compte-t-il ?".into()),
            usual: "Comme le livre : oui".into(),
            reading: Some("Le livre se tait ; nous lisons : oui.".into()),
            touched: true,
            ..prepare::PreparedOption::default()
        }]),
        problems: vec![prepare::PreparedProblem {
            says: "Le moral veut un nombre.".into(),
            place: Some(("side[1].unit[1]".into(), "side[1].unit[1].moral".into())),
            stops: true,
        }],
        file: "ruleset = \"…\"".into(),
        ..prepare::Prepared::default()
    }
}
