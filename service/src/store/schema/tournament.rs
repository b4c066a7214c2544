//! The tables of tournaments: rules, staff and decisions.

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
        most_half_point_byes -> Nullable<Integer>,
        last_rounds_without_byes -> Integer,
        live_minutes -> Integer,
        live_moves -> Integer,
        cycles -> Integer,
        games_in_a_row -> Integer,
        exchanged -> Bool,
        numbering -> Text,
        numbers_seed -> Text,
        norm_exemption -> Text,
        third_place -> Bool,
        keizer -> Text,
        sides -> Integer,
        table_rounds -> Integer,
        lives -> Integer,
        norm_games -> Text,
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
    /// check_ins
    check_ins (tournament_id) {
        tournament_id -> Integer,
        closed_by -> Text,
        closed_at -> Timestamp,
    }
}

diesel::table! {
    /// accepted_checks
    accepted_checks (id) {
        id -> Integer,
        tournament_id -> Integer,
        code -> Text,
        reason -> Text,
        accepted_by -> Text,
        accepted_at -> Timestamp,
    }
}

diesel::table! {
    /// round_hours
    round_hours (tournament_id) {
        tournament_id -> Integer,
        hours -> Text,
        zone -> Text,
    }
}

diesel::table! {
    /// handed_over
    handed_over (tournament_id) {
        tournament_id -> Integer,
        handed_by -> Text,
        handed_at -> Timestamp,
        digest -> Text,
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
    /// prospectuses
    prospectuses (tournament_id) {
        tournament_id -> Integer,
        prospectus -> Text,
        email -> Text,
        phone -> Text,
        written_by -> Text,
        written_at -> Timestamp,
        version -> Integer,
    }
}

diesel::table! {
    /// norm_certificates
    norm_certificates (id) {
        id -> Integer,
        tournament_id -> Integer,
        entry_id -> Integer,
        title -> Text,
        written -> Text,
        saved_by -> Text,
        saved_at -> Timestamp,
        version -> Integer,
    }
}

diesel::table! {
    /// sections
    sections (tournament_id) {
        tournament_id -> Integer,
        event -> Text,
        event_name -> Text,
        label -> Text,
        place -> Integer,
    }
}

diesel::table! {
    /// stages
    stages (tournament_id) {
        tournament_id -> Integer,
        group_slugs -> Text,
        first_of_each -> Integer,
        best_next -> Integer,
    }
}

diesel::table! {
    /// qualified
    qualified (id) {
        id -> Integer,
        tournament_id -> Integer,
        entry_id -> Integer,
        group_slug -> Text,
        group_label -> Text,
        group_number -> Integer,
        place -> Integer,
        points -> Integer,
        most -> Integer,
        grounds -> Text,
    }
}

diesel::table! {
    /// tournament_words
    tournament_words (word, tournament_id) {
        word -> Text,
        tournament_id -> Integer,
    }
}
