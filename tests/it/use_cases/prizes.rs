//! Prizes: what each use case refuses, and what it keeps.

use tratto::app::{
    Actor, AppError, Refusal,
    tournament::{
        closing,
        prizes::{
            close,
            decisions::{self, DecisionInput},
            fund,
            fund_input::FundInput,
            receipts::{self, Receipt},
            view::{self, Announced, Wanted},
        },
    },
};

use super::hall::Hall;

impl Hall {
    fn fund(&self, version: i32, general: &str) -> Result<(), AppError> {
        let input = FundInput {
            general: general.to_owned(),
            ..FundInput::usual()
        };
        fund::set(&self.ctx, &self.chief, None, &self.slug, version, &input).map(|_| ())
    }

    fn close_prizes(&self, number: i32) -> Result<(), AppError> {
        close::close(&self.ctx, &self.chief, None, &self.slug, number).map(|_| ())
    }

    fn sign(&self, list: i32, position: i32, signed: bool) -> Result<(), AppError> {
        let receipt = Receipt { list, position };
        receipts::sign(&self.ctx, &self.chief, None, &self.slug, receipt, signed).map(|_| ())
    }
}

#[test]
fn prizes_are_closed_from_the_final_standings_alone() {
    let hall = Hall::new(4, 2);
    assert!(matches!(
        hall.refused(|hall| hall.close_prizes(1)),
        Refusal::NoPrizeFund
    ));
    hall.fund(0, "100 50").unwrap();
    assert!(matches!(hall.fund(0, "90"), Err(AppError::Stale)));
    assert!(matches!(hall.fund(1, "50 100"), Err(AppError::Fields(_))));
    hall.pair(1);
    assert!(matches!(
        hall.refused(|hall| hall.close_prizes(1)),
        Refusal::GamesOpen { .. }
    ));
    hall.play(1);
    assert!(matches!(
        hall.refused(|hall| hall.close_prizes(1)),
        Refusal::RoundsToPlay { played: 1 }
    ));
    hall.pair(2);
    hall.play(2);
    // A closed tournament accepts the closing of prizes.
    closing::finish(&hall.ctx, &hall.chief, None, &hall.slug).unwrap();
    assert!(matches!(hall.close_prizes(2), Err(AppError::Stale)));
    hall.close_prizes(1).unwrap();
    assert!(matches!(
        hall.refused(|hall| hall.close_prizes(2)),
        Refusal::PrizesUnchanged
    ));
    hall.sign(1, 0, true).unwrap();
    assert!(matches!(
        hall.refused(|hall| hall.sign(1, 0, true)),
        Refusal::PrizeSigned { .. }
    ));
    assert!(matches!(
        hall.refused(|hall| hall.sign(1, 1, false)),
        Refusal::NothingToUndo
    ));
    assert!(matches!(hall.sign(1, 7, true), Err(AppError::NotFound)));
    // The second prize changes: the first one keeps its receipt and its signature.
    hall.fund(1, "100 40").unwrap();
    hall.close_prizes(2).unwrap();
    assert!(matches!(
        hall.refused(|hall| hall.sign(1, 1, true)),
        Refusal::PrizeListOld
    ));
    let shown = |wanted| view::desk(&hall.ctx, &hall.chief, &hall.slug, wanted).unwrap();
    let receipts = |wanted| -> Vec<(i32, bool)> {
        let lines = shown(wanted).lines;
        let receipts = lines.iter().filter_map(|line| line.receipt.as_ref());
        receipts
            .map(|one| (one.number, one.signed.is_some()))
            .collect()
    };
    assert_eq!(
        receipts(Wanted::Version(1)),
        [(1, true), (2, false), (3, false)]
    );
    assert_eq!(
        receipts(Wanted::Newest),
        [(1, true), (4, false), (5, false)]
    );
    assert_eq!(receipts(Wanted::Now), []);
}

#[test]
fn everybody_sees_the_fund_and_then_the_closed_version() {
    let hall = Hall::new(4, 1);
    let announced = || {
        let visitor = Actor::visitor("everybody".to_owned());
        let shown = view::public(&hall.ctx, &visitor, &hall.slug).unwrap();
        (format!("{:?}", shown.announced), shown.announced)
    };
    assert!(matches!(announced().1, Announced::Nothing));
    hall.fund(0, "100 50").unwrap();
    hall.pair(1);
    hall.play(1);
    // The desk sees the present winners. The data for everybody hold no name, not even a hidden one.
    let desk = view::desk(&hall.ctx, &hall.chief, &hall.slug, Wanted::Newest).unwrap();
    assert!(format!("{:?}", desk.given).contains("Provetti"));
    let (text, shown) = announced();
    assert!(matches!(shown, Announced::Fund { .. }), "{text}");
    assert_eq!(shown.fund().map(|(fund, _)| fund), desk.fund());
    assert!(!text.contains("Provetti"), "{text}");
    hall.close_prizes(1).unwrap();
    let (text, shown) = announced();
    let Announced::Closed { lines, .. } = shown else {
        panic!("{text}");
    };
    assert_eq!(lines.len(), desk.lines.len());
    assert!(lines.iter().all(|line| line.receipt.is_none()), "{text}");
    assert!(text.contains("Provetti"), "{text}");
}

#[test]
fn decisions_need_a_fund_a_person_and_a_reason() {
    let hall = Hall::new(4, 1);
    let deputy = hall.deputy("dora");
    let input = DecisionInput {
        entry: hall.entries[0],
        reason: "Se n’è andato".to_owned(),
        ..DecisionInput::default()
    };
    let decide = |input: &DecisionInput| {
        decisions::decide(&hall.ctx, &hall.chief, None, &hall.slug, input).map(|_| ())
    };
    assert!(matches!(
        decide(&input),
        Err(AppError::Refused(Refusal::NoPrizeFund))
    ));
    hall.fund(0, "100").unwrap();
    let by_deputy = decisions::decide(&hall.ctx, &deputy, None, &hall.slug, &input);
    assert!(matches!(by_deputy, Err(AppError::Forbidden)));
    for wrong in [
        DecisionInput {
            reason: String::new(),
            ..input.clone()
        },
        DecisionInput {
            entry: 4242,
            ..input.clone()
        },
        DecisionInput {
            special: "Fair play".to_owned(),
            ..input.clone()
        },
    ] {
        assert!(
            matches!(decide(&wrong), Err(AppError::Fields(_))),
            "{wrong:?}"
        );
    }
    decide(&input).unwrap();
    let back = DecisionInput {
        take_back: true,
        ..input
    };
    decide(&back).unwrap();
    assert!(matches!(
        decide(&back),
        Err(AppError::Refused(Refusal::NothingToUndo))
    ));
}
