import type { Views } from '../platform/index.ts'
import type { BikesTables } from './tables.ts'

export const views = {
  bikes: {
    columns: ['id', 'slug', 'title', 'lead_days'],
    readers: ['catalogue', 'sales'],
    reason: 'Accessories say which bikes they fit, and lines which bike they build.',
  },
  bike_sizes: {
    columns: ['id', 'bike_id'],
    readers: ['sales'],
    reason: 'Lead times of all lines of a cart are read at once.',
  },
  colours: {
    columns: ['id', 'lead_days'],
    readers: ['sales'],
    reason: 'Lead times of all lines of a cart are read at once.',
  },
  size_colours: {
    columns: ['size_id', 'colour_id', 'is_dated'],
    readers: ['sales'],
    reason: 'Lead times of all lines of a cart are read at once.',
  },
  parts: {
    columns: ['id', 'slot_id', 'title', 'stock', 'restock_on'],
    readers: ['sales'],
    reason:
      'Batteries and services among the parts of a line decide how it is sent; parts with stock are listed with products.',
  },
  order_bikes: {
    columns: ['id', 'user_id', 'order_line_id', 'delivered_on', 'withdrawn_at'],
    readers: ['sales'],
    reason: 'Whether upgrades still have their bike is decided inside the queries that find orders.',
  },
} satisfies Views<BikesTables>
