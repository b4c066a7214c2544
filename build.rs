//! Prepares what the program serves under `/static`: our style sheets, scripts, pieces and icons, and (feature
//! `board`) the drag-and-drop board from npm.
//!
//! Output in `OUT_DIR`: `assets/…`, the files as they are served, and `assets.rs`, the table that
//! `src/web/assets.rs` includes. References between our own files (`url(../pieces/wP.svg)` in a style
//! sheet, `from "./parts.js"` in a script) are replaced by the address that carries the content's hash.
//! A machine without npm builds the program all the same, with the board as a form.
//!
//! Of a release it also says from which commit it is built (`TRATTO_BUILT_FROM`), and never when: the same
//! source gives the same program.

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use sha2::{Digest, Sha256};

type Res<T> = Result<T, Box<dyn Error>>;

/// Served name → file in the npm package.
const BOARD_FILES: [(&str, &str); 2] = [
    ("board/chessground.js", "dist/chessground.min.js"),
    ("board/chessground.css", "assets/chessground.base.css"),
];

fn main() -> Res<()> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=static");
    println!("cargo::rerun-if-changed=locales");
    println!("cargo::rerun-if-changed=docs/pictures");
    let top = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?);
    let root = top.join("static");
    let out = PathBuf::from(env::var("OUT_DIR")?);

    let mut assets = Assets::default();
    let folders = ["css", "icons", "js", "pieces"].map(|folder| (folder, root.join(folder)));
    // The handbook's pictures lie beside its text.
    let pictures = ("pictures", top.join("docs/pictures"));
    for (folder, there) in folders.into_iter().chain([pictures]) {
        for entry in fs::read_dir(there)? {
            let path = entry?.path();
            let Some(file) = path.file_name().and_then(|name| name.to_str()) else {
                continue;
            };
            if content_type(file).is_some() {
                assets
                    .source
                    .insert(format!("{folder}/{file}"), fs::read(&path)?);
            }
        }
    }
    if env::var_os("CARGO_FEATURE_BOARD").is_some() {
        match board_package(&root, &out.join("npm")) {
            Ok(package) => {
                for (name, file) in BOARD_FILES {
                    assets
                        .source
                        .insert(name.to_owned(), fs::read(package.join(file))?);
                }
            }
            Err(why) => println!(
                "cargo::warning=the drag-and-drop board is left out, moves are entered in the form: {why}. \
                 Install Node.js with npm, `touch build.rs` and build again, or build with --no-default-features."
            ),
        }
    }
    if let Some(commit) = commit() {
        println!("cargo::rustc-env=TRATTO_BUILT_FROM={commit}");
    }
    assets.write(&out)
}

/// From which commit the program is built: as the variable `TRATTO_COMMIT` says, for who packs it outside a checkout, else
/// as git says. `None` where neither knows, and in a build for trials, which would begin anew with every commit.
fn commit() -> Option<String> {
    println!("cargo::rerun-if-env-changed=TRATTO_COMMIT");
    if let Ok(said) = env::var("TRATTO_COMMIT") {
        return Some(said.trim().to_owned()).filter(|said| is_commit(said));
    }
    if env::var("PROFILE").is_ok_and(|profile| profile != "release") {
        return None;
    }
    let root = fs::canonicalize(env::var_os("CARGO_MANIFEST_DIR")?).ok()?;
    // The source may lie in the checkout of something else, whose commits say nothing of it.
    let top = git(&root, &["rev-parse", "--show-toplevel"])?;
    if fs::canonicalize(top).ok()? != root {
        return None;
    }
    // A path that is not there would build anew every time.
    let branch = git(&root, &["rev-parse", "--symbolic-full-name", "HEAD"]);
    // The log tells of a commit whose branch has no file of its own yet.
    let names = ["HEAD", "logs/HEAD", "packed-refs"];
    for name in names.into_iter().chain(branch.as_deref()) {
        let path = git(&root, &["rev-parse", "--git-path", name]).map(|path| root.join(path));
        if let Some(path) = path.filter(|path| path.exists()) {
            println!("cargo::rerun-if-changed={}", path.display());
        }
    }
    git(&root, &["rev-parse", "--short=12", "HEAD"]).filter(|said| is_commit(said))
}

