//! The certificate of a server, which is renewed while the server runs: for changed addresses, or because it is old.

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

/// Days after which it is renewed even with the same addresses; it is valid for about 395 days.
const DAYS: u64 = 300;

/// The shown certificate, and what it was made for.
#[derive(Debug)]
struct Shown {
    key: Arc<CertifiedKey>,
    addresses: Vec<IpAddr>,
    made: NaiveDate,
}

/// The certificate of a server. Clones share the same one.
#[derive(Clone, Debug)]
pub struct Leaf {
    authority: Arc<Authority>,
    shown: Arc<RwLock<Shown>>,
}

impl Leaf {
    /// A certificate for a server that is reached at these addresses, from this day.
    ///
    /// # Errors
    /// The certificate cannot be created.
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

    /// Renews it if the addresses have changed or it is old, and returns whether it did. Open connections are kept.
    ///
    /// # Errors
    /// Those of [`new`](Self::new); the previous certificate is still shown.
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

    /// The configuration of a listener that always shows the present certificate.
    ///
    /// # Errors
    /// The protocol is not supported, which never happens with the built-in provider.
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
