// Players of the registry, with names of two words.

const SYLLABLES = "'ba','de','fi','go','lu','ma','ne','pi','ro','sa','te','vi','za','co','du','li'";

/** Makes so many players. */
export function registry(db, players) {
  db.sql(`SET session_replication_role = replica;
    CREATE TEMP TABLE made AS SELECT n,
      initcap(s[1 + n % 16] || s[1 + n / 16 % 16] || s[1 + n / 256 % 16] || s[1 + n / 4096 % 16]) AS last_name,
      initcap(s[1 + n / 7 % 16] || s[1 + n / 11 % 16]) AS first_name
      FROM generate_series(1, ${players}) n, (SELECT ARRAY[${SYLLABLES}] AS s) t;
    INSERT INTO players (last_name, first_name, name_key, sex, birth_year, federation, fide_id, fide_standard, created_at, version, code)
      SELECT last_name, first_name, lower(last_name || ' ' || first_name), CASE WHEN n % 5 = 0 THEN 'w' ELSE 'm' END, 1940 + n % 70, 'ITA',
        (90000000 + n)::text, 1400 + n % 1000, '2026-01-01', 1, substr(md5(n::text), 1, 16) FROM made;
    INSERT INTO player_names (key, player_id)
      SELECT lower(last_name), n FROM made UNION SELECT lower(first_name), n FROM made;`);
}
