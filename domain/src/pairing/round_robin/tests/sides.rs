//! Three and more sides, and one round of many sides: opponents, colours and explanations.

use super::*;
use crate::pairing::round_robin::oracle::breaches;

/// All rounds as text: `1-5` if 1 has White against 5, `9` if 9 is free.
fn written(schedule: Schedule, participants: u16) -> Vec<String> {
    let all = rounds(schedule, participants).into_iter();
    all.map(|boards| {
        let boards = boards.into_iter().map(|[white, black]| match black {
            0 => white.to_string(),
            _ => format!("{white}-{black}"),
        });
        boards.collect::<Vec<_>>().join(" ")
    })
    .collect()
}

/// By hand: the Berger table of three sides is 2-3, 1-2, 3-1; of four 1-4 2-3, 4-3 1-2, 2-4 3-1.
#[test]
fn small_tables_of_sides_are_as_written_by_hand() {
    for (table, participants, expected) in [
        (
            Table::Schiller { sides: 3 },
            6,
            vec![
                "1 2 3-5 4-6",
                "1 2 6-3 5-4",
                "5 6 1-3 2-4",
                "5 6 3-2 4-1",
                "3 4 5-1 6-2",
                "3 4 2-5 1-6",
            ],
        ),
        (
            Table::Schiller { sides: 4 },
            4,
            vec!["1-4 2-3", "4-3 1-2", "2-4 3-1"],
        ),
        (Table::Hutton { sides: 2 }, 4, vec!["1-3 4-2"]),
        (
            Table::Hutton { sides: 3 },
            12,
            // Side 1 is 1 to 4, side 2 is 5 to 8, side 3 is 9 to 12; the fourth boards as the first, reversed.
            vec!["1 10 7 4 5-9 2-6 11-3 12-8"],
        ),
        (
            Table::Hutton { sides: 4 },
            12,
            vec!["1-10 4-7 11-8 2-5 6-12 9-3"],
        ),
    ] {
        let schedule = Schedule::SINGLE.of(table);
        assert_eq!(written(schedule, participants), expected, "{table:?}");
    }
}

/// Everybody meets all members of other sides once, in any field of sides with few enough rounds.
#[test]
fn members_of_all_sides_meet_once_with_equal_colours() {
    let mut seen = 0;
    for sides in 3..=20_u8 {
        for members in 1..=scheveningen::MOST_MEMBERS {
            let participants = u16::from(sides) * members;
            let schedule = Schedule::SINGLE.of(Table::Schiller { sides });
            let Some(last) = schedule.rounds(participants) else {
                assert!(berger::rows(sides.into()) * members > 99);
                continue;
            };
            seen += 1;
            assert_eq!(u16::from(last.get()), berger::rows(sides.into()) * members);
            let mut met = BTreeSet::new();
            for boards in rounds(schedule, participants) {
                let all = boards.concat().into_iter().filter(|number| *number != 0);
                let mut all: Vec<u16> = all.collect();
                all.sort_unstable();
                assert_eq!(all, (1..=participants).collect::<Vec<_>>());
                let free = boards.iter().filter(|[_, black]| *black == 0).count();
                assert_eq!(free, usize::from(members * u16::from(sides % 2)));
                for [white, black] in boards.into_iter().filter(|[_, black]| *black != 0) {
                    let side = |number: u16| (number - 1) / members;
                    assert_ne!(side(white), side(black));
                    assert!(met.insert([white.min(black), white.max(black)]));
                }
            }
            let pairs = usize::from(sides) * usize::from(sides - 1) / 2;
            assert_eq!(met.len(), pairs * usize::from(members).pow(2));
            let most = match (members % 2, sides % 2) {
                (0, _) => 0,
                (_, 0) => 1,
                _ => 2,
            };
            for line in colours(schedule, participants) {
                let [white, black] = ['W', 'B'].map(|colour| line.matches(colour).count());
                assert!(white.abs_diff(black) <= most, "{sides} x {members}: {line}");
                let played = line.replace('-', "");
                let three = played.contains("WWW") || played.contains("BBB");
                // Other tables leave a few players with three running.
                assert!(!three || members % 4 != 0 && ![1, 2].contains(&members));
            }
        }
    }
    assert!(seen > 100);
}

