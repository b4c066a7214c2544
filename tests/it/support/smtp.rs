//! A mail server on the loopback: it keeps what it is brought, and answers as it is told.

use std::{
    collections::VecDeque,
    io::{BufRead, BufReader, Read, Write},
    net::{SocketAddr, TcpListener, TcpStream},
    sync::{Arc, Mutex},
    thread,
    time::{Duration, Instant},
};

use rustls::{
    ServerConfig, ServerConnection, StreamOwned,
    pki_types::{CertificateDer, PrivateKeyDer, pem::PemObject},
};

/// How long a letter may take to arrive.
const PATIENCE: Duration = Duration::from_secs(20);

/// What becomes of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It is kept.
    Take,
    /// It may be brought again later (451); the answer repeats the address.
    Later,
    /// There is no such address (550); the answer repeats it.
    Refuse,
    /// The connection ends before an answer, and nothing is kept.
    Cut,
    /// It is kept, and the connection ends before an answer.
    TakeAndCut,
    /// It is kept, and nobody answers.
    TakeAndHang,
}

/// How the conversation is kept from others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Secure {
    /// In clear.
    No,
    /// After STARTTLS.
    Upgraded,
    /// From the first byte.
    Always,
}

/// A message as it arrived.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mail {
    /// From the envelope.
    pub from: String,
    /// From the envelope.
    pub to: String,
    /// Head and body.
    pub data: String,
    /// Whether it came over TLS.
    pub is_secure: bool,
}

impl Mail {
    /// A line of the head, with the lines that continue it.
    pub fn head(&self, name: &str) -> String {
        let head = self.data.split("\r\n\r\n").next().unwrap();
        let head = head.replace("\r\n ", " ").replace("\r\n\t", " ");
        let start = format!("{name}: ");
        let mut lines = head.lines().filter_map(|line| line.strip_prefix(&start));
        let line = lines.next().unwrap_or_else(|| panic!("{name} in {head}"));
        assert_eq!(lines.next(), None, "{name} stands twice in {head}");
        line.to_owned()
    }

    /// The text of the part of this kind, decoded.
    pub fn part(&self, kind: &str) -> String {
        let parts: Vec<&str> = self.data.split("\r\n--").collect();
        let part = parts
            .iter()
            .find(|part| part.contains(&format!("Content-Type: {kind}")));
        let part = part.unwrap_or_else(|| panic!("no {kind} in {}", self.data));
        let (head, body) = part.split_once("\r\n\r\n").unwrap();
        if head.contains("quoted-printable") {
            unquoted(body)
        } else {
            body.replace("\r\n", "\n")
        }
    }

    /// The path of the first link of the text that holds this.
    pub fn link(&self, part: &str) -> String {
        let text = self.part("text/plain");
        let line = text
            .lines()
            .find(|line| line.starts_with("http") && line.contains(part));
        let line = line.unwrap_or_else(|| panic!("no link with {part} in {text}"));
        let path = line.splitn(4, '/').nth(3).unwrap();
        format!("/{path}")
    }
}

/// Reads quoted-printable (RFC 2045, 6.7).
fn unquoted(text: &str) -> String {
    let text = text.replace("=\r\n", "").replace("\r\n", "\n");
    let (mut bytes, mut signs) = (Vec::new(), text.bytes());
    while let Some(sign) = signs.next() {
        if sign == b'=' {
            let digits = [signs.next().unwrap(), signs.next().unwrap()];
            let digits = std::str::from_utf8(&digits).unwrap();
            bytes.push(u8::from_str_radix(digits, 16).unwrap());
        } else {
            bytes.push(sign);
        }
    }
    String::from_utf8(bytes).unwrap()
}

#[derive(Default)]
struct Kept {
    mails: Vec<Mail>,
    answers: VecDeque<Answer>,
}

/// The server.
pub struct Smtp {
    pub address: SocketAddr,
    kept: Arc<Mutex<Kept>>,
}

