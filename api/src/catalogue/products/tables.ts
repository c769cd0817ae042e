import type { Generated, JSONColumnType } from 'kysely'

export interface ProductTables {
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
    /** Null: not a variant of another. */
    parent_id: Generated<number | null>
    /** What it is of its parent's variants: { Size: 'M' }. */
    options: Generated<Record<string, string>>
    fits_bikes: Generated<string[]>
    colours: Generated<string[]>
    specifications: JSONColumnType<Array<{ label: string; value: string }>, string | undefined>
    goes_with: Generated<number[]>
    restock_on: Generated<Date | null>
    no_air: Generated<boolean>
    added_on: Generated<Date>
    /** Of kind bike or upgrade: which bike. Neither is bought without a build. */
    bike_id: Generated<number | null>
  }
}
