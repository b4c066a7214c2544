//! `serve`: the pages, on a permanent database.

use std::{
    io,
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener},
    path::PathBuf,
    sync::Arc,
};

use crate::{
    app::{self, Context, tournament::webhooks::Reach},
    certificates::{Authority, Leaf},
    config::{ProxyRange, Secure, ServeConfig},
    mail::{Drawing, Server, keep_sending},
    outgoing::{
        Client, Files, keep_broadcasting, keep_listening, keep_mirroring, keep_reading_boards,
        keep_telling, keep_telling_boards,
    },
    web::{
        hall_networks, letter,
        server::{self, Over},
    },
};

pub use crate::web::server::Listeners;

use super::{
    Exit, database::Database, keeping::Keeping, log::LogFormat, mail_settings::MailSettings,
    read_from::Standbys, releases::ReleasesSettings,
};

/// Where to serve.
#[derive(clap::Args)]
pub struct Serve {
    #[command(flatten)]
    database: Database,
    #[command(flatten)]
    standbys: Standbys,
    #[command(flatten)]
    keeping: Keeping,
    #[command(flatten)]
    listening: Listening,
    #[command(flatten)]
    mail: MailSettings,
}

/// Where to listen.
#[derive(clap::Args)]
pub struct Listening {
    /// Address and port; 0.0.0.0:8080 for all machines of a hall's network, port 0 for a free one.
    #[arg(long, env = "TRATTO_LISTEN", default_value = "127.0.0.1:8080")]
    pub listen: SocketAddr,
    /// Also answer over TLS, for log-ins from other machines in a hall, with an authority of this machine that is kept in this
    /// folder. Devices must trust it once, on the page /hall/trust.
    #[arg(long, env = "TRATTO_HALL", value_name = "FOLDER")]
    pub hall: Option<PathBuf>,
    /// Address and port for TLS; by default the address of --listen, one port above.
    #[arg(
        long,
        env = "TRATTO_HALL_LISTEN",
        value_name = "ADDRESS",
        requires = "hall"
    )]
    pub hall_listen: Option<SocketAddr>,
    /// Allow log-in over plain HTTP from other machines (a hall's network without TLS): passwords and cookies are not encrypted.
    #[arg(long, env = "TRATTO_INSECURE_COOKIES")]
    pub insecure_cookies: bool,
    /// Public address of this server, for printed links and invitations.
    #[arg(long, env = "TRATTO_PUBLIC_URL")]
    pub public_url: Option<String>,
    /// Addresses of the proxy in front, such as 127.0.0.1 or 10.0.0.0/8 (separate several with commas). Only requests from there
    /// may name their client in Forwarded or X-Forwarded-For.
    #[arg(
        long = "trusted-proxy",
        env = "TRATTO_TRUSTED_PROXY",
        value_name = "CIDR",
        value_delimiter = ','
    )]
    pub trusted_proxies: Vec<ProxyRange>,
    /// Secret that a reader of /metrics sends as a bearer token; without it they can be read from this machine only.
    #[arg(
        long,
        env = "TRATTO_METRICS_TOKEN",
        value_name = "SECRET",
        hide_env_values = true
    )]
    pub metrics_token: Option<String>,
    /// Maximum size of an imported file of games, in megabytes; while it is read it is in the temporary folder.
    #[arg(
        long,
        env = "TRATTO_MOST_UPLOAD",
        value_name = "MB",
        default_value_t = 64,
        value_parser = clap::value_parser!(u16).range(1..=256)
    )]
    pub most_upload: u16,
    /// Allow webhooks to addresses of this machine and of private networks, also over plain http; only if you trust everybody who
    /// directs a tournament here.
    #[arg(long, env = "TRATTO_PRIVATE_WEBHOOKS")]
    pub private_webhooks: bool,
    /// Allow push messages through push services of this machine and of private networks, also over plain http; only for trials,
    /// because anybody may name one.
    #[arg(long, env = "TRATTO_PRIVATE_PUSH")]
    pub private_push: bool,
    /// Allow electronic boards at addresses of this machine and of private networks, also over plain http, as in a hall; only if
    /// you trust everybody who directs a tournament here.
    #[arg(long, env = "TRATTO_PRIVATE_BOARDS")]
    pub private_boards: bool,
    /// Folder whose files of electronic boards arbiters may use; by default no files can be read.
    #[arg(long, env = "TRATTO_BOARDS_FOLDER", value_name = "FOLDER")]
    pub boards_folder: Option<PathBuf>,
    #[command(flatten)]
    pub releases: ReleasesSettings,
    /// Format of the log on standard error: text, or one JSON object on each line, with one line for each request.
    #[arg(long, env = "TRATTO_LOG_FORMAT", value_enum, default_value = "text")]
    pub log_format: LogFormat,
}

