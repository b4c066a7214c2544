//! The tables of the audit trail and of the requests.

diesel::table! {
    /// audit
    audit (id) {
        id -> Integer,
        at -> Timestamp,
        user_id -> Nullable<Integer>,
        actor -> Text,
        action -> Text,
        tournament_id -> Nullable<Integer>,
        subject -> Text,
        before -> Text,
        after -> Text,
        hash -> Text,
    }
}

diesel::table! {
    /// idempotency
    idempotency (id) {
        id -> Integer,
        key -> Text,
        actor -> Text,
        subject -> Text,
        at -> Timestamp,
        audit_id -> Nullable<Integer>,
    }
}

diesel::table! {
    /// sealed_trail
    sealed_trail (id) {
        id -> Integer,
        tournament_id -> Integer,
        chain -> Integer,
        number -> Integer,
        at -> Timestamp,
        user_id -> Nullable<Integer>,
        actor -> Text,
        action -> Text,
        origin -> Nullable<Integer>,
        subject -> Text,
        before -> Text,
        after -> Text,
        hash -> Text,
        about -> Text,
        named -> Text,
    }
}
