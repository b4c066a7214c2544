//! The further games of two players whose game was level: set by set, until one of them is ahead.
//!
//! Both players are named by their colours in the game of the board. A set is one, two or four games of one kind, with
//! alternating colours; the first White is chosen for each set. A set ends as soon as one player cannot be caught any more.

use crate::event::{Colour, MatchGame, MatchGameKind, Points};

/// Largest number of further games between two players.
pub const MOST_FURTHER: usize = 20;

/// The next game of a set that has begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NextGame {
    /// Kind of game.
    pub kind: MatchGameKind,
    /// Number of games in the set.
    pub games: u8,
    /// Number of this game in the set, from 2.
    pub number: u8,
    /// Which player has White in it, by their colour in the game of the board.
    pub white: Colour,
}

/// What follows the games that were played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outlook {
    /// The set goes on with this game.
    Next(NextGame),
    /// Both are level: a new set decides, or the arbiter says who goes on.
    Level,
    /// The player with this colour in the game of the board goes on.
    Won(Colour),
}

/// A set of further games, as far as it was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameSet {
    /// Kind of its games.
    pub kind: MatchGameKind,
    /// Number of games in the set.
    pub games: u8,
    /// Number of games played.
    pub played: u8,
    /// The scores of both, 1 for a win and ½ for a draw. The player with White in the game of the board comes first.
    pub score: [Points; 2],
}

/// All further games that were played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Further {
    /// The sets that have begun, in order.
    pub sets: Vec<GameSet>,
    /// What follows.
    pub outlook: Outlook,
}

/// Why games do not belong to one match. The number is that of the game, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FurtherFault {
    /// The match was already over.
    #[error("the match is over before game {0}")]
    Over(usize),
    /// It is not the next game of the set: it is of another kind, or has other colours.
    #[error("game {0} is not the next one of its set")]
    OtherSet(usize),
    /// A set of its kind cannot have this number of games.
    #[error("game {0} begins a set of a size that there is not")]
    Size(usize),
    /// A further game cannot have this result.
    #[error("game {0} has a result that such a game does not have")]
    Result(usize),
    /// There are more games than [`MOST_FURTHER`].
    #[error("game {0} is one too many")]
    TooMany(usize),
}

/// The sets of these further games, and what follows them.
///
/// # Errors
/// The first game that does not fit, as a [`FurtherFault`].
pub fn further(games: &[MatchGame]) -> Result<Further, FurtherFault> {
    let mut sets: Vec<GameSet> = Vec::new();
    let mut outlook = Outlook::Level;
    for (number, game) in (1..).zip(games) {
        if number > MOST_FURTHER {
            return Err(FurtherFault::TooMany(number));
        }
        match outlook {
            Outlook::Won(_) => return Err(FurtherFault::Over(number)),
            Outlook::Next(next) if !next.is(game) => return Err(FurtherFault::OtherSet(number)),
            Outlook::Next(_) => {}
            Outlook::Level if game.kind.sizes().contains(&game.games) => sets.push(GameSet {
                kind: game.kind,
                games: game.games,
                played: 0,
                score: [Points::ZERO; 2],
            }),
            Outlook::Level => return Err(FurtherFault::Size(number)),
        }
        let scored = game.halves().ok_or(FurtherFault::Result(number))?;
        if let Some(set) = sets.last_mut() {
            outlook = set.add(game, scored);
        }
    }
    Ok(Further { sets, outlook })
}

impl NextGame {
    fn is(self, game: &MatchGame) -> bool {
        (self.kind, self.games, self.white) == (game.kind, game.games, game.white)
    }
}

