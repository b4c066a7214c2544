//! Tests of the whole program through its door: pages and forms, on both databases.
#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "a test fails by panicking"
)]
#![expect(
    dead_code,
    reason = "the support offers what a person can do; not every test does all of it"
)]

mod about_chess;
mod access;
mod account;
mod adjourned;
mod admin_lists;
mod api;
mod api_tokens;
mod arbitration;
mod archive;
mod archive_versions;
mod audit;
mod backups;
mod board_acts;
mod by_hand;
mod calendar;
mod changed_rows;
mod club_data;
mod clubs;
mod commands;
mod conflicts;
mod copies;
mod correction_letters;
mod crash;
mod crawlers;
mod database_away;
mod database_file;
mod deeds_replayed;
mod demo;
mod desk_day;
mod desk_windows;
mod disputes;
mod edited_reports;
mod embed;
mod enter;
mod entry_limits;
mod entry_lists;
mod exchange;
mod explain;
mod fees;
mod form_errors;
mod games;
mod http;
mod integrity;
mod jobs;
mod kept_pages;
mod laws;
mod letters_by_hand;
mod levels;
mod list_refresh;
mod listed_players;
mod live;
mod live_games;
mod log_in;
mod mail;
mod many_games;
mod moderation;
mod my_board;
mod national_lists;
mod network;
mod news;
mod numbers;
mod one_moment;
mod other_swiss;
mod own_data;
mod papers;
mod password_reset;
mod personal_rights;
mod player_page;
mod positions;
mod preflight;
mod privacy;
mod prizes;
mod prospectus;
mod rating_corrections;
mod rating_lists;
mod ratings;
mod records;
mod referee;
mod registrations;
mod replay;
mod reports_as_they_came;
mod results;
mod retention;
mod round_robin;
mod round_start;
mod rounds;
mod routes;
mod rulings;
mod safeguards;
mod scale;
mod schema;
mod screens;
mod search_keys;
mod seats;
mod second_opinion;
mod sections;
mod security;
mod service_load;
mod shown_text;
mod started;
mod started_folder;
mod stored_people;
mod support;
mod teams;
mod tie_breaks;
mod trail;
mod undone;
mod undone_elsewhere;
mod use_cases;
mod watch;
mod webhooks;
mod windows;
mod words;
mod workbook;
