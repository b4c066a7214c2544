//! What a tournament stores about a participant apart from their entry: games, byes, prizes, fees, events at their boards.

use crate::{
    app::{
        AppError, DataSheet,
        data_sheet::{moment, text},
        readings,
        tournament::{Loaded, prizes},
    },
    event::{Colour, Datum, FieldClass, RoundState},
    store::{
        Conn,
        rows::{self, pairings::PairingRow},
    },
};

/// Adds these data for a reader who may see classes up to `reader`. `shown` is the tournament as everybody may see it.
pub(super) fn add(
    conn: &mut Conn,
    sheet: &mut DataSheet,
    reader: FieldClass,
    (shown, entry): (&Loaded, i32),
) -> Result<(), AppError> {
    games(sheet, shown, entry);
    if let Some(at) = rows::erasures::asked_at(conn, entry)? {
        sheet.add(reader, [(Datum::ErasureAskedAt, moment(at))]);
    }
    // The addresses of the browsers are left out: other people may use them.
    for row in rows::push::of_entry(conn, entry)? {
        let (language, at) = (Datum::ToldLanguage, Datum::ToldAt);
        sheet.add(
            reader,
            [(language, row.language), (at, moment(row.made_at))],
        );
    }
    readings::of_entry(conn, sheet, reader, (shown.tournament.id, entry))?;
    beside_play(conn, sheet, reader, (shown, entry))?;
    given(conn, sheet, (shown.tournament.id, entry))?;
    at_boards(conn, sheet, reader, (shown, entry))?;
    of_desk(conn, sheet, reader, (shown.tournament.id, entry))
}

/// The boards of published rounds at which a participant sits, each with its round and their colour.
fn boards_of(loaded: &Loaded, entry: i32) -> Vec<(i32, Colour, &PairingRow)> {
    let rounds = loaded.rounds.iter();
    let published = rounds.filter(|round| round.state == RoundState::Published);
    let mut boards = Vec::new();
    for round in published {
        for pairing in loaded.pairings_of(round.id) {
            if pairing.white_entry_id == entry {
                boards.push((round.number, Colour::White, pairing));
            } else if pairing.black_entry_id == entry {
                boards.push((round.number, Colour::Black, pairing));
            }
        }
    }
    boards
}

/// Games, byes and points taken off. Results are from White's side, as they are stored.
fn games(sheet: &mut DataSheet, shown: &Loaded, entry: i32) {
    use Datum as D;
    for (round, colour, pairing) in boards_of(shown, entry) {
        let opponent = match colour {
            Colour::White => pairing.black_entry_id,
            Colour::Black => pairing.white_entry_id,
        };
        let opponent = shown.entry(opponent).map(|row| row.person.name.to_string());
        sheet.add(
            FieldClass::EVERYBODY,
            [
                (D::GameRound, round.to_string()),
                (D::GameBoard, pairing.board.to_string()),
                (D::GameColour, colour.code().to_owned()),
                (D::GameOpponent, opponent.unwrap_or_default()),
                (D::GameResult, text(pairing.result.map(|one| one.code()))),
            ],
        );
        for game in shown.further_of(pairing.id) {
            let colour = if game.white_entry_id == entry {
                Colour::White
            } else {
                Colour::Black
            };
            sheet.add(
                FieldClass::EVERYBODY,
                [
                    (D::FurtherRound, round.to_string()),
                    (D::FurtherKind, game.kind.code().to_owned()),
                    (D::FurtherColour, colour.code().to_owned()),
                    (D::FurtherResult, game.result.code().to_owned()),
                ],
            );
        }
    }
    of_team(sheet, shown, entry);
    for bye in shown.byes.iter().filter(|bye| bye.entry_id == entry) {
        let (round, kind) = (bye.round.to_string(), bye.kind.code().to_owned());
        let values = [(D::ByeRound, round), (D::ByeKind, kind)];
        sheet.add_of(shown.bye_names(), FieldClass::EVERYBODY, values);
    }
    for taken in shown.deductions.iter().filter(|one| one.entry_id == entry) {
        let (round, halves) = (taken.round.to_string(), taken.half_points.to_string());
        let values = [(D::DeductionRound, round), (D::DeductionPoints, halves)];
        sheet.add(FieldClass::EVERYBODY, values);
    }
}

/// The participant's team, their place in its list, and the boards on which they sat for it in published rounds, with or without
/// an opponent.
fn of_team(sheet: &mut DataSheet, shown: &Loaded, entry: i32) {
    use Datum as D;
    let Some(stored) = shown.teams.as_deref() else {
        return;
    };
    if let Some(team) = stored.team_of(entry) {
        let mut members = stored.members_of(team.id).into_iter();
        let place = members.position(|member| member == entry);
        sheet.add(
            FieldClass::EVERYBODY,
            [
                (D::MemberTeam, team.name.clone()),
                (D::MemberPlace, text(place.map(|place| place + 1))),
            ],
        );
    }
    let rounds = shown.rounds.iter();
    for round in rounds.filter(|round| round.state == RoundState::Published) {
        for one in stored.matches_of(round.id) {
            for (board, chairs) in (1..).zip(stored.chairs_of(one.id)) {
                if chairs.contains(&Some(entry)) {
                    let (round, board): (_, i32) = (round.number.to_string(), board);
                    let values = [(D::ChairRound, round), (D::ChairBoard, board.to_string())];
                    sheet.add(FieldClass::EVERYBODY, values);
                }
            }
        }
    }
}

