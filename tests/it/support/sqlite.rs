//! A fresh SQLite file for each test, copied from one that was migrated once.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{self, Command, Stdio},
};

use super::{app::binary, folder::Folder, migrations};

/// Puts a migrated, empty database there.
pub fn fresh(file: &Path) {
    let template = template();
    fs::copy(&template, file).unwrap_or_else(|error| panic!("{}: {error}", template.display()));
}

/// The migrated file that tests copy. The first process makes it; whoever comes at the same time makes the same.
fn template() -> PathBuf {
    let kept = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let name = format!("template-{:016x}.db", migrations::hash("sqlite"));
    let template = kept.join(&name);
    if !template.is_file() {
        let folder = Folder::new("template");
        let made = folder.path().join("made.db");
        run("migrate", &[], &made);
        // A copy has what still stands in the log of the file, too.
        let whole = folder.path().join("whole.db");
        run("backup", &[&whole], &made);
        // In its place at once and whole.
        let own = kept.join(format!("{name}.{}", process::id()));
        fs::copy(&whole, &own)
            .and_then(|_| fs::rename(&own, &template))
            .unwrap_or_else(|error| panic!("{}: {error}", template.display()));
    }
    template
}

fn run(command: &str, arguments: &[&Path], database: &Path) {
    let status = Command::new(binary())
        .arg(command)
        .args(arguments)
        .arg("--database")
        .arg(database)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    assert!(status.is_ok_and(|status| status.success()), "{command}");
}
