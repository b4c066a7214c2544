//! Double elimination, played.

use super::*;
use crate::pairing::RoundPairing;

pub(super) const TWO_LIVES: Cup = Cup {
    third_place: false,
    games: Games::One,
    lives: Lives::Two,
};

pub(super) fn event(players: usize, cup: Cup) -> Event {
    let mut event = Event::new(players);
    event.engine = Engine::KnockOut(cup);
    event
}

/// Plays rounds up to this one; the better seed wins.
pub(super) fn played(players: usize, rounds: u8) -> Event {
    let mut event = event(players, TWO_LIVES);
    for _ in 0..rounds {
        event.play(better_wins);
    }
    event
}

fn met(pairs: &[Pair]) -> Vec<(u16, u16)> {
    let both = |pair: &Pair| {
        (
            pair.white.min(pair.black).get(),
            pair.white.max(pair.black).get(),
        )
    };
    pairs.iter().map(both).collect()
}

/// Rules 12 to 12c and 12f: eight players, and the better seed always wins.
#[test]
fn eight_with_two_lives() {
    let mut event = event(8, TWO_LIVES);
    let expected: [&[(u16, u16)]; 6] = [
        &[(1, 8), (2, 7), (3, 6), (4, 5)],
        &[(1, 4), (2, 3), (5, 8), (6, 7)],
        &[(3, 5), (4, 6)],
        &[(1, 2), (3, 4)],
        &[(2, 3)],
        &[(1, 2)],
    ];
    for (number, boards) in (1_u8..).zip(expected) {
        let (pairs, through) = event.play(better_wins);
        assert_eq!(met(&pairs), boards, "{number}");
        assert_eq!(through, [], "{number}");
    }
    let table = event.table();
    let bracket = TWO_LIVES.bracket(&table).unwrap();
    assert_eq!((bracket.winner(), bracket.last_round()), (Some(tpn(1)), 6));
    assert!(bracket.is_over());
    let out: Vec<Reached> = (2..=8).map(|number| bracket.reached(tpn(number))).collect();
    let by = |number, other| Reached::Out(round(number), Some(tpn(other)));
    assert_eq!(
        out,
        [
            by(6, 1),
            by(5, 2),
            by(4, 3),
            by(3, 3),
            by(3, 4),
            by(2, 6),
            by(2, 5)
        ]
    );
    assert_eq!(bracket.ranks(9), [14, 12, 10, 8, 6, 6, 4, 4, 0]);
    // The second final is planned, but not played.
    assert_eq!(table.rounds_planned(), 7);
    let over = event.engine.pair(&table, round(7));
    assert_eq!(over, Err(Impossible::NotScheduled { rounds: 6 }));
    assert_eq!(oracle::breaches_of_two_lives(&table), []);
    assert_eq!(check(&table, event.engine), []);
    assert_eq!(Cup::of(&table), TWO_LIVES);
    assert_eq!(ENGINE.for_table(&table), event.engine);
}

/// Rule 12e: the player from the losers' bracket wins the final, and both play once more.
#[test]
fn both_finalists_have_lost_once() {
    for last in [1, 2] {
        let mut event = played(4, 3);
        let wins = |winner: u16| {
            move |board: Pair| match board.white == tpn(winner) {
                true => BoardResult::WhiteWins,
                false => BoardResult::BlackWins,
            }
        };
        let (pairs, _) = event.play(wins(2));
        assert_eq!(met(&pairs), [(1, 2)]);
        let bracket = TWO_LIVES.bracket(&event.table()).unwrap();
        assert_eq!((bracket.winner(), bracket.is_over()), (None, false));
        assert_eq!(bracket.reached(tpn(1)), Reached::In);
        let (pairs, _) = event.play(wins(last));
        assert_eq!(met(&pairs), [(1, 2)]);
        let table = event.table();
        let bracket = TWO_LIVES.bracket(&table).unwrap();
        assert_eq!(bracket.winner(), Some(tpn(last)));
        let out = Reached::Out(round(5), Some(tpn(last)));
        assert_eq!(bracket.reached(tpn(3 - last)), out);
        let over = event.engine.pair(&table, round(6));
        assert_eq!(over, Err(Impossible::NotScheduled { rounds: 5 }));
        assert_eq!(oracle::breaches_of_two_lives(&table), []);
        assert_eq!(Cup::of(&table), TWO_LIVES);
    }
}

