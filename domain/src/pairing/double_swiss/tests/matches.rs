//! Matches of two games, and who has the bye.

use super::*;

/// Two players after one match: results for White of the first game, then of the second, in which the other has White.
fn one_match(results: [BoardResult; 2]) -> Crosstable {
    let [first, second] = results;
    let (white, black) = (Colour::White, Colour::Black);
    let of = |entries: [RoundEntry; 2]| Participant {
        rating: None,
        entries: entries.to_vec(),
    };
    let participants = vec![
        of([first.entry(white, tpn(2)), second.entry(black, tpn(2))]),
        of([first.entry(black, tpn(1)), second.entry(white, tpn(1))]),
    ];
    Crosstable::new(participants, 8, ScoringSystem::STANDARD).unwrap()
}

/// Preface: a match is forfeited when one of the two forfeits both games; then it is not a meeting. 1.6: its colour is the
/// colour of the first game, if a game was played.
#[test]
fn the_preface_says_when_a_match_is_forfeited() {
    use BoardResult::{
        BlackWins, BlackWinsByForfeit as MinusPlus, DoubleForfeit, Draw, WhiteWins,
        WhiteWinsByForfeit as PlusMinus,
    };
    // The second result is for number 2, who has White in the second game.
    for (results, is_forfeited, winner, is_played) in [
        ([WhiteWins, Draw], false, None, true),
        ([BlackWins, PlusMinus], false, None, true),
        ([PlusMinus, Draw], false, None, true),
        ([DoubleForfeit, Draw], false, None, true),
        // Number 2 forfeits both.
        ([PlusMinus, MinusPlus], true, Some(1), false),
        ([PlusMinus, DoubleForfeit], true, Some(1), false),
        ([DoubleForfeit, MinusPlus], true, Some(1), false),
        ([MinusPlus, PlusMinus], true, Some(2), false),
        ([DoubleForfeit, DoubleForfeit], true, None, false),
        // Each forfeits one.
        ([PlusMinus, PlusMinus], false, None, false),
        ([MinusPlus, MinusPlus], false, None, false),
    ] {
        let table = one_match(results);
        for (player, colour) in [(1, Colour::White), (2, Colour::Black)] {
            let found = Match::of(&table, tpn(player), RoundNumber::FIRST).unwrap();
            let expected = Match {
                opponent: tpn(3 - player),
                colour: is_played.then_some(colour),
                is_forfeited,
                is_won_by_forfeit: winner == Some(player),
            };
            assert_eq!(found, expected, "{results:?}");
        }
        let third = number(3);
        assert_eq!(pair(&table, third).is_ok(), is_forfeited, "{results:?}");
        assert_eq!(oracle::pair(&table, third).is_some(), is_forfeited);
    }
    let bye = Participant {
        rating: None,
        entries: vec![RoundEntry::Bye(Bye::PairingAllocated)],
    };
    let table = Crosstable::new(vec![bye], 4, ScoringSystem::STANDARD).unwrap();
    assert_eq!(Match::of(&table, tpn(1), RoundNumber::FIRST), None);
}

/// The bye goes to the player with the lowest score, then the most matches, then the largest number, if they may have it (3.4,
/// C2).
#[test]
fn article_3_4_who_has_the_bye() {
    let byes = |both: [Bye; 2]| both.map(RoundEntry::Bye).to_vec();
    let absent = || byes([Bye::ZeroPoint; 2]);
    let lost = BoardResult::BlackWins;
    // 5 lost both games to 4.
    let played = |own: Colour, other: u16| {
        let second = BoardResult::WhiteWins;
        vec![lost.entry(own, tpn(other)), second.entry(!own, tpn(other))]
    };
    let taker = |last: Vec<Vec<RoundEntry>>| {
        let participants = last.into_iter().map(|entries| Participant {
            rating: None,
            entries,
        });
        let table = Crosstable::new(participants.collect(), 18, ScoringSystem::STANDARD);
        let table = table.unwrap();
        let given = pair(&table, number(3)).unwrap();
        assert_eq!(
            oracle::pair(&table, number(3)).map(sorted),
            Some(sorted(given.clone()))
        );
        given.bye.map(Tpn::get)
    };
    let half = || byes([Bye::HalfPoint, Bye::ZeroPoint]);
    // The lowest score.
    assert_eq!(taker(vec![half(), absent(), half()]), Some(2));
    // The largest number.
    assert_eq!(taker(vec![absent(), absent(), absent()]), Some(3));
    // The most matches: 2 has lost one.
    let with_match = vec![
        absent(),
        played(Colour::White, 3),
        played(Colour::Black, 2),
        absent(),
        absent(),
    ];
    assert_eq!(taker(with_match), Some(2));
    // A player who had it, or a full-point bye, may not have it; a bye that is half a full point bars nobody.
    let pab = || byes([Bye::PairingAllocated, Bye::HalfPoint]);
    let full = || byes([Bye::FullPoint; 2]);
    assert_eq!(taker(vec![full(), half(), pab()]), Some(2));
    let barred = [full(), full(), pab()].map(|entries| Participant {
        rating: None,
        entries,
    });
    let table = Crosstable::new(barred.to_vec(), 18, ScoringSystem::STANDARD);
    assert!(pair(&table.unwrap(), number(3)).is_err());
}

/// Second games have the pairs of the first games with the colours reversed, on the same boards.
#[test]
fn second_games_follow_the_first() {
    for seed in 0..40 {
        let (table, round) = any_past(5, 12, seed);
        let Ok(first) = pair(&table, round) else {
            continue;
        };
        let entry = |player: Tpn| match first.seat(player)? {
            Seat::Bye(_) => Some(RoundEntry::Bye(Bye::PairingAllocated)),
            Seat::Pair(pair) if pair.white == player => {
                Some(BoardResult::WhiteWins.entry(Colour::White, pair.black))
            }
            Seat::Pair(pair) => Some(BoardResult::WhiteWins.entry(Colour::Black, pair.white)),
        };
        let after = table.with_round(round, entry).unwrap();
        let second = number(round.get() + 1);
        let given = pair(&after, second).unwrap();
        let turned = first.pairs.iter().map(|pair| Pair {
            white: pair.black,
            black: pair.white,
        });
        assert_eq!(given.pairs, turned.collect::<Vec<_>>());
        assert_eq!(given.bye, first.bye);
        assert_eq!(pair_as_a_whole(&after, second), Ok(given.clone()));
        let explained = Explained::until(&after, second, &Halt::never()).unwrap();
        assert_eq!(explained.pairing(), given);
        assert!(explained.is_of(&after, second) && !explained.is_of(&after, round));
        assert_eq!(explained.report().brackets, []);
        assert_eq!(explained.report().bye, given.bye);
        let seated = 2 * given.pairs.len() + usize::from(given.bye.is_some());
        assert_eq!(explained.size(), seated);
        for pair in &given.pairs {
            let seat = Seat::Pair(*pair);
            assert_eq!(explained.why(pair.white), Some(Reason::Second(seat)));
            assert_eq!(explained.why_not(seat), Ok(Answer::Second(seat)));
        }
        let solved = Engine::DoubleSwiss.solve(&after, second, &Halt::never());
        let solved = solved.unwrap();
        assert!(solved.is_of(&after, second, Engine::DoubleSwiss));
        let by_hand = solved.by_hand(&first);
        assert_eq!(by_hand.differing, first.pairs);
        assert!(!by_hand.other_bye && by_hand.concerns.is_empty());
    }
}
