//! The rules one by one, in fields small enough to be followed by hand.

use super::*;

/// A field by the entries of each player: `w`, `d`, `l` against a number, with White if it is positive; `+` for the bye, `=`
/// for half a point.
fn by_games(rounds: u8, rows: &[&[(char, i16)]]) -> Crosstable {
    let entry = |(result, number): &(char, i16)| {
        let outcome = match result {
            'w' => Outcome::Win,
            'd' => Outcome::Draw,
            'l' => Outcome::Loss,
            '+' => return RoundEntry::Bye(Bye::PairingAllocated),
            '=' => return RoundEntry::Bye(Bye::HalfPoint),
            '1' => return RoundEntry::Bye(Bye::FullPoint),
            _ => return RoundEntry::Bye(Bye::ZeroPoint),
        };
        RoundEntry::Played {
            opponent: tpn(number.unsigned_abs()),
            colour: if *number > 0 {
                Colour::White
            } else {
                Colour::Black
            },
            outcome,
            rated: true,
        }
    };
    let participants = rows.iter().map(|row| Participant {
        rating: None,
        entries: row.iter().map(entry).collect(),
    });
    let table = Crosstable::new(participants.collect(), rounds, ScoringSystem::STANDARD);
    let mut table = table.unwrap();
    table.initial_colour = Some(Colour::White);
    table
}

fn forbid(table: &mut Crosstable, pairs: &[(u16, u16)]) {
    let first = RoundNumber::FIRST;
    let last = RoundNumber::new(9).unwrap();
    table.forbidden = pairs
        .iter()
        .map(|(a, b)| Forbidden {
            first,
            last,
            members: vec![tpn(*a), tpn(*b)],
        })
        .collect();
}

/// The pairs, White first, and the player with the bye.
fn made(table: &Crosstable, round: u8) -> (Vec<(u16, u16)>, Option<u16>) {
    let round = RoundNumber::new(round).unwrap();
    let given = sorted(pair(table, round).unwrap());
    assert_eq!(
        Some(&given),
        oracle::pair(table, round).map(sorted).as_ref()
    );
    let pairs = given.pairs.iter();
    let pairs = pairs.map(|pair| (pair.white.get(), pair.black.get()));
    (pairs.collect(), given.bye.map(Tpn::get))
}

/// 7.1, 7.2: the halves meet. Odd places of the upper half have the colour of number 1, even places the other. The bye goes to
/// the lowest rated player, at whatever place.
#[test]
fn article_7_round_1() {
    let unplayed = |ratings: &[Option<u16>], colour: Colour| {
        let participants = ratings.iter().map(|rating| Participant {
            rating: rating.map(|rating| Elo::new(rating).unwrap()),
            entries: Vec::new(),
        });
        let mut table =
            Crosstable::new(participants.collect(), 5, ScoringSystem::STANDARD).unwrap();
        table.initial_colour = Some(colour);
        table
    };
    let eight = [Some(2000); 8];
    let white = vec![(1, 5), (3, 7), (6, 2), (8, 4)];
    assert_eq!(made(&unplayed(&eight, Colour::White), 1), (white, None));
    let black = vec![(2, 6), (4, 8), (5, 1), (7, 3)];
    assert_eq!(made(&unplayed(&eight, Colour::Black), 1), (black, None));
    let (low, high) = (Some(1500), Some(1900));
    let bye = |ratings: &[Option<u16>]| made(&unplayed(ratings, Colour::White), 1).1;
    assert_eq!(bye(&[high, high, low, high, high]), Some(3));
    assert_eq!(bye(&[high, high, low, low, high]), Some(4));
    assert_eq!(bye(&[high, None, low, low, high]), Some(2));
}

/// 2.2, 8.3: after round 1, first those who won, then those who lost, then the median of those who drew.
#[test]
fn article_2_2_the_median_is_last() {
    let table = by_games(
        7,
        &[
            &[('w', 5)],
            &[('w', -6)],
            &[('d', 7)],
            &[('d', -8)],
            &[('l', -1)],
            &[('l', 2)],
            &[('d', -3)],
            &[('d', 4)],
        ],
    );
    let second = RoundNumber::new(2).unwrap();
    let explained = Explained::until(&table, second, &Halt::never()).unwrap();
    let sides: Vec<(i32, Side)> = explained
        .report()
        .groups
        .iter()
        .map(|group| (group.score.halves(), group.side))
        .collect();
    assert_eq!(
        sides,
        [(2, Side::Above), (0, Side::Below), (1, Side::Median)]
    );
    // 3 would meet 7 again by the proposal of 3 with 7 and 4 with 8: 8 is due Black, and so is 3, who has 4 instead.
    let (pairs, _) = made(&table, 2);
    assert_eq!(pairs, [(2, 1), (4, 3), (5, 6), (7, 8)]);
}

