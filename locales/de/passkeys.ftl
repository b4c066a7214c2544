# Passkeys and codes on paper.
action-account-add-passkey = Passkey hinzugefügt
action-account-make-codes = Codes auf Papier angelegt
action-account-remove-passkey = Passkey entfernt
action-account-use-code = Passwort mit einem Code auf Papier gewählt
codes-lead = Gehen Passwort und Gerät verloren, wählen Sie mit einem dieser Codes ein neues Passwort. Drucken Sie sie und verwahren Sie sie sicher, nicht beim Computer.
codes-left = { $n ->
    [0] Sie haben keine Codes.
    [one] Sie haben noch einen Code.
   *[other] Sie haben noch { $n } Codes.
}
codes-make = Neue Codes anlegen
codes-once = Die neuen Codes: Drucken oder kopieren Sie sie jetzt, sie werden nicht wieder gezeigt. Die früheren gelten nicht mehr.
codes-title = Codes auf Papier
data-field-credential = Nummer des Schlüssels
data-field-host = Seite
data-field-public_key = Öffentlicher Schlüssel
data-field-signed = Signaturen
data-table-passkeys = Passkeys
data-table-recovery_codes = Codes auf Papier
flash-passkey-added = Passkey hinzugefügt: Ab jetzt loggen Sie sich auch mit dem Gerät ein.
flash-passkey-removed = Passkey entfernt.
passkey-add = Passkey hinzufügen
passkey-failed = Das Gerät hat nicht geantwortet oder hat hier keinen Passkey. Versuchen Sie es noch einmal, oder nehmen Sie das Passwort.
passkey-lead = Mit einem Passkey loggen Sie sich mit Finger, Gesicht oder Code Ihres Geräts ein, ohne Passwort: Niemand kann ihn kopieren oder erraten.
passkey-log-in = Mit einem Passkey einloggen
passkey-name = Name des Geräts
passkey-none = Kein Passkey.
passkey-not-here = Dieser Adresse geben Geräte keine Passkeys: Das braucht eine gesicherte Verbindung mit einem Namen, wie https://tratto.local, keine Adresse nur aus Zahlen.
passkey-remove = Entfernen
passkey-title = Passkeys und Codes auf Papier
problem-passkeys-most = ein Konto hat höchstens { $value } Passkeys.
recover-code = Code auf Papier
recover-lead = Ein Code gilt einmal; alle offenen Sitzungen enden.
recover-link = Ich habe einen Code auf Papier
recover-title = Neues Passwort mit einem Code
recover-wrong = Name oder Code falsch.
refusal-passkey-not-taken = Der Passkey wurde nicht angenommen. Versuchen Sie es von dieser Seite noch einmal, oder nehmen Sie das Passwort.
