//! `serve`: the pages, on a database that stays.

use std::net::{SocketAddr, TcpListener};

use crate::{
    app::{self, Context},
    config::{ProxyRange, ServeConfig},
    time::Clock,
    web::server,
};

use super::Exit;

/// Where to serve.
#[derive(clap::Args)]
pub struct Serve {
    /// Database: a file's path for SQLite, or postgres://…
    #[arg(long, env = "TRATTO_DATABASE", default_value = "tratto.db")]
    database: String,
    #[command(flatten)]
    listening: Listening,
}

/// Where to listen.
#[derive(clap::Args)]
pub struct Listening {
    /// Address and port; 0.0.0.0:8080 for all machines of a hall's network, port 0 for a free one.
    #[arg(long, env = "TRATTO_LISTEN", default_value = "127.0.0.1:8080")]
    pub listen: SocketAddr,
    /// Cookies that also work over plain HTTP from other machines (a hall's network without TLS).
    #[arg(long, env = "TRATTO_INSECURE_COOKIES")]
    pub insecure_cookies: bool,
    /// Address under which people reach this server, for the links that it prints and the invitations.
    #[arg(long, env = "TRATTO_PUBLIC_URL")]
    pub public_url: Option<String>,
    /// Addresses of the proxy in front, such as 127.0.0.1 or 10.0.0.0/8 (several with commas): only what comes from
    /// there may say, in Forwarded or X-Forwarded-For, for whom it asks.
    #[arg(
        long = "trusted-proxy",
        env = "TRATTO_TRUSTED_PROXY",
        value_name = "CIDR",
        value_delimiter = ','
    )]
    pub trusted_proxies: Vec<ProxyRange>,
}

impl Serve {
    /// Opens the database and serves until told to stop.
    pub fn run(self) -> Exit {
        let ctx = match Context::open(&self.database, Clock::System) {
            Ok(ctx) => ctx,
            Err(error) => {
                eprintln!("tratto: {}: {error}", self.database);
                return Exit::Access;
            }
        };
        serve(&ctx, self.listening, &[])
    }
}

/// Listens, says where, and serves. `lines` are printed after the address.
pub fn serve(ctx: &Context, listening: Listening, lines: &[String]) -> Exit {
    let listener = match TcpListener::bind(listening.listen) {
        Ok(listener) => listener,
        Err(error) => {
            eprintln!("tratto: {}: {error}", listening.listen);
            return Exit::Access;
        }
    };
    let address = listener.local_addr().unwrap_or(listening.listen);
    let base = listening.public_url.as_deref().map_or_else(
        || format!("http://{address}"),
        |url| url.trim_end_matches('/').to_owned(),
    );
    println!("listening on http://{address}");
    match app::accounts::first_admin_invitation(ctx) {
        Ok(Some(secret)) => {
            println!("first administrator: {base}/welcome/{secret}");
        }
        Ok(None) => {}
        Err(error) => {
            eprintln!("tratto: {error}");
            return Exit::Access;
        }
    }
    if listening.insecure_cookies {
        println!("cookies also travel over plain HTTP: only for a network that you trust");
    } else if !address.ip().is_loopback() && !base.starts_with("https://") {
        println!("log-in from other machines needs TLS in front, or --insecure-cookies in a hall");
    }
    for line in lines {
        println!("{line}");
    }
    let config = ServeConfig {
        listen: address,
        insecure_cookies: listening.insecure_cookies,
        public_url: listening
            .public_url
            .map(|url| url.trim_end_matches('/').to_owned()),
        trusted_proxies: listening.trusted_proxies,
    };
    match server::block_on(server::run(ctx.clone(), config, listener)) {
        Ok(()) => Exit::Done,
        Err(error) => {
            eprintln!("tratto: {error}");
            Exit::Access
        }
    }
}
