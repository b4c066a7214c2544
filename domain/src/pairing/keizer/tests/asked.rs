//! The answers of a round, worked out by hand.

use super::*;

/// The round of this table, by these parameters.
fn asked(table: &Crosstable, number: u8, parameters: &Parameters) -> Explained {
    Explained::until(table, round(number), parameters, &Halt::never()).unwrap()
}

fn pair_of(white: u16, black: u16) -> Pair {
    Pair {
        white: tpn(white),
        black: tpn(black),
    }
}

/// In no round may two of these members meet.
fn forbid(members: &[u16]) -> Forbidden {
    Forbidden {
        first: round(1),
        last: round(9),
        members: members.iter().map(|number| tpn(*number)).collect(),
    }
}

/// Players between two who meet, each with what kept them from the higher one.
fn between(found: &Explained, number: u16) -> Vec<(u16, Apart)> {
    let Some(Reason::Game(game)) = found.why(tpn(number)) else {
        panic!("{number} has no game");
    };
    let between = game.between.into_iter();
    between.map(|(tpn, apart)| (tpn.get(), apart)).collect()
}

/// Round 2 of five players, by hand as in rules_10_to_12: the order is 1 3 2 4 5. 5 had the bye, so 4 has it now, and 1-3 and
/// 2-5 meet.
fn five() -> Explained {
    let games: [Round<'_>; 1] = [(&[(1, 2, WIN), (3, 4, WIN)], &[(5, Bye::PairingAllocated)])];
    asked(&table(5, &games), 2, &USUAL)
}

/// Rule 10: the bye passed over 5, who had it in round 1. Places count everybody in the round, including the player with the
/// bye, who stands between 2 and 5 without being in their way.
#[test]
fn the_bye_tells_whom_it_passed() {
    let found = five();
    assert_eq!(found.size(), 5);
    let Some(Reason::Bye(bye)) = found.why(tpn(4)) else {
        panic!("no bye");
    };
    assert_eq!((bye.member.place, bye.member.rank, bye.had), (4, 4, 0));
    assert_eq!(bye.lower, [(tpn(5), Some(round(1)))]);
    let had = Answer::HadBye(tpn(5), round(1));
    assert_eq!(found.why_not(Seat::Bye(tpn(5))), Ok(had));
    let lower = Answer::Lower {
        asked: tpn(2),
        taker: tpn(4),
    };
    assert_eq!(found.why_not(Seat::Bye(tpn(2))), Ok(lower));
    let places = |number| match found.why(tpn(number)) {
        Some(Reason::Game(game)) => game.board.members.map(|one| (one.tpn.get(), one.place)),
        other => panic!("{other:?}"),
    };
    assert_eq!(places(1), [(1, 1), (3, 2)]);
    assert_eq!(places(5), [(2, 3), (5, 5)]);
    assert_eq!(between(&found, 5), []);
}

/// Only the boards that differ are the arbiter's own.
#[test]
fn a_hand_is_told_its_own_boards() {
    let found = five();
    let mut hand = found.pairing();
    assert_eq!(boards(&hand), [(3, 1), (2, 5)]);
    hand.pairs[1] = pair_of(5, 2);
    let told = found.by_hand(&hand);
    assert_eq!(
        (told.differing, told.other_bye),
        (vec![pair_of(5, 2)], false)
    );
}

/// Rule 10: all three had the bye once. By hand, after round 3: 1 has 3 + 2 + 1 + 1½, 2 has 2 + 1 + 1, 3 has 1 + ½, so the
/// order is 1 2 3. The bye is for 3, but 1 and 2 may not meet. So 2 has it, who had it equally often and stands lower than 1.
#[test]
fn of_those_who_had_it_as_often_the_lowest_who_can_has_the_bye() {
    let games: [Round<'_>; 3] = [
        (&[(1, 2, WIN)], &[(3, Bye::PairingAllocated)]),
        (&[(1, 3, WIN)], &[(2, Bye::PairingAllocated)]),
        (&[(2, 3, WIN)], &[(1, Bye::PairingAllocated)]),
    ];
    let mut table = table(3, &games);
    table.forbidden = vec![forbid(&[1, 2])];
    let found = asked(&table, 4, &USUAL);
    let Some(Reason::Bye(bye)) = found.why(tpn(2)) else {
        panic!("{:?}", found.pairing());
    };
    assert_eq!((bye.had, bye.lower), (1, vec![(tpn(3), None)]));
    let seat = Seat::Bye(tpn(3));
    assert_eq!(found.why_not(seat), Ok(Answer::NoCompletePairing(seat)));
    let lower = Answer::Lower {
        asked: tpn(1),
        taker: tpn(2),
    };
    assert_eq!(found.why_not(Seat::Bye(tpn(1))), Ok(lower));
}

/// Rule 10: 3 had the bye in round 1 and may meet nobody in round 2, so 3 has it again; 1 and 2, who had none, must meet.
#[test]
fn whoever_had_the_bye_has_it_again_where_the_others_could_not_be_paired() {
    let games: [Round<'_>; 1] = [(&[(1, 2, WIN)], &[(3, Bye::PairingAllocated)])];
    let mut table = table(3, &games);
    table.forbidden = vec![forbid(&[1, 3]), forbid(&[2, 3])];
    let found = asked(&table, 2, &USUAL);
    assert_eq!(found.pairing().bye, Some(tpn(3)));
    for number in [1, 2] {
        let seat = Seat::Bye(tpn(number));
        let answer = found.why_not(seat);
        assert_eq!(answer, Ok(Answer::NoCompletePairing(seat)), "{number}");
    }
}

/// Rule 11 without rounds between: of four players, 1-2 and 3-4 met in round 1. The order is 1 2 3 4, and neighbours meet
/// again, which is not too soon. If 3 and 4 may not meet, 1-3 and 2-4 have squares of 8, 1-4 and 2-3 of 10: the whole round
/// kept 2 from 1, since 3 and 4 would be left. If 1 and 2 may not meet, that is what kept them apart.
#[test]
fn who_stands_between_is_told_with_the_reason() {
    let first: Round<'_> = (&[(1, 2, WIN), (3, 4, WIN)], &[]);
    let none = Parameters {
        rounds_between: 0,
        ..USUAL
    };
    let found = asked(&table(4, &[first]), 2, &none);
    let Some(Reason::Game(game)) = found.why(tpn(1)) else {
        panic!("no game");
    };
    assert_eq!(game.board.met, Some((round(1), false)));
    assert_eq!(game.between, []);
    let with = |forbidden: Forbidden| {
        let mut table = table(4, &[first]);
        table.forbidden = vec![forbidden];
        asked(&table, 2, &none)
    };
    let found = with(forbid(&[3, 4]));
    assert_eq!(boards(&found.pairing()).len(), 2);
    assert_eq!(between(&found, 1), [(2, Apart::WholeRound)]);
    assert_eq!(between(&found, 4), [(3, Apart::WholeRound)]);
    let seat = Seat::Pair(pair_of(1, 2));
    assert_eq!(found.why_not(seat), Ok(Answer::NoCompletePairing(seat)));
    let found = with(forbid(&[1, 2]));
    assert_eq!(between(&found, 1), [(2, Apart::Forbidden)]);
}

/// A player who is away is not paired, on whichever side of a question they are.
#[test]
fn whoever_is_away_is_told_as_such() {
    let first: Round<'_> = (&[(1, 2, WIN), (3, 4, WIN)], &[]);
    let away = table(4, &[first]).with_round(round(2), |one| {
        (one == tpn(4)).then_some(RoundEntry::Bye(Bye::ZeroPoint))
    });
    let found = asked(&away.unwrap(), 2, &USUAL);
    assert_eq!((found.size(), found.why(tpn(4))), (3, None));
    for seat in [
        Seat::Pair(pair_of(4, 1)),
        Seat::Pair(pair_of(1, 4)),
        Seat::Bye(tpn(4)),
    ] {
        assert_eq!(
            found.why_not(seat),
            Ok(Answer::NotThere(tpn(4))),
            "{seat:?}"
        );
    }
}

/// Two players whom the event forbids to meet have no round, and that is the reason.
#[test]
fn an_even_field_that_cannot_be_paired_has_a_reason() {
    let mut start = table(2, &[]);
    start.forbidden = vec![forbid(&[1, 2])];
    assert!(matches!(
        pair(&start, round(1), &USUAL),
        Err(Impossible::NoCompletePairing { .. })
    ));
}
