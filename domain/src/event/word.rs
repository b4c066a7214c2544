//! Words out of a closed set, as they are stored, sent in forms and written into files.

/// A value with one stable word. The words of a type differ from each other.
pub trait Word: Copy + Eq + 'static {
    /// Every value, in the order in which a form offers them; the first one is the usual one.
    const ALL: &'static [Self];

    /// The stable word: `finished`, `1/2-1/2`, `2026`.
    fn code(self) -> &'static str;

    /// The value with this [`code`](Self::code); `None` for a word that this program does not know. Callers must not put
    /// another value in its place.
    #[must_use]
    fn from_code(code: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|word| word.code() == code)
    }
}

/// Makes a [`Word`] of types that have `ALL` and `code` of their own.
macro_rules! words {
    ($($word:ty),+ $(,)?) => {$(
        impl $crate::event::Word for $word {
            const ALL: &'static [Self] = &<$word>::ALL;

            fn code(self) -> &'static str {
                <$word>::code(self)
            }
        }
    )+};
}

pub(crate) use words;
