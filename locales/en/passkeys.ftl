# Passkeys and codes on paper.
action-account-add-passkey = Passkey added
action-account-make-codes = Codes on paper made
action-account-remove-passkey = Passkey removed
action-account-use-code = Password chosen with a code on paper
codes-lead = Should you lose password and device, one of these codes lets you choose a new password. Print them and keep them safe, away from the computer.
codes-left = { $n ->
    [0] You have no codes.
    [one] You have one code left.
   *[other] You have { $n } codes left.
}
codes-make = Make new codes
codes-once = The new codes: print or copy them now, they will not be shown again. Those of before count no more.
codes-title = Codes on paper
data-field-credential = Number of the key
data-field-host = Site
data-field-public_key = Public key
data-field-signed = Signatures
data-table-passkeys = Passkeys
data-table-recovery_codes = Codes on paper
flash-passkey-added = Passkey added: from now on you log in with the device, too.
flash-passkey-removed = Passkey removed.
passkey-add = Add a passkey
passkey-failed = The device did not answer, or has no passkey here. Try again, or use the password.
passkey-lead = With a passkey you log in by the finger, face or code of your device, without a password: nobody can copy or guess it.
passkey-log-in = Log in with a passkey
passkey-name = Name of the device
passkey-none = No passkey.
passkey-not-here = Devices give no passkeys to this address: that takes a protected connection with a name, as https://tratto.local, not an address of numbers alone.
passkey-remove = Remove
passkey-title = Passkeys and codes on paper
problem-passkeys-most = an account has { $value } passkeys at most.
recover-code = Code on paper
recover-lead = A code counts once; all open sessions end.
recover-link = I have a code on paper
recover-title = New password with a code
recover-wrong = Wrong name or code.
refusal-passkey-not-taken = The passkey was not taken. Try again from this page, or use the password.