/// Two players: one who loses twice is out.
#[test]
fn two_play_until_one_has_lost_twice() {
    let mut event = event(2, TWO_LIVES);
    event.play(better_wins);
    let bracket = TWO_LIVES.bracket(&event.table()).unwrap();
    assert_eq!((bracket.winner(), bracket.last_round()), (None, 3));
    let worse_wins = |board: Pair| match board.white < board.black {
        true => BoardResult::BlackWins,
        false => BoardResult::WhiteWins,
    };
    event.play(worse_wins);
    let (pairs, _) = event.play(better_wins);
    assert_eq!(met(&pairs), [(1, 2)]);
    let table = event.table();
    let bracket = TWO_LIVES.bracket(&table).unwrap();
    assert_eq!(bracket.winner(), Some(tpn(1)));
    assert_eq!(Cup::of(&table), TWO_LIVES);
    assert_eq!(oracle::breaches_of_two_lives(&table), []);
    let alone = event_of_one();
    assert_eq!(alone, Err(Impossible::NotScheduled { rounds: 0 }));
}

fn event_of_one() -> Result<RoundPairing, Impossible> {
    let event = event(1, TWO_LIVES);
    event.engine.pair(&event.table(), RoundNumber::FIRST)
}

/// Rule 12d: places that nobody fills stay empty in the losers' bracket too, and a player against such a place has the bye.
#[test]
fn five_leave_places_open_in_the_losers_bracket() {
    type Boards = &'static [(u16, u16)];
    let mut event = event(5, TWO_LIVES);
    let expected: [(Boards, &[u16]); 6] = [
        (&[(4, 5)], &[1, 2, 3]),
        (&[(1, 4), (2, 3)], &[5]),
        (&[(3, 5)], &[4]),
        (&[(1, 2), (3, 4)], &[]),
        (&[(2, 3)], &[]),
        (&[(1, 2)], &[]),
    ];
    for (number, (boards, byes)) in (1_u8..).zip(expected) {
        let solved = event
            .engine
            .solve(&event.table(), round(number), &Halt::default())
            .unwrap();
        for bye in byes {
            let Ok(Some(Why::KnockOut(Reason::Through { is_bye, .. }))) = solved.why(tpn(*bye))
            else {
                panic!("{number} {bye}");
            };
            assert!(is_bye, "{number} {bye}");
        }
        let (pairs, through) = event.play(better_wins);
        assert_eq!(met(&pairs), boards, "{number}");
        let byes: Vec<Tpn> = byes.iter().copied().map(tpn).collect();
        assert_eq!(through, byes, "{number}");
    }
    assert_eq!(oracle::breaches_of_two_lives(&event.table()), []);
}

/// Rule 12d, by hand: of five players, 4 and 5 meet in round 1, and the other three ties have no lower side, so nobody loses
/// them. In the losers' bracket the first tie has only the loser of 4 and 5, and the second nobody; later only the winner of
/// the second is missing.
#[test]
fn places_that_nobody_ever_fills() {
    let bracket = TWO_LIVES.bracket(&event(5, TWO_LIVES).table()).unwrap();
    let never = |part, number, of| -> Vec<[bool; 2]> {
        let ties = bracket.ties_of(Stage { part, number, of });
        ties.map(|tie| tie.from.map(|source| bracket.is_never_filled(source)))
            .collect()
    };
    let (filled, upper, lower) = ([false, false], [true, false], [false, true]);
    assert_eq!(never(Part::Winners, 1, 3), [lower, filled, lower, lower]);
    assert_eq!(never(Part::Winners, 2, 3), [filled, filled]);
    assert_eq!(never(Part::Losers, 1, 4), [upper, [true, true]]);
    assert_eq!(never(Part::Losers, 2, 4), [filled, upper]);
    assert_eq!(never(Part::Losers, 3, 4), [filled]);
    assert_eq!(never(Part::Losers, 4, 4), [filled]);
    assert_eq!(never(Part::Final, 1, 1), [filled]);
}

/// A player who stays away loses a life, as one who forfeits does; if both stay away, nobody goes on anywhere.
#[test]
fn who_stays_away_goes_on_below() {
    let mut event = played(8, 1);
    event.entries[0].push(RoundEntry::Bye(Bye::ZeroPoint));
    let (pairs, through) = event.play(better_wins);
    assert_eq!(met(&pairs), [(2, 3), (5, 8), (6, 7)]);
    assert_eq!(through, [tpn(4)]);
    let solved = event
        .engine
        .solve(&event.table(), round(3), &Halt::default());
    assert_eq!(met(&solved.unwrap().pairing().pairs), [(1, 6), (3, 5)]);
    let mut event = played(4, 0);
    event.play(|board| match board.white == tpn(1) {
        true => BoardResult::DoubleForfeit,
        false => better_wins(board),
    });
    let (pairs, through) = event.play(better_wins);
    assert_eq!((pairs, through), (vec![], vec![tpn(2), tpn(3)]));
    let bracket = TWO_LIVES.bracket(&event.table()).unwrap();
    assert_eq!(bracket.out_since(tpn(1)), Some(round(1)));
    let (pairs, through) = event.play(better_wins);
    assert_eq!((pairs, through), (vec![], vec![tpn(3)]));
    let solved = event
        .engine
        .solve(&event.table(), round(4), &Halt::default());
    assert_eq!(met(&solved.unwrap().pairing().pairs), [(2, 3)]);
    assert_eq!(oracle::breaches_of_two_lives(&event.table()), []);
}

