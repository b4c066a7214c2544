//! What is reported of a round, how faults in it are found, and random events.

use std::cmp::Reverse;

use super::*;
use crate::pairing::{Concern, HandMade};

fn event(setup: &TeamSetup) -> TeamEvent {
    TeamEvent {
        table: TeamTable::new(setup).unwrap(),
        rules: Rules::default(),
    }
}

fn draw(white: usize, black: usize) -> TeamMatch {
    a_match(white, black, [BoardResult::Draw; 2])
}

/// An event with one round of these matches.
fn one_round(teams: usize, matches: Vec<TeamMatch>, byes: &[(u16, Bye)]) -> TeamEvent {
    let mut setup = with_members(setup(teams, 4));
    let byes = byes.iter().map(|(team, bye)| TeamBye {
        team: tpn(*team),
        bye: *bye,
    });
    setup.rounds.push(TeamRound {
        matches,
        byes: byes.collect(),
    });
    event(&setup)
}

/// C.04.6, 3.6: in round 1 the upper half meets the lower half.
#[test]
fn a_round_that_is_not_that_of_the_rules_is_found() {
    let first = [RoundNumber::FIRST];
    let rounds = |event: &TeamEvent| -> Vec<RoundNumber> {
        check(event).iter().map(|differs| differs.round).collect()
    };
    let neighbours = one_round(4, vec![draw(0, 1), draw(2, 3)], &[]);
    assert_eq!(rounds(&neighbours), first);
    assert_eq!(oracle::breaches(&neighbours), first);
    let ruled = one_round(4, vec![draw(0, 2), draw(3, 1)], &[]);
    assert_eq!(rounds(&ruled), []);
    assert_eq!(oracle::breaches(&ruled), []);
    // With three teams the last has the bye.
    let other_bye = [(1, Bye::PairingAllocated)];
    let other_bye = one_round(3, vec![draw(1, 2)], &other_bye);
    assert_eq!(rounds(&other_bye), first);
    assert_eq!(oracle::breaches(&other_bye), first);
    // Nobody was paired, so nothing is wrong.
    assert_eq!(rounds(&one_round(4, vec![], &[])), []);
}

/// C.04.6, 4.3.1: odd numbers have the initial colour in round 1, even numbers the other.
#[test]
fn the_first_round_shows_the_initial_colour() {
    let (white, black) = (Some(Colour::White), Some(Colour::Black));
    for (matches, shown) in [
        (vec![draw(0, 2), draw(3, 1)], white),
        (vec![draw(2, 0), draw(1, 3)], black),
        // 1 had no match; 2 is the first team of its match.
        (vec![draw(1, 2)], black),
        (vec![draw(2, 1)], white),
        (vec![], None),
    ] {
        let mut event = one_round(4, matches, &[]);
        assert_eq!(event.initial_colour(), shown);
        event.table.initial_colour = black;
        assert_eq!(event.initial_colour(), black, "what was drawn counts");
    }
}

/// 4.2: the first team has the higher primary score without virtual points, then the higher secondary score if it is used, then
/// the smaller number.
#[test]
fn the_first_team_of_a_match_is_named() {
    let mut games = 0;
    for seed in 0..60 {
        let (event, round) = any_past(4, 9, seed);
        let Ok(explained) = Explained::until(&event, round, &Halt::never()) else {
            continue;
        };
        let place = |team: Tpn| {
            let score = event.table.score_before(team, round);
            let secondary = event.rules.secondary().map(|kind| score.of(kind));
            (
                Reverse(score.of(event.rules.primary)),
                Reverse(secondary),
                team,
            )
        };
        for team in event.table.tpns() {
            if let Some(Reason::Game(game)) = explained.why(team) {
                let members = game.members.iter().map(|member| member.tpn);
                let first = members.min_by_key(|team| place(*team));
                assert_eq!(Some(game.first), first, "seed {seed}");
                games += 1;
            }
        }
    }
    assert!(games > 100, "{games}");
}

