//! First line: a FEN. The other bytes: moves tried in it, as texts and as squares. A move is legal
//! exactly when there is no cause against it, and every reading is a legal move.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tratto_domain::rules::{
    Position, Role, Square,
    diagnosis::{Attempt, diagnose_after_end},
    edition::Edition,
    history::Game,
    notation::{Language, NotationError, read_move_in},
    position::{read_fen, write_fen},
    touched::permitted,
};

fuzz_target!(|input: &[u8]| {
    let text = String::from_utf8_lossy(input);
    let (fen, rest) = text.split_once('\n').unwrap_or((&text, ""));
    let Ok(position) = read_fen(fen) else {
        return;
    };
    let written = write_fen(&position);
    let again = read_fen(&written).unwrap_or_else(|faults| panic!("{written}: {faults:?}"));
    assert_eq!(write_fen(&again), written);

    let mut game = Game::new(position);
    for word in rest.lines().take(40) {
        for language in [
            Language::Italian,
            Language::English,
            Language::AnyLetters,
        ] {
            match read_move_in(&game, word, language) {
                Ok(reading) => assert!(game.position().is_legal(reading.played), "{word}"),
                Err(NotationError::Illegal { attempts }) => {
                    assert!(attempts.iter().all(|attempt| !attempt.causes.is_empty()));
                }
                Err(NotationError::Ambiguous { candidates }) => assert!(candidates.len() > 1),
                Err(NotationError::Unreadable { at, .. }) => assert!(at <= word.len()),
            }
        }
        let mut bytes = word.bytes().map(u32::from);
        let (Some(from), Some(to)) = (bytes.next(), bytes.next()) else {
            continue;
        };
        let square = |byte: u32| Square::new(byte % 64);
        let promotion = bytes
            .next()
            .and_then(|byte| Role::ALL.get(usize::try_from(byte % 9).unwrap_or(0)))
            .copied();
        let attempt = Attempt::Squares {
            from: square(from),
            to: square(to),
            promotion,
        };
        let causes = diagnose_after_end(&game, attempt);
        let legal = attempt.find(game.position());
        assert_eq!(legal.is_some(), causes.is_empty(), "{attempt:?} {causes:?}");
        for edition in Edition::ALL {
            let moves = permitted(game.position(), &[square(from), square(to)], edition).moves;
            assert!(moves.iter().all(|found| game.position().is_legal(*found)));
        }
        if let Some(found) = legal {
            game.push(found);
            let _ = (game.claims(), game.near_misses(), game.automatic_end());
        }
    }
    let _ = game.summary();
});
