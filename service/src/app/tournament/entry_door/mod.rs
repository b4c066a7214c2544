//! How players enter themselves: the door that the chief arbiter opens, requests, what becomes of them.

pub mod at_once;
pub(in crate::app) mod by_hall;
pub mod by_link;
pub mod club;
pub mod correct;
pub mod corrections;
pub mod decide;
pub mod door;
pub mod erase;
pub mod from_site;
pub mod inputs;
mod known;
mod letters;
pub mod limits;
pub mod listed;
pub mod member_data;
mod owed;
pub mod own_data;
mod own_play;
pub mod rating_limits;
pub mod request;
pub mod send;
