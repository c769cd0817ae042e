import type { Generated } from 'kysely'

export interface ReadyMadeTables {
  ready_made_builds: {
    bike_id: number
    title: string
    /** The sentence below the title. */
    text: string
    colour_id: number
    /** The chosen parts, without the bike's standard ones. */
    part_ids: Generated<number[]>
  }
}
