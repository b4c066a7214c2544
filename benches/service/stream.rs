//! A listener to the events of a tournament.

use std::{
    io::{Error, ErrorKind, Result},
    net::{Ipv4Addr, SocketAddr},
};

use super::{connection::Connection, request};

/// How many listeners share an address: the server takes no more than 500 of one.
const OF_ONE_ADDRESS: usize = 400;

/// An open event stream.
pub struct Stream {
    connection: Connection,
    unread: Vec<u8>,
}

/// The address of listener `number`: 127.1.0.1, then 127.1.0.2, and so on.
pub fn address(number: usize) -> Ipv4Addr {
    let block = u32::try_from(number / OF_ONE_ADDRESS).unwrap_or(0);
    Ipv4Addr::from(u32::from(Ipv4Addr::new(127, 1, 0, 1)) + block)
}

impl Stream {
    /// Begins to listen.
    ///
    /// # Errors
    /// No connection, or no stream: the server may have as many as it takes.
    pub async fn open(server: SocketAddr, from: Ipv4Addr, slug: &str) -> Result<Self> {
        let mut connection = Connection::open(server, Some(from)).await?;
        let path = format!("/t/{slug}/events");
        let request = request::get(server, &path, &[("Accept", "text/event-stream")]);
        connection.send(&request).await?;
        let head = connection.head().await?;
        if head.status != 200 {
            return Err(Error::other(format!("no stream: status {}", head.status)));
        }
        Ok(Self {
            connection,
            unread: Vec::new(),
        })
    }

    /// Waits for the next event: its lines. What only says how to come back, where the tournament stands, or that the
    /// server lives, is none.
    ///
    /// # Errors
    /// The stream ended.
    pub async fn event(&mut self) -> Result<String> {
        loop {
            while let Some(end) = self.unread.windows(2).position(|two| two == b"\n\n") {
                let event: Vec<u8> = self.unread.drain(..end + 2).collect();
                let event = String::from_utf8_lossy(&event).into_owned();
                let is_event = |line: &str| line.starts_with("event:") && line != "event: at";
                if event.lines().any(is_event) {
                    return Ok(event);
                }
            }
            if !self.connection.chunk(&mut self.unread).await? {
                return Err(ErrorKind::UnexpectedEof.into());
            }
        }
    }
}
