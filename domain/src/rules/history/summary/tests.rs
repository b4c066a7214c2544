use shakmaty::{CastlingMode, Chess, Move, Position, fen::Fen};

use crate::rules::diagnosis::Ply;
use crate::rules::edition::Edition;
use crate::rules::history::{Game, Moment, RepetitionKey};

/// Positions from which repetitions, counts of moves, lost rights and ends are near.
const STARTS: [&str; 11] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "r3k2r/p6p/8/8/8/8/P6P/R3K2R b KQkq - 82 60",
    "3k4/8/8/8/3p4/8/2P5/K6R w - - 0 80",
    "3k4/8/8/8/8/8/8/K6R w - - 88 80",
    "8/8/8/8/1R3p1k/8/6P1/K7 w - - 0 1",
    "7k/8/6K1/8/8/8/8/R7 w - - 99 120",
    "7k/8/6K1/8/8/8/8/R7 b - - 148 120",
    "7k/8/5K2/8/8/8/8/6Q1 b - - 140 90",
    "7k/8/8/8/8/8/1n6/K7 w - - 0 1",
    "k7/P7/8/K7/8/8/8/8 w - - 0 1",
];

/// A game of at most `plies` half-moves in which the men often go back to where they came from.
fn game(start: &str, edition: Edition, seed: u64, plies: usize) -> Game {
    let initial: Fen = start.parse().unwrap();
    let initial: Chess = initial.into_position(CastlingMode::Standard).unwrap();
    let mut record = Game::with_edition(initial, edition);
    let mut dice = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    for _ in 0..plies {
        let legal = record.position().legal_moves();
        dice ^= dice << 13;
        dice ^= dice >> 7;
        dice ^= dice << 17;
        let own = record.moves().count().checked_sub(2);
        let last: Option<Move> = own.and_then(|own| record.moves().nth(own));
        let back = last.and_then(|last| {
            let back = |m: &&Move| m.from() == Some(last.to()) && Some(m.to()) == last.from();
            legal.iter().find(back).copied()
        });
        let any = |dice: u64| legal.get(usize::try_from(dice >> 8).unwrap() % legal.len().max(1));
        let chosen = back.filter(|_| !dice.is_multiple_of(8));
        let Some(played) = chosen.or_else(|| any(dice).copied()) else {
            break;
        };
        record.play(played).unwrap();
    }
    record
}

