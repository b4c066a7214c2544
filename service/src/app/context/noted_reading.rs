//! Records who reads personal data that not everybody sees.

use chrono::TimeDelta;

use crate::{
    app::{
        Actor, AppError,
        readings::{Reading, Whose},
    },
    store::{
        Conn,
        rows::{self, readings::NewReading},
    },
};

use super::Context;

/// Minutes within which repeated readings of the same person's data count once.
const ONCE_IN: TimeDelta = TimeDelta::minutes(60);

impl Context {
    /// Records a reading of personal data. If nothing can be written (a full disk), the server's log has it instead,
    /// because an arbiter must be able to take the report away even then.
    pub(super) fn write_down(&self, actor: &Actor, reading: Reading) -> Result<(), AppError> {
        let persons = i32::try_from(reading.persons).unwrap_or(i32::MAX);
        if persons == 0 {
            return Ok(());
        }
        let (tournament, entry, player) = match reading.whose {
            Whose::Tournament(tournament) => (Some(tournament), None, None),
            Whose::Entry(tournament, entry) => (Some(tournament), Some(entry), None),
            Whose::Player(player) => (None, None, Some(player)),
        };
        let new = NewReading {
            user: actor.user.as_ref().map(|user| user.id),
            reader: actor.name(),
            output: reading.output,
            tournament,
            entry,
            player,
            persons,
        };
        let now = self.clock.now();
        let is_known = |conn: &mut Conn| Ok(rows::readings::is_known(conn, new, now - ONCE_IN)?);
        if self.read(is_known)? {
            return Ok(());
        }
        if self.trouble().is_some() {
            let (reader, output) = (new.user, new.output.code());
            tracing::warn!(
                ?reader,
                output,
                persons,
                "a reading that cannot be written down"
            );
            return Ok(());
        }
        self.keep_book(|conn| Ok(rows::readings::insert(conn, new, now)?))
    }
}
