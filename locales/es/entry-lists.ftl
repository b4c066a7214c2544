# Listas de inscripciones: archivos, filas pegadas, vista previa, duplicados.
entry-list-title = Lista de inscripciones
entry-list-open = Tomar de una lista
entry-list-lead = Un archivo, o filas copiadas de una hoja de cálculo. Antes de inscribir se ve todo, celda por celda.
entry-list-file = Archivo (CSV, XLSX, ODS, TRF)
entry-list-text = O pegue aquí las filas
entry-list-look = Ver la lista
entry-list-columns = Las columnas
entry-list-columns-note = Apellido y nombre (también en una celda), nacimiento, ID FIDE, ID nacional, Elo, categoría, club, provincia, byes, cuota y cuota pagada: los encabezados se reconocen en italiano, inglés, alemán, francés y español, en cualquier orden. Encima puede haber un título.
entry-list-nothing = Elija un archivo o pegue unas filas.
entry-list-nothing-written = No se ha inscrito a nadie.
entry-list-pasted = filas pegadas
entry-list-refused = Esta lista no se puede tomar tal como está. No se ha inscrito a nadie.
entry-list-red = { $n ->
    [one] Una fila está por corregir: queda fuera si inscribe las demás.
   *[other] { $n } filas están por corregir: quedan fuera si inscribe las demás.
}
entry-list-beyond = Desde la línea { $line } no hay sitio: un torneo tiene como máximo { $most } participantes.
entry-list-good = { $n ->
    [one] Una fila por inscribir
   *[other] { $n } filas por inscribir
}
entry-list-line = Línea { $line }
entry-list-doubles = { $n ->
    [one] Una fila quizá está duplicada
   *[other] { $n } filas quizá están duplicadas
}
entry-list-doubles-note = Las filas con el mismo nombre quedan fuera, si no indica que son dos personas. El mismo número no puede ser de dos personas.
entry-list-same = Igual
entry-list-another = Son dos personas: inscribir
entry-list-there = { $n ->
    [one] Una fila ya está inscrita
   *[other] { $n } filas ya están inscritas
}
entry-list-new = nueva
entry-list-linked = en el registro
entry-list-is-red = por corregir
entry-list-is-asked = pregunta
entry-list-is-there = ya inscrita
entry-list-is-omitted = omitida
entry-list-omit = omitir
entry-list-cut = Apellido { $surname }, nombre { $given }
entry-list-sure = Es { $who }.
entry-list-likely = Quizá es { $who }.
entry-list-several = En el registro hay varias personas: ¿quién es?
entry-list-nobody = ninguna de estas
entry-list-unlink = es otra persona
entry-list-believe-list = valen los datos de la lista
entry-list-differs = { $field }: lista { $list }, registro { $registry }.
entry-list-rated-differs = { $field }: lista { $list }, lista de Elo { $rated }.
entry-list-rated-likely = En la lista { $list } quizá es { $who }.
entry-list-rated-several = En la lista { $list } hay { $count } con este nombre y año: el ID FIDE dice quién es.
entry-list-rated-sure = En la lista { $list } es { $who }.
entry-list-enter = { $n ->
    [one] Inscribir a un participante
   *[other] Inscribir a { $n } participantes
}
entry-list-enter-good = { $n ->
    [one] Inscribir a un participante, sin las filas rojas
   *[other] Inscribir a { $n } participantes, sin las filas rojas
}
entry-list-again = Leer de nuevo
entry-list-mapping = Qué contienen las columnas
entry-list-mapping-note = Lo que cambie aquí vale también para sus próximas listas con el mismo encabezado.
entry-list-heading = La primera fila es el encabezado
entry-list-aside = no se toma
entry-list-byes = Byes solicitados
entry-list-byes-note = Las rondas de la columna de byes son
same-by-fide-id = El mismo ID FIDE
same-by-national-id = El mismo ID nacional
same-by-player = La misma persona del registro
same-by-name = El mismo nombre y año
flash-entry-list-entered = Lista tomada: inscripciones añadidas.
job-entry-list = Lectura de la lista
action-entry-add-listed = Inscripciones de una lista
entry-fee-paid = pagados { $due }
entry-fee-open = pagados { $paid } de { $due }
fee-decimal = ,
fee-euro = { $amount } €
sheet-outcome = Resultado
sheet-hidden = { $n ->
    [one] Otra fila no se muestra.
   *[other] Otras { $n } filas no se muestran.
}
sheet-format = Formato
sheet-name = Hoja
sheet-merged-heading = El encabezado { $area } une varias columnas: separe las celdas.
cell-amount = No es un importe, por ejemplo 20 o 12,50.
cell-formula = Fórmula sin valor: pegue el valor.
cell-encoding = Letras dañadas desde el carácter { $at }: guarde el archivo en UTF-8.
cell-merged = Celdas combinadas ({ $area }): sepárelas.
not-a-sheet-picture = Esto es una imagen, no una lista.
not-a-sheet-old-workbook = Es un libro en el antiguo formato XLS, o protegido con contraseña: guárdelo en XLSX, ODS o CSV.
not-a-sheet-other = Este archivo no es una lista: se admiten CSV, XLSX, ODS o TRF.
not-a-sheet-broken = El libro no se puede leer: está incompleto o protegido con contraseña.
not-a-sheet-too-large = El libro es demasiado grande.
not-a-sheet-encoding = Los caracteres no se pueden leer (línea { $line }, carácter { $column }): guarde el archivo en UTF-8.
not-a-sheet-report = El archivo TRF tiene errores.
not-a-sheet-report-place = Línea { $line }, columna { $column }: { $words }
