//! The tables, as diesel sees them; `migrations/` is what makes them. Here stands what may be joined.

mod accounts;
mod entry;
mod fees;
mod field;
mod hall;
mod hooks;
mod lists;
mod live_boards;
mod mail;
mod opinions;
mod play;
mod prizes;
mod push;
mod reading;
mod registry;
mod seats;
mod team_event;
mod tokens;
mod tournament;
mod trail;

pub use accounts::{attempts, invitations, known_devices, sessions, users};
pub use entry::{
    contacts_gone, entry_corrections, entry_doors, entry_notices, entry_requests, erasures,
};
pub use fees::{entry_fees, fee_tables, payments};
pub use field::{
    accelerations, byes, deductions, entries, forbidden_pairs, list_headings, listed_entries,
    presence, report_lines,
};
pub use hall::{announcements, round_clocks, screens};
pub use hooks::{webhook_messages, webhooks};
pub use lists::{
    list_columns, list_players, list_players_new, list_vocabularies, list_vocabularies_new,
    list_words, list_words_new, rating_lists,
};
pub use live_boards::{broadcast_rounds, broadcasts, feed_troubles, feeds};
pub use mail::{mail_languages, outbox};
pub use opinions::kept_opinions;
pub use play::{
    empty_seats, game_moves, games, incidents, match_games, meeting_days, pairings,
    rating_corrections, result_conflicts, rounds,
};
pub use prizes::{prize_funds, prize_lists, prize_receipts};
pub use push::{push_keys, push_messages, push_subscriptions};
pub use reading::readings;
pub use registry::{club_moderators, clubs, player_names, players, site_links};
pub use seats::{seat_calls, seat_keys, seat_reports};
pub use team_event::{line_ups, match_chairs, team_matches, team_members, team_rules, teams};
pub use tokens::api_tokens;
pub use tournament::{
    accepted_checks, arbitration, check_ins, deputy_invitations, handed_over, norm_certificates,
    prospectuses, qualified, round_hours, sections, stages, tournament_arbiters,
    tournament_reports, tournament_rules, tournament_words, tournaments,
};
pub use trail::{audit, idempotency, sealed_trail};

