//! The tables of a tournament in order: those in an archive. Their columns are in one file for each subject beside this
//! one: `entry_tables.rs`, `round_tables.rs` and so on.
//!
//! A test compares this with the schema: every column must be here or be named as left out. New tables and columns are
//! marked with the first version of the format that has them: `rows("…", &[…]).since(2)`, or `text("…").since(2)` after
//! the older columns.

use super::{
    entry_tables, game_tables, hall_tables, layout::Table, paper_tables, round_tables, team_tables,
    tournament_tables,
};

/// All tables, each after those that it refers to. The tournament is first.
pub const TABLES: &[Table] = &[
    tournament_tables::TOURNAMENT,
    tournament_tables::RULES,
    tournament_tables::ARBITRATION,
    entry_tables::ENTRIES,
    entry_tables::BYES,
    entry_tables::PRESENCE,
    entry_tables::LISTED,
    tournament_tables::SECTION,
    entry_tables::FEE_TABLE,
    entry_tables::FEES,
    entry_tables::PAYMENTS,
    entry_tables::FORBIDDEN_PAIRS,
    entry_tables::ACCELERATIONS,
    round_tables::ROUNDS,
    round_tables::PAIRINGS,
    tournament_tables::STAGE,
    entry_tables::QUALIFIED,
    round_tables::MEETING_DAYS,
    round_tables::MATCH_GAMES,
    team_tables::RULES,
    team_tables::TEAMS,
    team_tables::MEMBERS,
    team_tables::MATCHES,
    team_tables::CHAIRS,
    team_tables::PENALTIES,
    team_tables::BYES,
    team_tables::FORBIDDEN,
    team_tables::LINE_UPS,
    game_tables::GAMES,
    game_tables::MOVES,
    game_tables::INCIDENTS,
    round_tables::RATING_CORRECTIONS,
    round_tables::EMPTY_SEATS,
    round_tables::SEAT_REPORTS,
    round_tables::SEAT_CALLS,
    entry_tables::ERASURES,
    game_tables::DEDUCTIONS,
    entry_tables::REPORT_LINES,
    round_tables::CONFLICTS,
    hall_tables::CHECK_IN,
    hall_tables::ACCEPTED_CHECKS,
    hall_tables::ROUND_HOURS,
    paper_tables::REPORT,
    entry_tables::CONTACTS_GONE,
    paper_tables::PROSPECTUS,
    paper_tables::NORM_CERTIFICATES,
    paper_tables::PRIZE_FUND,
    paper_tables::PRIZE_LISTS,
    paper_tables::PRIZE_RECEIPTS,
    hall_tables::SCREENS,
    hall_tables::ANNOUNCEMENT,
    hall_tables::ROUND_CLOCK,
];

#[cfg(test)]
mod tests;
