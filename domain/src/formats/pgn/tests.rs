//! PGN read and written.

mod around;
mod corpora;
mod hostile;
mod languages;
mod positions;
mod reading;
mod writing;

use super::*;
use crate::clock::{ClockProblem, ClockTime, PeriodSwitch, Shown, TimeControl, check_displays};
use crate::event::Colour;
use crate::rules::notation::{Language, Style, write_move};
use crate::rules::scoresheet::{Dialect, FindingKind, LanguageChoice, ResultMark};
use corpora::*;
use proptest::prelude::*;
use shakmaty::{Chess, Position};
use std::{collections::BTreeMap, fs};

fn all(text: &[u8]) -> Vec<PgnGame> {
    games(text).collect()
}

fn san(game: &PgnGame) -> String {
    let mut position = game.initial.clone();
    let mut words = Vec::new();
    for recorded in &game.moves {
        words.push(write_move(&position, recorded.played, Style::SAN));
        position.play_unchecked(recorded.played);
    }
    words.join(" ")
}

fn codes(game: &PgnGame) -> Vec<(u32, u32, &'static str)> {
    game.findings
        .iter()
        .map(|found| (found.line, found.column, found.kind.code()))
        .collect()
}
