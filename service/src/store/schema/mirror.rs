//! The tables of sites that follow tournaments, and of tournaments that follow a hall.

diesel::table! {
    /// mirrors
    mirrors (tournament_id) {
        tournament_id -> Integer,
        site -> Text,
        token -> Text,
        is_running -> Bool,
        address -> Text,
        made_by -> Text,
        made_at -> Timestamp,
        due_at -> Timestamp,
        held_until -> Nullable<Timestamp>,
        fails -> Integer,
        told_at -> Nullable<Timestamp>,
        good_at -> Nullable<Timestamp>,
        answer -> Text,
        other -> Text,
        other_since -> Nullable<Timestamp>,
        took -> Integer,
        took_at -> Nullable<Timestamp>,
        leads -> Bool,
    }
}

diesel::table! {
    /// hall_links
    hall_links (id) {
        id -> Integer,
        user_id -> Integer,
        name -> Text,
        token_hash -> Text,
        made_at -> Timestamp,
        used_at -> Nullable<Timestamp>,
    }
}

diesel::table! {
    /// mirrored
    mirrored (tournament_id) {
        tournament_id -> Integer,
        user_id -> Integer,
        event -> Text,
        machine -> Text,
        machine_since -> Timestamp,
        stood_at -> Timestamp,
        heard_at -> Timestamp,
        is_silent -> Bool,
        rival -> Text,
        rival_since -> Nullable<Timestamp>,
        rival_at -> Nullable<Timestamp>,
    }
}

diesel::table! {
    /// mirrored_rows
    mirrored_rows (tournament_id, part, number) {
        tournament_id -> Integer,
        part -> Text,
        number -> Integer,
        own -> Integer,
        is_gone -> Bool,
    }
}

diesel::table! {
    /// hall_post
    hall_post (id) {
        id -> Integer,
        tournament_id -> Integer,
        request_id -> Nullable<Integer>,
        pairing_id -> Nullable<Integer>,
        is_white -> Nullable<Bool>,
        result -> Nullable<Text>,
        asked -> Nullable<Text>,
        round -> Nullable<Integer>,
        said_at -> Timestamp,
    }
}

diesel::table! {
    /// site_requests
    site_requests (request_id) {
        request_id -> Integer,
        tournament_id -> Integer,
        post -> Integer,
    }
}
