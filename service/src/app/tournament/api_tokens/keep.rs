//! The chief arbiter makes tokens, looks at them, revokes them.

use chrono::NaiveDateTime;

use crate::{
    app::{
        Actor, AppError, Audited, Checks, Context, Deed, Done, Problem,
        access::{self, Action, TournamentRole},
        deed::{TokenMade, TokenRevoked},
        tournament::summary::Summary,
    },
    event::{TokenScope, Word},
    store::rows,
};

use super::{token, token_input::TokenInput};

/// Tokens that a tournament may have.
const MOST: usize = 20;
/// Longest name.
const LONGEST_NAME: usize = 60;

/// A token as its list shows it; of the secret nothing is known any more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TokenLine {
    /// Number of the token.
    pub id: i32,
    /// What the arbiter calls it.
    pub name: String,
    /// What may be read with it.
    pub scope: TokenScope,
    /// Name, as shown, of who made it.
    pub made_by: String,
    /// When, UTC.
    pub made_at: NaiveDateTime,
}

/// The tokens of a tournament.
#[derive(Clone, Debug)]
pub struct Tokens {
    /// The tournament.
    pub summary: Summary,
    /// What the reader is in it.
    pub role: Option<TournamentRole>,
    /// The oldest first.
    pub tokens: Vec<TokenLine>,
}

/// The tokens of a tournament.
///
/// # Errors
/// Not the chief arbiter.
pub fn all(ctx: &Context, actor: &Actor, slug: &str) -> Result<Tokens, AppError> {
    ctx.read(|conn| {
        let loaded = ctx.tournament(conn, slug)?;
        let id = loaded.tournament.id;
        access::require(conn, actor, Action::DirectTournament(id))?;
        let rows = rows::api_tokens::of_tournament(conn, id)?;
        let line = |row: rows::api_tokens::ApiTokenRow| TokenLine {
            id: row.id,
            name: row.name,
            scope: row.scope,
            made_by: row.made_by,
            made_at: row.made_at,
        };
        Ok(Tokens {
            summary: Summary::of(&loaded)?,
            role: access::role(conn, actor, id)?,
            tokens: rows.into_iter().map(line).collect(),
        })
    })
}

/// Makes a token. Its secret is in the answer and nowhere else.
///
/// # Errors
/// Not the chief arbiter; no name, or no such scope; too many tokens.
pub fn make(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    input: &TokenInput,
) -> Result<Done<String>, AppError> {
    let mut checks = Checks::default();
    let name = checks.required("token_name", &input.token_name, LONGEST_NAME);
    let scope = TokenScope::from_code(&input.token_scope);
    if scope.is_none() {
        checks.refuse("token_scope", Problem::Choice);
    }
    let scope = scope.unwrap_or_default();
    let (id, now) = (ctx.tournament_id(slug)?, ctx.clock.now());
    let secret = token::fresh(ctx)?;
    ctx.write(actor, Action::DirectTournament(id), key, |conn| {
        if rows::api_tokens::of_tournament(conn, id)?.len() >= MOST {
            let (key, value) = ("problem-tokens-most", MOST.to_string());
            checks.refuse("token_name", Problem::Because { key, value });
        }
        checks.finish()?;
        let (what, by) = ((name.as_str(), scope), (actor.name(), now));
        let token = rows::api_tokens::insert(conn, id, what, &secret.hash(), by)?;
        Ok(Audited {
            value: secret.secret().to_owned(),
            deed: Deed::TokenMade(TokenMade {
                token,
                given: TokenInput {
                    token_name: name.clone(),
                    token_scope: scope.code().to_owned(),
                },
            }),
        })
    })
}

/// Revokes a token: nothing is read with it any more. A closed tournament takes it, too.
///
/// # Errors
/// Not the chief arbiter; no such token here.
pub fn revoke(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    slug: &str,
    token: i32,
) -> Result<Done<()>, AppError> {
    let id = ctx.tournament_id(slug)?;
    ctx.write_to_closed(actor, Action::DirectTournament(id), key, |conn| {
        let mut tokens = rows::api_tokens::of_tournament(conn, id)?.into_iter();
        let row = tokens.find(|row| row.id == token);
        let row = row.ok_or(AppError::NotFound)?;
        rows::api_tokens::delete(conn, token)?;
        Ok(Audited {
            value: (),
            deed: Deed::TokenRevoked(TokenRevoked {
                token,
                before: TokenInput {
                    token_name: row.name,
                    token_scope: row.scope.code().to_owned(),
                },
            }),
        })
    })
}
