//! The listings of the handbooks for operators: both languages have the same ones, and every proxy leads to a server of the steps.

use std::{collections::BTreeSet, net::SocketAddrV4};

const ENGLISH: &str = include_str!("../../docs/operations.md");
const ITALIAN: &str = include_str!("../../docs/gestione.md");

/// The lines of a listing, without comments and empty lines.
type Listing = Vec<&'static str>;
/// The addresses to which a block of a listing leads.
type Upstreams = BTreeSet<SocketAddrV4>;

fn listings(book: &'static str) -> Vec<Listing> {
    let mut found: Vec<Listing> = Vec::new();
    let mut is_open = false;
    for line in book.lines().map(str::trim) {
        if line.starts_with("```") {
            is_open = !is_open;
            if is_open {
                found.push(Vec::new());
            }
        } else if is_open {
            let text = without_comment(line);
            let listing = found.last_mut().unwrap();
            listing.extend((!text.is_empty()).then_some(text));
        }
    }
    assert!(!is_open, "the last listing has no end");
    found
}

fn without_comment(line: &'static str) -> &'static str {
    if line.starts_with('#') {
        return "";
    }
    line.split_once(" #").map_or(line, |(text, _)| text).trim()
}

/// The only listing with a line that begins with this text.
fn one(all: &[Listing], beginning: &str) -> Listing {
    let is_it = |listing: &&Listing| listing.iter().any(|line| line.starts_with(beginning));
    let found: Vec<&Listing> = all.iter().filter(is_it).collect();
    assert_eq!(found.len(), 1, "listings with `{beginning}`");
    found[0].clone()
}

/// The IPv4 addresses with a port in a line.
fn addresses(line: &str) -> impl Iterator<Item = SocketAddrV4> {
    line.split(|sign: char| !(sign.is_ascii_digit() || ".:".contains(sign)))
        .filter_map(|word| word.parse().ok())
}

/// The blocks that begin with one of these words: the name after the word, and the addresses to which the block leads.
fn blocks(listing: &[&'static str], words: &[&str]) -> Vec<(&'static str, Upstreams)> {
    let mut found: Vec<(&str, Upstreams)> = Vec::new();
    for line in listing {
        if let Some(name) = words.iter().find_map(|word| line.strip_prefix(word)) {
            found.push((name.trim_end_matches('{').trim(), Upstreams::new()));
        }
        if let Some((_, upstreams)) = found.last_mut() {
            upstreams.extend(addresses(line));
        }
    }
    found
}

/// The name after a word, for each line with that word.
fn behind(listing: &[&'static str], word: &str) -> Vec<&'static str> {
    let rest = listing.iter().filter_map(|line| line.split_once(word));
    rest.filter_map(|(_, rest)| rest.split_whitespace().next())
        .map(|name| name.trim_end_matches(';'))
        .collect()
}

/// The addresses of the three servers on separate machines.
fn servers(book: &'static str) -> Upstreams {
    let all = listings(book);
    let upstreams = blocks(&one(&all, "upstream "), &["upstream "]);
    let (_, servers) = upstreams.into_iter().next().unwrap();
    assert_eq!(servers.len(), 3);
    servers
}

#[test]
fn both_languages_have_the_same_listings() {
    let (english, italian) = (listings(ENGLISH), listings(ITALIAN));
    assert!(english.len() > 20, "{} listings", english.len());
    for (place, (one, other)) in english.iter().zip(&italian).enumerate() {
        assert_eq!(one, other, "listing {place}");
    }
    assert_eq!(english.len(), italian.len());
}

#[test]
fn what_is_opened_in_a_listing_is_closed() {
    let pairs = [('(', ')'), ('[', ']'), ('{', '}')];
    for listing in [listings(ENGLISH), listings(ITALIAN)].concat() {
        let mut open = Vec::new();
        for sign in listing.iter().flat_map(|line| line.chars()) {
            if let Some((_, end)) = pairs.iter().find(|(begin, _)| *begin == sign) {
                open.push(*end);
            } else if pairs.iter().any(|(_, end)| *end == sign) {
                assert_eq!(open.pop(), Some(sign), "{listing:#?}");
            }
        }
        assert!(open.is_empty(), "{open:?} is missing in {listing:#?}");
    }
}

/// Step 3 gives a server its address and its port. Step 4 says in how many places of each listing they occur.
#[test]
fn steps_and_listings_name_the_same_servers() {
    for book in [ENGLISH, ITALIAN] {
        let all = listings(book);
        let servers = servers(book);
        let first = servers.first().unwrap();
        let alone = one(&all, "TRATTO_LISTEN=");
        let alone: SocketAddrV4 = behind(&alone, "TRATTO_LISTEN=")[0].parse().unwrap();
        assert!(
            servers.iter().all(|server| server.port() == alone.port()),
            "{servers:?}"
        );
        assert!(book.contains(&format!("(`{first}`)")), "{first}");
        for address in [first, &alone] {
            assert!(book.contains(&format!("`{address}`")), "{address}");
        }
        for (beginning, places) in [("upstream ", 2), ("frontend ", 3), ("reverse_proxy ", 2)] {
            let listing = one(&all, beginning);
            let mut there = Vec::new();
            for line in &listing {
                there.extend(addresses(line).filter(|address| address == first));
            }
            assert_eq!(there.len(), places, "`{beginning}`");
        }
    }
}

/// Every proxy leads to a server, or to certbot at the address of its command.
#[test]
fn every_proxy_leads_to_the_servers() {
    for book in [ENGLISH, ITALIAN] {
        let all = listings(book);
        let servers = servers(book);
        let nginx = one(&all, "upstream ");
        let upstreams = blocks(&nginx, &["upstream ", "server {"]);
        for (name, upstreams) in &upstreams {
            let expected = if name.is_empty() {
                Upstreams::new()
            } else {
                servers.clone()
            };
            assert_eq!(*upstreams, expected, "nginx, {name}");
        }
        assert!(upstreams.iter().any(|(name, _)| !name.is_empty()));
        let certbot = one(&all, "certbot certonly --standalone");
        let address = behind(&certbot, "--http-01-address ")[0];
        let port = behind(&certbot, "--http-01-port ")[0];
        let certbot = Upstreams::from([format!("{address}:{port}").parse().unwrap()]);
        for (name, upstreams) in blocks(&one(&all, "frontend "), &["frontend ", "backend "]) {
            let expected = match name {
                "site" => Upstreams::new(),
                "acme" => certbot.clone(),
                _ => servers.clone(),
            };
            assert_eq!(upstreams, expected, "HAProxy, {name}");
        }
        let caddy = one(&all, "reverse_proxy ");
        let lines = caddy
            .iter()
            .filter(|line| line.starts_with("reverse_proxy "));
        for line in lines {
            assert_eq!(addresses(line).collect::<Upstreams>(), servers, "{line}");
        }
        // Prometheus asks the same servers.
        for (name, mut asked) in blocks(&one(&all, "scrape_configs:"), &["- job_name: "]) {
            if name.starts_with("tratto") {
                asked.retain(|address| address.port() == servers.first().unwrap().port());
                assert_eq!(asked, servers, "Prometheus, {name}");
            }
        }
    }
}

/// Every block that a listing calls by name is there, and every block is called.
#[test]
fn names_of_blocks_are_those_that_are_called() {
    let all = listings(ENGLISH);
    let nginx = one(&all, "upstream ");
    let called: BTreeSet<&str> = behind(&nginx, "proxy_pass http://").into_iter().collect();
    let there = blocks(&nginx, &["upstream "]).into_iter();
    assert_eq!(
        called,
        there.map(|(name, _)| name).collect::<BTreeSet<&str>>()
    );
    let haproxy = one(&all, "frontend ");
    let mut called: BTreeSet<&str> = behind(&haproxy, "use_backend ").into_iter().collect();
    called.extend(behind(&haproxy, "default_backend "));
    let there = blocks(&haproxy, &["backend "]).into_iter();
    assert_eq!(
        called,
        there.map(|(name, _)| name).collect::<BTreeSet<&str>>()
    );
    let tracked = behind(&haproxy, " track ");
    assert_eq!(tracked.len(), 3);
    for name in tracked {
        let (backend, server) = name.split_once('/').unwrap();
        assert!(called.contains(backend), "{name}");
        let line = format!("server {server} ");
        assert!(
            haproxy.iter().any(|one| one.starts_with(&line)),
            "{name} is not there"
        );
    }
}
