//! Matches of two games: their result, and how a crosstable shows them.

use super::*;
use crate::event::Outcome;

const TWO_GAMES: Cup = Cup {
    third_place: false,
    games: Games::Two,
    lives: Lives::One,
};

/// The rounds of two players as one match, for each of them.
fn laid(rounds: [[RoundEntry; 2]; 2]) -> [RoundEntry; 2] {
    let participants = rounds.map(|entries| Participant {
        rating: None,
        entries: entries.to_vec(),
    });
    let table = Crosstable::new(participants.to_vec(), 2, ScoringSystem::STANDARD).unwrap();
    let matches = TWO_GAMES.matches(&table).unwrap();
    [1, 2].map(|number| matches.entry(tpn(number), round(1)).unwrap())
}

/// Two games as one match: 1 has White in the first, 2 in the second.
fn both(first: BoardResult, second: BoardResult) -> [RoundEntry; 2] {
    let (white, black) = (Colour::White, Colour::Black);
    laid([
        [first.entry(white, tpn(2)), second.entry(black, tpn(2))],
        [first.entry(black, tpn(1)), second.entry(white, tpn(1))],
    ])
}

/// Rules 4 and 10a: the player with the higher score in both games won the match, and a forfeit counts as a game. A match is
/// forfeited only if no game was played: by one player, or by both if neither came to either game.
#[test]
fn rule_10a_two_games_count_as_one() {
    use BoardResult::{
        Adjourned, BlackWins, BlackWinsByForfeit, BothLose, DoubleForfeit, Draw, WhiteWins,
        WhiteWinsByForfeit,
    };
    use Outcome::{Draw as Level, Loss, Win};
    let colours = [(2, Colour::White), (1, Colour::Black)];
    let played = |own: Outcome, other: Outcome| {
        let [one, two] = colours;
        [(one, own), (two, other)].map(|((opponent, colour), outcome)| RoundEntry::Played {
            opponent: tpn(opponent),
            colour,
            outcome,
            rated: true,
        })
    };
    let forfeited = |own: bool, other: bool| {
        let [one, two] = colours;
        [(one, own), (two, other)].map(|((opponent, colour), won)| RoundEntry::Forfeit {
            opponent: tpn(opponent),
            colour,
            won,
        })
    };
    for (first, second, expected) in [
        (WhiteWins, BlackWins, played(Win, Loss)),
        (WhiteWins, WhiteWins, played(Level, Level)),
        (WhiteWins, Draw, played(Win, Loss)),
        (BlackWins, Draw, played(Loss, Win)),
        (Draw, Draw, played(Level, Level)),
        (BothLose, WhiteWins, played(Loss, Win)),
        // One of the two games was played.
        (WhiteWinsByForfeit, WhiteWins, played(Level, Level)),
        (WhiteWinsByForfeit, BlackWins, played(Win, Loss)),
        (DoubleForfeit, Draw, played(Level, Level)),
        // Each stayed away from one game: that is level, and the arbiter says who goes on.
        (WhiteWinsByForfeit, WhiteWinsByForfeit, played(Level, Level)),
        (
            WhiteWinsByForfeit,
            BlackWinsByForfeit,
            forfeited(true, false),
        ),
        (
            BlackWinsByForfeit,
            WhiteWinsByForfeit,
            forfeited(false, true),
        ),
        (DoubleForfeit, WhiteWinsByForfeit, forfeited(false, true)),
        (DoubleForfeit, BlackWinsByForfeit, forfeited(true, false)),
        (DoubleForfeit, DoubleForfeit, forfeited(false, false)),
    ] {
        assert_eq!(both(first, second), expected, "{first:?} {second:?}");
    }
    // The match is not over before both games are.
    let pending = colours.map(|(opponent, colour)| RoundEntry::Pending {
        opponent: tpn(opponent),
        colour,
    });
    assert_eq!(both(WhiteWins, Adjourned), pending);
}

/// The colours of a match are those of its first game or, if that has none, those of the second game reversed.
#[test]
fn a_match_has_the_colours_of_its_first_game() {
    let bye = RoundEntry::Bye(Bye::HalfPoint);
    let win = BoardResult::WhiteWins;
    let (white, black) = (Colour::White, Colour::Black);
    let second = [
        [bye, win.entry(white, tpn(2))],
        [bye, win.entry(black, tpn(1))],
    ];
    let expected = [(2, black), (1, white)].map(|(opponent, colour)| RoundEntry::Pending {
        opponent: tpn(opponent),
        colour,
    });
    assert_eq!(laid(second), expected);
}

