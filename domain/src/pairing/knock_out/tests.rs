//! Brackets of every size, read while they are played.

use std::collections::BTreeSet;

use proptest::prelude::*;

use super::*;
use crate::{
    event::{
        BoardResult, Bye, Colour, Crosstable, GoesOn, Halt, Participant, RoundEntry, RoundNumber,
        ScoringSystem, Tpn,
    },
    pairing::{Engine, Impossible, Pair, Seat, Why, WhyNot, check::check, generate::*},
};

const ENGINE: Engine = Engine::KnockOut(Cup {
    third_place: false,
    games: Games::One,
    lives: Lives::One,
});
const WITH_THIRD: Engine = Engine::KnockOut(Cup {
    third_place: true,
    games: Games::One,
    lives: Lives::One,
});

mod away;
mod matches;
mod plan;
mod random_two_lives;
mod shown;
mod told;
mod two_lives;
mod wrong;

fn tpn(number: u16) -> Tpn {
    Tpn::new(number).unwrap()
}

fn round(number: u8) -> RoundNumber {
    RoundNumber::new(number).unwrap()
}

fn pair(white: u16, black: u16) -> Pair {
    Pair {
        white: tpn(white),
        black: tpn(black),
    }
}

#[test]
fn standings_follow_the_bracket() {
    let mut event = Event::new(5);
    event.engine = WITH_THIRD;
    event.play(better_wins);
    let reached = |event: &Event, number| Bracket::of(&event.table()).unwrap().reached(tpn(number));
    assert_eq!(reached(&event, 5), Reached::Out(round(1), Some(tpn(4))));
    assert_eq!(reached(&event, 1), Reached::In);
    event.play(better_wins);
    event.play(better_wins);
    let bracket = Bracket::of(&event.table()).unwrap();
    let all: Vec<Reached> = (1..=5).map(|number| bracket.reached(tpn(number))).collect();
    assert_eq!(
        all,
        [
            Reached::Winner,
            Reached::Out(round(3), Some(tpn(1))),
            Reached::Third,
            Reached::Out(round(2), Some(tpn(1))),
            Reached::Out(round(1), Some(tpn(4)))
        ]
    );
    assert_eq!(bracket.ranks(6), [8, 6, 5, 4, 2, 0]);
}

/// An event that is being played.
struct Event {
    entries: Vec<Vec<RoundEntry>>,
    going_on: Vec<GoesOn>,
    engine: Engine,
}

impl Event {
    fn new(players: usize) -> Self {
        Self {
            entries: vec![Vec::new(); players],
            going_on: Vec::new(),
            engine: ENGINE,
        }
    }

    fn table(&self) -> Crosstable {
        let participants = self.entries.iter().map(|entries| Participant {
            rating: None,
            entries: entries.clone(),
        });
        let rounds = match self.engine {
            Engine::KnockOut(cup) => cup.rounds(self.entries.len()).max(cup.games.number()),
            _ => 1,
        };
        // Games after the last round are included too.
        let played = self.entries.iter().map(Vec::len).max().unwrap_or(0);
        let rounds = rounds.max(u8::try_from(played).unwrap());
        let mut table =
            Crosstable::new(participants.collect(), rounds, ScoringSystem::STANDARD).unwrap();
        table.initial_colour = Some(Colour::White);
        table.going_on.clone_from(&self.going_on);
        table
    }

    fn due(&self) -> RoundNumber {
        round(1 + u8::try_from(self.entries.iter().map(Vec::len).min().unwrap()).unwrap())
    }

    /// Pairs the round due and plays it; returns the boards and the players who went on without a game.
    fn play(&mut self, result: impl Fn(Pair) -> BoardResult) -> (Vec<Pair>, Vec<Tpn>) {
        let (table, due) = (self.table(), self.due());
        let pairs = self.engine.pair(&table, due).unwrap().pairs;
        let through = self.engine.through(&table, due);
        for pair in &pairs {
            let result = result(*pair);
            self.entries[pair.white.index()].push(result.entry(Colour::White, pair.black));
            self.entries[pair.black.index()].push(result.entry(Colour::Black, pair.white));
        }
        for tpn in &through {
            self.entries[tpn.index()].push(RoundEntry::Bye(Bye::PairingAllocated));
        }
        for entries in &mut self.entries {
            if entries.len() < usize::from(due.get()) {
                entries.push(RoundEntry::Bye(Bye::ZeroPoint));
            }
        }
        (pairs, through)
    }
}

