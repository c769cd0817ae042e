import { COLOUR_TYPES } from '@nireeka/contracts'
import { RULE_KINDS } from '@nireeka/contracts/api'

import type { Db } from '../src/platform/database/open-database.ts'
import { seedBikeProducts } from './bike-products.ts'
import data from './configurator.json' with { type: 'json' }
import { seedPartFacts } from './part-facts.ts'
import { seedSampleBuilds } from './sample-builds.ts'

const CHOICES = ['single', 'multi'] as const

export async function seedConfigurator(db: Db) {
  await db
    .insertInto('bikes')
    .values(data.bikes.map(({ performance, ...bike }) => ({ ...bike, ...performance })))
    .execute()
  await db.insertInto('bike_sizes').values(data.sizes).execute()
  await db
    .insertInto('slots')
    .values(data.slots.map((slot) => ({ ...slot, choice: oneOf(CHOICES, slot.choice) })))
    .execute()
  await seedParts(db)
  await db
    .insertInto('build_rules')
    .values(data.rules.map((rule) => ({ ...rule, kind: oneOf(RULE_KINDS, rule.kind) })))
    .execute()
  await seedColours(db)
  await seedPartFacts(db)
  await seedBikeProducts(db)
  await seedSampleBuilds(db)
}

async function seedParts(db: Db) {
  const parts = data.parts.map(({ performance, bike_ids: _bikes, default_bike_ids: _defaults, ...part }) => ({
    ...part,
    ...performance,
  }))
  const offers = data.parts.flatMap((part) =>
    part.bike_ids.map((bikeId) => ({
      bike_id: bikeId,
      part_id: part.id,
      is_default: part.default_bike_ids.includes(bikeId),
    })),
  )
  await db.insertInto('parts').values(parts).execute()
  await db.insertInto('bike_parts').values(offers).execute()
}

async function seedColours(db: Db) {
  const colours = data.colours.map((colour) => ({ ...colour, type: oneOf(COLOUR_TYPES, colour.type) }))
  const offers = data.availability.flatMap(({ size_id, colour_ids, undated_colour_ids }) =>
    colour_ids.map((colour_id) => ({
      size_id,
      colour_id,
      is_dated: !undated_colour_ids.includes(colour_id),
    })),
  )
  await db.insertInto('colours').values(colours).execute()
  await db.insertInto('size_colours').values(offers).execute()
}

/** Returns the value if it is one of the allowed texts, which JSON can't type; throws otherwise. */
function oneOf<T extends string>(allowed: readonly T[], value: string): T {
  const found = allowed.find((one) => one === value)
  if (!found) throw new Error(`${value} is none of ${allowed.join(', ')}`)
  return found
}
