//! Direct encounter, by hand and by enumeration, and lots.

use super::*;

#[test]
fn direct_encounter_by_hand() {
    let places = |lines: &[&str], code: &str| -> Vec<String> {
        let event = table(5, lines);
        (1..=u16::try_from(lines.len()).unwrap())
            .map(|player| shown(&event, player, code, &Regulations::default()))
            .collect()
    };
    // Two with equal points who met.
    assert_eq!(places(&["2w0 0F", "1b1 0Z"], "DE"), ["2", "1"]);
    // A circle of three resolves nothing.
    assert_eq!(
        places(&["2w1 3b0", "1b0 0Z 3w1", "0Z 1w1 2b0"], "DE"),
        ["0", "0", "0"]
    );
    // 1 beat 2; 3 has met neither: whatever 3 does, 1 may be overtaken.
    assert_eq!(places(&["2w1", "1b0 0F", "0Z 0F"], "DE"), ["0", "0", "0"]);
    // 1 beat 2 and 3, who have not met: first for certain, the others stay.
    assert_eq!(
        places(&["2w1 3b1", "1b0 0F 0F", "0F 1w0 0F"], "DE"),
        ["1", "2", "2"]
    );
    // The same by forfeit: games only with /P, and then all have met.
    assert_eq!(places(&["2w+ 0Z", "1b- 0F"], "DE"), ["0", "0"]);
    assert_eq!(places(&["2w+ 0Z", "1b- 0F"], "DE/P"), ["1", "2"]);
    // Two games with each other: the average counts once.
    assert_eq!(places(&["2w1 2b= 0Z", "1b0 1w= 0F"], "DE"), ["1", "2"]);
    // 1 beat 2 twice, which counts 1 and not 2; 3 beat 1 and drew with 2.
    assert_eq!(
        places(
            &["2w1 2b1 3w0 0Z 0Z", "1b0 1w0 0F 3w= 0H", "0H 0Z 1b1 2b= 0Z"],
            "DE"
        ),
        ["2", "3", "1"]
    );
}

/// Where a loss is worth something, a missing game is worth at least that (6.3): 1 beat 2 and drew with 4, 3 has
/// two lost games and could win against 1, which is not enough.
#[test]
fn missing_games_are_worth_at_least_a_loss() {
    let p = Points::from_halves;
    let mut event = table(
        5,
        &[
            "2w1 4b= 0H 0H 0Z",
            "1b0 3w00 4w= 0F 0H",
            "4w00 2b00 0F 0H 0H",
            "3b00 1w= 2b= 0H 0H",
        ],
    );
    event.scoring = ScoringSystem::new(p(6), p(4), p(2), p(6)).unwrap();
    let places = |player| shown(&event, player, "DE", &Regulations::default());
    assert_eq!(
        (1..=4).map(places).collect::<Vec<_>>(),
        ["1", "2", "4", "2"]
    );
}

#[test]
fn ties_are_shared_ordered_or_drawn() {
    let event = table(1, &["2w1", "1b0", "4w=", "3b=", "0Z"]);
    let ranked = |remaining| -> Vec<(u16, usize)> {
        let rules = Regulations::default().with_remaining(remaining);
        let lines = standings(&event, 1, &[], &rules);
        lines
            .iter()
            .map(|line| (line.tpn.get(), line.place))
            .collect()
    };
    assert_eq!(
        ranked(Remaining::Shared),
        [(1, 1), (3, 2), (4, 2), (2, 4), (5, 4)]
    );
    assert_eq!(
        ranked(Remaining::PairingNumber),
        [(1, 1), (3, 2), (4, 3), (2, 4), (5, 5)]
    );
    assert_eq!(ranked(Remaining::Lots(7)), ranked(Remaining::Lots(7)));
    let orders: std::collections::BTreeSet<_> =
        (0..40).map(|seed| ranked(Remaining::Lots(seed))).collect();
    assert_eq!(
        orders.len(),
        4,
        "every order of two ties of two comes up: {orders:?}"
    );
    for order in orders {
        assert_eq!(order[0], (1, 1));
        assert!(order.iter().map(|(_, place)| *place).eq(1..=5));
    }
}

/// SplitMix64 gives these first numbers from the states 0 and 1.
#[test]
fn lots_are_those_of_the_published_generator() {
    let seed = 0_u64.wrapping_sub(0x910A_2DEC_8902_5CC1);
    assert_eq!(lot(seed, tpn(1)), 0xE220_A839_7B1D_CDAF);
}

