//! A table at which anything legal may be said: dice by chance, choices and judgements at random.

use montjoie_bx::battle::Battle;
use montjoie_game::{Bout, Info, Ruleset, lay_scripted};
use montjoie_table::{
    Cast, Judgement, Key, Play, Question, Quiet, Rng, State, Table, Tally as _, Toss, cite, faces_of, is_legal,
};
use std::any::Any;

/// Whoever sits here says anything.
pub struct Wild<'a, S: State> {
    pub rng: Rng,
    pub plan: &'a S::Plan,
    pub info: &'static Info,
}

impl<S: State> Table<S> for Wild<'_, S> {
    type Tally = Quiet;

    fn throw<const N: usize, R: Copy + Eq>(
        &mut self,
        tosses: [Toss<Quiet>; N],
        read: impl Fn([Cast; N]) -> R,
    ) -> Play<R> {
        Ok(read(tosses.map(|toss| {
            cite(toss.key.rule);
            let faces = faces_of(&mut self.rng, toss.dice);
            let (first, dice) = (faces.first().copied().map_or(0, i32::from), toss.dice.read(&faces));
            let total = dice + toss.plus.total();
            let (num, den) = toss.share.ratio();
            Cast { first, dice, total, margin: total - toss.versus.total(), share: toss.share.total(), num, den }
        })))
    }

    fn choose<Q: Question<S>>(&mut self, battle: &S, question: Q) -> Play<Q::Answer> {
        let mut options = Vec::new();
        question.options(battle, &mut |option| options.push(option));
        assert!(!options.is_empty(), "{:?}: nothing can be chosen", question.key());
        let usual = question.usual(battle, self.plan);
        assert!(is_legal(battle, question, usual), "{:?}: the doctrine says {usual:?}", question.key());
        // Mostly anything, sometimes what the doctrine says: wholly aimless battles see little of the rules.
        Ok(if self.rng.below(3) == 0 {
            usual
        } else {
            options[self.rng.below(u32::try_from(options.len()).unwrap()) as usize]
        })
    }

    fn judge(&mut self, key: Key, judgement: Judgement) -> Play<i32> {
        assert!(self.info.judgements.contains(&key.rule.0), "{}: only the listed rules ask the GM to judge", key.rule);
        let (least, most) = (*judgement.range.start(), *judgement.range.end());
        assert!((least..=most).contains(&judgement.usual), "{}: a default out of bounds", key.rule);
        let span = u32::try_from(i64::from(most) - i64::from(least)).unwrap_or(u32::MAX - 1);
        Ok(if self.rng.below(2) == 0 { judgement.usual } else { least + self.rng.below(span + 1).cast_signed() })
    }
}

/// Plays one battle with anything legal said; returns how many steps it took.
pub fn wild_battle<R: Ruleset>(bout: &Bout<R>, seed: u64, rounds: u32) -> u64 {
    let mut battle = bout.state.clone();
    let mut table = Wild::<R::State> { rng: Rng::of(seed, 1), plan: &bout.plan, info: &R::INFO };
    let mut steps = 0;
    while R::outcome(&battle).is_none() && R::place(&battle).round <= rounds {
        assert!(steps < 100_000, "the battle hangs at {:?}", R::place(&battle));
        lay_scripted::<R, _>(&mut battle, &mut table).expect("nobody waits");
        R::step(&mut battle, &mut table).expect("nobody waits");
        sound::<R>(&battle);
        steps += 1;
    }
    steps
}

/// Whether a battle is in its senses: what every ruleset promises, then what this one does.
pub fn sound<R: Ruleset>(battle: &R::State) {
    R::fates(battle, &mut |fate| {
        assert!(fate.now >= 0 && fate.initial >= 0, "{fate:?}");
        assert!(R::INFO.states.contains(&fate.word), "{} is no state of {}", fate.word, R::INFO.id);
    });
    assert!(R::INFO.steps.contains(&R::place(battle).step));
    any_sound(battle);
}

/// What single rulesets promise beyond that.
pub fn any_sound(battle: &dyn Any) {
    if let Some(battle) = battle.downcast_ref::<Battle>() {
        bx_sound(battle);
    }
    if let Some(battle) = battle.downcast_ref::<montjoie_jet::battle::Battle>() {
        crate::jet_sound::sound(battle);
    }
    if let Some(battle) = battle.downcast_ref::<montjoie_papiers::battle::Battle>() {
        crate::papiers_sound::sound(battle);
    }
}

fn bx_sound(b: &Battle) {
    let mut pairs = 0;
    for id in b.ids() {
        let body = b.at(id);
        assert!(body.pvt >= 0 && body.pvt0 >= 0 && body.pvi > 0, "{id:?}: {body:?}");
        let mut counted = *body;
        counted.recount(&b.options);
        assert_eq!(counted.n, body.n, "{id:?}: heads and points differ");
        assert!(body.contacts.is_empty() || body.on_field(), "{id:?}: {:?} and in contact", body.at);
        for part in [body.inert, body.fresh, body.charging] {
            assert!(part.less(body.contacts).is_empty(), "{id:?}: marks a contact it does not have");
        }
        for other in body.contacts {
            assert!(b.at(other).contacts.has(id) && other != id, "{id:?} touches {other:?}, not the other way");
            assert_eq!(body.inert.has(other), b.at(other).inert.has(id));
            pairs += 1;
        }
        assert!(!body.demoralised || body.standard(), "{id:?}: a hero or monster without heart");
        assert!(body.officer_of.is_none_or(|unit| usize::from(unit) < b.bodies.len()));
    }
    assert_eq!(b.pairs.len() * 2, pairs, "the list of contacts and the contacts differ");
}
