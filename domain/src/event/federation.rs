//! Federation codes.

use std::fmt;

/// Three upper-case letters, as FIDE writes federations: `ITA`, `GER`, `FID`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Federation([u8; 3]);

/// Not three letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a federation is three letters")]
pub struct FederationError;

impl Federation {
    /// The federation of Italy.
    pub const ITA: Self = Self(*b"ITA");

    /// Reads three ASCII letters in any case.
    ///
    /// # Errors
    /// [`FederationError`] for anything else.
    pub fn parse(text: &str) -> Result<Self, FederationError> {
        let bytes: [u8; 3] = text
            .trim()
            .to_ascii_uppercase()
            .into_bytes()
            .try_into()
            .map_err(|_| FederationError)?;
        if bytes.iter().all(u8::is_ascii_uppercase) {
            Ok(Self(bytes))
        } else {
            Err(FederationError)
        }
    }

    /// The three letters.
    #[must_use]
    pub fn code(&self) -> &str {
        // ASCII, as `parse` left it.
        std::str::from_utf8(&self.0).unwrap_or_default()
    }
}

impl fmt::Display for Federation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}
