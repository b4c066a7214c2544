//! Reading Rust and templates just far enough to see what they name.

/// The module of the crate that a file belongs to; `None` for the list of modules and for test files.
/// The path below the `src` of its crate.
pub(crate) fn inside_crate(path: &str) -> Option<&str> {
    ["src/", "service/src/", "domain/src/"]
        .iter()
        .find_map(|root| path.strip_prefix(root))
}

pub(crate) fn module(path: &str) -> Option<String> {
    let inner = inside_crate(path)?;
    if inner == "lib.rs" || inner.ends_with("tests.rs") || inner.contains("/tests/") {
        return None;
    }
    inner.split(['/', '.']).next().map(str::to_owned)
}

pub(crate) fn line_of(text: &str, at: usize) -> usize {
    text.get(..at).unwrap_or_default().matches('\n').count() + 1
}

pub(crate) fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

pub(crate) fn ends_in_word(text: &str) -> bool {
    text.chars().next_back().is_some_and(is_word)
}

/// Lines on which `word` stands alone, not as part of a longer name.
pub(crate) fn lines_with_word(text: &str, word: &str) -> Vec<usize> {
    text.match_indices(word)
        .filter(|(at, _)| {
            let before = text.get(..*at).unwrap_or_default();
            let after = text.get(at + word.len()..).unwrap_or_default();
            !ends_in_word(before) && !after.starts_with(is_word)
        })
        .map(|(at, _)| line_of(text, at))
        .collect()
}

/// First names of what follows `crate::`: one, or all of a brace group.
pub(crate) fn first_segments(rest: &str) -> Vec<String> {
    let name = |text: &str| -> String {
        text.trim_start()
            .chars()
            .take_while(|c| is_word(*c))
            .collect()
    };
    let Some(group) = rest.strip_prefix('{') else {
        return vec![name(rest)];
    };
    let mut segments = vec![name(group)];
    let mut depth = 1;
    for (at, c) in group.char_indices() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 1 => segments.push(name(group.get(at + 1..).unwrap_or_default())),
            _ => {}
        }
        if depth == 0 {
            break;
        }
    }
    segments
}

/// The code without comments, texts and what stands under `#[cfg(test)]`; lines keep their numbers.
pub(crate) fn production(source: &str) -> String {
    without_items(&without_comments_and_texts(source), "#[cfg(test)]")
}

/// The code without the items that begin so; lines keep their numbers.
pub(crate) fn without_items(code: &str, begin: &str) -> String {
    let mut kept = String::with_capacity(code.len());
    let mut rest = code;
    while let Some(at) = rest.find(begin) {
        let (before, item) = rest.split_at(at);
        kept.push_str(before);
        let end = item_end(item);
        let (gone, after) = item.split_at(end);
        kept.extend(gone.chars().filter(|c| *c == '\n'));
        rest = after;
    }
    kept.push_str(rest);
    kept
}

/// Where the item that starts here ends: after its `;` or its closing brace.
pub(crate) fn item_end(item: &str) -> usize {
    let mut depth = 0_usize;
    for (at, c) in item.char_indices() {
        match c {
            '{' => depth += 1,
            '}' => {
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    return at + 1;
                }
            }
            ';' if depth == 0 => return at + 1,
            _ => {}
        }
    }
    item.len()
}

