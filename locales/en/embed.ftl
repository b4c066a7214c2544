# A tournament within pages of other sites.
embed-how = Copy the code into a page of your site: it shows the standings or pairings of the moment, without script or cookie.
embed-left-out = { $n ->
    [one] One more row on the tournament’s page
   *[other] { $n } more rows on the tournament’s page
}
embed-title = Show the tournament on your site
