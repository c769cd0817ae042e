import type { Generated } from 'kysely'

export interface SavedBikeTables {
  saved_bikes: {
    id: Generated<number>
    user_id: number
    bike_id: number
    /** The chosen size; null while none is chosen. */
    size_id: number | null
    colour_id: number | null
    /** The chosen parts in order, without the bike's standard ones. */
    part_ids: number[]
    ral: Generated<string[]>
    /** The name that the member gave the build. */
    name: Generated<string | null>
    saved_at: Date
  }
}
