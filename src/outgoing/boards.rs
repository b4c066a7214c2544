//! The threads that read electronic boards: each takes a source that is due, reads it, and enters its moves.

use crate::app::{AppError, Context, game::feed::reading};

use super::{
    Client,
    feed::{Files, fetch_feed},
    threads,
};

/// Number of sources read at the same time: a server that does not answer blocks one thread, not all.
const THREADS: usize = 2;

/// Starts reading the sources that arbiters added, as long as the process lives. Files are read only below the operator's
/// folder.
pub fn keep_reading_boards(ctx: &Context, client: &Client, files: &Files) {
    let (client, files) = (client.clone(), files.clone());
    let next = move |ctx: &Context| read_next(ctx, &client, &files);
    threads::keep(("boards", THREADS), ctx, reading::tidy, &next);
}

/// Reads the next source; returns whether there was one.
fn read_next(ctx: &Context, client: &Client, files: &Files) -> Result<bool, AppError> {
    let Some(due) = reading::next(ctx)? else {
        return Ok(false);
    };
    let mut fetch = fetch_feed(client, files.clone());
    let heard = reading::take(ctx, &due, &mut fetch)?;
    // The address may contain a key, so the log does not contain it.
    tracing::debug!(number = due.id, answer = %heard.code(), "boards read");
    Ok(true)
}
