import { invalid, type Db } from '../../platform/index.ts'

interface Targets {
  product_ids: readonly number[]
  country_ids: readonly number[]
}

/** Throws a 422 for products and countries that there aren't. */
export async function assertTargets(trx: Db, { product_ids, country_ids }: Targets) {
  const [products, countries] = [[...new Set(product_ids)], [...new Set(country_ids)]]
  if (products.length > 0) {
    const known = await trx.selectFrom('products').select('id').where('id', 'in', products).execute()
    const [unknown] = missing(products, known)
    if (unknown !== undefined) throw invalid('product_ids', `There is no product ${unknown}.`)
  }
  if (countries.length > 0) {
    const known = await trx.selectFrom('countries').select('id').where('id', 'in', countries).execute()
    const [unknown] = missing(countries, known)
    if (unknown !== undefined) throw invalid('country_ids', `There is no country ${unknown}.`)
  }
}

const missing = (ids: readonly number[], known: ReadonlyArray<{ id: number }>) =>
  ids.filter((id) => !known.some((it) => it.id === id))
