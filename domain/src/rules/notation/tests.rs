//! Moves as they are written: read, warned about, refused and written again.

mod at_a_glance;

use shakmaty::{CastlingMode, Chess, Move, Position, Role, fen::Fen};

use super::*;
use crate::rules::diagnosis::Illegality;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn position(fen: &str) -> Chess {
    fen.parse::<Fen>()
        .unwrap()
        .into_position(CastlingMode::Standard)
        .unwrap()
}

fn uci(fen: &str, text: &str, language: Language) -> Result<String, NotationError> {
    let position = position(fen);
    read_move(&position, text, language)
        .map(|reading| write_move(&position, reading.played, Style::Uci))
}

fn warnings(fen: &str, text: &str, language: Language) -> Vec<Warning> {
    read_move(&position(fen), text, language).unwrap().warnings
}

/// Plays moves written in `language` from the initial position.
fn after(moves: &str, language: Language) -> Chess {
    let mut position = Chess::default();
    for text in moves.split_whitespace() {
        let reading = read_move(&position, text, language).unwrap();
        position.play_unchecked(reading.played);
    }
    position
}

const CASTLE: &str = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1";
const PROMOTE: &str = "3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1";
const TAKES: &str = "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
/// White pawns on b5 and knights that reach b6 from a4 and c4 (school course, figure 10).
const KNIGHTS: &str = "4k3/8/8/8/N1N5/8/8/4K3 w - - 0 1";

#[test]
fn appendix_c_accepted_forms() {
    use Language::{AnyLetters, English, Figurine, French, German, Italian, Spanish};
    let cases: &[(&str, &str, Language, &str)] = &[
        (START, "e4", Italian, "e2e4"),
        (START, "Cf3", Italian, "g1f3"),
        (START, "Cg1-f3", Italian, "g1f3"),
        (START, "Nf3", English, "g1f3"),
        (START, "Sf3", German, "g1f3"),
        (START, "Cf3", French, "g1f3"),
        (START, "Cf3", Spanish, "g1f3"),
        (START, "♘f3", Figurine, "g1f3"),
        (START, "♞f3", Italian, "g1f3"),
        (START, "Cf3", AnyLetters, "g1f3"),
        (START, "Nf3", AnyLetters, "g1f3"),
        (START, "e2-e4", Italian, "e2e4"),
        (START, "e2 - e4", Italian, "e2e4"),
        (START, "e2–e4", Italian, "e2e4"),
        (START, "e2.e4", Italian, "e2e4"),
        (START, "e2e4", Italian, "e2e4"),
        (START, "g1f3", Italian, "g1f3"),
        (START, "g1-f3", Italian, "g1f3"),
        (START, "Pe4", Italian, "e2e4"),
        (START, "1.e4", Italian, "e2e4"),
        (START, "1. e4", Italian, "e2e4"),
        (START, "e4!?", Italian, "e2e4"),
        (START, "e4 (=)", Italian, "e2e4"),
        (START, "E4", Italian, "e2e4"),
        (START, "CF3", Italian, "g1f3"),
        (START, "cf3", Italian, "g1f3"),
        (START, "A4", Italian, "a2a4"),
        (START, "C4", Italian, "c2c4"),
        (START, "D2-D4", Italian, "d2d4"),
        (TAKES, "e4xd5", Italian, "e4d5"),
        (TAKES, "e4:d5", Italian, "e4d5"),
        (TAKES, "ed5", Italian, "e4d5"),
        (TAKES, "exd5", Italian, "e4d5"),
        (TAKES, "e:d5", Italian, "e4d5"),
        (TAKES, "e4d5", Italian, "e4d5"),
        (KNIGHTS, "Cc-b6", Italian, "c4b6"),
        (KNIGHTS, "Ca-b6", Italian, "a4b6"),
        (KNIGHTS, "Cab6", Italian, "a4b6"),
        (KNIGHTS, "Na4b6", English, "a4b6"),
        (CASTLE, "O-O", Italian, "e1g1"),
        (CASTLE, "O - O", Italian, "e1g1"),
        (CASTLE, "0-0", Italian, "e1g1"),
        (CASTLE, "o-o", Italian, "e1g1"),
        (CASTLE, "O-O-O", Italian, "e1c1"),
        (CASTLE, "O - O - O", Italian, "e1c1"),
        (CASTLE, "0-0-0", Italian, "e1c1"),
        (CASTLE, "0-0-0!?", Italian, "e1c1"),
        (CASTLE, "12.0-0", Italian, "e1g1"),
        (CASTLE, "e1g1", Italian, "e1g1"),
        (CASTLE, "Re1-g1", Italian, "e1g1"),
        (CASTLE, "Rg1", Italian, "e1g1"),
        (CASTLE, "Tg1", Italian, "h1g1"),
        (CASTLE, "Tad1", Italian, "a1d1"),
        (PROMOTE, "exd8=D", Italian, "e7d8q"),
        (PROMOTE, "exd8D", Italian, "e7d8q"),
        (PROMOTE, "exd8(D)", Italian, "e7d8q"),
        (PROMOTE, "e7:d8=C", Italian, "e7d8n"),
        (PROMOTE, "exd8=T+", Italian, "e7d8r"),
        (PROMOTE, "exd8=R", AnyLetters, "e7d8r"),
        (PROMOTE, "exd8=Q", English, "e7d8q"),
        (PROMOTE, "exd8/Q", English, "e7d8q"),
        (PROMOTE, "e7d8q", Italian, "e7d8q"),
        (PROMOTE, "e7d8r", Italian, "e7d8r"),
        (PROMOTE, "e7xd8=d", Italian, "e7d8q"),
        // The bishop on c7 stands on the seventh rank as well.
        (
            "1r5k/P1B5/8/8/8/8/8/K7 w - - 0 1",
            "a7b8d",
            Italian,
            "a7b8q",
        ),
        (
            "1r5k/P1B5/8/8/8/8/8/K7 w - - 0 1",
            "a7xb8=d",
            Italian,
            "a7b8q",
        ),
        (PROMOTE, "exd8♕", Italian, "e7d8q"),
    ];
    for &(fen, text, language, expected) in cases {
        let found = uci(fen, text, language);
        assert_eq!(found.as_deref(), Ok(expected), "{text} {language:?}");
    }
}

