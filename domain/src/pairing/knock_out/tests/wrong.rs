//! Faults that the second reading of the rules finds.

use super::{
    two_lives::{TWO_LIVES, event, played},
    *,
};

/// Two players at each board, whoever they should have met: the first has White and wins.
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

/// A match of two games whose second game has the same colours, or another opponent, is found for each of its players, and so
/// is a match that the bracket does not give.
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
    // Each won a game, and nobody said who goes on: only the first match exists, and it is right.
    assert!(found(&[first, &[(4, 1), (2, 3)]]).is_empty());
    assert_eq!(found(&[first, &[(1, 4), (2, 3)]]), [2, 2]);
    assert_eq!(found(&[first, &[(4, 3), (2, 1)]]), [2, 2, 2, 2]);
    assert_eq!(found(&[&[(1, 2), (3, 4)], &[(2, 1), (4, 3)]]), [1]);
    // The losers of the semifinals do not play the final.
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

/// With two lives: neighbours in the wrong order, a bye for a player who waits, and a game after the last one.
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
    // The player without a loss won the final, so the two do not meet again, with either colour.
    for again in [(1, 2), (2, 1)] {
        let mut over = played(4, 4);
        assert!(found(&over).is_empty());
        sit(&mut over, &[again]);
        assert_eq!(found(&over), [5], "{again:?}");
    }
}

/// With two lives, by hand: 1 and 2 both stay away from the final of the winners' bracket, so 3, who has lost once, is alone in
/// rounds 3 and 4 and has won. Nobody plays a second final, and 3 has no bye for it.
#[test]
fn there_is_no_second_final_where_nobody_came_to_the_first_one_from_above() {
    let mut event = played(4, 1);
    event.play(|board| match board.white.max(board.black) == tpn(2) {
        true => BoardResult::DoubleForfeit,
        false => better_wins(board),
    });
    for _ in 3..=4 {
        let (pairs, through) = event.play(better_wins);
        assert_eq!((pairs, through), (vec![], vec![tpn(3)]));
    }
    sit(&mut event, &[(3, 1)]);
    let found = oracle::breaches_of_two_lives(&event.table());
    assert_eq!(found, [(round(5), vec![], vec![])]);
}

/// Rules 2, 4, 6 and 9, by hand: of four players, 1 meets 4 and 2 meets 3. The better seed of the first board and the worse one
/// of the second have White. 1 and 3 win, both with White, so 1 has White in the final. Each case names the wrong rounds.
#[test]
fn boards_that_are_not_those_of_the_bracket_are_found() {
    type Boards = &'static [(u16, u16)];
    let first: Boards = &[(1, 4), (3, 2)];
    let last: Boards = &[(1, 3)];
    let cases: [(&[Boards], &[u8]); 11] = [
        (&[first], &[]),
        (&[first, last], &[]),
        // Wrong places for the seeds.
        (&[&[(1, 3), (4, 2)]], &[1]),
        (&[&[(1, 2), (3, 4)]], &[1]),
        // Wrong colours.
        (&[&[(4, 1), (3, 2)]], &[1]),
        (&[&[(1, 4), (2, 3)]], &[1]),
        (&[first, &[(3, 1)]], &[2]),
        // A player who lost plays the final.
        (&[first, &[(1, 2)]], &[2]),
        (&[first, &[(4, 3)]], &[2]),
        // The event is over.
        (&[first, last, last], &[3]),
        (&[first, last, &[(3, 1)]], &[3]),
    ];
    for (rounds, expected) in cases {
        let mut event = Event::new(4);
        for boards in rounds {
            sit(&mut event, boards);
        }
        let found = oracle::breaches(&event.table());
        assert_eq!(numbers(&found), expected, "{rounds:?}");
    }
}

/// Rule 7: at most one more board is played besides the final, and none in any other round.
#[test]
fn boards_beside_those_of_the_bracket_are_found() {
    let beside = |event: &mut Event, number: usize, white: u16, black: u16| {
        let win = BoardResult::WhiteWins;
        event.entries[tpn(white).index()][number - 1] = win.entry(Colour::White, tpn(black));
        event.entries[tpn(black).index()][number - 1] = win.entry(Colour::Black, tpn(white));
    };
    let found = |event: &Event| numbers(&oracle::breaches(&event.table()));
    let mut event = Event::new(8);
    event.engine = WITH_THIRD;
    event.play(better_wins);
    event.play(better_wins);
    let mut early = Event {
        entries: event.entries.clone(),
        going_on: Vec::new(),
        engine: WITH_THIRD,
    };
    assert!(found(&early).is_empty());
    beside(&mut early, 2, 5, 6);
    assert_eq!(found(&early), [2]);
    // The final and the match for the third place, then two more players who are out.
    let (pairs, _) = event.play(better_wins);
    assert_eq!(pairs.len(), 2);
    assert!(found(&event).is_empty());
    beside(&mut event, 3, 5, 6);
    assert_eq!(found(&event), [3]);
}

/// The other reading of the rules also sees what is wrong: a board of two others, a player who goes through, and one whose
/// opponent stayed away.
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
    // In round 2 the losers meet.
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
