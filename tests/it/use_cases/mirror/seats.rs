//! The codes of seats on a copy, which are made of the hall's numbers.

use tratto::app::{
    AppError, Refusal,
    tournament::seat_reports::{code, said},
};

use crate::{
    support::{folder::Folder, sql},
    use_cases::{hall::Hall, statements::asked},
};

use super::line::{Line, Site};

/// White's code at the first board of a round, as the hall prints it.
fn printed(hall: &Hall, round: u8) -> String {
    let codes = code::of_round(&hall.ctx, &hall.chief, &hall.slug, round).unwrap();
    codes[0].1[0].clone()
}

/// However many rounds were played, the page of a seat asks for the hall's numbers of what is looked at alone.
#[test]
fn the_page_of_a_seat_reads_no_list_of_the_halls_numbers() {
    let hall = Hall::new(6, 5);
    let folder = Folder::new("site");
    let site = Site::in_folder(&folder, hall.ctx.clock.now());
    hall.pair(1);
    let first = printed(&hall, 1);
    hall.play(1);
    hall.pair(2);
    let second = printed(&hall, 2);
    hall.play(2);
    hall.pair(3);
    let mut line = Line::begun(&hall, &site);
    line.said(&hall, &site);
    let copy = site.copies()[0].slug.clone();
    let third = printed(&hall, 3);
    let (asked, seen) = asked(|| said::view(&site.ctx, &copy, &third));
    assert_eq!(seen.unwrap().round, 3);
    let of_numbers: Vec<&String> = asked
        .iter()
        .filter(|told| told.contains("mirrored_rows"))
        .collect();
    assert!(!of_numbers.is_empty(), "{asked:#?}");
    for told in of_numbers {
        let steps = sql::plan(&site.url, told);
        assert!(
            steps.iter().any(|step| step.contains("own=?")),
            "{steps:?} {told}"
        );
    }
    // Of rounds that are over the codes are known for a while.
    let over = said::view(&site.ctx, &copy, &second);
    assert!(
        matches!(over, Err(AppError::Refused(Refusal::SeatOver { round: 2 }))),
        "{over:?}"
    );
    let gone = said::view(&site.ctx, &copy, &first);
    assert!(matches!(gone, Err(AppError::NotFound)), "{gone:?}");
}
