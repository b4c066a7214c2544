//! The checks: each is a function of a path and a text.

use crate::{
    Breach, breach,
    map::{
        ASKS_IN_WRITES, CRATE_LIVES_IN, EMPTY_NAMES, IMPURE, LONGEST_FILE, LONGEST_STYLE,
        LONGEST_TEST, MAY_ALSO_USE, MAY_USE, NEVER_SAID, OPENS_STORE, PURE, READS_CLOCK,
        TYPED_WORDS, WHOLE_NAMES, WIDEST_LINE,
    },
    source::{
        attributes, ends_in_word, first_segments, inside_crate, line_of, lines_with_word, module,
        production, tag_end, without_template_marks,
    },
};

/// `use crate::x`, `crate::x::…`, `use crate::{x, y::z}`, `super::…` up to the root, `tratto::x`.
pub(crate) fn edges(path: &str, text: &str) -> Vec<Breach> {
    let Some(module) = module(path) else {
        return Vec::new();
    };
    let Some(&(_, allowed)) = MAY_USE.iter().find(|(name, _)| *name == module) else {
        return vec![breach(
            path,
            1,
            format!("module `{module}` is not on the map (MAY_USE)"),
        )];
    };
    let code = production(text);
    let depth = inside_crate(path)
        .unwrap_or_default()
        .trim_end_matches("/mod.rs")
        .matches('/')
        .count()
        + 1;
    let to_root = "super::".repeat(depth);
    let mut found = Vec::new();
    for start in ["crate::", "tratto::", "tratto_domain::", to_root.as_str()] {
        for (at, _) in code.match_indices(start) {
            if code
                .get(..at)
                .is_some_and(|before| before.ends_with([':', '_']) || ends_in_word(before))
            {
                continue;
            }
            let rest = code.get(at + start.len()..).unwrap_or_default();
            if rest.starts_with("super::") {
                continue;
            }
            for target in first_segments(rest) {
                // A macro or item of the root itself is no module.
                let is_module = MAY_USE.iter().any(|(name, _)| *name == target);
                let is_excepted = MAY_ALSO_USE.contains(&(path, target.as_str()));
                if is_module
                    && target != module
                    && !is_excepted
                    && !allowed.contains(&target.as_str())
                {
                    found.push(breach(
                        path,
                        line_of(&code, at),
                        format!("`{module}` may not use `{target}`"),
                    ));
                }
            }
        }
    }
    found
}

pub(crate) fn foreign_crates(path: &str, text: &str) -> Vec<Breach> {
    let Some(module) = module(path) else {
        return Vec::new();
    };
    let code = production(text);
    let mut found = Vec::new();
    for (name, home) in CRATE_LIVES_IN {
        // Parsers of move text speak of positions too.
        if module == *home || (*name == "shakmaty" && module == "formats") {
            continue;
        }
        for line in lines_with_word(&code, name) {
            found.push(breach(path, line, format!("`{name}` belongs to `{home}`")));
        }
    }
    found
}

pub(crate) fn impurities(path: &str, text: &str) -> Vec<Breach> {
    let Some(module) = module(path) else {
        return Vec::new();
    };
    let is_domain = path.starts_with("domain/");
    if is_domain != PURE.contains(&module.as_str()) {
        let reason = format!("`{module}` is in the wrong crate: `domain` holds what is pure");
        return vec![breach(path, 1, reason)];
    }
    if !is_domain {
        return Vec::new();
    }
    let code = production(text);
    let mut found = Vec::new();
    for word in IMPURE {
        for line in lines_with_word(&code, word) {
            found.push(breach(
                path,
                line,
                format!("`{module}` is pure and may not use `{word}`"),
            ));
        }
    }
    found
}

pub(crate) fn clock_reads(path: &str, text: &str) -> Vec<Breach> {
    if path == "service/src/time.rs" {
        return Vec::new();
    }
    let code = production(text);
    let mut found = Vec::new();
    for word in READS_CLOCK {
        for line in lines_with_word(&code, word) {
            found.push(breach(
                path,
                line,
                format!("`{word}` belongs to service/src/time.rs"),
            ));
        }
    }
    found
}

