//! Actions des personnages: each with its test, its effect and its risk (PAP-70, 85, 90..99).

use crate::brought::doctrine::{self, Plan};
use crate::brought::options::{GalvaniseScope, RallyRolls};
use crate::chapters::losses;
use crate::chapters::magic;
use crate::chapters::morale;
use crate::chapters::skill;
use crate::events::{Event, MoraleTrial};
use crate::nouns::battle::{Battle, HeroId, MOST, UnitId};
use crate::nouns::ids::numbered;
use crate::nouns::rules::{ACTIONS, BANNER, CAPTURE, DUEL, ENCIRCLE, NARRATIVE, ORGANISATION, RALLY_ACTION, SOLO};
use crate::nouns::terms::{Action, Category, Cause, Feat, HeroStatus, Morale, Organised, Skill, Step};
use montjoie_game::formerly;
use montjoie_table::{Few, Judgement, Key, Office, Play, Question, Subject, Table, Tally as _, cite};

/// Whose turn it is to act: players first, then the GM's people.
#[must_use]
pub fn next(b: &Battle) -> Option<HeroId> {
    let most = b.options.actions_per_character;
    let may = |hero: &HeroId| {
        let h = b.hero(*hero);
        let waits = b.at(h.unit).hidden;
        let acts = i32::from(h.acted) < most || casts_on(b, *hero);
        h.status == HeroStatus::Able && acts && !waits && b.afield(h)
    };
    b.hero_ids().filter(|&h| b.hero(h).pc).find(may).or_else(|| b.hero_ids().filter(|&h| !b.hero(h).pc).find(may))
}

/// PAP-83 — whether his action was a spell, and the hour allows him another with it.
pub fn casts_on(b: &Battle, hero: HeroId) -> bool {
    let h = b.hero(hero);
    h.cast > 0 && h.acted != u8::MAX && magic::castable(b, hero).next().is_some()
}

/// PAP-90 — whether he has an action left, be it only to cast on.
pub fn has_action(b: &Battle, hero: HeroId) -> bool {
    i32::from(b.hero(hero).acted) < b.options.actions_per_character
}

/// PAP-90 — what a character does.
#[derive(Clone, Copy, Debug)]
pub struct ActionOf(pub HeroId);

impl Question<Battle> for ActionOf {
    type Answer = Action;

    fn key(self) -> Key {
        ACTIONS.by(self.0)
    }

    fn office(self, _: &Battle) -> Office {
        Office::Holder(Subject::from(self.0))
    }

    fn options(self, b: &Battle, offer: &mut dyn FnMut(Action)) {
        let hero = self.0;
        let h = b.hero(hero);
        offer(Action::Nothing);
        for spell in magic::castable(b, hero) {
            for (foe, _) in b.visible_foes(h.side) {
                offer(b.casting(spell, foe));
            }
        }
        if !has_action(b, hero) {
            return;
        }
        if may_organise(b, hero) {
            offer(Action::OrganiseAtt);
            offer(Action::OrganiseDef);
        }
        for (unit, u) in b.present() {
            if u.side != h.side {
                continue;
            }
            if u.category != Category::Character && u.galvanised_att == 0 && u.galvanised_ini == 0 {
                offer(Action::GalvaniseAtt(unit));
                offer(Action::GalvaniseIni(unit));
            }
            if may_rally(b, hero, unit) {
                offer(Action::Rally(unit));
            }
            if unit != h.unit && !u.hidden && u.lone.is_none() {
                offer(Action::Join(unit));
            }
        }
        if h.tactics > 0 && b.host(h.army).encircle == 0 {
            offer(Action::Encircle);
        }
        if h.unit != h.own {
            offer(Action::Leave);
        }
        against_the_enemy(b, hero, offer);
    }

    fn usual(self, b: &Battle, plan: &Plan) -> Action {
        formerly!(plan, b.hero(self.0).side => crate::brought::frozen::action(b, plan, self.0));
        doctrine::action(b, plan, self.0)
    }
}

