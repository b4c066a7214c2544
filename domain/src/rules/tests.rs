//! Properties of the whole, against shakmaty's generator and cozy-chess's idea of sameness.

use std::collections::HashSet;

use cozy_chess::Board as Oracle;
use proptest::prelude::*;
use shakmaty::{CastlingMode, Chess, Move, Position, Role, Square, fen::Fen};

use super::diagnosis::{Attempt, diagnose, diagnose_after_end};
use super::edition::Edition;
use super::history::Game;
use super::notation::{Language, NotationError, Style, read_move, read_move_in, write_move};
use super::position::{read_fen, write_fen};

/// Positions that start games full of castling, en passant, promotions, pins and repetitions.
const STARTS: [&str; 8] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 90 60",
    "k7/8/8/8/8/8/8/KN1N4 w - - 96 60",
    "q3k2q/8/2N5/8/1R1R4/8/2N1N3/4K3 w - - 0 1",
];

fn start(index: usize) -> Chess {
    STARTS[index % STARTS.len()]
        .parse::<Fen>()
        .unwrap()
        .into_position(CastlingMode::Standard)
        .unwrap()
}

/// A legal game: each number picks one of the legal moves. With `shuffle` the first moves of
/// pieces are preferred, so that positions come back.
fn game(first: usize, picks: &[u16], shuffle: bool) -> Game {
    let mut game = Game::new(start(first));
    for &pick in picks {
        let legal = game.position().legal_moves();
        let quiet: Vec<Move> = legal.iter().copied().filter(|m| !m.is_zeroing()).collect();
        let back = quiet
            .iter()
            .copied()
            .find(|m| returns(&game, *m))
            .filter(|_| shuffle && pick % 8 < 5);
        let pool = if shuffle && !quiet.is_empty() && pick % 8 < 7 {
            quiet
        } else {
            legal.into_iter().collect()
        };
        let Some(random) = pool.get(usize::from(pick / 8) % pool.len().max(1)) else {
            break;
        };
        game.push(back.unwrap_or(*random));
    }
    game
}

/// Whether `m` takes the player's last move back.
fn returns(game: &Game, m: Move) -> bool {
    let played: Vec<Move> = game.moves().collect();
    let Some(last) = played.len().checked_sub(2).and_then(|i| played.get(i)) else {
        return false;
    };
    m.from() == Some(last.to()) && Some(m.to()) == last.from()
}

fn games() -> impl Strategy<Value = Game> {
    let picks = prop::collection::vec(any::<u16>(), 0..120);
    (0..STARTS.len(), picks, any::<bool>())
        .prop_map(|(first, picks, shuffle)| game(first, &picks, shuffle))
}

fn styles() -> Vec<(Style, Language)> {
    let mut styles = Vec::new();
    for language in Language::WITH_LETTERS
        .into_iter()
        .chain([Language::Figurine])
    {
        styles.push((Style::Short(language), language));
        styles.push((Style::Long(language), language));
        styles.push((Style::Uci, language));
    }
    styles
}

/// Every way to move a man from a square to another, promotions to anything included.
fn attempts() -> impl Iterator<Item = (Square, Square, Option<Role>)> {
    let promotions = || std::iter::once(None).chain(Role::ALL.map(Some));
    Square::ALL.into_iter().flat_map(move |from| {
        Square::ALL
            .into_iter()
            .flat_map(move |to| promotions().map(move |promotion| (from, to, promotion)))
    })
}

