use proptest::{collection::vec, prelude::*, sample::Index};

use super::{super::TrfErrorKind, *};
use crate::{
    event::{
        Bye, MatchForfeit, Points, RoundNumber, ScoreKind, TeamBye, TeamScore, TeamTableError, Tpn,
    },
    formats::trf::{Header, TrfPlayer, write_teams},
    pairing::{
        generate::Dice,
        team_swiss::{Options, RulesError, generate},
    },
};

fn tpn(number: u16) -> Tpn {
    Tpn::new(number).unwrap()
}

/// A line with texts at columns, counted from 1.
fn line(parts: &[(usize, &str)]) -> String {
    let mut line = String::new();
    for (column, text) in parts {
        line = format!("{line:<width$}{text}", width = column - 1);
    }
    line
}

/// A record 001 with its rounds.
fn player(number: u16, rounds: &[&str]) -> String {
    let name = format!("Provetti, N{number}");
    let own = number.to_string();
    let mut parts = vec![(1, "001"), (9 - own.len(), own.as_str()), (15, &name)];
    parts.extend(
        rounds
            .iter()
            .enumerate()
            .map(|(index, cell)| (92 + 10 * index, *cell)),
    );
    line(&parts)
}

/// Three teams of two on two boards, two rounds: 1–2 with a forfeit, 3 free; 3–1 forfeited, 2 absent.
fn small() -> Vec<String> {
    let mut lines: Vec<String> = [
        "012 Torneo a squadre",
        "142 3",
        "152 W",
        "162  W 1.0    D 0.5    L 0.0    P 0.5",
        "192 FIDE_TEAM_TYPEB_MP",
        "352 WB",
        "362 TW 3.0   TD 1.0   TL 0.0",
        "320  1.0  1.0   3",
        "330 +-   2   3   1",
    ]
    .map(str::to_owned)
    .to_vec();
    lines.extend([
        player(1, &["   3 w 1"]),
        player(2, &["   4 b -"]),
        player(3, &["   1 b 0"]),
        player(4, &["   2 w +"]),
        player(5, &["0000 - U"]),
        player(6, &["0000 - U"]),
    ]);
    for (team, name) in [(1, "Alfieri"), (2, "Torri"), (3, "Donne")] {
        let (number, first, second) = (
            team.to_string(),
            (2 * team - 1).to_string(),
            (2 * team).to_string(),
        );
        lines.push(line(&[
            (1, "310"),
            (7, &number),
            (9, name),
            (42, &name[..3]),
            (58, "1.0"),
            (65, "1.0"),
            (71, &number),
            (77, &first),
            (82, &second),
        ]));
    }
    lines
}

fn read(lines: &[String]) -> TeamReport {
    read_teams(lines.join("\n").as_bytes()).unwrap()
}

fn halves(score: TeamScore) -> (i32, i32) {
    (score.match_points.halves(), score.game_points.halves())
}

#[test]
fn teams_are_read_from_their_records_and_the_games_of_their_members() {
    let report = read(&small());
    let setup = &report.setup;
    assert_eq!(
        (report.name(tpn(2)), setup.teams[0].nickname.as_str()),
        ("Torri", "Alf")
    );
    assert_eq!(setup.teams[2].members, [tpn(5), tpn(6)]);
    assert_eq!(setup.boards.to_string(), "WB");
    assert_eq!(halves(setup.bye), (2, 2));
    assert_eq!(setup.rounds.len(), 2);
    let [first, second] = [1, 2].map(|number| RoundNumber::new(number).unwrap());
    let seat = |team, round| report.table.entry(tpn(team), round).unwrap();
    // 1–0, and board 2 lost by forfeit: a match drawn, that was played.
    assert_eq!(halves(seat(1, first).score), (2, 2));
    assert!(seat(1, first).seat.is_meeting());
    assert_eq!(
        seat(2, first).boards,
        [Points::ZERO, Points::from_halves(2)]
    );
    assert_eq!(halves(seat(3, first).score), (2, 2));
    // Forfeited: no meeting, three match points.
    assert_eq!(halves(seat(3, second).score), (6, 4));
    assert_eq!(
        setup.rounds[1].matches[0].forfeit,
        Some(MatchForfeit::WhiteCame)
    );
    assert!(!seat(1, second).seat.is_meeting());
    assert_eq!(halves(seat(2, second).score), (0, 0));
    assert_eq!(report.written[0].rank, Some(1));
    assert_eq!(report.written[0].score.map(halves), Some((2, 2)));
    let event = report.event().unwrap();
    assert_eq!(event.rules.code(), "FIDE_TEAM_TYPEB_MP");
    assert!(
        !report
            .report
            .remarks
            .iter()
            .any(|remark| format!("{remark:?}").contains("TeamRecord"))
    );
}

