//! Time controls and clock times: any text is refused or read, and what was read is written so that
//! it reads the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tratto_domain::clock::{ClockTime, TimeControl};

fuzz_target!(|text: &str| {
    if let Ok(control) = text.parse::<TimeControl>() {
        assert_eq!(control.to_string().parse(), Ok(control.clone()), "{text}");
        let _ = (
            control.kind(),
            control.required_moves(tratto_domain::event::Colour::White, 3),
        );
    }
    if let Ok(control) = TimeControl::from_trf(text) {
        let code = control.to_trf();
        let again = code.as_deref().map(TimeControl::from_trf);
        assert_eq!(again, Some(Ok(control)), "{text}");
    }
    if let Ok(Some(control)) = TimeControl::from_pgn(text)
        && let Some(code) = control.to_pgn()
    {
        assert_eq!(TimeControl::from_pgn(&code), Ok(Some(control)), "{text}");
    }
    if let Ok(time) = text.parse::<ClockTime>() {
        assert_eq!(time.to_string().parse(), Ok(time), "{text}");
    }
});
