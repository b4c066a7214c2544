//! The proof that the program which answers at an address knows a shared secret, without sending the secret.

use super::{Token, code::is_same_code, mac::mac, token::hex};

/// A secret that two programs of one person share: one asks, the other answers.
#[derive(Clone, PartialEq, Eq)]
pub struct Proof(Token);

impl Proof {
    /// A proof with this secret.
    #[must_use]
    pub fn new(secret: Token) -> Self {
        Self(secret)
    }

    /// The secret, to be written where only its owner can read it.
    #[must_use]
    pub fn secret(&self) -> &str {
        self.0.secret()
    }

    /// The answer to a question: the code (HMAC with SHA-256) of the question and of `said`.
    #[must_use]
    pub fn answer(&self, question: &str, said: &str) -> String {
        let message = format!("tratto is running\0{question}\0{said}");
        hex(&mac(self.0.secret().as_bytes(), message.as_bytes()))
    }

    /// Whether this is the right answer, in a time that does not reveal where it differs.
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
