//! The table of the folder for copies.

diesel::table! {
    /// copies_folders
    copies_folders (id) {
        id -> Integer,
        folder -> Text,
    }
}
