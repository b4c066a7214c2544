# Un torneo dentro de páginas de otros sitios.
embed-how = Copie el código en una página de su sitio: muestra la clasificación o los emparejamientos del momento, sin script ni cookies.
embed-left-out = { $n ->
    [one] Otra fila en la página del torneo
   *[other] Otras { $n } filas en la página del torneo
}
embed-title = Mostrar el torneo en su sitio
