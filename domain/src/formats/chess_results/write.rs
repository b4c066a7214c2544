//! Writing the XML.

use std::fmt::Write as _;

use chrono::NaiveDate;

use super::pairing::{Match, Pairing};
use super::tie_break::tie_break;
use super::upload::{Placing, Player, State, Team, Upload};
use crate::event::{Points, Sex};

/// The number of tie-breaks that the site shows.
const TIE_BREAKS: usize = 5;

/// Writes a tournament, in UTF-8 with line feeds.
#[must_use]
pub fn write(upload: &Upload) -> String {
    let mut xml = Xml {
        text: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<chessresults>\n".to_owned(),
        cut: Vec::new(),
    };
    xml.section("tournamentdata", |xml| tournament(xml, upload));
    xml.section("rounds", |xml| rounds(xml, upload));
    xml.section("players", |xml| {
        for one in &upload.players {
            player(xml, upload, one);
        }
    });
    if upload.kind.is_of_teams() {
        xml.section("teams", |xml| {
            for one in &upload.teams {
                team(xml, upload, one);
            }
        });
    }
    xml.section("playerpairings", |xml| {
        upload.pairings.iter().for_each(|one| pairing(xml, *one));
    });
    if upload.kind.is_of_teams() {
        xml.section("teampairings", |xml| {
            upload.matches.iter().for_each(|one| team_match(xml, *one));
        });
    }
    xml.end()
}

/// The text, with the list of fields that had to be cut.
struct Xml {
    text: String,
    cut: Vec<String>,
}

impl Xml {
    fn section(&mut self, name: &str, inside: impl FnOnce(&mut Self)) {
        // Writing to a String cannot fail.
        let _ = writeln!(self.text, "  <{name}>");
        inside(self);
        let _ = writeln!(self.text, "  </{name}>");
    }

    /// Writes one element. `who` names it in the comment on cut fields. Each attribute has its name, its most characters and its
    /// value.
    fn element(&mut self, name: &str, who: &str, attributes: &[(&str, usize, String)]) {
        let _ = write!(self.text, "    <{name}");
        for (attribute, most, value) in attributes {
            let value: String = value
                .chars()
                .map(|sign| if sign.is_control() { ' ' } else { sign })
                .collect();
            let length = value.chars().count();
            let kept: String = value.chars().take(*most).collect();
            if length > *most {
                let cut = format!("{name}{who} {attribute}: {most} of {length} characters");
                self.cut.push(cut);
            }
            let _ = write!(self.text, " {attribute}=\"{}\"", escaped(&kept));
        }
        self.text.push_str("/>\n");
    }

    fn end(mut self) -> String {
        self.text.push_str("</chessresults>\n");
        for cut in self.cut {
            let _ = writeln!(self.text, "<!-- cut: {} -->", cut.replace("--", "- -"));
        }
        self.text
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}

/// An attribute that cannot be too long.
fn short(name: &str, value: impl ToString) -> (&str, usize, String) {
    (name, usize::MAX, value.to_string())
}

fn text<'a>(name: &'a str, most: usize, value: &str) -> (&'a str, usize, String) {
    (name, most, value.to_owned())
}

fn day(day: Option<NaiveDate>) -> String {
    day.map_or_else(String::new, |day| day.format("%d.%m.%Y").to_string())
}

fn some(value: Option<impl ToString>) -> String {
    value.map_or_else(String::new, |value| value.to_string())
}

fn yes(is: bool) -> &'static str {
    if is { "J" } else { "N" }
}

/// The text with a decimal comma, as points and tie-breaks have it.
fn comma(text: &str) -> String {
    text.replace('.', ",")
}

fn points(points: Points) -> String {
    comma(&points.to_string())
}

fn tournament(xml: &mut Xml, upload: &Upload) {
    let (from, to) = upload.days.unzip();
    let arbiters: Vec<&str> = std::iter::once(&upload.chief_arbiter)
        .chain(&upload.deputies)
        .filter(|name| !name.is_empty())
        .map(String::as_str)
        .collect();
    let ratings: Vec<u32> = upload
        .players
        .iter()
        .filter_map(|player| player.rating.map(u32::from))
        .collect();
    let sum: u32 = ratings.iter().sum();
    let average = u32::try_from(ratings.len())
        .ok()
        .and_then(|count| sum.checked_div(count));
    let teams = upload.kind.is_of_teams();
    let of_teams = |value: &str| {
        if teams {
            value.to_owned()
        } else {
            String::new()
        }
    };
    let mut all = vec![
        short("key", ""),
        short("type", upload.kind.code()),
        text("name", 160, &upload.name),
        short("fideeventid", ""),
        short("remark", ""),
        short("director", ""),
        short("organiser", ""),
        text("location", 80, &upload.location),
        text("arbiter", 1200, &arbiters.join("; ")),
        short("rounds", upload.rounds),
        short("currentround", upload.current),
        short("rankinground", upload.ranking),
        // FIDE rating, or the national one if there is none.
        short("sortstartrank", 2),
        short("from", day(from)),
        short("to", day(to)),
        // The federations say whether it is rated.
        short("ratedfide", "-"),
        short("ratednational", "-"),
    ];
    let numbers: Vec<(u16, String)> = upload
        .tie_breaks
        .iter()
        .map(|code| tie_break(code))
        .collect();
    for (index, name) in ["tb1no", "tb2no", "tb3no", "tb4no", "tb5no"]
        .iter()
        .enumerate()
    {
        all.push(short(
            name,
            numbers.get(index).map_or(0, |(number, _)| *number),
        ));
    }
    all.extend([
        short("replay", upload.replay.max(1)),
        text("timecontrol", 100, &upload.time_control),
        // The first team of a match has White on board 1, and colours change from board to board.
        short("homecolor", of_teams("w")),
        short("samecolor", of_teams("N")),
        short("playerperteam", of_teams(&upload.boards.to_string())),
        short("category", 0),
        short("ratingavg", some(average)),
        short("endstatus", yes(upload.is_over)),
    ]);
    let details = [
        "tb1_detail",
        "tb2_detail",
        "tb3_detail",
        "tb4_detail",
        "tb5_detail",
    ];
    for (index, name) in details.iter().enumerate() {
        let detail = numbers.get(index).map_or("", |(_, detail)| detail.as_str());
        all.push(short(name, detail));
    }
    all.extend([
        text("chiefarbiter", 120, &upload.chief_arbiter),
        text("deputyarbiter", 1200, &upload.deputies.join("; ")),
        short("homepageorganiser", ""),
        short("mail", ""),
        text("federation", 3, &upload.federation),
        short("creator", ""),
    ]);
    xml.element("tournament", "", &all);
}

