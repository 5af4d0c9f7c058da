//! The words of orders and actions: each has its own, which mean it and nothing else.

use crate::field::id;
use montjoie_papiers::battle::HeroId;
use montjoie_papiers::terms::{Action as A, Feat, Order as O};
use montjoie_table::{Choice, Object, PlaceId, Subject};

fn whole<C: Choice>(choice: C) -> Option<C> {
    let token = choice.token();
    C::from_words(token.verb, &token.objects)
}

/// The page in front of the book says the same things in both languages: what for, how long, how many, which games, what not.
#[test]
fn a_page_stands_in_front_of_the_book() {
    use montjoie_game::Ruleset as _;
    let heads = montjoie_papiers::Papiers::INFO.book.map(|book| {
        let front = book.split("### ").next().unwrap();
        front.lines().filter(|line| line.starts_with("**")).count()
    });
    assert_eq!(heads, [6, 6]);
}

#[test]
fn orders_are_understood_in_their_own_words() {
    let somebody = Object::Who(Subject::unit(2));
    for order in [O::Hold, O::Tortoise(true), O::Tortoise(false), O::Disengage] {
        assert_eq!(whole(order), Some(order));
        assert_eq!(O::from_words(order.token().verb, &[somebody]), None, "{order:?} of somebody");
    }
    let at = id(2);
    for order in [O::Engage(at), O::Support(at), O::FireSupport(at), O::Fire(at), O::Magic(at), O::Move(4, 7)] {
        assert_eq!(whole(order), Some(order));
        assert_eq!(O::from_words(order.token().verb, &[]), None, "{order:?} of nobody");
    }
    assert_eq!(O::from_words("danser", &[]), None);
    assert_eq!(O::from_words("danser", &[somebody]), None);
}

#[test]
fn actions_are_understood_in_their_own_words() {
    let somebody = Object::Who(Subject::unit(2));
    for action in [A::Nothing, A::OrganiseAtt, A::OrganiseDef, A::Encircle, A::Leave] {
        assert_eq!(whole(action), Some(action));
        assert_eq!(A::from_words(action.token().verb, &[somebody]), None, "{action:?} of somebody");
    }
    let at = id(2);
    let at_units = [A::GalvaniseAtt(at), A::GalvaniseIni(at), A::Rally(at), A::Join(at), A::Banner(at), A::Seize(at)];
    for action in at_units.into_iter().chain([A::Duel(HeroId::new(2)), A::Cast(PlaceId::new(1), at)]) {
        assert_eq!(whole(action), Some(action));
        assert_eq!(A::from_words(action.token().verb, &[]), None, "{action:?} of nobody");
    }
    for word in Feat::WORDS {
        let deed = Feat::from_word(word).unwrap();
        assert_eq!(A::from_words(word, &[]), Some(A::Deed(deed, None)), "{word} at nobody");
        assert_eq!(A::from_words(word, &[somebody]), Some(A::Deed(deed, Some(at))), "{word} at somebody");
        assert_eq!(A::from_words(word, &[Object::Number(1)]), None, "{word} at a number");
    }
    assert_eq!(A::from_words("sort", &[somebody, somebody]), None, "a unit is no spell");
    assert_eq!(A::from_words("danser", &[]), None);
}