fn better_wins(pair: Pair) -> BoardResult {
    if pair.white < pair.black {
        BoardResult::WhiteWins
    } else {
        BoardResult::BlackWins
    }
}

#[test]
fn rule_2_seeds_stand_so_that_the_first_two_meet_in_the_final_alone() {
    assert_eq!(seed_order(0), [1]);
    assert_eq!(seed_order(2), [1, 4, 2, 3]);
    assert_eq!(seed_order(3), [1, 8, 4, 5, 2, 7, 3, 6]);
    let cases = [
        (1, 0),
        (2, 1),
        (3, 2),
        (4, 2),
        (5, 3),
        (8, 3),
        (9, 4),
        (256, 8),
    ];
    for (players, rounds) in cases {
        assert_eq!(rounds_of(players), rounds, "{players}");
    }
    let meetings = [(0, 0, 0), (0, 1, 1), (0, 2, 2), (3, 4, 3), (0, 7, 3)];
    for (one, two, met) in meetings {
        assert_eq!(meeting_round(one, two), met);
    }
}

/// Boards go by the better seed, colours alternate, and the best seeds have the byes.
#[test]
fn rules_3_8_and_9_thirteen_in_round_one() {
    let mut event = Event::new(13);
    let (pairs, through) = event.play(better_wins);
    let expected = [(4, 13), (12, 5), (6, 11), (10, 7), (8, 9)];
    assert_eq!(pairs, expected.map(|(white, black)| pair(white, black)));
    assert_eq!(through, [1, 2, 3].map(tpn));
    // A player without a game so far had White less often than one who had White, and more often than one who had Black.
    let (pairs, through) = event.play(better_wins);
    let expected = [(1, 8), (7, 2), (3, 6), (5, 4)];
    assert_eq!(pairs, expected.map(|(white, black)| pair(white, black)));
    assert_eq!(through, []);
}

#[test]
fn rule_5_a_drawn_game_waits_for_the_arbiters_word() {
    for result in [
        BoardResult::Draw,
        BoardResult::BothLose,
        BoardResult::DrawUnrated,
    ] {
        assert!(is_to_be_decided(result));
        let mut event = Event::new(4);
        event.play(|board| {
            if board.white == tpn(1) {
                result
            } else {
                better_wins(board)
            }
        });
        let refused = ENGINE.pair(&event.table(), round(2));
        let ties = vec![[tpn(1), tpn(4)]];
        let first = RoundNumber::FIRST;
        assert_eq!(refused, Err(Impossible::Undecided { round: first, ties }));
        event.going_on.push(GoesOn {
            round: first,
            player: tpn(4),
        });
        let (pairs, _) = event.play(better_wins);
        assert_eq!(pairs, [pair(2, 4)]);
        let bracket = Bracket::of(&event.table()).unwrap();
        assert_eq!(
            bracket.ties(first)[0].end,
            End::GoesOn(tpn(4), How::Decided)
        );
        assert_eq!(
            (bracket.winner(), bracket.seed_of(tpn(4))),
            (Some(tpn(2)), Some(4))
        );
        assert_eq!(bracket.out_since(tpn(1)), Some(first));
        assert_eq!(bracket.out_since(tpn(2)), None);
    }
}

/// A decision about a game that was won, about somebody else or about another round changes nothing.
#[test]
fn rule_5_a_word_counts_for_its_own_drawn_game_alone() {
    let mut event = Event::new(4);
    event.play(better_wins);
    for (number, player) in [(1, 4), (2, 1)] {
        event.going_on.push(GoesOn {
            round: round(number),
            player: tpn(player),
        });
    }
    let (pairs, _) = event.play(|_| BoardResult::Draw);
    assert_eq!(pairs, [pair(2, 1)]);
    assert_eq!(Bracket::of(&event.table()).unwrap().winner(), Some(tpn(1)));
}

