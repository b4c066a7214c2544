//! Devices of the staff: tablets and phones that may do one thing in a tournament, without an account. The chief arbiter makes
//! one and gets a code, the device shows the code and gets a token of its own. One list shows them all, and takes each away. They
//! end with the event, and open nothing once it is closed.

pub mod keep;
pub mod pairing;
pub mod station_input;
