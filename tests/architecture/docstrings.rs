//! Every public item has a docstring. Fields, and variants without data, need none if their names say everything.

use crate::{
    Breach, breach,
    source::{is_word, production, without_items},
};

/// Keywords of items that need a docstring.
const ITEMS: [&str; 9] = [
    "fn", "struct", "enum", "union", "trait", "const", "static", "type", "mod",
];

/// Keywords that may come before those.
const BEFORE: [&str; 3] = ["async", "unsafe", "extern"];

/// Finds items without a docstring, and a file without `//!` at its head, which is the docstring of the file's module.
///
/// Code under `#[cfg(test)]`, the definitions of macros, and items that are public only in a part of the crate are left out.
pub(crate) fn undocumented(path: &str, text: &str) -> Vec<Breach> {
    if path.ends_with("tests.rs") || path.contains("/tests/") {
        return Vec::new();
    }
    let mut found = Vec::new();
    if !text.starts_with("//!") {
        found.push(breach(path, 1, "no words at its head (`//!`)".to_owned()));
    }
    let code = without_items(&production(text), "macro_rules!");
    let code: Vec<&str> = code.lines().collect();
    let lines: Vec<&str> = text.lines().collect();
    let mut place = Place::default();
    for (at, line) in code.iter().enumerate() {
        if let Some(item) = place.item(without_attributes(line))
            && !is_documented(&lines, &code, at)
        {
            found.push(breach(path, at + 1, format!("`{item}` has no docstring")));
        }
        place.go_over(line);
    }
    found
}

/// Bodies whose members are as public as themselves.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Body {
    Trait,
    Enum,
}

/// The place in a file at which a line begins.
#[derive(Default)]
struct Place {
    /// Number of open braces.
    depth: usize,
    /// Number of other open brackets.
    brackets: usize,
    /// Public traits and enums that are open, with the depth inside.
    bodies: Vec<(Body, usize)>,
    /// A public trait or enum whose brace is still to come.
    coming: Option<Body>,
}

impl Place {
    /// Keyword and name of the item that begins on this line, if the item needs a docstring.
    fn item(&mut self, line: &str) -> Option<String> {
        if let Some(rest) = line.strip_prefix("pub ") {
            let (kind, name) = item(rest)?;
            self.coming = match kind {
                "trait" => Some(Body::Trait),
                "enum" => Some(Body::Enum),
                _ => None,
            };
            let is_elsewhere = kind == "mod" && line.ends_with(';');
            return (!is_elsewhere).then(|| format!("{kind} {name}"));
        }
        match self.body()? {
            Body::Trait => item(line).map(|(kind, name)| format!("{kind} {name}")),
            Body::Enum => {
                let name: String = line.chars().take_while(|c| is_word(*c)).collect();
                let rest = line.get(name.len()..).unwrap_or_default().trim_start();
                let has_data = name.starts_with(char::is_uppercase) && rest.starts_with(['(', '{']);
                has_data.then_some(name)
            }
        }
    }

    /// The body that is open, if a member of it may begin here.
    fn body(&self) -> Option<Body> {
        let (body, depth) = self.bodies.last()?;
        (*depth == self.depth && self.brackets == 0).then_some(*body)
    }

    fn go_over(&mut self, line: &str) {
        for c in line.chars() {
            match c {
                '(' | '[' => self.brackets += 1,
                ')' | ']' => self.brackets = self.brackets.saturating_sub(1),
                '{' => {
                    self.depth += 1;
                    if self.brackets == 0
                        && let Some(body) = self.coming.take()
                    {
                        self.bodies.push((body, self.depth));
                    }
                }
                '}' => {
                    if self
                        .bodies
                        .last()
                        .is_some_and(|(_, depth)| *depth == self.depth)
                    {
                        self.bodies.pop();
                    }
                    self.depth = self.depth.saturating_sub(1);
                }
                ';' if self.brackets == 0 => self.coming = None,
                _ => {}
            }
        }
    }
}

/// The keyword and the name of the item that begins with this text; `None` if it is not one of [`ITEMS`].
fn item(text: &str) -> Option<(&str, &str)> {
    let mut words = text
        .split_whitespace()
        .filter(|word| !BEFORE.contains(word));
    let (mut kind, mut name) = (words.next()?, words.next()?);
    if (kind, name) == ("const", "fn") {
        (kind, name) = (name, words.next()?);
    }
    let name = name.split(|c: char| !is_word(c)).next()?;
    ITEMS.contains(&kind).then_some((kind, name))
}

/// A line of code without the attributes before the item on it.
fn without_attributes(line: &str) -> &str {
    let mut line = line.trim();
    while line.starts_with("#[") {
        let mut open = 0_usize;
        let end = line.char_indices().find_map(|(at, c)| {
            match c {
                '[' => open += 1,
                ']' => open = open.saturating_sub(1),
                _ => {}
            }
            (c == ']' && open == 0).then_some(at + 1)
        });
        // If the attribute goes on below, nothing of this line is left.
        line = end.and_then(|end| line.get(end..)).unwrap_or_default();
        line = line.trim_start();
    }
    line
}

/// Whether there is a docstring above the item on a line. Attributes and comments may be between them.
fn is_documented(lines: &[&str], code: &[&str], at: usize) -> bool {
    let says = |line: usize| lines.get(line).map_or("", |line| line.trim());
    if says(at).starts_with("#[doc") {
        return true;
    }
    let mut below = at;
    while let Some(line) = below.checked_sub(1) {
        let said = says(line);
        let is_docstring = said.starts_with("///") && !said.starts_with("////");
        if is_docstring || said.starts_with("#[doc") {
            return true;
        }
        below = if said.starts_with("//") {
            line
        } else {
            match attribute_ending_at(code, line) {
                Some(first) if says(first).starts_with("#[doc") => return true,
                Some(first) => first,
                None => return false,
            }
        };
    }
    false
}

