//! The words for people: a file for each subject, from codes and values to sentences in the reader's language.
//!
//! Pages and commands use the same functions; the sentences themselves are in `locales/`. Nothing here knows HTML, HTTP or a
//! terminal.
//!
//! | what | file |
//! |---|---|
//! | refusals, errors of fields, trouble of the server | `refusal`, `entering`, `field`, `trouble`, `release` |
//! | messages after an act | `flash` |
//! | dates, points, results, titles | `moment`, `meeting_day`, `points`, `result`, `title` |
//! | languages apart from their messages | `languages` |
//! | moves, positions, clocks | `moves`, `setup`, `stood`, `perpetual`, `clock`, `exercise` |
//! | incidents and decisions, with the Laws | `incident`, `ruling`, `decision`, `told`, `laws` |
//! | explanations of a pairing: who speaks | `why`, `paired_group`, `by_brackets`, `pairing_colours` |
//! | the FIDE (Dutch) System | `pairing`, `why_not`, `bracket` |
//! | the other systems | `burstein`, `double_swiss`, `dubov`, `keizer`, `knock_out`, `lim`, `round_robin`, `team_swiss` |
//! | rounds changed by hand, integrity, the audit trail | `by_hand`, `integrity`, `record` |
//! | files: reports, lists, archives, workbooks | `exchange`, `sheet`, `rating_list`, `archive`, `workbook` |
//! | second opinions on reports | `second_opinion`, `team_check`, `kept_opinion` |
//! | fees, prizes, ratings, categories | `fee`, `prizes`, `rating`, `categories` |
//! | teams, stages of an event, checks before round 1 | `who_plays`, `match_game`, `stage`, `preflight` |
//! | the hall, its devices, copies of its tournaments | `hall`, `board_news`, `board_list`, `station`, `mirror` |
//! | two values for one board | `result_conflict` |
//! | letters, data about a person | `letter`, `own_data` |

// Refusals and errors.
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

// The game on the board, and decisions about it.
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
