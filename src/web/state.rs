//! What all handlers share.

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

/// Long files that are taken in at the same time.
const MOST_UPLOADS: usize = 4;

/// What all handlers share. Cheap to clone.
#[derive(Clone)]
pub struct State {
    /// The use cases' context.
    pub ctx: Context,
    /// What the server was started with.
    pub config: Arc<ServeConfig>,
    /// At most two passwords are hashed at a time: each takes 19 MiB and one core.
    pub hashing: Arc<Semaphore>,
    /// Long work: pairing, explaining, verdicts, files.
    pub jobs: Arc<Pool>,
    /// Long files that are taken in now, on the way or in a job.
    pub uploads: Arc<Semaphore>,
    /// Pages that are read now.
    pub readers: Readers,
    /// Finished pages and files for everybody.
    pub kept: Pages,
    /// The patterns of addresses, for the log.
    pub patterns: Patterns,
    /// What is open, and how much may be.
    pub load: Load,
    /// What is counted for those who watch.
    pub metrics: Arc<Metrics>,
    /// Wrong codes of seats.
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

    /// The address with which links begin that people get, of a request that `reached` this address of ours: that of the hall
    /// where the program is shared there.
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

    /// The address with which a link begins behind which somebody chooses a password: that of the hall only where people log in from there.
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

    /// Where this machine's own TLS is for a request that `reached` this address of ours; `None` where there is none.
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

    /// Whether cookies of this request go without `Secure` and `__Host-`: in clear, and only where that was wished.
    #[must_use]
    pub fn is_plain(&self, request: &HttpRequest) -> bool {
        self.config.insecure_cookies && !is_over_tls(request)
    }
}
