//! Positions of our own for every kind of proof and every trap.

use std::fmt::Write as _;

use shakmaty::{Chess, Color, Position};

use super::*;

fn kind(proof: &Proof) -> String {
    match proof {
        Proof::Material { .. } => "material".to_owned(),
        Proof::LockedStructure { .. } => "locked".to_owned(),
        Proof::LockedUntilExit { .. } => "exit".to_owned(),
        Proof::Exhaustion { .. } => "exhaustion".to_owned(),
        Proof::ForcedLine { end, .. } => match end {
            LineEnd::OtherSideMates => "forced: other side".to_owned(),
            LineEnd::Stalemate => "forced: stalemate".to_owned(),
            LineEnd::Cycle => "forced: cycle".to_owned(),
            LineEnd::Dead(proof) => format!("forced: {}", kind(proof)),
        },
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
        "four bishops of one colour",
        "8/3b4/4k3/5b2/8/4KB2/6B1/8 w - - 0 1",
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
        "forced: material",
    ),
    (
        "stalemate on the board",
        "7k/5Q2/8/8/8/8/8/K7 b - - 0 1",
        Color::White,
        "forced: stalemate",
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
        "forced: other side",
    ),
    (
        "forced into a locked structure",
        "6Bk/2p1p2p/2p1P2P/p1P4P/P7/8/8/7K b - - 0 1",
        Color::White,
        "forced: locked",
    ),
    (
        "locked until a pawn move",
        "kb4K1/p1p1p3/p1P1p3/P3P3/8/3p4/3P4/8 w - - 0 1",
        Color::White,
        "exit",
    ),
    (
        "forced into a position locked until an exit",
        "1kb5/1p1p4/1P1Pp3/p1p1P3/P1P5/8/8/7K b - - 0 1",
        Color::White,
        "forced: exit",
    ),
    (
        "six bishops run about, and the one capture is stalemate",
        "4b1b1/1b1b1b1b/8/8/4k3/1p1p4/1P1P4/K1B5 b - - 0 1",
        Color::Black,
        "exit",
    ),
    (
        "the same for the other side",
        "4b1b1/1b1b1b1b/8/8/4k3/1p1p4/1P1P4/K1B5 b - - 0 1",
        Color::White,
        "exit",
    ),
    (
        "a handful of positions",
        "8/6p1/6P1/8/5p2/2p1kp2/2Pb1P2/3K4 b - - 0 1",
        Color::White,
        "exhaustion",
    ),
    (
        "pawn wall, each bishop on the colour of its own pawns",
        "4k3/8/8/2b5/1p1p1p1p/1P1P1P1P/8/4KB2 w - - 0 1",
        Color::White,
        "locked",
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
                "mate".to_owned()
            }
            Verdict::CannotMate { proof } => kind(&proof),
            Verdict::Unknown { .. } => "unknown".to_owned(),
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

/// Only castling takes the king away from e2 in one move; after all else Black is stalemated.
#[test]
fn castling_rights_are_part_of_the_position() {
    for (right, expected) in [("K", true), ("-", false)] {
        let fen = format!("8/8/8/8/1p1p1p2/1P1k1P2/1PpP4/2B1K2R w {right} - 0 1");
        let asked = question(&fen, Color::Black);
        let found = answer(&asked.position, Color::Black, SMALL);
        assert_eq!(found, Some(expected), "{fen}");
        if let Verdict::CanMate { line } = can_mate(&asked.position, Color::Black, SMALL) {
            assert!(line.first().unwrap().is_castle());
        }
    }
}

#[test]
fn the_array_can_be_won_by_both() {
    for winner in Color::ALL {
        assert_eq!(answer(&Chess::default(), winner, SMALL), Some(true));
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

/// Every other promotion is answered by a capture that leaves nothing, every other move by one of the
/// pawn.
#[test]
fn only_the_promotion_to_a_knight_leaves_a_mate() {
    let root = question("1k6/2bP4/K7/5r2/8/8/8/8 w - - 0 1", Color::White).position;
    assert_eq!(answer(&root, Color::White, SMALL), Some(true));
    let mut knights = 0;
    for mv in root.legal_moves() {
        let mut next = root.clone();
        next.play_unchecked(mv);
        let is_knight = mv.promotion() == Some(shakmaty::Role::Knight);
        knights += u32::from(is_knight);
        assert_eq!(answer(&next, Color::White, SMALL), Some(is_knight), "{mv}");
    }
    assert_eq!(knights, 1);
}

/// Neither side has more than one move, for ever. Asked as a whole the structure is seen first.
#[test]
fn a_forced_line_that_goes_round() {
    let fen = "5b1k/4p1p1/4P1P1/8/8/1p1p4/1P1P4/K1B5 w - - 0 1";
    let asked = question(fen, Color::White);
    for winner in Color::ALL {
        let forced::Walk::Never(proof) = forced::walk(&asked.position, winner) else {
            panic!("not seen")
        };
        let Proof::ForcedLine { moves, end } = proof else {
            panic!("{proof:?}")
        };
        assert_eq!((moves.len(), end), (4, LineEnd::Cycle));
        assert!(quick(&asked.position, winner).is_some());
    }
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
fn questions_are_read_and_faults_named_by_column() {
    let fen = "8/8/4k3/8/8/3QK3/8/8 w - - 0 1";
    let read = Question::parse(&format!("{fen},black,unwinnable\r\n")).unwrap();
    assert_eq!((read.winner, read.expected), (Color::Black, Some(false)));
    assert_eq!(
        Question::parse(&format!("{fen},white")).unwrap().expected,
        None
    );
    for (line, column, fault) in [
        (
            "niente",
            1,
            "a line has the fields fen, winner and expected",
        ),
        ("8/8 w,white", 1, "not a position"),
        ("8/8/8/8/8/8/8/8 w - - 0 1,white", 1, "not a legal position"),
        (
            &format!("{fen},green"),
            32,
            "neither white nor black: green",
        ),
        (
            &format!("{fen},white,yes"),
            38,
            "neither winnable nor unwinnable: yes",
        ),
    ] {
        let error = Question::parse(line).unwrap_err();
        assert_eq!(error.column, column, "{line}");
        assert!(error.to_string().starts_with(fault), "{error}");
    }
}
