//! The table of kept answers of the public check of reports.

diesel::table! {
    /// kept_opinions
    kept_opinions (id) {
        id -> Integer,
        code -> Text,
        secret_hash -> Text,
        verdict -> Text,
        system -> Text,
        players -> Integer,
        rounds -> Integer,
        boards_differ -> Integer,
        ranked_after -> Nullable<Integer>,
        tie_breaks -> Text,
        places_differ -> Integer,
        sha256 -> Text,
        made_at -> Timestamp,
    }
}
