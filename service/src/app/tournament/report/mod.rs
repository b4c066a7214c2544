//! The arbiter's report of a tournament (in Italian *verbale*): facts that the program knows, and parts that the arbiters write
//! and choose. It is stored with the tournament.
//!
//! | what | file |
//! |---|---|
//! | the form and its checks | [`input`] |
//! | kinds of parts, choices for lists | [`words`] |
//! | facts that the program knows | [`known`] |
//! | players in a list | [`people`] |
//! | reading the report | [`view`] |
//! | storing it | [`save`] |

pub mod input;
pub mod known;
pub mod people;
pub mod save;
pub mod view;
pub mod words;
