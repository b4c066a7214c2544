//! The rules by hand, each in a field where it decides.

use super::*;

/// A round of drawn matches, White's team first; the teams of `byes` have no opponent.
fn drawn(pairs: &[(usize, usize)], byes: &[(u16, Bye)]) -> TeamRound {
    let pairs = pairs.iter();
    let matches = pairs.map(|(white, black)| a_match(white - 1, black - 1, [BoardResult::Draw; 2]));
    let byes = byes.iter().map(|(team, bye)| TeamBye {
        team: tpn(*team),
        bye: *bye,
    });
    TeamRound {
        matches: matches.collect(),
        byes: byes.collect(),
    }
}

/// The pairs of the next round, White first; the engine in both ways and the text agree.
fn next(setup: &TeamSetup, rules: Rules) -> (Vec<(u16, u16)>, Option<u16>) {
    let mut table = TeamTable::new(setup).unwrap();
    table.initial_colour = Some(Colour::White);
    let event = TeamEvent { table, rules };
    let round = number(u8::try_from(setup.rounds.len() + 1).unwrap());
    let given = pair(&event, round).unwrap();
    assert_eq!(Ok(given.clone()), pair_as_a_whole(&event, round));
    let text = oracle::pair(&event, round).map(sorted);
    assert_eq!(Some(sorted(given.clone())), text);
    let pairs = given
        .pairs
        .iter()
        .map(|pair| (pair.white.get(), pair.black.get()));
    (pairs.collect(), given.bye.map(Tpn::get))
}

fn rules(preferences: Preferences) -> Rules {
    Rules {
        preferences,
        ..Rules::default()
    }
}

/// 4.3.1: the first round, odd numbers with the colour drawn; 3.4: the bye to the largest number.
#[test]
fn the_first_round_is_upper_half_against_lower_half() {
    let setup = with_members(setup(7, 5));
    let (pairs, bye) = next(&setup, Rules::default());
    assert_eq!((pairs, bye), (vec![(1, 4), (5, 2), (3, 6)], Some(7)));
}

/// C8: colours count before the order. Without preferences they do not count, and they never forbid a match.
#[test]
fn c8_teams_get_their_colours_where_they_can() {
    let mut setup = with_members(setup(8, 6));
    for pairs in [
        [(1, 5), (6, 2), (3, 7), (8, 4)],
        [(1, 6), (5, 2), (3, 8), (7, 4)],
    ] {
        let round = drawn(&pairs, &[]);
        setup.rounds.push(round);
    }
    let away = |team| TeamBye {
        team: tpn(team),
        bye: Bye::ZeroPoint,
    };
    setup.next_byes = (5..=8).map(away).collect();
    // 1 and 3 had White twice, 2 and 4 Black: 4.3.3.
    let (pairs, _) = next(&setup, rules(Preferences::TypeA));
    assert_eq!(pairs, [(4, 1), (2, 3)]);
    // 1–3 and 2–4; 4.3.8: the first team had White last, then Black.
    let (pairs, _) = next(&setup, rules(Preferences::None));
    assert_eq!(pairs, [(3, 1), (2, 4)]);
    // They may meet although both must have the same colour.
    setup.next_byes.extend([away(2), away(4)]);
    let (pairs, _) = next(&setup, rules(Preferences::TypeA));
    assert_eq!(pairs, [(3, 1)]);
}

/// 3.4: with equal lowest scores, the team with the most matches has the bye. C2: nobody has it twice, and no winner by forfeit
/// has it.
#[test]
fn article_3_4_the_bye() {
    let mut setup = with_members(setup(5, 6));
    let first = drawn(
        &[(1, 2)],
        &[
            (3, Bye::HalfPoint),
            (4, Bye::HalfPoint),
            (5, Bye::HalfPoint),
        ],
    );
    setup.rounds.push(first);
    // All have a match point; 1 and 2 have played.
    let (_, bye) = next(&setup, Rules::default());
    assert_eq!(bye, Some(2));
    setup.rounds[0].byes[2].bye = Bye::ZeroPoint;
    let (_, bye) = next(&setup, Rules::default());
    assert_eq!(bye, Some(5), "fewest points");
    setup.rounds[0].byes[2].bye = Bye::PairingAllocated;
    setup.rounds[0].byes[0].bye = Bye::FullPoint;
    let (_, bye) = next(&setup, Rules::default());
    assert_eq!(bye, Some(2));
}

/// 4.2: the first team has the higher real score, whatever the virtual points; then the secondary score decides, if it is used.
#[test]
fn article_4_2_the_first_team() {
    let mut setup = with_members(setup(3, 6));
    let byes = [
        (1, Bye::HalfPoint),
        (2, Bye::ZeroPoint),
        (3, Bye::FullPoint),
    ];
    let round = drawn(&[], &byes);
    setup.rounds.push(round);
    setup.next_byes = vec![TeamBye {
        team: tpn(2),
        bye: Bye::ZeroPoint,
    }];
    let second = number(2);
    let first_team = |setup: &TeamSetup, uses_secondary: bool, gift: i32| {
        let mut table = TeamTable::new(setup).unwrap();
        table.initial_colour = Some(Colour::White);
        table.accelerations = vec![crate::event::Acceleration {
            points: Points::from_halves(gift),
            first_round: number(1),
            last_round: second,
            first: tpn(1),
            last: tpn(1),
        }];
        let rules = Rules {
            uses_secondary,
            ..Rules::default()
        };
        let event = TeamEvent { table, rules };
        let given = pair(&event, second).unwrap();
        assert_eq!(oracle::pair(&event, second).unwrap().pairs, given.pairs);
        // Neither has played, and both numbers are odd: the first team has White.
        given.pairs[0].white.get()
    };
    // With a virtual match point both have two; 3 has two of its own.
    assert_eq!(first_team(&setup, true, 2), 3);
    // With equal match points, game points decide, or the number.
    setup.rounds[0].byes[0].bye = Bye::FullPoint;
    setup.penalties = vec![TeamPenalty {
        team: tpn(1),
        round: RoundNumber::FIRST,
        score: TeamScore {
            match_points: Points::ZERO,
            game_points: Points::from_halves(1),
        },
    }];
    assert_eq!(first_team(&setup, true, 0), 3);
    assert_eq!(first_team(&setup, false, 0), 1);
}
