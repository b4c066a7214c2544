//! Values computed by hand.

use super::*;

/// A half-point bye and a withdrawal in one small event, by hand.
#[test]
fn dummies_and_adjusted_scores_by_hand() {
    // 1: won, half-point bye, won: 2.5. 2: lost, won, won by forfeit: 2.
    // 3: drew, lost, withdrawn: 0.5, seen as 1. 4: drew, bye, lost: 1.5. 5: bye, full-point, forfeited.
    let event = table(
        3,
        &[
            "2w1 0H 4b1",
            "1b0 3w1 5w+",
            "4w= 2b0 0Z",
            "3b= 0U 1w0",
            "0H 0F 2b-",
        ],
    );
    let new = Regulations::default();
    let old = Regulations::of(Edition::August2024);
    for (player, code, march_2026, august_2024) in [
        // Opponents 2 and 1.5; dummy 2.5, capped at 3 draws.
        (1, "BH", "5.0", "6.0"),
        (1, "SB", "4.25", "4.75"),
        // The exception cuts the lowest contribution of a VUR: the dummy.
        (1, "BH/C1", "3.5", "3.5"),
        // Lowest score 1.5 twice, so the lower product: the dummy's 0.75. Before 2026 the dummy has 2.5, and
        // of its 1.25 and the least significant 1.5 the higher goes.
        (1, "SB/C1", "3.50", "3.25"),
        // Opponents 2.5 and 1, dummy 2 capped by the adjusted score of the absent 5 (1.5).
        (2, "BH", "5.0", "5.5"),
        (2, "BH/P", "5.0", "5.0"),
        (2, "BH/C1", "4.0", "4.5"),
        // Opponents 1.5 and 2; dummy with their own 0.5, not the adjusted 1.
        (3, "BH", "4.0", "4.0"),
        (3, "BH/C1", "3.5", "3.5"),
        (4, "BH", "5.0", "5.0"),
        (4, "AOB", "4.50", "5.00"),
        // Byes 1.5 each, forfeit loss at most the opponent's 2.
        (5, "BH", "4.5", "4.5"),
        (5, "AOB", "–", "–"),
        (5, "ARO", "–", "–"),
        (5, "REP", "1", "1"),
        (5, "STD", "1.5", "1.5"),
        (2, "STD", "2.0", "2.0"),
        (2, "WIN", "2", "2"),
        (2, "WON", "1", "1"),
        (2, "BPG", "1", "1"),
        (1, "BWG", "1", "1"),
        (4, "WIN", "1", "1"),
        (1, "PS", "5.0", "5.0"),
        (1, "PS/C1", "4.0", "4.0"),
        (1, "PS/C2", "2.5", "2.5"),
        // Last round drawn on all boards: 2 has 1.5, 4 has 2; dummy 2 capped at 1.5.
        (1, "FB", "5.0", "5.5"),
        (1, "ARO", "2300", "2300"),
        (1, "TPR", "3100", "3100"),
        (1, "TPN", "1", "1"),
        (3, "RTNG", "2300", "2300"),
    ] {
        let found = (
            shown(&event, player, code, &new),
            shown(&event, player, code, &old),
        );
        assert_eq!(
            found,
            (march_2026.to_owned(), august_2024.to_owned()),
            "{player} {code}"
        );
    }
}

