//! Seats: who sits where. A player asks for one with the code, waits, and is let in by the GM.

use crate::kept::{Kept, kept};
use crate::secret;
use montjoie_chronicle::{Author, Shelf, Trouble};
use montjoie_pages::Numbers;
use montjoie_table::{Side, Subject};
use serde::{Deserialize, Serialize};

/// Most seats of one battle.
pub const MOST: usize = 64;
/// Most screens of one battle; the oldest makes room.
const MOST_SCREENS: usize = 12;

/// One seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerSeat {
    /// Its number, told to nobody but the GM.
    pub id: u32,
    /// What its player is called.
    pub name: String,
    /// What is kept of its key: whoever holds the key sits here.
    pub token: String,
    /// The key of a link that was made for it: good once, and never written down.
    #[serde(skip)]
    pub link: Option<String>,
    /// The side it sees; none while it waits to be let in.
    pub side: Option<Side>,
    /// The units and characters given to it.
    #[serde(default)]
    pub holds: Vec<Subject>,
    /// Whether its player commands the side.
    #[serde(default)]
    pub chief: bool,
    /// Whether its player sees of the side only what is theirs.
    #[serde(default)]
    pub narrow: bool,
    /// The numbers by which its player knows everyone.
    #[serde(default)]
    pub(crate) numbers: Vec<Subject>,
    /// How many pages of theirs are open now.
    #[serde(skip)]
    pub here: u32,
}

/// The seats of a battle and the code that opens its waiting room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seats {
    /// Six letters.
    pub code: String,
    /// The key of the screen in tables of another day: only read.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    screen: String,
    /// What is kept of the keys of the screens for the table, which open nothing else.
    #[serde(default)]
    pub screens: Vec<String>,
    /// The key of the link for the next screen: good once, and never written down.
    #[serde(skip)]
    pub screen_link: String,
    /// The numbers by which the screen knows everyone.
    #[serde(default)]
    numbers: Vec<Subject>,
    /// In the order in which they came.
    pub list: Vec<PlayerSeat>,
    next: u32,
}

impl Default for Seats {
    fn default() -> Seats {
        Seats {
            code: secret::code(),
            screen: String::new(),
            screens: Vec::new(),
            screen_link: secret::token(),
            numbers: Vec::new(),
            list: Vec::new(),
            next: 1,
        }
    }
}

/// Why nobody sat down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoSeat {
    /// A player needs a name.
    NoName,
    /// The table is full.
    Full,
    /// Somebody of this name sits there: a name that is free.
    Taken(String),
}

/// Most characters of a name.
const LONGEST: usize = 40;

