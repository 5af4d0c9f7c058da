//! The viewer's own numbering: in the pages of a player or of the screen everybody has the number under which that viewer came to know them.
//!
//! The battle's own numbers count those who are hidden too: a gap would tell how many there are.

use crate::open::{Draft, Open};
use crate::staged::Scene;
use crate::view::{LineBody, Notice, ShownLine};
use montjoie_game::{Arg, Map, Message, Names, Place, Sheet, Track};
use montjoie_table::{Ask, Key, Kind, Object, Office, Subject, Want};

/// Whom a viewer knows, in the order in which they came to know them. It only ever grows: a page from before means the same people.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Numbers(Vec<Subject>);

/// Whether subjects of this kind are counted: sides are known to all, and nobody is nobody.
fn counted(who: Subject) -> bool {
    matches!(who.kind(), Kind::Unit(_) | Kind::Character(_) | Kind::Place(_) | Kind::Army(_))
}

fn alike(one: Subject, other: Subject) -> bool {
    std::mem::discriminant(&one.kind()) == std::mem::discriminant(&other.kind())
}

fn at(like: Subject, index: usize) -> Option<Subject> {
    let n = u8::try_from(index).ok()?;
    Some(match like.kind() {
        Kind::Unit(_) => Subject::unit(n),
        Kind::Character(_) => Subject::character(n),
        Kind::Place(_) => Subject::place(n),
        Kind::Army(_) => Subject::army(n),
        Kind::Side(_) | Kind::Event(_) | Kind::Nobody => return None,
    })
}

impl From<Vec<Subject>> for Numbers {
    fn from(known: Vec<Subject>) -> Numbers {
        Numbers(known)
    }
}

impl Numbers {
    /// Everybody they count, in order: to be kept.
    #[must_use]
    pub fn known(&self) -> &[Subject] {
        &self.0
    }

    /// Counts those who were not known before, in this order.
    pub(super) fn learn(&mut self, known: impl IntoIterator<Item = Subject>) {
        for who in known {
            if counted(who) && !self.0.contains(&who) {
                self.0.push(who);
            }
        }
    }

