//! Numbers of tie-breaks.

/// Number and parameters of a tie-break, from its code in reports (`BH/C1`). The number is 0 if it is not known; then only the
/// value goes out.
///
/// The site's table of numbers is not public. These are the numbers that other programs send, and our reading.
#[must_use]
pub fn tie_break(code: &str) -> (u16, String) {
    let mut parts = code.split('/');
    let name = parts.next().unwrap_or_default();
    let name = name.split(':').next().unwrap_or_default();
    let (mut top, mut bottom, mut played) = (0, 0, "-");
    for modifier in parts {
        match modifier {
            "C1" => bottom = 1,
            "C2" => bottom = 2,
            "M1" => (top, bottom) = (1, 1),
            "M2" => (top, bottom) = (2, 2),
            "P" => played = "P",
            // A modifier without a known parameter.
            _ => return (0, String::new()),
        }
    }
    let scores = |last| format!("0,{top},{bottom},{played},{last}");
    match name {
        "DE" => (81, played.to_owned()),
        "WIN" | "WON" => (68, String::new()),
        "BH" => (84, scores("-")),
        "FB" => (84, scores("F")),
        "SB" => (85, scores("-")),
        "PS" => (86, String::new()),
        "KS" => (87, "0,50".to_owned()),
        "ARO" => (80, format!("0,{top},{bottom}")),
        "TPR" => (88, "0,0".to_owned()),
        "APRO" => (88, "1,0".to_owned()),
        "PTP" => (88, "2,0".to_owned()),
        "APPO" => (88, "3,0".to_owned()),
        _ => (0, String::new()),
    }
}
