//! Positions of every kind of proof and every trap, properties, the corpora, and small endings
//! against a search of another kind on another move generator.

use std::collections::HashSet;
use std::fmt::Write as _;

use proptest::prelude::*;
use shakmaty::{
    CastlingMode, Chess, Color, EnPassantMode, Move, Position, Setup, fen::Fen, uci::UciMove,
};

use super::*;

const SMALL: Budget = Budget {
    nodes: 20_000,
    table_bytes: 16 << 20,
};

fn question(fen: &str, winner: Color) -> Question {
    let winner = if winner.is_white() { "white" } else { "black" };
    Question::parse(&format!("{fen},{winner}")).unwrap()
}

/// The position for the other move generator, whose move counter goes no further than 100.
fn other_board(position: &Chess) -> (String, cozy_chess::Board) {
    let mut setup = position.to_setup(EnPassantMode::Legal);
    setup.halfmoves = 0;
    let fen = Fen::try_from(setup).unwrap().to_string();
    let board = fen.parse().unwrap();
    (fen, board)
}

/// Plays the line with the other move generator; it must end with `winner` giving mate.
pub(super) fn confirm(position: &Chess, winner: Color, line: &[Move]) {
    let (fen, mut board) = other_board(position);
    for mv in line {
        let uci = UciMove::from_chess960(*mv).to_string();
        board.try_play(uci.parse().unwrap()).unwrap();
    }
    let loser = if winner.is_white() {
        cozy_chess::Color::Black
    } else {
        cozy_chess::Color::White
    };
    assert_eq!(board.side_to_move(), loser, "{fen}");
    assert!(!board.checkers().is_empty(), "{fen}");
    assert!(!board.generate_moves(|_| true), "{fen}");
}

/// The answer, the line confirmed.
fn answer(position: &Chess, winner: Color, budget: Budget) -> Option<bool> {
    match can_mate(position, winner, budget) {
        Verdict::CanMate { line } => {
            confirm(position, winner, &line);
            Some(true)
        }
        Verdict::CannotMate { .. } => Some(false),
        Verdict::Unknown { .. } => None,
    }
}

fn kind(proof: &Proof) -> &'static str {
    match proof {
        Proof::Material { .. } => "material",
        Proof::LockedStructure { .. } => "locked",
        Proof::LockedUntilExit { .. } => "exit",
        Proof::ForcedLine { .. } => "forced",
        Proof::Exhaustion { .. } => "exhaustion",
    }
}

/// Position, winner, and how the answer comes about (`mate` or the kind of proof).
const CASES: &[(&str, &str, Color, &str)] = &[
    (
        "lone king",
        "8/8/4k3/8/8/3QK3/8/8 w - - 0 1",
        Color::Black,
        "material",
    ),
    (
        "queen",
        "8/8/4k3/8/8/3QK3/8/8 w - - 0 1",
        Color::White,
        "mate",
    ),
    (
        "knight against queen",
        "8/2q5/4k3/8/8/3NK3/8/8 w - - 0 1",
        Color::White,
        "material",
    ),
    (
        "knight against rook",
        "8/2r5/4k3/8/8/3NK3/8/8 w - - 0 1",
        Color::White,
        "mate",
    ),
    (
        "knight against pawn",
        "8/2p5/4k3/8/8/3NK3/8/8 w - - 0 1",
        Color::White,
        "mate",
    ),
    (
        "two knights",
        "8/8/4k3/8/8/3NKN2/8/8 w - - 0 1",
        Color::White,
        "mate",
    ),
    (
        "same-coloured bishops",
        "8/3b4/4k3/8/8/4KB2/8/8 w - - 0 1",
        Color::White,
        "material",
    ),
    (
        "opposite-coloured bishops",
        "8/2b5/4k3/8/8/4KB2/8/8 w - - 0 1",
        Color::White,
        "mate",
    ),
    (
        "bishop against rook",
        "8/2r5/4k3/8/8/4KB2/8/8 w - - 0 1",
        Color::White,
        "material",
    ),
    (
        "bishop against knight",
        "8/2n5/4k3/8/8/4KB2/8/8 w - - 0 1",
        Color::White,
        "mate",
    ),
    (
        "wrong-corner bishop still mates with help",
        "k7/8/1K6/P7/8/8/8/5B2 w - - 0 1",
        Color::White,
        "mate",
    ),
    (
        "wrong-corner bishop against its own pawn",
        "k7/p7/P7/8/8/8/8/5B1K w - - 0 1",
        Color::White,
        "mate",
    ),
    (
        "pawn wall",
        "4k3/8/p1p1p1p1/P1P1P1P1/8/8/8/4K3 w - - 0 1",
        Color::White,
        "locked",
    ),
    (
        "pawn wall, other side",
        "4k3/8/p1p1p1p1/P1P1P1P1/8/8/8/4K3 w - - 0 1",
        Color::Black,
        "locked",
    ),
    (
        "pawn wall with a lever",
        "4k3/8/p1p1p1p1/P1P1P1P1/8/8/1P6/4K3 w - - 0 1",
        Color::White,
        "mate",
    ),
    (
        "pawn wall with a lever, other side",
        "4k3/8/p1p1p1p1/P1P1P1P1/8/8/1P6/4K3 w - - 0 1",
        Color::Black,
        "mate",
    ),
    (
        "pawn wall, useless bishops",
        "2b1k3/8/p1p1p1p1/P1P1P1P1/8/8/8/4KB2 w - - 0 1",
        Color::Black,
        "mate",
    ),
    (
        "forced capture",
        "7k/6Q1/8/8/8/8/8/K7 b - - 0 1",
        Color::White,
        "forced",
    ),
    (
        "stalemate on the board",
        "7k/5Q2/8/8/8/8/8/K7 b - - 0 1",
        Color::White,
        "forced",
    ),
    (
        "mated already",
        "6rk/5Npp/8/8/8/8/8/K7 b - - 0 1",
        Color::White,
        "mate",
    ),
    (
        "mated oneself",
        "6rk/5Npp/8/8/8/8/8/K7 b - - 0 1",
        Color::Black,
        "forced",
    ),
];

