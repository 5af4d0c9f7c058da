//! What a person may type: commands and gestures, by their words in both languages.

use montjoie_game::scenario::fold;

/// A command of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verb {
    /// Takes back.
    Undo,
    /// Brings again.
    Redo,
    /// Opens the last number.
    Why,
    /// The chances from here.
    Odds,
    /// A rule of the book.
    Rule,
    /// Where everyone stands.
    State,
    /// Who rolls and who decides.
    Conduct,
    /// Pledges the dice, or a word for them.
    Pledge,
    /// Plays on by itself.
    GoOn,
    /// As last time.
    Again,
    /// The options of an ask.
    Options,
    /// An order outside the rules.
    Force,
    /// A term added to one throw.
    Term,
    /// A judgement that is offered.
    Judge,
    /// Corrects an earlier answer.
    Amend,
    /// Plays on beside the battle.
    WhatIf,
    /// Back to the battle.
    Back,
    /// The battle goes on from the what-if.
    ForGood,
    /// A line for the chronicle.
    Note,
    /// A gesture of the GM, by its word in files.
    Gesture(&'static str),
    /// What can be typed.
    Help,
    /// Leaves.
    Quit,
}

/// Every command: its French words, its English words, whether it is a gesture. The first of each is the one help shows.
pub const VERBS: &[(Verb, &[&str], &[&str])] = &[
    (Verb::Undo, &["annuler", "annule", "a"], &["undo", "u"]),
    (Verb::Redo, &["refaire", "refais"], &["redo"]),
    (Verb::Why, &["pourquoi", "p"], &["why", "w"]),
    (Verb::Odds, &["chances", "c"], &["odds"]),
    (Verb::Rule, &["règle", "regles"], &["rule", "rules"]),
    (Verb::State, &["état", "e"], &["state", "s"]),
    (Verb::Conduct, &["conduite"], &["conduct"]),
    (Verb::Pledge, &["serment", "jurer"], &["pledge"]),
    (Verb::GoOn, &["continuer", "continue", "suite"], &["go", "on"]),
    (Verb::Again, &["idem", "comme avant"], &["again", "as before"]),
    (Verb::Options, &["choix", "options"], &["options", "choices"]),
    (Verb::Force, &["forcer", "ordonner"], &["force", "order"]),
    (Verb::Term, &["terme"], &["term"]),
    (Verb::Judge, &["juger", "jugement"], &["judge"]),
    (Verb::Amend, &["corriger"], &["amend", "correct"]),
    (Verb::WhatIf, &["et si", "si"], &["what if", "whatif"]),
    (Verb::Back, &["revenir", "bataille"], &["back", "battle"]),
    (Verb::ForGood, &["pour de bon"], &["for good"]),
    (Verb::Note, &["note", "noter"], &["note"]),
    (Verb::Gesture("take"), &["prendre", "ôter"], &["take"]),
    (Verb::Gesture("restore"), &["rendre"], &["restore"]),
    (Verb::Gesture("test"), &["tester", "éprouver"], &["test"]),
    (Verb::Gesture("break"), &["briser", "rompre"], &["break"]),
    (Verb::Gesture("rally"), &["rallier"], &["rally"]),
    (Verb::Gesture("attack"), &["attaquer"], &["attack"]),
    (Verb::Gesture("engage"), &["engager"], &["engage"]),
    (Verb::Gesture("part"), &["séparer"], &["part"]),
    (Verb::Gesture("add"), &["ajouter"], &["add"]),
    (Verb::Gesture("split"), &["diviser", "scinder"], &["split"]),
    (Verb::Gesture("merge"), &["fondre", "fusionner"], &["merge"]),
    (Verb::Gesture("remove"), &["retirer"], &["remove"]),
    (Verb::Gesture("bring"), &["amener"], &["bring"]),
    (Verb::Gesture("turn"), &["retourner"], &["turn"]),
    (Verb::Gesture("fell"), &["abattre"], &["fell"]),
    (Verb::Gesture("post"), &["poster"], &["post"]),
    (Verb::Gesture("concede"), &["concéder"], &["concede"]),
    (Verb::Gesture("option"), &["régler"], &["option", "setting"]),
    (Verb::Gesture("set"), &["fixer"], &["set"]),
    (Verb::Help, &["aide", "?"], &["help", "h"]),
    (Verb::Quit, &["quitter", "q"], &["quit", "exit"]),
];

/// The command a line begins with, and the rest of the line. Case and accents do not matter.
pub fn command(line: &str) -> Option<(Verb, &str)> {
    let line = line.trim();
    let all = VERBS.iter().flat_map(|(verb, fr, en)| fr.iter().chain(*en).map(move |word| (*verb, *word)));
    all.filter_map(|(verb, word)| rest(line, word).map(|rest| (verb, word.len(), rest)))
        .max_by_key(|(_, length, _)| *length)
        .map(|(verb, _, rest)| (verb, rest))
}

/// What follows a word at the start of a line, when the line begins with it.
pub fn rest<'a>(line: &'a str, word: &str) -> Option<&'a str> {
    let mut end = 0;
    for _ in word.split(' ') {
        let start = end + line[end..].len() - line[end..].trim_start().len();
        end = line[start..].find(char::is_whitespace).map_or(line.len(), |n| start + n);
    }
    let same = |a: &str, b: &str| if b == "?" { a == b } else { fold(a) == fold(b) && !fold(a).is_empty() };
    let head = line[..end].split_whitespace().collect::<Vec<_>>().join(" ");
    same(&head, word).then(|| line[end..].trim())
}

/// Whether a word is one of these, case and accents aside.
pub fn is(word: &str, among: &[&str]) -> bool {
    let word = fold(word);
    among.iter().any(|one| fold(one) == word)
}

#[cfg(test)]
mod tests {
    use super::*;
    use montjoie_game::Gesture;
    use std::collections::BTreeMap;

    #[test]
    fn lines_begin_with_a_command_in_either_language() {
        assert_eq!(command("undo"), Some((Verb::Undo, "")));
        assert_eq!(command("  Annuler étape "), Some((Verb::Undo, "étape")));
        assert_eq!(command("etat"), Some((Verb::State, "")));
        assert_eq!(command("comme avant"), Some((Verb::Again, "")));
        assert_eq!(command("prendre 10 garde : la peste"), Some((Verb::Gesture("take"), "10 garde : la peste")));
        assert_eq!(command("4 2 6"), None);
        assert_eq!(command(""), None);
        assert_eq!(command("?"), Some((Verb::Help, "")));
    }

    #[test]
    fn no_word_means_two_things_and_every_gesture_has_one() {
        let mut seen: BTreeMap<String, Verb> = BTreeMap::new();
        for (verb, fr, en) in VERBS {
            for word in fr.iter().chain(*en) {
                let before = seen.insert(fold(word), *verb);
                assert!(before.is_none_or(|b| b == *verb), "{word}: {before:?} and {verb:?}");
            }
        }
        for word in Gesture::WORDS {
            assert!(VERBS.iter().any(|(verb, _, _)| *verb == Verb::Gesture(word)), "{word}");
        }
    }
}
