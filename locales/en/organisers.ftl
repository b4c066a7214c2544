# Federations and organisers beside the one whose installation this is.
accent-baize = Green
accent-indigo = Indigo
accent-moss = Moss
accent-petrol = Petrol
accent-plum = Plum
accent-umber = Umber
account-organiser-arbiter = You work for this organiser: the tournaments that you make are its own.
account-organiser-officer = You run this organiser.
action-organiser-add = Adds an organiser
action-organiser-change = Changes an organiser
action-organiser-leave = Leaves an organiser
action-organiser-remove-person = Takes somebody out of an organiser
action-organiser-set-person = Puts somebody into an organiser
action-tournament-held-by = Says who holds the tournament
category-ages = { $least } to { $most } years
category-ages-least = { $n ->
    [one] one year and more
   *[other] { $n } years and more
}
category-ages-most = { $n ->
    [one] up to one year
   *[other] up to { $n } years
}
category-ages-note = The age counts that is completed by 31 December of the year in which the tournament begins.
flash-holder-set = Who holds the tournament is written down.
flash-organiser-added = The organiser is added.
flash-organiser-left = You work for this organiser no more.
flash-organiser-person-removed = They work for this organiser no more.
flash-organiser-person-set = The person is written down.
flash-organiser-saved = What the organiser says of itself is saved.
holder-house = Whose site this is
holder-label = Who holds it
holder-note = Name and colour of the organiser stand on the pages of the tournament, its foot line on papers. Provinces and categories are its own.
holder-title = Organiser
organiser-accent = Colour
organiser-all = { $n ->
    [one] The tournament in the calendar
   *[other] All { $n } tournaments
 }
organiser-arbiter = arbiter
organiser-calendar = Its calendar
organiser-categories = National categories
organiser-categories-note = One a line, the highest first: the abbreviation of four signs at most and the name, “A1 First class”. A category of ages has them in parentheses at the end: “U10 Under 10 (9-10)”, “U8 Under 8 (-8)”, “S50 Seniors (50+)”. Without any, those of Italy hold.
organiser-coming = Being played and to come
organiser-country = Country
organiser-duty = Duty
organiser-edit = Change its data
organiser-federation = Federation (three letters)
organiser-ground = Regions, provinces, categories
organiser-held = { $n ->
    [0] No tournament
    [one] One tournament
   *[other] { $n } tournaments
 }
organiser-imprint = Foot line of papers
organiser-imprint-note = For example its seat and registration number.
organiser-italy = Italy
organiser-keep = Keeping it
organiser-language = Language of letters
organiser-language-none = That of the site
organiser-language-note = For those who have chosen none.
organiser-leave = Leave
organiser-leave-note = Whoever leaves loses the regions that they decide about; their tournaments stay the organiser’s. Only its officers and the administrators take somebody back.
organiser-leave-regions = Your regions: { $regions }.
organiser-leave-title = Leave { $name }?
organiser-leave-yes = Yes, leave
organiser-look = Look and papers
organiser-name = Name
organiser-new = New organiser
organiser-officer = officer
organiser-officer-note = Officer: changes these data and decides about clubs.
organiser-own-clubs = Clubs of its own
organiser-own-clubs-note = An organiser with regions of its own has clubs of its own too: they register from its page, and its officers decide about them. One that uses the regions of Italy shares the clubs of all.
organiser-people = Who works for it
organiser-people-lead = The tournaments that these people make are held by the organiser.
organiser-people-none = Nobody yet.
organiser-person-add = Add somebody
organiser-person-remove = Take out
organiser-territory = Regions and provinces
organiser-territory-note = A region a line: its name, a colon, its provinces with their codes between commas, “Oberland: TH Thun, IN Interlaken”. A region that is one province is written “TI Ticino”. Without any, those of Italy hold.
organiser-web = Web site
organiser-what = What changes
organiser-what-note = A federation or organiser has its own name, colour, calendar and papers and, if it wants, its own regions, provinces and categories.
organiser-who = Who it is
organisers-lead = Federations and organisers with pages of their own on this site.
organisers-none = There are none yet.
organisers-title = Federations and organisers
own-categories-note = Categories of the organiser: { $list }. “category” and an abbreviation mean one of them.
problem-list-code = Line { $value }: an abbreviation has one to six letters or digits.
problem-list-long-code = Line { $value }: the abbreviation of a category has four letters or digits at most.
problem-list-long-name = Line { $value }: the name has more than sixty characters.
problem-list-no-name = Line { $value }: the name is missing.
problem-list-too-many = Line { $value }: there are too many.
problem-list-twice = Line { $value }: it is there already.
problem-moderates-elsewhere = { $value } already decides about the clubs of some regions: an administrator can add them.
problem-no-account = There is no account with the login name { $value }.
problem-territory-used = Clubs are in provinces that would be there no more: { $value }. They change theirs first.
problem-works-for-another = { $value } already works for another organiser.
refusal-last-officer = Nobody else could run the organiser: name another officer first, who has chosen a password.
