//! A message from a hall: lines of JSON, packed with gzip. The first is the head. Each further line is a row of a
//! table, a row that no longer exists, a row of a trail, how players enter, or a decision about a request that came
//! from the site.

use std::{
    collections::BTreeMap,
    io::{self, BufRead, BufReader, Read, Write},
};

use flate2::{Compression, read::GzDecoder, write::GzEncoder};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    app::exchange::archive::{row, trail_part},
    store::rows::{
        archived::{self, Table},
        sealed_trail::SealedRow,
    },
};

use super::{door::DoorSaid, post::Decided};

/// The format's name in the head.
const FORMAT: &str = "tratto mirror";
/// Version of the format. Since 2 it includes how players enter, decisions about requests, and the items taken from the
/// site.
const VERSION: u32 = 2;
/// Maximum bytes of a message, unpacked.
const MOST_UNPACKED: u64 = 128 << 20;
/// Maximum bytes of a line. The deed that imported all games of an event holds their text.
const MOST_LINE: u64 = 64 << 20;
/// Maximum characters of a text in the head.
const LONGEST: usize = 400;
/// Marks rows of a trail; no table has this name.
const TRAIL: &str = "trail";
/// Marks the settings of how players enter themselves.
pub(super) const DOOR: &str = "door";
/// Marks a decision about a request.
pub(super) const REQUEST: &str = "request";

/// The head of a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Head {
    /// Name of the format; always the same word.
    pub format: String,
    /// Version of the format.
    pub version: u32,
    /// Version of the tables, the same as in archives.
    pub tables: u32,
    /// The program that sends.
    pub program: String,
    /// Hash of the first row of the event's trail.
    pub event: String,
    /// Address part of the tournament in the hall.
    pub slug: String,
    /// Name of the tournament.
    pub name: String,
    /// Name of the person or club that keeps the machine, as shown there.
    pub by: String,
    /// Since when it tells this site, in UTC.
    pub since: String,
    /// When the newest deed was done, in UTC by the hall's clock.
    pub stood_at: String,
    /// Hash of the trail's row from which the message leads; empty for a message that holds everything.
    pub from: String,
    /// Hash of the trail's row to which it leads.
    pub to: String,
    /// Number of the trail that grows, from 1: that of the sender's own machine.
    pub trail: i32,
    /// Number of the last item from the site that was taken; 0 for none.
    #[serde(default)]
    pub took: i32,
    /// When that item was sent, in UTC by the site's clock; empty for none.
    #[serde(default)]
    pub took_at: String,
    /// The key of the codes of seats; empty from a program that does not send it.
    #[serde(default)]
    pub seats: String,
}

impl Head {
    /// The head of a message from this program.
    pub(super) fn new(event: String, (slug, name): (String, String)) -> Self {
        Self {
            format: FORMAT.to_owned(),
            version: VERSION,
            tables: archived::VERSION,
            program: env!("CARGO_PKG_VERSION").to_owned(),
            event,
            slug,
            name,
            by: String::new(),
            since: String::new(),
            stood_at: String::new(),
            from: String::new(),
            to: String::new(),
            trail: 1,
            took: 0,
            took_at: String::new(),
            seats: String::new(),
        }
    }

    /// Whether it names an event and its texts can be shown.
    fn is_plain(&self) -> bool {
        let said = [&self.program, &self.slug, &self.name, &self.by];
        let is_plain =
            |text: &&String| text.chars().count() <= LONGEST && !text.chars().any(char::is_control);
        !self.event.is_empty() && said.iter().all(is_plain)
    }

    /// Whether the message holds everything.
    pub(super) const fn is_whole(&self) -> bool {
        self.from.is_empty()
    }
}

/// The reasons why a message cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Unread {
    /// It is no message, or it breaks off.
    Broken,
    /// A newer program made it.
    Newer,
    /// It unpacks to more bytes than the program accepts.
    TooLarge,
    /// The line with this number is invalid.
    Line(usize),
}

/// A message that is being written.
pub(super) struct Writing {
    to: GzEncoder<Vec<u8>>,
}

impl Writing {
    /// Begins a message.
    pub(super) fn begin(head: &Head) -> io::Result<Self> {
        let mut writing = Self {
            to: GzEncoder::new(Vec::new(), Compression::default()),
        };
        writing.line(&serde_json::to_string(head)?)?;
        Ok(writing)
    }

    fn line(&mut self, line: &str) -> io::Result<()> {
        self.to.write_all(line.as_bytes())?;
        self.to.write_all(b"\n")
    }

    /// Adds a row of a table, as [`row_line`] makes it.
    pub(super) fn row(&mut self, line: &str) -> io::Result<()> {
        self.line(line)
    }

    /// Adds a row that no longer exists.
    pub(super) fn gone(&mut self, table: &str, number: i32) -> io::Result<()> {
        self.line(&format!("[\"{table}\",{number}]"))
    }