/// If both stayed away from a tie of the losers' bracket, a known later absence of one does not bring the other on.
#[test]
fn an_absence_that_is_known_before_names_nobody() {
    for result in [BoardResult::DoubleForfeit, BoardResult::Draw] {
        let mut event = played(8, 1);
        event.play(|board| match board.white.max(board.black) == tpn(8) {
            true => result,
            false => better_wins(board),
        });
        event.entries[7].push(RoundEntry::Bye(Bye::ZeroPoint));
        let bracket = TWO_LIVES.bracket(&event.table()).unwrap();
        let below = bracket.tie_of(tpn(8), round(2)).unwrap();
        let expected = match result {
            BoardResult::Draw => End::Undecided,
            _ => End::Nobody,
        };
        assert_eq!(below.end, expected, "{result:?}");
    }
}

/// A final that both forfeit has no winner, even if a report writes absences for the round that is not played.
#[test]
fn a_final_that_both_forfeit_has_no_winner() {
    let mut event = played(4, 3);
    event.play(|_| BoardResult::DoubleForfeit);
    for entries in &mut event.entries {
        entries.push(RoundEntry::Bye(Bye::ZeroPoint));
    }
    let bracket = TWO_LIVES.bracket(&event.table()).unwrap();
    assert_eq!((bracket.winner(), bracket.is_over()), (None, true));
    assert_eq!(bracket.ranks(4), [8, 8, 6, 4]);
}

/// If nobody comes to the final there is no winner. If one player comes alone, there is a second final only if the other has a
/// life left.
#[test]
fn finals_to_which_not_both_come() {
    for (away, winner, rounds) in [
        (&[1, 2][..], None, 4),
        (&[2], Some(tpn(1)), 4),
        (&[1], None, 5),
    ] {
        let mut event = played(4, 3);
        for one in away {
            event.entries[*one - 1].push(RoundEntry::Bye(Bye::ZeroPoint));
        }
        event.play(better_wins);
        let bracket = TWO_LIVES.bracket(&event.table()).unwrap();
        assert_eq!(
            (bracket.winner(), bracket.last_round()),
            (winner, rounds),
            "{away:?}"
        );
        assert_eq!(bracket.is_over(), rounds == 4, "{away:?}");
        assert_eq!(oracle::breaches_of_two_lives(&event.table()), []);
    }
}

#[test]
fn why_and_why_not_with_two_lives() {
    let event = played(8, 2);
    let solve = |event: &Event, number| {
        event
            .engine
            .solve(&event.table(), round(number), &Halt::default())
            .unwrap()
    };
    let solved = solve(&event, 3);
    let asked = |seat| match solved.why_not(seat) {
        Ok(WhyNot::KnockOut(answer)) => answer,
        other => panic!("{other:?}"),
    };
    let pairs = |white, black| asked(Seat::Pair(pair(white, black)));
    assert_eq!(pairs(5, 3), Answer::AsPaired);
    assert_eq!(pairs(1, 2), Answer::Later(tpn(1), tpn(2), round(4)));
    assert_eq!(pairs(3, 6), Answer::Later(tpn(3), tpn(6), round(4)));
    let other = Answer::OtherBracket(tpn(1), tpn(3), round(6));
    assert_eq!((pairs(1, 3), pairs(3, 1)), (other, other));
    assert_eq!(pairs(7, 3), Answer::Out(tpn(7), round(2)));
    let alone = |number| asked(Seat::Bye(tpn(number)));
    assert_eq!(alone(1), Answer::Waits(tpn(1), round(4)));
    assert_eq!(alone(3), Answer::HasOpponent(tpn(3)));
    assert_eq!(solved.why(tpn(1)), Ok(None));
    let report = Explained::new(&event.table(), round(3), TWO_LIVES).unwrap();
    let report = report.report();
    assert_eq!(report.waiting, [tpn(1), tpn(2)]);
    assert_eq!((report.rounds, report.lives), (7, Lives::Two));
    let stage = |part, number, of| Stage { part, number, of };
    assert_eq!(report.stages, [stage(Part::Losers, 2, 4)]);
    let places = report.games.iter().map(|game| game.place.stage);
    assert_eq!(
        places.collect::<Vec<_>>(),
        [stage(Part::Losers, 2, 4), stage(Part::Losers, 2, 4)]
    );
    let bracket = TWO_LIVES.bracket(&event.table()).unwrap();
    assert_eq!(
        bracket.stages_in(round(2)),
        [stage(Part::Winners, 2, 3), stage(Part::Losers, 1, 4)]
    );
    // Players without a loss rank before the others.
    assert_eq!(bracket.ranks(8), [17, 17, 16, 16, 16, 16, 4, 4]);
    assert_eq!(bracket.meeting(tpn(1), tpn(3)), Some(round(4)));
    assert_eq!(bracket.ties_of(stage(Part::Losers, 3, 4)).count(), 1);
    assert_eq!(bracket.stages().len(), 3 + 4 + 2);
    let over = TWO_LIVES.bracket(&played(8, 6).table()).unwrap();
    assert_eq!(over.stages().len(), 3 + 4 + 1);
}

