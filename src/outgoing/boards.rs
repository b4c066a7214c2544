//! The threads that read electronic boards: each takes the source that is due, reads it, and pours what it says.

use crate::app::{AppError, Context, game::feed::reading};

use super::{
    Client,
    feed::{Files, fetch_feed},
    threads,
};

/// How many sources are read at a time: one server that does not answer holds up a thread, not all of them.
const THREADS: usize = 2;

/// Reads the sources that arbiters named from now on, for as long as the process lives; files below the operator's folder alone.
pub fn keep_reading_boards(ctx: &Context, client: &Client, files: &Files) {
    let (client, files) = (client.clone(), files.clone());
    let next = move |ctx: &Context| read_next(ctx, &client, &files);
    threads::keep(("boards", THREADS), ctx, reading::tidy, &next);
}

/// Reads the next source; whether there was one.
fn read_next(ctx: &Context, client: &Client, files: &Files) -> Result<bool, AppError> {
    let Some(due) = reading::next(ctx)? else {
        return Ok(false);
    };
    let mut fetch = fetch_feed(client, files.clone());
    let heard = reading::take(ctx, &due, &mut fetch)?;
    // The address may hold a key: the log names none.
    tracing::debug!(number = due.id, answer = %heard.code(), "boards read");
    Ok(true)
}
