//! The files of the corpora.

use super::*;
use crate::corpora_tests::corpora;
use crate::rules::edition::Edition;

pub(super) fn corpus(name: &str) -> Vec<u8> {
    fs::read(corpora().join(name)).unwrap()
}

/// What one file of the notation corpus must give.
struct Expected {
    file: &'static str,
    san: &'static str,
    language: Language,
    findings: &'static [(u32, u32, &'static str)],
    result: ResultMark,
}

const NOTATION: [Expected; 11] = [
    Expected {
        file: "bom-crlf.pgn",
        san: "e4 e5 Qh5 Ke7 Qxe5#",
        language: Language::English,
        findings: &[],
        result: ResultMark::WhiteWins,
    },
    Expected {
        file: "castling-with-spaces.pgn",
        san: "e4 e5 Nf3 Nf6 Bc4 Bc5 O-O",
        language: Language::English,
        findings: &[],
        result: ResultMark::Unknown,
    },
    Expected {
        file: "castling-zeros.pgn",
        san: "e4 e5 Nf3 Nf6 Bc4 Bc5 O-O O-O",
        language: Language::English,
        findings: &[],
        result: ResultMark::Unknown,
    },
    // The last move takes nothing: the pawn that stood on d4 was taken on d5.
    Expected {
        file: "colon-captures.pgn",
        san: "e4 d5 exd5 Qxd5 Nc3 Qd4",
        language: Language::English,
        findings: &[(6, 33, "not-a-capture")],
        result: ResultMark::Unknown,
    },
    Expected {
        file: "ep-and-double-plus.pgn",
        san: "e4 Nf6 e5 d5 exd6 Nc6 Qe2",
        language: Language::English,
        findings: &[(6, 40, "not-double-check")],
        result: ResultMark::Unknown,
    },
    Expected {
        file: "illegal-move.pgn",
        san: "e4 e5",
        language: Language::English,
        findings: &[(6, 13, "illegal-move"), (6, 17, "moves-not-read")],
        result: ResultMark::Unknown,
    },
    Expected {
        file: "italian-letters.pgn",
        san: "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O Nf6",
        language: Language::Italian,
        findings: &[],
        result: ResultMark::Unknown,
    },
    Expected {
        file: "latin1.pgn",
        san: "e4 e5",
        language: Language::English,
        findings: &[],
        result: ResultMark::Unknown,
    },
    Expected {
        file: "long-algebraic.pgn",
        san: "d4 d5 c4 e6 Nc3 Nf6",
        language: Language::English,
        findings: &[],
        result: ResultMark::Unknown,
    },
    Expected {
        file: "nested-comments.pgn",
        san: "e4 e5 Nf3",
        language: Language::English,
        findings: &[],
        result: ResultMark::Unknown,
    },
    Expected {
        file: "null-moves.pgn",
        san: "e4",
        language: Language::English,
        findings: &[(6, 7, "null-move"), (6, 13, "moves-not-read")],
        result: ResultMark::Unknown,
    },
];

#[test]
fn notation_corpus() {
    for expected in NOTATION {
        let text = corpus(&format!("notation/{}", expected.file));
        let read = all(&text);
        assert_eq!(read.len(), 1, "{}", expected.file);
        assert_eq!(san(&read[0]), expected.san, "{}", expected.file);
        assert_eq!(
            read[0].language,
            Some(expected.language),
            "{}",
            expected.file
        );
        assert_eq!(codes(&read[0]), expected.findings, "{}", expected.file);
        assert_eq!(read[0].result, Some(expected.result), "{}", expected.file);
    }
    let text = corpus("notation/latin1.pgn");
    let latin = all(&text);
    assert_eq!(
        (latin[0].tag("Event"), latin[0].tag("White")),
        (Some("Città"), Some("Però"))
    );
    let text = corpus("notation/nested-comments.pgn");
    assert_eq!(
        all(&text)[0].moves[0].comment.as_deref(),
        Some("a { nested } comment")
    );
    let text = corpus("notation/illegal-move.pgn");
    let illegal = all(&text);
    let FindingKind::IllegalMove { text, attempts } = &illegal[0].findings[0].kind else {
        panic!("{:?}", illegal[0].findings)
    };
    assert_eq!(text, "Ke3");
    assert_eq!(
        Edition::Fide2023
            .article(attempts[0].causes[0].rule())
            .number(),
        "3.8.1"
    );
}

