use std::{collections::BTreeMap, fs, path::PathBuf};

use proptest::prelude::*;
use shakmaty::{Chess, Position};

use super::*;
use crate::clock::{ClockProblem, ClockTime, PeriodSwitch, Shown, TimeControl, check_displays};
use crate::event::Colour;
use crate::rules::notation::{Language, Style, write_move};
use crate::rules::scoresheet::{Dialect, FindingKind, LanguageChoice, ResultMark};

fn corpus(name: &str) -> Option<Vec<u8>> {
    let Some(folder) = std::env::var_os("TRATTO_CORPORA").map(PathBuf::from) else {
        println!("NOT RUN: TRATTO_CORPORA is not set");
        return None;
    };
    Some(fs::read(folder.join(name)).unwrap())
}

fn all(text: &[u8]) -> Vec<PgnGame> {
    games(text).collect()
}

fn san(game: &PgnGame) -> String {
    let mut position = game.initial.clone();
    let mut words = Vec::new();
    for recorded in &game.moves {
        words.push(write_move(&position, recorded.played, Style::SAN));
        position.play_unchecked(recorded.played);
    }
    words.join(" ")
}

fn codes(game: &PgnGame) -> Vec<(u32, u32, &'static str)> {
    game.findings
        .iter()
        .map(|found| (found.line, found.column, found.kind.code()))
        .collect()
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
        let Some(text) = corpus(&format!("notation/{}", expected.file)) else {
            return;
        };
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
    let text = corpus("notation/latin1.pgn").unwrap();
    let latin = all(&text);
    assert_eq!(
        (latin[0].tag("Event"), latin[0].tag("White")),
        (Some("Città"), Some("Però"))
    );
    let text = corpus("notation/nested-comments.pgn").unwrap();
    assert_eq!(
        all(&text)[0].moves[0].comment.as_deref(),
        Some("a { nested } comment")
    );
    let text = corpus("notation/illegal-move.pgn").unwrap();
    let illegal = all(&text);
    let FindingKind::IllegalMove { text, attempts } = &illegal[0].findings[0].kind else {
        panic!("{:?}", illegal[0].findings)
    };
    assert_eq!(text, "Ke3");
    assert_eq!(attempts[0].causes[0].article().0, "3.8.1");
}