#[test]
fn rule_4_whoever_comes_alone_goes_on() {
    use BoardResult::{BlackWinsByForfeit, DoubleForfeit, WhiteWinsByForfeit};
    for (result, expected) in [
        (WhiteWinsByForfeit, Some(End::GoesOn(tpn(1), How::Forfeit))),
        (BlackWinsByForfeit, Some(End::GoesOn(tpn(4), How::Forfeit))),
        (DoubleForfeit, Some(End::Nobody)),
    ] {
        let mut event = Event::new(4);
        event.play(|board| {
            if board.white == tpn(1) {
                result
            } else {
                better_wins(board)
            }
        });
        let bracket = Bracket::of(&event.table()).unwrap();
        assert_eq!(
            bracket.ties(RoundNumber::FIRST).first().map(|tie| tie.end),
            expected
        );
    }
    // If both stayed away, the next opponent goes on without a game, and wins the event.
    let mut event = Event::new(4);
    event.play(|board| {
        if board.white == tpn(1) {
            DoubleForfeit
        } else {
            better_wins(board)
        }
    });
    let (pairs, through) = event.play(better_wins);
    assert_eq!((pairs, through), (vec![], vec![tpn(2)]));
    assert_eq!(Bracket::of(&event.table()).unwrap().winner(), Some(tpn(2)));
}

/// A player who comes late, or had a requested bye in round 1, is in no bracket; the others are seeded without a gap.
#[test]
fn rule_1_seeds_are_those_who_are_there_in_round_one() {
    let mut event = Event::new(5);
    event.entries[1].push(RoundEntry::Bye(Bye::HalfPoint));
    let solved = ENGINE
        .solve(&event.table(), RoundNumber::FIRST, &Halt::default())
        .unwrap();
    assert_eq!(solved.pairing().pairs, [pair(1, 5), pair(4, 3)]);
    let not_in = solved.why_not(Seat::Pair(pair(1, 2))).unwrap();
    assert_eq!(not_in, WhyNot::KnockOut(Answer::NotIn(tpn(2))));
    assert_eq!(solved.why(tpn(2)), Ok(None));
}

#[test]
fn why_and_why_not() {
    let mut event = Event::new(13);
    event.play(better_wins);
    let solved = ENGINE
        .solve(&event.table(), round(2), &Halt::default())
        .unwrap();
    let Ok(Some(Why::KnockOut(Reason::Game(game)))) = solved.why(tpn(8)) else {
        panic!("not told");
    };
    assert_eq!(game.seeds, [(tpn(1), 1), (tpn(8), 8)]);
    assert_eq!((game.rounds, game.is_third_place), (4, false));
    assert_eq!(game.colour_rule, ColourRule::Balance);
    let asked = |white, black| match solved.why_not(Seat::Pair(pair(white, black))) {
        Ok(WhyNot::KnockOut(answer)) => answer,
        other => panic!("{other:?}"),
    };
    assert_eq!(asked(8, 1), Answer::AsPaired);
    assert_eq!(asked(1, 2), Answer::Later(tpn(1), tpn(2), round(4)));
    assert_eq!(asked(1, 9), Answer::Out(tpn(9), RoundNumber::FIRST));
    let bye = solved.why_not(Seat::Bye(tpn(1)));
    assert_eq!(bye, Ok(WhyNot::KnockOut(Answer::HasOpponent(tpn(1)))));
    assert_eq!(solved.size(), 8);
}

#[test]
fn after_the_final_nothing_is_paired() {
    let mut event = Event::new(3);
    event.play(better_wins);
    event.play(better_wins);
    let over = ENGINE.pair(&event.table(), round(3));
    assert_eq!(over, Err(Impossible::NotScheduled { rounds: 2 }));
    let alone = ENGINE.pair(&Event::new(1).table(), RoundNumber::FIRST);
    assert_eq!(alone, Err(Impossible::NotScheduled { rounds: 0 }));
}

/// A round of another draw cannot be followed.
#[test]
fn another_bracket_is_told_as_such() {
    let mut event = Event::new(4);
    for (own, other, colour) in [
        (1, 2, Colour::White),
        (2, 1, Colour::Black),
        (3, 4, Colour::White),
        (4, 3, Colour::Black),
    ] {
        let entry = BoardResult::WhiteWins.entry(colour, tpn(other));
        event.entries[tpn(own).index()].push(entry);
    }
    let first = RoundNumber::FIRST;
    let refused = ENGINE.pair(&event.table(), round(2));
    assert_eq!(refused, Err(Impossible::OffBracket { round: first }));
    assert_eq!(check(&event.table(), ENGINE).len(), 1);
}

/// If a report does not say who went on, its next round does.
#[test]
fn a_report_tells_by_its_next_round_who_went_on() {
    let mut event = Event::new(4);
    let first = RoundNumber::FIRST;
    event.play(|_| BoardResult::Draw);
    for player in [1, 2] {
        event.going_on.push(GoesOn {
            round: first,
            player: tpn(player),
        });
    }
    event.play(better_wins);
    event.going_on.clear();
    let table = event.table();
    assert_eq!(check(&table, ENGINE), []);
    assert_eq!(Bracket::of(&table).unwrap().winner(), Some(tpn(1)));
}

