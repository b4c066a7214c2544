//! Games written and read back.

use super::*;

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
fn corpus_of_real_games_reads_back_equal() {
    let text = corpus("pgn/lichess-438-games.pgn");
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
pub(super) fn played(choices: &[u16]) -> Vec<RecordedMove> {
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
            around: Around::default(),
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
