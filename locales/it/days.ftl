# I giorni dei turni.
days-title = Giorni dei turni
days-lead = Date del torneo: { $span }. I giorni compaiono nel bando, ai tavoli e nel rapporto per la federazione (TRF 132); quelli vuoti restano da decidere.
days-open = Scegli i giorni
days-note = Quando si gioca ogni turno: per il bando, le pagine dei turni e il rapporto.
field-days = Giorni
problem-round-day = al turno { $value } non c’è una data: scrivi per esempio 2026-11-21.
problem-round-day-outside = il turno { $value } cade fuori dai giorni del torneo.
problem-round-day-order = il turno { $value } viene prima di un turno precedente.
action-tournament-days = Giorni dei turni
day-at-hour = { $day }, ore { $hour }
