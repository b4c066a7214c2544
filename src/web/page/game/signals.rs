//! The signals in the arbiter's panel of a game: claims, ends, flags, illegal moves, incidents.

use crate::{
    app::game::{decision::Side, incident::Kind, view::GameView},
    event::Colour,
    i18n::Words,
    rules::{
        can_mate::dead_position,
        diagnosis::Ply,
        history::Claims,
        laws::Rule,
        notation::{Style, write_move},
    },
    web::{
        page::game::{
            adjourned_signal::adjourned_signal,
            game_view::{Signal, SignalTag},
        },
        view::Law,
    },
    words::{
        self, moment,
        moves::{numbered, side},
    },
};

/// Everything that the arbiter should know about the position, most urgent first.
pub(super) fn signals(t: Words, view: &GameView, name: &dyn Fn(u32) -> String) -> Vec<Signal> {
    let game = &view.game;
    let plain = |title: &str, rule: Rule, text: String| plain(t, title, law(t, view, rule), text);
    let mut list = happened(t, view);
    list.extend(adjourned_signal(t, view, &base(view)));
    // Claims are no longer possible in a game with a result.
    if !view.is_over() {
        list.extend(claim_signals(t, view, &game.claims(), name));
    }
    let occurrences = game.occurrence_plies();
    if occurrences.len() == 2 {
        let stood = stood_at(t, &occurrences, name);
        let text = t.with_two("signal-repeated", "n", 2, "moves", stood);
        list.push(Signal {
            meter: Some((2, 3)),
            ..plain("signal-repetition", Rule::Repetition, text)
        });
    }
    if let Some(found) = game.perpetual_check_after(game.plies()) {
        let text = words::perpetual::sentence(t, game, &found);
        list.push(plain("perpetual-check", Rule::Repetition, text));
    }
    let half_moves = game.half_move_clock();
    if half_moves >= 60 && !game.claims_now().fifty_moves {
        list.push(Signal {
            meter: Some((half_moves, game.fifty_half_moves())),
            ..plain(
                "signal-fifty",
                Rule::FiftyMoves,
                t.n("signal-fifty-count", half_moves),
            )
        });
    }
    let (white, black) = (
        view.illegal_moves(Colour::White),
        view.illegal_moves(Colour::Black),
    );
    if white + black > 0 {
        let text = t.with_two("signal-illegal-count", "white", white, "black", black);
        list.push(plain("signal-illegal", Rule::IllegalActs, text));
    }
    if let Some(last) = view.moves.last().filter(|m| m.draw_offer) {
        let colour = if last.ply % 2 == 1 { "white" } else { "black" };
        list.push(plain(
            "signal-draw-offer",
            Rule::DrawOffers,
            t.with_one("signal-draw-offer-text", "side", colour),
        ));
    }
    list
}

/// Events that ended the game, or may have: a flag, an illegal position, an end by the rules alone.
fn happened(t: Words, view: &GameView) -> Vec<Signal> {
    let game = &view.game;
    let plain = |title: &str, rule: Rule, text: String| plain(t, title, law(t, view, rule), text);
    let base = base(view);
    let mut list = Vec::new();
    if let Some(flag) = view
        .incidents
        .iter()
        .rfind(|i| i.kind == Kind::Flag && i.stands() && i.calls())
    {
        let colour = flag
            .colour
            .map_or("both", |colour| Side::from(colour).code());
        let time = moment::clock_time(flag.at);
        list.push(Signal {
            tag: Some(SignalTag::Ended),
            ..plain(
                "signal-flag",
                Rule::FlagNoticed,
                t.with_two("signal-flag-text", "side", colour, "time", time),
            )
        });
    }
    if let Some(seen) = view.awaited_position().filter(|_| !view.is_over()) {
        let time = moment::clock_time(seen.at);
        list.push(Signal {
            tag: Some(SignalTag::Ended),
            check: Some(("position-after", format!("{base}/position?sighting=still"))),
            ..plain(
                "incident-illegal-position",
                Rule::RapidIllegalPosition,
                t.with_one("signal-position-text", "time", time),
            )
        });
    }
    if let Some(automatic) = game.automatic_end() {
        let mut text = String::new();
        if automatic.plies_after > 0 {
            text = t.with_one("signal-moves-after", "n", automatic.plies_after);
        }
        for end in automatic.ends {
            list.push(Signal {
                tag: Some(SignalTag::Ended),
                title: words::moves::end(t, end),
                article: law(t, view, end.rule()),
                text: std::mem::take(&mut text),
                meter: None,
                check: None,
            });
        }
    }
    if !game.has_ended()
        && game.edition().provisions().dead_position
        && dead_position(game.position()).is_some()
    {
        list.push(Signal {
            tag: Some(SignalTag::Ended),
            ..plain("signal-dead", Rule::DeadPosition, t.get("signal-dead-text"))
        });
    }
    list
}

