//! Commands inside comments: `[%clk 1:29:58]`.

use std::borrow::Cow;

/// A command `[%name value]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Command<'a> {
    /// `clk`, `emt`, `eval`, …
    pub name: &'a str,
    /// The text after the name, trimmed.
    pub value: &'a str,
    /// Byte offset at which the command begins.
    pub start: usize,
    /// Byte offset after its closing bracket.
    pub end: usize,
}

/// The commands of a comment, in order. A command without its closing bracket is plain text.
pub fn commands(comment: &str) -> impl Iterator<Item = Command<'_>> {
    let mut at = 0;
    std::iter::from_fn(move || {
        let start = at + comment.get(at..)?.find("[%")?;
        let inside = comment.get(start + 2..)?;
        let length = inside.find(']')?;
        let end = start + 2 + length + 1;
        at = end;
        let inside = inside.get(..length)?;
        let split = inside.find(char::is_whitespace).unwrap_or(inside.len());
        let (name, value) = inside.split_at_checked(split)?;
        Some(Command {
            name,
            value: value.trim(),
            start,
            end,
        })
    })
}

/// The text between the marks of a comment token; runs of blanks become one.
pub(super) fn inner(comment: &str) -> Cow<'_, str> {
    let text = comment.strip_prefix(['{', ';']).unwrap_or(comment);
    let text = if comment.starts_with('{') {
        text.strip_suffix('}').unwrap_or(text)
    } else {
        text
    };
    let text = text.trim();
    let mut blank = false;
    let plain = text.chars().all(|sign| {
        let next = sign.is_whitespace();
        let twice = next && (blank || sign != ' ');
        blank = next;
        !twice
    });
    if plain {
        Cow::Borrowed(text)
    } else {
        Cow::Owned(text.split_whitespace().collect::<Vec<_>>().join(" "))
    }
}