    /// Everybody of the kind of this one, in order.
    fn like(&self, one: Subject) -> impl Iterator<Item = Subject> + '_ {
        self.0.iter().copied().filter(move |who| alike(*who, one))
    }

    /// The number by which the viewer knows somebody; nobody's where they do not.
    #[must_use]
    pub fn local(&self, who: Subject) -> Subject {
        if !counted(who) {
            return if matches!(who.kind(), Kind::Side(_)) { who } else { Subject::NOBODY };
        }
        self.like(who).position(|one| one == who).and_then(|index| at(who, index)).unwrap_or(Subject::NOBODY)
    }

    /// Whom the viewer means by this number, if they know anybody by it.
    #[must_use]
    pub fn whom(&self, local: Subject) -> Option<Subject> {
        match local.kind() {
            Kind::Unit(n) | Kind::Character(n) | Kind::Place(n) | Kind::Army(n) => self.like(local).nth(usize::from(n)),
            Kind::Side(_) => Some(local),
            Kind::Event(_) | Kind::Nobody => None,
        }
    }

    /// The names as the viewer counts them; `all` holds those they may know, everyone else's stays away.
    pub(super) fn names(&self, all: &Names) -> Names {
        let list = |like: Subject| self.like(like).map(|who| all.of(who).cloned().unwrap_or_default()).collect();
        Names {
            ruleset: all.ruleset,
            counts: all.counts,
            fought: all.fought,
            sides: all.sides.clone(),
            armies: list(Subject::army(0)),
            units: list(Subject::unit(0)),
            characters: list(Subject::character(0)),
            places: list(Subject::place(0)),
        }
    }

    fn each<'a>(&self, list: impl IntoIterator<Item = &'a mut Subject>) {
        list.into_iter().for_each(|who| *who = self.local(*who));
    }

    pub(super) fn place(&self, place: &mut Place) {
        self.each([&mut place.whose]);
    }

    pub(super) fn message(&self, message: &mut Message) {
        for (_, arg) in &mut message.args {
            self.arg(arg);
        }
    }

    fn arg(&self, arg: &mut Arg) {
        match arg {
            Arg::Who(who) => self.each([who]),
            Arg::Many(many) => self.each(many),
            Arg::Number(_)
            | Arg::Fraction(..)
            | Arg::Word(_)
            | Arg::Rule(_)
            | Arg::Dice(_)
            | Arg::Round(_)
            | Arg::Text(_) => {}
        }
    }

    pub(super) fn sheet(&self, sheet: &mut Sheet) {
        self.each([&mut sheet.subject]);
        self.each(&mut sheet.against);
        self.each(&mut sheet.with);
        sheet.figures.iter_mut().for_each(|figure| self.arg(&mut figure.value));
    }

    /// A line of a player's or the screen's: it holds no sums and no choices, which are the GM's alone.
    pub(super) fn line(&self, line: &mut ShownLine) {
        self.place(&mut line.place);
        self.each([&mut line.subject]);
        match &mut line.said {
            LineBody::Told(message) | LineBody::Overwritten(message) => self.message(message),
            LineBody::Ruling { told, .. } => told.iter_mut().for_each(|message| self.message(message)),
            LineBody::Scene { who, .. } => self.each(who),
            LineBody::Bare(_) | LineBody::Scripted(..) | LineBody::Note(_) => {}
        }
    }

    fn key(&self, key: &mut Key) {
        self.each([&mut key.of, &mut key.to]);
    }

    fn ask(&self, ask: &mut Ask) {
        self.key(&mut ask.key);
        ask.office = match ask.office {
            Office::Holder(who) => Office::Holder(self.local(who)),
            Office::Army(n) => match self.local(Subject::army(n)).kind() {
                Kind::Army(n) => Office::Army(n),
                _ => Office::Holder(ask.key.of),
            },
            same @ (Office::Gm | Office::Chief(_)) => same,
        };
        if let Want::Choice(tokens) = &mut ask.want {
            for object in tokens.iter_mut().flat_map(|token| &mut token.objects) {
                if let Object::Who(who) = object {
                    self.each([who]);
                }
            }
        }
    }

    /// An ask, and what was proposed for it in the words of this one's names.
    pub(super) fn open(&self, open: &mut Open, all: &Names, known: &Names) {
        let words = |draft: &Draft, tokens: &[montjoie_table::Token]| match &draft.answer {
            montjoie_table::Answer::Choice(words) => tokens.iter().position(|t| t.words(all) == *words),
            _ => None,
        };
        let chosen = open.draft.as_ref().and_then(|draft| words(draft, open.tokens()));
        self.ask(&mut open.ask);
        let token = chosen.and_then(|n| open.tokens().get(n)).map(|token| token.words(known));
        if let (Some(words), Some(draft)) = (token, &mut open.draft) {
            draft.answer = montjoie_table::Answer::Choice(words);
        }
        if let Some(why) = &mut open.refused {
            self.message(why);
        }
    }

    pub(super) fn track(&self, track: &mut Track) {
        self.each(track.turns.iter_mut().map(|turn| &mut turn.who));
    }

    pub(super) fn map(&self, map: &mut Map) {
        self.each(map.counters.iter_mut().map(|counter| &mut counter.subject));
        self.each(map.sites.iter_mut().map(|site| &mut site.subject));
        self.each(map.zones.iter_mut().map(|zone| &mut zone.army));
    }

    pub(super) fn scene(&self, scene: &mut Scene) {
        self.each(&mut scene.who);
    }

    pub(super) fn notice(&self, notice: &mut Notice) {
        self.message(&mut notice.message);
    }

    pub(super) fn holding(&self, holds: &mut crate::view::Holding) {
        self.each(holds.character.as_mut());
        self.each(&mut holds.units);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_count_those_who_are_known_and_never_change() {
        let mut numbers = Numbers::default();
        numbers.learn([Subject::unit(4), Subject::character(9), Subject::unit(7), Subject::unit(4)]);
        assert_eq!(numbers.local(Subject::unit(4)), Subject::unit(0));
        assert_eq!(numbers.local(Subject::unit(7)), Subject::unit(1));
        assert_eq!(numbers.local(Subject::character(9)), Subject::character(0));
        assert_eq!(numbers.local(Subject::unit(5)), Subject::NOBODY, "nobody knows of that one");
        // Somebody appears whose own number is lower: nobody else's changes.
        numbers.learn([Subject::unit(5)]);
        assert_eq!(numbers.local(Subject::unit(5)), Subject::unit(2));
        assert_eq!(numbers.local(Subject::unit(7)), Subject::unit(1));
        for who in [Subject::unit(4), Subject::unit(5), Subject::unit(7), Subject::character(9)] {
            assert_eq!(numbers.whom(numbers.local(who)), Some(who));
        }
        assert_eq!(numbers.whom(Subject::unit(3)), None);
        let side = Subject::side(montjoie_table::Side::B);
        assert_eq!((numbers.local(side), numbers.whom(side)), (side, Some(side)));
    }
}
