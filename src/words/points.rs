//! Points in digits and fractions: `2½`.

use crate::event::Points;

/// A number of quarter-points as its whole part (empty for a bare fraction) and its fraction.
#[must_use]
pub fn quarters(quarters: i64) -> (String, &'static str) {
    let fraction = match quarters.unsigned_abs() % 4 {
        1 => "¼",
        2 => "½",
        3 => "¾",
        _ => "",
    };
    let whole = quarters.unsigned_abs() / 4;
    let sign = if quarters < 0 { "−" } else { "" };
    let whole = match (whole, fraction) {
        (0, "") => "0".to_owned(),
        (0, _) => sign.to_owned(),
        (whole, _) => format!("{sign}{whole}"),
    };
    (whole, fraction)
}

/// Points for running text: `2½`.
#[must_use]
pub fn plain(points: Points) -> String {
    let (whole, fraction) = quarters(i64::from(points.halves()) * 2);
    format!("{whole}{fraction}")
}

/// The variables of a message that gives points with their noun (`1 punto`, `1½ punti`): the digits, and a word by which the
/// message chooses the form of the noun. Languages differ: French has the singular below two, Italian only for ½ and 1.
#[must_use]
pub fn counted(points: Points) -> [(&'static str, String); 2] {
    let amount = match points.halves().unsigned_abs() {
        0 => "none",
        1 => "half",
        2 => "one",
        3 => "between",
        _ => "more",
    };
    [("points", plain(points)), ("amount", amount.to_owned())]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::{Lang, Words};

    #[test]
    fn points_stand_with_their_noun_as_each_language_counts() {
        for (key, halves, said) in [
            (
                "points-count",
                0,
                ["0 punti", "0 points", "0 point", "0 Punkte", "0 puntos"],
            ),
            (
                "points-count",
                1,
                ["½ punto", "½ point", "½ point", "½ Punkt", "½ punto"],
            ),
            (
                "points-count",
                2,
                ["1 punto", "1 point", "1 point", "1 Punkt", "1 punto"],
            ),
            (
                "points-count",
                3,
                [
                    "1½ punti",
                    "1½ points",
                    "1½ point",
                    "1½ Punkte",
                    "1½ puntos",
                ],
            ),
            (
                "points-count",
                4,
                ["2 punti", "2 points", "2 points", "2 Punkte", "2 puntos"],
            ),
            (
                "points-count",
                -2,
                ["−1 punto", "−1 point", "−1 point", "−1 Punkt", "−1 punto"],
            ),
            (
                "points-with",
                2,
                [
                    "con 1 punto",
                    "with 1 point",
                    "avec 1 point",
                    "mit 1 Punkt",
                    "con 1 punto",
                ],
            ),
            (
                "points-with",
                3,
                [
                    "con 1½ punti",
                    "with 1½ points",
                    "avec 1½ point",
                    "mit 1½ Punkten",
                    "con 1½ puntos",
                ],
            ),
        ] {
            let values = counted(Points::from_halves(halves));
            let found = Lang::ALL.map(|lang| Words(lang).with(key, &values));
            assert_eq!(found, said);
        }
    }

    #[test]
    fn a_sentence_takes_the_points_with_their_noun() {
        let [points, amount] = counted(Points::from_halves(2));
        let place = ("place", "3".to_owned());
        let found = Words(Lang::De).with("my-board-place", &[place, points, amount]);
        assert_eq!(found, "Platz 3 mit 1 Punkt.");
    }
}
