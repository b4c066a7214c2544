//! What a page shows is of one moment, and a long page holds up no other.

use tratto::{
    app::{
        Actor, AppError, Context,
        accounts::{self, NewAccount},
    },
    time::Clock,
};

use crate::support::{TestApp, on_both_databases};

on_both_databases!(use_cases_of_a_page_see_one_moment);

fn create(ctx: &Context, name: &str) -> Result<(), AppError> {
    let input = NewAccount {
        name: name.to_owned(),
        display_name: name.to_owned(),
        ..NewAccount::default()
    };
    accounts::create(ctx, &Actor::command_line(), None, &input).map(drop)
}

fn names(ctx: &Context) -> Vec<String> {
    let (_, all) = accounts::list(ctx, &Actor::command_line(), |all| 0..all).unwrap();
    let mut names: Vec<String> = all.into_iter().map(|account| account.name).collect();
    names.sort();
    names
}

fn use_cases_of_a_page_see_one_moment(mut app: TestApp) {
    app.kill();
    let ctx = Context::open(&app.database, Clock::System).unwrap();
    create(&ctx, "ada").unwrap();
    let kept = ctx.in_one_snapshot(|page| {
        assert_eq!(names(page), ["ada"]);
        create(&ctx, "bea").unwrap();
        assert_eq!(names(&ctx), ["ada", "bea"], "others see what was written");
        assert_eq!(names(page), ["ada"], "the page does not");
        // What a page read may be old: it writes nothing.
        assert!(matches!(create(page, "carla"), Err(AppError::System(_))));
        Ok(page.clone())
    });
    let kept = kept.unwrap();
    assert_eq!(names(&ctx), ["ada", "bea"]);
    // Its snapshot ended with it, also for who kept the context.
    assert_eq!(names(&kept), ["ada", "bea"]);
    // As many pages as there are connections, again and again: each gives its connection back.
    for _ in 0..3 * ctx.readers() {
        ctx.in_one_snapshot(|page| {
            assert_eq!(names(page), ["ada", "bea"]);
            Ok(())
        })
        .unwrap();
    }
    // Also the one that failed half-way.
    for _ in 0..3 * ctx.readers() {
        let visitor = Actor::visitor("x".into());
        let refused = ctx.in_one_snapshot(|page| accounts::list(page, &visitor, |all| 0..all));
        refused.unwrap_err();
    }
    assert_eq!(names(&ctx), ["ada", "bea"]);
}