/// Name and password that the server wants, as AUTH PLAIN sends them: `\0tratto\0pawn-takes-pawn-3`.
const PLAIN: &str = "AHRyYXR0bwBwYXduLXRha2VzLXBhd24tMw==";

impl Smtp {
    /// A server in clear.
    pub fn start() -> Self {
        Self::start_with(Secure::No, false)
    }

    /// A server; with `asks` it wants name and password.
    pub fn start_with(secure: Secure, asks: bool) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let kept = Arc::new(Mutex::new(Kept::default()));
        let shared = kept.clone();
        let config = (secure != Secure::No).then(tls);
        thread::spawn(move || {
            for stream in listener.incoming() {
                let (Ok(stream), kept, config) = (stream, shared.clone(), config.clone()) else {
                    return;
                };
                thread::spawn(move || {
                    let spoken = converse(stream, (secure, asks), config, &kept);
                    // Whoever calls may go away.
                    drop(spoken);
                });
            }
        });
        Self { address, kept }
    }

    /// An address at which nobody listens.
    pub fn nobody() -> Self {
        let closed = TcpListener::bind("127.0.0.1:0").unwrap();
        Self {
            address: closed.local_addr().unwrap(),
            kept: Arc::default(),
        }
    }

    /// What becomes of the next messages; of those after them, they are kept.
    pub fn answer(&self, answers: &[Answer]) {
        self.kept.lock().unwrap().answers.extend(answers);
    }

    /// All that was kept.
    pub fn mails(&self) -> Vec<Mail> {
        self.kept.lock().unwrap().mails.clone()
    }

    /// Waits until so many were kept.
    pub fn wait_for(&self, count: usize) -> Vec<Mail> {
        let begun = Instant::now();
        loop {
            let mails = self.mails();
            if mails.len() >= count {
                assert_eq!(mails.len(), count, "{mails:#?}");
                return mails;
            }
            assert!(
                begun.elapsed() < PATIENCE,
                "{} of {count} letters came",
                mails.len()
            );
            thread::sleep(Duration::from_millis(20));
        }
    }

    /// Waits until all answers were given.
    pub fn wait_for_answers(&self) {
        let begun = Instant::now();
        while !self.kept.lock().unwrap().answers.is_empty() {
            assert!(begun.elapsed() < PATIENCE, "nobody came");
            thread::sleep(Duration::from_millis(20));
        }
    }
}

/// The certificate of the tests.
fn tls() -> Arc<ServerConfig> {
    let chain = CertificateDer::pem_slice_iter(include_bytes!("../../mail/server.pem"));
    let chain = chain.collect::<Result<Vec<_>, _>>().unwrap();
    let key = PrivateKeyDer::from_pem_slice(include_bytes!("../../mail/server.key")).unwrap();
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ServerConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(chain, key);
    Arc::new(config.unwrap())
}

trait Talk: Read + Write {}
impl<T: Read + Write> Talk for T {}

fn converse(
    stream: TcpStream,
    (secure, asks): (Secure, bool),
    config: Option<Arc<ServerConfig>>,
    kept: &Mutex<Kept>,
) -> std::io::Result<()> {
    stream.set_read_timeout(Some(PATIENCE))?;
    let upgrade = |stream: TcpStream| -> Box<dyn Talk> {
        let connection = ServerConnection::new(config.clone().unwrap()).unwrap();
        Box::new(StreamOwned::new(connection, stream))
    };
    if secure == Secure::Always {
        return session(upgrade(stream), (true, true, true), asks, kept).map(drop);
    }
    let clear = stream.try_clone()?;
    let wants = session(
        Box::new(clear),
        (false, secure == Secure::No, true),
        asks,
        kept,
    )?;
    if wants {
        session(upgrade(stream), (true, true, false), asks, kept)?;
    }
    Ok(())
}