/// The address of the game.
fn base(view: &GameView) -> String {
    format!("/t/{}/game/{}", view.summary.slug, view.board.pairing)
}

fn law(t: Words, view: &GameView, rule: Rule) -> Law {
    let edition = view.game.edition();
    Law::cited(t, edition, edition.article(rule))
}

fn plain(t: Words, title: &str, article: Law, text: String) -> Signal {
    Signal {
        tag: None,
        title: t.get(title),
        article,
        text,
        meter: None,
        check: None,
    }
}

/// The moments at which the position occurred, in words.
fn stood_at(t: Words, plies: &[Ply], name: &dyn Fn(u32) -> String) -> String {
    words::stood::occurrences(t, plies.iter().map(|ply| (ply.0, name(ply.0))))
}

fn claim_signals(
    t: Words,
    view: &GameView,
    claims: &Claims,
    name: &dyn Fn(u32) -> String,
) -> Vec<Signal> {
    let game = &view.game;
    let colour = side(claims.claimant);
    let mut list = Vec::new();
    let mut push = |tag, title: &str, rule: Rule, text: String, meter| {
        list.push(Signal {
            tag: Some(tag),
            title: t.get(title),
            article: law(t, view, rule),
            text,
            meter,
            check: Some(("game-verify-claim", format!("{}/claim", base(view)))),
        });
    };
    if claims.now.threefold {
        let stood = stood_at(t, &game.occurrence_plies(), name);
        let text = t.with_two("signal-threefold-now", "side", colour, "moves", stood);
        push(
            SignalTag::Claimable,
            "signal-threefold",
            Rule::RepetitionOnTheBoard,
            text,
            None,
        );
    }
    if claims.now.fifty_moves {
        let half_moves = game.half_move_clock();
        let text = t.with_two("signal-fifty-now", "side", colour, "n", half_moves);
        let meter = Some((half_moves.min(150), 150));
        push(
            SignalTag::Claimable,
            "signal-fifty",
            Rule::FiftyMovesOnTheBoard,
            text,
            meter,
        );
    }
    let style = Style::Short(words::moves::letters(t));
    let announced = |fifty: bool| -> Vec<String> {
        claims
            .announcing
            .iter()
            .filter(|claim| {
                if fifty {
                    claim.fifty_moves
                } else {
                    claim.threefold()
                }
            })
            .map(|claim| {
                let text = write_move(game.position(), claim.announced, style);
                numbered(game.plies() + 1, &text)
            })
            .collect()
    };
    for (fifty, title, rule) in [
        (false, "signal-threefold", Rule::RepetitionByAnnouncing),
        (true, "signal-fifty", Rule::FiftyMovesByAnnouncing),
    ] {
        let moves = announced(fifty);
        let already = if fifty { claims.now.fifty_moves } else { false };
        if !moves.is_empty() && !already {
            let shown = moves.iter().take(6).cloned().collect::<Vec<_>>().join(", ");
            let text = t.with_two("signal-announce", "side", colour, "moves", shown);
            push(SignalTag::Announcing, title, rule, text, None);
        }
    }
    list
}
