//! The tables, as diesel sees them; `migrations/` is what makes them.

diesel::table! {
    /// clubs
    clubs (id) {
        id -> Integer,
        name -> Text,
        name_key -> Text,
        region -> Text,
        province -> Text,
        town -> Text,
        town_key -> Text,
        postcode -> Text,
        address -> Text,
        email -> Text,
        phone -> Text,
        web -> Text,
        president -> Text,
        federation_code -> Text,
        country -> Text,
        show_contacts -> Bool,
        kind -> Text,
        status -> Text,
        created_at -> Timestamp,
        decided_at -> Nullable<Timestamp>,
        version -> Integer,
    }
}

diesel::table! {
    /// users
    users (id) {
        id -> Integer,
        name -> Text,
        display_name -> Text,
        password_hash -> Nullable<Text>,
        is_admin -> Bool,
        club_id -> Nullable<Integer>,
        created_at -> Timestamp,
        disabled_at -> Nullable<Timestamp>,
        version -> Integer,
        may_create_tournaments -> Bool,
    }
}

diesel::table! {
    /// sessions
    sessions (id) {
        id -> Integer,
        token_hash -> Text,
        user_id -> Integer,
        created_at -> Timestamp,
        last_seen_at -> Timestamp,
        expires_at -> Timestamp,
        address -> Text,
        device -> Text,
    }
}

diesel::table! {
    /// invitations
    invitations (id) {
        id -> Integer,
        token_hash -> Text,
        user_id -> Nullable<Integer>,
        kind -> Text,
        created_at -> Timestamp,
        expires_at -> Timestamp,
        used_at -> Nullable<Timestamp>,
    }
}

diesel::table! {
    /// attempts
    attempts (id) {
        id -> Integer,
        kind -> Text,
        subject -> Text,
        source -> Text,
        at -> Timestamp,
    }
}

diesel::table! {
    /// known_devices
    known_devices (id) {
        id -> Integer,
        token_hash -> Text,
        user_id -> Integer,
        created_at -> Timestamp,
        last_seen_at -> Timestamp,
    }
}

diesel::table! {
    /// deputy_invitations
    deputy_invitations (id) {
        id -> Integer,
        tournament_id -> Integer,
        name -> Text,
        invited_by -> Text,
        invited_at -> Timestamp,
    }
}

diesel::table! {
    /// players
    players (id) {
        id -> Integer,
        last_name -> Text,
        first_name -> Text,
        name_key -> Text,
        sex -> Nullable<Text>,
        birth_year -> Nullable<Integer>,
        birth_date -> Nullable<Date>,
        federation -> Text,
        fide_id -> Nullable<Text>,
        national_id -> Nullable<Text>,
        title -> Nullable<Text>,
        fide_standard -> Nullable<Integer>,
        fide_rapid -> Nullable<Integer>,
        fide_blitz -> Nullable<Integer>,
        national_standard -> Nullable<Integer>,
        national_rapid -> Nullable<Integer>,
        national_blitz -> Nullable<Integer>,
        club_id -> Nullable<Integer>,
        created_at -> Timestamp,
        version -> Integer,
    }
}

diesel::table! {
    /// player_names
    player_names (key, player_id) {
        key -> Text,
        player_id -> Integer,
    }
}

diesel::table! {
    /// tournaments
    tournaments (id) {
        id -> Integer,
        slug -> Text,
        name -> Text,
        town -> Text,
        venue -> Text,
        province -> Text,
        federation -> Text,
        start_date -> Date,
        end_date -> Date,
        rounds_planned -> Integer,
        kind -> Text,
        time_control -> Text,
        rules_edition -> Text,
        win -> Integer,
        draw -> Integer,
        loss -> Integer,
        pairing_bye -> Integer,
        tie_breaks -> Text,
        draw_offer_limit -> Integer,
        default_minutes -> Integer,
        initial_colour -> Nullable<Text>,
        chief_arbiter -> Text,
        deputy_arbiters -> Text,
        state -> Text,
        created_at -> Timestamp,
        version -> Integer,
        round_dates -> Text,
        ranking_method -> Text,
        initial_colour_lot -> Text,
        more_than_fifty -> Text,
        fide_left_round -> Nullable<Integer>,
        fide_left_reason -> Text,
    }
}

