//! Data for programs: tournaments as everybody may see them.

pub mod v1;
