# Un tournoi dans les pages d’autres sites.
embed-how = Copiez le code dans une page de votre site : il montre le classement ou les appariements du moment, sans script ni cookie.
embed-left-out = { $n ->
    [1] Une autre ligne sur la page du tournoi
   *[other] { $n } autres lignes sur la page du tournoi
}
embed-title = Montrer le tournoi sur votre site