/// Players who meet in round 1 and again in round 2 play matches of two games. Two players with two lives meet in every round
/// anyway; then the number of rounds tells, which is odd if a match has one game.
#[test]
fn two_games_are_known_by_the_second_one() {
    let met_twice = |pairs: &[(u16, u16)], rounds: u8| {
        let players = 2 * pairs.len();
        let mut entries: Vec<Vec<RoundEntry>> = vec![Vec::new(); players];
        for (one, two) in pairs {
            for (white, black) in [(one, two), (two, one)] {
                let result = BoardResult::Draw;
                let seats = [(white, Colour::White, black), (black, Colour::Black, white)];
                for (own, colour, other) in seats {
                    entries[tpn(*own).index()].push(result.entry(colour, tpn(*other)));
                }
            }
        }
        let participants = entries.into_iter().map(|entries| Participant {
            rating: None,
            entries,
        });
        Crosstable::new(participants.collect(), rounds, ScoringSystem::STANDARD).unwrap()
    };
    for (pairs, rounds, lives, games) in [
        (&[(1, 2)][..], 2, Lives::One, Games::Two),
        (&[(1, 2)], 3, Lives::One, Games::Two),
        (&[(1, 2)], 6, Lives::Two, Games::Two),
        (&[(1, 2)], 3, Lives::Two, Games::One),
        (&[(1, 4), (2, 3)], 5, Lives::Two, Games::Two),
    ] {
        let cup = Cup {
            lives,
            ..Cup::default()
        };
        let shown = cup.with_games_of(&met_twice(pairs, rounds));
        assert_eq!(shown, Cup { games, ..cup }, "{pairs:?} {rounds} {lives:?}");
    }
}

/// One board that is wrong does not make another event of it: one pair that meets again in a knock-out of single games, or one match of
/// two games whose second one has the colours of the first, or other players.
#[test]
fn one_wrong_board_does_not_change_the_games_of_a_match() {
    type Boards = &'static [(u16, u16)];
    let first: Boards = &[(1, 8), (7, 2), (3, 6), (5, 4)];
    let cases: [(Boards, Games); 7] = [
        (&[(2, 1), (4, 3)], Games::One),
        // 8 lost, and plays again.
        (&[(8, 1), (4, 3)], Games::One),
        (&[(8, 1), (2, 3), (4, 6)], Games::One),
        (&[(8, 1), (2, 7), (6, 3), (4, 5)], Games::Two),
        (&[(1, 8), (2, 7), (6, 3), (4, 5)], Games::Two),
        (&[(8, 1), (2, 7), (6, 3)], Games::Two),
        (&[(8, 1), (2, 7), (4, 3)], Games::Two),
    ];
    for (second, games) in cases {
        let mut entries = vec![vec![RoundEntry::Bye(Bye::ZeroPoint); 2]; 8];
        for (index, boards) in [first, second].into_iter().enumerate() {
            for (white, black) in boards {
                let result = BoardResult::Draw;
                let seats = [(white, Colour::White, black), (black, Colour::Black, white)];
                for (own, colour, other) in seats {
                    entries[tpn(*own).index()][index] = result.entry(colour, tpn(*other));
                }
            }
        }
        let participants = entries.into_iter().map(|entries| Participant {
            rating: None,
            entries,
        });
        let table = Crosstable::new(participants.collect(), 6, ScoringSystem::STANDARD).unwrap();
        let shown = Cup::default().with_games_of(&table).games;
        assert_eq!(shown, games, "{second:?}");
    }
}

/// Rule 7: both games of the match for the third place are recognised, and stand after the final.
#[test]
fn both_games_for_the_third_place_are_told() {
    let cup = Cup {
        third_place: true,
        ..TWO_GAMES
    };
    let mut event = Event::new(4);
    event.engine = Engine::KnockOut(cup);
    event.play(better_wins);
    event.play(better_wins);
    for number in [3, 4] {
        let found = Explained::new(&event.table(), round(number), cup).unwrap();
        let told = found.report().games;
        let told: Vec<([u16; 2], bool)> = told
            .iter()
            .map(|game| {
                let seeds = game.seeds.map(|(tpn, _)| tpn.get());
                (seeds, game.is_third_place)
            })
            .collect();
        assert_eq!(told, [([1, 2], false), ([3, 4], true)], "{number}");
        event.play(better_wins);
    }
}
