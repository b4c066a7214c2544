# El calendario de torneos.
calendar-all-kinds = todos
calendar-all-regions = todas
calendar-atom = Novedades (Atom)
calendar-coming = Próximos
calendar-csv = CSV
calendar-days = Días
calendar-entered = Inscripciones
calendar-entries = Inscripción abierta
calendar-everywhere = En todas las regiones
calendar-ics = Calendario iCal de esta búsqueda
calendar-lead = { $lead }.
calendar-lead-coming = { $n ->
    [0] Ningún torneo próximo
    [one] Un torneo próximo
   *[other] { $n } torneos próximos
}
calendar-lead-entries = { $n ->
    [0] Ningún torneo con inscripción abierta
    [one] Un torneo con inscripción abierta
   *[other] { $n } torneos con inscripción abierta
}
calendar-lead-over = { $n ->
    [0] Ningún torneo finalizado
    [one] Un torneo finalizado
   *[other] { $n } torneos finalizados
}
calendar-lead-region = { $lead } en { $region }.
calendar-lead-weekend = { $n ->
    [0] Ningún torneo este fin de semana
    [one] Un torneo este fin de semana
   *[other] { $n } torneos este fin de semana
}
calendar-news = { $days }, { $place }: { $about }
calendar-none = Ningún torneo corresponde a la búsqueda.
calendar-over = Finalizados
calendar-search = Buscar
calendar-take = Para llevar
calendar-title = Calendario
calendar-waiting-list = lista de espera
calendar-weekend = Este fin de semana
calendar-words = Torneo, ciudad o sala
