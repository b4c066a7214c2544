//! Positions for which an event announced more than 50 moves (Laws of 1952, art. 12.4).

use std::{fmt, str::FromStr};

use shakmaty::{Chess, Color, Position, Role};

use super::{history::Game, notation::Language};

/// The men of one side, counted. In writing the king comes first: `KRB`.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Side(Vec<Role>);

/// The men left on both sides, regardless of colour, and how many moves by each player a claim then needs.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Entry {
    sides: [Side; 2],
    moves: u32,
}

/// The positions that an event announced before its start: `KRB-KR 75, KNN-KP 100`, in Italian letters `RTA-RT 75`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AnnouncedFifty(Vec<Entry>);

/// The entry that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} is no position and number of moves")]
pub struct AnnouncedFiftyError(pub String);

/// The most moves that can be announced.
const MOST: u32 = 500;

impl AnnouncedFifty {
    /// Moves by each player that a claim needs in this position; `None` if nothing was announced for it.
    #[must_use]
    pub fn moves_for(&self, position: &Chess) -> Option<u32> {
        let left = [Color::White, Color::Black].map(|color| {
            let board = position.board();
            let men = board.by_color(color).into_iter();
            Side::sorted(men.filter_map(|square| board.role_at(square)).collect())
        });
        let [white, black] = left;
        let found = self.0.iter().find(|entry| {
            let [one, other] = &entry.sides;
            (*one == white && *other == black) || (*one == black && *other == white)
        });
        found.map(|entry| entry.moves)
    }

    /// `game` with the number of moves announced for its present position. It is unchanged if nothing was announced for the position,
    /// or if its edition does not allow such announcements.
    #[must_use]
    pub fn applied_to(&self, game: Game) -> Game {
        let Some(moves) = self.moves_for(game.position()) else {
            return game;
        };
        game.clone().with_more_than_fifty(moves).unwrap_or(game)
    }

    /// Whether nothing was announced.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl Side {
    fn sorted(mut men: Vec<Role>) -> Self {
        men.sort_by_key(|role| std::cmp::Reverse(u8::from(*role)));
        Self(men)
    }

    /// Reads `KRB` or `KTL`; in languages in which the king is `R`, `RTA` or `RTF`.
    fn read(text: &str) -> Option<Self> {
        let languages = match text.chars().next()? {
            'K' | 'k' => [Language::English, Language::German],
            'R' | 'r' => [Language::Italian, Language::French],
            _ => return None,
        };
        let mut languages = languages.into_iter();
        languages.find_map(|language| Self::read_in(text, language))
    }

    fn read_in(text: &str, language: Language) -> Option<Self> {
        let role = |letter: char| {
            let letter = letter.to_ascii_uppercase();
            match language.roles(letter) {
                [Some(role), _] | [_, Some(role)] => Some(role),
                _ => (letter == 'P').then_some(Role::Pawn),
            }
        };
        let men: Vec<Role> = text.chars().map(role).collect::<Option<_>>()?;
        let kings = men.iter().filter(|role| **role == Role::King).count();
        (kings == 1).then(|| Self::sorted(men))
    }
}

impl FromStr for Entry {
    type Err = AnnouncedFiftyError;

    fn from_str(text: &str) -> Result<Self, AnnouncedFiftyError> {
        let read = || {
            let (men, moves) = text.trim().rsplit_once(char::is_whitespace)?;
            let (one, other) = men.trim().split_once('-')?;
            let moves = moves
                .parse()
                .ok()
                .filter(|moves| (51..=MOST).contains(moves))?;
            let sides = [Side::read(one.trim())?, Side::read(other.trim())?];
            Some(Self { sides, moves })
        };
        read().ok_or_else(|| AnnouncedFiftyError(text.trim().to_owned()))
    }
}

impl FromStr for AnnouncedFifty {
    type Err = AnnouncedFiftyError;

    /// Entries separated by commas or semicolons.
    fn from_str(text: &str) -> Result<Self, AnnouncedFiftyError> {
        let entries = text
            .split([',', ';'])
            .filter(|entry| !entry.trim().is_empty());
        entries.map(str::parse).collect::<Result<_, _>>().map(Self)
    }
}

/// The text in English letters, as it is stored.
impl fmt::Display for AnnouncedFifty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = |side: &Side| -> String {
            let letter = |role: &Role| role.char().to_ascii_uppercase();
            side.0.iter().map(letter).collect()
        };
        let entry = |entry: &Entry| {
            let [one, other] = &entry.sides;
            format!("{}-{} {}", side(one), side(other), entry.moves)
        };
        let entries: Vec<String> = self.0.iter().map(entry).collect();
        f.pad(&entries.join(", "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{edition::Edition, position::read_fen};

    #[test]
    fn announcements_are_read_in_every_language() {
        for (text, written) in [
            ("KRB-KR 75", "KRB-KR 75"),
            ("RTA-RT 75", "KRB-KR 75"),
            ("  kbr-kr 75 ;KNN-KP 100,", "KRB-KR 75, KNN-KP 100"),
            ("RCC-RP 100", "KNN-KP 100"),
            ("KTL-KT 75", "KRB-KR 75"),
            ("rtf-rt 75", "KRB-KR 75"),
            ("", ""),
        ] {
            let read: AnnouncedFifty = text.parse().unwrap();
            assert_eq!(read.to_string(), written, "{text}");
            assert_eq!(read.is_empty(), written.is_empty(), "{text}");
            assert_eq!(written.parse(), Ok(read), "{text}");
        }
        for wrong in [
            "KRB-KR",
            "KRB 75",
            "KRB-KR 50",
            "KRB-KR 501",
            "RB-KR 75",
            "KKR-K 75",
            "KXB-KR 75",
            "75",
        ] {
            assert_eq!(
                wrong.parse::<AnnouncedFifty>(),
                Err(AnnouncedFiftyError(wrong.to_owned())),
                "{wrong}"
            );
        }
    }

    /// FIDE 1952, 12.4: more moves if the position was announced, for either side; 50 in other positions and under other editions.
    #[test]
    fn article_12_4_of_1952_more_moves_for_announced_positions() {
        let announced: AnnouncedFifty = "KRB-KR 75".parse().unwrap();
        let judged = |fen: &str, edition| {
            let game = Game::with_edition(read_fen(fen).unwrap(), edition);
            let game = announced.applied_to(game);
            (game.fifty_half_moves(), game.claims_now().fifty_moves)
        };
        let rook_and_bishop = "4k3/8/3r4/8/8/3RB3/8/4K3 w - - 120 90";
        let turned = "4K3/8/3R4/8/8/3rb3/8/4k3 w - - 150 90";
        let rook = "4k3/8/3r4/8/8/3R4/8/4K3 w - - 120 90";
        assert_eq!(judged(rook_and_bishop, Edition::Fide1952), (150, false));
        assert_eq!(judged(turned, Edition::Fide1952), (150, true));
        assert_eq!(judged(rook, Edition::Fide1952), (100, true));
        assert_eq!(judged(rook_and_bishop, Edition::Fide2023), (100, true));
    }
}
