import type { BulkAction } from '../list/bulk/bulk-action.ts'
import { publishProduct } from './product.api.ts'
import type { ProductRow } from './products.api.ts'

/** What can be done with many products at once. */
export const PRODUCT_ACTIONS: ReadonlyArray<BulkAction<ProductRow>> = [
  { label: 'Publish', running: 'Publishing', act: (http, product) => publishProduct(http, product, true) },
  {
    label: 'Unpublish',
    running: 'Unpublishing',
    act: (http, product) => publishProduct(http, product, false),
  },
]