#[test]
fn records_of_the_next_round_prohibitions_and_points_are_read() {
    let mut lines = small();
    lines.push("240 Z   3    2".to_owned());
    lines.push("240 H   2    2".to_owned());
    lines.push("260   1   3    1    3".to_owned());
    lines.push("299    -1.0 -0.5   1    1".to_owned());
    let report = read(&lines);
    let away = TeamBye {
        team: tpn(2),
        bye: Bye::ZeroPoint,
    };
    assert_eq!(report.setup.next_byes, [away]);
    let second = RoundNumber::new(2).unwrap();
    assert_eq!(
        halves(report.table.entry(tpn(2), second).unwrap().score),
        (2, 2)
    );
    assert_eq!(report.table.forbidden[0].members, [tpn(1), tpn(3)]);
    assert_eq!(halves(report.table.score_after(tpn(1), 2)), (2 - 2, 2 - 1));
    // An event without 192 is the usual one; another system is named as such.
    let plain: Vec<String> = lines
        .iter()
        .filter(|line| !line.starts_with("192"))
        .cloned()
        .collect();
    assert!(read(&plain).event().unwrap().rules.uses_secondary);
    let other = |code: &str| {
        let mut lines = plain.clone();
        lines.push(format!("192 {code}"));
        read(&lines).event().map(|event| event.rules.primary)
    };
    assert_eq!(other("CUSTOM_TEAM_SWISS"), Err(RulesError::Code));
    assert_eq!(
        other("FIDE_TEAM_TYPEA_GP_BAKU"),
        Err(RulesError::AcceleratedGamePoints)
    );
    assert_eq!(other("FIDE_TEAM_GP"), Ok(ScoreKind::GamePoints));
    // Group A of three teams are two; of three rounds one with a match won and one with half of it, where 3–1–0 has none.
    let mut baku = small();
    baku.retain(|line| !line.starts_with("362") && !line.starts_with("192"));
    baku.push("192 FIDE_TEAM_TYPEA_MP_BAKU".to_owned());
    let virtual_points = read(&baku).table.virtual_points(tpn(2), RoundNumber::FIRST);
    assert_eq!(virtual_points.halves(), 4);
    assert_eq!(
        read(&baku).table.virtual_points(tpn(3), RoundNumber::FIRST),
        Points::ZERO
    );
}

/// Every reason has its line.
#[test]
fn what_cannot_be_read_is_named_with_its_line() {
    let refused = |change: &dyn Fn(&mut Vec<String>)| -> Vec<(usize, TrfErrorKind)> {
        let mut lines = small();
        change(&mut lines);
        let errors = read_teams(lines.join("\n").as_bytes()).unwrap_err();
        errors
            .into_iter()
            .map(|error| (error.line, error.kind))
            .collect()
    };
    let found = refused(&|lines| lines.retain(|line| !line.starts_with("310")));
    assert!(found.contains(&(1, TrfErrorKind::NoTeams)), "{found:?}");
    let found = refused(&|lines| lines[8] = "330 +-   2   3   9".to_owned());
    let unknown = TrfErrorKind::UnknownTeam {
        code: "330".to_owned(),
        number: "9".to_owned(),
    };
    assert!(found.contains(&(9, unknown)), "{found:?}");
    let found = refused(&|lines| lines[5] = "352 BW".to_owned());
    let unread = TrfErrorKind::Record {
        code: "352".to_owned(),
        text: "BW".to_owned(),
    };
    assert!(found.contains(&(6, unread)), "{found:?}");
    let found = refused(&|lines| lines[6] = "362 TW 1.0   TD 1.0   TL 0.0".to_owned());
    assert_eq!(found[0].0, 7);
    let found = refused(&|lines| lines[16] = lines[15].clone());
    let twice = TrfErrorKind::DuplicateTeam {
        number: 1,
        first_line: 16,
    };
    assert!(found.contains(&(17, twice)), "{found:?}");
    // Number 4 plays and team 2 does not name them.
    let found = refused(&|lines| lines[16] = lines[16].replace("    4", ""));
    assert_eq!(found, [(13, TrfErrorKind::NoTeam { player: tpn(4) })]);
    // Number 1 is a member of two teams.
    let found = refused(&|lines| lines[17] = lines[17].replace("   5", "   1"));
    let of_two = TeamTableError::MemberOfTwo {
        player: tpn(1),
        first: tpn(1),
        second: tpn(3),
    };
    assert!(
        found.contains(&(10, TrfErrorKind::Teams(of_two))),
        "{found:?}"
    );
    // A match that was played and is said to be forfeited.
    let found = refused(&|lines| lines[8] = "330 +-   1   1   2".to_owned());
    let forfeit = TeamTableError::Forfeit {
        team: tpn(1),
        round: RoundNumber::FIRST,
    };
    assert!(
        found.contains(&(16, TrfErrorKind::Teams(forfeit))),
        "{found:?}"
    );
}

