//! Glyphs, comments and variations on the way through.

use super::*;
use crate::formats::pgn::around::{MOST_BYTES, MOST_DEPTH};

/// The file as another program wrote it. When it is written again, nothing is lost and signs become numbers.
const CAME: &str = include_str!("annotated-in.pgn");
const GOES: &str = include_str!("annotated-out.pgn");

#[test]
fn a_file_with_glyphs_comments_and_nested_variations_goes_out_whole() {
    let read = all(CAME.as_bytes());
    let written: String = read.iter().map(|game| write(game).unwrap()).collect();
    assert_eq!(written, GOES);
    let again = all(written.as_bytes());
    assert!(read.iter().map(around).eq(again.iter().map(around)));
    let once_more: String = again.iter().map(|game| write(game).unwrap()).collect();
    assert_eq!(once_more, written);
    assert!(written.lines().all(|line| line.chars().count() <= 80));
    // One word of one variation is no move, and says so; the record is whole all the same.
    assert_eq!(codes(&read[0]), [(12, 4, "variation-not-read")]);
    assert!(read[0].complete);
    assert_eq!(
        audit(CAME.as_bytes(), Options::default())
            .next()
            .unwrap()
            .findings,
        []
    );
}

/// Comments, glyphs and variations around the moves.
fn around(game: &PgnGame) -> Vec<(Option<String>, Around)> {
    let first = (game.opening_comment.clone(), game.opening.clone());
    let moves = game.moves.iter();
    let moves = moves.map(|recorded| (recorded.comment.clone(), recorded.around.clone()));
    std::iter::once(first).chain(moves).collect()
}

#[test]
fn signs_are_numbers() {
    let text = "1. e4! e5?? 2. Nf3 !? Nc6 ± 3. Bb5 = $146 a6!? (=) 4. Ba4 ⌓ *";
    let game = all(text.as_bytes()).remove(0);
    let nags: Vec<_> = game
        .moves
        .iter()
        .map(|one| one.around.nags.clone())
        .collect();
    assert_eq!(
        nags,
        [
            vec![1],
            vec![4],
            vec![5],
            vec![16],
            vec![10, 146],
            vec![5],
            vec![]
        ]
    );
}

#[test]
fn what_is_beyond_the_limits_is_left_out_and_said() {
    let deep = |depth| format!("1. e4 {}d4{} e5 *", "(".repeat(depth), ")".repeat(depth));
    let game = |text: &str| all(text.as_bytes()).remove(0);
    assert_eq!(codes(&game(&deep(MOST_DEPTH))), []);
    let cut = game(&deep(MOST_DEPTH + 3));
    assert_eq!(codes(&cut), [(1, 23, "variation-left-out")]);
    assert_eq!((cut.moves.len(), cut.complete), (2, true));
    let long = format!("1. e4 (1. d4 {{{}}}) (1. c4) e5 *", "x".repeat(MOST_BYTES));
    let cut = game(&long);
    assert_eq!(codes(&cut), [(1, 7, "variation-left-out")]);
    assert!(write(&cut).unwrap().contains("1. e4 (1. c4) 1... e5"));
}

#[test]
fn variations_in_the_letters_of_the_sheet_and_passed_moves() {
    let text = "1. e4 e5 2. Cf3 Cc6 3. Ac4 (3. Ab5 a6 (3... Cf6 4. 0-0) 4. --  h6) Cf6 *";
    let game = all(text.as_bytes()).remove(0);
    assert_eq!(game.findings, []);
    let text = write(&game).unwrap();
    let expected = "1. e4 e5 2. Nf3 Nc6 3. Bc4 (3. Bb5 a6 (3... Nf6 4. O-O) 4. -- h6) 3... Nf6 *";
    assert!(text.contains(expected), "{text}");
}

/// `2.)` numbers a move on a scoresheet; as a word of a variation its bracket would close it.
#[test]
fn brackets_of_numbers_do_not_close_a_variation() {
    let options = Options {
        dialect: Dialect::Sheet,
        ..Options::default()
    };
    let text = b"(1... c5 ..A2. e6 2.)d4) 1. e4 *";
    let game = games_with(text, options).next().unwrap();
    let written = write(&game).unwrap();
    assert!(
        written.contains("(1... c5 A2 e6 2. d4) 1. e4 *"),
        "{written}"
    );
    assert_eq!(san(&all(written.as_bytes())[0]), "e4");
}

