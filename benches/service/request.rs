//! Requests as bytes.

use std::{fmt::Write as _, net::SocketAddr};

/// `GET` with headers besides `Host`.
pub fn get(server: SocketAddr, path: &str, headers: &[(&str, &str)]) -> Vec<u8> {
    let mut text = head("GET", server, path, headers);
    text.push_str("\r\n");
    text.into_bytes()
}

/// `POST` of a form's fields, sent from one of the server's own pages.
pub fn post(
    server: SocketAddr,
    path: &str,
    headers: &[(&str, &str)],
    fields: &[(&str, &str)],
) -> Vec<u8> {
    let body = serde_urlencoded::to_string(fields).unwrap_or_default();
    let mut text = head("POST", server, path, headers);
    let length = body.len();
    let _ = write!(
        text,
        "Origin: http://{server}\r\nContent-Type: application/x-www-form-urlencoded\r\n\
         Content-Length: {length}\r\n\r\n{body}"
    );
    text.into_bytes()
}

fn head(method: &str, server: SocketAddr, path: &str, headers: &[(&str, &str)]) -> String {
    let mut text = format!("{method} {path} HTTP/1.1\r\nHost: {server}\r\nAccept-Language: en\r\n");
    for (name, value) in headers {
        let _ = write!(text, "{name}: {value}\r\n");
    }
    text
}
