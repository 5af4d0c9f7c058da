//! Sieges: sections, breaches, engines, the ram, sorties.

use super::of;
use crate::chapters::engines::{self, WORK};
use crate::events::{Breach, Event};
use crate::nouns::terms::{Order, Where};
use crate::nouns::walls::{Aim, Section};
use crate::shown::sight::Sight;
use montjoie_game::{Arg, Message};
use montjoie_table::{Id as _, Side, Subject};

impl Sight<'_> {
    /// BX-71 — engines that shot this sequence and cannot any more: nobody serves them, or those who do are at grips.
    pub(crate) fn silenced(&self) -> Option<Message> {
        let b = self.b;
        // Who serves an engine, and whether they can, is known to those who know that side's figures.
        let silent = b.engine_ids().filter(|&engine| {
            let one = &b.engines[engine.index()];
            self.is_open(one.side) && one.aim != Aim::Nothing && !engines::can_shoot(b, engine)
        });
        let all: Vec<Subject> = silent.map(|engine| b.engine_place(engine)).collect();
        (!all.is_empty()).then(|| Message::new("bx-tell-silenced").with("units", Arg::Many(all)))
    }

    pub(crate) fn siege_event(&self, event: &Event) -> Option<Message> {
        let b = self.b;
        let besieger = |side: Option<Side>| side.is_some_and(|s| self.is_open(s));
        let attacker = b.fort.map(|f| f.besieged.foe());
        let at_ram = || b.present().find(|(_, body)| body.order == Order::Ram).map(|(id, _)| id);
        match *event {
            Event::Attacks { unit, section: Section(Some(section)) } => {
                // With no enemy on the field there is nobody to assault.
                let empty = b.foes(b.at(unit).side).next().is_none();
                let id = if empty { "bx-tell-attacks-empty" } else { "bx-tell-attacks" };
                self.sees(unit).then(|| of(id, unit).who("target", section.into()))
            }
            Event::Holds { unit, section: Section(Some(section)) } => {
                let watched = b.fort.is_some_and(|f| f.is_attacked(section));
                (self.sees(unit) || watched).then(|| of("bx-tell-holds", unit).who("target", section.into()))
            }
            Event::Breached { section, how } => Some(
                Message::new(match how {
                    Breach::Undefended => "bx-tell-breach-undefended",
                    Breach::Demoralised => "bx-tell-breach-demoralised",
                    Breach::Engine => "bx-tell-breach-engine",
                    Breach::Ram => "bx-tell-breach-ram",
                    Breach::Sortie => "bx-tell-breach-sortie",
                    Breach::Magic => "bx-tell-breach-magic",
                    Breach::Ruse => "bx-tell-breach-ruse",
                    Breach::Huge => "bx-tell-breach-huge",
                    Breach::Ruling => "bx-tell-breach-ruling",
                })
                .who("target", section.into()),
            ),
            Event::Aimed { engine, aim } => {
                let aimed = |id| Message::new(id).who("unit", b.engine_place(engine));
                match aim {
                    Aim::Nothing => None,
                    Aim::Section(section) => Some(aimed("bx-tell-aimed-wall").who("target", section.into())),
                    Aim::Unit(unit) => {
                        self.sees(unit).then(|| aimed("bx-tell-aimed").who("target", Subject::from(unit)))
                    }
                }
            }
            Event::Pounded { engine, section, work } => {
                let known = besieger(attacker);
                let id = if known { "bx-tell-pounded" } else { "bx-tell-pounded-seen" };
                let told = Message::new(id).who("unit", b.engine_place(engine)).who("target", section.into());
                let had = b.fort.map_or(0, |f| f.battered[section.index() % f.battered.len()]);
                let done = i64::from(had + work).min(i64::from(WORK)) * 100 / i64::from(WORK);
                Some(if known { told.number("percent", done) } else { told })
            }
            Event::Wasted { engine } => Some(Message::new("bx-tell-wasted").who("unit", b.engine_place(engine))),
            Event::Stationed { engine, at } => {
                let id = match at {
                    Where::Destroyed => "bx-tell-engine-burnt",
                    Where::Field => "bx-tell-engine-back",
                    _ => "bx-tell-engine-away",
                };
                Some(Message::new(id).who("unit", b.engine_place(engine)))
            }
            Event::Captured { engine } => {
                let taker = b.engines.get(engine.index())?.side.foe();
                Some(
                    Message::new("bx-tell-engine-captured")
                        .who("unit", b.engine_place(engine))
                        .who("side", Subject::side(taker)),
                )
            }
            Event::Served { engine, by } => {
                let side = b.engines.get(engine.index())?.side;
                let id = if by.is_none() { "bx-tell-engine-unserved" } else { "bx-tell-engine-served" };
                let told = Message::new(id).who("unit", b.engine_place(engine));
                self.is_open(side).then(|| match by {
                    Some(by) => told.who("target", by.into()),
                    None => told,
                })
            }
            Event::Crewed { engine, crew, engineer } => {
                let side = b.engines.get(engine.index())?.side;
                let id = if engineer { "bx-tell-engine-crewed" } else { "bx-tell-engine-crewed-alone" };
                let told = Message::new(id).who("unit", b.engine_place(engine)).number("crew", crew);
                self.is_open(side).then_some(told)
            }
            Event::RamBegins { sequences } => {
                let unit = at_ram().filter(|&u| self.sees(u))?;
                let known = self.counts(unit);
                Some(if known {
                    of("bx-tell-ram-begins", unit).number("sequences", sequences)
                } else {
                    of("bx-tell-ram-begins-seen", unit)
                })
            }
            Event::Rammed { unit } => {
                let left = b.fort.map_or(0, |f| f.ram_need.saturating_sub(f.ram_done.saturating_add(1)));
                match (self.counts(unit), left) {
                    _ if !self.sees(unit) => None,
                    (false, _) => Some(of("bx-tell-rammed-seen", unit)),
                    // The gate gives way: the breach has its own line.
                    (true, 0) => None,
                    (true, _) => Some(of("bx-tell-rammed", unit).number("left", left)),
                }
            }
            Event::RamLost => besieger(attacker).then(|| Message::new("bx-tell-ram-lost")),
            Event::Sallied { unit } => Some(of("bx-tell-sallied", unit)),
            Event::Returned { unit } => self.sees(unit).then(|| of("bx-tell-returned", unit)),
            Event::Supplies { side, left } => self
                .is_open(side)
                .then(|| Message::new("bx-tell-supplies").who("side", Subject::side(side)).number("left", left)),
            _ => None,
        }
    }
}
