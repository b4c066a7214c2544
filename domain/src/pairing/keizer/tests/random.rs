//! Random events, compared with the oracle.

use proptest::prelude::*;

use super::*;
use crate::pairing::keizer::oracle;

/// Parameters of every kind.
fn any_parameters() -> impl Strategy<Value = Parameters> {
    let values = prop_oneof![
        Just(Values::Players),
        Just(Values::ThreeTimes),
        (1_u16..60, 0_u16..4).prop_map(|(top, step)| Values::Fixed { top, step }),
    ];
    let fraction = || (0_u8..=60).prop_map(|part| Fraction::new(part).unwrap());
    let worth = move || {
        prop_oneof![
            fraction().prop_map(Worth::Own),
            (0_u16..20).prop_map(Worth::Points)
        ]
    };
    let most = prop_oneof![Just(None), (0_u8..4).prop_map(Some)];
    let worths = (worth(), worth(), worth(), worth());
    (
        values,
        any::<[bool; 3]>(),
        fraction(),
        worths,
        0_u16..9,
        most,
        0_u8..5,
    )
        .prop_map(
            |(
                values,
                [own_value, is_frozen, halves_further],
                loss,
                worths,
                late,
                most_absences,
                rounds_between,
            )| {
                let (pairing_bye, full_point_bye, half_point_bye, absence) = worths;
                Parameters {
                    values,
                    own_value,
                    loss,
                    pairing_bye,
                    full_point_bye,
                    half_point_bye,
                    absence,
                    late,
                    most_absences,
                    halves_further,
                    rounds_between,
                    is_frozen,
                }
            },
        )
}

