//! "Why do I play this opponent?", for a participant; `why_round` answers for a whole round.

use actix_web::{HttpResponse, http::StatusCode};

use crate::{
    app::{
        Actor, AppError, Context,
        tournament::{
            explain::{self, Asked, EntryExplanation, ExplainedSeat, Explanation},
            summary,
        },
    },
    event::{Halt, Tpn},
    pairing::{
        Seat, Why,
        dutch::{Member, Reason},
    },
    web::{
        Failure, Reply, Task, Visitor,
        page::public::why_view::{MemberFacts, Question, Subject, WhyPage},
        render,
        routing::{self as web, Path, Query, ServiceConfig},
        show,
        view::{PlayerName, Section, tournament::Tab},
    },
    words::{self, pairing::Sentence, why::Teller},
};

/// Address of the explanation of a participant's round.
pub(super) fn link(slug: &str, round: u8, entry: i32) -> String {
    format!("/t/{slug}/round/{round}/why/{entry}")
}

/// Adds the addresses of this file.
pub fn configure(config: &mut ServiceConfig) {
    config.route("/t/{slug}/round/{round}/why/{entry}", web::get().to(entry));
}

/// Runs an explanation as a job, because each one pairs its round, perhaps several times.
pub(super) async fn explain<T: Send + Sync + 'static>(
    visitor: &Visitor,
    slug: &str,
    round: u8,
    question: &str,
    work: impl FnOnce(&Context, &Actor, &Halt) -> Result<T, AppError> + Send + 'static,
) -> Result<Reply<T>, Failure> {
    let asked = slug.to_owned();
    let version = visitor
        .read(move |ctx, _| summary::version(ctx, &asked))
        .await?;
    let task = Task::page("why", slug, &format!("{round} {question}"), version);
    visitor.look(task, work).await
}

pub(super) fn person(visitor: &Visitor, about: &Explanation, tpn: Tpn) -> PlayerName {
    let slug = &about.summary.slug;
    about.people.get(&tpn).map_or_else(
        || PlayerName::new(tpn.to_string(), ""),
        |person| show::name(visitor.words(), person, Some(slug)),
    )
}

pub(super) fn names(about: &Explanation) -> impl Fn(Tpn) -> String {
    |tpn| {
        about
            .people
            .get(&tpn)
            .map_or_else(|| tpn.to_string(), |p| p.name().to_string())
    }
}

#[derive(serde::Deserialize)]
struct WhyQuery {
    #[serde(default)]
    with: String,
}

async fn entry(
    visitor: Visitor,
    path: Path<(String, u8, i32)>,
    query: Query<WhyQuery>,
) -> Result<HttpResponse, Failure> {
    let (slug, round, number) = path.into_inner();
    let typed: String = query.with.chars().take(80).collect();
    let (asked, address) = (typed.clone(), slug.clone());
    let question = format!("{number} {typed}");
    let work = move |ctx: &Context, actor: &Actor, halt: &Halt| {
        explain::entry(ctx, actor, &address, round, number, &asked, halt)
    };
    let view = match explain(&visitor, &slug, round, &question, work).await? {
        Reply::Done(view) => view,
        Reply::Later(page) => return Ok(page),
    };
    let draw =
        move |visitor: &Visitor| render(visitor, StatusCode::OK, &why_page(visitor, &view, typed));
    visitor.draw(draw).await
}

