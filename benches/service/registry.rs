//! A registry of thousands of invented players, written into the database directly: no way through the door takes so
//! many. It names the columns of the table `players`.

use std::fmt::Write as _;

use diesel::{Connection, QueryResult, SqliteConnection, connection::SimpleConnection};

/// Parts of surnames: three make one.
const SYLLABLES: [&str; 40] = [
    "ba", "be", "bri", "ca", "ce", "chi", "co", "da", "del", "di", "fa", "fe", "fio", "ga", "gi",
    "gra", "la", "le", "li", "lo", "ma", "mel", "mo", "na", "ne", "no", "pa", "pe", "pi", "ra",
    "re", "ri", "sa", "se", "sol", "ta", "te", "to", "va", "zo",
];
/// First names.
const FIRST: [&str; 12] = [
    "Adele", "Bruno", "Celeste", "Dario", "Elvira", "Fausto", "Gemma", "Ivo", "Lia", "Nilo",
    "Ornella", "Zeno",
];
/// Rows of one statement.
const ROWS: usize = 500;

/// The surname of player `number`.
fn surname(number: usize) -> String {
    // Neighbours in the table are no neighbours in the alphabet.
    let mut rest = number.wrapping_mul(2_654_435_761) >> 4;
    let mut name = String::new();
    for _ in 0..4 {
        name.push_str(
            SYLLABLES
                .get(rest % SYLLABLES.len())
                .copied()
                .unwrap_or("a"),
        );
        rest /= SYLLABLES.len();
    }
    name
}

/// `Babababa, Adele`: the name of player `number` as a list has it.
pub fn name(number: usize) -> String {
    let (last, first) = (surname(number), FIRST.get(number % FIRST.len()).copied());
    let capital = last.get(..1).unwrap_or_default().to_uppercase();
    let rest = last.get(1..).unwrap_or_default();
    format!("{capital}{rest}, {}", first.unwrap_or("Zita"))
}

/// Brings the registry from `from` to `to` players.
///
/// # Errors
/// The file cannot be written, or its table is another.
pub fn fill(database: &str, from: usize, to: usize) -> QueryResult<()> {
    let mut conn = SqliteConnection::establish(database)
        .map_err(|error| diesel::result::Error::QueryBuilderError(error.into()))?;
    // Nobody loses anything when this is cut off.
    conn.batch_execute("PRAGMA synchronous = OFF; BEGIN")?;
    for begin in (from..to).step_by(ROWS) {
        let mut statement =
            "INSERT INTO players (last_name, first_name, name_key, birth_year, federation, \
             fide_standard, created_at, version, code) VALUES "
                .to_owned();
        for number in begin..to.min(begin + ROWS) {
            let (last, first) = (surname(number), FIRST.get(number % FIRST.len()).copied());
            let first = first.unwrap_or("Zita");
            let capital = last.get(..1).unwrap_or_default().to_uppercase();
            let written = format!("{capital}{}", last.get(1..).unwrap_or_default());
            let key = format!("{last} {}", first.to_lowercase());
            let (year, rating) = (1940 + number % 75, 1400 + number % 1100);
            let comma = if number == begin { "" } else { "," };
            let _ = write!(
                statement,
                "{comma}('{written}','{first}','{key}',{year},'ITA',{rating},'2026-01-01 00:00:00',1,'{number:016x}')"
            );
        }
        conn.batch_execute(&statement)?;
    }
    conn.batch_execute("COMMIT; PRAGMA wal_checkpoint(TRUNCATE)")
}
