//! Tournaments: settings, entries, rounds, results, standings, and everything around them.
//!
//! A newcomer begins with `loaded.rs` (a tournament as it is read), `entries.rs`, `rounds.rs`, `results.rs` and `standings.rs`.
//! A name with `/` is a folder. Its head says what is in it: its `mod.rs`, or the file with the same name beside it.
//!
//! # The tournament and its settings
//!
//! | what | file |
//! |---|---|
//! | creating a tournament, changing its settings | `settings.rs` |
//! | the form of the settings, and its checks | `settings_input.rs`, `checked_settings.rs` |
//! | rules for pairing and ranking; Keizer system | `rules.rs`, `keizer_settings.rs` |
//! | points, tie-breaks, delay of moves | `scoring.rs`, `tie_break_list.rs`, `live_delay.rs` |
//! | rules of a tournament made from a report, and back | `reported_rules.rs`, `kept.rs` |
//! | its address part, its search words | `slug.rs`, `search_words.rs` |
//! | days, hours and time zone | `days.rs`, `round_hours.rs`, `place_time.rs`, `meeting_days.rs` |
//! | deputies, and who has a role | `deputies.rs` |
//! | the prospectus | `prospectus/` |
//! | events of several sections; stages | `sections/`, `section.rs`, `stages/` |
//! | team events | `teams/` |
//!
//! # Lists and pages of tournaments
//!
//! | what | file |
//! |---|---|
//! | a tournament, as lists and headings show it | `summary.rs` |
//! | front page, calendar, regions, site map | `lists.rs`, `calendar.rs`, `by_region.rs`, `sitemap.rs` |
//! | the arbiter's desk | `desk.rs` |
//! | a participant with their rounds; a phone's own board | `personal.rs`, `remembered_board.rs`, `board_news/` |
//! | screens of the hall | `screens/` |
//! | papers | `papers/` |
//!
//! # Reading and keeping in memory
//!
//! | what | file |
//! |---|---|
//! | a tournament as it is stored, with its crosstable | `loaded.rs`, `loaded/` |
//! | tournaments kept in memory, with their standings | `snapshot.rs`, `ranked.rs` |
//! | paired rounds kept in memory | `solved.rs` |
//! | single boards for a screen that was told of a change | `live_rows.rs` |
//!
//! # Entries
//!
//! | what | file |
//! |---|---|
//! | adding, checking in, withdrawing, returning | `entries.rs` |
//! | the data of an entry; correcting them; the national category | `entry_values.rs`, `entry_correction.rs`, `category.rs` |
//! | the list of entries; a participant, as lists show them | `entry_list.rs`, `entrant.rs` |
//! | entering from the registry, or from rating lists | `registered.rs`, `listed_players.rs` |
//! | importing lists of players | `entry_lists/` |
//! | ratings renewed from a list | `list_refresh/` |
//! | players who enter themselves | `entry_door/` |
//! | whether a player is already entered | `namesakes.rs` |
//! | how a participant is shown; who read personal data | `entry_shown.rs`, `who_read.rs` |
//! | erasing a participant; deleting personal data of old events | `erasure.rs`, `retention.rs` |
//! | lines of an imported report about a participant | `report_lines.rs` |
//! | fees; what conditions of fees and prizes look at | `fees/`, `candidate.rs` |
//!
//! # Before a round
//!
//! | what | file |
//! |---|---|
//! | checks before round 1; the check-in | `preflight/`, `check_in.rs` |
//! | participants who were not seen | `ready_to_pair.rs`, `unseen_answer.rs` |
//! | byes, and pairs that must not meet | `byes.rs` |
//! | pairing numbers | `numbering.rs`, `numbers.rs`, `numbers_by_hand.rs` |
//! | the colour of number 1; virtual points | `first_colour.rs`, `virtual_points.rs` |
//!
//! # Rounds
//!
//! | what | file |
//! |---|---|
//! | pairing a draft; the state that it is paired from | `rounds.rs`, `basis.rs`, `round_boards.rs` |
//! | whether a draft is out of date | `draft_basis.rs` |
//! | a draft changed by hand | `by_hand/` |
//! | publishing, and taking back | `publication.rs` |
//! | why a round is paired as it is | `explain.rs` |
//! | the boards of a round; the list of rounds | `board.rs`, `round_list.rs` |
//! | round robins; sides whose members do not meet | `round_robin.rs`, `sides.rs` |
//! | knock-outs: rounds, bracket, level ties | `knock_out.rs`, `bracket.rs`, `tie.rs` |
//! | further games after a drawn tie | `match_games.rs`, `match_result.rs`, `match_view.rs` |
//!
//! # Results
//!
//! | what | file |
//! |---|---|
//! | entering and correcting results | `results.rs`, `reason.rs` |
//! | results of earlier rounds; letters about them | `earlier_round.rs`, `rating_correction.rs`, `result_letters.rs` |
//! | two values for one board | `conflicts.rs` |
//! | undo, and the rows of the trail behind it | `undo.rs`, `board_trail.rs` |
//! | the history of a board | `result_history.rs` |
//! | what players say from their seats; devices of the staff | `seat_reports/`, `stations/` |
//!
//! # Standings and the end
//!
//! | what | file |
//! |---|---|
//! | standings and cross-table; Keizer ranking | `standings.rs`, `keizer.rs` |
//! | prizes | `prizes/` |
//! | rating changes and norms | `ratings/` |
//! | closing and reopening; the end of the day | `closing.rs`, `end.rs` |
//! | the arbiter's report | `report/` |
//!
//! # Integrity and the audit trail
//!
//! | what | file |
//! |---|---|
//! | confirmations; FIDE mode | `confirmation.rs`, `fide_mode.rs` |
//! | events that touched the integrity, and undoing them | `integrity/` |
//! | the audit trail, and its rows as data | `record.rs`, `record_value.rs`, `record_value/` |
//! | the trail with the rows of other servers | `whole_trail.rs` |
//!
//! # Other programs
//!
//! | what | file |
//! |---|---|
//! | tokens with which programs read more | `api_tokens/` |
//! | servers that are notified | `webhooks/` |

