//! Passkeys of an account: registered, removed, and used to log in without a password.

use chrono::NaiveDateTime;

use crate::{
    app::{
        Actor, AppError, Audited, Checks, Context, Deed, Done, Problem, Refusal,
        access::{self, Action},
        deed::{AtDoor, Subject},
    },
    auth::{
        Token,
        passkey::{self, Assertion, Party},
    },
    store::{
        StoreError,
        rows::{self, passkeys::NewPasskeyRow},
    },
};

use super::{
    LoggedIn,
    password::{of, require_present},
    random_token,
    session::{Opened, open},
};

/// Maximum passkeys of an account.
const MOST: usize = 20;
/// Maximum characters of a name.
const LONGEST_NAME: usize = 60;

/// A passkey, as its owner sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnPasskey {
    /// Number of the passkey.
    pub id: i32,
    /// Name that its owner gave it.
    pub name: String,
    /// The host that it was made for.
    pub host: String,
    /// When it was registered, in UTC.
    pub made_at: NaiveDateTime,
    /// When it was last used, in UTC.
    pub used_at: Option<NaiveDateTime>,
}

/// The means to log in that an account has besides its password.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OwnKeys {
    /// The passkeys, the oldest first.
    pub passkeys: Vec<OwnPasskey>,
    /// Number of recovery codes that are left.
    pub codes: i64,
}

/// Data from a device to register a passkey.
#[derive(Clone, Debug)]
pub struct NewKey {
    /// The relying party: the site as the device knows it.
    pub party: Party,
    /// The challenge that the device received.
    pub challenge: Vec<u8>,
    /// JSON from the browser.
    pub client_data: Vec<u8>,
    /// Data from the device.
    pub device_data: Vec<u8>,
    /// Name that its owner gives it.
    pub name: String,
    /// The present password.
    pub password: String,
}

/// Data from a device to log in.
#[derive(Clone)]
pub struct KeyLogIn {
    /// The relying party: the site as the device knows it.
    pub party: Party,
    /// The challenge that the device received.
    pub challenge: Vec<u8>,
    /// Identifier of the key, in base64url.
    pub credential: String,
    /// JSON from the browser.
    pub client_data: Vec<u8>,
    /// Data from the device.
    pub device_data: Vec<u8>,
    /// The device's signature.
    pub signature: Vec<u8>,
    /// Network address of the client, for the trail and the list of sessions.
    pub address: String,
    /// The token that the browser kept from an earlier log-in.
    pub device: Option<Token>,
    /// The browser's present session, which ends.
    pub former: Option<Token>,
    /// Browser and system, in words.
    pub browser: String,
}

/// The actor's own passkeys and recovery codes.
///
/// # Errors
/// Nobody is logged in.
pub fn own_keys(ctx: &Context, actor: &Actor) -> Result<OwnKeys, AppError> {
    let me = access::signed_in(actor)?.id;
    ctx.read(|conn| {
        let rows = rows::passkeys::of_user(conn, me)?.into_iter();
        let passkeys = rows.map(|row| OwnPasskey {
            id: row.id,
            name: row.name,
            host: row.host,
            made_at: row.made_at,
            used_at: row.used_at,
        });
        Ok(OwnKeys {
            passkeys: passkeys.collect(),
            codes: rows::passkeys::codes_left(conn, me)?,
        })
    })
}