/// One conversation; whether it goes on after STARTTLS. After that nobody greets again.
fn session(
    talk: Box<dyn Talk>,
    (is_secure, is_final, greets): (bool, bool, bool),
    asks: bool,
    kept: &Mutex<Kept>,
) -> std::io::Result<bool> {
    let mut talk = BufReader::with_capacity(1, talk);
    let (mut from, mut to, mut is_known) = (String::new(), String::new(), !asks);
    if greets {
        say(&mut talk, "220 mail.example ready")?;
    }
    loop {
        let mut line = String::new();
        if talk.read_line(&mut line)? == 0 {
            return Ok(false);
        }
        let line = line.trim_end();
        let word = line
            .split([' ', ':'])
            .next()
            .unwrap_or_default()
            .to_uppercase();
        match word.as_str() {
            "EHLO" if !is_final => say(&mut talk, "250-mail.example\r\n250 STARTTLS")?,
            "EHLO" if asks => say(&mut talk, "250-mail.example\r\n250 AUTH PLAIN")?,
            "EHLO" => say(&mut talk, "250 mail.example")?,
            "STARTTLS" => {
                say(&mut talk, "220 go on")?;
                return Ok(true);
            }
            "AUTH" => {
                is_known = line.ends_with(PLAIN);
                let said = if is_known {
                    "235 welcome"
                } else {
                    "535 5.7.8 no"
                };
                say(&mut talk, said)?;
            }
            "MAIL" if !is_known => say(&mut talk, "530 5.7.0 who are you")?,
            "MAIL" => {
                from = address(line);
                say(&mut talk, "250 ok")?;
            }
            "RCPT" => {
                to = address(line);
                let next = kept.lock().unwrap().answers.front().copied();
                if next == Some(Answer::Refuse) {
                    kept.lock().unwrap().answers.pop_front();
                    say(&mut talk, &format!("550 5.1.1 <{to}>: no such user"))?;
                } else {
                    say(&mut talk, "250 ok")?;
                }
            }
            "DATA" => {
                say(&mut talk, "354 go on")?;
                let data = body(&mut talk)?;
                let mut kept = kept.lock().unwrap();
                let answer = kept.answers.pop_front().unwrap_or(Answer::Take);
                if matches!(
                    answer,
                    Answer::Take | Answer::TakeAndCut | Answer::TakeAndHang
                ) {
                    kept.mails.push(Mail {
                        from: from.clone(),
                        to: to.clone(),
                        data,
                        is_secure,
                    });
                }
                drop(kept);
                match answer {
                    Answer::Take => say(&mut talk, "250 kept")?,
                    Answer::Later => say(&mut talk, &format!("451 4.7.1 <{to}>: later"))?,
                    Answer::TakeAndHang => thread::sleep(PATIENCE),
                    _ => return Ok(false),
                }
            }
            "RSET" | "NOOP" => say(&mut talk, "250 ok")?,
            "QUIT" => {
                say(&mut talk, "221 bye")?;
                return Ok(false);
            }
            other => panic!("a word that nobody knows: {other}"),
        }
    }
}

fn say(talk: &mut BufReader<Box<dyn Talk>>, words: &str) -> std::io::Result<()> {
    let talk = talk.get_mut();
    talk.write_all(format!("{words}\r\n").as_bytes())?;
    talk.flush()
}

fn address(line: &str) -> String {
    let (_, rest) = line.split_once('<').unwrap();
    rest.split('>').next().unwrap().to_owned()
}

/// Until the line with the single dot; dots that were doubled are single again.
fn body(talk: &mut BufReader<Box<dyn Talk>>) -> std::io::Result<String> {
    let mut data = String::new();
    loop {
        let mut line = String::new();
        if talk.read_line(&mut line)? == 0 {
            return Err(std::io::ErrorKind::UnexpectedEof.into());
        }
        if line == ".\r\n" {
            return Ok(data);
        }
        data.push_str(line.strip_prefix('.').unwrap_or(&line));
    }
}
