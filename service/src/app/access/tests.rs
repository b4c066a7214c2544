//! The whole matrix of permissions: actors × actions.

use crate::{
    app::{Actor, AppError, Context, SignedIn, fold},
    event::ArbiterRole,
    store::rows,
    time::Clock,
};

use super::{Action, may, require};

struct Data {
    folder: std::path::PathBuf,
    ctx: Context,
    club: i32,
    other_club: i32,
    tournament: i32,
    other_tournament: i32,
}

impl Drop for Data {
    fn drop(&mut self) {
        drop(std::fs::remove_dir_all(&self.folder));
    }
}

impl Data {
    fn new() -> Self {
        let (process, thread) = (std::process::id(), std::thread::current().id());
        let folder = std::env::temp_dir().join(format!("tratto-access-{process}-{thread:?}"));
        std::fs::create_dir_all(&folder).unwrap();
        let file = folder.join("tratto.db");
        let ctx = Context::open(&file.to_string_lossy(), Clock::System).unwrap();
        let mut data = Self {
            folder,
            ctx,
            club: 0,
            other_club: 0,
            tournament: 0,
            other_tournament: 0,
        };
        data.club = data.club_named("Torre Bianca");
        data.other_club = data.club_named("Torre Nera");
        data.tournament = data.tournament_named("Uno");
        data.other_tournament = data.tournament_named("Due");
        data
    }

    fn club_named(&self, name: &str) -> i32 {
        let input = crate::app::clubs::ClubInput {
            name: name.into(),
            province: "CR".into(),
            town: "Roccafiorita".into(),
            email: "a@b.example".into(),
            is_another: true,
            ..Default::default()
        };
        let line = Actor::command_line();
        let done = crate::app::clubs::register(&self.ctx, &line, None, &input, "").unwrap();
        done.fresh().unwrap()
    }

    fn tournament_named(&self, name: &str) -> i32 {
        use crate::app::tournament::{settings, settings_input::SettingsInput};
        let input = SettingsInput {
            name: name.into(),
            town: "Roccafiorita".into(),
            start: "2026-11-21".into(),
            end: "2026-11-22".into(),
            rounds: "5".into(),
            kind: "standard".into(),
            federation: "ITA".into(),
            time_control: "90+30".into(),
            rules_edition: "fide-2023".into(),
            win: "1".into(),
            draw: "0.5".into(),
            loss: "0".into(),
            pairing_bye: "1".into(),
            tie_breaks: "BH".into(),
            default_minutes: "30".into(),
            ..Default::default()
        };
        // Somebody must be chief arbiter: an account that is not part of the matrix.
        let owner = self.account(&format!("owner-{}", fold(name)), false, None);
        settings::create(&self.ctx, &owner, None, &input).unwrap();
        let all = crate::app::tournament::lists::front(&self.ctx).unwrap();
        all.list
            .summaries
            .iter()
            .find(|t| t.name == name)
            .unwrap()
            .id
    }

    fn account(&self, name: &str, is_admin: bool, club_id: Option<i32>) -> Actor {
        let input = crate::app::accounts::NewAccount {
            name: name.into(),
            display_name: name.into(),
            is_admin,
            club_id,
            may_create_tournaments: name.starts_with("owner") || name == "arbiter",
            email: String::new(),
            password: None,
        };
        let line = Actor::command_line();
        let done = crate::app::accounts::create(&self.ctx, &line, None, &input).unwrap();
        let (id, _) = done.fresh().unwrap();
        Actor::signed_in(SignedIn {
            id,
            display_name: name.into(),
            is_admin,
            club_id,
        })
    }

    fn with_role(&self, name: &str, tournament: i32, role: ArbiterRole) -> Actor {
        let actor = self.account(name, false, None);
        let id = actor.user.as_ref().unwrap().id;
        let line = Actor::command_line();
        self.ctx
            .write(&line, Action::CommandLine, None, |conn| {
                rows::arbiters::insert(conn, tournament, id, role)?;
                Ok(crate::app::Audited {
                    value: (),
                    deed: crate::app::Deed::AccountEnabled(crate::app::deed::OfAccount::default()),
                })
            })
            .unwrap();
        actor
    }
}