pub mod api_tokens;
mod basis;
pub mod board;
pub mod board_news;
mod board_trail;
pub mod bracket;
pub mod by_hand;
pub mod by_region;
pub mod byes;
pub mod calendar;
mod candidate;
pub mod category;
pub mod check_in;
pub mod checked_settings;
pub mod closing;
pub mod confirmation;
pub mod conflicts;
pub mod days;
pub mod deputies;
pub mod desk;
pub mod draft_basis;
pub mod earlier_round;
pub mod end;
pub mod entrant;
pub mod entries;
pub mod entry_correction;
pub mod entry_door;
pub mod entry_list;
pub mod entry_lists;
pub mod entry_shown;
pub mod entry_values;
pub mod erasure;
pub mod explain;
pub mod fees;
pub mod fide_mode;
pub mod first_colour;
pub mod integrity;
mod keizer;
mod keizer_settings;
pub(crate) mod kept;
pub mod knock_out;
pub mod list_refresh;
pub mod listed_players;
pub mod lists;
pub(in crate::app) mod live_delay;
pub mod live_rows;
mod loaded;
pub mod match_games;
mod match_result;
pub mod match_view;
pub mod meeting_days;
pub mod namesakes;
pub(in crate::app) mod numbering;
pub mod numbers;
pub mod numbers_by_hand;
pub mod papers;
pub mod personal;
pub mod place_time;
pub mod preflight;
pub mod prizes;
pub mod prospectus;
pub mod publication;
mod ranked;
pub mod rating_correction;
pub mod ratings;
pub mod ready_to_pair;
pub mod reason;
pub mod record;
pub mod record_value;
pub mod registered;
pub mod remembered_board;
pub mod report;
mod report_lines;
pub(in crate::app) mod reported_rules;
pub mod result_history;
mod result_letters;
pub mod results;
pub mod retention;
mod round_boards;
pub mod round_hours;
pub mod round_list;
pub mod round_robin;
pub mod rounds;
pub mod rules;
pub(in crate::app) mod scoring;
pub mod screens;
pub(in crate::app) mod search_words;
pub mod seat_reports;
mod section;
pub mod sections;
pub mod settings;
pub mod settings_input;
pub mod sides;
pub mod sitemap;
pub(in crate::app) mod slug;
mod snapshot;
mod solved;
pub mod stages;
pub mod standings;
pub mod stations;
pub mod summary;
pub mod teams;
mod tie;
pub mod tie_break_list;
pub mod undo;
pub mod unseen_answer;
mod virtual_points;
pub mod webhooks;
pub mod who_read;
mod whole_trail;

pub(in crate::app) use basis::{Basis, until_written};
pub(crate) use loaded::Loaded;
pub(crate) use ranked::parse_list;
pub(crate) use snapshot::{Shelf, Snapshot};
pub(crate) use solved::SolvedRounds;
pub(in crate::app) use teams::{from_report as teams_from, report as teams_of};
