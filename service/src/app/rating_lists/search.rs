//! Finds players in a rating list.

use std::{
    cmp::Reverse,
    collections::{HashMap, HashSet},
};

use chrono::NaiveDate;

use crate::{
    app::{
        Actor, AppError, Context, access, fold,
        list_refusal::ListRefusal,
        vocabulary::{Guess, MOST_WORDS, guesses, has_each, rarest_first},
    },
    event::{Elo, Federation, FideId, ListRatings, Sex, Title, Word},
    store::{
        Conn, UnknownWord,
        rows::{
            list_players::{self, ListPlayerRow, OfFederation},
            player_names::Part,
            rating_lists::{self, RatingListRow},
        },
    },
};

use super::open::ListWords;

/// Maximum players shown.
const SHOWN: usize = 20;
/// Keys in one query of the list.
const KEYS: i64 = 40;
/// How often a search starts again because its list was replaced meanwhile.
const TRIES: usize = 3;
/// Maximum names that are looked at for all guesses together.
const MOST_LOOKED_AT: u64 = 20_000;

/// A search: what to look for, and where.
#[derive(Clone, Debug, Default)]
pub struct ListQuestion {
    /// Words of a name in any order, or a FIDE or national number.
    pub words: String,
    /// Only players of this federation, if given.
    pub federation: Option<Federation>,
    /// Number of the list to search; `None` for the newest one.
    pub list: Option<i32>,
    /// Without a list: the day on which the newest list must be valid.
    pub on: Option<NaiveDate>,
}

/// A player of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListPlayer {
    /// `Surname, Given name`, as written in the list.
    pub name: String,
    /// FIDE number.
    pub fide_id: Option<FideId>,
    /// National number.
    pub national_id: Option<String>,
    /// The player's federation; `None` if the list does not give it.
    pub federation: Option<Federation>,
    /// Sex; `None` if the list does not give it.
    pub sex: Option<Sex>,
    /// The highest title.
    pub title: Option<Title>,
    /// Year of birth.
    pub birth_year: Option<i32>,
    /// Ratings, one for each kind of chess that the list has.
    pub ratings: ListRatings,
    /// Whether the list marks them as inactive.
    pub inactive: bool,
}

/// The result of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListFound {
    /// Number of the list.
    pub list: i32,
    /// Owner of the list.
    pub source: String,
    /// First day on which the list is valid.
    pub valid_from: NaiveDate,
    /// At most 20 players: those with more whole words first, then those with a rating, then by name.
    pub players: Vec<ListPlayer>,
    /// Whether the players are guesses, because nobody matches the input.
    pub is_guess: bool,
}

/// Finds players of a rating list whose names have every word of the question, in any order; if there are none, likely
/// guesses. Only for people who are logged in.
///
/// # Errors
/// [`ListRefusal::NoList`]; too many searches at once; storage failures.
pub fn search(
    ctx: &Context,
    actor: &Actor,
    question: &ListQuestion,
) -> Result<ListFound, AppError> {
    if !actor.is_command_line() {
        access::signed_in(actor)?;
    }
    find(ctx, question)
}

/// As [`search`], for any caller, who must decide what may be shown.
///
/// # Errors
/// As [`search`].
pub(in crate::app) fn find(ctx: &Context, question: &ListQuestion) -> Result<ListFound, AppError> {
    let _turn = ctx.rating_lists.turn()?;
    let mut tries = 0;
    loop {
        let lists = ctx.read(|conn| Ok(rating_lists::all(conn)?))?;
        let found = in_newest(ctx, &lists, question);
        tries += 1;
        if found.as_ref().is_ok_and(|found| !found.players.is_empty()) || tries == TRIES {
            return found;
        }
        // A list that was replaced meanwhile is empty or gone.
        let now = ctx.read(|conn| Ok(rating_lists::all(conn)?))?;
        if lists
            .iter()
            .map(|list| list.data)
            .eq(now.iter().map(|list| list.data))
        {
            return found;
        }
    }
}

