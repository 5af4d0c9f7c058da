//! The hall: the shelf of battles, the rooms that are open, the words, and the GM's secret.

use crate::chair::Chair;
use crate::guard::HostNames;
use crate::odds::{Counting, OddsQueue, Reckoner};
use crate::public::Public;
use crate::room::Room;
use crate::seats::Seats;
use crate::serve::Config;
use crate::{addresses, secret};
use montjoie_chronicle::{Beginning, Journal, Restoration, Shelf, Trouble, begin, titled};
use montjoie_game::{Book, Game, Games, Message, scenario};
use montjoie_pages::{Address, Door};
use montjoie_table::Rule;
use montjoie_text::Texts;
use std::collections::BTreeMap;
use std::net::IpAddr;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::watch;

/// How many pushes are written at a time.
const WRITING: usize = 4;

/// Everything one server holds.
pub struct Hall {
    /// The books battles can be played by.
    pub games: Games,
    books: Arc<Books>,
    /// Every battle kept.
    pub shelf: Shelf,
    /// Every sentence.
    pub texts: Texts,
    /// The names this table goes by.
    pub names: HostNames,
    /// How friends far away call it.
    pub(crate) public: Option<Arc<Public>>,
    /// The GM's chair.
    pub(crate) chair: Chair,
    /// On which port it listens.
    pub port: u16,
    /// Who guessed at codes.
    pub(crate) tries: crate::tries::Tries,
    /// Who is connected.
    pub(crate) gate: Arc<crate::gate::Gate>,
    /// Who listens.
    pub(crate) streams: Arc<crate::streams::Streams>,
    /// A few pushes are written at a time: a crowd of streams does not take a crowd of threads.
    pub(crate) writing: tokio::sync::Semaphore,
    /// One file comes in at a time.
    pub(crate) files: tokio::sync::Semaphore,
    lan: watch::Sender<bool>,
    odds: Option<Arc<dyn Reckoner>>,
    desk: Arc<OddsQueue>,
    seed: Option<u64>,
    rooms: Mutex<BTreeMap<String, Arc<Room>>>,
    /// The codes of battles whose rooms are not open, as the shelf has them: a wrong code opens no room.
    codes: Mutex<BTreeMap<String, String>>,
    /// Why the day's copy could not be made, while it cannot.
    not_copied: Mutex<Option<Message>>,
    /// Where battles stood when they were last looked at, by their newest entry.
    stood: Mutex<BTreeMap<String, (u64, BattleSummary)>>,
}

/// Where a battle stands, for the first page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BattleSummary {
    /// Its ruleset.
    pub game: &'static str,
    /// Its round.
    pub round: u32,
    /// What is counted.
    pub counts: &'static str,
    /// Whether it is over.
    pub over: bool,
    /// Who won it, in French and in English.
    pub won: Option<(String, String)>,
}

impl Hall {
    /// Opens the hall of a data folder.
    ///
    /// # Errors
    /// When the shelf cannot be opened.
    pub fn open(config: &Config, port: u16) -> Result<Hall, Trouble> {
        let shelf = Shelf::open(&config.data)?;
        let chair = Chair::open(&shelf, &config.data)?;
        crate::private::shut(&config.data);
        let books = Arc::new(Books::of(config.games));
        let public = config.public.clone().map(Arc::new);
        let hall = Hall {
            games: config.games,
            texts: texts(config.games, &books),
            books,
            shelf,
            names: HostNames::of(public.clone()),
            chair,
            port,
            tries: crate::tries::Tries::default(),
            gate: Arc::new(crate::gate::Gate::before(public.clone())),
            public,
            streams: Arc::default(),
            writing: tokio::sync::Semaphore::new(WRITING),
            files: tokio::sync::Semaphore::new(1),
            lan: watch::channel(config.lan).0,
            odds: config.odds.clone(),
            desk: Arc::default(),
            seed: config.seed,
            rooms: Mutex::new(BTreeMap::new()),
            codes: Mutex::default(),
            not_copied: Mutex::default(),
            stood: Mutex::default(),
        };
        hall.call_by([]);
        Ok(hall)
    }

