//! A team event as stored, loaded with its tournament.

use std::{collections::BTreeMap, sync::Arc};

use crate::{
    app::{AppError, fold},
    event::{BoardColours, Bye, Colour, MatchScoring, PersonName, Points},
    line_ups::BoardOrder,
    pairing::Entrants,
    store::{
        Conn,
        rows::{
            self,
            forbidden_teams::ForbiddenTeamsRow,
            line_ups::LineUpRow,
            team_byes::TeamByeRow,
            team_matches::{ChairRow, MatchRow},
            team_penalties::TeamPenaltyRow,
            teams::{MemberRow, TeamRow, TeamRulesRow},
            tournaments::TournamentRow,
        },
    },
    tiebreak::TeamOrder,
};

/// What a team event has and an event of players does not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Teams {
    pub rules: TeamRulesRow,
    /// Teams, by their numbers, which have no gaps.
    pub teams: Vec<TeamRow>,
    /// Members, in the order of the boards.
    pub members: Vec<MemberRow>,
    pub matches: Vec<MatchRow>,
    pub chairs: Vec<ChairRow>,
    /// Line-ups that captains handed in, by team, round and board.
    pub line_ups: Vec<LineUpRow>,
    /// Points taken off and given, in the order in which they were entered.
    pub penalties: Vec<TeamPenaltyRow>,
    /// Byes other than the pairing-allocated one, by round and team.
    pub byes: Vec<TeamByeRow>,
    /// Pairs of teams that must not meet, in the order in which they were forbidden.
    pub forbidden: Vec<ForbiddenTeamsRow>,
    /// National categories, by number of the entry; empty unless the rules on who plays need them.
    pub categories: BTreeMap<i32, String>,
}

pub(super) fn broken(what: &str) -> AppError {
    AppError::System(format!("stored team event contradicts itself: {what}"))
}

/// The national categories of the entries, if the rules on who plays need them.
fn categories(conn: &mut Conn, row: &TeamRulesRow) -> Result<BTreeMap<i32, String>, AppError> {
    if row.board_order != BoardOrder::Category && row.quotas.is_empty() {
        return Ok(BTreeMap::new());
    }
    let listed = rows::listed_entries::of_tournament(conn, row.tournament_id)?;
    Ok(listed
        .into_iter()
        .map(|row| (row.entry_id, row.category))
        .collect())
}

impl Teams {
    /// Loads a team event. `None` for an event of players, and for a report of teams whose teams are not stored.
    pub fn read(
        conn: &mut Conn,
        tournament: &TournamentRow,
    ) -> Result<Option<Arc<Self>>, AppError> {
        if tournament.rules.pairing_system.entrants() != Entrants::Teams {
            return Ok(None);
        }
        let id = tournament.id;
        let Some(rules) = rows::teams::rules(conn, id)? else {
            return Ok(None);
        };
        Ok(Some(Arc::new(Self {
            categories: categories(conn, &rules)?,
            rules,
            teams: rows::teams::of_tournament(conn, id)?,
            members: rows::teams::members(conn, id)?,
            matches: rows::team_matches::of_tournament(conn, id)?,
            chairs: rows::team_matches::chairs(conn, id)?,
            line_ups: rows::line_ups::of_tournament(conn, id)?,
            penalties: rows::team_penalties::of_tournament(conn, id)?,
            byes: rows::team_byes::of_tournament(conn, id)?,
            forbidden: rows::forbidden_teams::of_tournament(conn, id)?,
        })))
    }

    /// Colours of the boards.
    pub fn colours(&self) -> Result<BoardColours, AppError> {
        let colours = self.rules.boards.parse();
        colours.map_err(|_| broken(&self.rules.boards))
    }

    /// Match points for a win, a draw and a loss.
    pub fn scoring(&self) -> Result<MatchScoring, AppError> {
        let points = Points::from_halves;
        let rules = &self.rules;
        let scoring = MatchScoring::new(
            points(rules.match_win),
            points(rules.match_draw),
            points(rules.match_loss),
        );
        scoring.map_err(|_| broken("match points"))
    }

    /// The scores and tie-breaks that rank the teams.
    pub fn order(&self) -> Result<TeamOrder, AppError> {
        let codes = self
            .rules
            .tie_breaks
            .split(',')
            .filter(|code| !code.is_empty());
        let codes: Vec<String> = codes.map(str::to_owned).collect();
        let order = TeamOrder::parse(self.rules.primary_score, &codes);
        order.map_err(|_| broken(&self.rules.tie_breaks))
    }

