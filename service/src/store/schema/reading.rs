//! The table of readings of personal data that not everybody sees.

diesel::table! {
    /// readings
    readings (id) {
        id -> Integer,
        read_at -> Timestamp,
        user_id -> Nullable<Integer>,
        reader -> Text,
        output -> Text,
        tournament_id -> Nullable<Integer>,
        entry_id -> Nullable<Integer>,
        player_id -> Nullable<Integer>,
        persons -> Integer,
    }
}