impl Serve {
    /// Format of the log.
    #[must_use]
    pub fn log_format(&self) -> LogFormat {
        self.listening.log_format
    }

    /// Opens the database and serves it until it is told to stop.
    pub fn run(self) -> Exit {
        let mail = match mail_server(self.mail, &self.listening) {
            Ok(mail) => mail,
            Err(exit) => return exit,
        };
        let Self {
            database,
            standbys,
            keeping,
            ..
        } = self;
        let opened = database.url().and_then(|url| {
            let read_from = standbys.of(&url, database.allows_plain())?;
            keeping.open(&url, &read_from, |line| println!("{line}"))
        });
        let ctx = match opened {
            Ok(ctx) => ctx,
            Err(exit) => return exit,
        };
        let exit = serve(&ctx, self.listening, mail, &[]);
        ctx.leave();
        exit
    }
}

/// The mail server, if one is configured and its settings are valid.
fn mail_server(settings: MailSettings, listening: &Listening) -> Result<Option<Server>, Exit> {
    let refused = |words: String| {
        eprintln!("tratto: {words}");
        Exit::Usage
    };
    let Some(config) = settings.read().map_err(refused)? else {
        return Ok(None);
    };
    if listening.public_url.is_none() {
        let words = "--mail-server needs --public-url: the messages hold links";
        return Err(refused(words.to_owned()));
    }
    let server = Server::new(config).map_err(|error| refused(error.to_string()))?;
    Ok(Some(server))
}

/// The address as a browser on this machine opens it; the unspecified address becomes loopback.
fn reachable(address: SocketAddr) -> SocketAddr {
    let ip = match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => IpAddr::from(Ipv4Addr::LOCALHOST),
        IpAddr::V6(ip) if ip.is_unspecified() => IpAddr::from(Ipv6Addr::LOCALHOST),
        ip => ip,
    };
    SocketAddr::new(ip, address.port())
}

/// Whether requests of the program may reach private networks.
const fn reach(is_private: bool) -> Reach {
    match is_private {
        true => Reach::Private,
        false => Reach::Public,
    }
}

