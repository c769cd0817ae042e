import type { Generated } from 'kysely'

export interface SavedBikeTables {
  saved_bikes: {
    id: Generated<number>
    user_id: number
    bike_id: number
    /** Null: still open. */
    size_id: number | null
    colour_id: number | null
    /** In order, without the bike's own. */
    part_ids: number[]
    ral: Generated<string[]>
    /** What its member calls it. */
    name: Generated<string | null>
    saved_at: Date
  }
}
