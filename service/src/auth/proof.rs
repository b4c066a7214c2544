//! The proof that whoever answers at an address is the program that wrote a secret down, without telling the secret.

use super::{Token, code::is_same_code, mac::mac, token::hex};

/// A secret that two programs of one person share, by which one asks and the other answers.
#[derive(Clone, PartialEq, Eq)]
pub struct Proof(Token);

impl Proof {
    /// With this secret.
    #[must_use]
    pub fn new(secret: Token) -> Self {
        Self(secret)
    }

    /// The secret, to be written down where its owner alone reads.
    #[must_use]
    pub fn secret(&self) -> &str {
        self.0.secret()
    }

    /// The answer to a question: its code (HMAC with SHA-256) with what is said besides.
    #[must_use]
    pub fn answer(&self, question: &str, said: &str) -> String {
        let message = format!("tratto is running\0{question}\0{said}");
        hex(&mac(self.0.secret().as_bytes(), message.as_bytes()))
    }

    /// Whether this is the answer, told in a time that does not say where it differs.
    #[must_use]
    pub fn is_answer(&self, question: &str, said: &str, answer: &str) -> bool {
        is_same_code(&self.answer(question, said), answer)
    }
}

impl std::fmt::Debug for Proof {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Proof")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_for_one_question_and_one_secret() {
        let proof = |digit: &str| Proof::new(Token::parse(&digit.repeat(64)).unwrap());
        let answer = proof("a").answer("question", "home");
        assert!(proof("a").is_answer("question", "home", &answer));
        assert!(!proof("b").is_answer("question", "home", &answer));
        assert!(!proof("a").is_answer("other", "home", &answer));
        assert!(!proof("a").is_answer("question", "first", &answer));
        assert!(!format!("{:?}", proof("a")).contains("aaaa"));
    }
}
