//! The tables of browsers that are told about a board through their push service, and of their messages.

diesel::table! {
    /// push_keys
    push_keys (id) {
        id -> Integer,
        secret -> Text,
        made_at -> Timestamp,
    }
}

diesel::table! {
    /// push_subscriptions
    push_subscriptions (id) {
        id -> Integer,
        tournament_id -> Integer,
        entry_id -> Integer,
        endpoint -> Text,
        p256dh -> Text,
        auth -> Text,
        language -> Text,
        made_at -> Timestamp,
    }
}

diesel::table! {
    /// push_messages
    push_messages (id) {
        id -> Integer,
        subscription_id -> Integer,
        news -> Text,
        round -> Integer,
        due_at -> Timestamp,
        expires_at -> Timestamp,
        held_until -> Nullable<Timestamp>,
        tries -> Integer,
    }
}
