//! Who rolls and who decides is one agreement, kept in the journal: what the page says the terminal hears, and the other way round.
#![allow(missing_docs, clippy::unwrap_used)]

mod common;
use common::*;
use montjoie_books::GAMES;
use montjoie_chronicle::{AskKind, Author, Chronicle, Conduct, Hand, Hands, Memory};
use montjoie_table::{Rng, Subject};

/// The conduct whoever opens this journal plays by.
fn taken_up(journal: &[u8]) -> Conduct {
    let chronicle = Chronicle::inspect_bytes(GAMES, journal).unwrap();
    let mut conduct = Conduct::by_hand(Rng::of(1, 0));
    conduct.take_up(&chronicle);
    conduct
}

#[test]
fn what_the_page_agrees_on_is_in_the_journal() {
    let (mut gm, _, hall) = open("conduct-page");
    for game in GAMES {
        let battle = sample_of(&mut gm, game.info().id, "standard");
        let code = hall.room(battle.trim_start_matches("/b/")).unwrap().code();
        phone(&mut gm, &code, &battle, "Aude", "seat=1&side=s0&units=u0");
        let set =
            "do=set&dice_a=assisted&choices_a=person&dice_b=program&choices_b=assisted&gm=program&judgements=program";
        act(&mut gm, &battle, "conduct", &format!("{set}&offered=always&focus=all"));
        act(&mut gm, &battle, "conduct", "do=except&who=u1&kind=dice&hand=person");
        act(&mut gm, &battle, "conduct", "do=except&who=seat-1&hand=program");
        let there = taken_up(gm.get(&format!("{battle}/journal")).body.as_bytes());
        assert_eq!(there.sides[0], Hands { dice: Hand::Assisted, choices: Hand::Person });
        assert_eq!(there.sides[1], Hands { dice: Hand::Program, choices: Hand::Assisted });
        assert_eq!((there.gm, there.judgements), (Hands::all(Hand::Program), Hand::Program));
        assert_eq!((there.except[0].who, there.except[0].kind), (Subject::unit(1), Some(AskKind::Throw)));
        assert_eq!((there.except[1].seat, there.except[1].hand), (Some(1), Hand::Program));
        // And the page shows it again, whoever opens the battle.
        let page = gm.get(&battle).body;
        let dice = between(&page, "name=\"dice_a\"", "</select>").unwrap();
        assert!(dice.contains("value=\"assisted\" selected"), "{dice}");
    }
}

#[test]
fn what_the_terminal_agreed_on_is_on_the_page() {
    let (mut gm, _, hall) = open("conduct-terminal");
    for game in GAMES {
        let id = game.info().id;
        let header = montjoie_chronicle::begin(GAMES, game.samples()[0].1, None).unwrap().header;
        let mut chronicle = Chronicle::with(GAMES, Box::new(Memory::new(header))).unwrap();
        let mut conduct = Conduct::by_hand(Rng::of(1, 0));
        conduct.sides[1] = Hands { dice: Hand::Program, choices: Hand::Assisted };
        chronicle.conducted(&conduct, Author::Gm).unwrap();
        hall.import_as(id, &chronicle.journal().write()).unwrap();
        let page = gm.get(&format!("/b/{id}")).body;
        let select = |name: &str| between(&page, &format!("name=\"{name}\""), "</select>").unwrap();
        assert!(select("dice_b").contains("value=\"program\" selected"), "{id}");
        assert!(select("choices_b").contains("value=\"assisted\" selected"), "{id}");
        assert!(select("dice_a").contains("value=\"person\" selected"), "{id}");
    }
}

/// A table laid before the journal kept it has it in its settings: it goes into the journal once, and what is said later counts.
#[test]
fn an_agreement_of_another_day_goes_into_the_journal() {
    let (mut gm, _, hall) = open("conduct-old");
    let header = montjoie_chronicle::begin(GAMES, GAMES[0].samples()[0].1, None).unwrap().header;
    hall.import_as("old", &montjoie_chronicle::Journal::new(header).write()).unwrap();
    let ways = r##"{"ways":{"dice":["assisted","program"],"except":[{"who":"#u1","seat":null,"what":"dice","way":"program"}]}}"##;
    hall.shelf.keep("table/old", ways).unwrap();
    let there = taken_up(gm.get("/b/old/journal").body.as_bytes());
    assert_eq!((there.sides[0].dice, there.sides[1].dice), (Hand::Assisted, Hand::Program));
    assert_eq!((there.except[0].who, there.except[0].kind), (Subject::unit(1), Some(AskKind::Throw)));
    assert!(!hall.shelf.kept("table/old").unwrap().unwrap().contains("\"ways\""), "and is in one place only");
}
