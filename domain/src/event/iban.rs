//! Numbers of bank accounts (ISO 13616).

use std::fmt;

/// The number of a bank account, with correct check digits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Iban(String);

/// Why a text is not the number of a bank account.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum IbanError {
    /// Not two letters, two digits and 11 to 30 letters and digits.
    #[error("not an IBAN")]
    Format,
    /// The check digits do not fit: something was mistyped.
    #[error("wrong check digits")]
    CheckDigits,
}

impl Iban {
    /// Reads a number, with or without blanks between its groups.
    ///
    /// # Errors
    /// [`IbanError`] with what is wrong.
    pub fn parse(text: &str) -> Result<Self, IbanError> {
        let written: String = text
            .chars()
            .filter(|c| !c.is_whitespace())
            .map(|c| c.to_ascii_uppercase())
            .collect();
        let (country, rest) = written.split_at_checked(2).ok_or(IbanError::Format)?;
        let (check, account) = rest.split_at_checked(2).ok_or(IbanError::Format)?;
        let fits = country.bytes().all(|b| b.is_ascii_uppercase())
            && check.bytes().all(|b| b.is_ascii_digit())
            && (11..=30).contains(&account.len())
            && account.bytes().all(|b| b.is_ascii_alphanumeric());
        if !fits {
            return Err(IbanError::Format);
        }
        // ISO 7064, MOD 97-10: the first four characters move to the end, letters count as 10 to 35, and the remainder must be 1.
        let digits = account.chars().chain(country.chars()).chain(check.chars());
        let remainder = digits.filter_map(|c| c.to_digit(36)).fold(0, |sum, value| {
            (sum * if value < 10 { 10 } else { 100 } + value) % 97
        });
        if remainder == 1 {
            Ok(Self(written))
        } else {
            Err(IbanError::CheckDigits)
        }
    }

    /// Without blanks, as machines read it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// The number in groups of four, as people read it.
impl fmt::Display for Iban {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, letter) in self.0.chars().enumerate() {
            if index > 0 && index % 4 == 0 {
                f.write_str(" ")?;
            }
            write!(f, "{letter}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mistyped_digit_is_found() {
        // The examples of the standard's registry.
        for text in [
            "IT60X0542811101000000123456",
            "it60 x054 2811 1010 0000 0123 456",
            "SM86U0322509800000000270100",
            "GB29 NWBK 6016 1331 9268 19",
            "DE89370400440532013000",
            // Its A counts as 10, in two digits.
            "AT61 1904 3002 3457 3201",
        ] {
            let iban = Iban::parse(text).unwrap();
            assert_eq!(Iban::parse(&iban.to_string()), Ok(iban.clone()));
            assert!(!iban.as_str().contains(' '));
        }
        let iban = Iban::parse("it60 X054 2811 1010 0000 0123 456").unwrap();
        assert_eq!(iban.as_str(), "IT60X0542811101000000123456");
        assert_eq!(iban.to_string(), "IT60 X054 2811 1010 0000 0123 456");
        for (text, why) in [
            ("", IbanError::Format),
            ("IT", IbanError::Format),
            ("1T60X0542811101000000123456", IbanError::Format),
            ("IT6XX0542811101000000123456", IbanError::Format),
            ("IT60 X05", IbanError::Format),
            ("IT60-X0542811101000000123456", IbanError::Format),
            ("IT60X0542811101000000123457", IbanError::CheckDigits),
            ("IT61X0542811101000000123456", IbanError::CheckDigits),
            ("IT60X0542811101000000124356", IbanError::CheckDigits),
        ] {
            assert_eq!(Iban::parse(text), Err(why), "{text}");
        }
    }
}
