//! The state from which the next round is paired, read in one short snapshot. The pairing itself is computed afterwards.

use std::sync::Arc;

use crate::{
    app::{
        Actor, AppError, Context, Done, Refusal,
        access::{self, Action},
    },
    event::{Colour, Crosstable, Halt, RoundNumber},
    pairing::{Impossible, Solved},
    store::{Conn, rows},
};

use super::{Loaded, Snapshot, knock_out, numbering, round_robin, virtual_points};

/// Maximum number of attempts when the tournament changes during the work.
const MOST_TRIES: usize = 5;

/// A tournament as it was read, for work whose outcome is only written if nothing has changed since.
pub(in crate::app) struct Basis {
    pub snapshot: Arc<Snapshot>,
}

impl Basis {
    /// Reads the tournament for somebody who runs it. If this request was already carried out, returns its subject instead.
    pub fn read(
        ctx: &Context,
        actor: &Actor,
        key: Option<&str>,
        slug: &str,
    ) -> Result<Done<Self>, AppError> {
        ctx.read(|conn| {
            let snapshot = ctx.tournament(conn, slug)?;
            access::require(conn, actor, Action::RunTournament(snapshot.tournament.id))?;
            if let Some(key) = key
                && let Some(subject) = rows::idempotency::find(conn, key, &actor.key)?
            {
                return Ok(Done::Repeated(subject));
            }
            Ok(Done::Fresh(Self { snapshot }))
        })
    }

    /// Checks, in the transaction of the write, that nothing was written to the tournament since.
    ///
    /// # Errors
    /// [`Refusal::Overtaken`].
    pub fn must_stand(&self, conn: &mut Conn) -> Result<(), AppError> {
        let newest = rows::audit::newest_of(conn, self.snapshot.tournament.id)?;
        if newest == self.snapshot.version() {
            Ok(())
        } else {
            Err(Refusal::Overtaken.into())
        }
    }

    /// The next round to be paired.
    pub fn next_round(&self) -> Result<RoundNumber, AppError> {
        let next = self.snapshot.course.to_pair();
        next.ok_or_else(|| Refusal::AllRoundsPlayed.into())
    }

    /// The round `expected`, if it is the next one to be paired.
    pub fn due(&self, expected: u8) -> Result<RoundNumber, AppError> {
        let round = self.next_round()?;
        if round.get() == expected {
            return Ok(round);
        }
        let (expected, asked) = (i32::from(round.get()), i32::from(expected));
        Err(Refusal::RoundOutOfOrder { expected, asked }.into())
    }

    /// The tournament as it will be when round 1 is paired: with numbers, initial colour and virtual points.
    pub fn before_first_round(&self, drawn: Colour) -> Result<Loaded, AppError> {
        let mut loaded = Loaded::clone(&self.snapshot);
        loaded.tournament.initial_colour = Some(drawn);
        if let Some(due) = virtual_points::due(&loaded)? {
            loaded.accelerations = virtual_points::rows_of(loaded.tournament.id, &due).into();
        }
        numbering::number_in_memory(&mut loaded)?;
        round_robin::plan(&mut loaded)?;
        knock_out::plan(&mut loaded)?;
        Ok(loaded)
    }
}

/// Repeats the work until its outcome could be written, at most a few times.
pub(in crate::app) fn until_written<T>(
    halt: &Halt,
    mut attempt: impl FnMut() -> Result<T, AppError>,
) -> Result<T, AppError> {
    let mut tries = 1;
    loop {
        match attempt() {
            Err(AppError::Refused(Refusal::Overtaken)) if tries < MOST_TRIES => {
                if halt.is_due() {
                    return Err(Refusal::Stopped.into());
                }
                tries += 1;
            }
            done => return done,
        }
    }
}

/// Pairs a round of a tournament.
///
/// # Errors
/// Fewer than two participants can be paired; no pairing is possible; stopped by `halt`.
pub(super) fn solve(
    ctx: &Context,
    loaded: &Loaded,
    round: RoundNumber,
    halt: &Halt,
) -> Result<Arc<Solved>, AppError> {
    knock_out::require_decided(loaded)?;
    let table: Crosstable = loaded.crosstable(loaded.published(), true)?;
    let free = table
        .participants()
        .iter()
        .filter(|p| p.entries.get(round.index()).is_none())
        .count();
    if free < 2 {
        return Err(Refusal::TooFewPlayers.into());
    }
    ctx.solved(&table, round, loaded.engine()?, halt)
        .map_err(|reason| impossible(&reason, round))
}

/// The refusal for a round that cannot be paired, or whose computation was stopped.
pub(super) fn impossible(reason: &Impossible, round: RoundNumber) -> AppError {
    let round = i32::from(round.get());
    match reason {
        Impossible::Stopped => Refusal::Stopped.into(),
        Impossible::OffBracket { round } => {
            let round = i32::from(round.get());
            Refusal::OffBracket { round }.into()
        }
        Impossible::NoCompletePairing { .. }
        | Impossible::Undecided { .. }
        | Impossible::NotScheduled { .. }
        | Impossible::TooLarge => Refusal::NoPairing { round }.into(),
    }
}
