//! A team event as a report file: the games of the players, and the records about teams (TRF26: 310, 320, 352, 362).

use crate::{
    app::{
        AppError,
        tournament::{Snapshot, teams_from, teams_of},
    },
    formats::trf::{Header, IntegrityRemark, TrfPlayer, read_teams, write_teams},
    store::rows::report_lines::LineRow,
};

/// Whether the tournament was imported as a report of teams and still agrees with it. If so, the report's own lines are
/// exported.
///
/// # Errors
/// The stored tournament contradicts itself.
pub(super) fn stand(loaded: &Snapshot, lines: &[LineRow]) -> Result<bool, AppError> {
    if lines.is_empty() {
        return Ok(false);
    }
    let texts: Vec<&str> = lines.iter().map(|line| line.text.as_str()).collect();
    match read_teams(texts.join("\n").as_bytes()) {
        Ok(report) => teams_from::stands(loaded, &report),
        Err(_) => Ok(false),
    }
}

/// The team records of an event with these players, who are its entries in order; `None` for an event of players.
///
/// # Errors
/// The stored tournament contradicts itself.
pub(super) fn of_teams(
    loaded: &Snapshot,
    header: Header,
    players: Vec<TrfPlayer>,
    remarks: &[IntegrityRemark],
) -> Result<Option<String>, AppError> {
    let Some(teams) = teams_of::reported(loaded)? else {
        return Ok(None);
    };
    let header = Header {
        type_code: Some(teams.type_code),
        tie_breaks: teams.tie_breaks,
        ..header
    };
    let written = write_teams(
        header,
        players,
        &teams.setup,
        &teams.table,
        &teams.places,
        &teams.left,
        remarks,
    );
    let written = written.map_err(|reasons| AppError::System(format!("{reasons:?}")));
    Ok(Some(written?))
}
