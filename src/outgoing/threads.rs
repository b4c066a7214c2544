//! The threads of what goes out: each takes what is due, sends it, and notes what came back.

use std::{thread, time::Duration};

use crate::{
    app::{AppError, Context},
    time::{Deadline, Looks},
};

/// How often it is looked what is due.
const LOOK: Duration = Duration::from_secs(1);
/// The pause where the database cannot be read or written.
const PAUSE: Duration = Duration::from_secs(5);
/// How often what is too old is taken away.
const TIDY: Duration = Duration::from_secs(3600);

/// What `tidy` and `next` answer.
type Done<T> = Result<T, AppError>;

/// Sends from now on, for as long as the process lives, with `count` threads called `name`. `next` sends one message and says
/// whether there was one; `tidy` takes away what is too old, and puts right what a clock said that was set back since: it
/// comes at the start, now and then, and whenever that happens.
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
        // What cannot be written now is not sent either: it could not be noted.
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
