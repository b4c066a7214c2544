//! The mutants of the domain, as cargo-mutants names them.

use std::{collections::HashMap, path::Path, process::Command};

use serde::Deserialize;

use crate::Outcome;

/// One change of the domain's sources.
pub(crate) struct Mutant {
    /// Its file, from the checkout on.
    pub(crate) file: String,
    /// As in the list of equivalents: without line and column, so that other lines may come and go. Where a function has
    /// several of one name they are numbered from the second on.
    pub(crate) name: String,
    /// `domain/src/event/colour.rs:12:5`.
    pub(crate) place: String,
    /// What kind of change it is.
    pub(crate) genre: Genre,
    /// What is taken out.
    pub(crate) span: Span,
    /// What is put there.
    pub(crate) replacement: String,
    /// What the function gives, as its head says it.
    pub(crate) gives: String,
    /// The function.
    pub(crate) function: String,
}

/// Kinds of changes.
#[derive(Clone, Copy, Debug, Deserialize, Eq, PartialEq)]
pub(crate) enum Genre {
    /// A function gives this, and does nothing.
    FnValue,
    /// Another operator between two expressions.
    BinaryOperator,
    /// An operator before an expression is gone.
    UnaryOperator,
    /// An arm of a match is gone.
    MatchArm,
    /// The guard of an arm is always or never true.
    MatchArmGuard,
    /// A field is left to the struct's base.
    StructField,
}

/// From one place of a file to another.
#[derive(Clone, Copy, Deserialize)]
pub(crate) struct Span {
    /// The first character.
    pub(crate) start: Place,
    /// The one behind the last.
    pub(crate) end: Place,
}

/// Line and column, both from 1 on; columns count characters.
#[derive(Clone, Copy, Deserialize)]
pub(crate) struct Place {
    /// From 1 on.
    pub(crate) line: usize,
    /// From 1 on.
    pub(crate) column: usize,
}

#[derive(Deserialize)]
struct Listed {
    file: String,
    function: Option<Function>,
    genre: Genre,
    name: String,
    replacement: String,
    span: Span,
}

#[derive(Deserialize)]
struct Function {
    function_name: String,
    return_type: String,
}

/// Every mutant of these folders and files of the domain; of all where none is named.
///
/// # Errors
/// cargo-mutants is not installed, or says something else.
pub(crate) fn list(root: &Path, modules: &[String]) -> Outcome<Vec<Mutant>> {
    let mut command = Command::new("cargo");
    command.args(["mutants", "--no-config", "--list", "--json"]);
    command
        .args(["--package", "tratto-domain", "--dir"])
        .arg(root);
    for module in modules {
        let path = format!("domain/src/{module}");
        let is_folder = root.join(&path).is_dir();
        let pattern = if is_folder { path + "/**" } else { path };
        command.args(["--file", &pattern]);
    }
    let output = command.output()?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        return Err(format!("{said}(cargo install --locked cargo-mutants)").into());
    }
    let listed: Vec<Listed> = serde_json::from_slice(&output.stdout)?;
    let mut seen: HashMap<String, u32> = HashMap::new();
    Ok(listed
        .into_iter()
        .map(|one| {
            let (place, what) = one.name.split_once(": ").unwrap_or((&one.name, ""));
            let bare = format!("{}: {what}", one.file);
            let nth = seen.entry(bare.clone()).or_default();
            *nth += 1;
            let name = if *nth == 1 {
                bare
            } else {
                format!("{bare} ({nth})")
            };
            let (function, gives) = one
                .function
                .map_or_else(Default::default, |f| (f.function_name, f.return_type));
            Mutant {
                name,
                place: place.to_owned(),
                file: one.file,
                genre: one.genre,
                span: one.span,
                replacement: one.replacement,
                gives,
                function,
            }
        })
        .collect())
}
