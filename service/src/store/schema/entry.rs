//! The tables about players who enter themselves.

diesel::table! {
    /// entry_doors
    entry_doors (tournament_id) {
        tournament_id -> Integer,
        is_open -> Bool,
        closes_at -> Nullable<Timestamp>,
        places -> Nullable<Integer>,
        guardian_below -> Integer,
        payee -> Text,
        iban -> Text,
        version -> Integer,
        rating_least -> Nullable<Integer>,
        rating_most -> Nullable<Integer>,
        club_places -> Nullable<Integer>,
        was_opened -> Bool,
    }
}

diesel::table! {
    /// entry_notices
    entry_notices (id) {
        id -> Integer,
        tournament_id -> Integer,
        number -> Integer,
        said -> Text,
        written_at -> Timestamp,
    }
}

diesel::table! {
    /// entry_requests
    entry_requests (id) {
        id -> Integer,
        tournament_id -> Integer,
        player_id -> Nullable<Integer>,
        club_door -> Nullable<Integer>,
        entry_id -> Nullable<Integer>,
        last_name -> Text,
        first_name -> Text,
        sex -> Nullable<Text>,
        birth_year -> Nullable<Integer>,
        birth_date -> Nullable<Date>,
        federation -> Text,
        fide_id -> Nullable<Text>,
        national_id -> Nullable<Text>,
        title -> Nullable<Text>,
        rating -> Nullable<Integer>,
        club_name -> Text,
        state -> Text,
        byes -> Text,
        name_shown -> Text,
        publication -> Text,
        notice -> Integer,
        email -> Text,
        guardian_name -> Text,
        guardian_email -> Text,
        guardian_at -> Nullable<Timestamp>,
        guardian_how -> Text,
        secret_hash -> Text,
        guardian_hash -> Text,
        reason -> Text,
        sent_at -> Timestamp,
        state_at -> Timestamp,
        version -> Integer,
    }
}

diesel::table! {
    /// entry_corrections
    entry_corrections (request_id) {
        request_id -> Integer,
        tournament_id -> Integer,
        proposed -> Text,
        sent_at -> Timestamp,
        taken -> Nullable<Bool>,
        decided_at -> Nullable<Timestamp>,
    }
}

diesel::table! {
    /// erasures
    erasures (id) {
        id -> Integer,
        tournament_id -> Integer,
        entry_id -> Integer,
        asked_at -> Timestamp,
    }
}

diesel::table! {
    /// contacts_gone
    contacts_gone (tournament_id) {
        tournament_id -> Integer,
        gone_at -> Timestamp,
    }
}