/// Duels, banners, engines, deeds.
fn against_the_enemy(b: &Battle, hero: HeroId, offer: &mut dyn FnMut(Action)) {
    let h = b.hero(hero);
    for (foe, f) in numbered(&b.heroes) {
        let seen = !b.at(f.unit).hidden && !b.at(f.unit).face_down && b.at(f.unit).alive();
        if f.side != h.side && f.status == HeroStatus::Able && seen {
            offer(Action::Duel(foe));
        }
    }
    for (unit, u) in b.visible_foes(h.side) {
        if u.banner && !u.face_down {
            offer(Action::Banner(unit));
        }
        if u.category == Category::Machine && !u.face_down {
            offer(Action::Seize(unit));
        }
        for deed in [Feat::AttaqueAudacieuse, Feat::Capturer, Feat::Saboter, Feat::Infiltrer] {
            offer(Action::Deed(deed, Some(unit)));
        }
    }
    for deed in [Feat::Secourir, Feat::Fuir, Feat::Message] {
        offer(Action::Deed(deed, None));
    }
}

/// PAP-70 — whether a character may organise the unit he is in.
#[must_use]
pub fn may_organise(b: &Battle, hero: HeroId) -> bool {
    let h = b.hero(hero);
    if h.command == 0 {
        return false;
    }
    let u = b.at(h.unit);
    let fit = match u.state() {
        Morale::Ok => true,
        Morale::Desorganisation => b.options.organise_on_desorganised,
        Morale::Deroute => false,
    };
    u.alive() && fit && u.category != Category::Character && !u.organise_tried
}

/// PAP-94 — whether a character may go and rally a unit.
fn may_rally(b: &Battle, hero: HeroId, unit: UnitId) -> bool {
    let (h, u) = (b.hero(hero), b.at(unit));
    h.command > 0 && u.morale != Morale::Ok && !u.rally_tried && u.category != Category::Character && !u.hidden
}

/// Phase 1, one character's turn.
pub fn act<T: Table<Battle>>(b: &mut Battle, t: &mut T) -> Play {
    let Some(hero) = next(b) else {
        let last = b.options.character_actions == crate::brought::options::CharacterActions::Last;
        t.happens(b, Event::Step(if last { Step::Debut } else { Step::Initiative }));
        return Ok(());
    };
    let action = t.choose(b, ActionOf(hero))?;
    t.happens(b, Event::Acted { hero, action });
    carry_out(b, t, hero, action)
}

fn known(b: &Battle, unit: UnitId) -> bool {
    b.at(unit).alive()
}

fn carry_out<T: Table<Battle>>(b: &mut Battle, t: &mut T, hero: HeroId, action: Action) -> Play {
    match action {
        Action::Nothing => Ok(()),
        Action::Cast(place, on) if known(b, on) => match b.spell_at(place) {
            Some(spell) => magic::cast(b, t, hero, spell, on),
            None => Ok(()),
        },
        Action::OrganiseAtt => organise(b, t, hero, Organised::Att),
        Action::OrganiseDef => organise(b, t, hero, Organised::Def),
        Action::GalvaniseAtt(unit) if known(b, unit) => {
            galvanise(b, t, unit, 1, 0);
            Ok(())
        }
        Action::GalvaniseIni(unit) if known(b, unit) => {
            let ini = i8::try_from(b.options.galvanise_ini).unwrap_or(i8::MAX);
            galvanise(b, t, unit, 0, ini);
            Ok(())
        }
        Action::Rally(unit) if known(b, unit) && b.may_hold(hero, unit) => rally(b, t, hero, unit),
        Action::Encircle => encircle(b, t, hero),
        Action::Join(unit) if known(b, unit) && b.may_hold(hero, unit) => {
            t.happens(b, Event::Posted { hero, unit: Some(unit) });
            Ok(())
        }
        Action::Leave => {
            cite(SOLO);
            t.happens(b, Event::Posted { hero, unit: None });
            Ok(())
        }
        Action::Duel(foe) => duel(b, t, hero, foe),
        Action::Banner(unit) if known(b, unit) => {
            if wins(b, t, BANNER.on(hero, unit), hero)? {
                t.happens(b, Event::BannerTaken { unit });
                force(b, t, |b, id| id == unit && morale::can_test(b, id), MoraleTrial::Banner)?;
            }
            Ok(())
        }
        Action::Seize(unit) if known(b, unit) => {
            if wins(b, t, CAPTURE.on(hero, unit), hero)? {
                // The engines change hands; whoever of note stood by them does not.
                for hero in b.hero_ids() {
                    if b.hero(hero).unit == unit && b.hero(hero).status == HeroStatus::Able {
                        t.happens(b, Event::Posted { hero, unit: None });
                    }
                }
                t.happens(b, Event::TurnedCoat { unit });
            }
            Ok(())
        }
        Action::Deed(deed, unit) => narrate(b, t, hero, deed, unit),
        // Whoever was named is no longer there.
        _ => Ok(()),
    }
}