/// A name as it is compared: case, accents, spaces, wide letters and what nobody sees make no other name.
fn folded(name: &str) -> String {
    let wide = |c: char| match u32::from(c) {
        n @ 0xff01..=0xff5e => char::from_u32(n - 0xfee0).unwrap_or(c),
        _ => c,
    };
    // Spaces, and marks that take no room: joiners, directions, soft hyphens, variants.
    let unseen = |c: char| {
        c.is_whitespace()
            || c.is_control()
            || matches!(c, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{feff}')
            || matches!(c, '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}')
            || matches!(c, '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}')
    };
    let plain: String = name.chars().map(wide).filter(|c| !unseen(*c)).collect();
    montjoie_game::scenario::fold(&plain)
}

impl Seats {
    /// The numbers by which a seat, or the screen, knows everyone.
    #[must_use]
    pub(crate) fn numbers_of(&self, seat: Option<u32>) -> Numbers {
        let kept = match seat {
            Some(id) => self.list.iter().find(|s| s.id == id).map(|s| &s.numbers),
            None => Some(&self.numbers),
        };
        kept.cloned().unwrap_or_default().into()
    }

    /// Keeps them.
    pub(crate) fn number(&mut self, seat: Option<u32>, numbers: &Numbers) {
        let kept = match seat {
            Some(id) => self.list.iter_mut().find(|s| s.id == id).map(|s| &mut s.numbers),
            None => Some(&mut self.numbers),
        };
        if let Some(kept) = kept {
            numbers.known().clone_into(kept);
        }
    }

    /// What each seat holds.
    #[must_use]
    pub fn held(&self) -> Vec<(u32, Subject)> {
        self.list.iter().flat_map(|seat| seat.holds.iter().map(|who| (seat.id, *who))).collect()
    }

    /// The seats kept for a battle.
    ///
    /// # Errors
    /// When they cannot be read or begun.
    pub(crate) fn load(shelf: &Shelf, battle: &str) -> Result<Kept<Seats>, Trouble> {
        let mut kept: Kept<Seats> = kept(shelf, &place(battle))?;
        if kept.value.is_none() {
            let seats = Seats::default();
            seats.save(shelf, battle)?;
            kept.value = Some(seats);
        }
        if let Some(seats) = kept.value.as_mut() {
            if seats.screen_link.is_empty() {
                seats.screen_link = secret::token();
            }
            if seats.hash_plain_keys() {
                seats.save(shelf, battle)?;
            }
        }
        Ok(kept)
    }

    /// Tables of another day kept the keys themselves: what is kept of them takes their place, and they open what they opened.
    fn hash_plain_keys(&mut self) -> bool {
        let mut plain = false;
        for seat in self.list.iter_mut().filter(|seat| !secret::is_hashed(&seat.token)) {
            seat.token = secret::hashed(&seat.token);
            plain = true;
        }
        if !self.screen.is_empty() {
            self.screens.push(secret::hashed(&std::mem::take(&mut self.screen)));
            plain = true;
        }
        plain
    }

    /// The code of a battle whose room is not open; none when nobody was ever given one.
    pub(crate) fn code_kept(shelf: &Shelf, battle: &str) -> Option<String> {
        #[derive(Deserialize)]
        struct Code {
            code: String,
        }
        let text = shelf.kept(&place(battle)).ok().flatten()?;
        serde_json::from_str::<Code>(&text).ok().map(|kept| kept.code)
    }

    /// Keeps them.
    ///
    /// # Errors
    /// When they cannot be written.
    pub fn save(&self, shelf: &Shelf, battle: &str) -> Result<(), Trouble> {
        shelf.keep(&place(battle), &serde_json::to_string(self).unwrap_or_default())
    }

    /// Somebody asks for a seat: its key, to be kept by their phone.
    ///
    /// # Errors
    /// When there is no name, or no room.
    pub fn ask(&mut self, name: &str) -> Result<String, NoSeat> {
        let name: String = name.trim().chars().filter(|c| !c.is_control()).take(LONGEST).collect();
        if folded(&name).is_empty() {
            return Err(NoSeat::NoName);
        }
        if self.taken(&name) {
            return Err(NoSeat::Taken(self.free(&name)));
        }
        if self.list.len() >= MOST {
            return Err(NoSeat::Full);
        }
        let token = secret::token();
        self.list.push(PlayerSeat {
            id: self.next,
            name,
            token: secret::hashed(&token),
            link: None,
            side: None,
            holds: Vec::new(),
            chief: false,
            narrow: false,
            numbers: Vec::new(),
            here: 0,
        });
        self.next = self.next.wrapping_add(1);
        Ok(token)
    }

    fn taken(&self, name: &str) -> bool {
        let name = folded(name);
        self.list.iter().any(|seat| folded(&seat.name) == name)
    }

    /// A name like this one that nobody has: with a number behind it.
    fn free(&self, name: &str) -> String {
        let numbered = (2..).map(|n| {
            let number = format!(" {n}");
            let room = LONGEST.saturating_sub(number.chars().count());
            format!("{}{number}", name.chars().take(room).collect::<String>().trim_end())
        });
        numbered.into_iter().find(|name| !self.taken(name)).unwrap_or_default()
    }

    /// Shuts every screen out, and voids the link that was shown.
    pub fn renew_screen(&mut self) {
        self.screens.clear();
        self.screen_link = secret::token();
    }

    /// Changes the link of the screen for a key; another link takes its place.
    pub fn show_screen(&mut self, link: &str) -> Option<String> {
        if !secret::same(&self.screen_link, link) {
            return None;
        }
        self.screen_link = secret::token();
        let key = secret::token();
        self.screens.push(secret::hashed(&key));
        if self.screens.len() > MOST_SCREENS {
            self.screens.remove(0);
        }
        Some(key)
    }

    /// Whether a screen with this key may be shown.
    #[must_use]
    pub fn screen_fits(&self, key: &str) -> bool {
        self.screens.iter().any(|kept| secret::fits(key, kept))
    }

    /// Another code: the old one opens nothing.
    pub fn renew_code(&mut self) {
        self.code = secret::code();
    }

    /// Voids the key of a seat, and makes a link that brings its player back to it.
    pub fn renew(&mut self, id: u32) {
        if let Some(seat) = self.list.iter_mut().find(|s| s.id == id) {
            // Nobody holds the key this is of.
            (seat.token, seat.link) = (secret::hashed(&secret::token()), Some(secret::token()));
        }
    }

    /// Changes the link of a seat for its key.
    pub fn sit_again(&mut self, link: &str) -> Option<String> {
        let fits = |seat: &&mut PlayerSeat| seat.link.as_deref().is_some_and(|own| secret::same(own, link));
        let seat = self.list.iter_mut().find(fits)?;
        let key = secret::token();
        (seat.token, seat.link) = (secret::hashed(&key), None);
        Some(key)
    }

    /// The seat of this key.
    #[must_use]
    pub fn of(&self, token: &str) -> Option<&PlayerSeat> {
        self.list.iter().find(|seat| secret::fits(token, &seat.token))
    }

    /// A seat as somebody once had it, while they still have it.
    #[must_use]
    pub fn still(&self, had: &PlayerSeat) -> Option<&PlayerSeat> {
        self.list.iter().find(|seat| seat.id == had.id && seat.token == had.token)
    }

    /// Lets a player in on a side, with what is given to them.
    pub fn admit(&mut self, id: u32, side: Side, holds: Vec<Subject>, chief: bool) {
        if let Some(seat) = self.list.iter_mut().find(|s| s.id == id) {
            (seat.side, seat.holds, seat.chief) = (Some(side), holds, chief);
        }
    }

    /// Takes a seat away: its key opens nothing any more.
    pub fn remove(&mut self, id: u32) {
        self.list.retain(|s| s.id != id);
    }
}

fn place(battle: &str) -> String {
    format!("seats/{battle}")
}

/// A player as the journal names them; two names mean somebody else there.
pub(crate) fn seat_author(name: &str) -> Author {
    match name {
        "gm" | "program" => Author::Seat(format!("{name}.")),
        _ => Author::Seat(name.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_is_asked_for_given_and_taken_away() {
        let mut seats = Seats::default();
        assert_eq!(seats.ask("  "), Err(NoSeat::NoName));
        let token = seats.ask(" Aude ").expect("a seat");
        let id = seats.of(&token).map(|s| (s.id, s.name.clone(), s.side));
        assert_eq!(id, Some((1, "Aude".to_owned(), None)));
        seats.admit(1, Side::B, vec![Subject::unit(3)], false);
        assert_eq!(seats.of(&token).and_then(|s| s.side), Some(Side::B));
        seats.remove(1);
        assert_eq!(seats.of(&token), None);
    }

    #[test]
    fn keys_are_renewed_and_never_written_down() {
        let mut seats = Seats::default();
        let (code, old) = (seats.code.clone(), seats.ask("Aude").expect("a seat"));
        seats.renew_code();
        assert_ne!(seats.code, code);
        let had = seats.of(&old).cloned().expect("hers");
        seats.renew(1);
        assert_eq!((seats.of(&old), seats.still(&had)), (None, None), "the old key is void at once");
        let link = seats.list[0].link.clone().expect("a link");
        assert_eq!(seats.of(&link), None);
        assert_eq!((seats.sit_again("x"), seats.sit_again("")), (None, None));
        let key = seats.sit_again(&link).expect("the link brings her back");
        assert_eq!(seats.of(&key).map(|s| s.id), Some(1));
        assert_eq!(seats.sit_again(&link), None, "once");
        let shown = seats.screen_link.clone();
        let screen = seats.show_screen(&shown).expect("a screen");
        assert!(seats.screen_fits(&screen) && !seats.screen_fits(&shown) && seats.show_screen(&shown).is_none());
        let other = seats.show_screen(&seats.screen_link.clone()).expect("another");
        assert!(seats.screen_fits(&screen) && seats.screen_fits(&other));
        let text = serde_json::to_string(&seats).expect("written");
        for secret in [&old, &key, &link, &shown, &screen, &other, &seats.screen_link] {
            assert!(!text.contains(secret.as_str()), "{text}");
        }
        seats.renew_screen();
        assert!(!seats.screen_fits(&screen) && !seats.screen_fits(&other));
        for _ in 0..20 {
            seats.show_screen(&seats.screen_link.clone()).expect("one more");
        }
        assert_eq!(seats.screens.len(), MOST_SCREENS);
    }

    #[test]
    fn two_at_a_table_never_have_one_name() {
        let mut seats = Seats::default();
        seats.ask("Élodie").expect("a seat");
        let free = |name: &str| Err(NoSeat::Taken(name.to_owned()));
        // Accents written apart, case, spaces, wide letters, joiners: the same name to whoever reads it.
        let again = [
            "Élodie",
            " élodie ",
            "ELODIE",
            "E\u{301}lodie",
            "É lo die",
            "Ｅlodie",
            "Élo\u{200d}die",
            "Élodie\u{fe0f}",
        ];
        for again in again {
            let proposed = format!("{} 2", again.trim());
            assert_eq!(seats.ask(again), free(&proposed), "{again:?}");
        }
        seats.ask("Élodie 2").expect("the proposed name is free");
        assert_eq!(seats.ask("élodie"), free("élodie 3"));
        seats.ask("Élodée").expect("another name");
        assert_eq!(seats.ask("\u{200b}\u{feff}"), Err(NoSeat::NoName), "a name is something to be read");
        let long = "x".repeat(40);
        seats.ask(&long).expect("long");
        assert_eq!(seats.ask(&long), free(&format!("{} 2", "x".repeat(38))));
        // Tables of an older day may have two of one name: they are read as they are.
        let mut old = seats.clone();
        old.list.extend(seats.list.iter().cloned());
        let mut read: Seats = serde_json::from_str(&serde_json::to_string(&old).expect("written")).expect("read");
        read.screen_link.clone_from(&old.screen_link);
        assert_eq!(read, old);
    }
}
