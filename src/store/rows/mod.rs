//! One file a table: rows and the queries on them. Functions take the connection of the transaction they run
//! in; they fail with [`StoreError`](super::StoreError) when storage does.

pub mod accepted_checks;
pub mod arbiters;
pub mod arbitration;
pub mod archived;
pub mod attempts;
pub mod audit;
pub mod audit_chain;
pub mod byes;
pub mod check_ins;
pub mod clubs;
pub mod conflicts;
pub mod deductions;
pub mod deputy_invitations;
pub mod empty_seats;
pub mod entries;
pub mod entry_doors;
pub mod entry_requests;
pub mod fees;
pub mod games;
pub mod hall;
pub mod handed_over;
pub mod idempotency;
pub mod incidents;
pub mod invitations;
pub mod known_devices;
pub mod list_headings;
pub mod listed_entries;
pub mod mark;
pub mod moment;
pub mod norm_certificates;
pub mod pairings;
mod person;
pub mod player_names;
pub mod players;
pub mod presence;
pub mod prizes;
pub mod prohibitions;
pub mod rating_corrections;
pub mod reports;
pub mod round_hours;
pub mod rounds;
pub mod screens;
pub mod sealed_trail;
pub mod search_keys;
pub mod seats;
pub mod sections;
pub mod sessions;
pub mod site_links;
pub mod standing;
pub mod tournament_lists;
pub mod tournaments;
pub mod users;

/// Rows of one statement: PostgreSQL takes 65,535 parameters, and no table here has more than 30 columns.
const ROWS_A_STATEMENT: usize = 1000;
