import * as z from '@nireeka/contracts/zod'

import { BIKE_PIECE_NAMES } from '../bike-pieces.ts'
import { BIKE_FIELDS, namesOneBike, ONE_BIKE } from './bike-fields.ts'
import { answerOf, filled, Id } from './common.ts'
import { Spare } from './spares.ts'

/** Query of GET /api/spares/exploded: a bike's slug. */
export const ExplodedQuery = z.strictObject({ bike: filled(60) })

/** Query of GET /api/spares/exploded/for-bike: one delivered bike, or a member's own, as for the list of its spares. */
export const ExplodedBikeQuery = z.strictObject(BIKE_FIELDS).refine(namesOneBike, ONE_BIKE)

/** A spare part in the exploded view. `pieces`: the pieces of the bike's model that it is or belongs to. */
const ExplodedSpare = Spare.pick({
  id: true,
  number: true,
  title: true,
  description: true,
  family: true,
  price: true,
  image: true,
  stock: true,
  availability: true,
  fit_level: true,
}).extend({ pieces: z.array(z.enum(BIKE_PIECE_NAMES)).min(1) })

/**
 * The bike of an exploded view: a model, or one bike as it is built, with the ids of the configurator's parts on it. Its
 * colour is told to its owner alone.
 */
const ExplodedBike = z.strictObject({
  slug: z.string(),
  title: z.string(),
  built: z
    .strictObject({
      size: z.string(),
      year: z.int(),
      part_ids: z.array(Id),
      colour: z.strictObject({ id: Id, ral: z.array(z.string()) }).nullable(),
    })
    .nullable(),
})

/**
 * Answer of GET /api/spares/exploded and /api/spares/exploded/for-bike: the spares that fit and have a piece, by their
 * numbers; of very many, the first thousand.
 */
export const ExplodedAnswer = answerOf(z.strictObject({ bike: ExplodedBike, spares: z.array(ExplodedSpare) }))
export type ExplodedData = z.infer<typeof ExplodedAnswer>['data']
