//! `demo`: the pages with invented tournaments, on a database that is thrown away.

mod cast;
mod club_evenings;
mod coming;
mod double_swiss;
mod elsewhere;
mod incidents;
mod knock_out;
mod league;
mod lists;
mod norms;
mod organiser;
mod other_swiss;
mod over;
mod play;
mod playing_hall;
mod prospectus;
mod requests;
mod running;
mod sides;
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

/// A folder that is removed when this value is dropped.
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
        // The system cleans up what cannot be removed from a temporary folder.
        drop(fs::remove_dir_all(&self.0));
    }
}

/// An account with its printed password.
struct Login {
    name: &'static str,
    display_name: &'static str,
    password: &'static str,
    what: &'static str,
}

/// Log-in name of the chief arbiter of almost all tournaments.
const ARBITER: &str = "arbitro";
/// Log-in name of the secretary of a club.
const SECRETARY: &str = "segreteria";
/// Log-in name of the officer of the invented federation.
const OFFICER: &str = "isole";

const LOGINS: [Login; 4] = [
    Login {
        name: "admin",
        display_name: "Delfina Torresan",
        password: "alfiere-in-c4",
        what: "administrator",
    },
    Login {
        name: ARBITER,
        display_name: "Ottavia Brandimarte",
        password: "torre-in-settima",
        what: "chief arbiter",
    },
    Login {
        name: SECRETARY,
        display_name: "Ivano Pescarolo",
        password: "pedone-passato-2",
        what: "secretary of Cavallo in f3",
    },
    Login {
        name: OFFICER,
        display_name: "Ondina Salvemare",
        password: "faro-sugli-scogli-9",
        what: "officer of the Federazione delle Isole di Levante",
    },
];

impl Demo {
    /// Format of the log.
    #[must_use]
    pub fn log_format(&self) -> LogFormat {
        self.listening.log_format
    }

    /// Fills a database and serves it until it is told to stop.
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
        if let Err(error) = fill(&ctx, folder.path()) {
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

/// The accounts that can log in, in the order of [`LOGINS`]; the secretary belongs to `club`.
fn log_ins(ctx: &Context, club: Option<i32>) -> Result<Vec<(&'static str, Actor)>, AppError> {
    let mut made = Vec::new();
    for login in LOGINS {
        let club_id = club.filter(|_| login.name == SECRETARY);
        let account = NewAccount {
            name: login.name.to_owned(),
            display_name: login.display_name.to_owned(),
            is_admin: login.name == "admin",
            club_id,
            may_create_tournaments: [ARBITER, OFFICER].contains(&login.name),
            email: String::new(),
            password: Some(login.password.to_owned()),
        };
        let done = accounts::create(ctx, &Actor::command_line(), None, &account)?;
        let (id, _) = done.fresh().ok_or(AppError::NotFound)?;
        let actor = Actor::signed_in(SignedIn {
            id,
            display_name: account.display_name,
            is_admin: account.is_admin,
            club_id,
        });
        made.push((login.name, actor));
    }
    Ok(made)
}

/// Accounts, clubs, lists and tournaments; always the same, apart from the days.
fn fill(ctx: &Context, folder: &Path) -> Result<(), AppError> {
    let clubs = play::clubs(ctx)?;
    let accounts = log_ins(ctx, clubs.first().map(|(_, number)| *number))?;
    let account = |name: &str| {
        let own = accounts.iter().find(|(known, _)| *known == name);
        own.map(|(_, actor)| actor.clone())
            .ok_or(AppError::NotFound)
    };
    let (arbiter, secretary) = (account(ARBITER)?, account(SECRETARY)?);
    let registry = play::register(ctx, &clubs)?;
    lists::national(ctx, folder)?;
    lists::about_chess(ctx)?;
    over::finished(ctx, &arbiter, &registry)?;
    over::archived(ctx, &arbiter, &registry)?;
    norms::masters(ctx, &arbiter)?;
    running::running(ctx, &arbiter, &registry)?;
    play::club(ctx, &arbiter, &registry)?;
    club_evenings::keizer(ctx, &arbiter, &registry)?;
    knock_out::cup(ctx, &arbiter, &registry)?;
    knock_out::two_games(ctx, &arbiter, &registry)?;
    knock_out::two_lives(ctx, &arbiter, &registry)?;
    double_swiss::matches(ctx, &arbiter, &registry)?;
    let followed = other_swiss::all(ctx, &arbiter, &registry)?;
    sides::all(ctx, &arbiter, &registry)?;
    stages::groups_and_final(ctx, &arbiter, &registry)?;
    teams::league(ctx, &arbiter, &registry)?;
    league::home_and_away(ctx, &arbiter, &registry)?;
    let officer = account(OFFICER)?;
    organiser::federation(ctx, (&officer, OFFICER), &registry)?;
    let hall = playing_hall::round(ctx, &arbiter, &registry)?;
    elsewhere::told(ctx, &arbiter, &hall)?;
    elsewhere::copied(ctx, &arbiter, &followed)?;
    coming::rapid(ctx, &arbiter, &registry)?;
    requests::in_every_state(ctx, (&arbiter, &secretary), &registry)?;
    play::sections(ctx, &arbiter, &registry)
}
