//! What is told of each thing that happens: an id and its values. The words are in `text/tell/`.
//!
//! `-seen` ends the id of what is told to one who may not know the figures. The one who acts is `$unit`, the one it is done to
//! `$target`.

use crate::chapters::initiative;
use crate::events::{Event, MoraleTrial};
use crate::nouns::battle::{Battle, HeroId, UnitId};
use crate::nouns::terms::{Action, Cause, Feat, Grade, HeroStatus, Morale, Organised, SiteKind, Step, SupportKind};
use crate::shown::rulings;
use crate::shown::sight::Sight;
use montjoie_game::{Arg, Message, Viewer};
use montjoie_table::{Heard, Id as _, State as _, Subject, cell_label};

pub(crate) fn line(before: &Battle, heard: &Heard<Event>, viewer: Viewer) -> Option<Message> {
    let sight = Sight { b: before, viewer };
    match heard {
        Heard::Event(event) => sight.event(event),
        Heard::Chose { head, ruled: true, .. } if viewer == Viewer::Gm => {
            Some(Message::new("papiers-tell-outside").who("unit", head.key.of))
        }
        Heard::Chose { .. } | Heard::Judged { .. } | Heard::Thrown(_) => None,
    }
}

/// A message about a unit.
pub(crate) fn of(id: &'static str, unit: UnitId) -> Message {
    Message::new(id).who("unit", Subject::from(unit))
}

/// A message about one unit and another.
pub(crate) fn on(id: &'static str, unit: UnitId, target: UnitId) -> Message {
    of(id, unit).who("target", Subject::from(target))
}

/// A message about a character.
fn by(id: &'static str, hero: HeroId) -> Message {
    Message::new(id).who("unit", Subject::from(hero))
}

/// PAP-35, PAP-37 — how many of a unit no blow of the hour has felled yet: the rest of a blow vanishes.
pub(crate) fn unfelled(b: &Battle, unit: UnitId) -> u32 {
    let of_it = || b.hits.iter().filter(move |hit| hit.unit == unit);
    let all: u32 = of_it().map(|hit| hit.losses).sum();
    let counted: u32 = of_it().filter(|hit| !hit.gone).map(|hit| hit.losses).sum();
    let u = b.at(unit);
    u.eff.saturating_sub(counted).min(u.eff_start.max(u.eff).saturating_sub(all))
}

/// PAP-80 — people alone fall or stand: what a blow would take of a company is no count of them.
fn lone(unit: UnitId, by: Option<UnitId>, cause: Cause) -> Message {
    match by {
        Some(by) if matches!(cause, Cause::Fire | Cause::Defensive) => on("papiers-tell-hit-lone-shot", by, unit),
        Some(by) => on("papiers-tell-hit-lone", by, unit),
        None => of("papiers-tell-hit-lone-alone", unit),
    }
}

/// A blow that would take more than there are: what it would take, and how many there are to fall.
fn beyond(unit: UnitId, by: Option<UnitId>, losses: u32, left: u32) -> Message {
    let told = match (by, left) {
        (Some(by), 0) => return on("papiers-tell-hit-fallen", by, unit),
        (None, 0) => return of("papiers-tell-hit-fallen-alone", unit),
        (Some(by), _) => on("papiers-tell-hit-beyond", by, unit),
        (None, _) => of("papiers-tell-hit-beyond-alone", unit),
    };
    told.number("losses", losses).number("left", left)
}

fn why(trial: MoraleTrial) -> &'static str {
    match trial {
        MoraleTrial::Losses => "papiers-trial-losses",
        MoraleTrial::Fear => "papiers-trial-fear",
        MoraleTrial::Drugs => "papiers-trial-drugs",
        MoraleTrial::Spell => "papiers-trial-spell",
        MoraleTrial::Duel => "papiers-trial-duel",
        MoraleTrial::Banner => "papiers-trial-banner",
        MoraleTrial::Organisation => "papiers-trial-organisation",
        MoraleTrial::Frenzy => "papiers-trial-frenzy",
        MoraleTrial::Ruling => "papiers-trial-ruling",
    }
}