/// Listens, prints the address, and serves. `lines` are printed after the address.
pub fn serve(ctx: &Context, listening: Listening, mail: Option<Server>, lines: &[String]) -> Exit {
    let listener = match TcpListener::bind(listening.listen) {
        Ok(listener) => listener,
        Err(error) => {
            eprintln!("tratto: {}: {error}", listening.listen);
            return Exit::Access;
        }
    };
    let address = listener.local_addr().unwrap_or(listening.listen);
    let hall = match hall(ctx, &listening, address) {
        Ok(hall) => hall,
        Err(words) => {
            eprintln!("tratto: {words}");
            return Exit::Access;
        }
    };
    let (hall, secure) = hall.unzip();
    let base = listening.public_url.as_deref().map_or_else(
        || format!("http://{}", reachable(address)),
        |url| url.trim_end_matches('/').to_owned(),
    );
    let invitation = match app::accounts::first_admin_invitation(ctx) {
        Ok(invitation) => invitation,
        Err(error) => {
            eprintln!("tratto: {error}");
            return Exit::Access;
        }
    };
    let mut announced = vec![format!("listening on http://{address}")];
    if let Some(Secure {
        authority,
        listen: Some(at),
        ..
    }) = &secure
    {
        announced.push(format!("listening on https://{at}"));
        let near = hall_networks::addresses().into_iter().next();
        let near = near.filter(|_| at.ip().is_unspecified());
        let from_hall = near.map(|ip| SocketAddr::new(ip, address.port()));
        let trusted = match from_hall.filter(|_| listening.public_url.is_none()) {
            Some(from_hall) => format!("http://{from_hall}"),
            None => base.clone(),
        };
        let at = near.map_or(reachable(*at), |ip| SocketAddr::new(ip, at.port()));
        announced.push(format!(
            "devices come to trust it by {trusted}/hall/trust, log in at https://{at}"
        ));
        announced.push(format!("and know it by {}", authority.fingerprint()));
    }
    if let Some(secret) = invitation {
        announced.push(format!("first administrator: {base}/welcome/{secret}"));
    }
    if listening.insecure_cookies {
        announced.push(
            "passwords and cookies also travel over plain HTTP: only for a network that you trust"
                .to_owned(),
        );
    } else if secure.is_none() && !address.ip().is_loopback() && !base.starts_with("https://") {
        announced.push(
            "log-in from other machines is refused in clear: it needs --hall FOLDER in a hall, \
             or TLS in front and --public-url https://…"
                .to_owned(),
        );
    }
    announced.extend_from_slice(lines);
    let announce = move || {
        for line in announced {
            println!("{line}");
        }
    };
    let config = ServeConfig {
        listen: address,
        insecure_cookies: listening.insecure_cookies,
        public_url: listening
            .public_url
            .map(|url| url.trim_end_matches('/').to_owned()),
        trusted_proxies: listening.trusted_proxies,
        metrics_token: listening.metrics_token,
        sends_mail: mail.is_some(),
        tells_private: listening.private_webhooks,
        pushes_private: listening.private_push,
        reads_private: listening.private_boards,
        boards_folder: listening.boards_folder,
        most_upload: usize::from(listening.most_upload) << 20,
        releases: listening.releases.read(),
        started: None,
        secure,
    };
    let listeners = Listeners {
        plain: listener,
        secure: hall,
    };
    match run(ctx, config, mail, listeners, announce) {
        Ok(()) => Exit::Done,
        Err(error) => {
            eprintln!("tratto: {error}");
            Exit::Access
        }
    }
}

/// A TLS listener with its configuration, and what the server must know of it; `None` if TLS is not wanted.
fn hall(
    ctx: &Context,
    listening: &Listening,
    plain: SocketAddr,
) -> Result<Option<(Over, Secure)>, String> {
    let Some(folder) = &listening.hall else {
        return Ok(None);
    };
    let today = ctx.clock.now().date();
    let authority = Authority::open(folder, today).map_err(|error| error.to_string())?;
    let beside = SocketAddr::new(plain.ip(), Secure::port_beside(plain.port()));
    let wanted = listening.hall_listen.unwrap_or(beside);
    let failed = |error: io::Error| format!("{wanted}: {error}");
    let listener = TcpListener::bind(wanted).map_err(failed)?;
    let address = listener.local_addr().map_err(failed)?;
    let names = hall_networks::reached_at(address.ip());
    let authority = Arc::new(authority);
    let leaf = Leaf::new(authority.clone(), &names, today).map_err(|error| error.to_string())?;
    let config = leaf.config().map_err(|error| error.to_string())?;
    let secure = Secure {
        authority,
        listen: Some(address),
        leaf: Some(leaf),
    };
    Ok(Some(((listener, config), secure)))
}

/// Serves on these listeners until told to stop, and sends outgoing messages meanwhile. `announce` is called once signals are
/// handled.
///
/// # Errors
/// A listener cannot be used, or signals cannot be caught.
pub fn run(
    ctx: &Context,
    config: ServeConfig,
    mail: Option<Server>,
    listeners: Listeners,
    announce: impl FnOnce(),
) -> io::Result<()> {
    let drawing = Drawing {
        base: config.base(None),
        html: letter::html,
    };
    keep_sending(ctx, mail, drawing);
    let outward = config.outward().unwrap_or_default();
    let other = Client::new(reach(config.tells_private));
    keep_telling(ctx, &other, &outward);
    keep_broadcasting(ctx, &other, &outward);
    keep_mirroring(ctx, &Client::patient(reach(config.tells_private)));
    keep_listening(ctx);
    let push = Client::new(reach(config.pushes_private));
    keep_telling_boards(ctx, &push, &outward);
    let files = config
        .boards_folder
        .clone()
        .map_or(Files::Nowhere, Files::Below);
    keep_reading_boards(ctx, &Client::new(reach(config.reads_private)), &files);
    server::block_on(server::run(ctx.clone(), config, listeners, announce))
}
