//! Updates: each viewer is sent what changed in their own page, numbered by their own count.

use crate::hall::Hall;
use crate::look::{Extent, Who, look};
use crate::room::Room;
use crate::streams::OpenStream;
use axum::response::sse::{Event, Sse};
use montjoie_pages::{Prints, Reader, Rendered, Words, gm, join, player, push, screen};
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
    line: OpenStream,
) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    let (send, receive) = tokio::sync::mpsc::channel(4);
    let follows = async move {
        let mut beats = room.beats();
        let mut before = Prints::default();
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
                let Ok(turn) = hall.writing.acquire().await else { return };
                let (to, of) = (Arc::clone(&hall), Arc::clone(&room));
                let rendered = tokio::task::spawn_blocking(move || render(&to, &of, &who, page, reader)).await;
                // The turn is for the writing: whoever does not read waits alone.
                drop(turn);
                let Ok(now) = rendered else { return };
                let changed = if count == 0 { now.all() } else { now.since(&before) };
                before = now.prints();
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Config;
    use crate::streams::StreamOwner;
    use axum::response::IntoResponse as _;
    use montjoie_chronicle::Author;
    use std::net::{IpAddr, Ipv4Addr};
    use tokio_stream::StreamExt as _;

    /// Pages that never read what is sent to them keep nobody else waiting.
    #[tokio::test]
    async fn whoever_does_not_read_holds_nobody_up() {
        let data = std::env::temp_dir().join(format!("montjoie-unread-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&data);
        let config =
            Config { games: montjoie_books::GAMES, data, port: 0, lan: false, odds: None, public: None, seed: Some(1) };
        let hall = Arc::new(Hall::open(&config, 0).expect("a hall"));
        hall.begin_as("gue", montjoie_books::GAMES[0].samples()[0].1).expect("a sample");
        let room = hall.room("gue").expect("a room");
        let follow = || {
            let line = hall.streams.open(StreamOwner::Gm, IpAddr::from(Ipv4Addr::LOCALHOST));
            let still: StillThere = Arc::new(|| Some(Who::Gm));
            updates(Arc::clone(&hall), Arc::clone(&room), Page::Table, Reader::default(), still, line)
        };
        let unread: Vec<_> = (0..12).map(|_| follow()).collect();
        let mut read = follow().into_response().into_body().into_data_stream();
        // More than a line that nobody reads can hold.
        for n in 0..12 {
            let heard = tokio::time::timeout(Duration::from_secs(120), async {
                while let Some(Ok(part)) = read.next().await {
                    if String::from_utf8_lossy(&part).starts_with("id:") {
                        return true;
                    }
                }
                false
            });
            assert_eq!(heard.await, Ok(true), "after {n} steps");
            let noted = room.act(|inside| Ok((Vec::new(), inside.chronicle.note(&format!("ligne {n}"), Author::Gm)?)));
            assert!(noted.is_ok());
            // Every line has its turn before the next step.
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        drop(unread);
    }
}