    /// The rules of a book, French then English.
    #[must_use]
    pub fn books(&self, id: &str) -> &[Book; 2] {
        self.books.all.get(id).unwrap_or(&self.books.none)
    }

    /// The book with this id.
    #[must_use]
    pub fn game(&self, id: &str) -> Option<&'static dyn Game> {
        self.games.iter().copied().find(|game| game.info().id == id)
    }

    /// Whether phones may come in.
    #[must_use]
    pub fn lan(&self) -> bool {
        *self.lan.borrow()
    }

    /// Where the GM finds it: `https://HOST`, or this machine's own address.
    #[must_use]
    pub fn address(&self) -> String {
        self.public.as_deref().map_or_else(|| format!("http://127.0.0.1:{}", self.port), Public::address)
    }

    /// Opens or shuts the door to phones.
    pub fn set_lan(&self, open: bool) {
        // A table that listens for a proxy elsewhere has no door of its own to this network.
        let open = open && self.public.as_deref().is_none_or(|public| public.host.is_loopback());
        self.lan.send_replace(open);
        if !open {
            // Whoever is inside is out at once: their pages ask again, and find nobody.
            self.call_by([]);
        }
        self.look_round();
    }

    /// Hears when the door is opened or shut.
    pub(crate) fn lan_changes(&self) -> watch::Receiver<bool> {
        self.lan.subscribe()
    }

    /// Sets the names this table goes by: the machine's own, and the addresses on which phones are let in.
    pub(crate) fn call_by(&self, doors: impl IntoIterator<Item = IpAddr>) {
        let own = ["localhost", "127.0.0.1", "[::1]"].map(str::to_owned);
        let hosts = own.into_iter().chain(doors.into_iter().map(|door| door.to_string()));
        self.names.set(hosts.map(|host| format!("{host}:{}", self.port)));
    }

    /// Makes the day's copy of the shelf, once there is something on it.
    pub(crate) fn back_up(&self) {
        let something = self.shelf.battles().map_or(true, |b| !b.is_empty());
        let done = if something { self.shelf.back_up(&crate::copies::today()).map(drop) } else { Ok(()) };
        self.shut();
        *self.not_copied.lock().unwrap_or_else(PoisonError::into_inner) = done.err().map(|t| t.message());
    }

    /// Shuts what was written into the folder to everybody but its owner.
    pub(crate) fn shut(&self) {
        if let Some(folder) = self.shelf.file().parent() {
            crate::private::shut(folder);
        }
    }

    /// Looks again at who may stay, in every room.
    pub(crate) fn look_round(&self) {
        for room in self.rooms.lock().unwrap_or_else(PoisonError::into_inner).values() {
            room.changed();
        }
    }

    /// Why the day's copy could not be made, if it could not.
    pub(crate) fn not_copied(&self) -> Option<Message> {
        self.not_copied.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Where a battle stands; none when it cannot be read.
    pub(crate) fn stands(&self, id: &str) -> Option<BattleSummary> {
        let newest = self.shelf.newest(id).ok()?;
        let known = self.stood.lock().unwrap_or_else(PoisonError::into_inner).get(id).cloned();
        if let Some(stood) = known.and_then(|(at, stood)| (at == newest).then_some(stood)) {
            return Some(stood);
        }
        let chronicle = montjoie_chronicle::Chronicle::with(self.games, Box::new(self.shelf.battle(id))).ok()?;
        let fight = chronicle.fight();
        let (place, outcome) = (fight.place(), chronicle.outcome());
        let won = match outcome {
            Some(montjoie_game::Outcome::Victory(side)) => fight.names().of(montjoie_table::Subject::side(side)),
            _ => None,
        };
        let won = won.map(|name| {
            let called = |own: &str, other: &str| if own.is_empty() { other.to_owned() } else { own.to_owned() };
            (called(&name.fr, &name.en), called(&name.en, &name.fr))
        });
        let (game, over) = (fight.info().id, outcome.is_some());
        let stood = BattleSummary { game, round: place.round, counts: place.counts, over, won };
        self.stood.lock().unwrap_or_else(PoisonError::into_inner).insert(id.to_owned(), (newest, stood.clone()));
        Some(stood)
    }

    /// The day a battle was begun here: `2026-11-15`; none for one of before that was kept.
    pub(crate) fn begun_on(&self, id: &str) -> Option<String> {
        self.shelf.kept(&format!("begun/{id}")).ok().flatten()
    }

    /// Forgets the room of a battle that is no longer there.
    pub(crate) fn forget(&self, id: &str) {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner).remove(id);
        self.codes.lock().unwrap_or_else(PoisonError::into_inner).remove(id);
    }

    /// Closes the table: nobody counts any more, and the file of battles alone is whole.
    ///
    /// # Errors
    /// When the log could not be folded in.
    pub(crate) fn close(&self) -> Result<(), Trouble> {
        self.desk.shut();
        self.shelf.close()
    }

    /// Puts a copy in the place of the file of battles, and lets everyone come to what lies there now: where the former file lies.
    ///
    /// # Errors
    /// When something was played since the plan was made, or it cannot be done. Nothing has changed then.
    pub(crate) fn restore(&self, plan: &Restoration, when: &str) -> Result<Option<PathBuf>, Trouble> {
        // Nobody opens a room meanwhile.
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        let former = self.shelf.restore(plan, when)?;
        self.stood.lock().unwrap_or_else(PoisonError::into_inner).clear();
        self.codes.lock().unwrap_or_else(PoisonError::into_inner).clear();
        let left = std::mem::take(&mut *rooms);
        drop(rooms);
        left.values().for_each(|room| room.leave());
        self.desk.look_again();
        // The GM keeps the chair: the copy may be of a time with another key.
        self.chair.save(&self.shelf)?;
        self.shut();
        Ok(former)
    }

    /// The room of a battle, opened if it is not.
    ///
    /// # Errors
    /// When there is no such battle, or it cannot be read.
    pub fn room(&self, id: &str) -> Result<Arc<Room>, Trouble> {
        self.room_of(id, None)
    }

    fn room_of(&self, id: &str, begun: Option<Beginning>) -> Result<Arc<Room>, Trouble> {
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(room) = rooms.get(id) {
            return Ok(Arc::clone(room));
        }
        // One room after another, so that two battles of one evening do not throw alike.
        let seed = self.seed.map_or_else(secret::seed, |seed| seed.wrapping_add(rooms.len() as u64));
        let counting = self.odds.as_ref().map(|by| Counting::new(by, &self.desk));
        let room = Arc::new(Room::open(self.games, &self.shelf, id, seed, counting, begun)?);
        rooms.insert(id.to_owned(), Arc::clone(&room));
        drop(rooms);
        crate::odds::refresh(&room);
        Ok(room)
    }

    /// Begins a battle: its id.
    ///
    /// # Errors
    /// When the scenario has problems, or cannot be kept.
    pub fn begin(&self, scenario: &str) -> Result<String, Trouble> {
        let id = secret::once("");
        self.begin_as(&id, scenario)?;
        Ok(id)
    }

    /// Begins a battle under this id; one that is there already is left as it is.
    ///
    /// # Errors
    /// When the scenario has problems, or cannot be kept.
    pub fn begin_as(&self, id: &str, scenario: &str) -> Result<(), Trouble> {
        let beginning = begin(self.games, scenario, None)?;
        self.put_as(id, &Journal::new(beginning.header.clone()))?;
        crate::settings::begin(&self.shelf, id, &crate::habits::Habits::of(&self.shelf))?;
        self.room_of(id, Some(beginning)).map(drop)
    }

    /// Whether there is a battle of this id.
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        self.shelf.battles().is_ok_and(|all| all.iter().any(|b| b.id == id))
    }

    /// Puts a battle from a file on the shelf under this id.
    ///
    /// # Errors
    /// When it cannot be read as a battle of ours.
    pub fn import_as(&self, id: &str, bytes: &[u8]) -> Result<(), Trouble> {
        let read = Journal::read(bytes)?;
        // Whoever lets it in plays it once through: a journal that does not hold is not kept.
        montjoie_chronicle::Chronicle::with(
            self.games,
            Box::new(montjoie_chronicle::Memory::of(read.journal.clone())),
        )?;
        self.put_as(id, &read.journal)
    }

    fn put_as(&self, id: &str, journal: &Journal) -> Result<(), Trouble> {
        let day = format!("begun/{id}");
        if self.shelf.kept(&day)?.is_none() {
            self.shelf.keep(&day, &crate::copies::today())?;
        }
        match self.shelf.add(id, &titled(&journal.header), journal) {
            // The same tap, come twice.
            Ok(()) | Err(Trouble::Exists) => Ok(()),
            Err(trouble) => Err(trouble),
        }
    }

    /// The room a code opens: no other is opened to find it.
    #[must_use]
    pub fn by_code(&self, code: &str) -> Option<Arc<Room>> {
        let code = secret::typed(code);
        let battles = self.shelf.battles().ok()?;
        let fits = |id: &str| self.code_of(id).is_some_and(|own| secret::same(&own, &code));
        let id = &battles.iter().filter(|b| !b.archived).find(|b| fits(&b.id))?.id;
        self.room(id).ok().filter(|room| secret::same(&room.code(), &code))
    }

    /// The code of a battle: its room's when that is open, else what the shelf has of it, read once.
    fn code_of(&self, id: &str) -> Option<String> {
        let room = self.rooms.lock().unwrap_or_else(PoisonError::into_inner).get(id).cloned();
        if let Some(room) = room {
            return Some(room.code());
        }
        let mut codes = self.codes.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = codes.get(id) {
            return Some(known.clone());
        }
        let code = Seats::code_kept(&self.shelf, id)?;
        codes.insert(id.to_owned(), code.clone());
        Some(code)
    }

    /// How many rooms are open.
    #[must_use]
    pub fn open_rooms(&self) -> usize {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// How phones come in.
    #[must_use]
    pub fn door(&self, battle: &str, seats: &Seats) -> Door {
        let doors = if self.lan() { addresses() } else { Vec::new() };
        let links_at = |doors: &[IpAddr], path: &str| -> Vec<Address> {
            let far = self.public.iter().map(|public| (public.name().to_owned(), public.address()));
            let near = doors.iter().map(|door| (door.to_string(), format!("http://{door}:{}", self.port)));
            let one = |(name, address): (String, String)| {
                let link = format!("{address}{path}");
                Address { name, qr: qr(&link), link }
            };
            far.chain(near).map(one).collect()
        };
        let links = |path: &str| links_at(&doors, path);
        // Whoever sits at this machine comes back to their seat whether phones are let in or not.
        let here = [IpAddr::from([127, 0, 0, 1])];
        let again = if doors.is_empty() && self.public.is_none() { &here[..] } else { &doors[..] };
        let seat = |seat: &crate::seats::PlayerSeat| {
            let key = seat.link.as_deref()?;
            Some((seat.id.to_string(), links_at(again, &format!("/seat/{battle}/{key}"))))
        };
        Door {
            code: seats.code.clone(),
            addresses: links(&format!("/join?code={}", seats.code)),
            open: self.lan(),
            far: self.public.is_some(),
            screen: links(&format!("/screen/{battle}/{}", seats.screen_link)),
            screen_here: format!("/screen/{battle}"),
            seats: seats.list.iter().filter_map(seat).collect(),
        }
    }
}

