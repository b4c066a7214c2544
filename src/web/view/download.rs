//! Links to the files of a tournament.

use crate::{app::tournament::summary::Summary, i18n::Words};

/// A file to download.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Download {
    /// `Partite PGN`.
    pub label: String,
    /// Address of the file.
    pub link: String,
}

/// The files of a tournament; `round` is the shown one. Team events have no files with places of players, and no reports that
/// lack teams.
#[must_use]
pub fn downloads(t: Words, summary: &Summary, round: u8) -> Vec<Download> {
    let slug = &summary.slug;
    let file = |key: &str, link: String| Download {
        label: t.get(key),
        link,
    };
    let mut files = Vec::new();
    if round > 0 {
        files.push(file(
            "download-pairings",
            format!("/t/{slug}/round/{round}/pairings.csv"),
        ));
        files.push(file(
            "download-pairings-pgn",
            format!("/t/{slug}/round/{round}/pairings.pgn"),
        ));
        files.push(file(
            "download-games-round",
            format!("/t/{slug}/round/{round}/games.pgn"),
        ));
    }
    if !summary.is_of_teams {
        files.push(file(
            "download-standings",
            format!("/t/{slug}/standings.csv"),
        ));
        files.push(file(
            "download-workbook",
            format!("/t/{slug}/workbook.xlsx"),
        ));
        files.push(file("download-trf16", format!("/t/{slug}/tournament.trf")));
    }
    files.push(file(
        "download-trf26",
        format!("/t/{slug}/tournament.trf26"),
    ));
    files.push(file("download-games", format!("/t/{slug}/games.pgn")));
    files
}
