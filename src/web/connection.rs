//! One connection: it is counted, and closed when the other end stops reading.

use std::{
    any::Any,
    net::{IpAddr, SocketAddr},
};

use actix_tls::accept::rustls_0_23::TlsStream;
use actix_web::{HttpRequest, dev::Extensions, rt::net::TcpStream};
use socket2::SockRef;

use crate::config::ServeConfig;

use super::load::{Load, Slot};

/// Sent data that is not acknowledged for this long closes the connection.
#[cfg(target_os = "linux")]
const SILENCE: std::time::Duration = std::time::Duration::from_secs(30);

/// Sent if there is no room for another connection; the request is not read.
const NO_ROOM: &[u8] =
    b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\nContent-Length: 0\r\n\
    Connection: close\r\n\r\n";

/// The address of this machine that a request reached.
pub fn local_address(request: &HttpRequest) -> Option<SocketAddr> {
    request.conn_data::<Connection>()?.local
}

/// Whether a request came over TLS that ends here. TLS of a proxy in front does not count.
pub fn is_over_tls(request: &HttpRequest) -> bool {
    let connection = request.conn_data::<Connection>();
    connection.is_some_and(|connection| connection.is_tls)
}

/// Facts about the connection of a request, for handlers.
pub struct Connection {
    /// IP address of the other end.
    pub peer: Option<IpAddr>,
    /// Our address, which the request reached.
    pub local: Option<SocketAddr>,
    /// Whether TLS ends here.
    is_tls: bool,
    /// Counts the connection as long as it is open.
    _slot: Option<Slot>,
}

impl Connection {
    /// Called for each new connection.
    pub fn begin(load: &Load, config: &ServeConfig, socket: &dyn Any, data: &mut Extensions) {
        let secure = socket.downcast_ref::<TlsStream<TcpStream>>();
        let plain = socket.downcast_ref::<TcpStream>();
        let Some(stream) = secure.map(|stream| stream.get_ref().0).or(plain) else {
            return;
        };
        let peer = stream.peer_addr().ok().map(|peer| peer.ip());
        let socket = SockRef::from(stream);
        // Without this setting of the system, a client that does not read keeps its connection until it leaves.
        #[cfg(target_os = "linux")]
        if let Err(error) = socket.set_tcp_user_timeout(Some(SILENCE)) {
            tracing::debug!(%error, "no timeout for a peer that does not read");
        }
        let slot = peer.and_then(|peer| load.connect(peer, config.is_proxy(peer)));
        if peer.is_some() && slot.is_none() {
            // The connection is closed in any case, so errors do not matter.
            drop(socket.send(NO_ROOM));
            drop(socket.shutdown(std::net::Shutdown::Both));
        }
        data.insert(Self {
            peer,
            local: stream.local_addr().ok(),
            is_tls: secure.is_some(),
            _slot: slot,
        });
    }
}
