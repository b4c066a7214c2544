//! The part of the rules form that says who may play for a team.

use crate::{
    app::{Checks, Problem},
    event::Word,
    line_ups::{BoardOrder, MOST_TOLERANCE, QuotaFault, WhatOfQuota, read_quotas},
    prizes::Reading,
};

/// Highest maximum that may be set for the members of a list.
const MOST_MEMBERS: i64 = 99;

/// Longest time for handing in before a round: a week, in minutes.
const LONGEST: i64 = 7 * 24 * 60;

/// Maximum length of the quotas, in characters.
const LONGEST_TEXT: usize = 600;

/// These fields of the form, as typed.
pub(super) struct Typed<'a> {
    pub order: &'a str,
    pub tolerance: &'a str,
    pub most_members: &'a str,
    pub quotas: &'a str,
    pub hand_in: &'a str,
    /// The categories that a quota may name.
    pub reading: Reading<'a>,
}

/// The checked values of these fields.
pub(super) struct WhoPlaysInput {
    pub order: BoardOrder,
    pub tolerance: i32,
    pub most_members: Option<i32>,
    pub quotas: String,
    pub hand_in_minutes: Option<i32>,
}

/// Checks these fields of the form.
pub(super) fn read(typed: &Typed<'_>, checks: &mut Checks) -> WhoPlaysInput {
    let order = match typed.order.trim() {
        "" => Some(BoardOrder::Free),
        code => BoardOrder::from_code(code),
    };
    if order.is_none() {
        checks.refuse("team_order", Problem::Choice);
    }
    let mut number = |field, text: &str, least, most| {
        let number = checks.optional_number(field, text, least, most);
        number.and_then(|number| i32::try_from(number).ok())
    };
    let tolerance = number("team_tolerance", typed.tolerance, 0, MOST_TOLERANCE.into());
    let most_members = number("team_most", typed.most_members, 1, MOST_MEMBERS);
    let hand_in_minutes = number("team_hand_in", typed.hand_in, 0, LONGEST);
    let quotas = typed.quotas.trim().replace('\r', "");
    if quotas.chars().count() > LONGEST_TEXT {
        checks.refuse("team_quotas", Problem::TooLong { max: LONGEST_TEXT });
    }
    for fault in read_quotas(&quotas, typed.reading)
        .err()
        .into_iter()
        .flatten()
    {
        checks.refuse("team_quotas", problem(&fault));
    }
    WhoPlaysInput {
        order: order.unwrap_or_default(),
        tolerance: tolerance.unwrap_or_default(),
        most_members,
        quotas,
        hand_in_minutes,
    }
}

fn problem(fault: &QuotaFault) -> Problem {
    let (key, text) = match &fault.what {
        WhatOfQuota::NoColon(text) => ("problem-quota-colon", text.clone()),
        WhatOfQuota::Number(text) => ("problem-quota-number", text.clone()),
        WhatOfQuota::Condition(text) => ("problem-prize-condition", text.clone()),
        WhatOfQuota::TooMany(most) => ("problem-quota-many", most.to_string()),
    };
    let value = format!("{}: {text}", fault.line);
    Problem::Because { key, value }
}
