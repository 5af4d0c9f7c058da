//! The odds for programs: one JSON object.

use crate::console::{Console, Stop};
use montjoie_game::{Condition, Fight};
use montjoie_odds::exact::{Ahead, FoundBy};
use montjoie_odds::{Odds, Share, quantile};
use montjoie_table::{Side, Subject};
use serde_json::{Value, json};

/// Prints it.
pub fn print(fight: &dyn Fight, odds: &Odds, console: &mut Console) -> Result<(), Stop> {
    let text = serde_json::to_string(&object(fight, odds)).unwrap_or_default();
    console.line(&text)
}

fn share(share: Share) -> Value {
    json!({ "share": share.value, "low": share.low, "high": share.high })
}

fn object(fight: &dyn Fight, odds: &Odds) -> Value {
    let (names, info, sample) = (fight.names(), fight.info(), &odds.sample);
    let id = |side: Side| names.id(Subject::side(side));
    let [a, b, none] = montjoie_odds::shares(sample).map(share);
    let doctrine = |index: usize| info.doctrines.get(index).copied();
    let pairs: Vec<Value> = odds
        .pairs
        .iter()
        .map(|p| {
            let shares = p.victories.map(|count| share(Share::of(count, p.runs)));
            json!({ "doctrines": p.doctrines.map(doctrine), "runs": p.runs, "victories": p.victories, "shares": shares })
        })
        .collect();
    let careers: Vec<Value> = sample
        .careers
        .iter()
        .map(|c| {
            let part = |condition| c.count(condition);
            json!({
                "id": names.id(c.subject), "side": id(c.side), "person": c.person, "initial": c.initial,
                "losses": { "p10": c.losses(10), "median": c.losses(50), "p90": c.losses(90) },
                "rout": part(Condition::Broken) + part(Condition::Gone),
                "captured": part(Condition::Captured), "destroyed": part(Condition::Destroyed),
            })
        })
        .collect();
    json!({
        "seed": odds.seed, "runs": sample.runs, "stopped": odds.stopped,
        "conduct": fight.doctrines().map(doctrine),
        "victory": { (id(Side::A)): a, (id(Side::B)): b }, "no_victory": none,
        "counts": { "victories": sample.victories, "draws": sample.draws, "undecided": sample.undecided, "harmless": sample.harmless },
        "rounds": { "p10": quantile(&sample.rounds, 10), "median": quantile(&sample.rounds, 50), "p90": quantile(&sample.rounds, 90) },
        "careers": careers, "by_doctrine": pairs,
        "judgements": odds.judgements.iter().map(|r| r.0).collect::<Vec<_>>(),
        "next": odds.ahead.as_ref().map(|ahead| next(ahead, names)),
    })
}

fn next(ahead: &Ahead, names: &montjoie_game::Names) -> Value {
    let throws: Vec<Value> = ahead
        .throws
        .iter()
        .map(|t| {
            json!({
                "rule": t.key.rule.0, "of": names.id(t.key.of), "to": names.id(t.key.to), "dice": t.dice.to_string(),
                "p10": t.spread[0], "median": t.spread[1], "p90": t.spread[2], "reaches": t.reaches,
            })
        })
        .collect();
    let fates: Vec<Value> = ahead
        .fates
        .iter()
        .map(|c| {
            let conditions: serde_json::Map<String, Value> =
                c.conditions.iter().map(|(k, w)| (k.word().to_owned(), json!(w))).collect();
            json!({
                "id": names.id(c.before.subject), "conditions": conditions,
                "losses": { "p10": c.losses(0.1), "median": c.losses(0.5), "p90": c.losses(0.9) },
            })
        })
        .collect();
    let how = match ahead.how {
        FoundBy::Exact(paths, cut) => json!({ "exact": true, "paths": paths, "cut": cut }),
        FoundBy::Sampled(samples, paths) => json!({ "exact": false, "samples": samples, "estimated_paths": paths }),
    };
    json!({ "round": ahead.round, "step": ahead.step, "throws": throws, "fates": fates, "how": how })
}
