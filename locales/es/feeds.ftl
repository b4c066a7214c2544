# Jugadas de los tableros electrónicos.
action-feed-add = Fuente de jugadas añadida
action-feed-remove = Fuente de jugadas quitada
action-feed-start = Fuente de jugadas iniciada
action-feed-stop = Fuente de jugadas detenida
action-game-feed = Jugadas del tablero
field-feed-host = Fuente
floor-fed-illegal = jugada ilegal del tablero electrónico
floor-fed-illegal-text = Media jugada { $ply }: { $written }.
problem-feed-address = esta dirección no se puede leer: escríbala entera, sin nombre, contraseña ni #.
problem-feed-folder = aquí no hay tal carpeta ni tal archivo.
problem-feed-no-folder = el operador no ha abierto ninguna carpeta.
problem-feeds-most = un torneo tiene como máximo { $value } fuentes.
