//! The tables as diesel sees them; `migrations/` makes them. The end of this file lists the tables that may be joined.

mod accounts;
mod copies;
mod entry;
mod fees;
mod field;
mod hall;
mod hooks;
mod lists;
mod live_boards;
mod mail;
mod mirror;
mod opinions;
mod organising;
mod play;
mod prizes;
mod push;
mod reading;
mod registry;
mod seats;
mod staff;
mod team_event;
mod tokens;
mod tournament;
mod trail;

pub use accounts::{
    attempts, invitations, known_devices, passkeys, recovery_codes, sessions, users,
};
pub use copies::copies_folders;
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
pub use mirror::{hall_links, hall_post, mirrored, mirrored_rows, mirrors, site_requests};
pub use opinions::kept_opinions;
pub use organising::{organised, organiser_people, organisers};
pub use play::{
    empty_seats, game_moves, games, incidents, match_games, meeting_days, pairings,
    rating_corrections, result_conflicts, rounds,
};
pub use prizes::{prize_funds, prize_lists, prize_receipts};
pub use push::{push_keys, push_messages, push_subscriptions};
pub use reading::readings;
pub use registry::{club_moderators, clubs, player_names, players, site_links};
pub use seats::{seat_calls, seat_keys, seat_reports};
pub use staff::stations;
pub use team_event::{
    forbidden_teams, line_ups, match_chairs, team_byes, team_matches, team_members, team_penalties,
    team_rules, teams,
};
pub use tokens::api_tokens;
pub use tournament::{
    accepted_checks, arbitration, check_ins, deputy_invitations, handed_over, norm_certificates,
    prospectuses, qualified, round_hours, sections, stages, tournament_arbiters,
    tournament_reports, tournament_rules, tournament_words, tournaments,
};
pub use trail::{audit, idempotency, sealed_trail};

diesel::joinable!(feeds -> tournaments (tournament_id));
diesel::joinable!(feed_troubles -> feeds (feed_id));
diesel::joinable!(broadcasts -> tournaments (tournament_id));
diesel::joinable!(webhooks -> tournaments (tournament_id));
diesel::joinable!(push_subscriptions -> tournaments (tournament_id));
diesel::joinable!(stations -> tournaments (tournament_id));
diesel::joinable!(mirrors -> tournaments (tournament_id));
diesel::joinable!(mirrored -> tournaments (tournament_id));
diesel::joinable!(hall_links -> users (user_id));
diesel::joinable!(site_requests -> entry_requests (request_id));
diesel::joinable!(passkeys -> users (user_id));
diesel::joinable!(sessions -> users (user_id));
diesel::joinable!(deputy_invitations -> tournaments (tournament_id));
diesel::joinable!(tournament_rules -> tournaments (tournament_id));
diesel::joinable!(tournament_arbiters -> tournaments (tournament_id));
diesel::joinable!(tournament_arbiters -> users (user_id));
diesel::joinable!(entries -> tournaments (tournament_id));
diesel::joinable!(entry_doors -> tournaments (tournament_id));
diesel::joinable!(pairings -> rounds (round_id));
diesel::joinable!(handed_over -> tournaments (tournament_id));
diesel::joinable!(round_hours -> tournaments (tournament_id));
diesel::joinable!(contacts_gone -> tournaments (tournament_id));
diesel::joinable!(sections -> tournaments (tournament_id));
diesel::joinable!(organised -> tournaments (tournament_id));
diesel::joinable!(organised -> organisers (organiser_id));
diesel::joinable!(organiser_people -> organisers (organiser_id));
diesel::joinable!(organiser_people -> users (user_id));

// Only tables that are joined in a query: each pair costs time in every build; all 6,000 pairs would cost nine seconds.
diesel::allow_tables_to_appear_in_same_query!(
    tournaments,
    tournament_rules,
    handed_over,
    round_hours,
    entry_doors,
    sections,
    organised,
    organisers,
    organiser_people,
    contacts_gone,
    entry_requests,
    entries,
    webhooks,
    broadcasts,
    mirrors,
    mirrored,
    hall_links,
    feeds,
    feed_troubles,
    stations,
    deputy_invitations,
    tournament_arbiters,
    push_subscriptions,
    users,
    sessions,
    passkeys,
    rounds,
    pairings,
    tournament_words,
    games,
    game_moves,
    result_conflicts,
    match_games,
    incidents,
    push_messages,
    deductions,
    payments,
    players,
    player_names,
);

diesel::allow_tables_to_appear_in_same_query!(entry_requests, site_requests);
