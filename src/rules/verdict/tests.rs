use shakmaty::{CastlingMode, Chess, Color, Square, fen::Fen};

use super::*;
use crate::clock::{Kind, TimeControl};
use crate::rules::diagnosis::{Article, Attempt, Illegality, Ply};
use crate::rules::edition::Edition;
use crate::rules::history::{End, Game};
use crate::rules::mate_possibility::{MatePossibility, mate_possibility};
use crate::rules::notation::{Language, read_move_in};
use MatePossibility::{CanMate, CannotMate, Unknown};
use PositionRuling::Decided;

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
    assert_eq!(resign(CannotMate).reason, Some(Reason::Resignation));
}

#[test]
fn article_11_2_of_1952_resignation_always_loses() {
    let old = in_edition(START, "e4", Edition::Fide1952);
    let ruling = resignation(&old, Color::White, CannotMate, DEFAULT);
    assert_eq!(ruling.verdict, Verdict::Won(Color::Black));
    assert_eq!(ruling.article, Article("11.2"));
    // The reprint has no articles on clocks: no result is made up.
    let flag = flag_fall(&old, Color::White, REST, CannotMate, DEFAULT);
    assert_eq!(flag.verdict, Verdict::ArbiterDecides(Undecided::NoArticle));
    assert_eq!(flag.reason, None);
}

