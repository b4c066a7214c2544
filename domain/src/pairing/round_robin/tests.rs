use std::collections::{BTreeSet, HashMap};

use super::*;
use crate::{
    event::{
        BoardResult, Bye, Colour, Crosstable, Participant, RoundEntry, RoundNumber, ScoringSystem,
        Tpn,
    },
    pairing::{Pair, Seat},
};

mod corpora;
mod molter;
mod numbers;
mod sides;
mod two_sides;

fn tpn(number: u16) -> Tpn {
    Tpn::new(number).unwrap()
}

fn round(number: u8) -> RoundNumber {
    RoundNumber::new(number).unwrap()
}

/// All rounds as numbers; a free player is paired with 0.
fn rounds(schedule: Schedule, participants: u16) -> Vec<Vec<[u16; 2]>> {
    let last = schedule.rounds(participants).map_or(0, RoundNumber::get);
    (1..=last)
        .map(|number| {
            let round = schedule.round(participants, round(number)).unwrap();
            let free = round.free.iter().map(|tpn| [tpn.get(), 0]);
            let pairs = round.pairing.pairs.iter();
            free.chain(pairs.map(|pair| [pair.white.get(), pair.black.get()]))
                .collect()
        })
        .collect()
}

/// The colours of each, round by round: `W`, `B`, and `-` for a free round.
fn colours(schedule: Schedule, participants: u16) -> Vec<String> {
    let mut all = vec![String::new(); usize::from(participants)];
    for round in rounds(schedule, participants) {
        for [white, black] in round {
            if black == 0 {
                all[usize::from(white - 1)].push('-');
            } else {
                all[usize::from(white - 1)].push('W');
                all[usize::from(black - 1)].push('B');
            }
        }
    }
    all
}

/// C.05 Annex 1: everybody plays once a round and meets everybody once a cycle, in any field.
#[test]
fn everybody_meets_everybody_once_a_cycle() {
    for participants in 2..=100 {
        for cycles in [1, 2, 3] {
            for exchanged in [true, false] {
                let schedule = Schedule::new(cycles, 1, exchanged).unwrap();
                let Some(last) = schedule.rounds(participants) else {
                    assert!(u16::from(cycles) * berger::rows(participants) > 99);
                    continue;
                };
                let mut met: HashMap<(u16, u16), (u8, i8)> = HashMap::new();
                let all = rounds(schedule, participants);
                assert_eq!(all.len(), usize::from(last.get()));
                for boards in &all {
                    let seated: BTreeSet<u16> = boards.iter().flatten().copied().collect();
                    let free = u16::from(participants % 2 == 1);
                    assert_eq!(seated.len(), usize::from(participants + free));
                    for [a, b] in boards.iter().filter(|[_, b]| *b != 0) {
                        let entry = met.entry((*a.min(b), *a.max(b))).or_default();
                        entry.0 += 1;
                        entry.1 += if a < b { 1 } else { -1 };
                    }
                }
                let pairs = usize::from(participants) * usize::from(participants - 1) / 2;
                assert_eq!(met.len(), pairs);
                // Equally often, and with alternating colours.
                let turns = i8::try_from(cycles % 2).unwrap();
                assert!(
                    met.values()
                        .all(|(times, white)| { *times == cycles && white.abs() == turns })
                );
            }
        }
    }
}

/// C.05 Annex 1: colours differ by at most one with an even number of players, and not at all with an odd one. If the last two
/// rounds of each cycle but the last are exchanged, nobody has a colour three times running; otherwise exactly two players
/// have.
#[test]
fn nobody_has_one_colour_three_times_running() {
    for participants in 3..=40 {
        for cycles in 1..=4 {
            let exchanged = Schedule::new(cycles, 1, true).unwrap();
            if exchanged.rounds(participants).is_none() {
                continue;
            }
            for line in colours(exchanged, participants) {
                let played: String = line.chars().filter(|c| *c != '-').collect();
                // With four players, three rounds leave no room for it in a third cycle.
                let no_room = participants == 4 && cycles > 2;
                assert!(
                    no_room || !(played.contains("WWW") || played.contains("BBB")),
                    "{participants} in {cycles}: {line}"
                );
                let white = played.chars().filter(|c| *c == 'W').count();
                let black = played.len() - white;
                let most = usize::from(participants % 2 == 0 && cycles % 2 == 1);
                assert_eq!(white.abs_diff(black), most, "{participants}: {line}");
            }
        }
        let plain = Schedule::new(2, 1, false).unwrap();
        let threes = colours(plain, participants).into_iter().filter(|line| {
            let played: String = line.chars().filter(|c| *c != '-').collect();
            played.contains("WWW") || played.contains("BBB")
        });
        let expected = if participants % 2 == 0 && participants > 3 {
            2
        } else {
            0
        };
        assert_eq!(threes.count(), expected, "{participants}");
    }
}

