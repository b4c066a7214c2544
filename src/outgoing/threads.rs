//! The threads of outgoing messages: each takes a message that is due, sends it, and records the answer.

use std::{thread, time::Duration};

use crate::{
    app::{AppError, Context},
    time::{Deadline, Looks},
};

/// Interval at which due messages are checked.
const LOOK: Duration = Duration::from_secs(1);
/// Pause after the database could not be read or written.
const PAUSE: Duration = Duration::from_secs(5);
/// Interval at which old messages are removed.
const TIDY: Duration = Duration::from_secs(3600);

/// The result of `tidy` and `next`.
type Done<T> = Result<T, AppError>;

/// Starts `count` threads called `name`, which send messages as long as the process lives. `next` sends one message, and
/// returns whether there was one. `tidy` removes messages that are too old, and corrects times after the clock was set back. It
/// is called at the start, regularly, and whenever the clock was set back.
pub fn keep(
    (name, count): (&'static str, usize),
    ctx: &Context,
    tidy: fn(&Context) -> Done<()>,
    next: &(impl Fn(&Context) -> Done<bool> + Clone + Send + 'static),
) {
    for number in 0..count {
        let (ctx, next) = (ctx.clone(), next.clone());
        let sending = thread::Builder::new()
            .name(format!("{name}-{number}"))
            .spawn(move || send_for_ever(name, &ctx, tidy, &next));
        if let Err(error) = sending {
            tracing::error!(%error, name, "nothing goes out");
        }
    }
}

fn send_for_ever(
    name: &str,
    ctx: &Context,
    tidy: fn(&Context) -> Done<()>,
    next: &impl Fn(&Context) -> Done<bool>,
) {
    let mut tidied: Option<Deadline> = None;
    let mut looks = Looks::default();
    loop {
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
            if let Err(error) = tidy(ctx) {
                tracing::warn!(%error, name, "what is too old stays");
            }
        }
        match next(ctx) {
            Ok(true) => {}
            Ok(false) => thread::sleep(LOOK),
            Err(error) => {
                tracing::warn!(%error, name, "it is not known what is to go out");
                thread::sleep(PAUSE);
            }
        }
    }
}
