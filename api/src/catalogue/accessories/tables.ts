import type { ColumnType } from 'kysely'

/** Of a view: only read. */
type Shown<T> = ColumnType<T, never, never>

export interface AccessoryTables {
  /** The accessories on sale, each once: the lowest price and all the stock of what it comes in. */
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
