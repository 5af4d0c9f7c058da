//! The figures of a body, each with its derivation, its rule and, where a ruling may set it, its field.

use crate::brought::options::Edition;
use crate::chapters::morale::{self, Trial};
use crate::events::Field;
use crate::nouns::battle::{Id, PV, Unit};
use crate::nouns::rules::{CHIEF_INT, OFFICERS, POINTS, POINTS_EACH, SHEET, SURVIVORS};
use crate::nouns::terms::{BodyKind, Order};
use crate::shown::line::{field_id, field_value};
use crate::shown::sight::Sight;
use crate::shown::view::armour;
use montjoie_game::{Arg, Figure};
use montjoie_table::{Amount, Rule, Subject, Tally as _, Term, Told};

fn term(rule: Rule, word: &'static str, amount: Amount) -> Term {
    Term { rule, word, amount, named: None }
}

fn figure(word: &'static str, value: Arg, rule: Rule) -> Figure {
    Figure { word, value, terms: Vec::new(), rule: rule.0, field: None, main: false }
}

/// What a field holds, as a figure that a ruling may set.
fn field(body: &Unit, field: Field) -> Figure {
    Figure {
        field: Some(field.info().name),
        ..figure(field_id(field), field_value(field, field.get(body)), Rule(rule_of(field)))
    }
}

fn main(figure: Figure) -> Figure {
    Figure { main: true, ..figure }
}

/// The rule that gives a field its meaning.
fn rule_of(field: Field) -> &'static str {
    match field {
        Field::n0 | Field::armour | Field::infantry | Field::mounted => "BX-01",
        Field::pvi | Field::hd | Field::hd_bonus => "BX-02",
        Field::pvt | Field::pvt0 => "BX-03",
        Field::human0 => "BX-22",
        Field::moral => "BX-30",
        Field::elite => "BX-74",
        Field::lances => "BX-58",
        Field::polearms => "BX-59",
        Field::flying => "BX-45",
        Field::special => "BX-40",
        Field::breath => "BX-47",
        Field::regeneration | Field::counters_regeneration => "BX-46",
        Field::siege_gear => "BX-63",
        Field::ram => "BX-66",
        Field::defends => "BX-31",
        Field::cleric => "BX-35",
        Field::int | Field::increments => "BX-37",
        Field::sag => "BX-38",
        Field::leaving => "BX-34",
        Field::surrendering => "BX-55",
        Field::moved => "BX-28",
        Field::struck => "BX-20",
        Field::inside | Field::section => "BX-61",
    }
}

/// What it was told, and against whom: on the card, as far as the viewer sees.
pub(crate) fn order(sight: &Sight<'_>, id: Id) -> Vec<Figure> {
    let body = sight.b.at(id);
    let order = body.order;
    let word = match order {
        Order::None => return Vec::new(),
        Order::Hold => "bx-order-aucune_action",
        Order::Quit => "bx-order-quitter",
        Order::Reenter => "bx-order-rentrer",
        Order::Ram => "bx-order-belier",
        Order::Tir(_) => "bx-order-tir",
        Order::Souffle(_) => "bx-order-souffle",
        Order::Engagement(_) | Order::Strike => "bx-order-engagement",
        Order::Repli(_) => "bx-order-repli",
        Order::Retraite(_) => "bx-order-retraite",
        Order::Fuite(_) => "bx-order-fuite",
        Order::Rallier => "bx-order-rallier",
        Order::Defier(_) => "bx-order-defier",
    };
    let rule = Rule(order.rule());
    let mut told = vec![main(figure("bx-figure-order", Arg::Word(word), rule))];
    if let Some(target) = order.target().filter(|&target| sight.owns(body.side) || sight.sees(target)) {
        told.push(main(figure("bx-figure-target", Arg::Who(Subject::from(target)), rule)));
    }
    told
}

/// Every figure of a body, those that matter now first and marked for the card.
pub(crate) fn figures(sight: &Sight<'_>, id: Id) -> Vec<Figure> {
    let mut all = order(sight, id);
    let ordered = !all.is_empty();
    all.push(main(field(sight.b.at(id), Field::pvt)));
    strength(sight, id, &mut all);
    arms(sight, id, ordered, &mut all);
    heart(sight, id, &mut all);
    traits(sight, id, &mut all);
    // What is on the card comes first; otherwise the order stands.
    all.sort_by_key(|figure| !figure.main);
    all
}

/// Heads and points: where they come from.
fn strength(sight: &Sight<'_>, id: Id, all: &mut Vec<Figure>) {
    let body = sight.b.at(id);
    all.push(field(body, Field::pvt0));
    if body.kind == BodyKind::Unit {
        let mut men = figure("bx-figure-men", Arg::Number(body.n.into()), SURVIVORS);
        if body.pvi > 0 {
            men.terms = vec![
                term(POINTS, "points", Amount::Times(body.pvt, PV)),
                term(POINTS_EACH, "pvi", Amount::Times(PV, body.pvi)),
                term(SURVIVORS, "rounding", Amount::Becomes(i32::try_from(body.n).unwrap_or(i32::MAX))),
            ];
        }
        all.extend([men, field(body, Field::n0), Figure { terms: each(body), ..field(body, Field::pvi) }]);
        let officers: i64 = sight.b.officers(id).map(|(_, officer)| officer.pvt).sum();
        if officers > 0 {
            all.push(figure("bx-figure-officers", Arg::Fraction(officers, PV), OFFICERS));
        }
    }
    all.push(field(body, Field::hd));
    if body.hd_bonus != 0 {
        all.push(field(body, Field::hd_bonus));
    }
}

