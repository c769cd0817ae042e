import { formatDate, toDollars } from '@nireeka/contracts'
import type { Part } from '@nireeka/contracts/api'
import type * as z from '@nireeka/contracts/zod'
import type { Selectable } from 'kysely'

import type { ConfiguratorTables } from './tables.ts'
import { performanceOf } from './to-bike.ts'

export type PartRow = Selectable<ConfiguratorTables['parts']> & {
  is_default: boolean
  /** `restock_on` as an ISO day: 2026-12-13. */
  back_on: string | null
}

/** The stock from which on a part's note no longer mentions how many are left. */
const MANY = 10

/** Returns a part's row as the API shows it on this day. */
export const toPart = (part: PartRow, today: string): z.infer<typeof Part> => ({
  id: part.id,
  category_id: part.category_id,
  category_part_id: part.slot_id,
  title: part.title,
  summary: part.summary,
  image: part.image,
  price: toDollars(part.price_cents),
  is_available: part.stock !== 0,
  note: noteOf(part, today),
  is_default: part.is_default,
  performance: performanceOf(part),
})

/** Returns the note on a part's stock. A restocking day in the past isn't mentioned. */
function noteOf({ stock, back_on }: Pick<PartRow, 'stock' | 'back_on'>, today: string): string | null {
  if (stock === null || stock >= MANY) return null
  if (stock > 0) return `Only ${stock} left.`
  return back_on !== null && back_on > today ? `Expected back on ${formatDate(back_on)}.` : null
}
