//! What a test cannot try on this machine: it is said, and `./test` counts it.

use std::{env, fs::OpenOptions, io::Write as _, panic::Location};

/// The file to which `./test` has a line written for each.
const COUNTED: &str = "TRATTO_NOT_TRIED";

/// Says what cannot be tried here. A test that calls this has not passed whole: the step of `./test` is "not all" then.
#[track_caller]
pub fn not_tried(why: &str) {
    let line = format!("{}: {why}\n", Location::caller().file());
    print!("not tried: {line}");
    let Some(file) = env::var_os(COUNTED) else {
        return;
    };
    let mut file = OpenOptions::new()
        .create(true)
        .append(true)
        .open(file)
        .unwrap();
    // One write: tests run beside each other.
    file.write_all(line.as_bytes()).unwrap();
}
