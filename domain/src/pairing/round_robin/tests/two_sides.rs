//! Two sides: the published tables, and the requirements for all others.

use super::*;

const TWO_SIDES: Schedule = Schedule::SINGLE.of(Table::Scheveningen);

/// A round as tables are published: `A1-B1` if the first member of the first side has White against the first member of the
/// second.
fn published(schedule: Schedule, members: u16, number: u8) -> Vec<String> {
    let found = schedule.round(2 * members, round(number)).unwrap();
    let name = |tpn: Tpn| match tpn.get() {
        number if number <= members => format!("A{number}"),
        number => format!("B{}", number - members),
    };
    let pairs = found.pairing.pairs.iter();
    pairs
        .map(|pair| format!("{}-{}", name(pair.white), name(pair.black)))
        .collect()
}

/// The tables of 3, 6, 8 and 10 members, copied by hand; those of 2, 4, 5 and 7 are in the corpus.
#[test]
fn published_tables_are_equal() {
    for (members, table) in [
        (
            3,
            "A1-B1 A2-B2 B3-A3
             B2-A1 A2-B3 B1-A3
             A1-B3 B1-A2 A3-B2",
        ),
        (
            6,
            "A1-B1 B2-A2 B3-A3 A4-B4 B5-A5 A6-B6
             B2-A1 A2-B3 A3-B5 B6-A4 A5-B4 B1-A6
             A1-B3 B5-A2 B1-A3 A4-B2 A5-B6 B4-A6
             B4-A1 B6-A2 A3-B2 A4-B1 B3-A5 A6-B5
             A1-B5 A2-B4 A3-B6 B3-A4 B1-A5 B2-A6
             B6-A1 A2-B1 B4-A3 B5-A4 A5-B2 A6-B3",
        ),
        (
            8,
            "A1-B1 A2-B2 A3-B3 A4-B4 B5-A5 B6-A6 B7-A7 B8-A8
             B2-A1 B3-A2 B4-A3 B1-A4 A5-B6 A6-B7 A7-B8 A8-B5
             A1-B3 A2-B4 A3-B1 A4-B2 B7-A5 B8-A6 B5-A7 B6-A8
             B4-A1 B1-A2 B2-A3 B3-A4 A5-B8 A6-B5 A7-B6 A8-B7
             A1-B5 A2-B6 A3-B7 A4-B8 B1-A5 B2-A6 B3-A7 B4-A8
             B6-A1 B7-A2 B8-A3 B5-A4 A5-B2 A6-B3 A7-B4 A8-B1
             A1-B7 A2-B8 A3-B5 A4-B6 B3-A5 B4-A6 B1-A7 B2-A8
             B8-A1 B5-A2 B6-A3 B7-A4 A5-B4 A6-B1 A7-B2 A8-B3",
        ),
        (
            10,
            "A1-B1 A2-B2 A3-B3 A4-B4 B5-A5 B6-A6 B7-A7 A8-B8 B9-A9 B10-A10
             B2-A1 B1-A2 B8-A3 B3-A4 A5-B10 A6-B5 A7-B6 B4-A8 A9-B7 A10-B9
             A1-B3 A2-B8 A3-B4 A4-B10 B6-A5 B7-A6 B9-A7 A8-B1 B2-A9 B5-A10
             B4-A1 B3-A2 B10-A3 A4-B6 A5-B7 B8-A6 A7-B5 A8-B9 B1-A9 A10-B2
             A1-B5 A2-B4 B9-A3 B7-A4 B1-A5 A6-B10 B8-A7 B2-A8 A9-B3 A10-B6
             B6-A1 A2-B7 A3-B1 A4-B9 A5-B8 A6-B2 B10-A7 B5-A8 B4-A9 B3-A10
             A1-B7 B5-A2 B2-A3 B1-A4 B4-A5 B9-A6 A7-B3 A8-B10 A9-B6 A10-B8
             B8-A1 B6-A2 A3-B5 A4-B2 A5-B9 A6-B1 A7-B4 B3-A8 B10-A9 B7-A10
             A1-B9 A2-B10 A3-B7 B5-A4 B2-A5 B3-A6 B1-A7 A8-B6 A9-B8 B4-A10
             B10-A1 B9-A2 B6-A3 B8-A4 A5-B3 A6-B4 A7-B2 B7-A8 A9-B5 A10-B1",
        ),
    ] {
        let mut rounds = 0;
        for (line, number) in table.lines().zip(1..) {
            let expected: Vec<&str> = line.split_whitespace().collect();
            assert_eq!(published(TWO_SIDES, members, number), expected);
            rounds += 1;
        }
        assert_eq!(TWO_SIDES.rounds(2 * members), Some(round(rounds)));
    }
}