#[test]
fn r_is_a_king_or_a_rook_and_is_never_guessed() {
    let both = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
    let Err(NotationError::Ambiguous { candidates }) =
        read_move(&position(both), "Rd1", Language::AnyLetters)
    else {
        panic!("two legal readings");
    };
    assert_eq!(candidates.len(), 2);
    assert_eq!(uci(both, "Rd1", Language::Italian).unwrap(), "e1d1");
    assert_eq!(uci(both, "Rd1", Language::English).unwrap(), "a1d1");
    let one = uci(both, "Rc1", Language::AnyLetters);
    assert_eq!(one.unwrap(), "a1c1");
}

#[test]
fn capital_b_file_and_bishop() {
    // Bishop d3 and pawn b3 both reach c4.
    let fen = "4k3/8/8/8/2p5/1P1B4/8/4K3 w - - 0 1";
    assert_eq!(uci(fen, "Bc4", Language::English).unwrap(), "d3c4");
    assert_eq!(uci(fen, "bc4", Language::English).unwrap(), "b3c4");
    assert!(matches!(
        uci(fen, "BC4", Language::English),
        Err(NotationError::Ambiguous { .. })
    ));
    // A small b is the file where that makes sense: not silently a bishop.
    let no_pawn = "4k3/8/8/8/2p5/3B4/8/4K3 w - - 0 1";
    assert!(matches!(
        uci(no_pawn, "bc4", Language::English),
        Err(NotationError::Illegal { .. })
    ));
}

