//! The server, for `serve`, `demo` and the tests.

use std::{io, net::TcpListener, thread};

use actix_web::{
    App, HttpServer,
    middleware::{Compress, NormalizePath, TrailingSlash, from_fn},
    web::{self, Data},
};

use crate::{app::Context, config::ServeConfig};

use super::{
    State,
    answer::carry,
    connection::Connection,
    events, headers, ready, routes, service_manager,
    stop::Signals,
    visitor::{refuse_address, refuse_query},
};

/// Threads that carry requests: one for each core, since none of them ever waits or computes for long. Two at least, so
/// that nothing that is long after all holds everybody up.
fn workers() -> usize {
    thread::available_parallelism().map_or(2, |cores| cores.get().max(2))
}

/// Serves on `listener` until the process is told to stop. `announce` is called when a signal would be obeyed already.
///
/// # Errors
/// The listener cannot be used, or signals cannot be caught.
pub async fn run(
    ctx: Context,
    config: ServeConfig,
    listener: TcpListener,
    announce: impl FnOnce(),
) -> io::Result<()> {
    let signals = Signals::catch(config.started.is_some())?;
    let state = State::new(ctx, config);
    // A follower of the audit trail tells this server's screens what other servers wrote.
    let follower = tokio::spawn(events::follow(state.ctx.clone()));
    let (load, stop) = (state.load.clone(), state.stop.clone());
    let live = state.ctx.live.clone();
    let settings = state.config.clone();
    // Beyond this nothing is accepted: the database and its files need descriptors too.
    let most_of_worker = load.limits().connections / workers() + 1;
    let server = HttpServer::new(move || {
        App::new()
            .app_data(Data::new(state.clone()))
            .app_data(web::PayloadConfig::new(64 * 1024))
            .app_data(
                web::PathConfig::default()
                    .error_handler(|_, request| refuse_address(request).into()),
            )
            .app_data(
                web::QueryConfig::default()
                    .error_handler(|_, request| refuse_query(request).into()),
            )
            .wrap(from_fn(ready::first))
            .wrap(from_fn(headers::secure))
            .wrap(Compress::default())
            .wrap(NormalizePath::new(TrailingSlash::Trim))
            .wrap(from_fn(carry))
            .configure(routes::configure)
    })
    .workers(workers())
    .max_connections(most_of_worker)
    // A packed answer leaves in two writes: the second would wait for the client's delayed acknowledgement.
    .tcp_nodelay(true)
    // A listener that closed its half is gone.
    .h1_allow_half_closed(false)
    .on_connect(move |socket, data| Connection::begin(&load, &settings, socket, data))
    .shutdown_signal(async move {
        tokio::select! {
            () = signals.one() => {}
            () = stop.asked() => {}
        }
        service_manager::stopping();
        stop.tell();
        live.close();
    })
    .shutdown_timeout(5)
    .listen(listener)?
    .run();
    announce();
    service_manager::ready();
    let result = server.await;
    follower.abort();
    result
}

/// Runs `future` on the server's runtime.
pub fn block_on<F: Future>(future: F) -> F::Output {
    actix_web::rt::System::new().block_on(future)
}
