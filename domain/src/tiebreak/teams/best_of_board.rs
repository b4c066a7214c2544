//! The best players of each board, for board prizes. FIDE has no rule on their order. This is the usual one: points, then fewer
//! games, then the performance (C.07 10.2).

use std::{
    cmp::{Ordering, Reverse},
    collections::BTreeMap,
};

use crate::{
    event::{Elo, Outcome, Points, RoundEntry, TeamSetup, Tpn},
    rating::performance_rating,
};

/// A player among those of their board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardPlayer {
    /// Place from 1. Players who cannot be separated share it.
    pub place: usize,
    pub player: Tpn,
    /// Their team.
    pub team: Tpn,
    /// Points of the games that they played over the board.
    pub points: Points,
    /// The number of these games.
    pub games: usize,
    /// Performance against rated opponents; `None` if there were none.
    pub performance: Option<i32>,
}

/// The games of one player.
#[derive(Default)]
struct Record {
    /// Number of games on each board.
    boards: BTreeMap<usize, usize>,
    points: Points,
    games: usize,
    /// Half-points against rated opponents.
    half_points: i32,
    opponents: Vec<i32>,
}

impl Record {
    /// The board on which they played most; the first of several.
    fn board(&self) -> Option<usize> {
        let boards = self.boards.iter();
        let most = boards.max_by_key(|(board, games)| (**games, Reverse(**board)));
        most.map(|(board, _)| *board)
    }
}

/// The players of each board after `rounds` rounds, board 1 first. Each player stands on the board on which they played most.
/// `ratings` are the ratings of the players by number. Only games played over the board count.
#[must_use]
pub fn best_of_boards(
    setup: &TeamSetup,
    ratings: &[Option<Elo>],
    rounds: u8,
) -> Vec<Vec<BoardPlayer>> {
    let mut records: BTreeMap<(Tpn, Tpn), Record> = BTreeMap::new();
    let matches = setup.rounds.iter().take(usize::from(rounds));
    for one in matches.flat_map(|round| &round.matches) {
        for (index, board) in one.boards.iter().enumerate() {
            let (Some(result), Some(first), Some(second)) =
                (board.result, board.of_white, board.of_black)
            else {
                continue;
            };
            let sides = [
                ((one.white, first), board.colour, second),
                ((one.black, second), !board.colour, first),
            ];
            for (who, colour, opponent) in sides {
                let RoundEntry::Played { outcome, .. } = result.entry(colour, opponent) else {
                    continue;
                };
                let record = records.entry(who).or_default();
                *record.boards.entry(index).or_default() += 1;
                record.games += 1;
                record.points += setup.games.points(result.entry(colour, opponent));
                let rating = ratings.get(opponent.index()).copied().flatten();
                if let Some(rating) = rating {
                    record.opponents.push(rating.get().into());
                    record.half_points += match outcome {
                        Outcome::Win => 2,
                        Outcome::Draw => 1,
                        Outcome::Loss => 0,
                    };
                }
            }
        }
    }
    let mut boards = vec![Vec::new(); setup.boards.boards()];
    for ((team, player), record) in records {
        let Some(players) = record.board().and_then(|board| boards.get_mut(board)) else {
            continue;
        };
        players.push(BoardPlayer {
            place: 0,
            player,
            team,
            points: record.points,
            games: record.games,
            performance: performance_rating(record.half_points, &record.opponents),
        });
    }
    for players in &mut boards {
        players.sort_by(order);
        let mut before: Option<BoardPlayer> = None;
        for (place, player) in (1..).zip(players.iter_mut()) {
            let shared = before.filter(|before| order(before, player) == Ordering::Equal);
            player.place = shared.map_or(place, |before| before.place);
            before = Some(*player);
        }
    }
    boards
}

fn order(one: &BoardPlayer, other: &BoardPlayer) -> Ordering {
    let value = |player: &BoardPlayer| {
        (
            Reverse(player.points),
            player.games,
            Reverse(player.performance),
        )
    };
    value(one).cmp(&value(other))
}

#[cfg(test)]
mod tests {
    use crate::event::{
        BoardColours, BoardResult, Colour, MatchBoard, MatchScoring, ScoringSystem, Team,
        TeamMatch, TeamRound,
    };

