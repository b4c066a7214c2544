//! Backups of a database: `backup`, `restore`, `check-database`.

use std::{
    io::{self, Write},
    path::PathBuf,
};

use crate::{
    app::{
        self, Context, Facts,
        restore::{self, Counted, Loss, Present},
    },
    time::Clock,
};

use super::{Exit, database::Database};

/// Copy the database while it is in use.
#[derive(clap::Args)]
pub struct Backup {
    /// The copy, an SQLite file for both kinds of databases; a file with the same name is replaced.
    file: PathBuf,
    #[command(flatten)]
    database: Database,
}

impl Backup {
    /// Writes and checks the copy.
    pub fn run(self) -> Exit {
        let url = match self.database.url() {
            Ok(url) => url,
            Err(exit) => return exit,
        };
        if url.file().is_some_and(|file| !file.is_file()) {
            eprintln!("tratto: {url}: no such file");
            return Exit::Access;
        }
        // The database is not migrated first, because the backup is wanted before that.
        match Context::copy(&url, &self.file) {
            Ok(()) => Exit::Done,
            Err(error) => {
                eprintln!("tratto: {}: {error}", self.file.display());
                Exit::Access
            }
        }
    }
}

/// Replace the database by a copy.
#[derive(clap::Args)]
pub struct Restore {
    /// The copy, as `backup` or a server made it.
    file: PathBuf,
    /// Do not ask for confirmation.
    #[arg(long)]
    yes: bool,
    #[command(flatten)]
    database: Database,
}

impl Restore {
    /// Shows the content of the copy and what would be lost, asks if possible, and exchanges the files.
    pub fn run(self) -> Exit {
        let url = match self.database.url() {
            Ok(url) => url,
            Err(exit) => return exit,
        };
        let preview = match restore::preview(&self.file, &url) {
            Ok(preview) => preview,
            Err(error) => {
                eprintln!("tratto: {error}");
                return Exit::Input;
            }
        };
        println!("copy {}:", self.file.display());
        print(&preview.copy);
        match &preview.present {
            Present::Nothing => println!("now {url}: nothing"),
            Present::Unreadable(why) => println!("now {url}: not readable ({why})"),
            Present::Facts(facts) => {
                println!("now {url}:");
                print(facts);
            }
        }
        let losses = preview.losses();
        for loss in &losses {
            println!("would be lost: {}", words(loss));
        }
        if losses.is_empty() {
            println!("nothing would be lost that can be counted");
        }
        // Impossible requests are refused before anybody is asked.
        if let Err(error) = restore::must_be_possible(&self.file, &url) {
            eprintln!("tratto: {url}: {error}");
            return Exit::Access;
        }
        if !self.yes && !is_confirmed() {
            println!("nothing was changed");
            return Exit::Differs;
        }
        match restore::restore(&self.file, &url, Clock::System) {
            Ok(replaced) => {
                match replaced.kept {
                    Some(kept) => println!("restored; the file before is {}", kept.display()),
                    None => println!("restored"),
                }
                Exit::Done
            }
            Err(error) => {
                eprintln!("tratto: {url}: {error}");
                Exit::Access
            }
        }
    }
}

/// Asks on the terminal; only `yes` confirms.
fn is_confirmed() -> bool {
    print!("type yes to put the copy in its place: ");
    let mut line = String::new();
    io::stdout().flush().is_ok() && io::stdin().read_line(&mut line).is_ok() && line.trim() == "yes"
}

fn print(facts: &Facts) {
    println!("  schema {}", facts.schema);
    match &facts.newest {
        Some(newest) => println!(
            "  {} actions, the newest {} UTC ({})",
            facts.actions,
            newest.at.format("%Y-%m-%d %H:%M:%S"),
            newest.action
        ),
        None => println!("  no action"),
    }
    println!("  {} accounts, {} players", facts.accounts, facts.players);
    for tournament in &facts.tournaments {
        println!(
            "  {}: {} entries, {} rounds, {} results, {} incidents",
            tournament.slug,
            tournament.entries,
            tournament.rounds,
            tournament.results,
            tournament.incidents
        );
    }
}

fn words(loss: &Loss) -> String {
    match loss {
        Loss::Tournament(slug) => format!("the tournament {slug}"),
        Loss::Fewer { slug, what, number } => {
            let what = match what {
                Counted::Entries => "entries",
                Counted::Rounds => "rounds",
                Counted::Results => "results",
                Counted::Incidents => "incidents",
            };
            format!("{slug}: {number} {what}")
        }
        Loss::Actions(number) => format!("{number} actions of the trail"),
        Loss::Accounts(number) => format!("{number} accounts"),
        Loss::Players(number) => format!("{number} players"),
    }
}

/// Whether the data are sound.
#[derive(clap::Args)]
pub struct CheckDatabase {
    #[command(flatten)]
    database: Database,
}

impl CheckDatabase {
    /// Reads an SQLite file completely, even while it is served; asks PostgreSQL whether it answers.
    pub fn run(self) -> Exit {
        let url = match self.database.url() {
            Ok(url) => url,
            Err(exit) => return exit,
        };
        let checked = match url.file() {
            Some(file) => app::unsound_file(file).map_err(app::AppError::from),
            None => Context::facts(&url).map(|facts| {
                print(&facts);
                None
            }),
        };
        match checked {
            Ok(None) => {
                println!("{url}: sound");
                Exit::Done
            }
            Ok(Some(why)) => {
                println!("{url}: damaged: {why}");
                Exit::Differs
            }
            Err(error) => {
                eprintln!("tratto: {url}: {error}");
                Exit::Access
            }
        }
    }
}
