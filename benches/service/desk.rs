//! An arbiter at their desk: signs in, publishes rounds, records results.

use std::{
    collections::HashMap,
    io::{Error, Result},
    net::SocketAddr,
    sync::atomic::{AtomicU32, Ordering},
    time::Duration,
};

use tokio::time::sleep;

use super::{answer::Answer, client::Client, tournament::Tournament};

/// Results that a board gets in turn.
const RESULTS: [&str; 3] = ["1-0", "0-1", "1/2-1/2"];

/// A browser in which somebody is signed in, and the token of its forms.
pub struct Desk {
    client: Client,
    csrf: String,
}

/// Boards of a running round which one desk has to itself.
pub struct Boards {
    /// Where results go.
    path: String,
    first: usize,
    step: usize,
    last: usize,
    /// Version of every board before the first result.
    version: usize,
    /// The rows of the first boards, as the desk's script asks for them alone; none in other windows.
    rows: HashMap<String, String>,
    sent: usize,
}

/// The name of each row on a desk, by its board.
fn rows(page: &str) -> HashMap<String, String> {
    let value = |text: &str| text.split('"').next().map(str::to_owned);
    let rows = page.split(" data-board=\"").skip(1).filter_map(|row| {
        let tag = row.split('>').next()?;
        Some((value(row)?, value(tag.split("data-row=\"").nth(1)?)?))
    });
    rows.collect()
}

fn refused(what: &str, answer: &Answer) -> Error {
    let text = answer.text();
    let said = text.split("<main").nth(1).unwrap_or(&text);
    let said: String = said.chars().take(600).collect();
    Error::other(format!("{what}: status {}\n{said}", answer.status))
}

/// A form's key, new each time.
fn key() -> String {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    format!("{:016x}{number:016x}", std::process::id())
}

impl Desk {
    /// Signs in.
    ///
    /// # Errors
    /// No connection, or a log-in that is refused.
    pub async fn sign_in(server: SocketAddr, name: &str, password: &str) -> Result<Self> {
        let mut client = Client::new(server);
        let page = client.get("/login", &[]).await?;
        let csrf = page.field("csrf").ok_or_else(|| refused("log-in", &page))?;
        let fields = [
            ("csrf", csrf.as_str()),
            ("name", name),
            ("password", password),
        ];
        let answer = client.post("/login", &fields).await?;
        if answer.status != 303 {
            return Err(refused("log-in", &answer));
        }
        let page = client.get("/account", &[]).await?;
        let csrf = page
            .field("csrf")
            .ok_or_else(|| refused("account", &page))?;
        Ok(Self { client, csrf })
    }

    /// The browser.
    pub fn client(&mut self) -> &mut Client {
        &mut self.client
    }

    /// Sends a form with its token and a new key.
    ///
    /// # Errors
    /// No answer.
    pub async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Result<Answer> {
        let key = key();
        let mut all = vec![("csrf", self.csrf.as_str()), ("key", &key)];
        all.extend_from_slice(fields);
        self.client.post(path, &all).await
    }

    /// Prepares a round, whoever was not seen with it.
    ///
    /// # Errors
    /// A refusal.
    pub async fn prepare(&mut self, slug: &str, round: u8) -> Result<()> {
        let number = round.to_string();
        let fields = [
            ("round", number.as_str()),
            ("unseen", "awaited"),
            ("reason", "measured"),
        ];
        let path = format!("/t/{slug}/desk/{round}/pair");
        let mut answer = self.post(&path, &fields).await?;
        // What takes longer is a job, and its page leads to the round when it is over.
        while let Some(job) = job_of(&answer) {
            sleep(Duration::from_millis(100)).await;
            answer = self.client.get(&job, &[]).await?;
            if answer.status == 202 {
                answer.head = format!("location: {job}\r\n");
            }
        }
        match answer.status {
            303 => Ok(()),
            _ => Err(refused("preparing the round", &answer)),
        }
    }

    /// Publishes the prepared round.
    ///
    /// # Errors
    /// A refusal.
    pub async fn publish(&mut self, slug: &str, round: u8) -> Result<()> {
        let path = format!("/t/{slug}/desk/{round}/publish");
        let answer = self.post(&path, &[]).await?;
        match answer.status {
            303 => Ok(()),
            _ => Err(refused("publishing the round", &answer)),
        }
    }

    /// The boards of a published round which the desk `number` of `desks` has to itself.
    ///
    /// # Errors
    /// No page, or one without boards.
    pub async fn boards(&mut self, of: &Tournament, number: usize, desks: usize) -> Result<Boards> {
        let (slug, round) = (&of.slug, of.round);
        let page = self
            .client
            .get(&format!("/t/{slug}/desk/{round}?board=1"), &[])
            .await?;
        let version = page
            .field("version")
            .and_then(|version| version.parse().ok());
        Ok(Boards {
            path: format!("/t/{slug}/desk/{round}/result"),
            first: number + 1,
            step: desks,
            last: of.players / 2,
            version: version.ok_or_else(|| refused("a desk without boards", &page))?,
            rows: rows(&page.text()),
            sent: 0,
        })
    }

    /// Records the next result: on each of the boards in turn, then all over again with another one.
    ///
    /// # Errors
    /// No answer.
    pub async fn record(&mut self, boards: &mut Boards) -> Result<Answer> {
        let own = (boards.last.saturating_sub(boards.first) / boards.step) + 1;
        let (lap, place) = (boards.sent / own, boards.sent % own);
        let board = (boards.first + place * boards.step).to_string();
        let version = (boards.version + lap).to_string();
        // Another one each time that a board comes again.
        let result = RESULTS.get((place + lap) % RESULTS.len());
        let fields = [
            ("board", board.as_str()),
            ("version", &version),
            ("result", result.copied().unwrap_or_default()),
        ];
        let row = boards.rows.get(&board).map(|row| ("row", row.as_str()));
        let fields: Vec<_> = fields.into_iter().chain(row).collect();
        let answer = self.post(&boards.path, &fields).await?;
        boards.sent += 1;
        Ok(answer)
    }
}

fn job_of(answer: &Answer) -> Option<String> {
    let location = answer.header("location")?;
    location.starts_with("/jobs/").then(|| location.to_owned())
}

impl Boards {
    /// The last result was not stored: it is sent again.
    pub fn step_back(&mut self) {
        self.sent = self.sent.saturating_sub(1);
    }
}