impl GameSet {
    /// Counts a game that gave these half-points to White and Black, and returns what follows.
    fn add(&mut self, game: &MatchGame, [white, black]: [i32; 2]) -> Outlook {
        let [first, second] = self.score.map(Points::halves);
        let halves = [first + white, second + black];
        self.score = halves.map(Points::from_halves);
        self.played += 1;
        let left = self.games.saturating_sub(self.played);
        // A win is two half-points.
        let to_win = 2 * i32::from(left);
        match halves {
            [one, two] if self.kind == MatchGameKind::Armageddon && one == two => {
                Outlook::Won(!game.white)
            }
            [one, two] if one > two + to_win => Outlook::Won(Colour::White),
            [one, two] if two > one + to_win => Outlook::Won(Colour::Black),
            _ if left == 0 => Outlook::Level,
            _ => Outlook::Next(NextGame {
                kind: self.kind,
                games: self.games,
                number: self.played + 1,
                white: !game.white,
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{
        BoardResult::{self, BlackWins, Draw, WhiteWins},
        Colour::{Black, White},
        MatchGameKind::{Armageddon, Blitz, Rapid, Standard},
    };

    const fn game(
        (kind, games): (MatchGameKind, u8),
        white: Colour,
        result: BoardResult,
    ) -> MatchGame {
        MatchGame {
            kind,
            games,
            white,
            result,
        }
    }

    fn outlook(games: &[MatchGame]) -> Outlook {
        further(games).unwrap().outlook
    }

    #[test]
    fn a_set_decides_when_one_of_the_two_is_ahead() {
        let two = (Rapid, 2);
        let next = |number, white| {
            let (kind, games) = two;
            Outlook::Next(NextGame {
                kind,
                games,
                number,
                white,
            })
        };
        let first = game(two, Black, WhiteWins);
        assert_eq!(outlook(&[]), Outlook::Level);
        assert_eq!(outlook(&[first]), next(2, White));
        let cases = [
            (WhiteWins, Outlook::Level),
            (Draw, Outlook::Won(Black)),
            (BlackWins, Outlook::Won(Black)),
        ];
        for (second, expected) in cases {
            let second = game(two, White, second);
            assert_eq!(outlook(&[first, second]), expected, "{second:?}");
        }
        // Level after rapid games, blitz games decide; each set has its own score.
        let drawn = [game(two, Black, Draw), game(two, White, Draw)];
        let blitz = [
            game((Blitz, 2), White, BlackWins),
            game((Blitz, 2), Black, Draw),
        ];
        let all = further(&[drawn, blitz].concat()).unwrap();
        assert_eq!(all.outlook, Outlook::Won(Black));
        let scores: Vec<_> = all
            .sets
            .iter()
            .map(|set| set.score.map(Points::halves))
            .collect();
        assert_eq!(scores, [[2, 2], [1, 3]]);
        // A single game decides at once, a forfeit too.
        let alone = game((Blitz, 1), White, BoardResult::BlackWinsByForfeit);
        assert_eq!(outlook(&[alone]), Outlook::Won(Black));
    }

    #[test]
    fn a_drawn_armageddon_game_is_won_by_whoever_has_black_in_it() {
        for white in [White, Black] {
            let drawn = game((Armageddon, 1), white, Draw);
            assert_eq!(outlook(&[drawn]), Outlook::Won(!white));
            let won = game((Armageddon, 1), white, WhiteWins);
            assert_eq!(outlook(&[won]), Outlook::Won(white));
        }
    }

    #[test]
    fn games_that_change_nothing_any_more_are_not_played() {
        let four = |white, result| game((Standard, 4), white, result);
        let three = [
            four(White, WhiteWins),
            four(Black, BlackWins),
            four(White, Draw),
        ];
        assert!(matches!(outlook(&three[..2]), Outlook::Next(_)));
        assert_eq!(outlook(&three), Outlook::Won(White));
        let more = [three.as_slice(), &[four(Black, Draw)]].concat();
        assert_eq!(further(&more), Err(FurtherFault::Over(4)));
    }

    #[test]
    fn games_of_no_match_are_refused() {
        let rapid = game((Rapid, 2), White, Draw);
        let fault = |games: &[MatchGame]| further(games).unwrap_err();
        // Colours alternate in a set, and it is played to its end.
        assert_eq!(fault(&[rapid, rapid]), FurtherFault::OtherSet(2));
        let blitz = game((Blitz, 2), Black, Draw);
        assert_eq!(fault(&[rapid, blitz]), FurtherFault::OtherSet(2));
        assert_eq!(
            fault(&[game((Rapid, 3), White, Draw)]),
            FurtherFault::Size(1)
        );
        let armageddon = game((Armageddon, 2), White, Draw);
        assert_eq!(fault(&[armageddon]), FurtherFault::Size(1));
        let both = game((Rapid, 1), White, BoardResult::BothLose);
        assert_eq!(fault(&[both]), FurtherFault::Result(1));
        let drawn = [game((Blitz, 1), White, Draw); MOST_FURTHER + 1];
        assert_eq!(fault(&drawn), FurtherFault::TooMany(MOST_FURTHER + 1));
    }

    #[test]
    fn whoever_goes_on_did_better_in_the_last_set() {
        let results = MatchGame::RESULTS;
        // All ways that three sets of up to two games can go.
        for code in 0..results.len().pow(4) {
            let mut left = code;
            let mut games = Vec::new();
            while let Outlook::Level | Outlook::Next(_) = outlook(&games) {
                let Some(result) = results
                    .get(left % results.len())
                    .filter(|_| games.len() < 4)
                else {
                    break;
                };
                left /= results.len();
                let (kind, white) = match outlook(&games) {
                    Outlook::Next(next) => (next.kind, next.white),
                    _ => (if games.is_empty() { Rapid } else { Blitz }, Black),
                };
                games.push(game((kind, 2), white, *result));
            }
            let all = further(&games).unwrap();
            let [one, two] = all.sets.last().unwrap().score;
            match all.outlook {
                Outlook::Won(White) => assert!(one > two),
                Outlook::Won(Black) => assert!(two > one),
                Outlook::Level | Outlook::Next(_) => assert!(games.len() < 4 || one == two),
            }
        }
    }
}
