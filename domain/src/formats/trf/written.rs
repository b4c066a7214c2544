//! Common parts of the writers: the dialect, lines and marks.

use crate::event::Bye;

/// Which edition is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialect {
    /// TRF16 with the engines' records XXR, XXC, XXS, BB*, XXA, XXP. It has no place for
    /// [`super::Header::type_code`] beside [`super::Header::type_text`], [`super::Header::time_code`], ranking method, program
    /// and tie-breaks: these are left out.
    Trf16,
    /// TRF26: 142, 152, 162, 172, 182, 192, 202, 212, 222, 240, 250, 260.
    Trf26,
}

/// The text that is being written, line by line.
#[derive(Default)]
pub(super) struct Lines {
    pub text: String,
}

impl Lines {
    /// Adds a line; control characters in it become blanks.
    pub fn line(&mut self, line: &str) {
        let clean = line.chars().map(|c| if c.is_control() { ' ' } else { c });
        let start = self.text.len();
        self.text.extend(clean);
        let end = start + self.text.get(start..).map_or(0, |l| l.trim_end().len());
        self.text.truncate(end);
        self.text.push_str("\r\n");
    }

    /// Adds a record unless its text is blank.
    pub fn record(&mut self, code: &str, text: &str) {
        if !text.trim().is_empty() {
            self.line(&format!("{code} {}", text.trim()));
        }
    }
}

/// The result column of a bye.
pub(super) const fn bye_mark(bye: Bye) -> char {
    match bye {
        Bye::PairingAllocated => 'U',
        Bye::FullPoint => 'F',
        Bye::HalfPoint => 'H',
        Bye::ZeroPoint => 'Z',
    }
}
