//! The folder for copies that an administrator names on a page. Only a program that was started by hand has one. The
//! operator of a server names the folders for copies when starting it.

use std::{
    fs,
    io::{self, ErrorKind, Write as _},
    path::{Path, PathBuf},
};

use tempfile::NamedTempFile;

use crate::store::rows;

use super::{
    Actor, AppError, Audited, Context, Deed, Done, FieldError, Problem,
    access::{self, Action},
    backups::{LastBackup, Plan},
    deed::CopiesFolderSet,
};

/// Field of the form.
const FIELD: &str = "copies_folder";
/// Maximum characters of a path.
const LONGEST: usize = 1000;
/// Bytes that are written once to test a folder.
const TRIAL: [u8; 4096] = [0; 4096];

/// Where copies go, and their state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CopiesFolder {
    /// Folders named at the start.
    pub given: Vec<PathBuf>,
    /// Folder named by an administrator.
    pub named: Option<String>,
    /// Those of the folders that are on the disk of the data, as far as the system says.
    pub beside_data: Vec<PathBuf>,
    /// Minutes between copies while data change.
    pub minutes: i64,
    /// The state of the last copies; `None` if none are made.
    pub last: Option<LastBackup>,
}

/// The reason why a folder is not accepted.
#[derive(Debug, PartialEq, Eq)]
enum Fault {
    /// It is only a part of a path.
    NotWhole,
    /// It does not exist: a disk that was removed, or a typing error.
    Missing,
    /// It is not a folder.
    NoFolder,
    /// The medium is read-only.
    ReadOnly,
    /// The disk is full.
    Full,
    /// The account of the program may not write there.
    Denied,
    /// Any other error of the system.
    Failing(String),
}

impl Fault {
    fn of(error: &io::Error) -> Self {
        match error.kind() {
            ErrorKind::NotFound => Self::Missing,
            ErrorKind::NotADirectory => Self::NoFolder,
            ErrorKind::ReadOnlyFilesystem => Self::ReadOnly,
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Self::Full,
            ErrorKind::PermissionDenied => Self::Denied,
            _ => Self::Failing(error.to_string()),
        }
    }

    fn problem(self) -> Problem {
        let (key, value) = match self {
            Self::NotWhole => ("problem-copies-whole", String::new()),
            Self::Missing => ("problem-copies-missing", String::new()),
            Self::NoFolder => ("problem-copies-no-folder", String::new()),
            Self::ReadOnly => ("problem-copies-read-only", String::new()),
            Self::Full => ("problem-copies-full", String::new()),
            Self::Denied => ("problem-copies-denied", String::new()),
            Self::Failing(why) => ("problem-copies-failing", why),
        };
        Problem::Because { key, value }
    }
}

/// Where copies go, and their state; only for administrators.
///
/// # Errors
/// Not an administrator; a server that an operator starts.
pub fn look(ctx: &Context, actor: &Actor) -> Result<CopiesFolder, AppError> {
    let named = ctx.read(|conn| {
        access::require(conn, actor, Action::Administer)?;
        Ok(rows::copies_folders::named(conn)?)
    })?;
    let plan = chosen_plan(ctx)?;
    let mut beside_data = plan.folders.clone();
    beside_data.extend(named.as_ref().map(PathBuf::from));
    beside_data.retain(|folder| ctx.is_on_disk_of(folder));
    Ok(CopiesFolder {
        given: plan.folders.clone(),
        named,
        beside_data,
        minutes: plan.every.num_minutes(),
        last: ctx.last_backup(),
    })
}

/// Names the folder for copies, or removes it if none is typed ([`names_one`]); only for administrators. A copy goes
/// there at once.
///
/// # Errors
/// A folder that does not exist or cannot be written; not an administrator; a server that an operator starts.
pub fn set(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    typed: &str,
) -> Result<Done<()>, AppError> {
    ctx.read(|conn| access::require(conn, actor, Action::Administer))?;
    chosen_plan(ctx)?;
    let folder = checked(typed)?;
    let done = ctx.write(actor, Action::Administer, key, |conn| {
        let before = rows::copies_folders::named(conn)?.is_some();
        rows::copies_folders::set(conn, folder.as_deref())?;
        Ok(Audited {
            value: (),
            deed: Deed::CopiesFolderSet(CopiesFolderSet {
                is_named: folder.is_some(),
                before,
            }),
        })
    })?;
    if matches!(done, Done::Fresh(())) {
        ctx.backups.choose(folder.map(PathBuf::from));
    }
    Ok(done)
}

