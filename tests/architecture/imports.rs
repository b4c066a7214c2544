//! Which file uses which, read from paths in the code.

use std::collections::BTreeMap;

use crate::source::{inside_crate, is_word, line_of, production};

/// One file with what its paths name.
pub(crate) struct SourceFile {
    /// Path from the root of the repository.
    pub(crate) path: String,
    /// Module path below the crate: `web::page::desk`.
    module: Vec<String>,
    code: String,
    /// What `use` and `mod` bring in.
    imports: Vec<Import>,
}

/// A name in a file: what it stands for, and the line.
struct Import {
    name: String,
    path: Vec<String>,
    line: usize,
}

/// An arrow from one file to another, by their places in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Arrow {
    pub(crate) from: usize,
    pub(crate) to: usize,
    pub(crate) line: usize,
}

/// The files of one crate; those under `tests` and named `tests.rs` are left out.
pub(crate) fn read(files: &[(String, String)]) -> Vec<SourceFile> {
    files
        .iter()
        .filter_map(|(path, text)| {
            let inner = inside_crate(path)?;
            let is_test = path.contains("/tests/") || inner.ends_with("tests.rs");
            if is_test || inner == "main.rs" {
                return None;
            }
            let stem = inner.trim_end_matches(".rs").trim_end_matches("/mod");
            let module: Vec<String> = match stem {
                "lib" => Vec::new(),
                _ => stem.split('/').map(str::to_owned).collect(),
            };
            let code = production(text);
            Some(SourceFile {
                imports: imports(&code, &module),
                path: path.clone(),
                module,
                code,
            })
        })
        .collect()
}

/// Every arrow between two files. A path that ends at a name which the file only hands on leads to where it is defined;
/// a module that is only imported to write paths with is none.
pub(crate) fn arrows(files: &[SourceFile]) -> Vec<Arrow> {
    let places: BTreeMap<&[String], usize> = files
        .iter()
        .enumerate()
        .map(|(place, file)| (file.module.as_slice(), place))
        .collect();
    let mut found: Vec<Arrow> = Vec::new();
    for (from, file) in files.iter().enumerate() {
        let mut add = |path: &[String], line: usize| {
            if let Some(to) = defined_in(files, &places, path, 8)
                && to != from
                && !found
                    .iter()
                    .any(|known| (known.from, known.to) == (from, to))
            {
                found.push(Arrow { from, to, line });
            }
        };
        for import in &file.imports {
            if !places.contains_key(import.path.as_slice()) {
                add(&import.path, import.line);
            }
        }
        for (path, line) in written_paths(file) {
            add(&path, line);
        }
    }
    found
}

/// The file in which a path's last name is defined.
fn defined_in(
    files: &[SourceFile],
    places: &BTreeMap<&[String], usize>,
    path: &[String],
    patience: usize,
) -> Option<usize> {
    let depth = (0..=path.len()).rfind(|depth| places.contains_key(&path[..*depth]))?;
    let place = *places.get(&path[..depth])?;
    let Some(name) = path.get(depth) else {
        return Some(place);
    };
    if depth == 0 {
        // Another crate handed on by the root, or an item of the root.
        return None;
    }
    if name == "*" || patience == 0 {
        return Some(place);
    }
    // A child sees what its parent imports, whether it is handed on to others or not.
    for import in &files[place].imports {
        if import.name == *name {
            let rest = path.get(depth + 1..).unwrap_or_default();
            let full = [import.path.as_slice(), rest].concat();
            return defined_in(files, places, &full, patience - 1).or(Some(place));
        }
        if import.name == "*" {
            let module = &import.path[..import.path.len().saturating_sub(1)];
            let target = places.get(module).copied();
            if target.is_some_and(|target| defines(&files[target], name)) {
                return target;
            }
        }
    }
    Some(place)
}

fn defines(file: &SourceFile, name: &str) -> bool {
    [
        "struct ", "enum ", "fn ", "trait ", "type ", "const ", "static ", "union ",
    ]
    .iter()
    .any(|kind| {
        file.code
            .match_indices(&format!("{kind}{name}"))
            .any(|(at, text)| !file.code[at + text.len()..].starts_with(is_word))
    })
}

/// Paths in the code outside `use`: `crate::a::b`, `super::b`, and those that begin with an imported module's name.
fn written_paths(file: &SourceFile) -> Vec<(Vec<String>, usize)> {
    let mut found = Vec::new();
    let code = without_uses(&file.code);
    let mut at = 0;
    while let Some(start) = code[at..].find(is_word).map(|i| i + at) {
        let mut end = start;
        let mut parts: Vec<String> = Vec::new();
        loop {
            let word: String = code[end..].chars().take_while(|c| is_word(*c)).collect();
            end += word.len();
            parts.push(word);
            let rest = &code[end..];
            if rest.starts_with("::") && rest[2..].starts_with(is_word) {
                end += 2;
            } else {
                break;
            }
        }
        let before = &code[..start];
        // Not the continuation of a path, a method, or how far an item may be seen.
        let is_part = ["::", ".", "pub(in "]
            .iter()
            .any(|end| before.ends_with(end));
        let is_path = parts.len() > 1 && !is_part;
        if is_path && let Some(path) = absolute(&parts, &file.module, &file.imports) {
            found.push((path, line_of(&code, start)));
        }
        at = end.max(start + 1);
    }
    found
}

