//! Whole events with two lives, compared with the second reading.

use super::{
    two_lives::{TWO_LIVES, event},
    *,
};

/// Every size, with the better seed winning and with the worse one.
#[test]
fn every_size_with_two_lives_ends_after_its_rounds() {
    for players in 2..=40 {
        for better in [true, false] {
            let mut event = event(players, TWO_LIVES);
            let mut rounds = 0;
            while !TWO_LIVES.bracket(&event.table()).unwrap().is_over() {
                event.play(|board| match (better_wins(board), better) {
                    (result, true) => result,
                    (BoardResult::WhiteWins, _) => BoardResult::BlackWins,
                    _ => BoardResult::WhiteWins,
                });
                rounds += 1;
            }
            let table = event.table();
            let bracket = TWO_LIVES.bracket(&table).unwrap();
            let winner = if better {
                1
            } else {
                u16::try_from(players).unwrap()
            };
            assert_eq!(bracket.winner(), Some(tpn(winner)), "{players}");
            assert!(
                [0, 1].contains(&(table.rounds_planned() - rounds)),
                "{players}"
            );
            assert_eq!(oracle::breaches_of_two_lives(&table), [], "{players}");
            assert_eq!(check(&table, event.engine), [], "{players}");
            assert_eq!(Cup::of(&table), TWO_LIVES, "{players}");
            let ranks = bracket.ranks(players);
            let best = ranks
                .iter()
                .filter(|rank| **rank == ranks[usize::from(winner) - 1]);
            assert_eq!(best.count(), 1, "{players}");
        }
    }
}

/// Whether somebody who lost a tie sat at a board again.
fn lost_and_played(table: &Crosstable, cup: Cup) -> bool {
    let bracket = cup.bracket(table).unwrap();
    let mut ties = bracket.all_ties();
    ties.any(|tie| {
        let below = tie.place.stage.part != Part::Winners;
        below
            && tie.players().is_some_and(|[one, _]| {
                let entry = table.entry(one, cup.first_round(tie.round));
                entry.and_then(RoundEntry::opponent).is_some()
            })
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    /// Whatever the results and absences, the second reading agrees, nobody loses three times, and the report is recognised for
    /// what it is.
    #[test]
    fn every_event_of_two_lives_is_as_the_rules_say(
        players in 2_u16..=40,
        seed in any::<u64>(),
        two in any::<bool>(),
        away in prop_oneof![Just(0_u16), Just(30), Just(300)],
    ) {
        let games = if two { Games::Two } else { Games::One };
        let cup = Cup { games, ..TWO_LIVES };
        let engine = Engine::KnockOut(cup);
        let options = Options {
            participants: players,
            engine,
            draws: 400,
            forfeits: 60,
            double_forfeits: 20,
            odd_results: 20,
            absences: away,
            withdrawals: away / 10,
            ..Options::default()
        };
        // If everybody is away there is no event.
        let Ok(table) = generate(&options, seed) else { return Ok(()); };
        prop_assert_eq!(table.rounds_planned(), cup.rounds(usize::from(players)));
        prop_assert_eq!(check(&table, engine), vec![]);
        prop_assert_eq!(oracle::breaches_of(&table, cup), vec![]);
        let bracket = cup.bracket(&table).unwrap();
        prop_assert!(bracket.is_over());
        let rounds = usize::from(bracket.last_round() * games.number());
        prop_assert!(table.participants().iter().all(|one| one.entries.len() == rounds.max(1)));
        for tpn in (0..usize::from(players)).filter_map(Tpn::from_index) {
            let lost = bracket.all_ties().filter(|tie| tie.is_of(tpn) && tie.goes_on() != Some(tpn)).count();
            let is_in = bracket.seed_of(tpn).is_some();
            prop_assert!(lost <= 2);
            prop_assert_eq!(is_in && bracket.out_since(tpn).is_none(), bracket.winner() == Some(tpn));
        }
        let shown = Cup::of(&table);
        if lost_and_played(&table, cup) {
            prop_assert_eq!(shown, cup);
        } else {
            prop_assert_eq!(shown.lives, Lives::One);
        }
    }

    /// A knock-out is never taken for one with two lives.
    #[test]
    fn ordinary_knock_outs_are_not_taken_for_two_lives(
        players in 2_u16..=64,
        seed in any::<u64>(),
        third_place in any::<bool>(),
        two in any::<bool>(),
    ) {
        let games = if two { Games::Two } else { Games::One };
        let cup = Cup { third_place, games, lives: Lives::One };
        let options = Options {
            participants: players,
            engine: Engine::KnockOut(cup),
            draws: 400,
            forfeits: 60,
            double_forfeits: 20,
            odd_results: 20,
            ..Options::default()
        };
        let table = generate(&options, seed).unwrap();
        prop_assert_eq!(Cup::of(&table).lives, Lives::One);
    }
}
