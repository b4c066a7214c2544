//! Files of other programs: pure parsers and writers over bytes and text.
//!
//! | format | source | item |
//! |---|---|---|
//! | games in Portable Game Notation | PGN 1994, supplement 2001 | [`pgn`] |
//! | tournament report files TRF06, TRF16, TRF26 and the pairing engines' extensions | C.02.03 Annexure A | [`trf`] |

pub mod encoding;
pub mod pgn;
pub mod trf;
