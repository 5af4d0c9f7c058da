//! Words compared as people mean them: accents, case and plurals put aside; the nearest word to a mistyped one.

/// Lower case without accents or ligatures; typographic apostrophes, dashes and spaces made plain.
#[must_use]
pub fn fold(text: &str) -> String {
    text.chars().flat_map(folded).collect()
}

/// One character folded: none, one or two.
pub(super) fn folded(c: char) -> impl Iterator<Item = char> {
    c.to_lowercase().flat_map(|c| {
        let (first, second) = match c {
            'à' | 'á' | 'â' | 'ä' | 'ã' | 'å' => ('a', None),
            'ç' => ('c', None),
            'é' | 'è' | 'ê' | 'ë' => ('e', None),
            'ì' | 'í' | 'î' | 'ï' => ('i', None),
            'ñ' => ('n', None),
            'ò' | 'ó' | 'ô' | 'ö' | 'õ' => ('o', None),
            'ù' | 'ú' | 'û' | 'ü' => ('u', None),
            'ý' | 'ÿ' => ('y', None),
            'œ' => ('o', Some('e')),
            'æ' => ('a', Some('e')),
            'ß' => ('s', Some('s')),
            '’' | 'ʼ' => ('\'', None),
            '–' | '—' | '−' | '‑' => ('-', None),
            c if c.is_whitespace() => (' ', None),
            c => (c, None),
        };
        let mark = ('\u{300}'..='\u{36f}').contains(&first); // an accent written apart from its letter
        (!mark).then_some(first).into_iter().chain(second)
    })
}

/// An id made from a name: `Les Épéistes d'élite` gives `epeistes-d-elite`; empty when nothing is left.
#[must_use]
pub fn id_from(name: &str) -> String {
    let folded = fold(name);
    let bare = without_article(folded.trim());
    let mut id = String::with_capacity(bare.len());
    for c in bare.chars().take(48) {
        if c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_' {
            id.push(c);
        } else if !id.is_empty() && !id.ends_with('-') {
            id.push('-');
        }
    }
    id.trim_end_matches('-').to_owned()
}

/// Whether this may be an id: `[a-z0-9_-]+`, at most 64 of them.
#[must_use]
pub fn is_id(text: &str) -> bool {
    (1..=64).contains(&text.len())
        && text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_' || b == b'-')
}

/// What two spellings of one troop have in common: folded, without article, each word in the singular.
#[must_use]
pub fn stem(name: &str) -> String {
    let folded = fold(name).replace(['-', '_'], " ");
    let words: Vec<String> = without_article(folded.trim()).split_whitespace().map(singular).collect();
    words.join(" ")
}

/// `les archers` → `archers`; `the archers` → `archers`; `l'ost` → `ost`.
fn without_article(folded: &str) -> &str {
    const ARTICLES: [&str; 9] = ["les ", "des ", "le ", "la ", "the ", "un ", "une ", "l'", "d'"];
    ARTICLES.iter().find_map(|a| folded.strip_prefix(a)).map_or(folded, str::trim_start)
}

/// One form for singular and plural, French and English. It need not be a word: only equal on both.
fn singular(word: &str) -> String {
    let shorter = |end: &str, instead: &str| word.strip_suffix(end).map(|w| format!("{w}{instead}"));
    if word.len() < 4 {
        return word.to_owned();
    }
    let one = if word.ends_with("eaux") {
        shorter("x", "")
    } else if word.ends_with("aux") {
        shorter("aux", "al")
    } else if word.ends_with("men") {
        shorter("men", "man")
    } else {
        shorter("lves", "lf")
            .or_else(|| shorter("rves", "rf"))
            .or_else(|| shorter("s", ""))
            .or_else(|| shorter("x", ""))
    }
    .unwrap_or_else(|| word.to_owned());
    match one.strip_suffix("ie") {
        Some(w) => format!("{w}y"),
        None => one,
    }
}

/// The candidate closest to what was written, if any is close enough to be meant.
#[must_use]
pub fn nearest<'a>(written: &str, among: impl IntoIterator<Item = &'a str>) -> Option<String> {
    let written: Vec<char> = fold(written).chars().take(64).collect();
    let near_enough = (written.len() / 3).clamp(1, 4);
    let mut best: Option<(usize, &str)> = None;
    for candidate in among {
        if candidate.chars().count().abs_diff(written.len()) > near_enough + 4 {
            continue; // no ligature makes up for that much
        }
        let folded: Vec<char> = fold(candidate).chars().take(64).collect();
        if folded.len().abs_diff(written.len()) > near_enough {
            continue;
        }
        let far = distance(&written, &folded);
        if far <= near_enough && best.is_none_or(|(least, _)| far < least) {
            best = Some((far, candidate));
        }
    }
    best.map(|(_, c)| c.to_owned())
}

/// How many letters to add, drop, change or swap with their neighbour to turn one word into the other.
fn distance(a: &[char], b: &[char]) -> usize {
    let mut before: Vec<usize> = vec![0; b.len() + 1];
    let mut last: Vec<usize> = (0..=b.len()).collect();
    for i in 1..=a.len() {
        let mut now = vec![i; b.len() + 1];
        for j in 1..=b.len() {
            let change = last[j - 1] + usize::from(a[i - 1] != b[j - 1]);
            now[j] = change.min(last[j] + 1).min(now[j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                now[j] = now[j].min(before[j - 2] + 1);
            }
        }
        (before, last) = (last, now);
    }
    last[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_folded() {
        assert_eq!(fold("Épéistes ŒUVRE l’Ost\u{a0}!"), "epeistes oeuvre l'ost !");
        assert_eq!(fold("e\u{301}lite"), "elite");
        assert_eq!(id_from("Les Épéistes d’élite"), "epeistes-d-elite");
        assert_eq!(id_from("  L'Ost du Roi !  "), "ost-du-roi");
        assert_eq!(id_from("軍"), "");
        assert!(is_id("a-1_b") && !is_id("") && !is_id("Été") && !is_id(&"a".repeat(65)));
    }

    #[test]
    fn singular_and_plural_meet() {
        for (one, many) in [
            ("cavalier", "Cavaliers"),
            ("cheval", "chevaux"),
            ("pikeman", "Pikemen"),
            ("elf", "elves"),
            ("dwarf", "dwarves"),
            ("compagnie", "compagnies"),
            ("company", "companies"),
            ("l'archer elfe", "les archers elfes"),
            ("homme-lézard", "hommes lézards"),
            ("bateau", "bateaux"),
        ] {
            assert_eq!(stem(one), stem(many), "{one}");
        }
        assert_ne!(stem("archers"), stem("lanciers"));
    }

    #[test]
    fn the_nearest_word_is_close_or_none() {
        let keys = ["count", "moral", "melee", "ranged", "ca"];
        assert_eq!(nearest("morale", keys).as_deref(), Some("moral"));
        assert_eq!(nearest("cuont", keys).as_deref(), Some("count"));
        assert_eq!(nearest("mêlée", keys).as_deref(), Some("melee"));
        assert_eq!(nearest("ac", keys).as_deref(), Some("ca"));
        assert_eq!(nearest("trebuchet", keys), None);
        assert_eq!(nearest("", keys), None);
    }
}