diesel::joinable!(outbox -> tournaments (tournament_id));
diesel::joinable!(feeds -> tournaments (tournament_id));
diesel::joinable!(feed_troubles -> feeds (feed_id));
diesel::joinable!(broadcasts -> tournaments (tournament_id));
diesel::joinable!(broadcast_rounds -> broadcasts (broadcast_id));
diesel::joinable!(webhooks -> tournaments (tournament_id));
diesel::joinable!(webhook_messages -> webhooks (webhook_id));
diesel::joinable!(push_subscriptions -> tournaments (tournament_id));
diesel::joinable!(push_messages -> push_subscriptions (subscription_id));
diesel::joinable!(users -> clubs (club_id));
diesel::joinable!(sessions -> users (user_id));
diesel::joinable!(invitations -> users (user_id));
diesel::joinable!(known_devices -> users (user_id));
diesel::joinable!(deputy_invitations -> tournaments (tournament_id));
diesel::joinable!(players -> clubs (club_id));
diesel::joinable!(player_names -> players (player_id));
diesel::joinable!(tournament_rules -> tournaments (tournament_id));
diesel::joinable!(tournament_arbiters -> tournaments (tournament_id));
diesel::joinable!(tournament_arbiters -> users (user_id));
diesel::joinable!(entries -> tournaments (tournament_id));
diesel::joinable!(entries -> players (player_id));
diesel::joinable!(entries -> clubs (club_id));
diesel::joinable!(entry_doors -> tournaments (tournament_id));
diesel::joinable!(byes -> tournaments (tournament_id));
diesel::joinable!(byes -> entries (entry_id));
diesel::joinable!(presence -> tournaments (tournament_id));
diesel::joinable!(presence -> entries (entry_id));
diesel::joinable!(listed_entries -> tournaments (tournament_id));
diesel::joinable!(listed_entries -> entries (entry_id));
diesel::joinable!(list_headings -> users (user_id));
diesel::joinable!(forbidden_pairs -> tournaments (tournament_id));
diesel::joinable!(accelerations -> tournaments (tournament_id));
diesel::joinable!(deductions -> tournaments (tournament_id));
diesel::joinable!(deductions -> entries (entry_id));
diesel::joinable!(deductions -> incidents (incident_id));
diesel::joinable!(report_lines -> tournaments (tournament_id));
diesel::joinable!(report_lines -> entries (entry_id));
diesel::joinable!(rounds -> tournaments (tournament_id));
diesel::joinable!(pairings -> tournaments (tournament_id));
diesel::joinable!(pairings -> rounds (round_id));
diesel::joinable!(games -> tournaments (tournament_id));
diesel::joinable!(games -> pairings (pairing_id));
diesel::joinable!(game_moves -> games (game_id));
diesel::joinable!(incidents -> tournaments (tournament_id));
diesel::joinable!(incidents -> pairings (pairing_id));
diesel::joinable!(incidents -> games (game_id));
diesel::joinable!(arbitration -> tournaments (tournament_id));
diesel::joinable!(result_conflicts -> tournaments (tournament_id));
diesel::joinable!(result_conflicts -> pairings (pairing_id));
diesel::joinable!(rating_corrections -> tournaments (tournament_id));
diesel::joinable!(rating_corrections -> pairings (pairing_id));
diesel::joinable!(prize_funds -> tournaments (tournament_id));
diesel::joinable!(prize_lists -> tournaments (tournament_id));
diesel::joinable!(prize_receipts -> tournaments (tournament_id));
diesel::joinable!(screens -> tournaments (tournament_id));
diesel::joinable!(seat_keys -> tournaments (tournament_id));
diesel::joinable!(seat_reports -> tournaments (tournament_id));
diesel::joinable!(seat_reports -> pairings (pairing_id));
diesel::joinable!(meeting_days -> tournaments (tournament_id));
diesel::joinable!(meeting_days -> rounds (round_id));
diesel::joinable!(match_games -> tournaments (tournament_id));
diesel::joinable!(match_games -> pairings (pairing_id));
diesel::joinable!(seat_calls -> tournaments (tournament_id));
diesel::joinable!(seat_calls -> pairings (pairing_id));
diesel::joinable!(sealed_trail -> tournaments (tournament_id));
diesel::joinable!(handed_over -> tournaments (tournament_id));
diesel::joinable!(round_hours -> tournaments (tournament_id));
diesel::joinable!(norm_certificates -> tournaments (tournament_id));
diesel::joinable!(norm_certificates -> entries (entry_id));
diesel::joinable!(contacts_gone -> tournaments (tournament_id));
diesel::joinable!(prospectuses -> tournaments (tournament_id));
diesel::joinable!(tournament_reports -> tournaments (tournament_id));
diesel::joinable!(sections -> tournaments (tournament_id));
diesel::joinable!(fee_tables -> tournaments (tournament_id));
diesel::joinable!(entry_fees -> tournaments (tournament_id));
diesel::joinable!(entry_fees -> entries (entry_id));
diesel::joinable!(payments -> tournaments (tournament_id));
diesel::joinable!(payments -> entries (entry_id));
diesel::joinable!(line_ups -> tournaments (tournament_id));
diesel::joinable!(team_rules -> tournaments (tournament_id));
diesel::joinable!(teams -> tournaments (tournament_id));
diesel::joinable!(team_members -> tournaments (tournament_id));
diesel::joinable!(team_members -> teams (team_id));
diesel::joinable!(team_members -> entries (entry_id));
diesel::joinable!(team_matches -> tournaments (tournament_id));
diesel::joinable!(team_matches -> rounds (round_id));
diesel::joinable!(match_chairs -> tournaments (tournament_id));
diesel::joinable!(match_chairs -> team_matches (match_id));
diesel::allow_tables_to_appear_in_same_query!(
    clubs,
    users,
    sessions,
    invitations,
    attempts,
    known_devices,
    deputy_invitations,
    players,
    player_names,
    tournaments,
    tournament_rules,
    tournament_arbiters,
    tournament_words,
    entries,
    byes,
    presence,
    listed_entries,
    list_headings,
    forbidden_pairs,
    accelerations,
    deductions,
    report_lines,
    rounds,
    pairings,
    games,
    game_moves,
    incidents,
    arbitration,
    audit,
    idempotency,
    result_conflicts,
    prize_funds,
    prize_lists,
    prize_receipts,
    screens,
    announcements,
    round_clocks,
    rating_corrections,
    check_ins,
    accepted_checks,
    round_hours,
    entry_doors,
    empty_seats,
    seat_keys,
    api_tokens,
    seat_reports,
    seat_calls,
    sealed_trail,
    handed_over,
    tournament_reports,
    prospectuses,
    contacts_gone,
    norm_certificates,
    sections,
    fee_tables,
    entry_fees,
    payments,
    team_rules,
    teams,
    team_members,
    team_matches,
    match_chairs,
    match_games,
    meeting_days,
    outbox,
    mail_languages,
    webhooks,
    webhook_messages,
    feeds,
    feed_troubles,
    broadcasts,
    broadcast_rounds,
    push_keys,
    push_subscriptions,
    push_messages,
    readings,
    line_ups,
);