#[test]
fn games_in_a_row_take_turns_with_the_colours() {
    let schedule = Schedule::new(1, 2, true).unwrap();
    let all = rounds(schedule, 4);
    assert_eq!(all.len(), 6);
    assert_eq!(all[0], [[1, 4], [2, 3]]);
    assert_eq!(all[1], [[4, 1], [3, 2]]);
    assert_eq!(all[2], [[4, 3], [1, 2]]);
    let place = schedule.place(4, round(4)).unwrap();
    assert_eq!((place.cycle, place.row, place.game), (1, 2, 2));
    assert!(place.reversed);
}

#[test]
fn the_number_of_rounds_tells_the_cycles() {
    for (participants, asked, cycles) in [
        (9, 9, Some(1)),
        (9, 18, Some(2)),
        (10, 27, Some(3)),
        (10, 10, None),
        (10, 0, None),
        (1, 3, None),
    ] {
        let found = Schedule::SINGLE.with_rounds(participants, asked);
        assert_eq!(
            found.map(Schedule::cycles),
            cycles,
            "{participants} {asked}"
        );
    }
    assert_eq!(Schedule::new(0, 1, true), None);
    assert_eq!(Schedule::new(1, 9, true), None);
    assert_eq!(Schedule::SINGLE.rounds(1), None);
    assert_eq!(Schedule::SINGLE.rounds(101), None);
    assert_eq!(Schedule::SINGLE.rounds(100), Some(round(99)));
    assert_eq!(Schedule::SINGLE.round(4, round(4)), None);
}

/// C.05 Annex 2: within an envelope nobody meets in the last three rounds, except 6 and 12 in a field of 12.
#[test]
fn annex_2_keeps_envelopes_apart_in_the_last_three_rounds() {
    for participants in 9..=24_u16 {
        let envelopes = envelopes(participants).unwrap();
        let mut all: Vec<u16> = envelopes.concat();
        all.sort_unstable();
        assert_eq!(all, (1..=participants).collect::<Vec<_>>());
        let rounds = rounds(Schedule::SINGLE, participants);
        let inner: Vec<[u16; 2]> = rounds[rounds.len() - 3..]
            .concat()
            .into_iter()
            .filter(|[a, b]| envelopes.iter().any(|e| e.contains(a) && e.contains(b)))
            .collect();
        let expected: &[[u16; 2]] = if participants == 12 { &[[12, 6]] } else { &[] };
        let met: Vec<[u16; 2]> = inner.iter().map(|[a, b]| [*a.max(b), *a.min(b)]).collect();
        assert_eq!(met, expected, "{participants}");
    }
    assert_eq!(envelopes(8), None);
    assert_eq!(envelopes(25), None);
}

#[test]
fn lots_are_all_numbers_and_follow_the_seed() {
    let drawn = lots(11, 5);
    let mut sorted = drawn.clone();
    sorted.sort_unstable();
    assert_eq!(sorted, (1..=11).collect::<Vec<_>>());
    assert_eq!(lots(11, 5), drawn);
    assert_ne!(lots(11, 6), drawn);
    assert!(lots(0, 1).is_empty());
}

/// Players of one federation get numbers of one envelope if one holds them all, and then do not meet in the last three rounds.
/// Whatever the contingents, all numbers are given.
#[test]
fn restricted_lots_put_compatriots_into_one_envelope() {
    let of = [0, 0, 0, 1, 1, 2, 2, 3, 4, 5];
    for seed in 0..200 {
        let numbers = restricted_lots(&of, seed).unwrap();
        let mut sorted = numbers.clone();
        sorted.sort_unstable();
        assert_eq!(sorted, (1..=10).collect::<Vec<_>>());
        let envelopes = envelopes(10).unwrap();
        let of_first: Vec<&Vec<u16>> = numbers[..3]
            .iter()
            .filter_map(|number| envelopes.iter().find(|e| e.contains(number)))
            .collect();
        assert!(of_first.iter().all(|e| *e == of_first[0]));
        assert_eq!(restricted_lots(&of, seed).unwrap(), numbers);
    }
    // No envelope holds nine numbers, so they are taken from the fullest ones.
    let mut one_country = restricted_lots(&[0; 9], 3).unwrap();
    one_country.sort_unstable();
    assert_eq!(one_country, (1..=9).collect::<Vec<_>>());
    assert_eq!(restricted_lots(&[0; 8], 3), None);
}

/// The crosstable of a whole field; `result` gives the result of a board.
fn table(
    participants: u16,
    schedule: Schedule,
    result: impl Fn(u8, Pair) -> BoardResult,
) -> Crosstable {
    let last = schedule.rounds(participants).unwrap().get();
    let mut entries = vec![Vec::new(); usize::from(participants)];
    for number in 1..=last {
        let scheduled = schedule.round(participants, round(number)).unwrap();
        for pair in scheduled.pairing.pairs {
            let result = result(number, pair);
            entries[pair.white.index()].push(result.entry(Colour::White, pair.black));
            entries[pair.black.index()].push(result.entry(Colour::Black, pair.white));
        }
        for free in scheduled.free {
            entries[free.index()].push(RoundEntry::Bye(Bye::ZeroPoint));
        }
    }
    let participants = entries.into_iter().map(|entries| Participant {
        rating: None,
        entries,
    });
    Crosstable::new(participants.collect(), last, ScoringSystem::STANDARD).unwrap()
}

