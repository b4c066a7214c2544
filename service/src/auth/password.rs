//! Passwords: argon2id with the crate's defaults (19 MiB, two passes, one lane).

use std::sync::LazyLock;

use argon2::{
    Argon2,
    password_hash::{PasswordHasher, PasswordVerifier, phc::PasswordHash},
};

/// The reason why a new password is refused (ASVS 6.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PasswordProblem {
    /// Fewer than 8 characters.
    TooShort,
    /// More than 128 characters.
    TooLong,
    /// A password that is tried first: it is on the published lists, or made of words of this place.
    Common,
}

/// Words of chess and of this service. A password made of them is guessed early.
const CONTEXT: [&str; 30] = [
    "tratto",
    "scacchi",
    "scacco",
    "matto",
    "scaccomatto",
    "torneo",
    "arbitro",
    "circolo",
    "alfiere",
    "cavallo",
    "pedone",
    "regina",
    "donna",
    "torre",
    "patta",
    "arrocco",
    "turno",
    "segretario",
    "campione",
    "maestro",
    "chess",
    "checkmate",
    "tournament",
    "arbiter",
    "knight",
    "bishop",
    "castle",
    "grandmaster",
    "fide",
    "elo",
];

/// Checks whether `password` may be chosen; `names` are words of the account: its log-in name, its owner, the club.
///
/// The estimate knows some 30,000 leaked passwords, names, words, keyboard rows, dates and repetitions, also with
/// digits for letters. A password that is guessed within a million tries is refused (ASVS 6.2.4 asks for the first
/// 3,000).
///
/// # Errors
/// [`PasswordProblem`] with the reason.
pub fn accept_password(password: &str, names: &[&str]) -> Result<(), PasswordProblem> {
    let length = password.chars().count();
    if length < 8 {
        return Err(PasswordProblem::TooShort);
    }
    if length > 128 {
        return Err(PasswordProblem::TooLong);
    }
    let names = names
        .iter()
        .flat_map(|name| std::iter::once(*name).chain(name.split(|c: char| !c.is_alphanumeric())))
        .filter(|word| word.chars().count() > 2);
    let words: Vec<&str> = CONTEXT.into_iter().chain(names).collect();
    // Upper and lower case count as equal, because case does not hide a word.
    if zxcvbn::zxcvbn(&password.to_lowercase(), &words).score() < zxcvbn::Score::Two {
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

/// Whether `password` fits `stored`. An unknown account (`None`) takes the same time as a wrong password.
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
    fn refuses_short_and_long() {
        assert_eq!(
            accept_password("corta", &[]),
            Err(PasswordProblem::TooShort)
        );
        let long = "a".repeat(129);
        assert_eq!(accept_password(&long, &[]), Err(PasswordProblem::TooLong));
    }

    #[test]
    fn refuses_what_is_tried_first() {
        let names = ["carla.bianchi", "Carla Bianchi", "Circolo Torre d’Avorio"];
        for password in [
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
            "ScaccoMatto",
            "PASSWORD1",
            "charlie1",
            "starwars",
            "whatever",
            "computer",
            "corvette",
            "midnight",
            "mercedes",
            "liverpool",
            "jennifer",
            "carla.bianchi",
            "CarlaBianchi",
            "bianchi1",
            "avorio2026",
            "circolo1",
            "abcdefgh",
            "aaaaaaaa",
            "abcabcabc",
            "torneo2026",
            "Cavallo1",
        ] {
            assert_eq!(
                accept_password(password, &names),
                Err(PasswordProblem::Common),
                "{password}"
            );
        }
    }

    #[test]
    fn accepts_without_rules_of_composition() {
        for password in [
            "torre in settima",
            "rook-takes-rook-7",
            "cavallo f3 torna",
            "bishop-and-pawn-42",
            "knight-takes-bishop-8",
            "queen-takes-queen-9",
            "la nebbia sale dal fiume",
            "xkwqjzpv",
            "перевал зимой далёк",
        ] {
            assert_eq!(accept_password(password, &["ada"]), Ok(()), "{password}");
        }
    }
}
