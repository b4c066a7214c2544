# Verbände und Veranstalter neben denen, denen diese Installation gehört.
accent-baize = Grün
accent-indigo = Indigo
accent-moss = Moos
accent-petrol = Petrol
accent-plum = Pflaume
accent-umber = Umbra
account-organiser-arbiter = Sie arbeiten für diesen Veranstalter: Turniere, die Sie anlegen, gehören ihm.
account-organiser-officer = Sie sind für diesen Veranstalter verantwortlich.
action-organiser-add = Fügt einen Veranstalter hinzu
action-organiser-change = Ändert einen Veranstalter
action-organiser-leave = Verlässt einen Veranstalter
action-organiser-remove-person = Entfernt jemanden bei einem Veranstalter
action-organiser-set-person = Fügt jemanden einem Veranstalter hinzu
action-tournament-held-by = Sagt, wer das Turnier veranstaltet
category-ages = { $least } bis { $most } Jahre
category-ages-least = { $n ->
    [one] ab 1 Jahr
   *[other] ab { $n } Jahren
}
category-ages-most = { $n ->
    [one] bis 1 Jahr
   *[other] bis { $n } Jahre
}
category-ages-note = Es zählt das Alter, das bis zum 31. Dezember des Jahres erreicht wird, in dem das Turnier beginnt.
flash-holder-set = Der Veranstalter des Turniers ist vermerkt.
flash-organiser-added = Der Veranstalter ist hinzugefügt.
flash-organiser-left = Sie arbeiten nicht mehr für diesen Veranstalter.
flash-organiser-person-removed = Die Person arbeitet nicht mehr für diesen Veranstalter.
flash-organiser-person-set = Die Person ist vermerkt.
flash-organiser-saved = Die Angaben des Veranstalters sind gespeichert.
holder-house = Wem diese Seite gehört
holder-label = Wer es veranstaltet
holder-note = Name und Farbe des Veranstalters stehen auf den Seiten des Turniers, seine Fußzeile auf den Blättern. Bezirke und Klassen sind die seinen.
holder-title = Veranstalter
organiser-accent = Farbe
organiser-all = { $n ->
    [one] Das Turnier im Kalender
   *[other] Alle { $n } Turniere
 }
organiser-arbiter = Schiedsrichter
organiser-calendar = Sein Kalender
organiser-categories = Nationale Klassen
organiser-categories-note = Eine je Zeile, die höchste zuerst: Kürzel (höchstens vier Zeichen) und Name, „A1 Erste Klasse“. Eine Altersklasse hat am Ende ihre Alter in Klammern: „U10 Unter 10 (9-10)“, „U8 Unter 8 (-8)“, „S50 Senioren (50+)“. Ohne Angabe gelten die italienischen.
organiser-coming = Laufend und bevorstehend
organiser-country = Land
organiser-duty = Aufgabe
organiser-edit = Angaben ändern
organiser-federation = Verband (drei Buchstaben)
organiser-ground = Regionen, Bezirke, Klassen
organiser-held = { $n ->
    [0] Kein Turnier
    [one] Ein Turnier
   *[other] { $n } Turniere
 }
organiser-imprint = Fußzeile der Blätter
organiser-imprint-note = Zum Beispiel Sitz und Registernummer.
organiser-italy = Italien
organiser-keep = Verwaltung
organiser-language = Sprache der Mails
organiser-language-none = Die der Seite
organiser-language-note = Für alle, die keine gewählt haben.
organiser-leave = Verlassen
organiser-leave-note = Wer geht, verliert die Regionen, über die er entscheidet; seine Turniere bleiben beim Veranstalter. Wieder aufnehmen können ihn nur die Verantwortlichen und die Administration.
organiser-leave-regions = Ihre Regionen: { $regions }.
organiser-leave-title = { $name } verlassen?
organiser-leave-yes = Ja, verlassen
organiser-look = Aussehen und Blätter
organiser-name = Name
organiser-new = Neuer Veranstalter
organiser-officer = verantwortlich
organiser-officer-note = Verantwortlich: ändert diese Angaben und entscheidet über Vereine.
organiser-own-clubs = Eigene Vereine
organiser-own-clubs-note = Wer eigene Regionen hat, hat auch eigene Vereine: Sie melden sich auf seiner Seite an, und seine Verantwortlichen entscheiden über sie. Wer die Regionen Italiens nutzt, teilt die Vereine aller.
organiser-people = Wer dort arbeitet
organiser-people-lead = Die Turniere, die diese Personen anlegen, gehören dem Veranstalter.
organiser-people-none = Noch niemand.
organiser-person-add = Jemanden hinzufügen
organiser-person-remove = Herausnehmen
organiser-territory = Regionen und Bezirke
organiser-territory-note = Eine Region je Zeile: ihr Name, ein Doppelpunkt, ihre Bezirke mit Kürzel zwischen Kommas, „Oberland: TH Thun, IN Interlaken“. Eine Region aus einem Bezirk schreibt man „TI Ticino“. Ohne Angabe gelten die italienischen.
organiser-web = Website
organiser-what = Was sich ändert
organiser-what-note = Ein Verband oder Veranstalter hat eigenen Namen, Farbe, Kalender und Blätter und, wenn er will, eigene Regionen, Bezirke und Klassen.
organiser-who = Wer das ist
organisers-lead = Verbände und Veranstalter mit eigenen Seiten auf dieser Website.
organisers-none = Es gibt noch keine.
organisers-title = Verbände und Veranstalter
own-categories-note = Klassen des Veranstalters: { $list }. Man nennt sie mit „Kategorie“ und dem Kürzel.
problem-list-code = Zeile { $value }: Ein Kürzel hat ein bis sechs Buchstaben oder Ziffern.
problem-list-long-code = Zeile { $value }: Das Kürzel einer Klasse hat höchstens vier Buchstaben oder Ziffern.
problem-list-long-name = Zeile { $value }: Der Name hat mehr als sechzig Zeichen.
problem-list-no-name = Zeile { $value }: Der Name fehlt.
problem-list-too-many = Zeile { $value }: Es sind zu viele.
problem-list-twice = Zeile { $value }: Es steht schon da.
problem-moderates-elsewhere = { $value } entscheidet schon über die Vereine einiger Regionen: Die Administration kann die Person hinzufügen.
problem-no-account = Es gibt kein Konto mit dem Benutzernamen { $value }.
problem-territory-used = Vereine liegen in Bezirken, die es nicht mehr gäbe: { $value }. Sie ändern ihren zuerst.
problem-works-for-another = { $value } arbeitet schon für einen anderen Veranstalter.
refusal-last-officer = Sonst könnte niemand den Veranstalter leiten: zuerst jemand anderen als verantwortlich benennen, der ein Passwort gewählt hat.