diesel::table! {
    /// tournament_rules
    tournament_rules (tournament_id) {
        tournament_id -> Integer,
        pairing_system -> Text,
        type_code -> Text,
        pairing_edition -> Text,
        acceleration -> Text,
        tie_break_edition -> Text,
        remaining_ties -> Text,
        unrated -> Text,
        unrated_rating -> Nullable<Integer>,
        lots_seed -> Text,
        forfeit_win -> Integer,
        forfeit_loss -> Integer,
        full_point_bye -> Integer,
        half_point_bye -> Integer,
        zero_point_bye -> Integer,
    }
}

diesel::table! {
    /// tournament_arbiters
    tournament_arbiters (id) {
        id -> Integer,
        tournament_id -> Integer,
        user_id -> Integer,
        role -> Text,
    }
}

diesel::table! {
    /// entries
    entries (id) {
        id -> Integer,
        tournament_id -> Integer,
        player_id -> Nullable<Integer>,
        tpn -> Nullable<Integer>,
        last_name -> Text,
        first_name -> Text,
        name_key -> Text,
        sex -> Nullable<Text>,
        birth_year -> Nullable<Integer>,
        birth_date -> Nullable<Date>,
        federation -> Text,
        fide_id -> Nullable<Text>,
        national_id -> Nullable<Text>,
        title -> Nullable<Text>,
        rating -> Nullable<Integer>,
        club_id -> Nullable<Integer>,
        club_name -> Text,
        checked_in -> Bool,
        withdrawn_after -> Nullable<Integer>,
        first_round -> Integer,
        created_at -> Timestamp,
        version -> Integer,
        entered_by -> Text,
    }
}

diesel::table! {
    /// byes
    byes (id) {
        id -> Integer,
        tournament_id -> Integer,
        entry_id -> Integer,
        round -> Integer,
        kind -> Text,
    }
}

diesel::table! {
    /// presence
    presence (id) {
        id -> Integer,
        tournament_id -> Integer,
        entry_id -> Integer,
        round -> Integer,
        answer -> Text,
    }
}

diesel::table! {
    /// listed_entries
    listed_entries (id) {
        id -> Integer,
        tournament_id -> Integer,
        entry_id -> Integer,
        category -> Text,
        province -> Text,
        fee_due -> Nullable<Integer>,
        fee_paid -> Nullable<Integer>,
        fide_standard -> Nullable<Integer>,
        fide_rapid -> Nullable<Integer>,
        fide_blitz -> Nullable<Integer>,
        national_standard -> Nullable<Integer>,
        national_rapid -> Nullable<Integer>,
        national_blitz -> Nullable<Integer>,
    }
}

diesel::table! {
    /// list_headings
    list_headings (id) {
        id -> Integer,
        user_id -> Integer,
        heading -> Text,
        meaning -> Text,
    }
}

diesel::table! {
    /// forbidden_pairs
    forbidden_pairs (id) {
        id -> Integer,
        tournament_id -> Integer,
        first_entry_id -> Integer,
        second_entry_id -> Integer,
        first_round -> Integer,
        last_round -> Integer,
    }
}

diesel::table! {
    /// accelerations
    accelerations (id) {
        id -> Integer,
        tournament_id -> Integer,
        first_tpn -> Integer,
        last_tpn -> Integer,
        first_round -> Integer,
        last_round -> Integer,
        half_points -> Integer,
    }
}

diesel::table! {
    /// deductions
    deductions (id) {
        id -> Integer,
        tournament_id -> Integer,
        entry_id -> Integer,
        incident_id -> Nullable<Integer>,
        round -> Integer,
        half_points -> Integer,
    }
}

diesel::table! {
    /// rounds
    rounds (id) {
        id -> Integer,
        tournament_id -> Integer,
        number -> Integer,
        state -> Text,
        drafted_at -> Timestamp,
        published_at -> Nullable<Timestamp>,
        printed_at -> Nullable<Timestamp>,
        version -> Integer,
        basis -> Nullable<Text>,
        by_hand -> Nullable<Text>,
        by_hand_reason -> Nullable<Text>,
    }
}