#[test]
fn wrong_signs_warn_and_do_not_refuse() {
    let it = Language::Italian;
    assert_eq!(warnings(START, "e2xe4", it), [Warning::NotACapture]);
    assert_eq!(warnings(START, "e2.e4", it), [Warning::DotForHyphen]);
    assert_eq!(warnings(START, "e4+", it), [Warning::NotCheck]);
    assert_eq!(warnings(START, "e4#", it), [Warning::NotMate]);
    assert_eq!(warnings(START, "e4++", it), [Warning::NotDoubleCheck]);
    assert_eq!(warnings(START, "e4 e.p.", it), [Warning::NotEnPassant]);
    assert_eq!(warnings(START, "e4 =", it), [Warning::BareEquals]);
    assert_eq!(warnings(START, "CF3", it), [Warning::LetterCase]);
    assert_eq!(warnings(TAKES, "e4-d5", it), [Warning::CaptureWithHyphen]);
    assert_eq!(warnings(CASTLE, "Rg1", it), [Warning::CastlingAsKingMove]);
    assert_eq!(warnings(START, "cf3", it), [Warning::LetterCase]);
    // `++` is a double check or mate (C.13.5).
    let double = "4k3/8/8/8/4N3/8/8/4RK2 w - - 0 1";
    let mate = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1";
    assert_eq!(warnings(double, "Cf6++", it), []);
    assert_eq!(warnings(mate, "Ta8++", it), []);
    for right in ["exd5", "ed5", "e4:d5"] {
        assert_eq!(warnings(TAKES, right, it), [], "{right}");
    }
    for clean in ["e1g1", "0-0", "O - O"] {
        assert_eq!(warnings(CASTLE, clean, it), [], "{clean}");
    }
    let reading = read_move(&Chess::default(), "e4!?(=)", it).unwrap();
    assert!(reading.draw_offer);
    assert_eq!(reading.nag, Some(5));
}

#[test]
fn unreadable_tells_where_and_in_which_language_it_would_be() {
    let read = |text, language| read_move(&Chess::default(), text, language).unwrap_err();
    let cases = [
        ("", Language::Italian, 0),
        ("e4e5x", Language::Italian, 4),
        ("e4 e5", Language::Italian, 3),
        ("e4zz", Language::Italian, 2),
        ("Zf3", Language::Italian, 0),
        ("e9", Language::Italian, 1),
        ("0-0-", Language::Italian, 3),
        ("--", Language::Italian, 0),
        ("Cf3???", Language::Italian, 5),
    ];
    for (text, language, expected) in cases {
        let NotationError::Unreadable { at, .. } = read(text, language) else {
            panic!("{text}: {:?}", read(text, language));
        };
        assert_eq!(at, expected, "{text}");
    }
    let NotationError::Unreadable { foreign, .. } = read("Nf3", Language::Italian) else {
        panic!("N is no Italian man");
    };
    assert_eq!(foreign, [Language::English]);
}

#[test]
fn italian_letters_are_not_pawn_moves_in_english() {
    // Measured elsewhere: other programs play f3 for Cf3.
    for text in ["Cf3", "Cc6", "Ac4"] {
        assert!(
            matches!(
                read_move(&Chess::default(), text, Language::English),
                Err(NotationError::Unreadable { .. } | NotationError::Illegal { .. })
            ),
            "{text}"
        );
    }
}