#[test]
fn unfolded_dummies_say_why() {
    let event = table(
        3,
        &[
            "2w1 0H 4b1",
            "1b0 3w1 5w+",
            "4w= 2b0 0Z",
            "3b= 0U 1w0",
            "0H 0F 2b-",
        ],
    );
    let terms = |player, code: &str| {
        unfold(
            &event,
            3,
            tpn(player),
            code.parse().unwrap(),
            &Regulations::default(),
        )
    };
    let first = terms(1, "SB/C1");
    assert_eq!(first.len(), 3);
    assert_eq!(first[1].against, Against::Dummy(None));
    assert_eq!(first[1].cap, Some(Cap::DrawsAllRounds));
    assert_eq!(
        (first[1].value.to_string(), first[1].original.to_string()),
        ("0.75".into(), "1.25".into())
    );
    assert_eq!(first[1].cut, Some(CutReason::LeastSignificant));
    assert!(first[0].counts() && first[2].counts());
    // Without caps the dummy has 2.5 and goes instead of the 1.5.
    let older = Regulations::of(Edition::August2024);
    let buchholz = unfold(&event, 3, tpn(1), "BH/C1".parse().unwrap(), &older);
    assert_eq!(buchholz[1].cut, Some(CutReason::VoluntaryUnplayedRound));
    assert_eq!((buchholz[1].cap, buchholz[2].cut), (None, None));
    let forfeit = &terms(2, "BH")[2];
    assert_eq!(forfeit.against, Against::Dummy(Some(tpn(5))));
    assert_eq!(forfeit.cap, Some(Cap::OpponentsScore));
    assert_eq!(terms(2, "BH/P")[2].against, Against::Opponent(tpn(5)));
    assert!(
        unfold(
            &event,
            3,
            tpn(77),
            TieBreak::new(Code::Buchholz),
            &Regulations::default()
        )
        .is_empty()
    );
}

/// With `/P` a forfeit loss is a game, so that the exception of 16.5 does not reach it.
#[test]
fn forfeits_counted_as_games_are_cut_as_games() {
    let event = table(2, &["3w1 2b-", "0F 1w+", "1b0 0F"]);
    for (code, expected) in [("BH/P", "3.0"), ("BH/C1/P", "2.0"), ("BH/C1", "1.0")] {
        let found = shown(&event, 1, code, &Regulations::default());
        assert_eq!(found, expected, "{code}");
    }
}

/// C.07 6: a forfeit is an encounter where forfeits are played (`/P`) and in a round robin.
#[test]
fn unfolded_encounters_have_a_forfeit_where_it_counts() {
    let event = table(3, &["2w+ 0Z 3b1", "1b- 0F 0F", "0Z 0Z 1w0"]);
    let round_robin = Regulations::default().with_pairings(Pairings::Predetermined);
    for (code, rules, expected) in [
        ("DE", Regulations::default(), &[][..]),
        ("DE/P", Regulations::default(), &[(1, "0.0")]),
        ("DE", round_robin, &[(1, "0.0")]),
    ] {
        let terms = unfold(&event, 3, tpn(2), code.parse().unwrap(), &rules);
        let shown: Vec<_> = (terms.iter())
            .map(|term| (term.round.unwrap().get(), term.value.to_string()))
            .collect();
        let shown: Vec<_> = (shown.iter())
            .map(|(round, value)| (*round, value.as_str()))
            .collect();
        assert_eq!(shown, expected, "{code} {rules:?}");
    }
}

/// C.07 7.7: a pairing is compared with the scheduled opponent's points, a round without one with a draw.
#[test]
fn c_07_7_7_standard_points() {
    let (half, one, none) = ("0.5", "1.0", "0.0");
    for (rounds, text, against_draw) in [
        (["2w1", "1b0"], [one, none], [one, none]),
        (["2w=", "1b="], [half, half], [half, half]),
        (["2w+", "1b-"], [one, none], [one, none]),
        // Double forfeit and 0–0: as many points as the opponent.
        (["2w--", "1b--"], [half, half], [none, none]),
        (["2w00", "1b00"], [half, half], [none, none]),
        // ½–0: more points than the opponent, but only those of a draw.
        (["2w=0", "1b=0"], [one, none], [half, none]),
        (["2w0=", "1b0="], [none, one], [none, half]),
        // Without a pairing a draw is the measure.
        (["0U", "0F"], [one, one], [one, one]),
        (["0H", "0Z"], [half, none], [half, none]),
        (["2w?", "1b?"], [none, none], [none, none]),
    ] {
        let event = table(1, &rounds);
        let rules = Regulations::default();
        let shown = |rules: &Regulations| [1, 2].map(|player| shown(&event, player, "STD", rules));
        assert_eq!(shown(&rules), text, "{rounds:?}");
        let other = rules.with_standard_points(StandardPoints::AgainstDraw);
        assert_eq!(shown(&other), against_draw, "{rounds:?}");
        let expected: Vec<(u8, u16, u16)> = [(1, 1, 2), (1, 2, 1)]
            .into_iter()
            .zip(text.iter().zip(against_draw))
            .filter_map(|(place, (a, b))| (*a != b).then_some(place))
            .collect();
        let named: Vec<(u8, u16, u16)> = standard_points_read_twice(&event, 1, &rules)
            .into_iter()
            .map(|twice| (twice.round.get(), twice.tpn.get(), twice.opponent.get()))
            .collect();
        assert_eq!(named, expected, "{rounds:?}");
    }
}

