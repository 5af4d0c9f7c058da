//! Updates: each viewer is sent what changed in their own page, numbered by their own count.

use crate::hall::Hall;
use crate::look::{Who, look};
use crate::room::Room;
use axum::response::sse::{Event, Sse};
use montjoie_pages::{Reader, Rendered, Words, gm, player, push, screen};
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio_stream::Stream;

/// How often a silent line says that it is alive: a page that hears nothing for twice as long says so.
const HEARTBEAT: Duration = Duration::from_secs(15);

/// The live parts of a viewer's page as they stand.
pub fn render(hall: &Hall, room: &Room, who: &Who, reader: Reader) -> Rendered {
    let inside = room.inside();
    let door = matches!(who, Who::Gm).then(|| hall.door(&inside.seats.code));
    let view = look(room, &inside, who, reader, door);
    drop(inside);
    let words = words(hall, &view.names, reader, Some(view.info));
    match who {
        Who::Gm => gm::regions(&view, &words),
        Who::Player(_) => player::regions(&view, &words),
        Who::Screen => screen::regions(&view, &words),
    }
}

/// How a page speaks.
pub fn words<'a>(
    hall: &'a Hall,
    names: &'a montjoie_rules::Names,
    reader: Reader,
    info: Option<&'static montjoie_rules::Info>,
) -> Words<'a> {
    let [fr, en] = crate::hall::books(info.map_or("", |i| i.id));
    let book = if reader.lang == montjoie_text::Lang::Fr { fr } else { en };
    Words { texts: &hall.texts, lang: reader.lang, info, names, book }
}

/// What a listener still has: its seat may be taken away while it listens.
pub type StillThere = Arc<dyn Fn() -> Option<Who> + Send + Sync>;

/// The updates of one page. Whoever comes back after a sleep is sent everything as it stands: nothing missed, nothing doubled.
pub fn updates(
    hall: Arc<Hall>,
    room: Arc<Room>,
    reader: Reader,
    still: StillThere,
) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    let (send, receive) = tokio::sync::mpsc::channel(4);
    tokio::spawn(async move {
        let mut beats = room.beats();
        let mut before = Rendered::default();
        let mut count = 0u64;
        // The clock is the line's own: what changes for others does not shift it, so that it tells nothing.
        let mut clock = tokio::time::interval(HEARTBEAT);
        clock.tick().await;
        loop {
            let _ = beats.borrow_and_update();
            let Some(who) = still() else {
                let _ = send.send(Ok(Event::default().event("gone").data("gone"))).await;
                return;
            };
            let (hall, room) = (Arc::clone(&hall), Arc::clone(&room));
            let Ok(now) = tokio::task::spawn_blocking(move || render(&hall, &room, &who, reader)).await else { return };
            let changed = if count == 0 { now.all() } else { now.since(&before) };
            before = now;
            if !changed.is_empty() {
                count += 1;
                if send.send(Ok(Event::default().id(count.to_string()).data(push(&changed)))).await.is_err() {
                    return;
                }
            }
            // A beat that is an event: a comment would keep the line open, but no page could hear it.
            loop {
                tokio::select! {
                    changed = beats.changed() => match changed {
                        Ok(()) => break,
                        Err(_) => return,
                    },
                    _ = clock.tick() => {
                        if send.send(Ok(Event::default().event("beat").data("beat"))).await.is_err() {
                            return;
                        }
                    }
                }
            }
        }
    });
    let stream = tokio_stream::wrappers::ReceiverStream::new(receive);
    Sse::new(stream)
}