/// Whether the input names a folder. Spaces and quotation marks alone do not.
#[must_use]
pub fn names_one(typed: &str) -> bool {
    !unquoted(typed).is_empty()
}

/// The plan, if a folder may be named while the program runs.
fn chosen_plan(ctx: &Context) -> Result<&Plan, AppError> {
    let plan = ctx.backups.plan();
    plan.may_choose.then_some(plan).ok_or(AppError::NotFound)
}

/// The typed folder, if copies can go there; `None` if none is typed.
fn checked(typed: &str) -> Result<Option<String>, AppError> {
    let refused = |problem: Problem| {
        AppError::Fields(vec![FieldError {
            field: FIELD,
            problem,
        }])
    };
    let path = unquoted(typed);
    if !names_one(typed) {
        return Ok(None);
    }
    if path.chars().count() > LONGEST {
        return Err(refused(Problem::TooLong { max: LONGEST }));
    }
    match try_folder(Path::new(path)) {
        Ok(()) => Ok(Some(path.to_owned())),
        Err(fault) => Err(refused(fault.problem())),
    }
}

/// A path without the quotation marks that Windows Explorer adds when it copies one.
fn unquoted(typed: &str) -> &str {
    let typed = typed.trim();
    let within = typed
        .strip_prefix('"')
        .and_then(|rest| rest.strip_suffix('"'));
    within.unwrap_or(typed).trim()
}

/// Writes a file there and removes it.
fn try_folder(folder: &Path) -> Result<(), Fault> {
    if !folder.is_absolute() {
        return Err(Fault::NotWhole);
    }
    let failed = |error: io::Error| Fault::of(&error);
    if !fs::metadata(folder).map_err(failed)?.is_dir() {
        return Err(Fault::NoFolder);
    }
    let mut trial = NamedTempFile::with_prefix_in(".trial-", folder).map_err(failed)?;
    trial.write_all(&TRIAL).map_err(failed)?;
    trial.as_file().sync_all().map_err(failed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_taken_as_it_is_copied() {
        for (typed, path) in [
            (" /copies ", "/copies"),
            ("\"E:\\my copies\"", "E:\\my copies"),
            ("\"E:\\copies", "\"E:\\copies"),
            ("\" \"", ""),
            (" \"\" ", ""),
            ("\"", "\""),
            ("  ", ""),
            ("", ""),
        ] {
            assert_eq!(unquoted(typed), path, "{typed}");
            assert_eq!(names_one(typed), !path.is_empty(), "{typed}");
        }
    }

    #[test]
    fn a_folder_is_tried() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("file");
        fs::write(&file, "").unwrap();
        for (path, expected) in [
            (folder.path().to_owned(), Ok(())),
            (folder.path().join("nowhere"), Err(Fault::Missing)),
            (file.clone(), Err(Fault::NoFolder)),
            (PathBuf::from("copies"), Err(Fault::NotWhole)),
        ] {
            assert_eq!(try_folder(&path), expected, "{}", path.display());
        }
        // The trial leaves nothing behind.
        let left: Vec<PathBuf> = fs::read_dir(folder.path())
            .unwrap()
            .map(|entry| entry.unwrap().path())
            .collect();
        assert_eq!(left, [file]);
    }

    #[test]
    fn what_the_system_says_is_a_reason() {
        for (kind, fault) in [
            (ErrorKind::NotFound, Fault::Missing),
            (ErrorKind::ReadOnlyFilesystem, Fault::ReadOnly),
            (ErrorKind::StorageFull, Fault::Full),
            (ErrorKind::QuotaExceeded, Fault::Full),
            (ErrorKind::PermissionDenied, Fault::Denied),
        ] {
            assert_eq!(Fault::of(&io::Error::from(kind)), fault);
        }
        let other = io::Error::other("the cable is out");
        assert_eq!(
            Fault::of(&other),
            Fault::Failing("the cable is out".to_owned())
        );
    }
}
