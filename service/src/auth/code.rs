//! Short codes in addresses, on paper and in cookies. Only the holder of the key can make one, and no code tells
//! anything about another.

use super::mac::mac;

/// The letters of a code; no two look alike (Crockford's base 32).
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
/// Number of letters in a code, of five bits each.
const LENGTH: u32 = 16;

/// A random text of `length` letters, of five bits each.
pub(super) fn drawn(length: usize) -> Result<String, getrandom::Error> {
    let mut bytes = vec![0_u8; length];
    getrandom::fill(&mut bytes)?;
    let letter = |byte: &u8| LETTERS.get(usize::from(byte & 31)).copied();
    Ok(bytes.iter().filter_map(letter).map(char::from).collect())
}

/// Reads `length` letters as somebody typed them: in either case, with or without blanks and hyphens; `o` is read as 0,
/// `i` and `l` as 1.
pub(super) fn typed(text: &str, length: usize) -> Option<String> {
    if text.len() > 64 {
        return None;
    }
    let letters = text
        .chars()
        .filter(|c| !c.is_whitespace() && *c != '-')
        .map(|c| match c.to_ascii_lowercase() {
            'o' => '0',
            'i' | 'l' => '1',
            other => other,
        });
    let code: String = letters.collect();
    let fits = code.len() == length && code.bytes().all(|byte| LETTERS.contains(&byte));
    fits.then_some(code)
}

/// The code of a message under a key: the first 80 bits of its HMAC, as sixteen letters.
#[must_use]
pub fn code(key: &[u8], message: &[u8]) -> String {
    let bits = mac(key, message)
        .iter()
        .take(10)
        .fold(0_u128, |bits, byte| (bits << 8) | u128::from(*byte));
    let letter = |place: u32| {
        let five = usize::try_from((bits >> (place * 5)) & 31).ok()?;
        LETTERS.get(five).copied().map(char::from)
    };
    (0..LENGTH).rev().filter_map(letter).collect()
}

/// Whether two codes are equal, in a time that does not reveal where they differ.
#[must_use]
pub fn is_same_code(one: &str, other: &str) -> bool {
    let differing = one
        .bytes()
        .zip(other.bytes())
        .fold(0, |all, (one, other)| all | (one ^ other));
    one.len() == other.len() && differing == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first ten bytes of test case 1 of RFC 4231, `b0344c61d8db38535ca8`, five bits at a time.
    #[test]
    fn a_code_is_the_beginning_of_the_mac() {
        assert_eq!(code(&[0x0b; 20], b"Hi There"), "p0t4rrervcw56q58");
    }

    #[test]
    fn codes_of_other_length_or_letters_differ() {
        assert!(is_same_code("0a1b", "0a1b"));
        for other in ["0a1c", "0a1", "0a1bc", ""] {
            assert!(!is_same_code("0a1b", other), "{other}");
        }
    }
}
