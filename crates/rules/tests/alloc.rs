//! A simulated battle costs no memory: after the first few, none of a thousand more allocates anything.
//! Counting allocations takes an allocator of our own, and that takes `unsafe`: the one place that does (ADR 0018).
#![allow(unsafe_code, clippy::unwrap_used)]

use montjoie_rules::scenario::Doc;
use montjoie_rules::{GAMES, Sample};
use montjoie_table::Inputs;
use std::alloc::{GlobalAlloc, Layout, System};
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

#[test]
fn battles_allocate_nothing_after_the_first() {
    for game in GAMES {
        let path = format!("{}/../../scenarios/{}/standard.toml", env!("CARGO_MANIFEST_DIR"), game.info().id);
        let text =
            std::fs::read_to_string(&path).unwrap_or_else(|_| panic!("{} ships a standard.toml", game.info().id));
        let Ok(opened) = game.open(&Doc::read(&text), None) else { panic!("{path} does not open") };
        let fight = opened.fight;
        let mut sample = Sample::default();
        let mut cost = |battles: u64| {
            let before = ALLOCATED.load(Ordering::Relaxed);
            fight.simulate(&Inputs::default(), 1, 0..battles, &mut sample);
            ALLOCATED.load(Ordering::Relaxed) - before
        };
        // Lists grow while the first battles need it. The same battles again, and as many more, cost the same few clones.
        let _ = cost(200);
        let (few, many) = (cost(100), cost(200));
        assert!(many <= few + 4, "{}: {few} allocations for 100 battles, {many} for 200", game.info().id);
        assert!(many < 60, "{}: {many} allocations for 200 battles", game.info().id);
    }
}