/// The legal moves as squares, castling by the king's.
fn legal_squares(position: &Chess) -> HashSet<(Square, Square, Option<Role>)> {
    position
        .legal_moves()
        .into_iter()
        .filter_map(|m| {
            let to = m
                .castling_side()
                .map_or(m.to(), |side| side.king_to(position.turn()));
            Some((m.from()?, to, m.promotion()))
        })
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn every_notation_round_trips(game in games()) {
        let mut position = game.initial().clone();
        for played in game.moves() {
            for (style, language) in styles() {
                let text = write_move(&position, played, style);
                let reading = read_move(&position, &text, language);
                let reading = reading.map_err(|e| TestCaseError::fail(format!("{text}: {e:?}")))?;
                prop_assert_eq!(reading.played, played, "{} {:?}", text, language);
                prop_assert_eq!(reading.warnings, vec![], "{} {:?}", text, language);
            }
            for language in [Language::Italian, Language::English] {
                let text = write_move(&position, played, Style::Short(language));
                match read_move(&position, &text, Language::AnyLetters) {
                    Ok(reading) => prop_assert_eq!(reading.played, played),
                    Err(NotationError::Ambiguous { candidates }) => {
                        prop_assert!(candidates.contains(&played));
                        prop_assert!(text.contains('R'));
                    }
                    Err(error) => return Err(TestCaseError::fail(format!("{text}: {error:?}"))),
                }
            }
            position.play_unchecked(played);
        }
    }

    #[test]
    fn san_is_what_shakmaty_writes(game in games()) {
        let mut position = game.initial().clone();
        for played in game.moves() {
            let theirs = shakmaty::san::SanPlus::from_move(position.clone(), played).to_string();
            prop_assert_eq!(write_move(&position, played, Style::SAN), theirs);
            position.play_unchecked(played);
        }
    }

    #[test]
    fn every_illegal_attempt_has_a_cause_and_no_legal_one(game in games()) {
        let position = game.position();
        let legal = legal_squares(position);
        for (from, to, promotion) in attempts() {
            let attempt = Attempt::Squares { from, to, promotion };
            let is_legal = legal.contains(&(from, to, promotion));
            for causes in [diagnose(position, attempt), diagnose_after_end(&game, attempt)] {
                prop_assert_eq!(causes.is_empty(), is_legal, "{} {:?}", attempt_text(attempt), causes);
                let stages: HashSet<u8> = causes.iter().map(|cause| cause.stage()).collect();
                prop_assert!(stages.len() <= 1, "one family only: {:?}", causes);
            }
            prop_assert_eq!(attempt.find(position).is_some(), is_legal);
        }
        for side in shakmaty::CastlingSide::ALL {
            let castle = Attempt::Castle(side);
            let is_legal = !position.legal_moves().is_empty()
                && !position.castling_moves(side).is_empty();
            prop_assert_eq!(diagnose(position, castle).is_empty(), is_legal);
            prop_assert_eq!(diagnose_after_end(&game, castle).is_empty(), is_legal);
        }
    }

    #[test]
    fn a_short_text_is_read_exactly_when_one_legal_move_fits(game in games()) {
        let position = game.position();
        let us = position.turn();
        for role in Role::ALL {
            for to in Square::ALL {
                let last = role == Role::Pawn && us.relative_rank(to.rank()) == shakmaty::Rank::Eighth;
                let promotion = last.then_some(Role::Queen);
                let letter = if role == Role::Pawn {
                    String::new()
                } else {
                    Language::Italian.letter(role).to_string()
                };
                let text = format!("{letter}{to}{}", if last { "=D" } else { "" });
                let expected: HashSet<Move> = position
                    .legal_moves()
                    .into_iter()
                    .filter(|m| m.role() == role && m.promotion() == promotion)
                    .filter(|m| m.castling_side().map_or(m.to(), |side| side.king_to(us)) == to)
                    .filter(|m| role != Role::Pawn || !m.is_capture())
                    .collect();
                match read_move(position, &text, Language::Italian) {
                    Ok(reading) => prop_assert_eq!(HashSet::from([reading.played]), expected),
                    Err(NotationError::Ambiguous { candidates }) => {
                        prop_assert!(candidates.len() > 1);
                        prop_assert_eq!(HashSet::from_iter(candidates), expected);
                    }
                    Err(NotationError::Illegal { attempts }) => {
                        prop_assert!(expected.is_empty(), "{}", text);
                        prop_assert!(!attempts.is_empty());
                    }
                    Err(error) => return Err(TestCaseError::fail(format!("{text}: {error:?}"))),
                }
            }
        }
    }

    #[test]
    fn occurrences_and_announcements_agree_with_cozy_chess(game in games()) {
        compare_with_oracle(&game)?;
    }

    #[test]
    fn a_record_may_be_taken_back_and_played_again(game in games()) {
        let mut again = game.clone();
        let mut moves = Vec::new();
        while let Some(taken) = again.take_back() {
            moves.push(taken);
        }
        prop_assert_eq!(again.plies(), 0);
        for played in moves.into_iter().rev() {
            prop_assert!(again.play(played).is_ok());
        }
        prop_assert_eq!(again.automatic_end(), game.automatic_end());
        prop_assert_eq!(again.claims(), game.claims());
    }

    #[test]
    fn chess960_castling_has_causes_exactly_when_illegal(
        number in 0u32..960,
        picks in prop::collection::vec(any::<u16>(), 0..80),
    ) {
        let mut setup = shakmaty::Setup::initial();
        setup.board = shakmaty::Board::chess960(number);
        setup.castling_rights = setup.board.rooks();
        let mut game = Game::new(setup.position(CastlingMode::Chess960).unwrap());
        for pick in picks {
            for side in shakmaty::CastlingSide::ALL {
                let position = game.position();
                let is_legal = !position.legal_moves().is_empty()
                    && !position.castling_moves(side).is_empty();
                let castle = Attempt::Castle(side);
                prop_assert_eq!(diagnose(position, castle).is_empty(), is_legal);
                prop_assert_eq!(diagnose_after_end(&game, castle).is_empty(), is_legal);
            }
            let legal = game.position().legal_moves();
            let Some(&played) = legal.get(usize::from(pick) % legal.len().max(1)) else {
                break;
            };
            for style in [Style::SAN, Style::Uci] {
                let text = write_move(game.position(), played, style);
                let reading = read_move_in(&game, &text, Language::English);
                prop_assert_eq!(reading.map(|reading| reading.played), Ok(played), "{}", text);
            }
            game.push(played);
        }
    }

    #[test]
    fn no_text_panics_and_every_reading_is_legal(text in "\\PC{0,8}", first in 0..STARTS.len()) {
        let position = start(first);
        for language in Language::WITH_LETTERS.into_iter().chain([Language::AnyLetters]) {
            if let Ok(reading) = read_move(&position, &text, language) {
                prop_assert!(position.is_legal(reading.played));
            }
        }
    }

    #[test]
    fn any_fen_is_refused_with_its_faults_or_written_so_that_it_reads_the_same(
        text in "([KQRBNPkqrbnp1-8]{1,8}/){7}[KQRBNPkqrbnp1-8]{1,8} [wb] (-|[KQkqA-Ha-h]{1,4}) (-|[a-h][36]) [0-9]{1,4} [0-9]{1,4}",
        men in prop::collection::vec((0u32..64, 0usize..12), 0..12),
        noise in "\\PC{0,30}",
    ) {
        // Noise is hardly ever a position; a few men between two kings mostly are.
        let mut board = shakmaty::Board::empty();
        for (square, man) in men {
            let piece = shakmaty::Piece {
                color: shakmaty::Color::from_white(man % 2 == 0),
                role: Role::ALL[man / 2],
            };
            board.set_piece_at(Square::new(square), piece);
        }
        let made = format!("{} w - - 3 9", board.board_fen());
        for fen in [text, made, noise] {
            match read_fen(&fen) {
                Ok(position) => {
                    let written = write_fen(&position);
                    let again = read_fen(&written);
                    prop_assert_eq!(again.as_ref(), Ok(&position), "{} {}", fen, written);
                }
                Err(faults) => prop_assert!(!faults.is_empty()),
            }
        }
    }

    #[test]
    fn texts_made_of_signs_are_read_legally_or_refused(
        text in "[RDTACKQBN]?[a-hA-H]?[1-8]?[-x:. ]?[a-h][1-8](=[DQTA]|q)?[+#!?]{0,2}( ?e\\.p\\.)?(\\(=\\))?",
        first in 0..STARTS.len(),
    ) {
        let position = start(first);
        for language in [Language::Italian, Language::English, Language::AnyLetters] {
            match read_move(&position, &text, language) {
                Ok(reading) => prop_assert!(position.is_legal(reading.played)),
                Err(NotationError::Ambiguous { candidates }) => {
                    prop_assert!(candidates.len() > 1);
                    prop_assert!(candidates.iter().all(|&m| position.is_legal(m)));
                }
                Err(NotationError::Illegal { attempts }) => {
                    prop_assert!(!attempts.is_empty());
                    prop_assert!(attempts.iter().all(|attempt| !attempt.causes.is_empty()));
                }
                Err(NotationError::Unreadable { at, .. }) => prop_assert!(at <= text.len()),
            }
        }
    }
}

