//! Where chance comes from. It is brought to the use cases as the time is, so that what was drawn can be drawn again.

use crate::auth::Token;

use super::AppError;

/// A source of numbers that nobody can foresee.
#[derive(Clone, Copy, Debug, Default)]
pub enum Chance {
    /// The machine's.
    #[default]
    System,
    /// Always the same number, for tests.
    Fixed(u32),
}

impl Chance {
    /// 32 bits.
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
