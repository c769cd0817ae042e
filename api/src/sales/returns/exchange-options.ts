import type { Db } from '../../platform/index.ts'

/** A product that pieces of a line can be exchanged for. */
export interface ExchangeOption {
  product_id: number
  title: string
  description: string
  image: string | null
  /** How many are there; null where stock isn't counted. */
  stock: number | null
}

interface Line {
  line_id: number
  product_id: number
  is_build: boolean
  /** What is taken off for wear. */
  deduction_cents?: number
}

/**
 * Returns what the pieces of lines can be exchanged for, by the line's id: the same product again, or a variant of it that
 * is sold at the same price. Bikes, their upgrades and gift cards can't be exchanged, and neither can pieces for which
 * something was taken off, since an exchange costs nothing.
 */
export async function readExchangeOptions(
  db: Db,
  lines: readonly Line[],
): Promise<Map<number, ExchangeOption[]>> {
  const goods = lines.filter(({ is_build, deduction_cents = 0 }) => !is_build && deduction_cents === 0)
  const rows = await readOptions(
    db,
    goods.map(({ product_id }) => product_id),
  )
  return new Map(
    goods.map(({ line_id, product_id }) => [
      line_id,
      rows.flatMap(({ of_id, ...option }) => (of_id === product_id ? [option] : [])),
    ]),
  )
}

async function readOptions(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('products as own')
    .innerJoin('products as option', (join) =>
      join.on((on) =>
        on.or([
          on('option.id', '=', on.ref('own.id')),
          on.and([on('option.parent_id', '=', on.ref('own.parent_id')), on('option.hidden', '=', false)]),
        ]),
      ),
    )
    .select([
      'own.id as of_id',
      'option.id as product_id',
      'option.title',
      'option.description',
      'option.image',
      'option.stock',
    ])
    .whereRef('option.price_cents', '=', 'own.price_cents')
    .where('own.id', 'in', ids)
    .where('own.kind', 'in', ['accessory', 'spare'])
    .where('own.category', '<>', 'gift')
    .orderBy('option.id')
    .execute()
}

/** Tells whether something of a return has arrived that can be exchanged. */
export const isExchangeable = (
  { lines }: { lines: ReadonlyArray<{ line_id: number; received: number | null }> },
  options: ReadonlyMap<number, readonly ExchangeOption[]>,
) => lines.some(({ line_id, received }) => received !== null && received > 0 && options.get(line_id)?.length)

/** Returns a line of an order as the function above takes it. */
export const toGoods = ({ id, product_id, build }: { id: number; product_id: number; build: unknown }) => ({
  line_id: id,
  product_id,
  is_build: build !== null,
})
