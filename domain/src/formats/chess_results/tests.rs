//! Whole files, of invented people.

use chrono::{NaiveDate, NaiveTime};

use super::*;
use crate::event::{BoardResult, Bye, Points, Sex};

const SWISS: &str = include_str!("tests/swiss.xml");
const ROUND_ROBIN: &str = include_str!("tests/round-robin.xml");
const TEAMS: &str = include_str!("tests/teams.xml");

fn day(day: u32) -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 11, day).unwrap()
}

fn placing(place: usize, halves: i32, values: &[&str], is_equal: bool) -> Placing {
    Placing {
        place,
        points: Points::from_halves(halves),
        values: values.iter().map(|value| (*value).to_owned()).collect(),
        is_equal,
    }
}

fn person(number: u16, last: &str, placing: Placing) -> Player {
    Player {
        number,
        last: last.to_owned(),
        first: "Prova".to_owned(),
        rating: Some(2000 - number),
        birth_year: Some(1980 + i32::from(number)),
        federation: "ITA".to_owned(),
        placing,
        ..Player::default()
    }
}

fn game(round: u8, pairing: u16, white: u16, black: u16, result: BoardResult) -> Pairing {
    Pairing {
        round,
        pairing,
        board: 1,
        white,
        black: Opponent::Player(black),
        outcome: Outcome::of_board(Some(result)),
    }
}

fn event(kind: Kind, name: &str) -> Upload {
    Upload {
        kind,
        name: name.to_owned(),
        location: "Torino".to_owned(),
        federation: "ITA".to_owned(),
        days: Some((day(21), day(22))),
        chief_arbiter: "Arbitri, Ada".to_owned(),
        deputies: vec!["Vice, Ugo".to_owned()],
        time_control: "5400+30".to_owned(),
        rounds: 2,
        current: 2,
        ranking: 2,
        replay: 1,
        is_over: true,
        schedule: vec![
            (Some(day(21)), NaiveTime::from_hms_opt(15, 30, 0)),
            (None, None),
        ],
        ..Upload::default()
    }
}

#[test]
fn a_swiss_event_with_every_kind_of_result() {
    let mut upload = event(Kind::Swiss, "Torneo \"Città\" <A> & B");
    upload.tie_breaks = ["BH/C1", "BH", "SB", "DE", "TPN"]
        .map(str::to_owned)
        .to_vec();
    upload.players = vec![
        Player {
            title: "FM".to_owned(),
            sex: Some(Sex::Male),
            club: "Circolo di Prova".to_owned(),
            fide_id: "800001".to_owned(),
            ..person(
                1,
                "Rossi",
                placing(1, 3, &["2.5", "3.0", "2.25", "0", "1"], false),
            )
        },
        person(2, "Bianchi", placing(2, 2, &[], false)),
        person(3, "Verdi", placing(2, 2, &[], true)),
        person(4, "Neri", placing(4, 0, &[], false)),
    ];
    let bye = |round, white, opponent, kind, halves| Pairing {
        round,
        pairing: 9,
        board: 1,
        white,
        black: opponent,
        outcome: Outcome::of_bye(kind, Points::from_halves(halves)),
    };
    upload.pairings = BoardResult::ALL
        .into_iter()
        .map(|result| game(1, 1, 1, 2, result))
        .collect();
    upload.pairings.extend([
        bye(2, 3, Opponent::Bye, Bye::PairingAllocated, 2),
        bye(2, 4, Opponent::Unpaired, Bye::HalfPoint, 1),
        bye(2, 2, Opponent::Unpaired, Bye::ZeroPoint, 0),
        Pairing {
            outcome: Outcome::of_board(None),
            ..game(2, 2, 1, 2, BoardResult::Draw)
        },
    ]);
    assert_eq!(write(&upload), SWISS);
}

