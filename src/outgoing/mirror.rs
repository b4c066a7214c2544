//! The threads that send tournaments to sites which follow this hall: each takes a tournament that is due, sends the changes,
//! and records the answer.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};

use crate::app::{
    AppError, Context,
    exchange::mirror::{
        links,
        sending::{self, Due, Reply, Seen},
    },
    tournament::webhooks::sending::Answer,
};

use super::{Client, threads};

/// Number of sites contacted at the same time: one that does not answer blocks one thread, not all.
const THREADS: usize = 2;
/// Maximum bytes of an answer, with reports of players.
const MOST: u64 = 1 << 20;

/// What each site was sent last, by the number of the tournament.
type Memory = Arc<Mutex<HashMap<i32, Seen>>>;

/// Starts sending tournaments to sites, as long as the process lives.
pub fn keep_mirroring(ctx: &Context, client: &Client) {
    if let Err(error) = sending::take_over(ctx) {
        tracing::warn!(%error, "sites of a program that was killed are told later");
    }
    let (client, memory) = (client.clone(), Memory::default());
    let next = move |ctx: &Context| tell_next(ctx, &client, &memory);
    threads::keep(("mirrors", THREADS), ctx, sending::tidy, &next);
}

/// Starts recording which halls have become silent.
pub fn keep_listening(ctx: &Context) {
    threads::keep(("halls", 1), ctx, links::tidy, &links::note_silence);
}

/// Sends the next tournament that is due; returns whether there was one.
fn tell_next(ctx: &Context, client: &Client, memory: &Memory) -> Result<bool, AppError> {
    let Some(due) = sending::next(ctx)? else {
        return Ok(false);
    };
    let held = || memory.lock().unwrap_or_else(PoisonError::into_inner);
    let mut seen = held().remove(&due.tournament());
    let told = sending::take(ctx, &due, &mut seen, &mut |bytes| {
        speak(client, &due, bytes)
    });
    if let Some(seen) = seen {
        held().insert(due.tournament(), seen);
    }
    let code = told?.code();
    tracing::debug!(tournament = due.tournament(), answer = %code, "mirror");
    Ok(true)
}

fn speak(client: &Client, due: &Due, bytes: &[u8]) -> Result<Reply, Answer> {
    let bearer = format!("Bearer {}", due.token());
    let heads = [
        ("authorization", bearer.as_str()),
        ("accept", "application/json"),
        ("content-type", "application/gzip"),
    ];
    let address = format!("{}{}", due.site(), links::PATH);
    let heard = client.ask(&address, &heads, Some(bytes), MOST)?;
    Ok(Reply {
        status: heard.status,
        body: heard.body,
    })
}
