//! The XML that chess-results.com takes from tournament programs, as a file.
//!
//! The sources are Heinz Herzog's description of 10 January 2026 and the files that come with it. Names and order of the
//! attributes follow the files, lengths and codes the description. What neither of them says is marked as our reading.
//!
//! | what | source | item |
//! |---|---|---|
//! | tournament, days `dd.mm.yyyy`, J/N/R | description, "Tournament data" | [`Upload`] |
//! | players with place, points and tie-breaks | "Player data" | [`Player`] |
//! | games, −1 for the bye, −2 for a player who is not paired, forfeit K D U H | "Player pairing data" | [`Pairing`] |
//! | teams and matches | "Team data", "Team pairing data" | [`Team`], [`Match`] |
//! | numbers of tie-breaks | our reading | [`tie_break()`] |
//!
//! Of births only the year goes out. A text that is too long is cut, and a comment at the end of the file names the field.
//!
//! Left out: the section `security` and the numbers of tournament and creator. They need a key that the site's owner gives to
//! each program, so this program cannot send the file itself. Also left out: rankings of earlier rounds, remark, director,
//! organiser, home page and mail.

mod pairing;
mod tie_break;
mod upload;
mod write;

pub use pairing::{Match, Opponent, Outcome, Pairing};
pub use tie_break::tie_break;
pub use upload::{Kind, Placing, Player, State, Team, Upload};
pub use write::write;

#[cfg(test)]
mod tests;