/// A line-up out of order is read by record 300.
#[test]
fn line_ups_out_of_order_are_read() {
    let mut lines = small();
    lines[9] = player(1, &["   4 b 1"]);
    lines[10] = player(2, &["   3 w -"]);
    lines[11] = player(3, &["   2 b +"]);
    lines[12] = player(4, &["   1 w 0"]);
    lines.push("300   1   1   2    2    1".to_owned());
    let report = read(&lines);
    let boards = &report.setup.rounds[0].matches[0].boards;
    let chairs: Vec<_> = boards
        .iter()
        .map(|board| (board.of_white, board.of_black))
        .collect();
    assert_eq!(
        chairs,
        [(Some(tpn(2)), Some(tpn(3))), (Some(tpn(1)), Some(tpn(4)))]
    );
    let first = RoundNumber::FIRST;
    assert_eq!(
        report.table.entry(tpn(1), first).unwrap().boards,
        [Points::ZERO, Points::from_halves(2)]
    );
}

/// What is written is read again: matches, byes, forfeits, virtual points, and with them the rounds.
#[test]
fn events_of_teams_are_written_and_read_again() {
    let mut seen = 0;
    for seed in 0..60 {
        let options = Options::any(14, &mut Dice::new(seed));
        let Ok((setup, event)) = generate(&options, seed) else {
            continue;
        };
        let players = setup
            .teams
            .iter()
            .map(|team| team.members.len())
            .sum::<usize>();
        let players = (0..players).filter_map(Tpn::from_index);
        let players = players.map(|number| TrfPlayer::new(number, format!("Provetti, N{number}")));
        let header = Header {
            type_code: Some(event.rules.code()),
            ..Header::default()
        };
        let text = write_teams(
            header,
            players.collect(),
            &setup,
            &event.table,
            &[],
            &[],
            &[],
        )
        .unwrap();
        let again = read_teams(text.as_bytes())
            .unwrap_or_else(|errors| panic!("seed {seed}: {errors:?}\n{text}"));
        assert_eq!(again.event().unwrap(), event, "seed {seed}\n{text}");
        let unseen = |written: &crate::event::TeamRound| written.matches.len();
        let matches = again.setup.rounds.iter().map(unseen).sum::<usize>();
        assert_eq!(matches, setup.rounds.iter().map(unseen).sum::<usize>());
        seen += 1;
    }
    assert!(seen > 40, "{seen}");
}

/// The records of a report that is written anew, of these codes.
fn written(report: &TeamReport, codes: &[&str]) -> Vec<String> {
    let text = again(report, &[]);
    let lines = text.lines().map(str::trim_end);
    lines
        .filter(|line| codes.iter().any(|code| line.starts_with(code)))
        .map(str::to_owned)
        .collect()
}

fn again(report: &TeamReport, left: &[Tpn]) -> String {
    let players = (0..6).filter_map(Tpn::from_index);
    let players = players.map(|number| TrfPlayer::new(number, format!("Provetti, N{number}")));
    let header = Header::default();
    let (setup, table) = (&report.setup, &report.table);
    write_teams(header, players.collect(), setup, table, &[], left, &[]).unwrap()
}

/// TRF26: byes that were asked for in 240, the bye of the pairing in 320, matches that were forfeited in 330.
#[test]
fn byes_and_forfeits_have_their_records() {
    let mut lines = small();
    lines.push("240 H   2    2".to_owned());
    lines.push("240 Z   3    2    3".to_owned());
    let report = read(&lines);
    assert_eq!(
        written(&report, &["240", "320", "330"]),
        [
            "240 H   2    2",
            "240 Z   3    2    3",
            "330 +-   2   3   1",
            "320  1.0  1.0   3 000",
        ]
    );
    let same = read_teams(again(&report, &[]).as_bytes()).unwrap();
    assert_eq!(same.setup.rounds, report.setup.rounds);
    assert_eq!(same.setup.next_byes, report.setup.next_byes);
    for (forfeit, mark) in [
        (MatchForfeit::BlackCame, "330 -+   2   3   1"),
        (MatchForfeit::NobodyCame, "330 --   2   3   1"),
    ] {
        let mut other = report.clone();
        other.setup.rounds[1].matches[0].forfeit = Some(forfeit);
        assert_eq!(written(&other, &["330"]), [mark]);
    }
    // Where nobody had the bye of the pairing there is no record of it.
    let mut without = report.clone();
    without.setup.rounds[0].byes.clear();
    assert_eq!(written(&without, &["320"]), Vec::<String>::new());
}