    /// The team whose row has this number.
    pub fn team(&self, id: i32) -> Option<&TeamRow> {
        self.teams.iter().find(|team| team.id == id)
    }

    /// The bye of a team in a round, other than the pairing-allocated one.
    pub fn bye_of(&self, team: i32, round: i32) -> Option<Bye> {
        let mut byes = self.byes.iter();
        let found = byes.find(|bye| bye.team_id == team && bye.round == round);
        found.map(|bye| bye.kind)
    }

    /// Whether a team is away from a round that is not paired yet, or has a bye in it.
    pub fn is_out(&self, team: &TeamRow, round: i32) -> bool {
        team.is_away || self.bye_of(team.id, round).is_some()
    }

    /// Entries of a team's members, in the order of the boards.
    pub fn members_of(&self, team: i32) -> Vec<i32> {
        let members = self.members.iter().filter(|member| member.team_id == team);
        members.map(|member| member.entry_id).collect()
    }

    /// Entries that a team's captain handed in for a round, from board 1 on; empty if they handed in nothing.
    pub fn handed_in(&self, team: i32, round: i32) -> Vec<i32> {
        let of_team = |row: &&LineUpRow| row.team_id == team && row.round == round;
        let rows = self.line_ups.iter().filter(of_team);
        rows.map(|row| row.entry_id).collect()
    }

    /// The team of which an entry is a member.
    pub fn team_of(&self, entry: i32) -> Option<&TeamRow> {
        let member = self
            .members
            .iter()
            .find(|member| member.entry_id == entry)?;
        self.team(member.team_id)
    }

    /// Numbers of the teams whose captain has this name, its words in any order.
    pub fn teams_led_by(&self, name: &PersonName) -> Vec<i32> {
        let words = |name: &str| {
            let folded = fold(name);
            let mut words: Vec<String> = folded.split_whitespace().map(str::to_owned).collect();
            words.sort_unstable();
            words
        };
        let name = words(&format!("{} {}", name.surname(), name.given()));
        let teams = self.teams.iter();
        let led = teams.filter(|team| words(&team.captain.replace(',', " ")) == name);
        led.map(|team| team.id).collect()
    }

    /// The matches of a round, by their numbers.
    pub fn matches_of(&self, round: i32) -> impl Iterator<Item = &MatchRow> {
        self.matches.iter().filter(move |one| one.round_id == round)
    }

    /// The chairs of a match, from board 1 on.
    pub fn chairs_of(&self, match_id: i32) -> Vec<[Option<i32>; 2]> {
        let chairs = self
            .chairs
            .iter()
            .filter(|chair| chair.match_id == match_id);
        chairs
            .map(|chair| [chair.first_entry_id, chair.second_entry_id])
            .collect()
    }
}

/// Number in the round of board `board` of match `number`; all count from 1.
pub(super) fn board_of_round(number: i32, boards: usize, board: usize) -> i32 {
    let boards = i32::try_from(boards).unwrap_or(i32::MAX);
    let board = i32::try_from(board).unwrap_or(i32::MAX);
    (number - 1).saturating_mul(boards).saturating_add(board)
}

/// The games of a match: board of the round, White's entry, Black's entry. A board with an empty chair has no game.
pub(super) fn games(
    number: i32,
    colours: &BoardColours,
    chairs: &[[Option<i32>; 2]],
) -> Vec<(i32, i32, i32)> {
    let games = chairs
        .iter()
        .enumerate()
        .filter_map(|(index, [first, second])| {
            let (first, second) = ((*first)?, (*second)?);
            let board = board_of_round(number, colours.boards(), index + 1);
            Some(match colours.colour(index) {
                Colour::White => (board, first, second),
                Colour::Black => (board, second, first),
            })
        });
    games.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_are_numbered_through_the_round_and_empty_chairs_have_no_game() {
        let colours: BoardColours = "WBWB".parse().unwrap();
        let chairs = [
            [Some(1), Some(11)],
            [Some(2), Some(12)],
            [Some(3), None],
            [Some(4), Some(14)],
        ];
        assert_eq!(
            games(1, &colours, &chairs),
            [(1, 1, 11), (2, 12, 2), (4, 14, 4)]
        );
        assert_eq!(
            games(3, &colours, &chairs),
            [(9, 1, 11), (10, 12, 2), (12, 14, 4)]
        );
    }
}