/// Members with the same number meet. Sides meet as evenly as possible, and have about as many Whites as Blacks.
#[test]
fn one_round_of_many_sides_spreads_opponents_and_colours() {
    for sides in 2..=30_u8 {
        for members in 1..=12 {
            let participants = u16::from(sides) * members;
            let schedule = Schedule::SINGLE.of(Table::Hutton { sides });
            assert_eq!(schedule.rounds(participants), Some(round(1)));
            let boards = rounds(schedule, participants).concat();
            let mut all: Vec<u16> = boards.concat();
            all.retain(|number| *number != 0);
            all.sort_unstable();
            assert_eq!(all, (1..=participants).collect::<Vec<_>>());
            let free = boards.iter().filter(|[_, black]| *black == 0).count();
            assert_eq!(free, usize::from(members * u16::from(sides % 2)));
            let mut meetings: HashMap<[u16; 2], u16> = HashMap::new();
            let mut balance: HashMap<u16, i32> = HashMap::new();
            for [white, black] in boards.into_iter().filter(|[_, black]| *black != 0) {
                let [(one, first), (other, second)] =
                    [white, black].map(|number| ((number - 1) / members, (number - 1) % members));
                assert_eq!(first, second);
                assert_ne!(one, other);
                *meetings
                    .entry([one.min(other), one.max(other)])
                    .or_default() += 1;
                *balance.entry(one).or_default() += 1;
                *balance.entry(other).or_default() -= 1;
            }
            let most = members.div_ceil(berger::rows(sides.into()));
            assert!(
                meetings
                    .values()
                    .all(|times| *times <= most && *times + 1 >= most)
            );
            // Whole tables of the sides are even; the first rows of a table give a side the same colour twice.
            let most = if members % berger::rows(sides.into()) == 0 {
                1
            } else {
                2
            };
            assert!(
                balance.values().all(|whites| whites.abs() <= most),
                "{sides} x {members}"
            );
        }
    }
}

const fn molter(sides: u8, rounds: u8) -> Table {
    Table::Molter { sides, rounds }
}

#[test]
fn fields_that_are_not_so_many_sides_are_refused() {
    let sides = |sides, least| Misfit::Sides {
        sides,
        least,
        most: 100,
    };
    for (table, participants, expected) in [
        (Table::Schiller { sides: 2 }, 8, Err(sides(2, 3))),
        (Table::Schiller { sides: 0 }, 8, Err(sides(0, 3))),
        (Table::Schiller { sides: 101 }, 202, Err(sides(101, 3))),
        (Table::Hutton { sides: 1 }, 8, Err(sides(1, 2))),
        (
            Table::Schiller { sides: 4 },
            3,
            Err(Misfit::TooFew {
                participants: 3,
                least: 4,
            }),
        ),
        (
            Table::Schiller { sides: 3 },
            8,
            Err(Misfit::Unequal {
                participants: 8,
                sides: 3,
            }),
        ),
        (
            Table::Schiller { sides: 3 },
            153,
            Err(Misfit::TooMany {
                participants: 153,
                most: 150,
            }),
        ),
        (Table::Schiller { sides: 3 }, 99, Ok(99)),
        (
            Table::Schiller { sides: 3 },
            102,
            Err(Misfit::TooManyRounds {
                rounds: 102,
                most: 99,
            }),
        ),
        (Table::Schiller { sides: 100 }, 100, Ok(99)),
        (molter(2, 1), 8, Err(sides(2, 3))),
        (molter(4, 0), 16, Err(Misfit::NoRounds)),
        (
            molter(4, 4),
            16,
            Err(Misfit::TooManyRounds { rounds: 4, most: 3 }),
        ),
        (molter(4, 3), 12, Err(Misfit::OddSides { members: 3 })),
        (molter(11, 3), 22, Err(Misfit::NoTable { sides: 11 })),
        (molter(9, 8), 18, Ok(8)),
        (molter(12, 11), 24, Ok(11)),
        (Table::Hutton { sides: 100 }, 10_000, Ok(1)),
        (
            Table::Berger,
            1,
            Err(Misfit::TooFew {
                participants: 1,
                least: 2,
            }),
        ),
        (
            Table::Berger,
            101,
            Err(Misfit::TooMany {
                participants: 101,
                most: 100,
            }),
        ),
    ] {
        let schedule = Schedule::SINGLE.of(table);
        let found = schedule.fits(participants).map(RoundNumber::get);
        assert_eq!(found, expected, "{table:?} {participants}");
        let first = schedule.round(participants, round(1));
        assert_eq!(first.is_some(), expected.is_ok());
    }
    for (misfit, words) in [
        (sides(2, 3), "2 sides: there must be 3 to 100"),
        (
            Misfit::Unequal {
                participants: 8,
                sides: 3,
            },
            "8 participants are not 3 sides of one size",
        ),
        (Misfit::NoRounds, "there must be a round"),
    ] {
        assert_eq!(misfit.to_string(), words);
    }
}

