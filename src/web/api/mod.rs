//! What programs read: data of tournaments as everybody may see them.

pub mod v1;