#[test]
fn an_illegal_move_comes_with_its_causes_nearest_first() {
    let Err(NotationError::Illegal { attempts }) =
        read_move(&Chess::default(), "Re3", Language::AnyLetters)
    else {
        panic!("neither king nor rook goes to e3");
    };
    assert!(attempts.iter().all(|attempt| !attempt.causes.is_empty()));
    assert!(matches!(
        attempts[0].causes[0],
        Illegality::Geometry(man) if man.square == shakmaty::Square::E1
            || man.square == shakmaty::Square::A1 || man.square == shakmaty::Square::H1
    ));
    let Err(NotationError::Illegal { attempts }) =
        read_move(&position(PROMOTE), "exd8", Language::Italian)
    else {
        panic!("no new man named");
    };
    assert_eq!(attempts[0].causes, [Illegality::PromotionMissing]);
    // The rook whose way is blocked is nearer than the one that never goes there.
    let rooks = "4k3/8/8/8/RP6/8/8/4K2R w - - 0 1";
    let Err(NotationError::Illegal { attempts }) =
        read_move(&position(rooks), "Rd4", Language::English)
    else {
        panic!("no rook goes to d4");
    };
    let codes: Vec<_> = (attempts.iter())
        .map(|attempt| attempt.causes[0].code())
        .collect();
    assert_eq!(codes, ["path-blocked", "geometry"]);
}

/// Of a move with its two squares the man on the first is asked, if it is the one that was named.
#[test]
fn an_illegal_move_from_a_square() {
    for (text, code) in [
        ("Cb1-c4", "geometry"),
        ("Cc1-e4", "no-such-man"),
        ("c1-e4", "geometry"),
        ("Ce4-f6", "empty-square"),
    ] {
        let Err(NotationError::Illegal { attempts }) =
            read_move(&Chess::default(), text, Language::Italian)
        else {
            panic!("{text} is illegal");
        };
        assert_eq!(attempts[0].causes[0].code(), code, "{text}");
    }
}

/// Coordinates as stored: castling as the king's move.
#[test]
fn coordinates_are_read() {
    for (fen, text) in [(START, "g1f3"), (CASTLE, "e1c1"), (PROMOTE, "e7d8n")] {
        let position = position(fen);
        let played = read_uci(&position, text).unwrap();
        assert_eq!(write_move(&position, played, Style::Uci), text);
    }
    for text in ["e2e5", "", "Nf3"] {
        assert_eq!(read_uci(&Chess::default(), text), None, "{text}");
    }
}

/// Each sign after a move once, in any order (C.13).
#[test]
fn appendix_c_13_signs_after_the_move() {
    let read = |text: &str| read_move(&Chess::default(), text, Language::Italian);
    for (sign, nag) in [
        ("!", 1),
        ("?", 2),
        ("!!", 3),
        ("??", 4),
        ("!?", 5),
        ("?!", 6),
        ("+-", 18),
        ("+ -", 18),
        ("-+", 19),
        ("- +", 19),
    ] {
        for text in [
            format!("e4{sign}"),
            format!("e4 {sign} (=)"),
            format!("e4 = {sign}"),
        ] {
            assert_eq!(read(&text).unwrap().nag, Some(nag), "{text}");
        }
    }
    for sign in ["(e.p.)", "(ep)", "e.p.", "e.p", "ep", "E.P."] {
        let text = format!("e4 {sign}");
        assert_eq!(
            read(&text).unwrap().warnings,
            [Warning::NotEnPassant],
            "{text}"
        );
    }
    for (sign, warning) in [
        ("+", Warning::NotCheck),
        ("†", Warning::NotCheck),
        ("#", Warning::NotMate),
        ("‡", Warning::NotMate),
        ("++", Warning::NotDoubleCheck),
    ] {
        let text = format!("e4{sign}");
        assert_eq!(read(&text).unwrap().warnings, [warning], "{text}");
    }
    for text in [
        "e4!!?", "e4(=)(=)", "e4==", "e4 ep ep", "e4+#", "e4+ +", "e4† +",
    ] {
        assert!(
            matches!(read(text), Err(NotationError::Unreadable { .. })),
            "{text}"
        );
    }
}

/// What only looks like a plain move: a pawn that takes from nowhere, a sign too many, an English letter on an Italian
/// sheet, a bracket left open.
#[test]
fn what_is_no_move() {
    for (fen, text) in [
        (TAKES, "xd5"),
        (START, "Czf3"),
        (START, "Cxzf3"),
        (PROMOTE, "exd8q"),
        (PROMOTE, "e7xd8q"),
        (PROMOTE, "e7xd8=q"),
        (PROMOTE, "Pe7d8q"),
        ("8/4P2k/8/8/8/8/8/4K3 w - - 0 1", "e8q"),
        (PROMOTE, "exd8(D"),
        (PROMOTE, "exd8()"),
    ] {
        let found = uci(fen, text, Language::Italian);
        assert!(
            matches!(found, Err(NotationError::Unreadable { .. })),
            "{text}: {found:?}"
        );
    }
}

