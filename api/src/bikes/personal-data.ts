import { sql } from 'kysely'

import { ownedBy, type PersonalRules, SECRET } from '../platform/index.ts'
import type { BikesTables } from './tables.ts'

const CATALOGUE = 'What can be built.'
const WARRANTY = 'The bike itself, for its warranty and a recall; the account has no name any more.'

export const bikesPersonalData: PersonalRules<BikesTables> = {
  saved_bikes: {
    of: ownedBy('user_id'),
    onMerge: { moves: ['user_id'], shownAs: 'saved_bikes' },
    onDeletion: 'delete',
  },
  order_bikes: {
    of: ownedBy('user_id'),
    onMerge: { moves: ['user_id'], shownAs: 'bikes' },
    onDeletion: { keeps: { user_id: WARRANTY, serial_number: WARRANTY, lights: WARRANTY, ral: WARRANTY } },
  },
  bike_pages: CATALOGUE,
  size_alerts: {
    of: ({ email }) => sql`email = ${email}`,
    leftOut: { key: SECRET },
    onMerge: { movesEmail: 'email', once: ['size_id'] },
    onDeletion: 'delete',
  },
  bike_parts: CATALOGUE,
  bike_sizes: CATALOGUE,
  bike_stills: CATALOGUE,
  bikes: CATALOGUE,
  build_rules: CATALOGUE,
  colours: CATALOGUE,
  parts: CATALOGUE,
  ready_made_builds: CATALOGUE,
  sample_builds: CATALOGUE,
  size_colours: CATALOGUE,
  slots: CATALOGUE,
}
