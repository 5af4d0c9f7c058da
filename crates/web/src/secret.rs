//! Secrets: the GM's link, the seats of players, the code that is said aloud.

use montjoie_chronicle::{hex, sha256};

/// 128 random bits as text: the key of a seat, or of the GM's chair.
///
/// # Panics
/// When the system has no randomness to give: nothing safe can be done then.
#[must_use]
pub fn token() -> String {
    let mut bytes = [0u8; 16];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    hex(&bytes)
}

/// The id of something new: the one the page brought, so that a tap that comes twice makes one thing, else a random one.
#[must_use]
pub fn once(brought: &str) -> String {
    let fits = brought.len() == 12 && brought.bytes().all(|b| b.is_ascii_digit() || (b'a'..=b'f').contains(&b));
    if fits { brought.to_owned() } else { token()[..12].to_owned() }
}

/// Letters that are told apart across a table, by eye and by ear.
const LETTERS: &[u8; 20] = b"ACDEFGHJKLMNPQRTUVXY";

/// Six letters to be said aloud: they open the waiting room and nothing else.
///
/// # Panics
/// When the system has no randomness to give.
#[must_use]
pub fn code() -> String {
    let mut code = String::new();
    while code.len() < 6 {
        let mut byte = [0u8; 1];
        getrandom::fill(&mut byte).expect("the system gives random bytes");
        // The part of a byte that twenty letters divide evenly: no letter is likelier than another.
        if byte[0] < 240 {
            code.push(char::from(LETTERS[usize::from(byte[0] % 20)]));
        }
    }
    code
}

/// A seed for dice.
///
/// # Panics
/// When the system has no randomness to give.
#[must_use]
pub fn seed() -> u64 {
    let mut bytes = [0u8; 8];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    u64::from_le_bytes(bytes)
}

/// What dice are pledged on: 256 bits nobody can guess.
///
/// # Panics
/// When the system has no randomness to give.
#[must_use]
pub fn pledge() -> [u8; 32] {
    let mut bytes = [0u8; 32];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}

/// Whether two secrets are the same, in a time that does not depend on where they differ.
#[must_use]
pub fn same(one: &str, other: &str) -> bool {
    one.len() == other.len() && one.bytes().zip(other.bytes()).fold(0, |d, (a, b)| d | (a ^ b)) == 0
}

/// How what is kept of a key begins.
const HASHED: &str = "sha256:";

/// What is kept of a key: whoever reads the file cannot make the key of it. 128 random bits need no slow hash: nobody guesses them.
#[must_use]
pub fn hashed(key: &str) -> String {
    format!("{HASHED}{}", hex(&sha256(key.as_bytes())))
}

/// Whether this is what is kept of a key, and no key itself, as tables of another day kept them.
#[must_use]
pub fn is_hashed(kept: &str) -> bool {
    kept.starts_with(HASHED)
}

/// Whether a key is the one this was kept of.
#[must_use]
pub fn fits(key: &str, kept: &str) -> bool {
    is_hashed(kept) && same(&hashed(key), kept)
}

/// A code as somebody typed it: small letters, spaces and dashes do not matter.
#[must_use]
pub fn typed(code: &str) -> String {
    code.chars().filter(char::is_ascii_alphabetic).map(|c| c.to_ascii_uppercase()).take(12).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_are_long_and_codes_are_plain() {
        let (one, other) = (token(), token());
        assert!(one.len() == 32 && one != other && same(&one, &one) && !same(&one, &other) && !same(&one, "a"));
        let code = code();
        assert!(code.len() == 6 && code.bytes().all(|b| LETTERS.contains(&b)));
        assert_eq!(typed(" ab-c d "), "ABCD");
        // What tables of another day kept still fits.
        assert_eq!(hashed("abc"), "sha256:ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
        let kept = hashed(&one);
        assert!(is_hashed(&kept) && !kept.contains(&one) && fits(&one, &kept) && !fits(&other, &kept));
        assert!(!fits(&kept, &kept) && !fits(&one, &one) && !fits("", ""), "what is kept opens nothing");
    }
}