fn attempt_text(attempt: Attempt) -> String {
    format!("{attempt:?}")
}

/// Compares occurrences, half-move clock, claims on the board and announced claims after every
/// half-move with counts made on another library's boards.
fn compare_with_oracle(game: &Game) -> Result<(), TestCaseError> {
    let fen = Fen::from_position(game.initial(), shakmaty::EnPassantMode::PseudoLegal).to_string();
    let mut board: Oracle = fen.parse().unwrap();
    let mut history = vec![oracle_key(&board)];
    let mut clock = game.initial().halfmoves();
    let moves: Vec<Move> = game.moves().collect();
    let end = game.automatic_end().map_or(u32::MAX, |end| end.after.0);
    for after in 0..=game.plies() {
        let same = |board: &Oracle| {
            let key = oracle_key(board);
            history.iter().filter(|old| **old == key).count()
        };
        let occurrences = same(&board);
        prop_assert_eq!(
            game.occurrences_after(after).len(),
            occurrences,
            "after {} of {:?} from {}",
            after,
            moves,
            fen
        );
        let position = game.position_after(after).unwrap();
        prop_assert_eq!(position.halfmoves(), clock);
        let claims = game.claims_after(after).unwrap();
        let open = after < end;
        prop_assert_eq!(claims.now.threefold, open && occurrences >= 3);
        prop_assert_eq!(claims.now.fifty_moves, open && clock >= 100);

        let mut expected = HashSet::new();
        for m in position.legal_moves() {
            let mut next = board.clone();
            next.play_unchecked(oracle_move(m));
            let zeroing = m.is_capture() || m.role() == Role::Pawn;
            if open && (same(&next) >= 2 || (!zeroing && clock >= 99)) {
                expected.insert(m);
            }
        }
        let found: HashSet<Move> = claims.announcing.iter().map(|c| c.announced).collect();
        prop_assert_eq!(found, expected);

        if let Some(&played) = moves.get(usize::try_from(after).unwrap()) {
            clock = if played.is_capture() || played.role() == Role::Pawn {
                0
            } else {
                clock + 1
            };
            board.play_unchecked(oracle_move(played));
            history.push(oracle_key(&board));
        }
    }
    Ok(())
}

