# Browser, denen ein Brett gemeldet wird.
board-news-ask = Melden, wenn mein Brett veröffentlicht ist
board-news-denied = Der Browser erlaubt keine Mitteilungen dieser Seite: Das lässt sich in seinen Einstellungen ändern.
board-news-failed = Es hat nicht geklappt: Versuchen Sie es gleich noch einmal.
board-news-note = Eine Mitteilung auf dem Telefon zu jeder Runde, auch bei geschlossener Seite: Brett, Farbe und Gegenseite, bis zum Browser verschlüsselt. Sie endet eine Woche nach dem Turnier.
board-news-on = Dieses Telefon erfährt, wenn das Brett veröffentlicht und wenn eine Runde zurückgenommen wird.
board-news-stop = Nicht mehr melden
board-news-taken-back = Runde { $round } zurückgenommen: Das Brett kann sich ändern.
privacy-push = Wenn Sie auf einem Telefon, das Ihr Brett behält, um Mitteilungen bitten, bewahrt der Server die Adresse auf, die der Mitteilungsdienst Ihrem Browser gab, die Schlüssel zum Verschlüsseln und die Sprache, ohne zu wissen, wer Sie sind: bis eine Woche nach dem Turnier, oder bis Sie es wegnehmen. Der Dienst (in der Regel der des Browserherstellers) sieht, dass eine Mitteilung durchgeht und von welcher Seite, nicht was sie sagt.
problem-push-address = der Browser gab keine Adresse an, an die sich schreiben lässt.
problem-push-keys = der Browser gab keine Schlüssel an, mit denen sich ihm schreiben lässt.
problem-push-most = { $value } Telefonen wird dieses Brett schon gemeldet.
problem-push-private = der Mitteilungsdienst dieses Browsers liegt nicht im Internet.
