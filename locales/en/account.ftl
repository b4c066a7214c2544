login-who = For arbiters, club secretaries and administrators. Players and spectators need no account.
login-name = User name
login-password = Password
login-forgotten = Forgotten the password? An administrator can send you a new link.
welcome-title = Welcome
welcome-first-admin = Choose the name and the password of the first administrator.
welcome-known = { $name }, choose the password for { $login }.
welcome-display-name = Full name
welcome-password = Password
welcome-repeated = The same password again
welcome-advice = At least eight characters; better fifteen, four words for example.
welcome-submit = Save and go to log-in
account-title = Your account
account-lead = Changing the password closes every open session.
account-old = Present password
account-new = New password
account-submit = Change the password
flash-welcome = The password is saved. You can log in now.
flash-password-changed = The password has changed and the sessions are closed. Log in again.
refusal-log-in = { $n ->
    [one] Name or password do not match. After one more attempt log-in stops for fifteen minutes.
   *[other] Name or password do not match. After { $n } more attempts log-in stops for fifteen minutes.
}
refusal-log-in-closed = Too many attempts. Log-in opens again in fifteen minutes.
refusal-invitation = The link has expired or has been used. Ask an administrator for a new one.
