//! Every fixture is read as its head says, and every book makes a unit and a character of it that its own reader accepts.
#![allow(missing_docs, clippy::unwrap_used)]

mod common;

use common::{Fixture, fixtures, folder, takers};
use montjoie_books::GAMES;
use montjoie_bring::{Brought, battle, bring, try_out};
use montjoie_game::block::{ArmourScale, Block, Creature, CreatureSize, FigureOrigin, Notation, Role, Trait};
use montjoie_game::scenario::Doc;

/// What a block says, in the words of the fixtures' heads.
fn said(block: &Block, key: &str) -> String {
    let none = || "-".to_owned();
    match key {
        "notation" => block.notation.word().to_owned(),
        "name" => block.name.clone(),
        "count" => block.count.as_ref().map_or_else(none, |c| c.value.to_string()),
        "armour" => block.armour.as_ref().map_or_else(none, |a| {
            let scale = match a.value.scale {
                ArmourScale::Up => "up",
                ArmourScale::Down => "down",
                ArmourScale::Both => "both",
            };
            format!("{} {scale}", a.value.up)
        }),
        "dice" => match (&block.hit_dice, &block.level) {
            (Some(dice), _) if dice.value.bonus != 0 => format!("{}{:+}", dice.value.dice, dice.value.bonus),
            (Some(dice), _) if dice.value.dice.den == 2 => "1/2".to_owned(),
            (Some(dice), _) => dice.value.dice.to_string(),
            (None, Some(level)) => format!("level {}", level.value),
            (None, None) => none(),
        },
        "points" => block.hit_points.as_ref().map_or_else(none, |p| p.value.to_string()),
        "level" => block.level.as_ref().map_or_else(none, |l| l.value.to_string()),
        "challenge" => block.challenge.as_ref().map_or_else(none, |c| format!("{}/{}", c.value.num, c.value.den)),
        "melee" | "shot" => {
            let damage = block.damage(key == "shot").filter(|d| !matches!(d.origin, FigureOrigin::Guessed(_)));
            damage.map_or_else(none, |d| d.value)
        }
        "morale" => block.morale.as_ref().map_or_else(none, |m| m.value.to_string()),
        "walks" => block.walks.as_ref().map_or_else(none, |w| w.value.to_string()),
        "size" => block.size.as_ref().map_or_else(none, |s| match s.value {
            CreatureSize::Small => "small".to_owned(),
            CreatureSize::Medium => "medium".to_owned(),
            CreatureSize::Large => "large".to_owned(),
            CreatureSize::Huge => "huge".to_owned(),
            CreatureSize::Gargantuan => "gargantuan".to_owned(),
        }),
        "creature" => block.creature.as_ref().map_or_else(none, |c| match c.value {
            Creature::Folk => "folk".to_owned(),
            Creature::Beast => "beast".to_owned(),
            Creature::Giant => "giant".to_owned(),
            Creature::Dragon => "dragon".to_owned(),
            Creature::Mindless => "mindless".to_owned(),
            Creature::Other => "other".to_owned(),
        }),
        "scores" => {
            let each =
                |s: &Option<montjoie_game::block::Worked<i64>>| s.as_ref().map_or_else(none, |s| s.value.to_string());
            block.abilities.iter().map(each).collect::<Vec<_>>().join(" ")
        }
        "traits" => {
            let mut words: Vec<String> = block
                .traits
                .iter()
                .filter(|t| !matches!(t.origin, FigureOrigin::Guessed(_)))
                .map(|t| match t.value {
                    Trait::Regenerates(n) => format!("regenerates {n}"),
                    other => format!("{other:?}").to_lowercase(),
                })
                .collect();
            words.sort();
            words.join(", ")
        }
        "person" => if block.person { "yes" } else { "no" }.to_owned(),
        other => panic!("no such key: {other}"),
    }
}

/// Heads write traits in any order and ratings as books do.
fn wanted(key: &str, value: &str) -> String {
    match key {
        "traits" => {
            let mut words: Vec<&str> = value.split(", ").collect();
            words.sort_unstable();
            words.join(", ")
        }
        "challenge" if !value.contains('/') => format!("{value}/1"),
        _ => value.to_owned(),
    }
}

