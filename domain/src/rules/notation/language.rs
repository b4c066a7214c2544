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
    /// Figurines only.
    Figurine,
    /// One typed move in the letters of whatever language: Italian, English, German, French, Spanish. `R` is a king in
    /// some and a rook in English: when both readings are legal the move is ambiguous, never guessed. All other letters
    /// that name a man name one; the German `B` is no pawn here, pawns have no letter.
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
    pub const WITH_LETTERS: [Self; 5] = [
        Self::Italian,
        Self::English,
        Self::German,
        Self::French,
        Self::Spanish,
    ];

    /// The capital letters (or white figurines) of king, queen, rook, bishop, knight, pawn.
    const fn letters(self) -> &'static str {
        match self {
            Self::Italian | Self::Spanish | Self::AnyLetters => "RDTACP",
            Self::English => "KQRBNP",
            Self::German => "KDTLSB",
            Self::French => "RDTFCP",
            Self::Figurine => "♔♕♖♗♘♙",
        }
    }

    /// The capital letter of a man when writing. Italian is written for
    /// [`Language::AnyLetters`].
    #[must_use]
    pub fn letter(self, role: Role) -> char {
        ORDER
            .into_iter()
            .zip(self.letters().chars())
            .find_map(|(candidate, letter)| (candidate == role).then_some(letter))
            .unwrap_or('?')
    }

    /// What a capital letter or a figurine may stand for: nothing, one man, or two
    /// (only `R` in [`Language::AnyLetters`]).
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

    /// The man of a capital letter, in a language in which a letter names one man; what
    /// [`roles`](Self::roles) says, only faster. A test compares them.
    pub(super) const fn man(self, letter: u8) -> Option<Role> {
        Some(match (self, letter) {
            (Self::English | Self::German, b'K') => Role::King,
            (Self::English, b'Q') | (Self::German, b'D') => Role::Queen,
            (Self::English, b'R') | (Self::German, b'T') => Role::Rook,
            (Self::English, b'B') | (Self::German, b'L') => Role::Bishop,
            (Self::English, b'N') | (Self::German, b'S') => Role::Knight,
            (Self::German, b'B') => Role::Pawn,
            (Self::Italian | Self::Spanish | Self::French, b'R') => Role::King,
            (Self::Italian | Self::Spanish | Self::French, b'D') => Role::Queen,
            (Self::Italian | Self::Spanish | Self::French, b'T') => Role::Rook,
            (Self::Italian | Self::Spanish, b'A') | (Self::French, b'F') => Role::Bishop,
            (Self::Italian | Self::Spanish | Self::French, b'C') => Role::Knight,
            (Self::English | Self::Italian | Self::Spanish | Self::French, b'P') => Role::Pawn,
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
