//! The arbiter's desk: entries and check-in, a round from its draft to its last result, and what was written.

use crate::web::routing::ServiceConfig;

pub mod by_hand;
mod by_hand_page;
pub mod byes;
pub mod check_in;
mod check_in_back;
pub mod check_in_desk;
pub mod check_in_sheet;
pub mod check_in_view;
pub mod confirm;
pub mod earlier_round;
pub mod end;
pub mod entries;
pub mod entry_edit;
pub mod entry_fee;
pub mod entry_list;
mod entry_list_question;
mod entry_list_view;
pub mod erase;
pub mod fees;
pub mod goes_on;
pub mod hand_over;
pub mod integrity;
pub mod line_up;
pub mod list_refresh;
pub mod listed_players;
pub mod namesakes;
pub mod numbers;
pub mod play_on;
pub mod preflight;
pub mod reading;
pub mod record;
pub mod round;
mod round_page;
pub mod round_start;
pub mod round_view;
pub mod rounds;
pub mod take_back;
pub mod teams;
pub mod unseen;
pub mod who_read;
pub mod window;

/// The addresses of this room.
pub fn configure(config: &mut ServiceConfig<'_>) {
    line_up::configure(config);
    teams::configure(config);
    round::configure(config);
    rounds::configure(config);
    goes_on::configure(config);
    play_on::configure(config);
    by_hand::configure(config);
    take_back::configure(config);
    entry_list::configure(config);
    entry_edit::configure(config);
    entry_fee::configure(config);
    erase::configure(config);
    fees::configure(config);
    check_in::configure(config);
    check_in_desk::configure(config);
    check_in_sheet::configure(config);
    list_refresh::configure(config);
    listed_players::configure(config);
    entries::configure(config);
    preflight::configure(config);
    round_start::configure(config);
    byes::configure(config);
    integrity::configure(config);
    numbers::configure(config);
    hand_over::configure(config);
    end::configure(config);
    record::configure(config);
    who_read::configure(config);
    reading::configure(config);
}
