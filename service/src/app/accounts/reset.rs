//! A new password by e-mail. Everybody gets the same answer equally fast, whether or not there is such an account,
//! because the request is only noted. It is processed later, when letters are sent.

use chrono::Duration;

use crate::{
    app::{
        Actor, AppError, Audited, Checks, Context, Deed, Refusal,
        access::Action,
        deed::{AtDoor, OfAccount, Subject},
        letters::{self, Letter, Post},
    },
    auth,
    event::MailAddress,
    store::rows::{
        self,
        attempts::{self, Counted},
    },
};

use super::{link_life::RESET_MINUTES, random_token};

/// Kind of the counted requests.
const RESET: &str = "reset";
/// Maximum requests within the window: for one address from one network, and below for all addresses from one network.
const PER_ADDRESS_AND_SOURCE: i64 = 3;
const PER_SOURCE: i64 = 20;
/// Maximum requests for one address from all networks within an hour that lead to a letter.
const PER_ADDRESS: i64 = 6;
/// Maximum accounts with one address that get a letter.
const MOST_ACCOUNTS: i64 = 5;

/// A request for a new password.
#[derive(Clone, Debug, Default)]
pub struct AskReset {
    /// The address as typed.
    pub email: String,
    /// Network address of the client, for the trail.
    pub address: String,
    /// The network that is counted as one client.
    pub network: String,
}

/// Notes a request for a new password. Neither the answer nor its time reveals whether an account has this address.
///
/// # Errors
/// Field `email`; [`Refusal::ResetClosed`] if there were too many requests from there.
pub fn ask_reset(ctx: &Context, actor: &Actor, input: &AskReset) -> Result<(), AppError> {
    let mut checks = Checks::default();
    let email = checks.email("email", &input.email);
    checks.finish()?;
    let email = super::folded_address(&email);
    let now = ctx.clock.now();
    // The table of attempts holds the address only in disguised form, for the life of this process.
    let subject = auth::disguised(&email);
    let door = AtDoor {
        subject: Subject::User(None),
        line: format!(
            "? {}, {}",
            subject.chars().take(8).collect::<String>(),
            input.address
        ),
    };
    ctx.write(actor, Action::AskReset, None, |conn| {
        let quarter = now - Duration::minutes(auth::WINDOW_MINUTES);
        let counted = |subject, source, since| Counted {
            kind: RESET,
            subject,
            source,
            since,
        };
        let (of, from) = (Some(subject.as_str()), Some(input.network.as_str()));
        let both = attempts::count(conn, counted(of, from, quarter))?;
        let here = attempts::count(conn, counted(None, from, quarter))?;
        if both >= PER_ADDRESS_AND_SOURCE || here >= PER_SOURCE {
            return Err(Refusal::ResetClosed.into());
        }
        let hour = now - Duration::hours(1);
        let everywhere = attempts::count(conn, counted(of, None, hour))?;
        attempts::purge(conn, hour)?;
        attempts::insert(conn, RESET, &subject, &input.network, now)?;
        if everywhere < PER_ADDRESS {
            let post = Post {
                to: &email,
                tournament: None,
                at: now,
                language: Some(actor.language),
            };
            letters::note_reset(conn, post)?;
        }
        Ok(Audited {
            value: (),
            deed: Deed::ResetAsked(door),
        })
    })?;
    Ok(())
}

/// Sends a link to the owner of each active account with this address, in the language of the request.
pub(in crate::app) fn answer_reset(
    ctx: &Context,
    address: &str,
    language: &str,
) -> Result<(), AppError> {
    let Some(address) = MailAddress::parse(address) else {
        return Ok(());
    };
    let email = address.folded();
    let found = ctx.read(|conn| Ok(rows::users::in_use_of_email(conn, &email, MOST_ACCOUNTS)?))?;
    for account in found {
        let token = random_token()?;
        let now = ctx.clock.now();
        let actor = Actor::visitor("reset".to_owned());
        ctx.write(&actor, Action::AskReset, None, |conn| {
            let user = rows::users::by_id(conn, account.id)?;
            // Since the search it was disabled, lost its password, or got another address.
            if user.disabled_at.is_some() || user.password_hash.is_none() || user.email != email {
                return Err(AppError::Stale);
            }
            let until = now + Duration::minutes(RESET_MINUTES);
            let hash = token.hash();
            rows::invitations::insert(conn, &hash, Some(user.id), "reset", now, until)?;
            let letter = Letter::PasswordReset {
                name: user.display_name,
                login: user.name.clone(),
                path: format!("/welcome/{}", token.secret()),
            };
            let post = Post {
                to: &user.email,
                tournament: None,
                at: now,
                language: Some(language),
            };
            letters::post(conn, &letter, post)?;
            Ok(Audited {
                value: (),
                deed: Deed::ResetWritten(OfAccount {
                    user: user.id,
                    name: user.name,
                }),
            })
        })?;
    }
    Ok(())
}
