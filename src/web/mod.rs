//! Pages over HTTP; the only module that knows actix and askama.

pub mod assets;
pub mod view;