#[test]
fn rule_7_those_who_lost_a_semifinal_play_for_the_third_place() {
    let mut event = Event::new(5);
    event.engine = WITH_THIRD;
    event.play(better_wins);
    event.play(better_wins);
    let (pairs, _) = event.play(better_wins);
    assert_eq!(pairs.len(), 2);
    let people: BTreeSet<Tpn> = [pairs[1].white, pairs[1].black].into();
    assert_eq!(people, [tpn(3), tpn(4)].into());
    let table = event.table();
    let bracket = Bracket::of(&table).unwrap();
    assert_eq!(bracket.third().and_then(|tie| tie.goes_on()), Some(tpn(3)));
    // It is the event's own choice, so both are right.
    assert_eq!(
        (check(&table, ENGINE), check(&table, WITH_THIRD)),
        (vec![], vec![])
    );
    assert_eq!(oracle::breaches(&table), []);
}

#[test]
fn what_differs_from_the_bracket_is_found() {
    let options = Options {
        participants: 11,
        engine: ENGINE,
        ..Options::default()
    };
    let table = generate(&options, 7).unwrap();
    assert_eq!(check(&table, ENGINE), []);
    // Other players go through: two who had a bye change places with two who played.
    let mut participants = table.participants().to_vec();
    for entries in &mut participants {
        entries.entries.truncate(1);
    }
    participants[0].entries[0] = RoundEntry::Bye(Bye::ZeroPoint);
    let other = Crosstable::new(participants, 4, ScoringSystem::STANDARD).unwrap();
    assert_eq!(check(&other, ENGINE).len(), 1);
}

/// Rule 10a: both games count together, the second has the colours reversed, and the arbiter decides on the match as a whole.
#[test]
fn rule_10a_a_match_of_two_games() {
    let cup = Cup {
        third_place: true,
        games: Games::Two,
        lives: Lives::One,
    };
    let mut event = Event::new(5);
    event.engine = Engine::KnockOut(cup);
    let (first, through) = event.play(|_| BoardResult::WhiteWins);
    assert_eq!(first, [pair(4, 5)]);
    assert_eq!(through, [1, 2, 3].map(tpn));
    // After one game nobody has gone on, and the second game is paired with the colours reversed.
    let bracket = cup.bracket(&event.table()).unwrap();
    assert_eq!(bracket.ties(round(1))[1].end, End::Open);
    let (second, through) = event.play(|_| BoardResult::WhiteWins);
    assert_eq!(second, [pair(5, 4)]);
    assert_eq!(through, [1, 2, 3].map(tpn));
    // A win each: the next match waits for the arbiter's decision, and the error names the round of the second game.
    let undecided = event.engine.pair(&event.table(), round(3));
    let ties = vec![[tpn(4), tpn(5)]];
    let waits = Impossible::Undecided {
        round: round(2),
        ties,
    };
    assert_eq!(undecided, Err(waits));
    let player = tpn(5);
    let word = GoesOn {
        round: round(2),
        player,
    };
    event.going_on.push(word);
    let (semifinals, _) = event.play(better_wins);
    // Colours of a match depend on the first games only.
    assert_eq!(semifinals, [pair(5, 1), pair(3, 2)]);
    let solved = event
        .engine
        .solve(&event.table(), round(4), &Halt::default())
        .unwrap();
    let Ok(Some(Why::KnockOut(Reason::Game(game)))) = solved.why(tpn(1)) else {
        panic!("no reason");
    };
    assert_eq!(game.colour_rule, ColourRule::Second);
    assert_eq!((game.round, game.rounds), (round(2), 3));
    let meets = |white, black| solved.why_not(Seat::Pair(pair(white, black))).unwrap();
    assert_eq!(
        meets(1, 2),
        WhyNot::KnockOut(Answer::Later(tpn(1), tpn(2), round(5)))
    );
    assert_eq!(meets(1, 4), WhyNot::KnockOut(Answer::Out(tpn(4), round(2))));
    // One game drawn and one won: the extra half point decides.
    event.play(|_| BoardResult::Draw);
    let (finals, _) = event.play(|_| BoardResult::Draw);
    assert_eq!(finals, [pair(1, 2), pair(5, 3)]);
    event.play(better_wins);
    let table = event.table();
    assert_eq!(Cup::of(&table), cup);
    let bracket = cup.bracket(&table).unwrap();
    assert_eq!(bracket.winner(), Some(tpn(1)));
    assert_eq!(bracket.reached(tpn(3)), Reached::Third);
    assert_eq!(check(&table, event.engine), []);
    assert_eq!(oracle::breaches_of_matches(&table), []);
    // It is not a knock-out of single games.
    assert!(Bracket::of(&table).is_err());
    assert_eq!(
        ENGINE.for_table(&table),
        Engine::KnockOut(Cup {
            third_place: false,
            ..cup
        })
    );
}

