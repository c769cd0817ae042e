import type { Views } from '../platform/index.ts'
import type { BikesTables } from './tables.ts'

export const views = {
  bikes: {
    columns: ['id', 'slug', 'title', 'lead_days', 'published'],
    readers: ['catalogue', 'sales', 'community'],
    reason: 'Accessories and help topics say which bikes they are for, and lines which bike they build.',
  },
  bike_sizes: {
    columns: ['id', 'bike_id', 'name'],
    readers: ['sales'],
    reason:
      'Lead times of all lines of a cart are read at once, and the workshop’s board by its own filters.',
  },
  colours: {
    columns: ['id', 'lead_days', 'name', 'swatch'],
    readers: ['sales'],
    reason:
      'Lead times of all lines of a cart are read at once, and the workshop’s board by its own filters.',
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
      'Parts decide how a line is sent and which bikes of the workshop’s board are short of some; parts with stock are listed with products.',
  },
  bike_parts: {
    columns: ['bike_id', 'part_id', 'is_default'],
    readers: ['sales'],
    reason: 'Which bikes of the workshop’s board are short of parts is decided inside its queries.',
  },
  slots: {
    columns: ['id', 'title', 'choice'],
    readers: ['sales'],
    reason: 'Which bikes of the workshop’s board are short of parts is decided inside its queries.',
  },
  order_bikes: {
    columns: [
      'id',
      'user_id',
      'bike_id',
      'size_id',
      'colour_id',
      'ral',
      'part_ids',
      'serial_number',
      'order_line_id',
      'delivered_on',
      'withdrawn_at',
    ],
    readers: ['sales', 'community'],
    reason:
      'The queries that find orders look whether upgrades still have their bike; the workshop builds them; a newsletter goes to the owners of a model.',
  },
} satisfies Views<BikesTables>
