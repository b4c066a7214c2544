//! A knock-out in words: the explanation of a round, the scores of further games, and refusals.

use crate::{
    app::{Refusal, tournament::standings::ReachedBy},
    event::{Colour, MatchGame, MatchGameKind, RoundNumber, Tpn},
    i18n::Words,
    pairing::knock_out::{
        Answer, ColourRule, GameReason, GameSet, Lives, Part, Reached, Reason, Report, Stage,
    },
};

use super::{
    board_list::boards_of_rounds,
    paired_group::PairedGroup,
    pairing::{Sentence, Speaker},
    points,
    result::glyphs,
};

/// Message key of a type of further games.
#[must_use]
pub const fn kind_key(kind: MatchGameKind) -> &'static str {
    match kind {
        MatchGameKind::Rapid => "match-rapid",
        MatchGameKind::Blitz => "match-blitz",
        MatchGameKind::Armageddon => "match-armageddon",
        MatchGameKind::Standard => "match-standard",
    }
}

/// Message key of the side of the board that advances.
#[must_use]
pub const fn goes_on(side: Colour) -> &'static str {
    match side {
        Colour::White => "trail-goes-on-white",
        Colour::Black => "trail-goes-on-black",
    }
}

/// How far a participant came, for the standings: `Semifinals, lost to Rossi Anna`; `by` is the name of the winner.
#[must_use]
pub fn reached(t: Words, reached: &ReachedBy, by: Option<String>) -> String {
    match reached.reached {
        Reached::Winner => t.get("bracket-reached-winner"),
        Reached::Third => t.get("bracket-reached-third"),
        Reached::In => t.get("bracket-reached-in"),
        Reached::NotIn => t.get("bracket-reached-not-in"),
        Reached::Out(round, _) => {
            let round = match reached.lives {
                Lives::One => round_name(t, round, reached.rounds),
                Lives::Two => t.with_one("bracket-round", "round", round.get()),
            };
            match by {
                Some(name) => t.with_two("bracket-reached-out", "round", round, "name", name),
                None => t.with_one("bracket-reached-away", "round", round),
            }
        }
    }
}

/// `rapid 0–1`, from the side that has White on the board first.
#[must_use]
pub fn further_game(t: Words, game: MatchGame) -> String {
    let result = glyphs(t, game.seen_from_the_board());
    format!("{} {result}", t.get(kind_key(game.kind)))
}

/// `rapid 1–1, blitz 1½–½`: sets of further games. `turned` shows them from the side that has Black on the board first.
#[must_use]
pub fn sets(t: Words, sets: &[GameSet], turned: bool) -> String {
    let sets = sets.iter().map(|set| {
        let [white, black] = set.score.map(points::plain);
        let [first, second] = if turned {
            [black, white]
        } else {
            [white, black]
        };
        format!("{} {first}–{second}", t.get(kind_key(set.kind)))
    });
    sets.collect::<Vec<_>>().join(", ")
}

/// The name of a round: its number, or for the last ones `semifinals` and so on.
#[must_use]
pub fn round_name(t: Words, round: RoundNumber, rounds: u8) -> String {
    match rounds.checked_sub(round.get()) {
        Some(0) => t.get("bracket-final"),
        Some(1) => t.get("bracket-semifinals"),
        Some(2) => t.get("bracket-quarterfinals"),
        _ => t.with_one("bracket-round", "round", round.get()),
    }
}

/// The name of a round in a part of a double-elimination bracket.
#[must_use]
pub fn stage_name(t: Words, stage: Stage) -> String {
    match stage.part {
        Part::Winners => t.with_one("bracket-stage-winners", "round", stage.number),
        Part::Losers => t.with_one("bracket-stage-losers", "round", stage.number),
        Part::Final => t.get("bracket-final"),
        Part::SecondFinal => t.get("bracket-second-final"),
        Part::Third => t.get("bracket-third"),
    }
}

/// The whole round: its boards, and who advances without a game.
#[must_use]
pub fn round(s: &Speaker<'_>, report: &Report) -> PairedGroup {
    let players = s.t.n("explain-bracket-players", report.players);
    let mut said = vec![s.t.with_two(
        "explain-bracket-round",
        "round",
        report.round.get(),
        "rounds",
        report.rounds,
    )];
    said.insert(0, players);
    if !report.through.is_empty() {
        said.push(s.t.with_one("explain-bracket-through", "names", s.names(&report.through)));
    }
    if !report.waiting.is_empty() {
        said.push(s.t.with_one("explain-bracket-waiting", "names", s.names(&report.waiting)));
    }
    PairedGroup {
        title: match report.lives {
            Lives::One => round_name(s.t, report.round, report.rounds),
            Lives::Two => {
                let stages = report.stages.iter().map(|stage| stage_name(s.t, *stage));
                stages.collect::<Vec<_>>().join(", ")
            }
        },
        lead: said.join(" "),
        pairs: report.games.iter().map(|game| game.pair).collect(),
        criteria: Vec::new(),
    }
}