/// What the summary says in one pass against the Laws asked of each position by itself: 9.2.1, 9.2.2, 9.3.2, 9.6.1,
/// 9.6.2, 5.1.1, 5.2.1, 5.2.2.
#[test]
fn a_summary_is_what_the_laws_say_of_each_position() {
    let mut seen = [0; 9];
    for (number, start) in (0..).zip(STARTS) {
        for round in 0..24 {
            let edition = Edition::ALL[usize::from(round % 4 == 3)];
            let plies = usize::try_from(round + 7).unwrap();
            let record = game(start, edition, number * 100 + round, plies);
            let summary = record.summary();
            let position = |ply| record.position_after(ply).unwrap();
            let key = |position: &Chess| RepetitionKey::new(position, edition.identity());
            let end = record.plies();
            let keys: Vec<RepetitionKey> = (0..=end).map(|ply| key(position(ply))).collect();
            let times = |ply: u32, of: &RepetitionKey| {
                let until = keys.iter().zip(0..=ply);
                until.filter(|(key, _)| *key == of).count()
            };
            let stood = |ply: u32| times(ply, &key(position(ply)));
            let told = format!(
                "{start} {edition:?}: {:?}",
                record.moves().collect::<Vec<_>>()
            );

            let threefold: Vec<Ply> = (0..=end).filter(|ply| stood(*ply) >= 3).map(Ply).collect();
            let announced = (0..=end).any(|ply| {
                position(ply).legal_moves().into_iter().any(|next| {
                    let mut after = position(ply).clone();
                    after.play_unchecked(next);
                    times(ply, &key(&after)) >= 2
                })
            });
            let fivefold = (0..=end).any(|ply| stood(ply) >= 5);
            let last = record.position();
            let (mate, stalemate) = (last.is_checkmate(), last.is_stalemate());
            let counted = |limit, over: bool| {
                (0..=end).any(|ply| position(ply).halfmoves() >= limit && !(over && ply == end))
            };
            let fifty = counted(100, mate || stalemate);
            let seventy_five = counted(150, mate);
            let dead = last.is_insufficient_material();
            assert_eq!(summary.threefold, threefold, "{told}");
            assert_eq!(summary.threefold_by_announcement, announced, "{told}");
            assert_eq!(summary.fivefold, fivefold, "{told}");
            assert_eq!(summary.fifty_moves, fifty, "{told}");
            assert_eq!(summary.seventy_five_moves, seventy_five, "{told}");
            assert_eq!(
                (summary.checkmate, summary.stalemate),
                (mate, stalemate),
                "{told}"
            );
            assert_eq!(summary.dead_by_material, dead, "{told}");
            let first = record.automatic_end();
            assert_eq!(
                summary.ends_at,
                first.as_ref().map(|end| end.after),
                "{told}"
            );
            let first_end = summary.ends_at;
            let after = first.map_or(0, |first| end - first.after.0);
            assert_eq!(summary.plies_after_end, after, "{told}");
            let claims = (0..=end).filter_map(|ply| {
                let claims = record.claims_after(ply)?;
                let after = Ply(ply);
                claims.any().then_some(Moment { after, claims })
            });
            assert_eq!(
                record.moments().collect::<Vec<_>>(),
                claims.collect::<Vec<_>>(),
                "{told}"
            );
            let open = |ply: &Ply| first_end.is_none_or(|end| *ply < end);
            let mut standing = threefold.clone();
            standing.retain(open);
            let claimed = record
                .moments()
                .filter(|moment| moment.claims.now.threefold);
            assert_eq!(
                claimed.map(|moment| moment.after).collect::<Vec<_>>(),
                standing,
                "{told}"
            );
            let found = [
                !threefold.is_empty(),
                threefold.is_empty() && announced,
                fivefold,
                fifty,
                seventy_five,
                mate,
                stalemate,
                dead,
                after > 0,
            ];
            for (count, found) in seen.iter_mut().zip(found) {
                *count += u32::from(found);
            }
        }
    }
    assert!(seen.iter().all(|count| *count > 0), "{seen:?}");
}

/// A game from a position, each move by its two squares.
fn played(start: &str, moves: &str) -> Game {
    let initial: Fen = start.parse().unwrap();
    let initial: Chess = initial.into_position(CastlingMode::Standard).unwrap();
    let mut record = Game::with_edition(initial, Edition::ALL[0]);
    for squares in moves.split(' ') {
        let played: shakmaty::uci::UciMove = squares.parse().unwrap();
        let played = played.to_move(record.position()).unwrap();
        record.play(played).unwrap();
    }
    record
}

/// Laws 5.1.1, 5.2.1 and 9.3: nobody claims fifty moves in a game that the fiftieth has ended.
#[test]
fn fifty_moves_are_no_claim_where_the_last_one_ends_the_game() {
    for (start, last, is_claim) in [
        ("7k/8/8/6Q1/8/8/8/K7 w - - 99 120", "g5g6", false),
        ("7k/8/6K1/8/8/8/8/R7 w - - 99 120", "a1a8", false),
        ("7k/8/6K1/8/8/8/8/R7 w - - 99 120", "a1a7", true),
        ("7k/8/6K1/8/8/8/8/R7 w - - 98 120", "a1a7", false),
    ] {
        let summary = played(start, last).summary();
        assert_eq!(summary.fifty_moves, is_claim, "{start} {last}");
    }
}

/// Law 9.2.3.2: the men stand as they stood twice, but the king has moved.
#[test]
fn a_lost_right_to_castle_makes_another_position() {
    let moves = "g1f3 g8f6 f3g1 f6g8 h1h2 e8d8 h2h1";
    for (rights, expected) in [("K", false), ("-", true)] {
        let start = format!("4k1n1/8/8/8/8/8/8/4K1NR w {rights} - 0 1");
        let summary = played(&start, moves).summary();
        assert_eq!(summary.threefold_by_announcement, expected, "{rights}");
    }
}
