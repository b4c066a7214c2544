//! What results are worth: record 162 and the engines' XXS and BB*.

use super::{
    line::{Field, Line},
    note::{Notes, TrfErrorKind},
    remark::RemarkKind,
};
use crate::event::{Points, ScoringSystem};

/// The nine values, in the order of the fields of [`ScoringSystem`].
#[derive(Clone, Copy)]
enum Worth {
    Win,
    Draw,
    Loss,
    ForfeitWin,
    ForfeitLoss,
    PairingAllocatedBye,
    FullPointBye,
    HalfPointBye,
    ZeroPointBye,
}

/// Values read so far: those that the file gives, and those that follow from other values.
#[derive(Debug, Default)]
pub(super) struct ScoringRecords {
    outright: [Option<Points>; 9],
    following: [Option<Points>; 9],
    last: Option<(usize, usize)>,
}

impl ScoringRecords {
    /// Reads the line if it is about scoring; `false` for any other line.
    pub fn read(&mut self, line: &Line<'_>, notes: &mut Notes) -> bool {
        let code = line.code();
        match code {
            "162" => self.read_162(line, notes),
            "XXS" => self.read_xxs(line, notes),
            "BBW" | "BBD" | "BBL" | "BBZ" | "BBF" | "BBU" => {
                let field = line.rest(4);
                let Some(points) = value(code, field, field.text, notes) else {
                    return true;
                };
                let worth = match code {
                    "BBW" => Worth::Win,
                    "BBD" => Worth::Draw,
                    "BBL" => Worth::Loss,
                    "BBZ" => Worth::ZeroPointBye,
                    "BBF" => Worth::ForfeitLoss,
                    _ => Worth::PairingAllocatedBye,
                };
                self.say(code, field, worth, points, notes);
                self.follow_games(worth, points);
            }
            _ => return false,
        }
        true
    }

    /// `W 3.0    D 1.0 …`: symbols with their values, in fixed columns that are not relied upon.
    fn read_162(&mut self, line: &Line<'_>, notes: &mut Notes) {
        let mut symbol: Option<char> = None;
        for word in line.words(4) {
            let mut text = word.text;
            if symbol.is_none() {
                let mut chars = text.chars();
                symbol = chars.next().map(|c| c.to_ascii_uppercase());
                text = chars.as_str();
                if text.is_empty() {
                    continue;
                }
            }
            let (Some(points), Some(taken)) = (value("162", word, text, notes), symbol.take())
            else {
                return;
            };
            match taken {
                'W' => {
                    self.say("162", word, Worth::Win, points, notes);
                    self.follow_games(Worth::Win, points);
                    self.follow(Worth::PairingAllocatedBye, points);
                }
                'D' => {
                    self.say("162", word, Worth::Draw, points, notes);
                    self.follow_games(Worth::Draw, points);
                }
                'L' => self.say("162", word, Worth::Loss, points, notes),
                'A' => {
                    self.follow(Worth::ForfeitLoss, points);
                    self.follow(Worth::ZeroPointBye, points);
                }
                'P' => self.say("162", word, Worth::PairingAllocatedBye, points, notes),
                // An unknown result is a draw for pairing and nothing in the standings.
                'X' => {}
                _ => bad("162", word, notes),
            }
        }
        if symbol.is_some() {
            bad("162", line.rest(4), notes);
        }
    }

    /// `XXS WW=3 BW=3 …`; one value for both colours.
    fn read_xxs(&mut self, line: &Line<'_>, notes: &mut Notes) {
        for word in line.words(4) {
            let Some((name, text)) = word.text.split_once('=') else {
                bad("XXS", word, notes);
                continue;
            };
            let Some(points) = value("XXS", word, text, notes) else {
                continue;
            };
            let worth = match name.to_ascii_uppercase().as_str() {
                "W" => {
                    self.follow_games(Worth::Win, points);
                    Worth::Win
                }
                "D" => {
                    self.follow_games(Worth::Draw, points);
                    Worth::Draw
                }
                "WW" | "BW" => Worth::Win,
                "WD" | "BD" => Worth::Draw,
                "WL" | "BL" | "L" => Worth::Loss,
                "ZPB" => Worth::ZeroPointBye,
                "HPB" => Worth::HalfPointBye,
                "FPB" => Worth::FullPointBye,
                "PAB" => Worth::PairingAllocatedBye,
                "FW" => Worth::ForfeitWin,
                "FL" => Worth::ForfeitLoss,
                _ => {
                    let text = word.text.to_owned();
                    notes.remark(word.at(), RemarkKind::ScoringCode { text });
                    continue;
                }
            };
            self.say("XXS", word, worth, points, notes);
        }
    }

