//! The tables of accounts and log-ins.

diesel::table! {
    /// users
    users (id) {
        id -> Integer,
        name -> Text,
        display_name -> Text,
        password_hash -> Nullable<Text>,
        is_admin -> Bool,
        club_id -> Nullable<Integer>,
        created_at -> Timestamp,
        disabled_at -> Nullable<Timestamp>,
        version -> Integer,
        may_create_tournaments -> Bool,
        email -> Text,
    }
}

diesel::table! {
    /// sessions
    sessions (id) {
        id -> Integer,
        token_hash -> Text,
        user_id -> Integer,
        created_at -> Timestamp,
        last_seen_at -> Timestamp,
        expires_at -> Timestamp,
        address -> Text,
        device -> Text,
    }
}

diesel::table! {
    /// invitations
    invitations (id) {
        id -> Integer,
        token_hash -> Text,
        user_id -> Nullable<Integer>,
        kind -> Text,
        created_at -> Timestamp,
        expires_at -> Timestamp,
        used_at -> Nullable<Timestamp>,
    }
}

diesel::table! {
    /// attempts
    attempts (id) {
        id -> Integer,
        kind -> Text,
        subject -> Text,
        source -> Text,
        at -> Timestamp,
    }
}

diesel::table! {
    /// known_devices
    known_devices (id) {
        id -> Integer,
        token_hash -> Text,
        user_id -> Integer,
        created_at -> Timestamp,
        last_seen_at -> Timestamp,
    }
}

diesel::table! {
    /// passkeys
    passkeys (id) {
        id -> Integer,
        user_id -> Integer,
        credential -> Text,
        public_key -> Text,
        host -> Text,
        name -> Text,
        signed -> BigInt,
        made_at -> Timestamp,
        used_at -> Nullable<Timestamp>,
    }
}

diesel::table! {
    /// recovery_codes
    recovery_codes (id) {
        id -> Integer,
        user_id -> Integer,
        code_hash -> Text,
        made_at -> Timestamp,
    }
}