#[test]
fn a_number_tells_its_side() {
    for (table, participants, number, side) in [
        (Table::Scheveningen, 8, 4, Some(1)),
        (Table::Scheveningen, 8, 5, Some(2)),
        (Table::Schiller { sides: 3 }, 9, 9, Some(3)),
        (Table::Hutton { sides: 3 }, 8, 1, None),
        (Table::Hutton { sides: 0 }, 8, 1, None),
        (Table::Berger, 8, 1, None),
    ] {
        assert_eq!(table.side(participants, tpn(number)), side, "{table:?}");
    }
    assert_eq!(Table::Scheveningen.members(8), Some(4));
    assert_eq!(Table::Scheveningen.members(7), None);
    let codes = [
        Table::Berger,
        Table::Scheveningen,
        Table::Schiller { sides: 5 },
        Table::Hutton { sides: 6 },
        molter(7, 5),
    ]
    .map(Table::code);
    assert_eq!(
        codes.join(", "),
        "berger, scheveningen, schiller of 5, hutton of 6, molter of 7 in 5"
    );
}

/// Two members of a side never meet. Others meet in their round, or never in the Hutton system; the answer says which.
#[test]
fn the_answer_tells_two_of_a_side_from_two_who_meet_later() {
    let pair = |white, black| {
        Seat::Pair(Pair {
            white: tpn(white),
            black: tpn(black),
        })
    };
    let pairs = |white, black| Pair {
        white: tpn(white),
        black: tpn(black),
    };
    let two = Schedule::DOUBLE.of(Table::Scheveningen);
    let of_two = table(8, two, |_, _| BoardResult::Draw);
    let explained = Explained::new(&of_two, round(2), two).unwrap();
    assert_eq!(explained.report().schedule.table(), Table::Scheveningen);
    assert_eq!(explained.why(tpn(1)).unwrap().pair, pairs(6, 1));
    assert_eq!(explained.why_not(pair(1, 6)), Answer::AsPaired);
    assert_eq!(explained.why_not(pair(1, 4)), Answer::SameSide(1));
    assert_eq!(explained.why_not(pair(8, 5)), Answer::SameSide(2));
    let meetings = vec![(round(1), pairs(1, 5)), (round(5), pairs(5, 1))];
    assert_eq!(explained.why_not(pair(5, 1)), Answer::Other(meetings));
    assert_eq!(explained.why_not(Seat::Bye(tpn(1))), Answer::Free(vec![]));

    let many = Schedule::SINGLE.of(Table::Hutton { sides: 3 });
    let of_many = table(6, many, |_, _| BoardResult::Draw);
    let explained = Explained::new(&of_many, round(1), many).unwrap();
    let free = vec![tpn(1), tpn(6)];
    assert_eq!(explained.why_not(Seat::Bye(tpn(3))), Answer::Free(free));
    assert_eq!(explained.why(tpn(6)), None);
    assert_eq!(explained.why_not(pair(3, 5)), Answer::AsPaired);
    assert_eq!(explained.why_not(pair(1, 3)), Answer::Never);
    assert_eq!(explained.why_not(pair(1, 2)), Answer::SameSide(1));
}

