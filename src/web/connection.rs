//! One connection: counted, and ended when its peer stops reading.

use std::{
    any::Any,
    net::{IpAddr, SocketAddr},
};

use actix_tls::accept::rustls_0_23::TlsStream;
use actix_web::{HttpRequest, dev::Extensions, rt::net::TcpStream};
use socket2::SockRef;

use crate::config::ServeConfig;

use super::load::{Load, Slot};

/// What was sent and is not acknowledged for so long ends the connection.
#[cfg(target_os = "linux")]
const SILENCE: std::time::Duration = std::time::Duration::from_secs(30);

/// Sent when there is no room for a connection; nothing of its request is read.
const NO_ROOM: &[u8] =
    b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\nContent-Length: 0\r\n\
    Connection: close\r\n\r\n";

/// The address of this machine under which a request reached it.
pub fn local_address(request: &HttpRequest) -> Option<SocketAddr> {
    request.conn_data::<Connection>()?.local
}

/// Whether a request came over TLS that ends here; what a proxy in front does is not known by the connection.
pub fn is_over_tls(request: &HttpRequest) -> bool {
    let connection = request.conn_data::<Connection>();
    connection.is_some_and(|connection| connection.is_tls)
}

/// What handlers may ask about the connection of a request.
pub struct Connection {
    /// The other end.
    pub peer: Option<IpAddr>,
    /// Our end: the address under which this server was reached.
    pub local: Option<SocketAddr>,
    /// Whether TLS ends here.
    is_tls: bool,
    /// Held for as long as the connection is open.
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
        // Where the system has no such setting, a peer that does not read holds its connection until it goes.
        #[cfg(target_os = "linux")]
        if let Err(error) = socket.set_tcp_user_timeout(Some(SILENCE)) {
            tracing::debug!(%error, "no timeout for a peer that does not read");
        }
        let slot = peer.and_then(|peer| load.connect(peer, config.is_proxy(peer)));
        if peer.is_some() && slot.is_none() {
            // The connection ends in any case: what of it fails is of no consequence.
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
