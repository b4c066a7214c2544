//! Requests to servers whose addresses organisers typed. They only reach the Internet, unless the operator allows private
//! networks. Redirects are not followed, and time and size are limited.

use std::{io, sync::Arc, time::Duration};

use ureq::{
    Agent, Body, Error,
    config::Config,
    http::{Response, Uri},
    tls::{Certificate, RootCerts, TlsConfig},
    unversioned::{
        resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver},
        transport::{DefaultConnector, NextTimeout},
    },
};

use crate::{
    app::{
        game::feed::reading::Missed,
        tournament::webhooks::{Reach, sending::Answer},
    },
    auth::is_public_address,
};

/// Maximum time of a request, from resolving the name to the head of the answer.
const PATIENCE: Duration = Duration::from_secs(10);
/// Maximum time of a request that sends much data.
const LONG_PATIENCE: Duration = Duration::from_secs(200);
/// Maximum size of an answer's head, in bytes. Its body is not read.
const MOST_HEAD: usize = 16 * 1024;

/// The client for other servers.
#[derive(Clone)]
pub struct Client(Agent);

/// The result of a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Came {
    /// The answer, or why there is none.
    pub answer: Answer,
    /// When to ask again (`Retry-After`); `None` if the server does not say it.
    pub wait: Option<String>,
}

/// An answer with its body.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heard {
    /// Status of the answer.
    pub status: u16,
    /// When to ask again (`Retry-After`); `None` if the server does not say it.
    pub wait: Option<String>,
    /// Body of the answer.
    pub body: Vec<u8>,
}

/// The error for a name that leads to an address outside of the Internet.
#[derive(Debug, thiserror::Error)]
#[error("no address of the Internet")]
struct Outside;

/// Resolves names, and returns only Internet addresses. The connection uses these very addresses, so a name that resolves
/// differently the next time gains nothing.
#[derive(Debug, Default)]
struct PublicResolver(DefaultResolver);

impl Resolver for PublicResolver {
    fn resolve(
        &self,
        uri: &Uri,
        config: &Config,
        timeout: NextTimeout,
    ) -> Result<ResolvedSocketAddrs, Error> {
        let found = self.0.resolve(uri, config, timeout)?;
        if found.iter().all(|address| is_public_address(address.ip())) {
            Ok(found)
        } else {
            Err(Error::Other(Box::new(Outside)))
        }
    }
}

/// The authorities that this machine trusts.
fn roots() -> RootCerts {
    let loaded = rustls_native_certs::load_native_certs();
    for error in loaded.errors {
        tracing::warn!(%error, "an authority of this machine is not read");
    }
    let certificates: Vec<Certificate<'static>> = loaded
        .certs
        .iter()
        .map(|certificate| Certificate::from_der(certificate).to_owned())
        .collect();
    RootCerts::new_with_certs(&certificates)
}

impl Client {
    /// A client that reaches as far as the operator allows.
    #[must_use]
    pub fn new(reach: Reach) -> Self {
        Self::within(reach, PATIENCE)
    }

    /// A client for large requests over a hall's network: whole tournaments.
    #[must_use]
    pub fn patient(reach: Reach) -> Self {
        Self::within(reach, LONG_PATIENCE)
    }

    fn within(reach: Reach, patience: Duration) -> Self {
        let tls = TlsConfig::builder()
            .root_certs(roots())
            .unversioned_rustls_crypto_provider(Arc::new(rustls::crypto::ring::default_provider()))
            .build();
        let config = Agent::config_builder()
            .tls_config(tls)
            .https_only(reach == Reach::Public)
            .http_status_as_error(false)
            .max_redirects(0)
            .max_redirects_will_error(false)
            // A proxy of the environment would resolve names itself.
            .proxy(None)
            .timeout_global(Some(patience))
            .timeout_connect(Some(PATIENCE))
            .max_response_header_size(MOST_HEAD)
            .max_idle_connections(0)
            .user_agent(concat!("tratto/", env!("CARGO_PKG_VERSION")))
            .build();
        let connector = DefaultConnector::default();
        Self(match reach {
            Reach::Public => Agent::with_parts(config, connector, PublicResolver::default()),
            Reach::Private => Agent::with_parts(config, connector, DefaultResolver::default()),
        })
    }

    /// Sends a body to an address, and returns the answer.
    #[must_use]
    pub fn post(&self, address: &str, heads: &[(&str, &str)], body: &[u8]) -> Answer {
        self.send(address, heads, body).answer
    }