#[test]
fn repetition_corpus_is_read() {
    let text = corpus("notation/repetition-cases.pgn");
    let read = all(&text);
    assert_eq!(read.len(), 8);
    for game in &read {
        let event = game.tag("Event").unwrap();
        if event.starts_with('G') {
            // `N1c3` fits both knights.
            assert_eq!(codes(game)[0].2, "ambiguous-move", "{event}");
            assert_eq!(game.moves.len(), 4, "{event}");
        } else {
            assert_eq!(codes(game), [], "{event}");
            assert!(game.complete, "{event}");
        }
    }
}

#[test]
fn corpus_of_real_games_with_clocks() {
    let text = corpus("pgn/lichess-438-games.pgn");
    let read = all(&text);
    assert_eq!(read.len(), 438);
    let mut kinds: BTreeMap<&str, usize> = BTreeMap::new();
    let (mut plies, mut clocks, mut evals) = (0, 0, 0);
    for game in &read {
        for finding in &game.findings {
            *kinds.entry(finding.kind.code()).or_default() += 1;
        }
        assert!(game.complete, "line {}", game.line);
        plies += game.moves.len();
        clocks += game
            .moves
            .iter()
            .filter(|found| found.clock.is_some())
            .count();
        evals += game
            .moves
            .iter()
            .filter(|found| found.comment.is_some())
            .count();
    }
    println!("{plies} plies, {clocks} clocks, {evals} other comments, findings {kinds:?}");
    assert_eq!(kinds, BTreeMap::new());
    let written = |sign: &str| String::from_utf8_lossy(&text).matches(sign).count();
    assert_eq!(clocks, written("[%clk "));
    assert_eq!(evals, written("[%eval "));
    assert_eq!(plies, clocks, "every move of this file has a clock");
    assert_eq!(read[0].moves[1].clock.map(ClockTime::seconds), Some(300));
}

/// The clocks of real games accord with their time control, both sides, every move.
#[test]
fn corpus_of_real_clocks_follows_their_time_control() {
    let text = corpus("pgn/lichess-438-games.pgn");
    let (mut checked, mut wrong) = (0, Vec::new());
    for game in games(&text) {
        let Ok(Some(control)) = TimeControl::from_pgn(game.tag("TimeControl").unwrap()) else {
            continue;
        };
        for (side, colour) in [Colour::White, Colour::Black].into_iter().enumerate() {
            let moves: Vec<Shown> = game
                .moves
                .iter()
                .skip(side)
                .step_by(2)
                .map(|found| Shown {
                    display: found.clock,
                    spent: found.spent,
                })
                .collect();
            checked += moves.len();
            let found = check_displays(
                control.schedule(colour),
                PeriodSwitch::ByMoves,
                &moves,
                ClockTime::from_seconds(1),
            );
            wrong.extend(
                found
                    .into_iter()
                    .map(|finding| (game.line, colour, finding)),
            );
        }
    }
    println!("{checked} displays, {} wrong: {wrong:?}", wrong.len());
    // On that server a player may give the opponent time: nothing else is found.
    assert_eq!(wrong.len(), 4);
    assert!(
        wrong
            .iter()
            .all(|(_, _, found)| matches!(found.problem, ClockProblem::TooMuch { .. }))
    );
    assert!(checked > 28_000);
}

#[test]
fn corpus_of_synthetic_games() {
    let text = corpus("pgn/synthetic-4000-games.pgn");
    let mut count = 0;
    let mut plies = 0;
    for game in games(&text) {
        count += 1;
        plies += game.moves.len();
        assert!(
            game.complete && game.findings.is_empty(),
            "{:?}",
            game.findings
        );
        assert_eq!(game.language, Some(Language::English));
    }
    println!("{count} games, {plies} plies");
    assert_eq!(count, 4000);
}