/// Registers a passkey for the actor's own account.
///
/// # Errors
/// Nobody is logged in; a wrong password; no name; [`Refusal::PasskeyNotTaken`] if the device's data is invalid; too
/// many passkeys.
pub fn add_passkey(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    input: &NewKey,
) -> Result<Done<()>, AppError> {
    let now = ctx.clock.now();
    let mut checks = Checks::default();
    let name = checks.required("passkey_name", &input.name, LONGEST_NAME);
    let row = require_present(ctx, actor, &input.password, checks)?;
    let (client_data, device_data) = (&input.client_data, &input.device_data);
    let made = passkey::registered(&input.party, &input.challenge, client_data, device_data)
        .map_err(|why| {
            tracing::warn!(?why, "a passkey was not taken");
            Refusal::PasskeyNotTaken
        })?;
    ctx.write(actor, Action::OwnAccount, key, |conn| {
        if rows::passkeys::of_user(conn, row.id)?.len() >= MOST {
            let (key, value) = ("problem-passkeys-most", MOST.to_string());
            let mut checks = Checks::default();
            checks.refuse("passkey_name", Problem::Because { key, value });
            checks.finish()?;
        }
        let new = NewPasskeyRow {
            user_id: row.id,
            credential: &made.credential,
            public_key: &made.key,
            host: &input.party.host,
            name: &name,
            signed: made.count.into(),
            made_at: now,
        };
        match rows::passkeys::insert(conn, &new) {
            Ok(_) => {}
            // The device chooses the identifier of a key, and nobody may take an existing one.
            Err(StoreError::Duplicate(_)) => return Err(Refusal::PasskeyNotTaken.into()),
            Err(error) => return Err(error.into()),
        }
        Ok(Audited {
            value: (),
            deed: Deed::PasskeyAdded(of(&row)),
        })
    })
}

/// Removes one of the actor's own passkeys.
///
/// # Errors
/// Nobody is logged in; not a passkey of this account.
pub fn remove_passkey(
    ctx: &Context,
    actor: &Actor,
    key: Option<&str>,
    passkey: i32,
) -> Result<Done<()>, AppError> {
    let me = access::signed_in(actor)?.id;
    ctx.write(actor, Action::OwnAccount, key, |conn| {
        if !rows::passkeys::delete(conn, me, passkey)? {
            return Err(AppError::NotFound);
        }
        let row = rows::users::by_id(conn, me)?;
        Ok(Audited {
            value: (),
            deed: Deed::PasskeyRemoved(of(&row)),
        })
    })
}

/// Logs in with a passkey. As with a password, the session is new, and the browser's earlier session ends.
///
/// # Errors
/// [`Refusal::PasskeyNotTaken`] if there is no such key or the device's data is invalid. The answer does not say which.
/// Nothing is written, because signatures cannot be guessed.
pub fn log_in_by_passkey(ctx: &Context, input: &KeyLogIn) -> Result<LoggedIn, AppError> {
    let now = ctx.clock.now();
    let known = input.device.as_ref().map(Token::hash);
    let (found, is_ours) = ctx.read(|conn| {
        let found = rows::passkeys::by_credential(conn, &input.credential)?;
        let is_ours = match known.as_deref() {
            Some(hash) => rows::known_devices::exists(conn, hash)?,
            None => false,
        };
        Ok((found, is_ours))
    })?;
    let not_taken = || AppError::from(Refusal::PasskeyNotTaken);
    let (row, user) = found
        .filter(|(row, user)| user.disabled_at.is_none() && row.host == input.party.host)
        .ok_or_else(not_taken)?;
    let before = u32::try_from(row.signed).map_err(|_| not_taken())?;
    let sent = Assertion {
        client_data: &input.client_data,
        device_data: &input.device_data,
        signature: &input.signature,
    };
    let key = (row.public_key.as_str(), before);
    let count = passkey::asserted(&input.party, &input.challenge, key, sent).map_err(|why| {
        tracing::warn!(?why, user = user.id, "a passkey was not taken");
        not_taken()
    })?;
    let session = random_token()?;
    // A token that this server never issued could be somebody else's.
    let device = match &input.device {
        Some(token) if is_ours => token.clone(),
        _ => random_token()?,
    };
    let actor = Actor::visitor(format!("address:{}", input.address));
    ctx.write(&actor, Action::LogIn, None, |conn| {
        let present = rows::users::by_id(conn, user.id)?;
        let counts = (row.signed, i64::from(count));
        if present.disabled_at.is_some() || !rows::passkeys::used(conn, row.id, counts, now)? {
            return Err(AppError::Stale);
        }
        let opened = Opened {
            user: user.id,
            session: &session,
            device: &device,
            former: input.former.as_ref(),
            address: &input.address,
            browser: &input.browser,
        };
        open(conn, &opened, now)?;
        Ok(Audited {
            value: (),
            deed: Deed::LoggedIn(AtDoor {
                subject: Subject::User(Some(user.id)),
                line: format!("{}, passkey, {}", user.name, input.address),
            }),
        })
    })?;
    Ok(LoggedIn { session, device })
}
