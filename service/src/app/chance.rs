//! The source of chance. It is passed to the use cases like the time, so that a draw can be repeated.

use crate::auth::Token;

use super::AppError;

/// A source of unpredictable numbers.
#[derive(Clone, Copy, Debug, Default)]
pub enum Chance {
    /// The random source of the machine.
    #[default]
    System,
    /// A fixed number, for tests.
    Fixed(u32),
}

impl Chance {
    /// Draws 32 bits.
    ///
    /// # Errors
    /// The system gives no random numbers.
    pub fn draw(self) -> Result<u32, AppError> {
        match self {
            Self::System => {
                let token = Token::random().map_err(|error| AppError::System(error.to_string()))?;
                let digits = token.secret().get(..8).unwrap_or_default();
                u32::from_str_radix(digits, 16).map_err(|error| AppError::System(error.to_string()))
            }
            Self::Fixed(number) => Ok(number),
        }
    }
}
