//! The way in: the gallery of shipped battles, and the questions that lead to a book. All of it is said by the books themselves.

use crate::hall::Hall;
use crate::home::only_gm;
use crate::live::words;
use crate::routes::Routes;
use crate::secret;
use crate::visit::{Visit, page};
use axum::extract::{Query, State};
use axum::response::Response;
use montjoie_game::scenario::Doc;
use montjoie_game::{Arg, Game, Message, Names, Shipped, Suits, Viewer};
use montjoie_pages::gallery::{self, BookBattles, Host, ShippedBattle, SuggestedBook, Which};
use montjoie_pages::{Words, blazon, capital};
use montjoie_table::Side;
use montjoie_text::Lang;
use std::collections::BTreeMap;
use std::sync::Arc;

type Here = State<Arc<Hall>>;

/// The routes of the way in: for the GM.
pub fn routes() -> Routes {
    Routes::default().get("/gallery", all).get("/which", which)
}

/// Units and heroes that are easily led, and those that take a practised hand.
const EASY: i64 = 12;
const HARD: i64 = 20;

/// A shipped battle as the gallery shows it; none where it cannot be opened.
fn shown(words: &Words<'_>, game: &'static dyn Game, battle: &Shipped, once: &str) -> Option<ShippedBattle> {
    let opened = game.open(&Doc::read(battle.text), None).ok()?;
    let pick = |both: &(String, String)| if words.lang == Lang::Fr { both.0.clone() } else { both.1.clone() };
    let fight = opened.fight.as_ref();
    let (fates, sheets) = (fight.fates(), fight.sheets(Viewer::Gm));
    let weight = |f: &montjoie_game::Fate| f.initial.saturating_mul(f.worth.max(1));
    let units = |side: Side| fates.iter().filter(move |f| f.side == side && !f.person);
    let most = fates.iter().filter(|f| !f.person).map(weight).max().unwrap_or(1).max(1);
    let banners = blazon::usual(fight.names());
    let own = Words { names: fight.names(), ..*words };
    let hosts = Side::BOTH.map(|side| Host {
        name: own.side(side),
        banner: banners[side.index()],
        units: units(side)
            .map(|f| {
                let kind = sheets.iter().find(|s| s.subject == f.subject).map_or("other", |s| s.kind);
                (kind, u8::try_from(weight(f) * 100 / most).unwrap_or(100))
            })
            .collect(),
    });
    let map = fight.map(Viewer::Gm).is_some();
    let parts = i64::try_from(fates.len()).unwrap_or(0);
    // What happens by itself and a map are things to mind besides.
    let more = i64::from(map) * 4 + i64::try_from(opened.told.len()).unwrap_or(0) * 2;
    let difficulty = usize::from(parts + more > EASY) + usize::from(parts + more > HARD);
    let length = battle.counted.map(|c| {
        let rounds = words.texts.rounds(words.lang, game.info().id, fight.place().counts, c.rounds);
        words.say(&Message::new("page-gallery-length").with("rounds", Arg::Text(rounds)))
    });
    Some(ShippedBattle {
        game: game.info().id.to_owned(),
        id: battle.id.to_owned(),
        title: pick(&opened.title),
        text: opened.text.as_ref().map(pick).unwrap_or_default(),
        hosts,
        length,
        difficulty,
        parts,
        won: battle.counted.map(|c| c.won),
        map,
        once: once.to_owned(),
    })
}

fn once(seed: u64, nth: usize) -> String {
    format!("{:012x}", seed.wrapping_add(nth as u64) & 0xffff_ffff_ffff)
}

async fn all(State(hall): Here, visit: Visit) -> Response {
    if let Some(refused) = only_gm(&hall, &visit) {
        return refused;
    }
    let made = tokio::task::spawn_blocking(move || {
        let (names, seed) = (Names::default(), secret::seed());
        let says = words(&hall, &names, visit.reader, None);
        let mut nth = 0;
        let shelves: Vec<BookBattles> = hall
            .games
            .iter()
            .map(|game| {
                let id = game.info().id;
                let mut next = |b: &Shipped| {
                    nth += 1;
                    shown(&says, *game, b, &once(seed, nth))
                };
                BookBattles {
                    id: id.to_owned(),
                    name: says.word(&format!("{id}-name")),
                    help: says.word(&format!("{id}-name-help")),
                    battles: game.battles().iter().filter_map(&mut next).collect(),
                }
            })
            .collect();
        gallery::page(visit.reader, &says, &shelves)
    });
    made.await.map_or_else(
        |_| axum::response::IntoResponse::into_response(axum::http::StatusCode::INTERNAL_SERVER_ERROR),
        page,
    )
}

/// The answers an address gives: only those there are.
fn answers(query: &BTreeMap<String, String>) -> Vec<(&'static str, &'static str)> {
    let one = |(question, all): (&'static str, &'static [&'static str])| {
        let said = query.get(question)?;
        Some((question, *all.iter().find(|a| *a == said)?))
    };
    Suits::QUESTIONS.into_iter().filter_map(one).collect()
}

/// Of the battles of a book the easiest, on a map where one was wished for and there is one.
fn first(says: &Words<'_>, game: &'static dyn Game, said: &[(&str, &str)]) -> Option<ShippedBattle> {
    let seed = secret::seed();
    let all = game.battles();
    let mut all: Vec<ShippedBattle> = all.iter().filter_map(|b| shown(says, game, b, &once(seed, 0))).collect();
    let wishes = said.contains(&("map", "yes"));
    all.sort_by_key(|b| (wishes && !b.map, b.difficulty, b.parts));
    all.into_iter().next()
}

async fn which(State(hall): Here, visit: Visit, Query(query): Query<BTreeMap<String, String>>) -> Response {
    if let Some(refused) = only_gm(&hall, &visit) {
        return refused;
    }
    let said = answers(&query);
    let made = tokio::task::spawn_blocking(move || {
        let names = Names::default();
        let says = words(&hall, &names, visit.reader, None);
        // The first of the best: books stand in the order they are offered.
        let best = hall.games.iter().rev().max_by_key(|game| game.suits().score(&said)).filter(|_| !said.is_empty());
        let led = best.map(|game| {
            let (id, suits) = (game.info().id, game.suits());
            let fits = |(q, a): &(&'static str, &'static str)| suits.of(q).contains(a);
            SuggestedBook {
                id: id.to_owned(),
                name: says.word(&format!("{id}-name")),
                help: capital(&says.word(&format!("{id}-name-help"))),
                suits: said.iter().filter(|s| fits(s)).map(|(q, _)| *q).collect(),
                not: said.iter().filter(|s| !fits(s)).map(|(q, _)| *q).collect(),
                battle: first(&says, *game, &said),
            }
        });
        let said = said.iter().map(|(q, a)| ((*q).to_owned(), (*a).to_owned())).collect();
        gallery::which(visit.reader, &says, &Which { said, led })
    });
    made.await.map_or_else(
        |_| axum::response::IntoResponse::into_response(axum::http::StatusCode::INTERNAL_SERVER_ERROR),
        page,
    )
}