/// The host game says whether a coup succeeds: by default it does not.
fn wins<T: Table<Battle>>(b: &mut Battle, t: &mut T, key: Key, hero: HeroId) -> Play<bool> {
    let won = t.judge(key, Judgement::among(&["fails", "succeeds"], 0, true))? == 1;
    t.happens(b, Event::Won { hero, won });
    Ok(won)
}

/// Morale tests forced on units by a coup.
fn force<T: Table<Battle>>(
    b: &mut Battle,
    t: &mut T,
    whom: impl Fn(&Battle, UnitId) -> bool,
    trial: MoraleTrial,
) -> Play {
    let units: Few<UnitId, MOST> = b.ids().filter(|&id| whom(b, id)).collect();
    morale::tests(b, t, &units, trial)
}

/// PAP-70, PAP-95 — success gives a point; failure disorders; a fumble routs.
fn organise<T: Table<Battle>>(b: &mut Battle, t: &mut T, hero: HeroId, how: Organised) -> Play {
    let unit = b.hero(hero).unit;
    if !b.at(unit).alive() {
        return Ok(());
    }
    let skill = t.tally().plus(ORGANISATION, "command", i32::from(b.hero(hero).command));
    let key = ORGANISATION.on(hero, unit);
    match skill::roll(b, t, key, hero, skill)? {
        Skill::Critical | Skill::Success => t.happens(b, Event::Organised { unit, how }),
        Skill::Failure => t.happens(b, Event::Disordered { unit }),
        Skill::Fumble => {
            t.happens(b, Event::Tested { unit, result: Morale::Deroute, trial: MoraleTrial::Organisation });
        }
    }
    Ok(())
}

/// PAP-93 — a speech, heard by a unit or by its army.
fn galvanise<T: Table<Battle>>(b: &mut Battle, t: &mut T, unit: UnitId, att: i8, ini: i8) {
    let army = b.at(unit).army;
    for id in b.ids() {
        let hears = id == unit || (b.options.galvanise_scope == GalvaniseScope::Army && b.at(id).army == army);
        // Once a unit and hour.
        let fresh = b.at(id).galvanised_att == 0 && b.at(id).galvanised_ini == 0;
        if hears && fresh && b.at(id).alive() && !b.is_character(id) {
            t.happens(b, Event::Galvanised { unit: id, att, ini });
        }
    }
}

