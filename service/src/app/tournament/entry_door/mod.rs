//! How players enter a tournament themselves. The chief arbiter opens the door; players, parents and clubs send requests;
//! arbiters decide about them.
//!
//! | what | file |
//! |---|---|
//! | the settings of the door, the privacy notice | [`door`], [`inputs`] |
//! | limits on ratings and on places for a club | [`limits`], [`rating_limits`] |
//! | sending a request, searching the rating lists | [`send`], [`listed`] |
//! | when the event is over, which doors take requests now | `over.rs` |
//! | a request as its readers see it, its fee | [`request`], `owed.rs` |
//! | pages behind a link: guardian's confirmation, changes, withdrawal | [`by_link`] |
//! | the same for the secretary of a club; entering without a request | [`club`], [`at_once`] |
//! | decisions of the arbiters | [`decide`] |
//! | correcting a player's data by a link, and the arbiters' answer | [`correct`], [`corrections`], `known.rs` |
//! | a player's own data, what a club may read, erasing | [`own_data`], `own_play.rs`, [`member_data`], [`erase`] |
//! | letters | `letters.rs` |
//! | between a site and the hall that it follows | [`from_site`], `by_hall.rs` |

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
pub(in crate::app::tournament) mod over;
mod owed;
pub mod own_data;
mod own_play;
pub mod rating_limits;
pub mod request;
pub mod send;
