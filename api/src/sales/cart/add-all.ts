import { type Db, validationFailed } from '../../platform/index.ts'
import { addBuild } from './add-build.ts'
import { type Addition, sumAlike } from './additions.ts'
import { checkAddition, GONE } from './check-addition.ts'
import { soldProducts } from './sold-products.ts'
import { capCount } from './stock-rule.ts'

interface Input {
  userId: number
  items: Addition[]
  at: Date
}

/** Adds the items that are available and returns a message about the others; throws when none is available. */
export async function addAll(trx: Db, { userId, items, at }: Input): Promise<string | null> {
  const requested = sumAlike(items.map((item, place) => ({ ...item, path: `items.${place}` }))).toSorted(
    (a, b) => a.product_id - b.product_id,
  )
  const products = await findProducts(trx, { userId, at }, requested)
  const told = new Set<string>()
  const refused: Array<Record<string, string[]>> = []
  for (const item of requested) {
    const product = products.get(item.product_id)
    const validation = await checkAddition(trx, item, product, { userId, at })
    if ('told' in validation) {
      refused.push(validation.fields)
      told.add(validation.told)
    } else if (validation.build) {
      const { message } = await addBuild(trx, { userId, at, build: validation.build, count: item.count })
      if (message) told.add(message)
    } else if (product) {
      const message = await addPieces(trx, { userId, product, count: item.count })
      if (message) told.add(message)
    }
  }
  if (refused.length === requested.length) throw validationFailed(Object.assign({}, ...refused))
  return inOrder(told)
}

/** Joins the messages into one text; messages about unavailable items without a name come last. */
function inOrder(told: Set<string>): string | null {
  const hasGone = told.delete(GONE)
  const sentences = hasGone ? [...told, GONE] : [...told]
  return sentences.length > 0 ? sentences.join(' ') : null
}

type Product = Awaited<ReturnType<typeof readProducts>>[number]

async function findProducts(trx: Db, whose: Pick<Input, 'userId' | 'at'>, items: readonly Addition[]) {
  const rows = await readProducts(
    trx,
    whose,
    items.map(({ product_id }) => product_id),
  )
  return new Map(rows.map((row) => [row.product_id, row]))
}

/** Reads the products on sale, with how many of each are in the cart already. */
const readProducts = (trx: Db, { userId, at }: Pick<Input, 'userId' | 'at'>, ids: number[]) =>
  soldProducts(trx, { userId, at })
    .leftJoin('cart_lines as line', (join) =>
      join
        .onRef('line.product_id', '=', 'product.id')
        .on('line.user_id', '=', userId)
        .on('line.build_key', '=', ''),
    )
    .select(({ fn, val }) => fn.coalesce('line.count', val(0)).as('present'))
    .where('product.id', 'in', ids)
    .where('product.hidden', '=', false)
    .execute()

/** Adds pieces to a cart line and marks its price as seen, since the shopper has just seen it. */
async function addPieces(trx: Db, input: { userId: number; product: Product; count: number }) {
  const { product_id, unit_cents, present } = input.product
  const { count, message } = capCount(input.product, present + input.count)
  if (count === 0) return message
  await trx
    .insertInto('cart_lines')
    .values({
      user_id: input.userId,
      product_id,
      count,
      seen_cents: unit_cents,
      bike_slug: null,
      order_bike_id: null,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'product_id', 'build_key']).doUpdateSet({ count, seen_cents: unit_cents }),
    )
    .execute()
  return message
}
