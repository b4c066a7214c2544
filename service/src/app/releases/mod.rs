//! Which version of the program is the newest, as the file of its releases says (`tratto-release.json`, which `release/build`
//! writes). Nobody asks for it but an administrator, and nothing is installed.

mod release;
mod version;

pub use release::{Release, ReleaseAge, ReleaseFile, Unasked};
pub use version::Version;
