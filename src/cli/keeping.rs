//! How a server keeps its data: its backups, and what it does about damage at the start.

use std::{fs, path::PathBuf, thread, time::Duration};

use chrono::TimeDelta;

use crate::{
    app::{
        AppError, Context, DatabaseUrl, ReadFrom, Serving,
        backups::{Backups, Plan},
        copying,
        tournament::{retention, teams::due_line_ups},
    },
    time::Clock,
};

use super::Exit;

/// Time between two attempts to reach a database that does not answer.
const PAUSE: Duration = Duration::from_secs(2);

/// The options about keeping the data.
#[derive(clap::Args)]
pub struct Keeping {
    /// Folder for backups, best on another disk; separate several with commas. It must exist.
    #[arg(long, env = "TRATTO_BACKUP_TO", value_delimiter = ',')]
    backup_to: Vec<PathBuf>,
    /// Minutes between backups while data change; one is also made whenever a round is published. After each, the next one waits
    /// for at least three times as long as it took.
    #[arg(long, env = "TRATTO_BACKUP_EVERY", default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=1440))]
    backup_every: u32,
    /// Number of newest backups that are kept, besides one for each hour and one for each day.
    #[arg(long, env = "TRATTO_BACKUP_KEEP", default_value_t = 12, value_parser = clap::value_parser!(u16).range(1..))]
    backup_keep: u16,
    /// Serve even though stored actions are lost (a truncated write-ahead log).
    #[arg(long)]
    accept_loss: bool,
    // Whether an administrator may choose a folder for backups on a page.
    #[arg(skip)]
    may_choose: bool,
}

impl Keeping {
    /// These settings, for a program where an administrator chooses the folder for backups on a page.
    pub fn with_choice(self) -> Self {
        Self {
            may_choose: true,
            ..self
        }
    }

    /// Opens the database to serve it, however long PostgreSQL takes to answer, and begins to monitor it and to make backups.
    /// `say` receives the lines about migrations.
    pub fn open(
        self,
        url: &DatabaseUrl,
        read_from: &ReadFrom,
        say: impl Fn(&str),
    ) -> Result<Context, Exit> {
        for folder in &self.backup_to {
            if let Err(error) = fs::read_dir(folder) {
                eprintln!("tratto: --backup-to {}: {error}", folder.display());
                return Err(Exit::Access);
            }
        }
        let stamp = Clock::System.now().format("%Y%m%dT%H%M%SZ");
        let copy_to = self
            .backup_to
            .first()
            .map(|folder| folder.join(format!("before-migration-{stamp}.db")));
        let plan = Plan {
            folders: self.backup_to,
            every: TimeDelta::minutes(i64::from(self.backup_every)),
            keep: usize::from(self.backup_keep),
            may_choose: self.may_choose,
        };
        let (ctx, migrated) = loop {
            let serving = Serving {
                accept_loss: self.accept_loss,
                copy_to: copy_to.clone(),
                backups: Backups::new(plan.clone()),
                read_from: read_from.clone(),
            };
            match Context::open_to_serve(url, Clock::System, serving) {
                Ok(opened) => break opened,
                Err(error @ AppError::Storage(_))
                    if error.is_unreachable() && url.file().is_none() =>
                {
                    eprintln!("tratto: {url}: {error}; waiting for it");
                    thread::sleep(PAUSE);
                }
                Err(error) => {
                    eprintln!("tratto: {url}: {error}");
                    return Err(Exit::Access);
                }
            }
        };
        if let Some(copy) = &migrated.copy {
            say(&format!("copy before the migration: {}", copy.display()));
        }
        if migrated.without_copy {
            eprintln!("tratto: migrated without a copy; with --backup-to one is made before");
        }
        for name in &migrated.done {
            say(&format!("migrated: {name}"));
        }
        if let Some(trouble) = ctx.trouble() {
            eprintln!("tratto: {url}: {trouble}");
            eprintln!(
                "tratto: pages can be read, nothing is written; `tratto restore` brings a copy back"
            );
        }
        ctx.watch();
        ctx.watch_standbys();
        copying::keep_copying(&ctx);
        retention::keep_forgetting(&ctx);
        due_line_ups::keep_opening(&ctx);
        Ok(ctx)
    }
}
