//! Tournament vocabulary: the values and invariants that every other module uses.
//!
//! | concept | source | item |
//! |---|---|---|
//! | tournament pairing number | C.04.2 art. 2.3 | [`Tpn`] |
//! | points, in half-points | Law 10.1 | [`Points`], [`ScoringSystem`] |
//! | result on a board | Law 10, C.04.1 | [`BoardResult`] |
//! | what one round was for one participant | C.04.3 art. 1.4, C.07 16.1 | [`RoundEntry`] |
//! | everything that pairing and tie-breaks may look at | C.04.3 art. 1.2 | [`Crosstable`] |
//! | teams, their matches board by board, checked for pairing and tie-breaks | C.04.6, C.07 art. 11–13 | [`TeamSetup`], [`TeamTable`] |
//! | initial ranking | C.04.2 art. 2.2 | [`initial_order`] |
//! | a person, and who may see which field of them | | [`Person`], [`PersonField`] |
//! | everything that is stored about people, and how long | GDPR art. 15, 30 | [`Datum`], [`Kept`] |
//! | ratings by list and kind, and the one used in an event | B.02 | [`Ratings`] |
//! | names and words that people read | UTS 39 | [`text_fault`] |
//! | how a participant is shown, and from which age they decide it alone | GDPR art. 8 | [`Publication`], [`consent_age`] |
//! | regions, provinces and categories of an organiser's own | | [`Territory`], [`CategoryList`] |
//! | ages of a category, at the end of the year | | [`AgeRange`] |
//! | words out of a closed set, as they are stored | | [`Word`] |
//! | who may stop a long computation | | [`Halt`] |
//! | how far behind the board moves are shown | | [`LiveDelay`] |

mod accent;
mod age_range;
mod arbiter_role;
mod association_kind;
mod birth;
mod board_news;
mod board_range;
mod board_result;
mod broadcast;
mod bye;
mod bye_names;
mod category_list;
mod check_verdict;
mod club_status;
mod colour;
mod conflict_end;
mod consent_age;
mod crosstable;
mod datum;
mod duty;
mod entered_by;
mod event_kind;
mod federation;
mod feed;
mod field_class;
mod halt;
mod iban;
mod initial_order;
mod kept;
mod least_games;
mod letter;
mod link_section;
mod list_kind;
mod live_delay;
mod mail_address;
mod match_game;
mod membership;
mod named_code;
mod national_category;
mod norm_exemption;
mod payment_method;
mod person;
mod person_ids;
mod person_name;
mod personal_output;
mod points;
mod presence;
mod province;
mod publication;
mod rating;
mod rating_origin;
mod ratings;
mod request_state;
mod round_entry;
mod round_state;
mod scoring;
mod seat_call;
mod sex;
mod shown_text;
mod teams;
mod territory;
#[cfg(test)]
mod tests;
mod title;
mod token_scope;
mod tournament_state;
mod tpn;
mod webhook;
mod word;

pub use accent::Accent;
pub use age_range::AgeRange;
pub use arbiter_role::ArbiterRole;
pub use association_kind::AssociationKind;
pub use birth::{Birth, BirthError, OfAge};
pub use board_news::BoardNews;
pub use board_range::BoardRange;
pub use board_result::BoardResult;
pub use broadcast::{BroadcastState, BroadcastVisibility};
pub use bye::Bye;
pub use bye_names::ByeNames;
pub use category_list::{Categories, Category, CategoryList};
pub use check_verdict::CheckVerdict;
pub use club_status::ClubStatus;
pub use colour::Colour;
pub use conflict_end::ConflictEnd;
pub use consent_age::consent_age;
pub use crosstable::{
    Acceleration, Crosstable, CrosstableError, Deduction, Forbidden, GoesOn, Participant,
    RoundNumber,
};
pub use datum::Datum;
pub use duty::Duty;
pub use entered_by::EnteredBy;
pub use event_kind::EventKind;
pub use federation::{Federation, FederationError};
pub use feed::{FeedKind, FeedState, FeedTrouble};
pub use field_class::{FieldClass, PersonField};
pub use halt::{Halt, Watch};
pub use iban::{Iban, IbanError};
pub use initial_order::{Strength, initial_order};
pub use kept::Kept;
pub use least_games::LeastGames;
pub use letter::{LetterClass, LetterState};
pub use link_section::LinkSection;
pub use list_kind::ListKind;
pub use live_delay::{LiveDelay, Shown, TimedMove};
pub use mail_address::{MailAddress, OneLine};
pub use match_game::{MatchGame, MatchGameKind};
pub use membership::Membership;
pub use named_code::{NamedCode, TypedFault, TypedReason};
pub use national_category::NationalCategory;
pub use norm_exemption::NormExemption;
pub use payment_method::PaymentMethod;
pub use person::{Person, PublicPerson};
pub use person_ids::{FideId, IdError, NationalId};
pub use person_name::{NameError, PersonName};
pub use personal_output::PersonalOutput;
pub use points::Points;
pub use presence::Presence;
pub use province::{PROVINCES, Province, REGIONS};
pub use publication::{NameShown, Outlet, Publication};
pub use rating::{Elo, EloError};
pub use rating_origin::{NoRatingOrigin, RatingOrigin};
pub use ratings::{ListRatings, Ratings};
pub use request_state::RequestState;
pub use round_entry::{Outcome, RoundEntry};
pub use round_state::RoundState;
pub use scoring::{ScoringError, ScoringSystem};
pub use seat_call::SeatCall;
pub use sex::Sex;
pub use shown_text::{TextFault, code_point, is_unseen, text_fault, without_unseen};
pub use teams::{
    BoardColours, BoardColoursError, MatchBoard, MatchForfeit, MatchScoring, ScoreKind, Team,
    TeamBye, TeamEntry, TeamMatch, TeamPenalty, TeamRound, TeamScore, TeamSetup, TeamTable,
    TeamTableError,
};
pub use territory::{Region, Territory};
pub use title::Title;
pub use token_scope::TokenScope;
pub use tournament_state::TournamentState;
pub use tpn::Tpn;
pub use webhook::{DeliveryState, WebhookEvent};
pub use word::Word;
pub(crate) use word::words;
