//! The vectors of the regulations: both tables row by row, and whole events.

use super::*;
use crate::event::{
    BoardResult, Bye, Colour, Crosstable, Elo, Participant, RoundEntry, ScoringSystem, Tpn,
};

/// B.02 8.1.2: smallest and largest difference, per cent of the higher and of the lower rated.
const PROBABILITIES: [(i32, i32, u8, u8); 51] = [
    (0, 3, 50, 50),
    (4, 10, 51, 49),
    (11, 17, 52, 48),
    (18, 25, 53, 47),
    (26, 32, 54, 46),
    (33, 39, 55, 45),
    (40, 46, 56, 44),
    (47, 53, 57, 43),
    (54, 61, 58, 42),
    (62, 68, 59, 41),
    (69, 76, 60, 40),
    (77, 83, 61, 39),
    (84, 91, 62, 38),
    (92, 98, 63, 37),
    (99, 106, 64, 36),
    (107, 113, 65, 35),
    (114, 121, 66, 34),
    (122, 129, 67, 33),
    (130, 137, 68, 32),
    (138, 145, 69, 31),
    (146, 153, 70, 30),
    (154, 162, 71, 29),
    (163, 170, 72, 28),
    (171, 179, 73, 27),
    (180, 188, 74, 26),
    (189, 197, 75, 25),
    (198, 206, 76, 24),
    (207, 215, 77, 23),
    (216, 225, 78, 22),
    (226, 235, 79, 21),
    (236, 245, 80, 20),
    (246, 256, 81, 19),
    (257, 267, 82, 18),
    (268, 278, 83, 17),
    (279, 290, 84, 16),
    (291, 302, 85, 15),
    (303, 315, 86, 14),
    (316, 328, 87, 13),
    (329, 344, 88, 12),
    (345, 357, 89, 11),
    (358, 374, 90, 10),
    (375, 391, 91, 9),
    (392, 411, 92, 8),
    (412, 432, 93, 7),
    (433, 456, 94, 6),
    (457, 484, 95, 5),
    (485, 517, 96, 4),
    (518, 559, 97, 3),
    (560, 619, 98, 2),
    (620, 735, 99, 1),
    (736, 4000, 100, 0),
];

/// B.02 8.1.1: per cent, difference.
const DIFFERENCES: [(u8, i32); 101] = [
    (100, 800),
    (99, 677),
    (98, 589),
    (97, 538),
    (96, 501),
    (95, 470),
    (94, 444),
    (93, 422),
    (92, 401),
    (91, 383),
    (90, 366),
    (89, 351),
    (88, 336),
    (87, 322),
    (86, 309),
    (85, 296),
    (84, 284),
    (83, 273),
    (82, 262),
    (81, 251),
    (80, 240),
    (79, 230),
    (78, 220),
    (77, 211),
    (76, 202),
    (75, 193),
    (74, 184),
    (73, 175),
    (72, 166),
    (71, 158),
    (70, 149),
    (69, 141),
    (68, 133),
    (67, 125),
    (66, 117),
    (65, 110),
    (64, 102),
    (63, 95),
    (62, 87),
    (61, 80),
    (60, 72),
    (59, 65),
    (58, 57),
    (57, 50),
    (56, 43),
    (55, 36),
    (54, 29),
    (53, 21),
    (52, 14),
    (51, 7),
    (50, 0),
    (49, -7),
    (48, -14),
    (47, -21),
    (46, -29),
    (45, -36),
    (44, -43),
    (43, -50),
    (42, -57),
    (41, -65),
    (40, -72),
    (39, -80),
    (38, -87),
    (37, -95),
    (36, -102),
    (35, -110),
    (34, -117),
    (33, -125),
    (32, -133),
    (31, -141),
    (30, -149),
    (29, -158),
    (28, -166),
    (27, -175),
    (26, -184),
    (25, -193),
    (24, -202),
    (23, -211),
    (22, -220),
    (21, -230),
    (20, -240),
    (19, -251),
    (18, -262),
    (17, -273),
    (16, -284),
    (15, -296),
    (14, -309),
    (13, -322),
    (12, -336),
    (11, -351),
    (10, -366),
    (9, -383),
    (8, -401),
    (7, -422),
    (6, -444),
    (5, -470),
    (4, -501),
    (3, -538),
    (2, -589),
    (1, -677),
    (0, -800),
];

