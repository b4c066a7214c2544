//! One connection: HTTP/1.1 as far as this server speaks it.

use std::{
    io::{Error, ErrorKind, Result},
    net::{Ipv4Addr, SocketAddr},
};

use tokio::{
    io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader},
    net::{TcpSocket, TcpStream},
};

use super::answer::Answer;

/// A connection that is kept for one request after the other.
pub struct Connection(BufReader<TcpStream>);

fn broken(what: &str) -> Error {
    Error::new(ErrorKind::InvalidData, what.to_owned())
}

impl Connection {
    /// Connects; `from` is another address of this machine (127.0.0.2, …), which to the server is another client.
    pub async fn open(server: SocketAddr, from: Option<Ipv4Addr>) -> Result<Self> {
        let socket = TcpSocket::new_v4()?;
        if let Some(from) = from {
            socket.bind(SocketAddr::from((from, 0)))?;
        }
        let stream = socket.connect(server).await?;
        stream.set_nodelay(true)?;
        Ok(Self(BufReader::new(stream)))
    }

    /// Sends a whole request.
    pub async fn send(&mut self, request: &[u8]) -> Result<()> {
        self.0.write_all(request).await
    }

    /// Reads a whole answer, and says whether the connection may be used again.
    pub async fn answer(&mut self) -> Result<(Answer, bool)> {
        let mut answer = self.head().await?;
        if answer.status == 204 || answer.status == 304 {
            // Without a body, whatever its length says.
        } else if let Some(length) = answer.header("content-length") {
            let length = length.parse().map_err(|_| broken("a length"))?;
            answer.body.resize(length, 0);
            self.0.read_exact(&mut answer.body).await?;
        } else if answer.header("transfer-encoding") == Some("chunked") {
            let mut body = Vec::new();
            while self.chunk(&mut body).await? {}
            answer.body = body;
        } else {
            self.0.read_to_end(&mut answer.body).await?;
            return Ok((answer, false));
        }
        let stays = answer.header("connection") != Some("close");
        Ok((answer, stays))
    }

    /// Reads an answer without its body.
    pub async fn head(&mut self) -> Result<Answer> {
        let first = self.line().await?;
        let status = first
            .split(' ')
            .nth(1)
            .and_then(|status| status.parse().ok());
        let mut answer = Answer {
            status: status.ok_or_else(|| broken("no status"))?,
            ..Answer::default()
        };
        while self.0.read_line(&mut answer.head).await? > 2 {}
        Ok(answer)
    }

    /// Appends the next chunk of a body; false at its end.
    pub async fn chunk(&mut self, body: &mut Vec<u8>) -> Result<bool> {
        let line = self.line().await?;
        let size = line.split(';').next().unwrap_or_default().trim();
        let size = usize::from_str_radix(size, 16).map_err(|_| broken("a chunk's size"))?;
        let before = body.len();
        body.resize(before + size, 0);
        if let Some(room) = body.get_mut(before..) {
            self.0.read_exact(room).await?;
        }
        self.line().await?;
        Ok(size > 0)
    }

    async fn line(&mut self) -> Result<String> {
        let mut line = String::new();
        match self.0.read_line(&mut line).await? {
            0 => Err(ErrorKind::UnexpectedEof.into()),
            _ => Ok(line),
        }
    }
}
