//! What survives, beside the list of those of which nobody could see a difference.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
};

use crate::{Outcome, arguments::Arguments, mutant::Mutant, trial::Verdict};

/// The list, from the checkout on: a name, then ` # ` and the reason.
const LIST: &str = "tests/mutants/equivalent.txt";

/// Prints the counts of each module and what survives; whether nothing survives that is not listed, and whether all that is
/// listed does.
///
/// # Errors
/// The list cannot be read.
pub(crate) fn print(
    arguments: &Arguments,
    mutants: &[Mutant],
    verdicts: &BTreeMap<usize, Verdict>,
) -> Outcome<bool> {
    let list = fs::read_to_string(arguments.root.join(LIST))?;
    let listed: BTreeSet<&str> = list
        .lines()
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| line.split(" # ").next())
        .collect();
    let mut modules: BTreeMap<&str, Vec<(&Mutant, Verdict)>> = BTreeMap::new();
    for (number, verdict) in verdicts {
        let Some(mutant) = mutants.get(*number) else {
            continue;
        };
        let within = mutant.file.trim_start_matches("domain/src/");
        let module = within.split('/').next().unwrap_or(within);
        modules.entry(module).or_default().push((mutant, *verdict));
    }
    println!(
        "{:<10} {:>7} {:>7} {:>7} {:>9} {:>8} {:>8} {:>10}",
        "module", "mutants", "caught", "missed", "unreached", "endless", "unviable", "equivalent"
    );
    let survives = |verdict: Verdict| matches!(verdict, Verdict::Missed | Verdict::Unreached);
    let mut is_good = true;
    for (module, all) in &modules {
        let count = |asked: Verdict| {
            let open = all.iter().filter(|(mutant, verdict)| {
                *verdict == asked && !listed.contains(mutant.name.as_str())
            });
            open.count()
        };
        let equivalent = all.iter().filter(|(mutant, verdict)| {
            survives(*verdict) && listed.contains(mutant.name.as_str())
        });
        println!(
            "{module:<10} {:>7} {:>7} {:>7} {:>9} {:>8} {:>8} {:>10}",
            all.len(),
            count(Verdict::Caught),
            count(Verdict::Missed),
            count(Verdict::Unreached),
            count(Verdict::Endless),
            count(Verdict::Unviable),
            equivalent.count()
        );
        for (mutant, verdict) in all {
            if survives(*verdict) && !listed.contains(mutant.name.as_str()) {
                is_good = false;
                println!("  survives: {}  ({})", mutant.name, mutant.place);
            }
        }
        let survivors: BTreeSet<&str> = all
            .iter()
            .filter(|(_, verdict)| survives(*verdict))
            .map(|(mutant, _)| mutant.name.as_str())
            .collect();
        let start = format!("domain/src/{module}");
        for name in listed.iter().filter(|name| name.starts_with(&start)) {
            if !survivors.contains(name) {
                is_good = false;
                println!("  is listed as equivalent, but is caught or gone: {name}");
            }
        }
    }
    Ok(is_good)
}
