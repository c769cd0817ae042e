import type { Db } from '../database/open-database.ts'
import { type Addition, sumByProduct } from './additions.ts'
import { judgeLine } from './line-problem.ts'
import type { CartLine } from './priced-lines.ts'
import { soldProducts } from './sold-products.ts'

/** A guest's cart as it would be today. What isn't sold says nothing about itself. */
export async function guestLines(db: Db, items: readonly Addition[], at: Date): Promise<CartLine[]> {
  const counts = sumByProduct(items)
  const products = await soldProducts(db, { userId: null, at })
    .where('product.id', 'in', [...counts.keys()])
    .where('product.hidden', '=', false)
    .execute()
  const byId = new Map(products.map((product) => [product.product_id, product]))
  return [...counts].map(([product_id, count]) => {
    const line = { ...(byId.get(product_id) ?? unknownProduct(product_id)), count, seen_cents: null }
    return { ...line, id: product_id, bike_slug: null, order_bike_id: null, ...judgeLine(line) }
  })
}

const unknownProduct = (product_id: number) => ({
  product_id,
  parent_id: null,
  kind: 'accessory',
  category: '',
  weight_g: 0,
  title: 'This product',
  description: '',
  image: null,
  unit_cents: 0,
  no_air: false,
  stock: 0,
  is_hidden: true,
  is_parent: false,
  reserved: 0,
})
