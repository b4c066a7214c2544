//! The tables of clubs, players and links.

diesel::table! {
    /// clubs
    clubs (id) {
        id -> Integer,
        name -> Text,
        name_key -> Text,
        region -> Text,
        province -> Text,
        town -> Text,
        town_key -> Text,
        postcode -> Text,
        address -> Text,
        email -> Text,
        phone -> Text,
        web -> Text,
        president -> Text,
        federation_code -> Text,
        country -> Text,
        show_contacts -> Bool,
        kind -> Text,
        status -> Text,
        created_at -> Timestamp,
        decided_at -> Nullable<Timestamp>,
        version -> Integer,
        suspended_for -> Text,
        merged_into -> Nullable<Integer>,
        proof_hash -> Text,
        proof_until -> Nullable<Timestamp>,
        proved_at -> Nullable<Timestamp>,
        organiser_id -> Nullable<Integer>,
    }
}

diesel::table! {
    /// club_moderators
    club_moderators (user_id, region) {
        user_id -> Integer,
        region -> Text,
    }
}

diesel::table! {
    /// players
    players (id) {
        id -> Integer,
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
        fide_standard -> Nullable<Integer>,
        fide_rapid -> Nullable<Integer>,
        fide_blitz -> Nullable<Integer>,
        national_standard -> Nullable<Integer>,
        national_rapid -> Nullable<Integer>,
        national_blitz -> Nullable<Integer>,
        club_id -> Nullable<Integer>,
        created_at -> Timestamp,
        version -> Integer,
        code -> Text,
    }
}

diesel::table! {
    /// player_names
    player_names (key, player_id) {
        key -> Text,
        player_id -> Integer,
    }
}

diesel::table! {
    /// site_links
    site_links (id) {
        id -> Integer,
        section -> Text,
        title -> Text,
        address -> Text,
        note -> Text,
    }
}
