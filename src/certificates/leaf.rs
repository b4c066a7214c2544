//! The certificate that a server shows whose addresses change while it runs: another router, another year.

use std::{
    net::IpAddr,
    sync::{Arc, PoisonError, RwLock},
};

use chrono::{Days, NaiveDate};
use rustls::{
    ServerConfig,
    crypto::ring,
    server::{ClientHello, ResolvesServerCert},
    sign::CertifiedKey,
};

use super::{Authority, AuthorityError};

/// Days after which one is made anew though its addresses stayed: it holds for some 395.
const DAYS: u64 = 300;

/// What is shown, and for what it was made.
#[derive(Debug)]
struct Shown {
    key: Arc<CertifiedKey>,
    addresses: Vec<IpAddr>,
    made: NaiveDate,
}

/// The certificate of a server. Clones are the same one.
#[derive(Clone, Debug)]
pub struct Leaf {
    authority: Arc<Authority>,
    shown: Arc<RwLock<Shown>>,
}

impl Leaf {
    /// For a server that is reached at these addresses today.
    ///
    /// # Errors
    /// The certificate cannot be made.
    pub fn new(
        authority: Arc<Authority>,
        addresses: &[IpAddr],
        today: NaiveDate,
    ) -> Result<Self, AuthorityError> {
        let shown = shown(&authority, addresses, today)?;
        Ok(Self {
            authority,
            shown: Arc::new(RwLock::new(shown)),
        })
    }

    /// Makes it anew where the addresses are others, or it is old; whether it was. Connections that are there stay.
    ///
    /// # Errors
    /// As [`new`](Self::new): the one before is shown further.
    pub fn renew(&self, addresses: &[IpAddr], today: NaiveDate) -> Result<bool, AuthorityError> {
        let is_right = {
            let shown = self.shown.read().unwrap_or_else(PoisonError::into_inner);
            let old = shown.made.checked_add_days(Days::new(DAYS));
            shown.addresses == addresses && old.is_some_and(|old| today < old)
        };
        if is_right {
            return Ok(false);
        }
        let new = shown(&self.authority, addresses, today)?;
        *self.shown.write().unwrap_or_else(PoisonError::into_inner) = new;
        Ok(true)
    }

    /// What a listener needs to show it, as it is at each connection.
    ///
    /// # Errors
    /// There is no such protocol: never with the provider that is built in.
    pub fn config(&self) -> Result<ServerConfig, AuthorityError> {
        let provider = Arc::new(ring::default_provider());
        Ok(ServerConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()?
            .with_no_client_auth()
            .with_cert_resolver(Arc::new(self.clone())))
    }
}

fn shown(
    authority: &Authority,
    addresses: &[IpAddr],
    today: NaiveDate,
) -> Result<Shown, AuthorityError> {
    let (chain, key) = authority.sign(addresses, today)?;
    let key = CertifiedKey::from_der(chain, key, &ring::default_provider())?;
    Ok(Shown {
        key: Arc::new(key),
        addresses: addresses.to_vec(),
        made: today,
    })
}

impl ResolvesServerCert for Leaf {
    fn resolve(&self, _: ClientHello<'_>) -> Option<Arc<CertifiedKey>> {
        let shown = self.shown.read().unwrap_or_else(PoisonError::into_inner);
        Some(shown.key.clone())
    }
}
