# Die Tage der Runden.
days-title = Tage der Runden
days-lead = Turnierdaten: { $span }. Die Tage stehen in der Ausschreibung, an den Brettern und im Bericht für den Verband (TRF 132); leere sind noch offen.
days-open = Tage wählen
days-note = Wann jede Runde gespielt wird: für die Ausschreibung, die Seiten der Runden und den Bericht.
field-days = Tage
problem-round-day = Runde { $value } hat kein Datum: zum Beispiel 2026-11-21 schreiben.
problem-round-day-outside = Runde { $value } liegt außerhalb der Turniertage.
problem-round-day-order = Runde { $value } kommt vor einer früheren Runde.
action-tournament-days = Tage der Runden
day-at-hour = { $day }, { $hour } Uhr
