//! Unit lines of the books: each book's own reader reads them. A line of another book than the one it is brought into goes by way of that
//! book's neutral block.

use crate::brought::probe;
use montjoie_game::block::{Block, FigureOrigin, Notation, Role, Spelled, Worked};
use montjoie_game::scenario::{Understood, paste};
use montjoie_game::{Game, Games};

/// The block of a line that a book understands whole, the book it is brought into first, then the one that finds most in it.
pub fn read(line: &str, games: Games, into: &'static dyn Game) -> Option<Block> {
    let own = understood(line, into).map(|unit| (into, unit));
    let (game, unit) = own.or_else(|| {
        let others = games.iter().filter(|game| game.info().id != into.info().id);
        let read = others.filter_map(|game| Some((*game, understood(line, *game)?)));
        // Of equals the first: `max_by_key` would take the last.
        read.fold(None, |best: Option<(&'static dyn Game, Understood)>, one| match best {
            Some(best) if best.1.keys.len() >= one.1.keys.len() => Some(best),
            _ => Some(one),
        })
    })?;
    let spelled = spelled(line, game, &unit);
    let neutral = game.block(&spelled).unwrap_or_default();
    let name = if unit.name.trim().is_empty() { String::new() } else { crate::bits::tidy(&unit.name) };
    Some(Block {
        notation: Notation::Line,
        name,
        count: spelled.count.clone(),
        line: Some((game.info().id, line.to_owned())),
        ..neutral
    })
}

/// The line as a book reads it, where nothing of it is left over and a battle could begin with it.
fn understood(line: &str, game: &'static dyn Game) -> Option<Understood> {
    let format = game.format();
    let unit = paste(line, format.labels, format.catalogue).into_iter().next()?.unit;
    if !unit.problems.is_empty() {
        return None;
    }
    let count = if unit.count.is_none() { "count = 20\n" } else { "" };
    let table = format!("line = {}\n{count}", crate::brought::quoted(line));
    game.open(&probe(game, None, Role::Unit, &table), None).ok().map(|_| unit)
}

/// What a line says under the book's keys, each with its piece.
fn spelled(line: &str, game: &'static dyn Game, unit: &Understood) -> Spelled {
    let count = unit.count.map(|count| Worked::read(count, line));
    let said = unit.keys.iter().filter(|(key, _)| *key != "count").map(|(key, value)| {
        let value = value.trim_matches('"').to_owned();
        let piece = piece(line, &value);
        ((*key).to_owned(), Worked::read(value, piece))
    });
    let mut keys: Vec<(String, Worked<String>)> = said.collect();
    let troop = unit.troop.as_deref().and_then(|id| game.format().catalogue.by_id(id));
    if let Some(troop) = troop {
        for key in troop.keys() {
            if let (false, Some(value)) = (keys.iter().any(|(k, _)| k == key), troop.value(key)) {
                let value = value.trim_matches('"').to_owned();
                keys.push((key.to_owned(), Worked { value, origin: FigureOrigin::Catalogue(troop.name_fr.clone()) }));
            }
        }
    }
    Spelled { name: unit.name.clone(), count, keys }
}

/// The part of a line that holds a value; the whole line where none does.
pub fn piece<'l>(line: &'l str, value: &str) -> &'l str {
    let (_, parts) = line.split_once([':', '(', ',']).unwrap_or(("", line));
    let cut = |c: char| matches!(c, ',' | ';' | '/' | '|' | ')' | '(');
    let holds = |part: &&str| part.split_whitespace().any(|word| word.trim_end_matches('.').ends_with(value));
    parts.split(cut).map(str::trim).find(holds).unwrap_or(line)
}
