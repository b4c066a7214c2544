//! The tables of letters.

diesel::table! {
    /// outbox
    outbox (id) {
        id -> Integer,
        message_id -> Text,
        class -> Text,
        state -> Text,
        language -> Text,
        address -> Text,
        body -> Text,
        tournament_id -> Nullable<Integer>,
        written_at -> Timestamp,
        due_at -> Timestamp,
        expires_at -> Timestamp,
        held_until -> Nullable<Timestamp>,
        tries -> Integer,
        failure -> Text,
        done_at -> Nullable<Timestamp>,
    }
}

diesel::table! {
    /// mail_languages
    mail_languages (id) {
        id -> Integer,
        address_hash -> Text,
        language -> Text,
        given_at -> Timestamp,
    }
}
