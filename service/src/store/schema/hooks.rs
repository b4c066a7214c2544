//! The tables of servers that are told about events of a tournament.

diesel::table! {
    /// webhooks
    webhooks (id) {
        id -> Integer,
        tournament_id -> Integer,
        address -> Text,
        secret -> Text,
        made_by -> Text,
        made_at -> Timestamp,
    }
}

diesel::table! {
    /// webhook_messages
    webhook_messages (id) {
        id -> Integer,
        webhook_id -> Integer,
        message_id -> Text,
        event -> Text,
        round -> Nullable<Integer>,
        board -> Nullable<Integer>,
        state -> Text,
        happened_at -> Timestamp,
        due_at -> Timestamp,
        expires_at -> Timestamp,
        held_until -> Nullable<Timestamp>,
        tries -> Integer,
        answer -> Text,
        done_at -> Nullable<Timestamp>,
    }
}
