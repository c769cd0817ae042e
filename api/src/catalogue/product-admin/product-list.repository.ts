import type { ProductCountsQuery, ProductListData, ProductListQuery } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'

import type { Db } from '../../platform/index.ts'
import { filteredProducts } from './product-filters.ts'
import { sortedProducts } from './product-order.ts'
import { readProductRows } from './product-rows.ts'

const PER_PAGE = 50

export type ProductList = ReturnType<typeof createProductList>

/** Creates the repository of accessories and spare parts, as admins list them. */
export function createProductList(db: Db) {
  return {
    async list({ page, sort, ...filters }: z.output<typeof ProductListQuery>): Promise<ProductListData> {
      const found = filteredProducts(db, filters)
      const [ids, { total }] = await Promise.all([
        sortedProducts(db, found, sort)
          .limit(PER_PAGE)
          .offset((page - 1) * PER_PAGE)
          .execute(),
        found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
      ])
      const items = await readProductRows(
        db,
        ids.map(({ id }) => id),
      )
      return { items, page, per_page: PER_PAGE, total }
    },

    /** Returns how many products pass the filters, of each status. */
    async counts(filters: z.output<typeof ProductCountsQuery>) {
      const counts = await filteredProducts(db, filters)
        .select(['product.hidden', (eb) => eb.fn.countAll<number>().as('count')])
        .groupBy('product.hidden')
        .execute()
      const countOf = (hidden: boolean) => counts.find((it) => it.hidden === hidden)?.count ?? 0
      return { published: countOf(false), unpublished: countOf(true) }
    },
  }
}
