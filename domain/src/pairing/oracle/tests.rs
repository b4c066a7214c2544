//! What the second opinion finds, in events small enough to be judged by hand.

use super::*;
use crate::{
    event::{BoardResult, ScoringSystem},
    pairing::dutch,
};

fn tpn(number: u16) -> Tpn {
    Tpn::new(number).unwrap()
}

fn pair(white: u16, black: u16) -> Pair {
    Pair {
        white: tpn(white),
        black: tpn(black),
    }
}

/// 1-3 and 4-2, both won by White; 5 has had the bye.
fn table() -> Crosstable {
    let win = BoardResult::WhiteWins;
    let entries = [
        win.entry(Colour::White, tpn(3)),
        win.entry(Colour::Black, tpn(4)),
        win.entry(Colour::Black, tpn(1)),
        win.entry(Colour::White, tpn(2)),
        RoundEntry::Bye(Bye::PairingAllocated),
    ];
    let participants = entries.map(|entry| Participant {
        rating: None,
        entries: vec![entry],
    });
    Crosstable::new(participants.to_vec(), 5, ScoringSystem::STANDARD).unwrap()
}

#[test]
fn every_kind_of_breach_is_seen() {
    let second = RoundNumber::new(2).unwrap();
    let of = |pairs: Vec<Pair>, bye: Option<u16>| {
        let bye = bye.map(tpn);
        let pairing = RoundPairing { pairs, bye };
        breaches(&table(), second, Edition::Fide2026, &pairing)
    };
    let right = dutch::pair(&table(), second, Edition::Fide2026).unwrap();
    assert_eq!(of(right.pairs.clone(), right.bye.map(Tpn::get)), []);
    let turned = |pair: &Pair| Pair {
        white: pair.black,
        black: pair.white,
    };
    let colours: Vec<Pair> = right.pairs.iter().map(turned).collect();
    let found = of(colours.clone(), right.bye.map(Tpn::get));
    assert_eq!(
        found,
        colours.into_iter().map(Breach::Colours).collect::<Vec<_>>()
    );
    let found = of(vec![pair(3, 1), pair(2, 4)], Some(5));
    assert!(found.contains(&Breach::Met(pair(3, 1))), "{found:?}");
    assert!(found.contains(&Breach::ByeBarred(tpn(5))), "{found:?}");
    let found = of(vec![pair(2, 1)], None);
    let unseated = |number| Breach::Seats {
        tpn: tpn(number),
        times: 0,
    };
    assert!(found.contains(&Breach::ByeCount), "{found:?}");
    assert!(found.contains(&unseated(3)) && found.contains(&unseated(5)));
}

#[test]
fn floats_follow_the_text() {
    let mut entries: Vec<Vec<RoundEntry>> = table()
        .participants()
        .iter()
        .map(|participant| participant.entries.clone())
        .collect();
    // 1, with a point, beats 2, with none; 4 forfeits to 5; 3 stays away.
    let (win, forfeit) = (BoardResult::WhiteWins, BoardResult::BlackWinsByForfeit);
    let round = [
        win.entry(Colour::White, tpn(2)),
        win.entry(Colour::Black, tpn(1)),
        RoundEntry::Bye(Bye::ZeroPoint),
        forfeit.entry(Colour::White, tpn(5)),
        forfeit.entry(Colour::Black, tpn(4)),
    ];
    for (entries, entry) in entries.iter_mut().zip(round) {
        entries.push(entry);
    }
    let participants = entries.into_iter().map(|entries| Participant {
        rating: None,
        entries,
    });
    let table = Crosstable::new(participants.collect(), 5, ScoringSystem::STANDARD).unwrap();
    let floats = |edition| -> Vec<Option<Float>> {
        let round = RoundNumber::new(2).unwrap();
        (1..=5)
            .map(|number| float(&table, round, edition, tpn(number)))
            .collect()
    };
    let (down, up) = (Some(Float::Down), Some(Float::Up));
    assert_eq!(floats(Edition::Fide2026), [down, up, None, None, down]);
    assert_eq!(floats(Edition::Fide2017), [down, up, down, down, down]);
}

/// Participants with games only: `games` by round, each as White, Black and the result.
fn after(count: u16, planned: u8, games: &[&[(u16, u16, BoardResult)]]) -> Crosstable {
    let mut rows = vec![vec![RoundEntry::Bye(Bye::ZeroPoint); games.len()]; usize::from(count)];
    for (round, boards) in games.iter().enumerate() {
        for (white, black, result) in *boards {
            rows[tpn(*white).index()][round] = result.entry(Colour::White, tpn(*black));
            rows[tpn(*black).index()][round] = result.entry(Colour::Black, tpn(*white));
        }
    }
    let participants = rows.into_iter().map(|entries| Participant {
        rating: None,
        entries,
    });
    Crosstable::new(participants.collect(), planned, ScoringSystem::STANDARD).unwrap()
}

