//! FIDE's list as XML: a sequence of `<player>` elements, with an element for each field. It is read as a stream, with
//! the line and column at which each field begins.

use std::io::{self, BufRead, Read};

use quick_xml::{Error, Reader, escape::resolve_predefined_entity, events::Event};

use crate::{
    app::{
        AppError,
        list_refusal::{LineFault, ListRefusal},
    },
    event::{Elo, Federation, Sex, Title},
    formats::fide_list::{FideColumn, FidePlayer, FideRating},
};

use super::source::unreadable;

/// Maximum bytes from one tag to the next; a longer text is no list.
const LONGEST: usize = 64 << 10;

/// A reader that knows its line and column, and ends if no tag comes.
struct Counted<'a> {
    inner: &'a mut dyn BufRead,
    line: usize,
    column: usize,
    since_tag: usize,
}

impl Read for Counted<'_> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let from = self.fill_buf()?;
        let length = from.len().min(into.len());
        if let (Some(to), Some(from)) = (into.get_mut(..length), from.get(..length)) {
            to.copy_from_slice(from);
        }
        self.consume(length);
        Ok(length)
    }
}

impl BufRead for Counted<'_> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.since_tag > LONGEST {
            return Err(io::Error::other("no tag for many lines"));
        }
        self.inner.fill_buf()
    }

    fn consume(&mut self, length: usize) {
        if let Ok(read) = self.inner.fill_buf() {
            for byte in read.iter().take(length) {
                match byte {
                    b'\n' => (self.line, self.column) = (self.line + 1, 1),
                    _ => self.column += 1,
                }
                self.since_tag = if *byte == b'<' { 0 } else { self.since_tag + 1 };
            }
        }
        self.inner.consume(length);
    }
}

/// A field as it is written.
struct Field {
    column: FideColumn,
    at: (usize, usize),
    text: String,
}

/// The field of an element; `None` for elements that are ignored.
fn column_of(name: &str) -> Option<FideColumn> {
    use FideColumn as C;
    Some(match name {
        "fideid" => C::Id,
        "name" => C::Name,
        "country" => C::Federation,
        "sex" => C::Sex,
        "title" => C::Title,
        "w_title" => C::WomenTitle,
        "rating" => C::StandardRating,
        "games" => C::StandardGames,
        "k" => C::StandardK,
        "rapid_rating" => C::RapidRating,
        "rapid_games" => C::RapidGames,
        "rapid_k" => C::RapidK,
        "blitz_rating" => C::BlitzRating,
        "blitz_games" => C::BlitzGames,
        "blitz_k" => C::BlitzK,
        "birthday" => C::BirthYear,
        "flag" => C::Flag,
        _ => return None,
    })
}

/// The players of a list, one after the other.
pub(super) struct XmlList<'a> {
    reader: Reader<Counted<'a>>,
    buffer: Vec<u8>,
    /// The first player, who shows which ratings the list has.
    first: Option<Vec<Field>>,
    /// Line at which the last player begins.
    line: usize,
    is_combined: bool,
}

impl<'a> XmlList<'a> {
    /// Reads up to the first player.
    ///
    /// # Errors
    /// [`ListRefusal::Xml`]; the file cannot be read.
    pub fn open(text: &'a mut dyn BufRead) -> Result<Self, AppError> {
        let counted = Counted {
            inner: text,
            line: 1,
            column: 1,
            since_tag: 0,
        };
        let mut reader = Reader::from_reader(counted);
        reader.config_mut().expand_empty_elements = true;
        let mut list = Self {
            reader,
            buffer: Vec::new(),
            first: None,
            line: 1,
            is_combined: true,
        };
        list.first = list.fields()?;
        if let Some(fields) = &list.first {
            let has_rapid = |field: &Field| field.column == FideColumn::RapidRating;
            list.is_combined = fields.iter().any(has_rapid);
        }
        Ok(list)
    }

    /// Whether it has ratings of all three kinds.
    pub fn is_combined(&self) -> bool {
        self.is_combined
    }

    /// Line at which the last player begins, from 1.
    pub fn line(&self) -> usize {
        self.line
    }

    /// The next player, or their faulty field; `None` after the last one.
    ///
    /// # Errors
    /// As [`Self::open`].
    pub fn read_next(&mut self) -> Result<Option<Result<FidePlayer, LineFault>>, AppError> {
        let fields = match self.first.take() {
            Some(fields) => Some(fields),
            None => self.fields()?,
        };
        Ok(fields.map(|fields| player(&fields, self.line)))
    }