/// The players found in the newest of these lists that fits the question.
fn in_newest(
    ctx: &Context,
    lists: &[RatingListRow],
    question: &ListQuestion,
) -> Result<ListFound, AppError> {
    let known: Vec<i32> = lists.iter().map(|list| list.data).collect();
    let fits = |list: &&RatingListRow| match question.list {
        Some(id) => list.id == id,
        None => question.on.is_none_or(|day| list.valid_from <= day),
    };
    let list = lists.iter().filter(fits).max_by_key(|list| list.valid_from);
    let list = list.ok_or(ListRefusal::NoList)?;
    let words = ctx.rating_lists.words(ctx, list.data, &known)?;
    let words = words.ok_or(ListRefusal::NoList)?;
    let within = Within {
        number: list.data,
        words: &words,
        federation: question.federation,
    };
    let found = ctx.on_list(list.data, |conn| within.find(conn, &question.words))?;
    let (players, is_guess) = found.ok_or(ListRefusal::NoList)?;
    Ok(ListFound {
        list: list.id,
        source: list.source.clone(),
        valid_from: list.valid_from,
        players: players.into_iter().map(player).collect::<Result<_, _>>()?,
        is_guess,
    })
}

/// A list, and the federation of the players to find.
struct Within<'a> {
    number: i32,
    words: &'a ListWords,
    federation: Option<Federation>,
}

/// The matching key of each player, by the place of the player; the first one counts.
type Keys = HashMap<i32, String>;

impl Within<'_> {
    /// The players who match, and whether they are guesses.
    fn find(
        &self,
        conn: &mut Conn,
        question: &str,
    ) -> Result<(Vec<ListPlayerRow>, bool), AppError> {
        let key = fold(question);
        let words: Vec<&str> = key.split(' ').filter(|word| !word.is_empty()).collect();
        if let [number] = words.as_slice()
            && number.bytes().all(|byte| byte.is_ascii_digit())
        {
            return Ok((self.by_number(conn, number)?, false));
        }
        // A single letter begins too many names; a character of a logographic script is a word.
        let is_word = |word: &&str| word.chars().count() > 1 || !word.is_ascii();
        if !words.iter().any(is_word) {
            return Ok((Vec::new(), false));
        }
        let asked = words.get(..words.len().min(MOST_WORDS)).unwrap_or(&words);
        let whole = asked
            .iter()
            .map(|word| (Part::Beginning((*word).to_owned()), None))
            .collect();
        let mut keys = Keys::new();
        self.add(conn, &whole, &mut keys)?;
        // Words in addition to those that the query uses.
        let all = words
            .iter()
            .map(|word| (Part::Beginning((*word).to_owned()), None))
            .collect::<Vec<_>>();
        keys.retain(|_, key| has_each(key, &all));
        let is_guess = keys.is_empty() && words.len() <= MOST_WORDS;
        let mut mended = HashSet::new();
        if is_guess {
            let mut looked_at = 0;
            for guess in guesses(&self.words.known, asked) {
                if keys.len() >= SHOWN || looked_at > MOST_LOOKED_AT {
                    break;
                }
                mended.extend(guess.iter().map(|(part, _)| part.letters().to_owned()));
                looked_at += self.add(conn, &guess, &mut keys)?;
            }
        }
        let numbers: Vec<i32> = keys.keys().copied().collect();
        let mut players = if numbers.is_empty() {
            Vec::new()
        } else {
            list_players::by_numbers(conn, self.number, &numbers)?
        };
        let whole_words = |no: i32| {
            let key = keys.get(&no).map_or("", String::as_str);
            let names = key.split(' ');
            names
                .filter(|name| words.contains(name) || mended.contains(*name))
                .count()
        };
        players.sort_by_cached_key(|player| {
            let rated = player.standard.or(player.rapid).or(player.blitz).is_some();
            let key = keys.get(&player.no).cloned().unwrap_or_default();
            (Reverse(whole_words(player.no)), !rated, key, player.no)
        });
        players.truncate(SHOWN);
        Ok((players, is_guess))
    }

    fn by_number(&self, conn: &mut Conn, number: &str) -> Result<Vec<ListPlayerRow>, AppError> {
        let mut found = match number.parse::<i64>() {
            Ok(fide_id) => list_players::by_fide_ids(conn, self.number, &[fide_id])?,
            Err(_) => Vec::new(),
        };
        for player in list_players::by_national_id(conn, self.number, number, KEYS)? {
            if found.iter().all(|known| known.no != player.no) {
                found.push(player);
            }
        }
        found.retain(|player| {
            let federation = self.federation.as_ref();
            federation.is_none_or(|federation| federation.code() == player.federation)
        });
        found.truncate(SHOWN);
        Ok(found)
    }

    /// Adds the players who have every part; gives the maximum number of names that were looked at.
    fn add(&self, conn: &mut Conn, parts: &Guess, keys: &mut Keys) -> Result<u64, AppError> {
        let sorted = rarest_first(&self.words.known, parts);
        let Some(((names, first), others)) = sorted.split_first() else {
            return Ok(0);
        };
        if *names == 0 {
            return Ok(0);
        }
        let others: Vec<&Part> = others.iter().map(|(_, part)| *part).collect();
        let federation = self.federation.as_ref().map(|federation| OfFederation {
            code: federation.code(),
            small: self
                .words
                .small
                .split(' ')
                .any(|code| code == federation.code()),
        });
        let found =
            list_players::with_parts(conn, self.number, (first, &others), federation, KEYS)?;
        for (key, no) in found {
            if has_each(&key, parts) {
                keys.entry(no).or_insert(key);
            }
        }
        Ok(*names)
    }
}

