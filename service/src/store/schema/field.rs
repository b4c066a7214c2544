//! The tables of participants, with their data besides the person.

diesel::table! {
    /// entries
    entries (id) {
        id -> Integer,
        tournament_id -> Integer,
        player_id -> Nullable<Integer>,
        tpn -> Nullable<Integer>,
        last_name -> Text,
        first_name -> Text,
        name_key -> Text,
        sex -> Nullable<Text>,
        birth_year -> Nullable<Integer>,
        birth_date -> Nullable<Date>,
        federation -> Text,
        fide_id -> Nullable<Text>,
        national_id -> Nullable<Text>,
        title -> Nullable<Text>,
        rating -> Nullable<Integer>,
        club_id -> Nullable<Integer>,
        club_name -> Text,
        checked_in -> Bool,
        withdrawn_after -> Nullable<Integer>,
        first_round -> Integer,
        created_at -> Timestamp,
        version -> Integer,
        entered_by -> Text,
        no_half_point_bye -> Bool,
        name_shown -> Text,
        publication -> Text,
        rating_list -> Text,
    }
}

diesel::table! {
    /// byes
    byes (id) {
        id -> Integer,
        tournament_id -> Integer,
        entry_id -> Integer,
        round -> Integer,
        kind -> Text,
    }
}

diesel::table! {
    /// presence
    presence (id) {
        id -> Integer,
        tournament_id -> Integer,
        entry_id -> Integer,
        round -> Integer,
        answer -> Text,
    }
}

diesel::table! {
    /// listed_entries
    listed_entries (id) {
        id -> Integer,
        tournament_id -> Integer,
        entry_id -> Integer,
        category -> Text,
        province -> Text,
        fee_due -> Nullable<Integer>,
        fee_paid -> Nullable<Integer>,
        fide_standard -> Nullable<Integer>,
        fide_rapid -> Nullable<Integer>,
        fide_blitz -> Nullable<Integer>,
        national_standard -> Nullable<Integer>,
        national_rapid -> Nullable<Integer>,
        national_blitz -> Nullable<Integer>,
    }
}

diesel::table! {
    /// list_headings
    list_headings (id) {
        id -> Integer,
        user_id -> Integer,
        heading -> Text,
        meaning -> Text,
    }
}

diesel::table! {
    /// forbidden_pairs
    forbidden_pairs (id) {
        id -> Integer,
        tournament_id -> Integer,
        first_entry_id -> Integer,
        second_entry_id -> Integer,
        first_round -> Integer,
        last_round -> Integer,
    }
}

diesel::table! {
    /// accelerations
    accelerations (id) {
        id -> Integer,
        tournament_id -> Integer,
        first_tpn -> Integer,
        last_tpn -> Integer,
        first_round -> Integer,
        last_round -> Integer,
        half_points -> Integer,
    }
}

diesel::table! {
    /// deductions
    deductions (id) {
        id -> Integer,
        tournament_id -> Integer,
        entry_id -> Integer,
        incident_id -> Nullable<Integer>,
        round -> Integer,
        half_points -> Integer,
    }
}

diesel::table! {
    /// report_lines
    report_lines (id) {
        id -> Integer,
        tournament_id -> Integer,
        entry_id -> Nullable<Integer>,
        number -> Integer,
        text -> Text,
    }
}
