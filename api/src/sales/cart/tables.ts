import type { Generated, JSONColumnType } from 'kysely'

import type { StoredBuild } from '../../bikes/index.ts'

export interface CartTables {
  cart_lines: {
    id: Generated<number>
    user_id: number
    product_id: number
    count: number
    bike_slug: string | null
    order_bike_id: number | null
    created_at: Generated<Date>
    seen_cents: Generated<number | null>
    build: JSONColumnType<StoredBuild | null, string | null | undefined>
    /** The key of the line's build; empty for a line without a build. */
    build_key: Generated<string>
  }
  carts: { user_id: number; promo_id: number | null }
  cart_merges: { user_id: number; key: string; message: string | null; merged_at: Generated<Date> }
}
