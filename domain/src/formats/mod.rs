//! Files of other programs: pure readers and writers over bytes and text.
//!
//! | format | source | item |
//! |---|---|---|
//! | a round's pairing as the engines print it | bbpPairings, JaVaFo | [`bbp`] |
//! | the XML of chess-results.com | H. Herzog, 10 January 2026 | [`chess_results`] |
//! | FIDE rating list, text form | the heading of the file | [`fide_list`] |
//! | lists of players, tables | RFC 4180 | [`csv`] |
//! | running games of electronic boards | LiveChess, LiveChess Cloud | [`live`] |
//! | games in Portable Game Notation | PGN 1994, supplement 2001 | [`pgn`] |
//! | tables of cells from texts, workbooks and reports | | [`sheet`] |
//! | tournament report files TRF06, TRF16, TRF26 and the pairing engines' extensions | C.02.03 Annexure A | [`trf`] |
//! | standings for tie-break checkers | `StartNo,Rank,PTS,…` | [`standings_csv`] |

pub mod bbp;
pub mod chess_results;
pub mod csv;
pub mod encoding;
pub mod fide_list;
pub mod live;
pub mod pgn;
pub mod sheet;
pub mod standings_csv;
pub mod trf;
