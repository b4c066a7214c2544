# Cómo se muestra a un participante a quien no dirige el torneo.
field-name-shown = Nombre
field-publication = Dónde figura
setting-name_shown-unsaid = Sin elección: completo; de menores, la inicial
setting-name_shown-whole = Apellido y nombre
setting-name_shown-initial = Apellido e inicial
setting-publication-hall = Solo en la sala
setting-publication-web = En la sala y en las páginas
setting-publication-federation = En la sala, en las páginas y en archivos
entry-shown-title = Qué ven los demás
entry-shown-note = Vale para las páginas, las pantallas y los archivos públicos. Quien elige «solo en la sala» figura allí como «Participante» con su número. Las hojas y los informes de los árbitros quedan completos.
entry-shown-save = Guardar la elección
entry-shown = La elección está guardada: páginas y archivos la siguen desde ahora.
entries-hidden = { $n ->
    [one] Hay también un menor, que se muestra cuando empieza a jugar.
   *[other] Hay también { $n } menores, que se muestran cuando empiezan a jugar.
}
# Quien ha elegido que no se le nombre.
player-withheld = Participante { $number }
