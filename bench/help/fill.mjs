/** Inserts help topics, straight into the database: many more than a shop writes. */

/** Words of texts, those that are written most first; the others are made of syllables. */
const SYLLABLES = [
  'bal',
  'cor',
  'den',
  'fil',
  'gan',
  'hol',
  'kem',
  'lur',
  'mon',
  'pas',
  'ret',
  'sol',
  'tur',
  'vik',
]
const MADE = SYLLABLES.flatMap((a) => SYLLABLES.flatMap((b) => SYLLABLES.map((c) => a + b + c)))
const VOCABULARY = [
  'bike',
  'battery',
  'motor',
  'charger',
  'brake',
  'order',
  'warranty',
  'display',
  'tyre',
  'range',
  ...MADE,
]
const WORDS_PER_TITLE = 4
const WORDS_PER_TEXT = 200

/** Word number i is drawn as often as this curve says: the first ones much more often than the last. */
const DRAWN = `($1::text[])[1 + floor(power(random(), 3) * ${VOCABULARY.length})::int]`

/**
 * @param {import('pg').Client} client
 * @param {number} count how many topics beside those of the demo
 */
export async function fillHelp(client, count) {
  await client.query('select setseed(0.5)')
  await client.query(
    `insert into help_topics (id, group_id, title, body)
     select 1000 + i, 1 + i % 8,
       (select string_agg(${DRAWN}, ' ') from generate_series(1, ${WORDS_PER_TITLE}) where i > 0),
       (select string_agg(${DRAWN}, ' ') from generate_series(1, ${WORDS_PER_TEXT}) where i > 0)
     from generate_series(1, $2::int) as i`,
    [VOCABULARY, count],
  )
  // What happens with each change of the topics.
  await client.query(`delete from search_words where area = 'help'`)
  await client.query(
    `insert into search_words (area, word, documents)
     select 'help', word, ndoc from ts_stat(
       'select to_tsvector(''simple'', fold(title || '' '' || joined_words(keywords) || '' '' || body)) from help_topics where not is_draft
        union all select to_tsvector(''simple'', folded) from search_synonyms where area = ''help''')
     where length(word) > 2 and word !~ '[0-9]'`,
  )
}
