//! An invented tournament of masters that another program paired, imported from a report, with a norm and its certificate.

use std::fmt::Write as _;

use crate::{
    app::{
        Actor, AppError, Context,
        exchange::{import_input::ImportInput, import_trf},
        tournament::ratings::{certificate, certificate_input::CertificateInput, view},
    },
    event::Halt,
    norms::NormTitle,
};

use super::play::day;

/// Sex, title, name, rating, federation, year of birth; and the first player's result against them, as White or Black.
type Master = (
    &'static str,
    &'static str,
    &'static str,
    u16,
    &'static str,
    u16,
    &'static str,
);

const FIELD: [Master; 10] = [
    ("m", "f", "Altobrandi, Sirio", 2318, "ITA", 1996, ""),
    ("m", "c", "Pomposelli, Elvio", 2038, "ITA", 1990, "w 1"),
    ("m", "g", "Zavoreanu, Ilie", 2487, "ROU", 1985, "w 1"),
    ("m", "g", "Trbovnik, Matjaz", 2508, "SLO", 1985, "b ="),
    ("m", "g", "Petrusan, Drago", 2472, "CRO", 1985, "b 0"),
    ("w", "m", "Kostrzewna, Halina", 2377, "POL", 1985, "w 1"),
    ("w", "f", "Sbarbanelli, Ofelia", 2352, "ITA", 1985, "w 1"),
    ("m", "m", "Lindqvarn, Elof", 2391, "SWE", 1985, "b ="),
    ("m", "g", "Varkonfalvi, Bence", 2531, "HUN", 1985, "w 1"),
    ("m", "m", "Iturraldeta, Aitor", 2400, "ESP", 2003, "b ="),
];

/// The same game, seen from the other side.
fn from_the_other_side(own: &str) -> &'static str {
    match own {
        "w 1" => "b 0",
        "b 0" => "w 1",
        "b =" => "w =",
        _ => "- -",
    }
}

/// Points of these cells, in half-points.
fn halves(cells: &[String]) -> u32 {
    let worth = |cell: &String| match cell.chars().last() {
        Some('1') => 2,
        Some('=') => 1,
        _ => 0,
    };
    cells.iter().map(worth).sum()
}

/// The report: the first player met the others in their order, and these met nobody else.
fn report(ctx: &Context) -> Result<String, AppError> {
    let written = |before, after| day(ctx, before, after).format("%Y/%m/%d").to_string();
    let mut text = format!(
        "012 Magistrale del Faro\n022 Comacchio\n032 ITA\n042 {}\n052 {}\n092 Swiss system\n\
         102 Brandimarte, Ottavia\n122 90 minuti + 30 secondi\n142 9\n",
        written(60, 0),
        written(52, 0)
    );
    for (own, (sex, title, name, rating, federation, born, _)) in FIELD.iter().enumerate() {
        let games = FIELD.iter().enumerate().skip(1);
        let cells: Vec<String> = games
            .map(|(round, (.., result))| match own {
                0 => format!("{:4} {result}", round + 1),
                own if own == round => format!("{:4} {}", 1, from_the_other_side(result)),
                _ => "0000 - Z".to_owned(),
            })
            .collect();
        let (halves, number) = (halves(&cells), own + 1);
        let points = format!("{}.{}", halves / 2, halves % 2 * 5);
        let cells = cells.join("  ");
        writeln!(
            text,
            "001 {number:4} {sex}{title:>3} {name:<33} {rating:4} {federation} {:11} {born}/00/00 \
             {points:>4} {number:4}  {cells}",
            ""
        )
        .map_err(|error| AppError::System(error.to_string()))?;
    }
    Ok(text)
}

/// Imports the report, and overwrites a line in the certificate of the first player's norm.
pub fn masters(ctx: &Context, arbiter: &Actor) -> Result<(), AppError> {
    let (text, never) = (report(ctx)?, Halt::never());
    let given = ImportInput {
        kind: "standard".to_owned(),
        ..ImportInput::default()
    };
    let made = import_trf(ctx, arbiter, None, text.as_bytes(), &given, &never)?.fresh();
    let slug = made.ok_or(AppError::NotFound)?.slug;
    let lines = view::ratings(ctx, arbiter, &slug, 1)?.lines;
    let first = lines.first().ok_or(AppError::NotFound)?;
    let of = (slug.as_str(), first.entrant.entry, NormTitle::Im);
    let mut input = CertificateInput::default();
    let remark = "Giocata in nove giorni, un turno al giorno".to_owned();
    input.0.insert("it1_remarks".to_owned(), remark);
    certificate::save(ctx, arbiter, None, of, 0, &input)?;
    Ok(())
}