/// A QR code, row by row.
fn qr(link: &str) -> Vec<Vec<bool>> {
    let Ok(code) = qrcode::QrCode::new(link.as_bytes()) else { return Vec::new() };
    let width = code.width();
    code.to_colors().chunks(width).map(|row| row.iter().map(|c| *c == qrcode::Color::Dark).collect()).collect()
}

/// Every book's rules in both languages, read once.
struct Books {
    all: BTreeMap<&'static str, [Book; 2]>,
    none: [Book; 2],
}

impl Books {
    fn of(games: Games) -> Books {
        Books { all: games.iter().map(|game| (game.info().id, game.books())).collect(), none: Default::default() }
    }

    fn chapter(&self, rule: Rule) -> Option<(String, String)> {
        self.all
            .values()
            .find_map(|[fr, en]| Some((fr.rule(rule.0)?.chapter.clone(), en.rule(rule.0)?.chapter.clone())))
    }
}

/// Every sentence of every part.
fn texts(games: Games, books: &Arc<Books>) -> Texts {
    let [(_, fr), (_, en)] = scenario::TEXT;
    let mut bundles = vec![(fr, en), montjoie_chronicle::TEXT, montjoie_pages::TEXT];
    bundles.extend(montjoie_bring::TEXTS);
    bundles.extend(games.iter().map(|game| {
        let [fr, en] = game.info().text;
        (fr, en)
    }));
    let books = Arc::clone(books);
    let titles = move |rule| books.chapter(rule);
    Texts::new(&bundles).expect("the shipped texts are sound: a test reads them").with_titles(titles)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::room::Wrong;
    use montjoie_chronicle::{Author, Body};

    /// Where the system keeps no locks two programs may hold one folder. Each writes what it means to, and nothing of it is lost or doubled.
    #[test]
    fn two_programs_on_one_folder_lose_and_double_nothing() {
        let data = std::env::temp_dir().join(format!("montjoie-two-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&data);
        let config =
            Config { games: montjoie_books::GAMES, data, port: 0, lan: false, odds: None, public: None, seed: Some(1) };
        let halls = [0, 1].map(|_| Hall::open(&config, 0).expect("a hall"));
        halls[0].begin_as("gue", montjoie_books::GAMES[0].samples()[0].1).expect("a sample");
        let rooms = halls.each_ref().map(|hall| hall.room("gue").expect("a room"));
        let note = |room: &Arc<Room>, text: &str| {
            room.act(|inside| Ok((Vec::new(), inside.chronicle.note(text, Author::Gm)?)))
        };
        note(&rooms[0], "premier").expect("it is free");
        // The other acts on what it saw before: it is told so, nothing is done, and it shows what is so now.
        assert!(matches!(note(&rooms[1], "second"), Err(Wrong::Trouble(Trouble::HeadMoved))));
        assert!(rooms[1].inside().notices.iter().any(|n| n.wrong), "the GM is told");
        assert_eq!(rooms[0].inside_head(), rooms[1].inside_head());
        // Both at once, again and again: what was taken is there once, what was refused is not.
        let taken: Vec<String> = std::thread::scope(|scope| {
            let hands = rooms.each_ref().map(|room| {
                scope.spawn(move || {
                    let mut taken = Vec::new();
                    for n in 0..20 {
                        let text = format!("{:p} {n}", Arc::as_ptr(room));
                        while note(room, &text).is_err() {}
                        taken.push(text);
                    }
                    taken
                })
            });
            hands.into_iter().flat_map(|hand| hand.join().expect("nobody fell")).collect()
        });
        let third = Hall::open(&config, 0).expect("a hall").room("gue").expect("a room");
        let inside = third.inside();
        let path = inside.chronicle.path().iter().filter_map(|id| inside.chronicle.journal().entry(*id));
        let told: Vec<&str> = path
            .filter_map(|entry| match &entry.body {
                Body::Note { text, .. } => Some(text.as_str()),
                _ => None,
            })
            .collect();
        assert_eq!(told.len(), 41, "{told:?}");
        assert!(taken.iter().all(|text| told.iter().filter(|t| *t == text).count() == 1));
    }
}
