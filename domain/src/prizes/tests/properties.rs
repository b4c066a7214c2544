//! What holds for all funds and halls.

use std::collections::BTreeSet;

use proptest::prelude::*;

use super::*;

prop_compose! {
    fn any_hall()(people in prop::collection::vec((0..6_i32, 1400..2400_u16, 1950..2018_i32, any::<bool>(), any::<bool>()), 1..30))
        -> Vec<Candidate> {
        let mut people = people;
        people.sort_by_key(|person| std::cmp::Reverse(person.0));
        let mut hall: Vec<Candidate> = Vec::new();
        for (at, (halves, rating, born, is_woman, shares_place)) in people.into_iter().enumerate() {
            let points = Points::from_halves(halves);
            let last = hall.last().filter(|last| shares_place && last.points == points);
            hall.push(Candidate {
                place: last.map_or(at + 1, |last| last.place),
                points,
                rating: Elo::new(rating).ok(),
                birth_year: Some(born),
                sex: Some(if is_woman { Sex::Female } else { Sex::Male }),
                games: 5,
                is_eligible: at % 7 != 6,
                ..Candidate::default()
            });
        }
        hall
    }
}

prop_compose! {
    fn any_list()(mut euros in prop::collection::vec(0..500_u64, 1..9)) -> String {
        euros.sort_unstable_by_key(|n| std::cmp::Reverse(*n));
        euros.iter().map(u64::to_string).collect::<Vec<_>>().join(" ")
    }
}

prop_compose! {
    fn any_fund()(
        lists in prop::collection::vec(any_list(), 5),
        methods in (0..3_usize, 0..3_usize),
        rounding in 0..4_usize,
        flags in (any::<bool>(), any::<bool>(), any::<bool>()),
    ) -> Fund {
        let heads = ["donne", "U18", "sotto 1800", "over 50"];
        let others = heads.iter().zip(&lists[1..]).map(|(head, list)| format!("{head}: {list}"));
        let others: Vec<String> = others.collect();
        read(&Typed {
            general: &lists[0],
            others: &others.join("\n"),
            general_method: Method::ALL[methods.0],
            other_method: Method::ALL[methods.1],
            rounding: Rounding::ALL[rounding],
            one_each: flags.0,
            general_first: flags.1,
            beyond: if flags.2 { Beyond::Share } else { Beyond::Leave },
            year: 2026,
            ..Typed::default()
        })
        .unwrap()
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(400) })]

    /// No list gives more than it has, nobody has more than somebody before them in the same list, and the terms of each
    /// amount add up.
    #[test]
    fn the_fund_is_never_overdrawn_and_no_order_inverted(fund in any_fund(), hall in any_hall()) {
        let allocation = allocate(&fund, &hall, &[]);
        prop_assert!(allocation.given(None) <= fund.total);
        for (index, list) in fund.lists.iter().enumerate() {
            prop_assert!(allocation.given(Some(index)) <= list.sum());
            let mine: Vec<&Award> = allocation.awards.iter().filter(|award| award.list == index).collect();
            for (one, next) in mine.iter().zip(mine.iter().skip(1)) {
                prop_assert!(one.candidate < next.candidate && one.money >= next.money, "{one:?} {next:?}");
            }
        }
        for award in &allocation.awards {
            let terms = i64::try_from(award.why.own.cents() + award.why.part.cents()).unwrap();
            prop_assert_eq!(terms + award.why.rounding, i64::try_from(award.money.cents()).unwrap());
            prop_assert!(hall[award.candidate].is_eligible);
        }
    }

    /// With one prize each nobody has two; at rest nobody stands before those of a list, fits it, and has less.
    #[test]
    fn one_prize_each_is_one_and_the_best(fund in any_fund(), hall in any_hall()) {
        let fund = Fund { one_each: true, ..fund };
        let allocation = allocate(&fund, &hall, &[]);
        let who: BTreeSet<usize> = allocation.awards.iter().map(|award| award.candidate).collect();
        prop_assert_eq!(who.len(), allocation.awards.len());
        if allocation.is_settled {
            for award in &allocation.awards {
                prop_assert!(award.left.is_none_or(|(_, other)| other <= award.money), "{award:?}");
            }
        }
    }

    /// Where all is divided to the hundredth by place, each list that has enough members gives all that it has.
    #[test]
    fn nothing_is_lost(hall in any_hall(), general in any_list()) {
        for method in Method::ALL {
            let fund = Fund { rounding: Rounding::Cent, ..fund(method, &general, "") };
            let eligible = hall.iter().filter(|candidate| candidate.is_eligible).count();
            let prizes = fund.lists[0].prizes.iter().take(eligible).map(|prize| prize.money).sum::<Money>();
            let given = allocate(&fund, &hall, &[]).given(None);
            prop_assert_eq!(given, prizes);
        }
    }
}