/// The rounds are added up, with their own opponents.
#[test]
fn standard_points_of_several_rounds() {
    let event = table(2, &["2w00 3w--", "1b00 0H", "0Z 1b--"]);
    let value = |player| shown(&event, player, "STD", &Regulations::default());
    assert_eq!(
        (value(1), value(2), value(3)),
        ("1.0".into(), "1.0".into(), "0.5".into())
    );
}

#[test]
fn round_robins_count_forfeits_as_games_and_free_rounds_not_at_all() {
    // 1 beat 2 and won by forfeit against 3; 2 beat 3. Each is free once.
    let event = table(3, &["0Z 2w1 3b+", "3w1 1b0 0Z", "2b0 0Z 1w-"]);
    let rules = Regulations {
        pairings: Pairings::Predetermined,
        ..Regulations::default()
    };
    for (player, code, expected) in [
        // The free round is no dummy: neither added nor there to be cut.
        (1, "BH", "1.0"),
        (1, "BH/C1", "1.0"),
        (1, "SB", "1.00"),
        (2, "SB", "0.00"),
        (3, "SB", "0.00"),
        // Half of two games: 1 point. 1 has 2, 2 has 1, 3 has 0.
        (1, "KS", "1.0"),
        (2, "KS", "0.0"),
        (1, "KS/L-2", "2.0"),
        (2, "KS/L-2", "1.0"),
        (1, "KS/L+1", "0.0"),
        (1, "ARO", "2350"),
        (3, "REP", "1"),
    ] {
        assert_eq!(
            shown(&event, player, code, &rules),
            expected,
            "{player} {code}"
        );
    }
}

#[test]
fn unrated_participants() {
    let mut participants = table(1, &["2w1", "1b0", "4w=", "3b="])
        .participants()
        .to_vec();
    participants[1].rating = None;
    let event = Crosstable::new(participants, 1, ScoringSystem::STANDARD).unwrap();
    let value = |unrated, player| {
        let rules = Regulations {
            unrated,
            ..Regulations::default()
        };
        shown(&event, player, "ARO", &rules)
    };
    assert_eq!(value(Unrated::DropTieBreak, 3), "–");
    assert_eq!(value(Unrated::LeaveOut, 3), "2250");
    assert_eq!(value(Unrated::LeaveOut, 1), "–");
    assert_eq!(value(Unrated::CountAs(Elo::new(1400).unwrap()), 1), "1400");
    assert_eq!(value(Unrated::CountAs(Elo::new(1400).unwrap()), 2), "2400");
}

#[test]
fn adjourned_games_are_worth_nothing_yet() {
    let event = table(2, &["2w1 3w?", "1b0 0H", "0U 1b?"]);
    for (player, code, expected) in [
        (1, "BH", "1.5"),
        (1, "WON", "1"),
        (1, "REP", "2"),
        (1, "ARO", "2350"),
        (1, "STD", "1.0"),
        // The final round as a draw: 3 has 1.5.
        (1, "FB", "2.0"),
    ] {
        assert_eq!(
            shown(&event, player, code, &Regulations::default()),
            expected,
            "{code}"
        );
    }
}

#[test]
fn a_participant_without_entries_or_an_event_without_rounds() {
    let event = table(3, &["", "", ""]);
    for rounds in [0, 3] {
        let lines = standings(
            &event,
            rounds,
            TieBreak::ALL_INDIVIDUAL,
            &Regulations::default(),
        );
        assert_eq!(lines.len(), 3);
        assert!(lines.iter().all(|line| line.points == Points::ZERO));
    }
    assert!(
        standings(
            &table(3, &[]),
            3,
            TieBreak::ALL_INDIVIDUAL,
            &Regulations::default()
        )
        .is_empty()
    );
}