/// Whether this names a commit: 7 to 40 hexadecimal digits.
fn is_commit(said: &str) -> bool {
    (7..=40).contains(&said.len()) && said.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// What git says, where it is there and has an answer.
fn git(root: &Path, arguments: &[&str]) -> Option<String> {
    let output = Command::new("git")
        .arg("-C")
        .arg(root)
        .args(arguments)
        .output()
        .ok()?;
    let said = String::from_utf8(output.stdout).ok()?;
    (output.status.success() && !said.trim().is_empty()).then(|| said.trim().to_owned())
}

/// Installs the npm package in `work` (skipped when the lock file has not changed) and returns its folder.
fn board_package(root: &Path, work: &Path) -> Res<PathBuf> {
    let package = work.join("node_modules/@lichess-org/chessground");
    let stamp = work.join("installed");
    let lock = fs::read(root.join("package-lock.json"))?;
    if fs::read(&stamp).is_ok_and(|installed| installed == lock) {
        return Ok(package);
    }
    fs::create_dir_all(work)?;
    for file in ["package.json", "package-lock.json"] {
        fs::copy(root.join(file), work.join(file))?;
    }
    let mut npm = Command::new("npm");
    npm.args([
        "ci",
        "--ignore-scripts",
        "--no-audit",
        "--no-fund",
        "--fetch-retries=1",
    ])
    .current_dir(work);
    if env::var("CARGO_NET_OFFLINE").is_ok_and(|offline| offline == "true") {
        npm.arg("--offline");
    }
    let output = npm
        .output()
        .map_err(|error| format!("npm does not start ({error})"))?;
    if !output.status.success() {
        let text = String::from_utf8_lossy(&output.stderr);
        let first = text
            .lines()
            .find(|line| line.contains("error"))
            .unwrap_or("no message");
        return Err(format!("npm ci failed ({first})").into());
    }
    fs::write(&stamp, &lock)?;
    Ok(package)
}

#[derive(Default)]
struct Assets {
    source: BTreeMap<String, Vec<u8>>,
    served: BTreeMap<String, (String, Vec<u8>)>,
}

impl Assets {
    /// Address of the asset, after the assets it refers to have theirs.
    fn publish(&mut self, name: &str) -> Res<String> {
        if !self.served.contains_key(name) {
            let Some(bytes) = self.source.remove(name) else {
                return Err(
                    format!("static/{name}: missing, or two files refer to each other").into(),
                );
            };
            let bytes = if name.starts_with("css/") {
                self.link(bytes, "url(../", ")", "", "url(")?
            } else if name.starts_with("js/") {
                self.link(bytes, "from \"./", "\"", "js/", "from \"")?
            } else {
                bytes
            };
            let mut hash = String::new();
            for byte in Sha256::digest(&bytes).iter().take(8) {
                write!(hash, "{byte:02x}")?;
            }
            self.served.insert(name.to_owned(), (hash, bytes));
        }
        let hash = self.served.get(name).map_or("", |(hash, _)| hash.as_str());
        Ok(format!("/static/{hash}/{name}"))
    }

    /// Replaces every `open`NAME`close` by `put`ADDRESS`close`.
    fn link(
        &mut self,
        bytes: Vec<u8>,
        open: &str,
        close: &str,
        folder: &str,
        put: &str,
    ) -> Res<Vec<u8>> {
        let text = String::from_utf8(bytes)?;
        let mut parts = text.split(open);
        let mut linked = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let (name, rest) = part
                .split_once(close)
                .ok_or("a reference without its end")?;
            let address = self.publish(&format!("{folder}{name}"))?;
            write!(linked, "{put}{address}{close}{rest}")?;
        }
        Ok(linked.into_bytes())
    }

    fn write(mut self, out: &Path) -> Res<()> {
        let names: Vec<String> = self.source.keys().cloned().collect();
        for name in &names {
            self.publish(name)?;
        }
        let mut table = String::from("static ASSETS: &[Asset] = &[\n");
        for (name, (hash, bytes)) in &self.served {
            let kind = content_type(name).ok_or("a file of an unknown kind")?;
            let path = out.join("assets").join(name);
            fs::create_dir_all(path.parent().ok_or("an asset without a folder")?)?;
            fs::write(&path, bytes)?;
            writeln!(
                table,
                "    Asset {{ name: {name:?}, hash: {hash:?}, content_type: {kind:?}, \
                 bytes: include_bytes!(concat!(env!(\"OUT_DIR\"), \"/assets/{name}\")) }},"
            )?;
        }
        table.push_str("];\n");
        fs::write(out.join("assets.rs"), table)?;
        Ok(())
    }
}

fn content_type(name: &str) -> Option<&'static str> {
    match name.rsplit_once('.')?.1 {
        "css" => Some("text/css; charset=utf-8"),
        "js" => Some("text/javascript; charset=utf-8"),
        "svg" => Some("image/svg+xml"),
        "png" => Some("image/png"),
        "jpg" => Some("image/jpeg"),
        _ => None,
    }
}
