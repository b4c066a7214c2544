//! The matches of a round with their boards, as the pages show them.

use std::collections::HashMap;

use crate::{
    app::{Actor, AppError, Context, access::TournamentRole},
    event::{BoardResult, Bye, Colour, Outlet, Points, RoundEntry, RoundState, TeamTable, Tpn},
    store::rows::{pairings::PairingRow, rounds::RoundRow},
};

use super::{
    super::{
        entrant::Entrant,
        loaded::Loaded,
        meeting_days::{self, PlayedOn},
        snapshot::Snapshot,
        summary::Summary,
    },
    rules::of,
    setup::{result, table},
    stored::{Teams, board_of_round},
    team_name::TeamName,
};

/// A board of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchBoardLine {
    /// Number of the board in the match, from 1.
    pub board: usize,
    /// Number of the board in the round.
    pub board_of_round: i32,
    /// The players: first the one of the team with White on board 1, then the other; `None` for an empty chair.
    pub players: [Option<Entrant>; 2],
    /// Colour of the first of them.
    pub colour: Colour,
    /// The result, by colours; an empty chair also makes one.
    pub result: Option<BoardResult>,
    /// Whether there is a game whose result can be entered.
    pub has_game: bool,
}

/// A match of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchLine {
    /// Number of the match in the round, from 1.
    pub number: i32,
    /// Row version.
    pub version: i32,
    /// The two teams; the first has White on board 1.
    pub teams: [TeamName; 2],
    /// Game points of each team so far.
    pub score: [Points; 2],
    /// Match points of each team before the round.
    pub before: [Points; 2],
    /// Number of boards without a result.
    pub open: usize,
    /// The boards, from board 1 on.
    pub boards: Vec<MatchBoardLine>,
    /// Day and hour of the match, if it is not played with the round.
    pub on: Option<PlayedOn>,
}

/// A team without a match in a round, with its bye.
pub type WithoutMatch = (TeamName, Bye);

/// The matches of a round, for a page.
#[derive(Clone, Debug)]
pub struct MatchesView {
    /// The tournament.
    pub summary: Summary,
    /// Role of the reader in the tournament; `None` for somebody with no role.
    pub role: Option<TournamentRole>,
    /// Number of the round; 0 before the first is published.
    pub round: u8,
    /// Whether it is a draft.
    pub is_draft: bool,
    /// Number of boards in a match.
    pub boards: usize,
    /// The matches, by their numbers.
    pub matches: Vec<MatchLine>,
    /// Teams without a match: the pairing-allocated bye first, then byes that teams asked for.
    pub byes: Vec<WithoutMatch>,
}

/// The matches of a round; `None` means the newest published one. Drafts are for the tournament's arbiters only.
///
/// # Errors
/// No such tournament, or not a team event; a round that this reader may not see.
pub fn matches(
    ctx: &Context,
    actor: &Actor,
    slug: &str,
    round: Option<u8>,
) -> Result<MatchesView, AppError> {
    let (loaded, role) = ctx.read(|conn| ctx.shown_to(conn, actor, slug, Outlet::Page))?;
    view(&loaded, role, round)
}

/// The matches of a round, in a tournament that is already loaded.
pub(super) fn view(
    loaded: &Snapshot,
    role: Option<TournamentRole>,
    round: Option<u8>,
) -> Result<MatchesView, AppError> {
    let stored = of(loaded)?;
    let number = round.unwrap_or_else(|| loaded.course.current());
    let row = loaded.round(number);
    let is_draft = row.is_some_and(|row| row.state == RoundState::Draft);
    if (number != 0 && row.is_none()) || (is_draft && role.is_none()) {
        return Err(AppError::NotFound);
    }
    let (matches, byes) = of_round(loaded, number)?;
    Ok(MatchesView {
        summary: Summary::of(loaded)?,
        role,
        round: number,
        is_draft,
        boards: stored.colours()?.boards(),
        matches,
        byes,
    })
}

/// Teams without a match in a round because they asked for a bye.
fn asked(stored: &Teams, round: u8, matches: &[MatchLine]) -> Vec<WithoutMatch> {
    let byes = stored.byes.iter();
    let byes = byes.filter(|bye| bye.round == i32::from(round));
    let plays = |team: i32| {
        let mut teams = matches.iter().flat_map(|one| &one.teams);
        teams.any(|name| name.id == team)
    };
    byes.filter(|bye| !plays(bye.team_id))
        .filter_map(|bye| Some((TeamName::of(stored.team(bye.team_id)?), bye.kind)))
        .collect()
}

