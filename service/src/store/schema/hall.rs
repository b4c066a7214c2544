//! The tables of the screens in the playing hall.

diesel::table! {
    /// screens
    screens (id) {
        id -> Integer,
        tournament_id -> Integer,
        name -> Text,
        shows -> Text,
        page_seconds -> Integer,
        theme -> Text,
        version -> Integer,
    }
}

diesel::table! {
    /// announcements
    announcements (tournament_id) {
        tournament_id -> Integer,
        boards -> Text,
        said -> Text,
        announced_at -> Nullable<Timestamp>,
        version -> Integer,
    }
}

diesel::table! {
    /// round_clocks
    round_clocks (tournament_id) {
        tournament_id -> Integer,
        round -> Integer,
        starts_at -> Nullable<Timestamp>,
        ends_at -> Nullable<Timestamp>,
        utc_offset -> Integer,
        version -> Integer,
    }
}
