//! Percent-encoded text from requests.

use percent_encoding::percent_decode;

/// Whether percent-encoded bytes are UTF-8 without NUL. Otherwise the decoder would insert U+FFFD, and PostgreSQL accepts no
/// NUL.
pub(super) fn is_text(encoded: &[u8]) -> bool {
    percent_decode(encoded)
        .decode_utf8()
        .is_ok_and(|text| !text.contains('\0'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_that_are_no_text_are_told() {
        for text in ["", "a=b&c=%C3%A8", "a=100%", "a=%zz", "a=%+0", "a=è"] {
            assert!(is_text(text.as_bytes()), "{text}");
        }
        for bytes in [&b"a=%00"[..], b"a=\0", b"a=%E8", b"a=\xE8", b"a=%C3"] {
            assert!(!is_text(bytes), "{bytes:?}");
        }
    }
}
