//! Text encodings of files that do not say which one they use.

use std::borrow::Cow;

/// How the bytes of a file were read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encoding {
    /// UTF-8 without byte order mark (ASCII included).
    Utf8,
    /// UTF-8 with byte order mark.
    Utf8Bom,
    /// UTF-16 with byte order mark, either byte order.
    Utf16,
    /// Windows-1252, which contains the letters of Latin-1. It is assumed for anything that is not valid UTF-8 and has no UTF-16
    /// byte order mark.
    Windows1252,
}

/// The text of `bytes`, without byte order mark. Never fails: bytes that are neither UTF-8 nor UTF-16 with its mark are read as
/// Windows-1252, and its five unassigned bytes as Latin-1 control characters.
#[must_use]
pub fn decode(bytes: &[u8]) -> (Cow<'_, str>, Encoding) {
    let utf16 = |rest: &[u8], read: fn([u8; 2]) -> u16| {
        let (pairs, _) = rest.as_chunks::<2>();
        let text = char::decode_utf16(pairs.iter().map(|pair| read(*pair)))
            .map(|unit| unit.unwrap_or(char::REPLACEMENT_CHARACTER))
            .collect();
        (Cow::Owned(text), Encoding::Utf16)
    };
    if let Some(rest) = bytes.strip_prefix(b"\xff\xfe") {
        return utf16(rest, u16::from_le_bytes);
    }
    if let Some(rest) = bytes.strip_prefix(b"\xfe\xff") {
        return utf16(rest, u16::from_be_bytes);
    }
    let (rest, encoding) = match bytes.strip_prefix(b"\xef\xbb\xbf") {
        Some(rest) => (rest, Encoding::Utf8Bom),
        None => (bytes, Encoding::Utf8),
    };
    match std::str::from_utf8(rest) {
        Ok(text) => (Cow::Borrowed(text), encoding),
        Err(_) => (
            Cow::Owned(bytes.iter().copied().map(windows_1252).collect()),
            Encoding::Windows1252,
        ),
    }
}

/// The character of one Windows-1252 byte.
fn windows_1252(byte: u8) -> char {
    /// 0x80..=0x9f; unassigned bytes stand for themselves.
    const HIGH: [char; 32] = [
        '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž',
        '\u{8f}', '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}',
        'ž', 'Ÿ',
    ];
    byte.checked_sub(0x80)
        .and_then(|index| HIGH.get(usize::from(index)))
        .copied()
        .unwrap_or_else(|| char::from(byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_encodings_of_one_word() {
        for (bytes, encoding) in [
            ("Niccolò €".as_bytes().to_vec(), Encoding::Utf8),
            ("\u{feff}Niccolò €".as_bytes().to_vec(), Encoding::Utf8Bom),
            (b"Niccol\xf2 \x80".to_vec(), Encoding::Windows1252),
            (
                [0xfeff]
                    .into_iter()
                    .chain("Niccolò €".encode_utf16())
                    .flat_map(u16::to_le_bytes)
                    .collect(),
                Encoding::Utf16,
            ),
            (
                [0xfeff]
                    .into_iter()
                    .chain("Niccolò €".encode_utf16())
                    .flat_map(u16::to_be_bytes)
                    .collect(),
                Encoding::Utf16,
            ),
        ] {
            assert_eq!(decode(&bytes), (Cow::from("Niccolò €"), encoding));
        }
        assert_eq!(decode(b""), (Cow::from(""), Encoding::Utf8));
    }
}
