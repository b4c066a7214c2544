//! A connection without a browser: requests as bytes, from any address of this machine.

use std::{
    io::{Read, Write},
    net::{Ipv4Addr, SocketAddr, TcpStream},
    time::Duration,
};

use socket2::{Domain, Socket, Type};

/// One connection.
pub struct Wire {
    stream: TcpStream,
    host: String,
}

/// An answer as it came.
#[derive(Debug)]
pub struct Answer {
    /// Its status.
    pub status: u16,
    /// Its head, in lower case.
    pub head: String,
    /// What followed.
    pub body: Vec<u8>,
}

impl Answer {
    /// A header of the answer; its name in lower case.
    pub fn header(&self, name: &str) -> Option<&str> {
        let mut lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.find(|(key, _)| *key == name).map(|(_, value)| value)
    }
}

impl Wire {
    /// Connects to the server at `base`.
    pub fn open(base: &str) -> Self {
        Self::open_from(base, Ipv4Addr::LOCALHOST)
    }

    /// Connects from another loopback address (127.0.0.2, …): to the server, another client.
    pub fn open_from(base: &str, from: Ipv4Addr) -> Self {
        Self::try_open_from(base, from).expect("connecting")
    }

    /// [`open_from`](Self::open_from) that may find no room.
    pub fn try_open_from(base: &str, from: Ipv4Addr) -> std::io::Result<Self> {
        let host = base.strip_prefix("http://").unwrap_or(base).to_owned();
        let address: SocketAddr = host.parse().expect("an address");
        let socket = Socket::new(Domain::IPV4, Type::STREAM, None)?;
        socket.bind(&SocketAddr::from((from, 0)).into())?;
        socket.connect_timeout(&address.into(), Duration::from_secs(10))?;
        let stream: TcpStream = socket.into();
        stream.set_nodelay(true)?;
        Ok(Self { stream, host })
    }

    /// Sends a request's head: its first line and headers of ours besides `Host`.
    pub fn head(&mut self, first: &str, headers: &[(&str, &str)]) {
        let mut text = format!("{first} HTTP/1.1\r\nHost: {}\r\n", self.host);
        for (name, value) in headers {
            text.push_str(&format!("{name}: {value}\r\n"));
        }
        text.push_str("\r\n");
        self.send(text.as_bytes());
    }

    /// Sends bytes; a server that closed already is no failure.
    pub fn send(&mut self, bytes: &[u8]) {
        drop(self.stream.write_all(bytes));
    }

    /// Lets this machine acknowledge late what comes next, as most machines do after the first exchanges.
    #[cfg(target_os = "linux")]
    pub fn delay_acknowledgements(&self) {
        let socket = socket2::SockRef::from(&self.stream);
        socket.set_tcp_quickack(false).expect("the setting");
    }

    /// What comes within `limit` until `enough`, or the end.
    pub fn read_until(&mut self, limit: Duration, enough: impl Fn(&[u8]) -> bool) -> Vec<u8> {
        let begun = std::time::Instant::now();
        let (mut read, mut buffer) = (Vec::new(), [0; 16 * 1024]);
        while !enough(&read) {
            let Some(left) = limit
                .checked_sub(begun.elapsed())
                .filter(|left| !left.is_zero())
            else {
                break;
            };
            drop(self.stream.set_read_timeout(Some(left)));
            match self.stream.read(&mut buffer) {
                Ok(count @ 1..) => read.extend_from_slice(&buffer[..count]),
                _ => break,
            }
        }
        read
    }

    /// The status of the answer, once its first line is here; `None` when it does not come in time.
    pub fn status(&mut self, limit: Duration) -> Option<u16> {
        let read = self.read_until(limit, |read| read.len() >= 12);
        let text = String::from_utf8_lossy(&read).into_owned();
        text.split(' ').nth(1)?.get(..3)?.parse().ok()
    }

    /// The whole answer of a connection that the server then closes.
    pub fn answer(mut self) -> Answer {
        let read = self.read_until(Duration::from_secs(20), |_| false);
        let end = read.windows(4).position(|bytes| bytes == b"\r\n\r\n");
        let end = end.unwrap_or_else(|| panic!("no head in {:?}", String::from_utf8_lossy(&read)));
        let head = String::from_utf8_lossy(&read[..end]).to_lowercase();
        let status = head
            .split(' ')
            .nth(1)
            .and_then(|status| status.parse().ok());
        Answer {
            status: status.unwrap_or(0),
            body: read[end + 4..].to_vec(),
            head,
        }
    }
}

/// One request with a connection of its own.
pub fn ask(base: &str, first: &str, headers: &[(&str, &str)]) -> Answer {
    let mut wire = Wire::open(base);
    let mut all = vec![("Connection", "close")];
    all.extend_from_slice(headers);
    wire.head(first, &all);
    wire.answer()
}
