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
      'price_cents',
      'stock',
      'weight_g',
      'no_air',
      'hidden',
      'bike_id',
    ],
    readers: ['bikes', 'sales'],
    reason: 'Lines of carts and orders are joined with what they hold; a bike and its upgrades are products.',
  },
} satisfies Views<CatalogueTables>
