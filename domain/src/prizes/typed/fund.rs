//! The whole fund, read from its fields.

use crate::prizes::{Beyond, Fund, Method, Money, Prize, PrizeList, Rounding, Whose};

use super::{
    amounts::{self, Amount, MOST_PRIZES},
    fault::{Fault, Field, What},
    list,
    reading::Reading,
};

/// Maximum number of lists in one fund.
const MOST_LISTS: usize = 60;

/// A fund as it was typed, with the choices of the form.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Typed<'a> {
    /// The sum of the fund; if empty, it is the sum of the prizes.
    pub total: &'a str,
    /// General prizes.
    pub general: &'a str,
    /// Category and special prizes, one on each line.
    pub others: &'a str,
    /// How general prizes are shared.
    pub general_method: Method,
    /// How category prizes are shared.
    pub other_method: Method,
    /// The step to which shares are rounded down.
    pub rounding: Rounding,
    /// Whether nobody gets more than one prize, special ones aside.
    pub one_each: bool,
    /// Whether a player takes the general prize if a category's prize is equally high.
    pub general_first: bool,
    /// The rule for ties beyond the last prize.
    pub beyond: Beyond,
    /// The minimum number of games for a prize.
    pub least_games: u8,
    /// The year in which ages are counted.
    pub year: i32,
    /// The categories that the text may name.
    pub reading: Reading<'a>,
}

/// Reads a fund.
///
/// # Errors
/// Everything that is wrong, by line.
pub fn read(typed: &Typed<'_>) -> Result<Fund, Vec<Fault>> {
    let mut faults = Vec::new();
    let mut refuse = |field, line, what| faults.push(Fault { field, line, what });
    let stated = match typed.total.trim() {
        "" => None,
        text => {
            let sum = amounts::money(text);
            if sum.is_none() {
                refuse(Field::Total, 1, What::Amount(text.to_owned()));
            }
            sum
        }
    };
    let resolve = |amounts: Vec<(Amount, String)>| {
        let prize = |(amount, goods)| {
            let money = match amount {
                Amount::Money(money) => money,
                Amount::Part { of_10000, text } => match stated {
                    Some(sum) => part(sum, of_10000, typed.rounding),
                    None => return Err(What::PartOfNothing(text)),
                },
            };
            Ok(Prize { money, goods })
        };
        let prizes: Result<Vec<Prize>, What> = amounts.into_iter().map(prize).collect();
        prizes.and_then(falling)
    };
    let mut lists: Vec<PrizeList> = Vec::new();
    match amounts::general(typed.general).and_then(|all| resolve(all).map_err(|what| (1, what))) {
        Ok(prizes) if prizes.is_empty() => {}
        Ok(prizes) => lists.push(PrizeList {
            whose: Whose::General,
            method: typed.general_method,
            prizes,
        }),
        Err((line, what)) => refuse(Field::General, line, what),
    }
    for (line, text) in (1..).zip(typed.others.lines()) {
        if text.trim().is_empty() {
            continue;
        }
        let read = list::read(text, typed.reading).and_then(|(whose, amounts)| {
            let prizes = resolve(amounts)?;
            let is_special = matches!(whose, Whose::Special(_));
            if is_special && prizes.len() > 1 {
                return Err(What::OneSpecial(text.trim().to_owned()));
            }
            if lists.iter().any(|list| list.whose == whose) {
                return Err(What::Twice(text.trim().to_owned()));
            }
            if lists.len() >= MOST_LISTS {
                return Err(What::TooMany(MOST_LISTS));
            }
            Ok(PrizeList {
                whose,
                method: typed.other_method,
                prizes,
            })
        });
        match read {
            Ok(list) => lists.push(list),
            Err(what) => refuse(Field::Others, line, what),
        }
    }
    let sum: Money = lists.iter().map(PrizeList::sum).sum();
    let total = stated.unwrap_or(sum);
    if sum > total || total > Money::MOST {
        refuse(Field::Total, 1, What::MoreThanFund(sum));
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    Ok(Fund {
        year: typed.year,
        total,
        lists,
        rounding: typed.rounding,
        one_each: typed.one_each,
        general_first: typed.general_first,
        beyond: typed.beyond,
        least_games: typed.least_games,
    })
}

/// A part of a sum in ten-thousandths, rounded down as shares are.
fn part(sum: Money, of_10000: u64, rounding: Rounding) -> Money {
    let cents = sum.cents().saturating_mul(of_10000) / 10_000;
    Money::from_cents(cents - cents % rounding.cents())
}

/// Checks that the money of a list never rises.
fn falling(prizes: Vec<Prize>) -> Result<Vec<Prize>, What> {
    if prizes.len() > MOST_PRIZES {
        return Err(What::TooMany(MOST_PRIZES));
    }
    let mut pairs = prizes.iter().zip(prizes.iter().skip(1));
    match pairs.find(|(one, next)| next.money > one.money) {
        Some((_, next)) => Err(What::Rising(amounts::written(next.money))),
        None => Ok(prizes),
    }
}
