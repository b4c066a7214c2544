//! Where this machine copies its data.

diesel::table! {
    /// copies_folders
    copies_folders (id) {
        id -> Integer,
        folder -> Text,
    }
}
