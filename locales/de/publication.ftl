# Wie eine Person denen gezeigt wird, die das Turnier nicht leiten.
field-name-shown = Name
field-publication = Wo genannt
setting-name_shown-unsaid = Keine Wahl: voll, bei Minderjährigen abgekürzt
setting-name_shown-whole = Nachname und Vorname
setting-name_shown-initial = Nachname und Initiale
setting-publication-hall = Nur im Saal
setting-publication-web = Im Saal und auf den Seiten
setting-publication-federation = Im Saal, auf den Seiten und in Dateien
entry-shown-title = Was andere sehen
entry-shown-note = Das gilt für Seiten, Bildschirme und öffentliche Dateien. Wer „nur im Saal“ wählt, steht dort als „Person“ mit der eigenen Nummer. Blätter und Berichte des Schiedsrichterteams bleiben vollständig.
entry-shown-save = Wahl speichern
entry-shown = Die Wahl ist gespeichert: Seiten und Dateien folgen ihr ab sofort.
entries-hidden = { $n ->
    [one] Dazu kommt eine minderjährige Person, die ab der ersten Partie gezeigt wird.
   *[other] Dazu kommen { $n } Minderjährige, die ab der ersten Partie gezeigt werden.
}

# Wer nicht genannt sein will.
player-withheld = Person { $number }
