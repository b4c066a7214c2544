# Die Seiten über Schach und die Turniere nach Region.
links-rules = Regeln
links-rules-text-1 = Ein Turnier auf tratto folgt der FIDE-Regelfassung, die seine Ausschreibung nennt: der geltenden oder der des Stockholmer Kongresses von 1952. Jede Entscheidung nennt den Artikel der Fassung des Turniers.
links-rules-text-2 = Die Regeln sagen, wie die Figuren ziehen, wann ein Zug ausgeführt ist, was auf einen Regelverstoß folgt, wie eine Partie endet. Die Regeln des Turniers, also Auslosung, Punkte und Feinwertungen, stehen in der Ausschreibung jedes Turniers.
links-origin = Ursprung und Legende
links-origin-text-1 = Schach stammt vom Chaturanga ab, das um das sechste Jahrhundert in Indien gespielt wurde: vier Heeresteile, nämlich Fußvolk, Reiterei, Elefanten und Wagen, um einen König und seinen Ratgeber. Über Persien und die arabische Welt kam das Spiel vor dem Jahr 1000 nach Europa, auch über Sizilien und Spanien.
links-origin-text-2 = Ende des fünfzehnten Jahrhunderts bekamen Dame und Läufer ihre heutigen langen Züge. Rochade und en passant festigten sich später, in Italien mit eigenen Regeln bis ins neunzehnte Jahrhundert. Die FIDE wurde 1924 in Paris gegründet.
links-origin-text-3 = Die Legende erzählt von Sissa, der den König um ein Weizenkorn auf dem ersten Feld bat und auf jedem folgenden um doppelt so viele: Auf 64 Feldern macht das 18.446.744.073.709.551.615 Körner, mehr, als das Reich hatte.
links-italy = Italienische Websites
links-italy-text-1 = Verband, Regionalkomitees, Vereine, Zeitschriften und Archive in Italien. Die bei tratto eingetragenen Vereine stehen im Vereinsverzeichnis, Region für Region.
links-world = Websites der Welt
links-world-text-1 = Verbände, Regeln, Ranglisten und Partienarchive der Welt.
links-title = Links
links-none = Noch keine Links.
links-others = Andere Seiten
links-add = Link hinzufügen
links-add-button = Hinzufügen
links-name = Titel
links-address = Adresse
links-note = Was dort zu finden ist
links-remove = { $title } entfernen
links-remove-short = Entfernen
flash-link-added = Link hinzugefügt.
flash-link-removed = Link entfernt.
tournaments-title = Turniere
tournaments-by-region = Turniere nach Region
tournaments-of-region = Turniere: { $region }
tournaments-lead = { $n ->
    [0] Keine Turniere
    [one] Ein Turnier
   *[other] { $n } Turniere
}
tournaments-none = Kein Turnier in dieser Region.
tournaments-elsewhere = Im Ausland oder ohne Provinz
tournaments-regions = Nach Region
tournaments-all = Alle Turniere
tournaments-state = Stand
tournament-state-registration = Anmeldung offen
tournament-state-running = laufend
tournament-state-finished = beendet
