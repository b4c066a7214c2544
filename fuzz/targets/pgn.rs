//! Any text gives games that are legal records: each can be written, is read back the same, and is
//! audited; cut into parts it gives the same games.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tratto_domain::{
    formats::pgn::{Options, PgnGame, audit, games_with, parts, read_stream, utf8, write},
    rules::{Move, edition::Edition, scoresheet::Dialect},
};

fn played(game: &PgnGame) -> Vec<Move> {
    game.moves.iter().map(|found| found.played).collect()
}

fuzz_target!(|text: &[u8]| {
    let text = &*utf8(text);
    for dialect in [Dialect::Pgn, Dialect::Sheet] {
        let options = Options {
            dialect,
            ..Options::default()
        };
        let whole: Vec<PgnGame> = games_with(text, options).collect();
        for game in &whole {
            let broken = game.findings.iter().any(|found| found.kind.breaks_record());
            assert_eq!(game.complete, !broken, "{:?}", game.findings);
            let Ok(written) = write(game) else {
                // Tags may have names that PGN does not allow.
                continue;
            };
            let again: Vec<PgnGame> = games_with(written.as_bytes(), Options::default()).collect();
            assert_eq!(again.len(), 1, "{written}");
            assert_eq!(again.first().map(played), Some(played(game)), "{written}");
        }
        for edition in Edition::ALL {
            let audited = audit(text, Options { edition, ..options }).count();
            assert_eq!(audited, whole.len());
        }
        let mut streamed = Vec::new();
        assert!(read_stream(text, options, |game| streamed.push(game)).is_ok());
        assert_eq!(streamed, whole);
        if dialect == Dialect::Pgn {
            for size in [1, 64] {
                let parts = parts(text, size);
                let found = parts.iter().flat_map(|part| part.games(options));
                assert!(found.map(|game| played(&game)).eq(whole.iter().map(played)));
            }
        }
    }
});
