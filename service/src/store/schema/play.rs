//! The tables of rounds, boards and games.

diesel::table! {
    /// rounds
    rounds (id) {
        id -> Integer,
        tournament_id -> Integer,
        number -> Integer,
        state -> Text,
        drafted_at -> Timestamp,
        published_at -> Nullable<Timestamp>,
        printed_at -> Nullable<Timestamp>,
        version -> Integer,
        basis -> Nullable<Text>,
        by_hand -> Nullable<Text>,
        by_hand_reason -> Nullable<Text>,
    }
}

diesel::table! {
    /// pairings
    pairings (id) {
        id -> Integer,
        tournament_id -> Integer,
        round_id -> Integer,
        board -> Integer,
        white_entry_id -> Integer,
        black_entry_id -> Integer,
        result -> Nullable<Text>,
        result_by -> Nullable<Text>,
        result_at -> Nullable<Timestamp>,
        result_reason -> Nullable<Text>,
        version -> Integer,
        result_cause -> Nullable<Text>,
        result_article -> Nullable<Text>,
        result_incident -> Nullable<Integer>,
        goes_on_entry_id -> Nullable<Integer>,
    }
}

diesel::table! {
    /// games
    games (id) {
        id -> Integer,
        tournament_id -> Integer,
        pairing_id -> Nullable<Integer>,
        white_name -> Text,
        black_name -> Text,
        round_tag -> Text,
        result -> Text,
        rules_edition -> Text,
        tags -> Text,
        source -> Text,
        source_language -> Nullable<Text>,
        created_at -> Timestamp,
        version -> Integer,
    }
}

diesel::table! {
    /// game_moves
    game_moves (id) {
        id -> Integer,
        game_id -> Integer,
        ply -> Integer,
        uci -> Text,
        san -> Text,
        written -> Text,
        white_clock -> Nullable<Integer>,
        black_clock -> Nullable<Integer>,
        draw_offer -> Bool,
        made_by -> Text,
        made_at -> Timestamp,
        undone_by -> Nullable<Text>,
        undone_at -> Nullable<Timestamp>,
    }
}

diesel::table! {
    /// incidents
    incidents (id) {
        id -> Integer,
        tournament_id -> Integer,
        pairing_id -> Integer,
        game_id -> Nullable<Integer>,
        ply -> Nullable<Integer>,
        kind -> Text,
        colour -> Nullable<Text>,
        facts -> Text,
        article -> Text,
        ruling -> Text,
        white_clock -> Nullable<Integer>,
        black_clock -> Nullable<Integer>,
        recorded_by -> Text,
        recorded_at -> Timestamp,
        superseded_by -> Nullable<Integer>,
        detail -> Nullable<Text>,
    }
}

diesel::table! {
    /// result_conflicts
    result_conflicts (id) {
        id -> Integer,
        tournament_id -> Integer,
        pairing_id -> Integer,
        wanted -> Nullable<Text>,
        wanted_by -> Text,
        wanted_by_user -> Nullable<Integer>,
        wanted_at -> Timestamp,
        stood -> Nullable<Text>,
        stood_by -> Text,
        request_key -> Nullable<Text>,
        settled -> Nullable<Text>,
        settled_by -> Nullable<Text>,
        settled_at -> Nullable<Timestamp>,
        settled_key -> Nullable<Text>,
    }
}

diesel::table! {
    /// rating_corrections
    rating_corrections (id) {
        id -> Integer,
        tournament_id -> Integer,
        pairing_id -> Integer,
        result -> Text,
        reason -> Text,
        corrected_by -> Text,
        corrected_at -> Timestamp,
    }
}

diesel::table! {
    /// empty_seats
    empty_seats (id) {
        id -> Integer,
        tournament_id -> Integer,
        pairing_id -> Integer,
        is_white -> Bool,
    }
}

diesel::table! {
    /// meeting_days
    meeting_days (id) {
        id -> Integer,
        tournament_id -> Integer,
        round_id -> Integer,
        number -> Integer,
        day -> Date,
        hour -> Text,
    }
}

diesel::table! {
    /// match_games
    match_games (id) {
        id -> Integer,
        tournament_id -> Integer,
        pairing_id -> Integer,
        number -> Integer,
        kind -> Text,
        games -> Integer,
        white_entry_id -> Integer,
        time_control -> Text,
        result -> Text,
        entered_by -> Text,
        entered_at -> Timestamp,
    }
}