/// 4.2: six players with one score; the first tries 4, 5, 6, 3, 2.
#[test]
fn article_4_2_the_order_of_exchanges() {
    // Nobody has played, so no colour is due.
    let unplayed: Vec<&[(char, i16)]> = vec![&[]; 6];
    let order = [4, 5, 6, 3, 2];
    for taken in 0..order.len() {
        let mut table = by_games(5, &unplayed);
        let before: Vec<(u16, u16)> = order[..taken].iter().map(|other| (1, *other)).collect();
        forbid(&mut table, &before);
        let (pairs, _) = made(&table, 1);
        let opponent = pairs
            .iter()
            .find_map(|(white, black)| match (white, black) {
                (1, other) | (other, 1) => Some(*other),
                _ => None,
            });
        assert_eq!(opponent, Some(order[taken]));
    }
}

/// 4.3: the same from the other end, upward. Six players have lost, after a round without games: 6 tries 3, 2, 1, 4, 5.
#[test]
fn article_4_3_upward_is_the_mirror() {
    let order = [3, 2, 1, 4, 5];
    for taken in 0..order.len() {
        let absent: Vec<&[(char, i16)]> = vec![&[('-', 0)]; 6];
        let mut table = by_games(5, &absent);
        let before: Vec<(u16, u16)> = order[..taken].iter().map(|other| (6, *other)).collect();
        forbid(&mut table, &before);
        let (pairs, _) = made(&table, 2);
        let opponent = pairs
            .iter()
            .find_map(|(white, black)| match (white, black) {
                (6, other) | (other, 6) => Some(*other),
                _ => None,
            });
        assert_eq!(opponent, Some(order[taken]));
    }
}

/// Floaters by 3.9 to 3.2.4, each time with one player too many.
#[test]
fn articles_3_2_to_3_10_who_floats() {
    // Three players have one point, three have none, and nobody is due a colour. From above the lowest numbered floats, from
    // below the highest.
    let rows: [&[(char, i16)]; 6] = [
        &[('1', 0)],
        &[('1', 0)],
        &[('1', 0)],
        &[('-', 0)],
        &[('-', 0)],
        &[('-', 0)],
    ];
    let floaters = |table: &Crosstable| {
        let second = RoundNumber::new(2).unwrap();
        let explained = Explained::until(table, second, &Halt::never()).unwrap();
        let groups = explained.report().groups;
        let of_group = |group: &GroupReport| group.floaters.iter().map(|f| f.tpn.get()).collect();
        let found: Vec<Vec<u16>> = groups.iter().map(of_group).collect();
        made(table, 2);
        found
    };
    let table = by_games(7, &rows);
    assert_eq!(floaters(&table), [vec![3], vec![4], vec![]]);
    // 3.9: a player in the median makes 3 and 4 worse floaters, as these may not meet them.
    let with_median: Vec<&[(char, i16)]> = rows
        .into_iter()
        .chain([&[('=', 0)][..], &[('=', 0)]])
        .collect();
    let mut table = by_games(7, &with_median);
    forbid(&mut table, &[(3, 7), (3, 8), (4, 7), (4, 8)]);
    assert_eq!(floaters(&table), [vec![2], vec![5], vec![]]);
    // 3.2.2: two of three are due White, so one of them floats, although the other player has the lowest number.
    let table = by_games(
        7,
        &[
            &[('w', -4)],
            &[('w', -5)],
            &[('w', 6)],
            &[('l', 1)],
            &[('l', 2)],
            &[('l', -3)],
        ],
    );
    // Below, two are due Black, and the highest numbered of them floats.
    assert_eq!(floaters(&table), [vec![2], vec![4], vec![]]);
}

/// 3.10: of two floaters of one kind, the one who floated in the previous round stays.
#[test]
fn article_3_10_not_twice_in_a_row() {
    let rows = |last: [(char, i16); 6]| -> Vec<Vec<(char, i16)>> {
        let first = [('1', 0), ('1', 0), ('1', 0), ('=', 0), ('-', 0), ('-', 0)];
        let both = first.into_iter().zip(last);
        both.map(|(first, last)| vec![first, last]).collect()
    };
    // In round 2 number 3, with one point, beat 4, with half a point. 1, 2 and 3 have two points now; only 3 floated.
    let made_of = rows([('1', 0), ('1', 0), ('w', 4), ('l', -3), ('-', 0), ('-', 0)]);
    let borrowed: Vec<&[(char, i16)]> = made_of.iter().map(Vec::as_slice).collect();
    let table = by_games(7, &borrowed);
    let third = RoundNumber::new(3).unwrap();
    let explained = Explained::until(&table, third, &Halt::never()).unwrap();
    let first = explained.report().groups.first().cloned().unwrap();
    let floater = first.floaters.first().unwrap();
    assert_eq!(floater.tpn, tpn(2));
    made(&table, 3);
}

