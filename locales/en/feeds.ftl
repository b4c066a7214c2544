# Moves of electronic boards.
action-feed-add = Source of moves added
action-feed-remove = Source of moves removed
action-feed-start = Source of moves started
action-feed-stop = Source of moves stopped
action-game-feed = Moves from the board
field-feed-host = Source
floor-fed-illegal = illegal move from the electronic board
floor-fed-illegal-text = Half-move { $ply }: { $written }.
problem-feed-address = this address cannot be read: write a whole one, without name, password or #.
problem-feed-folder = there is no such folder or file here.
problem-feed-no-folder = the operator has opened no folder.
problem-feeds-most = a tournament has { $value } sources at most.
