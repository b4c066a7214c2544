//! The server, for `serve`, `demo` and the tests.

use std::io;

use crate::{app::Context, config::ServeConfig};

pub use super::application::{Listeners, Over};

use super::{State, application, events, hall_listeners, service_manager, stop::Signals};

/// Seconds for answers in progress when the server stops.
const LAST_ANSWERS: u64 = 5;

/// Serves on these listeners until the process is told to stop. `announce` is called once signals are handled.
///
/// # Errors
/// A listener cannot be used, or signals cannot be caught.
pub async fn run(
    ctx: Context,
    config: ServeConfig,
    listeners: Listeners,
    announce: impl FnOnce(),
) -> io::Result<()> {
    let started = config.started.clone();
    let signals = Signals::catch(started.is_some())?;
    let state = State::new(ctx, config);
    // Follows the audit trail, and tells this server's screens what other servers wrote.
    let follower = tokio::spawn(events::follow(state.ctx.clone()));
    // A program that was started by hand may be shared in the hall. A server with its own hall announces its name.
    let has_hall = state.config.secure.is_some();
    let hall = match started {
        Some(started) => Some(tokio::spawn(hall_listeners::keep(
            state.clone(),
            started.hall,
        ))),
        None if has_hall => Some(tokio::spawn(hall_listeners::follow(state.clone()))),
        None => None,
    };
    let (stop, live) = (state.stop.clone(), state.ctx.live.clone());
    let until = async move {
        tokio::select! {
            () = signals.one() => {}
            () = stop.asked() => {}
        }
        service_manager::stopping();
        stop.tell();
        live.close();
    };
    let server = application::serve(
        &state,
        listeners,
        application::workers(),
        (until, LAST_ANSWERS),
    )?;
    announce();
    service_manager::ready();
    let result = server.await;
    follower.abort();
    if let Some(hall) = hall {
        hall.abort();
    }
    result
}

/// Runs `future` on the server's runtime.
pub fn block_on<F: Future>(future: F) -> F::Output {
    actix_web::rt::System::new().block_on(future)
}
