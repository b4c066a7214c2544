//! Files of other programs: pure parsers and writers over bytes and text.
//!
//! | format | source | item |
//! |---|---|---|
//! | lists of players, tables | RFC 4180 | [`csv`] |
//! | tournament report files TRF06, TRF16, TRF26 and the pairing engines' extensions | C.02.03 Annexure A | [`trf`] |

pub mod csv;
pub mod encoding;
pub mod trf;
