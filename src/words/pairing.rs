//! The explanation of a round of the FIDE (Dutch) System, in sentences that an arbiter would say to a parent, each with its
//! article.

use crate::{
    event::{Points, Tpn},
    i18n::Words,
    pairing::dutch::{
        Alternative, ByeReason, ColourRule, Edition, Float, FloatReason, GameReason, Member,
        OrderRule, Reason,
    },
};

use super::points;

/// Maximum number of names if many people share one reason.
const MOST_NAMES: usize = 4;

/// A sentence with its article, if there is one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sentence {
    /// The words.
    pub text: String,
    /// `art. 5.2.3`, `C12`, `C.04.1 art. 2`.
    pub article: String,
}

/// The speaker: the language, the edition of the rules, and the names of participants.
#[derive(Clone, Copy)]
pub struct Speaker<'a> {
    /// The reader's language.
    pub t: Words,
    /// The edition that paired the round.
    pub edition: Edition,
    /// The name of a participant.
    pub name: &'a dyn Fn(Tpn) -> String,
}

/// The rule that an explanation refers to, with its number in each edition.
#[derive(Clone, Copy)]
enum Place {
    SameScore,
    Virtual,
    Float,
    Halves,
    MovedDown,
    Best,
    Bye,
    LowestBye,
}

