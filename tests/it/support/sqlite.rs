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
        let made = folder.path().join("tratto.db");
        let status = Command::new(binary())
            .args(["migrate", "--database"])
            .arg(&made)
            .stdout(Stdio::null())
            .status();
        assert!(status.is_ok_and(|status| status.success()), "no template");
        // What is still in its log would not be copied.
        let log = made.with_extension("db-wal");
        assert!(
            fs::metadata(&log).map_or(0, |log| log.len()) == 0,
            "{} is not empty",
            log.display()
        );
        // In its place at once and whole.
        let own = kept.join(format!("{name}.{}", process::id()));
        fs::copy(&made, &own)
            .and_then(|_| fs::rename(&own, &template))
            .unwrap_or_else(|error| panic!("{}: {error}", template.display()));
    }
    template
}