#[test]
fn repetition_corpus_is_read() {
    let Some(text) = corpus("notation/repetition-cases.pgn") else {
        return;
    };
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
fn real_games_with_clocks() {
    let Some(text) = corpus("pgn/lichess-438-games.pgn") else {
        return;
    };
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
fn real_clocks_follow_their_time_control() {
    let Some(text) = corpus("pgn/lichess-438-games.pgn") else {
        return;
    };
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
fn synthetic_games() {
    let Some(text) = corpus("pgn/synthetic-4000-games.pgn") else {
        return;
    };
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

/// Reading in parts, or from a stream, gives what reading the whole gives, places included.
#[test]
fn parts_and_streams_agree_with_the_whole() {
    for name in ["pgn/lichess-438-games.pgn", "notation/repetition-cases.pgn"] {
        let Some(text) = corpus(name) else { return };
        let whole = all(&text);
        for size in [1, 1000, 100_000] {
            let cut = parts(&text, size);
            assert!(size > 1 || cut.len() == whole.len(), "{} parts", cut.len());
            let read: Vec<PgnGame> = cut
                .iter()
                .flat_map(|part| part.games(Options::default()))
                .collect();
            assert!(read == whole, "{name} in parts of {size}");
        }
        let mut streamed = Vec::new();
        read_stream(text.as_slice(), Options::default(), |game| {
            streamed.push(game)
        })
        .unwrap();
        assert!(streamed == whole, "{name} as a stream");
    }
}

/// A broken game keeps its prefix, and the others are read all the same.
#[test]
fn the_next_games_are_read() {
    let text = b"[White \"A\"]\n\n1. e4 e5 2. Nf6 Nc6 1-0\n\n[White \"B\"]\n1. d4 { open\n\n\
        [White \"C\"]\n1. c4 (1. b3 c5 1/2-1/2\n\n[White \"D\"]\n[Result \"0-1\"]\n1. d4 d5 1-0 {late}\n\
        1. e4 c5 *\n";
    let read = all(text);
    let moves: Vec<String> = read.iter().map(san).collect();
    assert_eq!(moves, ["e4 e5", "d4", "c4", "d4 d5", "e4 c5"]);
    let found: Vec<Vec<&str>> = read
        .iter()
        .map(|game| codes(game).into_iter().map(|code| code.2).collect())
        .collect();
    assert_eq!(
        found,
        [
            vec!["illegal-move", "moves-not-read"],
            vec!["open-comment"],
            vec!["open-variation"],
            vec!["results-differ"],
            vec![]
        ]
    );
    assert_eq!(read[3].moves[1].comment.as_deref(), Some("late"));
}

#[test]
fn findings_have_places() {
    for (text, expected) in [
        ("1. e4 e5 3. Nf3 Nc6", vec![(1, 13, "move-number")]),
        ("1. e4 e5 2... Nf3", vec![(1, 15, "move-number")]),
        (
            "1. e4 ] e5 )",
            vec![(1, 7, "stray-sign"), (1, 12, "stray-close")],
        ),
        (
            "[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n1. e4",
            vec![(1, 1, "bad-position")],
        ),
        ("1. e4 {[%clk x:y]} e5", vec![(1, 7, "bad-clock")]),
        ("1. e4 e5 2. Nf3 xyz", vec![(1, 17, "unreadable-move")]),
        ("1. e4 e5 2. Nf3 Nc6\n3. Bb5+ a6", vec![(2, 4, "not-check")]),
        (
            "1. Nf3 a6 2. Nd4 a5 3. Nb3 a4 4. Nc3 a3 5. Nd4 h6 6. Nb5",
            vec![(1, 54, "ambiguous-move")],
        ),
    ] {
        let read = all(text.as_bytes());
        assert_eq!(codes(&read[0]), expected, "{text}");
    }
}

/// `R` is a rook in English and a king in Italian.
#[test]
fn no_language_is_guessed() {
    let sheet = Options {
        dialect: Dialect::Sheet,
        ..Options::default()
    };
    // Both king and rook can go to e2 after the bishop has left; `Re2` is legal either way.
    let text = "1. e4 e5 2. Ae2 h6 3. Ag4 h5 4. Ce2 a6";
    let game = games_with(text.as_bytes(), sheet).next().unwrap();
    assert_eq!(game.language, Some(Language::Italian));
    assert_eq!(san(&game), "e4 e5 Be2 h6 Bg4 h5 Ne2 a6");

    let fen = "[FEN \"4k3/8/8/8/8/8/3R4/4K3 w - - 0 1\"]\n";
    let both = format!("{fen}1. Re2+ *");
    let game = games_with(both.as_bytes(), sheet).next().unwrap();
    assert_eq!((game.language, game.moves.len()), (None, 0));
    let FindingKind::AmbiguousLanguage {
        languages,
        used: None,
    } = &game.findings[0].kind
    else {
        panic!("{:?}", game.findings)
    };
    assert!(languages.contains(&Language::English) && languages.contains(&Language::Italian));
    // Declared, or in PGN, which is English by its standard, it is read.
    let declared = Options {
        language: LanguageChoice::Declared(Language::Italian),
        ..sheet
    };
    let game = games_with(both.as_bytes(), declared).next().unwrap();
    assert_eq!(san(&game), "Ke2");
    let game = all(both.as_bytes()).remove(0);
    assert_eq!(san(&game), "Re2+");
    assert_eq!(codes(&game)[0].2, "ambiguous-language");
    // One more move decides.
    let game = games_with(format!("{fen}1. Re2 Rf8 2. Td1 *").as_bytes(), sheet)
        .next()
        .unwrap();
    assert_eq!(
        (game.language, san(&game).as_str()),
        (Some(Language::Italian), "Ke2 Kf8 Rd1")
    );
}

#[test]
fn founding_scoresheets() {
    let sheet = Options {
        dialect: Dialect::Sheet,
        ..Options::default()
    };
    let text = "- 1.d2-d4 d7-d5 ;\n- 2.c2-c4 e7.e6 ;\n- 3.Cb1-c3 Cg8-f6\n";
    let game = games_with(text.as_bytes(), sheet).next().unwrap();
    assert_eq!(san(&game), "d4 d5 c4 e6 Nc3 Nf6");
    assert_eq!(game.language, Some(Language::Italian));
    assert_eq!(codes(&game), [(2, 11, "dot-for-hyphen")]);
    let text = "1. e4 , c5 ; 2. Cf3 d6 ; 3. d4 c:d4 ; 4. C:d4 (=) Cf6 5. Cc3 0 - 0 - 0";
    let game = games_with(text.as_bytes(), sheet).next().unwrap();
    assert_eq!(san(&game), "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3");
    assert_eq!(codes(&game).last().map(|code| code.2), Some("illegal-move"));
}

fn sample() -> PgnGame {
    let text = "[Event \"Torneo \\\"Città\\\" \\\\ A\"]\n[Site \"?\"]\n[Date \"2026.11.21\"]\n[Round \"3.1\"]\n\
        [White \"Rossi, Anna\"]\n[Black \"Bianchi, Ugo\"]\n[Result \"1-0\"]\n[WhiteElo \"2010\"]\n\
        [BlackFideId \"800000\"]\n[WhiteTitle \"WFM\"]\n[TimeControl \"40/5400+30:1800+30\"]\n\
        [Termination \"normal\"]\n\n{ prima } 1. e4 {[%clk 1:29:58]} e5 {[%clk 1:29:50][%emt 0:00:40] ok } \
        2. Cf3 Cc6 3. Ac4 {x} Cd4 4. C:e5 Dg5 5. C:f7 D:g2 6. Tf1 D:e4+ 7. Ae2 Cf3# 1-0";
    all(text.as_bytes()).remove(0)
}

#[test]
fn written_form() {
    let game = sample();
    assert_eq!(game.findings, []);
    assert_eq!(
        write(&game).unwrap(),
        "[Event \"Torneo \\\"Città\\\" \\\\ A\"]\n[Site \"?\"]\n[Date \"2026.11.21\"]\n[Round \"3.1\"]\n\
         [White \"Rossi, Anna\"]\n[Black \"Bianchi, Ugo\"]\n[Result \"1-0\"]\n[WhiteElo \"2010\"]\n\
         [BlackFideId \"800000\"]\n[WhiteTitle \"WFM\"]\n[TimeControl \"40/5400+30:1800+30\"]\n\
         [Termination \"normal\"]\n\n{prima} 1. e4 {[%clk 1:29:58]} 1... e5 {[%clk 1:29:50] [%emt 0:00:40] ok} 2.\n\
         Nf3 Nc6 3. Bc4 {x} 3... Nd4 4. Nxe5 Qg5 5. Nxf7 Qxg2 6. Rf1 Qxe4+ 7. Be2 Nf3#\n1-0\n\n"
    );
    let empty = PgnGame::default();
    assert_eq!(
        write(&empty).unwrap(),
        "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black \"?\"]\n\
         [Result \"*\"]\n\n*\n\n"
    );
    let mut wrong = sample();
    wrong.moves.swap(0, 1);
    assert_eq!(write(&wrong), Err(WriteError::Illegal(1)));
    let bad = PgnGame {
        tags: vec![("a b".into(), String::new())],
        ..PgnGame::default()
    };
    assert_eq!(write(&bad), Err(WriteError::TagName("a b".into())));
}

/// What a game says, without its place in the text and its words.
fn essence(game: &PgnGame) -> PgnGame {
    let mut plain = game.clone();
    plain.span = 0..0;
    plain.line = 0;
    plain.language = None;
    // A game in which only rooks (Italian kings) are named is English by the standard, and told.
    plain
        .findings
        .retain(|found| found.kind.code() != "ambiguous-language");
    let mut position = plain.initial.clone();
    for recorded in &mut plain.moves {
        recorded.text = write_move(&position, recorded.played, Style::SAN);
        position.play_unchecked(recorded.played);
    }
    plain
}

#[test]
fn real_games_read_back_equal() {
    let Some(text) = corpus("pgn/lichess-438-games.pgn") else {
        return;
    };
    let mut file = String::new();
    let mut whole = all(&text);
    for game in &mut whole {
        // The roster comes first when written.
        let roster = |name: &str| {
            ["Event", "Site", "Date", "Round", "White", "Black", "Result"]
                .iter()
                .position(|tag| *tag == name)
                .unwrap_or(7)
        };
        game.tags.sort_by_key(|(name, _)| roster(name));
        file += &write(game).unwrap();
    }
    assert!(
        file.lines()
            .all(|line| line.starts_with('[') || line.chars().count() < 80)
    );
    let again = all(file.as_bytes());
    assert_eq!(again.len(), whole.len());
    for (first, second) in whole.iter().zip(&again) {
        assert_eq!(essence(first), essence(second));
    }
}

/// A random legal game: each number chooses among the legal moves.
fn played(choices: &[u16]) -> Vec<RecordedMove> {
    let mut position = Chess::default();
    let mut moves = Vec::new();
    for choice in choices {
        let legal = position.legal_moves();
        let Some(&played) = legal.get(usize::from(*choice) % legal.len().max(1)) else {
            break;
        };
        let text = write_move(&position, played, Style::SAN);
        let clock = (choice % 3 == 0).then(|| ClockTime::from_centiseconds(u32::from(*choice) * 7));
        let spent = (choice % 5 == 0).then(|| ClockTime::from_seconds(u32::from(*choice)));
        moves.push(RecordedMove {
            played,
            text,
            clock,
            spent,
            comment: None,
        });
        position.play_unchecked(played);
    }
    moves
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn what_is_written_reads_back_equal(
        choices in prop::collection::vec(any::<u16>(), 0..120),
        values in prop::collection::vec("[^\\p{Cc}]{0,30}", 9),
        comments in prop::collection::vec("[^\\p{Cc}\\p{Z}{}]{0,9}( [^\\p{Cc}\\p{Z}{}]{1,9}){0,12}", 4),
        mark in prop::sample::select(vec![
            ResultMark::WhiteWins, ResultMark::BlackWins, ResultMark::Draw, ResultMark::Unknown
        ]),
    ) {
        let names = ["Event", "Site", "Date", "Round", "White", "Black", "Result", "WhiteTeam", "Annotator"];
        let mut game = PgnGame {
            tags: names.iter().map(|name| (*name).to_owned()).zip(values).collect(),
            moves: played(&choices),
            result: Some(mark),
            complete: true,
            ..PgnGame::default()
        };
        game.tags[6].1 = mark.as_str().to_owned();
        for (index, comment) in comments.into_iter().enumerate() {
            let comment = comment.trim();
            if let Some(recorded) = game.moves.get_mut(index * 3) && !comment.is_empty() && !comment.contains("[%") {
                recorded.comment = Some(comment.to_owned());
            }
        }
        let text = write(&game).unwrap();
        let again = all(text.as_bytes());
        prop_assert_eq!(again.len(), 1, "{}", text);
        prop_assert_eq!(essence(&again[0]), essence(&game), "{}", text);
        prop_assert!(text.lines().all(|line| line.starts_with('[') || line.chars().count() <= 80));
    }

    #[test]
    fn no_bytes_panic(text in prop::collection::vec(any::<u8>(), 0..300)) {
        for dialect in [Dialect::Pgn, Dialect::Sheet] {
            let options = Options { dialect, ..Options::default() };
            for game in games_with(&text, options) {
                prop_assert!(game.moves.is_empty() || write(&game).is_ok());
            }
        }
    }

    /// Damaged real notation: nothing panics, every game is a legal record.
    #[test]
    fn damaged_sheets_do_not_panic(text in "([1-9]\\.{1,3}|e4|e5|Cf3|Nf6|O - O|0-0|Rd1|Te1|exd5|d8=D|\\(=\\)|e\\.p\\.|\\{|\\}|\\(|\\)|;|,|\\[Event \"x\"\\]|\n| |--|1-0|\\*|\\$3|%|d4|d5|Ac4|Qh5|!|\\+){0,60}") {
        for dialect in [Dialect::Pgn, Dialect::Sheet] {
            let options = Options { dialect, ..Options::default() };
            let read: Vec<PgnGame> = games_with(text.as_bytes(), options).collect();
            for game in &read {
                prop_assert!(write(game).is_ok());
                prop_assert_eq!(game.complete, !game.findings.iter().any(|found| found.kind.breaks_record()));
            }
            let mut at = 0;
            for game in &read {
                prop_assert!(game.span.start >= at && game.span.end > game.span.start);
                at = game.span.end;
            }
        }
    }
}

/// Gives at most a few bytes at a time, as a network does.
struct Trickle<'a>(&'a [u8], usize);

impl std::io::Read for Trickle<'_> {
    fn read(&mut self, into: &mut [u8]) -> std::io::Result<usize> {
        let length = self.1.min(into.len()).min(self.0.len());
        let (now, later) = self.0.split_at(length);
        into[..length].copy_from_slice(now);
        self.0 = later;
        Ok(length)
    }
}

proptest! {
    #[test]
    fn blocks_of_any_size_give_the_games_of_the_whole(
        pieces in prop::collection::vec(
            prop_oneof![
                Just("[Event \"a\"]\n\n1. e4 e5 *\n\n"),
                Just("[Event \"b\"]\r\n\r\n1. d4 {\r\n} d5\r\n\r\n"),
                Just("1. c4 { [Event } *\n\n"),
                Just("{ open\n\n"),
                Just("\n\n\r"),
                Just("[Event \"c"),
                Just("[Site \"x\"]\n[Event \"d\"]\n1. e4 e5 *\n[Event \"e\"] 1. d4 *\n"),
                Just("\u{e8}\n"),
            ],
            0..12,
        ),
        size in 1usize..200,
        step in 1usize..40,
    ) {
        let text = pieces.concat();
        let whole = all(text.as_bytes());
        let blocks = Blocks::new(Trickle(text.as_bytes(), step), size);
        let mut found = Vec::new();
        for block in blocks {
            found.extend(block.unwrap().part().games(Options::default()));
        }
        prop_assert!(found == whole, "{:?}", text);
    }
}

/// No moves, but no position either: not a legal record.
#[test]
fn article_3_10_3_a_game_without_moves_from_no_position_is_not_complete() {
    let read = all(b"[Event \"a\"]\n[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n*\n");
    assert_eq!((read.len(), read[0].complete), (1, false));
    assert_eq!(codes(&read[0])[0].2, "bad-position");
    assert!(all(b"[Event \"a\"]\n\n*\n")[0].complete);
}

/// Games whose first tag is another: a long file is still cut between games.
#[test]
fn files_without_event_tags_are_cut_between_games() {
    let words = "un commento molto lungo ".repeat(5_000);
    let game = format!("[White \"A\"]\n[Black \"B\"]\n\n1. e4 {{{words}}} e5\n2. Nf3 *\n\n");
    let text = game.repeat(300);
    assert!(text.len() > 2 << 24);
    let blocks: Vec<Block> = Blocks::new(text.as_bytes(), 1)
        .map(Result::unwrap)
        .collect();
    assert_eq!(blocks.len(), 3);
    let moves = |block: &Block| -> Vec<usize> {
        let games = block.part().games(Options::default());
        games.map(|game| game.moves.len()).collect()
    };
    assert_eq!(blocks.iter().flat_map(moves).collect::<Vec<_>>(), [3; 300]);
}

#[test]
fn a_stream_that_breaks_tells_so_once() {
    struct Broken;
    impl std::io::Read for Broken {
        fn read(&mut self, _: &mut [u8]) -> std::io::Result<usize> {
            Err(std::io::Error::other("gone"))
        }
    }
    let mut blocks = Blocks::new(Broken, 10);
    assert!(blocks.next().is_some_and(|block| block.is_err()));
    assert!(blocks.next().is_none());
}

/// Texts made to be slow to read: time must grow with the length, not with its square.
#[test]
fn hostile_texts_take_linear_time() {
    let times = |text: &str, length: usize| text.repeat(length / text.len());
    let before = std::time::Instant::now();
    for part in [
        "{",
        "}",
        "{ { } ",
        "(",
        ")",
        "[",
        "[a",
        "[a \"",
        "[a \"x\" ",
        "[ ",
        " [",
        "1.",
        "1.1",
        "0 ",
        "0 - ",
        "O - O - O - ",
        "O",
        "a",
        "e4",
        "e4 - ",
        "e4 = ",
        ";",
        "%\n",
        "\n[Event \"",
        "\n\n[Event \"x\"]\n",
        "$",
        "½",
        "…",
        "\u{a0}",
        "é",
        "{\n[Event \"x\"]",
        "{\n\n[a \"\"]\n",
        "(=)",
        "e.p. ",
        "1-0 ",
        "e4 e5 ",
        "\\",
        "[a \"\\",
        "Nf3 Nf6 Ng1 Ng8 ",
    ] {
        let text = times(part, 100_000);
        let read = games_with(
            text.as_bytes(),
            Options {
                dialect: Dialect::Sheet,
                ..Options::default()
            },
        );
        let findings: usize = read.map(|game| game.findings.len()).sum();
        assert!(findings <= 210_000, "{part}: {findings}");
        assert!(before.elapsed().as_secs() < 60, "{part:?} is too slow");
    }
}

#[test]
fn letters_of_other_languages() {
    for (text, language, moves) in [
        (
            "1. e4 e5 2. Sf3 Sc6 3. Lb5 a6",
            Language::German,
            "e4 e5 Nf3 Nc6 Bb5 a6",
        ),
        (
            "1. e4 e5 2. Cf3 Cc6 3. Fb5 a6",
            Language::French,
            "e4 e5 Nf3 Nc6 Bb5 a6",
        ),
        (
            "1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 4. Ce5 Rd6",
            Language::Italian,
            "e4 e5 Nf3 Nc6 Bb5 a6 Nxe5",
        ),
        (
            "1. e4 e5 2. ♘f3 ♞c6 3. ♗b5 a6",
            Language::English,
            "e4 e5 Nf3 Nc6 Bb5 a6",
        ),
    ] {
        let game = all(text.as_bytes()).remove(0);
        assert_eq!(
            (game.language, san(&game).as_str()),
            (Some(language), moves),
            "{text}"
        );
    }
}

#[test]
fn very_long_records_are_cut() {
    let text = format!("[Event \"x\"]\n{}*", "Nf3 Nf6 Ng1 Ng8 ".repeat(3000));
    let game = all(text.as_bytes()).remove(0);
    assert_eq!((game.moves.len(), game.complete), (10_000, false));
    assert_eq!(
        codes(&game).iter().map(|code| code.2).collect::<Vec<_>>(),
        ["too-long", "moves-not-read"]
    );
}