#[test]
fn a_round_robin_with_one_who_left() {
    let mut upload = event(Kind::RoundRobin, "Girone");
    upload.tie_breaks = vec!["SB".to_owned()];
    upload.players = vec![
        person(1, "Rossi", placing(1, 2, &["1.00"], false)),
        Player {
            state: State::Annulled,
            ..person(2, "Bianchi", placing(3, 0, &["0.00"], false))
        },
        Player {
            state: State::Left,
            rating: None,
            birth_year: None,
            ..person(3, "Verdi", placing(2, 0, &["0.00"], false))
        },
    ];
    upload.pairings = vec![game(1, 1, 1, 3, BoardResult::WhiteWins)];
    assert_eq!(write(&upload), ROUND_ROBIN);
}

#[test]
fn an_event_of_teams() {
    let mut upload = event(Kind::TeamSwiss, "Squadre");
    upload.boards = 2;
    upload.tie_breaks = vec!["DE".to_owned()];
    for (number, team) in [(1, 1), (2, 1), (3, 2), (4, 2)] {
        upload.players.push(Player {
            seat: ((number + 1) % 2 + 1, team),
            ..person(number, "Provetti", placing(1, 1, &[], number > 1))
        });
    }
    upload.teams = vec![
        Team {
            number: 1,
            name: "Circolo Alfa".to_owned(),
            short: "Alfa".to_owned(),
            average: Some(1998),
            placing: placing(1, 4, &["0"], false),
            ..Team::default()
        },
        Team {
            number: 2,
            name: "Circolo Beta".to_owned(),
            placing: placing(2, 2, &["0"], false),
            ..Team::default()
        },
    ];
    upload.pairings = vec![
        game(1, 1, 1, 3, BoardResult::WhiteWins),
        Pairing {
            board: 2,
            ..game(1, 1, 4, 2, BoardResult::Draw)
        },
    ];
    let halves = [Points::from_halves(3), Points::from_halves(1)];
    upload.matches = vec![
        Match {
            round: 1,
            pairing: 1,
            white: 1,
            black: Opponent::Player(2),
            score: Some(halves),
        },
        Match {
            round: 2,
            pairing: 1,
            white: 2,
            black: Opponent::Bye,
            score: None,
        },
    ];
    assert_eq!(write(&upload), TEAMS);
}

/// Every cut is reported in the comment, which does not repeat the text itself.
#[test]
fn what_is_too_long_is_cut_and_said() {
    let mut upload = event(Kind::Swiss, &"x".repeat(170));
    upload.players = vec![Player {
        club: "é".repeat(45),
        ..person(1, &"R".repeat(40), Placing::default())
    }];
    let text = write(&upload);
    assert!(
        text.contains(&format!("name=\"{}\"", "x".repeat(160))),
        "{text}"
    );
    assert!(
        text.contains(&format!("clubname=\"{}\"", "é".repeat(40))),
        "{text}"
    );
    let told = "</chessresults>\n<!-- cut: tournament name: 160 of 170 characters -->\n\
        <!-- cut: player 1 lastname: 32 of 40 characters -->\n\
        <!-- cut: player 1 clubname: 40 of 45 characters -->\n";
    assert!(text.ends_with(told), "{text}");
}

#[test]
fn numbers_of_tie_breaks() {
    for (code, number, detail) in [
        ("BH", 84, "0,0,0,-,-"),
        ("BH/C1", 84, "0,0,1,-,-"),
        ("BH/C2", 84, "0,0,2,-,-"),
        ("BH/M1", 84, "0,1,1,-,-"),
        ("BH/M2/P", 84, "0,2,2,P,-"),
        ("FB", 84, "0,0,0,-,F"),
        ("SB/C1", 85, "0,0,1,-,-"),
        ("DE", 81, "-"),
        ("DE/P", 81, "P"),
        ("ARO/C1", 80, "0,0,1"),
        ("KS", 87, "0,50"),
        ("KS/L+2", 0, ""),
        ("WIN", 68, ""),
        ("WON", 68, ""),
        ("PS", 86, ""),
        ("TPR", 88, "0,0"),
        ("APRO", 88, "1,0"),
        ("PTP", 88, "2,0"),
        ("APPO", 88, "3,0"),
        ("RTNG", 0, ""),
        ("", 0, ""),
    ] {
        assert_eq!(tie_break(code), (number, detail.to_owned()), "{code}");
    }
}
