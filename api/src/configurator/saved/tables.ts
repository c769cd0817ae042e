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
    saved_at: Date
  }
}
