//! Letters: written with the act that causes them, in its transaction, and sent afterwards.
//!
//! A letter is data ([`Letter`]); it is put into words when it is sent or shown. Whatever rolls the act back takes the
//! letter with it, and a server that dies between sending and noting it sends it again, under the same `Message-ID`.

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
