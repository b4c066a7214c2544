//! A new password by e-mail. Whoever asks is told the same, and is told it as soon, whether or not there is such an account:
//! all that their request does is to be noted. What becomes of it is done afterwards, by whoever sends the letters.

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

/// Kind of the attempts counted.
const RESET: &str = "reset";
/// Requests for one address from one network within the window, and those from one network whatever the address.
const PER_ADDRESS_AND_SOURCE: i64 = 3;
const PER_SOURCE: i64 = 20;
/// Requests for one address from anywhere in the hour, of which something becomes.
const PER_ADDRESS: i64 = 6;
/// Accounts of one address that get a letter.
const MOST_ACCOUNTS: i64 = 5;

/// Somebody who asks for a new password.
#[derive(Clone, Debug, Default)]
pub struct AskReset {
    /// The address as typed.
    pub email: String,
    /// Address of the client, for the trail.
    pub address: String,
    /// What is counted as one client.
    pub network: String,
}

/// Notes that somebody asks for a new password. Nothing in answer or time says whether there is an account of this address.
///
/// # Errors
/// Field `email`; [`Refusal::ResetClosed`] where too many came from there.
pub fn ask_reset(ctx: &Context, actor: &Actor, input: &AskReset) -> Result<(), AppError> {
    let mut checks = Checks::default();
    let email = checks.email("email", &input.email);
    checks.finish()?;
    let email = super::folded_address(&email);
    let now = ctx.clock.now();
    // In the table of attempts an address stands for the life of this process, and disguised.
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

/// Writes a link to the owner of each account of this address that is in use, where there are any, in the language in which
/// it was asked for.
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
            // Closed, without password, or moved to another address since it was looked for.
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