    fn say(
        &mut self,
        code: &str,
        field: Field<'_>,
        worth: Worth,
        points: Points,
        notes: &mut Notes,
    ) {
        self.last = Some(field.at());
        let Some(slot) = self.outright.get_mut(index(worth)) else {
            return;
        };
        if slot.is_some_and(|known| known != points) {
            let code = code.to_owned();
            notes.error(field.at(), TrfErrorKind::RecordContradiction { code });
        }
        *slot = Some(points);
    }

    fn follow(&mut self, worth: Worth, points: Points) {
        if let Some(slot) = self.following.get_mut(index(worth)) {
            *slot = Some(points);
        }
    }

    /// Forfeit wins and full-point byes are worth a win, half-point byes a draw.
    fn follow_games(&mut self, worth: Worth, points: Points) {
        match worth {
            Worth::Win => {
                self.follow(Worth::ForfeitWin, points);
                self.follow(Worth::FullPointBye, points);
            }
            Worth::Draw => self.follow(Worth::HalfPointBye, points),
            _ => {}
        }
    }

    /// The resulting system; adds an error if win, draw and loss do not fit together.
    pub fn finish(&self, notes: &mut Notes) -> ScoringSystem {
        let standard = ScoringSystem::STANDARD;
        let take = |worth: Worth, otherwise: Points| {
            let at = index(worth);
            let said = self.outright.get(at).copied().flatten();
            said.or_else(|| self.following.get(at).copied().flatten())
                .unwrap_or(otherwise)
        };
        let scoring = ScoringSystem {
            win: take(Worth::Win, standard.win),
            draw: take(Worth::Draw, standard.draw),
            loss: take(Worth::Loss, standard.loss),
            forfeit_win: take(Worth::ForfeitWin, standard.forfeit_win),
            forfeit_loss: take(Worth::ForfeitLoss, standard.forfeit_loss),
            pairing_allocated_bye: take(Worth::PairingAllocatedBye, standard.pairing_allocated_bye),
            full_point_bye: take(Worth::FullPointBye, standard.full_point_bye),
            half_point_bye: take(Worth::HalfPointBye, standard.half_point_bye),
            zero_point_bye: take(Worth::ZeroPointBye, standard.zero_point_bye),
        };
        if let Some(at) = self.last
            && (scoring.win <= scoring.draw || scoring.draw < scoring.loss)
        {
            let text = format!("{} {} {}", scoring.win, scoring.draw, scoring.loss);
            let code = "162".to_owned();
            notes.error(at, TrfErrorKind::Record { code, text });
        }
        scoring
    }
}

const fn index(worth: Worth) -> usize {
    match worth {
        Worth::Win => 0,
        Worth::Draw => 1,
        Worth::Loss => 2,
        Worth::ForfeitWin => 3,
        Worth::ForfeitLoss => 4,
        Worth::PairingAllocatedBye => 5,
        Worth::FullPointBye => 6,
        Worth::HalfPointBye => 7,
        Worth::ZeroPointBye => 8,
    }
}

fn value(code: &str, field: Field<'_>, text: &str, notes: &mut Notes) -> Option<Points> {
    let points = text.parse().ok();
    if points.is_none() {
        bad(code, field, notes);
    }
    points
}

fn bad(code: &str, field: Field<'_>, notes: &mut Notes) {
    let (code, text) = (code.to_owned(), field.text.to_owned());
    notes.error(field.at(), TrfErrorKind::Record { code, text });
}
