//! The program `tratto`.

use std::process::ExitCode;

fn main() -> ExitCode {
    tratto::run()
}
