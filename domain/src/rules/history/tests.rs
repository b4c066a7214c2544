use shakmaty::{CastlingMode, Chess, Color, Position, Square, fen::Fen};

use super::*;
use crate::rules::diagnosis::Ply;
use crate::rules::edition::Edition;
use crate::rules::notation::{Language, NotationError, Style, read_move_in, write_move};

fn game(fen: &str, moves: &str, edition: Edition) -> Game {
    let initial: Chess = fen
        .parse::<Fen>()
        .unwrap()
        .into_position(CastlingMode::Standard)
        .unwrap();
    let mut game = Game::with_edition(initial, edition);
    for text in moves.split_whitespace() {
        let reading = read_move_in(&game, text, Language::English).unwrap();
        game.play(reading.played).unwrap();
    }
    game
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// Headers and movetext of a file of plain games.
fn plain_games(text: &str) -> Vec<(String, String, String)> {
    let mut games = Vec::new();
    let (mut event, mut expected, mut fen, mut moves) = (
        String::new(),
        String::new(),
        START.to_owned(),
        String::new(),
    );
    for line in text.lines().chain([""]) {
        let value = line.split('"').nth(1).unwrap_or_default().to_owned();
        if line.starts_with("[Event") {
            event = value;
        } else if line.starts_with("[Black") {
            expected = value;
        } else if line.starts_with("[FEN") {
            fen = value;
        } else if line.is_empty() && !moves.is_empty() {
            games.push((format!("{event} {expected}"), fen, moves));
            (fen, moves) = (START.to_owned(), String::new());
        } else if !line.starts_with('[') {
            moves = line
                .split_whitespace()
                .filter(|token| !token.ends_with('.') && *token != "*")
                .collect::<Vec<_>>()
                .join(" ");
        }
    }
    games
}

#[test]
fn article_9_2_3_cases_of_the_corpus() {
    let file = crate::corpora_tests::corpora().join("notation/repetition-cases.pgn");
    let text = std::fs::read_to_string(file).unwrap();
    let games = plain_games(&text);
    assert_eq!(games.len(), 8);
    for (name, fen, moves) in &games {
        if name.starts_with('G') {
            continue; // Its last move but one is ambiguous: see the next test.
        }
        for (edition, expected) in [
            (Edition::Fide2023, name.contains("atteso=si")),
            (Edition::Fide1952, true),
        ] {
            let record = game(fen, moves, edition);
            let found = record.claims_now().threefold;
            assert_eq!(found, expected, "{name} {edition:?}");
        }
    }
}

#[test]
fn article_9_2_3_knights_that_change_places() {
    // The corpus' case G names a knight by its rank where both stand on that rank.
    let start = "k7/8/8/8/8/8/8/KN1N4 w - - 0 1";
    let record = game(start, "Nbc3 Kb8 Nb1 Ka8", Edition::Fide2023);
    let Err(NotationError::Ambiguous { candidates }) =
        read_move_in(&record, "N1c3", Language::English)
    else {
        panic!("two knights on the first rank reach c3");
    };
    assert_eq!(candidates.len(), 2);
    // b1 and d1 exchange their knights: same kind and colour on the same squares.
    let swap = "Nbc3 Kb8 Nb2 Ka8 Nbd1 Kb8 Nb1 Ka8";
    let exchanged = game(start, swap, Edition::Fide2023);
    assert_eq!(exchanged.occurrence_plies(), [Ply(0), Ply(8)]);
    let again = game(start, &format!("{swap} {swap}"), Edition::Fide2023);
    assert_eq!(again.occurrence_plies(), [Ply(0), Ply(8), Ply(16)]);
    assert!(again.claims_now().threefold);
}

#[test]
fn article_9_2_1_announcing_names_the_move_and_the_earlier_dates() {
    let record = game(START, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1", Edition::Fide2023);
    assert_eq!(record.claims_now(), ClaimsNow::default());
    let claims = record.claims();
    assert_eq!(claims.claimant, Color::Black);
    let [claim] = claims.announcing.as_slice() else {
        panic!("one move: {claims:?}");
    };
    assert_eq!(
        write_move(record.position(), claim.announced, Style::SAN),
        "Ng8"
    );
    assert_eq!(claim.earlier, [Ply(0), Ply(4)]);
    assert!(!claim.fifty_moves);
}

#[test]
fn article_9_2_3_en_passant_legal_once_allows_only_announcing() {
    // Corpus case C: the position on the board is the second of its kind after c4, the third
    // comes when the king moves again.
    let fen = "3k4/8/8/8/3p4/8/2P5/K6R w - - 0 1";
    let moves = "c4 Ke8 Rh2 Kd8 Rh1 Ke8 Rh2 Kd8 Rh1";
    let record = game(fen, moves, Edition::Fide2023);
    assert_eq!(record.occurrence_plies(), [Ply(5), Ply(9)]);
    let [claim] = &record.claims_by_announcing()[..] else {
        panic!("Ke8 only");
    };
    assert_eq!(claim.earlier, [Ply(2), Ply(6)]);
}

#[test]
fn article_9_3_fifty_moves_now_and_by_announcing() {
    let at = |clock: u32| {
        let fen = format!("4k3/8/8/8/8/8/P7/R3K3 w - - {clock} 80");
        game(&fen, "", Edition::Fide2023)
    };
    assert!(!at(99).claims_now().fifty_moves);
    assert!(at(100).claims_now().fifty_moves);
    assert!(at(98).claims_by_announcing().is_empty());
    let announced = at(99).claims_by_announcing();
    assert!(
        announced
            .iter()
            .all(|claim| claim.fifty_moves && !claim.threefold())
    );
    // Five king moves (no castling right), three of the rook; the pawn's two make none good.
    assert_eq!(announced.len(), 5 + 3);
}

#[test]
fn article_9_6_automatic_ends_and_moves_after_them() {
    let shuffle = "Nf3 Nf6 Ng1 Ng8 ";
    let record = game(START, &shuffle.repeat(4), Edition::Fide2023);
    let end = record.automatic_end().unwrap();
    assert_eq!((end.after, end.plies_after), (Ply(16), 0));
    assert_eq!(end.ends, [End::FivefoldRepetition]);
    assert!(!record.claims_now().any());

    let longer = game(START, &shuffle.repeat(5), Edition::Fide2023);
    let end = longer.automatic_end().unwrap();
    assert_eq!((end.after, end.plies_after), (Ply(16), 4));

    let clock = "4k3/8/8/8/8/8/P7/R3K3 w - - 149 80";
    assert!(game(clock, "", Edition::Fide2023).automatic_end().is_none());
    let record = game(clock, "Kd2", Edition::Fide2023);
    assert_eq!(record.half_move_clock(), 150);
    assert_eq!(
        record.automatic_end().unwrap().ends,
        [End::SeventyFiveMoves]
    );
}

#[test]
fn article_9_6_2_mate_comes_before_75_moves() {
    let fen = "7k/8/6K1/8/8/8/8/R7 w - - 149 120";
    let record = game(fen, "Ra8", Edition::Fide2023);
    assert_eq!(
        record.automatic_end().unwrap().ends,
        [End::Checkmate {
            winner: Color::White
        }]
    );
}

#[test]
fn article_5_2_stalemate_and_dead_position_hold_together() {
    let stalemate = game("7k/5K2/8/8/8/8/8/6Q1 w - - 0 1", "Qg6", Edition::Fide2023);
    assert_eq!(stalemate.automatic_end().unwrap().ends, [End::Stalemate]);
    let dead = game("7k/8/8/8/8/8/1n6/K7 w - - 0 1", "Kxb2", Edition::Fide2023);
    assert_eq!(dead.automatic_end().unwrap().ends, [End::DeadPosition]);
    let both = game("k7/8/K7/4p3/8/8/1B6/8 w - - 0 1", "Bxe5", Edition::Fide2023);
    assert_eq!(
        both.automatic_end().unwrap().ends,
        [End::Stalemate, End::DeadPosition]
    );
}

#[test]
fn taking_back_forgets_the_end() {
    let mut record = game(START, "f3 e5 g4 Qh4", Edition::Fide2023);
    assert_eq!(
        record.automatic_end().unwrap().primary(),
        Some(End::Checkmate {
            winner: Color::Black
        })
    );
    assert!(record.has_ended());
    record.take_back().unwrap();
    assert!(record.automatic_end().is_none() && !record.has_ended());
    assert_eq!(record.plies(), 3);
    // A move made after the end is taken back: the end stays.
    let shuffle = "Nf3 Nf6 Ng1 Ng8 ".repeat(4);
    let mut record = game(START, &(shuffle + "e4"), Edition::Fide2023);
    record.take_back().unwrap();
    assert_eq!(record.ended(), Some((Ply(16), End::FivefoldRepetition)));
}

#[test]
fn article_9_2_3_near_misses_say_why() {
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let record = game(fen, "Rb1 Rb8 Ra1 Ra8 Rb1 Rb8 Ra1 Ra8", Edition::Fide2023);
    assert_eq!(record.occurrence_plies(), [Ply(4), Ply(8)]);
    assert_eq!(
        record.near_misses(),
        [NearMiss {
            after: Ply(0),
            differences: vec![
                Difference::CastlingRightLost {
                    rook: Square::A1,
                    by: Ply(1)
                },
                Difference::CastlingRightLost {
                    rook: Square::A8,
                    by: Ply(2)
                },
            ],
        }]
    );
    let fen = "3k4/8/8/8/3p4/8/2P5/K6R w - - 0 1";
    let moves = "c4 Ke8 Rh2 Kd8 Rh1 Ke8 Rh2 Kd8 Rh1";
    let record = game(fen, moves, Edition::Fide2023);
    assert_eq!(
        record.near_misses(),
        [NearMiss {
            after: Ply(1),
            differences: vec![Difference::EnPassantThen(Square::C3)],
        }]
    );
    // White loses a move with the king's triangle: same men, the other player to move.
    let triangle = "k7/8/8/8/8/8/8/3K3R w - - 0 1";
    let record = game(triangle, "Kd2 Kb8 Kc1 Ka8 Kd1", Edition::Fide2023);
    assert_eq!(
        record.near_misses(),
        [NearMiss {
            after: Ply(0),
            differences: vec![Difference::PlayerToMove],
        }]
    );
    assert_eq!(record.occurrences(), 1);
}

#[test]
fn edition_1952_knows_no_automatic_end_by_count_and_may_raise_fifty() {
    let shuffle = "Nf3 Nf6 Ng1 Ng8 ";
    let record = game(START, &shuffle.repeat(5), Edition::Fide1952);
    assert!(record.automatic_end().is_none());
    assert_eq!(record.occurrences(), 6);
    let fen = "4k3/8/8/8/8/8/P7/R3K3 w - - 100 80";
    let fifty = game(fen, "", Edition::Fide1952);
    assert!(fifty.claims_now().fifty_moves);
    let more = fifty.with_more_than_fifty(100).unwrap();
    assert!(!more.claims_now().fifty_moves);
    let in_force = game(fen, "", Edition::Fide2023);
    assert!(in_force.with_more_than_fifty(100).is_none());
    let dead = game("7k/8/8/8/8/8/8/K7 w - - 0 1", "", Edition::Fide1952);
    assert!(dead.automatic_end().is_none());
}

#[test]
fn school_course_perpetual_check_is_claimed_as_repetition() {
    // There is no draw by perpetual check: the same checks bring the same position about.
    let fen = "3q4/K7/8/8/8/8/1k6/8 b - - 0 1";
    let checks = "Qc7+ Ka8 Qc8+ Ka7 Qc7+ Ka8 Qc8+";
    let record = game(fen, checks, Edition::Fide2023);
    assert_eq!(record.position().turn(), Color::White);
    let announced: Vec<_> = record
        .claims_by_announcing()
        .into_iter()
        .map(|claim| {
            (
                write_move(record.position(), claim.announced, Style::SAN),
                claim.earlier,
            )
        })
        .collect();
    assert_eq!(announced, []);
    let record = game(fen, &format!("{checks} Ka7 Qc7+"), Edition::Fide2023);
    assert!(record.claims_now().threefold);
    assert_eq!(record.occurrence_plies(), [Ply(1), Ply(5), Ply(9)]);
}

#[test]
fn article_9_2_3_1_en_passant_that_uncovers_the_king_along_the_rank_does_not_count() {
    // f4xg3 would take two men off the fourth rank, between the rook and the king.
    let fen = "8/8/8/8/1R3p1k/8/6P1/K7 w - - 0 1";
    let record = game(fen, "g4 Kg5 Rb2 Kh4 Rb4", Edition::Fide2023);
    assert_eq!(record.occurrence_plies(), [Ply(1), Ply(5)]);
    assert_eq!(record.near_misses(), []);
}

/// More than 50 moves for the 50-move rule may be announced where the edition says so, never fewer.
#[test]
fn more_than_fifty_moves_are_at_least_fifty() {
    for edition in Edition::ALL {
        let announced = |moves| game(START, "", edition).with_more_than_fifty(moves);
        let allowed = edition.provisions().more_than_fifty;
        assert!(announced(49).is_none(), "{edition:?}");
        assert_eq!(announced(50).is_some(), allowed, "{edition:?}");
        let half_moves = announced(100).map(|game| game.fifty_half_moves());
        assert_eq!(half_moves, allowed.then_some(200), "{edition:?}");
    }
}

/// Laws 9.2, 9.3: there is something to claim on the board, or with a move that is announced.
#[test]
fn articles_9_2_and_9_3_whether_there_is_anything_to_claim() {
    let claims = |threefold, fifty_moves, announcing: &[AnnouncedClaim]| Claims {
        claimant: Color::White,
        now: ClaimsNow {
            threefold,
            fifty_moves,
        },
        announcing: announcing.to_vec(),
    };
    let announced = AnnouncedClaim {
        announced: read_move_in(
            &game(START, "", Edition::default()),
            "e4",
            Language::English,
        )
        .unwrap()
        .played,
        earlier: Vec::new(),
        fifty_moves: true,
    };
    assert!(!claims(false, false, &[]).any());
    assert!(claims(true, false, &[]).any());
    assert!(claims(false, true, &[]).any());
    assert!(claims(false, false, &[announced]).any());
}

/// FIDE 1952, 12.4: the fifty moves are claimed when they stand on the board, and no move is announced for them.
#[test]
fn article_12_4_of_1952_fifty_moves_on_the_board() {
    let fen = "4k3/8/8/8/8/8/8/R3K3 w - - 98 80";
    let game = game(fen, "Ra2 Ke7", Edition::Fide1952);
    let moments: Vec<Moment> = game.moments().collect();
    let [moment] = moments.as_slice() else {
        panic!("{moments:?}");
    };
    assert_eq!(moment.after, Ply(2));
    assert!(moment.claims.now.fifty_moves && moment.claims.announcing.is_empty());
}

/// By the number of the first move.
#[test]
fn half_moves_before_the_record() {
    for (fen, before) in [
        (START, 0),
        ("4k3/8/8/8/8/8/8/R3K3 b - - 0 1", 1),
        ("4k3/8/8/8/8/8/8/R3K3 w - - 0 12", 22),
        ("4k3/8/8/8/8/8/8/R3K3 b - - 0 12", 23),
    ] {
        let game = game(fen, "", Edition::default());
        assert_eq!(game.plies_before(), before, "{fen}");
    }
}

/// Law 9.2.3: who has the move, the rights to castle and a legal capture en passant belong to the position. The hash by
/// which an equal one is looked for takes all of them in.
#[test]
fn article_9_2_3_what_a_position_is_looked_for_by() {
    let fens = [
        "r3k2r/8/8/8/3Pp3/8/8/R3K2R b KQkq d3 0 1",
        "r3k2r/8/8/8/3Pp3/8/8/R3K2R b KQkq - 0 1",
        "r3k2r/8/8/8/3Pp3/8/8/R3K2R w KQkq - 0 1",
        "r3k2r/8/8/8/3Pp3/8/8/R3K2R w KQk - 0 1",
        "r3k2r/8/8/8/3Pp3/8/8/R3K2R w - - 0 1",
        "r3k2r/8/8/8/3Pp3/8/8/R3K1R1 w - - 0 1",
        "r3k2r/8/8/8/3Pp3/8/8/B3K2R w - - 0 1",
    ];
    let hash = |fen: &str| {
        let game = game(fen, "", Edition::default());
        RepetitionKey::new(game.position(), game.edition().identity()).hash()
    };
    let hashes: std::collections::BTreeSet<u64> = fens.into_iter().map(hash).collect();
    assert_eq!(hashes.len(), fens.len());
}

/// Law 5.1.1: checkmate alone has a winner.
#[test]
fn article_5_1_1_only_checkmate_has_a_winner() {
    for winner in [Color::White, Color::Black] {
        assert_eq!(End::Checkmate { winner }.winner(), Some(winner));
    }
    for end in [
        End::Stalemate,
        End::FivefoldRepetition,
        End::SeventyFiveMoves,
    ] {
        assert_eq!(end.winner(), None, "{end:?}");
    }
}

/// Nobody can pass the pawns, and neither side can mate; the men alone do not show it.
const DEAD: &str = "8/8/4k3/p1p1p1p1/P1P1P1P1/4K3/8/8 w - - 0 80";

/// The end that came first decides; of ends of one moment mate and stalemate, then the dead position (5.1.1, 5.2, 9.6).
#[test]
fn article_5_2_2_of_two_ends_the_first_decides() {
    let ended = |fen: &str, moves: &str| game(fen, moves, Edition::Fide2023).ended();
    // Dead from the start, also with 75 moves at once or later.
    let since = |clock: u32| DEAD.replace(" 0 80", &format!(" {clock} 80"));
    for (fen, moves) in [(since(0), ""), (since(150), ""), (since(149), "Kd3 Kd6")] {
        let dead = Some((Ply(0), End::DeadPosition));
        assert_eq!(ended(&fen, moves), dead, "{fen} {moves}");
    }
    // Dead later than the 75 moves.
    let fen = "7k/8/8/8/8/8/1r6/2K5 w - - 150 80";
    assert_eq!(ended(fen, "Kxb2"), Some((Ply(0), End::SeventyFiveMoves)));
    // Stalemate in a position that is dead as well.
    let both = game("k7/8/K7/4p3/8/8/1B6/8 w - - 0 1", "Bxe5", Edition::Fide2023);
    assert_eq!(both.ended(), Some((Ply(1), End::Stalemate)));
    assert_eq!(both.summary().dead_position_at, Some(Ply(1)));
    // A stalemate by itself is no dead position.
    let stalemate = game("7k/5K2/8/8/8/8/8/6Q1 w - - 0 1", "Qg6", Edition::Fide2023);
    assert_eq!(stalemate.summary().dead_position_at, None);
    let dead = game(DEAD, "Kd3", Edition::Fide2023).summary();
    assert_eq!(
        (dead.dead_position_at, dead.plies_after_end),
        (Some(Ply(0)), 1)
    );
    let old = game(DEAD, "Kd3", Edition::Fide1952).summary();
    assert_eq!((old.dead_position_at, old.ends_at), (None, None));
}

/// A knight whose squares are all taken by its own men has no move: stalemate.
#[test]
fn article_5_2_1_a_knight_among_its_own_men() {
    let fen = "k7/8/8/8/1p5p/1Pp5/2P4K/N4q2 w - - 0 1";
    let ended = game(fen, "", Edition::Fide2023).ended();
    assert_eq!(ended, Some((Ply(0), End::Stalemate)));
}

#[test]
fn ends_have_names_and_articles() {
    let winner = Color::White;
    for (end, code, article) in [
        (End::Checkmate { winner }, "checkmate", "5.1.1"),
        (End::Stalemate, "stalemate", "5.2.1"),
        (End::DeadPosition, "dead-position", "5.2.2"),
        (End::FivefoldRepetition, "fivefold-repetition", "9.6.1"),
        (End::SeventyFiveMoves, "seventy-five-moves", "9.6.2"),
    ] {
        assert_eq!(
            (end.code(), Edition::Fide2023.article(end.rule()).number()),
            (code, article)
        );
    }
}

/// Five occurrences end the game in 2014 only at alternate moves in a row: every fourth half-move (9.6.a).
#[test]
fn article_9_6_1_of_2014_five_at_every_fourth_half_move() {
    let shuffle = "Nf3 Nf6 Ng1 Ng8 ";
    let ended = |moves: &str, edition| game(START, moves, edition).has_ended();
    let in_a_row = shuffle.repeat(4);
    assert!(ended(&in_a_row, Edition::Fide2014));
    assert!(ended(&in_a_row, Edition::Fide2018));
    // A detour over the other knights: five times, not in a row.
    let detour = format!(
        "{}Nc3 Nc6 Nb5 Nb8 Nc3 Nc6 Nb1 Nb8 {}",
        shuffle.repeat(2),
        shuffle.repeat(2)
    );
    assert!(!ended(&detour, Edition::Fide2014));
    assert!(ended(&detour, Edition::Fide2018));
    assert!(!ended(&in_a_row, Edition::Fide1952));
}