#[test]
fn article_6_9_a_flag_loses_unless_the_game_had_ended_or_nobody_can_mate() {
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
fn article_6_4_the_moves_decide_not_the_counter() {
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

fn both(flags: Flags) -> Ruling {
    both_flags(&game(START, "e4"), flags, |_| CanMate, DEFAULT)
}

#[test]
fn article_iii_3_1_1_of_the_guidelines_another_period_follows() {
    let ruling = both(Flags::UnknownBeforeLastPeriod);
    assert_eq!(
        (ruling.verdict, ruling.article.0),
        (Verdict::Continues, "III.3.1.1")
    );
    assert_eq!(ruling.reason, None);
}

#[test]
fn article_iii_3_1_2_of_the_guidelines_the_last_period_is_a_draw() {
    let ruling = both(Flags::UnknownInLastPeriod);
    assert_eq!(
        (ruling.verdict, ruling.article.0),
        (Verdict::Drawn, "III.3.1.2")
    );
    assert_eq!(ruling.reason, Some(Reason::BothFlags));
}

#[test]
fn article_6_10_1_the_clock_shows_whose_flag_fell_first() {
    let ruling = both(Flags::First(Color::Black, REST));
    assert_eq!(
        (ruling.verdict, ruling.article.0),
        (Verdict::Won(Color::White), "6.9")
    );
    assert_eq!(ruling.reason, Some(Reason::Flag));
    // A mate that stood on the board before beats both flags.
    let mate = game(START, "f3 e5 g4 Qh4");
    let ruling = both_flags(&mate, Flags::UnknownInLastPeriod, |_| Unknown, DEFAULT);
    assert_eq!(ruling.reason, Some(Reason::Checkmate));
}

#[test]
fn article_5_2_3_agreement() {
    assert_eq!(
        agreement(&game(START, "e4"), 0),
        Err(AgreementError::NoMoveYet)
    );
    let record = game(START, "e4 e5");
    assert_eq!(agreement(&record, 0).unwrap().verdict, Verdict::Drawn);
    assert_eq!(
        agreement(&record, 1).unwrap().reason,
        Some(Reason::Agreement)
    );
}

#[test]
fn article_9_1_1_no_draw_before_the_move_that_the_event_demands() {
    let record = game(START, "e4 e5");
    assert_eq!(agreement(&record, 30), Err(AgreementError::TooEarly(30)));
    // Moves before the record begins count: the position says how many.
    let later = game("4k3/8/8/8/8/8/8/R3K3 w - - 0 31", "");
    assert_eq!(agreement(&later, 30).unwrap().verdict, Verdict::Drawn);
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

/// The first illegal move: seconds for the opponent, article, and the setting that decided.
fn first_costs(
    kind: Kind,
    supervision: Supervision,
    points: OpenPoints,
) -> (u32, &'static str, Option<Setting>) {
    let record = game(START, "");
    match illegal_act(&record, act(kind, supervision, 0), CanMate, points) {
        IllegalRuling::TimeAdded {
            to: Color::Black,
            seconds,
            remedy: Remedy::Restore,
            article,
            setting,
        } => (seconds.0, article.0, setting),
        other => panic!("{other:?}"),
    }
}

#[test]
fn article_7_5_5_the_first_illegal_move_costs_two_minutes() {
    for supervision in [Supervision::Full, Supervision::Partial] {
        let cost = first_costs(Kind::Standard, supervision, DEFAULT);
        assert_eq!(cost, (120, "7.5.5", None));
    }
}

#[test]
fn article_a_4_2_one_minute_in_supervised_rapid() {
    let cost = first_costs(Kind::Rapid, Supervision::Full, DEFAULT);
    assert_eq!(cost, (60, "A.4.2", None));
}

#[test]
fn article_a_5_2_one_minute_in_rapid() {
    let cost = first_costs(Kind::Rapid, Supervision::Partial, DEFAULT);
    assert_eq!(cost, (60, "A.5.2", None));
}

#[test]
fn article_b_2_supervised_blitz_is_an_open_point() {
    for (choice, seconds) in [
        (SupervisedBlitz::TwoMinutes, 120),
        (SupervisedBlitz::OneMinute, 60),
    ] {
        let setting = Setting::SupervisedBlitz(choice);
        let cost = first_costs(Kind::Blitz, Supervision::Full, DEFAULT.with(setting));
        assert_eq!(cost, (seconds, "B.2", Some(setting)));
    }
}

#[test]
fn article_b_3_one_minute_in_blitz() {
    let cost = first_costs(Kind::Blitz, Supervision::Partial, DEFAULT);
    assert_eq!(cost, (60, "B.3", None));
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
    assert_counts_as_illegal(Act::PawnNotReplaced, "7.5.2", Remedy::Queen);
}

#[test]
fn article_9_1_of_1952_restored_or_annulled_without_penalty() {
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

/// What `what` costs, as the first and as the second infringement, and what is done on the board.
fn assert_counts_as_illegal(what: Act, article: &str, remedy: Remedy) {
    let record = game(START, "");
    assert_eq!(what.article().0, article);
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
            && ruling.reason == Some(Reason::IllegalMoves)
    ));
}

#[test]
fn article_7_5_1_the_position_is_restored() {
    assert_counts_as_illegal(Act::IllegalMove, "7.5.1", Remedy::Restore);
}

#[test]
fn article_7_5_3_the_clock_pressed_without_a_move() {
    assert_counts_as_illegal(Act::ClockWithoutMove, "7.5.3", Remedy::MakeMove);
}

#[test]
fn article_7_5_4_two_hands() {
    assert_counts_as_illegal(Act::TwoHands, "7.5.4", Remedy::Keep);
    assert_eq!(Act::from_code("three-hands"), None);
}

#[test]
fn article_a_5_4_positions_to_wait_for() {
    let board = |fen: &str| fen.parse::<Fen>().unwrap().into_setup().board;
    let both = illegal_position(&board("4k3/8/8/8/4R3/8/8/r3K3 w - - 0 1"));
    assert!(both.both_kings_in_check && both.must_wait());
    let pawn = illegal_position(&board("4k2P/8/8/8/8/8/8/4K3 w - - 0 1"));
    assert!(!pawn.both_kings_in_check);
    assert_eq!(pawn.pawns_on_last_rank.first(), Some(Square::H8));
    assert_eq!(
        pawn.squares(&board("4k2P/8/8/8/8/8/8/4K3 w - - 0 1")),
        [Square::H8]
    );
    let own = illegal_position(&board("4k3/8/8/8/8/8/8/P3K3 w - - 0 1"));
    assert!(!own.must_wait());
}

#[test]
fn article_a_5_4_the_arbiter_waits_and_then_declares_the_draw() {
    let record = game(START, "e4 e5");
    for kind in [Kind::Rapid, Kind::Blitz] {
        let seen = |sighting| illegal_position_seen(&record, kind, Supervision::Partial, sighting);
        assert_eq!(seen(Sighting::Seen), PositionRuling::Wait);
        let Decided(drawn) = seen(Sighting::Still) else {
            panic!("{kind:?}: no decision");
        };
        assert_eq!(drawn.verdict, Verdict::Drawn);
        assert_eq!(drawn.article, Article("A.5.4"));
        assert_eq!(drawn.reason, Some(Reason::IllegalPosition));
        let Decided(gone) = seen(Sighting::Gone) else {
            panic!("{kind:?}: no decision");
        };
        assert_eq!((gone.verdict, gone.reason), (Verdict::Continues, None));
    }
    // A game that had ended before stays as it ended.
    let mated = game(START, "f3 e5 g4 Qh4");
    let Decided(ended) =
        illegal_position_seen(&mated, Kind::Rapid, Supervision::Partial, Sighting::Still)
    else {
        panic!("no decision");
    };
    assert!(matches!(ended.verdict, Verdict::EarlierEnd { .. }));
    // The Laws of 1952 know no rapid chess.
    let old = in_edition(START, "e4", Edition::Fide1952);
    let Decided(unknown) =
        illegal_position_seen(&old, Kind::Rapid, Supervision::Partial, Sighting::Still)
    else {
        panic!("no decision");
    };
    assert_eq!(
        unknown.verdict,
        Verdict::ArbiterDecides(Undecided::NoArticle)
    );
}

#[test]
fn article_a_5_4_not_under_the_competition_rules() {
    let record = game(START, "e4 e5");
    for (kind, supervision) in [
        (Kind::Standard, Supervision::Full),
        (Kind::Standard, Supervision::Partial),
        (Kind::Rapid, Supervision::Full),
        (Kind::Blitz, Supervision::Full),
    ] {
        for sighting in Sighting::ALL {
            assert_eq!(
                illegal_position_seen(&record, kind, supervision, sighting),
                PositionRuling::Intervene,
                "{kind:?} {supervision:?} {}",
                sighting.code()
            );
            assert_eq!(Sighting::from_code(sighting.code()), Some(sighting));
        }
    }
}

const STANDARD: (Kind, Supervision) = (Kind::Standard, Supervision::Full);

/// Black to move; g8 for the knight of f6 is the third occurrence of the initial position.
fn twice() -> Game {
    game(START, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1")
}

fn announcing(from: Square, to: Square) -> ClaimRuling {
    let what = Claim::ThreefoldBy(attempt(from, to));
    claim(&twice(), Color::Black, what, false, STANDARD, DEFAULT).unwrap()
}

#[test]
fn article_9_2_1_the_announced_move_brings_the_third_occurrence() {
    let ClaimRuling::Decided {
        ruling,
        occurrences,
        ..
    } = announcing(Square::F6, Square::G8)
    else {
        panic!("third occurrence");
    };
    assert_eq!(
        (ruling.verdict, ruling.article.0),
        (Verdict::Drawn, "9.2.1")
    );
    assert_eq!(ruling.reason, Some(Reason::ThreefoldClaim));
    assert_eq!(occurrences, [Ply(0), Ply(4), Ply(8)]);
}

#[test]
fn article_9_2_2_the_position_stands_for_the_third_time() {
    let record = game(START, &SHUFFLE.repeat(2));
    let found = claim(
        &record,
        Color::White,
        Claim::Threefold,
        false,
        STANDARD,
        DEFAULT,
    );
    assert!(matches!(found, Ok(ClaimRuling::Decided { ruling, .. })
        if ruling.verdict == Verdict::Drawn && ruling.article == Article("9.2.2")));
}

#[test]
fn article_9_5_3_a_wrong_claim_costs_time_and_the_move_is_played() {
    let ClaimRuling::Wrong {
        to,
        seconds,
        must_play,
        illegal,
        ..
    } = announcing(Square::F6, Square::D5)
    else {
        panic!("a new position");
    };
    assert_eq!((to, seconds), (Color::White, Some(Seconds(120))));
    assert!(must_play.is_some() && illegal.is_empty());
    // An announced move that is illegal: another one of the same man.
    let ClaimRuling::Wrong {
        must_play: None,
        illegal,
        ..
    } = announcing(Square::F6, Square::F5)
    else {
        panic!("not a knight's move");
    };
    assert!(matches!(illegal[..], [Illegality::Geometry(_)]));
    for (kind, supervision, expected) in [
        (Kind::Rapid, Supervision::Full, 60),
        (Kind::Rapid, Supervision::Partial, 60),
        (Kind::Blitz, Supervision::Full, 120),
        (Kind::Blitz, Supervision::Partial, 60),
    ] {
        let found = claim(
            &twice(),
            Color::Black,
            Claim::Threefold,
            false,
            (kind, supervision),
            DEFAULT,
        );
        assert!(
            matches!(found, Ok(ClaimRuling::Wrong { seconds: Some(Seconds(n)), .. }) if n == expected),
            "{kind:?} {supervision:?}"
        );
    }
    // The reprint of 1952 names no price.
    let old = in_edition(START, "e4", Edition::Fide1952);
    let found = claim(
        &old,
        Color::Black,
        Claim::Threefold,
        false,
        STANDARD,
        DEFAULT,
    );
    assert!(matches!(
        found,
        Ok(ClaimRuling::Wrong {
            seconds: None,
            setting: None,
            ..
        })
    ));
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

/// 99 half-moves without capture and pawn move; White to move.
fn nearly_fifty(what: Claim, points: OpenPoints) -> ClaimRuling {
    let record = game("7k/8/6K1/8/8/8/8/R7 w - - 99 120", "");
    claim(&record, Color::White, what, false, STANDARD, points).unwrap()
}

fn rook_to(to: Square) -> Claim {
    Claim::FiftyMovesBy(attempt(Square::A1, to))
}

#[test]
fn article_9_3_1_the_announced_move_completes_fifty() {
    let ClaimRuling::Decided { ruling, .. } = nearly_fifty(rook_to(Square::B1), DEFAULT) else {
        panic!("the move completes 50 moves");
    };
    assert_eq!(
        (ruling.verdict, ruling.article.0),
        (Verdict::Drawn, "9.3.1")
    );
    assert_eq!(ruling.reason, Some(Reason::FiftyMovesClaim));
}

#[test]
fn article_9_3_2_fifty_moves_are_on_the_board() {
    assert!(matches!(
        nearly_fifty(Claim::FiftyMoves, DEFAULT),
        ClaimRuling::Wrong {
            half_move_clock: 99,
            ..
        }
    ));
    let record = game("7k/8/6K1/8/8/8/8/R7 w - - 100 120", "");
    let found = claim(
        &record,
        Color::White,
        Claim::FiftyMoves,
        false,
        STANDARD,
        DEFAULT,
    );
    assert!(matches!(found, Ok(ClaimRuling::Decided { ruling, .. })
        if ruling.verdict == Verdict::Drawn && ruling.article == Article("9.3.2")));
}

#[test]
fn article_5_1_1_an_announced_move_that_mates_is_an_open_point() {
    for (choice, verdict, article) in [
        (
            AnnouncedMate::ArbiterDecides,
            Verdict::ArbiterDecides(Undecided::AnnouncedMate),
            "9.3.1",
        ),
        (AnnouncedMate::Claim, Verdict::Drawn, "9.3.1"),
        (AnnouncedMate::Mate, Verdict::Won(Color::White), "5.1.1"),
    ] {
        let setting = Setting::AnnouncedMate(choice);
        let ClaimRuling::Decided { ruling, .. } =
            nearly_fifty(rook_to(Square::A8), DEFAULT.with(setting))
        else {
            panic!("the move completes 50 moves");
        };
        assert_eq!((ruling.verdict, ruling.article.0), (verdict, article));
        assert_eq!(ruling.setting, Some(setting));
    }
}

/// A ruling under an article without a test that is named after it fails here.
#[test]
fn every_article_of_a_ruling_has_a_test() {
    let tests = include_str!("tests.rs");
    let sources = [
        include_str!("result.rs"),
        include_str!("illegal.rs"),
        include_str!("illegal_position.rs"),
        include_str!("claim.rs"),
    ];
    let mut articles = 0;
    for text in sources
        .iter()
        .flat_map(|source| source.split('"').skip(1).step_by(2))
    {
        let is_article = text.contains('.')
            && text
                .split('.')
                .all(|part| part.parse::<u8>().is_ok() || matches!(part, "A" | "B" | "III"));
        if is_article {
            let name = text.replace('.', "_").to_lowercase();
            assert!(
                tests.contains(&format!("fn article_{name}_")),
                "no test of {text}"
            );
            articles += 1;
        }
    }
    assert!(articles > 18, "{articles}");
}
