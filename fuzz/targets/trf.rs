//! Tournament reports: any bytes are refused with places or read, and what was read can be written.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tratto_domain::formats::trf::{Dialect, read, write};

fuzz_target!(|bytes: &[u8]| {
    match read(bytes) {
        Ok(report) => {
            for dialect in [Dialect::Trf16, Dialect::Trf26] {
                let written = write(&report, dialect);
                assert!(!written.is_empty());
            }
        }
        Err(errors) => {
            assert!(!errors.is_empty());
            assert!(
                errors
                    .iter()
                    .all(|error| error.line > 0 && error.column > 0)
            );
        }
    }
});
