/** Inserts spare parts, straight into the database: copies of the shop's own, with other numbers and names. */

/** Words that names of copies end with, so that no two parts are called the same. */
const SYLLABLES = ['ba', 'cor', 'del', 'fin', 'gra', 'hol', 'kin', 'lur', 'mon', 'pas', 'rem', 'sol']
const MADE = SYLLABLES.flatMap((a) => SYLLABLES.flatMap((b) => SYLLABLES.map((c) => a + b + c)))
const FIRST_ID = 10_000_000

/**
 * @param {import('pg').Client} client
 * @param {number} count how many parts
 */
export async function fillSpares(client, count) {
  await client.query(
    `insert into products (id, kind, number, title, description, category, price_cents, stock, image, weight_g, fits,
       fits_bikes, variants)
     select ${FIRST_ID} + i, 'spare', split_part(like_it.number, '-', 1) || '-' || split_part(like_it.number, '-', 2)
         || '-' || like_it.category || '-' || (10000 + i),
       like_it.title || ', ' || ($1::text[])[1 + i % cardinality($1)] || ' ' || i % 97, like_it.description,
       like_it.category, like_it.price_cents, case when i % 9 = 0 then 0 else i % 60 end, like_it.image,
       like_it.weight_g, like_it.fits, like_it.fits_bikes, '[]'
     from generate_series(1, $2::int) as i
     join (select row_number() over (order by id) as place, count(*) over () as all, products.* from products
       where kind = 'spare') as like_it on like_it.place = 1 + i % like_it.all`,
    [MADE, count],
  )
  // Without the triggers, which list one part after the other; what they write follows.
  await client.query('alter table spares disable trigger user')
  await client.query(
    `insert into spares (product_id, family_code, fit_level, torque_nm, year_from, year_to, part_ids, sizes, keywords)
     select product.id, like_it.family_code, like_it.fit_level, like_it.torque_nm, like_it.year_from, like_it.year_to,
       like_it.part_ids, like_it.sizes,
       regexp_replace(product.title, '[^[:alnum:]]+', ' ', 'g') || e'\\n' || split_part(like_it.keywords, e'\\n', 2)
     from products as product
     join (select row_number() over (order by product_id) as place, count(*) over () as all, spares.* from spares)
       as like_it on like_it.place = 1 + (product.id - ${FIRST_ID}) % like_it.all
     where product.id > ${FIRST_ID}`,
  )
  await client.query('alter table spares enable trigger user')
  await fillLists(client)
}

/** @param {import('pg').Client} client */
async function fillLists(client) {
  await client.query(
    `insert into spare_list (product_id, number, family_code, bikes, is_in_stock, search, years, sizes, part_ids)
     select product.id, product.number, spare.family_code, product.fits_bikes, product.stock > 0,
       setweight(to_tsvector('simple', fold(split_part(spare.keywords, e'\\n', 1))), 'A') ||
         to_tsvector('simple', fold(split_part(spare.keywords, e'\\n', 2))),
       model_years(spare.year_from, spare.year_to), spare.sizes, spare.part_ids
     from spares as spare join products as product on product.id = spare.product_id where product.id > ${FIRST_ID}`,
  )
  await client.query(
    `insert into spare_numbers
     select lower(array_to_string(pieces[first:], '')), id, first = 1
     from (select id, string_to_array(number, '-') as pieces from products where id > ${FIRST_ID} and kind = 'spare')
       as split, generate_subscripts(pieces, 1) as first
     on conflict do nothing`,
  )
  await client.query(`delete from search_words where area = 'spares'`)
  await client.query(
    `insert into search_words (area, word, documents)
     select 'spares', word, ndoc from ts_stat('select to_tsvector(''simple'', fold(keywords)) from spares')
     where length(word) > 2 and word !~ '[0-9]'`,
  )
}
