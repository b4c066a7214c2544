//! The tables of sources of moves from electronic boards, and of broadcasts.

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

diesel::table! {
    /// broadcasts
    broadcasts (id) {
        id -> Integer,
        tournament_id -> Integer,
        server -> Text,
        token -> Text,
        visibility -> Text,
        state -> Text,
        mark -> Text,
        tour -> Text,
        asked_at -> Nullable<Timestamp>,
        made_by -> Text,
        made_at -> Timestamp,
        due_at -> Timestamp,
        held_until -> Nullable<Timestamp>,
        fails -> Integer,
        told_at -> Nullable<Timestamp>,
        answer -> Text,
    }
}

diesel::table! {
    /// broadcast_rounds
    broadcast_rounds (id) {
        id -> Integer,
        broadcast_id -> Integer,
        round -> Integer,
        code -> Text,
        asked_at -> Nullable<Timestamp>,
        hash -> Text,
        pushed_at -> Nullable<Timestamp>,
        games -> Integer,
        refused -> Integer,
        refusal -> Text,
    }
}
