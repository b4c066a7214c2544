//! The pages at one address: the layers around every handler, and the beginning and end of connections.

use std::{io, net::TcpListener, thread};

use actix_web::{
    App, HttpServer,
    dev::Server,
    middleware::{Compress, NormalizePath, TrailingSlash, from_fn},
    web::{self, Data},
};

use rustls::ServerConfig;

use super::{
    State,
    answer::carry,
    connection::Connection,
    headers, ready, routes,
    visitor::{refuse_address, refuse_query},
};

/// Number of threads for requests: one for each core, because no request waits or computes for long on them. At least two, so
/// that an unexpectedly long request does not block all others.
pub fn workers() -> usize {
    thread::available_parallelism().map_or(2, |cores| cores.get().max(2))
}

/// The listeners of the pages, without TLS and with it.
pub struct Listeners {
    /// Without TLS.
    pub plain: TcpListener,
    /// With TLS; `None` without it.
    pub secure: Option<Over>,
}

/// A TLS listener with its configuration.
pub type Over = (TcpListener, ServerConfig);

/// Serves on these listeners with this number of threads until `until` completes. Answers in progress then get some seconds to
/// finish.
///
/// # Errors
/// A listener cannot be used.
pub fn serve(
    state: &State,
    listeners: Listeners,
    threads: usize,
    (until, seconds): (impl Future<Output = ()> + Send + 'static, u64),
) -> io::Result<Server> {
    let load = state.load.clone();
    let settings = state.config.clone();
    let state = state.clone();
    // No more connections are accepted, because the database and its files need descriptors, too.
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
    .workers(threads)
    .max_connections(most_of_worker)
    // A compressed answer is sent in two writes; otherwise the second would wait for the client's delayed acknowledgement.
    .tcp_nodelay(true)
    // A client that closed its half of the connection is gone.
    .h1_allow_half_closed(false)
    .on_connect(move |socket, data| Connection::begin(&load, &settings, socket, data))
    .shutdown_signal(until)
    .shutdown_timeout(seconds)
    .listen(listeners.plain)?;
    let server = match listeners.secure {
        Some((listener, config)) => server.listen_rustls_0_23(listener, config)?,
        None => server,
    };
    Ok(server.run())
}
