//! An invented national rating list, for searching players and comparing entries; also links of the pages about chess.

use std::{
    fmt::Write as _,
    fs::{self, File},
    path::Path,
};

use crate::{
    app::{
        Actor, AppError, Context, LinkInput, links,
        rating_lists::{self, ListInput},
    },
    event::{Halt, LinkSection},
};

use super::{cast::OPEN, play::day};

/// Source of the list.
const SOURCE: &str = "FSI";
/// First number of the list; its numbers belong to nobody.
const FIRST: usize = 990_001;

/// Imports the list from a file in this folder.
pub fn national(ctx: &Context, folder: &Path) -> Result<(), AppError> {
    let failed = |error: &dyn std::fmt::Display| AppError::System(error.to_string());
    let mut table = "Cognome;Nome;Nascita;Tessera;Elo Italia;Elo rapid Italia\n".to_owned();
    for (number, (last, first, _, birth, rating, ..)) in (FIRST..).zip(&OPEN) {
        let (slow, rapid) = (rating + 12, rating - 25);
        writeln!(table, "{last};{first};{birth};{number};{slow};{rapid}")
            .map_err(|error| failed(&error))?;
    }
    let path = folder.join("fsi.csv");
    fs::write(&path, table).map_err(|error| failed(&error))?;
    let file = File::open(&path).map_err(|error| failed(&error))?;
    let input = ListInput {
        file: "fsi.csv".to_owned(),
        source: SOURCE.to_owned(),
        valid_from: Some(day(ctx, 20, 0)),
        ..ListInput::default()
    };
    let line = Actor::command_line();
    rating_lists::take_in(ctx, &line, None, &file, &input, &Halt::never())?;
    Ok(())
}

/// A link on each of two pages.
pub fn about_chess(ctx: &Context) -> Result<(), AppError> {
    for (section, title, address) in [
        (
            LinkSection::Italy,
            "Archivio delle partite di provincia",
            "https://archivio.example",
        ),
        (
            LinkSection::World,
            "Museo degli orologi da torneo",
            "https://museo.example",
        ),
    ] {
        let input = LinkInput {
            section: section.code().to_owned(),
            title: title.to_owned(),
            address: address.to_owned(),
            note: "Un esempio della dimostrazione.".to_owned(),
        };
        links::add(ctx, &Actor::command_line(), None, &input)?;
    }
    Ok(())
}