diesel::table! {
    /// pairings
    pairings (id) {
        id -> Integer,
        tournament_id -> Integer,
        round_id -> Integer,
        board -> Integer,
        white_entry_id -> Integer,
        black_entry_id -> Integer,
        result -> Nullable<Text>,
        result_by -> Nullable<Text>,
        result_at -> Nullable<Timestamp>,
        result_reason -> Nullable<Text>,
        version -> Integer,
        result_cause -> Nullable<Text>,
        result_article -> Nullable<Text>,
        result_incident -> Nullable<Integer>,
    }
}

diesel::table! {
    /// games
    games (id) {
        id -> Integer,
        tournament_id -> Integer,
        pairing_id -> Nullable<Integer>,
        white_name -> Text,
        black_name -> Text,
        round_tag -> Text,
        result -> Text,
        rules_edition -> Text,
        tags -> Text,
        source -> Text,
        source_language -> Nullable<Text>,
        created_at -> Timestamp,
        version -> Integer,
    }
}

diesel::table! {
    /// game_moves
    game_moves (id) {
        id -> Integer,
        game_id -> Integer,
        ply -> Integer,
        uci -> Text,
        san -> Text,
        written -> Text,
        white_clock -> Nullable<Integer>,
        black_clock -> Nullable<Integer>,
        draw_offer -> Bool,
        made_by -> Text,
        made_at -> Timestamp,
        undone_by -> Nullable<Text>,
        undone_at -> Nullable<Timestamp>,
    }
}

diesel::table! {
    /// incidents
    incidents (id) {
        id -> Integer,
        tournament_id -> Integer,
        pairing_id -> Integer,
        game_id -> Nullable<Integer>,
        ply -> Nullable<Integer>,
        kind -> Text,
        colour -> Nullable<Text>,
        facts -> Text,
        article -> Text,
        ruling -> Text,
        white_clock -> Nullable<Integer>,
        black_clock -> Nullable<Integer>,
        recorded_by -> Text,
        recorded_at -> Timestamp,
        superseded_by -> Nullable<Integer>,
        detail -> Nullable<Text>,
    }
}

diesel::table! {
    /// arbitration
    arbitration (tournament_id) {
        tournament_id -> Integer,
        supervision -> Text,
        open_points -> Text,
        period_switch -> Text,
        chosen_by -> Text,
        chosen_at -> Timestamp,
        version -> Integer,
    }
}

diesel::table! {
    /// audit
    audit (id) {
        id -> Integer,
        at -> Timestamp,
        user_id -> Nullable<Integer>,
        actor -> Text,
        action -> Text,
        tournament_id -> Nullable<Integer>,
        subject -> Text,
        before -> Text,
        after -> Text,
        hash -> Text,
    }
}

diesel::table! {
    /// idempotency
    idempotency (id) {
        id -> Integer,
        key -> Text,
        actor -> Text,
        subject -> Text,
        at -> Timestamp,
        audit_id -> Nullable<Integer>,
    }
}

diesel::table! {
    /// result_conflicts
    result_conflicts (id) {
        id -> Integer,
        tournament_id -> Integer,
        pairing_id -> Integer,
        wanted -> Nullable<Text>,
        wanted_by -> Text,
        wanted_by_user -> Nullable<Integer>,
        wanted_at -> Timestamp,
        stood -> Nullable<Text>,
        stood_by -> Text,
        request_key -> Nullable<Text>,
        settled -> Nullable<Text>,
        settled_by -> Nullable<Text>,
        settled_at -> Nullable<Timestamp>,
        settled_key -> Nullable<Text>,
    }
}

diesel::table! {
    /// prize_funds
    prize_funds (tournament_id) {
        tournament_id -> Integer,
        fund -> Text,
        decisions -> Text,
        version -> Integer,
    }
}

diesel::table! {
    /// prize_lists
    prize_lists (id) {
        id -> Integer,
        tournament_id -> Integer,
        number -> Integer,
        list -> Text,
        closed_by -> Text,
        closed_at -> Timestamp,
    }
}

diesel::table! {
    /// prize_receipts
    prize_receipts (id) {
        id -> Integer,
        tournament_id -> Integer,
        list_number -> Integer,
        position -> Integer,
        number -> Integer,
        signed_by -> Nullable<Text>,
        signed_at -> Nullable<Timestamp>,
    }
}

diesel::table! {
    /// tournament_reports
    tournament_reports (tournament_id) {
        tournament_id -> Integer,
        report -> Text,
        saved_by -> Text,
        saved_at -> Timestamp,
        version -> Integer,
    }
}

