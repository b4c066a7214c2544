# Das Archiv eines Turniers: hinaus, herein, Umzug auf einen anderen Computer.
archive-title = Archiv des Turniers
archive-lead = Eine Datei mit allem: { $players ->
    [one] eine Anmeldung
   *[other] { $players } Anmeldungen
  }, { $rounds ->
    [0] keine Runde veröffentlicht
    [one] eine Runde veröffentlicht
   *[other] { $rounds } Runden veröffentlicht
  }, Partien, Vorfälle, Entscheidungen, Preise und Protokoll.
archive-take = Mitnehmen
archive-take-note = Es öffnet sich auf einem anderen Computer genauso, auch mitten in einer Runde. Es enthält persönliche Daten der Angemeldeten: nicht veröffentlichen.
archive-same-again = Mit dieser Datei geht das Turnier anderswo weiter: Sie kann beliebig oft geladen werden und ist immer dieselbe.
archive-download = Archiv herunterladen
archive-chief-only = Herunterladen können es der Hauptschiedsrichter oder die Administration.
archive-digest = Prüfsumme
archive-move = Auf einen anderen Computer umziehen
archive-move-here = Hier „Turnier übergeben“ drücken: Danach ändert sich hier nichts mehr.
archive-move-take = Das Archiv herunterladen.
archive-move-there = Dort über „Meine Turniere“, „Archiv öffnen“ öffnen: Das Turnier geht weiter, wo es war.
archive-hand-over = Turnier übergeben
archive-handed-note = Das Turnier geht anderswo weiter. Nehmen Sie es nur zurück, wenn die andere Kopie verloren ist: Danach gäbe es zwei. Sendet der andere Computer mit einem Link von Ihnen hierher (Einstellungen → Kopie auf einer Website), zeigt diese Adresse, was dort geschieht.
archive-take-back = Turnier zurücknehmen
archive-open-title = Archiv öffnen
archive-open-lead = Das Turnier kommt, wie es war: Anmeldungen, Runden, Partien, Vorfälle, Preise und Protokoll. Sie werden Hauptschiedsrichter.
archive-open-file = Archiv (.tratto)
archive-open = Öffnen
archive-export = Archiv des Turniers, Umzug auf einen anderen Computer
archive-fault-none = Die Datei ist nicht das Archiv eines Turniers, oder sie bricht vor dem Ende ab.
archive-fault-manifest = manifest.json ist nicht lesbar: Das Archiv ist beschädigt.
archive-fault-newer = Das Archiv stammt von einem neueren Programm ({ $program }, Format { $version }): Bitte dieses aktualisieren.
archive-fault-large = { $part } ist für ein Archiv zu groß.
archive-fault-missing = { $part } fehlt.
archive-fault-unknown = { $part } gehört nicht zu einem Archiv.
archive-fault-broken = { $part } ist beschädigt und nicht lesbar.
archive-fault-digest = { $part } ist nicht, was das Archiv anfangs hatte: Die Prüfsumme ist eine andere.
archive-fault-row = { $row ->
    [0] Die erste Zeile von { $part } nennt nicht die richtigen Spalten.
   *[other] Zeile { $row } von { $part } ist nicht lesbar.
}
archive-fault-trail = Zeile { $row } von { $part } folgt nicht auf die davor: Das Protokoll wurde verändert.
archive-fault-refused = { $part } enthält etwas, das ein Turnier nicht haben kann.
handed-over = An einen anderen Computer übergeben von { $by }, { $date } um { $time } (Prüfsumme { $digest }). Hier ändert sich nichts mehr.
refusal-not-handed-over = Das Turnier wurde nicht übergeben.
flash-archive-opened = Das Turnier ist hier.
flash-handed-over = Turnier übergeben. Jetzt das Archiv herunterladen und auf dem anderen Computer öffnen.
flash-hand-over-back = Das Turnier geht hier wieder weiter.
objection-hand-over-taken-back = Das Turnier, an einen anderen Computer übergeben, soll hier weitergehen
objection-means-hand-over-taken-back = Macht auch dort jemand weiter, gibt es zwei Turniere, die sich nicht mehr vereinen lassen. Was dort geschrieben wurde, kommt nicht hierher.
action-tournament-open-archive = Aus einem Archiv geöffnet, Prüfsumme
action-tournament-hand-over = An einen anderen Computer übergeben, Prüfsumme
action-tournament-take-over-back = Nach der Übergabe zurückgenommen
job-archive = Archiv wird erstellt
job-open-archive = Archiv wird geöffnet
