//! A simulated battle costs no memory: after the first few, none of a thousand more allocates anything.
//! Counting allocations takes an allocator of our own, and that takes `unsafe`: one of two places that do (ADR 0018).
#![allow(unsafe_code, clippy::unwrap_used)]

use montjoie_books::GAMES;
use montjoie_game::scenario::Doc;
use montjoie_game::{Fight, Game, Viewer};
use montjoie_odds::Sample;
use montjoie_table::Inputs;
use std::alloc::{GlobalAlloc, Layout, System};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

/// The system's allocator, counting.
struct Counting;

static ALLOCATED: AtomicU64 = AtomicU64::new(0);

// SAFETY: every call is handed on to the system's allocator as it came.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATED.fetch_add(1, Ordering::Relaxed);
        // SAFETY: the caller keeps the promises of `GlobalAlloc::alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        // SAFETY: the caller keeps the promises of `GlobalAlloc::dealloc`.
        unsafe { System.dealloc(at, layout) }
    }

    unsafe fn realloc(&self, at: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        ALLOCATED.fetch_add(1, Ordering::Relaxed);
        // SAFETY: the caller keeps the promises of `GlobalAlloc::realloc`.
        unsafe { System.realloc(at, layout, size) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// What a battle allocates once the lists have grown: the same few clones for a hundred battles as for two hundred.
fn thrifty(game: &dyn Game, path: &Path, fight: &dyn Fight) {
    let mut sample = Sample::default();
    let mut cost = |battles: u64| {
        let before = ALLOCATED.load(Ordering::Relaxed);
        sample.play(fight, &Inputs::default(), 1, 0..battles);
        ALLOCATED.load(Ordering::Relaxed) - before
    };
    // Lists grow while the first battles need it. The same battles again, and as many more, cost the same few clones.
    let _ = cost(200);
    let (few, many) = (cost(100), cost(200));
    let (id, path) = (game.info().id, path.display());
    assert!(many <= few + 4, "{id}, {path}: {few} allocations for 100 battles, {many} for 200");
    assert!(many < 60, "{id}, {path}: {many} allocations for 200 battles");
}

fn opened(game: &dyn Game, path: &Path) -> Box<dyn Fight> {
    let text = std::fs::read_to_string(path).unwrap_or_else(|_| panic!("{} is there", path.display()));
    let Ok(opened) = game.open(&Doc::read(&text), None) else { panic!("{} does not open", path.display()) };
    opened.fight
}

/// The standard battle of every ruleset, and the first shipped battle on a map of those that have one. One test: the count is
/// the whole program's.
#[test]
fn battles_allocate_nothing_after_the_first() {
    let mut mapped = Vec::new();
    for game in GAMES {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios").join(game.info().id);
        let standard = folder.join("standard.toml");
        thrifty(*game, &standard, opened(*game, &standard).as_ref());
        let mut files: Vec<PathBuf> = std::fs::read_dir(&folder).unwrap().map(|file| file.unwrap().path()).collect();
        files.sort();
        let on_a_map = files.into_iter().map(|path| (opened(*game, &path), path));
        if let Some((fight, path)) = on_a_map.into_iter().find(|(fight, _)| fight.map(Viewer::Gm).is_some()) {
            thrifty(*game, &path, fight.as_ref());
            mapped.push(game.info().id);
        }
    }
    assert!(!mapped.is_empty(), "some ruleset is played on a map");
}