/// Reads a stored word of a closed set; `None` if nothing is stored.
fn word<W: Word>(column: &str, stored: Option<&str>) -> Result<Option<W>, UnknownWord> {
    let read = |code| W::from_code(code).ok_or_else(|| UnknownWord::new(column, code));
    stored.map(read).transpose()
}

/// A player of a list, from the row.
///
/// # Errors
/// A federation, a sex or a title that this version does not know.
pub(super) fn player(row: ListPlayerRow) -> Result<ListPlayer, AppError> {
    let federation = match row.federation.as_str() {
        "" => None,
        code => {
            let unknown = |_| UnknownWord::new("list_players.federation", code);
            Some(Federation::parse(code).map_err(unknown)?)
        }
    };
    let rating = |rating: Option<i32>| Elo::new(u16::try_from(rating?).ok()?).ok();
    let fide_id = row.fide_id.and_then(|number| u64::try_from(number).ok());
    Ok(ListPlayer {
        name: row.name,
        fide_id: fide_id.and_then(FideId::from_number),
        national_id: row.national_id,
        federation,
        sex: word("list_players.sex", row.sex.as_deref())?,
        title: word("list_players.title", row.title.as_deref())?,
        birth_year: row.birth_year,
        ratings: ListRatings {
            standard: rating(row.standard),
            rapid: rating(row.rapid),
            blitz: rating(row.blitz),
        },
        inactive: row.inactive,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row() -> ListPlayerRow {
        ListPlayerRow {
            list_id: 1,
            no: 1,
            fide_id: Some(501),
            national_id: None,
            name: "Prova, Ada".to_owned(),
            federation: "ITA".to_owned(),
            sex: Some("w".to_owned()),
            title: Some("WFM".to_owned()),
            birth_year: Some(1990),
            standard: Some(2010),
            standard_k: Some(20),
            rapid: None,
            rapid_k: None,
            blitz: None,
            blitz_k: None,
            inactive: false,
        }
    }

    /// No player of a list loses a federation, sex or title because a newer program knows more of them.
    #[test]
    fn words_of_a_list_that_are_not_known_are_named() {
        let known = player(row()).unwrap();
        let read = (known.federation, known.sex, known.title);
        let whole = (Some(Federation::ITA), Some(Sex::Female), Some(Title::Wfm));
        assert_eq!(read, whole);
        let bare = ListPlayerRow {
            federation: String::new(),
            sex: None,
            title: None,
            ..row()
        };
        let bare = player(bare).unwrap();
        assert_eq!((bare.federation, bare.sex, bare.title), (None, None, None));
        let newer = |column: &str, word: &str| {
            let (mut row, text) = (row(), word.to_owned());
            match column {
                "federation" => row.federation = text,
                "sex" => row.sex = Some(text),
                _ => row.title = Some(text),
            }
            player(row).unwrap_err().to_string()
        };
        for (column, word) in [("federation", "ATLANTIS"), ("sex", "x"), ("title", "SGM")] {
            let said = newer(column, word);
            let place = format!("list_players.{column}");
            let is_named = said.contains(&place) && said.contains(word);
            assert!(is_named && said.contains("newer version"), "{said}");
        }
    }
}
