//! The folder in which everything of `tratto start` lies, and whether it can be used.

use std::{
    env,
    ffi::{OsStr, OsString},
    fs::{self, DirBuilder, Metadata},
    io::Write as _,
    path::{Path, PathBuf},
};

use tempfile::NamedTempFile;

use super::problem::Problem;

/// A file of one of these names beside the program keeps its data beside it too. Explorer of Windows hides the ending that it
/// gives a new file.
const MARKS: [&str; 2] = ["tratto.portable", "tratto.portable.txt"];
/// The folder beside the program.
const BESIDE: &str = "tratto-data";
/// Written once to see whether there is room: more than the first start of all needs.
const ROOM: usize = 2 << 20;

/// Where systems keep the data of programs.
#[derive(Clone, Copy)]
enum System {
    Windows,
    MacOs,
    Other,
}

impl System {
    fn this() -> Self {
        if cfg!(windows) {
            Self::Windows
        } else if cfg!(target_os = "macos") {
            Self::MacOs
        } else {
            Self::Other
        }
    }

    /// The usual folder, by the variables of the environment.
    fn usual(self, variable: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
        let path = |name: &str| {
            variable(name)
                .filter(|value| !value.is_empty())
                .map(PathBuf::from)
        };
        match self {
            Self::Windows => Some(path("LOCALAPPDATA")?.join("tratto")),
            Self::MacOs => Some(path("HOME")?.join("Library/Application Support/tratto")),
            // What is no whole path does not count (XDG Base Directory Specification).
            Self::Other => match path("XDG_DATA_HOME").filter(|path| path.is_absolute()) {
                Some(data) => Some(data.join("tratto")),
                None => Some(path("HOME")?.join(".local/share/tratto")),
            },
        }
    }
}

/// The folder of the data.
#[derive(Debug)]
pub struct Place {
    /// Where it is.
    pub path: PathBuf,
    /// Whether it is beside the program.
    pub is_portable: bool,
    /// Whether the program chose it, and so its rights too.
    is_ours: bool,
}

/// The folder that was asked for, else the one beside the program where that is wanted, else the usual one.
pub fn find(asked: Option<PathBuf>, portable: bool) -> Result<Place, Problem> {
    if let Some(path) = asked {
        let path = std::path::absolute(&path).map_err(|error| Problem::of(&path, error))?;
        return Ok(Place {
            path,
            is_portable: false,
            is_ours: false,
        });
    }
    let program = env::current_exe().ok();
    let beside = program.as_deref().and_then(Path::parent);
    match beside {
        Some(beside) if portable || is_marked(beside) => Ok(Place {
            path: beside.join(BESIDE),
            is_portable: true,
            is_ours: true,
        }),
        None if portable => Err(Problem::NoHome),
        _ => {
            let path = System::this()
                .usual(|name| env::var_os(name))
                .ok_or(Problem::NoHome)?;
            Ok(Place {
                path,
                is_portable: false,
                is_ours: true,
            })
        }
    }
}

/// Whether a file beside the program says that its data lie there.
fn is_marked(beside: &Path) -> bool {
    // Not every folder in which a program may be started tells what it holds.
    if MARKS.iter().any(|mark| beside.join(mark).exists()) {
        return true;
    }
    let files = fs::read_dir(beside).into_iter().flatten();
    files.flatten().any(|file| is_mark(&file.file_name()))
}

/// Whether a file has one of the names, in small or large letters.
fn is_mark(name: &OsStr) -> bool {
    MARKS.iter().any(|mark| name.eq_ignore_ascii_case(mark))
}

impl Place {
    /// A file of the folder.
    pub fn file(&self, name: &str) -> PathBuf {
        self.path.join(name)
    }

    /// Makes the folder where there is none, for its owner alone, and tries whether it can be written.
    pub fn prepare(&self) -> Result<(), Problem> {
        let failed = |error| Problem::of(&self.path, error);
        let mut builder = DirBuilder::new();
        builder.recursive(true);
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
        builder.create(&self.path).map_err(failed)?;
        let folder = fs::metadata(&self.path).map_err(failed)?;
        if !folder.is_dir() {
            return Err(Problem::NoFolder(self.path.clone()));
        }
        self.try_writing(&folder)?;
        if self.is_ours {
            make_private(&self.path, &folder);
        }
        Ok(())
    }