#[test]
fn everybody_may_do_what_the_table_says() {
    let data = Data::new();
    let actors = [
        Actor::visitor("session:x".into()),
        data.account("plain", false, None),
        data.account("secretary", false, Some(data.club)),
        data.with_role("deputy", data.tournament, ArbiterRole::Deputy),
        data.with_role("chief", data.tournament, ArbiterRole::Chief),
        data.account("admin", true, None),
        Actor::command_line(),
    ];
    // `+` allowed, `-` forbidden, `?` must sign in. Columns: visitor, plain account, secretary of the club,
    // deputy and chief arbiter of the tournament, administrator, command line.
    let table = [
        (Action::Administer, "?----++"),
        (Action::ModerateClubs, "?----++"),
        (Action::NameModerator(1), "?----++"),
        (Action::RunOrganiser(1), "?----++"),
        (Action::NameSecretaries(data.club), "?-+--++"),
        (Action::NameSecretaries(data.other_club), "?----++"),
        (Action::ManageClub(data.club), "?-+--++"),
        (Action::ManageClub(data.other_club), "?----++"),
        (Action::RegisterPlayers, "?--++++"),
        (Action::CreateTournament, "?----++"),
        (Action::RunTournament(data.tournament), "?--++++"),
        (Action::RunTournament(data.other_tournament), "?----++"),
        (Action::DirectTournament(data.tournament), "?---+++"),
        (Action::DirectTournament(data.other_tournament), "?----++"),
        (Action::EnterPlayers(data.tournament), "?-+++++"),
        (Action::EnterPlayers(data.other_tournament), "?-+--++"),
        (Action::OwnAccount, "?++++++"),
        (Action::AnswerInvitation(data.tournament), "?++++++"),
        (Action::RegisterClub, "+++++++"),
        (Action::LogIn, "+++++++"),
        (Action::LogOut, "+++++++"),
        (Action::AcceptInvitation, "+++++++"),
        (Action::SpeakFromSeat(data.tournament), "+++++++"),
        (Action::CommandLine, "?-----+"),
    ];
    for (action, expected) in table {
        let mut found = String::new();
        for actor in &actors {
            let (answer, may) = data
                .ctx
                .read(|conn| Ok((require(conn, actor, action), may(conn, actor, action)?)))
                .unwrap();
            let sign = match answer {
                Ok(()) => '+',
                Err(AppError::Forbidden) => '-',
                Err(AppError::SignInNeeded) => '?',
                Err(error) => panic!("{action:?}: {error}"),
            };
            assert_eq!(may, sign == '+', "{action:?}");
            found.push(sign);
        }
        assert_eq!(found, expected, "{action:?}");
    }
}

/// An officer writes the regions of their organiser and names its moderators, with any names. None of them gives access
/// to a club of the installation's owner.
#[test]
fn nobody_comes_from_an_organiser_to_the_clubs_of_the_house() {
    use crate::app::{
        clubs::moderation::set_moderator,
        organisers::{OrganiserInput, add, change, set_person},
    };
    let data = Data::new();
    let line = Actor::command_line();
    let officer = data.account("officer", false, None);
    let member = data.account("member", false, None);
    let number = member.user.as_ref().unwrap().id;
    let own = OrganiserInput {
        name: "Lega dei Laghi".into(),
        country: "Lagonia".into(),
        territory: "Lombardia: CR Cremona".into(),
        ..Default::default()
    };
    let slug = add(&data.ctx, &line, None, &own).unwrap().fresh().unwrap();
    for (name, is_officer) in [("officer", true), ("member", false)] {
        set_person(&data.ctx, &line, None, &slug, (name, is_officer)).unwrap();
    }
    let reach = || {
        [&officer, &member].map(|actor| {
            let action = Action::NameSecretaries(data.club);
            data.ctx.read(|conn| may(conn, actor, action)).unwrap()
        })
    };
    let named = [String::from("Lombardia")];
    set_moderator(&data.ctx, &officer, None, number, &named).unwrap();
    assert_eq!(reach(), [false; 2], "regions of its own");
    let without = OrganiserInput {
        territory: String::new(),
        ..own
    };
    change(&data.ctx, &officer, None, (&slug, 1), &without).unwrap();
    set_moderator(&data.ctx, &officer, None, number, &named).unwrap();
    assert_eq!(reach(), [false; 2], "those of Italy");
}
