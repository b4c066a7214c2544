//! Mutants that cannot stand beside the others: what the compiler computes, functions that give some iterator. Each is built
//! by itself, in the same copy.

use std::{
    collections::{BTreeMap, BTreeSet},
    process::Stdio,
};

use crate::{mutant::Mutant, source::Source, tree::Tree, trial::Verdict};

/// Tries each of them with all tests of the domain. Where a file cannot be read or written nothing is said of the mutant,
/// and it counts as missed.
pub(crate) fn each(
    tree: &Tree,
    mutants: &[Mutant],
    apart: &BTreeSet<usize>,
) -> BTreeMap<usize, Verdict> {
    // The copy as it was: no woven file is built again.
    let files: BTreeSet<&str> = mutants.iter().map(|mutant| mutant.file.as_str()).collect();
    let restored = files.into_iter().chain(["domain/src/lib.rs"]).all(|file| {
        let original = tree.original(file);
        original.is_ok_and(|text| tree.put(file, &text).is_ok())
    });
    let mut verdicts = BTreeMap::new();
    for number in apart {
        let verdict = mutants
            .get(*number)
            .filter(|_| restored)
            .and_then(|mutant| alone(tree, mutant))
            .unwrap_or(Verdict::Missed);
        println!("  {} of {} apart", verdicts.len() + 1, apart.len());
        verdicts.insert(*number, verdict);
    }
    verdicts
}

fn alone(tree: &Tree, mutant: &Mutant) -> Option<Verdict> {
    let source = Source::new(tree.original(&mutant.file).ok()?);
    let out = source.at(mutant.span.start)..source.at(mutant.span.end);
    let before = source.part(0..out.start);
    let behind = source.part(out.end..source.text().len());
    let changed = format!("{before}{}{behind}", mutant.replacement);
    tree.put(&mutant.file, &changed).ok()?;
    let succeeds = |arguments: &[&str]| {
        let mut command = tree.cargo_test();
        command.args(arguments).stdin(Stdio::null());
        command.stdout(Stdio::null()).stderr(Stdio::null());
        command.status().is_ok_and(|status| status.success())
    };
    let verdict = if !succeeds(&["--no-run"]) {
        Verdict::Unviable
    } else if succeeds(&["--", "--skip", "corpus", "--skip", "corpora"]) {
        Verdict::Missed
    } else {
        Verdict::Caught
    };
    tree.put(&mutant.file, source.text()).ok()?;
    Some(verdict)
}