#[test]
fn pairs_are_forbidden_to_all_of_a_group_in_its_rounds() {
    for round in 1..=4 {
        let nobody: Vec<&[(u16, u16, BoardResult)]> = vec![&[]; usize::from(round) - 1];
        let mut table = after(4, 9, &nobody);
        table.forbidden.push(crate::event::Forbidden {
            first: RoundNumber::new(2).unwrap(),
            last: RoundNumber::new(3).unwrap(),
            members: vec![tpn(1), tpn(2)],
        });
        let round = RoundNumber::new(round).unwrap();
        let forbidden = |a, b, c, d| {
            let pairs = vec![pair(a, b), pair(c, d)];
            let pairing = RoundPairing { pairs, bye: None };
            let mut found = breaches(&table, round, Edition::Fide2026, &pairing);
            found.retain(|breach| matches!(breach, Breach::Forbidden(_)));
            found
        };
        let expected = match round.get() {
            2 | 3 => vec![Breach::Forbidden(pair(1, 2))],
            _ => Vec::new(),
        };
        assert_eq!(forbidden(1, 2, 3, 4), expected, "round {round}");
        assert_eq!(forbidden(1, 3, 4, 2), [], "round {round}");
    }
}

/// C3, art. 1.8: 1 and 2 had White twice; 1 won both games, and 2 drew them.
#[test]
fn a_topscorer_of_the_last_round_may_meet_anybody() {
    let (win, draw) = (BoardResult::WhiteWins, BoardResult::Draw);
    let games: [&[_]; 2] = [&[(1, 3, win), (2, 4, draw)], &[(1, 4, win), (2, 3, draw)]];
    for (planned, is_breach) in [(3, false), (4, true)] {
        let table = after(4, planned, &games);
        for both in [pair(1, 2), pair(2, 1)] {
            let pairing = RoundPairing {
                pairs: vec![both, pair(3, 4)],
                bye: None,
            };
            let round = RoundNumber::new(3).unwrap();
            let found = breaches(&table, round, Edition::Fide2026, &pairing);
            let same = Breach::SameAbsoluteColour(both);
            assert_eq!(found.contains(&same), is_breach, "{planned} {both:?}");
            // Neither of the two who had Black is a topscorer.
            assert!(found.contains(&Breach::SameAbsoluteColour(pair(3, 4))));
        }
    }
}

/// Art. 1.7.1: two games more with a colour, or the last two games with it.
#[test]
fn absolute_preferences_by_difference_and_by_the_last_two() {
    use Colour::{Black as B, White as W};
    for (colours, expected) in [
        (&[B, B, B, W][..], Some(W)),
        (&[W, W, W, B], Some(B)),
        (&[B, W, W], Some(B)),
        (&[W, B, B], Some(W)),
        (&[W, B, W, B], None),
        (&[W, W, B], None),
    ] {
        let win = BoardResult::WhiteWins;
        let games: Vec<Vec<_>> = (2..)
            .zip(colours)
            .map(|(other, colour)| match colour {
                W => vec![(1, other, win)],
                B => vec![(other, 1, win)],
            })
            .collect();
        let games: Vec<&[_]> = games.iter().map(Vec::as_slice).collect();
        let round = RoundNumber::from_index(games.len()).unwrap();
        let known = Known::new(&after(5, 9, &games), round, tpn(1));
        assert_eq!(known.absolute(), expected, "{colours:?}");
    }
}

/// C.04.1 art. 4. In 2017 only a pairing-allocated bye and a win by forfeit bar the bye.
#[test]
fn who_may_have_the_bye() {
    let forfeit = |colour| BoardResult::WhiteWinsByForfeit.entry(colour, tpn(2));
    for (entry, new, old) in [
        (RoundEntry::Bye(Bye::PairingAllocated), false, false),
        (RoundEntry::Bye(Bye::FullPoint), false, true),
        (RoundEntry::Bye(Bye::HalfPoint), true, true),
        (RoundEntry::Bye(Bye::ZeroPoint), true, true),
        (forfeit(Colour::White), false, false),
        (forfeit(Colour::Black), true, true),
        (
            BoardResult::WhiteWins.entry(Colour::White, tpn(2)),
            true,
            true,
        ),
    ] {
        let other = match entry.colour() {
            Some(colour) => {
                let result = if matches!(entry, RoundEntry::Forfeit { .. }) {
                    BoardResult::WhiteWinsByForfeit
                } else {
                    BoardResult::WhiteWins
                };
                result.entry(!colour, tpn(1))
            }
            None => RoundEntry::Bye(Bye::ZeroPoint),
        };
        let participants = [entry, other].map(|entry| Participant {
            rating: None,
            entries: vec![entry],
        });
        let table = Crosstable::new(participants.to_vec(), 5, ScoringSystem::STANDARD).unwrap();
        let second = RoundNumber::new(2).unwrap();
        let may = |edition| may_have_bye(&table, second, edition, tpn(1));
        let found = (may(Edition::Fide2026), may(Edition::Fide2017));
        assert_eq!(found, (new, old), "{entry:?}");
    }
}

/// Art. 1.4: a game between equal scores is not a float; the pairing-allocated bye is one, whatever it gives.
#[test]
fn equal_scores_do_not_float_and_the_bye_does() {
    let mut table = after(2, 5, &[&[(1, 2, BoardResult::Draw)]]);
    let float = |table: &Crosstable, number| {
        float(table, RoundNumber::FIRST, Edition::Fide2026, tpn(number))
    };
    assert_eq!([float(&table, 1), float(&table, 2)], [None; 2]);
    let participants = vec![Participant {
        rating: None,
        entries: vec![RoundEntry::Bye(Bye::PairingAllocated)],
    }];
    let scoring = ScoringSystem {
        pairing_allocated_bye: Points::ZERO,
        ..ScoringSystem::STANDARD
    };
    table = Crosstable::new(participants, 5, scoring).unwrap();
    assert_eq!(float(&table, 1), Some(Float::Down));
}
