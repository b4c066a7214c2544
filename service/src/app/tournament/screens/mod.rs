//! The playing hall's screens: what each shows, the announcement and the clock of the round that all of them share, and
//! what a screen says now. Arbiters control them; everybody may look at them, so they show what everybody may see.

pub mod announcement;
pub mod desk;
pub mod hall_input;
pub mod round_clock;
pub mod screen;
pub mod showing;
pub mod shown;
