//! The identity of this program: its version, the commit that it was built from, and its schema.

use std::sync::LazyLock;

use crate::app;

/// `0.2.0 (commit 9241eceea8d1, schema 0138)`; without the commit if the build did not know it.
pub fn version() -> &'static str {
    static VERSION: LazyLock<String> = LazyLock::new(|| {
        let commit = option_env!("TRATTO_BUILT_FROM").map(|commit| format!("commit {commit}, "));
        format!(
            "{} ({}schema {})",
            env!("CARGO_PKG_VERSION"),
            commit.unwrap_or_default(),
            app::schema()
        )
    });
    &VERSION
}
