//! The corpora for tests. Whoever needs them has `corpus` in their name: `.config/nextest.toml` leaves those out, and
//! `./test` brings them in where `TRATTO_CORPORA` names the folder, so that none passes without its data.

use std::path::PathBuf;

/// The folder of the corpora.
pub(crate) fn corpora() -> PathBuf {
    std::env::var_os("TRATTO_CORPORA")
        .map(PathBuf::from)
        .expect("TRATTO_CORPORA names the folder of the corpora")
}