/// C.05 art. 6.6: the games of a player who left before half of them count for nobody; at half everything counts. Both with an
/// even and with an odd number of players, where the free round is not a game.
#[test]
fn article_6_6_counts_whoever_completed_half() {
    for (participants, last_played, counts) in
        [(5, 1, false), (5, 2, true), (6, 2, false), (6, 3, true)]
    {
        let leaver = tpn(participants);
        let left = table(participants, Schedule::SINGLE, |number, pair| {
            match (number > last_played, pair) {
                (true, pair) if pair.white == leaver => BoardResult::BlackWinsByForfeit,
                (true, pair) if pair.black == leaver => BoardResult::WhiteWinsByForfeit,
                _ => BoardResult::Draw,
            }
        });
        let games = &left.participants()[leaver.index()].entries;
        let played = games
            .iter()
            .filter(|e| matches!(e, RoundEntry::Played { .. }));
        let (played, all) = (played.count(), usize::from(participants - 1));
        assert_eq!(2 * played >= all, counts, "{participants} {last_played}");
        let annulled = annulled(&left, &[leaver]);
        assert_eq!(annulled.is_empty(), counts);
        let mut counted = left.clone();
        counted.annulled = annulled;
        let rounds = left.rounds_planned();
        let of_first = counted.score_after(tpn(1), rounds).halves();
        // Draws against all others, and a full point or a draw from the player who left, where it counts.
        let of_leaver = left.participants()[0].entries.iter();
        let of_leaver = of_leaver.filter(|e| e.opponent() == Some(leaver));
        let with: i32 = of_leaver.map(|e| left.scoring.points(*e).halves()).sum();
        let without = i32::from(participants) - 2;
        assert_eq!(of_first, without + if counts { with } else { 0 });
        let own = counted.score_after(leaver, rounds).halves();
        assert_eq!(
            own,
            if counts {
                i32::try_from(played).unwrap()
            } else {
                0
            }
        );
        // Nobody left, so nobody is annulled, whatever was forfeited.
        assert_eq!(super::annulled(&left, &[]), []);
    }
}

/// An open game, or one won because the other player left, is settled again; a played game stays.
#[test]
fn games_of_whoever_left_are_forfeits() {
    use BoardResult::{BlackWinsByForfeit, DoubleForfeit, Draw, WhiteWinsByForfeit};
    for (stands, white, black, expected) in [
        (None, true, false, Some(BlackWinsByForfeit)),
        (None, false, true, Some(WhiteWinsByForfeit)),
        (None, true, true, Some(DoubleForfeit)),
        (None, false, false, None),
        (Some(BlackWinsByForfeit), true, true, Some(DoubleForfeit)),
        (Some(BlackWinsByForfeit), true, false, None),
        (Some(BoardResult::Adjourned), true, false, None),
        (Some(Draw), true, true, None),
        (Some(DoubleForfeit), true, true, None),
    ] {
        assert_eq!(after_leaving(stands, white, black), expected, "{stands:?}");
    }
}

/// "Why" gives the place in the table, and "why not" the round in which the two do meet.
#[test]
fn a_round_says_why_and_when_others_meet() {
    let table = table(9, Schedule::DOUBLE, |_, _| BoardResult::Draw);
    let explained = Explained::new(&table, round(3), Schedule::DOUBLE).unwrap();
    let report = explained.report();
    assert_eq!((report.participants, report.round.place.row), (9, 3));
    let free = report.round.free[0];
    assert_eq!(explained.why(free), None);
    assert_eq!(
        explained.why_not(Seat::Bye(tpn(1))),
        Answer::Free(vec![free])
    );
    let pair = report.round.pairing.pairs[0];
    assert_eq!(explained.why(pair.black).unwrap().pair, pair);
    assert_eq!(explained.why_not(Seat::Pair(pair)), Answer::AsPaired);
    let other = Seat::Pair(Pair {
        white: pair.white,
        black: free,
    });
    let Answer::Other(meetings) = explained.why_not(other) else {
        panic!("they do not meet in round 3");
    };
    assert_eq!(meetings.len(), 2);
    let [(first, one), (second, two)] = [meetings[0], meetings[1]];
    assert!(first < second && (one.white, one.black) == (two.black, two.white));
    let mut hand = explained.pairing();
    assert!(explained.by_hand(&hand).is_as_ruled());
    hand.pairs[0] = Pair {
        white: pair.black,
        black: pair.white,
    };
    assert_eq!(explained.by_hand(&hand).differing.len(), 1);
    assert!(Explained::new(&table, round(19), Schedule::DOUBLE).is_err());
}
