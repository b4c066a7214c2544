//! What everybody may read of a tournament: the home page, pairings, participants, standings, games, the answers to
//! "why", and the sheets for the wall; and the Laws as they are applied.

use crate::web::routing::ServiceConfig;

pub mod berger_view;
mod board_news;
mod bracket;
pub mod calendar;
mod calendar_files;
pub mod calendar_query;
mod card;
pub mod check;
pub mod crosstable_view;
mod diagram;
pub mod examples;
mod feed;
pub mod game;
pub mod game_view;
pub mod handbook;
pub mod home;
pub mod laws;
mod laws_sections;
pub mod links;
mod live;
pub mod live_games;
pub mod live_games_view;
mod my_board;
pub mod my_board_view;
mod news;
mod norm_outlook;
pub mod norms;
mod person_ratings;
mod player;
mod players;
pub mod print;
pub mod print_view;
mod programs;
mod rating_plot;
pub mod ratings;
mod ratings_view;
pub mod seat;
pub mod standings;
pub mod standings_view;
mod team_match;
mod teams;
pub mod tournament;
pub mod tournament_view;
pub mod tournaments;
pub mod why;
pub mod why_round;
pub mod why_view;

/// The addresses of this room.
pub fn configure(config: &mut ServiceConfig<'_>) {
    home::configure(config);
    bracket::configure(config);
    check::configure(config);
    handbook::configure(config);
    laws::configure(config);
    standings::configure(config);
    team_match::configure(config);
    teams::configure(config);
    ratings::configure(config);
    norms::configure(config);
    players::configure(config);
    player::configure(config);
    my_board::configure(config);
    board_news::configure(config);
    print::configure(config);
    why_round::configure(config);
    why::configure(config);
    tournament::configure(config);
    game::configure(config);
    live_games::configure(config);
    seat::configure(config);
    diagram::configure(config);
    examples::configure(config);
    tournaments::configure(config);
    calendar::configure(config);
    calendar_files::configure(config);
    card::configure(config);
    news::configure(config);
    links::configure(config);
    programs::configure(config);
}
