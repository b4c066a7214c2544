//! The thread that empties the outbox: it takes letters that are due, sends them, and records the results. Without a mail
//! server it removes letters that are too old.

use std::{thread, time::Duration};

use crate::{
    app::{
        AppError, Context, UnknownWord,
        letters::{self, Due, Trouble},
    },
    time::{Deadline, Looks},
    words::letter::Worded,
};

use super::{Message, Server};

/// Interval at which the outbox is checked.
const LOOK: Duration = Duration::from_secs(1);
/// Pause after the mail server could not be reached, or the database could not be read or written.
const PAUSE: Duration = Duration::from_secs(5);
/// Interval at which old letters are removed.
const TIDY: Duration = Duration::from_secs(300);

/// How letters become text and HTML.
#[derive(Clone)]
pub struct Drawing {
    /// The base address of links in letters.
    pub base: String,
    /// The HTML of a letter in the language with this tag.
    pub html: fn(&Worded, &str) -> Option<String>,
}

impl Drawing {
    fn message(&self, due: &Due) -> Result<Message, UnknownWord> {
        let t = crate::words::letter::language("outbox.language", &due.language)?;
        let worded = crate::words::letter::worded(t, &due.letter, &self.base);
        Ok(Message {
            id: due.message_id.clone(),
            to: due.to.clone(),
            html: (self.html)(&worded, t.0.code()),
            text: worded.text(),
            subject: worded.subject,
            at: due.written_at,
        })
    }
}

/// Starts sending letters, as long as the process lives.
pub fn keep_sending(ctx: &Context, server: Option<Server>, drawing: Drawing) {
    let ctx = ctx.clone();
    let sending = thread::Builder::new()
        .name("mail".to_owned())
        .spawn(move || send_for_ever(&ctx, server.as_ref(), &drawing));
    if let Err(error) = sending {
        tracing::error!(%error, "no letters are sent");
    }
}

fn send_for_ever(ctx: &Context, server: Option<&Server>, drawing: &Drawing) {
    let mut tidied: Option<Deadline> = None;
    let mut looks = Looks::default();
    loop {
        // The due times came from the clock before it was set back.
        if looks.is_set_back(ctx.clock.now()) {
            tidied = None;
        }
        // Nothing is sent while the database cannot be written, because the result could not be recorded.
        if ctx.trouble().is_some() {
            thread::sleep(PAUSE);
            continue;
        }
        if tidied.is_none_or(|deadline| !deadline.is_ahead()) {
            tidied = Some(Deadline::within(TIDY));
            if let Err(error) = letters::tidy(ctx) {
                tracing::warn!(%error, "old letters stay");
            }
        }
        let Some(server) = server else {
            thread::sleep(PAUSE);
            continue;
        };
        match send_next(ctx, server, drawing) {
            Ok(Sent::One) => {}
            Ok(Sent::Nothing) => thread::sleep(LOOK),
            Ok(Sent::Unreachable) => thread::sleep(PAUSE),
            Err(error) => {
                tracing::warn!(%error, "the outbox is not read");
                thread::sleep(PAUSE);
            }
        }
    }
}

enum Sent {
    One,
    Nothing,
    Unreachable,
}

fn send_next(ctx: &Context, server: &Server, drawing: &Drawing) -> Result<Sent, AppError> {
    let Some(due) = letters::next(ctx)? else {
        return Ok(Sent::Nothing);
    };
    let class = due.letter.class().code();
    let message = match drawing.message(&due) {
        Ok(message) => message,
        Err(unknown) => {
            // A server that knows the language sends it, once it is no longer reserved.
            tracing::warn!(letter = due.id, class, %unknown, "left to a newer version");
            letters::leave(ctx, &due)?;
            return Ok(Sent::One);
        }
    };
    match server.send(&message) {
        Ok(()) => {
            letters::sent(ctx, &due)?;
            tracing::info!(letter = due.id, class, "sent");
            Ok(Sent::One)
        }
        Err(failed) => {
            // The answer may contain the address, which should only be in the administrators' list.
            tracing::warn!(
                letter = due.id,
                class,
                trouble = failed.trouble.code(),
                "not sent"
            );
            letters::failed(ctx, &due, &failed)?;
            Ok(match failed.trouble {
                Trouble::Connection | Trouble::Tls | Trouble::LogIn => Sent::Unreachable,
                _ => Sent::One,
            })
        }
    }
}
