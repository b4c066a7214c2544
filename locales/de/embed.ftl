# Ein Turnier in den Seiten anderer Websites.
embed-how = Code in eine Seite Ihrer Website kopieren: Er zeigt die aktuelle Rangliste oder die aktuellen Paarungen, ohne Skript und Cookie.
embed-left-out = { $n ->
    [one] Eine weitere Zeile auf der Turnierseite
   *[other] { $n } weitere Zeilen auf der Turnierseite
}
embed-title = Turnier auf Ihrer Website zeigen
