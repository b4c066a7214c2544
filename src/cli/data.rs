//! Commands on a database: `migrate`, `user add`, `import`, `export`, `trail verify`.

use std::path::PathBuf;

use crate::{
    app::{
        Actor, AppError, Context,
        accounts::{self, NewAccount},
        exchange::{
            chess_results,
            games_out::{self, Which},
            import_input::ImportInput,
            import_trf,
            recorded::Eyes,
            tables, trf_out,
        },
        trail,
    },
    event::Halt,
    formats::trf::Dialect,
    time::Clock,
    words,
};

use super::{Exit, bundle, database::Database, files};

/// Migrates the database to the schema of this program.
#[derive(clap::Args)]
pub struct Migrate {
    /// Folder for the copy that is made before; by default beside the database, for SQLite.
    #[arg(long)]
    copy_to: Option<PathBuf>,
    #[command(flatten)]
    database: Database,
}

impl Migrate {
    /// Makes a copy, runs the missing migrations and prints their names.
    pub fn run(self) -> Exit {
        let url = match self.database.url() {
            Ok(url) => url,
            Err(exit) => return exit,
        };
        match Context::migrate(&url, self.copy_to) {
            Ok(migrated) => {
                if let Some(copy) = &migrated.copy {
                    println!("copy before: {}", copy.display());
                }
                if migrated.without_copy {
                    eprintln!("tratto: no copy was made before; --copy-to FILE makes one");
                }
                migrated.done.iter().for_each(|name| println!("{name}"));
                if migrated.done.is_empty() {
                    println!("nothing to do");
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

/// Accounts.
#[derive(clap::Args)]
pub struct User {
    #[command(subcommand)]
    command: UserCommand,
}

#[derive(clap::Subcommand)]
enum UserCommand {
    /// Make an account and print the link with which its owner chooses a password.
    Add(AddUser),
}

#[derive(clap::Args)]
struct AddUser {
    /// Log-in name.
    name: String,
    /// Name as shown.
    #[arg(long)]
    display_name: String,
    /// Make the account an administrator.
    #[arg(long)]
    admin: bool,
    /// Allow the account to create tournaments; administrators always may.
    #[arg(long)]
    may_create_tournaments: bool,
    /// E-mail address of the owner: for a new password, and for questions to them.
    #[arg(long, value_name = "ADDRESS", default_value = "")]
    email: String,
    /// Read the password from the standard input instead of printing a link.
    #[arg(long)]
    password_stdin: bool,
    /// Public address of the server, for the link; without it only the path of the link is printed.
    #[arg(long, env = "TRATTO_PUBLIC_URL")]
    public_url: Option<String>,
    #[command(flatten)]
    database: Database,
}

impl User {
    /// Runs the command.
    pub fn run(self) -> Exit {
        let UserCommand::Add(add) = self.command;
        let ctx = match add.database.open() {
            Ok(ctx) => ctx,
            Err(exit) => return exit,
        };
        let mut password = None;
        if add.password_stdin {
            let mut line = String::new();
            if let Err(error) = std::io::stdin().read_line(&mut line) {
                eprintln!("tratto: {error}");
                return Exit::Access;
            }
            password = Some(line.trim_end_matches(['\r', '\n']).to_owned());
        }
        let account = NewAccount {
            name: add.name,
            display_name: add.display_name,
            is_admin: add.admin,
            club_id: None,
            may_create_tournaments: add.may_create_tournaments,
            email: add.email,
            password,
        };
        match accounts::create(&ctx, &Actor::command_line(), None, &account) {
            Ok(done) => {
                if let Some((_, Some(secret))) = done.fresh() {
                    let base = add.public_url.as_deref().unwrap_or_default();
                    println!("{}/welcome/{secret}", base.trim_end_matches('/'));
                }
                Exit::Done
            }
            Err(error) => files::refused(None, error),
        }
    }
}

/// Import a tournament report into the database.
#[derive(clap::Args)]
pub struct Import {
    /// TRF16 or TRF26; `-` for the standard input.
    file: PathBuf,
    /// First day, `2026-11-21`; required if the file does not give it.
    #[arg(long)]
    start: Option<String>,
    /// Last day; by default the one of the file, or else the first day.
    #[arg(long)]
    end: Option<String>,
    #[command(flatten)]
    database: Database,
}

impl Import {
    /// Prints the address part of the tournament; remarks go to the standard error.
    pub fn run(self) -> Exit {
        let bytes = match files::read(&self.file) {
            Ok(bytes) => bytes,
            Err(exit) => return exit,
        };
        let ctx = match self.database.open() {
            Ok(ctx) => ctx,
            Err(exit) => return exit,
        };
        let actor = Actor::command_line();
        let t = files::words();
        let input = ImportInput {
            start: self.start.unwrap_or_default(),
            end: self.end.unwrap_or_default(),
            ..ImportInput::default()
        };
        match import_trf(&ctx, &actor, None, &bytes, &input, &Halt::never()) {
            Ok(done) => {
                if let Some(imported) = done.fresh() {
                    let remarks = words::exchange::trf_remarks(t, &imported.remarks);
                    files::say(&self.file, &remarks);
                    for doubt in &imported.doubts {
                        let words = words::exchange::doubt(t, doubt);
                        eprintln!("{}: {words}", self.file.display());
                    }
                    println!("{}", imported.slug);
                }
                Exit::Done
            }
            Err(error) => files::refused(Some(&self.file), error),
        }
    }
}

/// Export a tournament from the database.
#[derive(clap::Args)]
pub struct Export {
    /// Address part of the tournament.
    slug: String,
    /// Format of the file.
    #[arg(long)]
    format: ExportFormat,
    /// Output file; by default the standard output. Pages (html) can also go into an existing folder.
    #[arg(long)]
    out: Option<PathBuf>,
    /// Public address of the site; links of the pages (html) to other pages lead there.
    #[arg(long, env = "TRATTO_PUBLIC_URL")]
    public_url: Option<String>,
    #[command(flatten)]
    database: Database,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum ExportFormat {
    Trf16,
    Trf26,
    StandingsCsv,
    /// Standings, cross-table and participants for a spreadsheet program.
    Xlsx,
    Pgn,
    /// The XML that chess-results.com takes; sending it needs a key that the site's owner gives.
    ChessResults,
    /// The public pages as a ZIP, or in a folder, for a plain web space or a USB stick.
    Html,
}

impl Export {
    /// Writes the file.
    pub fn run(self) -> Exit {
        let ctx = match self.database.open() {
            Ok(ctx) => ctx,
            Err(exit) => return exit,
        };
        match self.write(&ctx) {
            Ok(exit) => exit,
            Err(AppError::NotFound) => {
                eprintln!("tratto: {}: no such tournament", self.slug);
                Exit::Input
            }
            Err(error) => files::refused(None, error),
        }
    }

    fn write(&self, ctx: &Context) -> Result<Exit, AppError> {
        let actor = Actor::command_line();
        let out = self.out.as_deref();
        let bytes = match self.format {
            ExportFormat::Trf16 => {
                trf_out::trf(ctx, &actor, &self.slug, Dialect::Trf16).map(String::into_bytes)
            }
            ExportFormat::Trf26 => {
                trf_out::trf(ctx, &actor, &self.slug, Dialect::Trf26).map(String::into_bytes)
            }
            ExportFormat::StandingsCsv => Ok(tables::standings_csv(ctx, &actor, &self.slug, None)?
                .0
                .into_bytes()),
            ExportFormat::Xlsx => ctx.in_one_snapshot(|ctx| {
                words::workbook::of_tournament(files::words(), ctx, &actor, &self.slug)
            }),
            ExportFormat::Pgn => ctx.in_one_snapshot(|ctx| {
                let mut text = Vec::new();
                games_out::write(
                    ctx,
                    &actor,
                    &self.slug,
                    Which::All,
                    Eyes::Operator,
                    &mut text,
                )?;
                Ok(text)
            }),
            ExportFormat::ChessResults => ctx.in_one_snapshot(|ctx| {
                let text = chess_results::chess_results(ctx, &actor, &self.slug);
                text.map(String::into_bytes)
            }),
            ExportFormat::Html => {
                let pages = bundle::pages(ctx, &self.slug, self.public_url.as_deref())?;
                return Ok(bundle::write(out, &pages));
            }
        }?;
        Ok(files::write_bytes(out, &bytes))
    }
}

/// The audit trail.
#[derive(clap::Args)]
pub struct Trail {
    #[command(subcommand)]
    command: TrailCommand,
}

#[derive(clap::Subcommand)]
enum TrailCommand {
    /// Check the hash chains of the audit trail, and print the first row of each that does not fit.
    Verify(Database),
}

impl Trail {
    /// Prints a line for each chain: number of rows, number and hash of the newest; broken chains go to the standard error.
    pub fn run(self) -> Exit {
        let TrailCommand::Verify(database) = self.command;
        let url = match database.url() {
            Ok(url) => url,
            Err(exit) => return exit,
        };
        let looked = Context::unhashed(&url, Clock::System).and_then(|ctx| trail::verify(&ctx));
        let chains = match looked {
            Ok(chains) => chains,
            Err(error) => {
                eprintln!("tratto: {url}: {error}");
                return Exit::Access;
            }
        };
        let mut exit = Exit::Done;
        for chain in chains {
            let name = chain.slug.as_deref().unwrap_or("(registry)");
            let name = match chain.sealed {
                Some(number) => format!("{name} (brought along {number})"),
                None => name.to_owned(),
            };
            if let Some(broken) = chain.broken {
                let why = if broken.unhashed {
                    "has no hash"
                } else {
                    "does not fit the rows before it"
                };
                let (row, action, at) = (broken.row, broken.action, broken.at);
                eprintln!("{name}: row {row} ({action}, {at} UTC) {why}");
                exit = Exit::Differs;
            } else {
                let (rows, newest, hash) = (chain.rows, chain.newest, chain.hash);
                println!("{name}: {rows} rows, newest {newest} {hash}");
            }
        }
        exit
    }
}
