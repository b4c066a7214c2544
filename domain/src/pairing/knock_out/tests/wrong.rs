//! What the second reading of the rules finds wrong.

use super::{
    two_lives::{TWO_LIVES, event, played},
    *,
};

/// Two who played, whoever they should have met: the first with White wins.
fn sit(event: &mut Event, boards: &[(u16, u16)]) {
    for (white, black) in boards {
        let win = BoardResult::WhiteWins;
        event.entries[tpn(*white).index()].push(win.entry(Colour::White, tpn(*black)));
        event.entries[tpn(*black).index()].push(win.entry(Colour::Black, tpn(*white)));
    }
    let rounds = event.entries.iter().map(Vec::len).max().unwrap();
    for entries in &mut event.entries {
        entries.resize(rounds, RoundEntry::Bye(Bye::ZeroPoint));
    }
}

fn numbers(found: &[(RoundNumber, Vec<Pair>, Vec<Tpn>)]) -> Vec<u8> {
    found.iter().map(|(round, ..)| round.get()).collect()
}

/// A match of two games whose second one has the same colours, or another opponent, is found by each of its players; so is a match that
/// the bracket does not give.
#[test]
fn matches_that_are_not_those_of_the_rules_are_found() {
    let cup = Cup {
        third_place: false,
        games: Games::Two,
        lives: Lives::One,
    };
    let found = |rounds: &[&[(u16, u16)]]| {
        let mut event = event(4, cup);
        for boards in rounds {
            sit(&mut event, boards);
        }
        let table = event.table();
        let found = oracle::breaches_of_matches(&table);
        assert_eq!(oracle::breaches_of(&table, cup), found);
        numbers(&found)
    };
    let first: &[(u16, u16)] = &[(1, 4), (3, 2)];
    // Each won a game, and nobody said who goes on: the first match alone is there, and it is right.
    assert!(found(&[first, &[(4, 1), (2, 3)]]).is_empty());
    assert_eq!(found(&[first, &[(1, 4), (2, 3)]]), [2, 2]);
    assert_eq!(found(&[first, &[(4, 3), (2, 1)]]), [2, 2, 2, 2]);
    assert_eq!(found(&[&[(1, 2), (3, 4)], &[(2, 1), (4, 3)]]), [1]);
    // Those who lost the semifinals do not play the final.
    let semifinals: [&[(u16, u16)]; 2] = [first, &[(4, 1), (2, 3)]];
    let finals: [&[(u16, u16)]; 2] = [&[(3, 4)], &[(4, 3)]];
    let mut event = event(4, cup);
    for boards in semifinals.into_iter().chain(finals) {
        sit(&mut event, boards);
    }
    for player in [1, 2] {
        let player = tpn(player);
        event.going_on.push(GoesOn {
            round: round(2),
            player,
        });
    }
    assert_eq!(numbers(&oracle::breaches_of_matches(&event.table())), [2]);
}

/// With two lives: neighbours in the wrong order, somebody who waits and is given the bye, a game after the last one.
#[test]
fn rounds_that_are_not_those_of_two_lives_are_found() {
    let found = |event: &Event| {
        let found = oracle::breaches_of_two_lives(&event.table());
        assert_eq!(oracle::breaches_of(&event.table(), TWO_LIVES), found);
        numbers(&found)
    };
    let mut crossed = played(8, 1);
    assert!(found(&crossed).is_empty());
    sit(&mut crossed, &[(4, 1), (2, 3), (8, 7), (6, 5)]);
    assert_eq!(found(&crossed), [2]);
    let mut straight = played(8, 2);
    sit(&mut straight, &[(4, 5), (3, 6)]);
    assert_eq!(found(&straight), [3]);
    let mut waiting = played(8, 3);
    assert!(found(&waiting).is_empty());
    waiting.entries[0][2] = RoundEntry::Bye(Bye::PairingAllocated);
    assert_eq!(found(&waiting), [3]);
    let mut over = played(4, 4);
    assert!(found(&over).is_empty());
    sit(&mut over, &[(2, 1)]);
    assert_eq!(found(&over), [5]);
}

/// The other telling of the rules sees what is wrong too: a board of two others, somebody who goes through, one whose opponent
/// stayed away.
#[test]
fn a_round_that_is_not_that_of_the_rules_is_found() {
    let mut event = Event::new(4);
    event.play(better_wins);
    assert_eq!(oracle::breaches(&event.table()), vec![]);
    let win = BoardResult::WhiteWins;
    let (white, black) = (Colour::White, Colour::Black);
    let mut other = Event::new(4);
    for (one, two) in [(1, 2), (3, 4)] {
        other.entries[one - 1].push(win.entry(white, tpn(u16::try_from(two).unwrap())));
        other.entries[two - 1].push(win.entry(black, tpn(u16::try_from(one).unwrap())));
    }
    let rounds = |event: &Event| -> Vec<RoundNumber> {
        let found = oracle::breaches(&event.table());
        found.iter().map(|(round, ..)| *round).collect()
    };
    assert_eq!(rounds(&other), [round(1)]);
    // In round 2 those who lost meet.
    let mut losers = Event::new(4);
    losers.play(better_wins);
    for (own, opponent, colour) in [(3, 4, white), (4, 3, black)] {
        losers.entries[own - 1].push(win.entry(colour, tpn(opponent)));
    }
    for entries in &mut losers.entries[..2] {
        entries.push(RoundEntry::Bye(Bye::ZeroPoint));
    }
    assert_eq!(rounds(&losers), [round(2)]);
}
