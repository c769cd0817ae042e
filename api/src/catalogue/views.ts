import type { Views } from '../platform/index.ts'
import type { CatalogueTables } from './tables.ts'

export const views = {
  countries: {
    columns: ['id', 'name', 'tax_label', 'tax_rate', 'speed_limit_kmh'],
    readers: ['bikes', 'sales'],
    reason: 'Bikes and orders are joined with the country that they belong to.',
  },
  products: {
    columns: [
      'id',
      'parent_id',
      'kind',
      'category',
      'number',
      'title',
      'description',
      'image',
      'options',
      'price_cents',
      'stock',
      'restock_on',
      'weight_g',
      'no_air',
      'hidden',
      'rating',
      'rating_count',
      'bike_id',
    ],
    readers: ['bikes', 'sales', 'community'],
    reason:
      'Lines of carts and orders are joined with what they hold; a bike and its upgrades are products, and a bike’s rating is its product’s. A guide of the help centre ends in spare parts.',
  },
  stock_movements: {
    columns: [
      'id',
      'product_id',
      'part_id',
      'count',
      'stock_after',
      'reason',
      'order_id',
      'actor',
      'note',
      'key',
      'at',
    ],
    readers: ['sales'],
    reason: 'The history of stock names the orders that took or returned it.',
  },
} satisfies Views<CatalogueTables>
