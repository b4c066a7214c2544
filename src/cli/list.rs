//! Rating lists: `list import`, `list show`, `list search`, `list remove`.

use std::{
    fs::File,
    path::{Path, PathBuf},
    sync::{Arc, Mutex, PoisonError},
};

use chrono::NaiveDate;

use crate::{
    app::{
        Actor, AppError, Context, Refusal,
        rating_lists::{
            self, Columns, ListInput, ListPlayer, ListQuestion, ListRefusal, TableHead,
        },
    },
    event::{Federation, Halt, ListKind, Watch, Word as _},
    formats::csv::PlayerColumn,
    words,
};

use super::{Exit, database::Database, files, progress::Progress};

/// Rating lists of federations.
#[derive(clap::Args)]
pub struct List {
    #[command(subcommand)]
    command: ListCommand,
}

#[derive(clap::Subcommand)]
enum ListCommand {
    /// Import a list; an older one of the same source, type and date is used until the new one is complete.
    Import(Import),
    /// Print the imported lists.
    Show {
        #[command(flatten)]
        database: Database,
    },
    /// Find players.
    Search(Search),
    /// Remove a list.
    Remove {
        /// Its number, as `show` prints it.
        list: i32,
        #[command(flatten)]
        database: Database,
    },
}

#[derive(clap::Args)]
struct Import {
    /// FIDE's list as text or XML, or another federation's as a CSV table, zipped or not.
    file: PathBuf,
    /// Source of the list: the federation.
    #[arg(long, default_value = "FIDE")]
    source: String,
    /// First day of validity, `2026-11-01`; required if the list does not state it.
    #[arg(long)]
    valid_from: Option<NaiveDate>,
    /// Type of its ratings; required if neither the list nor its name states it.
    #[arg(long, value_parser = kind)]
    kind: Option<ListKind>,
    /// Leave out lines that cannot be read, instead of refusing the list.
    #[arg(long)]
    leave_out_bad_lines: bool,
    /// Meaning of a column of a table, `HEADING=CODE`; `HEADING=` ignores it. Remembered for lists of the same source.
    #[arg(long, value_name = "HEADING=CODE", value_parser = said_column)]
    column: Vec<SaidColumn>,
    /// Only print how the columns of a table are understood.
    #[arg(long)]
    columns: bool,
    #[command(flatten)]
    database: Database,
}

/// A heading with its meaning.
#[derive(Clone)]
struct SaidColumn(String, Option<PlayerColumn>);

fn said_column(text: &str) -> Result<SaidColumn, String> {
    let codes = || rating_lists::COLUMNS.map(PlayerColumn::code).join(", ");
    let (heading, code) = text
        .rsplit_once('=')
        .ok_or_else(|| format!("HEADING=CODE, with a code of {}", codes()))?;
    let column = PlayerColumn::from_code(code).filter(|c| rating_lists::COLUMNS.contains(c));
    if !code.is_empty() && column.is_none() {
        return Err(format!("{code:?} is none of {}", codes()));
    }
    Ok(SaidColumn(heading.to_owned(), column))
}

fn kind(text: &str) -> Result<ListKind, String> {
    ListKind::from_code(text).ok_or_else(|| "standard, rapid, blitz or combined".to_owned())
}

#[derive(clap::Args)]
struct Search {
    /// Words of a name in any order, or a number of FIDE or of the national federation.
    #[arg(required = true)]
    words: Vec<String>,
    /// Only players of this federation.
    #[arg(long, value_parser = |text: &str| Federation::parse(text).map_err(|error| error.to_string()))]
    federation: Option<Federation>,
    /// Number of the list; by default the newest one.
    #[arg(long)]
    list: Option<i32>,
    #[command(flatten)]
    database: Database,
}

impl List {
    /// Runs the command.
    pub fn run(self) -> Exit {
        let done = match self.command {
            ListCommand::Import(import) => import.run(),
            ListCommand::Show { database } => database.open().map(|ctx| show(&ctx)),
            ListCommand::Search(search) => search.run(),
            ListCommand::Remove { list, database } => database.open().map(|ctx| remove(&ctx, list)),
        };
        done.unwrap_or_else(|exit| exit)
    }
}

fn remove(ctx: &Context, list: i32) -> Exit {
    match rating_lists::remove(ctx, &Actor::command_line(), None, list) {
        Ok(_) => Exit::Done,
        Err(AppError::NotFound) => {
            eprintln!("tratto: {list}: no such list");
            Exit::Input
        }
        Err(error) => files::refused(None, error),
    }
}

/// The progress line on the terminal, while a list is read and its words are written.
struct Line(Mutex<(Progress, bool)>);

impl Watch for Line {
    fn is_over(&self) -> bool {
        false
    }

    fn reached(&self, done: usize, of: usize) {
        let mut line = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (progress, is_second) = &mut *line;
        if of > 0 && !*is_second {
            progress.clear();
            *progress = Progress::new("sorted in words", of);
            *is_second = true;
        }
        progress.at(done);
    }
}

