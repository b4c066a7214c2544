//! Letters of the men in the languages that scoresheets use (Laws, Appendix C.3).

use shakmaty::Role;

/// The language whose letters name the men.
///
/// Figurines are understood in every language, because they cannot be mistaken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    /// R D T A C (P)
    Italian,
    /// K Q R B N (P)
    English,
    /// K D T L S (B)
    German,
    /// R D T F C (P)
    French,
    /// R D T A C (P)
    Spanish,
    /// K D T L P
    Dutch,
    /// R D T B C (P)
    Portuguese,
    /// K H W G S (P)
    Polish,
    /// Кр Ф Л С К (П)
    Russian,
    /// Descriptive: `P-K4`, `NxP`, with English letters.
    Descriptive,
    /// Figurines only.
    Figurine,
    /// One typed move with letters of any of these languages: Italian, English, German, French, Spanish. `R` is a king in some and a rook
    /// in English. If both readings are legal, the move is ambiguous and nothing is guessed. Every other letter names at most one man. The
    /// German `B` does not mean a pawn here; pawns have no letter.
    AnyLetters,
}

/// The order of the men in the tables below.
const ORDER: [Role; 6] = [
    Role::King,
    Role::Queen,
    Role::Rook,
    Role::Bishop,
    Role::Knight,
    Role::Pawn,
];

impl Language {
    /// The languages that have letters of their own.
    pub const WITH_LETTERS: [Self; 9] = [
        Self::Italian,
        Self::English,
        Self::German,
        Self::French,
        Self::Spanish,
        Self::Dutch,
        Self::Portuguese,
        Self::Polish,
        Self::Russian,
    ];

    /// The capital letters (or white figurines) of king, queen, rook, bishop, knight, pawn.
    const fn letters(self) -> &'static str {
        match self {
            Self::Italian | Self::Spanish | Self::AnyLetters => "RDTACP",
            Self::English | Self::Descriptive => "KQRBNP",
            Self::Dutch => "KDTLP",
            Self::Portuguese => "RDTBCP",
            Self::Polish => "KHWGSP",
            // The king has two letters, `Кр`.
            Self::Russian => "КФЛСКП",
            Self::German => "KDTLSB",
            Self::French => "RDTFCP",
            Self::Figurine => "♔♕♖♗♘♙",
        }
    }

    /// The capital letter of a man in writing. [`Language::AnyLetters`] is written in Italian. The Russian king has the first of its two
    /// letters.
    #[must_use]
    pub fn letter(self, role: Role) -> char {
        ORDER
            .into_iter()
            .zip(self.letters().chars())
            .find_map(|(candidate, letter)| (candidate == role).then_some(letter))
            .unwrap_or('?')
    }

    /// The men that a capital letter or a figurine may stand for: none, one, or two (only `R` in [`Language::AnyLetters`]).
    #[must_use]
    pub fn roles(self, letter: char) -> [Option<Role>; 2] {
        if let Some(role) = figurine(letter) {
            return [Some(role), None];
        }
        if self == Self::AnyLetters {
            let italian = Self::Italian.single(letter);
            let english = Self::English.single(letter);
            return match (italian, english) {
                (Some(a), Some(b)) if a == b => [Some(a), None],
                (Some(a), second) => [Some(a), second],
                (None, Some(second)) => [Some(second), None],
                // Läufer, Fou; Springer.
                (None, None) => [Self::elsewhere(letter), None],
            };
        }
        [self.single(letter), None]
    }

    /// The man of a capital letter, in a language in which each letter names one man. It is a faster form of [`roles`](Self::roles); a test
    /// compares them.
    pub(super) const fn man(self, letter: u8) -> Option<Role> {
        use Language::{
            Descriptive, Dutch, English, French, German, Italian, Polish, Portuguese, Spanish,
        };
        Some(match (self, letter) {
            (English | German | Dutch | Polish | Descriptive, b'K')
            | (Italian | Spanish | French | Portuguese, b'R') => Role::King,
            (English | Descriptive, b'Q')
            | (German | Dutch | Italian | Spanish | French | Portuguese, b'D')
            | (Polish, b'H') => Role::Queen,
            (English | Descriptive, b'R')
            | (German | Dutch | Italian | Spanish | French | Portuguese, b'T')
            | (Polish, b'W') => Role::Rook,
            (English | Portuguese | Descriptive, b'B')
            | (German | Dutch, b'L')
            | (Italian | Spanish, b'A')
            | (French, b'F')
            | (Polish, b'G') => Role::Bishop,
            (English | Descriptive, b'N')
            | (German | Polish, b'S')
            | (Italian | Spanish | French | Portuguese, b'C')
            | (Dutch, b'P') => Role::Knight,
            (German, b'B')
            | (English | Italian | Spanish | French | Portuguese | Polish | Descriptive, b'P') => {
                Role::Pawn
            }
            _ => return None,
        })
    }

    /// The man of a letter that neither Italian nor English has.
    fn elsewhere(letter: char) -> Option<Role> {
        let others = [Self::German, Self::French];
        let mut found = others.into_iter().filter_map(|other| other.single(letter));
        found.next()
    }

    fn single(self, letter: char) -> Option<Role> {
        if self == Self::Russian && letter == 'К' {
            return Some(Role::Knight);
        }
        ORDER
            .into_iter()
            .zip(self.letters().chars())
            .find_map(|(role, candidate)| (candidate == letter).then_some(role))
    }
}

fn figurine(letter: char) -> Option<Role> {
    Some(match letter {
        '♔' | '♚' => Role::King,
        '♕' | '♛' => Role::Queen,
        '♖' | '♜' => Role::Rook,
        '♗' | '♝' => Role::Bishop,
        '♘' | '♞' => Role::Knight,
        '♙' | '♟' => Role::Pawn,
        _ => return None,
    })
}
