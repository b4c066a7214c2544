//! Everything that is stored about people: what, where, how far it may go, and how long it stays.
//!
//! This is the register. The sheet of one's own data takes the class of each datum from it, and a test compares
//! `docs/privacy/register.md` with it.

use super::{FieldClass, Kept};

macro_rules! data {
    ($($table:literal { $($name:ident = $field:literal, $class:ident, $kept:ident;)+ })+) => {
        /// One thing that is stored about a person.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Datum {
            $($(
                #[doc = concat!("`", $table, ".", $field, "`.")]
                $name,
            )+)+
        }

        impl Datum {
            /// Every datum; those of one table stand together.
            pub const ALL: &'static [Self] = &[$($(Self::$name,)+)+];

            /// The table in which it stands.
            #[must_use]
            pub const fn table(self) -> &'static str {
                match self {
                    $($(Self::$name => $table,)+)+
                }
            }

            /// The column; if a row is about boards, the part of it that is about one player.
            #[must_use]
            pub const fn field(self) -> &'static str {
                match self {
                    $($(Self::$name => $field,)+)+
                }
            }

            /// How far it may go.
            #[must_use]
            pub const fn class(self) -> FieldClass {
                match self {
                    $($(Self::$name => FieldClass::$class,)+)+
                }
            }

            /// How long it stays.
            #[must_use]
            pub const fn kept(self) -> Kept {
                match self {
                    $($(Self::$name => Kept::$kept,)+)+
                }
            }
        }
    };
}

