//! The virtual points of an accelerated event of players or teams (C.04.7).

use crate::{
    app::{AppError, Refusal},
    event::{Acceleration, Tpn},
    pairing::{self, Accelerated},
    store::{
        Conn,
        rows::{self, prohibitions::AccelerationRow},
    },
};

use super::{
    Loaded,
    teams::{TeamRefusal, accelerated},
};

/// Gives group A its virtual points, if the event uses the Baku method. This is done just before round 1 is paired, because only
/// then the number of participants is known (C.04.7).
pub(super) fn give(conn: &mut Conn, loaded: &Loaded) -> Result<(), AppError> {
    let Some(due) = due(loaded)? else {
        return Ok(());
    };
    let id = loaded.tournament.id;
    rows::prohibitions::clear_accelerations(conn, id)?;
    for row in rows_of(id, &due) {
        rows::prohibitions::accelerate(
            conn,
            id,
            (row.first_tpn, row.last_tpn),
            (row.first_round, row.last_round),
            row.half_points,
        )?;
    }
    Ok(())
}

/// The virtual points that [`give`] stores; `None` if they are listed by a report.
pub(super) fn due(loaded: &Loaded) -> Result<Option<Vec<Acceleration>>, AppError> {
    match loaded.tournament.rules.acceleration {
        Accelerated::Listed => return Ok(None),
        Accelerated::Baku => {}
        Accelerated::No => return Ok(Some(Vec::new())),
    }
    let count = match loaded.teams.as_deref() {
        None => loaded.entries.len(),
        Some(stored) => stored.teams.len(),
    };
    let group = pairing::baku_group_a(count).min(count);
    let Some(last) = group.checked_sub(1).and_then(Tpn::from_index) else {
        return Ok(Some(Vec::new()));
    };
    if let Some(stored) = loaded.teams.as_deref() {
        let due = accelerated::virtual_points(&stored.rules, last, loaded.planned());
        return Ok(Some(due.ok_or(Refusal::Team(TeamRefusal::NotAccelerated))?));
    }
    let system = loaded.tournament.rules.pairing_system;
    let list = system.baku(last, loaded.planned(), &loaded.scoring());
    Ok(Some(list.ok_or(Refusal::BakuPoints)?))
}

/// The virtual points as rows to be stored.
pub(super) fn rows_of(tournament: i32, list: &[Acceleration]) -> Vec<AccelerationRow> {
    let row = |a: &Acceleration| AccelerationRow {
        id: 0,
        tournament_id: tournament,
        first_tpn: i32::from(a.first.get()),
        last_tpn: i32::from(a.last.get()),
        first_round: i32::from(a.first_round.get()),
        last_round: i32::from(a.last_round.get()),
        half_points: a.points.halves(),
    };
    list.iter().map(row).collect()
}
