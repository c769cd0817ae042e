import type { Db } from '../../platform/index.ts'
import { type Addition, sumAlike, toStoredBuild } from './additions.ts'
import type { CartLine } from './cart-line.ts'
import { validateLines, type Whose } from './validate-lines.ts'
import { soldProducts } from './sold-products.ts'

/**
 * Returns a guest's cart lines at today's prices. Products that aren't on sale are returned without any data about
 * them.
 */
export async function guestLines(
  db: Db,
  items: readonly Addition[],
  place: Pick<Whose, 'at' | 'speedLimit'>,
): Promise<CartLine[]> {
  const requested = sumAlike(items)
  const guest = { ...place, userId: null }
  const products = await soldProducts(db, guest)
    .where(
      'product.id',
      'in',
      requested.map(({ product_id }) => product_id),
    )
    .where('product.hidden', '=', false)
    .execute()
  const byId = new Map(products.map((product) => [product.product_id, product]))
  const rows = requested.map(({ product_id, count, build, line_id }) => {
    const product = byId.get(product_id) ?? unknownProduct(product_id)
    // Upgrade products are left without a bike here, since a guest owns no bike to upgrade.
    const bikeId = product.kind === 'bike' ? product.bike_id : null
    return {
      ...product,
      id: line_id ?? product_id,
      count,
      seen_cents: null,
      build: build && bikeId !== null ? toStoredBuild(build, bikeId) : null,
    }
  })
  return validateLines(db, rows, guest)
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
  options: {},
  unit_cents: 0,
  no_air: false,
  stock: 0,
  is_hidden: true,
  is_parent: false,
  bike_id: null,
  bike_slug: null,
  reserved: 0,
})
