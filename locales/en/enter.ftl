# Entering oneself: the form, its links, the requests, the door for clubs.
enter-go = Enter
enter-title = Entry
enter-until = It closes on { $day }.
enter-who = Who plays
enter-find-label = Surname, FIDE ID or national ID
enter-find = Find
enter-filled = Taken from { $list }, Elo { $rating }: look them over and complete the day of birth.
enter-found = { $n ->
    [0] Nobody found by this name.
    [one] One person found.
   *[other] { $n } people found.
}
enter-choose = Choose who plays
enter-nobody = None of these: I write my data
enter-nobody-note = No public list names players under age who have not played yet: rating lists find them by number and surname together, or they write themselves in here.
enter-go-on = Go on with whom you chose
enter-club-question = Would you like to enter several people of your club?
enter-full = All places are taken: the request goes to the waiting list.
enter-email = E-mail
enter-back-to-find = Look in the list again
enter-on-its-way = The hall has not read it yet. It goes there by itself as soon as the hall’s computer has a network; what the arbiter decides will stand here.
enter-byes = Byes
enter-byes-rounds = Rounds of the byes
enter-byes-note = Half a point each, at most { $most }, up to round { $last }.
enter-fee = Fee: { $fee }
enter-fee-label = Fee
enter-fee-paid = { $fee }, paid
enter-fee-rest = { $fee }, of which { $open } to be paid
enter-fee-is = Fee: { $fee }.
enter-fee-note = In the hall, at the check-in, or by bank transfer: code and reference are in the confirmation.
enter-guardian = A parent confirms
enter-guardian-note = Below the age of { $age } the entry waits until a parent opens the link that you find in the confirmation.
enter-guardian-name = Name of the parent
enter-guardian-email = E-mail of the parent
enter-shown = What is shown
enter-shown-note = Pairings and standings go out with name, rating and club. The event publishes them; you can choose how, and change your mind.
enter-notice = Privacy notice
enter-notice-version = Privacy notice, version { $number } of { $day }
enter-send = Send the request
enter-nothing-sent = Nothing has been sent yet.
enter-request-of = Entry of
enter-at = { $day }, { $time }
enter-awaited = awaited
enter-step-sent = Received
enter-step-guardian = Confirmed by a parent
enter-step-waiting = Waiting list
enter-step-accepted = Accepted by the arbiter
enter-step-refused = Not accepted
enter-step-withdrawn = Withdrawn
setting-request_state-requested = Received
setting-request_state-guardian = Waits for a parent
setting-request_state-waiting = On the waiting list
setting-request_state-confirmed = Accepted
setting-request_state-refused = Not accepted
setting-request_state-withdrawn = Withdrawn
enter-lead-requested = The arbiter decides, mostly on the same day. Come back to this page for the answer.
enter-lead-guardian = { $name } still has to confirm: send them the link below.
enter-lead-waiting = { $n ->
    [one] All places are taken: you are first in line.
   *[other] All places are taken: you are number { $n } in line.
}
enter-lead-confirmed = See you at the event. From here you can still withdraw, or change how you are shown.
enter-lead-refused = The arbiter did not accept the request: { $reason }
enter-lead-withdrawn = The request is withdrawn.
enter-code = Code
enter-guardian-how = Whoever opens this link can confirm the entry or stop it: give it to the parent alone.
enter-guardian-write = Write to the parent
enter-guardian-subject = Confirm the entry of { $name } in { $tournament }
enter-guardian-letter = { $name } would like to play in { $tournament }. A parent confirms by opening this link:
enter-pay-note = Scan the code with the bank’s app, or copy the data.
enter-pay-code = Code of the bank transfer
enter-payee = Payee
enter-reference = Reference
enter-keep = Keep this page
enter-keep-note = With this link you see the answer, change and withdraw. Whoever has it can do so in your place.
enter-keep-write = Send the link by e-mail
enter-own-subject = Entry of { $name } in { $tournament }
enter-own-letter = The page of the entry of { $name } in { $tournament }:
enter-change = Change the entry
enter-change-save = Save
flash-enter-changed = Changed.
enter-withdraw = Withdraw the entry
enter-withdraw-note = Those behind move up one place. Nobody comes back to the same.
enter-withdraw-now = Withdraw
flash-enter-withdrawn = Withdrawn.
enter-guardian-lead = { $name }, by confirming you say that the child may play, and how the child is shown.
enter-guardian-yes = I confirm for { $name }
enter-guardian-yes-note = The time and the version of the notice are kept. With the same link you can change the choice or withdraw.
flash-enter-confirmed = Confirmed: now the arbiter decides.
# The arbiters' list.
enter-requests = Requests
enter-requests-open = { $n ->
    [0] No request to decide
    [one] One request to decide
   *[other] { $n } requests to decide
}
enter-no-requests = Nobody has sent a request yet.
enter-places = Places taken: { $taken } of { $places }.
enter-taken = { $n ->
    [one] One entered.
   *[other] { $n } entered.
}
enter-never-opened = The entry form was never opened.
enter-is-open = The form is open.
enter-is-closed = The form is closed.
enter-sent-code = of { $day }, code { $code }
enter-waiting-place = Waiting list, no. { $place }
enter-guardian-is = Parent: { $name }.
enter-guardian-awaited = Has not confirmed yet.
enter-guardian-link = Confirmed by the link.
enter-guardian-paper = Signed on paper.
enter-guardian-club = The club answers for it.
enter-byes-are = Byes: { $rounds }.
enter-do-accept = Accept
enter-do-accept-of = Accept { $name }
enter-do-another = Another person: accept
enter-do-paper = The parent signed
enter-do-wait = To the waiting list
enter-do-again = Back to the requests
enter-do-refuse = Do not accept
enter-reason = Reason
flash-enter-accepted = Accepted: the player is entered.
flash-enter-refused = Not accepted.
flash-enter-put-waiting = On the waiting list.
flash-enter-signed = The parent’s signature is noted.
flash-enter-returned = It is among the requests again.
# What the chief arbiter sets.
enter-door-title = Entry form
enter-door-lead = Who opens the form gets requests; each becomes an entry when an arbiter accepts it.
enter-door-open = Open or change the form
enter-door-note = Players enter themselves, on a phone; here you decide who comes in.
field-door-open = Players may enter themselves
field-door-until = Last day
field-door-places = Places
field-door-rating-least = Ratings from
field-door-rating-most = Ratings up to
field-door-club-places = Places of one club
field-door-guardian = A parent confirms below the age of
field-door-payee = Holder of the account
field-door-iban = IBAN
field-door-notice = Privacy notice
enter-account-note = With an account, the confirmation holds a code that bank apps read. How much everybody pays is said by the bands.
field-byes = Byes
field-consent = The club has the parents’ consent for those under age
field-request-state = Request
field-guardian-name = Name of the parent
field-guardian-email = E-mail of the parent
enter-notice-note = New words make a new version (now it is { $number }); each request keeps its own.
enter-notice-first = The data serve to run the event: pairings, standings, report to the federation. Name, year of birth, rating and club are published as you choose; the whole date of birth and addresses are seen by the arbiters alone. You can ask the organiser to see, correct or erase your data.
# Of clubs.
enter-club-title = Entry by a club
enter-club-who = Who of the club plays
enter-club-nobody = All players of the club are entered or asked for.
enter-club-choices = Choices and data
enter-club-send = Send the requests
flash-enter-club-sent = The requests are sent.
enter-club-sent-title = Sent by the club
enter-club-total = To be paid in all: { $total }.
enter-club-entered = { $n ->
    [one] One player of the club is entered.
   *[other] { $n } players of the club are entered.
}
enter-club-back = Take back
enter-club-back-of = Take back { $name }
refusal-door-closed = Entries are not open.
refusal-too-many-requests = Too many requests came from here. The next one is taken at { $time }.
refusal-rating-elsewhere = With { $rating } { $name } is not for this section.
refusal-unrated-elsewhere = Without a rating { $name } is not for this section.
refusal-enter-section = Theirs is section { $section }.
refusal-ask-organiser = Ask the organiser.
problem-ratings-crossed = Less than { $value }.
enter-door-limits = Whom this section is for, and how many of one club; who comes after them waits. Empty: no limit.
enter-sections = Section
enter-section-from = from { $least }
enter-section-to = up to { $most }
enter-section-between = { $least } to { $most }
enter-section-yours = yours, with { $rating }
enter-section-yours-unrated = yours, without a rating
enter-section-closed = closed
enter-club-places = { $n ->
    [one] One player of each club; the next ones wait.
   *[other] { $n } players of each club; the next ones wait.
}
refusal-request-decided = This request was decided already.
refusal-guardian-first = A parent confirms first.
refusal-guardians-choice = A parent chose: they alone can change it.
problem-iban = “{ $value }” is no IBAN: check the digits.
problem-byes-many = { $value } at most.
problem-byes-late = Up to round { $value } only.
action-tournament-door = Entry form
action-request-send = Request to take part
action-request-send-club = Requests of a club
action-request-fetch = Request from the site
action-request-change = Request changed
action-request-confirm = Confirmed by a parent
action-request-withdraw = Request withdrawn
action-request-accept = Request accepted
action-request-decide = Decision about a request
