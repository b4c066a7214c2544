//! Which version of the program is the newest, according to the file of its releases (`tratto-release.json`, which
//! `release/build` writes). Only an administrator asks for it, and nothing is installed.

mod release;
mod version;

pub use release::{Release, ReleaseAge, ReleaseFile, Unasked};
pub use version::Version;
