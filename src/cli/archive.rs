//! The commands `archive` and `open`: a tournament into a file, and out of it.

use std::{
    fs::{self, File},
    io::{self, BufWriter},
    path::PathBuf,
};

use crate::{
    app::{
        Actor, AppError,
        exchange::archive::{self, Bytes},
    },
    event::Halt,
};

use super::{Exit, database::Database, files};

/// Write a tournament completely to one file, with which another machine can continue it.
#[derive(clap::Args)]
pub struct Archive {
    /// Address part of the tournament.
    slug: String,
    /// The archive, `open-2026.tratto`.
    file: PathBuf,
    #[command(flatten)]
    database: Database,
}

impl Archive {
    /// Writes the file and prints its digest. An older file stays until the new one is complete.
    pub fn run(self) -> Exit {
        let ctx = match self.database.open() {
            Ok(ctx) => ctx,
            Err(exit) => return exit,
        };
        let mut part = self.file.clone().into_os_string();
        part.push(".part");
        let part = PathBuf::from(part);
        let mut file = match File::create(&part) {
            Ok(file) => BufWriter::new(file),
            Err(error) => return files::unread(&part, &error),
        };
        let actor = Actor::command_line();
        let packed = archive::note_taken(&ctx, &actor, &self.slug)
            .and_then(|()| archive::pack(&ctx, &actor, &self.slug, &Halt::never(), &mut file));
        let packed = match packed {
            Ok(packed) => packed,
            Err(error) => {
                // Some systems cannot remove an open file.
                drop(file);
                drop(fs::remove_file(&part));
                if matches!(error, AppError::NotFound) {
                    eprintln!("tratto: {}: no such tournament", self.slug);
                    return Exit::Input;
                }
                return files::refused(None, error);
            }
        };
        // Closed before it gets its name, because some systems cannot rename an open file.
        let kept = file
            .into_inner()
            .map_err(io::IntoInnerError::into_error)
            .and_then(|file| file.sync_all())
            .and_then(|()| fs::rename(&part, &self.file));
        match kept {
            Ok(()) => {
                println!("{}", packed.digest);
                Exit::Done
            }
            Err(error) => files::unread(&self.file, &error),
        }
    }
}

/// Read a tournament from an archive, as a new one of this database.
#[derive(clap::Args)]
pub struct Open {
    /// The archive.
    file: PathBuf,
    #[command(flatten)]
    database: Database,
}

impl Open {
    /// Prints the address part of the tournament.
    pub fn run(self) -> Exit {
        let file = match File::open(&self.file) {
            Ok(file) => file,
            Err(error) => return files::unread(&self.file, &error),
        };
        let ctx = match self.database.open() {
            Ok(ctx) => ctx,
            Err(exit) => return exit,
        };
        let actor = Actor::command_line();
        let halt = Halt::never();
        match archive::open(&ctx, &actor, None, Bytes::File(&file), &halt) {
            Ok(done) => {
                if let Some(opened) = done.fresh() {
                    println!("{}", opened.slug);
                }
                Exit::Done
            }
            Err(error) => files::refused(Some(&self.file), error),
        }
    }
}
