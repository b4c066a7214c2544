//! Minor pieces find their mate in the corner without looking far.

use shakmaty::{CastlingMode, Color, EnPassantMode, Position, Setup};

use super::*;

/// White is the winner. Searches without a goal need several thousand positions for each.
const MINOR_ENDINGS: [&str; 8] = [
    // A pawn that blocks its king's way, or is promoted to a piece that does.
    "8/8/8/2p5/1k6/2N5/3K4/8 b - - 0 1",
    "8/8/8/8/1k2p3/6K1/3N4/8 w - - 0 1",
    "8/8/k7/5B2/1p4K1/8/8/8 b - - 0 1",
    // This one has taken its last step too early.
    "8/8/8/8/8/7K/7p/1k5B w - - 0 1",
    // A piece that blocks its king's way; a king must lose a tempo.
    "k7/8/3K4/8/8/7n/8/2N5 w - - 0 1",
    "8/1N6/8/8/8/8/4k3/nK6 w - - 0 1",
    // Two pieces.
    "N7/7N/8/2k5/8/8/4K3/8 w - - 0 1",
    "8/8/3k4/8/2K5/8/5N2/1B6 w - - 0 1",
];

/// Flag falls with one piece against many men: the plain searches would need more than a million positions for each, since
/// everybody else may move too.
const AMONG_MANY: [(&str, Color); 2] = [
    ("8/6k1/2p4p/4pB1K/1r6/4r3/8/8 b - - 7 49", Color::White),
    ("2Q5/8/4Nb1k/P6P/8/7P/1P3P2/R4RK1 w - - 5 41", Color::Black),
];

#[test]
fn article_6_9_one_minor_piece_mates_among_many_men() {
    for (fen, winner) in AMONG_MANY {
        let position = question(fen, winner).position;
        let (verdict, spent) = counted(&position, winner, Budget::FLAG_FALL);
        let Verdict::CanMate { line } = verdict else {
            panic!("{fen}: {verdict:?}");
        };
        confirm(&position, winner, &line);
        assert!(spent <= 25_000, "{fen}: {spent}");
    }
}

#[test]
fn minor_pieces_mate_in_the_corner() {
    let mirrors: [fn(&mut Setup); 3] =
        [|_| (), Setup::mirror, |setup| setup.board.flip_horizontal()];
    for fen in MINOR_ENDINGS {
        for (number, mirror) in mirrors.into_iter().enumerate() {
            let winner = if number == 1 {
                Color::Black
            } else {
                Color::White
            };
            let asked = question(fen, Color::White);
            let mut setup = asked.position.to_setup(EnPassantMode::Legal);
            mirror(&mut setup);
            let position = setup.position(CastlingMode::Standard).unwrap();
            let (verdict, spent) = counted(&position, winner, SMALL);
            let Verdict::CanMate { line } = verdict else {
                panic!("{fen}: {verdict:?}");
            };
            confirm(&position, winner, &line);
            assert!(spent <= 800, "{fen}, mirror {number}: {spent}");
        }
    }
}
