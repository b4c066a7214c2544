//! The table of the staff's devices.

diesel::table! {
    /// stations
    stations (id) {
        id -> Integer,
        tournament_id -> Integer,
        name -> Text,
        duty -> Text,
        first_board -> Nullable<Integer>,
        last_board -> Nullable<Integer>,
        code_hash -> Nullable<Text>,
        code_until -> Timestamp,
        token_hash -> Nullable<Text>,
        device -> Text,
        made_by -> Text,
        made_at -> Timestamp,
        paired_at -> Nullable<Timestamp>,
        seen_at -> Nullable<Timestamp>,
        expires_at -> Timestamp,
    }
}
