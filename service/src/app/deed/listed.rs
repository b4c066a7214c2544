//! Which deeds change what lists of tournaments and clubs show.

use super::{Area, DeedKind};

impl DeedKind {
    /// Whether lists of tournaments and clubs may show what it changes. They show no results, no moves of single games
    /// and no log-ins.
    #[must_use]
    pub const fn is_listed(self) -> bool {
        !matches!(
            self,
            Self::ResultRecorded | Self::ResultCorrected | Self::ResultSettled
        ) && !matches!(self.area(), Area::Moves | Area::Door)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_comes_with_every_game_stands_in_no_list() {
        for code in [
            "result.record",
            "result.correct",
            "game.move",
            "session.open",
        ] {
            assert_eq!(
                DeedKind::from_code(code).map(DeedKind::is_listed),
                Some(false),
                "{code}"
            );
        }
        for code in ["round.publish", "entry.add", "club.approve"] {
            assert_eq!(
                DeedKind::from_code(code).map(DeedKind::is_listed),
                Some(true),
                "{code}"
            );
        }
    }
}
