//! A server of somebody else on the loopback: it keeps what it is told, and answers as it is told to.

use std::{
    collections::VecDeque,
    io::{BufRead, BufReader, Read, Write},
    net::{SocketAddr, TcpListener, TcpStream},
    sync::{Arc, Mutex},
    thread,
    time::{Duration, Instant},
};

/// How long a message may take to arrive.
const PATIENCE: Duration = Duration::from_secs(30);

/// A request as it arrived.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// `POST /hook HTTP/1.1`.
    pub line: String,
    /// Names in small letters.
    pub heads: Vec<(String, String)>,
    pub body: Vec<u8>,
}

impl Told {
    /// A field of the head.
    #[track_caller]
    pub fn head(&self, name: &str) -> &str {
        let found = self.heads.iter().find(|(key, _)| key == name);
        &found.unwrap_or_else(|| panic!("no {name} in {self:?}")).1
    }

    /// The body as JSON.
    pub fn json(&self) -> serde_json::Value {
        serde_json::from_slice(&self.body).unwrap()
    }
}

#[derive(Default)]
struct Kept {
    told: Vec<Told>,
    answers: VecDeque<u16>,
}

/// The server.
pub struct Listener {
    pub address: SocketAddr,
    kept: Arc<Mutex<Kept>>,
}

impl Listener {
    /// A server that takes everything with 204, after it answered with these statuses in turn. One that leads on leads to
    /// itself, one to which it is too much (429) asks for ten minutes.
    pub fn start(answers: &[u16]) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let kept = Arc::new(Mutex::new(Kept {
            told: Vec::new(),
            answers: answers.iter().copied().collect(),
        }));
        let shared = kept.clone();
        thread::spawn(move || {
            for stream in listener.incoming() {
                let Ok(stream) = stream else { return };
                hear(stream, &shared);
            }
        });
        Self { address, kept }
    }

    /// All that arrived so far.
    pub fn told(&self) -> Vec<Told> {
        self.kept.lock().unwrap().told.clone()
    }

    /// Waits until so many requests arrived.
    #[track_caller]
    pub fn wait_for(&self, count: usize) -> Vec<Told> {
        let start = Instant::now();
        loop {
            let told = self.told();
            if told.len() >= count {
                return told;
            }
            assert!(
                start.elapsed() < PATIENCE,
                "{} of {count}: {told:#?}",
                told.len()
            );
            thread::sleep(Duration::from_millis(50));
        }
    }
}

fn hear(mut stream: TcpStream, kept: &Mutex<Kept>) {
    let mut reader = BufReader::new(stream.try_clone().unwrap());
    let mut line = String::new();
    if reader.read_line(&mut line).unwrap_or(0) == 0 {
        return;
    }
    let mut heads = Vec::new();
    loop {
        let mut head = String::new();
        reader.read_line(&mut head).unwrap();
        let Some((name, value)) = head.trim_end().split_once(": ") else {
            break;
        };
        heads.push((name.to_lowercase(), value.to_owned()));
    }
    let length = heads.iter().find(|(name, _)| name == "content-length");
    let mut body = vec![0; length.map_or(0, |(_, value)| value.parse().unwrap())];
    reader.read_exact(&mut body).unwrap();
    let mut kept = kept.lock().unwrap();
    let status = kept.answers.pop_front().unwrap_or(204);
    kept.told.push(Told {
        line: line.trim_end().to_owned(),
        heads,
        body,
    });
    let location = if status / 100 == 3 {
        "Location: /elsewhere\r\n"
    } else {
        ""
    };
    let wait = if status == 429 {
        "Retry-After: 600\r\n"
    } else {
        ""
    };
    let answer = format!(
        "HTTP/1.1 {status} So\r\n{location}{wait}Content-Length: 0\r\nConnection: close\r\n\r\n"
    );
    stream.write_all(answer.as_bytes()).unwrap();
}
