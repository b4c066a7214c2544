//! Amounts of a fee as lists write them.

use super::CellReason;

/// The highest amount that a list may give, in cents.
const MOST: u32 = 999_999;

/// The part of a fee that was paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FeePaid {
    /// This amount, in cents.
    Cents(u32),
    /// The whole fee that is due.
    Whole,
}

impl FeePaid {
    /// The amount paid, in cents; `due` is the fee. `None` if the whole fee was paid and the fee is not known.
    #[must_use]
    pub fn cents(self, due: Option<u32>) -> Option<u32> {
        match self {
            Self::Cents(cents) => Some(cents),
            Self::Whole => due,
        }
    }
}

/// An amount as lists write it, without a currency: `20`, `12.50`.
#[must_use]
pub fn cents_text(cents: u32) -> String {
    match (cents / 100, cents % 100) {
        (whole, 0) => whole.to_string(),
        (whole, rest) => format!("{whole}.{rest:02}"),
    }
}

/// Reads an amount into cents: `20`, `12,50`, `€ 12.5`, `20 euro`.
pub(super) fn amount(cell: &str) -> Result<u32, CellReason> {
    let lower = cell.to_lowercase();
    let plain = ["euros", "euro", "eur", "€"]
        .into_iter()
        .find_map(|unit| {
            let rest = lower.strip_prefix(unit);
            rest.or_else(|| lower.strip_suffix(unit))
        })
        .unwrap_or(&lower);
    let plain = plain.trim();
    let (whole, rest) = plain.split_once([',', '.']).unwrap_or((plain, ""));
    let digits = |text: &str| text.bytes().all(|b| b.is_ascii_digit());
    if whole.is_empty() || rest.len() > 2 || !digits(whole) || !digits(rest) {
        return Err(CellReason::Amount);
    }
    let range = CellReason::Range {
        min: 0,
        max: u64::from(MOST / 100),
    };
    let whole: u32 = whole.parse().map_err(|_| range.clone())?;
    let rest: u32 = format!("{rest:0<2}").parse().unwrap_or(0);
    let cents = whole
        .checked_mul(100)
        .and_then(|cents| cents.checked_add(rest));
    cents.filter(|cents| *cents <= MOST).ok_or(range)
}

/// Reads the part of the fee that was paid: an amount, or a word for all or nothing in Italian, English, German, French or
/// Spanish.
pub(super) fn paid(cell: &str) -> Result<FeePaid, CellReason> {
    let word = cell.to_lowercase();
    match word.trim_end_matches('.') {
        "sì" | "si" | "s" | "x" | "v" | "✓" | "✔" | "ok" | "yes" | "y" | "paid" | "pagato"
        | "pagata" | "saldato" | "true" | "vero" | "ja" | "j" | "bezahlt" | "gezahlt" | "wahr"
        | "oui" | "payé" | "payée" | "paye" | "payee" | "réglé" | "réglée" | "regle" | "reglee"
        | "vrai" | "sí" | "pagado" | "pagada" | "abonado" | "abonada" | "verdadero" => {
            Ok(FeePaid::Whole)
        }
        "no" | "n" | "-" | "–" | "—" | "unpaid" | "da pagare" | "false" | "falso" | "nein"
        | "unbezahlt" | "offen" | "falsch" | "non" | "impayé" | "impaye" | "à payer"
        | "a payer" | "faux" | "pendiente" | "no pagado" | "no pagada" => Ok(FeePaid::Cents(0)),
        _ => amount(cell).map(FeePaid::Cents),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts() {
        for (cell, cents) in [
            ("20", 2000),
            ("20,00", 2000),
            ("12.5", 1250),
            ("€ 12,50", 1250),
            ("12,50€", 1250),
            ("EUR 7", 700),
            ("7 euro", 700),
            ("7 euros", 700),
            ("0", 0),
            ("9999.99", 999_999),
        ] {
            assert_eq!(amount(cell), Ok(cents), "{cell}");
        }
        let range = CellReason::Range { min: 0, max: 9999 };
        for (cell, reason) in [
            ("", CellReason::Amount),
            ("venti", CellReason::Amount),
            ("12.505", CellReason::Amount),
            ("-5", CellReason::Amount),
            (",5", CellReason::Amount),
            ("10000", range.clone()),
            ("99999999999", range),
        ] {
            assert_eq!(amount(cell), Err(reason), "{cell}");
        }
        for (cents, text) in [(0, "0"), (2000, "20"), (1250, "12.50"), (105, "1.05")] {
            assert_eq!(cents_text(cents), text);
        }
    }

    #[test]
    fn what_was_paid() {
        for (cell, paid_now) in [
            ("Sì", FeePaid::Whole),
            ("x", FeePaid::Whole),
            ("OK", FeePaid::Whole),
            ("no", FeePaid::Cents(0)),
            ("-", FeePaid::Cents(0)),
            ("15", FeePaid::Cents(1500)),
            ("Ja", FeePaid::Whole),
            ("bezahlt", FeePaid::Whole),
            ("WAHR", FeePaid::Whole),
            ("Nein", FeePaid::Cents(0)),
            ("offen", FeePaid::Cents(0)),
            ("Oui", FeePaid::Whole),
            ("Réglé", FeePaid::Whole),
            ("non", FeePaid::Cents(0)),
            ("À payer", FeePaid::Cents(0)),
            ("Sí", FeePaid::Whole),
            ("pagada", FeePaid::Whole),
            ("Pendiente", FeePaid::Cents(0)),
        ] {
            assert_eq!(paid(cell), Ok(paid_now), "{cell}");
        }
        assert_eq!(paid("forse"), Err(CellReason::Amount));
        assert_eq!(FeePaid::Whole.cents(Some(2000)), Some(2000));
        assert_eq!(FeePaid::Whole.cents(None), None);
        assert_eq!(FeePaid::Cents(500).cents(Some(2000)), Some(500));
    }
}
