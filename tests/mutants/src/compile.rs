//! Builds the woven domain, without those mutants that do not compile.

use std::{
    collections::{BTreeMap, BTreeSet},
    ops::Range,
    path::PathBuf,
};

use serde::Deserialize;

use crate::{
    Outcome,
    mutant::{Genre, Mutant},
    program::Program,
    site,
    source::Source,
    tree::Tree,
    weave::{self, Woven},
};

/// How often it is tried: types are looked at before what is borrowed, so not all errors come at once.
const ROUNDS: usize = 20;
/// So far behind the head of a match, in bytes, its arms are looked for.
const MATCH: usize = 6_000;

/// The program with its mutants.
pub(crate) struct Built {
    /// The tests of the woven domain.
    pub(crate) program: Program,
    /// The mutants in it, each with the first one of its site.
    pub(crate) woven: BTreeMap<usize, usize>,
    /// Those that must be built by themselves.
    pub(crate) apart: BTreeSet<usize>,
    /// Those that do not compile.
    pub(crate) unviable: BTreeSet<usize>,
}

/// Weaves and builds until the compiler has nothing to say.
///
/// # Errors
/// An error that belongs to no mutant; a file that cannot be read.
pub(crate) fn woven(tree: &Tree, mutants: &[Mutant]) -> Outcome<Built> {
    let (mut apart, mut unviable) = (BTreeSet::new(), BTreeSet::new());
    for _ in 0..ROUNDS {
        let mut by_file: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
        for (number, mutant) in mutants.iter().enumerate() {
            let file = by_file.entry(&mutant.file).or_default();
            if !unviable.contains(&number) && !apart.contains(&number) {
                file.push(number);
            }
        }
        let mut files = BTreeMap::new();
        let mut firsts = BTreeMap::new();
        for (file, here) in &by_file {
            let source = Source::new(tree.original(file)?);
            let (sites, without) = site::of_file(&source, mutants, here)?;
            apart.extend(without);
            for of_site in sites.values() {
                let first = of_site.first().copied().unwrap_or_default();
                firsts.extend(of_site.iter().map(|number| (*number, first)));
            }
            let text = weave::file(&source, mutants, &sites);
            tree.put(file, &text.text)?;
            files.insert((*file).to_owned(), text);
        }
        tree.put_switch(mutants.len())?;
        let (executable, errors) = build(tree)?;
        if let Some(executable) = executable {
            return Ok(Built {
                program: Program::new(executable, tree),
                woven: firsts,
                apart,
                unviable,
            });
        }
        let before = apart.len() + unviable.len();
        for error in &errors {
            match blame(error, &files, mutants) {
                Blame::Unviable(numbers) => unviable.extend(numbers),
                Blame::Apart(numbers) => apart.extend(numbers),
            }
        }
        if apart.len() + unviable.len() == before {
            let said: Vec<&str> = errors.iter().map(|error| error.message.as_str()).collect();
            return Err(format!("the woven domain does not compile: {}", said.join("; ")).into());
        }
    }
    Err("the woven domain does not compile".into())
}

/// A message of the compiler.
#[derive(Deserialize)]
struct Message {
    message: String,
    level: String,
    code: Option<Code>,
    spans: Vec<Position>,
}

#[derive(Deserialize)]
struct Code {
    code: String,
}

#[derive(Deserialize)]
struct Position {
    file_name: String,
    byte_start: usize,
    byte_end: usize,
    is_primary: bool,
    expansion: Option<Box<Expansion>>,
}

/// Where the macro stands that made a position.
#[derive(Deserialize)]
struct Expansion {
    span: Position,
}

/// A line that cargo prints.
#[derive(Deserialize)]
struct Line {
    reason: String,
    executable: Option<PathBuf>,
    message: Option<Message>,
}

/// The tests of the domain, or what the compiler has against them.
fn build(tree: &Tree) -> Outcome<(Option<PathBuf>, Vec<Message>)> {
    let output = tree
        .cargo_test()
        .args(["--no-run", "--message-format=json"])
        .output()?;
    let (mut executable, mut errors) = (None, Vec::new());
    for line in String::from_utf8_lossy(&output.stdout).lines() {
        let Ok(line) = serde_json::from_str::<Line>(line) else {
            continue;
        };
        if line.reason == "compiler-artifact" && line.executable.is_some() {
            executable = line.executable;
        }
        errors.extend(line.message.filter(|message| message.level == "error"));
    }
    if executable.is_none() && errors.is_empty() {
        return Err(String::from_utf8_lossy(&output.stderr).into());
    }
    Ok((executable, errors))
}

/// Whose error it is, and what is made of them.
enum Blame {
    Unviable(Vec<usize>),
    Apart(Vec<usize>),
}

/// The mutants that an error belongs to; none where it belongs to nobody.
fn blame(error: &Message, files: &BTreeMap<String, Woven>, mutants: &[Mutant]) -> Blame {
    for primary in [true, false] {
        let spans = error
            .spans
            .iter()
            .filter(|span| !primary || span.is_primary);
        for span in spans.flat_map(with_macros) {
            let Some(woven) = files.get(&span.file_name) else {
                continue;
            };
            let bytes = span.byte_start..span.byte_end;
            if let Some((_, number)) = least(&woven.own, &bytes) {
                return Blame::Unviable(vec![*number]);
            }
            if let Some((_, numbers)) = least(&woven.sites, &bytes) {
                return Blame::Apart(numbers.clone());
            }
        }
    }
    // A match that is not complete without an arm: those with a guard do not count.
    let is_open = error.code.as_ref().is_some_and(|code| code.code == "E0004");
    let head = error.spans.iter().find(|span| span.is_primary && is_open);
    let arms = head.and_then(|head| Some((head, files.get(&head.file_name)?)));
    Blame::Apart(arms.map_or_else(Vec::new, |(head, woven)| {
        let reach = head.byte_start..head.byte_start + MATCH;
        let behind = woven
            .sites
            .iter()
            .filter(|(at, _)| reach.contains(&at.start));
        let arms = behind.filter_map(|(at, numbers)| {
            let number = numbers.first().copied()?;
            let mutant = mutants.get(number)?;
            (mutant.genre == Genre::MatchArm).then_some((at.start, number, &mutant.function))
        });
        let arms: BTreeSet<_> = arms.collect();
        let function = arms.first().map(|(_, _, function)| *function);
        let of_it = arms.iter().filter(|(_, _, other)| Some(*other) == function);
        of_it.map(|(_, number, _)| *number).collect()
    }))
}

/// A position and those of the macros around it.
fn with_macros(span: &Position) -> impl Iterator<Item = &Position> {
    std::iter::successors(Some(span), |span| {
        span.expansion.as_ref().map(|expansion| &expansion.span)
    })
}

/// The shortest stretch that holds these bytes.
fn least<'a, T>(
    among: &'a [(Range<usize>, T)],
    bytes: &Range<usize>,
) -> Option<&'a (Range<usize>, T)> {
    let around = among
        .iter()
        .filter(|(own, _)| own.start <= bytes.start && bytes.end <= own.end);
    around.min_by_key(|(own, _)| own.len())
}
