//! A proxy in front of several servers, as an operator has one, with the faults of a bad network: it gives requests to the
//! servers in turn, looks at `/health`, takes servers out and in, asks the next one where one answers 503, drops, delays and
//! repeats; and what it is told to do to the next requests that send something.

use std::{
    collections::VecDeque,
    io::{self, Read, Write},
    net::{Shutdown, SocketAddr, TcpListener, TcpStream},
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    thread,
    time::Duration,
};

use super::cluster::wait_until;

/// The header in which the proxy says which server answered, from 0.
pub const SERVER: &str = "x-server";
const PATIENCE: Duration = Duration::from_secs(20);
/// So long it holds a request at most.
const HELD: Duration = Duration::from_secs(90);
/// So long it listens to an answer that nobody gets.
const SHORT: Duration = Duration::from_secs(2);

/// What becomes of one request that sends something (POST).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mishap {
    /// Half of its body goes to a server, then the connection ends.
    HalfRequest,
    /// A server answers, and half of what it says comes back.
    HalfAnswer,
    /// It stays in the proxy until it is let through.
    Held,
}

/// What it did.
#[derive(Debug, Default)]
pub struct Faults {
    /// Connections that were closed before the request went to a server.
    pub dropped: AtomicU64,
    /// Answers that a server gave and nobody got.
    pub lost: AtomicU64,
    /// Requests that waited.
    pub delayed: AtomicU64,
    /// Requests that went to two servers, one after the other.
    pub repeated: AtomicU64,
    /// Requests whose server went away before it answered.
    pub cut: AtomicU64,
    /// Requests that the next server was asked after one had answered 503.
    pub passed_on: AtomicU64,
    /// Requests of which half went to a server.
    pub half_requests: AtomicU64,
    /// Answers of which half came back.
    pub half_answers: AtomicU64,
    /// Requests that were held, and went to a server afterwards.
    pub let_through: AtomicU64,
}

/// A running proxy; it ends with the test's process.
pub struct Proxy {
    /// `http://127.0.0.1:PORT`.
    pub base: String,
    inside: Arc<Inside>,
}

struct Inside {
    servers: Vec<SocketAddr>,
    well: Vec<AtomicBool>,
    turns: Mutex<Turns>,
    chance: Mutex<u64>,
    /// Whether there are faults now.
    is_bad: AtomicBool,
    /// Whether the next server is asked where one answers 503.
    passes_on: AtomicBool,
    /// What becomes of the next requests that send something, one each.
    mishaps: Mutex<VecDeque<Mishap>>,
    /// Whether one is held.
    holds: AtomicBool,
    faults: Faults,
}

/// Whose turn it is.
struct Turns {
    next: usize,
    /// Servers that get no requests.
    out: Vec<bool>,
    /// Requests that a server has not answered yet.
    under_way: Vec<usize>,
}

/// A server that was chosen for a request; it has it until this goes.
struct Chosen<'a> {
    inside: &'a Inside,
    server: usize,
}

impl Drop for Chosen<'_> {
    fn drop(&mut self) {
        self.inside.turns.lock().unwrap().under_way[self.server] -= 1;
    }
}

impl Proxy {
    /// In front of the servers at these bases; `seed` decides which requests meet a fault.
    pub fn before(bases: &[String], seed: u64) -> Self {
        let servers: Vec<SocketAddr> = bases
            .iter()
            .map(|base| base.trim_start_matches("http://").parse().unwrap())
            .collect();
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let base = format!("http://{}", listener.local_addr().unwrap());
        let inside = Arc::new(Inside {
            well: servers.iter().map(|_| AtomicBool::new(true)).collect(),
            turns: Mutex::new(Turns {
                next: 0,
                out: vec![false; servers.len()],
                under_way: vec![0; servers.len()],
            }),
            servers,
            chance: Mutex::new(seed | 1),
            is_bad: AtomicBool::new(false),
            passes_on: AtomicBool::new(false),
            mishaps: Mutex::default(),
            holds: AtomicBool::new(false),
            faults: Faults::default(),
        });
        for server in 0..inside.servers.len() {
            let inside = Arc::clone(&inside);
            thread::spawn(move || inside.watch(server));
        }
        let own = Arc::clone(&inside);
        thread::spawn(move || {
            for client in listener.incoming().flatten() {
                let inside = Arc::clone(&own);
                thread::spawn(move || drop(inside.carry(client)));
            }
        });
        Self { base, inside }
    }

