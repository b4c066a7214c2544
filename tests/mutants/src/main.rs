//! Mutation testing of the domain: every mutant that cargo-mutants names stands in one program, and an environment
//! variable says which of them is awake. So the domain is built once, and not once for each of ten thousand mutants.
//!
//! | step | file |
//! |---|---|
//! | which mutants there are, and what they are called | `mutant` |
//! | where in its file each stands | `site` |
//! | the file with all its mutants in it | `weave` |
//! | a copy of the domain, woven, with the switch | `tree` |
//! | which of them compile | `compile` |
//! | which test comes to which mutant | `touch` |
//! | what the tests say of each | `trial` |
//! | those that cannot be woven, built one by one | `apart` |
//! | what survives, beside the list of equivalents | `report` |

mod apart;
mod arguments;
mod compile;
mod mutant;
mod program;
mod report;
mod site;
mod source;
mod touch;
mod tree;
mod trial;
mod weave;

use std::{env, error::Error, process::ExitCode};

use arguments::{Arguments, USAGE};
use tree::Tree;

/// What went wrong, in words.
pub(crate) type Outcome<T> = Result<T, Box<dyn Error>>;

fn main() -> ExitCode {
    let arguments = match Arguments::read(env::args().skip(1)) {
        Ok(Some(arguments)) => arguments,
        Ok(None) => {
            println!("{USAGE}");
            return ExitCode::SUCCESS;
        }
        Err(error) => {
            eprintln!("mutants: {error}\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    match run(&arguments) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("mutants: {error}");
            ExitCode::from(2)
        }
    }
}

/// Whether no mutant survived that is not explained.
fn run(arguments: &Arguments) -> Outcome<bool> {
    let mutants = mutant::list(&arguments.root, &arguments.modules)?;
    println!("{} mutants", mutants.len());
    let tree = Tree::copy(&arguments.root, &arguments.out)?;
    let built = compile::woven(&tree, &mutants)?;
    println!(
        "{} in one program, {} to be built apart, {} do not compile",
        built.woven.len(),
        built.apart.len(),
        built.unviable.len()
    );
    let touched = touch::of_each_test(&built.program, arguments.jobs)?;
    println!(
        "{} tests, {:.0} s together",
        touched.tests.len(),
        touched.seconds()
    );
    let mut verdicts = trial::all(&mutants, &built, &touched, arguments.jobs);
    verdicts.extend(apart::each(&tree, &mutants, &built.apart));
    report::print(arguments, &mutants, &verdicts)
}