/// Whoever opens a store past the context could write without an actor and an audit row.
pub(crate) fn store_opened(path: &str, text: &str) -> Vec<Breach> {
    if OPENS_STORE.contains(&path) || path.starts_with("service/src/store/") {
        return Vec::new();
    }
    lines_with_word(&production(text), "Store::open")
        .into_iter()
        .map(|line| {
            breach(
                path,
                line,
                format!("`Store::open` belongs to {OPENS_STORE:?}"),
            )
        })
        .collect()
}

/// Permission asked inside a write: the write's action is asked already, before its work begins.
pub(crate) fn asked_in_writes(path: &str, text: &str) -> Vec<Breach> {
    if !path.starts_with("service/src/app/") || path == ASKS_IN_WRITES {
        return Vec::new();
    }
    let code = production(text);
    let mut found = Vec::new();
    for begin in [".write", ".found_tournament"] {
        for (at, _) in code.match_indices(begin) {
            let named = at + begin.len();
            let rest = code.get(named..).unwrap_or_default();
            let open = named + rest.find('(').map_or(rest.len(), |paren| paren + 1);
            let work = before_closing(code.get(open..).unwrap_or_default());
            for (asked, _) in work.match_indices("access::require(") {
                found.push(breach(
                    path,
                    line_of(&code, open + asked),
                    "a write names its action; it asks for no other".to_owned(),
                ));
            }
        }
    }
    found
}

/// What stands before the parenthesis that closes; everything where none does.
fn before_closing(text: &str) -> &str {
    let mut depth = 1;
    let end = text.char_indices().find_map(|(at, c)| {
        depth += i32::from(c == '(') - i32::from(c == ')');
        (depth == 0).then_some(at)
    });
    text.get(..end.unwrap_or(text.len())).unwrap_or_default()
}

/// A word that is read, and another value in its place where it is not known: what is stored is an error then, that names it. What comes
/// out of a row is not dropped either.
pub(crate) fn words_replaced(path: &str, text: &str) -> Vec<Breach> {
    if module(path).is_none() {
        return Vec::new();
    }
    let code = production(text);
    let mut found = Vec::new();
    for begin in ["from_code(", "from_id(", "from_str(", "parse(", "parse::<"] {
        for (at, _) in code.match_indices(begin) {
            let rest = code.get(at..).unwrap_or_default();
            let (_, rest) = rest.split_once('(').unwrap_or_default();
            let given = before_closing(rest);
            let after = rest.get(given.len()..).unwrap_or_default();
            let after: String = after.split_whitespace().collect();
            let after = after.strip_prefix(')').unwrap_or(&after);
            let dropped = after.strip_prefix(".ok()");
            let is_replaced = dropped.unwrap_or(after).starts_with(".unwrap_or");
            if is_replaced || (dropped.is_some() && given.starts_with("&row.")) {
                let reason =
                    "another value in the place of a word that is not known: `UnknownWord`";
                found.push(breach(path, line_of(&code, at), reason.to_owned()));
            }
        }
    }
    match TYPED_WORDS.iter().find(|(file, _)| *file == path) {
        Some(_) if found.is_empty() => {
            vec![breach(path, 1, "is in TYPED_WORDS for nothing".into())]
        }
        Some(_) => Vec::new(),
        None => found,
    }
}

/// A reading with the names of all, whatever they chose: who reads it runs the tournament, or it is read as everybody may.
pub(crate) fn names_as_chosen(path: &str, text: &str) -> Vec<Breach> {
    if !path.starts_with("service/src/app/") {
        return Vec::new();
    }
    let code = production(text);
    let mut found = Vec::new();
    for (start, function) in functions(&code) {
        let name = function.trim_start_matches("fn ");
        let name = name.split(['(', '<']).next().unwrap_or_default();
        let asks = ["access::require(", "access::must_be_at(", "ctx.shown_to("]
            .map(|call| function.contains(call));
        let is_known = WHOLE_NAMES
            .iter()
            .any(|(file, known, _)| (*file, *known) == (path, name));
        if function.contains("ctx.tournament(") && !asks.contains(&true) && !is_known {
            let reason = format!("`{name}` reads whole names for anybody: `require` or `shown_to`");
            found.push(breach(path, line_of(&code, start), reason));
        }
    }
    found
}

