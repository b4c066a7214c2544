//! One board on the page of a round: the players, who entered the result, and the conflicting values between which an arbiter
//! has to choose.

use crate::{
    app::tournament::{board::BoardLine, conflicts::OpenConflict, desk::Desk},
    web::{
        Visitor,
        page::desk::round_view::{Conflict, DeskRow, Tone},
        show,
    },
    words::{self, moment},
};

/// The open conflict of a board: the sent values and the present one.
fn conflict_of(visitor: &Visitor, line: &BoardLine, open: &[OpenConflict]) -> Option<Conflict> {
    let t = visitor.words();
    let of_board = || open.iter().filter(|one| one.pairing == line.pairing);
    let newest = of_board().map(|one| one.id).max()?;
    let actor = visitor.actor();
    let mut said = Vec::new();
    let mut values = Vec::new();
    for one in of_board() {
        let mine = actor.wrote(one.user, &one.by);
        said.push(((!mine).then(|| one.by.clone()), one.wanted));
        if !values.contains(&one.wanted) && one.wanted != line.result {
            values.push(one.wanted);
        }
    }
    if line.result.is_some() {
        let by = line.by.clone().filter(|by| by != actor.name());
        said.push((by, line.result));
    }
    values.push(line.result);
    Some(Conflict {
        text: words::result_conflict::two_values(t, i32::from(line.board), &said, line.result),
        values,
        newest,
    })
}

pub(super) fn desk_row(
    visitor: &Visitor,
    desk: &Desk,
    line: &BoardLine,
    place: usize,
    active: Option<u16>,
) -> DeskRow {
    let t = visitor.words();
    let actor = visitor.actor();
    let me = actor.name();
    let now = visitor.state.ctx.clock.now();
    // A time in the future comes from another clock, or from one that was set back since.
    let fresh = line
        .at
        .is_some_and(|at| (now - at).num_seconds().abs() < 30);
    let foreign = line.by.as_deref().is_some_and(|by| by != me);
    let state = match (&line.by, line.at) {
        (Some(by), Some(at)) if fresh && foreign => {
            t.with_two("desk-saved-now", "time", moment::clock_time(at), "name", by)
        }
        (Some(by), Some(at)) => format!("{} {by}", moment::clock_time(at)),
        _ => String::new(),
    };
    // Until the game is played, its day.
    let state = match line.on.filter(|_| line.result.is_none()) {
        Some(on) => words::meeting_day::short(t, on),
        None => state,
    };
    let state = match line.reason.as_ref().filter(|_| line.result.is_some()) {
        Some(reason) => format!("{state}. {}", words::decision::reason(t, reason)),
        None => state,
    };
    DeskRow {
        pairing: line.pairing,
        place,
        board: line.board,
        white: show::name(t, &line.white, None),
        white_points: line.white_points.into(),
        black: show::name(t, &line.black, None),
        black_points: line.black_points.into(),
        result: line.result,
        state,
        tone: if fresh && foreign {
            Tone::Other
        } else {
            Tone::Plain
        },
        version: i64::from(line.version),
        active: !desk.round.is_draft && Some(line.board) == active,
        conflict: conflict_of(visitor, line, &desk.conflicts),
    }
}