#[test]
fn every_block_is_read_as_its_head_says() {
    let all = fixtures();
    assert!(all.len() >= 40, "{}", all.len());
    let mut wrong = Vec::new();
    for fixture in &all {
        // Lines of a book are read through another book: by way of the neutral block.
        let block = fixture.block(GAMES[0]);
        for (key, value) in fixture.expected.iter().filter(|(_, value)| value != "any") {
            let (is, should) = (said(&block, key), wanted(key, value));
            if is != should {
                wrong.push(format!("{}: {key} is {is}, expected {should}", fixture.name));
            }
        }
        // What a head does not name is not there.
        for key in ["armour", "points", "level", "challenge", "size", "creature", "count", "traits"] {
            let is = said(&block, key);
            let none = if key == "traits" { "" } else { "-" };
            if fixture.expects(key).is_none() && is != none {
                wrong.push(format!("{}: {key} is {is}, expected nothing", fixture.name));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_notation_has_its_blocks() {
    let notations = [
        (Notation::Line, 12),
        (Notation::Old, 12),
        (Notation::Fifth, 10),
        (Notation::FifthActor, 4),
        (Notation::OldActor, 4),
    ];
    let all: Vec<Fixture> = fixtures();
    for (notation, least) in notations {
        let there = all.iter().filter(|f| f.expects("notation") == Some(notation.word())).count();
        assert!(there >= least, "{}: {there}", notation.word());
    }
}

fn every(mut each: impl FnMut(&Fixture, &str, Role, &Brought)) {
    for fixture in fixtures() {
        for game in takers() {
            let block = fixture.block(game);
            for (_, role) in Role::ALL {
                let brought = bring(game, None, &block, role, None).unwrap();
                each(&fixture, game.info().id, role, &brought);
            }
        }
    }
}

/// The figures of every fixture in every book, kept: a change of a reading shows here. `MONTJOIE_BLESS=1` writes it.
#[test]
fn the_figures_are_those_that_were_read_over() {
    let mut text = String::new();
    every(|fixture, id, role, brought| {
        let figures = brought.figures.iter().map(|given| {
            let mark = match given.origin {
                FigureOrigin::Read(_) => "",
                FigureOrigin::Computed { .. } => "=",
                FigureOrigin::Guessed(_) => "?",
                FigureOrigin::Catalogue(_) => "°",
                FigureOrigin::Typed => "!",
            };
            format!("{}{mark} {}", given.key, given.value.shown())
        });
        let figures: Vec<String> = figures.filter(|f| !f.starts_with("name ")).collect();
        text.push_str(&format!("{} {} {}: {}\n", fixture.name, id, role.word(), figures.join("; ")));
    });
    let kept = folder().join("figures.txt");
    if std::env::var_os("MONTJOIE_BLESS").is_some() {
        std::fs::write(&kept, &text).unwrap();
    }
    let kept = std::fs::read_to_string(&kept).unwrap();
    for (now, then) in text.lines().zip(kept.lines()) {
        assert_eq!(now, then);
    }
    assert_eq!(text.lines().count(), kept.lines().count());
}

/// Every fixture, in every book and edition, as a unit and as a character: the book's reader takes it, and what it makes a battle of begins.
#[test]
fn every_book_takes_every_block() {
    for fixture in fixtures() {
        for game in takers() {
            let block = fixture.block(game);
            let editions = std::iter::once(None).chain(game.info().editions.iter().map(|e| Some(*e)));
            for edition in editions {
                for (word, role) in Role::ALL {
                    for count in [None, Some(1), Some(400)] {
                        let brought = bring(game, edition, &block, role, count).unwrap();
                        // A line that says itself that it is one huge creature cannot be said to be seven.
                        let alone = brought.figures.iter().any(|g| g.key == "huge" && !g.written);
                        if alone && count.is_some_and(|n| n > 1) {
                            continue;
                        }
                        let at = format!("{} in {} ({edition:?}) as {word}", fixture.name, game.info().id);
                        let tried = try_out(game, edition, &brought);
                        assert!(tried.problems.is_empty(), "{at}: {:#?}\n{:?}", tried.problems, brought.keys());
                        let text = battle(game, edition, "x", ["a", "b"], std::slice::from_ref(&brought));
                        let opened = game.open(&Doc::read(&text), None);
                        assert!(opened.is_ok(), "{at}: {text}\n{:?}", opened.err());
                    }
                }
            }
        }
    }
}

/// Every figure has an origin a person can follow: a piece of the text, a reason, or the catalogue.
#[test]
fn every_figure_says_where_it_came_from() {
    let words: Vec<&str> =
        montjoie_bring::TEXTS.iter().map(|(fr, _)| *fr).chain(GAMES.iter().map(|g| g.info().text[0])).collect();
    let known = |id: &str| words.iter().any(|text| text.lines().any(|line| line.starts_with(&format!("{id} ="))));
    every(|fixture, id, role, brought| {
        for given in &brought.figures {
            let at = format!("{} {} {} {}", fixture.name, id, role.word(), given.key);
            match &given.origin {
                FigureOrigin::Read(piece) | FigureOrigin::Catalogue(piece) => assert!(!piece.is_empty(), "{at}"),
                FigureOrigin::Computed { from, how, .. } => {
                    assert!(!from.is_empty() && !how.is_empty(), "{at}");
                    assert!(how.iter().all(|m| known(m.id)), "{at}: {how:?}");
                }
                FigureOrigin::Guessed(why) => {
                    assert!(!why.is_empty() && why.iter().all(|m| known(m.id)), "{at}: {why:?}")
                }
                FigureOrigin::Typed => panic!("{at}: nobody typed it"),
            }
        }
    });
}

#[test]
fn a_figure_typed_over_is_the_gms_own() {
    let fixture = fixtures().into_iter().find(|f| f.name == "fifth-01-bridge-warden").unwrap();
    let game = GAMES[0];
    let mut brought = bring(game, None, &fixture.block(game), Role::Unit, Some(30)).unwrap();
    let moral = |b: &Brought| b.figures.iter().find(|g| g.key == "moral").cloned().unwrap();
    assert!(matches!(moral(&brought).origin, FigureOrigin::Guessed(_)));
    brought.retype("moral", "8");
    assert!(matches!(moral(&brought).origin, FigureOrigin::Guessed(_)), "the same again is no change");
    brought.retype("moral", "10");
    assert!(matches!(moral(&brought).origin, FigureOrigin::Typed));
    assert!(brought.keys().contains(&("moral".to_owned(), "10".to_owned())));
    brought.retype("moral", "beaucoup");
    assert!(!try_out(game, None, &brought).problems.is_empty(), "the book says what is wrong with it");
    brought.retype("moral", "");
    assert!(try_out(game, None, &brought).problems.is_empty() && brought.figures.iter().all(|g| g.key != "moral"));
}
