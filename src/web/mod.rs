//! HTTP and HTML: the only module that knows actix and askama.

pub mod assets;