fn why_page(visitor: &Visitor, view: &EntryExplanation, typed: String) -> WhyPage {
    let t = visitor.words();
    let about = &view.about;
    let name = names(about);
    let teller = Teller { t, name: &name };
    let mut notice = Vec::new();
    let mut said = Vec::new();
    let mut facts = Vec::new();
    let mut subject = None;
    match &view.seat {
        ExplainedSeat::AsRuled(why) => {
            said = teller.why(why, about.round);
            facts = members(visitor, about, &teller, why);
            subject = Some(subject_of(visitor, about, why.seat()));
        }
        ExplainedSeat::Otherwise {
            stands,
            ruled,
            why_not,
        } => {
            notice.push(words(t.get("explain-otherwise")));
            let is_turned = matches!(
                (ruled.as_ref().map(Why::seat), stands),
                (Some(Seat::Pair(one)), Seat::Pair(two)) if one.white == two.black && one.black == two.white
            );
            notice.push(if is_turned {
                words(t.get("explain-otherwise-colours"))
            } else {
                teller.why_not(why_not)
            });
            if let Some(why) = ruled {
                notice.push(words(match why.seat() {
                    Seat::Pair(pair) => t.with_two(
                        "explain-otherwise-pair",
                        "white",
                        name(pair.white),
                        "black",
                        name(pair.black),
                    ),
                    Seat::Bye(tpn) => t.with_one("explain-otherwise-bye", "who", name(tpn)),
                }));
                said = teller.why(why, about.round);
                facts = members(visitor, about, &teller, why);
            }
            if let Seat::Pair(pair) = stands {
                let other = if pair.white == view.who {
                    pair.black
                } else {
                    pair.white
                };
                subject = Some(Subject::Game(
                    person(visitor, about, view.who),
                    person(visitor, about, other),
                ));
            }
        }
        ExplainedSeat::Waits(answer) => notice.push(teller.why_not(answer)),
        ExplainedSeat::NotPaired(bye) => notice.push(words(t.with_two(
            "explain-not-paired",
            "name",
            name(view.who),
            "bye",
            words::result::bye(t, *bye, about.summary.bye_names()),
        ))),
    }
    let is_bye = match &view.seat {
        ExplainedSeat::AsRuled(why) => matches!(why.seat(), Seat::Bye(_)),
        ExplainedSeat::Waits(_) | ExplainedSeat::NotPaired(_) => true,
        ExplainedSeat::Otherwise { .. } => false,
    };
    let facts_title = match facts.as_slice() {
        [_] => t.with_one("explain-the-one", "name", name(view.who)),
        _ => t.with_one("explain-the-two", "round", about.round),
    };
    WhyPage {
        page: visitor.page(Section::Tournaments),
        head: show::head(t, &about.summary, Tab::Pairings).seen_by(about.role),
        title: t.get(if is_bye {
            "explain-title-bye"
        } else {
            "explain-title"
        }),
        round: about.round.get(),
        is_draft: about.is_draft,
        subject,
        notice,
        said,
        facts_title,
        facts,
        question: (!is_bye).then(|| question(visitor, view, &teller, typed)),
        articles: teller.articles(about.engine),
    }
}

fn words(text: String) -> Sentence {
    Sentence {
        text,
        article: String::new(),
    }
}

fn question(
    visitor: &Visitor,
    view: &EntryExplanation,
    teller: &Teller<'_>,
    text: String,
) -> Question {
    let t = visitor.words();
    let answer = match &view.asked {
        Asked::Nothing => None,
        Asked::Unknown => Some(words(t.with_one("explain-ask-unknown", "text", &text))),
        Asked::NotPaired(other) => {
            let name = (teller.name)(*other);
            Some(words(t.with_one("explain-ask-not-paired", "name", name)))
        }
        Asked::Answered(_, answer) => Some(teller.why_not(answer)),
    };
    let entry = view.about.people.get(&view.who).map_or(0, |p| p.entry);
    Question {
        entry,
        text,
        answer,
    }
}

fn subject_of(visitor: &Visitor, about: &Explanation, seat: Seat) -> Subject {
    match seat {
        Seat::Pair(pair) => Subject::Game(
            person(visitor, about, pair.white),
            person(visitor, about, pair.black),
        ),
        Seat::Bye(tpn) => Subject::Bye(person(visitor, about, tpn)),
    }
}

/// The facts that the pairing system knew about the players concerned.
fn members(
    visitor: &Visitor,
    about: &Explanation,
    teller: &Teller<'_>,
    why: &Why,
) -> Vec<MemberFacts> {
    if let Some(told) = teller.members(why) {
        let facts = told.into_iter().map(|member| MemberFacts {
            name: person(visitor, about, member.tpn),
            points: member.score.into(),
            colours: member.colours,
            due: member.due,
            floats: member.also,
        });
        return facts.collect();
    }
    let Why::Dutch(edition, reason) = why else {
        return Vec::new();
    };
    let speaker = teller.dutch(*edition);
    let facts = |member: &Member| MemberFacts {
        name: person(visitor, about, member.tpn),
        points: member.score.into(),
        colours: member.colours.clone(),
        due: speaker.due(member.preference),
        floats: speaker.floats(member),
    };
    match reason {
        Reason::Game(game) => game.members.iter().map(facts).collect(),
        Reason::Bye(bye) => vec![facts(&bye.member)],
    }
}