fn absolute(parts: &[String], module: &[String], imports: &[Import]) -> Option<Vec<String>> {
    let (first, rest) = parts.split_first()?;
    match first.as_str() {
        "crate" => Some(rest.to_vec()),
        "self" => Some([module, rest].concat()),
        "super" => {
            let ups = parts.iter().take_while(|part| *part == "super").count();
            let base = module.get(..module.len().checked_sub(ups)?)?;
            Some([base, &parts[ups..]].concat())
        }
        name => {
            let import = imports.iter().find(|import| import.name == *name)?;
            Some([import.path.as_slice(), rest].concat())
        }
    }
}

/// Every `use` of the code, at any depth, and every `mod name;` as a name of its own.
fn imports(code: &str, module: &[String]) -> Vec<Import> {
    let mut found: Vec<Import> = Vec::new();
    for (at, _) in code.match_indices("mod ") {
        let rest = &code[at + 4..];
        let name: String = rest.chars().take_while(|c| is_word(*c)).collect();
        let starts_line = code[..at].ends_with(['\n', ' ', ')']) || at == 0;
        if starts_line && rest[name.len()..].starts_with(';') {
            found.push(Import {
                path: [module, std::slice::from_ref(&name)].concat(),
                name,
                line: line_of(code, at),
            });
        }
    }
    for (start, end) in use_statements(code) {
        let mut leaves = Vec::new();
        tree(&code[start..end], &mut Vec::new(), &mut leaves);
        for (path, name) in leaves {
            let own = absolute(&path, module, &found);
            if let Some(mut path) = own {
                if path.last().is_some_and(|last| last == "self") {
                    path.pop();
                }
                let name = if name == "self" {
                    path.last().cloned().unwrap_or_default()
                } else {
                    name
                };
                let line = line_of(code, start);
                found.push(Import { name, path, line });
            }
        }
    }
    found
}

/// Where the trees of the `use` statements begin and end.
fn use_statements(code: &str) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    for (at, _) in code.match_indices("use ") {
        let line_start = code[..at].rfind('\n').map_or(0, |i| i + 1);
        let before = code[line_start..at].trim();
        let is_statement = before.is_empty()
            || before == "pub"
            || (before.starts_with("pub(") && before.ends_with(')'));
        let Some(end) = code[at..].find(';').map(|i| i + at) else {
            continue;
        };
        if is_statement {
            found.push((at + 4, end));
        }
    }
    found
}

fn without_uses(code: &str) -> String {
    let mut out = String::with_capacity(code.len());
    let mut last = 0;
    for (start, end) in use_statements(code) {
        out.push_str(&code[last..start]);
        out.extend(code[start..end].chars().filter(|c| *c == '\n'));
        last = end;
    }
    out.push_str(&code[last..]);
    out
}

/// Leaves of a use tree: the full path and the local name.
fn tree(text: &str, prefix: &mut Vec<String>, leaves: &mut Vec<(Vec<String>, String)>) {
    let text = text.trim();
    let kept = prefix.len();
    let mut rest = text;
    loop {
        if let Some(group) = rest.strip_prefix('{') {
            for part in split_group(group.strip_suffix('}').unwrap_or(group)) {
                tree(part, prefix, leaves);
            }
            break;
        }
        let word: String = rest
            .chars()
            .take_while(|c| is_word(*c) || *c == '*')
            .collect();
        if word.is_empty() {
            break;
        }
        rest = rest[word.len()..].trim_start();
        if let Some(after) = rest.strip_prefix("::") {
            prefix.push(word);
            rest = after.trim_start();
            continue;
        }
        let name = match rest.strip_prefix("as ") {
            Some(alias) => alias.trim().to_owned(),
            None => word.clone(),
        };
        leaves.push(([prefix.as_slice(), &[word]].concat(), name));
        break;
    }
    prefix.truncate(kept);
}

/// The parts of a group between its own commas.
fn split_group(text: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let (mut depth, mut last) = (0_usize, 0);
    for (at, c) in text.char_indices() {
        match c {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            ',' if depth == 0 => {
                parts.push(&text[last..at]);
                last = at + 1;
            }
            _ => {}
        }
    }
    parts.push(&text[last..]);
    parts.retain(|part| !part.trim().is_empty());
    parts
}