data! {
    "entry_requests" {
        RequestLastName = "last_name", Public, Event;
        RequestFirstName = "first_name", Public, Event;
        RequestSex = "sex", Federation, Event;
        RequestBirthYear = "birth_year", Year, Event;
        RequestBirthDate = "birth_date", Federation, Event;
        RequestFederation = "federation", Public, Event;
        RequestFideId = "fide_id", Public, Event;
        RequestNationalId = "national_id", Federation, Event;
        RequestTitle = "title", Public, Event;
        RequestRating = "rating", Public, Event;
        RequestClubName = "club_name", Public, Event;
        RequestState = "state", Contact, Event;
        RequestByes = "byes", Contact, Event;
        RequestNameShown = "name_shown", Contact, Event;
        RequestPublication = "publication", Contact, Event;
        RequestNotice = "notice", Contact, Event;
        RequestEmail = "email", Contact, Contacts;
        RequestGuardianName = "guardian_name", Contact, Contacts;
        RequestGuardianEmail = "guardian_email", Contact, Contacts;
        RequestGuardianAt = "guardian_at", Contact, Event;
        RequestGuardianHow = "guardian_how", Contact, Event;
        RequestReason = "reason", Contact, Contacts;
        RequestSentAt = "sent_at", Contact, Event;
        RequestStateAt = "state_at", Contact, Event;
        RequestSecret = "secret_hash", Secret, Event;
        RequestGuardianSecret = "guardian_hash", Secret, Event;
    }
    "entry_corrections" {
        CorrectionProposed = "proposed", Federation, Contacts;
        CorrectionSentAt = "sent_at", Contact, Contacts;
        CorrectionTaken = "taken", Contact, Contacts;
        CorrectionDecidedAt = "decided_at", Contact, Contacts;
    }
    "erasures" {
        ErasureAskedAt = "asked_at", Contact, Event;
    }
    "entries" {
        EntryNumber = "tpn", Public, Event;
        EntryLastName = "last_name", Public, Event;
        EntryFirstName = "first_name", Public, Event;
        EntrySex = "sex", Federation, Event;
        EntryBirthYear = "birth_year", Year, Event;
        EntryBirthDate = "birth_date", Federation, Event;
        EntryFederation = "federation", Public, Event;
        EntryFideId = "fide_id", Public, Event;
        EntryNationalId = "national_id", Federation, Event;
        EntryTitle = "title", Public, Event;
        EntryRating = "rating", Public, Event;
        EntryClubName = "club_name", Public, Event;
        EntryCheckedIn = "checked_in", Public, Event;
        EntryWithdrawnAfter = "withdrawn_after", Public, Event;
        EntryFirstRound = "first_round", Public, Event;
        EntryCreatedAt = "created_at", Contact, Event;
        EntryEnteredBy = "entered_by", Contact, Event;
        EntryNoHalfPointBye = "no_half_point_bye", Contact, Event;
        EntryNameShown = "name_shown", Contact, Event;
        EntryPublication = "publication", Contact, Event;
        EntryRatingList = "rating_list", Public, Event;
    }
    "pairings" {
        GameRound = "round", Public, Event;
        GameBoard = "board", Public, Event;
        GameColour = "colour", Public, Event;
        GameOpponent = "opponent", Public, Event;
        GameResult = "result", Public, Event;
    }
    "match_games" {
        FurtherRound = "round", Public, Event;
        FurtherKind = "kind", Public, Event;
        FurtherColour = "colour", Public, Event;
        FurtherResult = "result", Public, Event;
    }
    "team_members" {
        MemberTeam = "team", Public, Event;
        MemberPlace = "place", Public, Event;
    }
    "match_chairs" {
        ChairRound = "round", Public, Event;
        ChairBoard = "board", Public, Event;
    }
    "byes" {
        ByeRound = "round", Public, Event;
        ByeKind = "kind", Public, Event;
    }
    "presence" {
        PresenceRound = "round", Contact, Event;
        PresenceAnswer = "answer", Contact, Event;
    }
    "deductions" {
        DeductionRound = "round", Public, Event;
        DeductionPoints = "half_points", Public, Event;
    }
    "report_lines" {
        ReportLine = "text", Federation, Event;
    }
    "prize_lists" {
        PrizeList = "number", Public, Event;
        PrizePlace = "place", Public, Event;
        PrizeMoney = "cents", Public, Event;
        PrizeGoods = "goods", Public, Event;
    }
    "norm_certificates" {
        NormTitle = "title", Federation, Event;
        NormWritten = "written", Federation, Event;
        NormSavedAt = "saved_at", Federation, Event;
    }
    "listed_entries" {
        ListedCategory = "category", Public, Event;
        ListedProvince = "province", Federation, Event;
        ListedFeeDue = "fee_due", Contact, Event;
        ListedFeePaid = "fee_paid", Contact, Event;
        ListedFideStandard = "fide_standard", Public, Event;
        ListedFideRapid = "fide_rapid", Public, Event;
        ListedFideBlitz = "fide_blitz", Public, Event;
        ListedNationalStandard = "national_standard", Public, Event;
        ListedNationalRapid = "national_rapid", Public, Event;
        ListedNationalBlitz = "national_blitz", Public, Event;
    }
    "entry_fees" {
        FeeDue = "due", Contact, Event;
        FeeReason = "reason", Contact, Event;
        FeeMembership = "membership", Contact, Event;
    }
    "payments" {
        PaymentReceipt = "receipt", Contact, Event;
        PaymentName = "name", Contact, Event;
        PaymentCents = "cents", Contact, Event;
        PaymentMethod = "method", Contact, Event;
        PaymentTakenAt = "taken_at", Contact, Event;
        PaymentCancelledAt = "cancelled_at", Contact, Event;
        PaymentReason = "reason", Contact, Event;
    }
    "seat_reports" {
        SeatReportRound = "round", Contact, Event;
        SeatReportResult = "result", Contact, Event;
        SeatReportAt = "reported_at", Contact, Event;
    }
    "seat_calls" {
        SeatCallRound = "round", Contact, Event;
        SeatCallKind = "kind", Contact, Event;
        SeatCallAt = "called_at", Contact, Event;
    }
    "incidents" {
        IncidentRound = "round", Health, Event;
        IncidentKind = "kind", Health, Event;
        IncidentArticle = "article", Health, Event;
        IncidentAt = "recorded_at", Health, Event;
    }
    "players" {
        PlayerLastName = "last_name", Public, Registry;
        PlayerFirstName = "first_name", Public, Registry;
        PlayerSex = "sex", Federation, Registry;
        PlayerBirthYear = "birth_year", Year, Registry;
        PlayerBirthDate = "birth_date", Federation, Registry;
        PlayerFederation = "federation", Public, Registry;
        PlayerFideId = "fide_id", Public, Registry;
        PlayerNationalId = "national_id", Federation, Registry;
        PlayerTitle = "title", Public, Registry;
        PlayerFideStandard = "fide_standard", Public, Registry;
        PlayerFideRapid = "fide_rapid", Public, Registry;
        PlayerFideBlitz = "fide_blitz", Public, Registry;
        PlayerNationalStandard = "national_standard", Public, Registry;
        PlayerNationalRapid = "national_rapid", Public, Registry;
        PlayerNationalBlitz = "national_blitz", Public, Registry;
        PlayerClub = "club_id", Public, Registry;
        PlayerCreatedAt = "created_at", Contact, Registry;
    }
    "clubs" {
        ClubPresident = "president", Contact, Registry;
        ClubEmail = "email", Contact, Registry;
        ClubPhone = "phone", Contact, Registry;
    }
    "users" {
        UserName = "name", Contact, Account;
        UserDisplayName = "display_name", Public, Account;
        UserEmail = "email", Contact, Account;
        UserIsAdmin = "is_admin", Contact, Account;
        UserMayCreate = "may_create_tournaments", Contact, Account;
        UserClub = "club_id", Contact, Account;
        UserCreatedAt = "created_at", Contact, Account;
        UserDisabledAt = "disabled_at", Contact, Account;
        UserPassword = "password_hash", Secret, Account;
    }
    "sessions" {
        SessionCreatedAt = "created_at", Contact, Session;
        SessionLastSeenAt = "last_seen_at", Contact, Session;
        SessionExpiresAt = "expires_at", Contact, Session;
        SessionAddress = "address", Contact, Session;
        SessionDevice = "device", Contact, Session;
        SessionToken = "token_hash", Secret, Session;
    }
    "known_devices" {
        DeviceCreatedAt = "created_at", Contact, Device;
        DeviceLastSeenAt = "last_seen_at", Contact, Device;
        DeviceToken = "token_hash", Secret, Device;
    }
    "passkeys" {
        PasskeyName = "name", Contact, Account;
        PasskeyHost = "host", Contact, Account;
        PasskeySigned = "signed", Contact, Account;
        PasskeyMadeAt = "made_at", Contact, Account;
        PasskeyUsedAt = "used_at", Contact, Account;
        PasskeyCredential = "credential", Contact, Account;
        PasskeyKey = "public_key", Contact, Account;
    }
    "recovery_codes" {
        RecoveryMadeAt = "made_at", Contact, Account;
        RecoveryCode = "code_hash", Secret, Account;
    }
    "invitations" {
        InvitationKind = "kind", Contact, Account;
        InvitationCreatedAt = "created_at", Contact, Account;
        InvitationExpiresAt = "expires_at", Contact, Account;
        InvitationUsedAt = "used_at", Contact, Account;
        InvitationToken = "token_hash", Secret, Account;
    }
    "tournament_arbiters" {
        ArbiterTournament = "tournament", Public, Event;
        ArbiterRole = "role", Public, Event;
    }
    "deputy_invitations" {
        DeputyTournament = "tournament", Contact, Event;
        DeputyAt = "invited_at", Contact, Event;
    }
    "list_headings" {
        HeadingText = "heading", Contact, Account;
        HeadingMeaning = "meaning", Contact, Account;
    }
    "outbox" {
        LetterClass = "class", Contact, LetterNote;
        LetterState = "state", Contact, LetterNote;
        LetterWrittenAt = "written_at", Contact, LetterNote;
        LetterAddress = "address", Contact, Letter;
    }
    "mail_languages" {
        LanguageTag = "language", Contact, Language;
        LanguageAt = "given_at", Contact, Language;
    }
    "push_subscriptions" {
        ToldLanguage = "language", Contact, Board;
        ToldAt = "made_at", Contact, Board;
    }
    "readings" {
        ReadingAt = "read_at", Contact, Event;
        ReadingOutput = "output", Contact, Event;
    }
    "audit" {
        TrailAt = "at", Contact, Trail;
        TrailAction = "action", Contact, Trail;
        TrailBefore = "before", Federation, Trail;
        TrailAfter = "after", Federation, Trail;
    }
    "audit_acts" {
        ActsTournament = "tournament", Contact, Trail;
        ActsAction = "action", Contact, Trail;
        ActsCount = "count", Contact, Trail;
        ActsFirst = "first", Contact, Trail;
        ActsLast = "last", Contact, Trail;
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::event::PersonField;

    #[test]
    fn each_datum_stands_once_and_beside_those_of_its_table() {
        let all: BTreeSet<(&str, &str)> = Datum::ALL
            .iter()
            .map(|datum| (datum.table(), datum.field()))
            .collect();
        assert_eq!(all.len(), Datum::ALL.len());
        let mut tables: Vec<&str> = Datum::ALL.iter().map(|datum| datum.table()).collect();
        tables.dedup();
        let different: BTreeSet<&str> = tables.iter().copied().collect();
        assert_eq!(different.len(), tables.len());
    }

    #[test]
    fn fields_of_a_person_have_the_class_that_they_have_everywhere() {
        use PersonField as F;
        for (field, class) in [
            ("last_name", F::Name.class()),
            ("first_name", F::Name.class()),
            ("sex", F::Sex.class()),
            ("birth_year", F::BirthYear.class()),
            ("birth_date", F::BirthDate.class()),
            ("federation", F::Federation.class()),
            ("fide_id", F::FideId.class()),
            ("national_id", F::NationalId.class()),
            ("rating", F::Rating.class()),
            ("club_name", F::Club.class()),
        ] {
            let of_people = ["entry_requests", "entries", "players"];
            let data: Vec<&Datum> = Datum::ALL
                .iter()
                .filter(|datum| datum.field() == field && of_people.contains(&datum.table()))
                .collect();
            let is_of_event = ["rating", "club_name"].contains(&field);
            assert_eq!(data.len(), if is_of_event { 2 } else { 3 }, "{field}");
            assert!(data.iter().all(|datum| datum.class() == class), "{field}");
        }
        assert_eq!(Datum::EntryTitle.class(), F::Title.class());
        assert_eq!(Datum::RequestTitle.class(), F::Title.class());
    }

    #[test]
    fn hashes_are_for_nobody() {
        for datum in Datum::ALL {
            let is_secret = datum.class() == FieldClass::Secret;
            assert_eq!(is_secret, datum.field().ends_with("_hash"), "{datum:?}");
        }
    }
}
