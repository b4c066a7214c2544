//! Finished answers for everybody, kept as bytes: made once for each version of the data, language and theme, compressed once
//! for each encoding, and given to every reader until something changes.
//!
//! - Kept answers are made for nobody in particular: no account, no form token, no cookie. So they contain nothing that the
//!   public may not see, and the bytes are the same for everybody.
//! - An answer remembers the moment before its data were read ([`crate::live::Tick`]). It is given only while none of these
//!   data are known to have changed; a write is announced before it is acknowledged.
//! - Requests for the same new page wait for one of them, which makes it.
//! - The total size is limited in bytes; answers that were not requested for the longest time are removed first.
//!
//! | what | file |
//! |---|---|
//! | all kept answers, and the place of each | `pages` |
//! | one answer: headers, tag, weight | `answer` |
//! | encodings and tags in a request | `asks` |
//! | compression | `packing` |
//! | a file as it is written: in memory, or on the disk | `written` |

mod answer;
mod asks;
mod packing;
mod pages;
mod written;

pub use answer::{Answer, Fresh};
pub use asks::Asks;
pub use pages::{Key, Pages};
pub use written::{Writing, Written, hex};
