//! `demo`: the pages with an invented tournament, on a database that is thrown away.

mod cast;
mod double_swiss;
mod knock_out;
mod play;
mod prospectus;
mod requests;
mod running;
mod stages;
mod teams;

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use crate::{
    app::{
        Actor, AppError, Context, DatabaseUrl, Serving, SignedIn,
        accounts::{self, NewAccount},
    },
    time::Clock,
};

use super::{
    Exit,
    log::LogFormat,
    serve::{Listening, serve},
};

/// Where to serve.
#[derive(clap::Args)]
pub struct Demo {
    #[command(flatten)]
    listening: Listening,
}

/// A folder that goes with the value.
struct Folder(PathBuf);

impl Folder {
    fn new() -> io::Result<Self> {
        let folder = std::env::temp_dir().join(format!("tratto-demo-{}", std::process::id()));
        fs::create_dir_all(&folder)?;
        Ok(Self(folder))
    }

    fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What cannot be removed from a temporary folder is the system's to clean.
        drop(fs::remove_dir_all(&self.0));
    }
}

/// An account and its printed password.
struct Login {
    name: &'static str,
    display_name: &'static str,
    password: &'static str,
    what: &'static str,
}

const LOGINS: [Login; 3] = [
    Login {
        name: "admin",
        display_name: "Delfina Torresan",
        password: "alfiere-in-c4",
        what: "administrator",
    },
    Login {
        name: "arbitro",
        display_name: "Ottavia Brandimarte",
        password: "torre-in-settima",
        what: "chief arbiter",
    },
    Login {
        name: "segreteria",
        display_name: "Ivano Pescarolo",
        password: "pedone-passato-2",
        what: "secretary of Cavallo in f3",
    },
];

impl Demo {
    /// How the log is written.
    #[must_use]
    pub fn log_format(&self) -> LogFormat {
        self.listening.log_format
    }

    /// Fills a database and serves it until told to stop.
    pub fn run(self) -> Exit {
        let folder = match Folder::new() {
            Ok(folder) => folder,
            Err(error) => {
                eprintln!("tratto: {error}");
                return Exit::Access;
            }
        };
        let database = folder.path().join("demo.db");
        let opened = DatabaseUrl::parse(&database.to_string_lossy(), false)
            .map_err(AppError::from)
            .and_then(|url| Context::open_to_serve(&url, Clock::System, Serving::default()));
        let ctx = match opened {
            Ok((ctx, _)) => ctx,
            Err(error) => {
                eprintln!("tratto: {error}");
                return Exit::Access;
            }
        };
        if let Err(error) = fill(&ctx) {
            eprintln!("tratto: the demonstration could not be prepared: {error}");
            return Exit::Access;
        }
        ctx.watch();
        let lines: Vec<String> = LOGINS
            .iter()
            .map(|login| {
                format!(
                    "log-in {} / {} ({})",
                    login.name, login.password, login.what
                )
            })
            .collect();
        let exit = serve(&ctx, self.listening, None, &lines);
        drop(ctx);
        drop(folder);
        exit
    }
}

/// Accounts, clubs and tournaments, always the same but for the days.
fn fill(ctx: &Context) -> Result<(), AppError> {
    let clubs = play::clubs(ctx)?;
    let mut arbiter = Actor::command_line();
    for login in LOGINS {
        let club = clubs
            .first()
            .map(|(_, number)| *number)
            .filter(|_| login.name == "segreteria");
        let account = NewAccount {
            name: login.name.to_owned(),
            display_name: login.display_name.to_owned(),
            is_admin: login.name == "admin",
            club_id: club,
            may_create_tournaments: login.name == "arbitro",
            email: String::new(),
            password: Some(login.password.to_owned()),
        };
        let made = accounts::create(ctx, &Actor::command_line(), None, &account)?;
        if let Some((id, _)) = made.fresh()
            && login.name == "arbitro"
        {
            arbiter = Actor::signed_in(SignedIn {
                id,
                display_name: login.display_name.to_owned(),
                is_admin: false,
                club_id: None,
            });
        }
    }
    let registry = play::register(ctx, &clubs)?;
    play::finished(ctx, &arbiter, &registry)?;
    running::running(ctx, &arbiter, &registry)?;
    play::club(ctx, &arbiter, &registry)?;
    knock_out::cup(ctx, &arbiter, &registry)?;
    double_swiss::matches(ctx, &arbiter, &registry)?;
    stages::groups_and_final(ctx, &arbiter, &registry)?;
    teams::league(ctx, &arbiter, &registry)?;
    play::coming(ctx, &arbiter, &registry)?;
    play::sections(ctx, &arbiter, &registry)
}
