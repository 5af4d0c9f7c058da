//! An act costs the same late in the evening: what is done is done to what is new. Counted in bytes asked for, not in time; that takes an
//! allocator of our own (ADR 0018).
#![allow(missing_docs, unsafe_code, clippy::unwrap_used)]

mod common;
mod kit;

use common::{act, open, phone};
use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicU64, Ordering};

/// The system's allocator, counting.
struct Counting;

static ASKED: AtomicU64 = AtomicU64::new(0);

// SAFETY: every call is handed on to the system's allocator as it came.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ASKED.fetch_add(layout.size() as u64, Ordering::Relaxed);
        // SAFETY: the caller keeps the promises of `GlobalAlloc::alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        // SAFETY: the caller keeps the promises of `GlobalAlloc::dealloc`.
        unsafe { System.dealloc(at, layout) }
    }

    unsafe fn realloc(&self, at: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        ASKED.fetch_add(size.saturating_sub(layout.size()) as u64, Ordering::Relaxed);
        // SAFETY: the caller keeps the promises of `GlobalAlloc::realloc`.
        unsafe { System.realloc(at, layout, size) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Two bands that hardly hurt each other and never lose heart: a round like the one before it, for a hundred rounds and more.
const STOUT: &str = r#"
ruleset = "bx"
edition = "ascendant"
name = "Les deux murailles"

[[side]]
id = "a"
name = "A"
[[side.unit]]
id = "x"
name = "x"
count = 100
ca = 19
dv = "9"
damage = "1d2"
moral = 12

[[side]]
id = "b"
name = "B"
[[side.unit]]
id = "y"
name = "y"
count = 100
ca = 19
dv = "9"
damage = "1d2"
moral = 12
"#;

/// What is asked for while this is done, and what it gives. Whatever goes on beside it is asked for too: the least of some tries is taken.
fn least(mut work: impl FnMut()) -> u64 {
    let once = |work: &mut dyn FnMut()| {
        let before = ASKED.load(Ordering::Relaxed);
        work();
        ASKED.load(Ordering::Relaxed) - before
    };
    (0..5).map(|_| once(&mut work)).min().unwrap_or(0)
}

#[test]
fn an_act_costs_the_same_after_hundreds_of_steps() {
    let (mut gm, code, hall) = open("work");
    hall.begin_as("murs", STOUT).unwrap();
    let battle = "/b/murs";
    let room = hall.room("murs").unwrap();
    let mut player = phone(&mut gm, &room.code(), battle, "Aude", "1");
    let _ = code;
    // What is counted: a word of the GM's written down, taken back and brought again, and the pages of everybody.
    let mut word = |gm: &mut common::Browser| {
        least(|| {
            act(gm, battle, "note", "text=Un+mot.&shared=yes");
            act(gm, battle, "undo", "");
            act(gm, battle, "redo", "");
            assert_eq!(gm.get(battle).status, 200);
            assert_eq!(player.get("/p/murs").status, 200);
        })
    };
    let mut seen: Vec<(usize, u64, u64)> = Vec::new();
    while room.outcome().is_none() && room.steps() < 500 {
        let before = ASKED.load(Ordering::Relaxed);
        act(&mut gm, battle, "go", "do=round");
        let played = ASKED.load(Ordering::Relaxed) - before;
        if seen.is_empty() || room.steps() > seen.len() * 50 {
            seen.push((room.steps(), played, word(&mut gm)));
        }
    }
    println!("steps closed, bytes for a round, bytes for a word and its pages: {seen:?}");
    let (last, _, late) = seen[seen.len() - 1];
    assert!(last >= 300, "{seen:?}");
    // Pages tell the last rounds, and the first has none before it.
    let (early, ..) = seen[1];
    let first = seen[1].2;
    assert!(late <= first + first / 5, "after {early} steps and after {last}: {seen:?}");
    let rounds = |part: &[(usize, u64, u64)]| part.iter().map(|one| one.1).min().unwrap_or(0);
    let (half, all) = (seen.len() / 2, seen.len());
    let (one, other) = (rounds(&seen[1..half]), rounds(&seen[half..all]));
    assert!(other <= one + one / 5, "{seen:?}");
}
