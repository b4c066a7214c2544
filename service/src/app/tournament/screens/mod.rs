//! The screens of the playing hall. Each screen has its own content; all of them share the announcement and the clock of the
//! round. Arbiters control them; everybody may open them, so they only show what everybody may see.
//!
//! | what | file |
//! |---|---|
//! | adding, changing and removing screens | [`screen`], [`showing`] |
//! | the announcement | [`announcement`] |
//! | the clock of the round | [`round_clock`] |
//! | the desk's page, and its forms | [`desk`], [`hall_input`] |
//! | what a screen shows now | [`shown`] |

pub mod announcement;
pub mod desk;
pub mod hall_input;
pub mod round_clock;
pub mod screen;
pub mod showing;
pub mod shown;
