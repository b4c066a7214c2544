//! Every verdict by its article.

mod claims;
mod ends;
mod held;
mod illegal;
mod position;
mod sealed;

use std::collections::BTreeSet;

use super::*;
use crate::clock::{Kind, TimeControl};
use crate::event::Word as _;
use crate::rules::diagnosis::{Attempt, Illegality, Ply};
use crate::rules::edition::Edition;
use crate::rules::history::{End, Game};
use crate::rules::laws::Rule;
use crate::rules::mate_possibility::{MatePossibility, mate_possibility};
use crate::rules::notation::{Language, read_move_in};
use MatePossibility::{CanMate, CannotMate, Unknown};
use PositionRuling::Decided;
use shakmaty::{CastlingMode, Chess, Color, Square, fen::Fen};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

const SHUFFLE: &str = "Nf3 Nf6 Ng1 Ng8 ";

const DEFAULT: OpenPoints = OpenPoints {
    supervised_blitz: SupervisedBlitz::TwoMinutes,
    series: Series::Any,
    announced_mate: AnnouncedMate::ArbiterDecides,
    quickplay_finish: QuickplayFinish::NotAnnounced,
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

/// Law 7.5.5 with A.3, B.2 and B.3: the time for the opponent. Only the edition of 2023 leaves supervised blitz open.
#[test]
fn articles_7_5_5_a_3_and_b_3_the_time_for_the_opponent() {
    let one_minute = OpenPoints {
        supervised_blitz: SupervisedBlitz::OneMinute,
        ..DEFAULT
    };
    let (full, partial) = (Supervision::Full, Supervision::Partial);
    for (edition, kind, supervision, points, seconds) in [
        (Edition::Fide2023, Kind::Standard, full, DEFAULT, 120),
        (Edition::Fide2023, Kind::Rapid, full, DEFAULT, 60),
        (Edition::Fide2023, Kind::Rapid, partial, DEFAULT, 60),
        (Edition::Fide2023, Kind::Blitz, full, DEFAULT, 120),
        (Edition::Fide2023, Kind::Blitz, full, one_minute, 60),
        (Edition::Fide2023, Kind::Blitz, partial, DEFAULT, 60),
        (Edition::Fide2018, Kind::Standard, full, DEFAULT, 120),
        (Edition::Fide2018, Kind::Rapid, partial, DEFAULT, 120),
        (Edition::Fide2018, Kind::Blitz, full, DEFAULT, 60),
        (Edition::Fide2014, Kind::Blitz, full, DEFAULT, 60),
    ] {
        let found = points.added_time(edition, kind, supervision);
        assert_eq!(found, Seconds(seconds), "{edition:?} {kind:?} {points}");
    }
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
        "supervised-blitz=two-minutes;series=any;announced-mate=arbiter;quickplay-finish=not-announced"
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

/// A ruling under an article without a test that is named after it fails here.
#[test]
fn every_article_of_a_ruling_has_a_test() {
    let tests = [
        include_str!("tests.rs"),
        include_str!("tests/claims.rs"),
        include_str!("tests/ends.rs"),
        include_str!("tests/illegal.rs"),
        include_str!("tests/position.rs"),
    ]
    .concat();
    let sources = [
        include_str!("result.rs"),
        include_str!("illegal.rs"),
        include_str!("illegal_position.rs"),
        include_str!("claim.rs"),
    ];
    let mut articles = BTreeSet::new();
    for name in sources
        .iter()
        .flat_map(|source| source.split("Rule::").skip(1))
    {
        let end = name
            .find(|sign: char| !sign.is_ascii_alphanumeric())
            .unwrap();
        let rule = Rule::ALL
            .iter()
            .find(|rule| format!("{rule:?}") == name[..end]);
        let article = Edition::Fide2023.article(*rule.unwrap()).number();
        articles.insert(article.split(',').next().unwrap());
    }
    for article in &articles {
        let name = article.replace('.', "_").to_lowercase();
        let is_tested = tests.contains(&format!("fn article_{name}_"));
        assert!(is_tested, "no test of {article}");
    }
    assert!(articles.len() > 18, "{articles:?}");
}
