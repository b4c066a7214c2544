//! The threads that tell sites what happens in the tournaments which follow a hall: each takes the one whose turn it is, sends what
//! is new, and notes what came back.

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

/// How many sites are told at a time: one that does not answer holds up a thread, not all of them.
const THREADS: usize = 2;
/// Most bytes of an answer, with what players said.
const MOST: u64 = 1 << 20;

/// What sites were told last, by the number of the tournament.
type Memory = Arc<Mutex<HashMap<i32, Seen>>>;

/// Tells sites from now on, for as long as the process lives.
pub fn keep_mirroring(ctx: &Context, client: &Client) {
    if let Err(error) = sending::take_over(ctx) {
        tracing::warn!(%error, "sites of a program that was killed are told later");
    }
    let (client, memory) = (client.clone(), Memory::default());
    let next = move |ctx: &Context| tell_next(ctx, &client, &memory);
    threads::keep(("mirrors", THREADS), ctx, sending::tidy, &next);
}

/// Notes from now on which halls say nothing any more.
pub fn keep_listening(ctx: &Context) {
    threads::keep(("halls", 1), ctx, links::tidy, &links::note_silence);
}

/// Takes the next turn; whether there was one.
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
