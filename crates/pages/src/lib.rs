//! What a viewer may see of a battle, as HTML. No server, no database, no clock: a [`View`] goes in, text comes out.
//!
//! - [`gm::page`], [`player::page`], [`screen::page`]: the three kinds of seats. The live parts of each are a [`Rendered`]
//!   (`gm::regions`, …): [`Rendered::since`] returns what changed, [`push`] encodes it as an update for `live.js`.
//! - [`home`], [`copies`], [`prepare`], [`join`], [`paper`], [`plain`]: the pages outside a battle.
//! - [`keys`]: the names of form fields, and the parser of typed faces; the server reads forms with it.
//!
//! Every page works without scripts: a form is sent and answered with a page. `assets/` contains the style and two small
//! scripts; the server must serve [`ASSETS`] under `/assets/`, with the policy [`POLICY`]. No page names a ruleset: a ruleset
//! supplies its words under the ids listed in CONTRIBUTING.md.
//!
//! # Where forms go
//!
//! All are `POST` requests with `head` (the entry the page shows: [`standing`]) to a path under [`View::base`]:
//!
//! | path | fields |
//! |---|---|
//! | `dice` | one field per throw ([`keys::field`]) with its faces ([`keys::read_faces`]); `do` = `confirm`, `roll` (fill the empty ones, apply nothing) |
//! | `orders` | one field per question with the words of the choice; `pick` (fields ticked), `many` (words); `do` = `confirm`, `last`, `doctrine`, `many` |
//! | `judge` | one field per judgement with its number; `why~`field with a reason |
//! | `term` | `key`, `slot` (`plus`, `versus`, `share`), `value`, `name` |
//! | `gesture` | `gesture`, `who`, `on` (cards, [`keys::subject_of`]), `men`, `shot`, `side`, `field`, `option`, `value`, `reason`, `at` (`start`, `end`); `do` = `preview`, `lay` |
//! | `go` | `do` = `step`, `round`, `until`; `until` = `player`, `break`, `chief`, `character`, `round` (several) |
//! | `undo`, `redo` | no other fields |
//! | `goto` | `entry` |
//! | `what-if` | `do` = `begin` (`entry`), `back`, `lay` (the battle continues from here permanently; the page of that name previews it) |
//! | `amend` | `entry`, `faces`; `do` = `lay` after the preview |
//! | `note` | `text`, `shared` |
//! | `telling` | `round`, `text`; `do` = `show`, `hide` |
//! | `scene` | to open: `title`, `who` (several), `place`, `stakes`, `shared`, and for each of `triumph`, `success`, `failure`, `disaster`: `…_gesture`, `…_who`, `…_on`, `…_men`, `…_side` (once per effect); to end: `scene`, `outcome`, `told`, and the effects again if something was missing; `do` = `open`, `end`, `cancel` |
//! | `conduct` | `dice_a`, `choices_a`, `doctrine_a`, the same for `b`, `gm`, `judgements` = `person`, `assisted`, `program`; `do` = `set`, `except` (`who`, `kind`, `hand`), `forget` (`n`) |
//! | `pledge` | `do` = `pledge`, `word` (`who`, `word`) |
//! | `screen` | `of` = `auto`, `s0`, `s1`, `all`, `level` = `auto`, `unseen`, `words`, `exact`; `do` = `set`, `renew` |
//! | `knowledge` | `a`, `b` = `unseen`, `words`, `exact`, `screen` = these or `auto`; `do` = `set`, `grant` (`to`, `who`, `level`), `forget` (`n`) |
//! | `ruled` | `key`, `words`, `reason`: an order outside the rules |
//! | `constat` | `engaged`, `supports`, `shots` (pairs `u1~u4`), `off`, `reason`; `do` = `preview`, `lay` |
//! | `request` | `request`; `do` = `accept`, `dismiss` |
//! | `accept` | `key`, `seen` ([`Draft::print`]): a player's proposal, accepted only if it has not changed since it was shown; `dice` and `orders` carry `seen~`field for each |
//! | `odds` | `do` = `reveal`, `hide` |
//! | `pace` | `do` = `all`, `matters`, `none` ([`Pace`]) |
//! | `seat` | `seat`, `do` = `let_in`, `remove`, `assign`; `side`, `character`, `units` (several), `chief`, `narrow` |
//! | `banners` | `field_a`, `charge_a`, `field_b`, `charge_b` |
//! | `answer` | by a player: like `dice`, `orders`, `judge` in one |
//! | `say` | by a player: `text`, an action proposed in words |
//! | `word` | by a player: `word`, mixed into pledged dice |
//!
//! Pages under the same base: nothing (the table itself), `rule/ID`, `sheet/CARD`, `line/ENTRY`, `scene` (`end`: the one under way, whole; `whom`: everyone it may fall on), `what-if`, `chronicle`, `chronicle.md`, `people`, `after`, `then` (`steps`: the battle at an earlier step),
//! `print/cards`, `print/order`, `print/finish`, `print/book`, `scenario`, `journal`, `events` (the updates).

#![forbid(unsafe_code)]

mod abbr;
mod agreed;
mod beside;
pub mod blazon;
mod bodies;
pub mod bring;
pub mod card;
pub mod copies;
mod form;
mod front;
pub mod gallery;
pub mod gm;
pub mod heraldry;
pub mod home;
mod html;
pub mod join;
pub mod keys;
mod moment;
mod open;
pub mod paper;
pub mod plain;
pub mod player;
mod pledge;
pub mod prepare;
mod printed;
mod region;
pub mod screen;
mod seen;
mod shell;
mod staged;
mod sum;
mod time;
pub mod track;
mod turns;
mod view;
mod words;

pub use agreed::{Agreement, Either, Eyes, Grant, Granted, Hand, OwnWay, Request, Screen};
pub use beside::{Beside, standing};
pub use form::Form;
pub use gm::{first_recent, markdown, whole_chronicle};
pub use heraldry::{Banner, Charge, Tincture};
pub use html::{Html, Tag};
pub use moment::Pace;
pub use open::{Draft, Open, Proposer, RollMark, RolledBy};
pub use pledge::Pledged;
pub use region::{Prints, Region, Rendered, push};
pub use seen::{JournalItem, Met, Numbers, Onlooker, Seen, Spoken, Whole};
pub use shell::{ASSETS, POLICY, Shell};
pub use staged::{Refused, Scene, SceneEffect};
pub use time::{Beat, ending, then};
pub use view::{
    Address, Attendee, Branch, Desk, Door, Holding, LineBody, Notice, OddsPanel, Presence, ReadAloud, Reader,
    ShownLine, Sum, Theme, View, named_in,
};
pub use words::{TEXT, Words, capital};