#[test]
fn a_match_is_level_when_both_have_the_same() {
    use BoardResult::{
        Adjourned, BlackWins, BlackWinsByForfeit, BothLose, DoubleForfeit, Draw, WhiteWins,
        WhiteWinsByForfeit,
    };
    for (first, second, level) in [
        (Draw, Draw, true),
        (WhiteWins, WhiteWins, true),
        (WhiteWins, BlackWins, false),
        (WhiteWins, Draw, false),
        (WhiteWinsByForfeit, WhiteWins, true),
        (BlackWinsByForfeit, Draw, false),
        (BothLose, Draw, true),
        (BothLose, BothLose, true),
        (DoubleForfeit, Draw, true),
        (DoubleForfeit, DoubleForfeit, false),
        // Nothing for both in one game, and a full point for one of them in the other.
        (BothLose, WhiteWins, false),
        (DoubleForfeit, BlackWins, false),
        (Draw, Adjourned, false),
    ] {
        assert_eq!(is_level(first, second), level, "{first:?} {second:?}");
    }
}

/// Every size, where the better seed wins. The event ends after the binary logarithm of rounds; the first two meet in the
/// final, the first four in semifinals, and so on.
#[test]
fn every_size_ends_after_its_rounds_and_the_best_meet_late() {
    for players in 2..=256 {
        let mut event = Event::new(players);
        let rounds = rounds_of(players);
        for number in 1..=rounds {
            let (pairs, through) = event.play(better_wins);
            let left = 1_usize << (rounds - number);
            assert_eq!(2 * left, 2 * pairs.len() + 2 * through.len(), "{players}");
            if number > 1 {
                assert_eq!(through, [], "{players}");
            }
            for pair in pairs {
                // Two who should both be left afterwards never meet.
                assert!(
                    pair.white.index().max(pair.black.index()) >= left,
                    "{players}"
                );
            }
        }
        assert_eq!(Bracket::of(&event.table()).unwrap().winner(), Some(tpn(1)));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(120))]

    /// Whatever the results, nobody who is out plays again, one player is left at the end, and the second reading agrees.
    #[test]
    fn every_event_is_as_the_rules_say(
        players in 2_u16..=256,
        seed in any::<u64>(),
        third_place in any::<bool>(),
        two in any::<bool>(),
    ) {
        let games = if two { Games::Two } else { Games::One };
        let cup = Cup { third_place, games, lives: Lives::One };
        let engine = Engine::KnockOut(cup);
        let options = Options {
            participants: players,
            engine,
            draws: 400,
            forfeits: 60,
            double_forfeits: 20,
            odd_results: 20,
            ..Options::default()
        };
        let table = generate(&options, seed).unwrap();
        let rounds = rounds_of(usize::from(players));
        prop_assert_eq!(table.rounds_planned(), rounds * games.number());
        prop_assert_eq!(check(&table, engine), vec![]);
        let breaches = if two { oracle::breaches_of_matches(&table) } else { oracle::breaches(&table) };
        prop_assert_eq!(breaches, vec![]);
        let bracket = cup.bracket(&table).unwrap();
        for index in 0..usize::from(players) {
            let tpn = Tpn::from_index(index).unwrap();
            let Some(since) = bracket.out_since(tpn) else { continue };
            let later = (cup.last_round(since).get() + 1..=table.rounds_planned()).filter_map(RoundNumber::new);
            let played = later.filter(|round| table.entry(tpn, *round).and_then(RoundEntry::opponent).is_some());
            // Only a match for the third place may follow.
            let may = third_place && since.get() + 1 == rounds;
            prop_assert!(played.count() <= usize::from(may) * usize::from(games.number()));
        }
        let stayed = (0..usize::from(players)).filter_map(Tpn::from_index).filter(|tpn| bracket.out_since(*tpn).is_none());
        let stayed: Vec<Tpn> = stayed.collect();
        prop_assert_eq!(&stayed, &Vec::from_iter(bracket.winner()));
    }
}