/// What Law 9.2.3 compares, from the other library's board and its legal moves. Its own
/// `same_position` is not used: it counts a capture en passant that would uncover the king along
/// the rank.
fn oracle_key(board: &Oracle) -> (String, Option<cozy_chess::File>) {
    let mut legal = None;
    if let Some(file) = board.en_passant() {
        let rank = cozy_chess::Rank::Sixth.relative_to(board.side_to_move());
        let target = cozy_chess::Square::new(file, rank);
        let pawns = board.pieces(cozy_chess::Piece::Pawn);
        board.generate_moves_for(pawns, |moves| {
            if moves.to.has(target) {
                legal = Some(file);
            }
            false
        });
    }
    // Men, player and castling rights; not the en passant square and the counters.
    let fen = board.to_string();
    let placement: Vec<&str> = fen.split(' ').take(3).collect();
    (placement.join(" "), legal)
}

fn oracle_move(m: Move) -> cozy_chess::Move {
    let square = |square: Square| cozy_chess::Square::index(square.to_usize());
    // cozy-chess castles by putting the king on its rook, like shakmaty's `to`.
    cozy_chess::Move {
        from: square(m.from().unwrap()),
        to: square(m.to()),
        promotion: m.promotion().map(|role| match role {
            Role::Queen => cozy_chess::Piece::Queen,
            Role::Rook => cozy_chess::Piece::Rook,
            Role::Bishop => cozy_chess::Piece::Bishop,
            _ => cozy_chess::Piece::Knight,
        }),
    }
}

/// The moves of the synthetic corpus, game by game.
fn corpus() -> Vec<Vec<String>> {
    let file = crate::corpora_tests::corpora().join("pgn/synthetic-4000-games.pgn");
    let text = std::fs::read_to_string(file).unwrap();
    let mut games: Vec<Vec<String>> = Vec::new();
    for line in text.lines() {
        if line.starts_with("[Event ") {
            games.push(Vec::new());
        } else if !line.starts_with('[')
            && let Some(game) = games.last_mut()
        {
            let moves = line
                .split_whitespace()
                .filter(|token| !token.ends_with('.'))
                .filter(|token| !["*", "1-0", "0-1", "1/2-1/2"].contains(token));
            game.extend(moves.map(str::to_owned));
        }
    }
    games
}

#[test]
fn corpus_claims_agree_with_cozy_chess() {
    let games = corpus();
    assert_eq!(games.len(), 4000);
    let (mut plies, mut threefold, mut announced) = (0, 0, 0);
    for moves in games.iter().step_by(8) {
        let mut game = Game::with_edition(Chess::default(), Edition::Fide2023);
        for text in moves {
            let reading = read_move_in(&game, text, Language::English).unwrap();
            assert_eq!(reading.warnings, [], "{text}");
            assert_eq!(
                write_move(game.position(), reading.played, Style::SAN),
                *text
            );
            game.play(reading.played).unwrap();
        }
        compare_with_oracle(&game).unwrap();
        plies += game.plies();
        let moments: Vec<_> = game.moments().collect();
        threefold += u32::from(moments.iter().any(|m| m.claims.now.threefold));
        announced += u32::from(moments.iter().any(|m| !m.claims.announcing.is_empty()));
    }
    println!("{plies} plies, {threefold} games with a threefold, {announced} by announcing");
    assert!(threefold > 0 && announced >= threefold);
}