/// A drawn tie of any part waits for the arbiter's decision, and the error names its round.
#[test]
fn a_drawn_tie_of_the_losers_bracket_waits_too() {
    let mut event = played(4, 1);
    event.play(|board| match board.white.max(board.black) == tpn(4) {
        true => BoardResult::Draw,
        false => better_wins(board),
    });
    let waits = |round| Impossible::Undecided {
        round,
        ties: vec![[tpn(4), tpn(3)]],
    };
    let refused = event.engine.pair(&event.table(), round(3));
    assert_eq!(refused, Err(waits(round(2))));
    let player = tpn(4);
    event.going_on.push(GoesOn {
        round: round(2),
        player,
    });
    let (pairs, _) = event.play(better_wins);
    assert_eq!(met(&pairs), [(2, 4)]);
}

/// Matches of two games: rounds 2k − 1 and 2k are match k.
#[test]
fn two_lives_and_two_games() {
    let cup = Cup {
        games: Games::Two,
        ..TWO_LIVES
    };
    for players in [2, 3, 4, 7] {
        let mut event = event(players, cup);
        let rounds = cup.rounds(players);
        assert_eq!(rounds, 2 * (2 * rounds_of(players) + 1));
        for _ in 0..rounds - 2 {
            event.play(better_wins);
        }
        let table = event.table();
        let bracket = cup.bracket(&table).unwrap();
        assert_eq!(bracket.winner(), Some(tpn(1)), "{players}");
        assert_eq!(oracle::breaches_of(&table, cup), [], "{players}");
        assert_eq!(check(&table, event.engine), [], "{players}");
        assert_eq!(Cup::of(&table), cup, "{players}");
        let over = event.engine.pair(&table, round(rounds - 1));
        let rounds = rounds - 2;
        assert_eq!(over, Err(Impossible::NotScheduled { rounds }));
    }
}

/// If a report does not say who went on, the round after a drawn tie does; for round 1 it cannot.
#[test]
fn a_report_of_two_lives_tells_by_its_next_round_who_went_on() {
    // One drawn tie, by its round and players, and the player who went on.
    for (drawn, both, winner, is_told) in [
        (1, [1, 8], 8, false),
        (2, [1, 4], 4, true),
        (2, [1, 4], 1, true),
        (2, [5, 8], 8, true),
        (4, [1, 2], 2, true),
        (6, [1, 2], 1, true),
        (6, [1, 2], 2, true),
    ] {
        let mut event = event(8, TWO_LIVES);
        let word = GoesOn {
            round: round(drawn),
            player: tpn(winner),
        };
        while !TWO_LIVES.bracket(&event.table()).unwrap().is_over() {
            let is_drawn = event.due() == round(drawn);
            event.play(|board| match met(&[board])[0] == (both[0], both[1]) {
                true if is_drawn => BoardResult::Draw,
                _ => better_wins(board),
            });
            if is_drawn {
                event.going_on.push(word);
            }
        }
        // Rounds that are not played may be written as absences.
        if event.due() <= round(7) {
            for entries in &mut event.entries {
                entries.push(RoundEntry::Bye(Bye::ZeroPoint));
            }
        }
        let told = TWO_LIVES.bracket(&event.table()).unwrap();
        event.going_on.clear();
        let untold = TWO_LIVES.bracket(&event.table());
        assert_eq!(untold == Ok(told), is_told, "{word:?}");
    }
}