#[test]
fn corpus_of_scheveningen_tables_is_equal() {
    let tables: std::collections::BTreeMap<u16, Vec<Vec<[String; 2]>>> =
        corpora::read("scheveningen.json");
    assert!(tables.len() >= 3);
    for (members, rounds) in tables {
        assert_eq!(rounds.len(), usize::from(members));
        for (boards, number) in rounds.into_iter().zip(1..) {
            let expected: Vec<String> = boards.iter().map(|board| board.join("-")).collect();
            assert_eq!(published(TWO_SIDES, members, number), expected, "{members}");
        }
    }
}

/// Whether somebody has one colour three times running.
fn three_running(colours: &str) -> bool {
    colours.contains("WWW") || colours.contains("BBB")
}

/// The requirements, for every size that has a table.
#[test]
fn two_sides_of_any_size_meet_as_required() {
    for members in 1..=scheveningen::MOST_MEMBERS {
        let all = rounds(TWO_SIDES, 2 * members);
        assert_eq!(all.len(), usize::from(members));
        let mut met = BTreeSet::new();
        let mut before = None;
        for boards in &all {
            let seated: BTreeSet<u16> = boards.iter().flatten().copied().collect();
            assert_eq!(seated, (1..=2 * members).collect());
            for [white, black] in boards {
                assert_ne!(*white <= members, *black <= members, "{members}");
                assert!(met.insert([*white.min(black), *white.max(black)]));
            }
            let whites = boards.iter().filter(|[white, _]| *white <= members);
            let whites = u16::try_from(whites.count()).unwrap();
            let halves = [members / 2, members.div_ceil(2)];
            match members {
                // As published: all boards of a round have the same colours.
                2 => assert!([0, 2].contains(&whites)),
                _ => assert!(halves.contains(&whites), "{members}: {whites}"),
            }
            // With an odd number of members, one more and one less in turn.
            assert!(members % 2 == 0 || before != Some(whites), "{members}");
            before = Some(whites);
        }
        assert_eq!(met.len(), usize::from(members).pow(2));
        for colours in colours(TWO_SIDES, 2 * members) {
            let [white, black] = ['W', 'B'].map(|colour| colours.matches(colour).count());
            assert_eq!(white.abs_diff(black), usize::from(members % 2), "{members}");
            assert!(!three_running(&colours), "{members}: {colours}");
        }
    }
}

/// Further cycles have the other colours, and still nobody has one colour three times running. Without the change of order
/// somebody would, if the number of members is odd, or 6 or 10: that is its purpose.
#[test]
fn two_sides_meet_again_with_other_colours() {
    for members in 1..=scheveningen::MOST_MEMBERS {
        for cycles in 2..=4 {
            for exchanged in [true, false] {
                let schedule = Schedule::new(cycles, 1, exchanged).unwrap();
                let schedule = schedule.of(Table::Scheveningen);
                let Some(last) = schedule.rounds(2 * members) else {
                    assert!(u16::from(cycles) * members > 99);
                    continue;
                };
                assert_eq!(u16::from(last.get()), u16::from(cycles) * members);
                let mut met: HashMap<[u16; 2], Vec<bool>> = HashMap::new();
                for [white, black] in rounds(schedule, 2 * members).concat() {
                    let pair = [white.min(black), white.max(black)];
                    met.entry(pair).or_default().push(white < black);
                }
                assert_eq!(met.len(), usize::from(members).pow(2));
                for colours in met.values() {
                    assert_eq!(colours.len(), usize::from(cycles));
                    assert!(colours.windows(2).all(|two| two[0] != two[1]));
                }
                let colours = colours(schedule, 2 * members);
                let breaks = colours.iter().any(|colours| three_running(colours));
                let needed = members > 1 && (members % 2 == 1 || [6, 10].contains(&members));
                assert_eq!(breaks, needed && !exchanged, "{members} {cycles}");
            }
        }
    }
}

#[test]
fn fields_that_are_not_two_sides_are_refused() {
    for (participants, cycles, expected) in [
        (
            1,
            1,
            Err(Misfit::TooFew {
                participants: 1,
                least: 2,
            }),
        ),
        (2, 1, Ok(1)),
        (
            9,
            1,
            Err(Misfit::Unequal {
                participants: 9,
                sides: 2,
            }),
        ),
        (98, 2, Ok(98)),
        (
            100,
            2,
            Err(Misfit::TooManyRounds {
                rounds: 100,
                most: 99,
            }),
        ),
        (100, 1, Ok(50)),
        (
            102,
            1,
            Err(Misfit::TooMany {
                participants: 102,
                most: 100,
            }),
        ),
    ] {
        let schedule = Schedule::new(cycles, 1, true).unwrap();
        let schedule = schedule.of(Table::Scheveningen);
        let found = schedule.fits(participants);
        assert_eq!(found.map(RoundNumber::get), expected, "{participants}");
        assert_eq!(schedule.rounds(participants), found.ok());
        let first = schedule.round(participants, round(1));
        assert_eq!(first.is_some(), expected.is_ok());
    }
    assert_eq!(scheveningen::row(0, 0), None);
    assert_eq!(scheveningen::row(4, 4), None);
    assert_eq!(scheveningen::row(51, 0), None);
}
