//! A code that only the holder of the key can make: HMAC with SHA-256 (RFC 2104).

use sha2::{Digest, Sha256};

/// Block size of SHA-256, in bytes.
const BLOCK: usize = 64;

/// The code of a message under a key.
#[must_use]
pub fn mac(key: &[u8], message: &[u8]) -> [u8; 32] {
    let mut block = [0_u8; BLOCK];
    let short: Vec<u8> = if key.len() > BLOCK {
        Sha256::digest(key).to_vec()
    } else {
        key.to_vec()
    };
    for (place, byte) in block.iter_mut().zip(short) {
        *place = byte;
    }
    let mut inner = Sha256::new();
    inner.update(block.map(|byte| byte ^ 0x36));
    inner.update(message);
    let mut outer = Sha256::new();
    outer.update(block.map(|byte| byte ^ 0x5c));
    outer.update(inner.finalize());
    outer.finalize().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Test cases 1, 2 and 6 of RFC 4231.
    #[test]
    fn the_codes_of_the_standard() {
        for (key, message, begins) in [
            (
                vec![0x0b; 20],
                "Hi There",
                "b0344c61d8db38535ca8afceaf0bf12b",
            ),
            (
                b"Jefe".to_vec(),
                "what do ya want for nothing?",
                "5bdcc146bf60754e6a042426089575c7",
            ),
            (
                vec![0xaa; 131],
                "Test Using Larger Than Block-Size Key - Hash Key First",
                "60e431591ee0b67f0d8a26aacbf5b77f",
            ),
        ] {
            let code = mac(&key, message.as_bytes());
            let hex: String = code
                .iter()
                .take(16)
                .map(|byte| format!("{byte:02x}"))
                .collect();
            assert_eq!(hex, begins);
        }
    }
}