    /// Whether the network is bad from now on.
    pub fn set_bad(&self, is_bad: bool) {
        self.inside.is_bad.store(is_bad, Ordering::SeqCst);
    }

    /// The next server is asked from now on where one answers 503.
    pub fn pass_on(&self) {
        self.inside.passes_on.store(true, Ordering::SeqCst);
    }

    /// The next requests that send something meet these, one each.
    pub fn meet(&self, mishaps: &[Mishap]) {
        self.inside.mishaps.lock().unwrap().extend(mishaps);
    }

    /// Whether a request is held.
    pub fn holds(&self) -> bool {
        self.inside.holds.load(Ordering::SeqCst)
    }

    /// The request that is held goes on.
    pub fn let_through(&self) {
        self.inside.holds.store(false, Ordering::SeqCst);
    }

    /// Gives this server no more requests, and waits until it has answered those that it has.
    pub fn take_out(&self, server: usize) {
        self.inside.turns.lock().unwrap().out[server] = true;
        wait_until(PATIENCE, "the server has answered", || {
            self.inside.turns.lock().unwrap().under_way[server] == 0
        });
    }

    /// Gives this server requests again, as soon as it is well.
    pub fn take_in(&self, server: usize) {
        // What was seen last may be of the time before it was stopped.
        let well = &self.inside.well[server];
        well.store(false, Ordering::SeqCst);
        wait_until(PATIENCE, "the server is well", || {
            well.load(Ordering::SeqCst)
        });
        self.inside.turns.lock().unwrap().out[server] = false;
    }

    /// What it did so far.
    pub fn faults(&self) -> &Faults {
        &self.inside.faults
    }
}

/// Where the head of a request or an answer ends and its body begins.
fn body_of(message: &[u8]) -> usize {
    let end = message.windows(4).position(|four| four == b"\r\n\r\n");
    end.map_or(message.len(), |end| end + 4)
}

/// A request or an answer up to the middle of its body.
fn half(message: &[u8]) -> &[u8] {
    let body = body_of(message);
    &message[..body + (message.len() - body) / 2]
}

/// Reads a request whole: its head and as many bytes as that says.
fn request(client: &mut TcpStream) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let mut piece = [0; 8192];
    loop {
        let read = client.read(&mut piece)?;
        if read == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        bytes.extend_from_slice(&piece[..read]);
        let Some(end) = bytes.windows(4).position(|four| four == b"\r\n\r\n") else {
            continue;
        };
        let head = String::from_utf8_lossy(&bytes[..end]).to_lowercase();
        let length = head
            .lines()
            .find_map(|line| line.strip_prefix("content-length:"));
        let length: usize = length.map_or(0, |length| length.trim().parse().unwrap_or(0));
        if bytes.len() >= end + 4 + length {
            // One request a connection.
            let rest = bytes.split_off(end);
            bytes.extend_from_slice(b"\r\nConnection: close");
            bytes.extend_from_slice(&rest);
            return Ok(bytes);
        }
    }
}

impl Inside {
    fn watch(&self, server: usize) {
        loop {
            let answer = self.ask(
                server,
                b"GET /health HTTP/1.1\r\nHost: proxy\r\nConnection: close\r\n\r\n",
            );
            let is_well = answer.is_ok_and(|answer| answer.starts_with(b"HTTP/1.1 200"));
            self.well[server].store(is_well, Ordering::SeqCst);
            thread::sleep(Duration::from_millis(100));
        }
    }

    fn ask(&self, server: usize, request: &[u8]) -> io::Result<Vec<u8>> {
        let mut stream = TcpStream::connect(self.servers[server])?;
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.write_all(request)?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer)?;
        if answer.is_empty() {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        Ok(answer)
    }

