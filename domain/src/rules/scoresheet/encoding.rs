//! The character encoding of a sheet.

use std::borrow::Cow;

/// The encoding of a text. PGN asks for Latin-1, today's programs write UTF-8.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Encoding {
    /// UTF-8, ASCII included.
    #[default]
    Utf8,
    /// ISO 8859-1, with the printable signs of Windows-1252 where 8859-1 has control codes.
    Latin1,
}

/// Windows-1252, 0x80 to 0x9F; bytes without a sign keep the control code.
const WINDOWS: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}',
    '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

impl Encoding {
    /// UTF-8 if all the bytes are valid UTF-8, otherwise Latin-1.
    #[must_use]
    pub fn of(bytes: &[u8]) -> Self {
        match std::str::from_utf8(bytes) {
            Ok(_) => Self::Utf8,
            Err(_) => Self::Latin1,
        }
    }

    /// The text of the bytes. In UTF-8, invalid bytes become U+FFFD.
    #[must_use]
    pub fn decode(self, bytes: &[u8]) -> Cow<'_, str> {
        match self {
            Self::Utf8 => String::from_utf8_lossy(bytes),
            Self::Latin1 => match std::str::from_utf8(bytes) {
                Ok(text) if text.is_ascii() => Cow::Borrowed(text),
                _ => Cow::Owned(bytes.iter().map(|&byte| latin1(byte)).collect()),
            },
        }
    }

    /// The number of bytes that do not begin a character, because columns are counted in characters.
    pub(super) fn extra_bytes(self, bytes: &[u8]) -> usize {
        match self {
            Self::Utf8 => bytes.iter().filter(|&&byte| byte & 0xC0 == 0x80).count(),
            Self::Latin1 => 0,
        }
    }
}

fn latin1(byte: u8) -> char {
    match byte {
        0x80..=0x9F => WINDOWS
            .get(usize::from(byte - 0x80))
            .copied()
            .unwrap_or('\u{FFFD}'),
        _ => char::from(byte),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_that_are_no_utf_8_are_latin_1() {
        assert_eq!(Encoding::of("Niccolò".as_bytes()), Encoding::Utf8);
        assert_eq!(Encoding::of(b"Niccol\xf2"), Encoding::Latin1);
        for (bytes, text) in [
            (b"A\x80\x85\x9F\xE8".as_slice(), "A€…Ÿè"),
            (b"\xC3\xA8", "Ã¨"),
            (b"e4", "e4"),
        ] {
            assert_eq!(Encoding::Latin1.decode(bytes), text);
        }
        assert_eq!(Encoding::Utf8.decode(b"\xC3\xA8"), "è");
    }
}
