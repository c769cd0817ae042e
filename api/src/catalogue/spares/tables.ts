import type { ColumnType, Generated } from 'kysely'

/** A column that only triggers write. */
type Shown<T> = ColumnType<T, never, never>

export interface SpareTables {
  spare_families: { code: string; position: number; title: string; description: string; image: string | null }
  /** The columns that a spare part has in addition to its product's. */
  spares: {
    product_id: number
    family_code: string
    fit_level: 'owner' | 'dealer'
    torque_nm: number | null
    year_from: number
    year_to: number | null
    superseded_by: number | null
    is_discontinued: Generated<boolean>
    drawing_position: number | null
    /** On which condition it fits the bikes that it is for; null for none. */
    fit_condition: Generated<string | null>
    note: string | null
    /** The configurator's parts that it is or belongs to; empty when it is on every bike that it fits. */
    part_ids: Generated<number[]>
    /** The pieces of the bike's model that it is or belongs to (BIKE_PIECES); empty for what isn't on a bike. */
    pieces: Generated<string[]>
    /** The names of the frame sizes that it fits; empty for all. */
    sizes: Generated<string[]>
    also_called: Generated<string[]>
    keywords: string
  }
  /** A row for each spare that is shown, as lists read it. Triggers write it. */
  spare_list: {
    product_id: Shown<number>
    number: Shown<string>
    family_code: Shown<string>
    bikes: Shown<string[]>
    /** Whether it can be had now. */
    is_in_stock: Shown<boolean>
    search: Shown<string>
    /** The model years, frame sizes and configurator's parts of the bikes that it fits; no size or part is all. */
    years: Shown<string>
    sizes: Shown<string[]>
    part_ids: Shown<number[]>
  }
  /**
   * How many rows of `spare_list` are alike in all that lists filter by; the sum of the rows of such a kind is the number.
   * Triggers write it.
   */
  spare_counts: {
    family_code: Shown<string>
    bikes: Shown<string[]>
    is_in_stock: Shown<boolean>
    years: Shown<string>
    sizes: Shown<string[]>
    part_ids: Shown<number[]>
    count: Shown<number>
  }
  /** How the number of a spare, shown or not, may be written. Triggers write it. */
  spare_numbers: { spelling: Shown<string>; product_id: Shown<number>; is_whole: Shown<boolean> }
}
