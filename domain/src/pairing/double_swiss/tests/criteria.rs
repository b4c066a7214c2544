//! Each criterion in a field where it decides.

use super::*;

/// A match without an opponent, by the half-points that it gives.
fn bye(halves: u8) -> [RoundEntry; 2] {
    let (zero, half, full) = (Bye::ZeroPoint, Bye::HalfPoint, Bye::FullPoint);
    let both = match halves {
        0 => [zero, zero],
        1 => [half, zero],
        2 => [half, half],
        3 => [full, half],
        _ => [full, full],
    };
    both.map(RoundEntry::Bye)
}

/// Two who drew both games.
fn drawn(entries: &mut [Vec<RoundEntry>], one: u16, two: u16) {
    for colour in [Colour::White, Colour::Black] {
        entries[usize::from(one) - 1].push(BoardResult::Draw.entry(colour, tpn(two)));
        entries[usize::from(two) - 1].push(BoardResult::Draw.entry(!colour, tpn(one)));
    }
}

fn table(entries: Vec<Vec<RoundEntry>>, planned: u8, apart: &[(u16, u16)]) -> Crosstable {
    let participants = entries.into_iter().map(|entries| Participant {
        rating: None,
        entries,
    });
    let scoring = ScoringSystem::STANDARD;
    let mut table = Crosstable::new(participants.collect(), planned, scoring).unwrap();
    table.initial_colour = Some(Colour::White);
    table.forbidden = apart
        .iter()
        .map(|(one, two)| Forbidden {
            first: RoundNumber::FIRST,
            last: number(planned),
            members: vec![tpn(*one), tpn(*two)],
        })
        .collect();
    table
}

/// A table after one match of byes with these half-points; the pairs of `apart` may not meet.
fn after_byes(halves: &[u8], apart: &[(u16, u16)]) -> Crosstable {
    let entries = halves.iter().map(|halves| bye(*halves).to_vec());
    table(entries.collect(), 18, apart)
}

/// The pairs, smaller number first, in order; the engine in both ways and the text agree.
fn pairs(table: &Crosstable, round: u8) -> Vec<(u16, u16)> {
    let round = number(round);
    let given = pair(table, round).unwrap();
    assert_eq!(Ok(given.clone()), pair_as_a_whole(table, round));
    let text = oracle::pair(table, round).map(sorted);
    assert_eq!(Some(sorted(given.clone())), text);
    let pairs = given.pairs.into_iter().map(|pair| {
        let both = [pair.white.get(), pair.black.get()];
        (both[0].min(both[1]), both[0].max(both[1]))
    });
    let mut pairs: Vec<(u16, u16)> = pairs.collect();
    pairs.sort_unstable();
    pairs
}

/// Why the two do not meet.
fn verdict(table: &Crosstable, round: u8, one: u16, two: u16) -> Verdict {
    let explained = Explained::until(table, number(round), &Halt::never()).unwrap();
    let seat = Seat::Pair(Pair {
        white: tpn(one),
        black: tpn(two),
    });
    match explained.why_not(seat).unwrap() {
        Answer::First(answer) => answer.verdict,
        Answer::Second(_) => panic!("a first game"),
    }
}

fn is_worse(verdict: &Verdict, by: Criterion) -> bool {
    matches!(verdict, Verdict::Worse { criterion, .. } if *criterion == by)
}

/// C4: two who can meet do so, although then each player of the following scoregroup needs an opponent from below, because they
/// may not meet each other.
#[test]
fn c4_as_few_upfloaters_as_can_be() {
    let apart = [(3, 4), (3, 5), (3, 6), (4, 5), (4, 6), (5, 6)];
    let table = after_byes(&[4, 4, 2, 2, 2, 2, 0, 0, 0, 0], &apart);
    let found = pairs(&table, 3);
    assert_eq!(found, [(1, 2), (3, 7), (4, 8), (5, 9), (6, 10)]);
    assert!(is_worse(&verdict(&table, 3, 1, 3), Criterion::Upfloaters));
}

/// C5: the upfloater has as many points as possible, whatever the pairing number.
#[test]
fn c5_upfloaters_with_most_points() {
    let table = after_byes(&[4, 0, 2, 0], &[]);
    assert_eq!(pairs(&table, 3), [(1, 3), (2, 4)]);
    assert!(is_worse(&verdict(&table, 3, 1, 2), Criterion::Distances));
    let table = after_byes(&[4, 3, 2, 2, 1, 4], &[(1, 6)]);
    assert_eq!(pairs(&table, 3), [(1, 3), (2, 6), (4, 5)]);
    // The lowest counts first: 3 and 4 with one point each rather than 2 with one and a half and 5 with half a point.
    let apart = [(1, 6), (2, 3), (2, 4), (3, 5), (4, 5)];
    let table = after_byes(&[4, 3, 2, 2, 1, 4], &apart);
    assert_eq!(pairs(&table, 3), [(1, 4), (2, 5), (3, 6)]);
}

