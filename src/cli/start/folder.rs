//! The folder with all data of `tratto start`, and whether it can be used.

use std::{
    env,
    ffi::{OsStr, OsString},
    fs::{self, DirBuilder, Metadata},
    io::Write as _,
    path::{Path, PathBuf},
};

use tempfile::NamedTempFile;

use super::problem::Problem;

/// If a file with one of these names is beside the program, its data are kept beside it, too. The Windows Explorer hides the
/// extension that it gives to a new file.
const MARKS: [&str; 2] = ["tratto.portable", "tratto.portable.txt"];
/// Name of the folder beside the program.
const BESIDE: &str = "tratto-data";
/// Bytes written once to check for free space: more than the very first start needs.
const ROOM: usize = 2 << 20;

/// The systems, by where they keep the data of programs.
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

    /// The usual folder, from the environment variables.
    fn usual(self, variable: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
        let path = |name: &str| {
            variable(name)
                .filter(|value| !value.is_empty())
                .map(PathBuf::from)
        };
        match self {
            Self::Windows => Some(path("LOCALAPPDATA")?.join("tratto")),
            Self::MacOs => Some(path("HOME")?.join("Library/Application Support/tratto")),
            // A relative path does not count (XDG Base Directory Specification).
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
    /// The path of the folder.
    pub path: PathBuf,
    /// Whether it is beside the program.
    pub is_portable: bool,
    /// Whether the program chose the folder, so that it also sets its permissions.
    is_ours: bool,
}

/// The requested folder, otherwise the one beside the program if that is wanted, otherwise the usual one.
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

/// Whether a file beside the program says that its data are kept there.
fn is_marked(beside: &Path) -> bool {
    // Not every folder can be listed, so the names are tried first.
    if MARKS.iter().any(|mark| beside.join(mark).exists()) {
        return true;
    }
    let files = fs::read_dir(beside).into_iter().flatten();
    files.flatten().any(|file| is_mark(&file.file_name()))
}

/// Whether a file has one of the names, in upper or lower case.
fn is_mark(name: &OsStr) -> bool {
    MARKS.iter().any(|mark| name.eq_ignore_ascii_case(mark))
}

impl Place {
    /// The path of a file in the folder.
    pub fn file(&self, name: &str) -> PathBuf {
        self.path.join(name)
    }

    /// Creates the folder if it is missing, for its owner only, and checks whether it can be written.
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

    /// Writes a file and removes it, so that another user's folder, a read-only medium and a full disk show up now, not in the
    /// first round.
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

/// Whether the folder belongs to the user who creates files in it; some folders of other users can be written by everybody.
#[cfg(unix)]
fn is_of_same_user(folder: &Metadata, made: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt as _;
    folder.uid() == made.uid()
}

/// On other systems, a folder in the user's profile belongs to them.
#[cfg(not(unix))]
fn is_of_same_user(_: &Metadata, _: &Metadata) -> bool {
    true
}

/// Removes the permissions of all other users. Some media have no permissions (FAT); a failure is only reported.
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

/// On other systems, the user's profile is already closed to others.
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