    /// Writes a file and removes it: a folder of another user, a medium that is read-only and a full disk show themselves
    /// now, and not in the first round.
    fn try_writing(&self, folder: &Metadata) -> Result<(), Problem> {
        let failed = |error| Problem::of(&self.path, error);
        let mut trial = NamedTempFile::with_prefix_in(".trial-", &self.path).map_err(failed)?;
        let made = trial.as_file().metadata().map_err(failed)?;
        if !is_of_same_user(folder, &made) {
            return Err(Problem::NotOwn(self.path.clone()));
        }
        trial.write_all(&vec![0; ROOM]).map_err(failed)?;
        trial.as_file().sync_all().map_err(failed)?;
        drop(trial);
        Ok(())
    }
}

/// Whether the folder belongs to whoever makes files in it: everybody may write in some folders of others.
#[cfg(unix)]
fn is_of_same_user(folder: &Metadata, made: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt as _;
    folder.uid() == made.uid()
}

/// Elsewhere a folder of the own profile is the own one.
#[cfg(not(unix))]
fn is_of_same_user(_: &Metadata, _: &Metadata) -> bool {
    true
}

/// Takes the rights of everybody else away. Media without rights (FAT) keep none; what cannot be done is no hindrance.
#[cfg(unix)]
fn make_private(path: &Path, folder: &Metadata) {
    use std::os::unix::fs::PermissionsExt as _;
    let mode = folder.permissions().mode();
    if mode & 0o077 != 0
        && let Err(error) = fs::set_permissions(path, fs::Permissions::from_mode(mode & 0o700))
    {
        eprintln!("tratto: {}: {error}", path.display());
    }
}

/// Elsewhere the profile of a user is closed to others already.
#[cfg(not(unix))]
fn make_private(_: &Path, _: &Metadata) {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_is_known_by_its_name() {
        for (name, expected) in [
            ("tratto.portable", true),
            ("tratto.portable.txt", true),
            ("Tratto.Portable.TXT", true),
            ("TRATTO.PORTABLE", true),
            ("tratto.portable.txt.txt", false),
            ("tratto.portable.bak", false),
            ("tratto.txt", false),
            ("tratto.exe", false),
        ] {
            let folder = tempfile::tempdir().unwrap();
            fs::write(folder.path().join("other.txt"), "").unwrap();
            assert!(!is_marked(folder.path()));
            fs::write(folder.path().join(name), "").unwrap();
            assert_eq!(is_marked(folder.path()), expected, "{name}");
        }
        assert!(!is_marked(Path::new("/nowhere/at/all")));
    }

    #[test]
    fn each_system_has_its_folder() {
        for (system, variables, expected) in [
            (
                System::Windows,
                &[
                    ("LOCALAPPDATA", "C:\\Users\\ada\\AppData\\Local"),
                    ("HOME", "/x"),
                ][..],
                Some(Path::new("C:\\Users\\ada\\AppData\\Local").join("tratto")),
            ),
            (System::Windows, &[("HOME", "/x")], None),
            (
                System::MacOs,
                &[("HOME", "/Users/ada"), ("XDG_DATA_HOME", "/x")],
                Some("/Users/ada/Library/Application Support/tratto".into()),
            ),
            (
                System::Other,
                &[("HOME", "/home/ada"), ("XDG_DATA_HOME", "/data")],
                Some("/data/tratto".into()),
            ),
            (
                System::Other,
                &[("HOME", "/home/ada"), ("XDG_DATA_HOME", "data")],
                Some("/home/ada/.local/share/tratto".into()),
            ),
            (
                System::Other,
                &[("HOME", "/home/ada"), ("XDG_DATA_HOME", "")],
                Some("/home/ada/.local/share/tratto".into()),
            ),
            (System::Other, &[("HOME", "")], None),
            (System::Other, &[], None),
        ] {
            let found = system.usual(|name| {
                let mut all = variables.iter();
                all.find(|(key, _)| *key == name)
                    .map(|(_, value)| OsString::from(value))
            });
            assert_eq!(found, expected, "{variables:?}");
        }
    }
}