    fn place(&self) -> (usize, usize) {
        let counted = self.reader.get_ref();
        (counted.line, counted.column)
    }

    /// The fields of the next player.
    fn fields(&mut self) -> Result<Option<Vec<Field>>, AppError> {
        let mut player: Option<Vec<Field>> = None;
        let mut is_in_field = false;
        loop {
            self.buffer.clear();
            let (line, column) = self.place();
            let broken = || AppError::from(ListRefusal::Xml { line, column });
            let event = self.reader.read_event_into(&mut self.buffer);
            let event = event.map_err(|error| match error {
                Error::Io(error) => unreadable(io::Error::new(error.kind(), error.to_string())),
                _ => broken(),
            })?;
            let mut write = |text: &str| {
                let field = player.as_mut().and_then(|fields| fields.last_mut());
                if let Some(field) = field.filter(|_| is_in_field) {
                    field.text.push_str(text);
                }
            };
            match event {
                Event::Start(element) => match (element.name().0, &mut player) {
                    ("player", None) => {
                        player = Some(Vec::with_capacity(20));
                        self.line = line;
                    }
                    ("playerslist", None) => {}
                    (name, Some(fields)) if !is_in_field => {
                        if let Some(known) = column_of(name) {
                            let counted = self.reader.get_ref();
                            fields.push(Field {
                                column: known,
                                at: (counted.line, counted.column),
                                text: String::new(),
                            });
                            is_in_field = true;
                        }
                    }
                    _ => return Err(broken()),
                },
                Event::End(element) => match element.name().0 {
                    "player" => return Ok(player),
                    _ => is_in_field = false,
                },
                Event::Text(text) => write(&text.xml10_content()),
                Event::CData(text) => write(&text.xml10_content()),
                Event::GeneralRef(reference) => match reference.resolve_char_ref().ok().flatten() {
                    Some(letter) => write(letter.encode_utf8(&mut [0; 4])),
                    None => write(resolve_predefined_entity(&reference).unwrap_or("")),
                },
                Event::Eof if player.is_some() => return Err(broken()),
                Event::Eof => return Ok(None),
                _ => {}
            }
        }
    }
}

/// A player from their fields.
fn player(fields: &[Field], line: usize) -> Result<FidePlayer, LineFault> {
    use FideColumn as C;
    let found = |column| fields.iter().find(|field| field.column == column);
    let text = |column| found(column).map_or("", |field| field.text.trim());
    let bad = |column| {
        let (line, at) = found(column).map_or((line, 1), |field| field.at);
        LineFault::Field {
            line,
            column: at,
            field: column,
            text: text(column).to_owned(),
        }
    };
    let number = |column| -> Result<Option<u64>, LineFault> {
        match text(column) {
            "" => Ok(None),
            text => text.parse().map(Some).map_err(|_| bad(column)),
        }
    };
    let small = |column| -> Result<u16, LineFault> {
        let read = number(column)?.unwrap_or(0);
        u16::try_from(read).map_err(|_| bad(column))
    };
    let rating = |rating, games, k| -> Result<FideRating, LineFault> {
        Ok(FideRating {
            rating: Elo::new(small(rating)?).ok(),
            games: small(games)?,
            k: u8::try_from(small(k)?).map_err(|_| bad(k))?,
        })
    };
    let title = |column| Title::parse(text(column));
    let year = small(C::BirthYear)?;
    Ok(FidePlayer {
        id: number(C::Id)?
            .filter(|id| *id != 0)
            .ok_or_else(|| bad(C::Id))?,
        name: match text(C::Name) {
            "" => return Err(bad(C::Name)),
            name => name.to_owned(),
        },
        federation: Federation::parse(text(C::Federation)).map_err(|_| bad(C::Federation))?,
        sex: match text(C::Sex) {
            "M" | "m" => Some(Sex::Male),
            "F" | "f" => Some(Sex::Female),
            "" => None,
            _ => return Err(bad(C::Sex)),
        },
        title: title(C::Title)
            .into_iter()
            .chain(title(C::WomenTitle))
            .min(),
        other_titles: String::new(),
        arena_title: String::new(),
        standard: rating(C::StandardRating, C::StandardGames, C::StandardK)?,
        rapid: rating(C::RapidRating, C::RapidGames, C::RapidK)?,
        blitz: rating(C::BlitzRating, C::BlitzGames, C::BlitzK)?,
        birth_year: Some(i32::from(year)).filter(|year| *year != 0),
        inactive: text(C::Flag).contains('i'),
    })
}
