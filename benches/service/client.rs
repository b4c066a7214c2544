//! A browser without scripts: one kept connection, and cookies.

use std::{
    collections::BTreeMap,
    io::{ErrorKind, Result},
    net::{Ipv4Addr, SocketAddr},
    time::Duration,
};

use tokio::time::timeout;

use super::{answer::Answer, connection::Connection, request};

/// An answer that takes longer is none.
const PATIENCE: Duration = Duration::from_secs(30);

/// One client. Requests follow one another.
pub struct Client {
    server: SocketAddr,
    from: Option<Ipv4Addr>,
    connection: Option<Connection>,
    cookies: BTreeMap<String, String>,
}

impl Client {
    /// A client of this server, not yet connected.
    pub fn new(server: SocketAddr) -> Self {
        Self {
            server,
            from: None,
            connection: None,
            cookies: BTreeMap::new(),
        }
    }

    /// The same from another address of this machine.
    pub fn from(mut self, address: Ipv4Addr) -> Self {
        self.from = Some(address);
        self
    }

    /// Sends a request as it is and waits for its answer. A kept connection that the server closed meanwhile is opened
    /// again.
    ///
    /// # Errors
    /// No connection, no answer in time, or none that can be read.
    pub async fn exchange(&mut self, request: &[u8]) -> Result<Answer> {
        let late = || ErrorKind::TimedOut.into();
        let answered = timeout(PATIENCE, self.attempt(request)).await;
        match answered {
            Ok(Err(error)) if error.kind() != ErrorKind::ConnectionRefused => {
                let again = timeout(PATIENCE, self.attempt(request)).await;
                again.unwrap_or_else(|_| Err(late()))
            }
            Ok(answered) => answered,
            Err(_) => Err(late()),
        }
    }

    async fn attempt(&mut self, request: &[u8]) -> Result<Answer> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => Connection::open(self.server, self.from).await?,
        };
        connection.send(request).await?;
        let (answer, stays) = connection.answer().await?;
        self.connection = stays.then_some(connection);
        Ok(answer)
    }

    /// Asks for a page; redirects are not followed.
    ///
    /// # Errors
    /// As [`exchange`](Self::exchange).
    pub async fn get(&mut self, path: &str, headers: &[(&str, &str)]) -> Result<Answer> {
        let request =
            self.with_cookies(headers, |headers| request::get(self.server, path, headers));
        let answer = self.exchange(&request).await?;
        self.keep_cookies(&answer);
        Ok(answer)
    }

    /// Sends a form's fields; redirects are not followed.
    ///
    /// # Errors
    /// As [`exchange`](Self::exchange).
    pub async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Result<Answer> {
        let request = self.with_cookies(&[], |headers| {
            request::post(self.server, path, headers, fields)
        });
        let answer = self.exchange(&request).await?;
        self.keep_cookies(&answer);
        Ok(answer)
    }

    /// The cookies as a header's value; empty without any.
    pub fn cookies(&self) -> String {
        let pairs: Vec<String> = self
            .cookies
            .iter()
            .map(|(name, value)| format!("{name}={value}"))
            .collect();
        pairs.join("; ")
    }

    fn with_cookies<T>(&self, headers: &[(&str, &str)], make: impl Fn(&[(&str, &str)]) -> T) -> T {
        let cookies = self.cookies();
        let mut all = headers.to_vec();
        if !cookies.is_empty() {
            all.push(("Cookie", &cookies));
        }
        make(&all)
    }

    fn keep_cookies(&mut self, answer: &Answer) {
        for cookie in answer.headers("set-cookie") {
            let pair = cookie.split(';').next().unwrap_or_default();
            if let Some((name, value)) = pair.split_once('=') {
                self.cookies
                    .insert(name.trim().to_owned(), value.trim().to_owned());
            }
        }
    }
}