/// Article 6 word by word, by trying every outcome of every missing game. Games are pairs of members with the
/// points of the first, in half-points.
fn places_by_enumeration(event: &Crosstable, group: &[usize]) -> Vec<Vec<usize>> {
    let played = |a: usize, b: usize| -> Option<i32> {
        let entries = &event.participants()[a].entries;
        let cell = entries.iter().find(
            |entry| matches!(entry, RoundEntry::Played { opponent, .. } if opponent.index() == b),
        );
        cell.map(|entry| event.scoring.points(*entry).halves())
    };
    let mut missing = Vec::new();
    let mut base: BTreeMap<usize, i32> = group.iter().map(|member| (*member, 0)).collect();
    for (at, a) in group.iter().enumerate() {
        for b in &group[at + 1..] {
            match (played(*a, *b), played(*b, *a)) {
                (Some(one), Some(other)) => {
                    *base.get_mut(a).unwrap() += one;
                    *base.get_mut(b).unwrap() += other;
                }
                _ => missing.push((*a, *b)),
            }
        }
    }
    let again = |rest: Vec<usize>| {
        if rest.len() < 2 {
            vec![rest]
        } else {
            places_by_enumeration(event, &rest)
        }
    };
    if missing.is_empty() {
        let mut classes: BTreeMap<i32, Vec<usize>> = BTreeMap::new();
        for (member, score) in base {
            classes.entry(-score).or_default().push(member);
        }
        if classes.len() == 1 {
            return classes.into_values().collect();
        }
        return classes.into_values().flat_map(again).collect();
    }
    let outcomes = 3_usize.pow(u32::try_from(missing.len()).unwrap());
    let mut ranked: Vec<usize> = Vec::new();
    loop {
        let rest: Vec<usize> = group
            .iter()
            .copied()
            .filter(|m| !ranked.contains(m))
            .collect();
        let alone = rest.iter().copied().find(|candidate| {
            (0..outcomes).all(|mut outcome| {
                let mut scores = base.clone();
                for (a, b) in &missing {
                    let points = i32::try_from(outcome % 3).unwrap();
                    outcome /= 3;
                    *scores.get_mut(a).unwrap() += points;
                    *scores.get_mut(b).unwrap() += 2 - points;
                }
                rest.iter()
                    .all(|other| other == candidate || scores[candidate] > scores[other])
            })
        });
        match alone {
            Some(first) => ranked.push(first),
            None => break,
        }
    }
    let rest: Vec<usize> = group
        .iter()
        .copied()
        .filter(|m| !ranked.contains(m))
        .collect();
    if ranked.is_empty() {
        return vec![rest];
    }
    let mut classes: Vec<Vec<usize>> = ranked.into_iter().map(|member| vec![member]).collect();
    if !rest.is_empty() {
        classes.extend(again(rest));
    }
    classes
}

/// Each once against each other with probability 7/8, results 1, ½, 0 at random; a bye in the last round
/// makes the points of all equal.
fn incomplete_round_robin(players: u16, seed: u64) -> Crosstable {
    let count = usize::from(players);
    let mut rounds: Vec<Vec<RoundEntry>> = vec![Vec::new(); count];
    let mut state = seed;
    for a in 0..count {
        for b in a + 1..count {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let dice = (state >> 40) % 24;
            let result = [
                BoardResult::WhiteWins,
                BoardResult::Draw,
                BoardResult::BlackWins,
            ][usize::try_from(dice % 3).unwrap()];
            for (player, row) in rounds.iter_mut().enumerate() {
                row.push(if dice >= 21 || (player != a && player != b) {
                    RoundEntry::Bye(Bye::ZeroPoint)
                } else {
                    let opponent = if player == a { b } else { a };
                    let colour = if player == a {
                        Colour::White
                    } else {
                        Colour::Black
                    };
                    result.entry(colour, Tpn::from_index(opponent).unwrap())
                });
            }
        }
    }
    // Full-point and half-point byes until all have the same score.
    let scoring = ScoringSystem::STANDARD;
    let score =
        |row: &[RoundEntry]| -> i32 { row.iter().map(|e| scoring.points(*e).halves()).sum() };
    let top = rounds.iter().map(|row| score(row)).max().unwrap();
    for row in &mut rounds {
        let lacking = top - score(row);
        let byes = usize::try_from(lacking).unwrap();
        row.extend(std::iter::repeat_n(RoundEntry::Bye(Bye::HalfPoint), byes));
    }
    let length = rounds.iter().map(Vec::len).max().unwrap();
    let participants = rounds.into_iter().map(|entries| Participant {
        rating: None,
        entries,
    });
    Crosstable::new(
        participants.collect(),
        u8::try_from(length).unwrap(),
        scoring,
    )
    .unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(300) })]

    #[test]
    fn direct_encounter_equals_the_enumeration(players in 2_u16..=5, seed: u64) {
        let event = incomplete_round_robin(players, seed);
        let everybody: Vec<usize> = (0..usize::from(players)).collect();
        let classes = places_by_enumeration(&event, &everybody);
        let single = classes.len() == 1;
        let mut expected = BTreeMap::new();
        let mut place = 1;
        for class in classes {
            for member in &class {
                expected.insert(*member, if single { 0 } else { place });
            }
            place += class.len();
        }
        let lines = standings(&event, event.rounds_planned(), &list("DE"), &Regulations::default());
        for line in lines {
            let found = line.values[0].to_string();
            prop_assert_eq!(found, expected[&line.tpn.index()].to_string());
        }
    }
}
