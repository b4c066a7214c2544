//! Texts made for one point each.

use super::*;

/// Reading in parts, or from a stream, gives what reading the whole gives, places included.
#[test]
fn corpus_parts_and_streams_agree_with_the_whole() {
    for name in ["pgn/lichess-438-games.pgn", "notation/repetition-cases.pgn"] {
        let text = corpus(name);
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
        (
            "[Result \"1-0\"]\n\n1. e4 e5 0-1",
            vec![(3, 10, "results-differ")],
        ),
        ("1. e4 e5 3. Nf3 Nc6", vec![(1, 13, "move-number")]),
        // From a position of its own a record may begin with any number, and goes on from there.
        (
            "[FEN \"4k3/7p/8/8/8/8/P7/4K3 w - - 0 10\"]\n1. a4 h5 2. a5 h4 *",
            vec![],
        ),
        ("[Result \"\"]\n1. e4 1-0", vec![]),
        ("[Result \"?\"]\n1. e4 1-0", vec![]),
        ("[Result \"½\"]\n1. e4 1/2-1/2", vec![]),
        (
            "1. e4 e5 2. Nf6 ) Nc6",
            vec![
                (1, 13, "illegal-move"),
                (1, 17, "stray-close"),
                (1, 19, "moves-not-read"),
            ],
        ),
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
        (
            "1. e4 {[%clk x:y]} e5 2. Nf3 xyz",
            vec![(1, 7, "bad-clock"), (1, 30, "unreadable-move")],
        ),
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

#[test]
fn a_wrong_number_is_told_with_the_one_expected() {
    let text = "[FEN \"4k3/7p/8/8/8/8/P7/4K3 w - - 0 10\"]\n1. a4 h5 2. a5 h4 5. a6 h3 6. a7 *";
    let game = all(text.as_bytes()).remove(0);
    let kinds: Vec<_> = game.findings.iter().map(|found| &found.kind).collect();
    let wrong = FindingKind::MoveNumber {
        written: Some(5),
        expected: 3,
        black: false,
    };
    assert_eq!(kinds, [&wrong]);
    let more = all(format!("1. e4 {}e5 *", "] ".repeat(102)).as_bytes()).remove(0);
    let last = more.findings.last().map(|found| &found.kind);
    assert_eq!(last, Some(&FindingKind::MoreFaults { count: 2 }));
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
    assert_eq!(game.findings[0].ply, Some(1));
    // Before the half-move on which the languages part everything is told, from there on nothing.
    let later = "[FEN \"4k3/7p/8/8/8/8/P2R4/4K3 w - - 0 1\"]\n1. a4+ h5+ 2. Re2# *";
    let game = games_with(later.as_bytes(), sheet).next().unwrap();
    assert_eq!((game.moves.len(), game.findings[2].ply), (2, Some(3)));
    let told: Vec<_> = codes(&game).into_iter().map(|code| code.2).collect();
    assert_eq!(told, ["not-check", "not-check", "ambiguous-language"]);
    // Without a letter no language is told; where no language leads to the end, the one with most words is.
    let neutral = games_with(b"1. e4 e5", sheet).next().unwrap();
    assert_eq!((neutral.language, neutral.moves.len()), (None, 2));
    let illegal = games_with(b"1. e5 Cc6 2. Cf3 Ab4", sheet).next().unwrap();
    assert_eq!(
        (illegal.language, illegal.moves.len()),
        (Some(Language::Italian), 0)
    );
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
