//! Tables worked out by hand.

mod asked;
mod least_cost;
mod random;

use super::{
    Answer, Apart, Cause, Criterion, End, Explained, Fraction, Parameters, Preset, Ranking, Reason,
    Score, Values, Worth, pair,
};
use crate::{
    event::{
        BoardResult, Bye, Colour, Crosstable, Forbidden, Halt, Outcome, Participant, RoundEntry,
        RoundNumber, ScoringSystem, Tpn,
    },
    pairing::{Concern, Impossible, Pair, Seat},
};

const USUAL: Parameters = Parameters::USUAL;

fn tpn(number: u16) -> Tpn {
    Tpn::new(number).unwrap()
}

fn round(number: u8) -> RoundNumber {
    RoundNumber::new(number).unwrap()
}

/// A round: its games as White, Black and result, and its byes.
type Round<'a> = (&'a [(u16, u16, BoardResult)], &'a [(u16, Bye)]);

/// An event of this many players; a player in none of the lists of a round has a zero-point bye.
fn table(players: u16, rounds: &[Round<'_>]) -> Crosstable {
    let participants = (1..=players).map(|number| {
        let entries = rounds.iter().map(|(games, byes)| {
            let game = games.iter().find_map(|(white, black, result)| {
                if *white == number {
                    Some(result.entry(Colour::White, tpn(*black)))
                } else if *black == number {
                    Some(result.entry(Colour::Black, tpn(*white)))
                } else {
                    None
                }
            });
            let bye = byes.iter().find(|(who, _)| *who == number);
            game.or(bye.map(|(_, bye)| RoundEntry::Bye(*bye)))
                .unwrap_or(RoundEntry::Bye(Bye::ZeroPoint))
        });
        Participant {
            rating: None,
            entries: entries.collect(),
        }
    });
    let planned = u8::try_from(rounds.len()).unwrap().max(9);
    let mut table =
        Crosstable::new(participants.collect(), planned, ScoringSystem::STANDARD).unwrap();
    table.initial_colour = Some(Colour::White);
    table
}

/// Order, value numbers and scores in hundredths.
fn told(ranking: &Ranking) -> Vec<(u16, i64, i64)> {
    let places = ranking
        .order()
        .iter()
        .map(|tpn| ranking.place(*tpn).unwrap());
    places
        .map(|place| {
            let [value, score] = [place.value, place.score].map(Score::hundredths);
            (place.tpn.get(), value, score)
        })
        .collect()
}

const WIN: BoardResult = BoardResult::WhiteWins;
const DRAW: BoardResult = BoardResult::Draw;
const LOSS: BoardResult = BoardResult::BlackWins;

#[test]
fn presets_have_their_own_words() {
    assert_eq!(
        Preset::ALL.map(Preset::code),
        ["usual", "classic", "free-keizer"]
    );
}

/// By hand, four players. Values 4 3 2 1: 1 beats 2 (4 + 3 = 7), 2 has 3, 3 draws with 4 (2 + ½ = 2½), 4 has 1 + 1 = 2. The
/// order is 1 2 3 4 again, so it is settled at once.
#[test]
fn rules_2_to_6_a_round_that_changes_no_order() {
    let table = table(4, &[(&[(1, 2, WIN), (3, 4, DRAW)], &[])]);
    let ranking = Ranking::after(&table, 1, &USUAL);
    assert_eq!(
        told(&ranking),
        [(1, 400, 700), (2, 300, 300), (3, 200, 250), (4, 100, 200)]
    );
    assert_eq!((ranking.end(), ranking.times()), (End::Settled, 1));
    let terms = &ranking.place(tpn(3)).unwrap().terms;
    assert_eq!(terms.len(), 2);
    assert_eq!(terms[0].cause, Cause::Own);
    let drawn = Cause::Game {
        opponent: tpn(4),
        outcome: Outcome::Draw,
        is_played: true,
    };
    assert_eq!((terms[1].round, terms[1].cause), (Some(round(1)), drawn));
    let one = Score::from_parts(Score::PARTS);
    assert_eq!(terms[1].part, Some((Fraction::HALF, one)));
    assert_eq!(terms[1].amount.hundredths(), 50);
}

/// By hand, four players, 2 beats 1 and 4 beats 3. First with values 4 3 2 1: 1 has 4, 2 has 3 + 4 = 7, 3 has 2, 4 has 1 + 2 = 3: order
/// 2 1 4 3. With 2 = 4, 1 = 3, 4 = 2, 3 = 1: 2 has 4 + 3 = 7, 1 has 3, 4 has 2 + 1 = 3, 3 has 1. 1 and 4 are level, 1 first: settled.
#[test]
fn rule_6_rounds_are_scored_until_the_order_stands() {
    let table = table(4, &[(&[(2, 1, WIN), (4, 3, WIN)], &[])]);
    let ranking = Ranking::after(&table, 1, &USUAL);
    assert_eq!(
        told(&ranking),
        [(2, 400, 700), (1, 300, 300), (4, 200, 300), (3, 100, 100)]
    );
    assert_eq!((ranking.end(), ranking.times()), (End::Settled, 2));
}

/// By hand, without own values: two players each won once. With 2 and 1 the first has 1 and the second 2; with 1 and 2 it is
/// the other way round. So the orders alternate and both have 1½; the smaller number comes first.
#[test]
fn rule_6_two_orders_that_take_turns_give_the_middle() {
    let games: [Round<'_>; 2] = [(&[(1, 2, WIN)], &[]), (&[(2, 1, WIN)], &[])];
    let parameters = Parameters {
        own_value: false,
        ..USUAL
    };
    let ranking = Ranking::after(&table(2, &games), 2, &parameters);
    assert_eq!(told(&ranking), [(1, 150, 150), (2, 150, 150)]);
    assert_eq!((ranking.end(), ranking.times()), (End::Averaged, 2));
    let value = ranking.place(tpn(1)).unwrap().terms[0].part.unwrap().1;
    assert_eq!(value.hundredths(), 150);
}

/// By hand, three players: each beats one, loses to the other and has the bye, so they get 1½ of their own value number and
/// that of the player whom they beat. In the order 1 2 3 they have 5½, 6 and 3½, which is 2 1 3; that gives 2 3 1, then 3 2 1,
/// 3 1 2, 1 3 2, and 1 2 3 again. So no order stands and no two alternate. The twentieth time is by 2 1 3, where 2 has 4½ + 2,
/// 3 has 1½ + 3 and 1 has 3 + 1. The oracle agrees.
#[test]
fn rule_6_after_twenty_times_the_last_scores_count() {
    let games: [Round<'_>; 3] = [
        (&[(1, 3, WIN)], &[(2, Bye::PairingAllocated)]),
        (&[(2, 1, WIN)], &[(3, Bye::PairingAllocated)]),
        (&[(3, 2, WIN)], &[(1, Bye::PairingAllocated)]),
    ];
    let table = table(3, &games);
    let ranking = Ranking::after(&table, 3, &USUAL);
    assert_eq!(
        told(&ranking),
        [(2, 300, 650), (3, 100, 450), (1, 200, 400)]
    );
    assert_eq!((ranking.end(), ranking.times()), (End::Stopped, 20));
    let halves = super::oracle::ranking(&table, 3, round(3), &USUAL)
        .into_iter()
        .map(|(tpn, parts)| (tpn.get(), parts / 3600));
    assert_eq!(halves.collect::<Vec<_>>(), [(2, 13), (3, 9), (1, 8)]);
}

/// By hand, with values that stay, three players. Round 1, values 3 2 1: 3 beats 1, 2 has the bye (½ of 2). After it 1 has 3, 2
/// has 2 + 1 = 3, 3 has 1 + 3 = 4: order 3 1 2, so in round 2 the values are 3 for 3, 2 for 1 and 1 for 2. Round 2: 2 beats 3,
/// 1 has the bye (½ of 2). Own value numbers are those of round 2: 3 has 3 + 3 + 0 = 6, 1 has 2 + 0 + 1 = 3, 2 has 1 + 1 + 3 =
/// 5.
#[test]
fn rule_7_rounds_keep_their_value_numbers() {
    let games: [Round<'_>; 2] = [
        (&[(3, 1, WIN)], &[(2, Bye::PairingAllocated)]),
        (&[(3, 2, LOSS)], &[(1, Bye::PairingAllocated)]),
    ];
    let parameters = Parameters {
        is_frozen: true,
        ..USUAL
    };
    let ranking = Ranking::after(&table(3, &games), 2, &parameters);
    assert_eq!(
        told(&ranking),
        [(3, 300, 600), (2, 100, 500), (1, 200, 300)]
    );
    assert_eq!(ranking.end(), End::Frozen);
}

/// By hand, with value numbers that do not change (60 for all): what each kind of round gives.
#[test]
fn rules_3_4_8_and_9_what_a_round_gives() {
    let parameters = Parameters {
        values: Values::Fixed { top: 60, step: 0 },
        loss: Fraction::new(10).unwrap(),
        late: 7,
        half_point_bye: Worth::Points(11),
        most_absences: Some(2),
        ..USUAL
    };
    let rounds: Vec<Round<'_>> = vec![
        (
            &[(1, 2, LOSS)],
            &[(3, Bye::PairingAllocated), (4, Bye::FullPoint)],
        ),
        (
            &[(1, 2, BoardResult::WhiteWinsByForfeit)],
            &[(3, Bye::HalfPoint)],
        ),
        (&[(1, 2, BoardResult::DoubleForfeit)], &[]),
        (&[(1, 5, DRAW)], &[]),
    ];
    let ranking = Ranking::after(&table(6, &rounds), 4, &parameters);
    let amounts = |number: u16| -> Vec<i64> {
        let terms = &ranking.place(tpn(number)).unwrap().terms;
        terms.iter().map(|term| term.amount.hundredths()).collect()
    };
    // Own value number, lost, won by forfeit, both stayed away, drawn.
    assert_eq!(amounts(1), [6000, 1000, 6000, 0, 3000]);
    assert_eq!(amounts(2), [6000, 6000, 0, 0, 2100]);
    // The bye, 11 points, an absence, and one absence too many.
    assert_eq!(amounts(3), [6000, 3000, 1100, 2100, 0]);
    // A full-point bye is not an absence.
    assert_eq!(amounts(4), [6000, 4200, 2100, 2100, 0]);
    // Came in round 4.
    assert_eq!(amounts(5), [6000, 700, 700, 700, 3000]);
    // Never came: no value number, the last place.
    assert_eq!(amounts(6), [0; 0]);
    assert_eq!(ranking.order().last(), Some(&tpn(6)));
    assert_eq!(ranking.arrived(), 5);
    // 1 has 160, 2 has 141, 4 has 144, 3 has 122, 5 has 111: 1 4 2 3 5 6.
    assert_eq!(ranking.before_points(), [5, 3, 2, 4, 1, 0]);
    let causes = |number: u16| -> Vec<Cause> {
        let terms = &ranking.place(tpn(number)).unwrap().terms;
        terms.iter().map(|term| term.cause).collect()
    };
    assert_eq!(causes(3)[4], Cause::TooMany(Bye::ZeroPoint));
    assert_eq!(causes(5)[1], Cause::BeforeArrival);
    assert_eq!(causes(4)[1], Cause::Bye(Bye::FullPoint));
    let every = Parameters {
        most_absences: None,
        ..parameters
    };
    let ranking = Ranking::after(&table(6, &rounds), 4, &every);
    let terms = &ranking.place(tpn(3)).unwrap().terms;
    assert_eq!(terms[4].amount.hundredths(), 2100);
}

/// By hand, with value numbers that do not change (59 for all): one absence counts, and each further one gives half of its
/// worth, whether that is a part (0.35, so 20.65) or points (11). A duty in the club is not an absence, before or after.
#[test]
fn rule_8_further_absences_may_give_one_half() {
    let parameters = Parameters {
        values: Values::Fixed { top: 59, step: 0 },
        half_point_bye: Worth::Points(11),
        most_absences: Some(1),
        halves_further: true,
        ..USUAL
    };
    let rounds: Vec<Round<'_>> = vec![
        (&[(1, 2, WIN)], &[(3, Bye::FullPoint)]),
        (&[(1, 2, WIN)], &[]),
        (&[(1, 2, WIN)], &[]),
        (&[(1, 2, WIN)], &[(3, Bye::HalfPoint)]),
        (&[(1, 2, WIN)], &[(3, Bye::FullPoint)]),
        (&[(1, 2, WIN)], &[]),
        (&[(1, 2, WIN)], &[(3, Bye::PairingAllocated)]),
    ];
    let told = |parameters: &Parameters| -> Vec<(Cause, i64)> {
        let ranking = Ranking::after(&table(3, &rounds), 7, parameters);
        let terms = &ranking.place(tpn(3)).unwrap().terms;
        let parts = terms.iter().map(|term| (term.cause, term.amount.parts()));
        parts.collect()
    };
    let half = Score::PARTS / 2;
    // 0.35 of 59 is 1239 sixtieths.
    let absence = 1239 * (Score::PARTS / 60);
    assert_eq!(
        told(&parameters),
        [
            (Cause::Own, 59 * Score::PARTS),
            (Cause::Bye(Bye::FullPoint), 42 * 59 * Score::PARTS / 60),
            (Cause::Bye(Bye::ZeroPoint), absence),
            (Cause::Halved(Bye::ZeroPoint), absence / 2),
            (Cause::Halved(Bye::HalfPoint), 11 * half),
            (Cause::Bye(Bye::FullPoint), 42 * 59 * Score::PARTS / 60),
            (Cause::Halved(Bye::ZeroPoint), absence / 2),
            (Cause::Bye(Bye::PairingAllocated), 59 * half),
        ]
    );
    // The whole part is given, though only half of it counts.
    let ranking = Ranking::after(&table(3, &rounds), 7, &parameters);
    let term = ranking.place(tpn(3)).unwrap().terms[3];
    let value = Score::from_parts(59 * Score::PARTS);
    assert_eq!(term.part, Some((Fraction::new(21).unwrap(), value)));
    // If all absences count, the setting changes nothing; if it is not set, further ones give nothing.
    let [every, none] = [(None, true), (Some(1), false)].map(|(most_absences, halves_further)| {
        told(&Parameters {
            most_absences,
            halves_further,
            ..parameters
        })
    });
    assert_eq!(every[6], (Cause::Bye(Bye::ZeroPoint), absence));
    assert_eq!(none[3], (Cause::TooMany(Bye::ZeroPoint), 0));
    // If no absence counts in full, all are halved.
    let all_halved = Parameters {
        most_absences: Some(0),
        ..parameters
    };
    assert_eq!(
        told(&all_halved)[2],
        (Cause::Halved(Bye::ZeroPoint), absence / 2)
    );
}

