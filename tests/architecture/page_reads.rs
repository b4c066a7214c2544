//! A page is read once, in one snapshot, whatever functions of its room it is made by.

use std::collections::{BTreeMap, BTreeSet};

use crate::{
    Breach, breach,
    checks::functions,
    map::READ_TWICE,
    source::{ends_in_word, is_word, line_of, lines_with_word, production},
};

/// What reads, each time in a snapshot of its own.
const READS: &[&str] = &[
    "visitor.read(",
    "visitor.show(",
    "visitor.show_public(",
    "visitor.look(",
];

/// An asynchronous function of a room.
struct Handler {
    path: String,
    /// The name of its file, by which others of the room may call it.
    stem: String,
    name: String,
    line: usize,
    /// Its text, without blanks that part no words.
    body: String,
    /// What stands before the first function of its file, which is what the file imports.
    head: String,
}

/// A call that reads and is waited for.
struct Call {
    start: usize,
    end: usize,
    /// Whether its answer is that of the function, so that nothing follows.
    is_last: bool,
}

/// A handler that waits for one read and then for another shows parts of different moments. A function of the same room that it
/// waits for is part of it.
pub(crate) fn pages_read_once(files: &[(String, String)]) -> Vec<Breach> {
    let mut rooms: BTreeMap<&str, Vec<Handler>> = BTreeMap::new();
    for (path, text) in files {
        let Some(inner) = path.strip_prefix("src/web/page/") else {
            continue;
        };
        let room = inner.split('/').next().unwrap_or_default();
        rooms.entry(room).or_default().extend(handlers(path, text));
    }
    let (mut found, mut excused) = (Vec::new(), BTreeSet::new());
    for room in rooms.values() {
        let readers = readers(room);
        for handler in room.iter().filter(|one| reads_twice(one, &readers, room)) {
            let is_it = |(path, name, _): &(&str, &str, &str)| {
                *path == handler.path && *name == handler.name
            };
            match READ_TWICE.iter().position(is_it) {
                Some(number) => {
                    excused.insert(number);
                }
                None => {
                    let reason = "a page is read once: one `show` or `read`, in one snapshot";
                    found.push(breach(&handler.path, handler.line, reason.to_owned()));
                }
            }
        }
    }
    for (number, (path, name, _)) in READ_TWICE.iter().enumerate() {
        let is_there = files.iter().any(|(own, _)| own == path);
        if is_there && !excused.contains(&number) {
            let reason = format!("`{name}` reads once: it is no exception any more");
            found.push(breach(path, 1, reason));
        }
    }
    found
}

fn handlers(path: &str, text: &str) -> Vec<Handler> {
    let code = production(text);
    let all = functions(&code);
    let first = all.first().map_or(code.len(), |(start, _)| *start);
    let head = squeezed(code.get(..first).unwrap_or_default());
    let file = path.rsplit('/').next().unwrap_or_default();
    let is_async = |start: usize| {
        let before = code.get(..start);
        before.is_some_and(|before| before.ends_with("async "))
    };
    let waiting = all.into_iter().filter(|(start, _)| is_async(*start));
    waiting
        .map(|(start, body)| Handler {
            path: path.to_owned(),
            stem: file.trim_end_matches(".rs").to_owned(),
            name: body.chars().skip(3).take_while(|c| is_word(*c)).collect(),
            line: line_of(&code, start),
            body: squeezed(body),
            head: head.clone(),
        })
        .collect()
}

/// The text without white space, but for one blank between two words.
fn squeezed(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut is_parted = false;
    for c in text.chars() {
        if c.is_whitespace() {
            is_parted = true;
            continue;
        }
        if is_parted && is_word(c) && ends_in_word(&out) {
            out.push(' ');
        }
        is_parted = false;
        out.push(c);
    }
    out
}

/// The functions of a room that read, themselves or by others of it.
fn readers(room: &[Handler]) -> BTreeSet<usize> {
    let mut readers = BTreeSet::new();
    loop {
        let reads = |(number, one): &(usize, &Handler)| {
            !readers.contains(number) && !calls(one, &readers, room).is_empty()
        };
        let more: Vec<usize> = room
            .iter()
            .enumerate()
            .filter(reads)
            .map(|(number, _)| number)
            .collect();
        if more.is_empty() {
            return readers;
        }
        readers.extend(more);
    }
}