/// 2.6: with as many floaters from each side, the last pair above the median is taken back.
#[test]
fn article_2_6_pairs_are_taken_back() {
    // Two players above, two below, and two in the median who may not meet each other.
    let rows: [&[(char, i16)]; 6] = [
        &[('1', 0)],
        &[('1', 0)],
        &[('=', 0)],
        &[('=', 0)],
        &[('-', 0)],
        &[('-', 0)],
    ];
    let mut table = by_games(7, &rows);
    forbid(&mut table, &[(3, 4)]);
    let second = RoundNumber::new(2).unwrap();
    let explained = Explained::until(&table, second, &Halt::never()).unwrap();
    let report = explained.report();
    let median = report.groups.last().unwrap();
    assert_eq!((median.taken_back, median.pairs.len()), (1, 2));
    assert!(median.incoming.iter().all(|came| came.chosen.is_none()));
    // 1 and 2 come down, and each takes the first of the others.
    let (pairs, _) = made(&table, 2);
    let both: Vec<BTreeSet<u16>> = pairs
        .iter()
        .map(|(a, b)| BTreeSet::from([*a, *b]))
        .collect();
    for pair in [[1, 3], [2, 4], [5, 6]] {
        assert!(both.contains(&BTreeSet::from(pair)), "{pairs:?}");
    }
    // One more floater from above than from below: a pair below is taken back.
    let rows: [&[(char, i16)]; 8] = [
        &[('1', 0)],
        &[('1', 0)],
        &[('1', 0)],
        &[('=', 0)],
        &[('-', 0)],
        &[('-', 0)],
        &[('-', 0)],
        &[('-', 0)],
    ];
    let mut table = by_games(7, &rows);
    forbid(&mut table, &[(3, 4), (2, 4), (1, 4)]);
    let explained = Explained::until(&table, second, &Halt::never()).unwrap();
    let report = explained.report();
    let median = report.groups.last().unwrap();
    assert_eq!(median.taken_back, 1);
    let back = median.incoming.iter().filter(|came| came.chosen.is_none());
    assert!(back.into_iter().all(|came| !came.is_from_above));
    made(&table, 2);
}

/// 5.4: in the median and above, the higher numbered player has the colour that both are due; below it, the lower numbered.
/// Art. 6: in the last round colours keep nobody apart.
#[test]
fn article_5_4_same_histories() {
    // 1 and 2 won with White, 3 and 4 drew with White; 5 to 8 had Black.
    let table = by_games(
        3,
        &[
            &[('w', 5)],
            &[('w', 6)],
            &[('l', 7)],
            &[('l', 8)],
            &[('l', -1)],
            &[('l', -2)],
            &[('w', -3)],
            &[('w', -4)],
        ],
    );
    let mut apart = table.clone();
    forbid(
        &mut apart,
        &[
            (1, 7),
            (1, 8),
            (2, 7),
            (2, 8),
            (3, 5),
            (3, 6),
            (4, 5),
            (4, 6),
        ],
    );
    let (pairs, _) = made(&apart, 2);
    // 1 is due Black as 2 is, and has it; 7 has the White that 8 is due too; of 3 and 4 the lower number has the Black due to both, of 5
    // and 6 the lower number White.
    assert_eq!(pairs, [(2, 1), (3, 4), (6, 5), (7, 8)]);
}

/// Art. 6 and 2.1: two players with the same colour in their last two games meet in the last round only.
#[test]
fn article_6_the_last_round() {
    let rows: [&[(char, i16)]; 4] = [
        &[('w', 3), ('d', 4)],
        &[('w', 4), ('d', 3)],
        &[('l', -1), ('d', -2)],
        &[('l', -2), ('d', -1)],
    ];
    let third = RoundNumber::new(3).unwrap();
    assert_eq!(made(&by_games(3, &rows), 3).0.len(), 2);
    let before = by_games(4, &rows);
    assert!(matches!(
        pair(&before, third),
        Err(Impossible::NoCompletePairing { .. })
    ));
    assert_eq!(oracle::pair(&before, third), None);
}