#[test]
fn a_round_knows_its_event_and_what_a_hand_changed() {
    let event = one_round(
        5,
        vec![draw(0, 2), draw(3, 1)],
        &[(5, Bye::PairingAllocated)],
    );
    let explained = Explained::until(&event, number(2), &Halt::never()).unwrap();
    assert!(explained.is_of(&event, number(2)));
    assert!(!explained.is_of(&event, number(3)));
    let other = one_round(
        5,
        vec![draw(2, 0), draw(3, 1)],
        &[(5, Bye::PairingAllocated)],
    );
    assert!(!explained.is_of(&other, number(2)));
    assert_eq!(explained.size(), 5);
    let ruled = explained.pairing();
    assert_eq!(explained.by_hand(&ruled), HandMade::default());
    let mut hand = ruled.clone();
    let Pair { white, black } = hand.pairs[0];
    let turned = Pair {
        white: black,
        black: white,
    };
    hand.pairs[0] = turned;
    let told = explained.by_hand(&hand);
    assert_eq!((told.differing, told.other_bye), (vec![turned], false));
    let turned = concerns(&event, number(2), &[Seat::Pair(turned)]);
    assert!(
        turned
            .iter()
            .any(|one| matches!(one, Concern::ColoursTurned(_)))
    );
}

/// C2: a team that had the bye, or won by forfeit, may not have it.
#[test]
fn a_second_bye_is_spoken_against() {
    let event = one_round(3, vec![draw(0, 1)], &[(3, Bye::PairingAllocated)]);
    let asked = |team| concerns(&event, number(2), &[Seat::Bye(tpn(team))]);
    assert_eq!(asked(3), [Concern::ByeBarred(tpn(3))]);
    assert_eq!(asked(2), []);
}

/// Random events follow their options; chances are in thousandths.
#[test]
fn random_events_are_as_they_were_asked_for() {
    let made = |options: &Options| -> Vec<TeamMatch> {
        let events = (0..30).filter_map(|seed| generate(options, seed).ok());
        let matches = events.flat_map(|(setup, _)| setup.rounds);
        matches.flat_map(|round| round.matches).collect()
    };
    let results = |matches: &[TeamMatch]| -> HashSet<BoardResult> {
        let boards = matches.iter().flat_map(|one| &one.boards);
        boards.filter_map(|board| board.result).collect()
    };
    use BoardResult::{
        BlackWins, BlackWinsByForfeit, DoubleForfeit, Draw, WhiteWins, WhiteWinsByForfeit,
    };
    let plain = Options {
        teams: 6,
        rounds: 2,
        ..Options::default()
    };
    let played = made(&plain);
    assert_eq!(
        results(&played),
        HashSet::from([WhiteWins, Draw, BlackWins])
    );
    assert!(played.iter().all(|one| one.forfeit.is_none()));
    let boards = made(&Options {
        forfeits: 1000,
        ..plain.clone()
    });
    let forfeits = HashSet::from([WhiteWinsByForfeit, BlackWinsByForfeit, DoubleForfeit]);
    assert_eq!(results(&boards), forfeits);
    assert!(boards.iter().all(|one| one.forfeit.is_none()));
    let matches = made(&Options {
        match_forfeits: 1000,
        ..plain.clone()
    });
    let kinds: HashSet<MatchForfeit> = matches.iter().filter_map(|one| one.forfeit).collect();
    assert_eq!(kinds.len(), 3);
    assert!(matches.iter().all(|one| one.forfeit.is_some()));
    // Both sides win about equally often, and the stronger team wins more often than the other.
    let wins = |result| {
        let boards = played.iter().flat_map(|one| &one.boards);
        boards.filter(|board| board.result == Some(result)).count()
    };
    let (white, black) = (wins(WhiteWins), wins(BlackWins));
    assert!(white * 2 > black && black * 2 > white, "{white} {black}");
    let with_byes = generate(
        &Options {
            half_point_byes: 1000,
            ..plain.clone()
        },
        1,
    );
    let byes: Vec<TeamBye> = with_byes
        .map(|(setup, _)| setup.rounds.into_iter().flat_map(|round| round.byes))
        .into_iter()
        .flatten()
        .collect();
    assert!(byes.iter().all(|one| one.bye == Bye::HalfPoint));
    assert_eq!(byes.len(), 12);
}