/// The slow rules find nothing in the tables, and find the round in which something is changed.
#[test]
fn the_slow_rules_hold_for_tables_of_sides_and_see_changes() {
    let mut schedules = Vec::new();
    for members in 1..=16 {
        schedules.push((Table::Scheveningen, 2 * members));
        schedules.push((Table::Schiller { sides: 3 }, 3 * members));
        schedules.push((Table::Schiller { sides: 4 }, 4 * members));
        schedules.push((Table::Hutton { sides: 5 }, 5 * members));
        schedules.push((Table::Hutton { sides: 6 }, 6 * members));
    }
    let mut seen = 0;
    for (of, participants) in schedules {
        for (cycles, games) in [(1, 1), (2, 1), (1, 2), (3, 2)] {
            let schedule = Schedule::new(cycles, games, true).unwrap().of(of);
            if schedule.rounds(participants).is_none() {
                continue;
            }
            let all = table(participants, schedule, |_, _| BoardResult::Draw);
            assert_eq!(breaches(&all, schedule), [], "{schedule:?}");
            let other = Schedule::new(cycles + 1, games, true).unwrap().of(of);
            assert!(!breaches(&all, other).is_empty());
            seen += 1;
        }
    }
    assert!(seen > 150);
    for (of, participants, changed) in [
        (Table::Scheveningen, 12, 4),
        (Table::Schiller { sides: 3 }, 12, 7),
        (Table::Hutton { sides: 6 }, 12, 1),
    ] {
        let schedule = Schedule::SINGLE.of(of);
        let all = table(participants, schedule, |_, _| BoardResult::Draw);
        let found = schedule.round(participants, round(changed)).unwrap();
        let [first, second] = [found.pairing.pairs[0], found.pairing.pairs[1]];
        let mut entries: Vec<_> = all.participants().to_vec();
        let index = usize::from(changed) - 1;
        for (one, other) in [(first.white, second.black), (second.white, first.black)] {
            entries[one.index()].entries[index] = BoardResult::Draw.entry(Colour::White, other);
            entries[other.index()].entries[index] = BoardResult::Draw.entry(Colour::Black, one);
        }
        let rounds = all.rounds_planned();
        let all = Crosstable::new(entries, rounds, ScoringSystem::STANDARD).unwrap();
        assert!(!breaches(&all, schedule).is_empty(), "{of:?}");
        // It is not a round robin of everybody against everybody either.
        assert!(!breaches(&all, Schedule::SINGLE).is_empty());
    }
}

/// An event of a schedule in which this many rounds were played, all won by White.
fn played(schedule: Schedule, participants: u16, rounds: u8) -> Crosstable {
    let mut entries = vec![Vec::new(); usize::from(participants)];
    for number in 1..=rounds {
        let boards = schedule.round(participants, round(number)).unwrap();
        let sides = boards.pairing.pairs.iter().flat_map(|pair| {
            [
                (pair.white, pair.black, Colour::White),
                (pair.black, pair.white, Colour::Black),
            ]
        });
        for (own, opponent, colour) in sides {
            let entry = BoardResult::WhiteWins.entry(colour, opponent);
            entries[own.index()].push(entry);
        }
        for free in &boards.free {
            entries[free.index()].push(RoundEntry::Bye(Bye::ZeroPoint));
        }
    }
    let participants_of = entries.into_iter().map(|entries| Participant {
        rating: None,
        entries,
    });
    let planned = schedule.rounds(participants).unwrap().get();
    Crosstable::new(participants_of.collect(), planned, ScoringSystem::STANDARD).unwrap()
}

#[test]
fn rounds_tell_how_many_sides_met() {
    let of = |sides| Schedule::SINGLE.of(Table::Schiller { sides });
    for (sides, participants) in [(3, 6), (3, 12), (4, 4), (4, 12), (5, 20), (6, 24)] {
        let schedule = of(sides);
        let last = schedule.rounds(participants).unwrap().get();
        for rounds in [1, last] {
            let table = played(schedule, participants, rounds);
            assert_eq!(schiller_of(&table), Some(schedule), "{sides} {rounds}");
        }
        // Before the first round nothing is known.
        let table = played(schedule, participants, 0);
        assert_eq!(schiller_of(&table), None);
    }
    // A round that is in no table.
    let mut entries: Vec<Participant> = played(of(4), 12, 2).participants().to_vec();
    entries.swap(0, 4);
    let table = Crosstable::new(entries, 9, ScoringSystem::STANDARD);
    assert!(table.is_err() || schiller_of(&table.unwrap()).is_none());
    // A number of rounds that differs from that of the table.
    let table = played(of(4), 12, 2);
    let other = Crosstable::new(table.participants().to_vec(), 8, ScoringSystem::STANDARD);
    assert_eq!(schiller_of(&other.unwrap()), None);
}
