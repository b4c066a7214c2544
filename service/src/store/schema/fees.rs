//! The tables of entry fees: bands, amounts of entries, and payments.

diesel::table! {
    /// fee_tables
    fee_tables (tournament_id) {
        tournament_id -> Integer,
        bands -> Text,
        version -> Integer,
    }
}

diesel::table! {
    /// entry_fees
    entry_fees (id) {
        id -> Integer,
        tournament_id -> Integer,
        entry_id -> Integer,
        due -> Nullable<Integer>,
        reason -> Text,
        membership -> Text,
    }
}

diesel::table! {
    /// payments
    payments (id) {
        id -> Integer,
        tournament_id -> Integer,
        entry_id -> Nullable<Integer>,
        receipt -> Integer,
        name -> Text,
        cents -> Integer,
        method -> Text,
        taken_by -> Text,
        taken_at -> Timestamp,
        cancelled_by -> Nullable<Text>,
        cancelled_at -> Nullable<Timestamp>,
        reason -> Text,
    }
}
