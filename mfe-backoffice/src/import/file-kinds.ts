import type { Http } from '@nireeka/contracts'

import type { ListState } from '../list/list.ts'
import { exportProducts } from '../products/products.api.ts'
import { exportStock } from '../stock/stock.api.ts'

/** A kind of file that can be exported, edited and imported again. */
export interface FileKind {
  title: string
  fileName: string
  read: (http: Http) => Promise<Blob>
  /** The columns that an import reads, each with what belongs there. */
  columns: ReadonlyArray<readonly [name: string, meaning: string]>
  /** The first line of a file, and one with an item. */
  example: readonly [head: string, line: string]
}

const ALL: ListState = { page: 1, search: '', sort: '', filters: {} }

const ITEM = [
  ['id', 'The item’s id, as exported. Leave it out to find products by SKU.'],
  ['number', 'The SKU, which finds the product. An import can’t change it.'],
] as const
const PIECES = 'The pieces available, such as 12, or “unlimited” where stock isn’t counted.'

export const FILE_KINDS: readonly FileKind[] = [
  {
    title: 'Products',
    fileName: 'products.csv',
    read: (http) => exportProducts(http, ALL),
    columns: [
      ...ITEM,
      ['price', 'The price in dollars, such as 12.95.'],
      ['stock', PIECES],
      ['status', '“published” or “unpublished”.'],
    ],
    example: ['number,price,stock,status', 'NK-A-BRK-101,19.00,140,published'],
  },
  {
    title: 'Stock',
    fileName: 'stock.csv',
    read: (http) => exportStock(http, ALL),
    columns: [
      ...ITEM,
      ['kind', '“part” for configurator parts, which have their own ids.'],
      ['stock', PIECES],
    ],
    example: ['id,kind,stock', '2004,part,25'],
  },
]