/// More than one bye of the pairing in a round is a fault of the event, and yet none may be lost. The second team has no
/// members, so that only record 320 tells of its byes.
#[test]
fn every_bye_of_the_pairing_is_written_and_read_again() {
    let bye = |team: u16| TeamBye {
        team: tpn(team),
        bye: Bye::PairingAllocated,
    };
    let mut report = read(&small());
    report.setup.teams[1].members.clear();
    for (round, byes) in report.setup.rounds.iter_mut().zip([vec![1], vec![3, 2]]) {
        round.matches.clear();
        round.byes = byes.into_iter().map(bye).collect();
    }
    assert_eq!(
        written(&report, &["320"]),
        ["320  1.0  1.0   1   3", "320  1.0  1.0 000   2"]
    );
    let same = read_teams(again(&report, &[]).as_bytes()).unwrap();
    assert_eq!(same.setup.rounds, report.setup.rounds);
    assert_eq!(same.setup.bye, report.setup.bye);
}

/// TRF26, record 300: a line-up that is not in the order of the members, 0 for an empty chair.
#[test]
fn line_ups_out_of_order_have_their_records() {
    let mut report = read(&small());
    assert_eq!(written(&report, &["300"]), Vec::<String>::new());
    let boards = &mut report.setup.rounds[0].matches[0].boards;
    (boards[0].of_white, boards[1].of_white) = (Some(tpn(2)), Some(tpn(1)));
    assert_eq!(written(&report, &["300"]), ["300   1   1   2    2    1"]);
    let boards = &mut report.setup.rounds[0].matches[0].boards;
    boards[0].of_black = None;
    assert_eq!(
        written(&report, &["300"]),
        ["300   1   1   2    2    1", "300   1   2   1    0    4"]
    );
}

/// The numbers of a file need not be those of the table.
#[test]
fn teams_have_the_numbers_of_the_file() {
    let mut lines = small();
    lines.retain(|line| !line.starts_with("320") && !line.starts_with("330"));
    for line in lines.iter_mut().filter(|line| line.starts_with("310")) {
        line.replace_range(5..6, "1");
    }
    let report = read(&lines);
    assert_eq!([1, 2, 3].map(|team| report.number(tpn(team))), [11, 12, 13]);
    assert_eq!(report.number(tpn(9)), 9);
    assert_eq!(report.team(12), Some(tpn(2)));
    assert_eq!(report.team(2), None);
}

/// Remarks tell which teams left a round robin.
#[test]
fn teams_that_left_are_told() {
    let report = read(&small());
    assert_eq!(report.left(), []);
    let text = again(&report, &[tpn(2), tpn(3)]);
    let left = read_teams(text.as_bytes()).unwrap().left();
    assert_eq!(left, [tpn(2), tpn(3)]);
}

/// The type of a report says by which score its teams are ranked.
#[test]
fn the_primary_score_is_that_of_the_type() {
    for (code, primary) in [
        ("FIDE_TEAM", ScoreKind::MatchPoints),
        ("FIDE_TEAM_GP", ScoreKind::GamePoints),
        ("BERGER_TEAM_ROUNDROBIN", ScoreKind::MatchPoints),
        ("BERGER_TEAM_ROUNDROBIN_GP", ScoreKind::GamePoints),
        ("CUSTOM_TEAM_SWISS", ScoreKind::MatchPoints),
    ] {
        let mut lines = small();
        lines.retain(|line| !line.starts_with("192"));
        lines.push(format!("192 {code}"));
        assert_eq!(read(&lines).primary(), primary, "{code}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]
    /// Damage as it happens to files: signs exchanged, lines lost, repeated and moved. What is read can be paired again and ranked.
    #[test]
    fn damaged_reports_of_teams_are_refused_or_checked(
        blows in vec((0..5_u8, any::<Index>(), any::<Index>(), any::<u8>()), 1..8),
    ) {
        let mut lines: Vec<Vec<u8>> = small().into_iter().map(String::into_bytes).collect();
        for (kind, from, to, byte) in blows {
            let (a, b) = (from.index(lines.len()), to.index(lines.len()));
            match kind {
                0 => lines.swap(a, b),
                1 if lines.len() > 1 => drop(lines.remove(a)),
                2 => lines.insert(b, lines[a].clone()),
                _ if lines[a].is_empty() => {}
                3 => {
                    let place = to.index(lines[a].len());
                    lines[a][place] = b'0' + byte % 10;
                }
                _ => {
                    let place = to.index(lines[a].len());
                    lines[a][place] = byte;
                }
            }
        }
        match read_teams(&lines.join(&b'\n')) {
            Ok(report) => {
                if let Ok(event) = report.event() {
                    let found = crate::pairing::team_swiss::check(&event);
                    prop_assert!(found.len() <= usize::from(event.table.rounds_paired()));
                }
            }
            Err(errors) => {
                prop_assert!(!errors.is_empty());
                prop_assert!(errors.iter().all(|error| error.line > 0 && error.column > 0));
            }
        }
    }
}