#[test]
fn every_row_of_the_probabilities_at_both_edges_and_signs() {
    for (from, to, higher, lower) in PROBABILITIES {
        for difference in [from, to] {
            assert_eq!(scoring_probability(difference), higher, "{difference}");
            // A difference of 0 has no lower side.
            assert_eq!(
                scoring_probability(-difference),
                if difference == 0 { higher } else { lower }
            );
        }
        let row = difference_row(from);
        assert_eq!(row, difference_row(-to));
        assert_eq!(i64::from(row.0), i64::from(from));
        assert_eq!(row.1.map_or(4000, i64::from), i64::from(to));
    }
}

#[test]
fn every_row_of_the_differences() {
    assert_eq!(DIFFERENCES.len(), 101);
    for (percent, difference) in DIFFERENCES {
        assert_eq!(rating_difference(percent), difference, "{percent}");
    }
}

fn tpn(number: u16) -> Tpn {
    Tpn::new(number).unwrap()
}

fn rated(rating: u16) -> Known {
    Known {
        rating: Elo::new(rating).ok(),
        ..Known::default()
    }
}

/// A field in which number 1 meets the others in their order; what they play among themselves does not matter.
fn event(own: Known, foes: &[(u16, BoardResult)]) -> (Crosstable, Vec<Known>) {
    let rounds = u8::try_from(foes.len()).unwrap();
    let mut participants = vec![Participant {
        rating: own.rating,
        entries: Vec::new(),
    }];
    let mut known = vec![own];
    for (index, (rating, result)) in foes.iter().enumerate() {
        let number = u16::try_from(index).unwrap() + 2;
        let zero = RoundEntry::Bye(Bye::ZeroPoint);
        let mut entries = vec![zero; foes.len()];
        entries[index] = result.entry(Colour::Black, tpn(1));
        participants.push(Participant {
            rating: Elo::new(*rating).ok(),
            entries,
        });
        participants[0]
            .entries
            .push(result.entry(Colour::White, tpn(number)));
        known.push(rated(*rating));
    }
    let table = Crosstable::new(participants, rounds, ScoringSystem::STANDARD).unwrap();
    (table, known)
}

fn estimated(own: Known, list: List, foes: &[(u16, BoardResult)]) -> Estimate {
    let (table, known) = event(own, foes);
    let rounds = u8::try_from(foes.len()).unwrap();
    let of = |tpn: Tpn| known[tpn.index()];
    estimate(&table, tpn(1), rounds, &of, (list, 2026)).unwrap()
}

const WIN: BoardResult = BoardResult::WhiteWins;
const DRAW: BoardResult = BoardResult::Draw;
const LOSS: BoardResult = BoardResult::BlackWins;

/// The player of the mock-up: seven games, K 20, each game and the sum.
#[test]
fn an_event_game_by_game_adds_up() {
    let foes = [
        (2038, WIN),
        (2487, WIN),
        (2508, DRAW),
        (2472, LOSS),
        (2377, WIN),
        (2352, WIN),
        (2391, DRAW),
    ];
    let it = estimated(rated(2318), List::Standard, &foes);
    let gained: Vec<i32> = it
        .rounds
        .iter()
        .map(|round| round.game.unwrap().expectation.unwrap().hundredths)
        .collect();
    assert_eq!(gained, [320, 1440, 500, -580, 1160, 1100, 200]);
    let change = it.change.unwrap();
    assert_eq!(change.hundredths, gained.iter().sum::<i32>());
    assert_eq!((change.games, change.score, change.expected), (7, 10, 293));
    assert_eq!((change.hundredths, change.points), (4140, 41));
    assert_eq!(it.after(), Some(2359));
    let k = it.coefficient.unwrap();
    assert_eq!((k.k, k.reason, k.assumed), (20, KReason::Usual, true));
    let second = it.rounds[1].game.unwrap().expectation.unwrap();
    assert_eq!((second.difference, second.row), (-169, (163, Some(170))));
    assert_eq!((second.percent, second.gain), (28, 72));
    // 5 of 7: 71 %, 158 above an average of 2375.
    assert_eq!(it.performances.average, Some(2375));
    assert_eq!(it.performances.tpr, Some(2533));
}