/// Why a participant has this board or no game.
#[must_use]
pub fn reason(s: &Speaker<'_>, reason: &Reason) -> Vec<Sentence> {
    match reason {
        Reason::Game(game) => vec![s.plain(met(game), &seeds(s, game)), colours(s, game)],
        Reason::Through {
            player,
            seed,
            is_bye,
        } => {
            let key = if *is_bye {
                "explain-bracket-bye"
            } else {
                "explain-bracket-alone"
            };
            vec![s.plain(
                key,
                &[("name", s.name(*player)), ("seed", seed.to_string())],
            )]
        }
    }
}

/// Message key of the reason why the two meet.
fn met(game: &GameReason) -> &'static str {
    match game.place.stage.part {
        Part::Third => "explain-bracket-third",
        Part::Losers => "explain-bracket-losers",
        Part::Final => "explain-bracket-final-of-both",
        Part::SecondFinal => "explain-bracket-second-final",
        Part::Winners if game.round == RoundNumber::FIRST => "explain-bracket-first",
        Part::Winners if game.round.get() == game.rounds => "explain-bracket-final",
        Part::Winners => "explain-bracket-next",
    }
}

fn seeds(s: &Speaker<'_>, game: &GameReason) -> [(&'static str, String); 4] {
    let [(better, seed), (other, other_seed)] = game.seeds;
    [
        ("a", s.name(better)),
        ("seed", seed.to_string()),
        ("b", s.name(other)),
        ("other", other_seed.to_string()),
    ]
}

fn colours(s: &Speaker<'_>, game: &GameReason) -> Sentence {
    let names = [
        ("white", s.name(game.pair.white)),
        ("black", s.name(game.pair.black)),
    ];
    match game.colour_rule {
        ColourRule::Balance => s.plain("explain-bracket-colour-balance", &names),
        ColourRule::Alternation => s.plain("explain-bracket-colour-alternation", &names),
        ColourRule::Boards => s.plain("explain-bracket-colour-boards", &[]),
        ColourRule::Second => s.plain("explain-bracket-colour-second", &[]),
    }
}

/// Why another pairing was not made.
#[must_use]
pub fn answer(s: &Speaker<'_>, answer: &Answer) -> Sentence {
    let two = |key: &str, one: Tpn, two: Tpn, round: RoundNumber| {
        let values = [
            ("a", s.name(one)),
            ("b", s.name(two)),
            ("round", round.to_string()),
        ];
        s.plain(key, &values)
    };
    match *answer {
        Answer::AsPaired => s.plain("explain-bracket-as-paired", &[]),
        Answer::Later(a, b, round) => two("explain-bracket-later", a, b, round),
        Answer::OtherBracket(a, b, round) => two("explain-bracket-other", a, b, round),
        Answer::Waits(tpn, round) => {
            let values = [("name", s.name(tpn)), ("round", round.to_string())];
            s.plain("explain-bracket-waits", &values)
        }
        Answer::Out(tpn, since) => {
            let values = [("name", s.name(tpn)), ("round", since.to_string())];
            s.plain("explain-bracket-out", &values)
        }
        Answer::NotIn(tpn) => s.plain("explain-bracket-not-in", &[("name", s.name(tpn))]),
        Answer::HasOpponent(tpn) => {
            s.plain("explain-bracket-has-opponent", &[("name", s.name(tpn))])
        }
    }
}

/// Why something is refused in a knock-out.
#[must_use]
pub fn refused(t: Words, refusal: &Refusal) -> String {
    match refusal {
        Refusal::TiesOpen { round, boards } => t.with_three(
            "refusal-ties-open",
            "n",
            boards.len(),
            "round",
            round,
            "boards",
            boards_of_rounds(t, boards, *round),
        ),
        Refusal::OffBracket { round } => t.with_one("refusal-off-bracket", "round", round),
        Refusal::BracketByHand => t.get("refusal-bracket-by-hand"),
        Refusal::BracketFixed => t.get("refusal-bracket-fixed"),
        Refusal::BracketBye => t.get("refusal-bracket-bye"),
        Refusal::MatchOver => t.get("refusal-match-over"),
        Refusal::FurtherPlayed => t.get("refusal-further-played"),
        Refusal::GamesDecide => t.get("refusal-games-decide"),
        _ => t.get("refusal-nothing-to-decide"),
    }
}