    /// The next server that is well, not out, and was not asked yet.
    fn choose(&self, asked: &[usize]) -> Option<Chosen<'_>> {
        let mut turns = self.turns.lock().unwrap();
        let (count, first) = (self.servers.len(), turns.next);
        turns.next = (first + 1) % count;
        let mut all = (0..count).map(|step| (first + step) % count);
        let server = all.find(|server| {
            let is_well = self.well[*server].load(Ordering::SeqCst);
            is_well && !turns.out[*server] && !asked.contains(server)
        })?;
        turns.under_way[server] += 1;
        Some(Chosen {
            inside: self,
            server,
        })
    }

    /// The first answer that is not 503, where those are passed on, or the last one, and whose it is; `None` where no server is
    /// well.
    fn answer(&self, request: &[u8]) -> io::Result<Option<(usize, Vec<u8>)>> {
        let (mut asked, mut last) = (Vec::new(), None);
        while let Some(chosen) = self.choose(&asked) {
            if last.is_some() {
                self.faults.passed_on.fetch_add(1, Ordering::SeqCst);
            }
            asked.push(chosen.server);
            let answer = self.ask(chosen.server, request);
            if answer.is_err() {
                self.faults.cut.fetch_add(1, Ordering::SeqCst);
            }
            let answer = answer?;
            let is_503 = answer.starts_with(b"HTTP/1.1 503");
            last = Some((chosen.server, answer));
            if !is_503 || !self.passes_on.load(Ordering::SeqCst) {
                break;
            }
        }
        Ok(last)
    }

    /// A number below a hundred (xorshift).
    fn chance(&self) -> u64 {
        let mut state = self.chance.lock().unwrap();
        *state ^= *state << 13;
        *state ^= *state >> 7;
        *state ^= *state << 17;
        *state % 100
    }

    /// What becomes of this request.
    fn mishap(&self, request: &[u8]) -> Option<Mishap> {
        let sends = request.starts_with(b"POST ");
        sends
            .then(|| self.mishaps.lock().unwrap().pop_front())
            .flatten()
    }

    /// Half of a request goes to a server; nobody hears what it says to that.
    fn send_half(&self, request: &[u8]) -> io::Result<()> {
        let Some(chosen) = self.choose(&[]) else {
            return Ok(());
        };
        let mut stream = TcpStream::connect(self.servers[chosen.server])?;
        stream.set_read_timeout(Some(SHORT))?;
        stream.write_all(half(request))?;
        stream.shutdown(Shutdown::Write)?;
        drop(stream.read_to_end(&mut Vec::new()));
        self.faults.half_requests.fetch_add(1, Ordering::SeqCst);
        Ok(())
    }

    /// Waits until the request that it holds is let through; it is counted when a server has answered it.
    fn hold(&self) {
        self.holds.store(true, Ordering::SeqCst);
        wait_until(HELD, "what is held is let through", || {
            !self.holds.load(Ordering::SeqCst)
        });
    }

    fn carry(&self, mut client: TcpStream) -> io::Result<()> {
        client.set_read_timeout(Some(PATIENCE))?;
        let request = request(&mut client)?;
        let mishap = self.mishap(&request);
        match mishap {
            Some(Mishap::HalfRequest) => return self.send_half(&request),
            Some(Mishap::Held) => self.hold(),
            Some(Mishap::HalfAnswer) | None => {}
        }
        let fault = if self.is_bad.load(Ordering::SeqCst) {
            self.chance()
        } else {
            100
        };
        let count = |counter: &AtomicU64| counter.fetch_add(1, Ordering::SeqCst);
        match fault {
            0..5 => {
                count(&self.faults.dropped);
                return Ok(());
            }
            10..20 => {
                count(&self.faults.delayed);
                thread::sleep(Duration::from_millis(20 + fault * 10));
            }
            20..27 => {
                count(&self.faults.repeated);
                if let Some(chosen) = self.choose(&[]) {
                    drop(self.ask(chosen.server, &request));
                }
            }
            _ => {}
        }
        let Some((server, answer)) = self.answer(&request)? else {
            return client.write_all(
                b"HTTP/1.1 503 Nobody\r\nContent-Length: 0\r\nConnection: close\r\n\r\n",
            );
        };
        match mishap {
            Some(Mishap::Held) => {
                count(&self.faults.let_through);
            }
            Some(Mishap::HalfAnswer) => {
                client.write_all(half(&answer))?;
                count(&self.faults.half_answers);
                return Ok(());
            }
            Some(Mishap::HalfRequest) | None => {}
        }
        if (5..10).contains(&fault) {
            count(&self.faults.lost);
            return Ok(());
        }
        let end = answer.windows(2).position(|two| two == b"\r\n");
        let (first, rest) = answer.split_at(end.unwrap_or(0));
        client.write_all(first)?;
        client.write_all(format!("\r\n{SERVER}: {server}").as_bytes())?;
        client.write_all(rest)
    }
}
