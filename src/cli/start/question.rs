//! Asking the server at an address whether it is the start that holds the folder.

use std::{
    io::{Read as _, Write as _},
    net::TcpStream,
    time::Duration,
};

use crate::auth::Token;

use super::running::Running;

/// Maximum time for the answer.
const PATIENCE: Duration = Duration::from_secs(3);
/// Maximum size of the answer, in bytes.
const LONGEST: u64 = 16 * 1024;

/// The path of the page to open; `None` if nobody answers there, or another server does.
pub fn page(running: &Running) -> Option<String> {
    let question = Token::random().ok()?;
    let answer = asked(running, question.secret()).ok()?;
    let (said, proof) = understood(&answer)?;
    if !running.proof.is_answer(question.secret(), said, proof) {
        return None;
    }
    Some(match (said, &running.first) {
        ("first", Some(path)) => path.clone(),
        _ => "/".to_owned(),
    })
}

fn asked(running: &Running, question: &str) -> std::io::Result<String> {
    let mut stream = TcpStream::connect_timeout(&running.address, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    let address = running.address;
    write!(
        stream,
        "GET /running/{question} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n"
    )?;
    let mut answer = String::new();
    stream.take(LONGEST).read_to_string(&mut answer)?;
    Ok(answer)
}

/// The answer and its proof: the two words of a body with status 200.
fn understood(answer: &str) -> Option<(&str, &str)> {
    let (head, body) = answer.split_once("\r\n\r\n")?;
    let is_taken = head.lines().next()?.split(' ').nth(1)? == "200";
    is_taken.then(|| body.trim().split_once(' '))?
}

#[cfg(test)]
mod tests {
    use std::{
        io::{BufRead as _, BufReader},
        net::TcpListener,
    };

    use crate::auth::Proof;

    use super::*;

    /// Asks a test server that answers one question with `said`, under the secret made of this digit.
    fn asked_of(said: &'static str, digit: &'static str) -> Option<String> {
        let proof = |digit: &str| Proof::new(Token::parse(&digit.repeat(64)).unwrap());
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let running = Running {
            address: listener.local_addr().unwrap(),
            proof: proof("a"),
            first: Some("/welcome/x".to_owned()),
        };
        let answering = std::thread::spawn(move || {
            let (mut stream, _) = listener.accept().unwrap();
            let head = BufReader::new(&stream).lines().map(Result::unwrap);
            let head: Vec<String> = head.take_while(|line| !line.is_empty()).collect();
            let question = head[0].strip_prefix("GET /running/").unwrap();
            let question = question.split(' ').next().unwrap();
            let answer = proof(digit).answer(question, said);
            write!(stream, "HTTP/1.1 200 OK\r\n\r\n{said} {answer}\n").unwrap();
        });
        let page = page(&running);
        answering.join().unwrap();
        page
    }

    #[test]
    fn only_who_has_the_secret_is_believed() {
        assert_eq!(asked_of("home", "a").as_deref(), Some("/"));
        assert_eq!(asked_of("first", "a").as_deref(), Some("/welcome/x"));
        assert_eq!(asked_of("home", "b"), None);
    }

    #[test]
    fn only_a_whole_answer_is_understood() {
        let taken = "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhome abc\n";
        assert_eq!(understood(taken), Some(("home", "abc")));
        for other in [
            "",
            "HTTP/1.1 200 OK\r\n\r\nhome\n",
            "HTTP/1.1 404 Not Found\r\n\r\nhome abc\n",
            "home abc",
        ] {
            assert_eq!(understood(other), None, "{other}");
        }
    }
}
