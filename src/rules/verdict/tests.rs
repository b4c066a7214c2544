use shakmaty::{CastlingMode, Chess, Color, Square, fen::Fen};

use super::*;
use crate::clock::{Kind, TimeControl};
use crate::rules::diagnosis::{Article, Attempt, Illegality, Ply};
use crate::rules::edition::Edition;
use crate::rules::history::{End, Game};
use crate::rules::mate_possibility::{MatePossibility, mate_possibility};
use crate::rules::notation::{Language, read_move_in};
use MatePossibility::{CanMate, CannotMate, Unknown};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const SHUFFLE: &str = "Nf3 Nf6 Ng1 Ng8 ";
const DEFAULT: OpenPoints = OpenPoints {
    supervised_blitz: SupervisedBlitz::TwoMinutes,
    series: Series::Any,
    announced_mate: AnnouncedMate::ArbiterDecides,
};

fn in_edition(fen: &str, moves: &str, edition: Edition) -> Game {
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

fn game(fen: &str, moves: &str) -> Game {
    in_edition(fen, moves, Edition::Fide2023)
}

const REST: Prescribed = Prescribed::REST_OF_GAME;

fn attempt(from: Square, to: Square) -> Attempt {
    Attempt::squares(from, to)
}

#[test]
fn article_5_1_2_resignation_is_a_draw_when_the_opponent_cannot_mate() {
    let record = game(START, "e4");
    let resign = |chances| resignation(&record, Color::White, chances, DEFAULT);
    assert_eq!(resign(CanMate).verdict, Verdict::Won(Color::Black));
    assert_eq!(resign(CannotMate).verdict, Verdict::Drawn);
    assert_eq!(
        resign(Unknown).verdict,
        Verdict::ArbiterDecides(Undecided::MateUnknown)
    );
    assert_eq!(resign(CanMate).article, Article("5.1.2"));
    let old = in_edition(START, "e4", Edition::Fide1952);
    assert_eq!(
        resignation(&old, Color::White, CannotMate, DEFAULT).verdict,
        Verdict::Won(Color::Black)
    );
}

#[test]
fn article_6_9_flag() {
    // A lone king against the flagged player's queen: material proves the draw.
    let lone = game("4k3/8/8/8/8/8/8/3QK3 w - - 0 1", "");
    let chances = mate_possibility(lone.position(), Color::Black);
    assert_eq!(chances, CannotMate);
    let ruling = flag_fall(&lone, Color::White, REST, chances, DEFAULT);
    assert_eq!((ruling.verdict, ruling.article.0), (Verdict::Drawn, "6.9"));

    // A mate on the board beats a flag noticed later.
    let mate = game(START, "f3 e5 g4 Qh4");
    assert_eq!(
        flag_fall(&mate, Color::Black, REST, CanMate, DEFAULT).verdict,
        Verdict::EarlierEnd {
            end: End::Checkmate {
                winner: Color::Black
            },
            after: Ply(4)
        }
    );
    // Five occurrences reached before the flag was noticed.
    let five = game(START, &SHUFFLE.repeat(4));
    assert_eq!(
        flag_fall(&five, Color::White, REST, CanMate, DEFAULT).verdict,
        Verdict::EarlierEnd {
            end: End::FivefoldRepetition,
            after: Ply(16)
        }
    );
}

#[test]
fn articles_6_3_1_and_6_4_the_moves_decide_not_the_counter() {
    let control: TimeControl = "1'/2:1".parse().unwrap();
    let record = game(START, "e4 e5 Nf3");
    let judge = |period, pressed| {
        let moves = Prescribed::of(&record, Color::White, &control, period, pressed);
        let ruling = flag_fall(&record, Color::White, moves, CanMate, DEFAULT);
        (moves.completed, ruling.verdict, ruling.article.0)
    };
    // Two moves were due, and made; the second is completed only by pressing the clock (6.2.1).
    assert_eq!(judge(1, true), (2, Verdict::Continues, "6.4"));
    assert_eq!(judge(1, false), (1, Verdict::Won(Color::Black), "6.9"));
    assert_eq!(judge(2, true), (2, Verdict::Won(Color::Black), "6.9"));
    let black = Prescribed::of(&record, Color::Black, &control, 1, true);
    assert_eq!(
        black,
        Prescribed {
            required: Some(2),
            completed: 1
        }
    );
    let turned = game(
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1",
        "e5 e4 Nf6",
    );
    let black = Prescribed::of(&turned, Color::Black, &control, 1, false);
    assert_eq!(black.completed, 1);
    let white = Prescribed::of(&turned, Color::White, &control, 1, false);
    assert_eq!(white.completed, 1);
}

#[test]
fn a_ruling_names_the_setting_that_decided() {
    let record = game(START, "e4");
    let rests_on = |chances, points| {
        resignation(&record, Color::White, chances, points)
            .setting
            .map(|setting| setting.to_string())
    };
    let cut = OpenPoints {
        series: Series::UntilAutomaticDraw,
        ..DEFAULT
    };
    assert_eq!(rests_on(CanMate, DEFAULT).as_deref(), Some("series=any"));
    assert_eq!(
        rests_on(CanMate, cut).as_deref(),
        Some("series=until-automatic-draw")
    );
    // Nothing to choose where no series mates, or none is known.
    assert_eq!(rests_on(CannotMate, cut), None);
    assert_eq!(rests_on(Unknown, cut), None);
    let wrong = |kind, supervision| {
        let claimed = claim(
            &record,
            Color::Black,
            Claim::Threefold,
            false,
            (kind, supervision),
            DEFAULT,
        );
        match claimed {
            Ok(ClaimRuling::Wrong {
                seconds, setting, ..
            }) => (seconds, setting),
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(
        wrong(Kind::Blitz, Supervision::Full),
        (
            Some(Seconds(120)),
            Some(Setting::SupervisedBlitz(SupervisedBlitz::TwoMinutes))
        )
    );
    assert_eq!(
        wrong(Kind::Blitz, Supervision::Partial),
        (Some(Seconds(60)), None)
    );
    assert_eq!(
        wrong(Kind::Standard, Supervision::Full),
        (Some(Seconds(120)), None)
    );
}

#[test]
fn settings_as_codes_and_back() {
    for setting in Setting::ALL {
        assert_eq!(setting.to_string().parse(), Ok(setting));
        let points = DEFAULT.with(setting);
        assert!(points.settings().contains(&setting));
        assert_eq!(points.to_string().parse(), Ok(points));
    }
    assert_eq!(
        DEFAULT.to_string(),
        "supervised-blitz=two-minutes;series=any;announced-mate=arbiter"
    );
    assert_eq!("".parse(), Ok(OpenPoints::default()));
    assert_eq!("".parse(), Ok(DEFAULT));
    assert_eq!(
        " announced-mate = mate ; ".parse(),
        Ok(OpenPoints {
            announced_mate: AnnouncedMate::Mate,
            ..DEFAULT
        })
    );
    let fails = |text: &str| text.parse::<OpenPoints>().unwrap_err();
    assert_eq!(fails("series"), SettingError::Form("series".to_owned()));
    assert_eq!(
        fails("colour=red"),
        SettingError::Point("colour".to_owned())
    );
    assert_eq!(
        fails("series=some"),
        SettingError::Choice {
            point: "series".to_owned(),
            choice: "some".to_owned()
        }
    );
    assert_eq!(
        fails("series=any;series=any"),
        SettingError::Twice("series".to_owned())
    );
    for supervision in [Supervision::Full, Supervision::Partial] {
        assert_eq!(
            Supervision::from_code(supervision.code()),
            Some(supervision)
        );
    }
}

#[test]
fn open_point_series_never_turns_doubt_into_a_result() {
    let record = game(START, "e4");
    let cut = OpenPoints {
        series: Series::UntilAutomaticDraw,
        ..DEFAULT
    };
    assert_eq!(
        flag_fall(&record, Color::White, REST, CanMate, cut).verdict,
        Verdict::ArbiterDecides(Undecided::SeriesMayBeCut)
    );
    for points in [DEFAULT, cut] {
        let verdicts = [
            flag_fall(&record, Color::White, REST, Unknown, points).verdict,
            resignation(&record, Color::White, Unknown, points).verdict,
        ];
        assert_eq!(
            verdicts,
            [Verdict::ArbiterDecides(Undecided::MateUnknown); 2]
        );
    }
}

#[test]
fn guidelines_iii_3_both_flags() {
    let record = game(START, "e4");
    let judge = |flags| both_flags(&record, flags, |_| CanMate, DEFAULT).verdict;
    assert_eq!(
        judge(Flags::First(Color::Black, REST)),
        Verdict::Won(Color::White)
    );
    assert_eq!(judge(Flags::UnknownBeforeLastPeriod), Verdict::Continues);
    assert_eq!(judge(Flags::UnknownInLastPeriod), Verdict::Drawn);
}

#[test]
fn article_5_2_3_agreement() {
    assert_eq!(
        agreement(&game(START, "e4"), 0),
        Err(AgreementError::NoMoveYet)
    );
    let record = game(START, "e4 e5");
    assert_eq!(agreement(&record, 0).unwrap().verdict, Verdict::Drawn);
    assert_eq!(agreement(&record, 30), Err(AgreementError::TooEarly(30)));
}

fn act(kind: Kind, supervision: Supervision, earlier: u32) -> IllegalAct {
    IllegalAct {
        act: Act::IllegalMove,
        offender: Color::White,
        kind,
        supervision,
        earlier,
        clock_pressed: true,
        opponent_has_moved: false,
    }
}

#[test]
fn article_7_5_5_first_illegal_move_per_kind_and_supervision() {
    let record = game(START, "");
    let cases = [
        (Kind::Standard, Supervision::Full, 120, "7.5.5"),
        (Kind::Rapid, Supervision::Full, 60, "A.4.2"),
        (Kind::Rapid, Supervision::Partial, 60, "A.5.2"),
        (Kind::Blitz, Supervision::Full, 120, "B.2"),
        (Kind::Blitz, Supervision::Partial, 60, "B.3"),
    ];
    for (kind, supervision, seconds, article) in cases {
        assert_eq!(
            illegal_act(&record, act(kind, supervision, 0), CanMate, DEFAULT),
            IllegalRuling::TimeAdded {
                to: Color::Black,
                seconds: Seconds(seconds),
                remedy: Remedy::Restore,
                article: Article(article),
                setting: (article == "B.2").then_some(DEFAULT.settings()[0]),
            }
        );
    }
    let one_minute = OpenPoints {
        supervised_blitz: SupervisedBlitz::OneMinute,
        ..DEFAULT
    };
    assert_eq!(
        one_minute.added_time(Kind::Blitz, Supervision::Full),
        Seconds(60)
    );
}

#[test]
fn article_7_5_5_second_illegal_move() {
    let record = game(START, "");
    let second = act(Kind::Standard, Supervision::Full, 1);
    let ends = |chances| match illegal_act(&record, second, chances, DEFAULT) {
        IllegalRuling::Ends(ruling) => ruling.verdict,
        other => panic!("{other:?}"),
    };
    assert_eq!(ends(CanMate), Verdict::Won(Color::Black));
    assert_eq!(ends(CannotMate), Verdict::Drawn);
    assert_eq!(
        ends(Unknown),
        Verdict::ArbiterDecides(Undecided::MateUnknown)
    );
}

#[test]
fn article_7_5_1_before_the_clock_is_pressed_nothing_has_happened() {
    let record = game(START, "");
    let before = IllegalAct {
        clock_pressed: false,
        ..act(Kind::Standard, Supervision::Full, 1)
    };
    assert_eq!(
        illegal_act(&record, before, CanMate, DEFAULT),
        IllegalRuling::NotCompleted
    );
}

#[test]
fn article_a_5_2_an_illegal_move_answered_stands_without_full_supervision() {
    let record = game(START, "");
    for (kind, supervision, stands) in [
        (Kind::Rapid, Supervision::Partial, true),
        (Kind::Blitz, Supervision::Partial, true),
        (Kind::Rapid, Supervision::Full, false),
        (Kind::Standard, Supervision::Full, false),
    ] {
        let late = IllegalAct {
            opponent_has_moved: true,
            ..act(kind, supervision, 0)
        };
        let found = illegal_act(&record, late, CanMate, DEFAULT) == IllegalRuling::Stands;
        assert_eq!(found, stands, "{kind:?} {supervision:?}");
    }
}

#[test]
fn article_7_5_2_the_pawn_becomes_a_queen() {
    let record = game(START, "");
    let pawn = IllegalAct {
        act: Act::PawnNotReplaced,
        ..act(Kind::Standard, Supervision::Full, 0)
    };
    assert!(matches!(
        illegal_act(&record, pawn, CanMate, DEFAULT),
        IllegalRuling::TimeAdded {
            remedy: Remedy::Queen,
            ..
        }
    ));
    let old = in_edition(START, "", Edition::Fide1952);
    assert_eq!(
        illegal_act(
            &old,
            act(Kind::Standard, Supervision::Full, 5),
            CanMate,
            DEFAULT
        ),
        IllegalRuling::RemedyOnly(Remedy::RestoreOrAnnul)
    );
}

#[test]
fn articles_7_5_3_and_7_5_4_count_and_cost_as_an_illegal_move() {
    let record = game(START, "");
    for (what, article, remedy) in [
        (Act::IllegalMove, "7.5.1", Remedy::Restore),
        (Act::PawnNotReplaced, "7.5.2", Remedy::Queen),
        (Act::ClockWithoutMove, "7.5.3", Remedy::MakeMove),
        (Act::TwoHands, "7.5.4", Remedy::Keep),
    ] {
        assert_eq!(what.article(), Article(article));
        assert_eq!(Act::from_code(what.code()), Some(what));
        let first = IllegalAct {
            act: what,
            ..act(Kind::Standard, Supervision::Full, 0)
        };
        assert_eq!(
            illegal_act(&record, first, CanMate, DEFAULT),
            IllegalRuling::TimeAdded {
                to: Color::Black,
                seconds: Seconds(120),
                remedy,
                article: Article("7.5.5"),
                setting: None,
            }
        );
        // Whatever the first one was, the second loses.
        let second = IllegalAct {
            earlier: 1,
            ..first
        };
        assert!(matches!(
            illegal_act(&record, second, CanMate, DEFAULT),
            IllegalRuling::Ends(ruling) if ruling.verdict == Verdict::Won(Color::Black)
        ));
    }
    assert_eq!(Act::from_code("queen"), None);
}

#[test]
fn article_a_5_4_positions_to_wait_for() {
    let board = |fen: &str| fen.parse::<Fen>().unwrap().into_setup().board;
    let both = illegal_position(&board("4k3/8/8/8/4R3/8/8/r3K3 w - - 0 1"));
    assert!(both.both_kings_in_check && both.must_wait());
    let pawn = illegal_position(&board("4k2P/8/8/8/8/8/8/4K3 w - - 0 1"));
    assert!(!pawn.both_kings_in_check);
    assert_eq!(pawn.pawns_on_last_rank.first(), Some(Square::H8));
    let own = illegal_position(&board("4k3/8/8/8/8/8/8/P3K3 w - - 0 1"));
    assert!(!own.must_wait());
}

const STANDARD: (Kind, Supervision) = (Kind::Standard, Supervision::Full);

#[test]
fn article_9_5_claims_right_and_wrong() {
    let twice = game(START, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
    let by = |from, to| Claim::ThreefoldBy(attempt(from, to));
    let judge = |record: &Game, what| claim(record, Color::Black, what, false, STANDARD, DEFAULT);
    let Ok(ClaimRuling::Decided {
        ruling,
        occurrences,
        ..
    }) = judge(&twice, by(Square::F6, Square::G8))
    else {
        panic!("third occurrence");
    };
    assert_eq!(ruling.verdict, Verdict::Drawn);
    assert_eq!(ruling.article, Article("9.2.1"));
    assert_eq!(occurrences, [Ply(0), Ply(4), Ply(8)]);

    let Ok(ClaimRuling::Wrong {
        to,
        seconds,
        must_play,
        illegal,
        ..
    }) = judge(&twice, by(Square::F6, Square::D5))
    else {
        panic!("a new position");
    };
    assert_eq!((to, seconds), (Color::White, Some(Seconds(120))));
    assert!(must_play.is_some() && illegal.is_empty());

    let Ok(ClaimRuling::Wrong {
        must_play: None,
        illegal,
        ..
    }) = judge(&twice, by(Square::F6, Square::F5))
    else {
        panic!("not a knight's move");
    };
    assert!(matches!(illegal[..], [Illegality::Geometry(_)]));

    let now = claim(
        &game(START, &SHUFFLE.repeat(2)),
        Color::White,
        Claim::Threefold,
        false,
        STANDARD,
        DEFAULT,
    );
    assert!(matches!(now, Ok(ClaimRuling::Decided { ruling, .. })
        if ruling.verdict == Verdict::Drawn && ruling.article == Article("9.2.2")));
}

#[test]
fn article_9_4_touching_and_the_turn() {
    let third = game(START, &SHUFFLE.repeat(2));
    let by = |colour, touched| claim(&third, colour, Claim::Threefold, touched, STANDARD, DEFAULT);
    assert_eq!(by(Color::White, true), Err(ClaimError::HasTouched));
    assert_eq!(by(Color::Black, false), Err(ClaimError::NotOnMove));
    let old = in_edition(START, &SHUFFLE.repeat(2), Edition::Fide1952);
    let touched = claim(
        &old,
        Color::White,
        Claim::Threefold,
        true,
        STANDARD,
        DEFAULT,
    );
    assert!(touched.is_ok(), "in 1952 only the move ends the right");
}

#[test]
fn article_9_3_claims_of_fifty_moves() {
    let record = game("7k/8/6K1/8/8/8/8/R7 w - - 99 120", "");
    let by = |to| Claim::FiftyMovesBy(attempt(Square::A1, to));
    let judge = |what, points| claim(&record, Color::White, what, false, STANDARD, points).unwrap();
    let verdict = |ruling: ClaimRuling| match ruling {
        ClaimRuling::Decided { ruling, .. } => ruling.verdict,
        ClaimRuling::Wrong { .. } => panic!("the move completes 50 moves"),
    };
    assert_eq!(verdict(judge(by(Square::B1), DEFAULT)), Verdict::Drawn);
    // The announced move mates: an open point.
    let mates = |announced_mate| {
        let points = OpenPoints {
            announced_mate,
            ..DEFAULT
        };
        verdict(judge(by(Square::A8), points))
    };
    assert_eq!(
        mates(AnnouncedMate::ArbiterDecides),
        Verdict::ArbiterDecides(Undecided::AnnouncedMate)
    );
    assert_eq!(mates(AnnouncedMate::Claim), Verdict::Drawn);
    assert_eq!(mates(AnnouncedMate::Mate), Verdict::Won(Color::White));
    assert!(matches!(
        judge(Claim::FiftyMoves, DEFAULT),
        ClaimRuling::Wrong {
            half_move_clock: 99,
            ..
        }
    ));
}
