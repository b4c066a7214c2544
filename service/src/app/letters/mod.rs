//! Letters. They are written in the transaction of the act that causes them, and sent afterwards.
//!
//! A letter is data ([`Letter`]) and gets its words when it is sent or shown. If the act is rolled back, so is the
//! letter. A server that stops between sending and noting it sends the letter again, with the same `Message-ID`.
//!
//! | what | file |
//! |---|---|
//! | the content of a letter | `letter` |
//! | putting a letter into the outbox | `outbox` |
//! | the language of the recipient | `language` |
//! | sending, and the outcome | `sending` |
//! | lists of letters, and one to be sent by hand | `page` |

mod language;
mod letter;
mod outbox;
mod page;
mod sending;

pub use letter::Letter;
pub use outbox::message_id;
pub use page::{
    AllLetters, LETTERS_A_PAGE, OpenLetter, ShownLetter, all, by_hand, of_tournament, one,
    try_again,
};
pub use sending::{Due, Failed, Trouble, failed, leave, next, sent, tidy};

pub(super) use language::{given, remember};
pub(super) use letter::PROOF_DAYS;
pub(super) use outbox::{Post, forget, note_reset, post, take_back};
