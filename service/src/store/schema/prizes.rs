//! The tables of the prize fund, the closed prize lists and their receipts.

diesel::table! {
    /// prize_funds
    prize_funds (tournament_id) {
        tournament_id -> Integer,
        fund -> Text,
        decisions -> Text,
        version -> Integer,
    }
}

diesel::table! {
    /// prize_lists
    prize_lists (id) {
        id -> Integer,
        tournament_id -> Integer,
        number -> Integer,
        list -> Text,
        closed_by -> Text,
        closed_at -> Timestamp,
    }
}

diesel::table! {
    /// prize_receipts
    prize_receipts (id) {
        id -> Integer,
        tournament_id -> Integer,
        list_number -> Integer,
        position -> Integer,
        number -> Integer,
        signed_by -> Nullable<Text>,
        signed_at -> Nullable<Timestamp>,
    }
}