diesel::table! {
    /// site_links
    site_links (id) {
        id -> Integer,
        section -> Text,
        title -> Text,
        address -> Text,
        note -> Text,
    }
}

diesel::table! {
    /// screens
    screens (id) {
        id -> Integer,
        tournament_id -> Integer,
        name -> Text,
        shows -> Text,
        page_seconds -> Integer,
        theme -> Text,
        version -> Integer,
    }
}

diesel::table! {
    /// announcements
    announcements (tournament_id) {
        tournament_id -> Integer,
        boards -> Text,
        said -> Text,
        announced_at -> Nullable<Timestamp>,
        version -> Integer,
    }
}

diesel::table! {
    /// round_clocks
    round_clocks (tournament_id) {
        tournament_id -> Integer,
        round -> Integer,
        starts_at -> Nullable<Timestamp>,
        ends_at -> Nullable<Timestamp>,
        utc_offset -> Integer,
        version -> Integer,
    }
}

diesel::joinable!(users -> clubs (club_id));
diesel::joinable!(sessions -> users (user_id));
diesel::joinable!(invitations -> users (user_id));
diesel::joinable!(known_devices -> users (user_id));
diesel::joinable!(deputy_invitations -> tournaments (tournament_id));
diesel::joinable!(players -> clubs (club_id));
diesel::joinable!(player_names -> players (player_id));
diesel::joinable!(tournament_rules -> tournaments (tournament_id));
diesel::joinable!(tournament_arbiters -> tournaments (tournament_id));
diesel::joinable!(tournament_arbiters -> users (user_id));
diesel::joinable!(entries -> tournaments (tournament_id));
diesel::joinable!(entries -> players (player_id));
diesel::joinable!(entries -> clubs (club_id));
diesel::joinable!(byes -> tournaments (tournament_id));
diesel::joinable!(byes -> entries (entry_id));
diesel::joinable!(presence -> tournaments (tournament_id));
diesel::joinable!(presence -> entries (entry_id));
diesel::joinable!(listed_entries -> tournaments (tournament_id));
diesel::joinable!(listed_entries -> entries (entry_id));
diesel::joinable!(list_headings -> users (user_id));
diesel::joinable!(forbidden_pairs -> tournaments (tournament_id));
diesel::joinable!(accelerations -> tournaments (tournament_id));
diesel::joinable!(deductions -> tournaments (tournament_id));
diesel::joinable!(deductions -> entries (entry_id));
diesel::joinable!(deductions -> incidents (incident_id));
diesel::joinable!(rounds -> tournaments (tournament_id));
diesel::joinable!(pairings -> tournaments (tournament_id));
diesel::joinable!(pairings -> rounds (round_id));
diesel::joinable!(games -> tournaments (tournament_id));
diesel::joinable!(games -> pairings (pairing_id));
diesel::joinable!(game_moves -> games (game_id));
diesel::joinable!(incidents -> tournaments (tournament_id));
diesel::joinable!(incidents -> pairings (pairing_id));
diesel::joinable!(incidents -> games (game_id));
diesel::joinable!(arbitration -> tournaments (tournament_id));
diesel::joinable!(result_conflicts -> tournaments (tournament_id));
diesel::joinable!(result_conflicts -> pairings (pairing_id));
diesel::joinable!(prize_funds -> tournaments (tournament_id));
diesel::joinable!(prize_lists -> tournaments (tournament_id));
diesel::joinable!(prize_receipts -> tournaments (tournament_id));
diesel::joinable!(tournament_reports -> tournaments (tournament_id));
diesel::joinable!(screens -> tournaments (tournament_id));
diesel::allow_tables_to_appear_in_same_query!(
    clubs,
    users,
    sessions,
    invitations,
    attempts,
    known_devices,
    deputy_invitations,
    players,
    player_names,
    tournaments,
    tournament_rules,
    tournament_arbiters,
    entries,
    byes,
    presence,
    listed_entries,
    list_headings,
    forbidden_pairs,
    accelerations,
    deductions,
    rounds,
    pairings,
    games,
    game_moves,
    incidents,
    arbitration,
    audit,
    idempotency,
    result_conflicts,
    prize_funds,
    prize_lists,
    prize_receipts,
    tournament_reports,
    screens,
    announcements,
    round_clocks,
);