#[test]
fn the_400_point_rule_looks_at_the_player_whose_change_it_is() {
    for (own, opponent, list, counted, rule) in [
        (2649, 2000, List::Standard, 400, DifferenceRule::Capped),
        (2650, 2000, List::Standard, 650, DifferenceRule::Exempt),
        (2000, 2650, List::Standard, -400, DifferenceRule::Capped),
        (2813, 2400, List::Standard, 413, DifferenceRule::Exempt),
        (2400, 2813, List::Standard, -400, DifferenceRule::Capped),
        (2813, 2400, List::Rapid, 400, DifferenceRule::Capped),
        (2400, 2000, List::Standard, 400, DifferenceRule::Whole),
        (1600, 2001, List::Blitz, -400, DifferenceRule::Capped),
    ] {
        let elo = |rating| Elo::new(rating).unwrap();
        let found = counted_difference(elo(own), elo(opponent), list);
        assert_eq!(found, (counted, rule), "{own} {opponent} {list:?}");
    }
}

#[test]
fn what_does_not_count_says_why() {
    let foes = [
        (2000, WIN),
        (0, WIN),
        (2000, BoardResult::WhiteWinsByForfeit),
        (2000, BoardResult::WhiteWinsUnrated),
        (2000, BoardResult::Adjourned),
    ];
    let it = estimated(rated(2000), List::Standard, &foes);
    let why: Vec<Option<NotCounted>> = it.rounds.iter().map(|round| round.game.err()).collect();
    assert_eq!(
        why,
        [
            None,
            Some(NotCounted::UnratedOpponent),
            Some(NotCounted::Forfeit),
            Some(NotCounted::NoMove),
            Some(NotCounted::Unfinished),
        ]
    );
    assert_eq!(it.change.unwrap().games, 1);
    let foes = [(2001, LOSS), (2002, LOSS)];
    let it = estimated(rated(2601), List::Rapid, &foes);
    assert_eq!(it.rounds[0].game, Err(NotCounted::TooFarApart));
    assert!(it.rounds[1].game.is_ok());
    let bye = RoundEntry::Bye(Bye::HalfPoint);
    let alone = Participant {
        rating: None,
        entries: vec![bye],
    };
    let table = Crosstable::new(vec![alone], 1, ScoringSystem::STANDARD).unwrap();
    let it = estimate(&table, tpn(1), 1, &|_| rated(1500), (List::Standard, 2026)).unwrap();
    assert_eq!(it.rounds[0].game, Err(NotCounted::Bye(Bye::HalfPoint)));
}

/// Names by which the message files know reasons.
#[test]
fn reasons_have_names() {
    let reasons = [
        KReason::Published,
        KReason::Reached2400,
        KReason::Junior,
        KReason::FewGames,
        KReason::Usual,
    ];
    assert_eq!(
        reasons.map(KReason::code),
        ["published", "reached-2400", "junior", "few-games", "usual"]
    );
    let reasons = [
        NotCounted::Bye(Bye::HalfPoint),
        NotCounted::Forfeit,
        NotCounted::NoMove,
        NotCounted::Unfinished,
        NotCounted::UnratedOpponent,
        NotCounted::TooFarApart,
    ];
    assert_eq!(
        reasons.map(NotCounted::code),
        [
            "bye",
            "forfeit",
            "no-move",
            "unfinished",
            "unrated-opponent",
            "too-far-apart"
        ]
    );
}

