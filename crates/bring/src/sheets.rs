//! A pasted text taken apart into blocks: stat blocks of the fifth edition by their order, everything else paragraph by paragraph.

use crate::{Parsed, fifth, lines, not_understood, old};
use montjoie_game::block::Block;
use montjoie_game::{Game, Games};

/// Reads every block of a text.
pub fn read(text: &str, games: Games, into: &'static dyn Game) -> Parsed {
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    let all: Vec<&str> = text.lines().collect();
    let bare: Vec<String> = all.iter().map(|line| fifth::bare(line)).collect();
    let starts = fifth::starts(&bare);
    let mut reading = Parsed::default();
    let before = starts.first().copied().unwrap_or(all.len());
    paragraphs(&all[..before], games, into, &mut reading);
    for (nth, start) in starts.iter().enumerate() {
        let end = starts.get(nth + 1).copied().unwrap_or(bare.len());
        reading.blocks.push(fifth::read(&bare[*start..end]));
        if reading.blocks.len() > crate::MOST_BLOCKS {
            break;
        }
    }
    reading
}

/// Paragraphs of lines. A name may stand on a line of its own above its figures, with an empty line between.
fn paragraphs(all: &[&str], games: Games, into: &'static dyn Game, reading: &mut Parsed) {
    let useful = |line: &&str| !line.trim_start().starts_with('#') || line.trim_start_matches(['#', ' ']).len() > 2;
    let mut waiting: Vec<&str> = Vec::new();
    for paragraph in all.split(|line| line.trim().is_empty()) {
        let lines: Vec<&str> = paragraph.iter().copied().filter(useful).collect();
        if lines.is_empty() || reading.blocks.len() > crate::MOST_BLOCKS {
            continue;
        }
        let with_name: Vec<&str> = waiting.iter().copied().chain(lines.iter().copied()).collect();
        let (blocks, left) = paragraph_of(&lines, games, into);
        if let [only] = blocks.as_slice()
            && only.name.is_empty()
            && !waiting.is_empty()
            && let Some(named) = old::read(&with_name.join("\n"))
        {
            reading.blocks.push(named);
            waiting.clear();
            continue;
        }
        reading.unread.extend(waiting.drain(..).map(|line| not_understood("bring-not-understood", line)));
        if blocks.is_empty() && left.len() == 1 {
            waiting = left;
            continue;
        }
        // Prose below a block describes it.
        let describes = blocks.is_empty() && !reading.blocks.is_empty() && left.iter().all(|line| line.len() > 60);
        reading.blocks.extend(blocks);
        if !describes {
            reading.unread.extend(left.iter().map(|line| not_understood("bring-not-understood", line)));
        }
    }
    reading.unread.extend(waiting.drain(..).map(|line| not_understood("bring-not-understood", line)));
}

/// The blocks of one paragraph, and the lines that are none.
fn paragraph_of<'t>(lines: &[&'t str], games: Games, into: &'static dyn Game) -> (Vec<Block>, Vec<&'t str>) {
    let each: Vec<Option<Block>> = lines.iter().map(|line| one(line, games, into)).collect();
    let named = |block: &Option<Block>| block.as_ref().is_some_and(|b| !b.name.is_empty());
    if lines.len() > 1
        && !each.iter().all(named)
        && let Some(block) = old::read(&lines.join("\n"))
    {
        // One sheet over several lines, unless most lines are units by themselves.
        let alone = each.iter().filter(|block| named(block)).count();
        if alone * 2 < lines.len() {
            return (vec![block], Vec::new());
        }
    }
    let left = lines.iter().zip(&each).filter(|(_, block)| block.is_none()).map(|(line, _)| *line).collect();
    (each.into_iter().flatten().collect(), left)
}

/// One line: as a book writes its units, else as an old-school stat line.
fn one(line: &str, games: Games, into: &'static dyn Game) -> Option<Block> {
    let bare = line.trim().trim_start_matches(['-', '–', '•', '*', '#', '>']).trim();
    if bare.is_empty() || bare.len() > 2_000 {
        return None;
    }
    lines::read(bare, games, into).or_else(|| old::read(bare))
}