/// A small letter of the new man is read as it is after its sign, and after four small signs.
#[test]
fn small_letters_of_new_men_are_no_fault() {
    for text in ["e7xd8=d", "e7d8d"] {
        assert_eq!(warnings(PROMOTE, text, Language::Italian), [], "{text}");
    }
}

#[test]
fn a_pawn_that_takes_names_its_file() {
    let blocked = "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
    let Err(NotationError::Illegal { attempts }) =
        read_move(&position(blocked), "d5", Language::Italian)
    else {
        panic!("d5 is no way to write e4xd5");
    };
    assert_eq!(attempts.len(), 1, "the d-pawn was meant: {attempts:?}");
    for takes in ["Pxd5", "P:d5"] {
        let named = uci(blocked, takes, Language::Italian);
        assert_eq!(named.unwrap(), "e4d5", "{takes}");
    }
}

#[test]
fn founding_documents_games_are_read() {
    let italian = Language::Italian;
    // FIDE 1952 and the school course: long, short, a full stop for a hyphen.
    let long = after("d2-d4 d7-d5 c2-c4 e7.e6 Cb1-c3 Cg8-f6", italian);
    let short = after("d4 d5 c4 e6 Cc3 Cf6", italian);
    assert_eq!(long, short);
    // En passant of the course's figure 5: c7-c5 and d5xc6, g2-g4 and f4xg3.
    let before = position("4k3/2p5/8/3P4/5p2/8/6P1/4K3 b - - 0 1");
    let mut game = before;
    for text in ["c7-c5", "d5xc6 e.p."] {
        let reading = read_move(&game, text, italian).unwrap();
        assert_eq!(reading.warnings, []);
        game.play_unchecked(reading.played);
    }
    let mut game = position("4k3/2p5/8/3P4/5p2/8/6P1/4K3 w - - 0 1");
    for text in ["g2-g4", "f4xg3"] {
        let reading = read_move(&game, text, italian).unwrap();
        game.play_unchecked(reading.played);
    }
}

#[test]
fn written_forms() {
    let start = Chess::default();
    let knight = read_move(&start, "Cf3", Language::Italian).unwrap().played;
    let cases = [
        (Style::SAN, "Nf3"),
        (Style::Short(Language::Italian), "Cf3"),
        (Style::Long(Language::Italian), "Cg1-f3"),
        (Style::Short(Language::Figurine), "♘f3"),
        (Style::Uci, "g1f3"),
    ];
    for (style, expected) in cases {
        assert_eq!(write_move(&start, knight, style), expected);
    }
    let castle = position(CASTLE);
    let long: Move = read_move(&castle, "0-0-0", Language::Italian)
        .unwrap()
        .played;
    assert_eq!(write_move(&castle, long, Style::SAN), "O-O-O");
    assert_eq!(
        write_move(&castle, long, Style::Short(Language::Italian)),
        "0-0-0"
    );
    let promote = position(PROMOTE);
    let queen = read_move(&promote, "exd8D", Language::Italian)
        .unwrap()
        .played;
    assert_eq!(write_move(&promote, queen, Style::SAN), "exd8=Q+");
    assert_eq!(
        write_move(&promote, queen, Style::Long(Language::Italian)),
        "e7xd8=D+"
    );
}

/// Appendix C.10: of two men that reach the square the one on the named rank or file.
#[test]
fn article_c_10_the_rank_names_the_man() {
    let rooks = "4R3/8/8/7k/8/8/8/4R1K1 w - - 0 1";
    for (text, expected) in [("T1e4", "e1e4"), ("T8e4", "e8e4"), ("R1e4", "e1e4")] {
        assert_eq!(
            uci(rooks, text, Language::AnyLetters),
            Ok(expected.to_owned()),
            "{text}"
        );
    }
}