    use super::*;

    fn tpn(number: u16) -> Tpn {
        Tpn::new(number).unwrap()
    }

    /// Two teams of three on two boards, 1 to 3 against 4 to 6: the results by board, who sat there first.
    fn event(rounds: &[[(u16, u16, BoardResult); 2]]) -> TeamSetup {
        let boards = BoardColours::in_turn(2).unwrap();
        let (games, matches) = (ScoringSystem::default(), MatchScoring::default());
        let rounds = rounds.iter().map(|round| {
            let boards = (0..).zip(round).map(|(index, (first, second, result))| {
                let colour = if index == 0 {
                    Colour::White
                } else {
                    Colour::Black
                };
                MatchBoard {
                    of_white: Some(tpn(*first)),
                    of_black: Some(tpn(*second)),
                    colour,
                    result: Some(*result),
                }
            });
            TeamRound {
                matches: vec![TeamMatch {
                    white: tpn(1),
                    black: tpn(2),
                    boards: boards.collect(),
                    forfeit: None,
                }],
                byes: Vec::new(),
            }
        });
        let rounds: Vec<TeamRound> = rounds.collect();
        let team = |members: [u16; 3]| Team {
            members: members.map(tpn).to_vec(),
            ..Team::default()
        };
        TeamSetup {
            teams: vec![team([1, 2, 3]), team([4, 5, 6])],
            rounds_planned: 9,
            bye: TeamSetup::usual_bye(&boards, &games, &matches),
            boards,
            games,
            matches,
            rounds,
            next_byes: Vec::new(),
            penalties: Vec::new(),
        }
    }

    fn told(players: &[BoardPlayer]) -> Vec<(usize, u16, i32, usize, Option<i32>)> {
        let told = players.iter().map(|one| {
            let (points, games) = (one.points.halves(), one.games);
            (one.place, one.player.get(), points, games, one.performance)
        });
        told.collect()
    }

    #[test]
    fn each_stands_on_the_board_on_which_they_played_most() {
        use BoardResult::{BlackWins, BlackWinsByForfeit, Draw, WhiteWins};
        // On board 2 the first team has Black.
        let setup = event(&[
            [(1, 4, WhiteWins), (2, 5, WhiteWins)],
            [(1, 4, Draw), (3, 5, BlackWins)],
            [(2, 4, BlackWinsByForfeit), (3, 6, Draw)],
            [(2, 5, WhiteWins), (1, 6, Draw)],
        ]);
        let mut ratings = vec![Elo::new(1800).ok(); 6];
        ratings[4] = None;
        let boards = best_of_boards(&setup, &ratings, 4);
        assert_eq!(boards.len(), 2);
        // Player 2 played once on each board, the forfeit not counted, and stands on the first; player 5 has no rating.
        assert_eq!(
            told(&boards[0]),
            [
                (1, 1, 4, 3, Some(1800 + 125)),
                (2, 2, 2, 2, None),
                (3, 4, 1, 2, Some(1800 - 193)),
            ]
        );
        assert_eq!(
            told(&boards[1]),
            [
                (1, 3, 3, 2, Some(1800)),
                (2, 6, 2, 2, Some(1800)),
                (3, 5, 2, 3, Some(1800 - 125)),
            ]
        );
        // The second round has not been played then.
        let boards = best_of_boards(&setup, &ratings, 1);
        assert_eq!(told(&boards[0]).len(), 2);
        assert_eq!(told(&boards[1])[0].1, 5);
    }

    #[test]
    fn those_who_cannot_be_separated_share_a_place() {
        use BoardResult::Draw;
        let setup = event(&[[(1, 4, Draw), (2, 5, Draw)]]);
        let ratings = [1800, 1800, 1800, 1800, 1900, 1800].map(|rating| Elo::new(rating).ok());
        let boards = best_of_boards(&setup, &ratings, 1);
        assert_eq!(
            told(&boards[0]),
            [(1, 1, 1, 1, Some(1800)), (1, 4, 1, 1, Some(1800))]
        );
        assert_eq!(
            told(&boards[1]),
            [(1, 2, 1, 1, Some(1900)), (2, 5, 1, 1, Some(1800))]
        );
    }
}