impl Speaker<'_> {
    /// Why a participant has this board or the bye.
    #[must_use]
    pub fn reason(&self, reason: &Reason) -> Vec<Sentence> {
        match reason {
            Reason::Game(game) => self.game(game),
            Reason::Bye(bye) => self.bye(bye),
        }
    }

    fn game(&self, game: &GameReason) -> Vec<Sentence> {
        let mut said = self.scores(game);
        if let Some(float) = &game.float {
            said.extend(self.float(float));
        }
        said.extend(self.order(game));
        for answer in &game.natural {
            if let Alternative::Pair(who, natural) = answer.instead {
                let names = [("who", self.name(who)), ("natural", self.name(natural))];
                said.push(self.plain("explain-natural-would", &names));
            }
            said.push(self.answer(answer));
        }
        if !game.natural.is_empty() {
            said.push(self.at(Place::Best, self.t.get("explain-best")));
        }
        said.push(self.colours(game));
        if let [Some(_), Some(_)] = game.pair.floats {
            let [down, up] = &game.members;
            let names = [("down", self.name(down.tpn)), ("up", self.name(up.tpn))];
            said.push(self.at(Place::Float, self.t.with("explain-remember", &names)));
        }
        said
    }

    fn scores(&self, game: &GameReason) -> Vec<Sentence> {
        let [higher, lower] = &game.members;
        let (a, b) = (self.name(higher.tpn), self.name(lower.tpn));
        let mut said: Vec<Sentence> = Vec::new();
        if higher.score == Points::ZERO && higher.colours.is_empty() && lower.colours.is_empty() {
            said.push(self.at(Place::SameScore, self.t.get("explain-first-round")));
        } else if higher.score == lower.score {
            let names = [("a", a), ("b", b), ("points", self.points(higher.score))];
            said.push(self.at(Place::SameScore, self.t.with("explain-same-score", &names)));
        } else {
            let (points, others) = (self.points(higher.score), self.points(lower.score));
            let names = [("a", a), ("b", b), ("points", points), ("others", others)];
            said.push(self.plain("explain-other-score", &names));
        }
        let members = game.members.iter();
        said.extend(self.virtual_points(members.map(|one| (one.tpn, one.virtual_points))));
        said
    }

    /// The virtual points in the scores of these participants (C.04.7): a sentence for each participant who has some.
    pub(super) fn virtual_points(
        &self,
        members: impl IntoIterator<Item = (Tpn, Points)>,
    ) -> Vec<Sentence> {
        let members = members.into_iter();
        let accelerated = members.filter(|(_, points)| *points > Points::ZERO);
        let told = accelerated.map(|(tpn, points)| {
            let values = [("name", self.name(tpn)), ("points", self.points(points))];
            self.at(Place::Virtual, self.t.with("explain-virtual", &values))
        });
        told.collect()
    }

    fn float(&self, float: &FloatReason) -> Vec<Sentence> {
        let key = if float.floaters == 1 && float.members % 2 == 1 {
            "explain-float-odd"
        } else {
            "explain-float-many"
        };
        let values = [
            ("points", self.points(float.from)),
            ("n", float.members.to_string()),
            ("floaters", float.floaters.to_string()),
        ];
        let mut said = vec![self.at(Place::Float, self.t.with(key, &values))];
        let who = self.name(float.who);
        match &float.instead {
            None => said.push(self.plain("explain-float-last", &[("who", who)])),
            Some(answer) => {
                if let Alternative::Downfloat(natural) = answer.instead {
                    let names = [("who", who), ("natural", self.name(natural))];
                    said.push(self.plain("explain-float-instead", &names));
                }
                said.push(self.answer(answer));
            }
        }
        if float.skipped > 0 {
            let who = self.name(float.who);
            said.push(self.plain("explain-float-skipped", &[("who", who)]));
        }
        said
    }

    /// The places of the two players in the order of the bracket.
    fn order(&self, game: &GameReason) -> Vec<Sentence> {
        let [higher, lower] = &game.members;
        let (a, b) = (self.name(higher.tpn), self.name(lower.tpn));
        let natural = game.natural.is_empty();
        let bracket = &game.bracket;
        if higher.moved_down {
            let points = ("points", self.points(bracket.score));
            let (key, values) = if natural {
                ("explain-natural-down", [("a", a), ("b", b), points])
            } else {
                ("explain-pair-down", [("a", a), ("b", b), points])
            };
            return vec![self.at(Place::MovedDown, self.t.with(key, &values))];
        }
        let key = match (natural, bracket.remainder) {
            (true, 2) => "explain-natural-two",
            (true, _) => "explain-natural-halves",
            (false, _) => "explain-pair-halves",
        };
        let values = [
            ("points", self.points(bracket.score)),
            ("n", bracket.remainder.to_string()),
            ("a", a),
            ("p", higher.place.to_string()),
            ("b", b),
            ("q", lower.place.to_string()),
        ];
        vec![self.at(Place::Halves, self.t.with(key, &values))]
    }

    fn colours(&self, game: &GameReason) -> Sentence {
        let rule = game.pair.colour_rule;
        let ranked = game.members.each_ref();
        let ranked = ranked.map(|member| (member.tpn, member.preference, member.odd));
        let text = self.colour_words(game.pair.pair, rule, ranked);
        let number = match rule {
            ColourRule::BothGranted => 1,
            ColourRule::Stronger => 2,
            ColourRule::Alternation => 3,
            ColourRule::HigherRanked => 4,
            ColourRule::InitialColour => 5,
        };
        let article = match self.edition {
            Edition::Fide2026 => self
                .t
                .with_one("explain-art", "article", format!("5.2.{number}")),
            Edition::Fide2017 => self
                .t
                .with_one("explain-art", "article", format!("E.{number}")),
        };
        Sentence { text, article }
    }

    fn bye(&self, bye: &ByeReason) -> Vec<Sentence> {
        let who = self.name(bye.member.tpn);
        let mut said = vec![self.at(Place::Bye, self.t.n("explain-bye-odd", bye.field))];
        said.extend(self.virtual_points([(bye.member.tpn, bye.member.virtual_points)]));
        let points = self.points(bye.member.score);
        if bye.instead.is_none() && bye.barred.is_empty() {
            let values = [("who", who), ("points", points)];
            said.push(self.at(Place::LowestBye, self.t.with("explain-bye-lowest", &values)));
            return said;
        }
        if !bye.barred.is_empty() {
            said.push(self.barred(&who, &bye.barred));
        }
        if let Some(answer) = &bye.instead {
            if let Alternative::Bye(natural) = answer.instead {
                let names = [("natural", self.name(natural))];
                said.push(self.plain("explain-bye-instead", &names));
            }
            said.push(self.answer(answer));
        }
        said
    }

    pub(super) fn barred(&self, who: &str, barred: &[Tpn]) -> Sentence {
        let who = ("who", who.to_owned());
        let text = match barred {
            [one] => {
                let names = [who, ("names", self.name(*one))];
                self.t.with("explain-bye-barred-one", &names)
            }
            few if few.len() <= MOST_NAMES => {
                let names = [who, ("names", self.names(few))];
                self.t.with("explain-bye-barred", &names)
            }
            many => {
                let values = [who, ("n", many.len().to_string())];
                self.t.with("explain-bye-barred-many", &values)
            }
        };
        Sentence {
            text,
            article: self.criterion("C2", "C.2"),
        }
    }

    /// The first few names of a list.
    #[must_use]
    pub fn names(&self, people: &[Tpn]) -> String {
        let shown = people.iter().take(MOST_NAMES.max(8));
        let mut names: Vec<String> = shown.map(|tpn| self.name(*tpn)).collect();
        let more = people.len() - names.len();
        if more > 0 {
            names.push(self.t.n("explain-bye-others", more));
        }
        names.join(", ")
    }

    /// The floats of the last two rounds that count for a participant; empty without any.
    #[must_use]
    pub fn floats(&self, member: &Member) -> String {
        let words = |float| {
            self.t.get(match float {
                Float::Down => "explain-float-down",
                Float::Up => "explain-float-up",
            })
        };
        let mut parts = Vec::new();
        if let Some(float) = member.last_float {
            parts.push(
                self.t
                    .with_one("explain-float-last-round", "what", words(float)),
            );
        }
        if let Some(float) = member.earlier_float {
            parts.push(
                self.t
                    .with_one("explain-float-earlier-round", "what", words(float)),
            );
        }
        if parts.is_empty() && !member.colours.is_empty() {
            parts.push(self.t.get("explain-float-none"));
        }
        parts.join("; ")
    }

    /// Points in words: `mezzo punto`, `3½ punti`.
    #[must_use]
    pub fn points(&self, points: Points) -> String {
        match points.halves() {
            0 => self.t.get("explain-points-zero"),
            1 => self.t.get("explain-points-half"),
            2 => self.t.get("explain-points-one"),
            _ => self.t.with("explain-points", &points::counted(points)),
        }
    }

    pub(super) fn name(&self, tpn: Tpn) -> String {
        (self.name)(tpn)
    }

    pub(super) fn plain(&self, key: &str, values: &[(&'static str, String)]) -> Sentence {
        Sentence {
            text: self.t.with(key, values),
            article: String::new(),
        }
    }

    fn at(&self, place: Place, text: String) -> Sentence {
        let dutch = |new: &str, old: &str| {
            let article = match self.edition {
                Edition::Fide2026 => new,
                Edition::Fide2017 => old,
            };
            self.t.with_one("explain-art", "article", article)
        };
        let article = match place {
            Place::SameScore => self.t.with_one("explain-art-basic", "article", "5"),
            Place::Virtual => "C.04.7".to_owned(),
            Place::Float => dutch("1.4", "A.4"),
            Place::Halves => dutch("3.2", "B.2"),
            Place::MovedDown => dutch("3.2", "B.3"),
            Place::Best => dutch("3.8", "B.8"),
            Place::Bye => self.t.with_one("explain-art-basic", "article", "3"),
            Place::LowestBye => self.criterion("C5", "C.2"),
        };
        Sentence { text, article }
    }

    pub(super) fn criterion(&self, new: &str, old: &str) -> String {
        match self.edition {
            Edition::Fide2026 => new.to_owned(),
            Edition::Fide2017 => old.to_owned(),
        }
    }

    pub(super) fn order_article(&self, rule: OrderRule) -> &'static str {
        match (rule, self.edition) {
            (OrderRule::MdpSet, Edition::Fide2026) => "4.4",
            (OrderRule::MdpSet, Edition::Fide2017) => "D.3",
            (OrderRule::Exchange, Edition::Fide2026) => "4.3",
            (OrderRule::Exchange, Edition::Fide2017) => "D.2",
            (OrderRule::MdpTransposition | OrderRule::Transposition, Edition::Fide2026) => "4.2",
            (OrderRule::MdpTransposition | OrderRule::Transposition, Edition::Fide2017) => "D.1",
        }
    }
}