/// PAP-94 — into the unit first, then the rally itself.
fn rally<T: Table<Battle>>(b: &mut Battle, t: &mut T, hero: HeroId, unit: UnitId) -> Play {
    t.happens(b, Event::Tried { hero, unit, last: false });
    if b.options.pc_rally_rolls == RallyRolls::Two {
        let skill = t.tally().plus(RALLY_ACTION, "command", i32::from(b.hero(hero).command));
        let key = RALLY_ACTION.on(hero, unit);
        let outcome = skill::roll(b, t, key, hero, skill)?;
        if !matches!(outcome, Skill::Critical | Skill::Success) {
            t.happens(b, Event::NotRallied { unit });
            return Ok(());
        }
    }
    t.happens(b, Event::Posted { hero, unit: Some(unit) });
    morale::attempt(b, t, hero, unit)
}

/// PAP-96.
fn encircle<T: Table<Battle>>(b: &mut Battle, t: &mut T, hero: HeroId) -> Play {
    let army = b.hero(hero).army;
    let skill = t.tally().plus(ENCIRCLE, "tactics", i32::from(b.hero(hero).tactics));
    let outcome = skill::roll(b, t, ENCIRCLE.by(hero), hero, skill)?;
    if matches!(outcome, Skill::Critical | Skill::Success) {
        let att = i8::try_from(b.options.encircle_att).unwrap_or(i8::MAX);
        t.happens(b, Event::Encircled { army, att });
    }
    Ok(())
}

/// PAP-91 — over a champion, his unit tests; over a general, his whole army.
fn duel<T: Table<Battle>>(b: &mut Battle, t: &mut T, hero: HeroId, foe: HeroId) -> Play {
    let key = DUEL.on(hero, foe);
    if !wins(b, t, key, hero)? {
        return Ok(());
    }
    let f = *b.hero(foe);
    let general = b.host(f.army).general == Some(foe);
    t.happens(b, Event::Became { hero: foe, status: HeroStatus::Out });
    if general {
        force(b, t, |b, id| b.at(id).army == f.army && morale::can_test(b, id), MoraleTrial::Duel)
    } else if let Some(company) = f.champion_of {
        force(b, t, |b, id| id == company && morale::can_test(b, id), MoraleTrial::Duel)
    } else {
        Ok(())
    }
}

/// What a deed may come to, by the GM's word.
const EFFECTS: &[&str] = &["nothing", "att", "def", "ini", "losses", "morale", "reveal", "remove"];

/// PAP-99 — told, and whatever the GM makes of it.
fn narrate<T: Table<Battle>>(b: &mut Battle, t: &mut T, hero: HeroId, deed: Feat, target: Option<UnitId>) -> Play {
    let own = b.hero(hero).unit;
    let target = target.filter(|&unit| known(b, unit));
    let unit = target.unwrap_or(own);
    let whom = Subject::from(hero);
    let effect = t.judge(NARRATIVE.by(whom), Judgement::among(EFFECTS, 0, false))?;
    let size = if effect == 4 { 5 } else { 1 };
    let amount = if (1..=4).contains(&effect) {
        t.judge(NARRATIVE.on(whom, whom), Judgement::offered(-100..=200, size))?
    } else {
        0
    };
    let n = i8::try_from(amount).unwrap_or(i8::MAX);
    match effect {
        1 => t.happens(b, Event::Deed { hero, unit: own, att: n, def: 0, ini: 0 }),
        2 => t.happens(b, Event::Deed { hero, unit: own, att: 0, def: n, ini: 0 }),
        3 => t.happens(b, Event::Deed { hero, unit: own, att: 0, def: 0, ini: n }),
        4 => losses::take(b, t, unit, u32::try_from(amount).unwrap_or(0), Cause::Ruling)?,
        5 if morale::can_test(b, unit) => morale::tests(b, t, &[unit], MoraleTrial::Ruling)?,
        6 => t.happens(b, Event::Revealed { unit }),
        7 if deed == Feat::Fuir => t.happens(b, Event::Became { hero, status: HeroStatus::Fled }),
        7 => {
            if let Some(unit) = target {
                t.happens(b, Event::Left { unit });
            }
        }
        _ => {}
    }
    Ok(())
}
