//! The tables of team events: rules, teams with members, matches with chairs.

diesel::table! {
    /// team_rules
    team_rules (tournament_id) {
        tournament_id -> Integer,
        boards -> Text,
        primary_score -> Text,
        uses_secondary -> Bool,
        preferences -> Text,
        match_win -> Integer,
        match_draw -> Integer,
        match_loss -> Integer,
        tie_breaks -> Text,
        version -> Integer,
        board_order -> Text,
        order_tolerance -> Integer,
        most_members -> Nullable<Integer>,
        quotas -> Text,
        hand_in_minutes -> Nullable<Integer>,
        apart_rounds -> Nullable<Integer>,
    }
}

diesel::table! {
    /// teams
    teams (id) {
        id -> Integer,
        tournament_id -> Integer,
        number -> Integer,
        name -> Text,
        short_name -> Text,
        captain -> Text,
        is_away -> Bool,
        version -> Integer,
    }
}

diesel::table! {
    /// team_members
    team_members (id) {
        id -> Integer,
        tournament_id -> Integer,
        team_id -> Integer,
        entry_id -> Integer,
        place -> Integer,
    }
}

diesel::table! {
    /// team_matches
    team_matches (id) {
        id -> Integer,
        tournament_id -> Integer,
        round_id -> Integer,
        number -> Integer,
        first_team_id -> Integer,
        second_team_id -> Nullable<Integer>,
        version -> Integer,
        is_open -> Bool,
    }
}

diesel::table! {
    /// match_chairs
    match_chairs (id) {
        id -> Integer,
        tournament_id -> Integer,
        match_id -> Integer,
        board -> Integer,
        first_entry_id -> Nullable<Integer>,
        second_entry_id -> Nullable<Integer>,
    }
}

diesel::table! {
    /// line_ups
    line_ups (id) {
        id -> Integer,
        tournament_id -> Integer,
        team_id -> Integer,
        round -> Integer,
        board -> Integer,
        entry_id -> Integer,
    }
}

diesel::table! {
    /// team_penalties
    team_penalties (id) {
        id -> Integer,
        tournament_id -> Integer,
        team_id -> Integer,
        round -> Integer,
        match_points -> Integer,
        game_points -> Integer,
        reason -> Text,
        is_given -> Bool,
    }
}

diesel::table! {
    /// team_byes
    team_byes (id) {
        id -> Integer,
        tournament_id -> Integer,
        team_id -> Integer,
        round -> Integer,
        kind -> Text,
    }
}

diesel::table! {
    /// forbidden_teams
    forbidden_teams (id) {
        id -> Integer,
        tournament_id -> Integer,
        first_team_id -> Integer,
        second_team_id -> Integer,
        first_round -> Integer,
        last_round -> Integer,
    }
}