fn rounds(xml: &mut Xml, upload: &Upload) {
    for number in 1..=upload.rounds {
        let (date, hour) = upload
            .schedule
            .get(usize::from(number - 1))
            .copied()
            .unwrap_or_default();
        let hour = hour.map(|hour| hour.format("%H:%M").to_string());
        let all = [
            short("round", number),
            short("date", day(date)),
            short("time", some(hour)),
        ];
        xml.element("round", "", &all);
    }
}

/// Place, tie-breaks, points, and whether the place is shared: the attributes common to players and teams.
fn values(placing: &Placing) -> Vec<(&'static str, usize, String)> {
    let value = |index: usize| {
        placing
            .values
            .get(index)
            .map_or_else(String::new, |v| comma(v))
    };
    ["tb1", "tb2", "tb3", "tb4", "tb5"]
        .into_iter()
        .take(TIE_BREAKS)
        .enumerate()
        .map(|(index, name)| short(name, value(index)))
        .collect()
}

fn player(xml: &mut Xml, upload: &Upload, player: &Player) {
    let (board, team) = player.seat;
    let state = match (upload.kind.is_round_robin(), player.state) {
        (false, _) => "",
        (true, State::Active) => "0",
        (true, State::Annulled) => "1",
        (true, State::Left) => "2",
    };
    let sex = player.sex.map(|sex| match sex {
        Sex::Female => "w",
        Sex::Male => "m",
    });
    let mut all = vec![
        short("no", player.number),
        short("id", ""),
        text("lastname", 32, &player.last),
        text("firstname", 30, &player.first),
        short("atitle", ""),
        text("title", 4, &player.title),
        short("rtg", some(player.rating)),
        // It is not recorded from which list the rating of the event comes.
        short("rtgfide", ""),
        short("rtgnat", ""),
        short("dob", some(player.birth_year)),
        short("sex", some(sex)),
        text("fed", 3, &player.federation),
        short("board", board),
        short("teamno", team),
        text("clubname", 40, &player.club),
        text("fideid", 12, &player.fide_id),
        short("club", ""),
        short("typ", ""),
        short("group", ""),
        short("rank", player.placing.place),
    ];
    all.extend(values(&player.placing));
    all.extend([
        short("pts", points(player.placing.points)),
        short("equal", yes(player.placing.is_equal)),
        short("kfaktor", ""),
        short("state", state),
    ]);
    xml.element("player", &format!(" {}", player.number), &all);
}

fn team(xml: &mut Xml, upload: &Upload, team: &Team) {
    let state = if upload.kind.is_round_robin() {
        "0"
    } else {
        ""
    };
    let mut all = vec![
        short("no", team.number),
        text("teamname", 40, &team.name),
        text("teamshort", 25, &team.short),
        short("rank", team.placing.place),
        short("points", points(team.placing.points)),
    ];
    all.extend(values(&team.placing));
    all.extend([
        text("captain", 70, &team.captain),
        short("equal", yes(team.placing.is_equal)),
        short("federation", ""),
        short("state", state),
        short("rtg_average", some(team.average)),
    ]);
    xml.element("team", &format!(" {}", team.number), &all);
}

fn pairing(xml: &mut Xml, pairing: Pairing) {
    let all = [
        short("round", pairing.round),
        short("pairing", pairing.pairing),
        short("board", pairing.board),
        short("whiteno", pairing.white),
        short("blackno", pairing.black.number()),
        short("reswhite", pairing.outcome.white),
        short("resblack", pairing.outcome.black),
        short("forfeit", pairing.outcome.forfeit),
    ];
    xml.element("playerpairing", "", &all);
}

fn team_match(xml: &mut Xml, one: Match) {
    let [first, second] = one
        .score
        .map_or_else(Default::default, |score| score.map(points));
    let all = [
        short("round", one.round),
        short("pairing", one.pairing),
        short("no1", one.white),
        short("no2", one.black.number()),
        short("res1", first),
        short("res2", second),
    ];
    xml.element("teampairing", "", &all);
}
