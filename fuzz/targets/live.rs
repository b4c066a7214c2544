//! Any text gives running games whose moves follow each other, each board once; what a file breaks off with takes nothing back.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tratto_domain::{
    formats::live::{
        FedGame,
        cloud::{self, CloudPairing},
        one_each, pgn,
    },
    rules::{Chess, Position, edition::Edition, notation::read_uci},
};

/// Panics where a move is not legal in its place.
fn replay(game: &FedGame) {
    let mut position = Chess::default();
    for told in game.moves.iter().filter(|_| game.is_usual) {
        let played = read_uci(&position, &told.uci).expect("a move that is told is legal");
        position.play_unchecked(played);
    }
}

fuzz_target!(|text: &[u8]| {
    for edition in Edition::ALL {
        let found = pgn::read(text, edition);
        found.iter().for_each(replay);
        let count = found.len();
        let each = one_each(found);
        assert!(each.games.len() + each.unclear.len() <= count);
        if let Ok(game) = cloud::read_game(text, (1, 1), &CloudPairing::default(), edition) {
            replay(&game);
        }
    }
    for fault in [
        cloud::read_tournament(text).err(),
        cloud::read_round(text).err(),
    ]
    .into_iter()
    .flatten()
    {
        assert!(fault.line > 0 && fault.column > 0);
    }
});
