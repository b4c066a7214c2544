//! What every measurement is given.

use std::{path::PathBuf, time::Duration};

use super::{
    child::Server,
    desk::Desk,
    folder::Folder,
    load::Load,
    table::Yardsticks,
    tournament::{Tournament, command},
    yardstick,
};

/// Name and password of the administrator of every database.
const ADMIN: (&str, &str) = ("ada", "rook-takes-rook-7");

/// The program that is measured, where it keeps its data, and how long it may take.
pub struct Bench {
    /// The program.
    pub binary: PathBuf,
    /// Databases and logs.
    pub folder: Folder,
    /// Shorter runs and smaller fields.
    pub quick: bool,
    /// Two million players in the registry.
    pub everybody: bool,
    /// Another database than SQLite to measure results on, by its URL.
    pub postgres: Option<String>,
    /// What the machine does with the least there is to do.
    pub yardsticks: Yardsticks,
}

/// A server with tournaments in which a round is played.
pub struct Site {
    /// The server.
    pub server: Server,
    /// Its tournaments, in the order asked for.
    pub tournaments: Vec<Tournament>,
    /// Its database.
    pub database: String,
}

impl Bench {
    /// The load of the pages: 200 clients.
    pub fn pages(&self) -> Load {
        let lasts = Duration::from_millis(if self.quick { 600 } else { 2_000 });
        Load {
            clients: 200,
            lasts,
        }
    }

    /// Measures the yardsticks: now, as a machine that others use is another one a minute later.
    ///
    /// # Errors
    /// A connection that fails, or a file that cannot be written.
    pub async fn measure_yardsticks(&mut self) -> std::io::Result<()> {
        let lasts = Duration::from_millis(500);
        let load = Load {
            lasts,
            ..self.pages()
        };
        let folder = self.folder.path();
        self.yardsticks = Yardsticks {
            hello: yardstick::hello(folder, load).await?,
            sqlite: yardstick::commits_on_sqlite(folder, lasts).map_err(std::io::Error::other)?,
        };
        Ok(())
    }

    /// A new SQLite file; `name` tells it from others.
    pub fn database(&self, name: &str) -> String {
        let file = self.folder.path().join(format!("{name}.db"));
        file.to_string_lossy().into_owned()
    }

    /// Fills a database with tournaments of so many players, whose sixth round is published, and serves it.
    ///
    /// # Errors
    /// The server refuses something.
    pub async fn site(&self, database: String, fields: &[usize]) -> std::io::Result<Site> {
        let mut tournaments = Vec::new();
        for (number, players) in fields.iter().enumerate() {
            let name = format!("Open delle Misure {}", number + 1);
            let folder = self.folder.path();
            tournaments.push(Tournament::import(
                &self.binary,
                &database,
                folder,
                &name,
                *players,
            ));
        }
        let site = self.serve(database, tournaments);
        let mut desk = site.desk().await?;
        for tournament in &site.tournaments {
            desk.prepare(&tournament.slug, tournament.round).await?;
            desk.publish(&tournament.slug, tournament.round).await?;
        }
        Ok(site)
    }

    /// Serves a database with what is in it, and an administrator.
    pub fn serve(&self, database: String, tournaments: Vec<Tournament>) -> Site {
        let (name, password) = ADMIN;
        let mut account = vec![
            "user",
            "add",
            name,
            "--display-name",
            "Ada Arbiter",
            "--admin",
        ];
        account.extend(["--password-stdin", "--database", &database]);
        command(&self.binary, &account, password);
        Site {
            tournaments,
            ..self.serve_again(database)
        }
    }

    /// Serves a database that was served before.
    pub fn serve_again(&self, database: String) -> Site {
        let arguments = ["serve", "--listen", "127.0.0.1:0", "--database", &database];
        let server = Server::start(
            &self.binary,
            &arguments,
            &self.folder.path().join("server.log"),
        );
        Site {
            server,
            tournaments: Vec::new(),
            database,
        }
    }
}

impl Site {
    /// The first tournament.
    ///
    /// # Errors
    /// There is none.
    pub fn first(&self) -> std::io::Result<&Tournament> {
        let first = self.tournaments.first();
        first.ok_or_else(|| std::io::Error::other("no tournament"))
    }

    /// Address part of the first tournament; empty without one.
    pub fn slug(&self) -> String {
        self.first().map(|of| of.slug.clone()).unwrap_or_default()
    }

    /// A desk at which the administrator signed in anew.
    ///
    /// # Errors
    /// The log-in is refused.
    pub async fn desk(&self) -> std::io::Result<Desk> {
        let (name, password) = ADMIN;
        Desk::sign_in(self.server.address(), name, password).await
    }
}
