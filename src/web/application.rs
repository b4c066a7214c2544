//! The program's pages at one address: what stands around every handler, and how connections begin and end.

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

/// Threads that carry requests: one for each core, since none of them ever waits or computes for long. Two at least, so
/// that nothing that is long after all holds everybody up.
pub fn workers() -> usize {
    thread::available_parallelism().map_or(2, |cores| cores.get().max(2))
}

/// Where the pages are served: plainly, and over TLS.
pub struct Listeners {
    /// In clear.
    pub plain: TcpListener,
    /// Over TLS.
    pub secure: Option<Over>,
}

/// A listener for TLS, with what it needs.
pub type Over = (TcpListener, ServerConfig);

/// Serves on these listeners with so many threads, until what is given comes to an end; answers under way then have so many seconds.
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
    .workers(threads)
    .max_connections(most_of_worker)
    // A packed answer leaves in two writes: the second would wait for the client's delayed acknowledgement.
    .tcp_nodelay(true)
    // A listener that closed its half is gone.
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