/// The matches of a round, and the teams without one; both empty in an event of players.
///
/// # Errors
/// The stored tournament contradicts itself.
pub(in crate::app::tournament) fn of_round(
    loaded: &Loaded,
    number: u8,
) -> Result<(Vec<MatchLine>, Vec<WithoutMatch>), AppError> {
    let (Some(stored), Some(row)) = (loaded.teams.as_deref(), loaded.round(number)) else {
        return Ok((Vec::new(), Vec::new()));
    };
    let before = number.saturating_sub(1).min(loaded.published());
    let shown = Shown {
        loaded,
        stored,
        table: table(loaded, stored, before, false)?,
        before,
    };
    let mut matches = stored.matches_of(row.id);
    let bye = matches.find(|one| one.second_team_id.is_none());
    let bye = bye.and_then(|one| stored.team(one.first_team_id));
    let matches = shown.matches(row)?;
    let mut byes: Vec<WithoutMatch> = bye
        .map(|team| (TeamName::of(team), Bye::PairingAllocated))
        .into_iter()
        .collect();
    byes.append(&mut asked(stored, number, &matches));
    Ok((matches, byes))
}

/// What the matches of a round are made from.
struct Shown<'a> {
    loaded: &'a Loaded,
    stored: &'a Teams,
    table: TeamTable,
    before: u8,
}

impl Shown<'_> {
    fn team(&self, id: i32) -> Option<(TeamName, Points)> {
        let index = self.stored.teams.iter().position(|team| team.id == id)?;
        let score = self.table.score_after(Tpn::from_index(index)?, self.before);
        let name = TeamName::of(self.stored.teams.get(index)?);
        Some((name, score.of(self.stored.rules.primary_score)))
    }

    fn matches(&self, row: &RoundRow) -> Result<Vec<MatchLine>, AppError> {
        let (colours, games) = (self.stored.colours()?, self.loaded.scoring());
        let played: HashMap<i32, &PairingRow> = self
            .loaded
            .pairings_of(row.id)
            .map(|pairing| (pairing.board, pairing))
            .collect();
        let days = meeting_days::of_round(self.loaded, row);
        let mut lines = Vec::new();
        for one in self.stored.matches_of(row.id) {
            let Some(second) = one.second_team_id else {
                continue;
            };
            let (Some(first), Some(second)) = (self.team(one.first_team_id), self.team(second))
            else {
                continue;
            };
            let (mut score, mut open) = ([Points::ZERO; 2], 0);
            let mut boards = Vec::new();
            for (index, chairs) in self.stored.chairs_of(one.id).into_iter().enumerate() {
                let board_of_round = board_of_round(one.number, colours.boards(), index + 1);
                let (colour, game) = (colours.colour(index), played.get(&board_of_round).copied());
                let found = result(colour, chairs, game);
                let settled = found.filter(|found| *found != BoardResult::Adjourned);
                open += usize::from(settled.is_none());
                if let Some(found) = settled {
                    // The opponent makes no difference to the points.
                    let points = |colour| games.points(points_of(found, colour));
                    score = [score[0] + points(colour), score[1] + points(!colour)];
                }
                let player = |entry: Option<i32>| self.loaded.entry(entry?).map(Entrant::from);
                boards.push(MatchBoardLine {
                    board: index + 1,
                    board_of_round,
                    players: chairs.map(player),
                    colour,
                    result: found,
                    has_game: game.is_some(),
                });
            }
            lines.push(MatchLine {
                number: one.number,
                version: one.version,
                score,
                before: [first.1, second.1],
                teams: [first.0, second.0],
                open,
                boards,
                on: days.get(&one.number).copied(),
            });
        }
        Ok(lines)
    }
}

/// What a result is for one colour, whoever the opponent.
fn points_of(result: BoardResult, colour: Colour) -> RoundEntry {
    let somebody = Tpn::from_index(0);
    somebody.map_or(RoundEntry::Bye(Bye::ZeroPoint), |somebody| {
        result.entry(colour, somebody)
    })
}
