//! Updates: each viewer is sent what changed in their own page, numbered by their own count.

use crate::hall::Hall;
use crate::look::{Extent, Who, look};
use crate::room::Room;
use crate::streams::Stream as Line;
use axum::response::sse::{Event, Sse};
use montjoie_pages::{Reader, Rendered, Words, gm, join, player, push, screen};
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio_stream::Stream;

/// How often a silent line says that it is alive.
const HEARTBEAT: Duration = Duration::from_secs(15);

/// Which page of a viewer follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// The battle.
    Table,
    /// Who sits where: for the GM.
    People,
}

/// The live parts of a viewer's page as they stand.
pub fn render(hall: &Hall, room: &Room, who: &Who, page: Page, reader: Reader) -> Rendered {
    let inside = room.inside();
    let door = matches!(who, Who::Gm).then(|| hall.door(&room.id, &inside.seats));
    let view = look(&hall.texts, room, &inside, who, reader, (door, Extent::Recent));
    drop(inside);
    let words = words(hall, &view.names, reader, Some(view.info));
    match who {
        Who::Gm if page == Page::People => join::regions(&view, &words),
        Who::Gm => gm::regions(&view, &words),
        Who::Player(_) => player::regions(&view, &words),
        Who::Screen => screen::regions(&view, &words),
    }
}

/// How a page speaks.
pub fn words<'a>(
    hall: &'a Hall,
    names: &'a montjoie_game::Names,
    reader: Reader,
    info: Option<&'static montjoie_game::Info>,
) -> Words<'a> {
    let [fr, en] = hall.books(info.map_or("", |i| i.id));
    let book = if reader.lang == montjoie_text::Lang::Fr { fr } else { en };
    Words { texts: &hall.texts, lang: reader.lang, info, names, book }
}

/// What a listener still has: its seat may be taken away while it listens.
pub type StillThere = Arc<dyn Fn() -> Option<Who> + Send + Sync>;

/// Whoever sits at the door learns nothing but that it opened.
fn waits(who: &Who) -> bool {
    matches!(who, Who::Player(seat) if seat.side.is_none())
}

/// A page of a seat that is open: it counts as somebody there for as long as this lives.
struct There {
    room: Arc<Room>,
    seat: u32,
}

impl There {
    fn new(room: &Arc<Room>, seat: u32) -> There {
        let there = There { room: Arc::clone(room), seat };
        there.count(|n| n.saturating_add(1));
        there
    }

    fn count(&self, change: impl Fn(u32) -> u32) {
        let moved = {
            let mut inside = self.room.inside();
            let seat = inside.seats.list.iter_mut().find(|s| s.id == self.seat);
            seat.is_some_and(|seat| {
                let was = seat.here;
                seat.here = change(was);
                (was == 0) != (seat.here == 0)
            })
        };
        if moved {
            self.room.changed();
        }
    }
}

impl Drop for There {
    fn drop(&mut self) {
        self.count(|n| n.saturating_sub(1));
    }
}

/// The updates of one page. Whoever comes back after a sleep is sent everything as it stands: nothing missed, nothing doubled.
pub fn updates(
    hall: Arc<Hall>,
    room: Arc<Room>,
    page: Page,
    reader: Reader,
    still: StillThere,
    line: Line,
) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    let (send, receive) = tokio::sync::mpsc::channel(4);
    let follows = async move {
        let mut beats = room.beats();
        let mut before = Rendered::default();
        let mut count = 0u64;
        let mut at_the_door = false;
        let mut there = None;
        let mut pulse = tokio::time::interval(HEARTBEAT);
        loop {
            let _ = beats.borrow_and_update();
            if room.is_gone() {
                // Another file lies on the shelf: the page asks for its battle anew.
                let _ = send.send(Ok(Event::default().event("reload").data("reload"))).await;
                return;
            }
            let Some(who) = still() else {
                let _ = send.send(Ok(Event::default().event("gone").data("gone"))).await;
                return;
            };
            if let (None, Who::Player(seat)) = (&there, &who) {
                there = Some(There::new(&room, seat.id));
            }
            if waits(&who) {
                at_the_door = true;
            } else if at_the_door {
                let _ = send.send(Ok(Event::default().event("reload").data("reload"))).await;
                return;
            } else {
                let Ok(_turn) = hall.writing.acquire().await else { return };
                let (hall, room) = (Arc::clone(&hall), Arc::clone(&room));
                let rendered = tokio::task::spawn_blocking(move || render(&hall, &room, &who, page, reader)).await;
                let Ok(now) = rendered else { return };
                let changed = if count == 0 { now.all() } else { now.since(&before) };
                before = now;
                if !changed.is_empty() {
                    count += 1;
                    if send.send(Ok(Event::default().id(count.to_string()).data(push(&changed)))).await.is_err() {
                        return;
                    }
                }
            }
            // Silence is told apart from a line that broke: an event of its own, which pages hear.
            loop {
                tokio::select! {
                    changed = beats.changed() => match changed {
                        Ok(()) => break,
                        Err(_) => return,
                    },
                    _ = pulse.tick() => {
                        if send.send(Ok(Event::default().event("beat").data("beat"))).await.is_err() {
                            return;
                        }
                    }
                    () = send.closed() => return,
                }
            }
        }
    };
    tokio::spawn(async move {
        tokio::select! {
            () = follows => {}
            () = line.replaced() => {}
        }
    });
    Sse::new(tokio_stream::wrappers::ReceiverStream::new(receive))
}