#[test]
fn k_says_why() {
    let born = |rating, birth_year| Known {
        birth_year: Some(birth_year),
        ..rated(rating)
    };
    let whole = |rating, highest, games, birth_year| Known {
        highest: Some(highest),
        games: Some(games),
        ..born(rating, birth_year)
    };
    let published = Known {
        published_k: Some(10),
        ..born(2210, 2012)
    };
    for (known, k, reason, assumed) in [
        (rated(2400), 10, KReason::Reached2400, false),
        (
            whole(2399, 2400, 900, 1980),
            10,
            KReason::Reached2400,
            false,
        ),
        // The year of the 18th birthday is the last one.
        (born(2299, 2008), 40, KReason::Junior, true),
        (born(2299, 2007), 20, KReason::Usual, true),
        (born(2300, 2008), 20, KReason::Usual, true),
        (whole(2200, 2300, 100, 2010), 20, KReason::Usual, false),
        (whole(1800, 1800, 29, 1980), 40, KReason::FewGames, false),
        (whole(1800, 1800, 30, 1980), 20, KReason::Usual, false),
        (published, 10, KReason::Published, false),
        // 0 in a list is no K; one fact that is not known is enough for a doubt.
        (
            Known {
                published_k: Some(0),
                ..whole(1800, 1800, 30, 1980)
            },
            20,
            KReason::Usual,
            false,
        ),
        (
            Known {
                games: None,
                ..whole(1800, 1800, 30, 1980)
            },
            20,
            KReason::Usual,
            true,
        ),
        (
            Known {
                highest: None,
                ..whole(1800, 1800, 30, 1980)
            },
            20,
            KReason::Usual,
            true,
        ),
    ] {
        let found = coefficient(&known, 2026, 9).unwrap();
        assert_eq!(
            (found.k, found.reason, found.assumed),
            (k, reason, assumed),
            "{known:?}"
        );
        assert_eq!(found.reduced_from, None);
    }
    for (games, k, reduced_from) in [(35, 20, None), (36, 19, Some(20)), (39, 17, Some(20))] {
        let found = coefficient(&rated(1800), 2026, games).unwrap();
        assert_eq!((found.k, found.reduced_from), (k, reduced_from));
    }
    assert_eq!(coefficient(&Known::default(), 2026, 9), None);
}

/// The rating is the one that is given: that of the list of the first day. A later list changes it.
#[test]
fn the_list_of_the_first_day_counts() {
    let foes = [(2000, DRAW); 9];
    let then = estimated(rated(2000), List::Standard, &foes);
    let later = estimated(rated(2020), List::Standard, &foes);
    assert_eq!(then.change.unwrap().points, 0);
    assert_eq!(later.change.unwrap().points, -5);
}

#[test]
fn an_unrated_player_gets_a_first_rating_or_the_reason() {
    let new = Known::default();
    let foes = [
        (1901, WIN),
        (1902, WIN),
        (1901, WIN),
        (1902, LOSS),
        (1901, LOSS),
    ];
    let it = estimated(new, List::Standard, &foes);
    let Some(First::Rating(first)) = it.first else {
        panic!("{it:?}");
    };
    assert_eq!((first.rating, it.after()), (1922, Some(1922)));
    assert_eq!((it.change, it.coefficient), (None, None));
    // The unrated opponent does not count, so there are four.
    let foes = [
        (1901, WIN),
        (0, WIN),
        (1901, WIN),
        (1902, LOSS),
        (1901, LOSS),
    ];
    let it = estimated(new, List::Standard, &foes);
    assert_eq!(it.first, Some(First::Not(NoFirstRating::TooFewGames(4))));
    let it = estimated(new, List::Standard, &[(1901, LOSS); 5]);
    assert_eq!(it.first, Some(First::NoPoints));
}

/// Rp counts the unrated as 1400 and TPR leaves them out; PTP is a rating that expects the score.
#[test]
fn three_performances_are_three_numbers() {
    let it = estimated(rated(2000), List::Standard, &[(2000, WIN), (0, DRAW)]);
    let found = it.performances;
    assert_eq!(found.average, Some(2000));
    assert_eq!(found.tpr, Some(2800));
    // 1½ of 2 is 75 %: 1700 + 193.
    assert_eq!(found.rp, Some(1893));
    assert_eq!(found.ptp, Some(2736));
}
