import { formatNumber } from '@nireeka/contracts'
import { ACCESSORY_CATEGORIES, CATEGORY_NAMES } from '@nireeka/contracts/api'
import { Badge, DateText, Picture, Price } from '@nireeka/ui'

import { Below } from '../below.tsx'
import type { ListDefinition } from '../list/list.ts'
import { selectFilter } from '../list/select-filter.ts'
import {
  countProducts,
  exportProducts,
  type ProductRow,
  readProducts,
  type SpareFamily,
} from './products.api.ts'
import styles from './products.module.css'

/** Returns the list of accessories and spare parts, whose families the database has. */
export const productsList = (families: readonly SpareFamily[]): ListDefinition<ProductRow> => ({
  name: 'products',
  title: 'Products',
  nouns: ['product', 'products'],
  firstSort: '-added',
  columns: [
    {
      header: 'Product',
      cell: (row) => <Name row={row} />,
      sort: { name: 'title', first: 'ascending' },
    },
    { header: 'Status', cell: ({ isPublished }) => <StatusBadge isPublished={isPublished} /> },
    { header: 'Category', cell: ({ category }) => nameOfCategory(category, families) },
    { header: 'Variants', cell: ({ variants }) => variants.length || '–', align: 'end' },
    {
      header: 'Stock',
      cell: ({ stock }) => <Stock stock={stock} />,
      align: 'end',
      isFact: true,
      sort: { name: 'stock', first: 'ascending' },
    },
    {
      header: 'Price',
      cell: (row) => <PriceRange row={row} />,
      align: 'end',
      isFact: true,
      sort: { name: 'price', first: 'ascending' },
    },
    {
      header: 'Added',
      cell: ({ addedOn }) => <DateText date={addedOn} format="shortDay" />,
      sort: { name: 'added', first: 'descending' },
    },
  ],
  filters: [
    {
      kind: 'chips',
      name: 'status',
      label: 'Products by status',
      any: 'All',
      options: [
        { value: 'published', label: 'Published' },
        { value: 'unpublished', label: 'Unpublished' },
      ],
    },
    selectFilter({
      name: 'kind',
      label: 'Kind',
      options: { accessory: 'Accessories', spare: 'Spare parts' },
    }),
    selectFilter({
      name: 'category',
      label: 'Category',
      options: [
        ...ACCESSORY_CATEGORIES.map((value) => ({ value, label: CATEGORY_NAMES[value] ?? value })),
        ...families.map(({ code, title }) => ({ value: code, label: title })),
      ],
    }),
    selectFilter({ name: 'picture', label: 'Pictures', options: { none: 'No picture' } }),
  ],
  search: { label: 'Search products', placeholder: 'SKU or title' },
  nameOf: ({ title }) => title,
  pathOf: ({ id }) => `/backoffice/products/${id}`,
  read: readProducts,
  count: countProducts,
  exportCsv: exportProducts,
  empty: { title: 'No products yet', text: 'Products that you create appear here.' },
})

const nameOfCategory = (category: string, families: readonly SpareFamily[]) =>
  CATEGORY_NAMES[category] ?? families.find(({ code }) => code === category)?.title ?? category

const Name = ({ row: { title, number, image } }: { row: ProductRow }) => (
  <span className={styles.name}>
    <span className={styles.thumb}>
      <Picture src={image} alt="" ratio="1:1" sizes="3rem" />
    </span>
    <span className={styles.words}>
      {title}
      {number === null ? null : <Below>{number}</Below>}
    </span>
  </span>
)

export const StatusBadge = ({ isPublished }: { isPublished: boolean }) => (
  <Badge tone={isPublished ? 'success' : 'neutral'}>{isPublished ? 'Published' : 'Unpublished'}</Badge>
)

export function Stock({ stock }: { stock: number | null }) {
  if (stock === null) return 'Not counted'
  return stock === 0 ? <Badge tone="danger">None</Badge> : formatNumber(stock)
}

export const PriceRange = ({ row: { price, priceTo } }: { row: Pick<ProductRow, 'price' | 'priceTo'> }) => (
  <span className={styles.unbroken}>
    <Price dollars={price} />
    {priceTo > price ? (
      <>
        –<Price dollars={priceTo} />
      </>
    ) : null}
  </span>
)