#[test]
fn corpora_come_out_as_they_went_in() {
    for file in ["pgn/lichess-438-games.pgn", "pgn/synthetic-4000-games.pgn"] {
        for game in all(&corpus(file)) {
            let again = all(write(&game).unwrap().as_bytes()).remove(0);
            assert_eq!(around(&game), around(&again), "{file} line {}", game.line);
        }
    }
    for entry in fs::read_dir(crate::corpora_tests::corpora().join("notation")).unwrap() {
        for game in all(&fs::read(entry.unwrap().path()).unwrap()) {
            let again = all(write(&game).unwrap().as_bytes()).remove(0);
            let braces = |(comment, around): (Option<String>, Around)| {
                (
                    comment.map(|text| text.replace('{', "(").replace('}', ")")),
                    around,
                )
            };
            let first: Vec<_> = super::around::around(&game)
                .into_iter()
                .map(braces)
                .collect();
            assert_eq!(first, super::around::around(&again));
        }
    }
}

/// Variations of legal moves from a position, with comments and glyphs, to a depth.
fn variation(
    position: &Chess,
    choices: &mut impl Iterator<Item = u16>,
    depth: usize,
) -> Vec<Aside> {
    let (mut before, mut now) = (position.clone(), position.clone());
    let mut items = Vec::new();
    while let Some(choice) = choices.next() {
        let moved = !items.is_empty();
        match choice % 11 {
            0 if depth < 4 && moved => {
                items.push(Aside::Variation(variation(&before, choices, depth + 1)))
            }
            1 if moved => break,
            2 if !matches!(items.last(), Some(Aside::Comment(_))) => {
                items.push(Aside::Comment(format!("parola {choice} (x; $3 e4")));
            }
            3 if matches!(items.last(), Some(Aside::Move { .. })) => {
                items.push(Aside::Nag(choice % 300))
            }
            _ => {
                let legal = now.legal_moves();
                let Some(&played) = legal.get(usize::from(choice) % legal.len().max(1)) else {
                    break;
                };
                items.push(Aside::Move {
                    number: now.fullmoves().get(),
                    black: now.turn().is_black(),
                    san: write_move(&now, played, Style::SAN),
                });
                before = now.clone();
                now.play_unchecked(played);
            }
        }
    }
    items
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    /// Comments, glyphs and variations are read back as they were written, twice.
    #[test]
    fn what_stands_around_the_moves_reads_back_equal(
        choices in prop::collection::vec(any::<u16>(), 1..60),
        asides in prop::collection::vec(any::<u16>(), 0..200),
    ) {
        let mut game = PgnGame { result: Some(ResultMark::Unknown), ..PgnGame::default() };
        game.moves = super::writing::played(&choices);
        let mut asides = asides.into_iter();
        let mut position = game.initial.clone();
        for recorded in &mut game.moves {
            if let Some(choice) = asides.next() && choice % 2 == 0 {
                recorded.around.nags = vec![choice % 256];
                recorded.around.after.push(Aside::Variation(variation(&position, &mut asides, 0)));
                if choice % 4 == 0 {
                    recorded.around.after.push(Aside::Comment("dopo".to_owned()));
                }
            }
            position.play_unchecked(recorded.played);
        }
        let text = write(&game).unwrap();
        let again = all(text.as_bytes());
        prop_assert_eq!(again.len(), 1, "{}", text);
        prop_assert_eq!(around(&again[0]), around(&game), "{}", text);
        prop_assert!(again[0].findings.is_empty(), "{:?}", again[0].findings);
        prop_assert!(text.lines().all(|line| line.starts_with('[') || line.chars().count() <= 80));
    }

    /// Damaged variations never reach the moves of the game, and lines stay as they are when written again.
    #[test]
    fn damaged_variations_change_no_move(text in "(1\\. d4|d4|e9|c5|\\{x\\}|\\(|\\)|\\$7|±|⌓|--|1-0|null|O - O|2\\.\\.\\.|;y\n| |[(]=[)]|ep){0,40}") {
        let whole = format!("1. e4 ({text}) 1... e5 2. Nf3 *");
        for game in all(whole.as_bytes()).into_iter().take(1) {
            let written = write(&game).unwrap();
            let again = all(written.as_bytes()).remove(0);
            let moves = |game: &PgnGame| game.moves.iter().map(|one| one.played).collect::<Vec<_>>();
            prop_assert_eq!(moves(&game), moves(&again), "{}", written);
        }
    }
}
