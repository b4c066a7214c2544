//! `start`: the effect of a double click. One folder holds everything, the browser opens, and a second start finds the first.
//!
//! | what | file |
//! |---|---|
//! | the folder of the data | `folder` |
//! | which start holds the folder, and where it answers | `running`, `question` |
//! | the port, the browser, the log | `port`, `browser`, `log_file` |
//! | why a start fails | `problem` |

mod browser;
mod folder;
mod log_file;
mod port;
mod problem;
mod question;
mod running;

use std::{
    io::{self, IsTerminal as _, Write as _},
    net::{IpAddr, SocketAddr, TcpListener},
    path::PathBuf,
    sync::Arc,
    thread,
    time::Duration,
};

use crate::{
    app::{Context, DatabaseUrl, ReadFrom, accounts},
    auth::{Proof, Token},
    certificates::Authority,
    config::{Secure, ServeConfig, Started, releases::Releases},
    i18n::Words,
};

use super::{
    Exit, files,
    keeping::Keeping,
    log,
    releases::ReleasesSettings,
    serve::{self, Listeners},
    version::version,
};

use folder::Place;
use log_file::LogFile;
use problem::Problem;
use running::{Lock, Running};

/// Maximum time for a second start to wait for the first, which may be migrating its data.
const PATIENCE: Duration = Duration::from_secs(20);
/// Time between two attempts.
const PAUSE: Duration = Duration::from_millis(200);

/// How to start.
#[derive(clap::Args)]
pub struct Start {
    /// Keep everything beside the program, in the folder tratto-data, as on a USB stick. A file tratto.portable beside it
    /// (or tratto.portable.txt) has the same effect.
    #[arg(long, env = "TRATTO_PORTABLE")]
    portable: bool,
    /// Keep everything in this folder.
    #[arg(
        long,
        env = "TRATTO_FOLDER",
        value_name = "FOLDER",
        conflicts_with = "portable"
    )]
    folder: Option<PathBuf>,
    /// Listen only on this port; by default on that of the last start, or a free one.
    #[arg(long, env = "TRATTO_PORT", value_parser = clap::value_parser!(u16).range(1..))]
    port: Option<u16>,
    /// Share in the hall at this address (repeat for several), instead of at those of this machine's networks. Nothing is shared
    /// before an administrator allows it on the page *Administration*.
    #[arg(
        long,
        env = "TRATTO_HALL_ADDRESS",
        value_name = "ADDRESS",
        value_delimiter = ','
    )]
    hall_address: Vec<IpAddr>,
    /// Allow webhooks and sites that follow a tournament at addresses of this machine and of private networks, also over plain
    /// http; only if you trust everybody who directs a tournament here.
    #[arg(long, env = "TRATTO_PRIVATE_WEBHOOKS")]
    private_webhooks: bool,
    /// Do not open a browser; the address is printed in any case.
    #[arg(long, env = "TRATTO_NO_BROWSER")]
    no_browser: bool,
    #[command(flatten)]
    keeping: Keeping,
    #[command(flatten)]
    releases: ReleasesSettings,
}

/// The options for the server of this start.
struct Wishes {
    /// Whether the browser is opened.
    opens: bool,
    /// Addresses at which it is shared in the hall; empty for those of the networks.
    hall: Vec<IpAddr>,
    /// Whether it may contact sites and servers in private networks.
    tells_private: bool,
    /// The address for newer versions; `None` without one.
    releases: Option<Releases>,
}

/// The start that holds the folder.
enum Holder {
    /// This start.
    Own(Lock),
    /// An earlier start, which answered: its address, and the page to open.
    Other(SocketAddr, String),
}

impl Start {
    /// Serves the folder until told to stop, or opens the page of the start that serves it already.
    pub fn run(self) -> Exit {
        let t = files::words();
        let exit = self.begin(t).unwrap_or_else(|problem| {
            let words = problem.words(t);
            tracing::error!(%words, "not started");
            eprintln!("tratto: {words}");
            Exit::Access
        });
        // The window of a double click closes with the program.
        if exit != Exit::Done && cfg!(windows) && io::stdin().is_terminal() {
            say(&t.get("start-press-enter"));
            drop(io::stdin().read_line(&mut String::new()));
        }
        exit
    }

    fn begin(self, t: Words) -> Result<Exit, Problem> {
        let place = folder::find(self.folder, self.portable)?;
        let database = place.file("tratto.db");
        let database = database.to_str();
        let database = database.ok_or_else(|| Problem::Unreadable(place.path.clone()))?;
        place.prepare()?;
        let opens = !self.no_browser;
        let lock = match holder(&place)? {
            Holder::Own(lock) => lock,
            Holder::Other(address, page) => {
                let base = format!("http://{address}");
                say(&t.with_one("start-again", "address", &base));
                lead(t, &format!("{base}{page}"), opens);
                return Ok(Exit::Done);
            }
        };
        log::begin_in(LogFile::at(place.file("tratto.log")));
        tracing::info!(version = version(), folder = %place.path.display(), "start");
        let (listener, taken) = port::listen(&place.path, self.port)?;
        let url = match DatabaseUrl::parse(database, false) {
            Ok(url) => url,
            Err(error) => return Ok(failed(&error)),
        };
        let keeping = self.keeping.with_choice();
        let opened = keeping.open(&url, &ReadFrom::default(), |line| tracing::info!("{line}"));
        let ctx = match opened {
            Ok(ctx) => ctx,
            Err(exit) => return Ok(exit),
        };
        let wishes = Wishes {
            opens,
            hall: self.hall_address,
            tells_private: self.private_webhooks,
            releases: self.releases.read(),
        };
        let exit = serve_here(&ctx, t, &place, (listener, taken), wishes);
        Running::forget(&place.path);
        ctx.leave();
        drop(lock);
        if matches!(exit, Ok(Exit::Done)) {
            say(&t.get("start-ended"));
        }
        exit
    }
}

