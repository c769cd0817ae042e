import type { ColumnType } from 'kysely'

/** A column of a database view, which can only be selected. */
type Shown<T> = ColumnType<T, never, never>

export interface AccessoryTables {
  /** A view of the accessories on sale, one row each: the lowest price and the total stock of its variants. */
  accessory_cards: {
    id: Shown<number>
    title: Shown<string>
    description: Shown<string>
    category: Shown<string>
    price_cents: Shown<number>
    image: Shown<string | null>
    stock: Shown<number | null>
    rating: Shown<number | null>
    rating_count: Shown<number>
    has_variants: Shown<boolean>
    fits_bikes: Shown<string[]>
    colours: Shown<string[]>
    added_on: Shown<Date>
  }
}
