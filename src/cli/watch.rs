//! `watch`: reads the moves of electronic boards into the games of the round, until told to stop.

use std::{thread, time::Duration};

use crate::{
    app::{
        Actor, AppError,
        game::feed::{
            keep,
            place::Allowed,
            reading::{self, Heard},
        },
        tournament::webhooks::Reach,
    },
    outgoing::{Client, Files, fetch_feed},
};

use super::{Exit, database::Database, files};

/// Interval at which the command checks whether the source is due.
const LOOK: Duration = Duration::from_secs(1);

/// Read the moves of electronic boards into the games of the round until this command is told to stop.
#[derive(clap::Args)]
pub struct Watch {
    /// Source: a folder or file that board software writes, an http(s) address of PGN, a LiveChess Cloud number, a lichess round.
    place: String,
    /// Address part of the tournament.
    #[arg(long)]
    tournament: String,
    /// Read once, and stop.
    #[arg(long)]
    once: bool,
    /// Allow addresses of this machine and of private networks, also over plain http.
    #[arg(long, env = "TRATTO_PRIVATE_BOARDS")]
    private_boards: bool,
    #[command(flatten)]
    database: Database,
}

impl Watch {
    /// Prints a line whenever the result of a reading changes.
    pub fn run(self) -> Exit {
        let ctx = match self.database.open() {
            Ok(ctx) => ctx,
            Err(exit) => return exit,
        };
        let reach = match self.private_boards {
            true => Reach::Private,
            false => Reach::Public,
        };
        let allowed = Allowed {
            reach,
            folder: None,
            is_by_command: true,
        };
        let (actor, slug) = (Actor::command_line(), &self.tournament);
        let feed = match keep::named(&ctx, &actor, slug, (&self.place, &allowed)) {
            Ok(feed) => feed,
            Err(AppError::NotFound) => {
                eprintln!("tratto: {slug}: no such tournament");
                return Exit::Input;
            }
            Err(error) => return files::refused(None, error),
        };
        let client = Client::new(reach);
        let mut fetch = fetch_feed(&client, Files::Anywhere);
        let mut said = String::new();
        loop {
            let heard = match reading::hold(&ctx, feed) {
                Ok(Some(due)) => reading::take(&ctx, &due, &mut fetch),
                Ok(None) => return Exit::Done,
                Err(error) => Err(error),
            };
            let heard = match heard {
                Ok(heard) => heard,
                Err(error) => return files::refused(None, error),
            };
            let line = told(&heard);
            if line != said {
                println!("{line}");
            }
            said = line;
            if self.once {
                return match heard {
                    Heard::Games(_) => Exit::Done,
                    _ => Exit::Input,
                };
            }
            thread::sleep(LOOK * heard.pause());
        }
    }
}

/// `read: 12 boards, 3 moves, 0 taken back; board 4: names`.
fn told(heard: &Heard) -> String {
    let Heard::Games(poured) = heard else {
        return heard.code();
    };
    let mut line = format!(
        "read: {} boards, {} moves, {} taken back",
        poured.boards, poured.moves, poured.taken_back
    );
    for trouble in &poured.troubles {
        let board = trouble
            .board
            .map_or_else(|| "?".to_owned(), |board| board.to_string());
        line += &format!("; board {board}: {}", trouble.trouble.code());
        if let Some(ply) = trouble.ply {
            line += &format!(" at half-move {ply} ({})", trouble.written);
        }
    }
    line
}
