//! Settings of a server, checked once at the start.

use std::{
    net::{IpAddr, SocketAddr},
    path::PathBuf,
    str::FromStr,
    sync::Arc,
};

use ipnet::IpNet;

use crate::{
    auth::{Proof, WebAddress},
    certificates::{Authority, Leaf},
};

pub mod mail;
pub mod releases;

use releases::Releases;

/// Settings of a server: addresses, cookies, networks that it may reach.
#[derive(Clone, Debug)]
pub struct ServeConfig {
    /// Address and port to listen at; port 0 chooses a free one.
    pub listen: SocketAddr,
    /// Whether the log-in also works over plain HTTP in a hall's network, with cookies without `Secure` and `__Host-`.
    pub insecure_cookies: bool,
    /// Public address of the server, for printed links and invitations, without a final slash.
    pub public_url: Option<String>,
    /// Proxies that are trusted to name the client's address.
    pub trusted_proxies: Vec<ProxyRange>,
    /// Token for reading the metrics; without one they can be read from this machine only.
    pub metrics_token: Option<String>,
    /// Whether letters can be sent, because a mail server is configured.
    pub sends_mail: bool,
    /// Whether webhooks and sites may be in private networks, and without TLS.
    pub tells_private: bool,
    /// Whether push services may be in private networks, and without TLS.
    pub pushes_private: bool,
    /// Whether electronic boards may be read at addresses of private networks, and without TLS.
    pub reads_private: bool,
    /// The folder whose files of electronic boards may be read; `None` for no files.
    pub boards_folder: Option<PathBuf>,
    /// Maximum bytes of a file of games.
    pub most_upload: usize,
    /// Address for newer versions, asked when an administrator wants to know; `None` without one.
    pub releases: Option<Releases>,
    /// Data of a program that was started by hand; `None` for every other way of serving.
    pub started: Option<Started>,
    /// This machine's own TLS, for log-ins from other machines; `None` without it.
    pub secure: Option<Secure>,
}

/// TLS without a certificate provider: with an authority of this machine.
#[derive(Clone, Debug)]
pub struct Secure {
    /// The authority, which signs the certificates.
    pub authority: Arc<Authority>,
    /// Address of the TLS listener; `None` if it is opened with each address of the hall, one port above.
    pub listen: Option<SocketAddr>,
    /// The certificate of that listener, if it is open from the start.
    pub leaf: Option<Leaf>,
}

impl Secure {
    /// The TLS port beside a plain one: the next port.
    #[must_use]
    pub const fn port_beside(plain: u16) -> u16 {
        match plain.checked_add(1) {
            Some(port) => port,
            None => plain - 1,
        }
    }
}

/// A program that was started by hand (`tratto start`).
#[derive(Clone, Debug)]
pub struct Started {
    /// The secret that proves the answer to a second start.
    pub proof: Proof,
    /// Addresses at which it is shared in the hall; empty for those of the networks.
    pub hall: Vec<IpAddr>,
}

impl ServeConfig {
    /// Whether people reach the server over TLS at its public address.
    #[must_use]
    pub fn is_behind_tls(&self) -> bool {
        self.public_url
            .as_deref()
            .is_some_and(|url| url.starts_with("https://"))
    }

    /// The base address of links for people: the public one, otherwise the configured one, otherwise the address of this
    /// machine that the request `reached`. The host named by the request is not used, because anybody may send any name.
    #[must_use]
    pub fn base(&self, reached: Option<SocketAddr>) -> String {
        let reached = reached.filter(|_| self.listen.ip().is_unspecified());
        let address = reached.unwrap_or(self.listen);
        let address = SocketAddr::new(address.ip().to_canonical(), address.port());
        self.public_url
            .clone()
            .unwrap_or_else(|| format!("http://{address}"))
    }

    /// The address of [`base`](Self::base) over this machine's own TLS, with the name or number of the public address. `None`
    /// if there is no such TLS, or a proxy in front has TLS already.
    #[must_use]
    pub fn base_over_tls(&self, reached: Option<SocketAddr>) -> Option<String> {
        let at = self.secure.as_ref()?.listen?;
        if self.is_behind_tls() {
            return None;
        }
        if let Some(host) = self.public_url.as_deref().and_then(host_of) {
            return Some(format!("https://{host}:{}", at.port()));
        }
        let reached = reached.map(|reached| reached.ip().to_canonical());
        let own = reached.filter(|_| at.ip().is_unspecified());
        let address = SocketAddr::new(own.unwrap_or(at.ip()), at.port());
        Some(format!("https://{address}"))
    }

    /// The address for other sites; `None` if none is configured and the server listens at every address.
    #[must_use]
    pub fn outward(&self) -> Option<String> {
        let is_known = self.public_url.is_some() || !self.listen.ip().is_unspecified();
        is_known.then(|| self.base(None))
    }

    /// Whether this is the address of a trusted proxy.
    #[must_use]
    pub fn is_proxy(&self, address: IpAddr) -> bool {
        let mut ranges = self.trusted_proxies.iter();
        ranges.any(|range| range.contains(address))
    }
}

/// The host of an address without TLS: `192.168.1.10` of `http://192.168.1.10:8080`.
fn host_of(url: &str) -> Option<String> {
    let address = WebAddress::parse(url).filter(|address| !address.is_over_tls())?;
    Some(address.host().to_owned())
}

/// Addresses of proxies in front of the server, as `10.0.0.0/8`, `fd00::/8` or one address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProxyRange(IpNet);

impl ProxyRange {
    /// Whether `address` lies in the range; an IPv4 address written as IPv6 counts as IPv4.
    #[must_use]
    pub fn contains(&self, address: IpAddr) -> bool {
        self.0.contains(&address.to_canonical())
    }
}

/// The error for a text that is not the address of a proxy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("neither an IP address nor a range such as 10.0.0.0/8")]
pub struct NoProxyRange;

impl FromStr for ProxyRange {
    type Err = NoProxyRange;

    fn from_str(text: &str) -> Result<Self, NoProxyRange> {
        let text = text.trim();
        match text.parse::<IpAddr>() {
            Ok(address) => Ok(Self(IpNet::from(address.to_canonical()))),
            Err(_) => text.parse().map(Self).map_err(|_| NoProxyRange),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_in_clear_has_a_host() {
        for (url, host) in [
            ("http://192.168.1.10:8080", Some("192.168.1.10")),
            ("http://sala.local", Some("sala.local")),
            ("http://[fd00::5]:8080/x", Some("[fd00::5]")),
            ("https://tornei.example", None),
            ("http://", None),
            ("http://rosa@sala.local", None),
            ("http://Sala.local/", Some("sala.local")),
        ] {
            assert_eq!(host_of(url).as_deref(), host, "{url}");
        }
    }

    #[test]
    fn ranges_hold_what_they_say() {
        for (range, address, holds) in [
            ("127.0.0.1", "127.0.0.1", true),
            ("127.0.0.1", "127.0.0.2", false),
            ("10.0.0.0/8", "10.200.3.4", true),
            ("10.0.0.0/8", "::ffff:10.1.1.1", true),
            ("10.0.0.0/8", "11.0.0.1", false),
            ("fd00::/8", "fd12::1", true),
            ("::1", "127.0.0.1", false),
        ] {
            let parsed: ProxyRange = range.parse().unwrap();
            assert_eq!(
                parsed.contains(address.parse().unwrap()),
                holds,
                "{range} {address}"
            );
        }
        for text in ["", "localhost", "10.0.0.0/33", "10.0.0/8", "*"] {
            assert_eq!(text.parse::<ProxyRange>(), Err(NoProxyRange), "{text}");
        }
    }
}
