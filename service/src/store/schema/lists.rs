//! The tables of rating lists. Their players are in a file for each list on SQLite, and in partitions on PostgreSQL;
//! while they are being written, the tables have other names.

diesel::table! {
    /// rating_lists
    rating_lists (id) {
        id -> Integer,
        source -> Text,
        kind -> Text,
        valid_from -> Date,
        data -> Integer,
        sha256 -> Text,
        players -> Integer,
        imported_at -> Timestamp,
    }
}

diesel::table! {
    /// list_columns
    list_columns (id) {
        id -> Integer,
        source -> Text,
        heading -> Text,
        meaning -> Text,
    }
}

/// The tables of a list, under either set of names.
macro_rules! list_tables {
    ($players:ident, $words:ident, $vocabularies:ident) => {
        diesel::table! {
            /// Players of a list.
            $players (list_id, no) {
                list_id -> Integer,
                no -> Integer,
                fide_id -> Nullable<BigInt>,
                national_id -> Nullable<Text>,
                name -> Text,
                federation -> Text,
                sex -> Nullable<Text>,
                title -> Nullable<Text>,
                birth_year -> Nullable<Integer>,
                standard -> Nullable<Integer>,
                standard_k -> Nullable<Integer>,
                rapid -> Nullable<Integer>,
                rapid_k -> Nullable<Integer>,
                blitz -> Nullable<Integer>,
                blitz_k -> Nullable<Integer>,
                inactive -> Bool,
            }
        }

        diesel::table! {
            /// Each word of their names, followed by the other words.
            $words (list_id, key, no) {
                list_id -> Integer,
                key -> Text,
                no -> Integer,
                federation -> Text,
                small -> Bool,
            }
        }

        diesel::table! {
            /// The words of all names.
            $vocabularies (list_id) {
                list_id -> Integer,
                words -> Binary,
                small -> Text,
            }
        }
    };
}

list_tables!(list_players, list_words, list_vocabularies);
list_tables!(list_players_new, list_words_new, list_vocabularies_new);
