//! The teams of an event as a report contains them.

use crate::{
    app::AppError,
    event::{MatchBoard, MatchForfeit, TeamMatch, TeamSetup, TeamTable, Tpn},
    pairing::{Accelerated, team_round_robin},
};

use super::{
    super::loaded::Loaded,
    input::swiss_rules,
    setup::{left, setup, table},
    standings::ranked,
};

/// The teams of an event, ready for a report.
pub(crate) struct Reported {
    /// Teams, matches and line-ups. Its players are the entries, in the same order.
    pub setup: TeamSetup,
    /// The checked table of teams made from it.
    pub table: TeamTable,
    /// Place of each team, by team number; empty before round 1.
    pub places: Vec<u16>,
    /// Teams that left a round robin.
    pub left: Vec<Tpn>,
    /// Code for record 192.
    pub type_code: String,
    /// Codes for record 202.
    pub tie_breaks: Vec<String>,
}

/// The teams of an event after the published rounds; `None` for an event of players.
///
/// # Errors
/// The stored tournament contradicts itself.
pub(crate) fn reported(loaded: &Loaded) -> Result<Option<Reported>, AppError> {
    let Some(stored) = loaded.teams.as_deref() else {
        return Ok(None);
    };
    let published = loaded.published();
    let next = published < loaded.planned();
    let (order, lines) = ranked(loaded, stored, published)?;
    let place = |team: i32| {
        let line = lines.iter().find(|line| line.team.id == team);
        line.and_then(|line| u16::try_from(line.place).ok())
    };
    let places = stored.teams.iter().filter(|_| published > 0);
    let mut told = setup(loaded, stored, published, next)?;
    let matches = told.rounds.iter_mut().flat_map(|round| &mut round.matches);
    for one in matches {
        one.forfeit = forfeit_of(one);
    }
    Ok(Some(Reported {
        setup: told,
        table: table(loaded, stored, published, next)?,
        places: places.filter_map(|team| place(team.id)).collect(),
        left: left(loaded, stored),
        type_code: match loaded.course.is_schedule() {
            true => team_round_robin(
                loaded.tournament.rules.schedule(),
                stored.rules.primary_score,
            ),
            false => {
                let is_baku = loaded.tournament.rules.acceleration == Accelerated::Baku;
                let baku = if is_baku { "_BAKU" } else { "" };
                format!("{}{baku}", swiss_rules(&stored.rules).code())
            }
        },
        tie_breaks: order.list.iter().map(ToString::to_string).collect(),
    }))
}

/// Who came to a match in which no board has two players; the games of such a match do not show that the teams were to meet.
fn forfeit_of(one: &TeamMatch) -> Option<MatchForfeit> {
    let has_game = |board: &MatchBoard| board.of_white.is_some() && board.of_black.is_some();
    if one.boards.iter().any(has_game) {
        return None;
    }
    let came = |player: fn(&MatchBoard) -> Option<Tpn>| {
        let mut boards = one.boards.iter();
        boards.any(|board| player(board).is_some())
    };
    match (came(|board| board.of_white), came(|board| board.of_black)) {
        (true, false) => Some(MatchForfeit::WhiteCame),
        (false, true) => Some(MatchForfeit::BlackCame),
        (false, false) => Some(MatchForfeit::NobodyCame),
        (true, true) => None,
    }
}