/// Takes the folder, or finds the start that holds it. A start that is ending frees it soon, and one that is beginning answers
/// soon.
fn holder(place: &Place) -> Result<Holder, Problem> {
    let mut waited = Duration::ZERO;
    loop {
        if let Some(lock) = running::lock(&place.path)? {
            return Ok(Holder::Own(lock));
        }
        let running = Running::read(&place.path);
        if let Some((running, page)) = running
            .as_ref()
            .and_then(|running| Some((running, question::page(running)?)))
        {
            return Ok(Holder::Other(running.address, page));
        }
        if waited >= PATIENCE {
            return Err(Problem::Silent {
                folder: place.path.clone(),
                address: running.map(|running| running.address),
            });
        }
        thread::sleep(PAUSE);
        waited += PAUSE;
    }
}

/// Serves until told to stop. `taken` is the port of earlier starts, if another program uses it now.
fn serve_here(
    ctx: &Context,
    t: Words,
    place: &Place,
    (listener, taken): (TcpListener, Option<u16>),
    wishes: Wishes,
) -> Result<Exit, Problem> {
    let address = listener.local_addr().map_err(Problem::NoPort)?;
    let first = match accounts::first_admin_invitation(ctx) {
        Ok(secret) => secret.map(|secret| format!("/welcome/{secret}")),
        Err(error) => return Ok(failed(&error)),
    };
    let secret = match Token::random() {
        Ok(secret) => secret,
        Err(error) => return Ok(failed(&error)),
    };
    let running = Running {
        address,
        proof: Proof::new(secret),
        first: first.clone(),
    };
    running.write(&place.path)?;
    // Without an authority the hall can read, and log-ins are possible on this machine only.
    let authority = Authority::open(&place.path, ctx.clock.now().date());
    let authority = authority
        .inspect_err(|error| tracing::warn!(%error, "no log-in from the hall"))
        .ok();
    let config = ServeConfig {
        listen: address,
        // Some browsers refuse a `Secure` cookie from their own machine without TLS.
        insecure_cookies: true,
        public_url: None,
        trusted_proxies: Vec::new(),
        metrics_token: None,
        sends_mail: false,
        tells_private: wishes.tells_private,
        pushes_private: false,
        // The person who started it by hand is the arbiter, and the electronic boards are in their hall.
        reads_private: true,
        boards_folder: None,
        most_upload: 64 << 20,
        releases: wishes.releases,
        started: Some(Started {
            proof: running.proof,
            hall: wishes.hall,
        }),
        secure: authority.map(|authority| Secure {
            authority: Arc::new(authority),
            listen: None,
            leaf: None,
        }),
    };
    let announce = || {
        let base = format!("http://{address}");
        say(&t.with_one("start-running", "address", &base));
        if let Some(port) = taken {
            say(&t.with_one("start-other-port", "port", port));
        }
        let kept = if place.is_portable {
            "start-beside"
        } else {
            "start-folder"
        };
        say(&t.with_one(kept, "path", place.path.display()));
        if first.is_some() {
            say(&t.get("start-first"));
        }
        lead(
            t,
            &format!("{base}{}", first.as_deref().unwrap_or("/")),
            wishes.opens,
        );
        say(&t.get("start-stop"));
    };
    let listeners = Listeners {
        plain: listener,
        secure: None,
    };
    match serve::run(ctx, config, None, listeners, announce) {
        Ok(()) => Ok(Exit::Done),
        Err(error) => Ok(failed(&error)),
    }
}

/// Opens the browser, and prints the address in any case, for people without a browser there.
fn lead(t: Words, address: &str, opens: bool) {
    let opened = opens && {
        let opened = browser::open(address);
        if let Err(error) = &opened {
            tracing::warn!(%error, "the browser was not opened");
        }
        opened.is_ok()
    };
    let key = if opened {
        "start-opened"
    } else {
        "start-open-yourself"
    };
    say(&t.with_one(key, "address", address));
}

fn failed(error: &dyn std::fmt::Display) -> Exit {
    tracing::error!(%error, "not started");
    eprintln!("tratto: {error}");
    Exit::Access
}

/// Prints a line on the terminal, if there is one.
fn say(line: &str) {
    drop(writeln!(io::stdout(), "{line}"));
}
