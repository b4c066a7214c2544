//! Where the moves of electronic boards are read.

diesel::table! {
    /// feeds
    feeds (id) {
        id -> Integer,
        tournament_id -> Integer,
        kind -> Text,
        place -> Text,
        state -> Text,
        made_by -> Text,
        made_at -> Timestamp,
        due_at -> Timestamp,
        held_until -> Nullable<Timestamp>,
        fails -> Integer,
        read_at -> Nullable<Timestamp>,
        answer -> Text,
        boards -> Integer,
        moves -> Integer,
        taken_back -> Integer,
    }
}

diesel::table! {
    /// feed_troubles
    feed_troubles (id) {
        id -> Integer,
        feed_id -> Integer,
        trouble -> Text,
        board -> Nullable<Integer>,
        pairing_id -> Nullable<Integer>,
        ply -> Nullable<Integer>,
        written -> Text,
        line -> Nullable<Integer>,
        column_number -> Nullable<Integer>,
        noticed_at -> Timestamp,
    }
}