/// `<style>`, `<script>` with a body, and the attributes `style` and `on…`.
pub(crate) fn inline_code(path: &str, text: &str) -> Vec<Breach> {
    let html = without_template_marks(text);
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(open) = html
        .get(at..)
        .and_then(|rest| rest.find('<'))
        .map(|i| i + at)
    {
        let end = tag_end(&html, open);
        let tag = html.get(open..end).unwrap_or_default();
        let lower = tag.to_ascii_lowercase();
        let name: String = lower
            .chars()
            .skip(1)
            .take_while(char::is_ascii_alphanumeric)
            .collect();
        let line = line_of(&html, open);
        if name == "style" {
            found.push(breach(path, line, "a <style> element".into()));
        }
        if name == "script" {
            let body = html.get(end..).unwrap_or_default();
            let body = body.split("</script").next().unwrap_or_default();
            if !body.trim().is_empty() {
                found.push(breach(path, line, "a <script> with a body".into()));
            }
        }
        for attribute in attributes(&lower) {
            if attribute == "style" || (attribute.starts_with("on") && attribute.len() > 2) {
                found.push(breach(path, line, format!("an attribute `{attribute}`")));
            }
        }
        at = end.max(open + 1);
    }
    found
}

pub(crate) fn length(path: &str, text: &str) -> Vec<Breach> {
    let has = |names: &[&str]| path.split(['/', '.']).any(|part| names.contains(&part));
    let is_table = has(&["data", "tables"]) && !path.starts_with("tests/");
    let is_test = has(&["tests"]) || path.ends_with("_tests.rs");
    let most = if path.ends_with(".css") {
        LONGEST_STYLE
    } else if is_test || path.ends_with(".js") {
        LONGEST_TEST
    } else {
        LONGEST_FILE
    };
    let lines = text.lines().count();
    if is_table || lines <= most {
        return Vec::new();
    }
    let reason = format!("{lines} lines; {most} is the limit");
    vec![breach(path, lines, reason)]
}

/// Lines that are too wide to be read beside another file. Characters count, not bytes.
pub(crate) fn widths(path: &str, text: &str) -> Vec<Breach> {
    text.lines()
        .enumerate()
        .map(|(at, line)| (at + 1, line.chars().count()))
        .filter(|(_, width)| *width > WIDEST_LINE)
        .map(|(number, width)| {
            breach(
                path,
                number,
                format!("{width} characters; {WIDEST_LINE} is the limit"),
            )
        })
        .collect()
}

pub(crate) fn names(path: &str, _: &str) -> Vec<Breach> {
    path.split('/')
        .filter_map(|part| part.split('.').next())
        .filter(|stem| EMPTY_NAMES.contains(stem))
        .map(|stem| {
            breach(
                path,
                1,
                format!("`{stem}` says nothing about what the file holds"),
            )
        })
        .collect()
}

pub(crate) fn forbidden_words(path: &str, text: &str) -> Vec<Breach> {
    let mut found = Vec::new();
    for (number, line) in text.lines().enumerate() {
        let lower = line.to_ascii_lowercase();
        for (first, second) in NEVER_SAID {
            let word = format!("{first}{second}");
            if lower.contains(&word) {
                found.push(breach(path, number + 1, format!("says `{word}`")));
            }
        }
    }
    found
}

/// A page is drawn in the job that reads it, never on the event loop.
pub(crate) fn pages_drawn_here(path: &str, text: &str) -> Vec<Breach> {
    let code = production(text);
    let mut found = Vec::new();
    for (start, function) in functions(&code) {
        let function: String = function.split_whitespace().collect();
        if function.contains(".answer(visitor)") || function.contains(".answer(&visitor)") {
            let reason = "pages are drawn off the event loop: `show` or `draw`".to_owned();
            found.push(breach(path, line_of(&code, start), reason));
        }
    }
    found
}

/// The functions of a text, each with where it starts.
pub(crate) fn functions(code: &str) -> Vec<(usize, &str)> {
    let starts: Vec<usize> = code.match_indices("fn ").map(|(at, _)| at).collect();
    let ends = starts.iter().skip(1).copied().chain([code.len()]);
    let parts = starts.iter().copied().zip(ends);
    parts
        .map(|(start, end)| (start, code.get(start..end).unwrap_or_default()))
        .collect()
}
