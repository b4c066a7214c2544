//! A copy of the domain, in which the mutants are woven.

use std::{
    fs, io,
    path::{Path, PathBuf},
    process::Command,
};

use crate::Outcome;

/// The switch: which mutant is awake, and, when asked to, which sites the program came to. What the compiler computes finds
/// none awake.
const SWITCH: &str = r#"//! Which mutant is awake.
use std::{fs::OpenOptions, io::Write as _, sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed}};
const UNREAD: usize = usize::MAX;
const LISTENING: usize = usize::MAX - 1;
static AWAKE: AtomicUsize = AtomicUsize::new(UNREAD);
static SEEN: [AtomicBool; MUTANTS] = [const { AtomicBool::new(false) }; MUTANTS];
pub(crate) const fn on(site: usize) -> usize { std::intrinsics::const_eval_select((site,), nobody, awake) }
const fn nobody(_site: usize) -> usize { 0 }
#[inline]
fn awake(site: usize) -> usize {
    match AWAKE.load(Relaxed) { UNREAD | LISTENING => listen(site), number => number }
}
#[cold]
fn listen(site: usize) -> usize {
    let mut number = AWAKE.load(Relaxed);
    // Asked once: at each site it would take most of the time.
    if number == UNREAD {
        let asked = std::env::var("TRATTO_MUTANT").unwrap_or_default();
        number = if asked == "listen" { LISTENING } else { asked.parse().unwrap_or(0) };
        AWAKE.store(number, Relaxed);
    }
    if number != LISTENING { return number; }
    if !SEEN[site].load(Relaxed) && !SEEN[site].swap(true, Relaxed) {
        let path = std::env::var("TRATTO_MUTANT_SITES").unwrap();
        let mut file = OpenOptions::new().append(true).create(true).open(path).unwrap();
        file.write_all(format!("{site}\n").as_bytes()).unwrap();
    }
    0
}
"#;

/// What the switch needs of an unstable compiler; on the first line, so that lines keep their numbers.
const FEATURES: &str =
    "#![feature(core_intrinsics, const_eval_select)]#![allow(internal_features)]";

/// How the copy is built: the engines quick enough for their tests, nothing for a debugger.
const PROFILE: &str = "
[profile.dev]
debug = false
opt-level = 1

[profile.dev.package.\"*\"]
opt-level = 2
";

/// The copy.
pub(crate) struct Tree {
    root: PathBuf,
    /// What cargo builds goes here.
    target: PathBuf,
    /// The checkout that is copied.
    from: PathBuf,
}

impl Tree {
    /// Copies the domain and what its tests read.
    ///
    /// # Errors
    /// A file cannot be read or written.
    pub(crate) fn copy(from: &Path, out: &Path) -> Outcome<Self> {
        let tree = Self {
            root: out.join("tree"),
            target: out.join("build"),
            from: from.to_owned(),
        };
        if tree.root.exists() {
            fs::remove_dir_all(&tree.root)?;
        }
        for folder in ["domain", "locales", "docs", "tests/tournaments"] {
            copy_folder(&from.join(folder), &tree.root.join(folder))?;
        }
        let whole = fs::read_to_string(from.join("Cargo.toml"))?;
        // The workspace without the program: its first part, and the lints.
        let workspace = whole.split("[package]").next().unwrap_or_default();
        let workspace: String = workspace.split_inclusive('\n').map(of_domain).collect();
        let lints = whole
            .find("[workspace.lints")
            .and_then(|at| whole.get(at..));
        let manifest = format!("{workspace}{}{PROFILE}", lints.unwrap_or_default());
        fs::write(tree.root.join("Cargo.toml"), manifest)?;
        fs::copy(from.join("Cargo.lock"), tree.root.join("Cargo.lock"))?;
        Ok(tree)
    }

    /// The text of a file as it is in the checkout.
    ///
    /// # Errors
    /// It cannot be read.
    pub(crate) fn original(&self, file: &str) -> io::Result<String> {
        fs::read_to_string(self.from.join(file))
    }

    /// Puts a text in a file of the copy.
    ///
    /// # Errors
    /// It cannot be written.
    pub(crate) fn put(&self, file: &str, text: &str) -> io::Result<()> {
        fs::write(self.root.join(file), text)
    }

    /// Adds the switch for so many mutants.
    ///
    /// # Errors
    /// A file cannot be read or written.
    pub(crate) fn put_switch(&self, mutants: usize) -> io::Result<()> {
        let switch = SWITCH.replace("MUTANTS", &(mutants + 1).to_string());
        self.put("domain/src/mutant.rs", &switch)?;
        let head = self.original("domain/src/lib.rs")?;
        self.put(
            "domain/src/lib.rs",
            &format!("{FEATURES}{head}\n#[allow(warnings)]\npub(crate) mod mutant;\n"),
        )
    }

    /// `cargo test` of the copied domain, without its arguments.
    pub(crate) fn cargo_test(&self) -> Command {
        let mut command = Command::new("cargo");
        command
            .args(["test", "--package", "tratto-domain", "--lib"])
            .current_dir(&self.root)
            .env("CARGO_TARGET_DIR", &self.target)
            .env("CARGO_INCREMENTAL", "1")
            // What a mutant leaves unused is no reason not to build it.
            .env("RUSTFLAGS", "--cap-lints=allow")
            .env("RUSTC_BOOTSTRAP", "1");
        quiet_tests(&mut command);
        command
    }

    /// The folder in which the domain's tests run.
    pub(crate) fn package(&self) -> PathBuf {
        self.root.join("domain")
    }

    /// A folder for what is noted.
    pub(crate) fn notes(&self) -> PathBuf {
        self.target.join("notes")
    }
}

/// A property that fails need not find its smallest case, nor keep it; the tests that need the corpora are left out.
pub(crate) fn quiet_tests(command: &mut Command) {
    command
        .env("PROPTEST_MAX_SHRINK_ITERS", "0")
        .env("PROPTEST_DISABLE_FAILURE_PERSISTENCE", "1")
        .env("RUST_BACKTRACE", "0")
        .env_remove("TRATTO_CORPORA")
        .env_remove("TRATTO_MUTANT");
}

/// A line of the workspace's head as it is where the domain alone is a member.
fn of_domain(line: &str) -> &str {
    match line.split_once(" = ") {
        Some(("members", _)) => "members = [\"domain\"]\n",
        Some(("default-members", _)) => "",
        _ => line,
    }
}

fn copy_folder(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let (path, goal) = (entry.path(), to.join(entry.file_name()));
        if path.is_dir() {
            copy_folder(&path, &goal)?;
        } else {
            fs::copy(&path, &goal)?;
        }
    }
    Ok(())
}
