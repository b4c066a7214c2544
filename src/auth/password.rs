//! Passwords: argon2id with the crate's defaults (19 MiB, two passes, one lane).

use std::sync::LazyLock;

use argon2::{
    Argon2,
    password_hash::{PasswordHasher, PasswordVerifier, phc::PasswordHash},
};

/// Why a new password is refused (ASVS 6.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PasswordProblem {
    /// Fewer than 8 characters.
    TooShort,
    /// More than 128 characters.
    TooLong,
    /// One of the passwords that everybody tries first, or the account's own name.
    Common,
}

/// Passwords of eight characters and more that lead every published list, and their Italian kin.
const COMMON: [&str; 40] = [
    "password",
    "password1",
    "password123",
    "passw0rd",
    "12345678",
    "123456789",
    "1234567890",
    "87654321",
    "11111111",
    "00000000",
    "qwertyui",
    "qwertyuiop",
    "qwerty123",
    "1q2w3e4r",
    "1qaz2wsx",
    "asdfghjkl",
    "iloveyou",
    "sunshine",
    "princess",
    "football",
    "baseball",
    "superman",
    "trustno1",
    "welcome1",
    "letmein1",
    "abcd1234",
    "abc12345",
    "a1b2c3d4",
    "administrator",
    "changeme",
    "scacchi1",
    "scacchimatto",
    "scaccomatto",
    "chess123",
    "chessmaster",
    "juventus",
    "francesco",
    "alessandro",
    "giuseppe",
    "tratto123",
];

/// Whether `password` may be chosen by the account `name`.
///
/// # Errors
/// [`PasswordProblem`].
pub fn accept_password(password: &str, name: &str) -> Result<(), PasswordProblem> {
    let length = password.chars().count();
    let folded = password.to_lowercase();
    if length < 8 {
        Err(PasswordProblem::TooShort)
    } else if length > 128 {
        Err(PasswordProblem::TooLong)
    } else if COMMON.contains(&folded.as_str()) || folded == name.to_lowercase() {
        Err(PasswordProblem::Common)
    } else {
        Ok(())
    }
}

/// Hashes a password with a fresh salt into a PHC string. Takes about 50 ms and 19 MiB.
///
/// # Errors
/// The system gave no random salt.
pub fn hash_password(password: &str) -> Result<String, argon2::password_hash::Error> {
    let hash: PasswordHash = Argon2::default().hash_password(password.as_bytes())?;
    Ok(hash.to_string())
}

/// Whether `password` fits `stored`. An unknown account (`None`) costs the same time as a wrong password.
#[must_use]
pub fn verify_password(password: &str, stored: Option<&str>) -> bool {
    static DUMMY: LazyLock<Option<String>> =
        LazyLock::new(|| hash_password("an account that does not exist").ok());
    let Some(text) = stored.or(DUMMY.as_deref()) else {
        return false;
    };
    let fits = PasswordHash::new(text).is_ok_and(|hash| {
        Argon2::default()
            .verify_password(password.as_bytes(), &hash)
            .is_ok()
    });
    fits && stored.is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn verifies_only_the_right_password() {
        let hash = hash_password("cavallo f3 torna").unwrap();
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"));
        assert!(verify_password("cavallo f3 torna", Some(&hash)));
        assert!(!verify_password("cavallo f3 Torna", Some(&hash)));
        assert!(!verify_password("an account that does not exist", None));
    }

    #[test]
    fn refuses_short_common_and_own_name() {
        assert_eq!(
            accept_password("corta", "x"),
            Err(PasswordProblem::TooShort)
        );
        assert_eq!(
            accept_password(&"a".repeat(129), "x"),
            Err(PasswordProblem::TooLong)
        );
        assert_eq!(
            accept_password("ScaccoMatto", "x"),
            Err(PasswordProblem::Common)
        );
        assert_eq!(
            accept_password("brandimarte", "Brandimarte"),
            Err(PasswordProblem::Common)
        );
        assert_eq!(accept_password("torre in settima", "x"), Ok(()));
    }
}
