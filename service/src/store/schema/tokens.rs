//! The table of tokens for programs that read more of a tournament than everybody.

diesel::table! {
    /// api_tokens
    api_tokens (id) {
        id -> Integer,
        tournament_id -> Integer,
        name -> Text,
        scope -> Text,
        token_hash -> Text,
        made_by -> Text,
        made_at -> Timestamp,
    }
}