    /// Adds a row of a trail, as [`trail_part::line`] makes it.
    pub(super) fn trail(&mut self, chain: i32, line: &str) -> io::Result<()> {
        self.line(&format!("[\"{TRAIL}\",{chain},{line}]"))
    }

    /// Finishes the message and gives its packed bytes.
    pub(super) fn end(self) -> io::Result<Vec<u8>> {
        self.to.finish()
    }
}

/// A row of a table as a line.
pub(super) fn row_line(table: &str, number: i32, values: Vec<Value>) -> String {
    format!("[\"{table}\",{number},{}]", Value::Array(values))
}

/// A message that was read.
#[derive(Debug)]
pub(super) struct Message {
    pub head: Head,
    /// Rows by their table's name, each with its number in the hall and its values.
    pub rows: BTreeMap<&'static str, Vec<(i32, Vec<Value>)>>,
    /// Rows that no longer exist, by their table's name.
    pub gone: BTreeMap<&'static str, Vec<i32>>,
    /// Rows of trails, each with the trail's number, the oldest first.
    pub trail: Vec<(i32, SealedRow)>,
    /// How players enter themselves, if the message contains it.
    pub door: Option<DoorSaid>,
    /// Decisions about requests that came from the site.
    pub decided: Vec<Decided>,
}

/// Reads a message.
pub(super) fn read(bytes: impl Read) -> Result<Message, Unread> {
    let mut from = BufReader::new(GzDecoder::new(bytes).take(MOST_UNPACKED + 1));
    let mut text = String::new();
    if !next(&mut from, &mut text)? {
        return Err(Unread::Broken);
    }
    let head = head_of(&text)?;
    let mut message = Message {
        head,
        rows: BTreeMap::new(),
        gone: BTreeMap::new(),
        trail: Vec::new(),
        door: None,
        decided: Vec::new(),
    };
    let mut number = 1;
    while next(&mut from, &mut text)? {
        number += 1;
        message.take(&text).ok_or(Unread::Line(number))?;
    }
    if from.get_ref().limit() == 0 {
        return Err(Unread::TooLarge);
    }
    Ok(message)
}

fn head_of(text: &str) -> Result<Head, Unread> {
    #[derive(Deserialize)]
    struct First {
        format: String,
        version: u32,
        tables: u32,
    }
    // The head of a newer version may have any other fields.
    let first: First = serde_json::from_str(text).map_err(|_| Unread::Broken)?;
    if first.format != FORMAT {
        return Err(Unread::Broken);
    }
    if first.version > VERSION || first.tables > archived::VERSION {
        return Err(Unread::Newer);
    }
    let head: Head = serde_json::from_str(text).map_err(|_| Unread::Broken)?;
    head.is_plain().then_some(head).ok_or(Unread::Line(1))
}

/// Reads the next line without its end; `false` at the end.
fn next(from: &mut impl BufRead, line: &mut String) -> Result<bool, Unread> {
    line.clear();
    let read = from.take(MOST_LINE + 1).read_line(line);
    let read = read.map_err(|_| Unread::Broken)?;
    if u64::try_from(read).unwrap_or(u64::MAX) > MOST_LINE {
        return Err(Unread::TooLarge);
    }
    match line.strip_suffix('\n').map(str::len) {
        Some(length) => line.truncate(length),
        // The last line has an end too.
        None if read > 0 => return Err(Unread::Broken),
        None => {}
    }
    Ok(read > 0)
}

/// The only value of a line; `None` if it has several.
fn only<T: serde::de::DeserializeOwned>(values: Vec<Value>) -> Option<T> {
    let [value] = <[Value; 1]>::try_from(values).ok()?;
    serde_json::from_value(value).ok()
}

impl Message {
    /// Adds a line to the message; `None` if the line is invalid.
    fn take(&mut self, line: &str) -> Option<()> {
        let mut cells: Vec<Value> = serde_json::from_str(line).ok()?;
        let values = match cells.len() {
            3 => match cells.pop()? {
                Value::Array(values) => Some(values),
                _ => return None,
            },
            2 => None,
            _ => return None,
        };
        let number = row::small(&cells.pop()?)?;
        let name = cells.pop()?;
        let name = name.as_str()?;
        match name {
            TRAIL => {
                let row = trail_part::of_values(values?, self.head.tables)?;
                self.trail.push((number, row));
                return Some(());
            }
            DOOR => {
                self.door = Some(only(values?)?);
                return Some(());
            }
            REQUEST => {
                self.decided.push(only(values?)?);
                return Some(());
            }
            _ => {}
        }
        let table = Table::of_version(self.head.tables).find(|table| table.name == name)?;
        if (number > 0) != table.is_numbered {
            return None;
        }
        match values {
            None => self.gone.entry(table.name).or_default().push(number),
            Some(values) => {
                // Whether the rows that it refers to exist is checked when it is stored.
                let is_row = row::holds(&table, &values, &|_, place| place > 0);
                is_row.then_some(())?;
                let rows = self.rows.entry(table.name).or_default();
                rows.push((number, values));
            }
        }
        Some(())
    }
}

#[cfg(test)]
mod tests;
