//! An answer of a server as it came.

/// Status, headers and body; the body without its chunks, but packed as it was sent.
#[derive(Debug, Default)]
pub struct Answer {
    /// Status code.
    pub status: u16,
    /// The head's lines after the first, as sent.
    pub head: String,
    /// The body.
    pub body: Vec<u8>,
}

impl Answer {
    /// All headers of that name, in their order.
    pub fn headers<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        let lines = self.head.lines().filter_map(|line| line.split_once(':'));
        lines
            .filter(move |(key, _)| key.eq_ignore_ascii_case(name))
            .map(|(_, value)| value.trim())
    }

    /// The first header of that name.
    pub fn header(&self, name: &str) -> Option<&str> {
        let lines = self.head.lines().filter_map(|line| line.split_once(':'));
        let mut named = lines.filter(|(key, _)| key.eq_ignore_ascii_case(name));
        named.next().map(|(_, value)| value.trim())
    }

    /// How the body is packed: `gzip`, `br`, or `plain`.
    pub fn packing(&self) -> &str {
        self.header("content-encoding")
            .filter(|packing| *packing != "identity")
            .unwrap_or("plain")
    }

    /// The body as text; it must not be packed.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    /// What the first field of that name holds in the forms of the page.
    pub fn field(&self, name: &str) -> Option<String> {
        let text = self.text();
        let (_, after) = text.split_once(&format!("name=\"{name}\""))?;
        let (tag, _) = after.split_once('>')?;
        let (_, value) = tag.split_once("value=\"")?;
        value.split('"').next().map(str::to_owned)
    }
}
