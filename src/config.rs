//! Settings of a server, checked once at the start.

use std::net::SocketAddr;

/// Where a server listens and how its cookies are made.
#[derive(Clone, Debug)]
pub struct ServeConfig {
    /// Address and port; port 0 takes a free one.
    pub listen: SocketAddr,
    /// Cookies without `Secure` and `__Host-`, for plain HTTP in a hall's network.
    pub insecure_cookies: bool,
    /// Address under which people reach the server (for the links that it prints and the invitations), without a final slash.
    pub public_url: Option<String>,
}