    /// The content at an address, of at most `most` bytes.
    ///
    /// # Errors
    /// Another status, no answer, or a longer one.
    pub fn get(&self, address: &str, most: u64) -> Result<Vec<u8>, Missed> {
        let told = |error: Error| match error {
            Error::BodyExceedsLimit(_) => Missed::TooLong,
            error => Missed::Answer(answer(&error)),
        };
        let response = self.0.get(address).call().map_err(told)?;
        let status = response.status().as_u16();
        if status != 200 {
            return Err(Missed::Answer(Answer::Status(status)));
        }
        let body = response.into_body().into_with_config().limit(most);
        body.read_to_vec().map_err(told)
    }

    /// Sends a request, with this body if there is one, and reads the answer up to a maximum number of bytes.
    ///
    /// # Errors
    /// No answer, or a longer one.
    pub fn ask(
        &self,
        address: &str,
        heads: &[(&str, &str)],
        body: Option<&[u8]>,
        most: u64,
    ) -> Result<Heard, Answer> {
        let sent = match body {
            None => {
                let asked = self.0.get(address);
                let asked = heads
                    .iter()
                    .fold(asked, |asked, (name, value)| asked.header(*name, *value));
                asked.call()
            }
            Some(body) => {
                let asked = self.0.post(address);
                let asked = heads
                    .iter()
                    .fold(asked, |asked, (name, value)| asked.header(*name, *value));
                asked.send(body)
            }
        };
        let response = sent.map_err(|error| answer(&error))?;
        let wait = wait_of(&response);
        let status = response.status().as_u16();
        let body = response.into_body().into_with_config().limit(most);
        let body = body.read_to_vec().map_err(|error| answer(&error))?;
        Ok(Heard { status, wait, body })
    }

    /// The same as [`ask`](Self::ask), with the time after which to ask again.
    #[must_use]
    pub fn send(&self, address: &str, heads: &[(&str, &str)], body: &[u8]) -> Came {
        let mut request = self.0.post(address);
        for (name, value) in heads {
            request = request.header(*name, *value);
        }
        match request.send(body) {
            Ok(response) => Came {
                answer: Answer::Status(response.status().as_u16()),
                wait: wait_of(&response),
            },
            Err(error) => Came {
                answer: answer(&error),
                wait: None,
            },
        }
    }
}

/// The value of `Retry-After`.
fn wait_of(response: &Response<Body>) -> Option<String> {
    let value = response.headers().get("retry-after")?;
    value.to_str().ok().map(str::to_owned)
}

fn answer(error: &Error) -> Answer {
    match error {
        Error::Other(inner) if inner.is::<Outside>() => Answer::Private,
        Error::Timeout(_) => Answer::Time,
        Error::Io(inner) if inner.kind() == io::ErrorKind::TimedOut => Answer::Time,
        Error::Io(inner) if is_of_tls(inner) => Answer::Tls,
        Error::Tls(_) | Error::Rustls(_) | Error::RequireHttpsOnly(_) | Error::TlsRequired => {
            Answer::Tls
        }
        _ => Answer::Connection,
    }
}

/// Whether TLS failed, which a stream reports inside another error.
fn is_of_tls(error: &io::Error) -> bool {
    error
        .get_ref()
        .is_some_and(|inner| inner.is::<rustls::Error>())
}

#[cfg(test)]
mod tests {
    use std::net::TcpListener;

    use super::*;

    /// Nothing reaches an address of this machine, whatever name it has.
    #[test]
    fn nothing_is_sent_into_private_networks() {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        listener.set_nonblocking(true).unwrap();
        let port = listener.local_addr().unwrap().port();
        let client = Client::new(Reach::Public);
        for host in [
            "127.0.0.1",
            "localhost",
            "[::ffff:127.0.0.1]",
            "[::1]",
            "0.0.0.0",
            "10.0.0.1",
            "169.254.169.254",
        ] {
            let address = format!("https://{host}:{port}/");
            assert_eq!(client.post(&address, &[], b"{}"), Answer::Private, "{host}");
        }
        assert_eq!(
            listener.accept().unwrap_err().kind(),
            io::ErrorKind::WouldBlock
        );
        // Without TLS nothing is sent to the Internet either.
        assert_eq!(client.post("http://club.example/", &[], b"{}"), Answer::Tls);
    }
}
