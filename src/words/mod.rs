//! The words for people: a file for each subject, from codes and values to sentences in the reader's language.
//!
//! Pages and commands both speak through these functions; the sentences themselves stand in `locales/`.
//! Nothing here knows HTML, HTTP or a terminal.

// Why something is not so.
pub mod entering;
pub mod field;
pub mod flash;
pub mod refusal;
pub mod release;
pub mod trouble;

// Days, points, results, titles.
pub mod board_list;
pub mod languages;
pub mod mirror;
pub mod moment;
pub mod points;
pub mod result;
pub mod result_conflict;
pub mod title;

// The game on the board, and what was decided about it.
pub mod clock;
pub mod decision;
pub mod exercise;
pub mod incident;
pub mod laws;
pub mod moves;
pub mod perpetual;
pub mod ruling;
pub mod setup;
pub mod stood;
pub mod told;

// The tournament.
pub mod archive;
pub mod board_news;
pub mod bracket;
pub mod burstein;
mod by_brackets;
pub mod by_hand;
pub mod categories;
pub mod double_swiss;
pub mod dubov;
pub mod exchange;
pub mod fee;
pub mod hall;
pub mod integrity;
pub mod keizer;
pub mod kept_opinion;
pub mod knock_out;
pub mod letter;
pub mod lim;
pub mod match_game;
pub mod meeting_day;
pub mod own_data;
pub mod paired_group;
pub mod pairing;
mod pairing_colours;
pub mod preflight;
pub mod prizes;
pub mod rating;
pub mod rating_list;
pub mod record;
pub mod round_robin;
pub mod second_opinion;
pub mod sheet;
pub mod stage;
pub mod station;
pub mod team_check;
pub mod team_swiss;
pub mod who_plays;
pub mod why;
mod why_not;
pub mod workbook;

pub use field::problem;
pub use flash::flash;
pub use refusal::refusal;

#[cfg(test)]
mod tests;
#[cfg(test)]
mod typed_examples;
