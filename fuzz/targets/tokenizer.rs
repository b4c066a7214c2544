//! Every byte of any text belongs to exactly one token, in order, with a place that goes forward.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tratto_domain::rules::scoresheet::{Dialect, Encoding, Tokenizer};

fuzz_target!(|text: &[u8]| {
    for dialect in [Dialect::Pgn, Dialect::Sheet] {
        for encoding in [Encoding::of(text), Encoding::Latin1] {
            let (mut at, mut place) = (0, (1, 0));
            for token in Tokenizer::new(text, dialect, encoding, 1) {
                assert_eq!(token.start, at, "a gap or an overlap");
                assert!(token.end > token.start, "an empty token");
                assert!(
                    (token.line, token.column) > place,
                    "a place before the last"
                );
                place = (token.line, token.column);
                at = token.end;
            }
            assert_eq!(at, text.len(), "bytes without a token");
        }
    }
});