/// An event as the engine pairs it, with random results, absences and late entries.
fn played(players: u16, rounds: u8, dice: &[u8], parameters: &Parameters) -> Crosstable {
    let mut dice = dice.iter().cycle().copied();
    let participants = (0..players).map(|_| Participant {
        rating: None,
        entries: Vec::new(),
    });
    let mut table =
        Crosstable::new(participants.collect(), rounds, ScoringSystem::STANDARD).unwrap();
    table.initial_colour = Some(Colour::White);
    for number in 1..=rounds {
        let byes: Vec<Option<Bye>> = (0..players)
            .map(|index| match dice.next().unwrap() % 16 {
                0 | 1 => Some(Bye::ZeroPoint),
                2 => Some(Bye::HalfPoint),
                3 => Some(Bye::FullPoint),
                _ if index % 5 == 4 && number <= 2 => Some(Bye::ZeroPoint),
                _ => None,
            })
            .collect();
        let absent = table.with_round(round(number), |tpn| byes[tpn.index()].map(RoundEntry::Bye));
        table = absent.unwrap();
        let pairing = pair(&table, round(number), parameters).unwrap();
        let results: Vec<BoardResult> = pairing
            .pairs
            .iter()
            .map(|_| match dice.next().unwrap() % 10 {
                0..=3 => WIN,
                4 | 5 => DRAW,
                6..=8 => LOSS,
                _ => BoardResult::BlackWinsByForfeit,
            })
            .collect();
        table = table
            .with_round(round(number), |tpn| {
                let board = pairing
                    .pairs
                    .iter()
                    .position(|pair| [pair.white, pair.black].contains(&tpn));
                board.map_or(Some(RoundEntry::Bye(Bye::PairingAllocated)), |board| {
                    let pair = pairing.pairs[board];
                    let entry = if pair.white == tpn {
                        results[board].entry(Colour::White, pair.black)
                    } else {
                        results[board].entry(Colour::Black, pair.white)
                    };
                    Some(entry)
                })
            })
            .unwrap();
    }
    table
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    /// Scores, order and every round agree with the oracle, terms add up, and the scoring ends.
    #[test]
    fn events_are_what_the_oracle_says(
        players in 1_u16..12,
        rounds in 1_u8..7,
        dice in prop::collection::vec(any::<u8>(), 60),
        parameters in any_parameters(),
    ) {
        let table = played(players, rounds, &dice, &parameters);
        prop_assert_eq!(oracle::breaches(&table, &parameters), []);
        for number in 0..=rounds {
            let ranking = Ranking::after(&table, number, &parameters);
            let through = RoundNumber::new(number).unwrap_or(RoundNumber::FIRST);
            let told = oracle::ranking(&table, number, through, &parameters);
            let own: Vec<(Tpn, i128)> = ranking.order().iter().take(told.len())
                .map(|tpn| (*tpn, i128::from(ranking.place(*tpn).unwrap().score.parts()) * 30))
                .collect();
            prop_assert_eq!(own, told);
            prop_assert!(ranking.times() <= 20);
            for (rank, tpn) in (1..).zip(ranking.order()) {
                let place = ranking.place(*tpn).unwrap();
                prop_assert_eq!(place.rank, rank);
                let sum: Score = place.terms.iter().map(|term| term.amount).sum();
                prop_assert_eq!(place.score, sum);
                for term in &place.terms {
                    if let Some((part, value)) = term.part {
                        let parts = i64::from(part.sixtieths()) * value.parts();
                        let halves = if matches!(term.cause, Cause::Halved(_)) { 2 } else { 1 };
                        prop_assert_eq!(term.amount.parts() * 60 * halves, parts);
                    }
                }
            }
        }
    }

    /// A solved round is the one that is paired, and has a reason for every seat; no other seat counts as paired.
    #[test]
    fn a_solved_round_is_the_paired_one(
        players in 2_u16..9,
        dice in prop::collection::vec(any::<u8>(), 40),
        parameters in any_parameters(),
    ) {
        let table = played(players, 3, &dice, &parameters).truncated(2);
        let explained = Explained::until(&table, round(3), &parameters, &Halt::never()).unwrap();
        let pairing = explained.pairing();
        prop_assert_eq!(&pairing, &pair(&table, round(3), &parameters).unwrap());
        prop_assert!(explained.is_of(&table, round(3), &parameters));
        let everybody: Vec<Tpn> = (1..=players).map(tpn).collect();
        for one in &everybody {
            let why = explained.why(*one).unwrap();
            let seat = match &why {
                Reason::Game(game) => Seat::Pair(game.board.pair),
                Reason::Bye(bye) => Seat::Bye(bye.member.tpn),
            };
            prop_assert_eq!(pairing.seat(*one), Some(seat));
            let bye = explained.why_not(Seat::Bye(*one)).unwrap();
            prop_assert_eq!(bye == Answer::AsPaired, pairing.bye == Some(*one));
            for two in everybody.iter().filter(|two| *two != one) {
                let asked = Pair { white: *one, black: *two };
                let meet = pairing.pairs.iter().any(|p| [p.white, p.black].contains(one) && [p.white, p.black].contains(two));
                let answer = explained.why_not(Seat::Pair(asked)).unwrap();
                prop_assert_eq!(answer == Answer::AsPaired, meet);
                if let Answer::Worse { ruled, asked, .. } = answer {
                    prop_assert!(ruled < asked);
                }
            }
        }
    }

    /// If value numbers stay, a win in the last round gives no less than a draw, and a draw no less than a loss, whatever the
    /// parameters: earlier rounds keep what they gave. The same holds if all rounds are scored anew and value numbers do not
    /// depend on ranks.
    #[test]
    fn a_win_never_lowers_the_own_score_where_values_stand(
        players in 2_u16..9,
        rounds in 1_u8..5,
        dice in prop::collection::vec(any::<u8>(), 40),
        mut parameters in any_parameters(),
        is_flat: bool,
    ) {
        parameters.is_frozen = !is_flat;
        // A loss that gives more than one half would be worth more than a draw.
        parameters.loss = parameters.loss.min(Fraction::HALF);
        if is_flat {
            parameters.values = Values::Fixed { top: 30, step: 0 };
        }
        let table = played(players, rounds, &dice, &parameters);
        let last = round(rounds);
        for one in (1..=players).map(tpn) {
            let Some(RoundEntry::Played { opponent, .. }) = table.entry(one, last) else {
                continue;
            };
            let scores = [Outcome::Loss, Outcome::Draw, Outcome::Win].map(|own| {
                let mut participants = table.participants().to_vec();
                let other = match own {
                    Outcome::Win => Outcome::Loss,
                    Outcome::Draw => Outcome::Draw,
                    Outcome::Loss => Outcome::Win,
                };
                for (who, result) in [(one, own), (opponent, other)] {
                    if let RoundEntry::Played { outcome, .. } = &mut participants[who.index()].entries[last.index()] {
                        *outcome = result;
                    }
                }
                let changed = Crosstable::new(participants, rounds, table.scoring).unwrap();
                Ranking::after(&changed, rounds, &parameters).place(one).unwrap().score
            });
            prop_assert!(scores.is_sorted(), "{:?}", scores);
        }
    }
}

/// A hundred players: the boards are compared with every exchange between two of them.
#[test]
fn large_fields_cannot_be_made_better_by_an_exchange() {
    let dice: Vec<u8> = (0..251_u32)
        .map(|n| u8::try_from((n * n * 7 + n * 13) % 256).unwrap())
        .collect();
    let table = played(101, 6, &dice, &USUAL);
    assert_eq!(oracle::breaches(&table, &USUAL), []);
}
