//! A text with games, read a few games at a time.

use std::{
    fs::File,
    io::{self, Read, Seek, SeekFrom},
    mem,
};

use crate::{
    app::AppError,
    formats::pgn::{Blocks, Options, PgnGame},
    rules::scoresheet::Encoding,
};

/// Approximate bytes of the text in memory at a time.
const BLOCK: usize = 1 << 16;

/// A text with games that can be read several times.
#[derive(Clone, Copy, Debug)]
pub enum GamesText<'a> {
    /// In memory.
    Bytes(&'a [u8]),
    /// In a file that nobody else reads at the same time.
    File(&'a File),
}

/// A game with its bytes: from the end of the game before to its own end.
pub(super) struct ReadGame {
    pub game: PgnGame,
    pub source: String,
    /// Bytes of the text up to the end of this game.
    pub end: usize,
}

impl ReadGame {
    fn new(game: PgnGame, bytes: &[u8]) -> Self {
        // PostgreSQL cannot store NUL.
        let source = Encoding::of(bytes).decode(bytes).replace('\0', "\u{fffd}");
        let end = game.span.end;
        Self { game, source, end }
    }
}

fn failed(error: &io::Error) -> AppError {
    AppError::System(format!("the text of the games: {error}"))
}

impl GamesText<'_> {
    /// Length of the text in bytes.
    pub(super) fn len(self) -> Result<usize, AppError> {
        match self {
            Self::Bytes(bytes) => Ok(bytes.len()),
            Self::File(file) => {
                let about = file.metadata().map_err(|error| failed(&error))?;
                Ok(usize::try_from(about.len()).unwrap_or(usize::MAX))
            }
        }
    }

    /// Passes every game to `take` in order, until `take` gives an error.
    pub(super) fn each(
        self,
        take: impl FnMut(ReadGame) -> Result<(), AppError>,
    ) -> Result<(), AppError> {
        match self {
            Self::Bytes(bytes) => each(bytes, take),
            Self::File(mut file) => {
                let begin = file.seek(SeekFrom::Start(0));
                begin.map_err(|error| failed(&error))?;
                each(file, take)
            }
        }
    }
}

fn each(
    stream: impl Read,
    mut take: impl FnMut(ReadGame) -> Result<(), AppError>,
) -> Result<(), AppError> {
    // Text after the last game belongs to it, so a game is passed on only when the next one has been read.
    let mut held: Option<(PgnGame, Vec<u8>)> = None;
    let mut between = Vec::new();
    for block in Blocks::new(stream, BLOCK) {
        let block = block.map_err(|error| failed(&error))?;
        let part = block.part();
        let mut from = 0;
        for game in part.games(Options::default()) {
            let to = game.span.end.saturating_sub(part.offset);
            let mut bytes = mem::take(&mut between);
            bytes.extend_from_slice(part.text.get(from..to).unwrap_or_default());
            from = to;
            if let Some((game, bytes)) = held.replace((game, bytes)) {
                take(ReadGame::new(game, &bytes))?;
            }
        }
        between.extend_from_slice(part.text.get(from..).unwrap_or_default());
    }
    match held {
        Some((game, mut bytes)) => {
            bytes.append(&mut between);
            take(ReadGame::new(game, &bytes))
        }
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use std::io::{Seek, Write};

    use super::GamesText;
    use crate::formats::pgn;

    const GAME: &str = "[Event \"Prova\"]\n[White \"Rossi, Nicolò\"]\n\n1. e4 e5 2. Nf3 1-0\n\n";

    fn sources(text: GamesText<'_>) -> Vec<String> {
        let mut found = Vec::new();
        text.each(|read| {
            found.push(read.source);
            Ok(())
        })
        .unwrap();
        found
    }

    #[test]
    fn games_in_pieces_are_those_of_the_whole_text() {
        // More than one block, with a game in another encoding and text that belongs to no game.
        let mut text = format!("% una riga\n\n{}", GAME.repeat(1500)).into_bytes();
        text.extend(b"[Event \"Niccol\xf2\"]\n\n1. d4 *\n\n; fine\n");
        text.extend(GAME.repeat(1500).as_bytes());
        text.extend(b"\n\n; in fondo\n");
        let read = sources(GamesText::Bytes(&text));
        let games: Vec<_> = pgn::games(&text).collect();
        assert_eq!(read.len(), games.len());
        let mut from = 0;
        for (index, (source, game)) in read.iter().zip(&games).enumerate() {
            let last = index + 1 == games.len();
            let to = if last { text.len() } else { game.span.end };
            let bytes = &text[from..to];
            from = to;
            let own = String::from_utf8(bytes.to_vec());
            let own = own.unwrap_or_else(|_| bytes.iter().copied().map(char::from).collect());
            assert_eq!(*source, own, "game {index}");
        }
        let mut lines = Vec::new();
        let each = GamesText::Bytes(&text).each(|read| {
            lines.push(read.game.line);
            Ok(())
        });
        assert!(each.is_ok());
        let whole: Vec<u32> = games.iter().map(|game| game.line).collect();
        assert_eq!(lines, whole);
        // The same from a file, several times.
        let mut file = tempfile::tempfile().unwrap();
        file.write_all(&text).unwrap();
        file.rewind().unwrap();
        assert_eq!(sources(GamesText::File(&file)), read);
        assert_eq!(sources(GamesText::File(&file)), read);
        assert_eq!(GamesText::File(&file).len().unwrap(), text.len());
    }
}