/// What arbiters answered about a participant who was not seen, lines of the report from which the tournament was imported, and
/// norm certificates.
fn beside_play(
    conn: &mut Conn,
    sheet: &mut DataSheet,
    reader: FieldClass,
    (shown, entry): (&Loaded, i32),
) -> Result<(), AppError> {
    use Datum as D;
    for one in shown.presence.iter().filter(|one| one.entry_id == entry) {
        let (round, answer) = (one.round.to_string(), one.answer.code().to_owned());
        let values = [(D::PresenceRound, round), (D::PresenceAnswer, answer)];
        sheet.add(reader, values);
    }
    for line in rows::report_lines::of_entry(conn, entry)? {
        sheet.add(reader, [(D::ReportLine, line.text)]);
    }
    for one in rows::norm_certificates::of_entry(conn, entry)? {
        sheet.add(
            reader,
            [
                (D::NormTitle, one.title),
                (D::NormWritten, one.written),
                (D::NormSavedAt, moment(one.saved_at)),
            ],
        );
    }
    Ok(())
}

/// Prizes in all closed versions.
fn given(
    conn: &mut Conn,
    sheet: &mut DataSheet,
    (tournament, entry): (i32, i32),
) -> Result<(), AppError> {
    use Datum as D;
    for (number, prize) in prizes::given_to(conn, tournament, entry)? {
        sheet.add(
            FieldClass::EVERYBODY,
            [
                (D::PrizeList, number.to_string()),
                (D::PrizePlace, prize.place.to_string()),
                (D::PrizeMoney, prize.money.cents().to_string()),
                (D::PrizeGoods, prize.goods),
            ],
        );
    }
    Ok(())
}

/// What the player reported from their seat, and incidents about them that no later record replaced.
fn at_boards(
    conn: &mut Conn,
    sheet: &mut DataSheet,
    reader: FieldClass,
    (shown, entry): (&Loaded, i32),
) -> Result<(), AppError> {
    use Datum as D;
    let id = shown.tournament.id;
    let boards = boards_of(shown, entry);
    let seat = |pairing: i32, is_white: bool| {
        let colour = if is_white {
            Colour::White
        } else {
            Colour::Black
        };
        let mut boards = boards.iter();
        let found = boards.find(|(_, own, row)| row.id == pairing && *own == colour);
        found.map(|(round, ..)| round.to_string())
    };
    for said in rows::seats::reports(conn, id)? {
        if let Some(round) = seat(said.pairing_id, said.is_white) {
            sheet.add(
                reader,
                [
                    (D::SeatReportRound, round),
                    (D::SeatReportResult, said.result.code().to_owned()),
                    (D::SeatReportAt, moment(said.reported_at)),
                ],
            );
        }
    }
    for call in rows::seats::calls(conn, id)? {
        if let Some(round) = seat(call.pairing_id, call.is_white) {
            sheet.add(
                reader,
                [
                    (D::SeatCallRound, round),
                    (D::SeatCallKind, call.kind.code().to_owned()),
                    (D::SeatCallAt, moment(call.called_at)),
                ],
            );
        }
    }
    for (round, colour, pairing) in &boards {
        for one in rows::incidents::of_pairing(conn, pairing.id)? {
            if one.colour != Some(*colour) || one.superseded_by.is_some() {
                continue;
            }
            sheet.add(
                reader,
                [
                    (D::IncidentRound, round.to_string()),
                    (D::IncidentKind, one.kind.as_stored().to_owned()),
                    (D::IncidentArticle, one.article),
                    (D::IncidentAt, moment(one.recorded_at)),
                ],
            );
        }
    }
    Ok(())
}

/// What the list of entries and the accounts of fees hold.
fn of_desk(
    conn: &mut Conn,
    sheet: &mut DataSheet,
    reader: FieldClass,
    (tournament, entry): (i32, i32),
) -> Result<(), AppError> {
    use Datum as D;
    let listed = rows::listed_entries::of_tournament(conn, tournament)?;
    for row in listed.iter().filter(|row| row.entry_id == entry) {
        let ratings = row.ratings();
        sheet.add(
            reader,
            [
                (D::ListedCategory, row.category.clone()),
                (D::ListedProvince, row.province.clone()),
                (D::ListedFeeDue, text(row.fee_due)),
                (D::ListedFeePaid, text(row.fee_paid)),
                (D::ListedFideStandard, text(ratings.fide.standard)),
                (D::ListedFideRapid, text(ratings.fide.rapid)),
                (D::ListedFideBlitz, text(ratings.fide.blitz)),
                (D::ListedNationalStandard, text(ratings.national.standard)),
                (D::ListedNationalRapid, text(ratings.national.rapid)),
                (D::ListedNationalBlitz, text(ratings.national.blitz)),
            ],
        );
    }
    let fees = rows::fees::of_tournament(conn, tournament)?;
    for row in fees.into_iter().filter(|row| row.entry_id == entry) {
        sheet.add(
            reader,
            [
                (D::FeeDue, text(row.due)),
                (D::FeeReason, row.reason),
                (D::FeeMembership, row.membership.code().to_owned()),
            ],
        );
    }
    let payments = rows::fees::payments_of(conn, tournament)?;
    for row in payments
        .into_iter()
        .filter(|row| row.entry_id == Some(entry))
    {
        sheet.add(
            reader,
            [
                (D::PaymentReceipt, row.receipt.to_string()),
                (D::PaymentName, row.name),
                (D::PaymentCents, row.cents.to_string()),
                (D::PaymentMethod, row.method.code().to_owned()),
                (D::PaymentTakenAt, moment(row.taken_at)),
                (D::PaymentCancelledAt, text(row.cancelled_at.map(moment))),
                (D::PaymentReason, row.reason),
            ],
        );
    }
    Ok(())
}
