# The pages about chess, and the list of tournaments by region.
links-rules = Rules
links-rules-text-1 = A tournament on tratto follows the edition of the FIDE Laws that its announcement names: the one in force, or that of the Stockholm Congress of 1952. Each decision quotes the article of the tournament’s edition.
links-rules-text-2 = The Laws say how the men move, when a move is made, what follows an irregularity, how a game ends. The rules of the competition, that is pairings, points and tie-breaks, stand in each tournament’s announcement.
links-origin = Origin and legend
links-origin-text-1 = Chess descends from chaturanga, played in India around the sixth century: four arms, that is foot, horse, elephants and chariots, around a king and his counsellor. By Persia and the Arab world the game reached Europe before the year 1000, by way of Sicily and Spain among others.
links-origin-text-2 = At the end of the fifteenth century queen and bishop took the long moves of today. Castling and en passant settled later, in Italy by rules of its own until the nineteenth century. FIDE was founded in Paris in 1924.
links-origin-text-3 = The legend tells of Sissa, who asked the king for one grain of wheat on the first square and twice as many on each that follows: on 64 squares that makes 18,446,744,073,709,551,615 grains, more than the kingdom had.
links-italy = Italian sites
links-italy-text-1 = Federation, regional committees, clubs, magazines and archives in Italy. The clubs that registered with tratto stand in the directory of clubs, region by region.
links-world = Sites of the world
links-world-text-1 = Federations, rules, rankings and archives of games of the world.
links-title = Links
links-none = No links yet.
links-others = Other pages
links-add = Add a link
links-add-button = Add
links-name = Title
links-address = Address
links-note = What is found there
links-remove = Remove { $title }
links-remove-short = Remove
flash-link-added = Link added.
flash-link-removed = Link removed.
tournaments-title = Tournaments
tournaments-by-region = Tournaments by region
tournaments-of-region = Tournaments in { $region }
tournaments-lead = { $n ->
    [0] No tournaments
    [one] One tournament
   *[other] { $n } tournaments
}
tournaments-none = No tournament in this region.
tournaments-elsewhere = Abroad or without a province
tournaments-regions = By region
tournaments-all = All tournaments
tournaments-state = State
tournament-state-registration = registration open
tournament-state-running = under way
tournament-state-finished = finished