/// BX-02 — half the most its Hit Dice can show, where the points of a member are not written otherwise.
fn each(body: &Unit) -> Vec<Term> {
    let most = body.hd * i32::from(body.die);
    let by_formula = i64::from(most) * (PV / 200) + i64::from(body.hd_bonus) * (PV / 2);
    if most % 100 != 0 || by_formula != body.pvi {
        return Vec::new();
    }
    let mut terms = vec![term(POINTS_EACH, "dice", Amount::Plus(most / 100))];
    if body.hd_bonus != 0 {
        terms.push(term(POINTS_EACH, "hd_bonus", Amount::Plus(body.hd_bonus.into())));
    }
    terms.push(term(POINTS_EACH, "half", Amount::Times(1, 2)));
    terms
}

/// Armour in the edition's own scale, and the weapon of the hour on the card.
fn arms(sight: &Sight<'_>, id: Id, ordered: bool, all: &mut Vec<Figure>) {
    let body = sight.b.at(id);
    let mut ac = figure("bx-figure-armour", Arg::Number(armour(sight.b, body)), SHEET);
    // Set as the edition counts it, like it is shown.
    ac.field = Some("ca");
    if sight.b.edition == Edition::Descendant {
        ac.terms =
            vec![term(SHEET, "scale", Amount::Plus(19)), term(SHEET, "armour", Amount::Plus(-i32::from(body.armour)))];
    }
    all.push(Figure { main: !ordered, ..ac });
    let shoots = body.ranged.is_some() && body.free();
    all.push(Figure { main: !ordered && !shoots, ..figure("bx-figure-damage", Arg::Dice(body.melee), SHEET) });
    if let Some(ranged) = body.ranged {
        all.push(Figure { main: !ordered && shoots, ..figure("bx-figure-ranged", Arg::Dice(ranged), SHEET) });
    }
    if body.increments > 0 && sight.b.chief(body.side).is_some() {
        let bonus = 5 * i32::from(body.increments);
        let terms = vec![term(CHIEF_INT, "increments", Amount::Plus(bonus))];
        all.push(Figure { terms, ..figure("bx-figure-bonus", Arg::Number(bonus.into()), CHIEF_INT) });
    }
}

/// BX-30, BX-31 — what the next test would be held against, part by part.
fn heart(sight: &Sight<'_>, id: Id, all: &mut Vec<Figure>) {
    let body = sight.b.at(id);
    if body.kind != BodyKind::Unit {
        return;
    }
    // What the next test is held against would tell how strong the enemy is.
    if body.moral >= 12 || !sight.weighs(id) {
        all.push(main(field(body, Field::moral)));
    } else {
        test(sight, id, all);
    }
    let since = |word, sequence: u16, rule| figure(word, Arg::Number(sequence.into()), Rule(rule));
    if body.demoralised {
        all.push(since("bx-figure-demoralised_since", body.demoralised_seq, "BX-32"));
    }
    if body.routed_seq > 0 {
        all.push(since("bx-figure-ran_in", body.routed_seq, "BX-16"));
    }
}

fn test(sight: &Sight<'_>, id: Id, all: &mut Vec<Figure>) {
    let body = sight.b.at(id);
    let trial = if body.demoralised { Trial::Rally } else { Trial::Losses };
    let sum = morale::morale(sight.b, Told::default(), id, trial, sight.b.options.coward_morale_malus);
    let test = figure("bx-figure-test", Arg::Number(sum.total().into()), Rule("BX-31"));
    all.push(Figure { terms: sum.terms().to_vec(), main: true, ..test });
    all.push(field(body, Field::moral));
}

/// What it is besides: flags that are up, office, faith, walls, past.
fn traits(sight: &Sight<'_>, id: Id, all: &mut Vec<Figure>) {
    let b = sight.b;
    let body = b.at(id);
    let camp = b.camp(body.side);
    let yes = |word, rule| figure(word, Arg::Word("yes"), Rule(rule));
    for &one in Field::ALL {
        let said = one.info().words.is_some() || one == Field::regeneration;
        if said && one.get(body) != 0 {
            all.push(field(body, one));
        }
    }
    if camp.chief == Some(id) {
        all.extend([yes("bx-figure-chief", "BX-55"), field(body, Field::int), field(body, Field::sag)]);
    }
    if camp.standard == Some(id) && !camp.standard_lost {
        all.push(yes("bx-figure-standard", "BX-48"));
    }
    if body.harmed_by != 0 {
        all.push(yes("bx-figure-immune", "BX-44"));
    }
    if let Some(leader) = body.faithful_of.filter(|&leader| sight.sees(leader)) {
        all.push(figure("bx-figure-faithful_of", Arg::Who(leader.into()), Rule("BX-35")));
    }
    if let Some(section) = body.section.0.filter(|_| b.fort.is_some()) {
        let place = Arg::Who(section.into());
        all.push(Figure {
            field: Some(Field::section.info().name),
            ..figure("bx-figure-section", place, Rule("BX-61"))
        });
    }
    if body.victories > 0 {
        all.push(figure("bx-figure-victories", Arg::Number(body.victories.into()), Rule("BX-74")));
        all.push(figure("bx-figure-veterans", Arg::Number(body.veterans.into()), Rule("BX-74")));
    }
}