/// Half of an absence stays exact in the middle of two scores. Without own values 1 and 2 each won once, and alternate as in
/// rule 6; both missed round 3, which counts half. 1/60 of 1 and of 2, halved, and the middle of both: three parts of 240.
#[test]
fn rule_8_a_half_of_a_sixtieth_stays_exact_in_the_middle() {
    let games: [Round<'_>; 3] = [(&[(1, 2, WIN)], &[]), (&[(2, 1, WIN)], &[]), (&[], &[])];
    let parameters = Parameters {
        own_value: false,
        absence: Worth::Own(Fraction::new(1).unwrap()),
        most_absences: Some(0),
        halves_further: true,
        ..USUAL
    };
    let ranking = Ranking::after(&table(2, &games), 3, &parameters);
    assert_eq!(ranking.end(), End::Averaged);
    let parts = |number| ranking.place(tpn(number)).unwrap().score.parts();
    let middle = 3 * Score::PARTS / 2;
    assert_eq!([parts(1), parts(2)], [middle + 3, middle + 3]);
}

/// A player who comes in round 3 does not change how round 2 is paired again.
#[test]
fn whoever_comes_later_leaves_earlier_rounds_as_they_are() {
    let games: [Round<'_>; 2] = [
        (&[(1, 3, WIN), (4, 5, WIN)], &[]),
        (&[(1, 4, WIN), (3, 5, WIN)], &[]),
    ];
    let with = table(5, &games);
    let before = Ranking::before(&with, round(2), &USUAL);
    assert_eq!(before.arrived(), 4);
    // 1 has 4 + 3, 3 has 3, 4 has 2 + 1: level with 3, who has the smaller number.
    let values: Vec<i64> = [1, 2, 3, 4, 5]
        .map(|number| before.place(tpn(number)).unwrap().value.hundredths())
        .to_vec();
    assert_eq!(values, [400, 0, 300, 200, 100]);
    // To be paired in round 3, all five count.
    assert_eq!(Ranking::before(&with, round(3), &USUAL).arrived(), 5);
}

fn boards(found: &crate::pairing::RoundPairing) -> Vec<(u16, u16)> {
    let pairs = found.pairs.iter();
    pairs
        .map(|pair| (pair.white.get(), pair.black.get()))
        .collect()
}

/// By hand: 1-2, 3-4 and the bye for 5. After it the order is 1 3 2 4 5. 5 had the bye, so 4 has it now, and 1-3 and 2-5 meet.
#[test]
fn rules_10_to_12_neighbours_meet_and_the_lowest_has_the_bye() {
    let start = table(5, &[]);
    let first = pair(&start, round(1), &USUAL).unwrap();
    assert_eq!(boards(&first), [(1, 2), (3, 4)]);
    assert_eq!(first.bye, Some(tpn(5)));
    let games: [Round<'_>; 1] = [(&[(1, 2, WIN), (3, 4, WIN)], &[(5, Bye::PairingAllocated)])];
    let table = table(5, &games);
    let ranking = Ranking::before(&table, round(2), &USUAL);
    // 1 has 5 + 3, 3 has 4 + 2, 2 has 3, 4 has 2, 5 has 1 and a half of it.
    let order: Vec<u16> = ranking.order().iter().map(|tpn| tpn.get()).collect();
    assert_eq!(order, [1, 3, 2, 4, 5]);
    let second = pair(&table, round(2), &USUAL).unwrap();
    // 5 had the bye, so 4 has it, the lowest of those without one. All had one colour; now they have the other.
    assert_eq!(second.bye, Some(tpn(4)));
    assert_eq!(boards(&second), [(3, 1), (2, 5)]);
}

/// By hand: of four players, 1-2 and 3-4 met in round 1, and again would be too soon. 1-3 and 2-4 have distances of 2, so
/// squares of 8; 1-4 and 2-3 have 3 and 1, so squares of 10.
#[test]
fn rule_11_who_met_meets_again_after_some_rounds() {
    let first: Round<'_> = (&[(1, 2, WIN), (3, 4, WIN)], &[]);
    let ranked = |table: &Crosstable, number| -> Vec<u16> {
        let ranking = Ranking::before(table, round(number), &USUAL);
        ranking.order().iter().map(|tpn| tpn.get()).collect()
    };
    let after_one = table(4, &[first]);
    assert_eq!(ranked(&after_one, 2), [1, 2, 3, 4]);
    let explained = Explained::until(&after_one, round(2), &USUAL, &Halt::never()).unwrap();
    assert_eq!(boards(&explained.pairing()), [(3, 1), (2, 4)]);
    let pair_of = |white, black| Pair {
        white: tpn(white),
        black: tpn(black),
    };
    let ask = |seat| explained.why_not(seat).unwrap();
    assert_eq!(ask(Seat::Pair(pair_of(1, 3))), Answer::AsPaired);
    let again = Answer::TooSoon {
        pair: pair_of(2, 1),
        met: round(1),
        again: 5,
    };
    assert_eq!(ask(Seat::Pair(pair_of(2, 1))), again);
    let worse = Answer::Worse {
        pair: pair_of(1, 4),
        criterion: Criterion::Distances,
        ruled: 8,
        asked: 10,
    };
    assert_eq!(ask(Seat::Pair(pair_of(1, 4))), worse);
    assert_eq!(ask(Seat::Bye(tpn(4))), Answer::NoBye);
    // When all three others have been met, those met first come again, although too soon.
    let all: [Round<'_>; 3] = [
        first,
        (&[(3, 1, LOSS), (2, 4, WIN)], &[]),
        (&[(1, 4, WIN), (2, 3, LOSS)], &[]),
    ];
    let table = table(4, &all);
    assert_eq!(ranked(&table, 4), [1, 3, 2, 4]);
    let explained = Explained::until(&table, round(4), &USUAL, &Halt::never()).unwrap();
    assert_eq!(boards(&explained.pairing()), [(1, 2), (4, 3)]);
    assert_eq!(explained.report().rematches, 2);
    let Some(Reason::Game(game)) = explained.why(tpn(1)) else {
        panic!()
    };
    assert_eq!(game.board.met, Some((round(1), true)));
    assert_eq!(game.between, [(tpn(3), Apart::TooSoon(round(2), 6))]);
    assert_eq!(game.board.members[1].rank, 3);
    let ask = |seat| explained.why_not(seat).unwrap();
    assert!(matches!(
        ask(Seat::Pair(pair_of(1, 3))),
        Answer::TooSoon { .. }
    ));
    // No rounds between: neighbours may meet at any time.
    let none = Parameters {
        rounds_between: 0,
        ..USUAL
    };
    let again = pair(&after_one, round(2), &none).unwrap();
    assert_eq!(boards(&again), [(2, 1), (4, 3)]);
    let again = pair(&table, round(4), &none).unwrap();
    assert_eq!(boards(&again), [(3, 1), (4, 2)]);
}

#[test]
fn pairs_that_the_event_forbids_never_meet() {
    let mut start = table(5, &[]);
    let forbid = |members: &[u16]| Forbidden {
        first: round(1),
        last: round(9),
        members: members.iter().map(|number| tpn(*number)).collect(),
    };
    start.forbidden = vec![forbid(&[1, 2])];
    let found = pair(&start, round(1), &USUAL).unwrap();
    assert_eq!(boards(&found), [(1, 3), (4, 2)]);
    let explained = Explained::until(&start, round(1), &USUAL, &Halt::never()).unwrap();
    let both = Pair {
        white: tpn(1),
        black: tpn(2),
    };
    assert_eq!(
        explained.why_not(Seat::Pair(both)),
        Ok(Answer::Forbidden(both))
    );
    // 1 to 4 may not meet each other: 5 meets one of them, and no bye would help the others.
    start.forbidden = vec![forbid(&[1, 2, 3, 4])];
    assert!(matches!(
        pair(&start, round(1), &USUAL),
        Err(Impossible::NoCompletePairing { .. })
    ));
    // The lowest may not have the bye if the others could not be paired without them.
    start.forbidden = vec![forbid(&[1, 2, 3])];
    let found = pair(&start, round(1), &USUAL).unwrap();
    assert_eq!(found.bye, Some(tpn(3)));
    let explained = Explained::until(&start, round(1), &USUAL, &Halt::never()).unwrap();
    let Some(Reason::Bye(bye)) = explained.why(tpn(3)) else {
        panic!()
    };
    assert_eq!(bye.lower, [(tpn(4), None), (tpn(5), None)]);
    assert_eq!(
        explained.why_not(Seat::Bye(tpn(5))),
        Ok(Answer::NoCompletePairing(Seat::Bye(tpn(5))))
    );
    let lower = Answer::Lower {
        asked: tpn(1),
        taker: tpn(3),
    };
    assert_eq!(explained.why_not(Seat::Bye(tpn(1))), Ok(lower));
}

#[test]
fn a_round_made_by_hand_is_told_what_is_too_soon() {
    let games: [Round<'_>; 1] = [(&[(1, 2, WIN), (3, 4, WIN)], &[(5, Bye::PairingAllocated)])];
    let table = table(5, &games);
    let explained = Explained::until(&table, round(2), &USUAL, &Halt::never()).unwrap();
    let mut hand = explained.pairing();
    assert!(explained.by_hand(&hand).is_as_ruled());
    let again = Pair {
        white: tpn(2),
        black: tpn(1),
    };
    hand.pairs = vec![
        again,
        Pair {
            white: tpn(4),
            black: tpn(3),
        },
    ];
    hand.bye = Some(tpn(5));
    let told = explained.by_hand(&hand);
    assert!(told.concerns.contains(&Concern::Rematch(again, round(1))));
    assert!(told.concerns.contains(&Concern::ByeBarred(tpn(5))));
    assert!(told.other_bye);
    // Four rounds later it is not a concern.
    let later: Vec<Round<'_>> = vec![games[0], (&[], &[]), (&[], &[]), (&[], &[])];
    let seats = [Seat::Pair(again)];
    let table = self::table(5, &later);
    assert_eq!(super::concerns(&table, round(5), &USUAL, &seats), []);
    let earlier = table.truncated(3);
    let told = super::concerns(&earlier, round(4), &USUAL, &seats);
    assert!(told.contains(&Concern::Rematch(again, round(1))));
}

/// If everything is scored anew, a win may cost points: the opponent who was beaten falls, and is worth less. By hand, values
/// 90, 50 and 10, without own values; 1 has 500 points of a bye. They beat 2 in round 1; 3 has 20. After a draw 2 has 45 and is
/// second: 1 has 500 + 50 + 25. After a win 2 has nothing and is third: 1 has 500 + 10 + 10.
#[test]
fn a_win_may_lower_the_own_score_where_all_is_scored_anew() {
    let parameters = Parameters {
        values: Values::Fixed { top: 90, step: 40 },
        own_value: false,
        full_point_bye: Worth::Points(500),
        half_point_bye: Worth::Points(20),
        absence: Worth::Points(0),
        ..Preset::Usual.parameters()
    };
    let scores = [DRAW, WIN].map(|last| {
        let games: [Round<'_>; 3] = [
            (&[(1, 2, WIN)], &[(3, Bye::HalfPoint)]),
            (&[(1, 2, last)], &[]),
            (&[], &[(1, Bye::FullPoint)]),
        ];
        let ranking = Ranking::after(&table(3, &games), 3, &parameters);
        ranking.place(tpn(1)).unwrap().score.hundredths()
    });
    assert_eq!(scores, [57500, 52000]);
}
