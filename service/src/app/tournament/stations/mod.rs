//! Devices of the staff: tablets and phones that may do one thing in a tournament, without an account. The chief arbiter sets one
//! up and gets a code. The device sends the code and gets a token of its own. One list shows all devices, and each can be revoked
//! there. Their access ends with the event, and no device has access to a closed tournament.
//!
//! | what | file |
//! |---|---|
//! | the arbiter's list: set up, show, revoke | [`keep`] |
//! | the device: enter a code, be recognised by its token, give up access | [`pairing`] |
//! | the form as it is typed | [`station_input`] |

pub mod keep;
pub mod pairing;
pub mod station_input;