#[test]
fn every_trap_and_kind_of_proof() {
    let mut wrong = String::new();
    for (name, fen, winner, expected) in CASES {
        let Question {
            position, winner, ..
        } = question(fen, *winner);
        let found = match can_mate(&position, winner, Budget::FLAG_FALL) {
            Verdict::CanMate { line } => {
                confirm(&position, winner, &line);
                "mate"
            }
            Verdict::CannotMate { proof } => kind(&proof),
            Verdict::Unknown { .. } => "unknown",
        };
        if found != *expected {
            writeln!(wrong, "{name}: {found}, not {expected}").unwrap();
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

/// A wall that only the capture en passant, now or never, can open.
#[test]
fn en_passant_as_the_only_way_out() {
    for (right, expected) in [("b3", true), ("-", false)] {
        let fen = format!("4k3/8/8/1p1p1p1p/1PpP1P1P/2P5/8/4K3 b - {right} 0 1");
        let Question {
            position, winner, ..
        } = question(&fen, Color::Black);
        assert_eq!(answer(&position, winner, SMALL), Some(expected));
    }
}

#[test]
fn castling_rights_are_part_of_the_position() {
    let with = question(
        "4k3/8/8/8/8/p1p1p1p1/P1P1P1P1/R3K2R w KQ - 0 1",
        Color::Black,
    );
    let without = question(
        "4k3/8/8/8/8/p1p1p1p1/P1P1P1P1/R3K2R w - - 0 1",
        Color::Black,
    );
    for asked in [with, without] {
        assert_eq!(answer(&asked.position, Color::Black, SMALL), Some(true));
        assert_eq!(answer(&asked.position, Color::White, SMALL), Some(true));
    }
    let start = Chess::default();
    for winner in Color::ALL {
        assert_eq!(answer(&start, winner, SMALL), Some(true));
    }
}

#[test]
fn the_loser_must_promote_to_a_knight() {
    // Against a bishop and a bare king only a knight, a pawn or a bishop of the other colour helps.
    let asked = question("8/8/8/8/8/2k5/1p6/4KB2 b - - 0 1", Color::White);
    let Verdict::CanMate { line } = can_mate(&asked.position, Color::White, SMALL) else {
        panic!("not found")
    };
    confirm(&asked.position, Color::White, &line);
}

#[test]
fn too_small_a_budget_is_unknown() {
    let start = Chess::default();
    let verdict = can_mate(
        &start,
        Color::White,
        Budget {
            nodes: 3,
            table_bytes: 1 << 20,
        },
    );
    assert_eq!(verdict, Verdict::Unknown { spent: 3 });
}

#[test]
fn dead_positions_need_both_sides() {
    let dead = question("8/8/4k3/8/8/4K3/8/8 w - - 0 1", Color::White).position;
    assert!(dead_position(&dead).is_some());
    let alive = question("8/8/4k3/8/8/3QK3/8/8 w - - 0 1", Color::White).position;
    assert!(dead_position(&alive).is_none());
}

#[test]
fn since_when_a_game_is_dead() {
    let start = question("8/8/4k3/8/8/3rK3/8/8 w - - 0 1", Color::White).position;
    let mut game = vec![start.clone()];
    for _ in 0..6 {
        let mut next = game.last().unwrap().clone();
        let capture = next.legal_moves().into_iter().find(|mv| mv.is_capture());
        next.play_unchecked(capture.unwrap_or_else(|| next.legal_moves()[0]));
        game.push(next);
    }
    assert_eq!(first_dead_position(game.iter()), Some(1));
    assert_eq!(first_dead_position(game.iter().take(1)), None);
    assert_eq!(first_dead_position([].iter()), None);
}

#[test]
fn batch_answers_line_by_line() {
    let lines = [
        "fen,winner,expected",
        "8/8/4k3/8/8/3QK3/8/8 w - - 0 1,black,unwinnable",
        "8/8/4k3/8/8/3QK3/8/8 w - - 0 1,green,unwinnable",
        "8/8/4k3/8/8/3QK3/8/8 w - - 0 1,white",
    ];
    let mut time = 0;
    let clock = || {
        time += 7;
        time
    };
    let answers: Vec<_> = batch(lines.into_iter(), SMALL, clock).collect();
    assert_eq!(
        answers[0],
        Ok("8/8/4k3/8/8/3QK3/8/8 w - - 0 1,black,unwinnable,unwinnable,0,7".to_owned())
    );
    assert_eq!(answers[1], Err(BatchError::Winner("green".to_owned())));
    let last = answers[2].as_ref().unwrap();
    assert!(
        last.starts_with("8/8/4k3/8/8/3QK3/8/8 w - - 0 1,white,,winnable,"),
        "{last}"
    );
}

/// The position after a random walk of `moves` steps from a start.
fn walked(start: &str, steps: &[u8]) -> Chess {
    let mut position = question(start, Color::White).position;
    for step in steps {
        let legal = position.legal_moves();
        if legal.is_empty() {
            break;
        }
        position.play_unchecked(legal[usize::from(*step) % legal.len()]);
    }
    position
}

const STARTS: [&str; 8] = [
    "4k3/8/p1p1p1p1/P1P1P1P1/8/8/1P6/4K3 w - - 0 1",
    "4k3/1p3p2/8/1P3P2/8/8/8/4K3 w - - 0 1",
    "8/2b5/4k3/8/p7/P3KB2/8/8 w - - 0 1",
    "k7/1p6/1P6/8/2B5/8/5p2/7K b - - 0 1",
    "8/8/1r2k3/8/3P4/3K4/8/8 w - - 0 1",
    "5bk1/4p1p1/4P1P1/7K/8/8/8/8 w - - 0 1",
    "4k3/p6p/P6P/8/8/8/3n4/4K3 w - - 0 1",
    "2k5/1p1p4/1P1P4/8/8/4b3/8/K1B5 b - - 0 1",
];

fn mirrored(position: &Chess, change: impl Fn(&mut Setup)) -> Chess {
    let mut setup = position.to_setup(EnPassantMode::Legal);
    change(&mut setup);
    setup.position(CastlingMode::Standard).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn mirrors_get_the_same_answer(start in 0..STARTS.len(), steps in prop::collection::vec(any::<u8>(), 0..30)) {
        let position = walked(STARTS[start], &steps);
        let colours = mirrored(&position, Setup::mirror);
        let files = mirrored(&position, |setup| {
            setup.board.flip_horizontal();
            setup.ep_square = setup.ep_square.map(shakmaty::Square::flip_horizontal);
        });
        for winner in Color::ALL {
            let plain = answer(&position, winner, SMALL);
            for other in [answer(&colours, !winner, SMALL), answer(&files, winner, SMALL)] {
                if let (Some(plain), Some(other)) = (plain, other) {
                    prop_assert_eq!(plain, other);
                }
            }
        }
    }

    #[test]
    fn a_glance_never_hides_what_quick_would_show(start in 0..=STARTS.len(), steps in prop::collection::vec(any::<u8>(), 0..90)) {
        let whole = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        let position = walked(STARTS.get(start).copied().unwrap_or(whole), &steps);
        for winner in Color::ALL {
            // A pawn that a glance lets promote, the saturation lets promote too.
            let hopeful = gate::promotes(position.board(), winner);
            prop_assert!(!hopeful || reach::saturate(&position, winner).is_none());
        }
        let both = Color::ALL.into_iter().all(|winner| quick(&position, winner).is_some());
        prop_assert_eq!(dead_position(&position).is_some(), both);
    }

    #[test]
    fn along_a_line_the_mate_stays_possible(start in 0..STARTS.len(), steps in prop::collection::vec(any::<u8>(), 0..30)) {
        let position = walked(STARTS[start], &steps);
        for winner in Color::ALL {
            if let Verdict::CanMate { line } = can_mate(&position, winner, SMALL) {
                let mut next = position.clone();
                for mv in line {
                    next.play_unchecked(mv);
                    prop_assert_eq!(quick(&next, winner), None);
                    prop_assert_ne!(answer(&next, winner, SMALL), Some(false));
                }
            }
        }
    }

    #[test]
    fn quick_and_pruning_agree_with_a_blind_search(start in 0..STARTS.len(), steps in prop::collection::vec(any::<u8>(), 0..40)) {
        let position = walked(STARTS[start], &steps);
        for winner in Color::ALL {
            if let Verdict::CannotMate { proof } = can_mate(&position, winner, SMALL) {
                prop_assert_ne!(blind(&position, winner, 3_000), Some(true), "{:?}", proof);
            }
        }
    }
}

/// Looks at up to `limit` reachable positions, breadth first, with no knowledge of chess but the
/// legal moves (of the other generator): is there a mate by `winner`?
pub(super) fn blind(position: &Chess, winner: Color, limit: usize) -> Option<bool> {
    let loser = if winner.is_white() {
        cozy_chess::Color::Black
    } else {
        cozy_chess::Color::White
    };
    let mut seen = HashSet::new();
    let mut queue = std::collections::VecDeque::from([other_board(position).1]);
    while let Some(board) = queue.pop_front() {
        let mut moves = Vec::new();
        board.generate_moves(|set| {
            moves.extend(set);
            false
        });
        if moves.is_empty() && board.side_to_move() == loser && !board.checkers().is_empty() {
            return Some(true);
        }
        for mv in moves {
            let mut child = board.clone();
            child.play_unchecked(mv);
            let key = format!("{child}");
            let key = key.rsplitn(3, ' ').last().unwrap_or_default().to_owned();
            if seen.len() < limit && seen.insert(key) {
                queue.push_back(child);
            }
        }
    }
    (seen.len() < limit).then_some(false)
}

fn corpus(name: &str, every: usize) -> Option<Vec<Question>> {
    let Ok(folder) = std::env::var("TRATTO_CORPORA") else {
        println!("NOT RUN: {name} needs the corpora, set TRATTO_CORPORA");
        return None;
    };
    let text = std::fs::read_to_string(format!("{folder}/positions/{name}.csv")).unwrap();
    let lines = text.lines().skip(1).step_by(every);
    Some(lines.map(|line| Question::parse(line).unwrap()).collect())
}

/// Right answers, unknown ones, and how many were shown unwinnable by [`quick`]; wrong ones fail.
fn judge(questions: &[Question], budget: Budget) -> (usize, usize, usize) {
    let (mut right, mut unknown, mut seen_at_once) = (0, 0, 0);
    for Question {
        position,
        winner,
        expected,
    } in questions
    {
        let expected = expected.unwrap();
        let at_once = quick(position, *winner).is_some();
        assert!(!(at_once && expected), "{position:?} {winner}");
        seen_at_once += usize::from(at_once);
        match answer(position, *winner, budget) {
            Some(found) => {
                assert_eq!(found, expected, "{position:?} {winner}");
                right += 1;
            }
            None => unknown += 1,
        }
    }
    (right, unknown, seen_at_once)
}

/// In the dev profile only a sample.
fn every(dev: usize) -> usize {
    if cfg!(debug_assertions) { dev } else { 1 }
}

#[test]
fn real_flag_falls_are_all_settled() {
    for name in ["timeouts-real", "timeouts-unwinnable"] {
        if let Some(questions) = corpus(name, every(80)) {
            let (right, unknown, _) = judge(&questions, Budget::FLAG_FALL);
            println!("{name}: {right} right of {}", questions.len());
            assert_eq!(unknown, 0);
        }
    }
}

#[test]
fn hard_positions_are_never_wrong() {
    if let Some(questions) = corpus("hard", every(30)) {
        let (right, unknown, at_once) = judge(&questions, SMALL);
        println!("hard: {right} right, {unknown} unknown, {at_once} unwinnable at once");
        let unwinnable = questions
            .iter()
            .filter(|asked| asked.expected == Some(false))
            .count();
        assert!(at_once * 10 >= unwinnable * 7);
        assert!(unknown * 10 <= questions.len());
    }
}

#[test]
#[ignore = "about ten minutes in the release profile"]
fn hard_positions_with_patience() {
    if let Some(questions) = corpus("hard", 1) {
        let (right, unknown, _) = judge(&questions, Budget::PATIENT);
        println!("hard: {right} right, {unknown} unknown");
        assert!(unknown <= 2);
    }
}