/// The first line of the attribute that ends on line `last`; `None` if no attribute ends there.
fn attribute_ending_at(code: &[&str], last: usize) -> Option<usize> {
    let lines = code.get(..=last)?;
    if !lines.last()?.trim_end().ends_with(']') {
        return None;
    }
    let mut closed = 0_usize;
    for (at, line) in lines.iter().enumerate().rev() {
        closed += line.matches(']').count();
        closed = closed.saturating_sub(line.matches('[').count());
        if closed == 0 {
            return line.trim_start().starts_with("#[").then_some(at);
        }
    }
    None
}

#[test]
fn public_items_have_docstrings() {
    crate::over_files(crate::CODE, "rs", undocumented);
}

/// Texts below the head of a file, and the lines of each at which a breach is found.
#[cfg(test)]
const SAMPLES: &[(&str, &[usize])] = &[
    // Each kind of item, with and without.
    ("pub fn f() {}", &[1]),
    ("/// Says it.\npub fn f() {}", &[]),
    ("pub struct A;\npub enum B {}\npub trait C {}", &[1, 2, 3]),
    (
        "pub const A: u8 = 1;\npub static B: u8 = 1;\npub type C = u8;",
        &[1, 2, 3],
    ),
    (
        "pub const fn a() {}\npub async fn b() {}\npub unsafe fn c() {}",
        &[1, 2, 3],
    ),
    ("pub extern \"C\" fn a() {}", &[1]),
    // A module in a file of its own has its docstring there.
    ("pub mod a;\npub mod b {\n}", &[2]),
    // Re-exports, private items, and items that are public only in a part of the crate.
    (
        "pub use a::b;\nfn f() {}\nstruct A;\npub(crate) fn g() {}\npub(super) struct B;",
        &[],
    ),
    (
        "/// A.\npub struct A {\n    pub field: u8,\n    pub r#type: u8,\n}",
        &[],
    ),
    // Attributes and comments between docstring and item.
    (
        "/// A.\n#[must_use]\n#[expect(\n    clippy::x,\n    reason = \"pub fn ]\"\n)]\npub fn f() {}",
        &[],
    ),
    (
        "#[must_use]\n#[expect(\n    clippy::x,\n    reason = \"a\"\n)]\npub fn f() {}",
        &[6],
    ),
    (
        "/// A.\n// Why.\npub fn f() {}\n// Why.\npub fn g() {}",
        &[5],
    ),
    ("//// No docstring.\npub fn f() {}", &[2]),
    ("/// Of another.\nfn f() {}\npub fn g() {}", &[3]),
    ("let a = [\n    1,\n];\npub fn f() {}", &[4]),
    (
        "#[must_use] pub fn f() {}\n#[doc = \"A.\"] pub fn g() {}",
        &[1],
    ),
    (
        "#[doc = include_str!(\"a.md\")]\npub mod a {}\n#[doc(\n    hidden\n)]\npub fn f() {}",
        &[],
    ),
    // Methods. Those of an implemented trait have their docstrings at the trait.
    ("impl A {\n    pub fn f() {}\n    fn g() {}\n}", &[2]),
    (
        "impl T for A {\n    fn f() {}\n    type B = u8;\n    const C: u8 = 1;\n}",
        &[],
    ),
    (
        "/// T.\npub trait T: Sized\nwhere\n    Self: Fn(u8),\n{\n    type A;\n    \
         /// B.\n    const B: u8;\n    fn f(\n        a: [u8; 2],\n    ) {\n        \
         const C: u8 = 1;\n    }\n}\nfn g() {}",
        &[6, 9],
    ),
    ("trait T {\n    fn f();\n}", &[]),
    // Variants with data.
    (
        "/// E.\npub enum E {\n    A,\n    B(u8),\n    /// C.\n    C { d: u8 },\n    \
         #[default]\n    D {\n        e: Option<Vec<u8>>,\n    },\n    F = 3,\n}",
        &[4, 8],
    ),
    ("enum E {\n    A(u8),\n}", &[]),
    (
        "impl E {\n    fn f(self) -> u8 {\n        match self {\n            A(b) => b,\n        }\n    }\n}",
        &[],
    ),
    // Texts, comments, macros and tests.
    (
        "const A: &str = \"\npub fn f() {}\n\";\n// pub fn g() {}\n/* pub fn h() {} */",
        &[],
    ),
    (
        "macro_rules! m {\n    () => {\n        pub fn f() {}\n    };\n}\npub fn g() {}",
        &[6],
    ),
    (
        "m! {\n    /// A.\n    pub struct A;\n    pub struct B;\n}",
        &[4],
    ),
    (
        "#[cfg(test)]\nmod tests {\n    pub fn f() {}\n}\npub fn g() {}",
        &[5],
    ),
];

#[test]
fn docstring_check_sees_items_without() {
    for (text, expected) in SAMPLES {
        let whole = format!("//! Head.\n\n{text}");
        let found = undocumented("src/a.rs", &whole);
        let lines: Vec<usize> = found.iter().map(|found| found.line - 2).collect();
        assert_eq!(lines, *expected, "{text}");
        for path in ["src/a/tests.rs", "src/a/tests/b.rs"] {
            assert_eq!(undocumented(path, &whole).len(), 0, "{path}");
        }
    }
    assert_eq!(undocumented("src/a.rs", "use a::b;").len(), 1);
    // Files of the store's queries are checked like all others.
    let query = "//! Head.\n\npub fn all() {}";
    assert_eq!(undocumented("service/src/store/rows/a.rs", query).len(), 1);
}
