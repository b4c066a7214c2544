//! Incidents of an invented round in a playing hall: judged by the Laws or noted in the arbiter's words, with their
//! consequences.

use crate::{
    app::{
        Actor, AppError,
        game::{
            annul, confirm,
            confirmation::Confirmation,
            feed::{self, FedBoard, FedPly},
            incident::{self, IncidentInput},
            sheets,
            sheets_input::{KeepSheets, SheetText},
            view,
        },
        tournament::board::BoardLine,
    },
    event::Colour,
    rules::notation::Language,
};

use super::play::Event;

/// A position that the arbiter sets up for a game without record: White has king, rook and pawn against the king alone.
const POSITION: (&str, &str) = ("fen", "4k3/8/8/8/8/8/4P3/4K2R w K - 0 31");

/// The knights go out and back twice, so that the initial position occurs for the third time.
const REPEATED: &str = "1. Cf3 Cf6 2. Cg1 Cg8 3. Cf3 Cf6 4. Cg1 Cg8";

/// Incidents that are only noted: code of the kind, and the facts.
const NOTED: [(&str, &str); 15] = [
    ("offer", "Patta offerta mentre l’avversario pensava."),
    ("phone", "Un telefono nella giacca, spento e consegnato."),
    (
        "illegal-position",
        "Il pedone h era rimasto fuori dalla scacchiera.",
    ),
    ("colours", "Colori invertiti, visti alla terza mossa."),
    (
        "position",
        "Re e donna scambiati, rimessi prima della partita.",
    ),
    ("displaced", "Pezzi urtati alzandosi, rimessi a posto."),
    ("clock", "L’orologio non dava l’incremento."),
    ("pausing", "Orologio fermato per chiamare l’arbitro."),
    ("disturbance", "Commenti ad alta voce di uno spettatore."),
    ("refusal", "Non voleva trascrivere le mosse."),
    ("resumption", "In ritardo alla ripresa della partita."),
    (
        "quickplay",
        "Chiede di intervenire negli ultimi due minuti.",
    ),
    ("health", "Un malore, partita ferma dieci minuti."),
    ("other", "Il tavolo traballava: cambiato."),
    ("appeal", "Ricorso sulla penalità, consegnato per iscritto."),
];

/// Judges the fields of a page, and records the decision as an arbiter does.
fn judge(
    event: &Event<'_>,
    board: &BoardLine,
    (page, fields): (&str, &[(&str, &str)]),
    with_result: bool,
) -> Result<(), AppError> {
    let (ctx, arbiter, slug) = (event.ctx, event.arbiter, event.slug.as_str());
    let seen = view::of_pairing(ctx, arbiter, slug, board.pairing)?;
    let counted = page == "illegal";
    let fields = fields.iter();
    let input = Confirmation {
        pairing: board.pairing,
        page: page.to_owned(),
        asked: fields
            .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
            .collect(),
        mover: Colour::White,
        note: String::new(),
        white_clock: "0:41:07".to_owned(),
        black_clock: String::new(),
        game_version: seen.version,
        pairing_version: seen.board.version,
        earlier: counted.then(|| seen.illegal_moves(Colour::White)),
        with_result,
        supersedes: None,
    };
    confirm::confirm(ctx, arbiter, None, slug, &input)?;
    Ok(())
}

/// Enters two scoresheets with the same moves, which become the record.
fn keep(event: &Event<'_>, board: &BoardLine, moves: &str) -> Result<(), AppError> {
    let (ctx, arbiter, slug) = (event.ctx, event.arbiter, event.slug.as_str());
    let sheet = || SheetText {
        text: moves.to_owned(),
        language: Some(Language::Italian),
    };
    let kept = KeepSheets {
        pairing: board.pairing,
        version: view::of_pairing(ctx, arbiter, slug, board.pairing)?.version,
        white: sheet(),
        black: sheet(),
        take_white: true,
    };
    sheets::keep(ctx, arbiter, None, slug, &kept)?;
    Ok(())
}

/// A fallen flag, lateness, touched pieces, an illegal act and a penalty of points; also a right claim.
pub(super) fn judged(
    event: &Event<'_>,
    [flag, other, claimed]: [&BoardLine; 3],
) -> Result<(), AppError> {
    let black = ("side", "black");
    judge(event, flag, ("flag", &[black, POSITION]), true)?;
    let white = ("side", "white");
    let late = [white, ("minutes", "12"), ("come", "yes")];
    judge(event, other, ("late", &late), false)?;
    let touched = [("squares", "e2"), POSITION];
    judge(event, other, ("touched", &touched), false)?;
    let act = [white, ("act", "two-hands"), ("written", "Txh7"), POSITION];
    judge(event, other, ("illegal", &act), false)?;
    let penalty = [
        white,
        ("offence", "another"),
        ("penalty", "points-off"),
        ("points", "half"),
    ];
    judge(event, other, ("penalty", &penalty), false)?;
    keep(event, claimed, REPEATED)?;
    judge(event, claimed, ("claim", &[white]), true)
}

/// One incident of each kind that is noted in the arbiter's words.
pub(super) fn noted(event: &Event<'_>, board: &BoardLine) -> Result<(), AppError> {
    for (kind, facts) in NOTED {
        let input = IncidentInput {
            pairing: board.pairing,
            kind: kind.to_owned(),
            colour: Colour::White.code().to_owned(),
            facts: facts.to_owned(),
            ..IncidentInput::default()
        };
        incident::append(event.ctx, event.arbiter, None, &event.slug, &input)?;
    }
    Ok(())
}

/// An adjourned game, with its envelope waiting.
pub(super) fn envelope(event: &Event<'_>, board: &BoardLine) -> Result<(), AppError> {
    keep(event, board, "1. d4 d5 2. c4 e6")?;
    let envelope = [
        ("number", "3"),
        ("white_left", "0:25:30"),
        ("black_left", "0:19:07"),
        ("offer", "white"),
        ("resumes", "domenica alle 9, sala B"),
    ];
    judge(event, board, ("adjourn", &envelope), true)
}

/// A game that began from a wrong position and is started again, in the end on an electronic board.
pub(super) fn begun_anew(event: &Event<'_>, board: &BoardLine) -> Result<(), AppError> {
    let (ctx, arbiter, slug) = (event.ctx, event.arbiter, event.slug.as_str());
    keep(event, board, "1. e4 e5 2. Cf3 Cc6")?;
    judge(event, board, ("start", &[("wrong", "array")]), false)?;
    let version = view::of_pairing(ctx, arbiter, slug, board.pairing)?.version;
    annul::begin_anew(ctx, arbiter, None, slug, board.pairing, version)?;
    keep(event, board, "1. d4 d5 2. c4 e6 3. Cc3 Cf6")?;
    let fed = FedBoard {
        pairing: board.pairing,
        version: view::of_pairing(ctx, arbiter, slug, board.pairing)?.version,
        keep: 6,
        moves: vec![FedPly {
            written: "c1g5".to_owned(),
            uci: "c1g5".to_owned(),
            clock: Some(390_000),
        }],
    };
    feed::pour_board(ctx, &Actor::program(), None, slug, &fed)?;
    Ok(())
}
