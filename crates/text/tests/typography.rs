//! What the printer sets: spaces, quotes, apostrophes, in both languages.

use montjoie_game::Gender;
use montjoie_text::Lang::{En, Fr};
use montjoie_text::{forms, typeset, wrap};

/// Shows the spaces that cannot be seen: `~` is U+202F, `_` is U+00A0.
fn visible(text: &str) -> String {
    text.replace('\u{202F}', "~").replace('\u{A0}', "_")
}

#[test]
fn french_spaces() {
    let cases = [
        ("Quoi ?", "Quoi~?"),
        ("Quoi?", "Quoi~?"),
        ("Quoi  ?", "Quoi~?"),
        ("Quoi\u{A0}?", "Quoi~?"),
        ("Quoi?!", "Quoi~?!"),
        ("Quoi ? !", "Quoi~?~!"),
        ("Ils fuient!", "Ils fuient~!"),
        ("Ils fuient! Tous.", "Ils fuient~! Tous."),
        ("un; deux", "un~; deux"),
        ("un : deux", "un_: deux"),
        ("un: deux", "un_: deux"),
        ("un\u{202F}: deux", "un_: deux"),
        ("fin:", "fin_:"),
        ("« oui »", "«~oui~»"),
        ("«oui»", "«~oui~»"),
        ("«  oui  »", "«~oui~»"),
        ("Il dit « Tenez ! ».", "Il dit «~Tenez~!~»."),
        ("(oui ?)", "(oui~?)"),
        ("(?)", "(?)"),
        ("50 %", "50~%"),
        ("24,5 PV et 5 EFF", "24,5_PV et 5_EFF"),
        ("+5 points", "+5_points"),
        ("les EFF, deux PV", "les EFF, deux PV"),
        ("50% des hommes", "50~% des hommes"),
        ("Attendez...", "Attendez…"),
        ("Attendez... ?", "Attendez…~?"),
        ("l'Ost d'Artois", "l’Ost d’Artois"),
        ("aujourd'hui", "aujourd’hui"),
        ("il dit \"oui\" et part", "il dit «~oui~» et part"),
        ("d'\"Orques\"", "d’«~Orques~»"),
        ("un  deux   trois", "un deux trois"),
        ("1\u{202F}200 hommes", "1~200 hommes"),
        ("oui\nnon ?", "oui\nnon~?"),
        ("  retrait : oui", "  retrait_: oui"),
    ];
    for (typed, printed) in cases {
        assert_eq!(visible(&typeset(Fr, typed)), printed, "{typed}");
    }
}

#[test]
fn what_is_not_prose_is_left_alone_in_french() {
    let untouched = [
        "12:30",
        "à 12:30 précises",
        "fichier.toml:12:5",
        "https://exemple.fr/a?b=c:d;e!f",
        "voir https://exemple.fr/a?b.",
        "`ruleset = \"bx\" ; a : b ! l'un...`",
        "BX-21",
        "a?b",
        "a:b",
        "a;b",
        "../scenarios/x.toml",
        "30' de haut",
        "6\" de long",
        "!important",
        "?",
        ":",
        "",
    ];
    for text in untouched {
        assert_eq!(typeset(Fr, text), text);
    }
    assert_eq!(visible(&typeset(Fr, "`a:b` ? `c`")), "`a:b`~? `c`");
    assert_eq!(visible(&typeset(Fr, "un ` seul, l'autre")), "un ` seul, l’autre");
}

#[test]
fn english_quotes() {
    let cases = [
        ("the Pikemen's standard", "the Pikemen’s standard"),
        ("the Orcs' camp", "the Orcs’ camp"),
        ("don't", "don’t"),
        ("'tis over", "’tis over"),
        ("he said 'hold' and fell", "he said ‘hold’ and fell"),
        ("he said \"hold\" and fell", "he said “hold” and fell"),
        ("(\"hold\")", "(“hold”)"),
        ("\"Hold!\" he said.", "“Hold!” he said."),
        ("\"He said 'hold!'\"", "“He said ‘hold!’”"),
        ("wait...", "wait…"),
        ("6\" and 30' away", "6\" and 30' away"),
        ("one  two", "one two"),
        ("what? yes: no; oh!", "what? yes: no; oh!"),
        ("`x = \"y\"`", "`x = \"y\"`"),
        ("50% at 12:30", "50% at 12:30"),
    ];
    for (typed, printed) in cases {
        assert_eq!(typeset(En, typed), printed, "{typed}");
    }
}

/// Every text of up to five of these characters: setting a set text changes nothing, and no text makes it fail.
#[test]
fn a_set_text_is_set() {
    let alphabet = ['a', '1', ' ', '?', ':', '«', '»', '"', '\'', '.', '`', '\n'];
    let mut texts = vec![String::new()];
    for _ in 0..5 {
        texts = texts.iter().flat_map(|t| alphabet.map(|c| format!("{t}{c}"))).collect();
        for text in &texts {
            for lang in [Fr, En] {
                let once = typeset(lang, text);
                assert_eq!(typeset(lang, &once), once, "{text:?}");
            }
        }
    }
}

/// Every name of up to four of these characters takes its forms, and every text wraps, without failing or losing a letter.
#[test]
fn no_name_is_too_odd() {
    let alphabet = ['l', 'e', 's', 'A', 'h', 'é', '’', '\'', ' ', '\u{A0}', '2', '('];
    let mut names = vec![String::new()];
    for _ in 0..4 {
        names = names.iter().flat_map(|t| alphabet.map(|c| format!("{t}{c}"))).collect();
        for name in &names {
            for lang in [Fr, En] {
                let forms = forms(lang, name, Gender::M, false);
                assert_eq!(forms.plain.to_lowercase(), forms.cap.to_lowercase(), "{name:?}");
            }
            let letters = |text: &str| text.chars().filter(|c| !c.is_whitespace()).count();
            assert_eq!(letters(&wrap(name, 2)), letters(name), "{name:?}");
        }
    }
}

/// « Parmi » takes a plural, and the name put after it may be singular: the Militia, the Escort.
#[test]
fn parmi_stands_before_no_name() {
    let [(_, problems), _] = montjoie_game::scenario::TEXT;
    let books = montjoie_books::GAMES.iter().map(|game| game.info().text[0]);
    let all = books.chain([problems, include_str!("../locales/fr.ftl")]);
    let among = |line: &&str| line.to_lowercase().contains("parmi { $");
    let found: Vec<&str> = all.flat_map(str::lines).filter(among).collect();
    assert_eq!(found, Vec::<&str>::new());
}
