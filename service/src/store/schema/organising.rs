//! The tables of federations and organisers besides the owner of the installation.

diesel::table! {
    /// organisers
    organisers (id) {
        id -> Integer,
        slug -> Text,
        name -> Text,
        country -> Text,
        federation -> Text,
        accent -> Text,
        language -> Text,
        territory -> Text,
        categories -> Text,
        imprint -> Text,
        web -> Text,
        created_at -> Timestamp,
        version -> Integer,
    }
}

diesel::table! {
    /// organiser_people
    organiser_people (user_id) {
        user_id -> Integer,
        organiser_id -> Integer,
        is_officer -> Bool,
    }
}

diesel::table! {
    /// organised
    organised (tournament_id) {
        tournament_id -> Integer,
        organiser_id -> Integer,
    }
}