/// C6: the upfloater leaves a following scoregroup that can be paired; if no upfloater does, the first one goes up.
#[test]
fn c6_what_is_left_of_the_following_scoregroup() {
    let halves = [4, 2, 2, 2, 0, 0];
    let table = after_byes(&halves, &[(3, 4)]);
    assert_eq!(pairs(&table, 3), [(1, 3), (2, 4), (5, 6)]);
    assert!(is_worse(
        &verdict(&table, 3, 1, 2),
        Criterion::NextScoregroup
    ));
    let none = after_byes(&halves, &[(2, 3), (2, 4), (3, 4)]);
    assert_eq!(pairs(&none, 3), [(1, 2), (3, 5), (4, 6)]);
    // With an odd number left, the player who is left must be able to meet somebody from below.
    let odd = after_byes(&[4, 2, 2, 0, 0, 0], &[(3, 4), (3, 5), (3, 6)]);
    assert_eq!(pairs(&odd, 3), [(1, 3), (2, 4), (5, 6)]);
}

/// C6 looks at the scores of all who are paired in the round: if the following scoregroup has been used up, it does not look at
/// the next.
#[test]
fn c6_asks_nothing_where_the_following_scoregroup_is_used_up() {
    let table = after_byes(&[4, 3, 2, 2, 2, 2, 0, 0], &[(1, 2), (4, 5), (4, 6), (5, 6)]);
    let found = pairs(&table, 3);
    assert!(found.contains(&(1, 3)), "{found:?}");
}

/// After two matches, 1 has three points, 2 and 3 have two. 2 met somebody with fewer points in the second match.
fn floaters(planned: u8) -> Crosstable {
    let byes = |first, second| [bye(first), bye(second)].concat();
    let mut entries = vec![
        byes(4, 2),
        bye(2).to_vec(),
        byes(2, 2),
        bye(0).to_vec(),
        byes(0, 2),
        byes(0, 0),
    ];
    drawn(&mut entries, 2, 4);
    table(entries, planned, &[])
}

/// C7: a player who floated in the match before does not float up again, except in the last match.
#[test]
fn c7_nobody_floats_up_who_floated() {
    let table = floaters(18);
    assert_eq!(pairs(&table, 5), [(1, 3), (2, 5), (4, 6)]);
    assert!(is_worse(&verdict(&table, 5, 1, 2), Criterion::FloatedAgain));
    assert_eq!(pairs(&floaters(6), 5), [(1, 2), (3, 4), (5, 6)]);
    // An odd number of rounds ends with a first game.
    assert_eq!(pairs(&floaters(5), 5), [(1, 2), (3, 4), (5, 6)]);
    assert_eq!(pairs(&floaters(7), 5), [(1, 3), (2, 5), (4, 6)]);
}

/// C8: a player who floated in the match before does not meet an upfloater, except in the last match.
#[test]
fn c8_nobody_meets_an_upfloater_who_floated() {
    let of = |planned| {
        let byes = |first, second| [bye(first), bye(second)].concat();
        let mut entries = vec![
            byes(4, 2),
            bye(4).to_vec(),
            byes(4, 2),
            byes(2, 2),
            bye(2).to_vec(),
            byes(0, 2),
        ];
        drawn(&mut entries, 2, 5);
        table(entries, planned, &[])
    };
    // 1 to 3 have three points, 4 and 5 two, and 5 floated too.
    assert_eq!(pairs(&of(18), 5), [(1, 4), (2, 3), (5, 6)]);
    assert!(is_worse(&verdict(&of(18), 5, 2, 4), Criterion::Opponents));
    assert_eq!(pairs(&of(6), 5), [(1, 3), (2, 4), (5, 6)]);
}

/// 3.5.4: among equally good sets, the first by score and then by number.
#[test]
fn article_3_5_4_the_first_set_of_upfloaters() {
    let halves = [2, 2, 2, 2, 4, 4];
    let table = after_byes(&halves, &[(5, 6)]);
    assert_eq!(pairs(&table, 3), [(1, 5), (2, 6), (3, 4)]);
    let later = verdict(&table, 3, 3, 5);
    assert!(
        matches!(
            later,
            Verdict::Later {
                step: Step::Upfloaters,
                ..
            }
        ),
        "{later:?}"
    );
    let apart = [(5, 6), (1, 5), (1, 6), (2, 5)];
    let table = after_byes(&halves, &apart);
    assert_eq!(pairs(&table, 3), [(1, 4), (2, 6), (3, 5)]);
}

/// 3.6: tops have the smallest numbers possible, and then so do their opponents.
#[test]
fn article_3_6_the_first_identifier() {
    let of = |apart: &[(u16, u16)]| pairs(&after_byes(&[2; 6], apart), 3);
    assert_eq!(of(&[]), [(1, 4), (2, 5), (3, 6)]);
    assert_eq!(of(&[(1, 4)]), [(1, 5), (2, 4), (3, 6)]);
    // Tops 1, 2, 3 come before any others, even if their opponents are the last.
    assert_eq!(of(&[(1, 4), (1, 5), (2, 4)]), [(1, 6), (2, 5), (3, 4)]);
    // 1 may meet neither 4, 5 nor 6, so 2 or 3 is not a top.
    assert_eq!(of(&[(1, 4), (1, 5), (1, 6)]), [(1, 3), (2, 5), (4, 6)]);
    let table = after_byes(&[2; 6], &[]);
    let later = verdict(&table, 3, 1, 5);
    assert!(
        matches!(
            later,
            Verdict::Later {
                step: Step::Identifier,
                ..
            }
        ),
        "{later:?}"
    );
    // A resident with a larger number than the upfloater's is the bottom of the pair.
    let mixed = after_byes(&[0, 2, 4, 4, 4, 0], &[(3, 4)]);
    assert_eq!(pairs(&mixed, 3), [(1, 6), (2, 4), (3, 5)]);
}
