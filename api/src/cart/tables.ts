import type { Generated, JSONColumnType } from 'kysely'

export interface CartTables {
  products: {
    id: number
    kind: string
    number: string | null
    title: string
    description: string
    category: string
    price_cents: number
    /** Null: there is always enough. */
    stock: number | null
    image: string | null
    more_images: Generated<string[]>
    /** 0: there is nothing to send. */
    weight_g: number | null
    fits: string[]
    variants: JSONColumnType<unknown[]>
    rating: number | null
    rating_count: Generated<number>
    hidden: Generated<boolean>
  }
  cart_lines: {
    id: Generated<number>
    user_id: number
    product_id: number
    count: number
    bike_slug: string | null
    order_bike_id: number | null
    created_at: Generated<Date>
  }
  cart_merges: { user_id: number; key: string; message: string | null; merged_at: Generated<Date> }
}
