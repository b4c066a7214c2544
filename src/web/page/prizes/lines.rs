//! Prizes as rows: at the desk, on paper, and on the public page.

use crate::{
    app::tournament::prizes::{GivenPrizes, view::PrizeLine},
    event::Points,
    i18n::Words,
    prizes::{Fund, Method, Money, PrizeList, Whose},
    web::view::{Figure, PlayerName},
    words::{
        self, moment,
        prizes::{self as said, Term},
    },
};

/// The signature of a row.
#[derive(Clone, Debug)]
pub struct Signature {
    /// Number of the receipt.
    pub receipt: i32,
    /// `firmato 18:41`; `None` before it is signed.
    pub signed: Option<String>,
}

/// A prize as a row.
#[derive(Clone, Debug)]
pub struct PrizeRow {
    /// Its index in the version.
    pub index: usize,
    /// Place in the standings.
    pub place: usize,
    /// Name of the winner.
    pub player: PlayerName,
    /// Their points.
    pub points: Figure,
    /// `3° premio, 400 €`.
    pub prize: String,
    /// `3° premio`.
    pub title: String,
    /// `200 + 115`.
    pub brief: String,
    /// Amount of money and goods: `315 €`, `100 € + libro`.
    pub amount: String,
    /// Amount in letters: `trecentoquindici`; empty for goods.
    pub letters: String,
    /// The derivation, if it is unfolded.
    pub opened: Option<(String, Vec<Term>)>,
    /// Its signature; `None` outside a version.
    pub signature: Option<Signature>,
    /// Whether the winner's event is still in progress.
    pub is_playing: bool,
    /// Whether a parent must sign, too.
    pub is_minor: bool,
    /// Whether it has the focus.
    pub is_now: bool,
}

/// The rows of one list of the fund.
#[derive(Clone, Debug)]
pub struct Group {
    /// `Premi di classifica`, `donna`.
    pub label: String,
    pub rows: Vec<PrizeRow>,
}

/// Prizes by list; `open` is the index of the one whose derivation is unfolded.
#[must_use]
pub fn groups(
    t: Words,
    (given, lines): (&GivenPrizes, &[PrizeLine]),
    me: &str,
    open: Option<usize>,
) -> Vec<Group> {
    let lists = given.fund.lists.iter().enumerate();
    lists
        .filter_map(|(index, list)| {
            let lines = lines.iter().enumerate();
            let mine = lines.filter(|(_, line)| line.prize.list == index);
            let rows: Vec<PrizeRow> = mine
                .map(|(at, line)| row(t, (given, list), (at, line), me, open == Some(at)))
                .collect();
            (!rows.is_empty()).then(|| Group {
                label: moment::capitalised(&said::label(t, list)),
                rows,
            })
        })
        .collect()
}

fn row(
    t: Words,
    (given, list): (&GivenPrizes, &PrizeList),
    (index, line): (usize, &PrizeLine),
    me: &str,
    is_open: bool,
) -> PrizeRow {
    let prize = &line.prize;
    let title = said::title(t, list, prize.position);
    let stated = list
        .prizes
        .get(prize.position.saturating_sub(1))
        .map_or(Money::ZERO, |prize| prize.money);
    let sum = amount(t, given, prize.money, &prize.goods);
    let signature = line.receipt.as_ref().map(|receipt| Signature {
        receipt: receipt.number,
        signed: receipt.signed.as_ref().map(|(by, at)| {
            let time = moment::clock_time(*at);
            if by == me {
                t.with_one("prizes-signed", "time", time)
            } else {
                t.with_two("prizes-signed-by", "time", time, "name", by)
            }
        }),
    });
    let code = prize.title.as_deref();
    PrizeRow {
        index,
        place: prize.place,
        player: PlayerName {
            title: code.map(|code| words::title::title(t, code)),
            ..PlayerName::new(prize.surname.clone(), prize.given.clone())
        },
        points: Points::from_halves(prize.points).into(),
        prize: if stated.is_zero() {
            title.clone()
        } else {
            format!("{title}, {}", said::money(t, stated, &given.currency))
        },
        title,
        brief: said::brief(t, prize),
        opened: is_open.then(|| {
            let name = prize.surname.clone();
            let heading = t.with_two("prizes-why", "name", name, "sum", &sum);
            (heading, said::account(t, given, prize))
        }),
        amount: sum,
        letters: if prize.money.is_zero() {
            String::new()
        } else {
            said::in_letters(t, prize.money)
        },
        signature,
        is_playing: line.is_playing,
        is_minor: line.is_minor,
        is_now: false,
    }
}

/// `315 €`, `100 € + libro`, `coppa`.
fn amount(t: Words, given: &GivenPrizes, money: Money, goods: &str) -> String {
    match (money.is_zero(), goods.is_empty()) {
        (false, true) => said::money(t, money, &given.currency),
        (false, false) => format!("{} + {goods}", said::money(t, money, &given.currency)),
        (true, _) => goods.to_owned(),
    }
}

/// `Sistema Hort per i premi di classifica. Non cumulabili…`.
#[must_use]
pub fn rules(t: Words, fund: &Fund) -> String {
    let general = fund.lists.iter().find(|list| list.whose == Whose::General);
    let method = general.map_or(Method::ByPlace, |list| list.method);
    let method = t.get(&format!("prize-method-{}", method.code()));
    let each = if fund.one_each {
        "prizes-one-each-note"
    } else {
        "prizes-cumulative-note"
    };
    format!(
        "{}. {}",
        t.with_one("prizes-general-note", "method", method),
        t.get(each)
    )
}

/// A list of the fund as it was understood: group, and prizes.
#[must_use]
pub fn understood(t: Words, list: &PrizeList) -> (String, String) {
    let prizes = list.prizes.iter().map(|prize| match prize.money.is_zero() {
        true if !prize.goods.is_empty() => prize.goods.clone(),
        _ if prize.goods.is_empty() => said::plain(t, prize.money),
        _ => format!("{} + {}", said::plain(t, prize.money), prize.goods),
    });
    let prizes = prizes.collect::<Vec<_>>().join(" · ");
    (moment::capitalised(&said::label(t, list)), prizes)
}