fn reads_twice(handler: &Handler, readers: &BTreeSet<usize>, room: &[Handler]) -> bool {
    let calls = calls(handler, readers, room);
    let starts: Vec<usize> = calls.iter().map(|call| call.start).collect();
    let mut first = calls.iter().filter(|call| !call.is_last);
    first.any(|call| comes_to(&handler.body, call.end, &starts))
}

/// The calls of a function that read.
fn calls(handler: &Handler, readers: &BTreeSet<usize>, room: &[Handler]) -> Vec<Call> {
    let text = handler.body.as_str();
    // Where each begins, and where its arguments do.
    let mut found = BTreeMap::new();
    for read in READS {
        let places = text.match_indices(read);
        found.extend(places.map(|(at, _)| (at, at + read.len() - 1)));
    }
    for reader in readers.iter().filter_map(|number| room.get(*number)) {
        let call = format!("{}(", reader.name);
        let places = text.match_indices(&call);
        let places = places.filter(|(at, _)| is_called(handler, reader, room, *at));
        found.extend(places.map(|(at, _)| (at, at + call.len() - 1)));
    }
    let found = found.into_iter();
    found
        .filter_map(|(start, open)| awaited(text, start, open))
        .collect()
}

/// Whether it is `reader` that is called by its name here.
fn is_called(handler: &Handler, reader: &Handler, room: &[Handler], at: usize) -> bool {
    let before = handler.body.get(..at).unwrap_or_default();
    let arguments = handler.body.get(at + reader.name.len() + 1..);
    if ends_in_word(before) || before.ends_with("fn ") {
        return false;
    }
    if before.ends_with('.') {
        let of_visitor = |text: &str| text.trim_start_matches('&').starts_with("visitor");
        return arguments.is_some_and(of_visitor);
    }
    if before.ends_with("::") {
        return before.ends_with(&format!("{}::", reader.stem));
    }
    let is_own = |one: &Handler| one.path == handler.path && one.name == reader.name;
    let is_imported = !lines_with_word(&handler.head, &reader.name).is_empty();
    reader.path == handler.path || (is_imported && !room.iter().any(is_own))
}

/// The call that begins at `start` with the arguments at `open`, where it is waited for.
fn awaited(text: &str, start: usize, open: usize) -> Option<Call> {
    let end = closed(text, open);
    let rest = text.get(end..)?;
    let lead = text.get(..start)?.rsplit([';', '{', '}']).next()?;
    let is_last = match rest.strip_prefix(".await") {
        Some(after) => {
            let ends = after.is_empty() || after.starts_with(['}', ',', ')']);
            ends || lead.starts_with("return ")
        }
        // Waited for later.
        None if rest.starts_with(';') && lead.starts_with("let ") => false,
        None => return None,
    };
    Some(Call {
        start,
        end,
        is_last,
    })
}

/// Where what opens at `open` is closed again: the place behind.
fn closed(text: &str, open: usize) -> usize {
    let mut depth = 0_usize;
    for (at, byte) in text.bytes().enumerate().skip(open) {
        match byte {
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => {
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    return at + 1;
                }
            }
            _ => {}
        }
    }
    text.len()
}

/// Whether somebody who goes on at `end` comes to one of these places. Other arms of a `match` and the `else` of an `if` they pass.
fn comes_to(text: &str, end: usize, places: &[usize]) -> bool {
    let mut open = Vec::new();
    for (at, byte) in text.bytes().enumerate().take(end) {
        match byte {
            b'{' => open.push(at),
            b'}' => {
                open.pop();
            }
            _ => {}
        }
    }
    let mut at = end;
    while let Some(byte) = text.as_bytes().get(at) {
        if places.contains(&at) {
            return true;
        }
        match byte {
            b'{' => open.push(at),
            b'}' => {
                let Some(block) = open.pop() else {
                    return false;
                };
                let is_arm = text.get(..block).is_some_and(|text| text.ends_with("=>"));
                if block < end
                    && is_arm
                    && let Some(choice) = open.last()
                {
                    at = closed(text, *choice) - 1;
                    continue;
                }
                if block < end {
                    at = behind_else(text, at);
                }
            }
            _ => {}
        }
        at += 1;
    }
    false
}

/// The last brace of the `else` that follows the brace at `at`, or of the last one of several; that brace where none does.
fn behind_else(text: &str, mut at: usize) -> usize {
    while let Some(rest) = text.get(at + 1..)
        && rest.starts_with("else")
        && let Some(block) = rest.find('{')
    {
        at = closed(text, at + 1 + block) - 1;
    }
    at
}
