//! The tables of messages that players send from the board with the code of their seat.

diesel::table! {
    /// seat_keys
    seat_keys (tournament_id) {
        tournament_id -> Integer,
        secret -> Text,
    }
}

diesel::table! {
    /// seat_reports
    seat_reports (id) {
        id -> Integer,
        tournament_id -> Integer,
        pairing_id -> Integer,
        is_white -> Bool,
        result -> Text,
        reported_at -> Timestamp,
    }
}

diesel::table! {
    /// seat_calls
    seat_calls (id) {
        id -> Integer,
        tournament_id -> Integer,
        pairing_id -> Integer,
        is_white -> Bool,
        kind -> Text,
        round -> Nullable<Integer>,
        called_at -> Timestamp,
        answered_by -> Nullable<Text>,
        answered_at -> Nullable<Timestamp>,
    }
}
