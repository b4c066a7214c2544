//! The chief arbiter makes tokens, lists them and revokes them.

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

/// Maximum number of tokens in a tournament.
const MOST: usize = 20;
/// Maximum length of a token's name, in characters.
const LONGEST_NAME: usize = 60;

/// A token in the list. Its secret is not stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TokenLine {
    /// Number of the token.
    pub id: i32,
    /// Name that the arbiter gave it.
    pub name: String,
    /// What can be read with it.
    pub scope: TokenScope,
    /// Name, as shown, of the arbiter who made it.
    pub made_by: String,
    /// When it was made, in UTC.
    pub made_at: NaiveDateTime,
}

/// The tokens of a tournament.
#[derive(Clone, Debug)]
pub struct Tokens {
    /// The tournament.
    pub summary: Summary,
    /// Role of the reader in the tournament; `None` for somebody with no role.
    pub role: Option<TournamentRole>,
    /// The tokens, oldest first.
    pub tokens: Vec<TokenLine>,
}

/// Lists the tokens of a tournament.
///
/// # Errors
/// No such tournament; the actor is not the chief arbiter.
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

/// Makes a token. Returns its secret, of which only a hash is stored.
///
/// # Errors
/// The actor is not the chief arbiter. Fields to be corrected: no name, no such scope, too many tokens.
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

/// Revokes a token: nothing can be read with it from then on. This also works in a closed tournament.
///
/// # Errors
/// The actor is not the chief arbiter; the tournament has no such token.
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
