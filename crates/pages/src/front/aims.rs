//! What everybody is about to do: orders noted and not sent, and orders given that have not been carried out.

use crate::open::Open;
use crate::view::{LineBody, ShownLine, View};
use crate::words::{Words, capital};
use montjoie_game::What;
use montjoie_table::{Answer, Object, Subject, Token, Want};

/// What one has in mind.
pub(super) enum Aim {
    /// An answer that lies ready and was not confirmed.
    Noted(String),
    /// An order that was given this round: in words, and at whom.
    Given(String, Vec<Subject>),
    /// Asked, and no answer yet.
    Awaited,
}

/// Whom a choice is about.
fn at_whom(token: &Token) -> impl Iterator<Item = Subject> + '_ {
    token.objects.iter().filter_map(|object| match *object {
        Object::Who(who) => Some(who),
        _ => None,
    })
}

/// What somebody is about to do, as far as this viewer knows.
pub(super) fn of(view: &View, words: &Words<'_>, who: Subject) -> Vec<Aim> {
    let asked = |o: &&Open| o.ask.key.of == who && matches!(o.ask.want, Want::Choice(_));
    let mut aims: Vec<Aim> = view.asks.iter().filter(asked).map(|open| noted(view, words, open)).collect();
    if aims.is_empty() {
        aims.extend(given(view, who).map(|token| Aim::Given(capital(&words.choice(token)), at_whom(token).collect())));
    }
    aims
}

fn noted(view: &View, words: &Words<'_>, open: &Open) -> Aim {
    match open.draft.as_ref().map(|d| &d.answer) {
        Some(Answer::Choice(said) | Answer::Ruled(said)) => {
            let token = open.tokens().iter().find(|t| t.words(&view.names) == *said);
            Aim::Noted(capital(&token.map_or_else(|| said.clone(), |t| words.choice(t))))
        }
        _ => Aim::Awaited,
    }
}

/// What was chosen for somebody this round, aims at somebody, and was not carried out: no dice fell for it, and nobody is at grips for it yet.
fn given(view: &View, who: Subject) -> impl Iterator<Item = &Token> {
    let now = move |line: &&ShownLine| line.place.round == view.place.round;
    let chosen = view.chronicle.iter().rev().filter(now).find_map(move |line| match &line.said {
        LineBody::Bare(What::Choice { head, token, .. }) if head.key.of == who => Some(token),
        _ => None,
    });
    let struck = move |at: Subject| {
        let fell =
            |line: &ShownLine| line.sum.iter().chain(&line.behind).any(|s| s.head.key.of == who && s.head.key.to == at);
        view.chronicle.iter().rev().take_while(now).any(fell)
    };
    let held = move |at: Subject| view.sheet(who).is_some_and(|s| s.against.contains(&at));
    let open = move |token: &&Token| {
        let mut at = at_whom(token).peekable();
        at.peek().is_some() && at.all(|at| at != who && view.sheet(at).is_some() && !struck(at) && !held(at))
    };
    chosen.into_iter().filter(open)
}
