//! The server, for `serve`, `demo` and the tests.

use std::{io, net::TcpListener};

use actix_web::{
    App, HttpServer,
    middleware::{Compress, NormalizePath, TrailingSlash},
    web::{self, Data},
};

use crate::{app::Context, config::ServeConfig};

use super::{State, events, headers, routes, visitor::refuse_address};

/// Serves on `listener` until the process is told to stop.
///
/// # Errors
/// The listener cannot be used.
pub async fn run(ctx: Context, config: ServeConfig, listener: TcpListener) -> io::Result<()> {
    let state = State::new(ctx, config);
    // A follower of the audit trail tells this server's screens what other servers wrote.
    let follower = tokio::spawn(events::follow(state.ctx.clone()));
    let result = HttpServer::new(move || {
        App::new()
            .app_data(Data::new(state.clone()))
            .app_data(web::PayloadConfig::new(64 * 1024))
            .app_data(
                web::PathConfig::default()
                    .error_handler(|_, request| refuse_address(request).into()),
            )
            .app_data(
                web::QueryConfig::default()
                    .error_handler(|_, request| refuse_address(request).into()),
            )
            .wrap(headers::security())
            .wrap(Compress::default())
            .wrap(NormalizePath::new(TrailingSlash::Trim))
            .configure(routes::configure)
    })
    .workers(4)
    .shutdown_timeout(5)
    .listen(listener)?
    .run()
    .await;
    follower.abort();
    result
}

/// Runs `future` on the server's runtime.
pub fn block_on<F: Future>(future: F) -> F::Output {
    actix_web::rt::System::new().block_on(future)
}
