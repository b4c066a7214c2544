//! The corpora for tests. A test that needs them has `corpus` in its name. `.config/nextest.toml` leaves those tests out, and `./test`
//! runs them if `TRATTO_CORPORA` names the folder, so that no test passes without its data.

use std::path::PathBuf;

/// The folder of the corpora.
pub(crate) fn corpora() -> PathBuf {
    std::env::var_os("TRATTO_CORPORA")
        .map(PathBuf::from)
        .expect("TRATTO_CORPORA names the folder of the corpora")
}
