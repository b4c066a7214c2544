//! Percent-encoded text as it arrives.

/// Whether percent-encoded bytes are UTF-8 without NUL: the decoder would put U+FFFD for other bytes, and
/// PostgreSQL takes no NUL.
pub(super) fn is_text(encoded: &[u8]) -> bool {
    let digit = |byte: Option<&u8>| byte.and_then(|b| char::from(*b).to_digit(16));
    let mut decoded = Vec::with_capacity(encoded.len());
    let mut rest = encoded;
    while let Some((&first, after)) = rest.split_first() {
        let pair = digit(after.first()).zip(digit(after.get(1)));
        match pair.and_then(|(high, low)| u8::try_from(high * 16 + low).ok()) {
            Some(byte) if first == b'%' => {
                decoded.push(byte);
                rest = after.get(2..).unwrap_or_default();
            }
            _ => {
                decoded.push(first);
                rest = after;
            }
        }
    }
    std::str::from_utf8(&decoded).is_ok_and(|text| !text.contains('\0'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_that_are_no_text_are_told() {
        for text in ["", "a=b&c=%C3%A8", "a=100%", "a=%zz", "a=è"] {
            assert!(is_text(text.as_bytes()), "{text}");
        }
        for bytes in [&b"a=%00"[..], b"a=\0", b"a=%E8", b"a=\xE8", b"a=%C3"] {
            assert!(!is_text(bytes), "{bytes:?}");
        }
    }
}
