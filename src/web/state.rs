//! The state that all handlers share.

use std::{net::SocketAddr, sync::Arc};

use actix_web::HttpRequest;
use tokio::sync::Semaphore;

use crate::{app::Context, config::ServeConfig, jobs::Pool};

use super::{
    address::Patterns,
    connection::is_over_tls,
    guesses::Guesses,
    kept::Pages,
    load::{Limits, Load, raise_descriptors},
    metrics::Metrics,
    readers::Readers,
    sharing::Sharing,
    stop::Stop,
};

/// Maximum number of long files at the same time.
const MOST_UPLOADS: usize = 4;

/// The state that all handlers share. Cheap to clone.
#[derive(Clone)]
pub struct State {
    /// The use cases' context.
    pub ctx: Context,
    /// The settings that the server was started with.
    pub config: Arc<ServeConfig>,
    /// At most two passwords are hashed at a time: each takes 19 MiB and one core.
    pub hashing: Arc<Semaphore>,
    /// Long work: pairing, explaining, verdicts, files.
    pub jobs: Arc<Pool>,
    /// Places for long files that are arriving or being read.
    pub uploads: Arc<Semaphore>,
    /// Places for pages that are being read.
    pub readers: Readers,
    /// Kept pages and files for everybody.
    pub kept: Pages,
    /// The patterns of addresses, for the log.
    pub patterns: Patterns,
    /// Open connections and streams, and their limits.
    pub load: Load,
    /// Counters for monitoring.
    pub metrics: Arc<Metrics>,
    /// Wrong seat codes.
    pub guesses: Guesses,
    /// Whether the program is shared in the hall.
    pub sharing: Sharing,
    /// Whether the server is stopping.
    pub stop: Stop,
}

impl State {
    /// Shared state of a server.
    #[must_use]
    pub fn new(ctx: Context, config: ServeConfig) -> Self {
        let load = Load::new(Limits::of(raise_descriptors()));
        Self {
            readers: Readers::new(ctx.readers()),
            jobs: Arc::new(Pool::of(ctx.run())),
            ctx,
            config: Arc::new(config),
            hashing: Arc::new(Semaphore::new(2)),
            uploads: Arc::new(Semaphore::new(MOST_UPLOADS)),
            kept: Pages::default(),
            patterns: Patterns::default(),
            metrics: Arc::new(Metrics::new(&load)),
            load,
            guesses: Guesses::default(),
            sharing: Sharing::default(),
            stop: Stop::default(),
        }
    }

    /// The base address of links for people, for a request that `reached` this address of ours: that of the hall while the
    /// program is shared there.
    #[must_use]
    pub fn base(&self, reached: Option<SocketAddr>) -> String {
        let secure = self.secure_address(reached);
        if let Some(secure) = secure.filter(|secure| Some(*secure) == reached) {
            return format!("https://{secure}");
        }
        match self.sharing.address(reached) {
            Some(address) if self.config.public_url.is_none() => format!("http://{address}"),
            _ => self.config.base(reached),
        }
    }

    /// The base address of a link where somebody chooses a password: that of the hall only if people can log in from there.
    #[must_use]
    pub fn base_of_log_in(&self, reached: Option<SocketAddr>) -> String {
        let hall = self.sharing.address(reached);
        if let Some(secure) = self.sharing.secure_address(reached) {
            return format!("https://{secure}");
        }
        if let Some(base) = self.config.base_over_tls(reached) {
            return base;
        }
        if hall.is_some() && !self.sharing.lets_in_in_clear() {
            return self.config.base(reached);
        }
        self.base(reached)
    }

    /// This machine's own TLS address for a request that `reached` this address of ours; `None` if there is none.
    #[must_use]
    pub fn secure_address(&self, reached: Option<SocketAddr>) -> Option<SocketAddr> {
        let shared = self.sharing.secure_address(reached);
        shared.or_else(|| {
            let secure = self.config.secure.as_ref()?.listen?;
            let reached = reached.map(|reached| reached.ip().to_canonical());
            let own = reached.filter(|_| secure.ip().is_unspecified());
            Some(SocketAddr::new(own.unwrap_or(secure.ip()), secure.port()))
        })
    }

    /// Whether cookies of this request lack `Secure` and `__Host-`: only without TLS, and only if the operator allows it.
    #[must_use]
    pub fn is_plain(&self, request: &HttpRequest) -> bool {
        self.config.insecure_cookies && !is_over_tls(request)
    }
}