pub(crate) fn without_comments_and_texts(source: &str) -> String {
    let chars: Vec<char> = source.chars().collect();
    let get = |i: usize| chars.get(i).copied().unwrap_or('\0');
    let mut out = String::with_capacity(source.len());
    let mut i = 0;
    while i < chars.len() {
        let c = get(i);
        let end = match (c, get(i + 1)) {
            ('/', '/') => (i..chars.len())
                .find(|k| get(*k) == '\n')
                .unwrap_or(chars.len()),
            ('/', '*') => block_comment_end(&chars, i),
            ('r', '"' | '#') if i == 0 || !is_word(get(i - 1)) || get(i - 1) == 'b' => {
                raw_text_end(&chars, i).unwrap_or(i)
            }
            ('"', _) => text_end(&chars, i),
            // A character, not a lifetime.
            ('\'', '\\') => (i + 3..chars.len())
                .find(|k| get(*k) == '\'')
                .map_or(i + 1, |k| k + 1),
            ('\'', _) if get(i + 2) == '\'' => i + 3,
            _ => i,
        };
        if end == i {
            out.push(c);
            i += 1;
        } else {
            out.push(' ');
            out.extend((i..end).filter(|k| get(*k) == '\n').map(|_| '\n'));
            i = end;
        }
    }
    out
}

pub(crate) fn block_comment_end(chars: &[char], start: usize) -> usize {
    let get = |i: usize| chars.get(i).copied().unwrap_or('\0');
    let (mut i, mut depth) = (start + 2, 1);
    while i < chars.len() && depth > 0 {
        match (get(i), get(i + 1)) {
            ('/', '*') => (depth, i) = (depth + 1, i + 2),
            ('*', '/') => (depth, i) = (depth - 1, i + 2),
            _ => i += 1,
        }
    }
    i
}

pub(crate) fn text_end(chars: &[char], start: usize) -> usize {
    let mut i = start + 1;
    while let Some(c) = chars.get(i) {
        match c {
            '\\' => i += 2,
            '"' => return i + 1,
            _ => i += 1,
        }
    }
    chars.len()
}

pub(crate) fn raw_text_end(chars: &[char], start: usize) -> Option<usize> {
    let marks = chars
        .iter()
        .skip(start + 1)
        .take_while(|c| **c == '#')
        .count();
    let open = start + 1 + marks;
    if chars.get(open) != Some(&'"') {
        return None;
    }
    let closes = |k: usize| (1..=marks).all(|m| chars.get(k + m) == Some(&'#'));
    (open + 1..chars.len())
        .find(|k| chars.get(*k) == Some(&'"') && closes(*k))
        .map(|k| k + 1 + marks)
}

/// The page without `{{ … }}`, `{% … %}` and `{# … #}`; lines keep their numbers.
pub(crate) fn without_template_marks(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = ["{{", "{%", "{#"]
        .iter()
        .filter_map(|mark| rest.find(mark))
        .min()
    {
        let (before, mark) = rest.split_at(at);
        out.push_str(before);
        let close = match mark.get(..2) {
            Some("{{") => "}}",
            Some("{%") => "%}",
            _ => "#}",
        };
        let end = mark.find(close).map_or(mark.len(), |i| i + close.len());
        let (gone, after) = mark.split_at(end);
        out.push(' ');
        out.extend(gone.chars().filter(|c| *c == '\n'));
        rest = after;
    }
    out.push_str(rest);
    out
}

/// Where the tag that opens at `open` ends; `>` inside quotes does not count.
pub(crate) fn tag_end(html: &str, open: usize) -> usize {
    let mut quote = None;
    for (at, c) in html.get(open..).unwrap_or_default().char_indices() {
        match (quote, c) {
            (None, '"' | '\'') => quote = Some(c),
            (Some(q), _) if q == c => quote = None,
            (None, '>') => return open + at + 1,
            _ => {}
        }
    }
    html.len()
}

/// Names of the attributes of one tag in lower case.
pub(crate) fn attributes(tag: &str) -> Vec<String> {
    let mut names = Vec::new();
    let mut quote = None;
    let mut word = String::new();
    for c in tag.chars() {
        match quote {
            Some(q) => {
                if q == c {
                    quote = None;
                }
            }
            None => match c {
                '"' | '\'' => quote = Some(c),
                '=' => names.push(std::mem::take(&mut word)),
                c if c.is_whitespace() => word.clear(),
                c => word.push(c),
            },
        }
    }
    names
}