impl Import {
    /// Prints number, source, type, date and number of players of the list; lines with errors go to the standard error.
    fn run(self) -> Result<Exit, Exit> {
        let file = File::open(&self.file).map_err(|error| files::unread(&self.file, &error))?;
        let ctx = self.database.open()?;
        let name = self.file.file_name().unwrap_or_default();
        let mut columns = Columns::new(self.columns);
        for SaidColumn(heading, column) in self.column {
            columns.say(&heading, column);
        }
        let input = ListInput {
            columns,
            file: name.to_string_lossy().into_owned(),
            source: self.source,
            valid_from: self.valid_from,
            kind: self.kind,
            leave_out: self.leave_out_bad_lines,
        };
        let line = Line(Mutex::new((Progress::new("read", 0), false)));
        let halt = Halt::by(Arc::new(line));
        let actor = Actor::command_line();
        let exit = match rating_lists::take_in(&ctx, &actor, None, &file, &input, &halt) {
            Ok(done) => {
                drop(halt);
                if let Some(taken) = done.fresh() {
                    let lines = words::rating_list::lines(files::words(), &taken.left_out);
                    files::say(&self.file, &lines);
                    println!("{}\t{} players", taken.list, taken.players);
                }
                Exit::Done
            }
            Err(error) => {
                drop(halt);
                refused(&self.file, self.columns, error)
            }
        };
        Ok(exit)
    }
}

/// Reports a refusal. If the meanings of columns are missing, it prints the columns: as the answer if they were asked for,
/// otherwise on the standard error.
fn refused(path: &Path, is_asked: bool, error: AppError) -> Exit {
    if let AppError::Refused(Refusal::List(ListRefusal::Columns(head))) = &error {
        let text = columns_of(head);
        if is_asked {
            return files::write(None, &text);
        }
        eprint!("{text}");
    }
    if let AppError::Refused(Refusal::List(ListRefusal::Lines { first, .. })) = &error {
        files::say(path, &words::rating_list::lines(files::words(), first));
    }
    files::refused(Some(path), error)
}

/// The columns of a table: heading, code of the meaning or a dash, and the first cells.
fn columns_of(head: &TableHead) -> String {
    let lines = head.columns.iter().enumerate().map(|(place, column)| {
        let cells = head.rows.iter().filter_map(|row| row.get(place));
        let cells: Vec<&str> = cells.map(|cell| cell.trim()).collect();
        let held = column.column.map_or("-", PlayerColumn::code);
        format!("{}\t{held}\t{}\n", column.text, cells.join(" · "))
    });
    lines.collect()
}

fn show(ctx: &Context) -> Exit {
    match rating_lists::lists(ctx, &Actor::command_line()) {
        Ok(lists) => {
            let mut text = "number\tsource\tkind\tvalid from\tplayers\tsha256\n".to_owned();
            for list in lists {
                let missing = if list.is_here {
                    ""
                } else {
                    "\tplayers missing"
                };
                text.push_str(&format!(
                    "{}\t{}\t{}\t{}\t{}\t{}{missing}\n",
                    list.id,
                    list.source,
                    list.kind.code(),
                    list.valid_from,
                    list.players,
                    list.sha256,
                ));
            }
            files::write(None, &text)
        }
        Err(error) => files::refused(None, error),
    }
}

impl Search {
    /// Prints the players, one on each line, with a remark if the words were corrected for typing errors.
    fn run(self) -> Result<Exit, Exit> {
        let ctx = self.database.open()?;
        let question = ListQuestion {
            words: self.words.join(" "),
            federation: self.federation,
            list: self.list,
            on: None,
        };
        let exit = match rating_lists::search(&ctx, &Actor::command_line(), &question) {
            Ok(found) => {
                if found.is_guess && !found.players.is_empty() {
                    eprintln!("tratto: nobody has these words; perhaps:");
                }
                let lines: String = found.players.iter().map(line).collect();
                files::write(None, &lines)
            }
            Err(error) => files::refused(None, error),
        };
        Ok(exit)
    }
}

fn line(player: &ListPlayer) -> String {
    let or_dash = |text: Option<String>| text.unwrap_or_else(|| "-".to_owned());
    let ratings = player.ratings.by_kind();
    let ratings = ratings.map(|rating| or_dash(rating.map(|rating| rating.get().to_string())));
    format!(
        "{}\t{}\t{}\t{}\t{}\t{}\t{}\n",
        or_dash(player.fide_id.as_ref().map(|id| id.as_str().to_owned())),
        or_dash(player.title.map(|title| title.code().to_owned())),
        player.name,
        or_dash(
            player
                .federation
                .map(|federation| federation.code().to_owned())
        ),
        or_dash(player.birth_year.map(|year| year.to_string())),
        ratings.join("\t"),
        if player.inactive { "inactive" } else { "" },
    )
}
