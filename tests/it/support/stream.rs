//! A listener to the events of a tournament.

use std::{
    io::{Read, Write},
    net::TcpStream,
    sync::mpsc::{Receiver, channel},
    thread,
    time::{Duration, Instant},
};

use super::TestApp;

/// How late the news may be.
pub const LIMIT: Duration = Duration::from_secs(1);

/// What comes on a stream of events, as it comes.
pub struct Stream {
    came: Receiver<String>,
    /// The number of the last change of which this reader could hear, as the stream says first.
    pub stands_at: i32,
}

impl Stream {
    pub fn open(app: &TestApp, slug: &str) -> Self {
        Self::open_as(app, slug, "")
    }

    /// As the person with this session, or nobody.
    pub fn open_as(app: &TestApp, slug: &str, session: &str) -> Self {
        let host = app.base.strip_prefix("http://").unwrap().to_owned();
        let mut stream = TcpStream::connect(&host).unwrap();
        let request = format!(
            "GET /t/{slug}/events HTTP/1.1\r\nHost: {host}\r\nAccept: text/event-stream\r\n\
             Accept-Encoding: gzip\r\nCookie: __Host-session={session}\r\n\r\n"
        );
        stream.write_all(request.as_bytes()).unwrap();
        let (sender, receiver) = channel();
        thread::spawn(move || {
            let mut buffer = [0; 4096];
            while let Ok(read @ 1..) = stream.read(&mut buffer) {
                let text = String::from_utf8_lossy(&buffer[..read]).into_owned();
                if sender.send(text).is_err() {
                    return;
                }
            }
        });
        let mut opened = Self {
            came: receiver,
            stands_at: 0,
        };
        let first = "event: at\ndata: ";
        let head = opened.until(first, Duration::from_secs(10)).unwrap();
        let number = head
            .split(first)
            .nth(1)
            .and_then(|data| data.lines().next());
        opened.stands_at = number.unwrap().trim().parse().unwrap();
        assert!(head.starts_with("HTTP/1.1 200"), "{head}");
        assert!(
            head.to_lowercase()
                .contains("content-type: text/event-stream"),
            "{head}"
        );
        opened
    }

    /// What came until this text did; `None` when it did not come in time.
    pub fn until(&self, wanted: &str, limit: Duration) -> Option<String> {
        let begun = Instant::now();
        let mut text = String::new();
        while !text.contains(wanted) {
            let left = limit.checked_sub(begun.elapsed())?;
            text.push_str(&self.came.recv_timeout(left).ok()?);
        }
        Some(text)
    }

    /// Throws away what has come.
    pub fn drain(&self) {
        thread::sleep(LIMIT);
        while self.came.try_recv().is_ok() {}
    }

    /// Events that came until nothing came for so long: each as its kind and its numbers.
    ///
    /// # Panics
    /// Something else than numbers is in one.
    pub fn events(&self, silence: Duration) -> Vec<(String, Vec<i32>)> {
        let mut text = String::new();
        while let Ok(piece) = self.came.recv_timeout(silence) {
            text.push_str(&piece);
        }
        read_events(&text)
    }
}

/// The events in what came on a stream, which is sent in chunks.
///
/// # Panics
/// Something else than kinds and numbers is in one.
pub fn read_events(text: &str) -> Vec<(String, Vec<i32>)> {
    let mut events = Vec::new();
    let mut kind = String::new();
    for line in text.lines().map(str::trim) {
        let Some((field, value)) = line.split_once(':') else {
            // The length of a chunk, or nothing.
            assert!(
                line.bytes().all(|byte| byte.is_ascii_hexdigit()),
                "\"{line}\" on a stream"
            );
            continue;
        };
        let value = value.trim();
        match field {
            "event" => value.clone_into(&mut kind),
            "data" => {
                let numbers: Result<Vec<i32>, _> = value.split(' ').map(str::parse).collect();
                let numbers = numbers.unwrap_or_else(|_| panic!("\"{line}\" in an event"));
                events.push((std::mem::take(&mut kind), numbers));
            }
            "id" => assert!(value.parse::<i32>().is_ok(), "\"{line}\" in an event"),
            // A comment: the server lives.
            "" => {}
            _ => panic!("\"{line}\" in an event"),
        }
    }
    events
}