impl Sight<'_> {
    /// PAP-25, PAP-28 — who will act in which order, of those whose figures the viewer knows.
    fn order(&self) -> Option<Message> {
        let mut all = initiative::order(self.b);
        all.retain(|&(_, id)| self.counts(id));
        let (first, last) = (all.first()?.0, all.last()?.0);
        let who = Arg::Many(all.iter().map(|&(_, id)| Subject::from(id)).collect());
        let told = |id| Message::new(id).with("who", who).number("first", first);
        match all.len() {
            0 | 1 => None,
            _ if first == last => Some(told("papiers-tell-order-same")),
            _ => Some(told("papiers-tell-order").number("last", last)),
        }
    }

    fn event(&self, event: &Event) -> Option<Message> {
        let b = self.b;
        match *event {
            Event::Hit { unit, by, losses, cause, .. } => self.hit(unit, by, losses, cause),
            Event::Lost { unit, eff, cause } => self.lost(unit, eff, cause),
            Event::Tested { unit, result, trial } => self.reads(unit).then(|| {
                let mut after = b.clone();
                after.apply(event);
                // Told as it leaves them: a second disorder may be a rout, or change nothing.
                let (was, now) = (b.at(unit).state(), after.at(unit).state());
                let foes = self.feared(unit, trial);
                let id = match (now, foes.is_empty()) {
                    (_, true) if result == Morale::Ok => "papiers-tell-stood",
                    (_, false) if result == Morale::Ok => "papiers-tell-stood-fear",
                    (Morale::Deroute, true) => "papiers-tell-routed",
                    (Morale::Deroute, false) => "papiers-tell-routed-fear",
                    (_, true) if was == now => "papiers-tell-still-disordered",
                    (_, false) if was == now => "papiers-tell-still-disordered-fear",
                    (_, true) => "papiers-tell-disordered",
                    (_, false) => "papiers-tell-disordered-fear",
                };
                let told = of(id, unit);
                if foes.is_empty() { told.word("why", why(trial)) } else { told.with("foes", Arg::Many(foes)) }
            }),
            // PAP-70, PAP-77 — traps spring on the march, leaders dress the ranks in a phase of their own.
            Event::Disordered { unit } => {
                let id = if b.step == Step::Engagement { "papiers-tell-trapped" } else { "papiers-tell-muddled" };
                self.reads(unit).then(|| of(id, unit))
            }
            Event::Rallied { unit } => self.reads(unit).then(|| {
                let fled = b.at(unit).routed();
                of(if fled { "papiers-tell-rallied-rout" } else { "papiers-tell-rallied" }, unit)
            }),
            Event::NotRallied { unit } => self.reads(unit).then(|| {
                let flees = b.at(unit).routed();
                of(if flees { "papiers-tell-not-rallied-rout" } else { "papiers-tell-not-rallied" }, unit)
            }),
            Event::Tried { hero, unit, .. } => {
                (self.meets(hero) && self.reads(unit)).then(|| self.hero_on("papiers-tell-tried", hero, unit))
            }
            Event::Acted { hero, action } => self.acted(hero, action),
            Event::Organised { unit, how } => self.reads(unit).then(|| {
                of(
                    if how == Organised::Def { "papiers-tell-organised-def" } else { "papiers-tell-organised-att" },
                    unit,
                )
            }),
            Event::Galvanised { unit, att, .. } => self.reads(unit).then(|| {
                of(if att != 0 { "papiers-tell-galvanised-att" } else { "papiers-tell-galvanised-ini" }, unit)
            }),
            Event::Encircled { army, att } => {
                Some(Message::new("papiers-tell-encircled").who("unit", Subject::from(army)).number("att", att))
            }
            Event::Cast { hero, spell, on, .. } => (self.meets(hero) && self.sees(on)).then(|| {
                let told = self.hero_on("papiers-tell-cast", hero, on);
                told.who("spell", b.spell_place(spell).subject())
            }),
            Event::Posted { hero, unit } => self.posted(hero, unit),
            Event::Won { hero, won } => {
                let id = if won { "papiers-tell-won" } else { "papiers-tell-not-won" };
                self.meets(hero).then(|| by(id, hero))
            }
            Event::Die { army, face } => {
                Some(Message::new("papiers-tell-die").who("unit", Subject::from(army)).number("face", face))
            }
            // Of two armies the higher score acts first. That there is a tie tells an INI: it is for the GM.
            Event::Tie { army, score: 2 } if b.armies.len() == 2 && self.viewer == Viewer::Gm => {
                Some(Message::new("papiers-tell-tie").who("unit", Subject::from(army)))
            }
            Event::Step(Step::Engagement) => self.order(),
            Event::Declared { unit } => self.front(unit).then(|| of("papiers-tell-declared", unit)),
            Event::Drugged { unit } => self.reads(unit).then(|| of("papiers-tell-drugged", unit)),
            Event::Frenzied { unit } => self.front(unit).then(|| of("papiers-tell-frenzied", unit)),
            Event::Tortoise { unit, formed } => {
                let id = if formed { "papiers-tell-tortoise" } else { "papiers-tell-no-tortoise" };
                self.front(unit).then(|| of(id, unit))
            }
            Event::Moved { unit, column, row } => {
                let cell = Arg::Text(cell_label(column, row));
                self.sees(unit).then(|| of("papiers-tell-moved", unit).with("cell", cell))
            }
            Event::Engaged { by, on: target, ambush, .. } => {
                let id = if ambush { "papiers-tell-ambushed" } else { "papiers-tell-engaged" };
                // Whoever comes out of hiding shows himself by it.
                ((ambush || self.sees(by)) && self.sees(target)).then(|| on(id, by, target))
            }
            Event::Countercharged { unit, on: target } => {
                self.sees(unit).then(|| on("papiers-tell-countercharged", unit, target))
            }
            Event::Parted { one, other } => {
                (self.sees(one) && self.sees(other)).then(|| on("papiers-tell-parted", one, other))
            }
            Event::Supports { unit, friend, kind } => {
                let id = match kind {
                    SupportKind::Melee => "papiers-tell-supports",
                    SupportKind::Fire => "papiers-tell-supports-fire",
                };
                (self.sees(unit) && self.sees(friend)).then(|| on(id, unit, friend))
            }
            Event::Unsupports { unit } => self.sees(unit).then(|| of("papiers-tell-unsupports", unit)),
            Event::StoodBy { unit } => self.sees(unit).then(|| of("papiers-tell-stood-by", unit)),
            Event::Aimed { unit, on: target, magic } => {
                let id = if magic { "papiers-tell-aimed-magic" } else { "papiers-tell-aimed" };
                (self.sees(unit) && self.sees(target)).then(|| on(id, unit, target))
            }
            Event::BannerTaken { unit } => self.front(unit).then(|| of("papiers-tell-banner-taken", unit)),
            Event::FellBack { unit } => self.sees(unit).then(|| of("papiers-tell-fell-back", unit)),
            Event::BrokeOff { unit } => self.sees(unit).then(|| of("papiers-tell-broke-off", unit)),
            Event::Revealed { unit } => Some(of("papiers-tell-revealed", unit)),
            Event::Sprung { site, unit } => {
                let site_of = b.sites.get(site.index())?;
                let id = match site_of.kind {
                    SiteKind::Trap => "papiers-tell-trap",
                    SiteKind::Ambush => "papiers-tell-ambush",
                };
                self.sees(unit).then(|| of(id, unit).who("site", Subject::from(site)))
            }
            Event::Found { site } => Some(Message::new("papiers-tell-found").who("site", Subject::from(site))),
            Event::Slipped { unit } => Some(of("papiers-tell-slipped", unit)),
            Event::Regained { unit, eff } => self.front(unit).then(|| {
                if self.counts(unit) {
                    of("papiers-tell-regained", unit).number("eff", eff)
                } else {
                    of("papiers-tell-regained-seen", unit)
                }
            }),
            Event::Destroyed { unit } => {
                let one = b.at(unit).alone() && !b.is_character(unit);
                let id = if one { "papiers-tell-destroyed-one" } else { "papiers-tell-destroyed" };
                // PAP-37 — characters outlive their unit: what becomes of them is not left unsaid.
                let outlive = |hero: &HeroId| !b.is_character(unit) && self.meets(*hero);
                let left: Vec<Subject> =
                    b.heroes_in(unit).map(|(hero, _)| hero).filter(outlive).map(Subject::from).collect();
                self.sees(unit).then(|| match left.is_empty() {
                    true => of(id, unit),
                    false => of("papiers-tell-destroyed-but", unit).with("who", Arg::Many(left)),
                })
            }
            Event::Left { unit } => self.sees(unit).then(|| of("papiers-tell-left", unit)),
            Event::Wounded { hero, n, grade } => self.knows(hero).then(|| {
                let id = match grade {
                    Grade::Leg => "papiers-tell-wounded-leg",
                    Grade::Mod => "papiers-tell-wounded-mod",
                    Grade::Ser => "papiers-tell-wounded-ser",
                };
                by(id, hero).number("n", n)
            }),
            Event::Unhurt { hero } => self.knows(hero).then(|| by("papiers-tell-unhurt", hero)),
            Event::Became { hero, status } => (self.meets(hero) || (status == HeroStatus::Able && self.beside(hero)))
                .then(|| {
                    let id = match status {
                        HeroStatus::Able | HeroStatus::Absent => "papiers-tell-hero-comes",
                        HeroStatus::Out => "papiers-tell-hero-out",
                        HeroStatus::Dead => "papiers-tell-hero-dead",
                        HeroStatus::Captured => "papiers-tell-hero-captured",
                        HeroStatus::Fled => "papiers-tell-hero-fled",
                    };
                    by(id, hero)
                }),
            Event::Over { .. } => Some(Message::new("papiers-tell-over")),
            _ => rulings::ruling(self, event),
        }
    }

    /// A character and a unit: the unit unnamed where the viewer may not know it.
    fn hero_on(&self, id: &'static str, hero: HeroId, unit: UnitId) -> Message {
        by(id, hero).who("target", Subject::from(unit))
    }

    /// PAP-49 — whom a unit fears, of those at grips with it that the viewer sees, where fear is why it is tested.
    fn feared(&self, unit: UnitId, trial: MoraleTrial) -> Vec<Subject> {
        if trial != MoraleTrial::Fear {
            return Vec::new();
        }
        let dreadful = |foe: &UnitId| self.b.at(*foe).frightens() > 0 && self.front(*foe);
        self.b.opponents_in_order(unit).into_iter().filter(dreadful).map(Subject::from).collect()
    }

    fn hit(&self, unit: UnitId, by: Option<UnitId>, losses: u32, cause: Cause) -> Option<Message> {
        let shows = self.sees(unit) || by.is_some_and(|by| self.sees(by));
        if !shows {
            return None;
        }
        let counts = self.counts(unit);
        if !self.front(unit) {
            // What falls on a counter on its face cannot be told from here.
            let alone = || of("papiers-tell-hit-veiled-alone", unit);
            return Some(by.map_or_else(alone, |by| on("papiers-tell-hit-veiled", by, unit)));
        }
        let left = unfelled(self.b, unit);
        if losses > 0 && self.b.is_character(unit) {
            return Some(lone(unit, by, cause));
        }
        if counts && losses > left {
            return Some(beyond(unit, by, losses, left));
        }
        let id = match (cause, losses, counts) {
            (Cause::Trap, 0, _) => return Some(of("papiers-tell-trap-none", unit)),
            (Cause::Spell, 0, _) => return Some(of("papiers-tell-spell-none", unit)),
            (Cause::Trap, _, true) => return Some(of("papiers-tell-hit-trap", unit).number("losses", losses)),
            (Cause::Spell, _, true) => {
                // A spell that takes a quarter of a unit is heard of by the whole field.
                let great = 4 * u64::from(losses) >= u64::from(self.b.at(unit).eff0);
                let id = if great { "papiers-tell-hit-spell-great" } else { "papiers-tell-hit-spell" };
                return Some(of(id, unit).number("losses", losses));
            }
            (Cause::Trap, _, false) => return Some(of("papiers-tell-hit-trap-seen", unit)),
            (Cause::Spell, _, false) => return Some(of("papiers-tell-hit-spell-seen", unit)),
            (Cause::Fire | Cause::Defensive, 0, _) => "papiers-tell-shot-none",
            (_, 0, _) => "papiers-tell-blow-none",
            (Cause::Fire, _, true) => "papiers-tell-hit-fire",
            (Cause::Fire, _, false) => "papiers-tell-hit-fire-seen",
            (Cause::Defensive, _, true) => "papiers-tell-hit-defensive",
            (Cause::Defensive, _, false) => "papiers-tell-hit-defensive-seen",
            (Cause::Vanguard, _, true) => "papiers-tell-hit-vanguard",
            (Cause::Vanguard, _, false) => "papiers-tell-hit-vanguard-seen",
            (Cause::Ambush, _, true) => "papiers-tell-hit-ambush",
            (Cause::Ambush, _, false) => "papiers-tell-hit-ambush-seen",
            (_, _, true) => "papiers-tell-hit-melee",
            (_, _, false) => "papiers-tell-hit-melee-seen",
        };
        let told = on(id, by?, unit);
        Some(if counts && losses > 0 { told.number("losses", losses) } else { told })
    }

    fn lost(&self, unit: UnitId, eff: u32, cause: Cause) -> Option<Message> {
        let left = self.b.at(unit).eff.saturating_sub(eff);
        // Of people alone it is told who falls.
        if self.b.is_character(unit) && cause != Cause::Ruling {
            return None;
        }
        let id = match cause {
            _ if left == 0 && !matches!(cause, Cause::Overdose | Cause::Ruling) => {
                return self.counts(unit).then(|| of("papiers-tell-lost-all", unit).number("eff", eff));
            }
            Cause::Overdose => "papiers-tell-overdose",
            Cause::Ruling => "papiers-tell-taken",
            // PAP-02 — a soldier may be worth several EFF: they are not told as heads.
            _ if self.b.at(unit).alone() => "papiers-tell-lost-one",
            _ if self.b.at(unit).each > 1 => "papiers-tell-lost-large",
            _ => "papiers-tell-lost",
        };
        let told = of(id, unit).number("eff", eff).number("left", left);
        let heads = left.div_ceil(u32::from(self.b.at(unit).each.max(1)));
        self.counts(unit).then(|| if id == "papiers-tell-lost-large" { told.number("heads", heads) } else { told })
    }

    fn posted(&self, hero: HeroId, unit: Option<UnitId>) -> Option<Message> {
        if !self.meets(hero) {
            return None;
        }
        let Some(unit) = unit.filter(|&unit| self.b.at(unit).lone.is_none()) else {
            return Some(by("papiers-tell-alone", hero));
        };
        self.sees(unit).then(|| self.hero_on("papiers-tell-joined", hero, unit))
    }

    /// Deeds are told when they are undertaken; what has an event of its own is told by it.
    fn acted(&self, hero: HeroId, action: Action) -> Option<Message> {
        if !self.meets(hero) {
            return None;
        }
        let at = |id: &'static str, unit: UnitId| self.sees(unit).then(|| self.hero_on(id, hero, unit));
        match action {
            Action::OrganiseAtt | Action::OrganiseDef => Some(by("papiers-tell-organises", hero)),
            Action::GalvaniseAtt(unit) | Action::GalvaniseIni(unit) => at("papiers-tell-speech", unit),
            Action::Encircle => Some(by("papiers-tell-encircles", hero)),
            Action::Duel(foe) => {
                let told = by("papiers-tell-duel", hero).who("target", Subject::from(foe));
                self.meets(foe).then_some(told)
            }
            Action::Banner(unit) => at("papiers-tell-banner", unit),
            Action::Seize(unit) => at("papiers-tell-seizes", unit),
            Action::Deed(deed, unit) => {
                let id = match deed {
                    Feat::Secourir => return Some(by("papiers-tell-deed-secourir", hero)),
                    Feat::Fuir => return Some(by("papiers-tell-deed-fuir", hero)),
                    Feat::Message => return Some(by("papiers-tell-deed-message", hero)),
                    Feat::AttaqueAudacieuse => "papiers-tell-deed-attaque",
                    Feat::Capturer => "papiers-tell-deed-capturer",
                    Feat::Saboter => "papiers-tell-deed-saboter",
                    Feat::Infiltrer => "papiers-tell-deed-infiltrer",
                };
                unit.and_then(|unit| at(id, unit))
            }
            Action::Nothing | Action::Cast(..) | Action::Rally(_) | Action::Join(_) | Action::Leave => None,
        }
    }
}
