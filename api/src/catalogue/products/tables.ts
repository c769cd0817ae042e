import type { Generated, JSONColumnType } from 'kysely'

export interface ProductTables {
  products: {
    id: Generated<number>
    kind: string
    number: string | null
    title: string
    description: string
    category: string
    price_cents: number
    /** Pieces in stock; null for unlimited stock. */
    stock: number | null
    image: string | null
    more_images: Generated<string[]>
    /** The weight in grams; 0 when nothing has to be shipped. */
    weight_g: number | null
    fits: string[]
    variants: JSONColumnType<unknown[]>
    rating: number | null
    rating_count: Generated<number>
    hidden: Generated<boolean>
    /** The product that this one is a variant of; null for a product of its own. */
    parent_id: Generated<number | null>
    /** The options that distinguish a variant from its siblings: { Size: 'M' }. */
    options: Generated<Record<string, string>>
    fits_bikes: Generated<string[]>
    colours: Generated<string[]>
    specifications: JSONColumnType<Array<{ label: string; value: string }>, string | undefined>
    goes_with: Generated<number[]>
    restock_on: Generated<Date | null>
    no_air: Generated<boolean>
    added_on: Generated<Date>
    /** The bike that a product of kind bike or upgrade belongs to; such products are only bought with a build. */
    bike_id: Generated<number | null>
    /** Counts what admins change; the database adds one with every change but of stock and rating. */
    version: Generated<number>
    /** The idempotency key of the call that made it. */
    created_key: Generated<string | null>
  }
}