#[test]
fn appendix_c_3_letters_of_the_men() {
    for language in Language::WITH_LETTERS {
        for letter in b'A'..=b'Z' {
            let [first, second] = language.roles(char::from(letter));
            assert_eq!(
                (language.man(letter), None),
                (first, second),
                "{language:?}"
            );
        }
    }
    let letters = |language: Language| {
        use shakmaty::Role::{Bishop, King, Knight, Queen, Rook};
        [King, Queen, Rook, Bishop, Knight].map(|role| language.letter(role))
    };
    assert_eq!(letters(Language::Italian), ['R', 'D', 'T', 'A', 'C']);
    assert_eq!(letters(Language::English), ['K', 'Q', 'R', 'B', 'N']);
    assert_eq!(letters(Language::German), ['K', 'D', 'T', 'L', 'S']);
    assert_eq!(letters(Language::French), ['R', 'D', 'T', 'F', 'C']);
    assert_eq!(letters(Language::Spanish), ['R', 'D', 'T', 'A', 'C']);
    assert_eq!(letters(Language::Figurine), ['♔', '♕', '♖', '♗', '♘']);
    // Figurines of either colour in every language; a letter that both languages know alike is one man.
    for (white, black, role) in [
        ('♔', '♚', Role::King),
        ('♕', '♛', Role::Queen),
        ('♖', '♜', Role::Rook),
        ('♗', '♝', Role::Bishop),
        ('♘', '♞', Role::Knight),
        ('♙', '♟', Role::Pawn),
    ] {
        for letter in [white, black] {
            assert_eq!(Language::German.roles(letter), [Some(role), None]);
        }
    }
    let either = Language::AnyLetters;
    assert_eq!(either.roles('P'), [Some(Role::Pawn), None]);
    assert_eq!(either.roles('R'), [Some(Role::King), Some(Role::Rook)]);
    assert_eq!(either.roles('N'), [Some(Role::Knight), None]);
}

/// `Ah5 ...`, `1 ... , Dc7+`: what stands around a move and says only whose it is, or that the game goes on.
#[test]
fn dots_and_commas_around_a_move() {
    let white = position("4k3/8/8/8/8/8/4B3/4K3 w - - 0 1");
    let black = position("3q4/K7/8/8/8/8/1k6/8 b - - 0 1");
    for (position, expected, texts) in [
        (
            &white,
            "Bh5+",
            &[
                "Ah5 ...",
                "Ah5...",
                "Ah5, ...",
                "Ah5,…",
                "1 Ah5 ...",
                "1. Ah5+ ...",
                "Ah5 ;",
                "12 Ae2-h5 ,",
            ][..],
        ),
        (
            &black,
            "Qc7+",
            &[
                "... Dc7+",
                "1 ... , Dc7+",
                "1... Dc7+",
                "1 ... Dc7+",
                "…, Dc7",
                "1 ... , Dc7+ ...",
            ],
        ),
    ] {
        for text in texts {
            let reading = read_move(position, text, Language::Italian)
                .unwrap_or_else(|error| panic!("{text}: {error:?}"));
            assert_eq!(
                write_move(position, reading.played, Style::SAN),
                expected,
                "{text}"
            );
            assert_eq!(reading.warnings, [], "{text}");
        }
    }
    // Not a number but castling; dots alone are no move.
    let castling = position("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    for text in ["0 - 0", "0-0 ...", "1 0-0"] {
        let reading = read_move(&castling, text, Language::Italian).unwrap();
        assert!(reading.played.is_castle(), "{text}");
    }
    for text in ["...", ",", "1 ...", "1"] {
        assert!(
            read_move(&white, text, Language::Italian).is_err(),
            "{text}"
        );
    }
}
